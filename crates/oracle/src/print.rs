//! Programs as C.
//!
//! Threads are functions, `main` is the last one. Every statement has a line of its own, and the printer notes which, in the
//! order in which the enumerator numbers them.

use std::fmt::Write;

use crate::ast::{
    Address, Arithmetic, Base, Call, CasForm, CopyForm, Global, Input, Keep, Place, Program, Relation, Span, SpinShape,
    Statement, Storage, Test, TextCall, Try, TryAct, Value,
};
use crate::code::{NAMED_LOCALS, POINTER_COUNT, observed};
use crate::print_objects;

/// A text, and the line of every statement in it.
#[derive(Debug, Default)]
pub struct Text {
    pub source: String,
    pub lines: Vec<u32>,
    line: u32,
    depth: usize,
    /// The number of the next statement.
    number: usize,
    /// Functions to be printed after this one: their object, their statements, the number of the first.
    functions: Vec<(usize, Vec<Statement>, usize)>,
}

impl Text {
    /// One line of C.
    pub fn line(&mut self, text: &str) -> u32 {
        self.line += 1;
        let _ = writeln!(self.source, "{}{text}", "    ".repeat(self.depth));
        self.line
    }

    /// How deep the next lines are.
    pub fn indent(&mut self, depth: usize) {
        self.depth = depth;
    }

    fn statement(&mut self, text: &str) {
        let line = self.line(text);
        if self.lines.len() <= self.number {
            self.lines.resize(self.number + 1, 0);
        }
        self.lines[self.number] = line;
        self.number += 1;
    }
}

/// A number as C writes it.
pub fn number(value: u64) -> String {
    match value {
        0..10 => format!("{value}"),
        10..=0xffff_ffff => format!("{value:#x}u"),
        _ => format!("{value:#x}ull"),
    }
}

/// What a thread's function is declared with: every third one has no prototype, as in much old C code.
fn parameters(thread: usize) -> &'static str {
    if thread.is_multiple_of(3) { "" } else { "void *argument" }
}

/// Prints everything but the end of `main`.
pub fn program(program: &Program) -> Text {
    let mut text = Text::default();
    headers(program, &mut text);
    globals(program, &mut text);
    print_objects::declarations(program, &mut text);
    print_objects::functions(program, &mut text);
    for index in (1..program.threads.len()).chain([0]) {
        text.line("");
        if index == 0 {
            text.line("int main(void)");
        } else {
            text.line(&format!("static void *t{index}({})", parameters(index)));
        }
        text.line("{");
        text.depth = 1;
        if index == 0 {
            print_objects::preparations(program, &mut text);
        } else if !parameters(index).is_empty() {
            text.line("(void)argument;");
        }
        let used = used_locals(&program.threads[index].statements, &program.threads[index].published);
        if !used.is_empty() {
            let names: Vec<_> = used.iter().map(|local| format!("r{local} = 0")).collect();
            // Who asks who came last at a barrier is to be seen asking, even if the answer is not used.
            let asks = asks_who_came_last(&program.threads[index].statements);
            text.line(&format!("{}uint64_t {};", if asks { "volatile " } else { "" }, names.join(", ")));
            let uses: Vec<_> = used.iter().map(|local| format!("(void)r{local};")).collect();
            text.line(&uses.join(" "));
        }
        declare_others(program, index, &mut text);
        for statement in &program.threads[index].statements {
            statement_lines(statement, &mut text);
        }
        for (position, local) in program.threads[index].published.iter().enumerate() {
            text.statement(&format!("out[{}] = r{local};", program.first_output(index) + position));
        }
        if index > 0 {
            text.line("return 0;");
            text.depth = 0;
            text.line("}");
            inner_functions(&mut text);
        }
    }
    for (position, from) in observed(program).into_iter().enumerate() {
        text.statement(&format!("uint64_t f{position} = {};", place(from)));
    }
    text
}

/// Ends `main`.
pub fn finish(text: &mut Text) {
    text.line("return 0;");
    text.depth = 0;
    text.line("}");
}

