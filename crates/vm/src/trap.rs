//! Why a thread stops other than before a visible operation.

use raddle_trace::{Fault, FaultKind, LimitKind, Note, SiteId, ThreadId};

/// Why a thread stopped.
#[derive(Debug)]
pub(crate) enum Trap {
    /// It did something wrong.
    Fault(Box<Fault>),
    /// It reached a limit of the machine.
    Limit(LimitKind, Box<Fault>),
    /// It assumed what does not hold.
    Assume,
    /// It reached a loop bound.
    Bound,
    /// The iteration of the loop that it is in has no effect.
    Spin,
    /// The library function that it is in has come to its next part, which it shows. The environment takes care of this.
    Part,
}

impl Trap {
    /// A fault; thread and place are filled in by whoever knows them.
    #[cold]
    pub fn fault(kind: FaultKind, message: impl Into<String>) -> Trap {
        Trap::Fault(Box::new(Fault {
            kind,
            thread: ThreadId::MAIN,
            site: SiteId(u32::MAX),
            message: message.into(),
            notes: Vec::new(),
        }))
    }

    /// A limit; thread and place are filled in by whoever knows them.
    #[cold]
    pub fn limit(kind: LimitKind, message: impl Into<String>) -> Trap {
        match Trap::fault(FaultKind::Limit, message) {
            Trap::Fault(fault) => Trap::Limit(kind, fault),
            other => other,
        }
    }

    /// Adds a place that explains it.
    #[cold]
    pub fn note(mut self, message: impl Into<String>, site: u32) -> Trap {
        if let Trap::Fault(fault) | Trap::Limit(_, fault) = &mut self {
            fault.notes.push(Note { message: message.into(), site: SiteId(site) });
        }
        self
    }
}
