//! The `raddle` command.

use clap::Parser;
use raddle::args::{
    AlgorithmChoice, CheckArgs, Cli, Color, Command, CompareArgs, Emit, InputArgs, OutputArgs, PageArgs, PassesArgs,
    ReplayArgs, RunArgs, SliceArgs, TestArgs, TestOneArgs,
};
#[cfg(feature = "cluster")]
use raddle::args::{StatusArgs, WorkerArgs};
#[cfg(feature = "cluster")]
use raddle::check::goes_on;
use raddle::check::{Setting, check};
use raddle::checkpoint::{self, Checkpoint, Resumed};
#[cfg(feature = "cluster")]
use raddle::cluster::{self, Cluster};
use raddle::debugger::{self, Debugger, Reply};
use raddle::failure::Failure;
use raddle::input::{Loaded, Text};
use raddle::outputs::{Checked, Outputs, Written};
use raddle::profile::Recorder;
use raddle::progress::Progress;
use raddle::properties::Guidance;
use raddle::resume::ResumeArgs;
#[cfg(feature = "cluster")]
use raddle::status::Status;
use raddle::suite::Answer;
use raddle::{
    compare, entry, honours, input, panics, passes, properties, replay, replay_page, run, slice, suite, symbolic,
    system,
};
use raddle_report::{Diagnostic, Palette, Report, Sources, TestStatus, Verdict};
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
        #[cfg(feature = "cluster")]
        Command::Worker(args) => (do_worker(args), args.color),
        #[cfg(feature = "cluster")]
        Command::Status(args) => (do_status(args), args.color),
        Command::Run(args) => (do_run(args), args.color),
        Command::Replay(args) => (do_replay(args), args.color),
        Command::Test(args) => (do_test(args), args.color),
        Command::TestOne(args) => (do_test_one(args), Color::Never),
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
    load_text(input::read(args, colored_stderr(color))?, args)
}

/// The same with a program that has been read.
fn load_text(text: Text, args: &InputArgs) -> Result<Loaded, Failure> {
    let prepared = input::module(&text, args)?;
    let loaded = input::translate(text, prepared, args)?;
    eprint(&loaded.messages);
    Ok(loaded)
}

/// Loads the program, to look for some properties.
fn load_for(args: &InputArgs, asked: Guidance, color: Color) -> Result<Loaded, Failure> {
    guided(load(args, color)?, asked)
}

/// Loads the program, to search for some properties.
fn load_to_search(text: Text, args: &InputArgs, asked: Guidance) -> Result<Loaded, Failure> {
    let loaded = input::load_to_search(text, args)?;
    eprint(&loaded.messages);
    guided(loaded, asked)
}

/// A program, to look for some properties.
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
    with_outputs(args, || {
        honours::check(args.algorithm, &args.input, &args.search)?;
        honours::check_companions(args)?;
        check_text(args, input::read(&args.input, colored_stderr(args.color))?)
    })
}

/// What a check came to, with what else is needed to show it.
struct Shown {
    report: Report,
    sources: Sources,
    /// The text of a program that came from standard input.
    stdin: Option<String>,
}

/// Does a check, and shows what came of it on standard output and in all files that were asked for, whatever that is.
fn with_outputs(args: &CheckArgs, check: impl FnOnce() -> Result<Shown, Failure>) -> Result<u8, Failure> {
    let outputs = Outputs::open(&args.outputs, &args.input.files, args.json)?;
    args.page.prepare()?;
    let shown = match check() {
        Ok(shown) => shown,
        Err(failure) => {
            print_written(&outputs.write_failure(&args.input, &failure)?);
            return Err(failure);
        }
    };
    let Shown { report, sources, stdin } = &shown;
    if args.json {
        print(&report.to_json());
    } else if !outputs.takes_stdout() {
        let palette = Palette { full: args.view.full, ..system::palette_stdout(args.color) };
        print(&report.to_text(sources, palette));
    }
    args.page.write(|| report.to_html(sources))?;
    print_written(&outputs.write(&args.input, &Checked { report, sources, stdin: stdin.as_deref() })?);
    Ok(report.verdict.exit_code())
}

fn print_written(written: &Written) {
    print(&written.stdout);
    eprint(&written.notes);
}

/// Checks a program that has been read.
fn check_text(args: &CheckArgs, text: Text) -> Result<Shown, Failure> {
    match args.algorithm == AlgorithmChoice::Symbolic {
        true => check_by_formula(args, text),
        false => check_by_search(args, text),
    }
}

