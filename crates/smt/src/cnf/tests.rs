//! Clauses against the graph: satisfiable or not, how many solutions, step by step, and at random against brute force.

use super::*;
use crate::solver::Batsat;
use raddle_base::Random;
use raddle_ir::BinaryOp;

fn cnf() -> Cnf {
    Cnf::new(Box::new(Batsat::new()))
}

/// The solutions of what is required, as far as these literals tell them apart.
fn count(cnf: &mut Cnf, gates: &Gates, lits: &[Lit]) -> usize {
    let mut solutions = 0;
    while cnf.solve(gates, &[], &mut || false) == Answer::Satisfiable {
        solutions += 1;
        cnf.forbid_present(gates, lits);
    }
    solutions
}

#[test]
fn constants_need_no_solver() {
    let (gates, mut cnf) = (Gates::new(), cnf());
    cnf.require(&gates, Lit::TRUE);
    assert_eq!(cnf.solve(&gates, &[Lit::FALSE], &mut || false), Answer::Unsatisfiable);
    assert_eq!(cnf.solve(&gates, &[Lit::TRUE], &mut || false), Answer::Satisfiable);
    assert!(cnf.value(&gates, Lit::TRUE) && !cnf.value(&gates, Lit::FALSE));
    cnf.require(&gates, Lit::FALSE);
    assert_eq!(cnf.solve(&gates, &[], &mut || false), Answer::Unsatisfiable);
}

#[test]
fn sums_have_as_many_solutions_as_they_should() {
    let (mut gates, mut cnf) = (Gates::new(), cnf());
    let [a, b, c] = [(); 3].map(|()| gates.bits_input(3));
    let sum = gates.add(&a, &b);
    let equal = gates.bits_eq(&sum, &c);
    cnf.require(&gates, equal);
    let lits: Vec<Lit> = [&a, &b, &c].into_iter().flat_map(|bits| bits.lits().to_vec()).collect();
    // The sum is a function of the addends.
    assert_eq!(count(&mut cnf, &gates, &lits), 64);
}

#[test]
fn factors_are_found() {
    let (mut gates, mut cnf) = (Gates::new(), cnf());
    let [a, b] = [(); 2].map(|()| gates.bits_input(8));
    let product = gates.mul(&a.zext(16), &b.zext(16));
    let equal = gates.bits_eq(&product, &Bits::constant(16, 13 * 17));
    let less = gates.ult(&a, &b);
    cnf.require(&gates, equal);
    let mut found = Vec::new();
    while cnf.solve(&gates, &[less], &mut || false) == Answer::Satisfiable {
        found.push((cnf.bits_value(&gates, &a), cnf.bits_value(&gates, &b)));
        assert_eq!(cnf.bits_value(&gates, &product), 221);
        cnf.forbid_present(&gates, a.lits());
    }
    found.sort_unstable();
    assert_eq!(found, [(1, 221), (13, 17)]);
    // The assumption is gone.
    assert_eq!(cnf.solve(&gates, &[!less], &mut || false), Answer::Satisfiable);
}

/// Gates, requirements and assumptions come one after the other.
#[test]
fn gates_may_come_between_searches() {
    let (mut gates, mut cnf) = (Gates::new(), cnf());
    let x = gates.bits_input(8);
    let ten = Bits::constant(8, 10);
    let above = gates.ult(&ten, &x);
    cnf.require(&gates, above);
    assert_eq!(cnf.solve(&gates, &[], &mut || false), Answer::Satisfiable);
    let solution = cnf.bits_value(&gates, &x);
    assert!(solution > 10);
    // What is made afterwards is computed by that solution, also when it has variables by now.
    let doubled = gates.add(&x, &x);
    let free = gates.input();
    assert_eq!(cnf.bits_value(&gates, &doubled), (solution * 2) & 0xff);
    let small = gates.ult(&doubled, &ten);
    cnf.require(&gates, small);
    cnf.require(&gates, free);
    assert_eq!(cnf.bits_value(&gates, &doubled), (solution * 2) & 0xff);
    assert!(!cnf.value(&gates, free));
    assert_eq!(cnf.solve(&gates, &[!x.bit(0)], &mut || false), Answer::Satisfiable);
    let solution = cnf.bits_value(&gates, &x);
    assert!(solution >= 128 && solution % 2 == 0 && (solution * 2) & 0xff < 10 && cnf.value(&gates, free));
    assert_eq!(cnf.solve(&gates, &[!x.bit(7)], &mut || false), Answer::Unsatisfiable);
    assert_eq!(count(&mut cnf, &gates, x.lits()), 5);
}

