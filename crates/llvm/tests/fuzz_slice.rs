//! A short, fixed slice of what `examples/fuzz_reader.rs` does for long.

mod common;
#[path = "common/fuzz.rs"]
mod fuzz;

use fuzz::Corpus;
use raddle_base::Random;
use raddle_ir::link::{Linkage, Object};

#[test]
fn mutated_modules_do_not_panic() {
    let corpus = Corpus::new(common::samples().into_iter().map(|(_, source)| source).collect());
    assert!(corpus.small().len() > 200, "{} small modules", corpus.small().len());
    let mut random = Random::new(7);
    let (mut accepted, mut refused) = (0, 0);
    for _ in 0..30_000 {
        let input = corpus.input(&mut random);
        match raddle_llvm::read(&input, "fuzz.ll") {
            Ok(_) => accepted += 1,
            Err(_) => refused += 1,
        }
    }
    // Otherwise the mutations are too timid or too wild to find anything.
    assert!(accepted > 1000 && refused > 1000, "{accepted} accepted, {refused} refused");
}

/// Whatever can be read can be linked with anything else, or is refused. What comes of it keeps the rules of a module:
/// the linker sees to that itself, in tests.
#[test]
fn mutated_modules_are_linked() {
    let corpus = Corpus::new(common::samples().into_iter().map(|(_, source)| source).collect());
    let mut random = Random::new(8);
    let mut last: Option<Object> = None;
    let (mut linked, mut refused) = (0, 0);
    for _ in 0..30_000 {
        let Ok(mut object) = raddle_llvm::read_object(corpus.input(&mut random), "fuzz.ll") else { continue };
        // Most define the same names; two strong definitions would be the end of nearly all.
        let symbols = object.functions.iter_mut().map(|(_, symbol)| symbol);
        for symbol in symbols.chain(object.globals.iter_mut().map(|(_, symbol)| symbol)) {
            if symbol.linkage == Linkage::Strong {
                symbol.linkage = Linkage::Weak;
            }
        }
        if let Some(other) = last.replace(object.clone()) {
            match raddle_ir::link::link(vec![other, object]) {
                Ok(_) => linked += 1,
                Err(_) => refused += 1,
            }
        }
    }
    assert!(linked > 1000, "{linked} linked, {refused} refused");
}

/// Seeds that are themselves refused would only exercise the first few lines of the reader.
#[test]
fn seeds_are_readable() {
    let corpus = Corpus::new(common::samples().into_iter().map(|(_, source)| source).collect());
    let readable = corpus.small().iter().filter(|seed| raddle_llvm::read(seed, "seed.ll").is_ok()).count();
    assert!(readable * 10 > corpus.small().len() * 9, "{readable} of {}", corpus.small().len());
}
