//! How many interleavings a reduction leaves.

use crate::cnf::Cnf;
use crate::gates::Lit;
use crate::search::Options;
use crate::solver::{Answer, Batsat};
use crate::steps::Steps;
use crate::thread::{Refusal, World};
use raddle_ir::{FunctionId, Module};

/// The number of schedules of whole executions that satisfy the constraints, for a program in which nothing goes wrong and that has no inputs; `None`
/// when there are more than `most`, or executions longer than the options allow. Two schedules are different if some step is taken by
/// different threads.
pub fn schedules(module: &Module, main: FunctionId, options: &Options, most: u64) -> Result<Option<u64>, Refusal> {
    let world = World::new(module, main, options)?;
    let mut steps = Steps::new(world, Cnf::new(Box::new(Batsat::default())), options.peephole)?;
    loop {
        let moves = steps.extend()?;
        if steps.moments.len() as u64 > options.depth_max {
            return Ok(None);
        }
        if steps.cnf.solve(&steps.world.gates, &[moves], &mut || false) == Answer::Unsatisfiable {
            break;
        }
    }
    // Whoever can go on does.
    let mut chosen: Vec<Lit> = Vec::new();
    for at in 0..steps.moments.len() - 1 {
        let (can, does) = (steps.moments[at].enabled.clone(), steps.moments[at].chosen.clone());
        let gates = &mut steps.world.gates;
        let (can, goes) = (gates.any(can), gates.any(does.iter().copied()));
        let on = gates.implies(can, goes);
        steps.require(on);
        chosen.extend(does);
    }
    for count in 0..=most {
        match steps.cnf.solve(&steps.world.gates, &[], &mut || false) {
            Answer::Satisfiable => steps.cnf.forbid_present(&steps.world.gates, &chosen),
            _ => return Ok(Some(count)),
        }
    }
    Ok(None)
}
