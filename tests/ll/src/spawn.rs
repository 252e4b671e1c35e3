// A small Rust program: threads, a mutex, atomics, a panic that never happens, 128-bit arithmetic.
use std::sync::atomic::{AtomicUsize, Ordering, fence};
use std::sync::{Arc, Mutex};

#[derive(Clone, Copy)]
enum Shape {
    Point,
    Circle(f64),
    Rect { w: u32, h: u32 },
}

fn area(shape: Shape) -> f64 {
    match shape {
        Shape::Point => 0.0,
        Shape::Circle(r) => 3.0 * r * r,
        Shape::Rect { w, h } => f64::from(w) * f64::from(h),
    }
}

static COUNT: AtomicUsize = AtomicUsize::new(0);

fn main() {
    let total = Arc::new(Mutex::new(0u128));
    let workers: Vec<_> = (0..2u32)
        .map(|i| {
            let total = Arc::clone(&total);
            std::thread::spawn(move || {
                COUNT.fetch_add(1, Ordering::AcqRel);
                *total.lock().unwrap() += u128::from(i) << 70;
            })
        })
        .collect();
    for worker in workers {
        worker.join().unwrap();
    }
    fence(Ordering::SeqCst);
    let shapes = [Shape::Point, Shape::Circle(1.5), Shape::Rect { w: 2, h: 3 }];
    let sum: f64 = shapes.into_iter().map(area).sum();
    assert!(sum > 6.0 && *total.lock().unwrap() == 1 << 70 && COUNT.load(Ordering::Relaxed) == 2);
}
