//! Phase P-III: the decision procedure (section 5.3, Algorithm 3).
//!
//! Vertices are configurations: how far each thread has come. An edge performs one event: a read when its source has
//! been performed, a write when no read that is still to come reads what it overwrites. The trace is consistent if and only if the
//! final configuration can be reached. We search from the initial one, depth first, and remember the configurations from
//! which there is no way: at most the product of the threads' lengths, as in the paper, but only those that are reached.
//! What saturation knows to be ordered is not tried the other way.

use super::EventRef;
use super::saturation::Trace;
use std::collections::HashSet;
use std::ops::ControlFlow;

impl Trace {
    /// Decides consistency; on success `order` is a witness. Exponential in the number of threads only, so `poll` is asked at each
    /// step whether to go on: `Break` says that it was not, and nothing about consistency.
    pub fn decide(
        &mut self,
        order: &mut Vec<EventRef>,
        poll: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> ControlFlow<(), bool> {
        order.clear();
        self.reset_performed();
        let threads = self.threads.len();
        let mut dead: HashSet<Box<[i32]>> = HashSet::new();
        // For each performed event, the thread to try next at its configuration, and what it changed.
        let mut next_thread = vec![0usize];
        let mut undo: Vec<(u32, u32)> = Vec::new();
        let mut undo_start: Vec<usize> = Vec::new();
        loop {
            poll()?;
            if order.len() == self.len() {
                return ControlFlow::Continue(true);
            }
            let first = *next_thread.last().expect("there is an entry for each configuration on the path");
            let found = (first..threads).find(|&t| {
                let index = self.performed(t);
                index < self.thread_len(t) && self.can_perform(self.threads[t][index as usize] as usize)
            });
            let Some(thread) = found else {
                // Nothing leads from here to the end: go back.
                dead.insert(self.scratch.performed[..threads].into());
                next_thread.pop();
                let Some(event) = order.pop() else { return ControlFlow::Continue(false) };
                let start = undo_start.pop().expect("one entry for each event");
                for (cell, live) in undo.drain(start..).rev() {
                    self.set_live(cell, live);
                }
                self.scratch.performed[event.thread()] -= 1;
                continue;
            };
            if let Some(next) = next_thread.last_mut() {
                *next = thread + 1;
            }
            let index = self.performed(thread) + 1;
            let slot = self.threads[thread][index as usize - 1] as usize;
            undo_start.push(undo.len());
            for p in self.parts_of(slot) {
                let cell = self.parts[p].part.cell;
                undo.push((cell, self.live(cell)));
            }
            let performed = self.perform(slot);
            debug_assert!(performed);
            if dead.contains(&self.scratch.performed[..threads]) {
                let start = undo_start.pop().expect("just pushed");
                for (cell, live) in undo.drain(start..).rev() {
                    self.set_live(cell, live);
                }
                self.scratch.performed[thread] -= 1;
                continue;
            }
            order.push(EventRef::new(thread, index));
            next_thread.push(0);
        }
    }

    fn can_perform(&self, slot: usize) -> bool {
        let thread = self.slots[slot].thread as usize;
        let clock = self.clocks.row(slot).iter().zip(&self.scratch.performed).enumerate();
        let mut ready = clock.map(|(t, (clock, performed))| t == thread || clock <= performed);
        ready.all(|ready| ready) && self.overwrites_nothing_live(slot)
    }
}
