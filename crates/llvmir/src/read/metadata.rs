//! To come.

/// State.
#[derive(Debug, Default)]
pub(super) struct Numbers {}
