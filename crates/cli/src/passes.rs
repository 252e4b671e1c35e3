//! `raddle passes`: what is done to a program before it is executed.

use crate::args::PassesArgs;
use crate::failure::Failure;
use crate::input;
use raddle_ir::{FunctionId, LocId, Module, short_place};
use raddle_report::Diagnostic;
use std::fmt::Write;

/// The functions of a program as they were read and as they are executed, or after each pass that changed them.
pub fn passes(module: Module, args: &PassesArgs) -> Result<String, Failure> {
    // Where several files have one of this name, all of them.
    let named = |id: &FunctionId| match (&args.function, &module.functions[*id].name) {
        (Some(wanted), name) => {
            name.strip_prefix(wanted.as_str()).is_some_and(|rest| rest.is_empty() || rest.starts_with('@'))
        }
        (None, _) => true,
    };
    let shown: Vec<FunctionId> =
        module.functions.ids().filter(|id| !module.functions[*id].is_external()).filter(named).collect();
    if let (Some(name), []) = (&args.function, &shown[..]) {
        let help = "leave out `--function` to see all functions that have a body";
        return Err(Diagnostic::error(format!("the program defines no function `{name}`")).help(help).into());
    }
    // By function: the names of the passes that changed it, and its text after those that are to be shown.
    let stage = |title: String, module: &Module, id: FunctionId| {
        let text = format!("{id} = {}", module.functions[id]);
        format!("; {title}\n{}\n", with_lines(&text, module))
    };
    let mut changes: Vec<Vec<&str>> = vec![Vec::new(); module.functions.len()];
    let mut texts: Vec<String> = vec![String::new(); module.functions.len()];
    for &id in &shown {
        texts[id.0 as usize] = stage("as read".to_owned(), &module, id);
    }
    let mut watch = |pass: &'static str, module: &Module, changed: &[FunctionId]| {
        for &id in changed.iter().filter(|id| shown.contains(id)) {
            let passes = &mut changes[id.0 as usize];
            if !passes.contains(&pass) {
                passes.push(pass);
            }
            if args.each {
                // Writing to a string does not fail.
                let _ = write!(texts[id.0 as usize], "\n{}", stage(format!("after {pass}"), module, id));
            }
        }
    };
    let prepared = raddle_passes::prepare_watched(module, &input::pass_options(&args.input), &mut watch).module;
    for &id in &shown {
        let (passes, text) = (&changes[id.0 as usize], &mut texts[id.0 as usize]);
        if passes.is_empty() {
            text.push_str("\n; no pass changes it\n");
        } else if !args.each {
            let _ = write!(text, "\n{}", stage(format!("after {}", passes.join(", ")), &prepared, id));
        }
    }
    Ok(shown.iter().map(|id| texts[id.0 as usize].as_str()).collect::<Vec<_>>().join("\n"))
}

/// The text of a function with places in the user's files as comments.
fn with_lines(text: &str, module: &Module) -> String {
    let place = |number: &str| {
        let loc = module.locs.get(LocId(number.parse().ok()?))?;
        Some(short_place(module.files.get(loc.file?)?, loc.line))
    };
    let split = |line: &str, word: &str| {
        let (code, number) = line.rsplit_once(word)?;
        Some((code.to_owned(), place(number)?))
    };
    let line = |line: &str| {
        let (line, end) = line.strip_suffix(" {").map_or((line, ""), |line| (line, " {"));
        let Some((code, place)) = split(line, " at loc") else { return format!("{line}{end}") };
        // Where the loop is that an await stands for.
        match split(&code, " loop loc") {
            Some((code, around)) => format!("{code:<56} ; {place}, loop {around}"),
            None => format!("{:<56} ; {place}", format!("{code}{end}")),
        }
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}
