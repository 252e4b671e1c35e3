//! The papers' benchmark programs as scripts. Each says how many Mazurkiewicz traces it has.
//!
//! `x := e` is one write, each mention of a shared variable is one read. Values that do not matter are simplified.

use crate::program::{Object, Op, Place, Script, Value};

fn read(r: u8, cell: usize) -> Op {
    Op::Read(r, Place::cell(cell as u8))
}

fn write(cell: usize, value: u64) -> Op {
    Op::Write(Place::cell(cell as u8), Value::constant(value))
}

fn write_register(cell: usize, r: u8, plus: u64) -> Op {
    Op::Write(Place::cell(cell as u8), Value::plus(r, plus))
}

fn repeat(ops: &[Op], times: usize) -> Vec<Op> {
    std::iter::repeat_n(ops, times).flatten().cloned().collect()
}

fn join_all(script: &mut Script) {
    let threads = script.bodies.len() - 1;
    script.bodies[0].extend((0..threads).map(|child| Op::Join(child as u8)));
}

/// A writer of `x`, and readers that read a cell of their own and then `x`: 2^n.
pub fn readers(n: usize) -> Script {
    let reader = |i: usize| vec![read(0, 1 + i), read(1, 0)];
    let threads = std::iter::once(vec![write(0, 42)]).chain((0..n).map(reader)).collect();
    let mut script = Script::parallel(n as u8 + 1, vec![], threads);
    join_all(&mut script);
    script
}

/// *Source Sets*, Figure 11: 64 for 5, 1536 for 9, 3328 for 10, 7168 for 11.
pub fn lastzero(n: usize) -> Script {
    let mut search = Vec::new();
    for i in (0..=n).rev() {
        search.push(read(0, i));
        search.push(Op::SkipIf(0, 0, 2 * i as u8));
    }
    let increment = |j: usize| vec![read(0, j - 1), write_register(j, 0, 1)];
    let threads = std::iter::once(search).chain((1..=n).map(increment)).collect();
    Script::parallel(n as u8 + 1, vec![], threads)
}

/// Thread `i` does `CAS(x, i-1 → i)`: 2048 for 8, 8597 for 9, 38486 for 10.
pub fn casrot(n: usize) -> Script {
    let cas = |i: usize| {
        let (expected, new) = (Value::constant(i as u64 - 1), Value::constant(i as u64));
        vec![Op::CompareExchange(0, Place::cell(0), expected, new)]
    };
    Script::parallel(1, vec![], (1..=n).map(cas).collect())
}

/// Fetch-and-adds on one cell: n!.
pub fn ainc(n: usize) -> Script {
    let add = Op::FetchAdd(0, Place::cell(0), Value::constant(1));
    Script::parallel(1, vec![], vec![vec![add]; n])
}

/// Writers of one cell; main joins them and reads it: n!.
pub fn lastwrite(n: usize) -> Script {
    let mut script = Script::parallel(1, vec![], (0..n).map(|i| vec![write(0, i as u64 + 1)]).collect());
    join_all(&mut script);
    script.bodies[0].push(read(0, 0));
    script
}

/// Writers of one cell, which main reads concurrently: (n+1)!.
pub fn floating_read(n: usize) -> Script {
    let mut script = Script::parallel(1, vec![], (1..=n).map(|i| vec![write(0, i as u64)]).collect());
    script.bodies[0].push(read(0, 0));
    join_all(&mut script);
    script
}

/// Two threads compute Fibonacci numbers in turn, and main looks at both: 140 for 2, 1698 for 3, 19605 for 4.
pub fn fib_bench(n: usize) -> Script {
    let add = |to: usize, other: usize| vec![read(0, to), read(1, other), write_register(to, 0, 1)];
    let mut script = Script::parallel(2, vec![], vec![repeat(&add(0, 1), n), repeat(&add(1, 0), n)]);
    script.bodies[0].extend([read(0, 0), read(1, 1)]);
    script
}

/// Main increments `k` and starts a thread that writes `a[k]`, n times: (2n-1)!!.
pub fn sigma(n: usize) -> Script {
    let mut main = Vec::new();
    for _ in 0..n {
        main.extend([read(0, 0), write_register(0, 0, 1), Op::Spawn(1)]);
    }
    main.extend((0..n).map(|child| Op::Join(child as u8)));
    let body = vec![read(0, 0), Op::Write(Place::indexed(0, 0), Value::constant(1))];
    Script { cells: n as u8 + 1, objects: vec![], bodies: vec![main, body] }
}