/// The pointers and the names of threads that a thread uses.
fn declare_others(program: &Program, index: usize, text: &mut Text) {
    let (mut pointers, mut threads) = (Vec::new(), Vec::new());
    for statement in &program.threads[index].statements {
        statement.walk(&mut |statement| match statement {
            Statement::Spawn(thread) => threads.push(format!("id{thread}")),
            _ => pointers.extend((0..POINTER_COUNT).filter(|number| names(&head(statement), &format!("p{number}")))),
        });
    }
    pointers.sort_unstable();
    pointers.dedup();
    if !threads.is_empty() {
        text.line(&format!("pthread_t {};", threads.join(", ")));
    }
    if !pointers.is_empty() {
        let names: Vec<_> = pointers.iter().map(|number| format!("*p{number} = 0")).collect();
        text.line(&format!("union cell1 {};", names.join(", ")));
    }
}

/// Whether a line has this name in it.
fn names(line: &str, name: &str) -> bool {
    let letter = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(name)
        .any(|(at, _)| !line[..at].ends_with(letter) && !line[at + name.len()..].starts_with(letter))
}

fn inner_functions(text: &mut Text) {
    let number = text.number;
    for (object, body, first) in std::mem::take(&mut text.functions) {
        text.line("");
        text.line(&format!("static void inner{object}(void)"));
        text.line("{");
        text.depth = 1;
        text.line(&format!("union cell1 s{object} = {{ {{ 0 }} }};"));
        text.number = first;
        body.iter().for_each(|statement| statement_lines(statement, text));
        text.depth = 0;
        text.line("}");
    }
    text.number = number;
}

fn headers(program: &Program, text: &mut Text) {
    let (mut strings, mut ours, mut nondet, mut library, mut input) = (false, false, false, false, false);
    let (mut yields, mut looks, mut keeps, mut gnu) = (false, [false; 4], [false; 4], false);
    program.walk(&mut |statement| match statement {
        Statement::Copy { .. } | Statement::Fill { .. } | Statement::Compare { .. } => strings = true,
        Statement::Text { call, .. } => {
            strings = true;
            library |= matches!(call, TextCall::Number | TextCall::LongNumber);
            input |= *call == TextCall::Scan;
        }
        Statement::Assume(_) | Statement::Choose { .. } | Statement::Atomic(_) | Statement::Await { .. } => ours = true,
        Statement::Spin { shape: SpinShape::Break, .. } => yields = true,
        Statement::Spin { tries, shape: SpinShape::Calling } if tries[0].act == TryAct::Load => {
            looks[tries[0].place.size.trailing_zeros() as usize] = true;
        }
        Statement::Spin { tries, shape: SpinShape::Keeping } if tries[0].act == TryAct::Load => {
            keeps[tries[0].place.size.trailing_zeros() as usize] = true;
        }
        Statement::Nondet { .. } => nondet = true,
        Statement::TryJoin { .. } => gnu = true,
        Statement::Exit | Statement::Allocate { .. } | Statement::Free { .. } => library = true,
        _ => {}
    });
    if gnu || !program.objects.is_empty() {
        text.line("#define _GNU_SOURCE");
    }
    text.line("#include <assert.h>");
    text.line("#include <pthread.h>");
    text.line("#include <stdint.h>");
    for name in print_objects::headers(program) {
        text.line(&format!("#include <{name}>"));
    }
    for (used, name) in
        [(strings, "string.h"), (input, "stdio.h"), (library, "stdlib.h"), (yields, "sched.h"), (ours, "raddle.h")]
    {
        if used {
            text.line(&format!("#include <{name}>"));
        }
    }
    if nondet {
        text.line("extern unsigned __VERIFIER_nondet_uint(void);");
    }
    if program.has_inputs() {
        text.line("extern _Bool __VERIFIER_nondet_bool(void);");
        text.line("extern unsigned char __VERIFIER_nondet_uchar(void);");
        text.line("extern int __VERIFIER_nondet_int(void);");
        if !nondet {
            text.line("extern unsigned __VERIFIER_nondet_uint(void);");
        }
        text.line("extern unsigned long __VERIFIER_nondet_ulong(void);");
        text.line("extern void __VERIFIER_assume(int);");
    }
    for bytes in (0..4).filter(|&i| looks[i]).map(|i| 1 << i) {
        let (bits, load) = (8 * bytes, "__atomic_load_n(place, __ATOMIC_SEQ_CST)");
        text.line(&format!("static uint64_t look{bytes}(uint{bits}_t *place) {{ return {load}; }}"));
    }
    for bytes in (0..4).filter(|&i| keeps[i]).map(|i| 1 << i) {
        let (bits, load) = (8 * bytes, "__atomic_load_n(place, __ATOMIC_SEQ_CST)");
        text.line(&format!("static void fetch{bytes}(uint{bits}_t *place, uint64_t *found) {{ *found = {load}; }}"));
        text.line(&format!("static uint64_t keep{bytes}(uint{bits}_t *place) {{"));
        text.line("    uint64_t found;");
        text.line(&format!("    fetch{bytes}(place, &found);"));
        text.line("    return found;");
        text.line("}");
    }
    text.line("");
}

