// Rust without threads: enums, slices, bounds checks, boxes and drops, closures, 128-bit arithmetic, atomics.
use std::sync::atomic::{AtomicU8, AtomicUsize, Ordering, fence};

pub enum Shape {
    Point,
    Circle(f64),
    Rect { w: u32, h: u32 },
}

pub static COUNT: AtomicUsize = AtomicUsize::new(3);
static STATE: AtomicU8 = AtomicU8::new(0);

pub fn area(shape: &Shape) -> f64 {
    match shape {
        Shape::Point => 0.0,
        Shape::Circle(r) => 3.0 * r * r,
        Shape::Rect { w, h } => f64::from(*w) * f64::from(*h),
    }
}

pub fn boxed(n: u32) -> Box<Shape> {
    Box::new(if n == 0 { Shape::Point } else { Shape::Rect { w: n, h: n.wrapping_add(1) } })
}

pub fn pick(values: &[i64], at: usize) -> Option<i64> {
    values.get(at).copied().map(|v| v.saturating_mul(3)).filter(|v| *v != 7)
}

pub fn swap_bytes(value: u128) -> (u128, u32) {
    (value.swap_bytes() / 3, value.leading_zeros() + value.count_ones())
}

pub fn enter() -> bool {
    let first = STATE.compare_exchange_weak(0, 1, Ordering::AcqRel, Ordering::Relaxed).is_ok();
    fence(Ordering::SeqCst);
    COUNT.fetch_max(9, Ordering::Relaxed);
    first
}
