//! Programs in the text form of the IR, as clang's `-O0` has them: locals in memory, an assertion is a branch to `__assert_fail`. Every
//! instruction has a place of its own.

use crate::generate::LOCALS;
use crate::program::{Body, Cond, Expr, Join, Place, Program, Stmt, Target};
use std::fmt::Write;

/// What a name for text is: assertions show it.
const TEXT: &str = "g0";

/// Functions of the library, with their types.
const LIBRARY: [(&str, &str); 26] = [
    ("__assert_fail", "(%0: ptr, %1: ptr, %2: i32, %3: ptr)"),
    ("raddle_assume", "(%0: i32)"),
    ("abort", "()"),
    ("exit", "(%0: i32)"),
    ("malloc", "(%0: i64) -> ptr"),
    ("free", "(%0: ptr)"),
    ("pthread_create", "(%0: ptr, %1: ptr, %2: ptr, %3: ptr) -> i32"),
    ("pthread_join", "(%0: i64, %1: ptr) -> i32"),
    ("pthread_mutex_lock", "(%0: ptr) -> i32"),
    ("pthread_mutex_trylock", "(%0: ptr) -> i32"),
    ("pthread_mutex_unlock", "(%0: ptr) -> i32"),
    ("__VERIFIER_nondet_int", "() -> i32"),
    ("__VERIFIER_nondet_uchar", "() -> i8"),
    ("__VERIFIER_nondet_bool", "() -> i1"),
    ("pthread_rwlock_rdlock", "(%0: ptr) -> i32"),
    ("pthread_rwlock_tryrdlock", "(%0: ptr) -> i32"),
    ("pthread_rwlock_wrlock", "(%0: ptr) -> i32"),
    ("pthread_rwlock_trywrlock", "(%0: ptr) -> i32"),
    ("pthread_rwlock_unlock", "(%0: ptr) -> i32"),
    ("pthread_cond_wait", "(%0: ptr, %1: ptr) -> i32"),
    ("pthread_cond_signal", "(%0: ptr) -> i32"),
    ("pthread_cond_broadcast", "(%0: ptr) -> i32"),
    ("pthread_barrier_init", "(%0: ptr, %1: ptr, %2: i32) -> i32"),
    ("pthread_barrier_wait", "(%0: ptr) -> i32"),
    ("raddle_atomic_begin", "()"),
    ("raddle_atomic_end", "()"),
];

/// The synchronisation objects that there is one of each: the beginnings of the names of their functions, and their sizes.
const OBJECTS: [(&str, u32); 3] = [("rwlock", 56), ("cond", 48), ("barrier", 32)];

/// The text of a program.
pub fn lower(program: &Program) -> String {
    let mut text = String::new();
    let mut locs = 0;
    let mut functions = String::new();
    for (i, (name, ty)) in LIBRARY.iter().enumerate() {
        writeln!(functions, "fn{i} = function \"{name}\"{ty}\n").unwrap();
    }
    let helpers = program.helpers.iter().enumerate().map(|(i, body)| (format!("helper{i}"), Kind::Helper, body));
    let threads =
        program.threads.iter().enumerate().map(|(i, thread)| (format!("thread{i}"), Kind::Thread(i), &thread.body));
    for (i, (name, kind, body)) in helpers.chain(threads).enumerate() {
        let function = Function::new(program, kind, &mut locs).finish(body, &name);
        writeln!(functions, "fn{} = {function}", LIBRARY.len() + i).unwrap();
    }
    let main = Function::new(program, Kind::Main, &mut locs).main();
    let number = LIBRARY.len() + program.helpers.len() + program.threads.len();
    writeln!(functions, "fn{number} = {main}").unwrap();

    writeln!(text, "file0 = \"random.c\"").unwrap();
    for loc in 1..=locs {
        writeln!(text, "loc{loc} = file0:{loc}:1").unwrap();
    }
    writeln!(text, "{TEXT} = global \"text\" size 2 align 1 constant init \"x\\00\"").unwrap();
    for (i, (value, _)) in program.integers.iter().enumerate() {
        writeln!(text, "{} = global \"x{i}\" size 4 align 4 init \"\\{value:02x}\"", integer(i)).unwrap();
    }
    for i in 0..program.arrays {
        writeln!(text, "{} = global \"a{i}\" size 8 align 4 init \"\"", array(program, i)).unwrap();
    }
    for (i, target) in program.pointers.iter().enumerate() {
        let to = constant(program, *target).map_or(String::new(), |to| format!(" {{0: {to}}}"));
        writeln!(text, "{} = global \"p{i}\" size 8 align 8 init \"\"{to}", pointer(program, i)).unwrap();
    }
    for i in 0..program.mutexes {
        writeln!(text, "{} = global \"m{i}\" size 40 align 8 init \"\"", mutex(program, i)).unwrap();
    }
    for (kind, size) in OBJECTS {
        writeln!(text, "{} = global \"{kind}\" size {size} align 8 init \"\"", object(program, kind)).unwrap();
    }
    format!("{text}\n{functions}")
}

