//! Programs in the text form of the IR. `main` joins the threads, and fails an assertion of its own for all that can be in their numbers.

use crate::program::{Program, Stmt};
use std::fmt::Write;

const TEXT: &str = "g0";

/// Functions of the library, with their types.
const LIBRARY: [(&str, &str); 3] = [
    ("__assert_fail", "(%0: ptr, %1: ptr, %2: i32, %3: ptr)"),
    ("pthread_create", "(%0: ptr, %1: ptr, %2: ptr, %3: ptr) -> i32"),
    ("pthread_join", "(%0: i64, %1: ptr) -> i32"),
];

/// A function that is being written.
struct Function<'a> {
    locs: &'a mut u32,
    blocks: Vec<String>,
    /// The block that is written to.
    at: usize,
    /// The next value.
    next: u32,
}

impl<'a> Function<'a> {
    fn new(locs: &'a mut u32, next: u32) -> Self {
        Function { locs, blocks: vec![String::new()], at: 0, next }
    }

    fn text(&self) -> String {
        self.blocks.iter().enumerate().map(|(i, block)| format!("b{i}:\n{block}")).collect()
    }

    fn line(&mut self, text: &str) -> u32 {
        *self.locs += 1;
        writeln!(self.blocks[self.at], "    {text} at loc{}", self.locs).unwrap();
        *self.locs
    }

    fn value(&mut self, ty: &str, kind: &str) -> String {
        let value = format!("%{}", self.next);
        self.next += 1;
        self.line(&format!("{value}: {ty} = {kind}"));
        value
    }

    /// A block to be begun later.
    fn block(&mut self) -> usize {
        self.blocks.push(String::new());
        self.blocks.len() - 1
    }

    fn begin(&mut self, block: usize) {
        self.at = block;
    }

    fn jump(&mut self, to: usize) {
        self.line(&format!("jump b{to}"));
    }

    fn branch(&mut self, cond: &str, then: usize, otherwise: usize) {
        self.line(&format!("branch {cond}, b{then}, b{otherwise}"));
    }

    fn equals(&mut self, value: &str, number: i32) -> String {
        self.value("i1", &format!("compare eq {value}, i32 {number}"))
    }

    /// `local = x`
    fn load(&mut self, x: usize, local: &str) -> String {
        let value = self.value("i32", &format!("load seq_cst {}", number(x)));
        self.line(&format!("store {value}, {local}"));
        value
    }

    fn exchange(&mut self, x: usize, c: i32, local: &str) -> String {
        let value = self.value("i32", &format!("rmw xchg seq_cst {}, i32 {c}", number(x)));
        self.line(&format!("store {value}, {local}"));
        value
    }

    fn store(&mut self, x: usize, c: i32) {
        self.line(&format!("store seq_cst i32 {c}, {}", number(x)));
    }

    fn add(&mut self, x: usize, by: i32) {
        self.value("i32", &format!("rmw add seq_cst {}, i32 {}", number(x), by as u32));
    }

    /// A statement, with `r` and `s` at these addresses.
    fn statement(&mut self, statement: &Stmt, r: &str, s: &str) {
        let (top, out) = (self.block(), self.block());
        self.jump(top);
        self.begin(top);
        match *statement {
            Stmt::Load(x) => {
                self.load(x, r);
                self.jump(out);
            }
            Stmt::Store(x, c) => {
                self.store(x, c);
                self.jump(out);
            }
            Stmt::Add(x, c) => {
                self.add(x, c);
                self.jump(out);
            }
            Stmt::Exchange(x, c) => {
                self.exchange(x, c, r);
                self.jump(out);
            }
            Stmt::Wait(x, c, wanted) => {
                let found = self.load(x, r);
                let bit = self.equals(&found, c);
                let (then, otherwise) = if wanted { (out, top) } else { (top, out) };
                self.branch(&bit, then, otherwise);
            }
            Stmt::WaitExchange(x, c, d) => {
                let found = self.exchange(x, c, r);
                let bit = self.equals(&found, d);
                self.branch(&bit, out, top);
            }
            Stmt::WaitCompareExchange(x, c, d) => {
                let (old, bit) = (self.next, self.next + 1);
                self.next += 2;
                let kind = format!("cmpxchg seq_cst seq_cst {}, i32 {c}, i32 {d}", number(x));
                self.line(&format!("%{old}: i32, %{bit}: i1 = {kind}"));
                self.branch(&format!("%{bit}"), out, top);
            }
            Stmt::WaitEither(x, c, y, d) => {
                let second = self.block();
                let found = self.load(x, r);
                let bit = self.equals(&found, c);
                self.branch(&bit, out, second);
                self.begin(second);
                let found = self.load(y, s);
                let bit = self.equals(&found, d);
                self.branch(&bit, out, top);
            }
            Stmt::WaitStoring(x, c, y, d) => {
                self.store(x, c);
                let found = self.load(y, r);
                let bit = self.equals(&found, d);
                self.branch(&bit, out, top);
            }
            Stmt::WaitUndoing(x, y, c) => {
                let undo = self.block();
                self.add(x, 1);
                let found = self.load(y, r);
                let bit = self.equals(&found, c);
                self.branch(&bit, out, undo);
                self.begin(undo);
                self.add(x, -1);
                self.jump(top);
            }
            Stmt::Retry(x, c) => {
                let (body, again) = (self.block(), self.block());
                self.line(&format!("store i32 0, {s}"));
                self.jump(body);
                self.begin(body);
                let found = self.load(x, r);
                let count = self.value("i32", &format!("load {s}"));
                let count = self.value("i32", &format!("add {count}, i32 1"));
                self.line(&format!("store {count}, {s}"));
                let bit = self.equals(&found, c);
                self.branch(&bit, out, again);
                self.begin(again);
                let count = self.value("i32", &format!("load {s}"));
                let bit = self.equals(&count, 2);
                self.branch(&bit, out, body);
            }
            Stmt::BackOff(x, c) => {
                let count = self.value("i32", &format!("load {s}"));
                let count = self.value("i32", &format!("add {count}, i32 1"));
                self.line(&format!("store {count}, {s}"));
                let found = self.load(x, r);
                let bit = self.equals(&found, c);
                self.branch(&bit, out, top);
            }
        }
        self.begin(out);
    }