fn globals(program: &Program, text: &mut Text) {
    let mut sizes: Vec<usize> = program
        .globals
        .iter()
        .map(|global| match global {
            Global::Cell(bytes) | Global::Text(bytes) => bytes.len() / 8,
            Global::Pointer => 1,
        })
        .collect();
    sizes.sort_unstable();
    sizes.dedup();
    for words in sizes {
        text.line(&format!(
            "union cell{words} {{ uint64_t q[{words}]; uint32_t d[{}]; uint16_t w[{}]; uint8_t b[{}]; }};",
            2 * words,
            4 * words,
            8 * words
        ));
    }
    let mut lengths = Vec::new();
    program.walk(&mut |statement| {
        if let Statement::Copy { form: CopyForm::Assignment, length, .. } = statement {
            lengths.push(*length);
        }
    });
    lengths.sort_unstable();
    lengths.dedup();
    for length in lengths {
        text.line(&format!("struct bytes{length} {{ uint8_t b[{length}]; }};"));
    }
    for (index, global) in program.globals.iter().enumerate() {
        let (Global::Cell(bytes) | Global::Text(bytes)) = global else {
            text.line(&format!("union cell1 *g{index};"));
            continue;
        };
        let start = if bytes.iter().all(|&byte| byte == 0) {
            String::new()
        } else {
            let bytes: Vec<_> = bytes.iter().map(u8::to_string).collect();
            format!(" = {{ .b = {{ {} }} }}", bytes.join(", "))
        };
        text.line(&format!("union cell{} g{index}{start};", bytes.len() / 8));
    }
    program.walk(&mut |statement| {
        match statement {
            Statement::Scope { storage: Storage::ThreadLocal, object, .. } => {
                text.line(&format!("static _Thread_local union cell1 s{object};"));
            }
            Statement::Scope { storage: Storage::Function, object, .. } => {
                text.line(&format!("static void inner{object}(void);"));
            }
            _ => {}
        };
    });
    let nested = program.threads[1..].iter().flat_map(|thread| &thread.statements);
    let mut forward = Vec::new();
    nested.for_each(|statement| {
        statement.walk(&mut |statement| {
            if let Statement::Spawn(thread) = statement {
                forward.push(*thread);
            }
        });
    });
    for thread in forward {
        text.line(&format!("static void *t{thread}({});", parameters(thread)));
    }
    if program.outputs() > 0 {
        text.line(&format!("uint64_t out[{}];", program.outputs()));
    }
}

fn asks_who_came_last(statements: &[Statement]) -> bool {
    let mut asks = false;
    for statement in statements {
        statement.walk(&mut |statement| {
            asks |= matches!(statement, Statement::Sync { call: Call::BarrierWait, result: Some(_), .. });
        });
    }
    asks
}

fn used_locals(statements: &[Statement], published: &[usize]) -> Vec<usize> {
    let mut used = [false; NAMED_LOCALS];
    published.iter().for_each(|&local| used[local] = true);
    for statement in statements {
        statement.walk(&mut |statement| {
            let line = head(statement);
            for (local, used) in used.iter_mut().enumerate() {
                *used |= names(&line, &format!("r{local}"));
            }
        });
    }
    (0..NAMED_LOCALS).filter(|&local| used[local]).collect()
}

