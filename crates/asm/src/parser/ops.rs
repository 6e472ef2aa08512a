//! Parses operations in generic form, and the parts of the custom form outside the format.

use super::op_names::KnownOp;
use super::properties;
use super::{OpState, Operand, Parser};
use crate::lexer::{Tok, Token};
use crate::tables::Syntax;
use terrace_builtin::{FunctionType, IntegerAttr};
use terrace_ir::opdef::RegionKind;
use terrace_ir::{
    Attr, BlockId, Body, DictionaryAttr, Failed, OpDef, OpId, OpName, OpSpec, PanicNote, RegionId,
    SmallVec, Traits, Type, dialect_namespace, innermost_panic_place, message_text,
};

/// Bodies with at most this many operations are parsed into reused tables and then copied.
const MAX_COPIED: usize = 4096;

/// The name `%name` or `%name:2` before an operation.
#[derive(Clone, Copy)]
struct ResultName {
    token: Token,
    count: u32,
}

/// The result names before an operation.
#[derive(Default)]
struct ResultNames {
    /// A single `%name`, the most frequent case.
    one: Option<Token>,
    /// All names otherwise.
    several: Vec<ResultName>,
    /// The number of results that all names denote.
    count: u64,
}

impl<'p> Parser<'p> {
    /// Parses one operation and appends it to a block.
    pub(super) fn operation(&mut self, block: BlockId) -> Result<(), Failed> {
        let mut names = ResultNames::default();
        if self.cursor.tok.kind == Tok::PercentId {
            let token = self.take();
            if self.eat_tok(Tok::Equal) {
                (names.one, names.count) = (Some(token), 1);
            } else {
                names = self.several_names(token)?;
            }
        }
        let mut state = self
            .pools
            .states
            .pop()
            .unwrap_or_else(|| Box::new(OpState::empty()));
        let count = usize::try_from(names.count).unwrap_or(usize::MAX);
        state.named_results = (count > 0).then_some(count);
        match self.cursor.tok.kind {
            Tok::BareId => self.custom_op(&mut state)?,
            Tok::String => self.generic_op(&mut state)?,
            _ => return Err(self.wrong_token("expected operation name in quotes")),
        }
        if self.cursor.tok.kind == Tok::BareId
            && self.spelling() == b"loc"
            && let Some(loc) = self.optional_location()?
        {
            state.loc = loc;
        }
        self.finish(&mut state, &names, block)?;
        self.pools.states.push(state);
        Ok(())
    }

    /// Parses the rest of a list of result names after the first one: `:2, %name =`.
    #[cold]
    fn several_names(&mut self, first: Token) -> Result<ResultNames, Failed> {
        let (mut names, mut all) = (Vec::new(), 0u64);
        let mut token = first;
        loop {
            let mut count = 1;
            if self.eat_tok(Tok::Colon) {
                count = self.result_count()?;
            }
            all = all.saturating_add(count);
            // A count this large causes an error later, because no operation has as many results.
            let count = u32::try_from(count).unwrap_or(u32::MAX);
            names.push(ResultName { token, count });
            if !self.eat_tok(Tok::Comma) {
                break;
            }
            if self.cursor.tok.kind != Tok::PercentId {
                return Err(self.wrong_token("expected valid ssa identifier"));
            }
            token = self.take();
        }
        self.expect_tok(Tok::Equal, "expected '=' after SSA name")?;
        Ok(ResultNames {
            several: names,
            count: all,
            ..ResultNames::default()
        })
    }

    fn result_count(&mut self) -> Result<u64, Failed> {
        if self.cursor.tok.kind != Tok::Integer {
            return Err(self.wrong_token("expected integer number of results"));
        }
        match self.u64_of(self.cursor.tok) {
            Some(count) if count > 0 => {
                self.advance();
                Ok(count)
            }
            _ => Err(self.raw_error(
                self.cursor.tok.start(),
                "expected named operation to have at least 1 result",
            )),
        }
    }

