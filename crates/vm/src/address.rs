//! Guest addresses: an object and an offset packed into 47 bits.
//!
//! ```text
//! 46 45 | 44 … 37 | 36 …                    … 0
//! class |  arena  | number of the object | offset
//! ```
//!
//! The **class** says how many of the low bits are the offset (10, 16, 24 or 32), so that a program can have very many
//! small objects and still a few huge ones. The **arena** is the allocating thread (0 to 127) or one of the pseudo
//! arenas below. The **number** counts the thread's own allocations of that class. So an address depends on nothing but
//! the allocating thread and its own history: it is the same in all equivalent executions.
//!
//! Addresses stay below 2^47, because programs pack counters into the upper 16 bits of pointers; objects start at
//! multiples of 1024, so any alignment up to that holds and low tag bits are free. Objects never fill their slot: the
//! last [`GUARD`] bytes of the offset range belong to no object, so an address slightly below an object's start never
//! decodes to bytes of its neighbour.

/// The pseudo arena of global variables.
pub(crate) const GLOBALS: u8 = 128;
/// The pseudo arena of function addresses.
pub(crate) const FUNCTIONS: u8 = 129;
/// The pseudo arena of block addresses (computed gotos).
pub(crate) const BLOCKS: u8 = 130;
/// The pseudo arena of thread objects: what joining and detaching touch.
pub(crate) const THREADS: u8 = 131;
/// The pseudo arena of things inside the environment model that threads share.
pub(crate) const ENVIRONMENT: u8 = 132;

/// Bytes at the end of every slot that belong to no object.
pub(crate) const GUARD: u64 = 64;

/// Bits of the offset, by class.
const SHIFT: [u32; 4] = [10, 16, 24, 32];

/// Objects of class 0 in arena 0 start here, so that small integers are no addresses.
const FIRST_NUMBER: u32 = 64;

/// What an address says about itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    /// Index into the memory's tables: one per class and arena.
    pub table: u16,
    /// Number of the object in its table.
    pub number: u32,
    /// Byte within the object.
    pub offset: u64,
}

/// Takes an address apart. Any address below 2^47 has a place, whether or not there is an object.
#[inline(always)]
pub(crate) fn place(address: u64) -> Option<Place> {
    if address >> 47 != 0 {
        return None;
    }
    let class = (address >> 45) as usize;
    let arena = (address >> 37) & 0xff;
    let low = address & ((1 << 37) - 1);
    let shift = SHIFT[class & 3];
    Some(Place {
        table: (class as u16) << 8 | arena as u16,
        number: (low >> shift) as u32,
        offset: low & ((1 << shift) - 1),
    })
}

/// The address in a word, without what programs pack into the upper bits of pointers.
#[inline(always)]
pub(crate) fn in_word(word: u64) -> u64 {
    word & ((1 << 47) - 1)
}

/// The first address of an object.
#[inline]
pub(crate) fn base(table: u16, number: u32) -> u64 {
    let class = (table >> 8) as usize;
    (class as u64) << 45 | u64::from(table & 0xff) << 37 | u64::from(number) << SHIFT[class & 3]
}

/// The table for objects of this size made in this arena; `None` when nothing that large has an address.
#[inline]
pub(crate) fn table_for(arena: u8, size: u64) -> Option<u16> {
    let class = SHIFT.iter().position(|&shift| size <= (1 << shift) - GUARD)?;
    Some((class as u16) << 8 | u16::from(arena))
}

/// The number of the first object in a table.
#[inline]
pub(crate) fn first_number(table: u16) -> u32 {
    if table == 0 { FIRST_NUMBER } else { 0 }
}

/// How many object numbers a table has.
#[inline]
pub(crate) fn numbers(table: u16) -> u32 {
    1 << (37 - SHIFT[(table >> 8) as usize & 3])
}

/// Where the slots next above an address begin, for each class.
pub(crate) fn next_slots(address: u64) -> impl Iterator<Item = u64> {
    SHIFT.into_iter().filter_map(move |shift| (address >> shift).checked_add(1)?.checked_mul(1 << shift))
}

/// The address of a function.
pub(crate) fn of_function(function: u32) -> u64 {
    base(u16::from(FUNCTIONS), function)
}

/// The function whose address this is.
#[inline]
pub(crate) fn as_function(address: u64) -> Option<u32> {
    let place = place(address)?;
    (place.table == u16::from(FUNCTIONS) && place.offset == 0).then_some(place.number)
}

/// The address of a block.
pub(crate) fn of_block(block: u32) -> u64 {
    base(u16::from(BLOCKS), block)
}

/// The address that stands for a thread.
pub(crate) fn of_thread(thread: u32) -> u64 {
    base(u16::from(THREADS), thread)
}

/// The address that stands for the list of functions to call at exit.
pub(crate) fn of_exit_handlers() -> u64 {
    base(u16::from(ENVIRONMENT), 0)
}

/// The address of the queue of threads that wait at a word. No object is there.
pub(crate) fn of_futex(word: u64) -> u64 {
    in_word(word) | 1 << 47
}

/// The word of a queue.
pub(crate) fn of_queue(queue: u64) -> Option<u64> {
    (queue >> 47 == 1).then(|| in_word(queue))
}

/// The address only this thread's fences touch: it carries their ordering and conflicts with nothing.
pub(crate) fn of_fence(thread: u32) -> u64 {
    base(u16::from(ENVIRONMENT), 1 + thread)
}

/// The address whose offset an access starts at, as a null pointer would give it.
pub(crate) fn is_near_null(address: u64) -> bool {
    address < u64::from(FIRST_NUMBER) << SHIFT[0]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_come_apart_into_what_they_were_made_of() {
        for arena in [0, 1, 127, GLOBALS, FUNCTIONS] {
            for size in [0, 1, 960, 961, 65_472, 65_473, 1 << 20, 1 << 30] {
                let table = table_for(arena, size).unwrap();
                for number in [0, 1, numbers(table) - 1] {
                    let address = base(table, number);
                    assert!(address < 1 << 47);
                    assert_eq!(place(address), Some(Place { table, number, offset: 0 }));
                    let end = place(address + size).unwrap();
                    assert_eq!((end.table, end.number, end.offset), (table, number, size));
                }
            }
        }
        assert_eq!(table_for(0, 1 << 40), None);
        assert_eq!(place(1 << 47), None);
        assert_eq!(as_function(of_function(7)), Some(7));
    }

    #[test]
    fn just_below_an_object_is_nobodys() {
        let table = table_for(3, 960).unwrap();
        let below = place(base(table, 5) - 1).unwrap();
        assert_eq!(below.number, 4);
        assert!(below.offset >= 1024 - GUARD);
        assert!(next_slots(base(table, 5) - 1).any(|start| start == base(table, 5)));
    }
}
