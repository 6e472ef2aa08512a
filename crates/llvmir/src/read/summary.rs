//! Summaries, which are skipped, and orders of uses, which are checked and forgotten.

use super::Reader;
use super::constants::ValKind;
use super::error::{Read, refusal};
use super::keywords::Kw;
use super::lexer::Tok;
use super::symbols::State;

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

    /// `uselistorder type value, { indexes }` of a global value or constant.
    pub(super) fn use_list_order(&mut self) -> Read<()> {
        self.next()?;
        self.typed_constant()?;
        self.expect(Tok::Comma, "expected comma in uselistorder directive")?;
        self.use_list_indexes()
    }

    /// `{ 1, 0 }`
    pub(super) fn use_list_indexes(&mut self) -> Read<()> {
        let at = self.here();
        self.expect(Tok::LBrace, "expected '{' here")?;
        if self.tok() == Tok::RBrace {
            return self.refuse("expected non-empty list of uselistorder indexes");
        }
        let mut indexes = Vec::new();
        loop {
            indexes.push(self.uint32()?);
            if !self.eat(Tok::Comma)? {
                break;
            }
        }
        self.expect(Tok::RBrace, "expected '}' here")?;
        let ordered = indexes
            .iter()
            .enumerate()
            .all(|(at, &index)| at == index as usize);
        // As LLVM, which compares sums rather than looking for an index twice.
        let offset = indexes
            .iter()
            .zip(0_u32..)
            .fold(0_u32, |sum, (&index, at)| {
                sum.wrapping_add(index.wrapping_sub(at))
            });
        let in_range = indexes
            .iter()
            .all(|&index| (index as usize) < indexes.len());
        let problem = if indexes.len() < 2 {
            "expected >= 2 uselistorder indexes"
        } else if offset != 0 || !in_range {
            "expected distinct uselistorder indexes in range [0, size)"
        } else if ordered {
            "expected uselistorder indexes to change the order"
        } else {
            return Ok(());
        };
        Err(refusal(at, problem))
    }

    /// `uselistorder_bb @f, %block, { indexes }`
    pub(super) fn block_use_list_order(&mut self) -> Read<()> {
        const COMMA: &str = "expected comma in uselistorder_bb directive";
        self.next()?;
        let function = self.val_id(None)?;
        self.expect(Tok::Comma, COMMA)?;
        let label = self.val_id(None)?;
        self.expect(Tok::Comma, COMMA)?;
        self.use_list_indexes()?;
        let symbol = match function.kind {
            ValKind::GlobalName(name, _) => self.named_symbol(&name),
            ValKind::GlobalId(number, _) => self.numbered_symbol(number),
            _ => {
                let message = "expected function name in uselistorder_bb";
                return Err(refusal(function.at, message));
            }
        };
        let problem = match self.state(symbol) {
            State::Mentioned | State::Forward(_) => {
                "invalid function forward reference in uselistorder_bb"
            }
            State::Other => "expected function name in uselistorder_bb",
            State::Declaration => "invalid declaration in uselistorder_bb",
            State::Definition => {
                return match label.kind {
                    ValKind::LocalId(_) => {
                        let message = "invalid numeric label in uselistorder_bb";
                        Err(refusal(label.at, message))
                    }
                    ValKind::LocalName(name) if self.has_block(symbol, &name) => Ok(()),
                    ValKind::LocalName(_) => {
                        let message = "invalid basic block in uselistorder_bb";
                        Err(refusal(label.at, message))
                    }
                    _ => {
                        let message = "expected basic block name in uselistorder_bb";
                        Err(refusal(label.at, message))
                    }
                };
            }
        };
        Err(refusal(function.at, problem))
    }
}
