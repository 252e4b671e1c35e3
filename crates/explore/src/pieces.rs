//! A search in pieces, each of which somebody can work on: who owns what, and why that makes no difference.
//!
//! A *piece* is a [`Search`]. The first one is the whole search. Whoever works on a piece may give away [parts](Search::split) of it,
//! which are pieces too, so the pieces are a tree. A piece that is done is [merged](Search::merge) into the one that
//! gave it away, its *parent*, and is gone. When the first one is done, so is the search.
//!
//! *Who owns which node.* A piece owns all states below the one at which it was split off, and what it was given to
//! explore from that one. All other states of its path it shares; they belong to its parent, or to somebody further up. What is
//! explored from a state is decided by its owner alone.
//!
//! *How an owner learns of races found below a piece that was given away.* A piece that finds that something has to be
//! explored from a state that it does not own keeps the execution that shows it. The parent goes no further than what it kept
//! for itself at the split state: then it *waits*. When the piece is merged, the parent repeats these executions, and
//! decides, or hands them on to its own parent. [`parts`](crate::parts) has the argument that each class is
//! explored once, and `reads_from/split.rs` where it is another one.
//!
//! *Why the result depends neither on the number of workers nor on their timing.* Timing decides when a piece is paused, where it is split, and
//! when a part comes back. Wherever it is split, the parent and the part explore what the one search would have
//! explored, and what the part has found is added where the parent comes back to the split state: after all that comes before it in
//! the one search, and before all that comes after. That the part came back earlier makes no difference, because
//! nobody looks. So executions of each kind, bugs, data races and remarks are those of the one search, in its order. Counters
//! of work are not (see [`parts`](crate::parts)): wakeup trees may grow in another order, and reads-from may come to a class by another witness.
//!
//! *What is not wanted any more.* A part may become void, and a search that starts again as another algorithm has no parts. Then
//! the piece, and all that it gave away, is dropped, whoever works on it.
//!
//! *The end before the end.* A bug that ends the search, or a limit of the machine, ends the piece that it was found in, and all that
//! come after that one. Those that come *before* it go on: the one search would have explored them by then, and may have
//! found another bug there. A piece comes before another one if it is one of those that this was given away by, directly or not, whose work up to
//! the split state comes first; or if it belongs to a part that one of these gave away at a later state. When nothing is left that comes before,
//! the search is over, and what counts is what these pieces had found when they came to the split states, and the one that ended:
//! the bug and the counts of the one search, whoever was faster. A piece that ended the search is forgotten when it is not wanted any more: when what gave
//! it away ends at another bug, or starts again, or finds that the part is void. Then of those that were stopped the next one in that order ends it, or nobody. (Reads-from may come to a class by other ways, so
//! there the first bug that somebody finds ends all.)
//!
//! Limits on time, memory and executions, and interrupts, only pause pieces: they are whole, and can be [saved](Pieces::save) and taken up again.
//! What has been found by then is what all pieces have found together.
//!
//! A [`Queue`] is where [workers](crate::worker) get pieces and bring them back. There is one for the threads of a process
//! ([`jobs`](crate::jobs)), and one for many machines (the crate `cluster`). Nothing in it needs shared memory: a piece is bytes if need be, and
//! what became of a piece is brought back together with the parts that it gave away, in one step, under the piece's number.
//!
//! *Workers that may be lost.* A piece that is [lent](Pieces::lend) stays here, too, as it was, and has a *round*: how often it has
//! come back. What comes back from a round that is over is not heard. So a piece can be given to a second worker when the first one
//! seems to be lost, and counts once, even if both bring it back, and even if they gave away different parts.

use crate::bytes::{Corrupt, Plain, Reader, checksum, plain};
use crate::{Algorithm, Progress, Search, SearchError, Status, Stopped, Summary};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicU64};

/// The first bytes of saved pieces; the last of them is the version of the format.
const MAGIC: [u8; 8] = *b"raddlep\x06";

/// The number of a piece. Smaller ones were made earlier.
pub type PieceId = u64;

/// The piece that is the whole search.
const WHOLE: PieceId = 0;

/// Where workers get pieces of a search from, and where they bring them back.
pub trait Queue: Sync {
    /// A piece for a worker; waits until there is one. `None`: there is nothing more to do.
    fn take(&self, worker: usize) -> Option<(PieceId, Search)>;

    /// Raised when the piece that a worker has is wanted back, or a part of it.
    fn pause(&self, worker: usize) -> &AtomicBool;

    /// Raised when nobody can wait any longer until a worker pauses.
    fn interrupted(&self) -> &AtomicBool;

