//! The programs that are generated: a small language that is printed as C and enumerated directly.
//!
//! Shared memory is in a few globals. What a thread reads goes to its locals `r0`, `r1`, …, all of eight bytes. At its
//! end it writes some of them to `out`, and `main`, having joined the others, looks at `out` and at the globals.

/// A number of eight bytes that only its thread can reach: `r3`.
pub type Local = usize;

/// A program; see the module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// Shared memory.
    pub(crate) globals: Vec<Global>,
    /// Synchronisation objects.
    pub(crate) objects: Vec<SyncKind>,
    /// `main`, then the others in the order of their names.
    pub(crate) threads: Vec<Body>,
    /// Whether `main` looks at the globals at the end, too.
    pub(crate) observe_memory: bool,
    /// What `__VERIFIER_nondet_uint` may give, from and to.
    pub(crate) nondet: Option<(u64, u64)>,
    /// How copies and calls on strings are performed.
    pub(crate) copies: Copies,
    /// Of the ways to end only the one of this number (modulo how many there are, or one that cannot be) is asserted against.
    pub(crate) only: Option<u64>,
}

/// What an input is made into; few values of many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Input {
    /// `__VERIFIER_nondet_bool`.
    Truth,
    /// The lowest bits of a byte: below this power of two.
    Lowest(u64),
    /// What is left of 32 bits divided by this.
    Rest(u64),
    /// The same of 64 bits.
    LongRest(u64),
    /// Whether 32 bits with a sign are negative.
    Sign,
    /// 32 bits of which it is assumed that they are from here to there.
    Assumed(u64, u64),
}

impl Input {
    /// The values it can have, from and to.
    pub fn range(self) -> (u64, u64) {
        match self {
            Input::Truth | Input::Sign => (0, 1),
            Input::Lowest(end) | Input::Rest(end) | Input::LongRest(end) => (0, end - 1),
            Input::Assumed(low, high) => (low, high),
        }
    }
}

/// How copies and calls on strings are performed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Copies {
    /// In one step.
    Whole,
    /// In parts of at most so many bytes.
    Parts(usize),
    /// Byte by byte; and no byte but the lowest of a word ever has a value, so that parts of any size show the same.
    Lowest,
    /// In words, all of them whole; if one of them races with another access, in parts of that one's size, which is this one for all.
    Fields(usize),
}

impl Copies {
    /// The most bytes of a part.
    pub(crate) fn granule(self) -> Option<usize> {
        match self {
            Copies::Whole => None,
            Copies::Parts(granule) => Some(granule),
            Copies::Lowest => Some(1),
            Copies::Fields(_) => Some(8),
        }
    }
}

/// A shared variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Global {
    /// A union of arrays of all widths over the same bytes: 8, 16 or 32 of them, with their initial values.
    Cell(Vec<u8>),
    /// The same, of 16 bytes, that has a string in it.
    Text(Vec<u8>),
    /// A pointer, null at first, to an object that a thread makes.
    Pointer,
}

/// Where an object of eight bytes that a thread makes is, and so how long it lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Storage {
    /// A variable of the thread's function: until that is left.
    Frame,
    /// A variable of a block.
    Block,
    /// A variable of a function that the thread calls; the statements are that function's.
    Function,
    /// An array in a block whose length is not known when it is compiled.
    Variable,
    /// A thread-local variable: until the thread has ended.
    ThreadLocal,
}

/// What a pointer may be set to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Address {
    Null,
    /// What this pointer of the thread has.
    Held(usize),
    /// The object of this number, which is in scope; whether it is an array.
    Object(usize, bool),
}

/// A function on strings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum TextCall {
    /// `strlen`.
    Length,
    /// `strcpy`.
    Copy,
    /// `strncpy`.
    CopyMost(usize),
    /// `strcat`.
    Append,
    /// `strcmp`.
    Compare,
    /// `strncmp`.
    CompareMost(usize),
    /// `strchr`.
    Find(u8),
    /// `memchr`.
    FindMost(u8, usize),
    /// `atoi`.
    Number,
    /// `strtol`.
    LongNumber,
    /// `sscanf` with `%d`.
    Scan,
}

/// What a synchronisation object is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SyncKind {
    Mutex(MutexKind),
    Condition,
    ReadWriteLock,
    /// With its initial value.
    Semaphore(u64),
    /// For so many threads; whether the program looks at who comes last.
    Barrier {
        places: usize,
        serial: bool,
    },
    /// With what is done once.
    Once(Vec<Statement>),
    /// With what its destructor does, the value being in `r0`.
    Key(Vec<Statement>),
    /// One-shot event.
    Event,
    /// Those who wait at this word with a futex call.
    Queue(Place),
}

