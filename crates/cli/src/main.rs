//! The `raddle` command.

use clap::Parser;
use raddle::args::{
    AlgorithmChoice, CheckArgs, Cli, Color, Command, CompareArgs, Emit, InputArgs, PassesArgs, ReplayArgs, RunArgs,
    SliceArgs,
};
use raddle::check::{Setting, check};
use raddle::checkpoint::{self, Checkpoint};
use raddle::failure::Failure;
use raddle::input::Loaded;
use raddle::progress::Progress;
use raddle::properties::Guidance;
use raddle::resume::ResumeArgs;
use raddle::{compare, honours, input, panics, passes, properties, replay, run, slice, symbolic, system};
use raddle_report::{Diagnostic, Report, Sources, Verdict};
use std::ffi::OsString;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::Ordering;

fn main() -> ExitCode {
    panics::end_as_own_bugs();
    #[cfg(feature = "sabotage")]
    if std::env::var("RADDLE_SABOTAGE").as_deref() == Ok("list") {
        for (_, name, profiles) in raddle_base::sabotage::INGREDIENTS {
            print(&format!("{name} {profiles}\n"));
        }
        return ExitCode::SUCCESS;
    }
    // Bad usage ends the process here, with code 2 and a hint.
    let cli = Cli::parse();
    let (result, color) = match &cli.command {
        Command::Check(args) => (do_check(args), args.color),
        Command::Resume(args) => (do_resume(args), args.color),
        Command::Run(args) => (do_run(args), args.color),
        Command::Replay(args) => (do_replay(args), args.color),
        Command::Compare(args) => (do_compare(args), args.color),
        Command::Passes(args) => (do_passes(args), args.color),
        Command::Slice(args) => (do_slice(args), args.color),
    };
    match result {
        Ok(code) => ExitCode::from(code),
        Err(failure) => {
            eprint(&failure.to_text(system::palette_stderr(color)));
            ExitCode::from(failure.exit_code)
        }
    }
}

fn colored_stderr(color: Color) -> bool {
    system::palette_stderr(color).color
}

/// Loads the program; what clang says about it goes to standard error as it is.
fn load(args: &InputArgs, color: Color) -> Result<Loaded, Failure> {
    let loaded = input::load(args, colored_stderr(color))?;
    eprint(&loaded.messages);
    Ok(loaded)
}

/// Loads the program, to look for some properties.
fn load_for(args: &InputArgs, asked: Guidance, color: Color) -> Result<Loaded, Failure> {
    guided(load(args, color)?, asked)
}

/// Loads the program, to search for some properties.
fn load_to_search(args: &InputArgs, asked: Guidance, color: Color) -> Result<Loaded, Failure> {
    let loaded = input::load_to_search(args, colored_stderr(color))?;
    eprint(&loaded.messages);
    guided(loaded, asked)
}

fn guided(mut loaded: Loaded, asked: Guidance) -> Result<Loaded, Failure> {
    if asked != loaded.guidance {
        loaded.guide(asked)?;
    }
    Ok(loaded)
}

fn do_check(args: &CheckArgs) -> Result<u8, Failure> {
    if let Some(form) = args.emit {
        let text = input::read(&args.input, colored_stderr(args.color))?;
        eprint(&text.messages);
        match form {
            Emit::Ll => print(&text.ll()),
            Emit::Ir => print(&input::module(&text, &args.input)?.module.to_string()),
        }
        return Ok(Verdict::Verified.exit_code());
    }
    honours::check(args.algorithm, &args.input, &args.search)?;
    if args.algorithm == AlgorithmChoice::Symbolic {
        return do_symbolic(args);
    }
    let asked = Guidance::or_else(&args.property, Guidance::by_itself(args.algorithm));
    properties::check(asked.properties, &args.search)?;
    let mut loaded = load_to_search(&args.input, asked, args.color)?;
    let interrupt = Some(system::on_interrupt()?);
    let words: Vec<OsString> = std::env::args_os().collect();
    let begin = |file: &PathBuf| Checkpoint::begin(file, args.checkpoint_every, &words, &loaded);
    let checkpoint = args.checkpoint.as_ref().map(begin).transpose()?;
    let setting = Setting { interrupt, show_output: args.show_output, checkpoint: checkpoint.as_ref(), resumed: None };
    check_and_print(&mut loaded, args, setting)
}

fn do_resume(args: &ResumeArgs) -> Result<u8, Failure> {
    let resumed = checkpoint::read(&args.file)?;
    let asked = args.over(resumed.args.clone());
    honours::check(asked.algorithm, &asked.input, &asked.search)?;
    let mut loaded = input::load_again(resumed.module.clone(), &resumed.header, &asked.input)?;
    let guidance = Guidance::or_else(&asked.property, Guidance::by_itself(asked.algorithm));
    if guidance != loaded.guidance {
        loaded.guide(guidance)?;
    }
    let checkpoint = Checkpoint::go_on(&args.file, asked.checkpoint_every, &resumed.header);
    let setting = Setting {
        interrupt: Some(system::on_interrupt()?),
        show_output: args.show_output,
        checkpoint: Some(&checkpoint),
        resumed: Some(&resumed),
    };
    check_and_print(&mut loaded, &asked, setting)
}

