//! Simpler programs, to find the smallest one that still shows something.

use crate::ast::{Global, Input, Place, Program, Statement, Value};

impl Program {
    /// All programs that are one step simpler, the most drastic first: without a thread, without a statement, with the
    /// inside of a branch or a loop alone, with plainer places and constants, with less to look at.
    pub fn simpler(&self) -> Vec<Program> {
        let mut all = Vec::new();
        for thread in (1..self.threads.len()).rev() {
            all.extend(self.without_thread(thread));
        }
        for path in self.paths() {
            all.extend(self.edited(&path, &|statement| {
                Some(match statement {
                    Statement::If { then, otherwise, .. } => then.iter().chain(otherwise).cloned().collect(),
                    Statement::Repeat { body, .. } | Statement::Atomic(body) | Statement::IfHeld { then: body, .. } => {
                        body.clone()
                    }
                    _ => return None,
                })
            }));
            all.extend(self.edited(&path, &|statement| {
                // Who is not joined may still be there when main returns, which is no end where that asserts nothing.
                let joins = self.only.is_some() && matches!(statement, Statement::Join(_));
                let fixed = joins || matches!(statement, Statement::Spawn(_));
                (!fixed).then(Vec::new)
            }));
        }
        for (thread, body) in self.threads.iter().enumerate() {
            for position in 0..body.published.len() {
                let mut program = self.clone();
                program.threads[thread].published.remove(position);
                all.push(program);
            }
        }
        if self.only.is_some_and(|number| number != 0) {
            all.push(Program { only: Some(0), ..self.clone() });
        }
        if self.observe_memory {
            all.push(Program { observe_memory: false, ..self.clone() });
        }
        for path in self.paths() {
            all.extend(self.edited(&path, &|statement| plainer(statement).map(|one| vec![one])));
        }
        for (number, global) in self.globals.iter().enumerate() {
            let Global::Cell(bytes) = global else { continue };
            if bytes.iter().any(|&byte| byte != 0) {
                let mut program = self.clone();
                program.globals[number] = Global::Cell(vec![0; bytes.len()]);
                all.push(program);
            }
        }
        all
    }

    /// Without a thread that no later one is numbered after: the others keep their numbers in order.
    fn without_thread(&self, gone: usize) -> Option<Program> {
        let mut program = self.clone();
        program.threads.remove(gone);
        for body in &mut program.threads {
            forget(&mut body.statements, gone);
        }
        // Threads that it would have spawned are never born; what is left must still be C.
        let mut spawned = vec![false; program.threads.len()];
        program.walk(&mut |statement| {
            if let Statement::Spawn(thread) = statement {
                spawned[*thread] = true;
            }
        });
        spawned[1..].iter().all(|&spawned| spawned).then_some(program)
    }

    /// Where all the statements are: the thread, then the position and the block at every level.
    fn paths(&self) -> Vec<Vec<usize>> {
        fn below(statements: &[Statement], path: &mut Vec<usize>, all: &mut Vec<Vec<usize>>) {
            for (position, statement) in statements.iter().enumerate() {
                path.push(position);
                all.push(path.clone());
                for (number, block) in statement.blocks().into_iter().enumerate() {
                    path.push(number);
                    below(block, path, all);
                    path.pop();
                }
                path.pop();
            }
        }
        let mut all = Vec::new();
        for (thread, body) in self.threads.iter().enumerate() {
            below(&body.statements, &mut vec![thread], &mut all);
        }
        all
    }

    /// With other statements instead of the one at this path.
    fn edited(&self, path: &[usize], edit: &dyn Fn(&Statement) -> Option<Vec<Statement>>) -> Option<Program> {
        let mut program = self.clone();
        let mut block = &mut program.threads[path[0]].statements;
        let mut rest = &path[1..];
        while let [position, number, deeper @ ..] = rest {
            block = block[*position].blocks_mut().swap_remove(*number);
            rest = deeper;
        }
        let position = rest[0];
        let instead = edit(&block[position])?;
        block.splice(position..=position, instead);
        Some(program)
    }
}

/// Removes what is about a thread; those after it get other numbers.
fn forget(statements: &mut Vec<Statement>, gone: usize) {
    statements.retain_mut(|statement| match statement {
        Statement::Spawn(thread)
        | Statement::Join(thread)
        | Statement::Detach(thread)
        | Statement::TryJoin { thread, .. }
            if *thread == gone =>
        {
            false
        }
        Statement::Spawn(thread)
        | Statement::Join(thread)
        | Statement::Detach(thread)
        | Statement::TryJoin { thread, .. } => {
            *thread -= usize::from(*thread > gone);
            true
        }
        other => {
            other.blocks_mut().into_iter().for_each(|block| forget(block, gone));
            true
        }
    });
}

/// The statement with one thing in it that is plainer.
fn plainer(statement: &Statement) -> Option<Statement> {
    let place = |place: &mut Place| -> bool {
        if place.by.take().is_some() {
            return true;
        }
        std::mem::replace(&mut place.index, 0) != 0
    };
    let value = |value: &mut Value| -> bool {
        if value.local.take().is_some() {
            return true;
        }
        let old = value.constant;
        value.constant = old.min(1);
        value.constant != old
    };
    let mut new = statement.clone();
    let changed = match &mut new {
        Statement::Load { from, .. } => place(from),
        Statement::Store { to, value: stored, .. } => value(stored) || place(to),
        Statement::Move { to, from, add } => std::mem::replace(add, 0) != 0 || place(from) || place(to),
        Statement::Update { place: at, value: by, .. } | Statement::Rmw { place: at, value: by, .. } => {
            value(by) || place(at)
        }
        Statement::Cas { place: at, expected, desired, .. } => value(expected) || value(desired) || place(at),
        Statement::Repeat { times, until, .. } => until.take().is_some() || std::mem::replace(times, 1) != 1,
        Statement::If { otherwise, .. } => !std::mem::take(otherwise).is_empty(),
        Statement::Choose { alternatives, .. } => std::mem::replace(alternatives, 2) != 2,
        Statement::Input { form, .. } => std::mem::replace(form, Input::Truth) != Input::Truth,
        Statement::Copy { length, .. } | Statement::Compare { length, .. } | Statement::Fill { length, .. } => {
            std::mem::replace(length, 1) != 1
        }
        _ => false,
    };
    changed.then_some(new)
}
