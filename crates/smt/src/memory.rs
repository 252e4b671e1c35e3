//! Accesses: which bytes a pointer may mean, and what is done to them.

use crate::bits::Bits;
use crate::gates::Lit;
use crate::layout::{self, Byte, Kind, OFFSET_BITS, ObjectId, Origin, Value};
use crate::operation::{Address, Cell, Operation};
use crate::state::{Own, State, merge_bytes};
use crate::thread::{Refusal, Run, World};
use raddle_ir::{Inst, InstKind, LocId, Type};
use raddle_trace::FaultKind;
use std::rc::Rc;

/// So many bytes before an object and behind it are in no other one, on the machine either: 2 to this.
const GUARD_BITS: u32 = 6;

/// Where accesses go.
pub(crate) struct Resolved {
    pub cells: Vec<Cell>,
    pub faults: Vec<(Lit, FaultKind)>,
    /// Only the thread itself can reach it, or nobody can change it.
    pub own: bool,
    pub writes: bool,
}

impl World<'_> {
    /// Whether an access through such a pointer is nobody else's business.
    pub(crate) fn is_own(&self, origin: &Origin, writes: bool) -> bool {
        let own = |object: &ObjectId| {
            let object = &self.objects[*object];
            object.kind == Kind::Private || (object.is_constant() && !writes)
        };
        matches!(origin, Origin::Objects(objects) if objects.iter().all(own))
    }

    /// Where an access through a pointer goes.
    pub(crate) fn resolve(&mut self, ptr: &Value, len: u32, writes: bool, loc: LocId) -> Result<Resolved, Refusal> {
        let own = self.is_own(&ptr.origin, writes);
        let candidates: Vec<ObjectId> = match &ptr.origin {
            Origin::Objects(objects) => objects.to_vec(),
            Origin::Anything => {
                self.objects.iter().filter(|(_, object)| object.kind != Kind::Private).map(|(id, _)| id).collect()
            }
        };
        let mixes = |id: &ObjectId| self.objects[*id].kind == Kind::Private;
        if !own && candidates.iter().any(mixes) {
            return Err(Refusal { loc, what: String::from("an address that may be of a variable of its own, or not") });
        }
        let mut cells = Vec::new();
        let mut constant = Lit::FALSE;
        for object in candidates {
            let size = self.objects[object].size();
            let base = layout::base(object);
            let here: Vec<u64> = match ptr.values() {
                Some(addresses) => addresses.iter().map(|&address| (address as u64).wrapping_sub(base)).collect(),
                // One without bytes has a place, too.
                None => (0..size.max(1)).collect(),
            };
            let high = self.gates.bits_eq(&ptr.bits.extract(20, 44), &Bits::constant(44, u128::from(base >> 20)));
            if high == Lit::FALSE {
                continue;
            }
            for offset in here {
                if offset.checked_add(u64::from(len)).is_none_or(|end| end > size) {
                    continue;
                }
                let low = self.gates.bits_eq(&ptr.bits.extract(0, 20), &Bits::constant(20, u128::from(offset)));
                let hit = self.gates.and(high, low);
                if hit != Lit::FALSE {
                    cells.push(Cell { object, offset: offset as u32, hit });
                    if writes && self.objects[object].is_constant() {
                        constant = self.gates.or(constant, hit);
                    }
                }
            }
        }
        let inside = self.gates.any(cells.iter().map(|cell| cell.hit));
        let null = self.gates.bits_eq(&ptr.bits, &Bits::constant(64, 0));
        let outside = self.gates.and(!inside, !null);
        let near = match &ptr.origin {
            Origin::Objects(objects) if outside != Lit::FALSE => self.is_beside(&ptr.bits, objects),
            _ => Lit::FALSE,
        };
        let (beside, wild) = (self.gates.and(outside, near), self.gates.and(outside, !near));
        let faults = vec![
            (null, FaultKind::NullPointer),
            (beside, FaultKind::OutOfBounds),
            (wild, FaultKind::WildPointer),
            (constant, FaultKind::ReadOnlyWrite),
        ];
        Ok(Resolved {
            cells,
            faults: faults.into_iter().filter(|(when, _)| *when != Lit::FALSE).collect(),
            own,
            writes,
        })
    }

    /// Whether an address is so close to one of these objects that it is in no other one, on the machine either. What is further away may be in one there
    /// ([`FaultKind::WildPointer`]).
    fn is_beside(&mut self, address: &Bits, objects: &[ObjectId]) -> Lit {
        let (offset, above) = (address.extract(0, OFFSET_BITS), address.extract(OFFSET_BITS, 64 - OFFSET_BITS));
        let last = self.gates.all(offset.lits()[GUARD_BITS as usize..].iter().copied());
        let mut any = Lit::FALSE;
        for &object in objects {
            let number = u128::from(layout::base(object) >> OFFSET_BITS);
            let end = u128::from(self.objects[object].size()) + (1 << GUARD_BITS);
            let same = self.gates.bits_eq(&above, &Bits::constant(64 - OFFSET_BITS, number));
            let before = self.gates.bits_eq(&above, &Bits::constant(64 - OFFSET_BITS, number - 1));
            let behind = self.gates.ult(&offset, &Bits::constant(OFFSET_BITS, end));
            let (behind, before) = (self.gates.and(same, behind), self.gates.and(before, last));
            any = self.gates.any([any, behind, before]);
        }
        any
    }

    /// An operation that touches memory of others.
    pub(crate) fn access(
        &mut self,
        at: Resolved,
        ty: Type,
        atomic: bool,
        ptr: &Value,
        loc: LocId,
    ) -> Result<Operation, Refusal> {
        let len = ty.bytes();
        if len > 8 {
            return Err(Refusal { loc, what: format!("an access of {len} bytes") });
        }
        let bad = self.gates.any(at.faults.iter().map(|(when, _)| *when));
        let address = self.address(ptr, &at);
        let mut operation =
            Operation { len, cells: at.cells, faults: at.faults, bad, address, ..Operation::nowhere(loc) };
        if atomic && len > 1 {
            let aligned = self.gates.bits_eq(
                &ptr.bits.extract(0, len.next_power_of_two().ilog2()),
                &Bits::constant(len.next_power_of_two().ilog2(), 0),
            );
            operation.faults.push((!aligned, FaultKind::Misaligned));
        }
        Ok(operation)
    }

    pub(crate) fn atomic(
        &mut self,
        run: &Run,
        state: &State,
        inst: &Inst,
        access: &InstKind,
    ) -> Result<Operation, Refusal> {
        let ty = self.result_type(state, inst, 0);
        let found = run.stop.found.extract(0, ty.bits().min(64));
        let ptr = match access {
            InstKind::Load { ptr, .. } | InstKind::Rmw { ptr, .. } | InstKind::CompareExchange { ptr, .. } => {
                self.operand(state, ptr)
            }
            _ => return Err(Refusal { loc: inst.loc, what: String::from("an await of something else") }),
        };
        let writes = !matches!(access, InstKind::Load { .. });
        let at = self.resolve(&ptr, ty.bytes(), writes, inst.loc)?;
        // Null, for example, goes nowhere.
        if at.own && !at.cells.is_empty() {
            return Err(Refusal { loc: inst.loc, what: String::from("an atomic access of a variable of its own") });
        }
        let mut operation = self.access(at, ty, true, &ptr, inst.loc)?;
        operation.checked = true;
        match access {
            InstKind::Rmw { op, value, .. } => {
                let value = self.operand(state, value);
                let old = self.loaded(found.clone(), ty, &operation.cells);
                self.refuse_update(*op, &old, &value, &mut operation);
                let new = self.gates.rmw(*op, &found, &value.bits).ok_or_else(|| Refusal {
                    loc: inst.loc,
                    what: String::from("arithmetic with floating-point numbers"),
                })?;
                operation.leaves = Some((new.zext(64), Lit::TRUE));
            }
            InstKind::CompareExchange { expected, new, .. } => {
                let (expected, new) = (self.operand(state, expected).bits, self.operand(state, new).bits);
                let swaps = self.gates.bits_eq(&found, &expected);
                operation.leaves = Some((new.zext(64), swaps));
            }
            _ => {}
        }
        Ok(operation)
    }

    /// What has to be kept to find the cells again when there are more objects.
    pub(crate) fn address(&self, pointer: &Value, at: &Resolved) -> Option<Address> {
        let (objects, faults) = (self.objects.len(), at.faults.len());
        let constant = pointer.bits.as_constant().is_some();
        // A constant is the address of what is there already.
        let open = pointer.origin == Origin::Anything && !constant;
        open.then(|| Address { pointer: pointer.clone(), writes: at.writes, objects, faults })
    }

    /// Finds again where an operation goes, if there are more objects than there were; whether there are.
    pub(crate) fn refresh(&mut self, operation: &mut Operation) -> Result<bool, Refusal> {
        let Some(Address { pointer, writes, objects, faults }) = operation.address.clone() else { return Ok(false) };
        if objects == self.objects.len() {
            return Ok(false);
        }
        if operation.frees {
            // Where it stands in its thread stays as it is.
            let Operation { starts, continues, .. } = *operation;
            *operation = Operation { starts, continues, ..self.free(&pointer, operation.loc)? };
            return Ok(true);
        }
        let at = self.resolve(&pointer, operation.len, writes, operation.loc)?;
        operation.bad = self.gates.any(at.faults.iter().map(|(when, _)| *when));
        operation.address = self.address(&pointer, &at);
        operation.cells = at.cells;
        operation.faults.splice(..faults, at.faults);
        Ok(true)
    }

    /// What is wrong with an access of the thread's own memory.
    pub(crate) fn fail_if_outside(&mut self, run: &mut Run, state: &mut State, at: &Resolved, loc: LocId) {
        for &(cond, kind) in &at.faults {
            self.fail_if(run, state, cond, kind, loc);
        }
        for cell in &at.cells {
            if let Some(dead) = state.private.get(&cell.object).map(|own| own.dead) {
                let gone = self.gates.and(cell.hit, dead);
                self.fail_if(run, state, gone, FaultKind::UseAfterFree, loc);
            }
        }
    }

    /// The bytes of an object that is the thread's own, or constant.
    pub(crate) fn own_bytes(&self, state: &State, object: ObjectId) -> Rc<[Byte]> {
        state.private.get(&object).map_or(&self.objects[object].initial, |own| &own.bytes).clone()
    }

    pub(crate) fn read_own(&mut self, state: &State, cells: &[Cell], len: u32) -> (Bits, Lit) {
        let bytes: Vec<Byte> = (0..len).map(|i| self.read_byte(state, cells, i)).collect();
        let parts: Vec<Bits> = bytes.iter().map(|byte| byte.bits.clone()).collect();
        let valued = self.gates.all(bytes.iter().map(|byte| byte.valued));
        (Bits::concat(&parts), valued)
    }

    pub(crate) fn read_byte(&mut self, state: &State, cells: &[Cell], i: u32) -> Byte {
        let mut found: Option<Byte> = None;
        for cell in cells {
            let byte = self.own_bytes(state, cell.object)[(cell.offset + i) as usize].clone();
            found = Some(match found {
                None => byte,
                Some(other) => merge_bytes(&mut self.gates, cell.hit, &byte, &other),
            });
        }
        found.unwrap_or_else(Byte::without_value)
    }

    pub(crate) fn write_own(&mut self, state: &mut State, cells: &[Cell], value: &Bits) {
        let bytes: Vec<Byte> =
            (0..value.width() / 8).map(|i| Byte { bits: value.extract(i * 8, 8), valued: Lit::TRUE }).collect();
        self.write_bytes(state, cells, &bytes);
    }

    pub(crate) fn write_bytes(&mut self, state: &mut State, cells: &[Cell], bytes: &[Byte]) {
        for cell in cells {
            let mut all = self.own_bytes(state, cell.object).to_vec();
            for (i, byte) in bytes.iter().enumerate() {
                let at = &mut all[cell.offset as usize + i];
                *at = merge_bytes(&mut self.gates, cell.hit, byte, at);
            }
            let dead = state.private.get(&cell.object).map_or(Lit::FALSE, |own| own.dead);
            state.private.insert(cell.object, Own { bytes: all.into(), dead });
        }
    }
}
