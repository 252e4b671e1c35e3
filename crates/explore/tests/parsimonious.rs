//! Optimal exploration in polynomial memory explores what optimal does with wakeup trees, and what brute force says.
//!
//! `RADDLE_SEED`, `RADDLE_SCRIPTS` and `RADDLE_SCRIPT` choose scripts, as in `searches.rs`.

mod common;

use common::{caught, run};
use raddle_base::Random;
use raddle_explore::{Algorithm, Dependence, Memory, Options, Races};
use raddle_script::{Mix, Script, papers, random_script, shrink};
use raddle_test_support::{number_from, seed_and_scripts};

/// Whether the program was left to wakeup trees; says where another algorithm finds something else. `None` if that takes too long.
fn compare(script: &Script, by: Algorithm, options: Options<'_>, executions_max: u64) -> Result<Option<bool>, String> {
    caught(|| {
        let options = Options { keep_going: true, executions_max, ..options };
        let (oracle, expected) = run(script, by, &options);
        if oracle.stopped.is_some() {
            return Ok(None);
        }
        let options = Options { memory: Memory::Polynomial, executions_max: u64::MAX, ..options };
        let (summary, traces) = run(script, Algorithm::Optimal, &options);
        let missing = expected.seen.keys().filter(|trace| !traces.seen.contains_key(trace)).count();
        let extra = traces.seen.keys().filter(|trace| !expected.seen.contains_key(trace)).count();
        let naive = summary.hand_overs.iter().any(|hand_over| hand_over.to == Algorithm::Naive);
        let twice = traces.seen.values().filter(|(count, _)| !naive && *count != 1).count();
        if missing + extra + twice > 0 {
            let all = expected.seen.len();
            return Err(format!("of {all} traces {missing} missing, {extra} unknown, {twice} repeated"));
        }
        if traces.seen.iter().any(|(trace, (_, end))| expected.seen[trace].1 != *end) {
            return Err("an execution ends in another way".to_owned());
        }
        Ok(Some(!summary.hand_overs.is_empty()))
    })?
}

/// Threads that wait, with a time limit or without, and those that wake them, and nothing that is left to wakeup trees.
fn waiting(mix: Mix) -> Mix {
    let kept_waiting_together = Mix { read_write_locks: false, semaphores: false, barriers: false, ..mix };
    let none = Mix { futexes: false, atomic: false, blocks: false, ..kept_waiting_together };
    Mix { conditions: true, locks: true, ..none }
}

#[test]
fn random_scripts_have_the_same_traces_in_polynomial_memory() {
    let (seed, scripts) = seed_and_scripts(600);
    let mut random = Random::new(seed);
    let (mut compared, mut left) = (0, 0);
    for number in 0..scripts {
        let mut mix = Mix::draw(&mut random);
        if random.below(4) == 0 {
            mix = Mix { threads: 4, length: 3 + random.below(3) as u8, ..mix };
        }
        match random.below(8) {
            0 | 1 => mix = waiting(mix),
            // Accesses that overlap in part, of steps that touch more when they find something else.
            2 => mix = Mix { atomic: true, length: 1 + random.below(3) as u8, ..Mix::MEMORY },
            _ => {}
        }
        let script = random_script(&mut random, mix);
        let dependence = Dependence { silent_writes: random.below(4) == 0, commuting_adds: random.below(2) == 0 };
        let steps_max = if random.below(3) == 0 { 1 + random.below(5) } else { Options::default().steps_max };
        let options =
            Options { order: random.below(3), dependence, races: Races::Off, steps_max, ..Options::default() };
        // Brute force can say nothing about larger ones.
        let by = if random.below(2) == 0 { Algorithm::Naive } else { Algorithm::Optimal };
        if number_from("RADDLE_SCRIPT").is_some_and(|only| only != number) {
            continue;
        }
        let compare = |script: &Script| compare(script, by, options, 3000);
        match compare(&script) {
            Ok(Some(handed_over)) => {
                compared += 1;
                left += u32::from(handed_over);
            }
            Ok(None) => {}
            Err(what) => {
                let smallest = shrink(&script, |smaller| compare(smaller).is_err());
                let smallest_what = compare(&smallest);
                panic!("seed {seed}, script {number}, {options:?}: {what}\n{smallest}\n{smallest_what:?}");
            }
        }
    }
    println!("{compared} scripts compared, {left} of them left to wakeup trees or brute force");
    assert!(compared > left * 2 || scripts < 100);
}

/// The papers' programs have the counts that they have with wakeup trees, and little is kept: wakeup trees of wakeup_stress have a node for every execution, and more.
#[test]
fn little_is_kept_of_the_papers_programs() {
    let programs = [
        papers::wakeup_stress(6),
        papers::readers(9),
        papers::lastzero(8),
        papers::casrot(6),
        papers::fib_bench(4),
        papers::floating_read(6),
        papers::opt_lock(5),
        papers::critical_sections(5),
        papers::control_flow(5),
    ];
    for script in &programs {
        let options = Options { races: Races::Off, ..Options::default() };
        let (trees, _) = run(script, Algorithm::Optimal, &options);
        let (summary, traces) = run(script, Algorithm::Optimal, &Options { memory: Memory::Polynomial, ..options });
        assert_eq!(summary.hand_overs, []);
        let (found, expected) = (summary.counters.executions(), trees.counters.executions());
        assert_eq!((found, summary.counters.sleep_set_blocked, traces.seen.len()), (expected, 0, expected as usize));
        let length = summary.counters.depth_max;
        let kept = summary.counters.wakeup_tree_max;
        assert!(kept <= 3 * length * length, "{kept} steps are kept of executions of {length}\n{script}");
    }
}