    /// Starts an operation whose name is `token`. Its row is reserved if it may have regions, which is always possible
    /// in generic form.
    #[inline(always)]
    fn begin(&mut self, op: KnownOp<'p>, token: Token, is_generic: bool, state: &mut OpState) {
        let loc = self.loc_at(token.start());
        let KnownOp {
            name,
            def,
            defaults,
            ..
        } = op;
        // The row of an operation precedes the rows of the operations in its regions.
        let has_regions =
            |def: &OpDef| !def.regions.is_empty() || def.has(Traits::ISOLATED_FROM_ABOVE);
        let is_reserved = is_generic || def.is_none_or(has_regions);
        let op = is_reserved.then(|| self.body.reserve_op(name, loc));
        state.begin(name, def, op);
        state.loc = loc;
        state.offset = token.start();
        // There are usually few defaults, for which a call of `memcpy` would cost more.
        match defaults {
            [] => {}
            [default] => state.props.push(*default),
            defaults => state.props.extend(defaults.iter().copied()),
        }
    }

    /// Creates the operation from its parts, appends it to a block and binds the names of its results.
    #[inline(always)]
    fn finish(
        &mut self,
        state: &mut OpState,
        names: &ResultNames,
        block: BlockId,
    ) -> Result<(), Failed> {
        if names.count > 0 && (names.one.is_none() || state.result_types.len() != 1) {
            self.check_names(names, state)?;
        }
        let attrs = self.dictionary_of(&state.attrs);
        state.attrs.clear();
        let isolated = state
            .def
            .is_some_and(|def| def.has(Traits::ISOLATED_FROM_ABOVE));
        if isolated {
            return self.finish_isolated(state, names, attrs, block);
        }
        let spec = OpSpec {
            name: state.name,
            loc: state.loc,
            operands: &state.operands,
            results: &state.result_types,
            props: &state.props,
            attrs,
            successors: &state.successors,
            regions: 0,
        };
        let (mut adopted, mut claimed) = (None, None);
        if let (Some(token), &[ty]) = (names.one, spec.results) {
            adopted = self.claim_single_result(token, ty)?;
            claimed = Some(token);
        }
        let op = self.body.append_new_op(block, spec, state.op, adopted);
        match claimed {
            Some(token) => self.define(token, self.body.result(op, 0), 1),
            None if names.several.is_empty() => Ok(()),
            None => self.bind_results(op, names),
        }
    }

    /// Reports an error if the number of result names differs from the number of results.
    #[cold]
    fn check_names(&mut self, names: &ResultNames, state: &OpState) -> Result<(), Failed> {
        let first = names.several.first().map(|name| name.token);
        let Some(first) = names.one.or(first) else {
            return Ok(());
        };
        let results = state.result_types.len();
        if results == 0 {
            let message = "cannot name an operation with no results";
            return Err(self.raw_error(first.start(), message));
        }
        let named = names.count;
        if named != results as u64 {
            let message =
                format!("operation defines {results} results but was provided {named} to bind");
            return Err(self.raw_error(first.start(), message));
        }
        Ok(())
    }

    fn bind_results(&mut self, op: OpId, names: &ResultNames) -> Result<(), Failed> {
        let one = names.one.map(|token| ResultName { token, count: 1 });
        let mut at = 0;
        for name in one.iter().chain(&names.several) {
            let first = self.body.result(op, at);
            self.define_results(name.token, first, name.count)?;
            at += name.count as usize;
        }
        Ok(())
    }

    /// Finishes an isolated operation: it becomes the root of its own body, and a stub represents it in the enclosing
    /// body.
    fn finish_isolated(
        &mut self,
        state: &mut OpState,
        names: &ResultNames,
        attrs: Attr,
        block: BlockId,
    ) -> Result<(), Failed> {
        let mut nested = match state.nested.take() {
            Some(nested) => nested,
            None => self.fresh_body(state),
        };
        let spec = OpSpec {
            props: &state.props,
            attrs,
            ..OpSpec::new(state.name, state.loc)
        };
        nested.finish_op(OpId::ROOT, spec);
        let nested = self.exact(nested);
        let reserved = self.row_of(state);
        let (operands, results) = (&state.operands, &state.result_types);
        let op = self.body.finish_nested(reserved, nested, operands, results);
        self.bind_results(op, names)?;
        self.body.append_op(block, op);
        Ok(())
    }

    /// Returns the row of the operation that is being parsed, and reserves it if necessary.
    pub(super) fn row_of(&mut self, state: &mut OpState) -> OpId {
        let body = &mut self.body;
        let reserve = || body.reserve_op(state.name, state.loc);
        *state.op.get_or_insert_with(reserve)
    }

