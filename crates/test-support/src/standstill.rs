//! Tests that might wait for ever fail instead, and say what they waited for.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long one thing may take. Far more than any takes on a busy machine.
const PATIENCE: Duration = Duration::from_secs(300);

/// Watches over a test that does one thing after another.
pub struct Standstill(Arc<Mutex<Option<(String, Instant)>>>);

impl Standstill {
    /// Ends the process if one thing takes longer than [`PATIENCE`]: a thread that waits for ever cannot be ended.
    pub fn watch() -> Self {
        let now = Arc::new(Mutex::new(Some((String::new(), Instant::now()))));
        let watched = Arc::clone(&now);
        std::thread::spawn(move || {
            loop {
                match &*watched.lock().unwrap_or_else(PoisonError::into_inner) {
                    Some((what, since)) if since.elapsed() > PATIENCE => {
                        eprintln!("stands still: {what}");
                        std::process::exit(101);
                    }
                    Some(_) => {}
                    None => return,
                }
                std::thread::sleep(Duration::from_secs(1));
            }
        });
        Standstill(now)
    }

    /// The next thing begins.
    pub fn next(&self, what: String) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((what, Instant::now()));
    }
}

impl Drop for Standstill {
    fn drop(&mut self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}
