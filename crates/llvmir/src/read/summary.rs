//! Summaries, which are skipped.

use super::Reader;
use super::error::Read;
use super::keywords::Kw;
use super::lexer::Tok;

impl Reader<'_> {
    /// `^N = ...`, skipped as where LLVM wants the module alone.
    pub(super) fn summary_entry(&mut self) -> Read<()> {
        // Words before colons are no labels from here on. LLVM, too, never goes back to reading
        // them as labels when it skips an entry.
        self.lex.ignore_colon = true;
        self.next()?;
        self.expect(Tok::Equal, "expected '=' here")?;
        match self.tok() {
            Tok::Keyword(Kw::Flags | Kw::Blockcount) => {
                self.next()?;
                self.expect(Tok::Colon, "expected ':' here")?;
                self.uint64()?;
                return Ok(());
            }
            Tok::Keyword(Kw::Gv | Kw::Module | Kw::Typeid) => {}
            _ => {
                return self.refuse(
                    "Expected 'gv', 'module', 'typeid', 'flags' or 'blockcount' at the start of \
                     summary entry",
                );
            }
        }
        self.next()?;
        self.expect(Tok::Colon, "expected ':' at start of summary entry")?;
        self.expect(Tok::LParen, "expected '(' at start of summary entry")?;
        let mut open = 1_usize;
        while open > 0 {
            match self.tok() {
                Tok::LParen => open += 1,
                Tok::RParen => open -= 1,
                Tok::Eof => {
                    return self.refuse("found end of file while parsing summary entry");
                }
                _ => {}
            }
            self.next()?;
        }
        Ok(())
    }
}