/// A statement and those inside it.
pub fn statement_lines(statement: &Statement, text: &mut Text) {
    text.statement(&head(statement));
    if let Statement::Scope { storage: Storage::Function, object, body } = statement {
        text.functions.push((*object, body.clone(), text.number));
        body.iter().for_each(|inner| inner.walk(&mut |_| text.number += 1));
        return;
    }
    let block = |text: &mut Text, statements: &[Statement]| {
        text.depth += 1;
        statements.iter().for_each(|statement| statement_lines(statement, text));
        text.depth -= 1;
    };
    match statement {
        Statement::If { then, otherwise, .. } => {
            block(text, then);
            if !otherwise.is_empty() {
                text.line("} else {");
                block(text, otherwise);
            }
            text.line("}");
        }
        Statement::Repeat { until, body, .. } => {
            block(text, body);
            if let Some(until) = until {
                text.line(&format!("    if ({})", test(*until)));
                text.line("        break;");
            }
            text.line("}");
        }
        Statement::IfHeld { then: body, .. } => {
            block(text, body);
            text.line("}");
        }
        Statement::Scope { storage, body, .. } => {
            let inside = matches!(storage, Storage::Block | Storage::Variable);
            text.depth -= usize::from(!inside);
            block(text, body);
            text.depth += usize::from(!inside);
            if inside {
                text.line("}");
            }
        }
        Statement::Atomic(body) => {
            block(text, body);
            text.line("raddle_atomic_end();");
        }
        _ => {}
    }
}

