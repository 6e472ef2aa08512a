//! Parses regions, blocks, successors and arguments.

use super::names::{BlockEntry, BlockNames};
use super::{Argument, Delim, OpState, Operand, Parser};
use crate::lexer::{Tok, Token};
use terrace_ir::{Attr, BlockId, Body, Failed, OpId, OpSpec, RegionId, SmallVec, Traits, Type};

/// A successor and the operands that are forwarded to it, with their types.
pub(crate) type SuccessorAndArgs = (BlockId, SmallVec<[Operand; 4]>, SmallVec<[Type; 4]>);

impl<'p> Parser<'p> {
    /// Parses `{ .. }` as the next region of the operation, with these entry arguments. The region of an isolated
    /// operation is added to the operation's own body.
    pub fn region(&mut self, state: &mut OpState, args: &[Argument]) -> Result<RegionId, Failed> {
        self.region_into(state, None, args)
    }

    /// Like [`region`](Self::region), but parses into a region that [`empty_region`](Self::empty_region) created. Used
    /// if the regions occur in another order in the text than in the operation.
    pub fn region_into(
        &mut self,
        state: &mut OpState,
        region: Option<RegionId>,
        args: &[Argument],
    ) -> Result<RegionId, Failed> {
        if self.cursor.tok.kind != Tok::LBrace {
            return Err(self.wrong_token("expected '{' to begin a region"));
        }
        self.nested(|parser| parser.region_unbounded(state, region, args))
    }

    /// Parses a region if one comes next.
    pub fn optional_region(
        &mut self,
        state: &mut OpState,
        args: &[Argument],
    ) -> Result<Option<RegionId>, Failed> {
        if self.cursor.tok.kind == Tok::LBrace {
            self.region(state, args).map(Some)
        } else {
            Ok(None)
        }
    }

    /// Adds an empty region to the operation.
    pub fn empty_region(&mut self, state: &mut OpState) -> RegionId {
        if state
            .def
            .is_some_and(|def| def.has(Traits::ISOLATED_FROM_ABOVE))
        {
            let mut nested = match state.nested.take() {
                Some(nested) => nested,
                None => self.fresh_body(state),
            };
            let region = nested.add_region(OpId::ROOT);
            state.nested = Some(nested);
            return region;
        }
        let op = self.row_of(state);
        self.body.add_region(op)
    }

    /// Returns a body for an isolated operation. Reuses the tables of a former body if possible.
    pub(super) fn fresh_body(&mut self, state: &OpState) -> Box<Body> {
        let spec = OpSpec::new(state.name, state.loc);
        match self.pools.bodies.pop() {
            Some(mut body) => {
                body.reset(spec);
                body
            }
            None => Box::new(Body::new(spec)),
        }
    }

    /// Returns true if a parsed region has no blocks.
    pub fn region_is_empty(&self, state: &OpState, region: RegionId) -> bool {
        let body = state.nested.as_ref().unwrap_or(&self.body);
        body.entry_block(region).is_none() && !self.was_skipped(state)
    }

    /// Parses the body of a function. Unnamed arguments are not created. A body without operations still gets a block,
    /// which lacks the unnamed arguments.
    pub fn function_body(
        &mut self,
        state: &mut OpState,
        args: &[Argument],
    ) -> Result<RegionId, Failed> {
        let named = args.first().is_some_and(|arg| arg.name.is_some());
        let region = self.region(state, if named { args } else { &[] })?;
        if !args.is_empty() && self.region_is_empty(state, region) {
            let body = state.nested.as_deref_mut().unwrap_or(&mut self.body);
            let block = body.create_block(&[]);
            body.append_block(region, block);
        }
        Ok(region)
    }

    fn region_unbounded(
        &mut self,
        state: &mut OpState,
        region: Option<RegionId>,
        args: &[Argument],
    ) -> Result<RegionId, Failed> {
        let isolated = state
            .def
            .is_some_and(|def| def.has(Traits::ISOLATED_FROM_ABOVE));
        // In generic form, the default dialect of the enclosing region remains in effect.
        let default_dialect = match self.custom_op {
            Some(_) => self
                .tables
                .names(state.name)
                .map_or("", |names| names.default_dialect()),
            None => self.default_dialects.last().copied().unwrap_or_default(),
        };
        self.default_dialects.push(default_dialect);
        let custom_op = self.custom_op.take();
        let result = if isolated {
            let nested = match state.nested.take() {
                Some(nested) => nested,
                None => self.fresh_body(state),
            };
            let stub = self.row_of(state);
            let outer = std::mem::replace(&mut self.body, nested);
            let skipped = match region {
                None => self.skip_region(state, stub, args, default_dialect, custom_op.is_some()),
                Some(_) => None,
            };
            let result = match skipped {
                Some(region) => Ok(region),
                None => self.isolated_region(state, stub, region, args),
            };
            state.nested = Some(std::mem::replace(&mut self.body, outer));
            self.mention_pending();
            result
        } else {
            let op = self.row_of(state);
            let region = region.unwrap_or_else(|| self.body.add_region(op));
            let mark = self.scopes.inner.mark();
            let result = self.region_body(region, args);
            self.scopes.inner.release(mark);
            result.map(|()| region)
        };
        self.custom_op = custom_op;
        self.default_dialects.pop();
        result
    }

