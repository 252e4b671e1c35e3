//! A program as a list of instructions per thread, so that a thread's place is a number.
//!
//! Every instruction knows its statement. Statements are numbered in the order of the text, which is how the printer
//! numbers them, too; it knows their lines.

use crate::ast::{
    Address, Arithmetic, Base, Call, CasForm, Global, Input, Keep, Local, Place, Program, Relation, Span, SpinShape,
    Statement, Storage, SyncKind, Test, TextCall, Try, TryAct, Value,
};

/// All threads' instructions.
#[derive(Debug)]
pub struct Code {
    /// By thread.
    pub threads: Vec<Vec<Instruction>>,
    /// How many locals a thread has, those included that the program does not name.
    pub locals: usize,
}

/// What to do, and the number of the statement that says so.
#[derive(Debug, Clone)]
pub struct Instruction {
    pub what: What,
    pub statement: usize,
}

/// Invisible things, and operations.
#[derive(Debug, Clone)]
pub enum What {
    /// `to = to op value`.
    Compute(Local, Arithmetic, Value),
    /// Notes which of two parts comes first, byte by byte, unless that is known.
    Order(Local),
    /// Goes there unless the test holds.
    Unless(Test, usize),
    Jump(usize),
    /// So many steps of the thread do not count any more.
    Forget(usize),
    /// Goes there if the pointer is null.
    UnlessHeld(usize, usize),
    /// An object begins to live.
    Begin(usize),
    Assert(Test),
    Assume(Test),
    /// Gives a key a value for this thread.
    SetSpecific(usize, Value),
    /// Takes the value of a key.
    GetSpecific(usize, Local),
    /// Moves the value of a key into the scratch local and goes on, or goes there when it has none.
    TakeSpecific(usize, usize),
    /// `main` tells apart what these locals have: a fault of its own for every tuple.
    Classify(Vec<Local>),
    AtomicEnd,
    /// Visible: a step begins here.
    Do(Operation),
}

/// What others can see, or what has several outcomes.
#[derive(Debug, Clone)]
pub enum Operation {
    Read {
        to: Local,
        from: Place,
        atomic: bool,
    },
    Write {
        to: Place,
        value: Value,
        atomic: bool,
    },
    Rmw {
        op: Arithmetic,
        place: Place,
        value: Value,
        keep: Keep,
    },
    Cas {
        form: CasForm,
        place: Place,
        expected: Value,
        desired: Value,
        ok: Option<Local>,
        seen: Option<Local>,
    },
    Choose {
        to: Local,
        from: u64,
        count: u64,
    },
    Copy {
        to: Span,
        from: Span,
        length: usize,
    },
    Fill {
        to: Span,
        byte: u8,
        length: usize,
    },
    Compare {
        to: Local,
        first: Span,
        second: Span,
        length: usize,
    },
    Text {
        call: TextCall,
        first: Span,
        second: Span,
        to: Option<Local>,
    },
    Allocate {
        pointer: usize,
        object: usize,
    },
    Free {
        pointer: usize,
    },
    Publish {
        global: usize,
        address: Address,
    },
    Take {
        pointer: usize,
        global: usize,
    },
    Swap {
        pointer: usize,
        global: usize,
        address: Address,
    },
    /// The life of an object that is not on the heap ends.
    End(usize),
    Detach(usize),
    AtomicBegin,
    Await {
        to: Local,
        place: Place,
        relation: Relation,
        constant: u64,
    },
    /// A try of a loop that waits; if it does not find what it is for, the thread goes back there.
    Try {
        what: Try,
        back: usize,
        /// It is the only one of its loop.
        lone: bool,
    },
    /// A function on a synchronisation object; for `Once`, see there.
    Sync {
        call: Call,
        object: usize,
        result: Option<Local>,
    },
    /// What is to be done once comes next; whoever need not do it goes there.
    OnceBegin {
        object: usize,
        after: usize,
    },
    OnceEnd {
        object: usize,
    },
    Spawn(usize),
    Join(usize),
    TryJoin {
        thread: usize,
        to: Local,
    },
    /// The thread ends, and somebody may ask whether it has.
    Finish,
    /// An input; what comes after the last value is that the assumption on it fails.
    Input {
        to: Local,
        form: Input,
    },
    Exit,
}

