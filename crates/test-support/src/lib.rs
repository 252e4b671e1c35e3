//! What the tests of several crates share: an allocator that counts, directories that go away, running `raddle` as a
//! command, numbers from the environment, values held to a JSON Schema, a watch over tests that might wait for ever. Random numbers are `raddle_base::Random`.
//!
//! Nothing that users run depends on this crate.

mod allocator;
mod command;
mod json_schema;
mod scratch;
mod standstill;

pub use allocator::{CountingAllocator, allocations, peak_during};
pub use command::{assert_code, assert_says, raddle};
pub use json_schema::violations;
pub use scratch::Scratch;
pub use standstill::Standstill;

/// A number that the environment may set: a seed, how many scripts to try.
///
/// # Panics
///
/// When the variable is set to something else: whoever sets it means something by it.
pub fn number_from(variable: &str) -> Option<u64> {
    let text = std::env::var(variable).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{variable} is a number, not {text}")))
}

/// The seed of a random test and how many scripts it tries: what `RADDLE_SEED` and `RADDLE_SCRIPTS` say, or a fresh seed
/// and this number. Prints how to repeat the run.
pub fn seed_and_scripts(scripts: u64) -> (u64, u64) {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |d| d.as_nanos() as u64);
    seed_and_scripts_from(now, scripts)
}

/// The same, with this seed instead of a fresh one.
pub fn seed_and_scripts_from(seed: u64, scripts: u64) -> (u64, u64) {
    let seed = number_from("RADDLE_SEED").unwrap_or(seed);
    let scripts = number_from("RADDLE_SCRIPTS").unwrap_or(scripts);
    println!("seed {seed}: RADDLE_SEED={seed} RADDLE_SCRIPTS={scripts} repeats this run");
    (seed, scripts)
}
