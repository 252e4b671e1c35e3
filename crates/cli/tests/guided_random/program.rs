//! Small concurrent programs as data. `generate.rs` makes them, `lower.rs` gives them the form that clang's output has after it is read, and
//! `reduce.rs` makes them smaller.
//!
//! A function has integers `r0`, `r1`, … and one pointer, `q`. What is shared is integers, arrays of two, pointers to integers, and mutexes.

/// A whole program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// What each integer holds at first, and whether accesses to it by name are atomic.
    pub integers: Vec<(i32, bool)>,
    /// How many arrays of two there are.
    pub arrays: usize,
    /// Where each pointer points to at first.
    pub pointers: Vec<Target>,
    /// How many mutexes there are.
    pub mutexes: usize,
    /// Functions that threads call.
    pub helpers: Vec<Body>,
    /// What the threads do; `main` starts them in this order.
    pub threads: Vec<Thread>,
    /// What `main` does when all threads are started.
    pub middle: Body,
    /// What `main` does when it has joined the threads that it joins.
    pub end: Body,
}

/// Statements in order.
pub type Body = Vec<Stmt>;

/// A thread.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thread {
    /// What its pointer holds at first.
    pub argument: Target,
    /// What it does.
    pub body: Body,
    /// What it returns.
    pub result: Target,
    /// Whether `main` joins it, and takes its result for its own pointer.
    pub join: Join,
}

/// What `main` does about a thread in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Join {
    No,
    Yes,
    TakesResult,
}

/// A pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    Null,
    Integer(usize),
    /// The second element of an array.
    Element(usize),
    /// Whatever the function's own pointer points to.
    Own,
    /// Whatever a shared pointer points to.
    Shared(usize),
    /// A variable of `main`; its own pointer elsewhere.
    Variable,
}

/// Where an integer is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    Integer(usize),
    /// An element of an array, by a constant.
    Element(usize, usize),
    /// An element of an array, by a local; its last bit, or all of it.
    Indexed {
        array: usize,
        local: usize,
        masked: bool,
    },
    /// Where a shared pointer points to.
    Shared(usize),
    /// Where the own pointer points to.
    Own,
}

/// A computation in registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expr {
    Constant(i32),
    Local(usize),
    Add(usize, i32),
    Xor(usize, usize),
    Equal(usize, i32),
    Select(usize, i32, usize),
    /// A constant divided by a local.
    Divide(i32, usize),
}

/// What a branch goes by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cond {
    /// A comparison of a local with a constant, by its name in the IR.
    Compare(&'static str, usize, i32),
    /// Whether the own pointer is not null.
    HasPointer,
}

/// A statement.
#[allow(dead_code, reason = "not every test that has this module makes all of them")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stmt {
    Set(usize, Expr),
    /// A local takes an input, of the type with this name.
    Input(usize, &'static str),
    Load(usize, Place),
    Store(Place, Expr),
    /// An atomic update, by its name in the IR; what was there goes to a local.
    Update(usize, &'static str, Place, Expr),
    /// A compare-exchange of two constants; whether it succeeded goes to a local.
    Exchange(usize, Place, i32, i32),
    /// The own pointer takes the value of something.
    Take(Target),
    /// A shared pointer takes the value of something.
    Publish(usize, Target),
    /// The own pointer gets fresh memory; it is written if there is a number.
    Allocate(Option<i32>),
    Free,
    If(Cond, Body, Body),
    /// As often as this.
    Repeat(u32, Body),
    /// With a mutex held.
    Locked(usize, Body),
    Lock(usize),
    Unlock(usize),
    /// Whether it succeeded goes to a local.
    TryLock(usize, usize),
    Assert(Cond),
    Assume(Cond),
    /// Waits until there is something else than this number.
    Await(Place, i32),
    /// Waits until one of two is something else than this number.
    AwaitEither(Place, Place, i32),
    /// Waits until a compare-exchange of 0 for 1 succeeds.
    AwaitExchange(Place),
    /// A call of a library function about the one object of its kind, by its name without `pthread_`; a condition wait has a mutex. Whether it gives
    /// something else than zero goes to a local.
    Sync(usize, &'static str, usize),
    /// With the read/write lock held, which is taken by the function with this name.
    Held(&'static str, Body),
    /// In one step.
    Atomic(Body),
    /// Calls a helper with the own pointer and a value; its result goes to a local.
    Call(usize, usize, Expr),
    Return,
    Abort,
    Exit,
}

impl Stmt {
    /// The statements inside of it.
    pub fn bodies_mut(&mut self) -> Vec<&mut Body> {
        match self {
            Stmt::If(_, then, otherwise) => vec![then, otherwise],
            Stmt::Repeat(_, body) | Stmt::Locked(_, body) | Stmt::Held(_, body) | Stmt::Atomic(body) => vec![body],
            _ => Vec::new(),
        }
    }
}

impl Program {
    /// Everything that has statements.
    pub fn bodies_mut(&mut self) -> impl Iterator<Item = &mut Body> {
        let threads = self.threads.iter_mut().map(|thread| &mut thread.body);
        self.helpers.iter_mut().chain(threads).chain([&mut self.middle, &mut self.end])
    }
}