fn check_by_search(args: &CheckArgs, text: Text) -> Result<Shown, Failure> {
    let asked = Guidance::or_else(&args.property, Guidance::by_itself(args.algorithm));
    properties::check(asked.properties, &args.search)?;
    let mut loaded = load_to_search(text, &args.input, asked)?;
    let interrupt = Some(system::on_interrupt()?);
    let words: Vec<OsString> = std::env::args_os().collect();
    let begin = |file: &PathBuf| Checkpoint::begin(file, args.checkpoint_every(), &words, &loaded);
    let checkpoint = args.checkpoint.as_ref().map(begin).transpose()?;
    let checkpoint = checkpoint.as_ref();
    #[cfg(feature = "cluster")]
    let cluster = Cluster::begin(args, &words, note)?;
    let setting = Setting {
        checkpoint,
        interrupt,
        #[cfg(feature = "cluster")]
        cluster: cluster.as_ref(),
        ..setting(args)
    };
    let shown = search(&mut loaded, args, setting)?;
    // Whoever asks again before this gets the same answer.
    #[cfg(feature = "cluster")]
    if let Some(cluster) = cluster.filter(|_| !shown.report.stop.as_ref().is_some_and(goes_on))
        && let Err(failure) = cluster.forget()
    {
        eprint(&failure.to_text(system::palette_stderr(args.color)));
    }
    Ok(shown)
}

/// Something that a person should know while a search goes on.
#[cfg(feature = "cluster")]
fn note(line: &str) {
    eprint(&format!("note: {line}\n"));
}

#[cfg(feature = "cluster")]
fn do_worker(args: &WorkerArgs) -> Result<u8, Failure> {
    cluster::worker(args, system::on_interrupt()?, note)?;
    Ok(Verdict::Verified.exit_code())
}

#[cfg(feature = "cluster")]
fn do_status(args: &StatusArgs) -> Result<u8, Failure> {
    /// Workers say something every second.
    const LISTEN: std::time::Duration = std::time::Duration::from_millis(1500);
    let server = cluster::connect(&args.server)?;
    let (searches, workers) = server.status(LISTEN)?;
    let status = Status { searches, workers };
    if let Some(id) = &args.forget {
        if !status.searches.iter().any(|search| search.id == *id) {
            let diagnostic = Diagnostic::error(format!("--forget: there is no search {id} on this server"));
            return Err(diagnostic.help("see which there are: leave out --forget").into());
        }
        server.forget(std::slice::from_ref(id))?;
        print(&format!("removed {id}\n"));
    } else if args.json {
        print(&status.to_json());
    } else {
        print(&status.to_text());
    }
    Ok(Verdict::Verified.exit_code())
}

fn do_resume(args: &ResumeArgs) -> Result<u8, Failure> {
    let resumed = checkpoint::read(&args.file)?;
    let asked = args.over(resumed.args.clone(), resumed.pieces.random_schedules())?;
    with_outputs(&asked, || go_on(args, &asked, &resumed))
}

fn go_on(args: &ResumeArgs, asked: &CheckArgs, resumed: &Resumed) -> Result<Shown, Failure> {
    honours::check(asked.algorithm, &asked.input, &asked.search)?;
    let mut loaded = input::load_again(resumed.module.clone(), &resumed.header, &asked.input)?;
    let guidance = Guidance::or_else(&asked.property, Guidance::by_itself(asked.algorithm));
    if guidance != loaded.guidance {
        loaded.guide(guidance)?;
    }
    let checkpoint = Checkpoint::go_on(&args.file, asked.checkpoint_every(), resumed)?;
    let setting = Setting {
        interrupt: Some(system::on_interrupt()?),
        checkpoint: Some(&checkpoint),
        resumed: Some(resumed),
        ..setting(asked)
    };
    search(&mut loaded, asked, setting)
}

/// What the command line says about how bugs are told.
fn setting(args: &CheckArgs) -> Setting<'static> {
    Setting { show_output: args.show_output, minimise: !args.no_minimise, ..Setting::default() }
}

/// Searches, and says how far it has come while somebody watches.
fn search(loaded: &mut Loaded, args: &CheckArgs, setting: Setting<'_>) -> Result<Shown, Failure> {
    let recorder = Recorder::default();
    let setting = Setting { recorder: args.page.html.is_some().then_some(&recorder), ..setting };
    let mut progress = Progress::on_terminal();
    let (mut report, sources) = check(loaded, args.algorithm, &args.search, setting, &mut progress)?;
    progress.clear();
    if args.verbose {
        report.notes.extend(loaded.loop_notes());
    }
    Ok(Shown { report, sources, stdin: loaded.places.stdin().map(str::to_string) })
}

fn check_by_formula(args: &CheckArgs, text: Text) -> Result<Shown, Failure> {
    honours::check_symbolic(args)?;
    let mut loaded = load_text(text, &args.symbolic_input())?;
    let setting = Setting { interrupt: Some(system::on_interrupt()?), ..setting(args) };
    let mut progress = Progress::on_terminal();
    let (report, sources) = symbolic::check(&mut loaded, &args.search, args.symbolic, setting, &mut progress)?;
    progress.clear();
    Ok(Shown { report, sources, stdin: loaded.places.stdin().map(str::to_string) })
}