    /// The executions that count for a worker's limit; it adds its own.
    fn executions(&self, worker: usize) -> &AtomicU64;

    /// How many parts a worker should give away now.
    fn wanted(&self, worker: usize) -> usize;

    /// How far a worker has come with its piece; called now and then.
    fn progress(&self, worker: usize, progress: &Progress);

    /// The piece that a worker has starts again from nothing.
    fn restarted(&self, worker: usize);

    /// What became of a piece, and the parts that it gave away.
    fn bring_back(&self, worker: usize, id: PieceId, search: Search, given: Vec<Search>);

    /// The machine does not fit the piece, which is as it was. Ends the work.
    fn refuse(&self, worker: usize, id: PieceId, search: Search, why: SearchError);
}

#[derive(Clone, Debug)]
struct Piece {
    parent: PieceId,
    /// Its number among the parts of its parent.
    number: Option<u32>,
    /// Where it was given away: see [`Search::given_at`].
    given_at: Option<u64>,
    /// How often it has come back.
    round: u64,
    /// Somebody works on a copy of it.
    lent: bool,
    /// `None` while somebody works on it who has not got a copy.
    search: Option<Search>,
    /// Parts that came back while somebody worked on it.
    returned: Vec<Search>,
}

/// What came of what came back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heard {
    /// It counts; if it is done, for this parent.
    Counts(Option<PieceId>),
    /// It came back before, or is not wanted any more.
    TooLate,
}

/// A whole search in pieces. See the [module](self).
#[derive(Clone, Debug)]
pub struct Pieces {
    pieces: BTreeMap<PieceId, Piece>,
    next: PieceId,
    /// Those that can be worked on.
    ready: BTreeSet<PieceId>,
    /// One that was stopped for good, and ends the search as soon as all are here.
    stopped: Option<PieceId>,
    /// What was found, once the search is over.
    over: Option<Summary>,
}

impl Pieces {
    /// A search that has not begun, in one piece.
    pub fn new(algorithm: Algorithm) -> Self {
        Pieces::of(Search::new(algorithm))
    }

    /// The same, of a program that was searched before, in another way: what that has found is not lost.
    pub fn after(algorithm: Algorithm, earlier: &Summary) -> Self {
        Pieces::of(Search::after(algorithm, earlier))
    }

    fn of(search: Search) -> Self {
        let mut pieces =
            Pieces { pieces: BTreeMap::new(), next: WHOLE, ready: BTreeSet::new(), stopped: None, over: None };
        pieces.add(WHOLE, search);
        pieces
    }

    fn add(&mut self, parent: PieceId, search: Search) {
        let id = self.next;
        self.next += 1;
        let (number, given_at) = (search.number(), search.given_at());
        let (search, returned) = (Some(search), Vec::new());
        let piece = Piece { parent, number, given_at, round: 0, lent: false, search, returned };
        self.pieces.insert(id, piece);
        self.ready.insert(id);
    }

    /// Whether there is nothing left to do: everything was explored, or it was stopped for good.
    pub fn is_over(&self) -> bool {
        self.over.is_some()
    }

    /// What has been found so far by those that nobody works on.
    pub fn summary(&self) -> Summary {
        match &self.over {
            Some(summary) => summary.clone(),
            None => self.sum_from(WHOLE),
        }
    }

    /// How many random schedules it was asked for, if it is a search that draws them, and not over.
    pub fn random_schedules(&self) -> Option<u64> {
        self.pieces.get(&WHOLE)?.search.as_ref()?.random_schedules()
    }

    /// The sum of what all pieces have found, this one first.
    fn sum_from(&self, first: PieceId) -> Summary {
        let others = self.pieces.keys().copied().filter(|&id| id != first);
        let mut sum = Summary::default();
        for Piece { search, returned, .. } in [first].into_iter().chain(others).filter_map(|id| self.pieces.get(&id)) {
            search.iter().chain(returned).for_each(|search| sum.add(search.summary_with_parts()));
        }
        sum
    }

    /// How many pieces wait for somebody, how many are lent, and how many are gone.
    pub fn counts(&self) -> (u64, u64, u64) {
        let lent = self.pieces.values().filter(|piece| piece.lent).count();
        (self.ready.len() as u64, lent as u64, self.next - self.pieces.len() as u64)
    }

    /// Lends the next piece to somebody who may be lost with it, and its round. See the [module](self).
    pub fn lend(&mut self) -> Option<(PieceId, u64, &Search)> {
        let id = self.next_of_use()?;
        self.ready.remove(&id);
        let piece = self.pieces.get_mut(&id)?;
        piece.lent = true;
        Some((id, piece.round, piece.search.as_ref()?))
    }

