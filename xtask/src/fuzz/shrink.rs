//! A smaller program that shows the same difference.

use super::campaign::LIMITS;
use super::trial::{Difference, Trial};
use crate::Failure;
use raddle_oracle::{Program, Truth, enumerate};
use std::path::Path;
use std::time::{Duration, Instant};

/// Simpler programs that are tried for one difference.
const TRIES_MAX: usize = 600;

/// How long that may take.
const TIME_MAX: Duration = Duration::from_secs(20);

/// Makes a program simpler as long as the setting of the difference shows one of the same class, and gives the truth
/// about the last program that does, with what was seen there. `None` if not even the program itself shows it again.
pub fn shrink(
    trial: &Trial<'_>,
    mut program: Program,
    difference: &Difference,
    file: &Path,
) -> Result<Option<(Truth, Difference)>, Failure> {
    let started = Instant::now();
    let mut tries = 0;
    let shows = |program: &Program| -> Result<Option<(Truth, Difference)>, Failure> {
        let Some(truth) = enumerate(program, &LIMITS) else { return Ok(None) };
        let settings: Vec<_> = difference.setting.iter().cloned().collect();
        let bounded = settings.iter().filter_map(|setting| setting.preemptions);
        if bounded.into_iter().any(|bound| truth.within_preemptions[bound].is_none()) {
            return Ok(None);
        }
        // What an optimising compiler may do with a simpler program is not ours to know.
        if trial.compilers[difference.compiler].optimises && !program.optimisable() {
            return Ok(None);
        }
        let found = trial.compile_and_examine(&truth, file, difference.compiler, &settings)?;
        let same = found.into_iter().find(|other| other.mismatch.class == difference.mismatch.class);
        Ok(same.map(|same| (truth, same)))
    };
    let Some(mut best) = shows(&program)? else { return Ok(None) };
    'simpler: loop {
        for candidate in program.simpler() {
            tries += 1;
            if tries > TRIES_MAX || started.elapsed() > TIME_MAX {
                return Ok(Some(best));
            }
            if let Some(shown) = shows(&candidate)? {
                (program, best) = (candidate, shown);
                continue 'simpler;
            }
        }
        return Ok(Some(best));
    }
}
