//! All passes in the right order.
//!
//! 1. [`awaits::library`](crate::awaits::library): what the program asks for by a call. Then [`dead`](mod@crate::dead) and [`fold`](mod@crate::fold): an address that is only taken in dead code does not
//!    escape.
//! 2. [`promote`](mod@crate::promote), then [`fold`](mod@crate::fold) and [`dead`](mod@crate::dead) until nothing
//!    changes. Folding may show that an address does not escape after all (a pointer variable that holds the address
//!    of another variable), so this is done again while it promotes something, [`ROUNDS_MAX`] times at most.
//! 3. [`straighten`](mod@crate::straighten).
//! 4. [`purity`](mod@crate::purity), if asked for: behind all that makes conditions simpler.
//! 5. [`awaits`](mod@crate::awaits) of what purity has found, and [`dead`](mod@crate::dead) for what that leaves.
//! 6. [`bound`](mod@crate::bound), if asked for: last, so that the marks stand on the loops that are executed.
//!
//! With debug assertions, or with the feature `expensive-checks`, the verifier runs on the input and after every pass.
//! A violation is a bug of ours: it panics, and names the pass.

use crate::bound::{self, Lines, Unroll};
use crate::purity::{self, LoopPurity};
use crate::{awaits, dead, fold, promote, straighten};
use raddle_ir::{Function, FunctionId, Module};

/// Rounds of promotion and folding. What is left to do after them is left undone; no result depends on it.
pub const ROUNDS_MAX: usize = 4;

/// What to do to a program before it is executed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PassOptions {
    /// How often a thread may go back to the start of a loop, per entry. See [`bound`](mod@crate::bound) for what that means.
    pub unroll: Unroll,
    /// Whether iterations of loops that have no effect stop. See [`purity`](mod@crate::purity).
    pub purity: bool,
    /// Whether variables of the source stay in memory, where a person can look at them. Nothing else is done then that needs them in
    /// registers.
    pub keep_variables: bool,
}

/// A program to execute, and what was done on the way that a user may want to know.
#[derive(Clone, PartialEq, Debug)]
pub struct Prepared {
    /// The program.
    pub module: Module,
    /// What became of each loop; empty if [`PassOptions::purity`] is off.
    pub loops: Vec<LoopPurity>,
}

/// The program to execute: the same, with less to do.
///
/// # Panics
///
/// If the module violates the rules of [`raddle_ir::verify`](mod@raddle_ir::verify) (only when they are checked).
pub fn prepare(module: Module, options: &PassOptions) -> Module {
    prepare_and_tell(module, options).module
}

/// The same as [`prepare`], with what was done to loops.
///
/// # Panics
///
/// As [`prepare`].
pub fn prepare_and_tell(module: Module, options: &PassOptions) -> Prepared {
    prepare_watched(module, options, &mut |_, _, _| {})
}

/// The same as [`prepare_and_tell`]. Whenever a pass has changed something, its name, the module and the functions that it changed are
/// shown to `watch`.
///
/// # Panics
///
/// As [`prepare`].
pub fn prepare_watched(
    module: Module,
    options: &PassOptions,
    watch: &mut dyn FnMut(&'static str, &Module, &[FunctionId]),
) -> Prepared {
    check(&module, "reading");
    let mut passes = Passes { module, watch };
    let lowered = awaits::lower(&mut passes.module);
    passes.changed("awaits", &lowered);
    let module = &passes.module;
    let all: Vec<FunctionId> = module.functions.ids().collect();
    let signatures = fold::signatures(module);
    let mut folded = |function: &mut Function| fold::run(function, &signatures);
    let mut promoted = if options.keep_variables { Vec::new() } else { promote::candidates(module) };
    passes.each(&all, "dead", dead::run);
    passes.each(&all, "fold", &mut folded);
    passes.each(&all, "dead", dead::run);
    for _ in 0..ROUNDS_MAX {
        promoted = passes.each(&promoted, "promote", promote::run);
        let mut changed = promoted.clone();
        for _ in 0..ROUNDS_MAX {
            passes.each(&changed, "fold", &mut folded);
            changed = passes.each(&changed, "dead", dead::run);
        }
    }
    let straightened = passes.each(&all, "straighten", straighten::run);
    passes.each(&straightened, "dead", dead::run);
    let mut loops = Vec::new();
    if options.purity {
        let (found, changed) = purity::run(&mut passes.module);
        loops = found;
        passes.changed("purity", &changed);
        let awaiting = passes.each(&changed, "awaits", awaits::run);
        passes.each(&awaiting, "dead", dead::run);
    }
    if !options.unroll.is_empty() {
        let lines = Lines::of(&passes.module);
        passes.each(&all, "bound", |function| bound::run(function, &options.unroll, &lines));
    }
    Prepared { module: passes.module, loops }
}

/// A module that passes are run on, and who watches.
struct Passes<'a> {
    module: Module,
    watch: &'a mut dyn FnMut(&'static str, &Module, &[FunctionId]),
}

impl Passes<'_> {
    /// Runs a pass on some functions; gives those that changed.
    fn each(
        &mut self,
        functions: &[FunctionId],
        name: &'static str,
        mut pass: impl FnMut(&mut Function) -> bool,
    ) -> Vec<FunctionId> {
        let mut changes = |id: &FunctionId| pass(&mut self.module.functions[*id]);
        let changed: Vec<FunctionId> = functions.iter().copied().filter(|id| changes(id)).collect();
        self.changed(name, &changed);
        changed
    }

    fn changed(&mut self, name: &'static str, functions: &[FunctionId]) {
        if !functions.is_empty() {
            check(&self.module, name);
            (self.watch)(name, &self.module, functions);
        }
    }
}