/// A step of a loop that waits: an atomic operation, and what it must find.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Try {
    pub to: Local,
    pub place: Place,
    pub act: TryAct,
    pub relation: Relation,
    pub constant: u64,
}

/// What a try does to its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum TryAct {
    Load,
    /// Writes a one. If threads wrote different numbers, they could go on for ever taking turns.
    Exchange,
    /// Writes this if it finds the constant; the relation is equality.
    CompareExchange(u64),
    /// Adds one, and takes it back if it was in vain.
    Add,
}

/// How a loop that waits is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum SpinShape {
    While,
    DoWhile,
    /// An endless loop that is left in the middle, and yields.
    Break,
    /// One that counts its rounds, for nothing.
    Counting,
    /// Whose first try is made in a function.
    Calling,
    /// One that wants to find it twice.
    Twice,
    /// One that takes the mutex of this number to look.
    Locking(usize),
    /// Whose first try is made in a function that keeps what it finds in a variable that it shows to another one.
    Keeping,
}

/// What a mutex does when it is locked twice or unlocked by someone else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum MutexKind {
    Normal,
    Recursive,
    ErrorCheck,
}

/// What one thread does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Body {
    /// The statements, `Spawn` and `Join` among them.
    pub statements: Vec<Statement>,
    /// The locals that are written to `out` at the end.
    pub published: Vec<Local>,
}

/// What a place is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Base {
    /// A global.
    Global(usize),
    /// The array `out`: its elements have eight bytes.
    Out,
    /// What this pointer of the thread points to.
    Held(usize),
    /// The object of this number, which is in scope; whether it is an array.
    Object(usize, bool),
}

/// Some bytes of a variable: element `index` of its array of elements with `size` bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Place {
    pub base: Base,
    pub size: usize,
    pub index: usize,
    /// Instead of `index`: what this local has, modulo the number of elements.
    pub by: Option<Local>,
}

/// `local + constant`, or the constant alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Value {
    pub local: Option<Local>,
    pub constant: u64,
}

/// How a test compares; without sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Relation {
    Equal,
    Unequal,
    Less,
    AtLeast,
}

/// `local relation constant`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Test {
    pub local: Local,
    pub relation: Relation,
    pub constant: u64,
}

/// What a read-modify-write does to the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Arithmetic {
    Add,
    Sub,
    Or,
    And,
    Xor,
    Nand,
    Exchange,
}

/// What a program keeps of a read-modify-write's result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Keep {
    Nothing,
    Old(Local),
    New(Local),
}

/// Which function a compare-and-swap is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum CasForm {
    /// `__atomic_compare_exchange_n`, strong.
    Strong,
    /// The weak one, which does not fail without a reason either.
    Weak,
    /// `__sync_bool_compare_and_swap`.
    SyncBool,
    /// `__sync_val_compare_and_swap`.
    SyncValue,
}

/// How bytes are copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum CopyForm {
    Memcpy,
    Memmove,
    /// An assignment of structures.
    Assignment,
}

/// Bytes of a global, for calls: from `start` on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Span {
    pub global: usize,
    pub start: usize,
}

/// A function on a synchronisation object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Call {
    MutexLock,
    MutexTryLock,
    MutexTimedLock,
    MutexUnlock,
    MutexDestroy,
    /// With this mutex.
    ConditionWait(usize),
    /// With this mutex.
    ConditionTimedWait(usize),
    ConditionSignal,
    ConditionBroadcast,
    ConditionDestroy,
    ReadLock,
    WriteLock,
    TryReadLock,
    TryWriteLock,
    ReadWriteUnlock,
    ReadWriteDestroy,
    SemaphoreWait,
    SemaphoreTryWait,
    SemaphoreTimedWait,
    SemaphorePost,
    SemaphoreValue,
    BarrierWait,
    Once,
    EventSet,
    EventWait,
    /// At the queue's word, if that has this value: 0 if woken, 1 if it has not, 2 if it gave up.
    FutexWait(Place, u64),
    FutexTimedWait(Place, u64),
    FutexWake(Place),
    FutexWakeAll(Place),
    /// One is woken, the others go to the queue of this number and word.
    FutexRequeue(Place, usize, Place),
    /// A value for a key; other threads cannot tell.
    SetSpecific(Value),
    GetSpecific,
}

