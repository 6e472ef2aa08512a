//! Metadata: a stand-in that skips it.

use super::Reader;
use super::error::Read;
use super::lexer::Tok;
use crate::body::MdKindId;
use crate::metadata::Md;

/// State.
#[derive(Debug, Default)]
pub(super) struct Numbers {}

impl Reader<'_> {
    /// `!name !7`
    pub(super) fn attachment(&mut self) -> Read<(MdKindId, Md)> {
        let name = String::from_utf8_lossy(&self.lex.name()).into_owned();
        self.next()?;
        self.expect(Tok::Exclaim, "expected '!' here")?;
        self.uint32()?;
        let table = &mut self.module.ctx.metadata;
        let kind = MdKindId::named(table, &name);
        Ok((kind, table.node(&[])))
    }

    /// Metadata as an operand.
    pub(super) fn metadata(&mut self) -> Read<Md> {
        self.next()?;
        self.refuse("metadata is not read yet")
    }

    /// A metadata node as an operand.
    pub(super) fn metadata_node(&mut self) -> Read<Md> {
        self.metadata()
    }

    /// `!7 = ...`
    pub(super) fn metadata_definition(&mut self) -> Read<()> {
        self.skip_metadata()
    }

    /// `!name = !{...}`
    pub(super) fn named_metadata(&mut self) -> Read<()> {
        self.skip_metadata()
    }

    fn skip_metadata(&mut self) -> Read<()> {
        let mut open = 0_usize;
        let mut seen = false;
        while !(seen && open == 0) {
            match self.tok() {
                Tok::LBrace | Tok::LParen => (open, seen) = (open + 1, true),
                Tok::RBrace | Tok::RParen => open = open.saturating_sub(1),
                Tok::Eof => return self.refuse("expected '}' here"),
                _ => {}
            }
            self.next()?;
        }
        Ok(())
    }

    /// Refuses metadata that was used and never defined.
    pub(super) fn check_metadata(&self) -> Read<()> {
        Ok(())
    }
}
