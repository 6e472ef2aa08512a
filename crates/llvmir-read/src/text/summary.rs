//! Reads module summaries: checks them and keeps them as text, or skips them.
//!
//! The words of an entry are read in LLVM's order, so that messages agree. Apart from the text, the reader keeps only
//! the forward references to other entries.

mod entries;
mod types;

use std::collections::{BTreeMap, BTreeSet};

use super::Reader;
use super::error::{Read, ensure, refusal};
use super::keywords::Kw;
use super::lexer::Tok;
use super::symbols::State;

/// The summary of a module, as far as it was read.
#[derive(Default)]
pub(super) struct Summary {
    keep: bool,
    /// True if the summary has the entry of a value, or flags. LLVM ignores any other summary.
    counts: bool,
    has_block_count: bool,
    /// The number after that of the last entry.
    next: u32,
    /// The numbers of the entries of modules and of values.
    modules: BTreeSet<u32>,
    values: BTreeSet<u32>,
    /// The offsets of the first references to missing entries: of values, of aliasees, and of type identifiers.
    missing_values: BTreeMap<u32, usize>,
    missing_aliasees: BTreeMap<u32, usize>,
    missing_types: BTreeMap<u32, usize>,
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
    /// Drops a summary without content, and appends a missing block count to any other. Returns an error for
    /// references to missing entries.
    pub(super) fn finish_summary(&mut self) -> Read<()> {
        let Summary {
            counts,
            has_block_count,
            next,
            missing_values,
            missing_aliasees,
            missing_types,
            ..
        } = &self.summary;
        let lists = [
            (missing_values, "summary"),
            (missing_aliasees, "summary"),
            (missing_types, "type id summary"),
        ];
        for (missing, what) in lists {
            if let Some((id, &at)) = missing.first_key_value() {
                return Err(refusal(at, format!("use of undefined {what} '^{id}'")));
            }
        }
        let entries = &mut self.module.summary;
        if !counts {
            entries.clear();
        } else if !has_block_count {
            let entry = format!("^{next} = blockcount: 0");
            entries.push(entry.into_bytes().into());
        }
        Ok(())
    }

    /// `^N = ...`
    pub(super) fn summary_entry(&mut self) -> Read<()> {
        let start = self.lex.start();
        let Tok::SummaryId(id) = self.tok() else {
            return self.refuse("expected top-level entity");
        };
        self.summary.next = id.saturating_add(1);
        // From here on, words before colons are not labels. If LLVM reads only the module and skips an entry, it
        // never returns to reading such words as labels.
        self.lex.ignore_colon = true;
        self.next()?;
        self.expect(Tok::Equal, "expected '=' here")?;
        if !self.summary.keep {
            return self.skip_summary_entry();
        }
        let kind = self.tok();
        match kind {
            Tok::Keyword(
                Kw::Gv
                | Kw::Module
                | Kw::Typeid
                | Kw::TypeidCompatibleVTable
                | Kw::Flags
                | Kw::Blockcount,
            ) => self.next()?,
            _ => return self.refuse("unexpected summary kind"),
        }
        self.expect(Tok::Colon, "expected ':' here")?;
        match kind {
            Tok::Keyword(Kw::Flags | Kw::Blockcount) => {
                // The number ends the entry. The following word may be a label again.
                self.end_of_summary_entry(start);
                let number = self.uint64()?;
                match kind {
                    Tok::Keyword(Kw::Flags) => self.summary.counts |= number != 0,
                    _ => self.summary.has_block_count = true,
                }
                return Ok(());
            }
            Tok::Keyword(Kw::Module) => self.module_entry(id)?,
            Tok::Keyword(Kw::Gv) => {
                self.summary.counts = true;
                self.value_entry(id)?;
            }
            Tok::Keyword(Kw::Typeid) => self.type_id_entry(id)?,
            _ => self.vtable_entry(id)?,
        }
        self.require(Tok::RParen, HERE_CLOSE)?;
        self.end_of_summary_entry(start);
        self.next()
    }