fn check(module: &Module, pass: &str) {
    if cfg!(any(debug_assertions, feature = "expensive-checks")) {
        let errors = raddle_ir::verify(module);
        let shown: Vec<String> = errors.iter().take(10).map(ToString::to_string).collect();
        assert!(errors.is_empty(), "the module is not valid after {pass}:\n{}", shown.join("\n"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::check;
    use expect_test::expect;

    /// What clang writes at -O0 for
    /// `int sum(int n) { int s = 0; for (int i = 0; i < n; i++) if (i % 2) s += i; return s; }`.
    const SUM: &str = r#"
fn0 = function "sum"(%0: i32) -> i32 {
b0:
    %1: ptr "n" = alloca i64 4, align 4
    %2: ptr "s" = alloca i64 4, align 4
    %3: ptr "i" = alloca i64 4, align 4
    store %0, %1
    store i32 0, %2
    store i32 0, %3
    jump b1
b1:
    %4: i32 = load %3
    %5: i32 = load %1
    %6: i1 = compare slt %4, %5
    branch %6, b2, b6
b2:
    %7: i32 = load %3
    %8: i32 = srem %7, i32 2
    %9: i1 = compare ne %8, i32 0
    branch %9, b3, b4
b3:
    %10: i32 = load %3
    %11: i32 = load %2
    %12: i32 = add %11, %10
    store %12, %2
    jump b4
b4:
    jump b5
b5:
    %13: i32 = load %3
    %14: i32 = add %13, i32 1
    store %14, %3
    jump b1
b6:
    %15: i32 = load %2
    return %15
}
"#;

    #[test]
    fn a_loop_as_clang_writes_it() {
        check(
            |module| prepare(module, &PassOptions { unroll: Unroll::all(3), purity: false, ..PassOptions::default() }),
            SUM,
            expect![[r#"
            fn0 = function "sum"(%0: i32 "n") -> i32 {
            b0:
                loop_enter 0
                jump b1
            b1:
                %7: i32 "s" = phi b0: i32 0, b4: %6
                %8: i32 "i" = phi b0: i32 0, b4: %5
                %1: i1 = compare slt %8, %0
                branch %1, b2, b5
            b2:
                %2: i32 = srem %8, i32 2
                %3: i1 = compare ne %2, i32 0
                branch %3, b3, b4
            b3:
                %4: i32 = add %7, %8
                jump b4
            b4:
                %6: i32 "s" = phi b2: %7, b3: %4
                %5: i32 = add %8, i32 1
                loop_bound 0, limit 3
                jump b1
            b5:
                return %7
            }
        "#]],
        );
    }

    /// What clang writes at -O0 for `while (!atomic_compare_exchange_strong(&lock, &expected, 1)) expected = 0;`, with
    /// `lock` a global and `expected` a variable that is 0.
    const LOCK: &str = r#"
g0 = global "lock" size 4 align 4 init ""

fn0 = function "acquire"() {
b0:
    %0: ptr "expected" = alloca i64 4, align 4
    %1: ptr = alloca i64 4, align 4
    %2: ptr = alloca i64 1, align 1
    store i32 0, %0
    jump b1
b1:
    store i32 1, %1
    %3: i32 = load %0
    %4: i32 = load %1
    %5: i32, %6: i1 = cmpxchg seq_cst seq_cst g0, %3, %4
    branch %6, b3, b2
b2:
    store %5, %0
    jump b3
b3:
    %7: i8 = zext %6
    store %7, %2
    %8: i8 = load %2
    %9: i1 = trunc %8
    %10: i1 = xor %9, i1 1
    branch %10, b4, b5
b4:
    store i32 0, %0
    jump b1
b5:
    return
}
"#;

    #[test]
    fn a_lock_as_clang_writes_it() {
        check(
            |module| prepare(module, &PassOptions { unroll: Unroll::all(3), purity: true, ..PassOptions::default() }),
            LOCK,
            expect![[r#"
                g0 = global "lock" size 4 align 4 init ""

                fn0 = function "acquire"() {
                b0:
                    loop_enter 0
                    jump b1
                b1:
                    %0: i32, %1: i1 = spin_await cmpxchg seq_cst seq_cst g0, i32 0, i32 1 until eq i32 0
                    branch %1, b3, b2
                b2:
                    jump b3
                b3:
                    %2: i1 = xor %1, i1 1
                    branch %2, b4, b5
                b4:
                    loop_bound 0, limit 3
                    jump b1
                b5:
                    return
                }
            "#]],
        );
    }

    #[test]
    fn a_pointer_to_a_variable_does_not_keep_it_in_memory() {
        check(
            |module| prepare(module, &PassOptions::default()),
            r#"
fn0 = function "f"(%0: i32) -> i32 {
b0:
    %1: ptr "x" = alloca i64 4, align 4
    %2: ptr "p" = alloca i64 8, align 8
    store %0, %1
    store %1, %2
    %3: ptr = load %2
    store i32 7, %3
    %4: i32 = load %1
    return %4
}
"#,
            expect![[r#"
                fn0 = function "f"(%0: i32) -> i32 {
                b0:
                    return i32 7
                }
            "#]],
        );
    }

    #[test]
    #[should_panic(expected = "the module is not valid after reading")]
    fn a_broken_module_is_noticed() {
        let broken = "fn0 = function \"f\"() {\nb0:\n    jump b0\n}";
        prepare(raddle_ir::parse(broken).unwrap(), &PassOptions::default());
    }
}
