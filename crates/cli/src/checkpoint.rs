//! Checkpoints: a check as a file, from which `raddle resume` goes on.
//!
//! A file has all that is needed: the program in our own form, the command line that it was checked with, what was read and decided
//! before the search ([`Header`]), and the pieces of the search ([`Pieces::save`]). So resuming needs no compiler and none
//! of the files. It is one line that says what it is, one line of JSON, the pieces, and a checksum of all that.
//!
//! A file is written beside the old one, and takes its place when it is complete and on disk. A kill or a full disk leaves the old one.
//! What is not complete, was changed, or was written by another version is refused as a whole. Whoever goes on from a file has it locked, and whatever takes its
//! place, so that two cannot go on from one.
//!
//! A check may start again: with finer steps (copies in parts, every access visible, and so on), or without wakeup trees ([`Refinement`]). Which of these it has
//! come to is in the file, and they are made again, in the same order, from the same program. So the pieces meet
//! the steps that they were made of. Should they not, they notice: each step of a path is compared when it is repeated.

use crate::args::{CheckArgs, Cli, Command};
use crate::failure::Failure;
use crate::input::{Loaded, quoted};
use clap::Parser;
use raddle_explore::{Algorithm, Pieces, checksum};
use raddle_report::Diagnostic;
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::fs::{File, Metadata, TryLockError};
use std::io::{Read, Write};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// What every checkpoint begins with; the number of the format and the end of the line follow.
const MAGIC: &str = "raddle checkpoint ";
const FORMAT: u32 = 5;
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A way in which a check started again: see the [module](self).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Refinement {
    /// [`Loaded::explore_whole`], and why.
    Whole(String),
    /// [`Loaded::make_all_visible`]: a pointer is hidden.
    AllVisible,
    /// [`Loaded::make_all_visible`]: an input may have a value that looks like an address.
    AllVisibleForInputs,
    /// [`Loaded::use_terms_in_blocks`].
    Terms,
    /// [`Loaded::copy_in_parts`].
    Copies(u32),
    /// [`Loaded::order_sections`].
    Sections,
    /// [`Loaded::follow_loops`].
    Loops,
    /// [`Loaded::do_without_trees`], and why.
    WithoutTrees(NoTrees),
}

/// Why a search does without wakeup trees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum NoTrees {
    /// It is long ([`sharing`](crate::sharing)).
    Long,
    /// They needed too much memory.
    Large,
}

/// What a file says before the pieces.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Header {
    /// The version of raddle that wrote it.
    raddle: String,
    /// The command line of the check.
    words: Vec<String>,
    /// What the user called the program.
    pub name: String,
    /// A number that stands for the program.
    hash: String,
    /// The program, in our own form, after all passes.
    ir: String,
    /// The directory that names of files are relative to.
    pub directory: PathBuf,
    /// The text of a program that came from standard input.
    pub source: Option<String>,
    /// What the program reads.
    pub input: Option<Vec<u8>>,
    algorithm: String,
    /// Why `auto` chose it.
    pub chosen_because: Option<String>,
    /// How the check started again, in order.
    pub refinements: Vec<Refinement>,
    /// How long it took so far.
    pub seconds: f64,
    /// Whether the search is over.
    over: bool,
}

/// A check that was read from a file.
#[derive(Debug)]
pub struct Resumed {
    /// What it was asked to do.
    pub args: CheckArgs,
    /// What else is known.
    pub header: Header,
    /// The program.
    pub module: raddle_ir::Module,
    /// The algorithm.
    pub algorithm: Algorithm,
    /// The search.
    pub pieces: Pieces,
    /// The file, locked, if there is one.
    file: Option<File>,
}