/// The first line of a statement.
fn head(statement: &Statement) -> String {
    match statement {
        Statement::Load { to, from, atomic: true } => {
            format!("r{to} = __atomic_load_n(&{}, __ATOMIC_SEQ_CST);", place(*from))
        }
        Statement::Load { to, from, atomic: false } => format!("r{to} = {};", place(*from)),
        Statement::Store { to, value, atomic: true } => {
            format!("__atomic_store_n(&{}, {}, __ATOMIC_SEQ_CST);", place(*to), cast(*value, to.size))
        }
        Statement::Store { to, value, atomic: false } => format!("{} = {};", place(*to), cast(*value, to.size)),
        Statement::Move { to, from, add } => {
            // In eight bytes: C would add what has four in four.
            format!("{} = (uint{}_t)((uint64_t){} + {});", place(*to), 8 * to.size, place(*from), number(*add))
        }
        Statement::Update { op, place: at, value } => {
            let symbol = match op {
                Arithmetic::Add => "+",
                Arithmetic::Sub => "-",
                Arithmetic::Or => "|",
                Arithmetic::And => "&",
                Arithmetic::Xor => "^",
                Arithmetic::Nand | Arithmetic::Exchange => unreachable!("no such assignment in C"),
            };
            format!("{} {symbol}= {};", place(*at), cast(*value, at.size))
        }
        Statement::Rmw { op, place: at, value, keep, sync } => rmw(*op, *at, *value, *keep, *sync),
        Statement::Cas { form, place: at, expected, desired, ok, seen } => {
            let (at, size) = (place(*at), at.size);
            let (expected, desired) = (cast(*expected, size), cast(*desired, size));
            let ok = ok.map_or(String::new(), |ok| format!("r{ok} = "));
            let kept = seen.map_or(String::new(), |seen| format!("r{seen} = "));
            let weak = u8::from(*form == CasForm::Weak);
            match form {
                CasForm::Strong | CasForm::Weak => {
                    let seen = seen.map_or(String::new(), |seen| format!(" r{seen} = e;"));
                    format!(
                        "{{ uint{}_t e = {expected}; {ok}__atomic_compare_exchange_n(&{at}, &e, {desired}, {weak}, \
                         __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);{seen} }}",
                        8 * size
                    )
                }
                CasForm::SyncBool => format!("{ok}__sync_bool_compare_and_swap(&{at}, {expected}, {desired});"),
                CasForm::SyncValue => format!("{kept}__sync_val_compare_and_swap(&{at}, {expected}, {desired});"),
            }
        }
        Statement::If { test: on, .. } => format!("if ({}) {{", test(*on)),
        Statement::Repeat { times, .. } => format!("for (int i = 0; i < {times}; i++) {{"),
        Statement::Assert(on) => format!("assert({});", test(*on)),
        Statement::Assume(on) => format!("raddle_assume({});", test(*on)),
        Statement::Choose { to, alternatives } => format!("r{to} = raddle_choose({alternatives});"),
        Statement::Nondet { to } => format!("r{to} = __VERIFIER_nondet_uint();"),
        Statement::Input { to, form } => input(*to, *form),
        Statement::Copy { form: CopyForm::Memcpy, to, from, length } => {
            format!("memcpy({}, {}, {length});", span(*to), span(*from))
        }
        Statement::Copy { form: CopyForm::Memmove, to, from, length } => {
            format!("memmove({}, {}, {length});", span(*to), span(*from))
        }
        Statement::Copy { form: CopyForm::Assignment, to, from, length } => {
            format!("*(struct bytes{length} *){} = *(struct bytes{length} *){};", span(*to), span(*from))
        }
        Statement::Fill { to, byte, length } => format!("memset({}, {byte}, {length});", span(*to)),
        Statement::Compare { to, first, second, length } => format!(
            "{{ int c = memcmp({}, {}, {length}); r{to} = c < 0 ? 1 : c > 0 ? 2 : 0; }}",
            span(*first),
            span(*second)
        ),
        Statement::Text { call, first, second, to } => text_call(*call, *first, *second, *to),
        Statement::Atomic(_) => "raddle_atomic_begin();".into(),
        Statement::Await { to, place: at, relation, constant } => {
            let name = match relation {
                Relation::Equal => "eq",
                Relation::Unequal => "ne",
                Relation::Less => "lt",
                Relation::AtLeast => "ge",
            };
            format!("r{to} = raddle_await(&{}, {name}, {});", place(*at), number(*constant))
        }
        Statement::Spin { tries, shape } => spin(tries, *shape),
        Statement::Sync { call, object, result } => print_objects::call(*call, *object, *result),
        Statement::Spawn(thread) => format!("pthread_create(&id{thread}, 0, t{thread}, 0);"),
        Statement::Join(thread) => format!("pthread_join(id{thread}, 0);"),
        Statement::TryJoin { thread, to } => format!("r{to} = (uint64_t)pthread_tryjoin_np(id{thread}, 0);"),
        Statement::Exit => "exit(0);".into(),
        Statement::ThreadExit => "pthread_exit(0);".into(),
        Statement::Detach(thread) => format!("pthread_detach(id{thread});"),
        Statement::Allocate { pointer, object: _ } => format!("p{pointer} = calloc(1, sizeof(union cell1));"),
        Statement::Free { pointer } => format!("free(p{pointer});"),
        Statement::Publish { global, address: to } => {
            format!("__atomic_store_n(&g{global}, {}, __ATOMIC_SEQ_CST);", address(*to))
        }
        Statement::Take { pointer, global } => format!("p{pointer} = __atomic_load_n(&g{global}, __ATOMIC_SEQ_CST);"),
        Statement::Swap { pointer, global, address: to } => {
            format!("p{pointer} = __atomic_exchange_n(&g{global}, {}, __ATOMIC_SEQ_CST);", address(*to))
        }
        Statement::IfHeld { pointer, .. } => format!("if (p{pointer}) {{"),
        Statement::Scope { storage, object, .. } => match storage {
            Storage::Frame => format!("union cell1 s{object} = {{ {{ 0 }} }};"),
            Storage::Block => format!("{{ union cell1 s{object} = {{ {{ 0 }} }};"),
            Storage::Function => format!("inner{object}();"),
            Storage::Variable => {
                format!("{{ int n{object} = 1; union cell1 s{object}[n{object}]; s{object}[0].q[0] = 0;")
            }
            Storage::ThreadLocal => format!("(void)s{object};"),
        },
    }
}

fn input(to: usize, form: Input) -> String {
    match form {
        Input::Truth => format!("r{to} = __VERIFIER_nondet_bool();"),
        Input::Lowest(end) => format!("r{to} = __VERIFIER_nondet_uchar() & {}u;", end - 1),
        Input::Rest(by) => format!("r{to} = __VERIFIER_nondet_uint() % {by}u;"),
        Input::LongRest(by) => format!("r{to} = __VERIFIER_nondet_ulong() % {by}u;"),
        Input::Sign => format!("r{to} = __VERIFIER_nondet_int() < 0;"),
        Input::Assumed(low, high) => {
            format!("r{to} = __VERIFIER_nondet_uint(); __VERIFIER_assume(r{to} >= {low}u && r{to} <= {high}u);")
        }
    }
}

