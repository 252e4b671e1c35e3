//! Deeper and deeper, until something goes wrong, nobody can go on, or time is up.

use crate::cnf::Cnf;
use crate::gates::Lit;
use crate::layout::Kind;
use crate::peephole::Variant;
use crate::refuse;
use crate::solver::{Answer, Solver, Statistics};
use crate::steps::Steps;
use crate::thread::{Failure, Refusal, World};
use raddle_ir::{FunctionId, InputValues, LocId, Module};
use raddle_trace::FaultKind;
use std::cell::{Cell, RefCell};

/// What to look for, and how far.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// Which interleavings are left out.
    pub peephole: Variant,
    /// The most steps that an execution is followed for.
    pub depth_max: u64,
    /// Instructions that a thread may run between two visible operations, on all ways together.
    pub local_max: u64,
    /// Inputs lie between these two, both included.
    pub inputs: Option<(i128, i128)>,
    /// Whether a deadlock goes wrong.
    pub deadlocks: bool,
}

/// A step of a counterexample.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The thread, numbered by birth.
    pub thread: usize,
    /// The function it is in.
    pub function: FunctionId,
    /// Where.
    pub loc: LocId,
    /// The thread that it chooses to wake, numbered by birth.
    pub wakes: Option<usize>,
    /// What it touches first, if anything.
    pub touches: Option<Touch>,
}

/// A byte that is touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Touch {
    /// What kind of object it is in.
    pub kind: Kind,
    /// Where in it.
    pub offset: u32,
}

/// An input of a counterexample.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Given {
    /// The values that it may have.
    pub values: InputValues,
    /// The one that it has.
    pub value: u128,
}

/// An execution in which something goes wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counterexample {
    /// The steps.
    pub steps: Vec<Step>,
    /// What each thread, numbered by birth, is given for inputs, in order.
    pub inputs: Vec<Vec<Given>>,
    /// Where each thread, numbered by birth, is in the end: before this operation, if it has another one.
    pub pending: Vec<Option<(FunctionId, LocId)>>,
    /// What goes wrong, and where. A deadlock is nowhere in particular.
    pub fault: (FaultKind, LocId),
}

/// How a search ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Something goes wrong.
    Bug(Counterexample),
    /// Nothing goes wrong, and all executions are over by then.
    Complete,
    /// Likewise, and in none do all threads come to their end.
    Empty,
    /// Nothing goes wrong up to the greatest depth.
    Bounded,
    /// Somebody asked to stop.
    Stopped,
    /// The program does something that the formula cannot say.
    Refused(Vec<Refusal>),
}

/// What a search has done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// No bug in executions of so many steps.
    pub depth: u64,
    /// Gates made.
    pub gates: usize,
    /// What the solver has done.
    pub solver: Statistics,
}

/// Searches all executions of a program from its `main` on, for all inputs. `tell` is told of each depth that is done, and says whether to
/// stop; it is asked now and then, too.
pub fn search(
    module: &Module,
    main: FunctionId,
    options: &Options,
    solver: Box<dyn Solver>,
    tell: &mut dyn FnMut(&Progress) -> bool,
) -> (Outcome, Progress) {
    let refused = refuse::all(module, main);
    if !refused.is_empty() {
        return (Outcome::Refused(refused), Progress::default());
    }
    let ends = Ends { tell: RefCell::new(tell), progress: Cell::default(), stopped: Cell::new(false) };
    let outcome = match deepen(module, main, options, solver, &ends) {
        Ok(outcome) => outcome,
        Err(_) if ends.stopped.get() => Outcome::Stopped,
        Err(refusal) => Outcome::Refused(vec![refusal]),
    };
    (outcome, ends.progress.get())
}

/// Who is told how far it is, and says whether to stop: between depths, in the solver, and while threads are unrolled.
struct Ends<'t> {
    tell: RefCell<&'t mut dyn FnMut(&Progress) -> bool>,
    progress: Cell<Progress>,
    stopped: Cell<bool>,
}

impl Ends<'_> {
    fn stop(&self) -> bool {
        let stops = (self.tell.borrow_mut())(&self.progress.get());
        self.stopped.set(self.stopped.get() | stops);
        stops
    }
}