    /// Returns a parsed body without unused capacity. A small body is copied into tables of its size; a large one keeps
    /// its tables.
    pub(super) fn exact(&mut self, mut body: Box<Body>) -> Body {
        if body.op_capacity() > MAX_COPIED {
            body.shrink();
            return *body;
        }
        let exact = body.take_exact();
        self.pools.bodies.push(body);
        exact
    }

    // --- generic form

    /// Parses `"dialect.op"(%a) [^bb] <{props}> ({..}) {attrs} : (i32) -> i32`.
    fn generic_op(&mut self, state: &mut OpState) -> Result<(), Failed> {
        let token = self.cursor.tok;
        let text = self.string_value(token);
        if text.is_empty() {
            return Err(self.raw_error(token.start(), "empty operation name is invalid"));
        }
        if text.contains(&0) {
            return Err(self.raw_error(
                token.start(),
                "null character not allowed in operation name",
            ));
        }
        self.advance();
        let name = self.ctx.op_name(&text);
        self.load_dialect_of(self.ctx.op_name_str(name));
        self.check_registered(name, self.cursor.tok.start())?;
        // The format is not needed, so it is not compiled.
        self.begin(self.known_op(name, None), token, true, state);
        let operands = self.generic_operands()?;
        if self.cursor.tok.kind == Tok::LSquare {
            if state.def.is_some_and(|def| !def.has(Traits::TERMINATOR)) {
                return Err(self.raw_error(self.cursor.tok.start(), "successors in non-terminator"));
            }
            self.advance();
            if self.cursor.tok.kind == Tok::RSquare {
                return Err(self.wrong_token("expected list element"));
            }
            loop {
                let block = self.successor()?;
                state.successors.push(block);
                if !self.eat_tok(Tok::Comma) {
                    break;
                }
            }
            self.expect_tok(Tok::RSquare, "expected ',' or ']'")?;
        }
        let props = match self.cursor.tok.kind {
            Tok::Less => Some(self.generic_props()?),
            _ => None,
        };
        if self.eat_tok(Tok::LParen) {
            loop {
                self.region(state, &[])?;
                if !self.eat_tok(Tok::Comma) {
                    break;
                }
            }
            self.expect_tok(Tok::RParen, "expected ')' to end region list")?;
        }
        let has_dictionary = self.cursor.tok.kind == Tok::LBrace;
        let before = has_dictionary.then(|| state.props.clone());
        self.attr_dict(state)?;
        self.expect_tok(Tok::Colon, "expected ':' followed by operation type")?;
        self.generic_type(state, &operands)?;
        match (props, before, state.def) {
            (Some(props), ..) => {
                if has_dictionary {
                    properties::drop_optional_misfits(self.ctx, state);
                }
                self.set_generic_props(state, props)
            }
            (None, Some(before), Some(def)) => {
                match properties::refused(self.ctx, def, &before, &state.props) {
                    Some(message) => Err(self.raw_error(state.offset, message)),
                    None => Ok(()),
                }
            }
            _ => Ok(()),
        }
    }

    fn check_registered(&mut self, name: OpName, offset: u32) -> Result<(), Failed> {
        if self.ctx.op_def(name).is_some() || self.options.allow_unregistered {
            return Ok(());
        }
        let text = self.ctx.op_name_str(name);
        let dialect = dialect_namespace(text);
        // The verifier rejects unknown operations of known dialects.
        if self.ctx.dialect(dialect).is_some() {
            return Ok(());
        }
        let message = "operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used";
        let failed = self.raw_error(offset, message);
        self.note_on_dialect(offset, dialect);
        Err(failed)
    }

    fn generic_operands(&mut self) -> Result<SmallVec<[Operand; 4]>, Failed> {
        let mut operands = SmallVec::new();
        self.expect_tok(Tok::LParen, "expected '(' to start operand list")?;
        if self.cursor.tok.kind == Tok::PercentId {
            loop {
                operands.push(self.operand()?);
                if !self.eat_tok(Tok::Comma) {
                    break;
                }
            }
        }
        self.expect_tok(Tok::RParen, "expected ')' to end operand list")?;
        Ok(operands)
    }

    /// Parses `<{name = value}>` as an attribute, which is converted to properties once the rest of the operation has
    /// been parsed.
    fn generic_props(&mut self) -> Result<Attr, Failed> {
        self.advance();
        let props = self.attr(None)?;
        self.expect_tok(Tok::Greater, "expected '>' to close properties")?;
        Ok(props)
    }

