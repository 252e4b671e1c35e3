//! Processes that may hang: each has a deadline, after which it is ended.

use crate::Failure;
use std::fs::File;
use std::io::Read;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// What a process left behind.
pub struct Finished {
    /// How it ended.
    pub status: ExitStatus,
    /// Its standard output.
    pub stdout: Vec<u8>,
    /// Its standard error.
    pub stderr: String,
    /// How long it took.
    pub time: Duration,
}

/// The process that a worker waits for, and when it is to be ended.
type Slot = Arc<Mutex<Option<(Instant, Child)>>>;

/// Ends the processes that outstay their time, while it exists.
#[derive(Default)]
pub struct Watchdog(Mutex<Vec<Slot>>);

impl Watchdog {
    /// Ends every process whose deadline has passed.
    pub fn look(&self) {
        let slots = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for slot in slots.iter() {
            if let Some((deadline, child)) = slot.lock().unwrap_or_else(PoisonError::into_inner).as_mut()
                && Instant::now() > *deadline
            {
                // It may have ended just now.
                let _ = child.kill();
            }
        }
    }
}

/// Runs processes, one at a time.
pub struct Runner {
    slot: Slot,
    /// Standard error goes to a file, so that nobody has to read it while the process runs.
    stderr: PathBuf,
}

impl Runner {
    /// One that the watchdog looks after, and the file it may use.
    pub fn new(watchdog: &Watchdog, stderr: PathBuf) -> Self {
        let slot = Slot::default();
        watchdog.0.lock().unwrap_or_else(PoisonError::into_inner).push(slot.clone());
        Runner { slot, stderr }
    }

    /// Runs a process to its end, or to its deadline.
    pub fn run(&self, command: &mut Command, limit: Duration) -> Result<Finished, Failure> {
        let name = command.get_program().to_string_lossy().into_owned();
        let started = Instant::now();
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(File::create(&self.stderr)?);
        let mut child = command.spawn().map_err(|error| format!("cannot run {name}: {error}"))?;
        let pipe = child.stdout.take();
        *self.slot.lock().unwrap_or_else(PoisonError::into_inner) = Some((started + limit, child));
        let mut stdout = Vec::new();
        if let Some(mut pipe) = pipe {
            pipe.read_to_end(&mut stdout)?;
        }
        let child = self.slot.lock().unwrap_or_else(PoisonError::into_inner).take();
        let (_, mut child) = child.ok_or("the process is gone")?;
        let status = child.wait()?;
        let stderr = String::from_utf8_lossy(&std::fs::read(&self.stderr)?).into_owned();
        Ok(Finished { status, stdout, stderr, time: started.elapsed() })
    }
}
