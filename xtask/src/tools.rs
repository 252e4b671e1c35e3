//! Files, programs and processes around a measurement or a test.

use crate::Failure;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

/// The root of the workspace.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// The file of a benchmark program, which is named as below `bench/programs` and without its extension.
pub fn program(name: &str) -> PathBuf {
    root().join("bench/programs").join(format!("{name}.c"))
}

/// The `raddle` that is built already, if one is given, or the optimised one, which is built now.
pub fn raddle(built: Option<&Path>) -> Result<PathBuf, Failure> {
    match built {
        Some(path) => Ok(path.to_path_buf()),
        None => build_raddle_with(&["--release"], &[]),
    }
}

/// Writes a page to a file, or to standard output if there is none.
pub fn write_page(file: Option<&Path>, page: &str) -> Result<(), Failure> {
    match file {
        Some(path) => {
            std::fs::write(path, page).map_err(|error| format!("cannot write {}: {error}", path.display()))?;
        }
        None => print!("{page}"),
    }
    Ok(())
}

/// Builds `raddle` with these flags for cargo and these variables in its environment, and says where it is.
pub fn build_raddle_with(flags: &[&str], variables: &[(&str, &str)]) -> Result<PathBuf, Failure> {
    eprintln!("building raddle …");
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["build", "--package", "raddle", "--bin", "raddle"])
        .args(flags)
        .args(["--message-format", "json-render-diagnostics"])
        .envs(variables.iter().copied())
        .current_dir(root())
        .stderr(Stdio::inherit())
        .output()?;
    if !output.status.success() {
        return Err("raddle does not build".into());
    }
    let messages = String::from_utf8_lossy(&output.stdout);
    let executable = |line: &str| {
        let message: serde_json::Value = serde_json::from_str(line).ok()?;
        (message["target"]["name"] == "raddle").then(|| message["executable"].as_str().map(PathBuf::from))?
    };
    messages.lines().filter_map(executable).next_back().ok_or_else(|| "cargo did not say where raddle is".into())
}

/// Runs a program to its end and measures how long that takes.
pub fn run(command: &mut Command) -> Result<(Duration, Output), Failure> {
    let name = command.get_program().to_string_lossy().into_owned();
    let started = Instant::now();
    let output = command.stdin(Stdio::null()).output().map_err(|error| format!("cannot run {name}: {error}"))?;
    Ok((started.elapsed(), output))
}

/// The first of these programs that is on `PATH`.
pub fn find(names: &[String]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let in_directory = |name: &String| std::env::split_paths(&path).map(|dir| dir.join(name)).find(|p| p.is_file());
    names.iter().find_map(in_directory)
}

/// The major version that a program of LLVM reports.
pub fn llvm_version(program: &Path) -> Option<u32> {
    let (_, output) = run(Command::new(program).arg("--version")).ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let rest = text.split("version ").nth(1)?;
    rest.split('.').next()?.trim().parse().ok()
}

/// A directory for intermediate files, gone with the value.
pub struct Scratch(PathBuf);

impl Scratch {
    /// A new one.
    pub fn new() -> Result<Self, Failure> {
        Scratch::below(&std::env::temp_dir())
    }

    /// A new one that is in memory where the system has such a place: for many small files.
    pub fn in_memory() -> Result<Self, Failure> {
        // A place that cannot be written to is as good as none.
        Scratch::below(Path::new("/dev/shm")).or_else(|_| Scratch::new())
    }

    fn below(directory: &Path) -> Result<Self, Failure> {
        let path = directory.join(format!("raddle-xtask-{}", std::process::id()));
        std::fs::create_dir_all(&path)?;
        Ok(Scratch(path))
    }

    /// A file in it.
    pub fn file(&self, name: impl AsRef<OsStr>) -> PathBuf {
        self.0.join(name.as_ref())
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // Left-over files in the system's directory for such files do no harm.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The processor, for the heading of a page.
pub fn processor() -> String {
    let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = info.lines().find(|line| line.starts_with("model name")).and_then(|line| line.split(": ").nth(1));
    model.unwrap_or("unknown processor").trim().to_owned()
}
