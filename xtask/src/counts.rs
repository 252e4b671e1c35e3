//! Reads `bench/programs/counts.toml`: how many executions each program must give.

use crate::{Failure, tools};
use serde::Deserialize;

/// One program with one parameter. The file says what the fields mean; those of reductions that are not measured here are
/// left out.
#[derive(Clone, Debug, Deserialize)]
pub struct Count {
    pub program: String,
    pub n: Option<u64>,
    #[serde(default)]
    pub defines: Vec<String>,
    pub opt: Option<u64>,
    #[serde(default)]
    pub opt_assume_blocked: u64,
    pub rf: Option<u64>,
    #[serde(default)]
    pub rf_assume_blocked: u64,
    #[serde(rename = "await")]
    pub awaits: Option<u64>,
    pub bug: Option<String>,
}

#[derive(Deserialize)]
struct File {
    count: Vec<Count>,
}

/// All counts.
pub fn read() -> Result<Vec<Count>, Failure> {
    let path = tools::root().join("bench/programs/counts.toml");
    let text = std::fs::read_to_string(&path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
    let file: File = toml::from_str(&text)?;
    Ok(file.count)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_file_is_read_and_names_programs_that_exist() {
        let counts = super::read().unwrap();
        assert!(counts.len() > 50);
        for count in counts {
            let path = crate::tools::program(&count.program);
            assert!(path.is_file(), "{}", path.display());
        }
    }
}