fn deepen(
    module: &Module,
    main: FunctionId,
    options: &Options,
    solver: Box<dyn Solver>,
    ends: &Ends<'_>,
) -> Result<Outcome, Refusal> {
    let stop = || ends.stop();
    let mut world = World::new(module, main, options)?;
    world.stop = Some(&stop);
    let mut steps = Steps::new(world, Cnf::new(solver), options.peephole)?;
    loop {
        let moves = steps.extend()?;
        let at = steps.moments.len() - 2;
        let mut failures = steps.moments[at].failures.clone();
        failures.retain(|failure| options.deadlocks || failure.kind != FaultKind::Deadlock);
        // What is wild here may be in another object on the machine. So all else comes first.
        let wild = |failure: &&Failure| failure.kind == FaultKind::WildPointer;
        let bug = steps.world.gates.any(failures.iter().filter(|it| !wild(it)).map(|failure| failure.when));
        let wild = steps.world.gates.any(failures.iter().filter(wild).map(|failure| failure.when));
        let (gates, statistics) = (steps.world.gates.len(), steps.cnf.statistics());
        ends.progress.set(Progress { gates, solver: statistics, ..ends.progress.get() });
        for (question, is_bug) in [(bug, true), (wild, true), (moves, false)] {
            let answer = match question.as_constant() {
                Some(false) => Answer::Unsatisfiable,
                _ => steps.cnf.solve(&steps.world.gates, &[question], &mut || ends.stop()),
            };
            match answer {
                Answer::Satisfiable if is_bug => {
                    let found = counterexample(&steps, at);
                    // What the formula cannot say, in an execution that there is.
                    if found.fault.0 == FaultKind::Limit {
                        let what = steps.world.refused_at.get(&found.fault.1).copied();
                        let what = what.unwrap_or("more holds of one lock by one thread than are followed");
                        return Err(Refusal { loc: found.fault.1, what: what.to_string() });
                    }
                    return Ok(Outcome::Bug(found));
                }
                Answer::Satisfiable => {}
                Answer::Unsatisfiable if is_bug => steps.require(!question),
                Answer::Unsatisfiable => {
                    // Whoever assumes what never holds is told nothing.
                    let mut over = steps.all_finished(at);
                    // A deadlock that is allowed is an end like any other.
                    for failure in steps.moments[at].failures.iter().filter(|_| !options.deadlocks) {
                        if failure.kind == FaultKind::Deadlock {
                            over = steps.world.gates.or(over, failure.when);
                        }
                    }
                    let answer = steps.cnf.solve(&steps.world.gates, &[over], &mut || ends.stop());
                    return Ok(match answer {
                        Answer::Satisfiable => Outcome::Complete,
                        Answer::Unsatisfiable => Outcome::Empty,
                        Answer::Stopped => Outcome::Stopped,
                    });
                }
                Answer::Stopped => return Ok(Outcome::Stopped),
            }
        }
        let depth = ends.progress.get().depth + 1;
        ends.progress.set(Progress { depth, solver: steps.cnf.statistics(), ..ends.progress.get() });
        if ends.stop() {
            return Ok(Outcome::Stopped);
        }
        if depth >= options.depth_max {
            return Ok(Outcome::Bounded);
        }
    }
}

/// Reads an execution from a solution in which something goes wrong at a moment, or in the step from it.
fn counterexample(steps: &Steps<'_>, at: usize) -> Counterexample {
    let gates = &steps.world.gates;
    let holds = |lit: Lit| steps.cnf.value(gates, lit);
    let mut taken = Vec::new();
    let mut born = vec![0];
    let mut made = vec![0; steps.world.threads.len()];
    let number = |born: &[usize], thread: usize| born.iter().position(|&known| known == thread).unwrap_or(0);
    // A deadlock is there before the step from its moment.
    let failures = || steps.moments[at].failures.iter().filter(|failure| holds(failure.when));
    // Where the formula does not know what happens, nothing else that it says counts.
    let failed = failures().find(|failure| failure.kind == FaultKind::Limit).or_else(|| failures().next());
    let fault = failed.map_or((FaultKind::Unreachable, LocId::NONE), |failure| (failure.kind, failure.loc));
    let last = if fault.0 == FaultKind::Deadlock { at } else { at + 1 };
    for moment in &steps.moments[..last] {
        let Some(thread) = moment.chosen.iter().position(|&chosen| holds(chosen)) else { break };
        let stop = &steps.world.threads[thread].stops[made[thread]];
        let Some(point) = stop.points.iter().find(|point| holds(point.state.guard)) else { break };
        let function = point.state.top().function;
        // What is one step is one in the counterexample.
        if !point.operation.continues {
            let chosen = point.operation.wakes.iter().position(|&woken| holds(woken));
            let wakes = chosen.filter(|_| point.operation.chooses).map(|woken| number(&born, woken));
            let hit = point.operation.cells.iter().find(|cell| holds(cell.hit));
            let touches = hit.map(|cell| Touch { kind: steps.world.objects[cell.object].kind, offset: cell.offset });
            taken.push(Step { thread: number(&born, thread), function, loc: point.operation.loc, wakes, touches });
        }
        born.extend(point.operation.spawns);
        made[thread] += 1;
    }
    let (mut inputs, mut pending) = (Vec::new(), Vec::new());
    for &thread in &born {
        let stop = steps.world.threads[thread].stops.get(made[thread]);
        let point = stop.and_then(|stop| stop.points.iter().find(|point| holds(point.state.guard)));
        pending.push(point.map(|point| (point.state.top().function, point.operation.loc)));
        let mut given = Vec::new();
        for stop in steps.world.threads[thread].stops.iter().take(made[thread] + 1) {
            for input in stop.inputs.iter().filter(|input| holds(input.when)) {
                given.push(Given { values: input.values, value: steps.cnf.bits_value(gates, &input.value) });
            }
        }
        inputs.push(given);
    }
    Counterexample { steps: taken, inputs, pending, fault }
}