    /// All that are lent, as they were then, with their rounds.
    pub fn lent(&self) -> impl Iterator<Item = (PieceId, u64, &Search)> {
        let lent = self.pieces.iter().filter(|(_, piece)| piece.lent);
        lent.filter_map(|(&id, piece)| Some((id, piece.round, piece.search.as_ref()?)))
    }

    /// Whether a piece is lent in this round.
    pub fn is_lent(&self, id: PieceId, round: u64) -> bool {
        self.pieces.get(&id).is_some_and(|piece| piece.lent && piece.round == round)
    }

    /// What became of a piece that was lent, and the parts that it gave away.
    pub fn bring_back_lent(
        &mut self,
        id: PieceId,
        round: u64,
        search: Search,
        given: Vec<Search>,
    ) -> Result<Heard, SearchError> {
        let Some(piece) = self.pieces.get_mut(&id).filter(|piece| piece.lent && piece.round == round) else {
            return Ok(Heard::TooLate);
        };
        if search.number() != piece.number || given.iter().any(|part| !search.wants_part(part)) {
            return Err(SearchError::NoPart);
        }
        piece.lent = false;
        self.bring_back(id, search, given).map(Heard::Counts)
    }

    /// The oldest of those that are of use.
    fn next_of_use(&self) -> Option<PieceId> {
        self.ready.iter().copied().find(|&id| self.is_of_use(id))
    }

    /// The next piece to work on.
    pub(crate) fn take(&mut self) -> Option<(PieceId, Search)> {
        let id = self.next_of_use()?;
        self.ready.remove(&id);
        let search = self.pieces.get_mut(&id)?.search.take()?;
        Some((id, search))
    }

    /// Whether this is still one of them.
    pub fn contains(&self, id: PieceId) -> bool {
        self.pieces.contains_key(&id)
    }

    /// Puts a piece down as it was taken.
    pub(crate) fn put_down(&mut self, id: PieceId, search: Search) {
        if let Some(piece) = self.pieces.get_mut(&id) {
            piece.search = Some(search);
            self.ready.insert(id);
        }
    }

    /// Whether one was stopped for good.
    pub fn is_stopped(&self) -> bool {
        self.stopped.is_some()
    }

    /// Whether one was stopped for good, and there is nothing left to do that comes before it.
    pub fn is_settled(&self) -> bool {
        let left = |id: PieceId, piece: &Piece| piece.search.is_none() || piece.lent || self.ready.contains(&id);
        self.is_stopped() && !self.pieces.iter().any(|(&id, piece)| left(id, piece) && self.is_of_use(id))
    }

    /// Whether work on a piece can make a difference: it is one of them, and none has ended the search that comes before it.
    pub fn is_of_use(&self, id: PieceId) -> bool {
        self.pieces.contains_key(&id) && self.stopped.is_none_or(|stopped| self.comes_before(id, stopped))
    }

    /// A piece, who gave it away, and so on up to the whole.
    fn line(&self, id: PieceId) -> Vec<PieceId> {
        let mut line = vec![id];
        while let Some(&last) = line.last()
            && last != WHOLE
            && let Some(piece) = self.pieces.get(&last)
        {
            line.push(piece.parent);
        }
        line
    }

    /// Whether the one search would have worked on a piece before it came to where another one stands.
    fn comes_before(&self, id: PieceId, other: PieceId) -> bool {
        let (line, others) = (self.line(id), self.line(other));
        let given_at = |id: PieceId| self.pieces.get(&id).and_then(|piece| piece.given_at);
        // Where the order is not known nothing does.
        if others.iter().any(|&id| id != WHOLE && given_at(id).is_none()) || id == other {
            return false;
        }
        // The last one that both belong to, and by which of its parts.
        let Some(at) = line.iter().position(|id| others.contains(id)) else { return false };
        let Some(at_other) = others.iter().position(|&id| id == line[at]) else { return false };
        match (at.checked_sub(1), at_other.checked_sub(1)) {
            (_, None) => false,
            (None, Some(_)) => true,
            (Some(part), Some(other)) => given_at(line[part]) > given_at(others[other]),
        }
    }