    /// Parses a region of an isolated operation. The operation's body is already the current one.
    fn isolated_region(
        &mut self,
        state: &OpState,
        stub: OpId,
        region: Option<RegionId>,
        args: &[Argument],
    ) -> Result<RegionId, Failed> {
        self.push_scope();
        self.open_isolated(stub);
        let region = region.unwrap_or_else(|| self.body.add_region(OpId::ROOT));
        let result = self.region_body(region, args);
        match result {
            Ok(()) => self.pop_scope(state.loc),
            Err(_) => self.drop_scope(),
        }
        self.close_isolated();
        result.map(|()| region)
    }

    pub(super) fn region_body(
        &mut self,
        region: RegionId,
        args: &[Argument],
    ) -> Result<(), Failed> {
        self.advance();
        self.scopes.inner.blocks.push(BlockNames::default());
        let result = self.blocks(region, args);
        let blocks = self.scopes.inner.blocks.pop().unwrap_or_default();
        result?;
        let missing = blocks.values().filter(|entry| !entry.defined);
        let mut missing: Vec<u32> = missing.map(|entry| entry.offset).collect();
        missing.sort_unstable();
        let mut result = Ok(());
        for offset in missing {
            result = Err(self.raw_error(offset, "reference to an undefined block"));
        }
        result
    }

    /// Reports blocks that were mentioned outside of all regions.
    pub(super) fn check_undefined_blocks(&mut self) -> Result<(), Failed> {
        let blocks = self.scopes.inner.blocks.last();
        let offsets = blocks.into_iter().flat_map(|blocks| blocks.values());
        match offsets.map(|entry| entry.offset).min() {
            Some(offset) => Err(self.raw_error(offset, "reference to an undefined block")),
            None => Ok(()),
        }
    }

    fn blocks(&mut self, region: RegionId, args: &[Argument]) -> Result<(), Failed> {
        if self.cursor.tok.kind == Tok::RBrace && args.is_empty() {
            self.advance();
            return Ok(());
        }
        let entry = if self.cursor.tok.kind == Tok::CaretId && args.is_empty() {
            None
        } else {
            let entry = self.body.create_block(&[]);
            self.body.append_block(region, entry);
            for arg in args {
                self.region_argument(entry, arg)?;
            }
            Some(entry)
        };
        match entry {
            Some(entry) if self.cursor.tok.kind == Tok::CaretId => {
                if !args.is_empty() {
                    return Err(self.raw_error(
                        self.cursor.tok.start(),
                        "invalid block name in region with named arguments",
                    ));
                }
                self.labelled_block(region)?;
                let _ = entry;
            }
            Some(entry) => self.block_ops(entry)?,
            None => self.labelled_block(region)?,
        }
        while self.cursor.tok.kind != Tok::RBrace {
            if self.cursor.tok.kind == Tok::Eof {
                return Err(self.wrong_token("expected '}' to end a region"));
            }
            self.labelled_block(region)?;
        }
        self.advance();
        Ok(())
    }

    fn region_argument(&mut self, entry: BlockId, arg: &Argument) -> Result<(), Failed> {
        let ty = arg.ty.unwrap_or(Type::NONE);
        match arg.name {
            Some(name) => {
                self.claim_region_argument(name)?;
                self.define_argument(name, entry, ty, arg.loc)
            }
            None => {
                self.body.add_block_arg(entry, ty, arg.loc);
                Ok(())
            }
        }
    }