    fn set_generic_props(&mut self, state: &mut OpState, props: Attr) -> Result<(), Failed> {
        let ctx = self.ctx;
        let Some(def) = state.def else {
            // An unregistered operation has a single property: the attribute as written.
            state.props = vec![Some(props)];
            return Ok(());
        };
        if def.props.is_empty() {
            let why = "this operation does not support properties";
            return Err(self.invalid_props(state, props, why));
        }
        let Some(dictionary) = props.as_::<DictionaryAttr>(ctx) else {
            let why = "expected DictionaryAttr to set properties";
            return Err(self.invalid_props(state, props, why));
        };
        let entries = dictionary.entries();
        // In order of their names; segment sizes come last.
        let mut rows: SmallVec<[_; 16]> = def.props.iter().zip(0..).collect();
        rows.sort_unstable_by_key(|(row, _)| (row.is_segments(), row.name));
        for (row, slot) in rows {
            let find = |entry: &&(Attr, Attr)| entry.0.bytes(ctx) == Some(row.name.as_bytes());
            // Names that are not properties are ignored.
            let Some(&(_, value)) = entries.iter().find(find) else {
                continue;
            };
            if let Some(why) = properties::wrong_segments(ctx, def, row, value) {
                return Err(self.invalid_props(state, props, &why));
            }
            match properties::converted(ctx, row, value) {
                Ok(value) => state.props[slot] = Some(value),
                Err(why) => return Err(self.invalid_props(state, props, &why)),
            }
        }
        Ok(())
    }

    fn invalid_props(&mut self, state: &OpState, props: Attr, why: &str) -> Failed {
        let (props, name) = (self.ctx.show_attr(props), self.ctx.op_name_str(state.name));
        self.raw_error(
            state.offset,
            format!("invalid properties {props} for op {name}: {why}"),
        )
    }

    fn generic_type(&mut self, state: &mut OpState, operands: &[Operand]) -> Result<(), Failed> {
        let offset = self.cursor.tok.start();
        let ty = self.ty()?;
        let Some(function) = ty.as_::<FunctionType>(self.ctx) else {
            return Err(self.raw_error(offset, "expected function type"));
        };
        if function.inputs.len() != operands.len() {
            // As in MLIR, the singular prints a NUL character.
            let plural = if operands.len() == 1 { '\0' } else { 's' };
            let message = format!(
                "expected {} operand type{plural} but had {}",
                operands.len(),
                function.inputs.len()
            );
            return Err(self.raw_error(offset, message));
        }
        for (&operand, &ty) in operands.iter().zip(&function.inputs) {
            let value = self.resolve(operand, ty)?;
            state.operands.push(value);
        }
        state.result_types.extend_from_slice(&function.results);
        Ok(())
    }

    // --- custom form

    fn custom_op(&mut self, state: &mut OpState) -> Result<(), Failed> {
        let token = self.take();
        let Some(op) = self.custom_name(self.text_of(token)) else {
            // The name of an integer type is not a keyword.
            if super::types::integer_text(self.text_of(token)).is_some() {
                self.reset_to(token.start());
                return Err(self.wrong_token("expected operation name in quotes"));
            }
            return Err(self.unknown_op(token, self.str_of(token)));
        };
        self.begin(op, token, false, state);
        let outer = self.custom_op.replace(op.name);
        let (ctx, name, loc) = (self.ctx, op.name, state.loc);
        let note = PanicNote::new(move || innermost_panic_place("the parser of", ctx, name, loc));
        let result = if let Some(asm) = op.syntax.and_then(|syntax| syntax.asm) {
            let mut result = asm.parse(self, state);
            if let (Ok(()), Some(name)) = (&result, state.twice) {
                let message =
                    format!("attribute '{name}' occurs more than once in the attribute list");
                result = Err(self.error(state.offset, message));
            }
            if state.has_named_props {
                properties::drop_misfits(self.ctx, state);
            }
            result
        } else if let Some(format) = op.syntax.and_then(|syntax| syntax.format.as_ref()) {
            format.parse(self, state)
        } else {
            Err(self.error(token.start(), "has no custom assembly form"))
        };
        note.done();
        self.custom_op = outer;
        result
    }