fn integer(i: usize) -> String {
    format!("g{}", 1 + i)
}

fn array(program: &Program, i: usize) -> String {
    format!("g{}", 1 + program.integers.len() + i)
}

fn pointer(program: &Program, i: usize) -> String {
    format!("g{}", 1 + program.integers.len() + program.arrays + i)
}

fn mutex(program: &Program, i: usize) -> String {
    format!("g{}", 1 + program.integers.len() + program.arrays + program.pointers.len() + i)
}

/// The object that a function with this name is about.
fn object(program: &Program, function: &str) -> String {
    let number = OBJECTS.iter().position(|(kind, _)| function.starts_with(kind)).expect("there is one of its kind");
    mutex(program, program.mutexes + number)
}

/// Whether anybody waits at the barrier.
fn has_barrier(program: &Program) -> bool {
    fn uses(body: &mut Body) -> bool {
        let waits = |stmt: &mut Stmt| {
            matches!(stmt, Stmt::Sync(_, "barrier_wait", _)) || stmt.bodies_mut().into_iter().any(uses)
        };
        body.iter_mut().any(waits)
    }
    program.clone().bodies_mut().any(uses)
}

/// An address that is a constant.
fn constant(program: &Program, target: Target) -> Option<String> {
    match target {
        Target::Integer(i) => Some(integer(i)),
        Target::Element(i) => Some(format!("{}+4", array(program, i))),
        Target::Null | Target::Own | Target::Shared(_) | Target::Variable => None,
    }
}

fn library(name: &str) -> String {
    let number = LIBRARY.iter().position(|(known, _)| *known == name).expect("the library has it");
    format!("fn{number}")
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Helper,
    Thread(usize),
    Main,
}

/// A function that is being written.
struct Function<'a> {
    program: &'a Program,
    kind: Kind,
    /// The last place that was given to an instruction.
    locs: &'a mut u32,
    /// The variables.
    entry: String,
    blocks: Vec<String>,
    /// The block that is written to.
    at: usize,
    /// The next value.
    next: u32,
    locals: Vec<String>,
    own: String,
    /// A variable whose address goes elsewhere.
    variable: Option<String>,
}

/// Where functions return.
const RETURN: usize = 1;

impl<'a> Function<'a> {
    fn new(program: &'a Program, kind: Kind, locs: &'a mut u32) -> Self {
        let next = match kind {
            Kind::Helper => 2,
            Kind::Thread(_) => 1,
            Kind::Main => 0,
        };
        let mut this = Function {
            program,
            kind,
            locs,
            entry: String::new(),
            blocks: vec![String::new(), String::new()],
            at: 0,
            next,
            locals: Vec::new(),
            own: String::new(),
            variable: None,
        };
        this.locals = (0..LOCALS).map(|_| this.variable(4)).collect();
        this.own = this.variable(8);
        for i in 0..LOCALS {
            let first = if kind == Kind::Helper && i == 0 { "%1" } else { "i32 0" };
            this.set(i, first);
        }
        let own = if kind == Kind::Main { "null" } else { "%0" };
        this.store(own, &this.own.clone());
        this
    }