/// One statement; each has a line of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Statement {
    /// `to = from`.
    Load { to: Local, from: Place, atomic: bool },
    /// `to = value`.
    Store { to: Place, value: Value, atomic: bool },
    /// `to = from + add` of plain variables: a read, then a write.
    Move { to: Place, from: Place, add: u64 },
    /// `place += value` and the like of a plain variable: a read, then a write.
    Update { op: Arithmetic, place: Place, value: Value },
    /// An atomic read-modify-write; `sync` for the `__sync_*` functions.
    Rmw { op: Arithmetic, place: Place, value: Value, keep: Keep, sync: bool },
    /// A compare-and-swap: whether it swapped, and what it found.
    Cas { form: CasForm, place: Place, expected: Value, desired: Value, ok: Option<Local>, seen: Option<Local> },
    /// A branch.
    If { test: Test, then: Vec<Statement>, otherwise: Vec<Statement> },
    /// A loop of so many rounds that ends early when the test holds after a round.
    Repeat { times: usize, until: Option<Test>, body: Vec<Statement> },
    /// `assert`.
    Assert(Test),
    /// `raddle_assume`.
    Assume(Test),
    /// `raddle_choose`.
    Choose { to: Local, alternatives: u64 },
    /// `__VERIFIER_nondet_uint`, of which the command line says what it gives.
    Nondet { to: Local },
    /// An input that may be any value.
    Input { to: Local, form: Input },
    /// Copies so many bytes in one step.
    Copy { form: CopyForm, to: Span, from: Span, length: usize },
    /// `memset`.
    Fill { to: Span, byte: u8, length: usize },
    /// `memcmp`: 0, 1 or 2 for equal, less, greater.
    Compare { to: Local, first: Span, second: Span, length: usize },
    /// A function on one or two strings; what it returns.
    Text { call: TextCall, first: Span, second: Span, to: Option<Local> },
    /// Makes an object on the heap, zeroed; the pointer of this number holds it.
    Allocate { pointer: usize, object: usize },
    /// `free`.
    Free { pointer: usize },
    /// Sets a shared pointer, atomically.
    Publish { global: usize, address: Address },
    /// Reads a shared pointer, atomically.
    Take { pointer: usize, global: usize },
    /// Both at once.
    Swap { pointer: usize, global: usize, address: Address },
    /// If a pointer is not null.
    IfHeld { pointer: usize, then: Vec<Statement> },
    /// Makes an object, zeroed, for the time of these statements, or longer.
    Scope { storage: Storage, object: usize, body: Vec<Statement> },
    /// `pthread_exit`.
    ThreadExit,
    /// `pthread_detach` of this thread.
    Detach(usize),
    /// An atomic block.
    Atomic(Vec<Statement>),
    /// `raddle_await`.
    Await { to: Local, place: Place, relation: Relation, constant: u64 },
    /// A loop that waits: the thread goes on when one try after the other, from the first on, has found what it is for.
    Spin { tries: Vec<Try>, shape: SpinShape },
    /// A function on the object of this number; its result.
    Sync { call: Call, object: usize, result: Option<Local> },
    /// `pthread_create` of this thread.
    Spawn(usize),
    /// `pthread_join` of this thread.
    Join(usize),
    /// `pthread_tryjoin_np` of this thread: 0, or `EBUSY`.
    TryJoin { thread: usize, to: Local },
    /// `exit`.
    Exit,
}

impl Global {
    /// How many bytes it has.
    pub fn size(&self) -> usize {
        match self {
            Global::Cell(bytes) | Global::Text(bytes) => bytes.len(),
            Global::Pointer => 8,
        }
    }
}

impl Test {
    /// Whether the test holds for a value.
    pub fn holds(self, value: u64) -> bool {
        self.relation.holds(value, self.constant)
    }
}

impl Relation {
    /// Whether `first` is so related to `second`.
    pub fn holds(self, first: u64, second: u64) -> bool {
        match self {
            Relation::Equal => first == second,
            Relation::Unequal => first != second,
            Relation::Less => first < second,
            Relation::AtLeast => first >= second,
        }
    }
}

impl Arithmetic {
    /// The new value, before it is cut to the size of the variable.
    pub fn apply(self, old: u64, value: u64) -> u64 {
        match self {
            Arithmetic::Add => old.wrapping_add(value),
            Arithmetic::Sub => old.wrapping_sub(value),
            Arithmetic::Or => old | value,
            Arithmetic::And => old & value,
            Arithmetic::Xor => old ^ value,
            Arithmetic::Nand => !(old & value),
            Arithmetic::Exchange => value,
        }
    }
}

impl Statement {
    /// The statements directly inside this one.
    pub fn blocks(&self) -> Vec<&Vec<Statement>> {
        match self {
            Statement::If { then, otherwise, .. } => vec![then, otherwise],
            Statement::Repeat { body, .. }
            | Statement::Atomic(body)
            | Statement::IfHeld { then: body, .. }
            | Statement::Scope { body, .. } => vec![body],
            _ => Vec::new(),
        }
    }

