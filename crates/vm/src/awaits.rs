//! Waits that a program asks for (`raddle_await`): a read that is not possible before what it finds passes a test.
//!
//! They are visible wherever they read, and of any alignment: they stand for whatever loop the program could have had there.

use crate::arith;
use crate::bytecode::{Awaiting, NO_SLOT};
use crate::cx::{Cx, Touch};
use crate::trap::Trap;
use raddle_trace::{Access, BlockedOn, Mode, OpKind};

impl Cx<'_> {
    fn awaited(&self, index: u32) -> (&Awaiting, u64, u32) {
        let awaiting = &self.program.awaits[index as usize];
        (awaiting, self.s.threads[self.t].register(awaiting.p), awaiting.condition.ty.bytes())
    }

    /// Shows the await that the thread is at.
    pub fn plan_await(&mut self, index: u32) -> Result<(), Trap> {
        let (Awaiting { condition, order, .. }, address, len) = self.awaited(index);
        let (bits, order) = (condition.ty.bits(), *order);
        let at = self.reach(address, u64::from(len), Touch::Read)?;
        let found = self.s.memory.wide_value(at, len as usize) & arith::mask(bits);
        let condition = &self.program.awaits[index as usize].condition;
        // What depends on an input is refused when the thread gets there.
        let refused = self.refuse_terms(address, u64::from(len)).is_err();
        let holds = refused || condition.holds(found, self.s.threads[self.t].registers());
        let shown = self.show(OpKind::Await);
        shown.blocked = (!holds).then_some(BlockedOn::Await(address));
        shown.changes = true;
        shown.accesses.push(Access { address, len, mode: Mode::Read, order, tag: 0 });
        Ok(())
    }

    /// Reads what the thread was waiting for.
    pub fn perform_await(&mut self, index: u32) -> Result<(), Trap> {
        let (&Awaiting { d, ref condition, .. }, address, len) = self.awaited(index);
        let ty = condition.ty;
        let at = self.reach_alive(address, u64::from(len), Touch::Read)?;
        if !self.s.memory.has_value(at, len as usize) {
            return Err(self.indeterminate(address, u64::from(len)));
        }
        let found = self.s.memory.wide_value(at, len as usize) & arith::mask(ty.bits());
        let thread = &mut self.s.threads[self.t];
        if d != NO_SLOT {
            arith::set(thread.registers(), d, ty, found);
        }
        thread.top_mut().pc += 1;
        (self.s.record.read, self.s.record.wrote) = (found, found);
        Ok(())
    }
}
