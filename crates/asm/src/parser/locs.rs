//! Parses locations: `loc(..)` after operations and arguments, and as attributes.
//!
//! An operation may refer to a location alias that the file defines later. It then gets a placeholder, one per alias.
//! At the end of the file, [`Parser::finish_locations`] replaces the placeholders by the locations.

use super::{Delim, Parser};
use crate::lexer::{Tok, Token};
use rustc_hash::FxHashMap;
use terrace_builtin::locations::{self, CallSiteLoc, FileLineColRange, NameLoc, PositionForm};
use terrace_ir::{Attr, AttrKind, Body, Element, Elements, Failed, Loc, OpId};

/// The placeholder for the location of an alias that is not yet defined.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct DeferredLoc {
    /// The name of the alias, as a string attribute.
    alias: Attr,
}

impl Elements for DeferredLoc {
    fn elements(&self, visit: &mut dyn FnMut(Element)) {
        self.alias.elements(visit);
    }
}

impl AttrKind for DeferredLoc {
    const DIALECT: &'static str = "builtin";
}

/// The placeholders of a file, keyed by alias, with the offset of the alias's first use.
pub(super) type DeferredLocs<'p> = FxHashMap<&'p [u8], (Loc, u32)>;

impl<'p> Parser<'p> {
    /// Parses `loc(..)` after an operation or argument if it comes next.
    pub fn optional_location(&mut self) -> Result<Option<Loc>, Failed> {
        if !self.eat_keyword("loc") {
            return Ok(None);
        }
        self.expect_tok(Tok::LParen, "expected '(' in location")?;
        let token = self.cursor.tok;
        let loc = if token.kind == Tok::HashId && !self.text_of(token).contains(&b'.') {
            self.advance();
            self.location_alias(token)?
        } else {
            self.location_body()?
        };
        self.expect_tok(Tok::RParen, "expected ')' in location")?;
        Ok(Some(loc))
    }

    /// Returns the location of an alias, or its placeholder.
    fn location_alias(&mut self, token: Token) -> Result<Loc, Failed> {
        let alias = &self.text_of(token)[1..];
        let aliases = &self.defined.attrs;
        if let Some(&attr) = aliases.known.get(alias).or(aliases.late.get(alias)) {
            return self.aliased_location(attr, token.start());
        }
        if let Some(&(placeholder, _)) = self.defined.locs.get(alias) {
            return Ok(placeholder);
        }
        let name = self.ctx.string(alias);
        let placeholder = locations::loc(self.ctx, DeferredLoc { alias: name });
        self.defined
            .locs
            .insert(alias, (placeholder, token.start()));
        Ok(placeholder)
    }

    fn aliased_location(&mut self, attr: Attr, offset: u32) -> Result<Loc, Failed> {
        match locations::attr_loc(self.ctx, attr) {
            Some(loc) => Ok(loc),
            None => {
                let shown = self.ctx.show_attr(attr);
                Err(self.raw_error(offset, format!("expected location, but found '{shown}'")))
            }
        }
    }

    /// Replaces the placeholders by the locations of the aliases.
    pub(crate) fn finish_locations(&mut self) -> Result<(), Failed> {
        if self.defined.locs.is_empty() {
            return Ok(());
        }
        let mut uses: Vec<_> = std::mem::take(&mut self.defined.locs).into_iter().collect();
        uses.sort_unstable_by_key(|&(_, (_, offset))| offset);
        let mut known = FxHashMap::default();
        for (alias, (placeholder, offset)) in uses {
            let Some(&attr) = self.defined.attrs.known.get(alias) else {
                return Err(self.raw_error(offset, "operation location alias was never defined"));
            };
            known.insert(placeholder, self.aliased_location(attr, offset)?);
        }
        replace_locations(&mut self.body, &known);
        Ok(())
    }

    /// Parses a location without the enclosing `loc( )`.
    pub(crate) fn location_body(&mut self) -> Result<Loc, Failed> {
        self.nested(|parser| match parser.cursor.tok.kind {
            Tok::HashId => {
                let attr = parser.attr(None)?;
                match locations::attr_loc(parser.ctx, attr) {
                    Some(loc) => Ok(loc),
                    None => {
                        let shown = parser.ctx.show_attr(attr);
                        let message = format!("expected location attribute, but got{shown}");
                        Err(parser.raw_error(parser.cursor.tok.start(), message))
                    }
                }
            }
            Tok::String => parser.name_or_file_location(),
            Tok::BareId => match parser.spelling() {
                b"callsite" => parser.call_site_location(),
                b"fused" => parser.fused_location(),
                b"unknown" => {
                    parser.advance();
                    Ok(Loc::UNKNOWN)
                }
                _ => Err(parser.wrong_token("expected location instance")),
            },
            _ => Err(parser.wrong_token("expected location instance")),
        })
    }