    /// Parses `^name(%a: i32): ops`.
    fn labelled_block(&mut self, region: RegionId) -> Result<(), Failed> {
        if self.cursor.tok.kind != Tok::CaretId {
            return Err(self.wrong_token("expected block name"));
        }
        let token = self.take_word();
        let name = self.text_of(token);
        let blocks = self.scopes.inner.blocks.last_mut();
        let known = blocks.and_then(|blocks| blocks.get_mut(name));
        let block = match known {
            Some(entry) if entry.defined => {
                let text = self.str_of(token);
                let message = format!("redefinition of block '{text}'");
                return Err(self.raw_error(token.start(), message));
            }
            Some(entry) => {
                (entry.defined, entry.offset) = (true, token.start());
                entry.block
            }
            None => self.new_block(token, true),
        };
        self.body.append_block(region, block);
        if self.eat_tok(Tok::LParen) && !self.eat_tok(Tok::RParen) {
            loop {
                if self.cursor.tok.kind != Tok::PercentId {
                    return Err(self.wrong_token("expected SSA operand"));
                }
                let name = self.take_word();
                self.expect_tok(Tok::Colon, "expected ':' and type for SSA operand")?;
                let ty = self.ty()?;
                let loc = match self.optional_location()? {
                    Some(loc) => loc,
                    None => self.loc_at(name.start()),
                };
                self.define_argument(name, block, ty, loc)?;
                if !self.eat_tok(Tok::Comma) {
                    break;
                }
            }
            self.expect_tok(Tok::RParen, "expected ')'")?;
        }
        self.expect_tok(Tok::Colon, "expected ':' after block name")?;
        self.block_ops(block)
    }

    fn block_ops(&mut self, block: BlockId) -> Result<(), Failed> {
        while !matches!(self.cursor.tok.kind, Tok::CaretId | Tok::RBrace) {
            self.operation(block)?;
        }
        Ok(())
    }

    /// Creates the block of a `^` token that is mentioned for the first time.
    fn new_block(&mut self, token: Token, defined: bool) -> BlockId {
        let block = self.body.create_block(&[]);
        let (name, offset) = (self.text_of(token), token.start());
        if let Some(blocks) = self.scopes.inner.blocks.last_mut() {
            let entry = BlockEntry {
                block,
                offset,
                defined,
            };
            blocks.insert(name, entry);
        }
        block
    }

    /// Parses `^name`.
    pub fn successor(&mut self) -> Result<BlockId, Failed> {
        if self.cursor.tok.kind != Tok::CaretId {
            return Err(self.wrong_token("expected block name"));
        }
        let token = self.take_word();
        let Some(blocks) = self.scopes.inner.blocks.last() else {
            return Err(self.raw_error(token.start(), "reference to an undefined block"));
        };
        match blocks.get(self.text_of(token)) {
            Some(entry) => Ok(entry.block),
            None => Ok(self.new_block(token, false)),
        }
    }

    /// Parses `^name` if it comes next.
    pub fn optional_successor(&mut self) -> Result<Option<BlockId>, Failed> {
        if self.cursor.tok.kind == Tok::CaretId {
            self.successor().map(Some)
        } else {
            Ok(None)
        }
    }

    /// Parses `^name` or `^name(%a, %b : i32, f32)`.
    pub fn successor_and_args(&mut self) -> Result<SuccessorAndArgs, Failed> {
        let block = self.successor()?;
        let (operands, types) = self.successor_args()?;
        Ok((block, operands, types))
    }

    /// Parses an optional `(%a, %b : i32, f32)`.
    #[expect(clippy::type_complexity, reason = "two lists of equal length")]
    pub fn successor_args(
        &mut self,
    ) -> Result<(SmallVec<[Operand; 4]>, SmallVec<[Type; 4]>), Failed> {
        let (mut operands, mut types) = (SmallVec::new(), SmallVec::new());
        if self.eat_tok(Tok::LParen) && !self.eat_tok(Tok::RParen) {
            if self.cursor.tok.kind != Tok::PercentId {
                return Err(self.wrong_token("expected ')'"));
            }
            loop {
                operands.push(self.operand()?);
                if !self.eat_tok(Tok::Comma) {
                    break;
                }
            }
            self.expect_tok(Tok::Colon, "expected ':' in operand list")?;
            types = self.type_list()?;
            self.expect_tok(Tok::RParen, "expected ')'")?;
        }
        Ok((operands, types))
    }

    /// Parses a comma-separated list of operands in delimiters.
    pub fn operand_list(&mut self, delim: Delim) -> Result<SmallVec<[Operand; 4]>, Failed> {
        let mut operands = SmallVec::new();
        if delim == Delim::None && self.cursor.tok.kind != Tok::PercentId {
            return Ok(operands);
        }
        self.comma_list_in(delim, " in operand list", &mut |parser| {
            operands.push(parser.operand()?);
            Ok(())
        })?;
        Ok(operands)
    }