fn text_call(call: TextCall, first: Span, second: Span, to: Option<usize>) -> String {
    let (a, b) = (format!("(char *){}", span(first)), format!("(char *){}", span(second)));
    let keep = to.map_or(String::new(), |to| format!("r{to} = "));
    let sign = |call: String| match to {
        Some(to) => format!("{{ int c = {call}; r{to} = c < 0 ? 1 : c > 0 ? 2 : 0; }}"),
        None => format!("(void){call};"),
    };
    let found = |call: String| match to {
        Some(to) => format!("{{ char *p = {call}; r{to} = p ? (uint64_t)(p - {a}) + 1 : 0; }}"),
        None => format!("(void){call};"),
    };
    match call {
        TextCall::Length => format!("{keep}strlen({a});"),
        TextCall::Copy => format!("strcpy({a}, {b});"),
        TextCall::CopyMost(most) => format!("strncpy({a}, {b}, {most});"),
        TextCall::Append => format!("strcat({a}, {b});"),
        TextCall::Compare => sign(format!("strcmp({a}, {b})")),
        TextCall::CompareMost(most) => sign(format!("strncmp({a}, {b}, {most})")),
        TextCall::Find(byte) => found(format!("strchr({a}, {byte})")),
        TextCall::FindMost(byte, most) => found(format!("(char *)memchr({a}, {byte}, {most})")),
        TextCall::Number => format!("{keep}(uint64_t)atoi({a});"),
        TextCall::LongNumber => format!("{keep}(uint64_t)strtol({a}, 0, 10);"),
        TextCall::Scan => {
            let keep = to.map_or(String::new(), |to| format!(" r{to} = n == 1 ? (uint64_t)v : n == 0 ? 1000 : 2000;"));
            format!("{{ int v = 0, n = sscanf({a}, \"%d\", &v); (void)n;{keep} }}")
        }
    }
}

fn rmw(op: Arithmetic, at: Place, value: Value, keep: Keep, sync: bool) -> String {
    let name = match op {
        Arithmetic::Add => "add",
        Arithmetic::Sub => "sub",
        Arithmetic::Or => "or",
        Arithmetic::And => "and",
        Arithmetic::Xor => "xor",
        Arithmetic::Nand => "nand",
        Arithmetic::Exchange => "exchange",
    };
    let result = match keep {
        Keep::Nothing => String::new(),
        Keep::Old(local) | Keep::New(local) => format!("r{local} = "),
    };
    let (at, value) = (place(at), cast(value, at.size));
    let new = matches!(keep, Keep::New(_));
    match (op, sync, new) {
        (Arithmetic::Exchange, _, _) => format!("{result}__atomic_exchange_n(&{at}, {value}, __ATOMIC_SEQ_CST);"),
        (_, true, false) => format!("{result}__sync_fetch_and_{name}(&{at}, {value});"),
        (_, true, true) => format!("{result}__sync_{name}_and_fetch(&{at}, {value});"),
        (_, false, false) => format!("{result}__atomic_fetch_{name}(&{at}, {value}, __ATOMIC_SEQ_CST);"),
        (_, false, true) => format!("{result}__atomic_{name}_fetch(&{at}, {value}, __ATOMIC_SEQ_CST);"),
    }
}

fn member(size: usize) -> char {
    match size {
        1 => 'b',
        2 => 'w',
        4 => 'd',
        _ => 'q',
    }
}

pub fn place(place: Place) -> String {
    let base = match place.base {
        Base::Global(number) => format!("g{number}."),
        Base::Out => return format!("out[{}]", place.index),
        Base::Held(pointer) => format!("p{pointer}->"),
        Base::Object(number, false) => format!("s{number}."),
        Base::Object(number, true) => format!("s{number}[0]."),
    };
    let array = format!("{base}{}", member(place.size));
    match place.by {
        // The number of elements is a power of two; the array's own size says which.
        Some(local) => format!("{array}[r{local} % (sizeof {array} / sizeof {array}[0])]"),
        None => format!("{array}[{}]", place.index),
    }
}