    fn variable(&mut self, bytes: u32) -> String {
        let value = format!("%{}", self.next);
        self.next += 1;
        writeln!(self.blocks[self.at], "    {value}: ptr = alloca i64 {bytes}, align {bytes}").unwrap();
        value
    }
}

fn number(x: usize) -> String {
    format!("g{}", 1 + x)
}

/// Where a thread leaves what is in `r` at its end.
fn end(program: &Program, thread: usize) -> String {
    format!("g{}", 1 + program.numbers.len() + thread)
}

fn thread(program: &Program, number: usize, locs: &mut u32) -> String {
    let mut function = Function::new(locs, 1);
    let [r, s] = [function.variable(4), function.variable(4)];
    function.line(&format!("store i32 0, {r}"));
    function.line(&format!("store i32 0, {s}"));
    for statement in &program.threads[number] {
        function.statement(statement, &r, &s);
    }
    let value = function.value("i32", &format!("load {r}"));
    function.line(&format!("store {value}, {}", end(program, number)));
    function.line("return null");
    format!("function \"thread{number}\"(%0: ptr) -> ptr {{\n{}}}\n", function.text())
}

/// `main`, and the line of the assertion that fails for each combination of values.
fn main_of(program: &Program, locs: &mut u32) -> (String, Vec<u32>) {
    let mut function = Function::new(locs, 0);
    let threads = program.threads.len();
    let ids: Vec<String> = (0..threads).map(|_| function.variable(8)).collect();
    for (i, id) in ids.iter().enumerate() {
        function.value("i32", &format!("call fn1({id}, null, fn{}, null)", LIBRARY.len() + i));
    }
    for id in &ids {
        let id = function.value("i64", &format!("load {id}"));
        function.value("i32", &format!("call fn2({id}, null)"));
    }
    let mut all = String::from("i32 0");
    for i in 0..threads {
        let value = function.value("i32", &format!("load {}", end(program, i)));
        let value = function.value("i32", &format!("and {value}, i32 3"));
        let value = function.value("i32", &format!("shl {value}, i32 {}", 2 * i));
        all = function.value("i32", &format!("or {all}, {value}"));
    }
    let mut lines = Vec::new();
    for values in 0..1 << (2 * threads) {
        let (fails, next) = (function.block(), function.block());
        let bit = function.equals(&all, values);
        function.branch(&bit, fails, next);
        function.begin(fails);
        lines.push(function.line(&format!("call fn0({TEXT}, {TEXT}, i32 1, {TEXT})")));
        function.line("unreachable");
        function.begin(next);
    }
    function.line("return i32 0");
    (format!("function \"main\"() -> i32 {{\n{}}}\n", function.text()), lines)
}

/// The text of a program, and the line of the assertion for each combination of what is left in `r`.
pub fn lower(program: &Program) -> (String, Vec<u32>) {
    let mut locs = 0;
    let mut functions = String::new();
    for (i, (name, ty)) in LIBRARY.iter().enumerate() {
        writeln!(functions, "fn{i} = function \"{name}\"{ty}\n").unwrap();
    }
    for i in 0..program.threads.len() {
        writeln!(functions, "fn{} = {}", LIBRARY.len() + i, thread(program, i, &mut locs)).unwrap();
    }
    let (main, lines) = main_of(program, &mut locs);
    writeln!(functions, "fn{} = {main}", LIBRARY.len() + program.threads.len()).unwrap();
    let mut text = String::from("file0 = \"random.c\"\n");
    for loc in 1..=locs {
        writeln!(text, "loc{loc} = file0:{loc}:1").unwrap();
    }
    writeln!(text, "{TEXT} = global \"text\" size 2 align 1 constant init \"x\\00\"").unwrap();
    for (i, value) in program.numbers.iter().enumerate() {
        writeln!(text, "{} = global \"x{i}\" size 4 align 4 init \"\\{value:02x}\"", number(i)).unwrap();
    }
    for i in 0..program.threads.len() {
        writeln!(text, "{} = global \"end{i}\" size 4 align 4 init \"\"", end(program, i)).unwrap();
    }
    (format!("{text}\n{functions}"), lines)
}
