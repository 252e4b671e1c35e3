//! The differences of a campaign: said once each, shrunk, kept as files.

use super::campaign::Subject;
use super::compare::Class;
use super::shrink::shrink;
use super::trial::{Difference, Trial};
use crate::Failure;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// A kind of difference, as it was first seen.
#[derive(Clone, Debug)]
pub struct Finding {
    class: Class,
    setting: String,
    profile: &'static str,
    seed: u64,
    expected: String,
    got: String,
    file: Option<PathBuf>,
    /// How many programs show it.
    programs: u64,
}

impl Finding {
    /// As JSON.
    pub fn json(&self) -> Value {
        let Finding { class, setting, profile, seed, expected, got, file, programs } = self;
        json!({
            "class": class.to_string(), "setting": setting, "profile": profile, "seed": seed,
            "expected": expected, "got": got, "file": file, "programs": programs,
        })
    }

    /// One line of the summary.
    pub fn line(&self) -> String {
        let Finding { class, setting, profile, seed, programs, .. } = self;
        let plural = if *programs == 1 { "" } else { "s" };
        format!("{class}, {setting}: {programs} program{plural}, first --profile {profile} --exact-seed {seed}")
    }
}

/// All of them.
pub struct Findings {
    /// Where files go.
    pub keep: PathBuf,
    /// Whether to make the programs smaller.
    pub shrink: bool,
    found: Mutex<Vec<Finding>>,
}

impl Findings {
    /// None yet.
    pub fn new(keep: PathBuf, shrink: bool) -> Self {
        Findings { keep, shrink, found: Mutex::default() }
    }

    /// What there is.
    pub fn into_vec(self) -> Vec<Finding> {
        let mut found = self.found.into_inner().unwrap_or_else(PoisonError::into_inner);
        found.sort_by_key(|finding| std::cmp::Reverse(finding.programs));
        found
    }

    /// Takes the differences of a program: the first of each class, since one mistake shows under many settings.
    pub fn add(
        &self,
        trial: &Trial<'_>,
        subject: &Subject,
        differences: &[Difference],
        scratch: &Path,
    ) -> Result<(), Failure> {
        let mut classes = Vec::new();
        for difference in differences {
            let class = difference.mismatch.class;
            if !classes.contains(&class) {
                classes.push(class);
                self.add_one(trial, subject, difference, scratch)?;
            }
        }
        Ok(())
    }

    fn add_one(
        &self,
        trial: &Trial<'_>,
        subject: &Subject,
        difference: &Difference,
        scratch: &Path,
    ) -> Result<(), Failure> {
        let (class, setting) = difference.key();
        {
            let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
            let same = |finding: &&mut Finding| finding.class == class && finding.setting == setting;
            if let Some(known) = found.iter_mut().find(same) {
                known.programs += 1;
                return Ok(());
            }
            found.push(Finding {
                class,
                setting: setting.clone(),
                profile: subject.profile.name,
                seed: subject.seed,
                expected: difference.mismatch.expected.clone(),
                got: difference.mismatch.got.clone(),
                file: None,
                programs: 1,
            });
        }
        let file = self.write(trial, subject, difference, scratch)?;
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(mine) = found.iter_mut().find(|finding| finding.seed == subject.seed && finding.class == class) {
            mine.file = Some(file);
        }
        Ok(())
    }

    /// Shrinks the program, writes it to a file, and says what there is to see.
    fn write(
        &self,
        trial: &Trial<'_>,
        subject: &Subject,
        difference: &Difference,
        scratch: &Path,
    ) -> Result<PathBuf, Failure> {
        let shrunk = match self.shrink {
            true => shrink(trial, subject.program.clone(), difference, scratch)?,
            false => None,
        };
        let (truth, smallest) = match &shrunk {
            Some((truth, difference)) => (truth, difference),
            None => (&subject.truth, difference),
        };
        let profile = subject.profile.name;
        let (class, _) = difference.key();
        let setting = difference.setting.as_ref().map_or_else(String::new, |setting| setting.to_string());
        let compiler = &trial.compilers[difference.compiler].name;
        let mut flags = difference.setting.as_ref().map_or_else(Vec::new, |setting| setting.arguments());
        flags.extend(truth.arguments.iter().cloned());
        let name = format!("{profile}-{}-{}", class.to_string().replace(' ', "-"), subject.seed);
        let file = self.keep.join(name).with_extension("c");
        let (clang, level) = compiler.split_once(' ').unwrap_or((compiler, ""));
        let command = format!("raddle check {} --clang {clang} {} -- {level}", flags.join(" "), file.display());
        let mismatch = &smallest.mismatch;
        let again = if self.shrink && shrunk.is_none() { "\n// it did not show again" } else { "" };
        std::fs::create_dir_all(&self.keep)?;
        // At the end, so that lines stay where they are.
        let text = format!(
            "{}\n// {class}; expected: {}\n// got: {}\n// {command}\n// cargo xtask fuzz --profile {profile} --exact-seed {}{again}\n",
            truth.source.trim_end(),
            mismatch.expected,
            mismatch.got.replace('\n', " "),
            subject.seed,
        );
        std::fs::write(&file, text)?;
        eprintln!(
            "\n{class}: profile {profile}, seed {}, {setting}, {compiler}\n  expected: {}\n  got:      {}\n  {}{command}",
            subject.seed,
            difference.mismatch.expected,
            difference.mismatch.got,
            if again.is_empty() { "" } else { "(it did not show again) " },
        );
        Ok(file)
    }
}
