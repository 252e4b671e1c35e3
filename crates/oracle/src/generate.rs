//! Draws programs.
//!
//! Small numbers everywhere: few variables and few values, so that accesses meet, comparisons succeed, and writes change
//! nothing as often as something.

use raddle_base::Random;

use crate::ast::TextCall;
use crate::ast::{
    Arithmetic, Base, Body, CasForm, Copies, CopyForm, Global, Input, Keep, Local, Place, Program, Relation, Span,
    SpinShape, Statement, SyncKind, Test, Try, TryAct, Value,
};
use crate::code::NAMED_LOCALS;
use crate::profile::{Feature, Profile};

/// A random program. The same profile and seed give the same program.
pub fn generate(profile: &Profile, seed: u64) -> Program {
    let mut name = 0xcbf2_9ce4_8422_2325u64;
    for byte in profile.name.bytes() {
        name = (name ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    }
    let mut random = Random::new(seed ^ name.rotate_left(17));
    random.bits();
    let copies = profile.features.iter().any(|(feature, _)| *feature == Feature::Copy);
    let texts = profile.features.iter().any(|(feature, _)| *feature == Feature::Text);
    let mut draw = Draw {
        random,
        profile,
        globals: Vec::new(),
        nondet: None,
        objects: Vec::new(),
        cells: 0,
        made: 0,
        in_main: false,
        appended: 0,
        locals: 0,
        block: false,
        adds_back: false,
        copies: Copies::Whole,
    };
    if draw.has(Feature::Lowest) {
        draw.copies = Copies::Lowest;
    } else if draw.has(Feature::Fields) {
        draw.copies = draw.pick(&[Copies::Fields(4), Copies::Fields(4), Copies::Fields(2), Copies::Fields(1)]);
    } else if copies || texts {
        draw.copies =
            draw.pick(&[Copies::Whole, Copies::Parts(8), Copies::Parts(4), Copies::Parts(2), Copies::Parts(1)]);
    }
    draw.globals(copies);
    draw.cells = draw.globals.len();
    if texts {
        draw.texts();
    }
    if draw.has(Feature::PointerUse) {
        draw.globals.push(Global::Pointer);
    }
    draw.program()
}

pub(crate) struct Draw<'a> {
    random: Random,
    profile: &'a Profile,
    pub globals: Vec<Global>,
    nondet: Option<(u64, u64)>,
    copies: Copies,
    pub objects: Vec<SyncKind>,
    /// How many globals are no strings; those come after them.
    cells: usize,
    /// The thread is `main`.
    pub in_main: bool,
    /// How many objects threads make.
    pub made: usize,
    /// How many calls append.
    appended: usize,
    /// How many locals the thread has so far.
    locals: usize,
    /// Inside an atomic block.
    block: bool,
    /// There is a loop that adds and takes it back, or one that writes, which does not go with it.
    adds_back: bool,
}