    /// Returns the registered operation with a bare name, as written or prefixed by the default dialect.
    #[inline]
    fn custom_name(&mut self, text: &'p [u8]) -> Option<KnownOp<'p>> {
        let dialect = self.default_dialects.last().copied().unwrap_or_default();
        if let Some(op) = self.op_names.get(text, dialect) {
            return Some(op);
        }
        let name = self.find_name(text, dialect)?;
        let op = self.known_op(name, self.tables.syntax(name));
        self.load_dialect_of(self.ctx.op_name_str(name));
        self.op_names.insert(text, dialect, op);
        Some(op)
    }

    fn known_op(&self, name: OpName, syntax: Option<&'p Syntax>) -> KnownOp<'p> {
        KnownOp {
            name,
            def: self.ctx.op_def(name),
            syntax,
            defaults: self.ctx.prop_defaults(name),
        }
    }

    #[cold]
    fn find_name(&self, text: &[u8], dialect: &str) -> Option<OpName> {
        let text = std::str::from_utf8(text).ok()?;
        let whole = self.ctx.registered_op(text);
        whole.or_else(|| self.ctx.registered_op(&format!("{dialect}.{text}")))
    }

    /// Returns the names and attributes of a dictionary, for hand-written formats.
    pub fn dictionary_entries(&self, attr: Attr) -> &'p [(Attr, Attr)] {
        attr.as_::<DictionaryAttr>(self.ctx)
            .map_or(&[], |dictionary| dictionary.entries())
    }

    /// Returns the number of results that the text names; `None` if it names none.
    pub fn named_results(&self, state: &OpState) -> Option<usize> {
        state.named_results
    }

    /// Resolves operands of the same type and adds them to the operation.
    pub fn resolve_same(
        &mut self,
        operands: &[Operand],
        ty: Type,
        state: &mut OpState,
    ) -> Result<(), Failed> {
        for &operand in operands {
            let value = self.resolve(operand, ty)?;
            state.operands.push(value);
        }
        Ok(())
    }
}

/// Lookahead for the format engine.
impl<'p> Parser<'p> {
    pub(crate) fn directives(
        &self,
        name: OpName,
    ) -> Option<&'static dyn crate::hooks::CustomDirectives> {
        self.tables.directives(name)
    }

    /// Returns true if a type may start here.
    pub(crate) fn at_type(&self) -> bool {
        matches!(self.cursor.tok.kind, Tok::LParen | Tok::BangId)
            || self.cursor.tok.kind == Tok::BareId && self.starts_type()
    }

    /// Returns true if `#name` comes next: an alias or a dialect attribute.
    pub(crate) fn at_hash_id(&self) -> bool {
        self.cursor.tok.kind == Tok::HashId
    }

    /// Returns true if an integer, or `true` or `false` instead of one, may start here.
    pub fn at_integer(&self) -> bool {
        matches!(self.cursor.tok.kind, Tok::Integer | Tok::Minus)
            || self.peek_keyword("true")
            || self.peek_keyword("false")
    }

    /// Returns true if a type of a dialect, or an alias of a type, starts here: `!name`.
    pub fn at_dialect_type(&self) -> bool {
        self.cursor.tok.kind == Tok::BangId
    }

    /// Returns true if an attribute may start here.
    pub fn at_attr(&self) -> bool {
        match self.cursor.tok.kind {
            Tok::Integer
            | Tok::Float
            | Tok::Minus
            | Tok::String
            | Tok::AtId
            | Tok::LSquare
            | Tok::LBrace
            | Tok::HashId => true,
            Tok::BareId => {
                matches!(
                    self.spelling(),
                    b"true"
                        | b"false"
                        | b"unit"
                        | b"affine_map"
                        | b"affine_set"
                        | b"dense"
                        | b"sparse"
                        | b"dense_resource"
                        | b"array"
                        | b"strided"
                        | b"distinct"
                        | b"loc"
                ) || self.at_type()
            }
            _ => self.at_type(),
        }
    }

    /// Parses an attribute that must satisfy a property's constraint.
    pub(crate) fn checked_attr(
        &mut self,
        ty: Option<Type>,
        row: &terrace_ir::PropDef,
    ) -> Result<Attr, Failed> {
        let offset = self.cursor.tok.start();
        let attr = self.attr(ty)?;
        if !properties::fits(self.ctx, row, attr) {
            return Err(self.error(offset, "invalid kind of attribute specified"));
        }
        Ok(attr)
    }

