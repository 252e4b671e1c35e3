//! Writes generated programs and what is true of them into a directory: `truth PROFILE FIRST COUNT DIRECTORY`.
//!
//! Every program is a C file; beside it is a file of lines, each with a name and a value.

use std::fmt::Write;

use raddle_oracle::{Counts, Limits, enumerate, generate, profiles};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [profile, first, count, directory] = arguments.as_slice() else {
        panic!("usage: truth PROFILE FIRST COUNT DIRECTORY");
    };
    let profile = profiles().iter().find(|known| known.name == profile).expect("a profile");
    let (first, count): (u64, u64) = (first.parse().expect("a number"), count.parse().expect("a number"));
    for seed in first..first + count {
        let program = generate(profile, seed);
        let Some(truth) = enumerate(&program, &Limits::default()) else { continue };
        let counts = |counts: Option<Counts>| match counts {
            Some(counts) => format!("{},{},{}", counts.complete, counts.assume_blocked, counts.await_blocked),
            None => "none".into(),
        };
        let faults = |faults: &std::collections::BTreeSet<(String, u32)>| -> String {
            faults.iter().map(|(kind, line)| format!("{kind}:{line}")).collect::<Vec<_>>().join(" ")
        };
        let mut text = String::new();
        let races: Vec<_> = truth.races.iter().map(|(first, second)| format!("{first}-{second}")).collect();
        let _ = writeln!(text, "arguments {}", truth.arguments.join(" "));
        let _ = writeln!(text, "faults {}", faults(&truth.faults));
        let _ = writeln!(text, "deadlock {}\nlivelock {}", truth.hangs.deadlock, truth.hangs.livelock);
        let _ = writeln!(text, "races {}", races.join(" "));
        let _ = writeln!(text, "mazurkiewicz {}", counts(truth.mazurkiewicz));
        let _ = writeln!(text, "silent {}", counts(truth.mazurkiewicz_silent));
        let _ = writeln!(text, "adds {}", counts(truth.mazurkiewicz_adds));
        let _ = writeln!(text, "reads_from {}", counts(truth.reads_from));
        for (most, within) in truth.within_preemptions.iter().enumerate() {
            let Some((within, hangs)) = within else { continue };
            let _ = writeln!(text, "within{most} {}", faults(within));
            let _ = writeln!(text, "within{most}_deadlock {}", hangs.deadlock);
            let _ = writeln!(text, "within{most}_livelock {}", hangs.livelock);
        }
        let _ = writeln!(text, "optimisable {}", program.optimisable());
        let _ = writeln!(text, "states {}", truth.states);
        let stem = format!("{directory}/{}-{seed}", profile.name);
        std::fs::write(format!("{stem}.c"), &truth.source).expect("the directory can be written");
        std::fs::write(format!("{stem}.truth"), text).expect("the directory can be written");
    }
}
