//! Parsing by a compiled format, and working out the types the text leaves out.

use super::{Element, Format, Name, Node, kinds};
use crate::lexer::Tok;
use crate::parser::{Delim, OpState, Operand, Parser, refused};
use terrace_builtin::FunctionType;
use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::opdef::InferInput;
use terrace_ir::{Arity, Attr, AttrSyntax, Failed, SmallVec, Traits, Type, ValueRef};

impl Format {
    /// Parses what follows the operation's name.
    pub(crate) fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        if let Some(error) = &self.error {
            return Err(parser.error_here(format!("has a broken format: {error}")));
        }
        let def = self.def;
        state
            .pieces
            .operands
            .resize_with(def.operands.len(), SmallVec::new);
        state
            .pieces
            .operand_types
            .resize_with(def.operands.len(), || None);
        state
            .pieces
            .result_types
            .resize_with(def.results.len(), || None);
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
        elements
            .iter()
            .try_for_each(|node| self.parse_element(&node.element, parser, state))
    }

    fn parse_element(
        &self,
        element: &Element,
        parser: &mut Parser<'_>,
        state: &mut OpState,
    ) -> Result<(), Failed> {
        match element {
            Element::NoSpace | Element::Space | Element::Newline => Ok(()),
            Element::Literal(text) => literal(text, parser),
            Element::Variable(name, _) => self.parse_variable(*name, parser, state),
            Element::Types(name) => self.parse_types(*name, parser, state),
            Element::Operands => {
                let operands = parser.operand_list(Delim::None)?;
                state.pieces.flat = Some(operands);
                Ok(())
            }
            Element::TypesOfOperands => {
                let types = optional_types(parser)?;
                self.set_flat_operand_types(&types, parser, state)
            }
            Element::TypesOfResults => {
                state.result_types = optional_types(parser)?.into_iter().collect();
                Ok(())
            }
            Element::FunctionalType(inputs, results) => {
                let offset = parser.offset();
                let ty = parser.function_type()?;
                let Some(function) = ty.as_::<FunctionType>(parser.ctx()) else {
                    return Err(parser.error(offset, "expected function type"));
                };
                match inputs {
                    None => self.set_flat_operand_types(&function.inputs, parser, state)?,
                    Some(name) => set_types(*name, &function.inputs, state),
                }
                match results {
                    None => state.result_types = function.results.iter().copied().collect(),
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
            Element::AttrDict | Element::AttrDictWithKeyword => {
                let with_keyword = matches!(element, Element::AttrDictWithKeyword);
                if !with_keyword && parser.kind() != Tok::LBrace {
                    return Ok(());
                }
                let (offset, before) = (parser.offset(), state.props.clone());
                if with_keyword {
                    parser.attr_dict_with_keyword(state)?;
                } else {
                    parser.attr_dict(state)?;
                }
                match refused(parser.ctx(), self.def, &before, &state.props) {
                    Some(message) => Err(parser.error(offset, message)),
                    None => Ok(()),
                }
            }
            Element::PropDict => {
                if parser.eat_tok(Tok::Less) {
                    parser.attr_dict(state)?;
                    parser.expect_tok(Tok::Greater, "expected '>'")?;
                }
                Ok(())
            }
            Element::Custom(name, args) => match parser.directives(state.name) {
                Some(directives) => directives.parse(name, args, parser, state),
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
            Element::OneOf(clauses) => loop {
                let mut found = false;
                for clause in clauses {
                    if self.starts(clause, parser, state)? {
                        self.parse_elements(clause, parser, state)?;
                        found = true;
                    }
                }
                if !found {
                    return Ok(());
                }
            },
        }
    }

    /// Whether the next token starts a group of these elements. Blanks that the text need not have are looked past.
    fn starts(
        &self,
        group: &[Node],
        parser: &mut Parser<'_>,
        state: &OpState,
    ) -> Result<bool, Failed> {
        let blank = |element: &Element| {
            matches!(
                element,
                Element::NoSpace | Element::Space | Element::Newline
            )
        };
        Ok(
            match group
                .iter()
                .map(|node| &node.element)
                .find(|element| !blank(element))
            {
                None => false,
                Some(Element::Literal(text)) => at_literal(text, parser),
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
                            parser.kind() == Tok::BareId
                                && def.value_of(parser.str_of(parser.peek())).is_some()
                                || parser.kind() == Tok::String
                        }
                        AttrSyntax::Enum(_) => parser.kind() == Tok::Less,
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
                Some(Element::Custom(name, _)) => match parser.directives(state.name) {
                    Some(directives) => directives.starts(name, parser),
                    None => false,
                },
                Some(_) => true,
            },
        )
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
                        let operand = parser.operand()?;
                        state.pieces.operands[group].push(operand);
                    }
                    Arity::Optional => {
                        let operand = parser.optional_operand()?;
                        state.pieces.operands[group].extend(operand);
                    }
                    Arity::Variadic => {
                        let operands = parser.operand_list(Delim::None)?;
                        state.pieces.operands[group].extend(operands);
                    }
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
            // Results have no place outside `type(..)`.
            Name::Result(_) => Ok(()),
        }
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
                let ty = parser.ty()?;
                ctx.type_attr(ty)
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
            AttrSyntax::EnumKeyword(def) => {
                let value = parser.enum_keyword(def, row.name)?;
                ctx.enum_attr(def, value)
            }
            AttrSyntax::Enum(def) => parser.enum_parameters(def)?,
            AttrSyntax::Stripped("builtin", kind) => parser.dense_array_elements(kind)?,
            // A whole attribute or an alias may stand where the parameters do.
            AttrSyntax::Stripped(..) if parser.kind() == Tok::HashId => {
                let offset = parser.offset();
                let value = parser.attr(None)?;
                if !(row.constraint.check)(ctx, value) {
                    return Err(parser.error(offset, "invalid kind of attribute specified"));
                }
                value
            }
            AttrSyntax::Stripped(dialect, mnemonic) => parser.stripped_attr(dialect, mnemonic)?,
            AttrSyntax::String if row.optional && parser.kind() != Tok::String => return Ok(()),
            AttrSyntax::Any | AttrSyntax::String => {
                // A string in a format has no type, so a colon behind it is the format's.
                let no_type =
                    matches!(row.constraint.syntax, AttrSyntax::String).then_some(Type::NONE);
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

    fn parse_types(
        &self,
        name: Name,
        parser: &mut Parser<'_>,
        state: &mut OpState,
    ) -> Result<(), Failed> {
        let arity = match name {
            Name::Operand(group) => self.def.operands[group].arity,
            Name::Result(group) => self.def.results[group].arity,
            _ => return Ok(()),
        };
        let types: SmallVec<[Type; 2]> = match arity {
            Arity::One => {
                let offset = parser.offset();
                let ty = parser.ty()?;
                kinds::check(self.constraint(name), offset, ty, parser)?;
                std::iter::once(ty).collect()
            }
            Arity::Optional => parser.optional_type()?.into_iter().collect(),
            Arity::Variadic => optional_types(parser)?.into_iter().collect(),
        };
        set_types(name, &types, state);
        Ok(())
    }

    /// Types of all operands in one list: handed out to the groups.
    fn set_flat_operand_types(
        &self,
        types: &[Type],
        parser: &mut Parser<'_>,
        state: &mut OpState,
    ) -> Result<(), Failed> {
        if let Some(flat) = &state.pieces.flat {
            let operands = flat.clone();
            let offset = parser.offset();
            state.operands = parser
                .resolve_all(&operands, types, offset)?
                .into_iter()
                .collect();
            return Ok(());
        }
        let mut rest = types;
        for group in 0..self.def.operands.len() {
            let count = state.pieces.operands[group].len().min(rest.len());
            let (own, behind) = rest.split_at(count);
            state.pieces.operand_types[group] = Some(own.iter().copied().collect());
            rest = behind;
        }
        Ok(())
    }

    /// Operands get their types, results theirs, segment sizes are set.
    fn finish(
        &self,
        parser: &mut Parser<'_>,
        state: &mut OpState,
        offset: u32,
    ) -> Result<(), Failed> {
        let def = self.def;
        let mut pieces = std::mem::take(&mut state.pieces);
        self.check_sources(parser, state.offset, &pieces)?;
        self.infer_operand_types(parser, &mut pieces, &state.props, &state.result_types);
        if let Some(flat) = &pieces.flat {
            if state.operands.len() != flat.len() {
                let operands: SmallVec<[Operand; 4]> = flat.clone();
                let types: SmallVec<[Type; 4]> = pieces
                    .operand_types
                    .iter()
                    .flatten()
                    .flat_map(|types| types.iter().copied())
                    .collect();
                state.operands = parser
                    .resolve_all(&operands, &types, offset)?
                    .into_iter()
                    .collect();
            }
        } else {
            for (group, operands) in pieces.operands.iter().enumerate() {
                let types = pieces.operand_types[group].as_deref().unwrap_or(&[]);
                match (types, operands.as_slice()) {
                    (_, []) if types.is_empty() => {}
                    ([ty], [operand]) => {
                        let value = parser.resolve(*operand, *ty)?;
                        state.operands.push(value);
                    }
                    ([ty], operands) if self.broadcast_type(group) => {
                        parser.resolve_same(operands, *ty, state)?
                    }
                    (types, operands) => {
                        let values = parser.resolve_all(operands, types, offset)?;
                        state.operands.extend(values);
                    }
                }
            }
        }
        if def.has(Traits::ATTR_SIZED_OPERAND_SEGMENTS) {
            let sizes: SmallVec<[i32; 8]> = pieces
                .operands
                .iter()
                .map(|operands| operands.len() as i32)
                .collect();
            state.set_operand_segments(parser.ctx(), &sizes);
        }
        if state.result_types.is_empty() && !def.results.is_empty() && !self.flat_result_types {
            self.infer_result_types(parser, state, &mut pieces)?;
        }
        Ok(())
    }

    /// Whether the one known type of a group is the type of all its operands.
    fn broadcast_type(&self, group: usize) -> bool {
        self.def.operands[group].constraint.unique.is_some()
            || self.def.has(Traits::SAME_TYPE_OPERANDS)
            || self.def.has(Traits::SAME_OPERANDS_AND_RESULT_TYPE)
            || self
                .def
                .type_eqs
                .iter()
                .any(|eq| eq.to == ValueRef::Operand(group) || eq.from == ValueRef::Operand(group))
    }

    fn infer_operand_types(
        &self,
        parser: &Parser<'_>,
        pieces: &mut crate::parser::Pieces,
        props: &[Option<Attr>],
        flat_results: &[Type],
    ) {
        let def = self.def;
        let ctx = parser.ctx();
        if let [first, ..] = flat_results
            && def.results.len() == 1
            && pieces.result_types[0].is_none()
        {
            pieces.result_types[0] = Some(std::iter::once(*first).collect());
        }
        if pieces.operand_types.iter().all(Option::is_some) {
            return;
        }
        for (group, row) in def.operands.iter().enumerate() {
            if pieces.operand_types[group].is_none()
                && let Some(unique) = row.constraint.unique
            {
                pieces.operand_types[group] = Some(std::iter::once(unique(ctx)).collect());
            }
        }
        if def.has(Traits::SAME_OPERANDS_AND_RESULT_TYPE) || def.has(Traits::SAME_TYPE_OPERANDS) {
            let of_results = pieces
                .result_types
                .iter()
                .filter(|_| def.has(Traits::SAME_OPERANDS_AND_RESULT_TYPE));
            let known = pieces
                .operand_types
                .iter()
                .chain(of_results)
                .flatten()
                .find_map(|types| types.first().copied());
            if let Some(ty) = known {
                for types in pieces
                    .operand_types
                    .iter_mut()
                    .filter(|types| types.is_none())
                {
                    *types = Some(std::iter::once(ty).collect());
                }
            }
        }
        // Each round may make a type known that another equality needs.
        for _ in 0..=def.type_eqs.len() {
            let mut changed = false;
            for eq in def.type_eqs {
                let from = types_of(eq.from, pieces, props, ctx);
                let to = types_of(eq.to, pieces, props, ctx);
                match (from, to, eq.transform) {
                    (Some(from), None, None) => changed |= put(eq.to, from, pieces),
                    (None, Some(to), None) => changed |= put(eq.from, to, pieces),
                    (Some(from), None, Some(transform)) => {
                        let types: Option<SmallVec<[Type; 2]>> =
                            from.iter().map(|&ty| transform(ctx, ty)).collect();
                        if let Some(types) = types {
                            changed |= put(eq.to, types, pieces);
                        }
                    }
                    _ => {}
                }
            }
            if !changed {
                break;
            }
        }
    }

    fn infer_result_types(
        &self,
        parser: &mut Parser<'_>,
        state: &mut OpState,
        pieces: &mut crate::parser::Pieces,
    ) -> Result<(), Failed> {
        let def = self.def;
        let ctx = parser.ctx();
        if pieces.result_types.iter().any(Option::is_none) {
            let operand_types: SmallVec<[Type; 6]> = {
                let body = parser.body();
                state.operands.iter().map(|&value| body.ty(value)).collect()
            };
            if let Some(infer) = def.infer {
                let input = InferInput {
                    ctx,
                    operand_types: &operand_types,
                    props: &state.props,
                };
                match infer(&input) {
                    Some(types) => {
                        state.result_types = types;
                        return Ok(());
                    }
                    None => {
                        return Err(
                            parser.raw_error(state.offset, "failed to infer returned types")
                        );
                    }
                }
            }
            if def.has(Traits::SAME_OPERANDS_AND_RESULT_TYPE)
                && let Some(&ty) = operand_types.first()
            {
                for types in pieces
                    .result_types
                    .iter_mut()
                    .filter(|types| types.is_none())
                {
                    *types = Some(std::iter::once(ty).collect());
                }
            }
            for (group, row) in def.results.iter().enumerate() {
                if pieces.result_types[group].is_some() {
                    continue;
                }
                if let Some(unique) = row.constraint.unique {
                    pieces.result_types[group] = Some(std::iter::once(unique(ctx)).collect());
                }
            }
            let segments = terrace_ir::view::group_range;
            for _ in 0..=def.type_eqs.len() {
                for eq in def.type_eqs {
                    let ValueRef::Result(group) = eq.to else {
                        continue;
                    };
                    if pieces.result_types[group].is_some() {
                        continue;
                    }
                    let from: Option<SmallVec<[Type; 2]>> = match eq.from {
                        ValueRef::Operand(from) => {
                            let sizes = || None;
                            let range = segments(def.operands, from, operand_types.len(), sizes);
                            Some(operand_types[range].iter().copied().collect())
                        }
                        other => types_of(other, pieces, &state.props, ctx),
                    };
                    let types = from.and_then(|from| match eq.transform {
                        None => Some(from),
                        Some(transform) => from.iter().map(|&ty| transform(ctx, ty)).collect(),
                    });
                    pieces.result_types[group] = types;
                }
            }
        }
        for types in pieces.result_types.iter().flatten() {
            state.result_types.extend_from_slice(types);
        }
        if def.has(Traits::ATTR_SIZED_RESULT_SEGMENTS) {
            let sizes: SmallVec<[i32; 8]> = pieces
                .result_types
                .iter()
                .map(|types| types.as_ref().map_or(0, |types| types.len() as i32))
                .collect();
            state.set_result_segments(ctx, &sizes);
        }
        Ok(())
    }
}

fn types_of(
    reference: ValueRef,
    pieces: &crate::parser::Pieces,
    props: &[Option<Attr>],
    ctx: &terrace_ir::Context,
) -> Option<SmallVec<[Type; 2]>> {
    match reference {
        ValueRef::Operand(group) => pieces.operand_types[group].clone(),
        ValueRef::Result(group) => pieces.result_types[group].clone(),
        ValueRef::Prop(slot) => {
            Some(std::iter::once(props.get(slot).copied().flatten()?.ty(ctx)?).collect())
        }
    }
}

/// Makes types known; `false` if they could not be used.
fn put(
    reference: ValueRef,
    types: SmallVec<[Type; 2]>,
    pieces: &mut crate::parser::Pieces,
) -> bool {
    match reference {
        ValueRef::Operand(group) => pieces.operand_types[group] = Some(types),
        ValueRef::Result(group) => pieces.result_types[group] = Some(types),
        ValueRef::Prop(_) => return false,
    }
    true
}

fn set_types(name: Name, types: &[Type], state: &mut OpState) {
    let types = Some(types.iter().copied().collect());
    match name {
        Name::Operand(group) => state.pieces.operand_types[group] = types,
        Name::Result(group) => state.pieces.result_types[group] = types,
        _ => {}
    }
}

/// Types with commas between them, or none.
fn optional_types(parser: &mut Parser<'_>) -> Result<SmallVec<[Type; 4]>, Failed> {
    let mut types = SmallVec::new();
    let Some(first) = parser.optional_type()? else {
        return Ok(types);
    };
    types.push(first);
    while parser.eat_tok(Tok::Comma) {
        types.push(parser.ty()?);
    }
    Ok(types)
}

fn is_word(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_alphabetic() || first == '_')
}

fn literal(text: &'static str, parser: &mut Parser<'_>) -> Result<(), Failed> {
    if is_word(text) {
        parser.expect_keyword(text)
    } else {
        parser.expect(text)
    }
}

fn at_literal(text: &'static str, parser: &Parser<'_>) -> bool {
    if is_word(text) {
        parser.peek_keyword(text)
    } else {
        parser.at(text)
    }
}