    /// Parses an integer attribute. Its type is `ty` unless the text specifies one.
    pub fn integer_attr(&mut self, ty: Type) -> Result<Attr, Failed> {
        let offset = self.cursor.tok.start();
        let attr = self.attr(Some(ty))?;
        match attr.is::<IntegerAttr>(self.ctx) {
            true => Ok(attr),
            false => Err(self.error(offset, "invalid kind of attribute specified")),
        }
    }

    /// Parses an enum keyword, bare or in quotes.
    pub(crate) fn enum_keyword(
        &mut self,
        def: &'static terrace_ir::EnumDef,
        name: &str,
    ) -> Result<u64, Failed> {
        let offset = self.cursor.tok.start();
        // As in MLIR, an unknown keyword is treated as a missing keyword, but an unknown string as an invalid case.
        let text = if self.cursor.tok.kind == Tok::BareId {
            if let Some(value) = def.value_of_bytes(self.spelling()) {
                self.advance();
                return Ok(value);
            }
            None
        } else {
            self.optional_string()?
        };
        let Some(text) = text else {
            let cases = def
                .cases
                .iter()
                .map(|case| case.0)
                .collect::<Vec<_>>()
                .join(", ");
            let message = format!(
                "expected string or keyword containing one of the following enum values for attribute '{name}' [{cases}]"
            );
            return Err(self.error(offset, message));
        };
        match def.value_of_bytes(&text) {
            Some(value) => Ok(value),
            None => {
                let text = message_text(&text);
                let message = format!("invalid {name} attribute specification: \"{text}\"");
                Err(self.error(offset, message))
            }
        }
    }

    /// Parses the parameters of a dialect's attribute, whose name is omitted.
    pub(crate) fn stripped_attr(&mut self, dialect: &str, mnemonic: &str) -> Result<Attr, Failed> {
        match self
            .ctx
            .dialect_interface::<dyn crate::hooks::DialectAsm>(dialect)
        {
            Some(asm) => match asm.enums().iter().find(|def| def.mnemonic == mnemonic) {
                Some(def) => self.enum_parameters(def),
                None => self.dialect_attr(asm, mnemonic, None),
            },
            None => Err(self.error_here(format!("needs the dialect '{dialect}'"))),
        }
    }

    /// Parses the parameters of a dialect's type, whose name is omitted.
    pub(crate) fn stripped_type(&mut self, dialect: &str, mnemonic: &str) -> Result<Type, Failed> {
        match self.types_of_dialect(dialect) {
            Some(asm) => self.type_of_dialect(asm, mnemonic),
            None => Err(self.error_here(format!("needs the dialect '{dialect}'"))),
        }
    }

    /// Ensures that a region has a block.
    pub(crate) fn ensure_block(&mut self, state: &mut OpState, region: RegionId) {
        last_or_new_block(state.nested.as_mut().unwrap_or(&mut self.body), region);
    }

    /// Ensures that a region has a block and that its last block has a terminator. Adds the implicit terminator if it
    /// is missing.
    pub fn ensure_terminator(&mut self, state: &mut OpState, region: RegionId) {
        let Some(def) = state.def else { return };
        let ctx = self.ctx;
        let body = match &mut state.nested {
            Some(nested) => nested,
            None => &mut self.body,
        };
        if !def.has(Traits::SINGLE_BLOCK) {
            return;
        }
        let block = last_or_new_block(body, region);
        let ends = body
            .last_op(block)
            .and_then(|last| ctx.op_def(body.name(last)))
            .is_some_and(|last| last.has(Traits::TERMINATOR));
        if !ends
            && let Some(name) = def.implicit_terminator
            && let Some(name) = ctx.registered_op(name)
        {
            let props = ctx.prop_defaults(name);
            let op = body.create_op(OpSpec {
                props,
                ..OpSpec::new(name, state.loc)
            });
            body.append_op(block, op);
            let regions = ctx.op_def(name).map_or(&[][..], |def| def.regions);
            for row in regions.iter().filter(|row| !row.variadic) {
                let region = body.add_region(op);
                if row.kind == RegionKind::Sized(1) {
                    let block = body.create_block(&[]);
                    body.append_block(region, block);
                }
            }
        }
    }
}

/// Returns the last block of a region, and creates one if the region is empty.
fn last_or_new_block(body: &mut Body, region: RegionId) -> BlockId {
    body.last_block(region).unwrap_or_else(|| {
        let block = body.create_block(&[]);
        body.append_block(region, block);
        block
    })
}