/// Where checkpoints of a check are written, and how often.
#[derive(Debug)]
pub struct Checkpoint {
    /// The file.
    pub file: PathBuf,
    /// The time between two of them.
    pub every: Duration,
    header: RefCell<Header>,
    before: f64,
    started: Instant,
    /// What became of the last one.
    failed: RefCell<Option<String>>,
    /// The file that is there now, locked.
    lock: RefCell<Option<File>>,
}

fn hash_of(ir: &str) -> String {
    format!("{:016x}", checksum(ir.as_bytes()))
}

/// Where a file is written before it takes the place of the old one.
fn beside(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(".new");
    PathBuf::from(name)
}

/// How a file begins, as far as the mark of a checkpoint goes.
fn beginning(file: &Path) -> Option<Vec<u8>> {
    let mut start = Vec::new();
    // Others may have no end, or nobody at it.
    let file = file.symlink_metadata().is_ok_and(|there| there.is_file()).then(|| File::open(file))?;
    file.ok()?.take(MAGIC.len() as u64).read_to_end(&mut start).ok()?;
    Some(start)
}

/// Whether a file begins like a checkpoint.
fn is_checkpoint(file: &Path) -> bool {
    beginning(file).is_some_and(|start| start == MAGIC.as_bytes())
}

/// Whether a file is what a check left that was killed while it wrote.
fn is_left_over(file: &Path) -> bool {
    beginning(file).is_some_and(|start| MAGIC.as_bytes().starts_with(&start))
}

fn no_file(file: &Path, what: &str) -> Diagnostic {
    Diagnostic::error(format!("cannot resume `{}`: {what}", file.display()))
}

impl Checkpoint {
    /// Of a check that begins. The file must not be there yet.
    pub fn begin(file: &Path, every: Duration, words: &[std::ffi::OsString], loaded: &Loaded) -> Result<Self, Failure> {
        if file == Path::new("-") {
            let message = "--checkpoint -: a checkpoint is written again and again, so it needs a file";
            return Err(Diagnostic::error(message).help("give it a name; `./-` is a file, too").into());
        }
        // Also what leads nowhere is something.
        let is_there = |file: &Path| file.symlink_metadata().is_ok();
        let new = beside(file);
        let there =
            if is_there(file) { Some(file) } else { Some(&*new).filter(|new| is_there(new) && !is_left_over(new)) };
        if let Some(there) = there {
            let diagnostic = Diagnostic::error(format!("--checkpoint: `{}` is there already", there.display()));
            return Err(match (there == file && is_checkpoint(file), there.is_file()) {
                (true, _) => diagnostic
                    .help(format!("go on from it: raddle resume {}", quoted(&file.to_string_lossy())))
                    .help("or give another name, or remove it"),
                (false, true) => diagnostic.note("it is no checkpoint").help("give another name, or remove it"),
                (false, false) => diagnostic.note("it is no checkpoint").help("give another name"),
            }
            .into());
        }
        let words = words.iter().map(|word| word.to_str().map(str::to_owned)).collect::<Option<Vec<_>>>();
        let words = words.ok_or_else(|| {
            Diagnostic::error("--checkpoint: the command line is not UTF-8, and cannot be kept")
                .help("use other names of files")
        })?;
        Ok(Checkpoint::with(file, every, Header::of(words, loaded)?, None))
    }

    /// Of a check that goes on. Where the name is a link the file that it leads to is written, so that others who go on from it notice.
    pub fn go_on(file: &Path, every: Duration, resumed: &Resumed) -> Result<Self, Failure> {
        let lock = resumed.file.as_ref().and_then(|file| file.try_clone().ok());
        let target = if file.is_symlink() { file.canonicalize() } else { Ok(file.to_path_buf()) };
        let target = target.map_err(|error| no_file(file, &error.to_string()))?;
        Ok(Checkpoint::with(&target, every, resumed.header.clone(), lock))
    }

    fn with(file: &Path, every: Duration, header: Header, lock: Option<File>) -> Self {
        Checkpoint {
            file: file.to_path_buf(),
            every,
            before: header.seconds,
            header: RefCell::new(header),
            started: Instant::now(),
            failed: RefCell::new(None),
            lock: RefCell::new(lock),
        }
    }

