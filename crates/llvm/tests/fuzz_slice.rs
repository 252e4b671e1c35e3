//! A short, fixed slice of what `examples/fuzz_reader.rs` does for long.

mod common;
#[path = "common/fuzz.rs"]
mod fuzz;

use fuzz::Corpus;
use raddle_base::Random;

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

/// Seeds that are themselves refused would only exercise the first few lines of the reader.
#[test]
fn seeds_are_readable() {
    let corpus = Corpus::new(common::samples().into_iter().map(|(_, source)| source).collect());
    let readable = corpus.small().iter().filter(|seed| raddle_llvm::read(seed, "seed.ll").is_ok()).count();
    assert!(readable * 10 > corpus.small().len() * 9, "{readable} of {}", corpus.small().len());
}
