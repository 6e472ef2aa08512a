//! Summaries, which are skipped or kept as text.

use super::Reader;
use super::error::Read;
use super::keywords::Kw;
use super::lexer::Tok;

impl Reader<'_> {
    /// `^N = ...`
    pub(super) fn summary_entry(&mut self) -> Read<()> {
        let start = self.lex.start();
        // Words before colons are no labels from here on. Where LLVM wants the module alone and skips an entry, it never
        // goes back to reading them as labels.
        self.lex.ignore_colon = true;
        self.next()?;
        self.expect(Tok::Equal, "expected '=' here")?;
        match self.tok() {
            Tok::Keyword(Kw::Flags | Kw::Blockcount) => {
                self.next()?;
                self.expect(Tok::Colon, "expected ':' here")?;
                self.end_of_summary_entry(start);
                self.uint64()?;
                return Ok(());
            }
            Tok::Keyword(Kw::Gv | Kw::Module | Kw::Typeid) => {}
            Tok::Keyword(Kw::TypeidCompatibleVTable) if self.keep_summary => {}
            _ if self.keep_summary => return self.refuse("unexpected summary kind"),
            _ => {
                return self.refuse(
                    "Expected 'gv', 'module', 'typeid', 'flags' or 'blockcount' at the start of \
                     summary entry",
                );
            }
        }
        self.next()?;
        let (colon, paren) = match self.keep_summary {
            true => ("expected ':' here", "expected '(' here"),
            false => (
                "expected ':' at start of summary entry",
                "expected '(' at start of summary entry",
            ),
        };
        self.expect(Tok::Colon, colon)?;
        self.expect(Tok::LParen, paren)?;
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
            if open == 0 {
                self.end_of_summary_entry(start);
            }
            self.next()?;
        }
        Ok(())
    }

    /// Keeps an entry, of which the current token is the last.
    fn end_of_summary_entry(&mut self, start: usize) {
        if self.keep_summary {
            let entry = self.lex.line_from(start);
            self.module.summary.push(entry.into());
            self.lex.ignore_colon = false;
        }
    }
}