/// *Source Sets*, Figure 10: 4n+1.
pub fn control_flow_chain(n: usize) -> Script {
    let (x, y, z) = (|i: usize| 3 * i, |i: usize| 3 * i + 1, |i: usize| 3 * i + 2);
    let mut bodies = vec![Vec::new()];
    for i in 0..n {
        // p, q, r, s of group i are bodies 4i+1 to 4i+4.
        let next = 4 * (i as u8 + 1);
        let mut p = vec![read(0, x(i))];
        if i + 1 < n {
            p.extend([Op::SkipUnless(0, 1, 3), Op::Spawn(next + 2), Op::Spawn(next + 3), Op::Spawn(next + 4)]);
        }
        bodies.push(p);
        bodies.push(vec![write(y(i), 1)]);
        bodies.push(vec![read(0, y(i)), Op::SkipUnless(0, 0, 1), write(z(i), 1)]);
        bodies.push(vec![
            read(0, z(i)),
            Op::SkipUnless(0, 1, 3),
            read(1, y(i)),
            Op::SkipUnless(1, 0, 1),
            write(x(i), 1),
        ]);
    }
    bodies[0].extend((0..n).rev().map(|i| Op::Spawn(4 * i as u8 + 1)));
    bodies[0].extend([Op::Spawn(2), Op::Spawn(3), Op::Spawn(4)]);
    Script { cells: 3 * n as u8, objects: vec![], bodies }
}

/// *Source Sets*, Figure 12: 2·n!.
pub fn wakeup_stress(n: usize) -> Script {
    let add = |cell: u8| Op::FetchAdd(0, Place::cell(cell), Value::constant(1));
    let mut waiting: Vec<Op> = vec![Op::Spawn(3); n];
    waiting.extend((0..n).map(|child| Op::Join(child as u8)));
    waiting.push(add(0));
    let main = vec![Op::Spawn(1), Op::Spawn(2)];
    Script { cells: 2, objects: vec![], bodies: vec![main, vec![add(0)], waiting, vec![add(1)]] }
}

/// Control flow that depends on two variables: 5160 for 5.
pub fn control_flow(n: usize) -> Script {
    let (x, y, z) = (0, 1, 2);
    let mut threads: Vec<Vec<Op>> = (0..n).flat_map(|_| [vec![read(0, x)], vec![write(y, 1)]]).collect();
    threads.push(vec![read(0, y), Op::SkipUnless(0, 0, 1), write(z, 1)]);
    threads.push(vec![read(0, z), Op::SkipUnless(0, 1, 3), read(1, y), Op::SkipUnless(1, 0, 1), write(x, 1)]);
    Script::parallel(3, vec![], threads)
}

/// Two threads, up to n rounds of `x := id; y := 1; if x == id { read y; break }`: 126 for 3, 922 for 5.
pub fn opt_lock(n: usize) -> Script {
    let thread = |id: u64| {
        let mut body = Vec::new();
        for round in 0..n {
            let after = 6 * (n - 1 - round) as u8;
            body.extend([write(0, id), write(1, 1), read(0, 0), Op::SkipUnless(0, id, 2), read(1, 1)]);
            body.push(Op::SkipIf(0, id, after));
        }
        body
    };
    Script::parallel(2, vec![], vec![thread(0), thread(1)])
}

/// Setters of two variables and a checker of both: 56 for 3, 1248 for 4.
pub fn reorder(n: usize) -> Script {
    let mut threads = vec![vec![write(0, 1), write(1, u64::MAX)]; n - 1];
    threads.push(vec![
        read(0, 0),
        Op::SkipUnless(0, 0, 2),
        read(1, 1),
        Op::SkipIf(1, 0, 3),
        read(0, 0),
        Op::SkipUnless(0, 1, 1),
        read(1, 1),
    ]);
    let mut script = Script::parallel(2, vec![], threads);
    join_all(&mut script);
    script
}

/// Two threads, n critical sections each: C(2n, n).
pub fn critical_sections(n: usize) -> Script {
    let section = [Op::Lock(0), read(0, 0), write_register(0, 0, 1), Op::Unlock(0)];
    let mut script = Script::parallel(1, vec![Object::Mutex], vec![repeat(&section, n); 2]);
    join_all(&mut script);
    script
}

/// A long run of writes that race with nothing, and then n writers of one cell: n!, after a common prefix.
pub fn long_prefix(n: usize, prefix: usize) -> Script {
    let mut script = lastwrite(n);
    script.cells = 2;
    let mut main = vec![write(1, 1); prefix];
    main.append(&mut script.bodies[0]);
    script.bodies[0] = main;
    script
}
