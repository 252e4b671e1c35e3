//! `--entry`: a function of the program takes the place of `main`.
//!
//! The program gets a `main` of ours, which calls the function, between `raddle_setup` and `raddle_teardown` if there are such
//! functions. A `main` of its own stays, under a name that C cannot say; so a file can have tests and a `main` for other purposes.

use crate::failure::Failure;
use raddle_base::IdVec;
use raddle_ir::{
    Block, Callee, Const, Function, FunctionId, Inst, InstKind, LocId, Module, Operand, Terminator, Type, ValueInfo,
};
use raddle_report::Diagnostic;

/// What is called before each test.
pub const SETUP: &str = "raddle_setup";
/// What is called after it.
pub const TEARDOWN: &str = "raddle_teardown";
/// What the names of tests begin with.
pub const TEST_PREFIX: &str = "raddle_test_";

/// The tests of a module: functions whose names say so, in the order of their places.
pub fn tests(module: &Module) -> Vec<String> {
    let is_test = |f: &Function| f.name.starts_with(TEST_PREFIX) && !f.is_external();
    let mut tests: Vec<&Function> = module.functions.iter().map(|(_, f)| f).filter(|f| is_test(f)).collect();
    let place = |f: &Function| module.locs.get(f.loc).map(|loc| (loc.file, loc.line));
    tests.sort_by_key(|f| (place(f), f.name.clone()));
    tests.into_iter().map(|f| f.name.clone()).collect()
}

/// Makes the program begin with this function.
pub fn begin_with(module: &mut Module, entry: &str) -> Result<(), Failure> {
    let function = callable(module, entry)?.ok_or_else(|| not_there(module, entry))?;
    let setup = callable(module, SETUP)?;
    let teardown = callable(module, TEARDOWN)?;
    let loc = module.functions[function].loc;
    let mut values = IdVec::new();
    let calls = [setup, Some(function), teardown].into_iter().flatten();
    let insts: Vec<Inst> = calls.map(|callee| call(module, callee, loc, &mut values)).collect();
    let terminator = Terminator::Return(vec![Operand::Const(Const::Int(Type::I32, 0))]);
    let mut blocks = IdVec::new();
    blocks.push(Block { phis: Vec::new(), insts, terminator, terminator_loc: loc });
    if let Some(own) = module.function_named("main") {
        module.functions[own].name = String::from("main (not the entry)");
    }
    module.functions.push(Function {
        name: String::from("main"),
        params: Vec::new(),
        returns: vec![Type::I32],
        varargs: false,
        weak: false,
        blocks,
        values,
        loc,
    });
    Ok(())
}

/// A call without arguments, whose results nobody uses.
fn call(module: &Module, callee: FunctionId, loc: LocId, values: &mut IdVec<raddle_ir::ValueId, ValueInfo>) -> Inst {
    let returns = module.functions[callee].returns.clone();
    let results = returns.into_iter().map(|ty| values.push(ValueInfo { ty, name: None, debug_type: None })).collect();
    Inst { kind: InstKind::Call { callee: Callee::Direct(callee), args: Vec::new() }, results, loc }
}

/// The function of this name, if it has a body; it must not want arguments.
fn callable(module: &Module, name: &str) -> Result<Option<FunctionId>, Failure> {
    let Some(id) = module.function_named(name) else { return Ok(None) };
    let function = &module.functions[id];
    if function.is_external() {
        return Ok(None);
    }
    if !function.params.is_empty() {
        let count = function.params.len();
        let s = if count == 1 { "" } else { "s" };
        return Err(Diagnostic::error(format!("`{name}` takes {count} argument{s}, and is called without"))
            .help(format!("declare it as `void {name}(void)`"))
            .into());
    }
    Ok(Some(id))
}

fn not_there(module: &Module, entry: &str) -> Failure {
    let diagnostic = Diagnostic::error(format!("--entry: the program has no function `{entry}`"));
    let diagnostic = match tests(module).as_slice() {
        [] => diagnostic.help("it must be defined in one of the files, and not be static"),
        known => diagnostic.help(format!("its tests are {}", known.join(", "))),
    };
    diagnostic.into()
}
