//! Directories for one test each.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

/// A new directory, gone with the value.
#[derive(Debug)]
pub struct Scratch(PathBuf);

impl Scratch {
    /// An empty directory whose name ends like this.
    ///
    /// # Panics
    ///
    /// When it cannot be made: no test can go on then.
    pub fn new(name: &str) -> Self {
        static COUNTER: AtomicU32 = AtomicU32::new(0);
        loop {
            let number = COUNTER.fetch_add(1, Ordering::Relaxed);
            let directory = std::env::temp_dir().join(format!("raddle-test-{}-{number}-{name}", std::process::id()));
            match std::fs::create_dir(&directory) {
                Ok(()) => return Scratch(directory),
                // Left behind by a process of the same number; try the next name.
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
                Err(error) => panic!("cannot make {}: {error}", directory.display()),
            }
        }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Writes a file in it, with the directories above it, and gives its path.
    ///
    /// # Panics
    ///
    /// When it cannot be written.
    pub fn file(&self, name: &str, contents: impl AsRef<[u8]>) -> PathBuf {
        let path = self.0.join(name);
        let written =
            path.parent().map_or(Ok(()), std::fs::create_dir_all).and_then(|()| std::fs::write(&path, contents));
        if let Err(error) = written {
            panic!("cannot write {}: {error}", path.display());
        }
        path
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // Left-over files in the system's directory for such files do no harm.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directories_differ_and_go_away() {
        let (a, b) = (Scratch::new("same"), Scratch::new("same"));
        let file = a.file("below/file.txt", "text");
        assert_eq!(std::fs::read_to_string(&file).unwrap(), "text");
        assert_ne!(a.path(), b.path());
        drop(a);
        assert!(!file.exists() && b.path().is_dir());
    }
}