    /// What became of a piece that somebody worked on, and the parts that it gave away. If it is done, and counts: its parent.
    pub(crate) fn bring_back(
        &mut self,
        id: PieceId,
        mut search: Search,
        given: Vec<Search>,
    ) -> Result<Option<PieceId>, SearchError> {
        // It may have been dropped meanwhile.
        let Some(piece) = self.pieces.get_mut(&id) else { return Ok(None) };
        let (parent, counts) = (piece.parent, !search.is_void());
        let mut merged = false;
        for part in std::mem::take(&mut piece.returned) {
            if part.number().is_some_and(|number| search.wants(number)) {
                search.merge(part)?;
                merged = true;
            }
        }
        let status = search.status();
        piece.search = Some(search);
        piece.round += 1;
        given.into_iter().for_each(|part| self.add(id, part));
        self.drop_unwanted(id);
        match status {
            Status::Paused => _ = self.ready.insert(id),
            Status::Waits if merged => _ = self.ready.insert(id),
            Status::Waits => {}
            Status::Stopped => self.find_first_stopped(),
            Status::Done if id == WHOLE => self.end(id),
            Status::Done => {
                self.merge(id)?;
                return Ok(counts.then_some(parent));
            }
        }
        Ok(None)
    }

    /// Gives a piece that is done back to its parent.
    fn merge(&mut self, id: PieceId) -> Result<(), SearchError> {
        let Some(Piece { parent, search: Some(part), .. }) = self.pieces.remove(&id) else { return Ok(()) };
        let Some(piece) = self.pieces.get_mut(&parent) else { return Ok(()) };
        match &mut piece.search {
            _ if piece.lent => piece.returned.push(part),
            None => piece.returned.push(part),
            Some(search) => {
                search.merge(part)?;
                self.ready.insert(parent);
            }
        }
        Ok(())
    }

    /// Now that all are here, or nobody waits for the others: ends the search if a piece was stopped for good.
    pub fn end_if_stopped(&mut self) {
        if let Some(id) = self.stopped.filter(|_| !self.is_over()) {
            self.end(id);
        }
    }

    /// Nothing more is to be done, because of what became of this piece.
    fn end(&mut self, id: PieceId) {
        let line = self.line(id);
        let given_at = |id: &PieceId| self.pieces.get(id).and_then(|piece| piece.given_at);
        let ordered = line.iter().all(|id| *id == WHOLE || given_at(id).is_some());
        let stopped = self.pieces.get(&id).and_then(|piece| piece.search.as_ref()?.summary().stopped.clone());
        // Where a limit ended it, what everybody has found counts.
        let by_limit =
            matches!(stopped, Some(Stopped::Interrupted | Stopped::Timeout | Stopped::Memory | Stopped::Executions));
        let sum = if ordered && !by_limit && (self.is_settled() || id == WHOLE) {
            let mut sum = Summary::default();
            let pieces = line.iter().rev().filter_map(|id| self.pieces.get(id)?.search.as_ref());
            pieces.for_each(|search| sum.add(search.summary().clone()));
            sum
        } else {
            let before = self.sum_from(WHOLE).counters.executions();
            let mut sum = self.sum_from(id);
            if sum.stopped == Some(Stopped::Bug) {
                sum.bugs.iter_mut().for_each(|bug| bug.found_after = bug.found_after.max(before));
            }
            sum
        };
        self.over = Some(sum);
        self.pieces.clear();
        self.ready.clear();
    }

    /// Drops what a piece gave away and does not want back any more, with all that was given away there.
    fn drop_unwanted(&mut self, id: PieceId) {
        let Some(Piece { search: Some(search), .. }) = self.pieces.get(&id) else { return };
        let mut dropped: Vec<PieceId> = Vec::new();
        for (&child, piece) in &self.pieces {
            let wanted = piece.number.is_some_and(|number| search.wants(number));
            // A parent is older than its parts.
            let unwanted = piece.parent == id && !wanted || dropped.contains(&piece.parent);
            // Where the order is not known, what was found first ends the search, whatever becomes of its parent.
            let ends = self.stopped == Some(child) && piece.given_at.is_none();
            if child != WHOLE && unwanted && !ends {
                dropped.push(child);
            }
        }
        let again = self.stopped.is_some_and(|stopped| dropped.contains(&stopped));
        for child in dropped {
            self.pieces.remove(&child);
            self.ready.remove(&child);
        }
        if again {
            self.find_first_stopped();
        }
    }

    /// Of the pieces that were stopped for good, the first one: it ends the search, unless one that comes before does. Where the order is
    /// not known: the one that was the first to come back.
    fn find_first_stopped(&mut self) {
        let known = self.stopped.filter(|stopped| self.pieces.contains_key(stopped));
        let is_stopped = |piece: &Piece| piece.search.as_ref().is_some_and(|search| search.status() == Status::Stopped);
        let stopped = self.pieces.iter().filter(|(_, piece)| is_stopped(piece)).map(|(&id, _)| id);
        self.stopped = known.into_iter().chain(stopped).reduce(|first, id| match self.comes_before(id, first) {
            true => id,
            false => first,
        });
    }

