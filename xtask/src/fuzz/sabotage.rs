//! A checker with one ingredient switched off: the fuzzer must notice.
//!
//! A difference counts only if the same program shows none when the ingredient is there.

use super::campaign::{Campaign, Seeds};
use super::check::{Checker, SABOTAGE};
use super::compile::Compiler;
use super::table;
use super::trial::{Difference, Trial};
use crate::{Failure, tools};
use raddle_oracle::Profile;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};

/// An ingredient, and the kinds of programs that need it.
pub struct Ingredient {
    /// What the checker calls it.
    pub name: String,
    profiles: Vec<String>,
}

/// How an ingredient was missed.
struct Caught {
    /// After how many programs.
    programs: u64,
    profile: &'static str,
    seed: u64,
    difference: Difference,
}

/// Builds a checker whose ingredients can be switched off. It does not have to be fast.
pub fn build() -> Result<PathBuf, Failure> {
    let directory = tools::root().join("target/sabotage");
    let flags = ["--release", "--features", "sabotage", "--target-dir", &directory.to_string_lossy()];
    tools::build_raddle_with(
        &flags,
        &[("CARGO_PROFILE_RELEASE_LTO", "off"), ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")],
    )
}

/// The ingredients that can be switched off: a name in each line, and the profiles to find it with, if not all.
pub fn ingredients(raddle: &Path) -> Result<Vec<Ingredient>, Failure> {
    let (_, output) = tools::run(Command::new(raddle).args(["check", "x"]).env(SABOTAGE, "list"))?;
    if !output.status.success() {
        return Err("this raddle has no ingredients to switch off: build it with --features sabotage".into());
    }
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let ingredient = |line: &str| {
        let mut words = line.split_whitespace();
        let name = words.next()?.to_owned();
        let profiles = words.next().map_or_else(Vec::new, |names| names.split(',').map(String::from).collect());
        Some(Ingredient { name, profiles })
    };
    Ok(text.lines().filter_map(ingredient).collect())
}

/// Switches off one ingredient after the other, and says how soon each was missed. `false` if one was not.
pub fn run_all(
    raddle: &Path,
    compilers: &[Compiler],
    profiles: &[&'static Profile],
    seed: u64,
    programs: u64,
    jobs: usize,
) -> Result<bool, Failure> {
    let all = ingredients(raddle)?;
    let width = all.iter().map(|ingredient| ingredient.name.len()).max().unwrap_or(0).max("ingredient".len());
    println!("{:width$}  {:>8}  {:>10}  found by", "ingredient", "programs", "programs/s");
    let mut missed = 0;
    for Ingredient { name, profiles: wanted } in &all {
        let fitting: Vec<&'static Profile> = profiles
            .iter()
            .copied()
            .filter(|profile| wanted.is_empty() || wanted.iter().any(|name| name == profile.name))
            .collect();
        if fitting.is_empty() {
            return Err(format!("{name} asks for profiles that there are not: {}", wanted.join(",")).into());
        }
        let checker = Checker { raddle: raddle.to_owned(), sabotage: Some(name.clone()) };
        let campaign = Campaign {
            checker: &checker,
            compilers,
            profiles: &fitting,
            seeds: Seeds::From(seed),
            programs,
            deadline: None,
            jobs,
        };
        let (caught, rate) = first_difference(&campaign)?;
        match caught {
            Some(Caught { programs, profile, seed, difference }) => {
                let (class, setting) = difference.key();
                println!("{name:width$}  {programs:>8}  {rate:>10.1}  {profile} (seed {seed}): {class}, {setting}");
            }
            None => {
                missed += 1;
                println!("{name:width$}  {programs:>8}  {rate:>10.1}  NOT FOUND");
            }
        }
    }
    println!("\n{} passed, {missed} failed", all.len() - missed);
    Ok(missed == 0)
}

/// The first difference that is there because of what is switched off, and the programs per second.
fn first_difference(campaign: &Campaign<'_>) -> Result<(Option<Caught>, f64), Failure> {
    let whole = Checker { sabotage: None, ..campaign.checker.clone() };
    let caught: Mutex<Option<Caught>> = Mutex::default();
    let results = campaign.run(
        &|trial, subject, differences, scratch| {
            let trial = Trial { checker: &whole, ..*trial };
            for difference in differences {
                let settings: Vec<_> = difference.setting.iter().cloned().collect();
                if !trial.compile_and_examine(&subject.truth, scratch, difference.compiler, &settings)?.is_empty() {
                    continue;
                }
                let mut caught = caught.lock().unwrap_or_else(PoisonError::into_inner);
                let programs = subject.index + 1;
                if caught.as_ref().is_none_or(|other| other.programs > programs) {
                    let (profile, seed) = (subject.profile.name, subject.seed);
                    *caught = Some(Caught { programs, profile, seed, difference: difference.clone() });
                }
                return Ok(false);
            }
            Ok(true)
        },
        &|_| {},
    )?;
    let caught = caught.into_inner().unwrap_or_else(PoisonError::into_inner);
    Ok((caught, table::rate(table::sum(&results).programs, results.time)))
}
