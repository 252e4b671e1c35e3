//! The contract of a solver, for all that are built in (`--features cadical,z3`).

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

/// One of each, with its name.
fn solvers() -> Vec<(&'static str, Box<dyn Solver>)> {
    vec![
        ("batsat", Box::new(Batsat::new())),
        #[cfg(feature = "cadical")]
        ("cadical", Box::<Cadical>::default()),
        #[cfg(feature = "z3")]
        ("z3", Box::<Z3>::default()),
    ]
}

#[test]
fn clauses_assumptions_and_values() {
    for (name, mut solver) in solvers() {
        let (a, b) = (solver.new_variable(), solver.new_variable());
        assert_eq!((a, b), (1, 2), "{name}");
        solver.add_clause(&[a, b]);
        assert_eq!(solver.solve(&[-a], &mut || false), Answer::Satisfiable, "{name}");
        assert!(!solver.value(a) && solver.value(-a) && solver.value(b), "{name}");
        assert_eq!(solver.solve(&[-a, -b], &mut || false), Answer::Unsatisfiable, "{name}");
        // Only under the assumptions.
        assert_eq!(solver.solve(&[], &mut || false), Answer::Satisfiable, "{name}");
        solver.add_clause(&[-b]);
        assert_eq!(solver.solve(&[], &mut || false), Answer::Satisfiable, "{name}");
        assert!(solver.value(a) && !solver.value(b), "{name}");
        assert_eq!(solver.solve(&[a, -a], &mut || false), Answer::Unsatisfiable, "{name}");
        assert_eq!(solver.solve(&[b], &mut || false), Answer::Unsatisfiable, "{name}");
        solver.add_clause(&[]);
        assert_eq!(solver.solve(&[], &mut || false), Answer::Unsatisfiable, "{name}");
        let Statistics { variables, clauses, .. } = solver.statistics();
        assert_eq!((variables, clauses), (2, 3), "{name}");
    }
}

/// Random clauses of three literals, more and more of them, under random assumptions: every answer is what trying all values gives.
#[test]
fn random_clauses_against_all_values() {
    const VARIABLES: i32 = 8;
    for (name, mut solver) in solvers() {
        let mut random = raddle_base::Random::new(7);
        let mut literal =
            move || (random.below(VARIABLES as u64) as i32 + 1) * if random.below(2) == 0 { 1 } else { -1 };
        let (mut clauses, mut answers) = (Vec::new(), [0, 0]);
        for _ in 0..VARIABLES {
            solver.new_variable();
        }
        for _ in 0..60 {
            let clause = [literal(), literal(), literal()];
            solver.add_clause(&clause);
            clauses.push(clause);
            let assumptions = [literal(), literal()];
            let holds = |values: u32, literal: i32| (values >> (literal.unsigned_abs() - 1) & 1 == 1) == (literal > 0);
            let satisfies = |values: u32| {
                let all = clauses.iter().all(|clause| clause.iter().any(|&literal| holds(values, literal)));
                all && assumptions.iter().all(|&literal| holds(values, literal))
            };
            let answer = solver.solve(&assumptions, &mut || false);
            let possible = (0..1 << VARIABLES).any(satisfies);
            assert_eq!(answer == Answer::Satisfiable, possible, "{name}: {clauses:?} {assumptions:?}");
            if possible {
                let values = (1..=VARIABLES).fold(0, |set, v| set | u32::from(solver.value(v)) << (v - 1));
                assert!(satisfies(values), "{name}: {values:b} is no solution of {clauses:?} {assumptions:?}");
            }
            answers[usize::from(possible)] += 1;
        }
        assert!(answers.iter().all(|&count| count >= 10), "{name}: {answers:?}");
    }
}

#[test]
fn stops_when_told_and_goes_on_later() {
    for (name, mut solver) in solvers() {
        pigeons(&mut *solver, 11, 10);
        assert_eq!(solver.solve(&[], &mut || true), Answer::Stopped, "{name}");
        assert_eq!(solver.statistics().conflicts, 0, "{name}: asked before the search");
        let mut asked = 0;
        let answer = solver.solve(&[], &mut || {
            asked += 1;
            asked > 3
        });
        assert_eq!((answer, asked), (Answer::Stopped, 4), "{name}");
    }
    for (name, mut small) in solvers() {
        pigeons(&mut *small, 6, 5);
        assert_eq!(small.solve(&[], &mut || false), Answer::Unsatisfiable, "{name}");
    }
}

#[test]
fn what_was_done_is_counted() {
    let mut solver = Batsat::new();
    pigeons(&mut solver, 6, 5);
    assert_eq!(solver.solve(&[], &mut || false), Answer::Unsatisfiable);
    let Statistics { conflicts, decisions, propagations, .. } = solver.statistics();
    assert!(conflicts > 0 && decisions > 0 && propagations > 0, "{:?}", solver.statistics());
}