    /// How many executions count for a limit: once the search has found its end, those that come before it.
    pub fn executions(&self) -> u64 {
        let Some(stopped) = self.stopped.filter(|_| !self.is_over()) else {
            return self.summary().counters.executions();
        };
        let counts = |id: PieceId| id == stopped || self.is_of_use(id);
        let counted = self.pieces.iter().filter(|&(&id, _)| counts(id));
        let searches = counted.flat_map(|(_, piece)| piece.search.iter().chain(&piece.returned));
        searches.map(|search| search.summary_with_parts().counters.executions()).sum()
    }

    /// All pieces as bytes. Nobody may be working on one, unless it is lent.
    pub fn save(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        self.write(&mut bytes);
        let sum = checksum(&bytes);
        bytes.extend_from_slice(&sum.to_le_bytes());
        bytes
    }

    /// Pieces from their bytes.
    pub fn load(bytes: &[u8]) -> Result<Pieces, SearchError> {
        let (content, sum) = bytes.split_last_chunk::<8>().ok_or(SearchError::Corrupt)?;
        let (magic, rest) = content.split_first_chunk::<8>().ok_or(SearchError::Corrupt)?;
        if magic[..7] != MAGIC[..7] || checksum(content) != u64::from_le_bytes(*sum) {
            return Err(SearchError::Corrupt);
        }
        if *magic != MAGIC {
            return Err(SearchError::Version);
        }
        let mut reader = Reader::new(rest);
        let pieces = Pieces::read(&mut reader).map_err(|Corrupt| SearchError::Corrupt)?;
        if !reader.is_empty() || pieces.verify().is_err() {
            return Err(SearchError::Corrupt);
        }
        Ok(pieces)
    }

    /// Checks what has to hold between the pieces, when nobody works on one that is not lent; says what does not.
    pub fn verify(&self) -> Result<(), &'static str> {
        let Pieces { pieces, next, ready, stopped, over } = self;
        if over.is_some() {
            return if pieces.is_empty() && ready.is_empty() { Ok(()) } else { Err("pieces of what is over") };
        }
        let some_lent = pieces.values().any(|piece| piece.lent);
        if !pieces.contains_key(&WHOLE) || ready.is_empty() && !some_lent || stopped.is_some() {
            return Err("nothing to go on with");
        }
        for (id, Piece { parent, number, given_at, round: _, lent, search, returned }) in pieces {
            let Some(search) = search else { return Err("a piece that somebody has") };
            search.verify()?;
            let whole = pieces.get(parent).and_then(|parent| parent.search.as_ref());
            let fits = match number {
                None => *id == WHOLE,
                Some(number) => id > parent && whole.is_some_and(|whole| whole.wants(*number)),
            };
            match () {
                () if !fits || *number != search.number() || *given_at != search.given_at() => {
                    return Err("a part of nothing");
                }
                () if id >= next || !lent && !returned.is_empty() => return Err("more pieces than there are"),
                () if *lent && ready.contains(id) => return Err("a piece that is lent and is not"),
                () if !matches!(search.status(), Status::Paused | Status::Waits) => return Err("a piece that is done"),
                () if search.status() == Status::Paused && !lent && !ready.contains(id) => {
                    return Err("a piece that is left");
                }
                () => {}
            }
        }
        if ready.iter().all(|id| pieces.contains_key(id)) { Ok(()) } else { Err("a piece that is none") }
    }
}

plain!(Piece { parent, number, given_at, round, lent, search, returned });

impl Plain for Pieces {
    fn write(&self, to: &mut Vec<u8>) {
        let Pieces { pieces, next, ready, stopped, over } = self;
        (pieces.len() as u64).write(to);
        for (id, piece) in pieces {
            id.write(to);
            piece.write(to);
        }
        next.write(to);
        ready.iter().copied().collect::<Vec<PieceId>>().write(to);
        (*stopped, over.is_some()).write(to);
        over.iter().for_each(|summary| summary.write(to));
    }

    fn read(from: &mut Reader<'_>) -> Result<Self, Corrupt> {
        let listed: Vec<(PieceId, Piece)> = Plain::read(from)?;
        let (next, ready): (PieceId, Vec<PieceId>) = Plain::read(from)?;
        let (stopped, is_over) = Plain::read(from)?;
        let over = if is_over { Some(Summary::read(from)?) } else { None };
        let count = listed.len();
        let pieces: BTreeMap<PieceId, Piece> = listed.into_iter().collect();
        if pieces.len() != count {
            return Err(Corrupt);
        }
        Ok(Pieces { pieces, next, ready: ready.into_iter().collect(), stopped, over })
    }
}
