//! Records the tree of a real search: cut into pieces at every chance, with what each costs and what it waits for.
//!
//! Every piece pauses after some steps and gives away parts, if it has any to give. The oldest piece is always the next, so that all go on
//! side by side, as they would with as many workers as there are pieces. What is recorded is a graph of *segments*: a segment
//! is what a piece does until it pauses. It needs the one before it, or the one that gave the piece away; and where the piece waited for
//! parts, those that came back.

use crate::{Failure, tools};
use clap::Parser;
use raddle::args::{Cli, Command};
use raddle::check::{self, Limits};
use raddle::input;
use raddle_explore::{Algorithm, Heard, Options, PieceId, Pieces, Search, Status, Unobserved};
use raddle_trace::{End, Fault, Machine, Pending, SiteId, Spinning, Spins, Step, ThreadId, ThreadSet, Transition};
use raddle_vm::Vm;
use std::cell::Cell;
use std::collections::{BTreeMap, VecDeque};

/// Parts that are given away at once, at most: a coordinator asks for several when many workers have nothing to do.
const PARTS_MAX: usize = 16;

/// What a piece does until it pauses.
#[derive(Clone, Debug)]
pub struct Segment {
    /// The piece, by its position in the recording.
    pub piece: usize,
    /// Steps of the machine, those of repeating the path among them.
    pub steps: u64,
    /// Segments that have to be done before.
    pub needs: Vec<usize>,
    /// The parts that it gave away.
    pub gave: Vec<usize>,
}

/// A recorded search.
#[derive(Clone, Debug)]
pub struct Recording {
    /// The program as the papers write it, and the algorithm.
    pub title: String,
    /// All segments, in an order in which they could be done.
    pub segments: Vec<Segment>,
    /// How many pieces there are.
    pub pieces: usize,
    /// Steps of the search in one piece.
    pub steps_in_one: u64,
    /// Executions of any kind.
    pub executions: u64,
}

impl Recording {
    /// Steps of all segments.
    pub fn steps(&self) -> u64 {
        self.segments.iter().map(|segment| segment.steps).sum()
    }

    /// The longest chain of segments that need each other, in steps.
    pub fn critical_path(&self) -> u64 {
        let mut ends: Vec<u64> = Vec::with_capacity(self.segments.len());
        for segment in &self.segments {
            let begin = segment.needs.iter().map(|&need| ends[need]).max().unwrap_or(0);
            ends.push(begin + segment.steps);
        }
        ends.into_iter().max().unwrap_or(0)
    }
}

/// A machine that counts steps.
struct Counted<'a> {
    vm: Vm,
    steps: &'a Cell<u64>,
}

impl Machine for Counted<'_> {
    type Mark = <Vm as Machine>::Mark;

    fn start(&mut self) -> End {
        self.vm.start()
    }
    fn threads(&self) -> ThreadSet {
        self.vm.threads()
    }
    fn ready(&self) -> ThreadSet {
        self.vm.ready()
    }
    fn pending(&self, t: ThreadId) -> Pending<'_> {
        self.vm.pending(t)
    }
    fn step(&mut self, transition: Transition) -> Step<'_> {
        self.steps.set(self.steps.get() + 1);
        self.vm.step(transition)
    }
    fn mark(&self) -> Self::Mark {
        self.vm.mark()
    }
    fn rewind(&mut self, to: Self::Mark) {
        self.vm.rewind(to);
    }
    fn parent(&self, t: ThreadId) -> Option<(ThreadId, u32)> {
        self.vm.parent(t)
    }
    fn intern(&mut self, parent: ThreadId, nth: u32) -> Option<ThreadId> {
        self.vm.intern(parent, nth)
    }
    fn forget(&mut self, keep: ThreadSet) {
        self.vm.forget(keep);
    }
    fn set_spins(&mut self, spins: Spins) {
        self.vm.set_spins(spins);
    }
    fn undid_additions(&self) -> bool {
        self.vm.undid_additions()
    }

    fn set_steps_max(&mut self, max: u64) {
        self.vm.set_steps_max(max);
    }
    fn spinning(&mut self, among: ThreadSet) -> Spinning {
        self.vm.spinning(among)
    }
    fn copies_at(&self, site: SiteId) -> Option<u32> {
        self.vm.copies_at(site)
    }
    fn is_ruled_out(&self, t: ThreadId) -> bool {
        self.vm.is_ruled_out(t)
    }
    fn stuck_at(&self, t: ThreadId) -> SiteId {
        self.vm.stuck_at(t)
    }
    fn unsupported(&self, t: ThreadId) -> Option<&Fault> {
        self.vm.unsupported(t)
    }
    fn fault(&self) -> Option<&Fault> {
        self.vm.fault()
    }
    fn fingerprint(&self) -> u64 {
        self.vm.fingerprint()
    }
}