fn address(address: Address) -> String {
    match address {
        Address::Null => "(union cell1 *)0".into(),
        Address::Held(pointer) => format!("p{pointer}"),
        Address::Object(number, false) => format!("&s{number}"),
        Address::Object(number, true) => format!("&s{number}[0]"),
    }
}

fn span(span: Span) -> String {
    format!("&g{}.b[{}]", span.global, span.start)
}

/// A value in eight bytes.
pub fn plain(value: Value) -> String {
    match value.local {
        None => number(value.constant),
        Some(local) if value.constant == 0 => format!("r{local}"),
        Some(local) => format!("r{local} + {}", number(value.constant)),
    }
}

fn cast(value: Value, size: usize) -> String {
    let text = plain(value);
    if size == 8 || (value.local.is_none() && value.constant >> (8 * size) == 0) {
        text
    } else {
        format!("(uint{}_t)({text})", 8 * size)
    }
}

fn test(test: Test) -> String {
    let symbol = match test.relation {
        Relation::Equal => "==",
        Relation::Unequal => "!=",
        Relation::Less => "<",
        Relation::AtLeast => ">=",
    };
    format!("r{} {symbol} {}", test.local, number(test.constant))
}

/// A loop that waits.
fn spin(tries: &[Try], shape: SpinShape) -> String {
    let found: Vec<String> = tries.iter().enumerate().map(|(i, it)| attempt(it, shape, i)).collect();
    let found = found.join(" && ");
    match shape {
        _ if tries[0].act == TryAct::Add => {
            let back = format!("__atomic_fetch_sub(&{}, 1, __ATOMIC_SEQ_CST)", place(tries[0].place));
            format!("while (!({found})) {back};")
        }
        SpinShape::While | SpinShape::Calling | SpinShape::Keeping => format!("while (!({found})) {{ }}"),
        SpinShape::DoWhile => format!("do {{ }} while (!({found}));"),
        SpinShape::Break => format!("for (;;) {{ if ({found}) break; sched_yield(); }}"),
        SpinShape::Locking(object) => {
            let call = |name: &str| format!("pthread_mutex_{name}(&o{object});");
            format!("for (;;) {{ {} int ok = {found}; {} if (ok) break; }}", call("lock"), call("unlock"))
        }
        SpinShape::Twice => format!("for (int hits = 0; hits < 2;) if ({found}) hits++;"),
        SpinShape::Counting => format!("{{ unsigned rounds = 0; while (!({found})) rounds++; (void)rounds; }}"),
    }
}

/// Whether a try finds what it is for, as an expression.
fn attempt(it: &Try, shape: SpinShape, position: usize) -> String {
    let Try { to, place: at, act, relation, constant } = *it;
    let (at, constant) = (place(at), number(constant));
    let relation = match relation {
        Relation::Equal => "==",
        Relation::Unequal => "!=",
        Relation::Less => "<",
        Relation::AtLeast => ">=",
    };
    match act {
        TryAct::Load if shape == SpinShape::Calling && position == 0 => {
            format!("(r{to} = look{}(&{at})) {relation} {constant}", it.place.size)
        }
        TryAct::Load if shape == SpinShape::Keeping && position == 0 => {
            format!("(r{to} = keep{}(&{at})) {relation} {constant}", it.place.size)
        }
        TryAct::Load => format!("(r{to} = __atomic_load_n(&{at}, __ATOMIC_SEQ_CST)) {relation} {constant}"),
        TryAct::Add => format!("(r{to} = __atomic_fetch_add(&{at}, 1, __ATOMIC_SEQ_CST)) {relation} {constant}"),
        TryAct::Exchange => format!("(r{to} = __atomic_exchange_n(&{at}, 1, __ATOMIC_SEQ_CST)) {relation} {constant}"),
        TryAct::CompareExchange(desired) => {
            let bits = 8 * it.place.size;
            format!(
                "(r{to} = {constant}, __atomic_compare_exchange_n(&{at}, &(uint{bits}_t){{ {constant} }}, {}, 0, \
                 __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))",
                number(desired)
            )
        }
    }
}
