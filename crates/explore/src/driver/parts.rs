//! What a search hears of the parts that it gave away, and what a part leaves to the search that it belongs to.

use super::{Driver, known};
use crate::beyond_races::{BeyondRaces, Hanging};
use crate::{Stopped, Summary};
use raddle_trace::Machine;

impl<M: Machine> Driver<'_, M> {
    /// Adds what a part of the search found, and what it has seen, where the search comes back to the state at which that was given away.
    ///
    /// Whether a data race there hangs on the order of additions matters only if none is known by now between the same places. If it does matter, the search starts
    /// again, and what the part found behind it does not count; if it does not, and the part had come to the end of the search behind it, so has this
    /// one ([`has_ended`](Self::has_ended)).
    pub fn add(&mut self, summary: Summary, seen: &BeyondRaces) {
        self.beyond_races.add(seen);
        for Hanging { places, found } in &seen.hanging {
            if !known(&self.summary, &self.beyond_races).has(*places) {
                let mut before = self.summary.clone();
                before.add(found.clone());
                if !self.is_part {
                    self.summary = before;
                    self.beyond_races.additions_race = true;
                    return;
                }
                self.beyond_races.hanging.push(Hanging { places: *places, found: before });
            }
        }
        self.summary.add(summary);
    }

    /// Whether this part came to the end of the search, but the search may have started again before.
    pub fn has_ended_provisionally(&self) -> bool {
        let by_limit = match self.summary.stopped {
            None | Some(Stopped::Executions | Stopped::Timeout | Stopped::Memory | Stopped::Interrupted) => true,
            Some(_) => false,
        };
        self.is_part && !by_limit && !self.beyond_races.hanging.is_empty()
    }

    /// Whether the search is not to go on after what a part has found: the program is beyond races, or the part came to an end.
    pub fn has_ended(&self) -> bool {
        self.why_beyond_races().is_some() || self.summary.stopped.is_some()
    }
}