    /// Parses `"name"`, `"name"(child)`, `"file":1:2` or `"file":1:2 to 3:4`.
    fn name_or_file_location(&mut self) -> Result<Loc, Failed> {
        let token = self.take();
        let name = self.ctx.string(self.string_value(token));
        if self.eat_tok(Tok::Colon) {
            return self.file_location(name);
        }
        let mut child = Loc::UNKNOWN;
        if self.eat_tok(Tok::LParen) {
            child = self.location_body()?;
            self.expect_tok(Tok::RParen, "expected ')' after child location of NameLoc")?;
        }
        Ok(locations::loc(self.ctx, NameLoc { name, child }))
    }

    fn file_location(&mut self, file: Attr) -> Result<Loc, Failed> {
        let line = self.line_or_column("line")?;
        let mut start = (line, 0);
        let mut form = PositionForm::Line;
        if self.eat_tok(Tok::Colon) {
            start.1 = self.line_or_column("column")?;
            form = PositionForm::LineColumn;
            if self.eat_keyword("to") {
                form = self.range_end()?;
            }
        }
        // MLIR's name of the standard input.
        let file = match file.bytes(self.ctx) {
            Some(b"") => self.ctx.string("-"),
            _ => file,
        };
        Ok(locations::loc(
            self.ctx,
            FileLineColRange { file, start, form },
        ))
    }

    /// Parses `3:4`, or `:4` for a column on the line where the range starts.
    fn range_end(&mut self) -> Result<PositionForm, Failed> {
        const NEITHER: &str = "expected either integer or `:` post `to` in FileLineColRange";
        let line = match self.cursor.tok.kind {
            Tok::Integer => Some(self.line_or_column("line")?),
            _ => None,
        };
        self.expect_tok(Tok::Colon, NEITHER)?;
        let end = self.line_or_column("column")?;
        Ok(match line {
            Some(line) => PositionForm::Range { end: (line, end) },
            None => PositionForm::Columns { end },
        })
    }

    fn line_or_column(&mut self, what: &str) -> Result<u32, Failed> {
        let value = match self.cursor.tok.kind {
            Tok::Integer => self
                .u64_of(self.cursor.tok)
                .and_then(|value| u32::try_from(value).ok()),
            _ => None,
        };
        match value {
            Some(value) => {
                self.advance();
                Ok(value)
            }
            None => {
                let message = format!("expected integer {what} number in FileLineColRange");
                Err(self.wrong_token(&message))
            }
        }
    }

    fn call_site_location(&mut self) -> Result<Loc, Failed> {
        self.advance();
        self.expect_tok(Tok::LParen, "expected '(' in callsite location")?;
        let callee = self.location_body()?;
        if !self.eat_keyword("at") {
            return Err(self.wrong_token("expected 'at' in callsite location"));
        }
        let caller = self.location_body()?;
        self.expect_tok(Tok::RParen, "expected ')' in callsite location")?;
        Ok(locations::loc(self.ctx, CallSiteLoc { callee, caller }))
    }

    fn fused_location(&mut self) -> Result<Loc, Failed> {
        self.advance();
        let mut metadata = None;
        if self.eat_tok(Tok::Less) {
            metadata = Some(self.attr(None)?);
            self.expect_tok(Tok::Greater, "expected '>' after fused location metadata")?;
        }
        let mut parts = Vec::new();
        self.comma_list_in(Delim::Square, " in fused location", &mut |parser| {
            parts.push(parser.location_body()?);
            Ok(())
        })?;
        Ok(locations::fused_loc(self.ctx, &parts, metadata))
    }
}

fn replace_locations(body: &mut Body, known: &FxHashMap<Loc, Loc>) {
    for op in (0..body.op_capacity()).map(OpId::from_index) {
        if body.is_erased(op) || body.is_nested(op) {
            continue;
        }
        if let Some(&loc) = known.get(&body.loc(op)) {
            body.set_loc(op, loc);
        }
    }
    for loc in body.all_block_arg_locs_mut() {
        if let Some(&known) = known.get(loc) {
            *loc = known;
        }
    }
    for nested in body.nested_bodies_mut() {
        replace_locations(nested, known);
    }
}