    /// Skips an entry, as LLVM does if it reads only the module.
    fn skip_summary_entry(&mut self) -> Read<()> {
        match self.tok() {
            Tok::Keyword(word @ (Kw::Flags | Kw::Blockcount)) => {
                self.next()?;
                self.expect(Tok::Colon, "expected ':' here")?;
                let number = self.uint64()?;
                match word {
                    Kw::Flags => self.summary.counts |= number != 0,
                    _ => self.summary.has_block_count = true,
                }
                return Ok(());
            }
            Tok::Keyword(Kw::Gv) => self.summary.counts = true,
            Tok::Keyword(Kw::Module | Kw::Typeid) => {}
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

    /// Keeps the text of an entry. The current token is its last one.
    fn end_of_summary_entry(&mut self, start: usize) {
        let entry = self.lex.line_from(start);
        self.module.summary.push(entry.into());
        self.lex.ignore_colon = false;
    }

    /// Returns an error for a name that no global value has so far.
    fn check_summarized(&self, name: &[u8], at: usize) -> Read<()> {
        let symbol = self.module.ctx.symbols.get(name);
        let is_known = symbol.is_some_and(|symbol| self.state(symbol) != State::Mentioned);
        ensure(is_known, at).or_else(|| {
            let name = String::from_utf8_lossy(name);
            format!("Reference to undefined global \"{name}\"")
        })
    }

    /// Records the entry of a value, and removes the forward references to it.
    fn define_summary(&mut self, id: u32) {
        let summary = &mut self.summary;
        summary.values.insert(id);
        summary.missing_values.remove(&id);
        summary.missing_aliasees.remove(&id);
    }
}

const HERE_COLON: &str = "expected ':' here";
const HERE_OPEN: &str = "expected '(' here";
const HERE_CLOSE: &str = "expected ')' here";
const HERE_COMMA: &str = "expected ',' here";
const COLON: &str = "expected ':'";

/// Helpers for reading entries.
impl Reader<'_> {
    /// `word:`
    fn summary_field(&mut self, word: Kw, message: &str) -> Read<()> {
        self.expect_keyword(word, message)?;
        self.expect(Tok::Colon, HERE_COLON)
    }

    /// Reads `: (` after the keyword of a list.
    fn open_list(&mut self) -> Read<()> {
        self.expect(Tok::Colon, HERE_COLON)?;
        self.expect(Tok::LParen, HERE_OPEN)
    }

    /// Reads `: (`, with messages that name the list.
    fn open_list_in(&mut self, list: &str) -> Read<()> {
        self.expect(Tok::Colon, &format!("expected ':' in {list}"))?;
        self.expect(Tok::LParen, &format!("expected '(' in {list}"))
    }

    fn close_in(&mut self, list: &str) -> Read<()> {
        self.expect(Tok::RParen, &format!("expected ')' in {list}"))
    }

    /// Reads one or more items separated by commas.
    fn comma_list(&mut self, mut item: impl FnMut(&mut Self) -> Read<()>) -> Read<()> {
        loop {
            item(self)?;
            if !self.eat(Tok::Comma)? {
                return Ok(());
            }
        }
    }

    /// Reads items that each follow a comma.
    fn optional_items(&mut self, mut item: impl FnMut(&mut Self) -> Read<()>) -> Read<()> {
        while self.eat(Tok::Comma)? {
            item(self)?;
        }
        Ok(())
    }

    /// Reads `: N`, a 64-bit number, after the keyword of a field.
    fn number_field(&mut self) -> Read<()> {
        self.expect(Tok::Colon, COLON)?;
        self.uint64().map(drop)
    }

    /// Reads `: 0` or `: 1` after the keyword of a field. Any other number counts as 1.
    fn flag_field(&mut self) -> Read<bool> {
        self.expect(Tok::Colon, COLON)?;
        Ok(self.uint64()? != 0)
    }

    /// `offset: N`
    fn offset_field(&mut self) -> Read<()> {
        self.summary_field(Kw::Offset, "expected 'offset' here")?;
        self.uint64().map(drop)
    }

    /// Reads `readonly ^N`, a reference to the entry of a value, which may come later.
    fn value_reference(&mut self) -> Read<()> {
        let at = self.here();
        if let Some(id) = self.value_id()? {
            self.summary.missing_values.entry(id).or_insert(at);
        }
        Ok(())
    }

    /// Reads the number of an entry, and returns it if the entry was not read yet.
    fn value_id(&mut self) -> Read<Option<u32>> {
        use terrace_llvmir::AttrKind as K;
        if !self.eat_keyword(Kw::Attr(K::ReadOnly))? {
            self.eat_keyword(Kw::Attr(K::WriteOnly))?;
        }
        let Tok::SummaryId(id) = self.tok() else {
            return self.refuse("expected GV ID");
        };
        self.next()?;
        Ok((!self.summary.values.contains(&id)).then_some(id))
    }

    /// Reads an optional reference to the entry of a type identifier. All such entries come later.
    fn type_reference(&mut self) -> Read<bool> {
        let Tok::SummaryId(id) = self.tok() else {
            return Ok(false);
        };
        let at = self.here();
        self.summary.missing_types.entry(id).or_insert(at);
        self.next()?;
        Ok(true)
    }
}