impl Draw<'_> {
    /// Whether the profile has a feature.
    pub fn has(&self, feature: Feature) -> bool {
        self.profile.features.iter().any(|(other, _)| *other == feature)
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.random.below(n as u64) as usize
    }

    /// True once in so many times.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    fn globals(&mut self, large: bool) {
        let count = if self.has(Feature::Crowd) { 1 } else { self.pick(&[1, 1, 1, 2, 2, 3]) };
        for _ in 0..count {
            let words = if matches!(self.copies, Copies::Lowest | Copies::Fields(_)) {
                self.pick(&[1, 2, 2])
            } else if self.has(Feature::Crowd) {
                1
            } else if large {
                self.pick(&[1, 2, 2, 4])
            } else {
                self.pick(&[1, 1, 1, 1, 1, 2])
            };
            let mut bytes = vec![0; 8 * words];
            if self.one_in(3) {
                let step = if self.copies == Copies::Lowest { 8 } else { 1 };
                for byte in bytes.iter_mut().step_by(step) {
                    *byte = self.pick(&[0, 0, 1, 2, 3]);
                }
            }
            self.globals.push(Global::Cell(bytes));
        }
    }

    /// Strings of at most three characters, in variables with room for twelve.
    fn texts(&mut self) {
        for _ in 0..2 {
            let mut bytes = vec![0; 16];
            let length = self.below(4);
            for byte in &mut bytes[..length] {
                *byte = self.pick(b"ab12");
            }
            self.globals.push(Global::Text(bytes));
        }
    }

    /// A call on strings. Two that append can make one of twelve characters, and there is room for that.
    fn text(&mut self) -> Statement {
        let cells = self.cells;
        let text = |draw: &mut Self| Span { global: cells + draw.below(2), start: 0 };
        let byte = self.pick(b"ab12");
        let mut call = self.pick(&[
            TextCall::Length,
            TextCall::Length,
            TextCall::Copy,
            TextCall::CopyMost(2),
            TextCall::CopyMost(5),
            TextCall::Append,
            TextCall::Compare,
            TextCall::CompareMost(2),
            TextCall::Find(byte),
            TextCall::FindMost(byte, 4),
            TextCall::Number,
            TextCall::LongNumber,
            TextCall::Scan,
        ]);
        // In parts, what one appends to another that appends to it has no end.
        let whole_only = matches!(call, TextCall::Append | TextCall::Number | TextCall::LongNumber | TextCall::Scan);
        if whole_only && self.copies != Copies::Whole {
            call = TextCall::Copy;
        }
        let mut first = text(self);
        let mut second = text(self);
        let writes = matches!(call, TextCall::Copy | TextCall::CopyMost(_) | TextCall::Append);
        if call == TextCall::Append && self.appended >= 2 {
            return Statement::Text { call: TextCall::Length, first, second: first, to: Some(self.fresh()) };
        }
        self.appended += usize::from(call == TextCall::Append);
        if writes {
            second.global = cells + (1 - (first.global - cells));
        } else if !matches!(call, TextCall::Compare | TextCall::CompareMost(_)) && self.one_in(3) {
            first.start = 1;
            second = first;
        }
        let to = if writes { None } else { Some(self.fresh()) };
        Statement::Text { call, first, second, to }
    }

    /// A write to one or two of the first bytes of a string.
    fn text_store(&mut self) -> Statement {
        let size = self.pick(&[1, 1, 1, 2]);
        let index = self.below(3) / size;
        let to = Place { base: Base::Global(self.cells + self.below(2)), size, index, by: None };
        let constant = u64::from(self.pick(b"\0\0a12")) | u64::from(self.pick(b"\0ab1")) << 8;
        let value = Value { local: None, constant: crate::state::cut(constant, size) };
        Statement::Store { to, value, atomic: !self.one_in(3) }
    }

    fn program(mut self) -> Program {
        let crowd = self.has(Feature::Crowd);
        let others = if crowd { self.pick(&[3, 3, 4]) } else { self.pick(&[1, 2, 2, 2, 3]) };
        // What is about pointers takes several statements.
        let pointers = usize::from(self.has(Feature::PointerUse) && !self.has(Feature::Relations));
        let most = if crowd { 2 } else { [0, 5, 4, 3][others] - pointers * (4 - others).min(2) };
        let mut threads = Vec::new();
        for index in 0..=others {
            self.locals = 0;
            self.in_main = index == 0;
            let mut statements: Vec<Statement> =
                if index == 0 { (1..=others).map(Statement::Spawn).collect() } else { Vec::new() };
            let count = if index > 0 {
                1 + self.below(most)
            } else if crowd {
                0
            } else if others == 1 {
                1 + self.below(3)
            } else if self.one_in(2) {
                0
            } else {
                1 + self.below(2)
            };
            for _ in 0..count {
                let more = self.statement(2);
                statements.extend(more);
            }
            if index == 0 {
                statements.extend((1..=others).map(Statement::Join));
            }
            let glances = self.has(Feature::Glances);
            let is_published = |drawn: u64| if glances { drawn < 2 } else { drawn != 0 };
            let published = (0..self.locals).filter(|_| is_published(self.random.below(8))).collect();
            let body = Body { statements, published };
            let framed = index > 0 && self.has(Feature::Frames) && self.one_in(3);
            threads.push(if framed { self.framed(body) } else { body });
        }
        // Rarely where everything is drawn.
        if self.has(Feature::Relations) && (!self.has(Feature::Frames) || self.one_in(4)) {
            self.relations(&mut threads);
        }
        let observe_memory = self.below(3) != 0 && !self.has(Feature::Glances);
        if self.has(Feature::TryJoin) && (!self.has(Feature::Relations) || self.one_in(4)) {
            self.try_joins(&mut threads[0], others);
        }
        if self.has(Feature::BlockSync) && self.one_in(6) {
            self.joins_in_a_block(&mut threads[0]);
        }
        let only = self.has(Feature::Only).then(|| self.random.below(64));
        let Draw { globals, objects, nondet, copies, .. } = self;
        Program { globals, objects, threads, observe_memory, nondet, copies, only }
    }

    fn feature(&mut self) -> Feature {
        let total: u64 = self.profile.features.iter().map(|(_, weight)| weight).sum();
        let mut ticket = self.random.below(total);
        for &(feature, weight) in self.profile.features {
            if ticket < weight {
                return feature;
            }
            ticket -= weight;
        }
        unreachable!("the ticket is below the sum of all weights")
    }

    /// A statement; others may be inside it this deep.
    pub fn statement(&mut self, depth: usize) -> Vec<Statement> {
        loop {
            let feature = self.feature();
            if feature.synchronises() {
                if self.block && self.has(Feature::BlockSync) {
                    return self.synchronisation(feature, depth.max(1));
                }
                if !self.block && depth > 0 {
                    return self.synchronisation(feature, depth);
                }
            } else if feature.makes() {
                if !self.block && depth == 2 && self.locals + 3 < NAMED_LOCALS {
                    return self.object_statements(feature);
                }
            } else if let Some(statement) = self.try_statement(feature, depth) {
                return vec![statement];
            }
        }
    }

    pub fn block(&mut self, most: usize, depth: usize) -> Vec<Statement> {
        (0..1 + self.below(most)).flat_map(|_| self.statement(depth - 1)).collect()
    }

    /// A statement of a random kind, unless it does not fit here.
    fn try_statement(&mut self, feature: Feature, depth: usize) -> Option<Statement> {
        let many = match feature {
            // A loop would append too often.
            Feature::Repeat if self.has(Feature::Text) || self.has(Feature::PointerUse) => true,
            Feature::If | Feature::Repeat | Feature::AtomicBlock => depth == 0 || self.block,
            Feature::Choose | Feature::Nondet | Feature::Await => self.block && !self.has(Feature::BlockSync),
            Feature::Input | Feature::Spin | Feature::Poll => self.block,
            _ => false,
        };
        let full = self.locals + 2 > NAMED_LOCALS;
        if many
            || full
                && matches!(
                    feature,
                    Feature::AtomicLoad
                        | Feature::Cas
                        | Feature::Compare
                        | Feature::Await
                        | Feature::Spin
                        | Feature::Poll
                )
        {
            return None;
        }
        Some(match feature {
            Feature::AtomicLoad | Feature::PlainLoad => {
                let from = self.place();
                Statement::Load { to: self.fresh(), from, atomic: feature == Feature::AtomicLoad }
            }
            Feature::AtomicStore | Feature::PlainStore => {
                let to = self.place();
                let value = self.value(to.size);
                Statement::Store { to, value, atomic: feature == Feature::AtomicStore }
            }
            Feature::PlainMove => {
                let (to, from) = (self.place(), self.place());
                Statement::Move { to, from, add: self.random.below(3) }
            }
            Feature::PlainUpdate => {
                let place = self.place();
                let op =
                    self.pick(&[Arithmetic::Add, Arithmetic::Sub, Arithmetic::Or, Arithmetic::And, Arithmetic::Xor]);
                Statement::Update { op, place, value: self.value(place.size) }
            }
            Feature::Rmw => self.rmw(),
            Feature::Cas => self.cas(),
            Feature::If => {
                let test = self.test()?;
                let then = self.block(2, depth);
                let otherwise = if self.one_in(3) { self.block(2, depth) } else { Vec::new() };
                Statement::If { test, then, otherwise }
            }
            Feature::Repeat => {
                let body = self.block(2, 1);
                let until = if self.one_in(2) { self.test() } else { None };
                Statement::Repeat { times: 2, until, body }
            }
            Feature::Assume => Statement::Assume(self.test()?),
            Feature::Assert => Statement::Assert(self.test()?),
            Feature::Choose => Statement::Choose { to: self.fresh(), alternatives: 2 + self.random.below(2) },
            Feature::Nondet => {
                if self.nondet.is_none() {
                    let low = self.random.below(2);
                    self.nondet = Some((low, low + 1 + self.random.below(2)));
                }
                Statement::Nondet { to: self.fresh() }
            }
            Feature::Input => {
                let low = self.random.below(3);
                let high = low + 1 + self.random.below(2);
                let forms =
                    [Input::Truth, Input::Lowest(2), Input::Lowest(4), Input::Rest(3), Input::LongRest(3), Input::Sign];
                let form = if self.one_in(3) { Input::Assumed(low, high) } else { self.pick(&forms) };
                Statement::Input { to: self.fresh(), form }
            }
            Feature::Copy => self.copy()?,
            Feature::Fill => {
                let length = self.length();
                Statement::Fill { to: self.span(length), byte: self.pick(&[0, 1, 2, 3]), length }
            }
            Feature::Compare => {
                let length = self.length();
                let (first, second) = (self.span(length), self.span(length));
                Statement::Compare { to: self.fresh(), first, second, length }
            }
            Feature::Text => self.text(),
            Feature::TextStore => self.text_store(),
            Feature::AtomicBlock => {
                self.block = true;
                let mut body = self.block(3, 1);
                if self.one_in(3) {
                    body.extend(self.test().map(Statement::Assume));
                }
                self.block = false;
                Statement::Atomic(body)
            }
            Feature::Await => {
                let place = Place { by: None, ..self.place() };
                let relation = self.pick(&[Relation::Equal, Relation::Unequal, Relation::Less, Relation::AtLeast]);
                let constant = self.number(place.size);
                Statement::Await { to: self.fresh(), place, relation, constant }
            }
            Feature::Spin => self.spin(),
            Feature::Poll => self.poll(1),
            Feature::Locked
            | Feature::TryLocked
            | Feature::MutexCall
            | Feature::WaitFor
            | Feature::Wake
            | Feature::ReadWriteLocked
            | Feature::ReadWriteCall
            | Feature::SemaphoreCall
            | Feature::BarrierWait
            | Feature::Once
            | Feature::Specific
            | Feature::EventCall
            | Feature::FutexCall
            | Feature::HeapMake
            | Feature::PointerUse
            | Feature::Unpublish
            | Feature::Scope
            | Feature::BlockScope
            | Feature::Frames
            | Feature::Lowest
            | Feature::Fields
            | Feature::Relations
            | Feature::TryJoin
            | Feature::BlockSync
            | Feature::Only
            | Feature::Glances
            | Feature::Crowd => unreachable!("drawn elsewhere"),
        })
    }

    /// A local that nothing was put into yet; the last one, when there are enough.
    pub fn fresh(&mut self) -> Local {
        self.locals = (self.locals + 1).min(NAMED_LOCALS);
        self.locals - 1
    }

    pub fn number(&mut self, size: usize) -> u64 {
        if self.copies == Copies::Lowest {
            return self.pick(&[0, 0, 1, 1, 1, 2, 3, 17]);
        }
        let number = self.pick(&[0, 0, 1, 1, 1, 2, 3, 65537, 0x0101_0101_0101_0101, 256]);
        crate::state::cut(number, size)
    }

    fn value(&mut self, size: usize) -> Value {
        if self.locals > 0 && self.one_in(4) {
            Value { local: Some(self.below(self.locals)), constant: self.random.below(2) }
        } else {
            Value { local: None, constant: self.number(size) }
        }
    }

    fn test(&mut self) -> Option<Test> {
        if self.locals == 0 {
            return None;
        }
        let local = self.below(self.locals);
        let relation = self.pick(&[Relation::Equal, Relation::Unequal, Relation::Unequal, Relation::Less]);
        let constant = self.pick(&[0, 0, 1, 1, 2, 3]).max(u64::from(relation == Relation::Less));
        Some(Test { local, relation, constant })
    }

    fn spin(&mut self) -> Statement {
        use SpinShape::{Break, Calling, Counting, DoWhile, Keeping, Twice, While};
        let shape = self.pick(&[While, DoWhile, Break, Counting, Calling, Keeping, Twice]);
        let count = if self.one_in(4) { 2 } else { 1 };
        if self.one_in(8) {
            // Two of them that touch the same could go on for ever.
            if self.one_in(3) && !std::mem::replace(&mut self.adds_back, true) {
                let mut it = self.look();
                it.act = TryAct::Add;
                return Statement::Spin { tries: vec![it], shape: While };
            }
            return self.poll(count);
        }
        let alone = count == 1 && !self.adds_back;
        let tries = (0..count).map(|_| self.attempt(alone)).collect();
        Statement::Spin { tries, shape }
    }

    /// A loop that takes a mutex to look at so many places.
    fn poll(&mut self, count: usize) -> Statement {
        let mutex = self.normal_mutex();
        let tries = (0..count).map(|_| self.look()).collect();
        Statement::Spin { tries, shape: SpinShape::Locking(mutex) }
    }

    /// A try of a loop that waits; only one that is alone may write.
    fn attempt(&mut self, alone: bool) -> Try {
        let it = self.look();
        match self.random.below(if alone { 5 } else { 3 }) {
            3 => {
                self.adds_back = true;
                Try { act: TryAct::Exchange, relation: Relation::Equal, constant: 0, ..it }
            }
            4 => {
                self.adds_back = true;
                let act = TryAct::CompareExchange(self.number(it.place.size));
                Try { act, relation: Relation::Equal, ..it }
            }
            _ => it,
        }
    }

    /// A try that only looks.
    fn look(&mut self) -> Try {
        let place = Place { by: None, ..self.place() };
        let to = self.fresh();
        let constant = self.number(place.size);
        let relation = self.pick(&[Relation::Equal, Relation::Unequal, Relation::Less, Relation::AtLeast]);
        Try { to, place, act: TryAct::Load, relation, constant }
    }

    pub fn place(&mut self) -> Place {
        let number = self.below(self.cells);
        let mut size = self.pick(&[1, 2, 2, 4, 4, 4, 8, 8]);
        if let Copies::Fields(field) = self.copies {
            size = field;
        }
        let elements = self.globals[number].size() / size;
        let by = if self.locals > 0 && self.one_in(8) { Some(self.below(self.locals)) } else { None };
        if self.copies == Copies::Lowest {
            let word = self.below(self.globals[number].size() / 8);
            return Place { base: Base::Global(number), size, index: word * 8 / size, by: None };
        }
        // The first element most of the time: accesses shall meet.
        let index = if self.one_in(2) { 0 } else { self.below(elements.min(4)) };
        Place { base: Base::Global(number), size, index, by }
    }

    fn rmw(&mut self) -> Statement {
        let place = self.place();
        let op = self.pick(&[
            Arithmetic::Add,
            Arithmetic::Add,
            Arithmetic::Add,
            Arithmetic::Sub,
            Arithmetic::Or,
            Arithmetic::And,
            Arithmetic::Xor,
            Arithmetic::Nand,
            Arithmetic::Exchange,
            Arithmetic::Exchange,
        ]);
        let value = self.value(place.size);
        let keep = match self.below(4) {
            0 => Keep::Old(self.fresh()),
            1 if op != Arithmetic::Exchange => Keep::New(self.fresh()),
            _ => Keep::Nothing,
        };
        let sync = !matches!(op, Arithmetic::Exchange | Arithmetic::Nand) && self.one_in(4);
        Statement::Rmw { op, place, value, keep, sync }
    }

    fn cas(&mut self) -> Statement {
        let form = self.pick(&[CasForm::Strong, CasForm::Strong, CasForm::Weak, CasForm::SyncBool, CasForm::SyncValue]);
        let place = self.place();
        let (expected, desired) = (self.value(place.size), self.value(place.size));
        let with_ok = form != CasForm::SyncValue && !self.one_in(3);
        let with_seen = form != CasForm::SyncBool && !self.one_in(3);
        let ok = with_ok.then(|| self.fresh());
        let seen = with_seen.then(|| self.fresh());
        Statement::Cas { form, place, expected, desired, ok, seen }
    }

    fn length(&mut self) -> usize {
        let smallest = self.globals[..self.cells].iter().map(Global::size).min().unwrap_or(8);
        if matches!(self.copies, Copies::Lowest | Copies::Fields(_)) {
            return self.pick(&[8, 16, 16]).min(smallest);
        }
        self.pick(&[1, 2, 3, 4, 5, 8, 8, 12, 16, 24, 32]).min(smallest)
    }

    fn span(&mut self, length: usize) -> Span {
        let global = self.below(self.cells);
        let room = self.globals[global].size() - length + 1;
        let first = self.one_in(2);
        let start = match self.copies {
            _ if first => 0,
            Copies::Lowest | Copies::Fields(_) => self.below(room.div_ceil(8)) * 8,
            _ => self.below(room),
        };
        Span { global, start }
    }

    fn copy(&mut self) -> Option<Statement> {
        let form = self.pick(&[CopyForm::Memcpy, CopyForm::Memmove, CopyForm::Assignment]);
        let length = self.length();
        let (to, from) = (self.span(length), self.span(length));
        let overlap = to.global == from.global && to.start < from.start + length && from.start < to.start + length;
        (form == CopyForm::Memmove || !overlap).then_some(Statement::Copy { form, to, from, length })
    }
}
