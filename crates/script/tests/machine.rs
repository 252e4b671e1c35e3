//! The contract of `Machine`, on random scripts: rewinding restores the state, repeating gives the same steps, and a ready
//! thread does what it shows.

use raddle_base::Random;
use raddle_script::{Mix, ScriptMachine, random_script};
use raddle_trace::{Machine, Pending, ThreadId, Transition};

fn pick(machine: &ScriptMachine<'_>, random: &mut Random) -> Option<Transition> {
    let ready = machine.ready();
    let thread = ready.iter().nth(random.below(ready.len() as u64) as usize)?;
    let Pending::Ready(operation) = machine.pending(thread) else { panic!("{thread} is ready") };
    let mut choice = operation.choices.first();
    while let Some(next) = operation.choices.after(choice) {
        if random.below(2) == 0 {
            break;
        }
        choice = next;
    }
    Some(Transition { thread, choice })
}

/// Everything that can be seen of a state.
fn look(machine: &ScriptMachine<'_>) -> String {
    let threads = machine.threads();
    let shown: Vec<_> = threads.iter().map(|t: ThreadId| machine.pending(t)).collect();
    format!("{:x} {threads:?} {:?} {shown:?}", machine.fingerprint(), machine.ready())
}

#[test]
fn machines_keep_the_contract() {
    let mut random = Random::new(3);
    for _ in 0..2000 {
        let script = random_script(&mut random, Mix::ALL);
        let mut machine = ScriptMachine::new(&script);
        machine.start();
        let mut path = vec![(machine.mark(), look(&machine))];
        let mut steps = Vec::new();
        while let Some(transition) = pick(&machine, &mut random) {
            let Pending::Ready(shown) = machine.pending(transition.thread) else { panic!("ready") };
            let (kind, accesses) = (shown.kind, shown.accesses.to_vec());
            let step = machine.step(transition);
            assert_eq!(step.kind, kind);
            if !kind.is_block() {
                assert_eq!(step.accesses, accesses);
            }
            steps.push((transition, format!("{step:?}")));
            path.push((machine.mark(), look(&machine)));
        }
        // Back to a state in the middle, forward again, and all the way back.
        let middle = random.below(path.len() as u64) as usize;
        machine.rewind(path[middle].0);
        assert_eq!(look(&machine), path[middle].1);
        for (index, (transition, expected)) in steps.iter().enumerate().skip(middle) {
            assert_eq!(format!("{:?}", machine.step(*transition)), *expected);
            assert_eq!(look(&machine), path[index + 1].1);
        }
        for (mark, expected) in path.iter().rev() {
            machine.rewind(*mark);
            assert_eq!(look(&machine), *expected);
        }
    }
}
