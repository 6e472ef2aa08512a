//! Summaries, which are skipped or kept as text.

use super::Reader;
use super::error::Read;
use super::keywords::Kw;
use super::lexer::Tok;

/// The summary of a module, as far as it has been read.
#[derive(Default)]
pub(super) struct Summary {
    keep: bool,
    /// It has an entry of a value, or flags: otherwise LLVM takes it for none.
    counts: bool,
    has_block_count: bool,
    /// The number after the last entry's.
    next: u32,
}

impl Summary {
    pub(super) fn new(keep: bool) -> Summary {
        Summary {
            keep,
            ..Summary::default()
        }
    }
}

impl Reader<'_> {
    /// Drops a summary that says nothing; any other counts blocks.
    pub(super) fn finish_summary(&mut self) {
        let Summary {
            counts,
            has_block_count,
            next,
            ..
        } = self.summary;
        let entries = &mut self.module.summary;
        if !counts {
            entries.clear();
        } else if !has_block_count {
            let entry = format!("^{next} = blockcount: 0");
            entries.push(entry.into_bytes().into());
        }
    }

    /// `^N = ...`
    pub(super) fn summary_entry(&mut self) -> Read<()> {
        let start = self.lex.start();
        if let Tok::SummaryId(id) = self.tok() {
            self.summary.next = id.saturating_add(1);
        }
        // Words before colons are not labels from here on. Where LLVM wants the module alone and skips an entry, it never
        // goes back to reading them as labels.
        self.lex.ignore_colon = true;
        self.next()?;
        self.expect(Tok::Equal, "expected '=' here")?;
        match self.tok() {
            Tok::Keyword(word @ (Kw::Flags | Kw::Blockcount)) => {
                self.next()?;
                self.expect(Tok::Colon, "expected ':' here")?;
                self.end_of_summary_entry(start);
                let number = self.uint64()?;
                match word {
                    Kw::Flags => self.summary.counts |= number != 0,
                    _ => self.summary.has_block_count = true,
                }
                return Ok(());
            }
            Tok::Keyword(Kw::Gv) => self.summary.counts = true,
            Tok::Keyword(Kw::Module | Kw::Typeid) => {}
            Tok::Keyword(Kw::TypeidCompatibleVTable) if self.summary.keep => {}
            _ if self.summary.keep => return self.refuse("unexpected summary kind"),
            _ => {
                return self.refuse(
                    "Expected 'gv', 'module', 'typeid', 'flags' or 'blockcount' at the start of \
                     summary entry",
                );
            }
        }
        self.next()?;
        let (colon, paren) = match self.summary.keep {
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
        if self.summary.keep {
            let entry = self.lex.line_from(start);
            self.module.summary.push(entry.into());
            self.lex.ignore_colon = false;
        }
    }
}
