//! The contract of a solver.

use super::*;

/// More pigeons than holes: hard for this kind of solver, and without a solution.
fn pigeons(solver: &mut dyn Solver, pigeons: usize, holes: usize) {
    let sits: Vec<Vec<i32>> = (0..pigeons).map(|_| (0..holes).map(|_| solver.new_variable()).collect()).collect();
    for pigeon in &sits {
        solver.add_clause(pigeon);
    }
    for (i, first) in sits.iter().enumerate() {
        for second in &sits[..i] {
            for (a, b) in first.iter().zip(second) {
                solver.add_clause(&[-a, -b]);
            }
        }
    }
}

#[test]
fn clauses_assumptions_and_values() {
    let mut solver = Batsat::new();
    let (a, b) = (solver.new_variable(), solver.new_variable());
    assert_eq!((a, b), (1, 2));
    solver.add_clause(&[a, b]);
    assert_eq!(solver.solve(&[-a], &mut || false), Answer::Satisfiable);
    assert!(!solver.value(a) && solver.value(-a) && solver.value(b));
    assert_eq!(solver.solve(&[-a, -b], &mut || false), Answer::Unsatisfiable);
    // Only under the assumptions.
    assert_eq!(solver.solve(&[], &mut || false), Answer::Satisfiable);
    solver.add_clause(&[-b]);
    assert_eq!(solver.solve(&[], &mut || false), Answer::Satisfiable);
    assert!(solver.value(a) && !solver.value(b));
    assert_eq!(solver.solve(&[a, -a], &mut || false), Answer::Unsatisfiable);
    assert_eq!(solver.solve(&[b], &mut || false), Answer::Unsatisfiable);
    solver.add_clause(&[]);
    assert_eq!(solver.solve(&[], &mut || false), Answer::Unsatisfiable);
    let Statistics { variables, clauses, .. } = solver.statistics();
    assert_eq!((variables, clauses), (2, 3));
}

#[test]
fn stops_when_told_and_goes_on_later() {
    let mut solver = Batsat::new();
    pigeons(&mut solver, 10, 9);
    assert_eq!(solver.solve(&[], &mut || true), Answer::Stopped);
    assert_eq!(solver.statistics().conflicts, 0, "asked before the search");
    let mut asked = 0;
    let answer = solver.solve(&[], &mut || {
        asked += 1;
        asked > 3
    });
    assert_eq!((answer, asked), (Answer::Stopped, 4));
    assert!(solver.statistics().decisions > 0, "asked within the search");
    let mut small = Batsat::new();
    pigeons(&mut small, 6, 5);
    assert_eq!(small.solve(&[], &mut || false), Answer::Unsatisfiable);
    assert!(small.statistics().conflicts > 0);
}
