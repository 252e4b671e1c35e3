//! What each kind of finding is about, for tools that show a page of help beside it.

use raddle_trace::FaultKind;

/// A kind of finding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rule {
    /// The kind of a bug or of a warning.
    pub id: &'static str,
    /// One phrase.
    pub short: &'static str,
    /// What it means, and what to do about it.
    pub help: &'static str,
}

/// The rule of a kind; kinds that nobody has described say so.
pub(crate) fn rule(kind: &str) -> Rule {
    if kind == LEAK.id {
        return LEAK;
    }
    FaultKind::ALL.into_iter().find(|fault| fault.name() == kind).map_or(OTHER, of_fault)
}

const LEAK: Rule = Rule {
    id: "leak",
    short: "Memory that is never freed",
    help: "An execution ended while memory was allocated that nobody frees. Free it on every path, also where threads give up early.",
};

const OTHER: Rule = Rule { id: "other", short: "A finding", help: "The message says what was found." };

fn of_fault(kind: FaultKind) -> Rule {
    let (short, help) = match kind {
        FaultKind::Assertion => (
            "An assertion fails",
            "Under this interleaving an assertion does not hold. The code flow shows every visible step that leads to it; look for \
             the place where another thread comes in between two steps that belong together.",
        ),
        FaultKind::Abort => {
            ("The program aborts", "Under this interleaving the program calls abort, or a relative of it.")
        }
        FaultKind::OutOfBounds => (
            "An access outside of an object",
            "Under this interleaving an access touches bytes that do not belong to the object it was meant for.",
        ),
        FaultKind::UseAfterFree => (
            "A use of memory after its end",
            "Under this interleaving memory is used after it was freed, or after its variable went out of scope. Let whoever \
             uses it keep it alive: join threads before you free what they use, or count references.",
        ),
        FaultKind::DoubleFree => (
            "Memory is freed twice",
            "Under this interleaving two calls free the same memory. Decide who owns it, and take it from its place atomically.",
        ),
        FaultKind::InvalidFree => ("A bad argument to free", "What is freed here was not allocated like that."),
        FaultKind::NullPointer => (
            "A null pointer is dereferenced",
            "Under this interleaving a pointer is null where it is used: often it is read before somebody has set it.",
        ),
        FaultKind::WildPointer => {
            ("A pointer to nothing is used", "The address that is used here belongs to no object.")
        }
        FaultKind::ReadOnlyWrite => ("A write to a constant", "What is written here may only be read."),
        FaultKind::Misaligned => ("A misaligned access", "The address is not a multiple of what the type asks for."),
        FaultKind::DivisionByZero => {
            ("A division without a result", "Under this interleaving a divisor is zero, or the result does not fit.")
        }
        FaultKind::Indeterminate => (
            "An indeterminate value is used",
            "Under this interleaving the program goes by a value that nobody has set.",
        ),
        FaultKind::Unreachable => (
            "Code that must not be reached is reached",
            "Under this interleaving control comes to a place that the program declares to be unreachable.",
        ),
        FaultKind::StackOverflow => ("The stack overflows", "Calls are nested deeper than a stack can hold."),
        FaultKind::LockMisuse => (
            "A lock is used in a way that has no meaning",
            "Unlocking what is not held, destroying what is in use, waiting without the mutex: the standard leaves the outcome \
             undefined.",
        ),
        FaultKind::JoinMisuse => (
            "A thread is joined that cannot be",
            "A thread can be joined once, by another one, and only if it is not detached.",
        ),
        FaultKind::InvalidCall => {
            ("A call with undefined outcome", "The standard leaves undefined what this call does.")
        }
        FaultKind::Deadlock => (
            "A deadlock",
            "Under this interleaving every thread waits for another one. Take locks in one order everywhere, and do not wait for \
             others while you hold what they need.",
        ),
        FaultKind::Livelock => {
            ("A livelock", "Under this interleaving threads wait in loops for what nobody will ever do.")
        }
        FaultKind::DataRace => (
            "A data race",
            "Nothing orders these two accesses, and at least one of them writes: C gives such a program no meaning. Protect both \
             with one lock, or make them atomic.",
        ),
        FaultKind::Limit => ("A limit of the machine", "The execution needs more than a limit allows."),
    };
    Rule { id: kind.name(), short, help }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_has_a_rule_of_its_own() {
        let mut shorts = Vec::new();
        for kind in FaultKind::ALL {
            let rule = rule(kind.name());
            assert_eq!(rule.id, kind.name());
            assert!(!shorts.contains(&rule.short), "{}", rule.short);
            shorts.push(rule.short);
        }
        assert_eq!(rule("leak"), LEAK);
        assert_eq!(rule("what nobody knows"), OTHER);
    }
}
