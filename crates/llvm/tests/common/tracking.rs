//! An allocator that knows how much is in use, and how much was at most.
#![allow(unsafe_code, reason = "an allocator cannot be written without; it only counts and hands on to the system's")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};

static USED: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);

/// Counts bytes; otherwise the system's allocator.
pub struct Tracking;

fn grow(bytes: usize) {
    let used = USED.fetch_add(bytes, Ordering::Relaxed) + bytes;
    PEAK.fetch_max(used, Ordering::Relaxed);
}

fn shrink(bytes: usize) {
    USED.fetch_sub(bytes, Ordering::Relaxed);
}

// SAFETY: every request is passed to `System` unchanged, and its answer is returned unchanged.
unsafe impl GlobalAlloc for Tracking {
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

/// Bytes in use at most while this ran, beyond what was in use before. Only one thread may measure at a time.
pub fn peak_during<T>(f: impl FnOnce() -> T) -> (T, usize) {
    let before = USED.load(Ordering::Relaxed);
    PEAK.store(before, Ordering::Relaxed);
    let result = f();
    (result, PEAK.load(Ordering::Relaxed).saturating_sub(before))
}
