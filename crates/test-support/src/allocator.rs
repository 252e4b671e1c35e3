//! The system's allocator, with a count of what each thread asks of it.
//!
//! A test or benchmark makes it its own with
//! `#[global_allocator] static ALLOCATOR: CountingAllocator = CountingAllocator;`. Counts are kept per thread, because
//! other tests run beside the one that measures.

#![allow(unsafe_code, reason = "an allocator has to; all it adds to the system's is counts")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    static COUNT: Cell<u64> = const { Cell::new(0) };
    /// Bytes in use; below zero when this thread frees what another one allocated.
    static USED: Cell<i64> = const { Cell::new(0) };
    static PEAK: Cell<i64> = const { Cell::new(0) };
}

/// The system's allocator, counting.
pub struct CountingAllocator;

/// Notes a request for memory.
fn grow(bytes: usize) {
    COUNT.set(COUNT.get() + 1);
    let used = USED.get() + bytes as i64;
    USED.set(used);
    PEAK.set(PEAK.get().max(used));
}

fn shrink(bytes: usize) {
    USED.set(USED.get() - bytes as i64);
}

// SAFETY: every request is passed to `System` unchanged, and its answer is returned unchanged.
unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        grow(layout.size());
        // SAFETY: the caller's promise.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        grow(layout.size());
        // SAFETY: the caller's promise.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        grow(new_size);
        // SAFETY: the caller's promise.
        let moved = unsafe { System.realloc(pointer, layout, new_size) };
        shrink(layout.size());
        moved
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller's promise.
        unsafe { System.dealloc(pointer, layout) };
        shrink(layout.size());
    }
}

/// How often this thread has asked for memory so far.
pub fn allocations() -> u64 {
    COUNT.get()
}

/// What a function gives, and the bytes that this thread used at most while it ran, beyond what was in use before.
pub fn peak_during<T>(f: impl FnOnce() -> T) -> (T, usize) {
    let before = USED.get();
    PEAK.set(before);
    let result = f();
    (result, usize::try_from(PEAK.get() - before).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[global_allocator]
    static ALLOCATOR: CountingAllocator = CountingAllocator;

    #[test]
    fn requests_and_bytes_are_counted() {
        let before = allocations();
        let (sum, peak) = peak_during(|| {
            let big = std::hint::black_box(vec![1_u8; 10_000]);
            drop(std::hint::black_box(vec![1_u8; 500]));
            big.iter().map(|&byte| u64::from(byte)).sum::<u64>()
        });
        assert_eq!((sum, peak, allocations() - before), (10_000, 10_500, 2));
    }
}