    fn line(&mut self, text: &str) {
        *self.locs += 1;
        writeln!(self.blocks[self.at], "    {text} at loc{}", self.locs).unwrap();
    }

    fn value(&mut self, ty: &str, kind: &str) -> String {
        let value = format!("%{}", self.next);
        self.next += 1;
        self.line(&format!("{value}: {ty} = {kind}"));
        value
    }

    /// A variable of so many bytes.
    fn variable(&mut self, bytes: u32) -> String {
        let value = format!("%{}", self.next);
        self.next += 1;
        writeln!(self.entry, "    {value}: ptr = alloca i64 {bytes}, align {bytes}").unwrap();
        value
    }

    fn block(&mut self) -> usize {
        self.blocks.push(String::new());
        self.blocks.len() - 1
    }

    fn jump(&mut self, to: usize) {
        self.line(&format!("jump b{to}"));
    }

    fn branch(&mut self, cond: &str, then: usize, otherwise: usize) {
        self.line(&format!("branch {cond}, b{then}, b{otherwise}"));
    }

    fn store(&mut self, value: &str, to: &str) {
        self.line(&format!("store {value}, {to}"));
    }

    fn set(&mut self, local: usize, value: &str) {
        let to = self.locals[local].clone();
        self.store(value, &to);
    }

    fn get(&mut self, local: usize) -> String {
        let from = self.locals[local].clone();
        self.value("i32", &format!("load {from}"))
    }

    fn own(&mut self) -> String {
        let from = self.own.clone();
        self.value("ptr", &format!("load {from}"))
    }

    fn wide(&mut self, narrow: &str) -> String {
        self.value("i32", &format!("zext {narrow}"))
    }

    fn expr(&mut self, expr: Expr) -> String {
        match expr {
            Expr::Constant(number) => format!("i32 {number}"),
            Expr::Local(local) => self.get(local),
            Expr::Add(local, by) => {
                let local = self.get(local);
                self.value("i32", &format!("add {local}, i32 {by}"))
            }
            Expr::Xor(a, b) => {
                let (a, b) = (self.get(a), self.get(b));
                self.value("i32", &format!("xor {a}, {b}"))
            }
            Expr::Equal(local, number) => {
                let bit = self.cond(Cond::Compare("eq", local, number));
                self.wide(&bit)
            }
            Expr::Select(local, number, other) => {
                let bit = self.cond(Cond::Compare("ne", local, 0));
                let other = self.get(other);
                self.value("i32", &format!("select {bit}, i32 {number}, {other}"))
            }
            Expr::Divide(number, local) => {
                let local = self.get(local);
                self.value("i32", &format!("udiv i32 {number}, {local}"))
            }
        }
    }

    fn cond(&mut self, cond: Cond) -> String {
        match cond {
            Cond::Compare(op, local, number) => {
                let local = self.get(local);
                self.value("i1", &format!("compare {op} {local}, i32 {number}"))
            }
            Cond::HasPointer => {
                let own = self.own();
                self.value("i1", &format!("compare ne {own}, null"))
            }
        }
    }