/// A way to search.
#[derive(Clone, Copy, Debug)]
pub struct Searched {
    /// What it is called.
    pub name: &'static str,
    /// `--algorithm`
    pub algorithm: Algorithm,
    /// `--memory`
    pub memory: Option<&'static str>,
}

/// Records a search of one of the papers' programs, in about so many segments.
pub fn record(program: &str, n: u64, searched: Searched, segments: u64) -> Result<Recording, Failure> {
    let Searched { name, algorithm, memory } = searched;
    let title = format!("{program}({n}), {name}");
    eprintln!("recording {title} …");
    let mut words = vec!["raddle", "check", "--races", "off", "--algorithm", algorithm.name()];
    words.extend(memory.iter().flat_map(|how| ["--memory", how]));
    let (file, parameter) = (tools::program(program).display().to_string(), format!("-DN={n}"));
    words.extend([file.as_str(), "--", &parameter]);
    let Command::Check(args) = Cli::try_parse_from(words)?.command else { return Err("not a check".into()) };
    let loaded = input::load(&args.input, false).map_err(|_| format!("{title} does not load"))?;
    let stop_at = check::stop_at(&loaded);
    let limits = Limits { interrupt: None, timeout: None, args: &args.search };
    let options = check::options(&loaded, algorithm, &stop_at, limits);
    let options = Options { memory_max: None, memory_used: None, ..options };
    let steps = Cell::new(0);
    let machine = || Counted { vm: Vm::new(loaded.program.clone()), steps: &steps };
    let whole = raddle_explore::explore(&mut machine(), algorithm, &options, &mut Unobserved);
    let (steps_in_one, executions) = (steps.get(), whole.counters.executions());
    let every = (steps_in_one / segments).max(20);
    let mut recorder = Recorder::default();
    let mut pieces = Pieces::new(algorithm);
    let mut queue = VecDeque::new();
    // Parts are numbered as they come.
    let mut latest: PieceId = 0;
    while !pieces.is_over() {
        while let Some((id, round, _)) = pieces.lend() {
            queue.push_back((id, round));
        }
        let (id, round) = queue.pop_front().ok_or("all pieces wait for each other")?;
        let lent = pieces.lent().find(|&(other, ..)| other == id).map(|(_, _, search)| search.clone());
        let Some(mut search) = lent.filter(|_| pieces.is_lent(id, round)) else { continue };
        steps.set(0);
        let status = search.run(&mut machine(), &options, &mut Unobserved, Some(every))?;
        let given: Vec<Search> = (0..PARTS_MAX).map_while(|_| search.split()).collect();
        let gives = given.len() as PieceId;
        let heard = pieces.bring_back_lent(id, round, search, given)?;
        let gave = (latest + 1..=latest + gives).filter(|&part| pieces.contains(part)).collect();
        latest += gives;
        let parent = match heard {
            Heard::Counts(parent) => parent,
            Heard::TooLate => None,
        };
        recorder.note(id, steps.get(), gave, status, parent);
    }
    let found = pieces.summary().counters.executions();
    if found != executions {
        return Err(format!("{title}: {found} executions in pieces, {executions} in one").into());
    }
    let Recorder { segments, numbers, .. } = recorder;
    Ok(Recording { title, segments, pieces: numbers.len(), steps_in_one, executions })
}

/// Makes a graph of what happened.
#[derive(Default)]
struct Recorder {
    segments: Vec<Segment>,
    numbers: BTreeMap<PieceId, usize>,
    /// What the next segment of a piece needs.
    needs: BTreeMap<PieceId, Vec<usize>>,
    waits: BTreeMap<PieceId, bool>,
}

impl Recorder {
    fn number(&mut self, id: PieceId) -> usize {
        let next = self.numbers.len();
        *self.numbers.entry(id).or_insert(next)
    }

    fn note(&mut self, id: PieceId, steps: u64, gave: Vec<PieceId>, status: Status, parent: Option<PieceId>) {
        let here = self.segments.len();
        let (piece, numbers) = (self.number(id), gave.iter().map(|&part| self.number(part)).collect());
        let needs = self.needs.insert(id, vec![here]).unwrap_or_default();
        self.segments.push(Segment { piece, steps, needs, gave: numbers });
        for part in gave {
            self.needs.insert(part, vec![here]);
        }
        self.waits.insert(id, status == Status::Waits);
        // A parent that waits goes on because of this.
        if let Some(parent) = parent.filter(|parent| self.waits.get(parent) == Some(&true)) {
            self.needs.entry(parent).or_default().push(here);
        }
    }
}
