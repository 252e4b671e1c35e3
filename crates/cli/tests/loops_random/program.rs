//! Programs: threads of statements on a few shared numbers, and loops that wait for them.

use raddle_base::Random;

/// A statement. Each thread has two local numbers, `r` and `s`; what is left in `r` at its end is compared.
#[derive(Clone, Debug)]
pub enum Stmt {
    /// `r = x`
    Load(usize),
    /// `x = c`
    Store(usize, i32),
    /// `x += c`, and nobody looks at what was there.
    Add(usize, i32),
    /// `r = exchange(x, c)`
    Exchange(usize, i32),
    /// `do r = x; while ((r == c) != wanted)`
    Wait(usize, i32, bool),
    /// `do r = exchange(x, c); while (r != d)`
    WaitExchange(usize, i32, i32),
    /// `do s = cas(x, c, d); while (!s)`
    WaitCompareExchange(usize, i32, i32),
    /// `do { r = x; if (r == c) break; s = y; } while (s != d)`
    WaitEither(usize, i32, usize, i32),
    /// `do { x = c; r = y; } while (r != d)`
    WaitStoring(usize, i32, usize, i32),
    /// `for (;;) { x += 1; r = y; if (r == c) break; x -= 1; }`
    WaitUndoing(usize, usize, i32),
    /// `s = 0; do { r = x; s += 1; } while (r != c && s != 2)`
    Retry(usize, i32),
    /// `s = 0; do { r = x; s += 1; } while (r != c)`: nobody looks at the count.
    BackOff(usize, i32),
}

/// A program: what its numbers are at first, and its threads.
#[derive(Clone, Debug)]
pub struct Program {
    pub numbers: Vec<i32>,
    pub threads: Vec<Vec<Stmt>>,
}

/// Which loops a program may have that change something in a round. Two that undo each other's changes go on for ever, and these are infinitely many executions.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Changing {
    /// Any number of test-and-set loops.
    Exchange,
    /// One that stores.
    Storing,
    /// One that undoes what it did.
    Undoing,
    /// None, or none any more.
    Nothing,
}

/// The program of a seed.
pub fn generate(seed: u64) -> Program {
    let mut random = Random::new(seed);
    let numbers: Vec<i32> = (0..2 + random.index(2)).map(|_| random.below(2) as i32).collect();
    let threads = 2 + random.index(2);
    let most = if threads == 3 { 2 } else { 3 };
    let mut changing = [Changing::Exchange, Changing::Storing, Changing::Undoing][random.index(3)];
    let mut thread =
        |_| (0..1 + random.index(most)).map(|_| statement(&mut random, numbers.len(), &mut changing)).collect();
    let threads = (0..threads).map(&mut thread).collect();
    Program { numbers, threads }
}

fn statement(random: &mut Random, numbers: usize, changing: &mut Changing) -> Stmt {
    let (x, y) = (random.index(numbers), random.index(numbers));
    let (c, d) = (random.below(3) as i32, random.below(3) as i32);
    match random.below(24) {
        0..2 => Stmt::Load(x),
        2..7 => Stmt::Store(x, c),
        7..10 => Stmt::Add(x, 1),
        10 => Stmt::Exchange(x, c),
        11..13 => Stmt::Wait(x, c, true),
        13 => Stmt::Wait(x, c, false),
        14 => Stmt::WaitCompareExchange(x, c, d),
        15 => Stmt::WaitEither(x, c, y, d),
        16 => Stmt::Retry(x, c),
        17 => Stmt::BackOff(x, c),
        _ if *changing == Changing::Exchange => Stmt::WaitExchange(x, 1, 0),
        _ if x == y => Stmt::Store(x, c),
        _ => match std::mem::replace(changing, Changing::Nothing) {
            Changing::Storing => Stmt::WaitStoring(x, c, y, d),
            Changing::Undoing => Stmt::WaitUndoing(x, y, c),
            Changing::Exchange | Changing::Nothing => Stmt::Store(x, c),
        },
    }
}