    /// An address, and how it is accessed.
    fn place(&mut self, place: Place) -> (String, &'static str) {
        match place {
            Place::Integer(i) => (integer(i), if self.program.integers[i].1 { "seq_cst " } else { "" }),
            Place::Element(i, 0) => (array(self.program, i), ""),
            Place::Element(i, element) => (format!("{}+{}", array(self.program, i), 4 * element), ""),
            Place::Indexed { array: i, local, masked } => {
                let mut index = self.get(local);
                if masked {
                    index = self.value("i32", &format!("and {index}, i32 1"));
                }
                let index = self.value("i64", &format!("sext {index}"));
                let base = array(self.program, i);
                (self.value("ptr", &format!("address {base}, index {index} * 4")), "")
            }
            Place::Shared(i) => (self.target(Target::Shared(i)), ""),
            Place::Own => (self.own(), ""),
        }
    }

    fn target(&mut self, target: Target) -> String {
        match (target, &self.variable) {
            (Target::Null, _) => String::from("null"),
            (Target::Variable, Some(variable)) => variable.clone(),
            (Target::Own | Target::Variable, _) => self.own(),
            (Target::Shared(i), _) => {
                let from = pointer(self.program, i);
                self.value("ptr", &format!("load {from}"))
            }
            (Target::Integer(_) | Target::Element(_), _) => {
                constant(self.program, target).expect("it is known when the program starts")
            }
        }
    }

    fn read(&mut self, place: Place) -> String {
        let (address, order) = self.place(place);
        self.value("i32", &format!("load {order}{address}"))
    }

    /// A compare-exchange; whether it succeeded.
    fn exchange(&mut self, place: Place, from: i32, to: i32) -> String {
        let (address, _) = self.place(place);
        let (old, bit) = (self.next, self.next + 1);
        self.next += 2;
        let kind = format!("cmpxchg seq_cst seq_cst {address}, i32 {from}, i32 {to}");
        self.line(&format!("%{old}: i32, %{bit}: i1 = {kind}"));
        format!("%{bit}")
    }

    fn on_mutex(&mut self, what: &str, i: usize) -> String {
        let (function, mutex) = (library(what), mutex(self.program, i));
        self.value("i32", &format!("call {function}({mutex})"))
    }

    fn on_object(&mut self, name: &str, i: usize) -> String {
        let (function, object) = (library(&format!("pthread_{name}")), object(self.program, name));
        match name {
            "cond_wait" => {
                let mutex = mutex(self.program, i);
                self.value("i32", &format!("call {function}({object}, {mutex})"))
            }
            _ => self.value("i32", &format!("call {function}({object})")),
        }
    }

    /// What comes behind something that does not go on.
    fn dead(&mut self) {
        self.at = self.block();
    }