    /// The same, to be changed.
    pub fn blocks_mut(&mut self) -> Vec<&mut Vec<Statement>> {
        match self {
            Statement::If { then, otherwise, .. } => vec![then, otherwise],
            Statement::Repeat { body, .. }
            | Statement::Atomic(body)
            | Statement::IfHeld { then: body, .. }
            | Statement::Scope { body, .. } => vec![body],
            _ => Vec::new(),
        }
    }

    /// Calls `visit` for this statement and all inside it, from the outside in.
    pub fn walk(&self, visit: &mut impl FnMut(&Statement)) {
        visit(self);
        for block in self.blocks() {
            block.iter().for_each(|inner| inner.walk(visit));
        }
    }
}

impl Program {
    /// Number of statements.
    pub fn size(&self) -> usize {
        let mut count = 0;
        self.walk(&mut |_| count += 1);
        count
    }

    /// Calls `visit` for every statement.
    pub(crate) fn walk(&self, visit: &mut impl FnMut(&Statement)) {
        for thread in &self.threads {
            thread.statements.iter().for_each(|statement| statement.walk(visit));
        }
        for object in &self.objects {
            if let SyncKind::Once(body) | SyncKind::Key(body) = object {
                body.iter().for_each(|statement| statement.walk(visit));
            }
        }
    }

    /// Whether optimising compilers must leave its meaning alone: no access to shared memory is plain, but for `out`
    /// and what `main` looks at in the end, when the others have been joined.
    pub fn optimisable(&self) -> bool {
        let mut plain = false;
        self.walk(&mut |statement| {
            plain |= match statement {
                Statement::Load { atomic, .. } | Statement::Store { atomic, .. } => !atomic,
                Statement::Move { .. } | Statement::Update { .. } => true,
                Statement::Allocate { .. } | Statement::Scope { .. } | Statement::Exit => true,
                Statement::Copy { .. }
                | Statement::Fill { .. }
                | Statement::Compare { .. }
                | Statement::Text { .. } => true,
                // An addition of nothing need not stay an addition.
                Statement::Rmw { op: Arithmetic::Add | Arithmetic::Sub, value, place, .. } => {
                    value.local.is_none() && crate::state::cut(value.constant, place.size) == 0
                }
                // An optimiser may make the first round of a loop anything else than the others.
                Statement::Spin { tries, shape } => tries.len() == 1 && *shape != SpinShape::While,
                _ => false,
            }
        });
        !plain && self.joins_all()
    }

    /// Whether all threads are joined.
    pub(crate) fn joins_all(&self) -> bool {
        let mut joined = vec![false; self.threads.len()];
        self.walk(&mut |statement| {
            if let Statement::Join(thread) = statement {
                joined[*thread] = true;
            }
        });
        joined[1..].iter().all(|&joined| joined)
    }

    /// Whether it has loops of several steps.
    pub(crate) fn goes_round(&self) -> bool {
        let mut round = false;
        self.walk(&mut |statement| {
            if let Statement::Spin { tries, shape } = statement {
                round |= tries.len() > 1 || tries[0].act == TryAct::Add || matches!(shape, SpinShape::Locking(_));
            }
        });
        round
    }

    /// Whether somebody asks whether this thread has finished, or joins it in an atomic block, where that may be a question too.
    pub(crate) fn asks_for_end(&self, of: usize) -> bool {
        let mut asks = false;
        self.walk(&mut |statement| {
            asks |= matches!(statement, Statement::TryJoin { thread, .. } if *thread == of);
            if let Statement::Atomic(body) = statement {
                let mut joins = |inner: &Statement| asks |= *inner == Statement::Join(of);
                body.iter().for_each(|inner| inner.walk(&mut joins));
            }
        });
        asks
    }

    /// Whether it has inputs that may be any value.
    pub(crate) fn has_inputs(&self) -> bool {
        let mut inputs = false;
        self.walk(&mut |statement| inputs |= matches!(statement, Statement::Input { .. }));
        inputs
    }

    /// Whether a thread calls `exit`.
    pub(crate) fn exits(&self) -> bool {
        let mut exits = false;
        self.walk(&mut |statement| exits |= *statement == Statement::Exit);
        exits
    }

    /// How many objects threads make.
    pub(crate) fn made(&self) -> usize {
        let mut made = 0;
        self.walk(&mut |statement| {
            if let Statement::Allocate { object, .. } | Statement::Scope { object, .. } = statement {
                made = made.max(object + 1);
            }
        });
        made
    }

    /// How many elements `out` has.
    pub(crate) fn outputs(&self) -> usize {
        self.threads.iter().map(|thread| thread.published.len()).sum()
    }

    /// How many of them belong to threads before this one.
    pub(crate) fn first_output(&self, thread: usize) -> usize {
        self.threads[..thread].iter().map(|thread| thread.published.len()).sum()
    }
}
