//! Every committed sample is read, keeps the rules of the program form, and prints as text that parses back.

mod common;

use expect_test::expect;
use raddle_ir::InstKind;
use std::collections::BTreeMap;

#[test]
fn all_samples_are_read() {
    let samples = common::samples();
    assert!(samples.len() > 60, "{} samples", samples.len());
    for (name, source) in samples {
        let module = match raddle_llvm::read(&source, &name) {
            Ok(module) => module,
            Err(diagnostic) => panic!("{name}:{diagnostic}"),
        };
        assert_eq!(raddle_ir::verify(&module), [], "{name}");
        let text = module.to_string();
        let again = raddle_ir::parse(&text).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        assert!(again == module, "{name} changes when it is printed and parsed");
    }
}

/// What the samples contain that nothing can execute: a change here is a change of what we support.
#[test]
fn what_is_unsupported_in_the_samples() {
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    for (name, source) in common::samples() {
        let module = raddle_llvm::read(&source, &name).expect("readable");
        for (_, function) in module.functions.iter() {
            for inst in function.blocks.iter().flat_map(|(_, block)| &block.insts) {
                if let InstKind::Unsupported { what, .. } = &inst.kind {
                    *counts.entry(format!("{}: {what}", name.split('/').next().unwrap_or(""))).or_default() += 1;
                }
            }
        }
    }
    let list: String = counts.iter().map(|(what, count)| format!("{count} × {what}\n")).collect();
    expect![[r#"
        2 × clang-14: intrinsic `llvm.fmuladd.f80`
        3 × clang-14: load of a long double
        1 × clang-14: store of a long double
        2 × clang-19: intrinsic `llvm.fmuladd.f80`
        3 × clang-19: load of a long double
        1 × clang-19: store of a long double
        2 × clang-22: intrinsic `llvm.fmuladd.f80`
        3 × clang-22: load of a long double
        1 × clang-22: store of a long double
        79 × rustc: exception handling (`landingpad`)
        20 × rustc: instruction `resume`
    "#]]
    .assert_eq(&list);
}

/// The three compilers agree on what a program declares, whatever they make of its bodies.
#[test]
fn compilers_agree_on_globals() {
    let mut seen: BTreeMap<String, Vec<(String, u64)>> = BTreeMap::new();
    for (name, source) in common::samples() {
        let Some((_, program)) = name.split_once('/').filter(|(compiler, _)| compiler.starts_with("clang")) else {
            continue;
        };
        // The names of string constants and what the optimiser keeps differ.
        if !program.ends_with(".O0.ll") {
            continue;
        }
        let module = raddle_llvm::read(&source, &name).expect("readable");
        let mut globals: Vec<(String, u64)> =
            module.globals.iter().map(|(_, global)| (global.name.clone(), global.size)).collect();
        globals.retain(|(name, _)| !name.starts_with('.') && !name.starts_with("__const"));
        globals.sort();
        match seen.get(program) {
            Some(known) => assert_eq!(*known, globals, "{name}"),
            None => {
                seen.insert(program.to_owned(), globals);
            }
        }
    }
    assert!(seen.len() >= 10);
}