    /// What was decided before the search.
    pub fn set_choice(&self, algorithm: Algorithm, because: Option<&str>) {
        self.header.borrow_mut().set_choice(algorithm, because);
    }

    /// Writes the file; remembers if that did not work.
    pub fn write(&self, loaded: &Loaded, pieces: &Pieces) {
        let mut header = self.header.borrow_mut();
        header.refinements.clone_from(&loaded.refinements);
        header.seconds = self.before + self.started.elapsed().as_secs_f64();
        header.over = pieces.is_over();
        let written = self.replace(&encode(&header, pieces));
        *self.failed.borrow_mut() = written.err().map(|error| error.to_string());
    }

    /// Why the last one could not be written.
    pub fn failure(&self) -> Option<String> {
        self.failed.borrow().clone()
    }

    /// How to go on.
    pub fn way_on(&self) -> String {
        format!("go on: raddle resume {}", quoted(&self.file.to_string_lossy()))
    }

    fn replace(&self, bytes: &[u8]) -> std::io::Result<()> {
        let beside = beside(&self.file);
        let write = || {
            let mut file = File::create(&beside)?;
            // Who may read and write the old one may do so with the new one.
            if let Ok(old) = std::fs::metadata(&self.file) {
                file.set_permissions(old.permissions())?;
            }
            file.write_all(bytes)?;
            file.sync_all()?;
            // Where there are no locks, people have to take care themselves.
            let _ = file.try_lock();
            std::fs::rename(&beside, &self.file)?;
            *self.lock.borrow_mut() = Some(file);
            Ok(())
        };
        write().inspect_err(|_| {
            // What is half of a checkpoint is of no use to anybody; whether it can be removed changes nothing.
            let _ = std::fs::remove_file(&beside);
        })
    }
}

impl Header {
    /// Of a check that begins, with this command line.
    pub fn of(words: Vec<String>, loaded: &Loaded) -> Result<Self, Failure> {
        let ir = loaded.module.to_string();
        if raddle_ir::parse(&ir).as_ref() != Ok(&loaded.module) {
            let message = "internal error: the program is not what it was when it is written and read again";
            return Err(Failure::own(Diagnostic::error(message).help(crate::failure::HOW_TO_REPORT)));
        }
        Ok(Header {
            raddle: VERSION.to_string(),
            words,
            name: loaded.name.clone(),
            hash: hash_of(&ir),
            ir,
            directory: loaded.places.directory().to_path_buf(),
            source: loaded.places.stdin().map(str::to_owned),
            input: loaded.options.input.as_ref().map(|input| input.to_vec()),
            algorithm: String::new(),
            chosen_because: None,
            refinements: Vec::new(),
            seconds: 0.0,
            over: false,
        })
    }

    /// What was decided before the search.
    pub fn set_choice(&mut self, algorithm: Algorithm, because: Option<&str>) {
        self.algorithm = algorithm.name().to_string();
        self.chosen_because = because.map(str::to_owned);
    }

    /// As one line.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_else(|error| unreachable!("plain data as JSON: {error}"))
    }

    /// From that line, or what is wrong with it and what to do.
    pub fn from_json(text: &str) -> Result<Self, Wrong> {
        let header: Header = serde_json::from_str(text).map_err(|_| OTHER_VERSION)?;
        if header.raddle == VERSION { Ok(header) } else { Err(OTHER_VERSION) }
    }

    /// What the check was asked to do, its program and its algorithm.
    pub fn open(&self) -> Result<(CheckArgs, raddle_ir::Module, Algorithm), Wrong> {
        let module = raddle_ir::parse(&self.ir).map_err(|_| DAMAGED)?;
        if hash_of(&self.ir) != self.hash || !raddle_ir::verify(&module).is_empty() {
            return Err(DAMAGED);
        }
        let algorithm =
            Algorithm::ALL.into_iter().find(|algorithm| algorithm.name() == self.algorithm).ok_or(DAMAGED)?;
        let Ok(Cli { command: Command::Check(args) }) = Cli::try_parse_from(&self.words) else { return Err(DAMAGED) };
        Ok((args, module, algorithm))
    }
}