    /// Parses `count` operands, separated by commas.
    pub fn operand_list_of(&mut self, count: usize) -> Result<SmallVec<[Operand; 4]>, Failed> {
        let offset = self.cursor.tok.start();
        match self.cursor.tok.kind {
            Tok::PercentId => {}
            Tok::LParen | Tok::LSquare => {
                return Err(self.raw_error(offset, "unexpected delimiter"));
            }
            _ => return Err(self.wrong_token("expected operand")),
        }
        let operands = self.operand_list(Delim::None)?;
        match operands.len() == count {
            true => Ok(operands),
            false => Err(self.error(offset, format!("expected {count} operands"))),
        }
    }

    /// Parses an optional `, %a, %b`. The list after the comma may be empty.
    pub fn trailing_operands(&mut self) -> Result<SmallVec<[Operand; 4]>, Failed> {
        match self.eat_tok(Tok::Comma) {
            true => self.operand_list(Delim::None),
            false => Ok(SmallVec::new()),
        }
    }

    /// Parses an optional `(%a, %b : i32, f32)`, and appends the operands and types. Their numbers may differ. For the
    /// successors of switches.
    pub fn optional_typed_operands(
        &mut self,
        operands: &mut impl Extend<Operand>,
        types: &mut impl Extend<Type>,
    ) -> Result<(), Failed> {
        if !self.eat_tok(Tok::LParen) {
            return Ok(());
        }
        operands.extend(self.operand_list(Delim::None)?);
        self.expect(":")?;
        types.extend(self.type_list()?);
        self.expect(")")
    }

    /// Parses `(%name = %value, ..)`: arguments of a region and their initial values.
    pub fn assignment_list(
        &mut self,
        args: &mut Vec<Argument>,
    ) -> Result<SmallVec<[Operand; 4]>, Failed> {
        if self.cursor.tok.kind != Tok::LParen {
            return Err(self.error_here("expected '('"));
        }
        let mut operands = SmallVec::new();
        self.advance();
        if self.eat_tok(Tok::RParen) {
            return Ok(operands);
        }
        loop {
            args.push(self.argument(false, false)?);
            self.expect("=")?;
            operands.push(self.operand()?);
            if !self.eat_tok(Tok::Comma) {
                break;
            }
        }
        self.expect_tok(Tok::RParen, "expected ',' or ')'")?;
        Ok(operands)
    }

    /// Parses `%name`, followed by `: type` and `{attrs}` if they are permitted, and an optional location.
    pub fn argument(&mut self, allow_type: bool, allow_attrs: bool) -> Result<Argument, Failed> {
        if self.cursor.tok.kind != Tok::PercentId {
            return Err(self.wrong_token("expected SSA operand"));
        }
        let token = self.take();
        if self.cursor.tok.kind == Tok::HashId {
            return Err(self.raw_error(
                self.cursor.tok.start(),
                "result number not allowed in argument list",
            ));
        }
        let ty = if allow_type {
            Some(self.colon_type()?)
        } else {
            None
        };
        self.argument_rest(Some(token), token.start(), ty, allow_attrs)
    }

    /// Like [`argument`](Self::argument), if `%name` comes next.
    pub fn optional_argument(
        &mut self,
        allow_type: bool,
        allow_attrs: bool,
    ) -> Result<Option<Argument>, Failed> {
        if self.cursor.tok.kind == Tok::PercentId {
            self.argument(allow_type, allow_attrs).map(Some)
        } else {
            Ok(None)
        }
    }

    /// Parses a type with attributes and a location: an argument of a declaration.
    pub fn unnamed_argument(&mut self) -> Result<Argument, Failed> {
        let offset = self.cursor.tok.start();
        let ty = self.ty()?;
        self.argument_rest(None, offset, Some(ty), true)
    }

    fn argument_rest(
        &mut self,
        name: Option<Token>,
        offset: u32,
        ty: Option<Type>,
        allow_attrs: bool,
    ) -> Result<Argument, Failed> {
        let mut attrs = Attr::EMPTY_DICTIONARY;
        if allow_attrs && self.cursor.tok.kind == Tok::LBrace {
            let mut entries = Vec::with_capacity(8);
            self.attr_entries(&mut entries)?;
            attrs = self.dictionary_of(&entries);
        }
        let loc = self
            .optional_location()?
            .unwrap_or_else(|| self.loc_at(offset));
        Ok(Argument {
            name,
            offset,
            ty,
            attrs,
            loc,
        })
    }
}