/// The most locals that the generator names; those after it are ours.
pub const NAMED_LOCALS: usize = 12;
/// Where a thread's pointers are among its locals.
pub const POINTERS: Local = NAMED_LOCALS;
/// How many it has.
pub const POINTER_COUNT: usize = 3;
pub const SCRATCH: Local = POINTERS + POINTER_COUNT;
/// The second of two parts that are compared.
pub const SECOND: Local = SCRATCH + 1;
const FIRST_FINAL: Local = SECOND + 1;

/// What `main` looks at after everything else, in this order.
pub fn observed(program: &Program) -> Vec<Place> {
    let mut places: Vec<Place> =
        (0..program.outputs()).map(|index| Place { base: Base::Out, size: 8, index, by: None }).collect();
    if program.observe_memory {
        for (number, global) in program.globals.iter().enumerate() {
            if *global == Global::Pointer {
                continue;
            }
            let words = global.size() / 8;
            places.extend((0..words).map(|index| Place { base: Base::Global(number), size: 8, index, by: None }));
        }
    }
    places
}

/// Translates a program.
pub fn compile(program: &Program) -> Code {
    let mut number = 0;
    let mut threads = Vec::new();
    // What is done once, and destructors, come first in the text.
    let mut functions = Vec::new();
    for object in &program.objects {
        functions.push(number);
        if let SyncKind::Once(body) | SyncKind::Key(body) = object {
            body.iter().for_each(|statement| statement.walk(&mut |_| number += 1));
        }
    }
    let observed = observed(program);
    // Main comes last in the text.
    for index in (1..program.threads.len()).chain([0]) {
        let mut compiler = Compiler {
            program,
            functions: &functions,
            code: Vec::new(),
            number,
            ends: [Vec::new(), Vec::new()],
            exits: Vec::new(),
        };
        let body = &program.threads[index];
        compiler.block(&body.statements);
        for (position, &local) in body.published.iter().enumerate() {
            let to = Place { base: Base::Out, size: 8, index: program.first_output(index) + position, by: None };
            compiler.operation(Operation::Write {
                to,
                value: Value { local: Some(local), constant: 0 },
                atomic: false,
            });
            compiler.number += 1;
        }
        if index > 0 {
            let (number, exits) = (compiler.number, std::mem::take(&mut compiler.exits));
            exits.into_iter().for_each(|jump| compiler.land(jump));
            compiler.end(0);
            compiler.destructors();
            compiler.end(1);
            if program.asks_for_end(index) {
                compiler.operation(Operation::Finish);
            }
            compiler.number = number;
        }
        if index == 0 {
            for (position, &from) in observed.iter().enumerate() {
                compiler.operation(Operation::Read { to: FIRST_FINAL + position, from, atomic: false });
                compiler.number += 1;
            }
            compiler.push(What::Classify((FIRST_FINAL..FIRST_FINAL + observed.len()).collect()));
            threads.insert(0, compiler.code);
        } else {
            number = compiler.number;
            threads.push(compiler.code);
        }
    }
    Code { threads, locals: FIRST_FINAL + observed.len() }
}

pub struct Compiler<'a> {
    program: &'a Program,
    /// The number of the first statement of what an object does.
    functions: &'a [usize],
    code: Vec<Instruction>,
    number: usize,
    /// Objects that live until the thread's function is left, and until the thread has ended; with their statements.
    ends: [Vec<(usize, usize)>; 2],
    /// Jumps to where the function is left.
    exits: Vec<usize>,
}

