//! Feeds mutated modules to the reader: `cargo run --release -p raddle-llvm --example fuzz_reader -- SEED COUNT [DIRECTORY]`.
//!
//! Every input must be read or refused: no panic, within the time below, within `raddle_llvm::memory_max`. An input that
//! fails is written to the directory (default: the current one), and the exit code is 1. The corpus is `tests/ll`.

#[path = "../tests/common/fuzz.rs"]
#[allow(dead_code, reason = "shared with tests")]
mod fuzz;
use fuzz::Corpus;
use raddle_base::Random;
use raddle_llvm::{Limits, memory_max, read_with};
use raddle_test_support::{CountingAllocator, peak_during};
use std::panic::catch_unwind;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

const TIME_MAX: Duration = Duration::from_secs(5);
const LIMITS: Limits = Limits { zero_gap_bytes: 1 << 20 };

fn samples() -> std::io::Result<Vec<Vec<u8>>> {
    let root = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/ll"));
    let mut found = Vec::new();
    for directory in std::fs::read_dir(root)? {
        let directory = directory?.path();
        if !directory.is_dir() || directory.ends_with("src") {
            continue;
        }
        for file in std::fs::read_dir(directory)? {
            found.push(std::fs::read(file?.path())?);
        }
    }
    found.sort();
    Ok(found)
}

/// What is wrong with how an input was handled, and whether it was accepted.
fn try_input(input: &[u8]) -> (Option<String>, bool, usize) {
    let start = Instant::now();
    let (result, peak) =
        peak_during(|| catch_unwind(|| read_with(input, "fuzz.ll", LIMITS).map(|_| ()).map_err(|_| ())));
    let took = start.elapsed();
    let wrong = match &result {
        Err(_) => Some("panic".to_owned()),
        Ok(_) if took > TIME_MAX => Some(format!("took {took:?}")),
        Ok(_) if peak > memory_max(input.len(), LIMITS) => Some(format!("took {peak} bytes for {}", input.len())),
        Ok(_) => None,
    };
    (wrong, matches!(result, Ok(Ok(()))), peak)
}

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let mut number = |default: u64| args.next().and_then(|text| text.parse().ok()).unwrap_or(default);
    let (seed, count) = (number(1), number(100_000));
    let directory = PathBuf::from(args.next().unwrap_or_else(|| ".".to_owned()));
    let corpus = match samples() {
        Ok(samples) => Corpus::new(samples),
        Err(error) => {
            eprintln!("no corpus: {error}");
            return ExitCode::from(2);
        }
    };
    let mut random = Random::new(seed);
    let (mut accepted, mut failures, mut worst) = (0u64, 0u32, 0f64);
    let start = Instant::now();
    for index in 0..count {
        let input = corpus.input(&mut random);
        let (wrong, ok, peak) = try_input(&input);
        accepted += u64::from(ok);
        worst = worst.max(peak as f64 / input.len().max(1024) as f64);
        if let Some(wrong) = wrong {
            failures += 1;
            let path = directory.join(format!("fuzz-{seed}-{index}.ll"));
            eprintln!("{}: {wrong}", path.display());
            if let Err(error) = std::fs::write(&path, &input) {
                eprintln!("cannot write it: {error}");
            }
            if failures >= 20 {
                break;
            }
        }
        if index % 1_000_000 == 999_999 {
            eprintln!("{} inputs, {accepted} accepted, {failures} failures, {:?}", index + 1, start.elapsed());
        }
    }
    println!(
        "{count} inputs from seed {seed} ({} small modules in the corpus): {accepted} accepted, {failures} failures, \
         at most {worst:.0} bytes of memory per byte of input, {:?}",
        corpus.small().len(),
        start.elapsed()
    );
    ExitCode::from(u8::from(failures > 0))
}
