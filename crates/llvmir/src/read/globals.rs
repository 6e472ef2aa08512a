//! To come.

use super::lexer::Tok;

/// State.
#[derive(Debug, Default)]
pub(super) struct GlobalNames {}

impl super::Reader<'_> {
    /// The whole module.
    pub(super) fn module(&mut self) -> super::error::Read<()> {
        self.next()?;
        loop {
            match self.tok() {
                Tok::Eof => return self.finish_metadata(),
                Tok::Exclaim => self.standalone_metadata()?,
                Tok::MetadataVar => self.named_metadata()?,
                _ => return self.refuse("expected top-level entity"),
            }
        }
    }
}