/// Checks, and says what came of it.
fn check_and_print(loaded: &mut Loaded, args: &CheckArgs, setting: Setting<'_>) -> Result<u8, Failure> {
    let mut progress = Progress::on_terminal();
    let (mut report, sources) = check(loaded, args.algorithm, &args.search, setting, &mut progress)?;
    progress.clear();
    if args.verbose {
        report.notes.extend(loaded.loop_notes());
    }
    show(args, &report, &sources)
}

fn show(args: &CheckArgs, report: &Report, sources: &Sources) -> Result<u8, Failure> {
    if args.json {
        print(&report.to_json());
    } else {
        print(&report.to_text(sources, system::palette_stdout(args.color)));
    }
    Ok(report.verdict.exit_code())
}

fn do_symbolic(args: &CheckArgs) -> Result<u8, Failure> {
    honours::check_symbolic(args)?;
    let loaded = load(&args.symbolic_input(), args.color)?;
    let setting =
        Setting { interrupt: Some(system::on_interrupt()?), show_output: args.show_output, ..Setting::default() };
    let mut progress = Progress::on_terminal();
    let (report, sources) = symbolic::check(&loaded, &args.search, args.symbolic, setting, &mut progress)?;
    progress.clear();
    show(args, &report, &sources)
}

fn do_run(args: &RunArgs) -> Result<u8, Failure> {
    let loaded = load(&args.input, args.color)?;
    let outcome = run::run(&loaded, args, system::palette_stdout(args.color))?;
    print(&outcome.steps);
    print(&run::output_text(&outcome.output));
    eprint(&outcome.message);
    Ok(outcome.verdict.exit_code())
}

fn do_replay(args: &ReplayArgs) -> Result<u8, Failure> {
    let loaded = load_for(&args.input, Guidance::or_else(&args.property, Guidance::NONE), args.color)?;
    let (text, failed) = replay::replay(&loaded, &args.token, system::palette_stdout(args.color))?;
    print(&text);
    let verdict = if failed { Verdict::Bug } else { Verdict::Verified };
    Ok(verdict.exit_code())
}

fn do_compare(args: &CompareArgs) -> Result<u8, Failure> {
    let asked = Guidance::or_else(&args.property, Guidance::NONE);
    properties::check(asked.properties, &args.search)?;
    let mut loaded = load_to_search(&args.input, asked, args.color)?;
    let interrupt = Some(system::on_interrupt()?);
    let mut progress = Progress::on_terminal();
    let (comparison, contradiction) = compare::compare(&mut loaded, args, interrupt, &mut progress)?;
    progress.clear();
    if args.json {
        print(&comparison.to_json());
    } else if args.markdown {
        print(&comparison.to_markdown());
    } else {
        print(&comparison.to_text());
    }
    // The table is the answer, whatever stands in it, unless it contradicts itself or was not finished.
    if let Some(contradiction) = contradiction {
        return Err(Failure::own(contradiction));
    }
    let interrupted = interrupt.is_some_and(|flag| flag.load(Ordering::Relaxed));
    Ok(if interrupted { Verdict::Incomplete } else { Verdict::Verified }.exit_code())
}

fn do_passes(args: &PassesArgs) -> Result<u8, Failure> {
    let text = input::read(&args.input, colored_stderr(args.color))?;
    eprint(&text.messages);
    print(&passes::passes(input::as_read(&text)?, args)?);
    Ok(Verdict::Verified.exit_code())
}

fn do_slice(args: &SliceArgs) -> Result<u8, Failure> {
    let text = input::read(&args.input, colored_stderr(args.color))?;
    eprint(&text.messages);
    let report = slice::slice(&text, args)?;
    if let Some(file) = &args.html {
        std::fs::write(file, report.to_html()).map_err(|error| {
            Diagnostic::error(format!("cannot write `{}`: {error}", file.display()))
                .help("--html takes the file that the page is written to")
        })?;
        print(&format!(
            "{}
",
            report.summary()
        ));
    } else if args.json {
        print(&report.to_json());
    } else if let Some(line) = &args.why {
        print(&slice::explain(&report, line, system::palette_stdout(args.color))?);
    } else {
        print(&report.to_text(system::palette_stdout(args.color)));
    }
    Ok(Verdict::Verified.exit_code())
}

/// Writes to standard output. Nobody reading it (`raddle … | head`) is not an error of ours.
fn print(text: &str) {
    let _ = std::io::stdout().lock().write_all(text.as_bytes());
}

/// Writes to standard error, on the same terms.
fn eprint(text: &str) {
    let _ = std::io::stderr().lock().write_all(text.as_bytes());
}
