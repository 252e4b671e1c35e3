//! Guest addresses: an object and an offset packed into 47 bits.
//!
//! ```text
//! 46 45 | 44 … 27 | 26 …                    … 0
//! class |   row   | number of the object | offset
//! ```
//!
//! The **class** says how many of the low bits are the offset (10, 16, 24 or 32), so that a program can have very many
//! small objects and still a few huge ones. The **row** is a function of the spawn path of the thread that made the
//! object ([`ThreadCode`]), or one of the areas below. A thread that has filled a row goes on in another. The **number** counts the
//! objects in the row. So an address depends on nothing but the spawn path of the allocating thread and its own history: it is
//! the same in all equivalent executions, on every machine. (Objects of the last class are larger than a row, and
//! take the place of 32.)
//!
//! Addresses stay below 2^47, because programs pack counters into the upper 16 bits of pointers; objects start at
//! multiples of 1024, so any alignment up to that holds and low tag bits are free; where a larger one is asked for, the class is one whose slots have it. Objects never fill their slot: the
//! last [`GUARD`] bytes of the offset range belong to no object, so an address slightly below an object's start never
//! decodes to bytes of its neighbour. Main's objects come first, then those of its first child, and so on.

use crate::thread_code::{self, ThreadCode};

/// The area of global variables.
const GLOBALS: u32 = 0;
/// The area of function addresses.
const FUNCTIONS: u32 = 1;
/// The area of block addresses (computed gotos).
const BLOCKS: u32 = 2;
/// The area of thread objects: what joining and detaching touch.
const THREADS: u32 = 3;
/// The area of things inside the environment model that threads share.
const ENVIRONMENT: u32 = 4;
/// The area of keys of thread-specific data.
const KEYS: u32 = 5;

/// Bytes at the end of every slot that belong to no object.
pub(crate) const GUARD: u64 = 64;

/// Bits of an address.
const ADDRESS_BITS: u32 = 47;

/// Bits of the bytes in a row.
pub(crate) const ROW_BITS: u32 = 27;

/// How many rows there are.
pub(crate) const ROWS: usize = 1 << (ADDRESS_BITS - ROW_BITS);

/// How many classes there are.
pub(crate) const CLASSES: usize = 4;

/// Bits of the offset, by class.
const SHIFT: [u32; CLASSES] = [10, 16, 24, 32];

/// Bits that say which row, or which 32 of them.
const WIDTH: [u32; CLASSES] = [18, 18, 18, 13];

/// Bits that say which object of a row.
const NUMBER_BITS: [u32; CLASSES] = [17, 11, 3, 0];

/// Objects of class 0 of main start here, so that small integers are no addresses.
const FIRST_NUMBER: u32 = 64;

/// Who makes objects.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Maker {
    /// A thread.
    Thread(ThreadCode),
    /// The program as a whole: global variables.
    Program,
}

/// The place of an object that is yet to be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Slot {
    /// Its address.
    pub address: u64,
    /// Whether it is the first of its row.
    pub opens_row: bool,
}

impl Maker {
    /// How many objects of a class count as made before the first.
    pub fn first(self, class: usize) -> u32 {
        if class == 0 && matches!(self, Maker::Thread(ThreadCode::MAIN)) { FIRST_NUMBER } else { 0 }
    }

    /// Where the object of a class goes that comes after so many others; `None` when there are no more addresses.
    #[inline]
    pub fn slot(self, class: usize, made: u32) -> Option<Slot> {
        let (k, number) = (made >> NUMBER_BITS[class], made & ((1 << NUMBER_BITS[class]) - 1));
        let row = match self {
            Maker::Thread(code) => code.row(WIDTH[class], k),
            Maker::Program if k >> (WIDTH[class] - 8) != 0 => return None,
            Maker::Program => thread_code::area(WIDTH[class], GLOBALS) + k,
        };
        let start = (class as u64) << 45 | u64::from(row) << (45 - WIDTH[class]);
        let opens_row = number == 0 || made == self.first(class);
        Some(Slot { address: start | u64::from(number) << SHIFT[class], opens_row })
    }
}

/// Bits of the offset of objects of a class.
#[inline]
pub(crate) fn shift(class: usize) -> u32 {
    SHIFT[class]
}

/// How many rows an object or a row of objects of a class takes.
pub(crate) fn rows(class: usize) -> usize {
    1 << (45 - WIDTH[class] - ROW_BITS)
}

