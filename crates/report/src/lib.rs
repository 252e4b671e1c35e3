//! Results as terminal text and JSON.
