//! Runs a paper's program, as a script, and prints counts and speed: `papers readers 10 [algorithm [order]]`.

use raddle_explore::{Algorithm, Options, Unobserved, explore};
use raddle_script::{Script, ScriptMachine, papers};
use std::time::Instant;

fn program(name: &str, n: usize) -> Option<Script> {
    Some(match name {
        "readers" => papers::readers(n),
        "lastzero" => papers::lastzero(n),
        "casrot" => papers::casrot(n),
        "ainc" => papers::ainc(n),
        "lastwrite" => papers::lastwrite(n),
        "floating-read" => papers::floating_read(n),
        "fib-bench" => papers::fib_bench(n),
        "sigma" => papers::sigma(n),
        "chain" => papers::control_flow_chain(n),
        "wakeup-stress" => papers::wakeup_stress(n),
        "control-flow" => papers::control_flow(n),
        "opt-lock" => papers::opt_lock(n),
        "reorder" => papers::reorder(n),
        "critical-sections" => papers::critical_sections(n),
        "long-prefix" => papers::long_prefix(7, n),
        _ => return None,
    })
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let argument = |at: usize| arguments.get(at).map_or("", String::as_str);
    let Some(script) = argument(1).parse().ok().and_then(|n| program(argument(0), n)) else {
        eprintln!("usage: papers PROGRAM N [ALGORITHM [ORDER [all]]]");
        std::process::exit(2);
    };
    let named = Algorithm::ALL.into_iter().find(|algorithm| algorithm.name() == argument(2));
    let algorithm = named.unwrap_or(Algorithm::Optimal);
    let order = argument(3).parse().unwrap_or(0);
    let options = Options { order, handle_all_races: argument(4) == "all", ..Options::default() };
    let started = Instant::now();
    let summary = explore(&mut ScriptMachine::new(&script), algorithm, &options, &mut Unobserved);
    let seconds = started.elapsed().as_secs_f64();
    let counters = summary.counters;
    println!("{counters:?}");
    println!(
        "{} executions in {seconds:.3} s: {:.0}/s, {:.0} ns per event",
        counters.executions(),
        counters.executions() as f64 / seconds,
        seconds * 1e9 / counters.events as f64
    );
}
