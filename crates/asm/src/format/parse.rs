//! Parses operations by their compiled format: each element, and the tokens that start it.

use super::{Element, Format, Node};
use crate::lexer::Tok;
use crate::parser::{Delim, OpState, Parser, refused};
use terrace_builtin::FunctionType;
use terrace_builtin::attrs::AttrBuilder;
use terrace_format::{Literal, Name, PUNCTUATION};
use terrace_ir::opdef::RegionKind;
use terrace_ir::{Arity, Attr, AttrSyntax, Failed, SmallVec, Type, TypeConstraint, ValueRef};

impl Format {
    /// Parses what follows the operation's name.
    pub(crate) fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        if let Some(error) = &self.error {
            return Err(parser.error_here(format!("has a broken format: {error}")));
        }
        state.groups.begin(self.def, &self.blank);
        let operands_at = parser.offset();
        self.parse_elements(&self.elements, parser, state)?;
        self.finish(parser, state, operands_at)
    }

    fn parse_elements(
        &self,
        elements: &[Node],
        parser: &mut Parser<'_>,
        state: &mut OpState,
    ) -> Result<(), Failed> {
        for node in elements {
            self.parse_element(&node.element, parser, state)?;
        }
        Ok(())
    }

    fn parse_element(
        &self,
        element: &Element,
        parser: &mut Parser<'_>,
        state: &mut OpState,
    ) -> Result<(), Failed> {
        match element {
            Element::NoSpace | Element::Space | Element::Newline => Ok(()),
            Element::Literal(literal) => parse_literal(literal, parser),
            Element::Variable(name, _) => self.parse_variable(*name, parser, state),
            Element::Types(name, qualified) => self.parse_types(*name, *qualified, parser, state),
            Element::Operands => {
                let operands = parser.operand_list(Delim::None)?;
                state.groups.set_flat(&operands);
                Ok(())
            }
            Element::TypesOfOperands => {
                let types = parser.type_list()?;
                self.set_flat_operand_types(&types, parser, state)
            }
            Element::TypesOfResults => {
                state.result_types.extend(parser.type_list()?);
                Ok(())
            }
            Element::FunctionalType(inputs, results) => {
                let offset = parser.offset();
                let ty = parser.ty()?;
                let Some(function) = ty.as_::<FunctionType>(parser.ctx()) else {
                    let message = format!(
                        "invalid kind of type specified: expected builtin.function, but found {}",
                        parser.ctx().show_type(ty)
                    );
                    return Err(parser.error(offset, message));
                };
                match inputs {
                    None => self.set_flat_operand_types(&function.inputs, parser, state)?,
                    Some(name) => set_types(*name, &function.inputs, state),
                }
                match results {
                    None => state.result_types.extend_from_slice(&function.results),
                    Some(name) => set_types(*name, &function.results, state),
                }
                Ok(())
            }
            Element::Successors => {
                while let Some(block) = parser.optional_successor()? {
                    state.successors.push(block);
                    if !parser.eat_tok(Tok::Comma) {
                        break;
                    }
                }
                Ok(())
            }
            Element::Regions => {
                while parser.optional_region(state, &[])?.is_some() {
                    if !parser.eat_tok(Tok::Comma) {
                        break;
                    }
                }
                Ok(())
            }
            Element::AttrDict => {
                // Without a dictionary, the properties that it could contain keep their defaults.
                if parser.kind() != Tok::LBrace {
                    return Ok(());
                }
                let (offset, before) = (parser.offset(), state.props.clone());
                parser.attr_dict(state)?;
                self.check_props(offset, &before, parser, state)
            }
            Element::AttrDictWithKeyword => {
                let (offset, before) = (parser.offset(), state.props.clone());
                parser.attr_dict_with_keyword(state)?;
                self.check_props(offset, &before, parser, state)
            }
            Element::PropDict => {
                if parser.eat_tok(Tok::Less) {
                    parser.attr_dict(state)?;
                    parser.expect_tok(Tok::Greater, "expected '>'")?;
                }
                self.check_required(parser, state)
            }
            Element::Custom { name, args } => match parser.directives(state.name) {
                Some(directives) => {
                    state.groups.directive_at = parser.offset();
                    directives.parse(name, args, parser, state)
                }
                None => Err(parser.error_here(format!("has no directive '{name}'"))),
            },
            Element::Optional {
                then, otherwise, ..
            } => {
                if self.starts(then, parser, state)? {
                    self.parse_elements(then, parser, state)
                } else {
                    self.parse_elements(otherwise, parser, state)
                }
            }
            Element::OneOf(clauses) => {
                let mut seen: SmallVec<[bool; 8]> = SmallVec::from_elem(false, clauses.len());
                loop {
                    let mut found = false;
                    for (clause, seen) in clauses.iter().zip(&mut seen) {
                        if !self.starts(clause, parser, state)? {
                            continue;
                        }
                        if std::mem::replace(seen, true) {
                            let message = format!(
                                "`{}` clause can appear at most once in the expansion of the oilist directive",
                                first_literal(clause)
                            );
                            return Err(parser.error(state.offset, message));
                        }
                        self.parse_elements(clause, parser, state)?;
                        found = true;
                    }
                    if !found {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// Checks the properties as soon as the dictionary that may contain them has been parsed, and reports errors at the
    /// dictionary's position.
    fn check_props(
        &self,
        offset: u32,
        before: &[Option<Attr>],
        parser: &mut Parser<'_>,
        state: &OpState,
    ) -> Result<(), Failed> {
        match refused(parser.ctx(), self.def, before, &state.props) {
            Some(message) => Err(parser.error(offset, message)),
            None => Ok(()),
        }
    }

    /// Checks that a property dictionary contains all required properties.
    fn check_required(&self, parser: &mut Parser<'_>, state: &OpState) -> Result<(), Failed> {
        let mut rows = self.def.props.iter().zip(&state.props);
        let missing = rows.find(|(row, value)| {
            value.is_none() && !row.optional && row.default.is_none() && !row.is_segments()
        });
        let Some((row, _)) = missing else {
            return Ok(());
        };
        let message = format!(
            "invalid properties {{}} for op {}: expected key entry for {} in DictionaryAttr to set Properties.",
            self.def.name, row.name
        );
        Err(parser.raw_error(state.offset, message))
    }

    fn parse_variable(
        &self,
        name: Name,
        parser: &mut Parser<'_>,
        state: &mut OpState,
    ) -> Result<(), Failed> {
        match name {
            Name::Operand(group) => {
                match self.def.operands[group].arity {
                    Arity::One => {
                        let operand = parser.operand_here()?;
                        state.groups.push_operand(group, operand);
                    }
                    Arity::Optional => {
                        if let Some(operand) = parser.optional_operand()? {
                            state.groups.push_operand(group, operand);
                        }
                    }
                    Arity::Variadic => self.parse_operands(group, parser, state)?,
                }
                Ok(())
            }
            Name::Prop(slot) => self.parse_prop(slot, parser, state),
            Name::Region(at) => {
                if self.def.regions[at].variadic {
                    while parser.optional_region(state, &[])?.is_some() {
                        if !parser.eat_tok(Tok::Comma) {
                            break;
                        }
                    }
                    return Ok(());
                }
                let region = parser.region(state, &[])?;
                if self.def.regions[at].kind == RegionKind::ONE_BLOCK {
                    parser.ensure_block(state, region);
                }
                parser.ensure_terminator(state, region);
                Ok(())
            }
            Name::Successor(at) => {
                if self.def.successors[at].variadic {
                    while let Some(block) = parser.optional_successor()? {
                        state.successors.push(block);
                        if !parser.eat_tok(Tok::Comma) {
                            break;
                        }
                    }
                    return Ok(());
                }
                let block = parser.successor()?;
                state.successors.push(block);
                Ok(())
            }
            // Results only occur in `type(..)`.
            Name::Result(_) => Ok(()),
        }
    }

    /// Parses the operands of a variadic or optional group.
    fn parse_operands(
        &self,
        group: usize,
        parser: &mut Parser<'_>,
        state: &mut OpState,
    ) -> Result<(), Failed> {
        if parser.kind() != Tok::PercentId {
            state.groups.empty_at = Some(parser.offset());
        }
        while parser.kind() == Tok::PercentId || !state.groups.operands(group).is_empty() {
            let operand = parser.operand_here()?;
            state.groups.push_operand(group, operand);
            if !parser.eat_tok(Tok::Comma) {
                break;
            }
        }
        Ok(())
    }

    fn parse_prop(
        &self,
        slot: usize,
        parser: &mut Parser<'_>,
        state: &mut OpState,
    ) -> Result<(), Failed> {
        let ctx = parser.ctx();
        let row = &self.def.props[slot];
        let value = match row.constraint.syntax {
            AttrSyntax::Unit => Attr::UNIT,
            AttrSyntax::SymbolName => {
                if row.optional {
                    match parser.optional_symbol_name() {
                        Some(name) => name,
                        None => return Ok(()),
                    }
                } else {
                    parser.symbol_name()?
                }
            }
            AttrSyntax::Type => {
                if parser.at_type() {
                    let ty = parser.ty()?;
                    ctx.type_attr(ty)
                } else if parser.at_attr() {
                    parser.checked_attr(Some(Type::NONE), row)?
                } else {
                    return Err(parser.wrong_token("expected attribute value"));
                }
            }
            AttrSyntax::Typed(ty) => {
                let ty = ty(ctx);
                if row.optional {
                    match parser.optional_attr(Some(ty))? {
                        Some(value) => value,
                        None => return Ok(()),
                    }
                } else {
                    parser.checked_attr(Some(ty), row)?
                }
            }
            AttrSyntax::IntEnum(def, ty) if def.flags => {
                let value = parser.enum_value(def)?;
                ctx.int(ty(ctx), value as i64)
            }
            AttrSyntax::IntEnum(def, ty) => {
                let value = parser.enum_keyword(def, row.name)?;
                ctx.int(ty(ctx), value as i64)
            }
            // A complete attribute or an alias may replace the parameters.
            AttrSyntax::Enum(_) | AttrSyntax::EnumKeyword(_) | AttrSyntax::Stripped(..)
                if parser.kind() == Tok::HashId =>
            {
                let offset = parser.offset();
                let value = parser.attr(None)?;
                if !(row.constraint.check)(ctx, value) {
                    return Err(parser.error(offset, "invalid kind of attribute specified"));
                }
                value
            }
            AttrSyntax::Enum(def) => parser.enum_parameters(def)?,
            AttrSyntax::EnumKeyword(def) => parser.bare_enum(def)?,
            AttrSyntax::Stripped("builtin", kind) => parser.dense_array_elements(kind)?,
            AttrSyntax::Stripped(dialect, mnemonic) => parser.stripped_attr(dialect, mnemonic)?,
            AttrSyntax::String if row.optional && parser.kind() != Tok::String => return Ok(()),
            AttrSyntax::Any | AttrSyntax::String => {
                // An attribute without a type is parsed as such: a colon after it belongs to the format.
                let is_typeless = row.constraint.class.is_typeless();
                let no_type = is_typeless.then_some(Type::NONE);
                if row.optional {
                    match parser.optional_attr(no_type)? {
                        Some(value) => value,
                        None => return Ok(()),
                    }
                } else {
                    parser.checked_attr(no_type, row)?
                }
            }
        };
        state.props[slot] = Some(value);
        Ok(())
    }

    #[inline]
    fn parse_types(
        &self,
        name: Name,
        qualified: bool,
        parser: &mut Parser<'_>,
        state: &mut OpState,
    ) -> Result<(), Failed> {
        let (row, group) = match name {
            Name::Operand(group) => (&self.def.operands[group], ValueRef::Operand(group)),
            Name::Result(group) => (&self.def.results[group], ValueRef::Result(group)),
            _ => return Ok(()),
        };
        match row.arity {
            Arity::One => {
                let ty = one_type(row.constraint, qualified, parser)?;
                state.groups.set_type(group, ty);
            }
            Arity::Optional => {
                let ty = parser.optional_type()?;
                state.groups.set_types(group, ty.as_slice());
            }
            // Without results, nothing is printed after the colon.
            Arity::Variadic if matches!(name, Name::Result(_)) && !parser.at_type() => {
                state.groups.set_types(group, &[]);
            }
            Arity::Variadic => {
                state.groups.begin_types(group);
                parser.each_type(|ty| state.groups.push_type(group, ty))?;
            }
        }
        Ok(())
    }
}

/// Parses the type of a group of one. A type that violates the constraint is only accepted if it has the kind that the
/// constraint requires.
#[inline]
fn one_type(
    constraint: &TypeConstraint,
    qualified: bool,
    parser: &mut Parser<'_>,
) -> Result<Type, Failed> {
    let offset = parser.offset();
    if let Some(kind) = constraint.parsed_as
        && let Some((dialect, mnemonic)) = kind.stripped
        && !qualified
        && parser.kind() != Tok::BangId
    {
        return parser.stripped_type(dialect, mnemonic);
    }
    let ty = parser.ty()?;
    if !qualified && !constraint.holds(parser.ctx(), ty) {
        check_kind(parser, offset, ty, constraint)?;
    }
    Ok(ty)
}

fn set_types(name: Name, types: &[Type], state: &mut OpState) {
    match name {
        Name::Operand(group) => state.groups.set_types(ValueRef::Operand(group), types),
        Name::Result(group) => state.groups.set_types(ValueRef::Result(group), types),
        // The format compiler accepts only types of operands and results.
        Name::Prop(_) | Name::Region(_) | Name::Successor(_) => false,
    };
}

/// Rejects a type whose kind is not the one that formats parse for `constraint`.
#[cold]
fn check_kind(
    parser: &mut Parser<'_>,
    offset: u32,
    ty: Type,
    constraint: &TypeConstraint,
) -> Result<(), Failed> {
    let ctx = parser.ctx();
    match constraint.parsed_as {
        Some(kind) if !(kind.holds)(ctx, ty) => {
            let mut message = "invalid kind of type specified".to_owned();
            if let Some(name) = kind.name {
                message += &format!(": expected {name}, but found {}", ctx.show_type(ty));
            }
            Err(parser.error(offset, message))
        }
        _ => Ok(()),
    }
}

/// Returns the keyword with which a clause begins.
#[cold]
fn first_literal(clause: &[Node]) -> &'static str {
    for node in clause {
        if let Element::Literal(literal) = &node.element {
            return literal.text;
        }
    }
    ""
}

/// The tokens of [`PUNCTUATION`], by index.
static TOKENS: [Tok; PUNCTUATION.len()] = {
    let mut tokens = [Tok::Comma; PUNCTUATION.len()];
    let mut at = 0;
    while at < tokens.len() {
        tokens[at] = match Parser::tok_of(PUNCTUATION[at]) {
            Some(token) => token,
            None => panic!("formats have punctuation that the lexer does not know"),
        };
        at += 1;
    }
    tokens
};

#[inline]
fn parse_literal(literal: &Literal<'_>, parser: &mut Parser<'_>) -> Result<(), Failed> {
    match literal.punctuation {
        Some(at) if parser.eat_tok(TOKENS[at]) => Ok(()),
        Some(_) => parser.expect(literal.text),
        None => parser.expect_keyword(literal.text),
    }
}

/// Returns the first element that is not a space.
fn first_of(elements: &[Node]) -> Option<&Element> {
    let mut elements = elements.iter().map(|node| &node.element);
    elements.find(|element| !element.is_space())
}

#[inline]
fn at_literal(literal: &Literal<'_>, parser: &Parser<'_>) -> bool {
    match literal.punctuation {
        Some(at) => parser.kind() == TOKENS[at],
        None => parser.peek_keyword(literal.text),
    }
}

impl Format {
    /// Returns true if the next token starts a group of these elements. Spaces are skipped, because text may omit them.
    pub(super) fn starts(
        &self,
        group: &[Node],
        parser: &mut Parser<'_>,
        state: &OpState,
    ) -> Result<bool, Failed> {
        Ok(match first_of(group) {
            None => false,
            Some(Element::Literal(literal)) => at_literal(literal, parser),
            Some(Element::Variable(Name::Operand(_), _) | Element::Operands) => {
                parser.kind() == Tok::PercentId
            }
            Some(Element::Variable(Name::Region(_), _) | Element::Regions) => {
                parser.kind() == Tok::LBrace
            }
            Some(Element::Variable(Name::Successor(_), _) | Element::Successors) => {
                parser.kind() == Tok::CaretId
            }
            Some(Element::Variable(Name::Prop(slot), _)) => {
                let syntax = self.def.props[*slot].constraint.syntax;
                match syntax {
                    AttrSyntax::SymbolName => parser.kind() == Tok::AtId,
                    AttrSyntax::String => parser.kind() == Tok::String,
                    AttrSyntax::IntEnum(def, _) | AttrSyntax::EnumKeyword(def) => {
                        let is_case = |text| def.flags || def.value_of_bytes(text).is_some();
                        parser.kind() == Tok::BareId && is_case(parser.spelling())
                            || parser.kind() == Tok::String
                    }
                    AttrSyntax::Enum(_) => {
                        matches!(parser.kind(), Tok::Less | Tok::HashId)
                    }
                    AttrSyntax::Unit => false,
                    AttrSyntax::Stripped(_, name) if name.ends_with("_array") => {
                        parser.kind() == Tok::LSquare
                    }
                    AttrSyntax::Stripped(..) => {
                        matches!(parser.kind(), Tok::Less | Tok::HashId)
                    }
                    AttrSyntax::Type => parser.at_type(),
                    AttrSyntax::Any | AttrSyntax::Typed(_) => parser.at_attr(),
                }
            }
            Some(Element::Types(..) | Element::TypesOfOperands | Element::TypesOfResults) => {
                parser.at_type()
            }
            Some(Element::FunctionalType(..)) => parser.kind() == Tok::LParen,
            Some(Element::AttrDict) => parser.kind() == Tok::LBrace,
            Some(Element::Custom { name, .. }) => match parser.directives(state.name) {
                Some(directives) => directives.starts(name, parser),
                None => false,
            },
            // The start of these elements is unspecified; `first_of` skips spaces.
            Some(
                Element::Variable(Name::Result(_), _)
                | Element::NoSpace
                | Element::Space
                | Element::Newline
                | Element::AttrDictWithKeyword
                | Element::PropDict
                | Element::Optional { .. }
                | Element::OneOf(_),
            ) => true,
        })
    }
}
