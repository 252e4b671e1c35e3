//! What the tests of passes share, and the test that they keep what programs do.

mod evaluate;
mod generate;

use evaluate::{Outcome, evaluate};
use expect_test::Expect;
use proptest::prelude::*;
use raddle_ir::{Module, parse, verify};

/// Runs a pass on a module given as text. Input and output have to be valid.
pub(crate) fn check(pass: impl Fn(Module) -> Module, before: &str, after: Expect) {
    let module = parse(before).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(verify(&module), [], "the input is not valid");
    let module = pass(module);
    let text = module.to_string();
    assert_eq!(verify(&module), [], "the output is not valid:\n{text}");
    assert_eq!(parse(&text).as_ref(), Ok(&module));
    after.assert_eq(&text);
}

/// Both do the same. Where one ran out of steps, they agree as far as both got.
fn check_same(before: &Module, after: &Module, pass: &str) -> Result<(), TestCaseError> {
    prop_assert_eq!(verify(after), vec![], "after {}:\n{}\n{}", pass, before, after);
    for args in [[0, 0], [1, 5], [u128::from(u64::MAX), 3]] {
        let (old, new) = (evaluate(before, &args), evaluate(after, &args));
        let both = old.observed.len().min(new.observed.len());
        let cut = old.outcome == Outcome::OutOfSteps || new.outcome == Outcome::OutOfSteps;
        let same = if cut { old.observed[..both] == new.observed[..both] } else { old == new };
        prop_assert!(same, "{} changed {:?} to {:?} with {:?}:\n{}\n{}", pass, old, new, args, before, after);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn passes_keep_what_programs_do(choices in proptest::collection::vec(any::<u8>(), 0..400)) {
        let module = generate::program(&choices);
        prop_assert_eq!(verify(&module), vec![], "generated:\n{}", module);
        check_same(&module, &crate::promote(module.clone()), "promote")?;
        check_same(&module, &crate::fold(module.clone()), "fold")?;
        check_same(&module, &crate::dead(module.clone()), "dead")?;
        check_same(&module, &crate::straighten(module.clone()), "straighten")?;
        check_same(&module, &crate::bound(module.clone(), &crate::Unroll::all(u32::MAX)), "bound")?;
        let promoted = crate::dead(crate::promote(module.clone()));
        check_same(&promoted, &crate::fold(promoted.clone()), "fold of promoted")?;
        check_same(&promoted, &crate::straighten(promoted.clone()), "straighten of promoted")?;
        check_same(&promoted, &crate::bound(promoted.clone(), &crate::Unroll::all(u32::MAX)), "bound of promoted")?;
        let prepared = crate::prepare(module.clone(), &crate::PassOptions::default());
        check_same(&module, &prepared, "prepare")?;
    }

    #[test]
    fn bounded_programs_end(choices in proptest::collection::vec(any::<u8>(), 0..300), limit in 0u32..3) {
        let module = generate::program(&choices);
        let bounded = crate::bound(module.clone(), &crate::Unroll::all(limit));
        prop_assert_eq!(verify(&bounded), vec![], "{}", bounded);
        for args in [[0, 0], [1, 5]] {
            let (free, run) = (evaluate(&module, &args), evaluate(&bounded, &args));
            prop_assert_ne!(&run.outcome, &Outcome::OutOfSteps, "{}", bounded);
            if run.outcome == Outcome::Stuck {
                let both = free.observed.len().min(run.observed.len());
                prop_assert_eq!(&free.observed[..both], &run.observed[..both]);
            } else {
                prop_assert_eq!(run, free);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    /// With one thread, a pure iteration is followed by the same one for ever.
    #[test]
    fn purity_stops_only_what_goes_on_for_ever(choices in proptest::collection::vec(any::<u8>(), 0..300)) {
        let module = generate::program(&choices);
        let prepared = crate::prepare(module.clone(), &crate::PassOptions::default());
        for before in [module, prepared] {
            let (after, _) = crate::purity(before.clone());
            prop_assert_eq!(verify(&after), vec![], "{}\n{}", before, after);
            for args in [[0, 0], [1, 5], [u128::from(u64::MAX), 3]] {
                let (free, run) = (evaluate(&before, &args), evaluate(&after, &args));
                if run.outcome == Outcome::Stuck {
                    prop_assert_eq!(&free.outcome, &Outcome::OutOfSteps, "{}\n{}", before, after);
                    prop_assert_eq!(&free.observed, &run.observed, "{}\n{}", before, after);
                } else {
                    prop_assert_eq!(run, free, "{}\n{}", before, after);
                }
            }
        }
    }
}

/// How many of the generated programs do what: the tests above should see some of everything.
#[test]
fn generated_programs_are_varied() {
    let mut counts = std::collections::BTreeMap::new();
    let mut promoted = 0;
    let mut random = raddle_base::Random::new(1);
    for _ in 0..500 {
        let choices: Vec<u8> = (0..300).map(|_| random.bits() as u8).collect();
        let module = generate::program(&choices);
        *counts.entry(format!("{:?}", evaluate(&module, &[1, 5]).outcome)).or_insert(0) += 1;
        promoted += usize::from(crate::promote(module.clone()) != crate::dead(module));
    }
    assert!(promoted > 300, "{promoted} programs had something to promote");
    for outcome in ["Returned", "OutOfSteps", "Indeterminate", "DividedByZero"] {
        let seen: usize = counts.iter().filter(|(kind, _)| kind.starts_with(outcome)).map(|(_, n)| n).sum();
        assert!(seen >= 5, "{outcome}: {seen} of {counts:?}");
    }
}

#[test]
fn the_bound_counts_back_edges_per_entry() {
    // An outer loop of three iterations around an inner loop of three.
    let module = parse(
        r#"
fn0 = function "f"(%0: i64, %1: i64) {
b0:
    jump b1
b1:
    %2: i64 = phi b0: i64 0, b4: %5
    jump b2
b2:
    %3: i64 = phi b1: i64 0, b3: %4
    %6: i1 = compare ult %3, i64 3
    branch %6, b3, b4
b3:
    call fn1(%3)
    %4: i64 = add %3, i64 1
    jump b2
b4:
    %5: i64 = add %2, i64 1
    %7: i1 = compare ult %5, i64 3
    branch %7, b1, b5
b5:
    return
}
fn1 = function "observe"(%0: i64)
"#,
    )
    .unwrap();
    let observed = |limit| {
        let run = evaluate(&crate::bound(module.clone(), &crate::Unroll::all(limit)), &[0, 0]);
        (run.observed.len(), run.outcome)
    };
    assert_eq!(observed(3), (9, Outcome::Returned(vec![])), "the inner loop goes back 3 times, the outer one twice");
    assert_eq!(observed(2), (3, Outcome::Stuck));
    assert_eq!(observed(0), (1, Outcome::Stuck));
}