fn encode(header: &Header, pieces: &Pieces) -> Vec<u8> {
    let mut bytes = format!("{MAGIC}{FORMAT}\n").into_bytes();
    bytes.extend_from_slice(header.to_json().as_bytes());
    bytes.push(b'\n');
    bytes.extend_from_slice(&pieces.save());
    let sum = checksum(&bytes);
    bytes.extend_from_slice(&sum.to_le_bytes());
    bytes
}

/// Reads a checkpoint.
pub fn read(file: &Path) -> Result<Resumed, Failure> {
    const HELP: &str = "give the file that `raddle check --checkpoint FILE` wrote";
    let unreadable = |error: std::io::Error| no_file(file, &error.to_string()).help(HELP);
    if !std::fs::metadata(file).map_err(unreadable)?.is_file() {
        return Err(no_file(file, "it is no file").help(HELP).into());
    }
    let in_use = || no_file(file, "another raddle has it, and goes on").help("wait for that, or interrupt it").into();
    let mut opened = File::open(file).map_err(unreadable)?;
    if matches!(opened.try_lock(), Err(TryLockError::WouldBlock)) {
        return Err(in_use());
    }
    // It may have been replaced between the opening and the locking.
    let is_same =
        |now: Metadata| opened.metadata().is_ok_and(|then| (then.dev(), then.ino()) == (now.dev(), now.ino()));
    if !std::fs::metadata(file).is_ok_and(is_same) {
        return Err(in_use());
    }
    let mut bytes = Vec::new();
    opened.read_to_end(&mut bytes).map_err(unreadable)?;
    let resumed = decode(&bytes).map_err(|what| {
        let (what, help) = what;
        no_file(file, what).help(help)
    })?;
    Ok(Resumed { file: Some(opened), ..resumed })
}

/// What is wrong with a file, and what to do.
pub type Wrong = (&'static str, &'static str);

const NOT_OURS: Wrong =
    ("this is no checkpoint of raddle", "give the file that `raddle check --checkpoint FILE` wrote");
const DAMAGED: Wrong = ("it is damaged, or not all of it is there", "check the program again");
const OTHER_VERSION: Wrong =
    ("another version of raddle wrote it", "go on with that version, or check the program again");

/// What a file has, or what is wrong with it and what to do.
pub fn decode(bytes: &[u8]) -> Result<Resumed, Wrong> {
    let rest = bytes.strip_prefix(MAGIC.as_bytes()).ok_or(NOT_OURS)?;
    let line = |bytes: &[u8]| bytes.iter().position(|&byte| byte == b'\n');
    let end = line(rest).ok_or(DAMAGED)?;
    if rest[..end] != *FORMAT.to_string().as_bytes() {
        return Err(OTHER_VERSION);
    }
    let (content, sum) = bytes.split_last_chunk::<8>().ok_or(DAMAGED)?;
    if checksum(content) != u64::from_le_bytes(*sum) {
        return Err(DAMAGED);
    }
    let rest = content.get(MAGIC.len() + end + 1..).ok_or(DAMAGED)?;
    let end = line(rest).ok_or(DAMAGED)?;
    let header = Header::from_json(std::str::from_utf8(&rest[..end]).map_err(|_| DAMAGED)?)?;
    let pieces = Pieces::load(&rest[end + 1..]).map_err(|_| DAMAGED)?;
    let (args, module, algorithm) = header.open()?;
    Ok(Resumed { args, header, module, algorithm, pieces, file: None })
}