#[test]
fn a_search_can_be_stopped() {
    let (mut gates, mut cnf) = (Gates::new(), cnf());
    let [a, b] = [(); 2].map(|()| gates.bits_input(32));
    // The square of a difference, two ways.
    let difference = gates.sub(&a, &b);
    let square = gates.mul(&difference, &difference);
    let [aa, ab, bb] = [(&a, &a), (&a, &b), (&b, &b)].map(|(x, y)| gates.mul(x, y));
    let twice = gates.add(&ab, &ab);
    let other = gates.sub(&aa, &twice);
    let other = gates.add(&other, &bb);
    let equal = gates.bits_eq(&square, &other);
    let mut asked = 0;
    let mut stop = || {
        asked += 1;
        asked == 20
    };
    assert_eq!(cnf.solve(&gates, &[!equal], &mut stop), Answer::Stopped);
    assert_eq!(asked, 20);
    assert!(cnf.statistics().decisions > 0);
}

/// Nothing recurses on the depth of the graph.
#[test]
fn a_deep_graph_is_no_deep_stack() {
    let (mut gates, mut cnf) = (Gates::new(), cnf());
    let inputs: Vec<Lit> = (0..400_000).map(|_| gates.input()).collect();
    let mut chain = gates.input();
    for (i, input) in inputs.iter().enumerate() {
        chain = if i % 2 == 0 { gates.and(chain, *input) } else { gates.or(chain, *input) };
    }
    let all = gates.all(inputs.iter().copied());
    assert!(!cnf.value(&gates, chain));
    cnf.require(&gates, !chain);
    let variables = cnf.statistics().variables;
    assert_eq!(cnf.solve(&gates, &[all], &mut || false), Answer::Unsatisfiable);
    // A conjunction is one gate, however long it is.
    assert_eq!(cnf.statistics().variables, variables + 1);
}

/// Only the last of the three gates of a choice has a variable, and what nobody needs has none.
#[test]
fn choices_and_sums_are_one_variable() {
    let (mut gates, mut cnf) = (Gates::new(), cnf());
    let [a, b, c] = [(); 3].map(|()| gates.input());
    let (sum, chosen) = (gates.xor(a, b), gates.ite(a, b, c));
    assert_eq!(cnf.solve(&gates, &[sum], &mut || false), Answer::Satisfiable);
    assert_eq!((cnf.statistics().variables, cnf.statistics().clauses), (3, 4));
    assert_eq!(cnf.solve(&gates, &[!chosen, sum], &mut || false), Answer::Satisfiable);
    assert_eq!((cnf.statistics().variables, cnf.statistics().clauses), (5, 10));
    cnf.solve(&gates, &[sum], &mut || false);
    assert_eq!((cnf.statistics().variables, cnf.statistics().clauses), (5, 10));
}

/// A conjunction that several use keeps its own variable. Here each is used twice, so taking them in would double the
/// clause with every layer.
#[test]
fn shared_conjunctions_are_not_taken_in() {
    let (mut gates, mut cnf) = (Gates::new(), cnf());
    let (mut left, mut right) = (gates.input(), gates.input());
    for _ in 0..60 {
        let [x, y] = [gates.input(), gates.input()];
        let both = gates.and(left, right);
        (left, right) = (gates.and(both, x), gates.and(both, y));
    }
    let top = gates.and(left, right);
    assert_eq!(cnf.solve(&gates, &[top], &mut || false), Answer::Satisfiable);
    assert!(cnf.value(&gates, left));
    // Required, they are taken apart, each once.
    let mut required = Cnf::new(Box::new(Batsat::new()));
    required.require(&gates, top);
    assert_eq!(required.statistics().variables, 122);
    assert_eq!(required.statistics().clauses, 122);
    assert_eq!(required.solve(&gates, &[], &mut || false), Answer::Satisfiable);
}