/// The row an address is in; not below [`ROWS`] for what is no address.
#[inline(always)]
pub(crate) fn row(address: u64) -> usize {
    (address >> ROW_BITS) as usize
}

/// The address in a word, without what programs pack into the upper bits of pointers.
#[inline(always)]
pub(crate) fn in_word(word: u64) -> u64 {
    word & ((1 << ADDRESS_BITS) - 1)
}

/// The class of objects of this size and alignment; `None` when nothing that large has an address.
#[inline]
pub(crate) fn class(size: u64, align: u64) -> Option<usize> {
    SHIFT.iter().position(|&shift| size <= (1 << shift) - GUARD && align <= 1 << shift)
}

/// The largest alignment that objects can have.
pub(crate) const ALIGN_MAX: u64 = 1 << SHIFT[CLASSES - 1];

/// Where the slots next above an address begin, for each class.
pub(crate) fn next_slots(address: u64) -> impl Iterator<Item = u64> {
    SHIFT.into_iter().filter_map(move |shift| (address >> shift).checked_add(1)?.checked_mul(1 << shift))
}

/// Where an area of small things begins.
const fn area(area: u32) -> u64 {
    (thread_code::area(WIDTH[0], area) as u64) << ROW_BITS
}

/// The address of a thing in an area.
fn in_area(of: u32, number: u32) -> u64 {
    area(of) + (u64::from(number) << SHIFT[0])
}

/// The number of the thing in an area whose slot an address is in, and the offset there.
fn place_in_area(of: u32, address: u64) -> Option<(u32, u64)> {
    let inside = (area(of)..area(of + 1)).contains(&address);
    inside.then(|| (((address - area(of)) >> SHIFT[0]) as u32, address & ((1 << SHIFT[0]) - 1)))
}

/// The address of a function.
pub(crate) fn of_function(function: u32) -> u64 {
    in_area(FUNCTIONS, function)
}

/// The function whose address this is.
#[inline]
pub(crate) fn as_function(address: u64) -> Option<u32> {
    let (function, offset) = place_in_area(FUNCTIONS, address)?;
    (offset == 0).then_some(function)
}

/// The address of a block.
pub(crate) fn of_block(block: u32) -> u64 {
    in_area(BLOCKS, block)
}

/// The address that stands for the thread with this [number](ThreadCode::number).
pub(crate) fn of_thread(number: u32) -> u64 {
    in_area(THREADS, number)
}

/// How far behind that is the address that stands for the thread's end.
pub(crate) const END_OF_THREAD: u64 = 8;

/// Whether an address stands for the end of a thread.
pub(crate) fn is_end_of_thread(address: u64) -> bool {
    place_in_area(THREADS, address).is_some_and(|(_, offset)| offset == END_OF_THREAD)
}

/// The number of the thread that an address stands for.
pub(crate) fn as_thread(address: u64) -> Option<u32> {
    place_in_area(THREADS, address).map(|(number, _)| number)
}

/// The address that stands for the list of functions to call at exit.
pub(crate) fn of_exit_handlers() -> u64 {
    in_area(ENVIRONMENT, 0)
}

/// The address that stands for the list of names of semaphores.
pub(crate) fn of_names() -> u64 {
    of_exit_handlers() + 64
}

/// The address of the queue of threads that wait at a word. No object is there.
pub(crate) fn of_futex(word: u64) -> u64 {
    in_word(word) | 1 << 47
}

/// The word of a queue.
pub(crate) fn of_queue(queue: u64) -> Option<u64> {
    (queue >> 47 == 1).then(|| in_word(queue))
}

/// The address only the fences of the thread with this number touch: it carries their ordering and conflicts with nothing.
pub(crate) fn of_fence(number: u32) -> u64 {
    in_area(ENVIRONMENT, 1 + number)
}

/// How many keys of thread-specific data a thread can make, and one more: they have their places in its slot.
pub(crate) const KEYS_MAX: u32 = 1 << SHIFT[0];

/// The address that stands for a key: that of the thread with this number which it has made after so many.
pub(crate) fn of_key(number: u32, count: u32) -> u64 {
    in_area(KEYS, number) + u64::from(count % KEYS_MAX)
}