    fn body(&mut self, body: &Body) {
        body.iter().for_each(|stmt| self.stmt(stmt));
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Set(local, expr) => {
                let value = self.expr(*expr);
                self.set(*local, &value);
            }
            Stmt::Input(local, name) => {
                let function = library(&format!("__VERIFIER_nondet_{name}"));
                let ty = match *name {
                    "bool" => "i1",
                    "uchar" => "i8",
                    _ => "i32",
                };
                let value = self.value(ty, &format!("call {function}()"));
                let wide = if ty == "i32" { value } else { self.wide(&value) };
                self.set(*local, &wide);
            }
            Stmt::Load(local, place) => {
                let value = self.read(*place);
                self.set(*local, &value);
            }
            Stmt::Store(place, expr) => {
                let value = self.expr(*expr);
                let (address, order) = self.place(*place);
                self.line(&format!("store {order}{value}, {address}"));
            }
            Stmt::Update(local, op, place, expr) => {
                let by = self.expr(*expr);
                let (address, _) = self.place(*place);
                let value = self.value("i32", &format!("rmw {op} seq_cst {address}, {by}"));
                self.set(*local, &value);
            }
            Stmt::Exchange(local, place, from, to) => {
                let bit = self.exchange(*place, *from, *to);
                let wide = self.wide(&bit);
                self.set(*local, &wide);
            }
            Stmt::Take(target) => {
                let (value, own) = (self.target(*target), self.own.clone());
                self.store(&value, &own);
            }
            Stmt::Publish(i, target) => {
                let value = self.target(*target);
                self.store(&value, &pointer(self.program, *i));
            }
            Stmt::Allocate(first) => {
                let fresh = self.value("ptr", &format!("call {}(i64 4)", library("malloc")));
                if let Some(first) = first {
                    self.store(&format!("i32 {first}"), &fresh);
                }
                self.store(&fresh, &self.own.clone());
            }
            Stmt::Free => {
                let own = self.own();
                self.line(&format!("call {}({own})", library("free")));
            }
            Stmt::If(cond, then, otherwise) => {
                let cond = self.cond(*cond);
                let (yes, no, after) = (self.block(), self.block(), self.block());
                self.branch(&cond, yes, no);
                for (at, body) in [(yes, then), (no, otherwise)] {
                    self.at = at;
                    self.body(body);
                    self.jump(after);
                }
                self.at = after;
            }
            Stmt::Repeat(times, body) => self.repeat(*times, body),
            Stmt::Locked(i, body) => {
                self.on_mutex("pthread_mutex_lock", *i);
                self.body(body);
                self.on_mutex("pthread_mutex_unlock", *i);
            }
            Stmt::Sync(local, name, mutex) => {
                let result = self.on_object(name, *mutex);
                let bit = self.value("i1", &format!("compare ne {result}, i32 0"));
                let wide = self.wide(&bit);
                self.set(*local, &wide);
            }
            Stmt::Held(name, body) => {
                self.on_object(name, 0);
                self.body(body);
                self.on_object("rwlock_unlock", 0);
            }
            Stmt::Atomic(body) => {
                self.line(&format!("call {}()", library("raddle_atomic_begin")));
                self.body(body);
                self.line(&format!("call {}()", library("raddle_atomic_end")));
            }
            Stmt::Lock(i) => drop(self.on_mutex("pthread_mutex_lock", *i)),
            Stmt::Unlock(i) => drop(self.on_mutex("pthread_mutex_unlock", *i)),
            Stmt::TryLock(local, i) => {
                let result = self.on_mutex("pthread_mutex_trylock", *i);
                let bit = self.value("i1", &format!("compare eq {result}, i32 0"));
                let wide = self.wide(&bit);
                self.set(*local, &wide);
            }
            Stmt::Assert(cond) => {
                let cond = self.cond(*cond);
                let (holds, fails) = (self.block(), self.block());
                self.branch(&cond, holds, fails);
                self.at = fails;
                let fail = library("__assert_fail");
                self.line(&format!("call {fail}({TEXT}, {TEXT}, i32 1, {TEXT})"));
                self.line("unreachable");
                self.at = holds;
            }
            Stmt::Assume(cond) => {
                let bit = self.cond(*cond);
                let wide = self.wide(&bit);
                self.line(&format!("call {}({wide})", library("raddle_assume")));
            }
            Stmt::Await(place, number) => self.wait(&|this| {
                let value = this.read(*place);
                this.value("i1", &format!("compare ne {value}, i32 {number}"))
            }),
            Stmt::AwaitEither(a, b, number) => self.wait(&|this| {
                let (a, b) = (this.read(*a), this.read(*b));
                let a = this.value("i1", &format!("compare ne {a}, i32 {number}"));
                let b = this.value("i1", &format!("compare ne {b}, i32 {number}"));
                this.value("i1", &format!("or {a}, {b}"))
            }),
            Stmt::AwaitExchange(place) => self.wait(&|this| this.exchange(*place, 0, 1)),
            Stmt::Call(local, helper, expr) => {
                let (own, value) = (self.own(), self.expr(*expr));
                let result = self.value("i32", &format!("call fn{}({own}, {value})", LIBRARY.len() + helper));
                self.set(*local, &result);
            }
            Stmt::Return => {
                self.jump(RETURN);
                self.dead();
            }
            Stmt::Abort => {
                self.line(&format!("call {}()", library("abort")));
                self.line("unreachable");
                self.dead();
            }
            Stmt::Exit => {
                self.line(&format!("call {}(i32 0)", library("exit")));
                self.line("unreachable");
                self.dead();
            }
        }
    }

    fn repeat(&mut self, times: u32, body: &Body) {
        let counter = self.variable(4);
        self.store("i32 0", &counter);
        let (head, round, after) = (self.block(), self.block(), self.block());
        self.jump(head);
        self.at = head;
        let count = self.value("i32", &format!("load {counter}"));
        let bit = self.value("i1", &format!("compare slt {count}, i32 {times}"));
        self.branch(&bit, round, after);
        self.at = round;
        self.body(body);
        let count = self.value("i32", &format!("load {counter}"));
        let count = self.value("i32", &format!("add {count}, i32 1"));
        self.store(&count, &counter);
        self.jump(head);
        self.at = after;
    }

    /// A loop that ends when a condition holds.
    fn wait(&mut self, cond: &dyn Fn(&mut Self) -> String) {
        let (head, after) = (self.block(), self.block());
        self.jump(head);
        self.at = head;
        let bit = cond(self);
        self.branch(&bit, after, head);
        self.at = after;
    }

    /// A function that is no `main`.
    fn finish(mut self, body: &Body, name: &str) -> String {
        self.body(body);
        self.jump(RETURN);
        self.at = RETURN;
        let (ty, result) = match self.kind {
            Kind::Helper => ("(%0: ptr, %1: i32) -> i32", self.get(0)),
            Kind::Thread(i) => ("(%0: ptr) -> ptr", self.target(self.program.threads[i].result)),
            Kind::Main => ("() -> i32", String::from("i32 0")),
        };
        self.line(&format!("return {result}"));
        let mut text = format!("function \"{name}\"{ty} {{\n");
        for (i, block) in self.blocks.iter().enumerate() {
            let entry = if i == 0 { self.entry.as_str() } else { "" };
            // Behind what does not go on there may be nothing.
            let rest = if block.is_empty() { "    unreachable\n" } else { "" };
            write!(text, "b{i}:\n{entry}{block}{rest}").unwrap();
        }
        text + "}\n"
    }

    fn main(mut self) -> String {
        let program = self.program;
        let variable = self.variable(4);
        self.line(&format!("lifetime_start {variable}"));
        self.store("i32 0", &variable);
        self.variable = Some(variable.clone());
        if has_barrier(program) {
            let (function, barrier) = (library("pthread_barrier_init"), object(program, "barrier"));
            self.value("i32", &format!("call {function}({barrier}, null, i32 2)"));
        }
        let ids: Vec<String> = program.threads.iter().map(|_| self.variable(8)).collect();
        let result = self.variable(8);
        let first = LIBRARY.len() + program.helpers.len();
        for (i, (thread, id)) in program.threads.iter().zip(&ids).enumerate() {
            let argument = self.target(thread.argument);
            let create = library("pthread_create");
            self.value("i32", &format!("call {create}({id}, null, fn{}, {argument})", first + i));
        }
        self.body(&program.middle);
        for (thread, id) in program.threads.iter().zip(&ids).filter(|(thread, _)| thread.join != Join::No) {
            let takes = thread.join == Join::TakesResult;
            let id = self.value("i64", &format!("load {id}"));
            let to = if takes { result.as_str() } else { "null" };
            self.value("i32", &format!("call {}({id}, {to})", library("pthread_join")));
            if takes {
                let got = self.value("ptr", &format!("load {result}"));
                self.store(&got, &self.own.clone());
            }
        }
        let end = program.end.clone();
        self.at_return(&variable);
        self.finish(&end, "main")
    }

    /// A variable ends where the function returns.
    fn at_return(&mut self, variable: &str) {
        let at = std::mem::replace(&mut self.at, RETURN);
        self.line(&format!("lifetime_end {variable}"));
        self.at = at;
    }
}