fn do_test(args: &TestArgs) -> Result<u8, Failure> {
    let interrupt = system::on_interrupt()?;
    let asked = OutputArgs { sarif: args.sarif.clone(), junit: args.junit.clone(), ..OutputArgs::default() };
    let outputs = Outputs::open(&asked, &args.files, args.json)?;
    let for_people = !args.json && !outputs.takes_stdout();
    let palette = if for_people { system::palette_stdout(args.color) } else { Palette::PLAIN };
    let suite = suite::run(args, interrupt, palette, &mut |line| {
        if for_people {
            print(line);
        }
    })?;
    if for_people {
        for test in suite.tests.iter().filter(|test| !test.text.is_empty() && test.status != TestStatus::Passed) {
            print(&format!("\n──── {} ────\n\n{}", test.name(), test.text));
        }
        print(&format!("\n{}", suite.to_summary(palette)));
    } else if args.json {
        print(&suite.to_json());
    }
    print_written(&outputs.write_suite(&suite, &suite::sources(&suite))?);
    Ok(suite.worst().exit_code())
}

/// One test, for another process of ours. It ends when its standard input does.
fn do_test_one(args: &TestOneArgs) -> Result<u8, Failure> {
    std::thread::spawn(|| {
        let _ = std::io::copy(&mut std::io::stdin().lock(), &mut std::io::sink());
        system::interrupt();
    });
    let mut palette = Palette::PLAIN;
    palette.color = args.colored;
    let answer = answer(args, palette).unwrap_or_else(|failure| Answer::failure(&failure, palette));
    print(&answer.line());
    Ok(Verdict::Verified.exit_code())
}

fn answer(args: &TestOneArgs, palette: Palette) -> Result<Answer, Failure> {
    let asked = suite::parse_check(&args.words)?;
    honours::check(asked.algorithm, &asked.input, &asked.search)?;
    honours::check_companions(&asked)?;
    let text = input::read(&asked.input, palette.color)?;
    if asked.input.entry.is_none() {
        let tests = entry::tests(&input::as_read(&text, &asked.input)?);
        match (tests.is_empty(), args.list) {
            (false, _) => return Ok(Answer::Tests(tests)),
            (true, true) => return Ok(Answer::NoTests),
            (true, false) => {}
        }
    }
    let Shown { report, sources, .. } = check_text(&asked, text)?;
    Ok(Answer::Report { json: report.to_json(), text: report.to_text(&sources, palette) })
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
    if args.interactive || args.until.is_some() {
        return look_around(loaded, args);
    }
    let palette = Palette { full: args.view.full, ..system::palette_stdout(args.color) };
    let (text, failed) = replay::replay(&loaded, &args.token, palette)?;
    if args.page.html.is_some() {
        let page = replay_page::page(&loaded, &args.token)?;
        args.page.write(|| page)?;
    }
    print(&text);
    let verdict = if failed { Verdict::Bug } else { Verdict::Verified };
    Ok(verdict.exit_code())
}

/// A schedule step by step, as commands on standard input say; or what is to be seen at one step.
fn look_around(loaded: Loaded, args: &ReplayArgs) -> Result<u8, Failure> {
    let (loaded, token, note) = debugger::with_variables(loaded, &args.input, &args.token)?;
    let mut debugger = Debugger::new(&loaded, token.schedule, token.shows, system::palette_stdout(args.color));
    if let Some(note) = note {
        eprint(&format!("note: {note}\n"));
    }
    if let Some(step) = args.until {
        if let Reply::Text(_) = debugger.execute(&format!("goto {step}")) {
            let steps = debugger.execute("steps");
            let Reply::Text(steps) = steps else { return Ok(0) };
            print(&format!("{steps}\n{}", debugger.snapshot()));
        }
        return Ok(0);
    }
    print(&debugger.greeting());
    let mut lines = std::io::stdin().lines();
    loop {
        print(&debugger.prompt());
        let Some(line) = lines.next() else { break };
        let line = line.map_err(|error| Diagnostic::error(format!("cannot read a command: {error}")))?;
        match debugger.execute(&line) {
            Reply::Text(text) => print(&text),
            Reply::Quit => break,
        }
    }
    Ok(0)
}

fn do_compare(args: &CompareArgs) -> Result<u8, Failure> {
    let asked = Guidance::or_else(&args.property, Guidance::NONE);
    properties::check(asked.properties, &args.search)?;
    let text = input::read(&args.input, colored_stderr(args.color))?;
    let mut loaded = load_to_search(text, &args.input, asked)?;
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
    print(&passes::passes(input::as_read(&text, &args.input)?, args)?);
    Ok(Verdict::Verified.exit_code())
}

fn do_slice(args: &SliceArgs) -> Result<u8, Failure> {
    let text = input::read(&args.input, colored_stderr(args.color))?;
    eprint(&text.messages);
    let report = slice::slice(&text, args)?;
    if let Some(file) = &args.html {
        PageArgs { html: Some(file.clone()) }.write(|| report.to_html())?;
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