/// Operations with variables as operands: the solver finds the result of `ir::arith`, and no other.
#[test]
fn the_solver_computes() {
    let mut random = Random::new(5);
    for op in [BinaryOp::Add, BinaryOp::Mul, BinaryOp::UDiv, BinaryOp::SRem, BinaryOp::Shl, BinaryOp::SSubSat] {
        let (mut gates, mut cnf) = (Gates::new(), cnf());
        let [a, b, c] = [(); 3].map(|()| gates.bits_input(8));
        let result = gates.binary(op, &a, &b).expect("an operation on integers");
        let equal = gates.bits_eq(&result, &c);
        cnf.require(&gates, equal);
        for _ in 0..50 {
            let (x, y) = (u128::from(random.below(256)), u128::from(random.below(255)) + 1);
            let Ok(expected) = raddle_ir::arith::binary(op, raddle_ir::Type::I8, x, y) else { continue };
            let fixed = |bits: &Bits, value: u128| -> Vec<Lit> {
                bits.lits().iter().enumerate().map(|(i, lit)| lit.negated_if(value >> i & 1 == 0)).collect()
            };
            let mut assumptions = fixed(&a, x);
            assumptions.extend(fixed(&b, y));
            assert_eq!(cnf.solve(&gates, &assumptions, &mut || false), Answer::Satisfiable);
            assert_eq!(cnf.bits_value(&gates, &c), expected, "{op} {x}, {y}");
            let wrong = u128::from(random.below(255) + 1) ^ expected;
            assumptions.extend(fixed(&c, wrong));
            assert_eq!(cnf.solve(&gates, &assumptions, &mut || false), Answer::Unsatisfiable, "{op} {x}, {y}");
        }
    }
}

/// Random formulas over six inputs: what is required and assumed step by step has the solutions that brute force finds.
#[test]
fn random_formulas_against_brute_force() {
    let mut random = Random::new(11);
    let mut answers = [0; 2];
    for _ in 0..400 {
        let (mut gates, mut cnf) = (Gates::new(), cnf());
        let inputs = [(); 6].map(|()| gates.input());
        let mut lits = inputs.to_vec();
        let mut required = Vec::new();
        for _ in 0..4 {
            for _ in 0..random.below(12) {
                let mut pick = || lits[random.index(lits.len())].negated_if(random.below(2) == 0);
                let [a, b, c] = [pick(), pick(), pick()];
                lits.push(match random.below(5) {
                    0 | 1 => gates.and(a, b),
                    2 => gates.xor(a, b),
                    3 => gates.ite(a, b, c),
                    _ => gates.any([a, b, c]),
                });
            }
            let mut pick = || lits[random.index(lits.len())].negated_if(random.below(2) == 0);
            let (require, assume) = (pick(), [pick(), pick()]);
            required.push(require);
            cnf.require(&gates, require);
            let solutions: Vec<_> = (0..64u32)
                .map(|row| gates.evaluate(|input| row >> (input.gate() - 1) & 1 == 1))
                .filter(|values| required.iter().all(|lit| values.value(*lit)))
                .collect();
            let solvable = solutions.iter().any(|values| assume.iter().all(|lit| values.value(*lit)));
            let answer = cnf.solve(&gates, &assume, &mut || false);
            assert_eq!(answer == Answer::Satisfiable, solvable);
            answers[usize::from(solvable)] += 1;
            if solvable {
                let values = gates.evaluate(|input| cnf.value(&gates, input));
                assert!(required.iter().chain(&assume).all(|lit| values.value(*lit)));
                assert!(lits.iter().all(|lit| values.value(*lit) == cnf.value(&gates, *lit)));
            }
        }
        let solutions = (0..64u32)
            .map(|row| gates.evaluate(|input| row >> (input.gate() - 1) & 1 == 1))
            .filter(|values| required.iter().all(|lit| values.value(*lit)));
        assert_eq!(count(&mut cnf, &gates, &inputs), solutions.count());
    }
    assert!(answers.into_iter().all(|answers| answers > 100), "{answers:?}");
}
