//! Draws statements about objects that threads make, on the heap and on the stack, and pointers to them in shared variables;
//! and how threads begin and end.

use crate::ast::{Address, Base, Body, Global, Place, Relation, Statement, Storage, Test, Value};
use crate::code::{NAMED_LOCALS, POINTER_COUNT};
use crate::generate::Draw;
use crate::profile::Feature;

impl Draw<'_> {
    /// Statements of a kind.
    pub fn object_statements(&mut self, feature: Feature) -> Vec<Statement> {
        let global = self.pointer_global();
        let pointer = self.below(POINTER_COUNT);
        match feature {
            Feature::HeapMake => {
                let object = self.another();
                let mut statements = vec![Statement::Allocate { pointer, object }];
                if self.one_in(2) {
                    statements.push(self.write_to(Base::Held(pointer)));
                }
                let address = Address::Held(pointer);
                statements.push(if self.one_in(3) {
                    Statement::Swap { pointer, global, address }
                } else {
                    Statement::Publish { global, address }
                });
                statements
            }
            Feature::PointerUse => {
                let mut statements = vec![if self.one_in(3) {
                    Statement::Swap { pointer, global, address: Address::Null }
                } else {
                    Statement::Take { pointer, global }
                }];
                let mut uses: Vec<_> = (0..1 + self.below(2)).map(|_| self.use_of(Base::Held(pointer))).collect();
                let heap = self.has(Feature::HeapMake) && !self.has(Feature::Scope);
                if heap && self.one_in(3) {
                    uses.push(Statement::Free { pointer });
                }
                if self.one_in(10) {
                    statements.extend(uses);
                } else {
                    statements.push(Statement::IfHeld { pointer, then: uses });
                }
                statements
            }
            Feature::Unpublish => vec![Statement::Publish { global, address: Address::Null }],
            Feature::Scope => {
                // The functions that main calls would have to be printed before it.
                let function = if self.in_main { Storage::Variable } else { Storage::Function };
                let storage = self.pick(&[function, function, Storage::Variable]);
                vec![self.scope(storage)]
            }
            Feature::BlockScope => vec![self.scope(Storage::Block)],
            other => unreachable!("{other:?} is about something else"),
        }
    }

    /// Everything a thread does, inside the life of a variable of its own.
    pub fn framed(&mut self, body: Body) -> Body {
        let storage = self.pick(&[Storage::Frame, Storage::Frame, Storage::ThreadLocal]);
        let object = self.another();
        let global = self.pointer_global();
        let mut statements = body.statements;
        let position = self.below(statements.len() + 1);
        statements.insert(position, Statement::Publish { global, address: Address::Object(object, false) });
        if self.one_in(3) {
            statements.push(Statement::Publish { global, address: Address::Null });
        }
        Body { statements: vec![Statement::Scope { storage, object, body: statements }], ..body }
    }

    fn scope(&mut self, storage: Storage) -> Statement {
        let object = self.another();
        let global = self.pointer_global();
        let array = storage == Storage::Variable;
        let mut body = vec![Statement::Publish { global, address: Address::Object(object, array) }];
        for _ in 0..self.below(3) {
            body.push(if self.one_in(2) { self.write(None) } else { self.write_to(Base::Object(object, array)) });
        }
        if self.one_in(3) {
            body.push(Statement::Publish { global, address: Address::Null });
        }
        Statement::Scope { storage, object, body }
    }

    fn another(&mut self) -> usize {
        self.made += 1;
        self.made - 1
    }

    fn pointer_global(&mut self) -> usize {
        let known: Vec<usize> =
            (0..self.globals.len()).filter(|&number| self.globals[number] == Global::Pointer).collect();
        self.pick(&known)
    }

    fn place_in(&mut self, base: Base) -> Place {
        let size = self.pick(&[1, 4, 4, 8]);
        Place { base, size, index: 0, by: None }
    }

    fn write_to(&mut self, base: Base) -> Statement {
        let to = self.place_in(base);
        let value = Value { local: None, constant: self.number(to.size) };
        Statement::Store { to, value, atomic: !self.one_in(3) }
    }

    fn use_of(&mut self, base: Base) -> Statement {
        if self.one_in(2) {
            return self.write_to(base);
        }
        let from = self.place_in(base);
        Statement::Load { to: self.fresh(), from, atomic: !self.one_in(3) }
    }

    /// Other ways for threads to begin and end: spawned by one another, detached, never joined, left early.
    pub fn relations(&mut self, threads: &mut [Body]) {
        let last = threads.len() - 1;
        if last >= 2 && self.one_in(2) {
            let parent = 1 + self.below(last - 1);
            threads[0].statements.retain(|it| *it != Statement::Spawn(last) && *it != Statement::Join(last));
            let position = self.below(threads[parent].statements.len() + 1);
            threads[parent].statements.insert(position, Statement::Spawn(last));
            match self.below(4) {
                0 => threads[parent].statements.push(Statement::Detach(last)),
                1 => {}
                _ => threads[parent].statements.push(Statement::Join(last)),
            }
        }
        let joins: Vec<usize> =
            (1..=last).filter(|&thread| threads[0].statements.contains(&Statement::Join(thread))).collect();
        if let (false, true) = (joins.is_empty(), self.one_in(3)) {
            let thread = self.pick(&joins);
            let position =
                threads[0].statements.iter().position(|it| *it == Statement::Join(thread)).expect("it is joined");
            match self.below(5) {
                0 | 1 => threads[0].statements[position] = Statement::Detach(thread),
                2 | 3 => drop(threads[0].statements.remove(position)),
                _ => threads[0].statements.push(Statement::Join(thread)),
            }
        }
        if self.one_in(4) {
            let thread = 1 + self.below(last);
            let position = self.below(threads[thread].statements.len() + 1);
            let end = if self.one_in(2) { Statement::Exit } else { Statement::ThreadExit };
            let spawns = threads[thread].statements.iter().any(|it| matches!(it, Statement::Spawn(_)));
            if !spawns {
                threads[thread].statements.insert(position, end);
            }
        }
    }

    /// Asks whether threads have finished before it joins them; mostly it minds the answer.
    pub fn try_joins(&mut self, main: &mut Body, others: usize) {
        for thread in 1..=others {
            let join = main.statements.iter().position(|it| *it == Statement::Join(thread));
            let (Some(join), true) = (join, thread == 1 || self.one_in(3)) else { continue };
            let to = NAMED_LOCALS - thread;
            if !self.one_in(8) {
                let test = Test { local: to, relation: Relation::Unequal, constant: 0 };
                let then = vec![Statement::Join(thread)];
                main.statements[join] = Statement::If { test, then, otherwise: Vec::new() };
            }
            let position = others + self.below(join + 1 - others);
            main.statements.insert(position, Statement::TryJoin { thread, to });
            if !main.published.contains(&to) {
                main.published.push(to);
            }
        }
    }

    /// The last joins are in an atomic block.
    pub fn joins_in_a_block(&mut self, main: &mut Body) {
        let most = main.statements.iter().rev().take_while(|it| matches!(it, Statement::Join(_))).count();
        let count = 1 + self.below(most.max(1));
        let body = main.statements.split_off(main.statements.len() - count.min(most));
        main.statements.push(Statement::Atomic(body));
    }
}
