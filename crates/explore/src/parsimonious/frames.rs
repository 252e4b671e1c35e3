//! What a parsimonious search keeps: the jumps of the present path, and for each execution on the way to the present one the
//! schedules that are left of those that it gave rise to.
//!
//! The path of an execution is kept from where it left that of the execution before it, so that what is kept is one tree path of
//! executions and nothing beside it.

use crate::access_list::AccessList;
use crate::bytes::{Corrupt, Plain, Reader, plain, plain_by_position};
use crate::initials::Step;
use crate::short_list::ShortList;
use raddle_trace::{THREADS_MAX, ThreadId, ThreadSet, Transition};

/// A jump of the path: the steps from `state` to `at` were taken instead of the default step, the last of them being its head.
#[derive(Clone, Debug)]
pub struct Jump {
    /// The state that it starts from: the position of its first step.
    pub state: u32,
    /// The position of its head.
    pub at: u32,
    /// The default step of that state.
    pub instead_of: Step,
    /// Whether that is the default step of the state behind the jump, too.
    pub sticky: bool,
}

/// A step of a path, and what stands for all that it touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Passed {
    pub step: Transition,
    pub digest: u64,
}

/// Why a schedule has to be explored: how its head was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found {
    /// As the second event of a race.
    Race,
    /// As an operation that waits, and that the default step may keep waiting.
    Waits,
    /// As a step that the default step prevented.
    Prevented,
    /// As another alternative of the default step.
    Alternative,
}

/// A jump that is to be explored: `u.e'` from a state of the path.
#[derive(Clone, Debug)]
pub struct Schedule {
    pub state: u32,
    pub instead_of: Step,
    /// `u`: positions in the path that it was found in.
    pub steps: ShortList<u32, 6>,
    /// The thread of `e'`.
    pub head: ThreadId,
    /// The alternative that it takes; `None` for the first.
    pub choice: Option<u32>,
    pub found: Found,
    /// What `e'` touched where it was found.
    pub was: AccessList,
}

/// An execution on the way to the present one, with what is left of the schedules that it gave rise to.
#[derive(Clone, Debug, Default)]
pub struct Frame {
    /// It has the path of the frame before up to here.
    pub from: u32,
    pub path: Vec<Passed>,
    pub jumps: Vec<Jump>,
    /// How much of its path, at least, is also the beginning of the present one.
    pub intact: u32,
    /// Those explored first come last.
    pub schedules: Vec<Schedule>,
    /// How many of them were begun, itself counted, and how many there were.
    pub begun: u32,
    pub known: u32,
    /// How many steps it had in it at first.
    pub size: u32,
}

/// The frames, the last one being that of the execution before the present one.
#[derive(Clone, Debug, Default)]
pub struct Frames(pub Vec<Frame>);

impl Frames {
    /// A step of the path of a frame.
    pub fn passed(&self, frame: usize, position: u32) -> Passed {
        let mut frame = frame;
        while self.0[frame].from > position {
            frame -= 1;
        }
        self.0[frame].path[(position - self.0[frame].from) as usize]
    }

    /// Appends the jumps of the path of a frame between two states.
    pub fn extend_jumps(&self, frame: usize, from: u32, to: u32, jumps: &mut Vec<Jump>) {
        let before = jumps.len();
        let mut end = to;
        for frame in self.0[..=frame].iter().rev() {
            if end <= from {
                break;
            }
            let inside = |jump: &&Jump| jump.state >= from && jump.at < end;
            jumps.extend(frame.jumps.iter().rev().filter(inside).cloned());
            end = end.min(frame.from);
        }
        jumps[before..].reverse();
    }

    /// A frame by itself, with some of its schedules.
    pub fn alone(&self, frame: usize, schedules: Vec<Schedule>) -> Frame {
        let Frame { from, path, .. } = &self.0[frame];
        let end = from + path.len() as u32;
        let mut jumps = Vec::new();
        self.extend_jumps(frame, 0, end, &mut jumps);
        Frame {
            from: 0,
            path: (0..end).map(|position| self.passed(frame, position)).collect(),
            jumps,
            intact: self.0[frame..].iter().map(|frame| frame.intact).min().unwrap_or(0),
            known: schedules.len() as u32 + 1,
            begun: 1,
            size: end + schedules.iter().map(|schedule| schedule.steps.len() as u32 + 1).sum::<u32>(),
            schedules,
        }
    }

    /// The threads that are mentioned, also those that a signal is to wake.
    #[cold]
    pub fn in_mind(&self) -> ThreadSet {
        let steps = self.0.iter().flat_map(|frame| frame.path.iter().map(|passed| passed.step));
        let heads = self.0.iter().flat_map(|frame| frame.schedules.iter());
        let heads = heads.flat_map(|Schedule { instead_of, head, choice, .. }| {
            [instead_of.transition, Transition { thread: *head, choice: choice.unwrap_or(0) }]
        });
        let threads = steps.chain(heads).flat_map(|Transition { thread, choice }| {
            [thread, if (choice as usize) < THREADS_MAX { ThreadId(choice) } else { thread }]
        });
        threads.collect()
    }

    /// What is wrong with them.
    pub fn verify(&self) -> Result<(), &'static str> {
        let mut end = 0;
        for Frame { from, path, jumps, intact, schedules, begun: _, known: _, size: _ } in &self.0 {
            if *from > end {
                return Err("a path that begins nowhere");
            }
            end = from + path.len() as u32;
            let known = |schedule: &Schedule| {
                let ordered = schedule.steps.is_sorted_by(|a, b| a < b);
                let after = schedule.steps.first().is_none_or(|&first| first > schedule.state);
                let before = schedule.steps.last().is_none_or(|&last| last < end);
                schedule.state <= end && ordered && after && before
            };
            if !schedules.iter().all(known) || *intact > end {
                return Err("a schedule of steps that nobody took");
            }
            if jumps.iter().any(|jump| jump.state > jump.at || jump.at >= end) {
                return Err("a jump that ends before it begins");
            }
        }
        Ok(())
    }
}

plain!(Jump { state, at, instead_of, sticky });
plain!(Passed { step, digest });
plain_by_position!(Found, [Found::Race, Found::Waits, Found::Prevented, Found::Alternative]);
plain!(Frame { from, path, jumps, intact, schedules, begun, known, size });

plain!(Schedule { state, instead_of, steps, head, choice, found, was });

impl Plain for Frames {
    fn write(&self, to: &mut Vec<u8>) {
        self.0.write(to);
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        Ok(Frames(Plain::read(from)?))
    }
}
