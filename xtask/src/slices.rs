//! `cargo xtask bench slice`: how long the slice of a large program takes, and how much memory.
//!
//! The program is made for it, and unkind: every function works on linked lists that all others may have had in hand, and calls
//! others by name and through pointers in the nodes.

use crate::markdown::{Table, count, megabytes, seconds};
use crate::{Failure, SliceOptions, tools};
use clap::Parser;
use raddle::args::{Cli, Command, SliceArgs};
use raddle::{input, slice};
use raddle_base::Random;
use raddle_test_support::peak_during;
use std::fmt::Write;
use std::time::Instant;

/// Lists, with a lock and a total for each.
const LISTS: usize = 50;
/// Lines of a function.
const FUNCTION_LINES: usize = 31;
/// Larger numbers of lines are mistakes.
const LINES_MAX: usize = 1_000_000;

/// Measures, and prints a table.
pub fn bench(options: &SliceOptions) -> Result<(), Failure> {
    if !(100..=LINES_MAX).contains(&options.lines) {
        return Err(format!("--lines takes a number from 100 to {LINES_MAX}").into());
    }
    let text = program(options.lines);
    let lines = text.lines().count() as u64;
    let scratch = tools::Scratch::new()?;
    let file = scratch.file("large.c");
    std::fs::write(&file, text)?;
    let headings = ["for", "lines", "clang", "reading", "slice", "memory", "essential and in the slice", "irrelevant"];
    let mut table = Table::new(headings);
    for property in ["assertions,deadlocks", "memory", "all"] {
        let words = ["raddle".as_ref(), "slice".as_ref(), "--property".as_ref(), property.as_ref(), file.as_os_str()];
        let Command::Slice(args) = Cli::try_parse_from(words)?.command else { return Err("that is no slice".into()) };
        table.row(row(&args, property, lines)?);
    }
    println!("Made by `cargo xtask bench slice --lines {}` on {}.\n\n{table}", options.lines, tools::processor());
    Ok(())
}

fn row(args: &SliceArgs, property: &str, lines: u64) -> Result<[String; 8], Failure> {
    let text_of = |failure: raddle::failure::Failure| failure.to_text(raddle::system::palette_stderr(args.color));
    let start = Instant::now();
    let text = input::read(&args.input, false).map_err(text_of)?;
    let compiled = start.elapsed();
    let start = Instant::now();
    let module = input::as_read(&text, &args.input).map_err(text_of)?;
    let read = start.elapsed();
    let start = Instant::now();
    let (report, peak) = peak_during(|| slice::of_module(&module, &text, args));
    let sliced = start.elapsed();
    let report = report.map_err(text_of)?;
    let marked = |marks: &[slice::LineMark]| marks.iter().map(|&mark| report.count(mark) as u64).sum();
    Ok([
        property.to_owned(),
        count(lines),
        seconds(compiled.as_secs_f64()),
        seconds(read.as_secs_f64()),
        seconds(sliced.as_secs_f64()),
        megabytes(peak as u64),
        count(marked(&[slice::LineMark::Essential, slice::LineMark::Relevant])),
        count(marked(&[slice::LineMark::Irrelevant])),
    ])
}

/// A C program of about this many lines.
fn program(lines: usize) -> String {
    let functions = (lines / FUNCTION_LINES).max(1);
    let mut random = Random::new(1);
    let mut text = String::from(
        "#include <assert.h>\n#include <pthread.h>\n#include <stdlib.h>\n#include <string.h>\n\
         struct node { struct node *next, *other; int key, value; void (*visit)(struct node *, int); };\n",
    );
    // Writing to a string does not fail.
    for i in 0..LISTS {
        let _ = writeln!(text, "struct node *head{i};\nint total{i};\npthread_mutex_t lock{i};");
    }
    for i in 0..functions {
        let _ = writeln!(text, "static void work{i}(struct node *p, int n);");
    }
    for i in 0..functions {
        function(&mut text, i, functions, &mut random);
    }
    text += "void *thread(void *arg) {\n    work0(arg, 5);\n    return 0;\n}\n\
             int main(void) {\n    pthread_t t[4];\n    for (int i = 0; i < 4; i++)\n        pthread_create(&t[i], 0, thread, 0);\n\
             \x20   for (int i = 0; i < 4; i++)\n        pthread_join(t[i], 0);\n    assert(total3 >= 0);\n}\n";
    text
}

fn function(text: &mut String, i: usize, functions: usize, random: &mut Random) {
    let [a, b, c] = [(); 3].map(|()| random.index(LISTS));
    let callees: Vec<usize> = match functions - i - 1 {
        0 => Vec::new(),
        later => vec![i + 1, i + 1 + random.index(later), i + 1 + random.index(later)],
    };
    let visit = callees.last().map_or(String::from("0"), |callee| format!("work{callee}"));
    let _ = writeln!(
        text,
        "static void work{i}(struct node *p, int n) {{
    struct node *q = p ? p->next : head{a};
    int sum = n, *where = &total{b};
    for (int i = 0; i < n; i++) {{
        sum += i * {i};
        if (sum % 7 == 3)
            where = &total{c};
    }}
    pthread_mutex_lock(&lock{a});
    while (q && q->key < n) {{
        q->value += sum;
        q = q->next;
    }}
    struct node *fresh = malloc(sizeof *fresh);
    memset(fresh, 0, sizeof *fresh);
    fresh->next = head{a};
    fresh->other = q;
    fresh->visit = {visit};
    head{a} = fresh;
    pthread_mutex_unlock(&lock{a});
    *where += sum;
    if (q && q->visit && n > 3)
        q->visit(q, n - 1);"
    );
    for callee in callees {
        let _ = writeln!(text, "    if (n > {})\n        work{callee}(fresh, n - 1);", random.index(9));
    }
    text.push_str("}\n");
}