/// What of the environment model an address stands for.
pub(crate) fn as_environment(address: u64) -> Option<&'static str> {
    if place_in_area(KEYS, address).is_some() {
        return Some("a key of thread-specific data");
    }
    Some(match place_in_area(ENVIRONMENT, address)? {
        (0, 0) => "the exit handlers",
        (0, _) => "the names of semaphores",
        _ => "a fence",
    })
}

/// The address whose offset an access starts at, as a null pointer would give it.
pub(crate) fn is_near_null(address: u64) -> bool {
    address < u64::from(FIRST_NUMBER) << SHIFT[0]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The slots of some objects of each class that these make one after the other.
    fn slots(maker: Maker) -> impl Iterator<Item = (usize, u32, Slot)> {
        (0..CLASSES).flat_map(move |class| {
            let first = maker.first(class);
            // No execution has memory for more.
            let max = [200_000, 200_000, 40_000, 31][class];
            let some = [0, 1, 7, 8, 31, 2047, 2048, 100_000, 131_071, 131_072].into_iter().filter(move |&n| n <= max);
            let some = some.map(move |n| first + n);
            some.filter_map(move |made| Some((class, made, maker.slot(class, made)?)))
        })
    }

    #[test]
    fn slots_are_apart_and_below_the_limit() {
        let nested = ThreadCode::MAIN.child(2).child(5);
        let deep = (0..60).fold(nested, |code, _| code.child(0));
        let makers = [ThreadCode::MAIN, ThreadCode::MAIN.child(126), nested, deep].map(Maker::Thread);
        let mut seen = std::collections::BTreeMap::new();
        for (m, maker) in makers.into_iter().chain([Maker::Program]).enumerate() {
            for (class, made, slot) in slots(maker) {
                assert!(slot.address + (1 << shift(class)) <= 1 << ADDRESS_BITS);
                assert!(!is_near_null(slot.address));
                assert_eq!(slot.address % (1 << shift(class)), 0);
                assert_eq!(seen.insert(slot.address, (m, class, made)), None);
            }
        }
        let ends = seen.iter().zip(seen.keys().skip(1));
        assert!(ends.into_iter().all(|((start, &(_, class, _)), &next)| start + (1 << shift(class)) <= next));
    }

    #[test]
    fn objects_of_a_row_follow_each_other() {
        let main = Maker::Thread(ThreadCode::MAIN);
        let first = main.slot(0, main.first(0)).unwrap();
        assert_eq!(first, Slot { address: 64 << 10, opens_row: true });
        assert_eq!(main.slot(0, 65), Some(Slot { address: 65 << 10, opens_row: false }));
        assert_eq!(main.slot(0, 1 << 17), Some(Slot { address: 1 << ROW_BITS, opens_row: true }));
        assert_eq!(row(first.address), 0);
        let huge = main.slot(3, 1).unwrap();
        assert_eq!((row(huge.address), rows(3)), ((3 << 18) + 32, 32));
    }

    #[test]
    fn sizes_have_classes() {
        let found = [0, 960, 961, 65_472, 65_473, 1 << 20, 1 << 30, 1 << 40].map(|size| class(size, 8));
        assert_eq!(found, [Some(0), Some(0), Some(1), Some(1), Some(2), Some(2), Some(3), None]);
        assert_eq!(
            [1024, 4096, 1 << 20, ALIGN_MAX, 2 * ALIGN_MAX].map(|align| class(10, align)),
            [Some(0), Some(1), Some(2), Some(3), None]
        );
    }

    #[test]
    fn things_in_areas_come_apart_into_what_they_were_made_of() {
        assert_eq!(as_function(of_function(7)), Some(7));
        assert_eq!(as_function(of_function(7) + 1), None);
        assert_eq!(as_function(of_block(7)), None);
        assert_eq!(as_thread(of_thread((1 << 20) - 1)), Some((1 << 20) - 1));
        assert_eq!(as_environment(of_exit_handlers()), Some("the exit handlers"));
        assert_eq!(as_environment(of_fence(0)), Some("a fence"));
        assert_eq!(as_environment(of_key((1 << 20) - 1, 1023)), Some("a key of thread-specific data"));
        assert_eq!(as_thread(1 << 47), None);
    }

    #[test]
    fn just_below_an_object_is_nobodys() {
        let slot = Maker::Thread(ThreadCode::MAIN.child(2)).slot(0, 5).unwrap();
        assert!((slot.address - 1) % 1024 >= 1024 - GUARD);
        assert!(next_slots(slot.address - 1).any(|start| start == slot.address));
    }
}
