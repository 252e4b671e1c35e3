//! Which property a bug is about, by its name in reports.

use raddle::properties::includes;
use raddle_passes::dependence::Properties;
use raddle_trace::FaultKind;

/// Whether a bug of this kind is looked for.
pub fn is_asked(properties: Properties, kind: &str) -> bool {
    FaultKind::ALL.into_iter().any(|known| known.name() == kind && includes(properties, known))
}