impl Compiler<'_> {
    pub fn push(&mut self, what: What) {
        self.code.push(Instruction { what, statement: self.number });
    }

    pub fn operation(&mut self, operation: Operation) {
        self.push(What::Do(operation));
    }

    fn block(&mut self, statements: &[Statement]) {
        for statement in statements {
            self.statement(statement);
        }
    }

    /// A jump whose target is not known yet, to be given to `land`.
    pub fn takeoff(&mut self, what: What) -> usize {
        self.push(what);
        self.code.len() - 1
    }

    pub fn land(&mut self, jump: usize) {
        let here = self.code.len();
        match &mut self.code[jump].what {
            What::Unless(_, target)
            | What::Jump(target)
            | What::TakeSpecific(_, target)
            | What::UnlessHeld(_, target) => *target = here,
            What::Do(Operation::OnceBegin { after, .. }) => *after = here,
            other => unreachable!("{other:?} does not jump"),
        }
    }

    /// What a function of an object does, as part of the thread that calls it.
    fn function(&mut self, object: usize) {
        let (SyncKind::Once(body) | SyncKind::Key(body)) = &self.program.objects[object] else { return };
        let number = std::mem::replace(&mut self.number, self.functions[object]);
        self.block(body);
        self.number = number;
    }

    fn end(&mut self, which: usize) {
        for (object, number) in std::mem::take(&mut self.ends[which]) {
            self.number = number;
            self.operation(Operation::End(object));
        }
    }

    /// What the destructors of all keys do at the end of a thread.
    fn destructors(&mut self) {
        for object in 0..self.program.objects.len() {
            if let SyncKind::Key(_) = self.program.objects[object] {
                let past = self.takeoff(What::TakeSpecific(object, 0));
                self.function(object);
                self.land(past);
            }
        }
    }

    /// Compiles one statement; on return `number` is that of the next.
    fn statement(&mut self, statement: &Statement) {
        match statement {
            Statement::If { test, then, otherwise } => {
                let to_else = self.takeoff(What::Unless(*test, 0));
                self.number += 1;
                self.block(then);
                let to_end = self.takeoff(What::Jump(0));
                self.land(to_else);
                self.block(otherwise);
                self.land(to_end);
                return;
            }
            Statement::Repeat { times, until, body } => {
                let first = self.number;
                let mut breaks = Vec::new();
                for _ in 0..*times {
                    self.number = first + 1;
                    self.block(body);
                    if let Some(test) = until {
                        let on = self.takeoff(What::Unless(*test, 0));
                        breaks.push(self.takeoff(What::Jump(0)));
                        self.land(on);
                    }
                }
                breaks.into_iter().for_each(|jump| self.land(jump));
                return;
            }
            Statement::IfHeld { pointer, then } => {
                let past = self.takeoff(What::UnlessHeld(*pointer, 0));
                self.number += 1;
                self.block(then);
                self.land(past);
                return;
            }
            Statement::Scope { storage, object, body } => {
                let number = self.number;
                self.push(What::Begin(*object));
                self.number += 1;
                self.block(body);
                match storage {
                    Storage::Frame => self.ends[0].push((*object, number)),
                    Storage::ThreadLocal => self.ends[1].push((*object, number)),
                    Storage::Block | Storage::Function | Storage::Variable => {
                        let next = std::mem::replace(&mut self.number, number);
                        self.operation(Operation::End(*object));
                        self.number = next;
                    }
                }
                return;
            }
            Statement::Atomic(body) => {
                self.operation(Operation::AtomicBegin);
                self.number += 1;
                self.block(body);
                self.push(What::AtomicEnd);
                return;
            }
            simple => self.simple(simple),
        }
        self.number += 1;
    }

    /// A loop whose rounds undo what they did before the next one.
    fn spin_that_undoes(&mut self, tries: &[Try], shape: SpinShape) {
        let unlock = |object| Operation::Sync { call: Call::MutexUnlock, object, result: None };
        let start = self.code.len();
        if let SpinShape::Locking(object) = shape {
            self.operation(Operation::Sync { call: Call::MutexLock, object, result: None });
        }
        let first = self.code.len();
        for &what in tries {
            self.operation(Operation::Try { what, back: 0, lone: false });
        }
        if let SpinShape::Locking(object) = shape {
            self.operation(unlock(object));
        }
        let found = self.takeoff(What::Jump(0));
        let fails = self.code.len();
        for instruction in &mut self.code[first..fails] {
            if let What::Do(Operation::Try { back, .. }) = &mut instruction.what {
                *back = fails;
            }
        }
        let mut steps = 0;
        if tries[0].act == TryAct::Add {
            let value = Value { local: None, constant: 1 };
            self.operation(Operation::Rmw { op: Arithmetic::Sub, place: tries[0].place, value, keep: Keep::Nothing });
            steps += 1;
        }
        if let SpinShape::Locking(object) = shape {
            self.operation(unlock(object));
            steps += 2;
        }
        self.push(What::Forget(steps));
        self.push(What::Jump(start));
        self.land(found);
    }

    fn simple(&mut self, statement: &Statement) {
        if self.program.copies.granule().is_some_and(|granule| self.in_parts(statement, granule)) {
            return;
        }
        let scratch = Value { local: Some(SCRATCH), constant: 0 };
        match statement.clone() {
            Statement::Load { to, from, atomic } => self.operation(Operation::Read { to, from, atomic }),
            Statement::Store { to, value, atomic } => self.operation(Operation::Write { to, value, atomic }),
            Statement::Move { to, from, add } => {
                self.operation(Operation::Read { to: SCRATCH, from, atomic: false });
                self.operation(Operation::Write { to, value: Value { constant: add, ..scratch }, atomic: false });
            }
            Statement::Update { op, place, value } => {
                self.operation(Operation::Read { to: SCRATCH, from: place, atomic: false });
                self.push(What::Compute(SCRATCH, op, value));
                self.operation(Operation::Write { to: place, value: scratch, atomic: false });
            }
            Statement::Rmw { op, place, value, keep, sync: _ } => {
                self.operation(Operation::Rmw { op, place, value, keep });
            }
            Statement::Cas { form, place, expected, desired, ok, seen } => {
                self.operation(Operation::Cas { form, place, expected, desired, ok, seen });
            }
            Statement::Assert(test) => self.push(What::Assert(test)),
            Statement::Assume(test) => self.push(What::Assume(test)),
            Statement::Choose { to, alternatives } => {
                self.operation(Operation::Choose { to, from: 0, count: alternatives });
            }
            Statement::Nondet { to } => {
                let (low, high) = self.program.nondet.unwrap_or((0, 0));
                self.operation(Operation::Choose { to, from: low, count: high - low + 1 });
            }
            Statement::Copy { form: _, to, from, length } => {
                self.operation(Operation::Copy { to, from, length });
            }
            Statement::Fill { to, byte, length } => self.operation(Operation::Fill { to, byte, length }),
            Statement::Compare { to, first, second, length } => {
                self.operation(Operation::Compare { to, first, second, length });
            }
            Statement::Text { call, first, second, to } => {
                self.operation(Operation::Text { call, first, second, to });
            }
            Statement::Await { to, place, relation, constant } => {
                self.operation(Operation::Await { to, place, relation, constant });
            }
            Statement::Spin { tries, shape } => {
                if matches!(shape, SpinShape::Locking(_)) || tries[0].act == TryAct::Add {
                    return self.spin_that_undoes(&tries, shape);
                }
                let lone = tries.len() == 1;
                for _ in 0..if shape == SpinShape::Twice { 2 } else { 1 } {
                    let back = self.code.len();
                    for &what in &tries {
                        self.operation(Operation::Try { what, back, lone });
                    }
                }
            }
            Statement::Sync { call: Call::Once, object, .. } => {
                let begin = self.takeoff(What::Do(Operation::OnceBegin { object, after: 0 }));
                self.function(object);
                self.operation(Operation::OnceEnd { object });
                self.land(begin);
            }
            Statement::Sync { call: Call::SetSpecific(value), object, .. } => {
                self.push(What::SetSpecific(object, value));
            }
            Statement::Sync { call: Call::GetSpecific, object, result } => {
                self.push(What::GetSpecific(object, result.unwrap_or(SCRATCH)));
            }
            Statement::Sync { call, object, result } => self.operation(Operation::Sync { call, object, result }),
            Statement::Input { to, form } => self.operation(Operation::Input { to, form }),
            Statement::TryJoin { thread, to } => self.operation(Operation::TryJoin { thread, to }),
            Statement::Spawn(thread) => self.operation(Operation::Spawn(thread)),
            Statement::Join(thread) => self.operation(Operation::Join(thread)),
            Statement::Exit => self.operation(Operation::Exit),
            Statement::Allocate { pointer, object } => self.operation(Operation::Allocate { pointer, object }),
            Statement::Free { pointer } => self.operation(Operation::Free { pointer }),
            Statement::Publish { global, address } => self.operation(Operation::Publish { global, address }),
            Statement::Take { pointer, global } => self.operation(Operation::Take { pointer, global }),
            Statement::Swap { pointer, global, address } => {
                self.operation(Operation::Swap { pointer, global, address });
            }
            Statement::ThreadExit => {
                let jump = self.takeoff(What::Jump(0));
                self.exits.push(jump);
            }
            Statement::Detach(thread) => self.operation(Operation::Detach(thread)),
            Statement::If { .. }
            | Statement::Repeat { .. }
            | Statement::Atomic(_)
            | Statement::IfHeld { .. }
            | Statement::Scope { .. } => unreachable!("a statement with others inside"),
        }
    }
}
