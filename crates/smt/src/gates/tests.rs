//! Gates against truth tables, folding, and random formulas against a direct evaluation.

use super::*;
use raddle_base::Random;

/// The values of a literal for all values of the inputs, as the bits of a number: the first input changes fastest.
fn truth_table(gates: &Gates, inputs: &[Lit], lit: Lit) -> u64 {
    assert!(inputs.len() <= 6);
    (0..1u64 << inputs.len())
        .filter(|row| {
            let place = |input: Lit| inputs.iter().position(|other| *other == input).expect("an input");
            gates.evaluate(|input| row >> place(input) & 1 == 1).value(lit)
        })
        .fold(0, |table, row| table | 1 << row)
}

#[test]
fn operations_have_their_truth_tables() {
    let mut gates = Gates::new();
    let inputs = [gates.input(), gates.input(), gates.input()];
    let [a, b, c] = inputs;
    let (ta, tb, tc) = (0b1010_1010u64, 0b1100_1100u64, 0b1111_0000u64);
    let cases = [
        (gates.and(a, b), ta & tb),
        (gates.or(a, !b), ta | !tb),
        (gates.xor(a, b), ta ^ tb),
        (gates.xor(!a, b), !ta ^ tb),
        (gates.iff(b, c), !(tb ^ tc)),
        (gates.implies(a, b), !ta | tb),
        (gates.ite(a, b, c), ta & tb | !ta & tc),
        (gates.ite(!a, !b, c), !ta & !tb | ta & tc),
        (gates.all([a, !b, c]), ta & !tb & tc),
        (gates.any([a, b, !c]), ta | tb | !tc),
        (gates.all([]), !0),
        (gates.any([]), 0),
    ];
    for (index, (lit, table)) in cases.into_iter().enumerate() {
        assert_eq!(truth_table(&gates, &inputs, lit), table & 0xff, "case {index}");
    }
}

/// No operation on a constant, on one literal twice or on its negation makes a gate.
#[test]
fn what_is_plain_folds() {
    let mut gates = Gates::new();
    let (x, y) = (gates.input(), gates.input());
    let before = gates.len();
    assert_eq!(gates.and(x, Lit::TRUE), x);
    assert_eq!(gates.and(Lit::FALSE, x), Lit::FALSE);
    assert_eq!(gates.and(x, x), x);
    assert_eq!(gates.and(x, !x), Lit::FALSE);
    assert_eq!(gates.xor(x, Lit::TRUE), !x);
    assert_eq!(gates.xor(!x, x), Lit::TRUE);
    assert_eq!(gates.ite(Lit::TRUE, x, y), x);
    assert_eq!(gates.ite(x, y, y), y);
    assert_eq!(gates.ite(x, Lit::TRUE, Lit::FALSE), x);
    assert_eq!(gates.ite(!x, Lit::TRUE, Lit::FALSE), !x);
    assert_eq!(gates.ite(x, x, Lit::FALSE), x);
    assert_eq!(gates.all([x, y, !x]), Lit::FALSE);
    assert_eq!(gates.len(), before);
    assert_eq!((Lit::constant(true), Lit::TRUE.as_constant(), x.as_constant()), (Lit::TRUE, Some(true), None));
}

/// What can be seen in two levels makes no gate that is not needed.
#[test]
fn two_levels_fold() {
    let mut gates = Gates::new();
    let [a, b, c, d] = [(); 4].map(|()| gates.input());
    let (ab, cd) = (gates.and(a, b), gates.and(c, d));
    let (ac, a_not_b) = (gates.and(a, c), gates.and(a, !b));
    let not_a_c = gates.and(!a, c);
    let a_sum = gates.xor(a, b);
    let chosen = gates.ite(a, c, d);
    let before = gates.len();
    // Contradiction.
    assert_eq!(gates.and(ab, !a), Lit::FALSE);
    assert_eq!(gates.and(ab, not_a_c), Lit::FALSE);
    // Idempotence.
    assert_eq!(gates.and(b, ab), ab);
    // Subsumption.
    assert_eq!(gates.and(!ab, !a), !a);
    assert_eq!(gates.and(!ab, not_a_c), not_a_c);
    // Substitution.
    assert_eq!(gates.and(!ab, a), a_not_b);
    assert_eq!(gates.and(!ab, a_not_b), a_not_b);
    // Resolution.
    assert_eq!(gates.and(!ab, !a_not_b), !a);
    // Sums and choices.
    assert_eq!(gates.xor(a_sum, !b), !a);
    assert_eq!(gates.xor(b, a), a_sum);
    assert_eq!(gates.ite(a, !b, b), a_sum);
    assert_eq!(gates.ite(!a, d, c), chosen);
    assert_eq!(gates.ite(a, !c, !d), !chosen);
    assert_eq!(gates.ite(a, chosen, d), chosen);
    assert_eq!(gates.len(), before);
    // A gate for the new literal alone.
    let shared = gates.and(ab, ac);
    assert_eq!(gates.and(ab, c), shared);
    assert_eq!(gates.len(), before + 1);
    assert_eq!(gates.and(cd, ab), gates.and(ab, cd));
}

/// Random formulas of a few inputs: the table that was computed on the way is the table of the gate.
#[test]
fn random_formulas_mean_what_they_say() {
    let mut random = Random::new(1);
    for _ in 0..300 {
        let mut gates = Gates::new();
        let inputs = [(); 4].map(|()| gates.input());
        let mut formulas: Vec<(Lit, u64)> =
            inputs.into_iter().zip([0xaaaa, 0xcccc, 0xf0f0, 0xff00]).chain([(Lit::TRUE, 0xffff)]).collect();
        for _ in 0..40 {
            let mut pick = || {
                let (lit, table) = formulas[random.index(formulas.len())];
                if random.below(2) == 0 { (lit, table) } else { (!lit, !table) }
            };
            let [(a, ta), (b, tb), (c, tc)] = [pick(), pick(), pick()];
            let formula = match random.below(6) {
                0 => (gates.and(a, b), ta & tb),
                1 => (gates.or(a, b), ta | tb),
                2 => (gates.xor(a, b), ta ^ tb),
                3 => (gates.ite(a, b, c), ta & tb | !ta & tc),
                4 => (gates.all([a, b, c]), ta & tb & tc),
                _ => (gates.implies(a, b), !ta | tb),
            };
            formulas.push(formula);
        }
        for (lit, table) in formulas {
            assert_eq!(truth_table(&gates, &inputs, lit), table & 0xffff);
            if let Some((cond, then, otherwise)) = gates.as_ite(lit.gate()) {
                let [cond, then, otherwise] = [cond, then, otherwise].map(|lit| truth_table(&gates, &inputs, lit));
                let table = if lit.is_negated() { !table } else { table };
                assert_eq!((cond & then | !cond & otherwise) & 0xffff, table & 0xffff);
            }
        }
    }
}
