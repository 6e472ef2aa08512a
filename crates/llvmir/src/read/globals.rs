//! To come.

/// State.
#[derive(Debug, Default)]
pub(super) struct GlobalNames {}

impl super::Reader<'_> {
    /// The whole module.
    pub(super) fn module(&mut self) -> super::error::Read<()> {
        self.next()?;
        self.refuse("expected top-level entity")
    }
}
