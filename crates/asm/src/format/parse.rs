//! Parsing by a compiled format, and working out the types the text leaves out.

use super::{Element, Format, Literal, Name, Node};
use crate::lexer::Tok;
use crate::parser::{Delim, OpState, Parser, Pieces, refused};
use terrace_builtin::FunctionType;
use terrace_ir::opdef::{InferFn, InferInput};
use terrace_ir::{
    Arity, Attr, AttrSyntax, Context, Failed, GroupTypes, SmallVec, Traits, Type, TypeConstraint,
    ValueDef, ValueRef,
};

impl Format {
    /// Parses what follows the operation's name.
    pub(crate) fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        if let Some(error) = &self.error {
            return Err(parser.error_here(format!("has a broken format: {error}")));
        }
        state.pieces.begin(self.def, &self.blank);
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
            Element::Types(name) => self.parse_types(*name, parser, state),
            Element::Operands => {
                let operands = parser.operand_list(Delim::None)?;
                state.pieces.set_flat(&operands);
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
                // Without a dictionary, the properties it could hold have their defaults.
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
                    state.pieces.directive_at = parser.offset();
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

    /// Properties are checked as soon as the dictionary they may stand in was read, at its place.
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

    /// Properties in a dictionary of their own are all there.
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
                        state.pieces.push_operand(group, operand);
                    }
                    Arity::Optional => {
                        if let Some(operand) = parser.optional_operand()? {
                            state.pieces.push_operand(group, operand);
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

    /// The operands of a group of any number.
    fn parse_operands(
        &self,
        group: usize,
        parser: &mut Parser<'_>,
        state: &mut OpState,
    ) -> Result<(), Failed> {
        if parser.kind() != Tok::PercentId {
            state.pieces.empty_at = Some(parser.offset());
        }
        while parser.kind() == Tok::PercentId || !state.pieces.operands(group).is_empty() {
            let operand = parser.operand_here()?;
            state.pieces.push_operand(group, operand);
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
                    parser.type_as_attr(ty)
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
                parser.int(ty(ctx), value as i64)
            }
            AttrSyntax::IntEnum(def, ty) => {
                let value = parser.enum_keyword(def, row.name)?;
                parser.int(ty(ctx), value as i64)
            }
            // A whole attribute or an alias may be written where the parameters are.
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
                // What has no type is read so, and a colon behind it is the format's.
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
                let ty = one_type(row.constraint, parser)?;
                state.pieces.set_type(group, ty);
            }
            Arity::Optional => {
                let ty = parser.optional_type()?;
                state.pieces.set_types(group, ty.as_slice());
            }
            Arity::Variadic => {
                state.pieces.begin_types(group);
                parser.each_type(|ty| state.pieces.push_type(group, ty))?;
            }
        }
        Ok(())
    }

    /// Types of all operands in one list: handed out to the groups.
    fn set_flat_operand_types(
        &self,
        types: &[Type],
        parser: &mut Parser<'_>,
        state: &mut OpState,
    ) -> Result<(), Failed> {
        if let Some(operands) = state.pieces.flat() {
            let offset = parser.offset();
            let offset = state.pieces.list_at(operands, offset);
            let values = parser.resolve_all(operands, types, offset)?;
            state.operands = values.into_iter().collect();
            return Ok(());
        }
        state.pieces.listed_types = Some(types.len());
        let mut rest = types;
        for group in 0..self.def.operands.len() {
            let count = state.pieces.operands(group).len().min(rest.len());
            let (own, behind) = rest.split_at(count);
            state.pieces.set_types(ValueRef::Operand(group), own);
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
        // The state lends its lists, so that both can be used.
        let mut pieces = std::mem::take(&mut state.pieces);
        let result = self.resolve(parser, state, &mut pieces, offset);
        state.pieces = pieces;
        result?;
        self.set_segments(parser, state);
        if state.result_types.is_empty() && !def.results.is_empty() && !self.flat_result_types {
            self.infer_result_types(parser, state)?;
        }
        Ok(())
    }

    fn set_segments(&self, parser: &mut Parser<'_>, state: &mut OpState) {
        let Some(slot) = self.def.operand_segments() else {
            return;
        };
        // Sizes that the dictionary gives are those of the operation, whatever the text has.
        let defaults = parser.ctx().prop_defaults(state.name);
        if state.props[slot] == defaults[slot] {
            let groups = 0..state.pieces.num_groups();
            let sizes: SmallVec<[i32; 8]> = groups
                .map(|group| state.pieces.operands(group).len() as i32)
                .collect();
            state.props[slot] = Some(parser.i32s(&sizes));
        }
    }

    /// The operands' values.
    fn resolve(
        &self,
        parser: &mut Parser<'_>,
        state: &mut OpState,
        pieces: &mut Pieces,
        offset: u32,
    ) -> Result<(), Failed> {
        self.check_types(parser, state.offset, pieces)?;
        self.infer_operand_types(parser, pieces, &state.props, &state.result_types);
        if let Some(flat) = pieces.flat() {
            if state.operands.len() != flat.len() {
                let groups = 0..pieces.num_groups();
                let types: SmallVec<[Type; 4]> = groups
                    .filter_map(|group| pieces.types(ValueRef::Operand(group)))
                    .flatten()
                    .copied()
                    .collect();
                let offset = pieces.list_at(flat, offset);
                let values = parser.resolve_all(flat, &types, offset)?;
                state.operands = values.into_iter().collect();
            }
            return Ok(());
        }
        for group in 0..pieces.num_groups() {
            let types = pieces.types(ValueRef::Operand(group)).unwrap_or(&[]);
            match (types, pieces.operands(group)) {
                ([], []) => {}
                ([ty], [operand]) => {
                    let value = parser.resolve(*operand, *ty)?;
                    state.operands.push(value);
                }
                ([ty], operands) if self.broadcast_type(group) => {
                    parser.resolve_same(operands, *ty, state)?
                }
                (types, operands) => {
                    let offset = pieces.group_at(group, offset);
                    let values = parser.resolve_all(operands, types, offset)?;
                    state.operands.extend(values);
                }
            }
        }
        Ok(())
    }

    /// Types that others are computed from satisfy their own constraints first. Then, those in one list are as many as there
    /// are operands.
    fn check_types(
        &self,
        parser: &mut Parser<'_>,
        offset: u32,
        pieces: &Pieces,
    ) -> Result<(), Failed> {
        let ctx = parser.ctx();
        for eq in self.def.type_eqs {
            if eq.transform.is_none() || pieces.is_known(eq.to) {
                continue;
            }
            let row = match eq.from {
                ValueRef::Operand(group) => &self.def.operands[group],
                ValueRef::Result(group) => &self.def.results[group],
                ValueRef::Prop(_) => continue,
            };
            let mut types = pieces.types(eq.from).unwrap_or_default().iter();
            if let Some(&ty) = types.find(|&&ty| !row.constraint.holds(ctx, ty)) {
                return Err(wrong_source_type(parser, offset, row, ty));
            }
        }
        match pieces.listed_types {
            Some(types) if types != pieces.num_operands() => {
                Err(parser.count_mismatch(pieces.num_operands(), types, offset))
            }
            _ => Ok(()),
        }
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
        pieces: &mut Pieces,
        props: &[Option<Attr>],
        flat_results: &[Type],
    ) {
        let def = self.def;
        let ctx = parser.ctx();
        if let [first, ..] = flat_results
            && def.results.len() == 1
            && !pieces.is_known(ValueRef::Result(0))
        {
            pieces.set_type(ValueRef::Result(0), *first);
        }
        if pieces.all_operand_types_known() {
            return;
        }
        for (group, row) in def.operands.iter().enumerate() {
            let group = ValueRef::Operand(group);
            if let Some(unique) = row.constraint.unique
                && !pieces.is_known(group)
            {
                pieces.set_type(group, unique(ctx));
            }
        }
        if def.has(Traits::SAME_OPERANDS_AND_RESULT_TYPE) || def.has(Traits::SAME_TYPE_OPERANDS) {
            let results = if def.has(Traits::SAME_OPERANDS_AND_RESULT_TYPE) {
                def.results.len()
            } else {
                0
            };
            let operands = (0..def.operands.len()).map(ValueRef::Operand);
            let known = operands
                .clone()
                .chain((0..results).map(ValueRef::Result))
                .find_map(|group| pieces.types(group)?.first().copied());
            if let Some(ty) = known {
                let mut first: Option<ValueRef> = None;
                for group in operands {
                    match first {
                        _ if pieces.is_known(group) => {}
                        Some(first) => {
                            pieces.share_types(first, group);
                        }
                        None => {
                            pieces.set_type(group, ty);
                            first = Some(group);
                        }
                    }
                }
            }
        }
        // Each round may make a type known that another equality needs.
        for _ in 0..=def.type_eqs.len() {
            let mut changed = false;
            for eq in def.type_eqs {
                let known = |group| match group {
                    ValueRef::Prop(slot) => prop_type(slot, props, ctx).is_some(),
                    group => pieces.is_known(group),
                };
                let (from, to) = match (known(eq.from), known(eq.to), eq.transform) {
                    (true, false, _) => (eq.from, eq.to),
                    (false, true, None) => (eq.to, eq.from),
                    _ => continue,
                };
                changed |= put(from, to, eq.transform, pieces, props, ctx);
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
    ) -> Result<(), Failed> {
        let def = self.def;
        let ctx = parser.ctx();
        let results = || (0..def.results.len()).map(ValueRef::Result);
        if !state.pieces.all_result_types_known() {
            if let Some(infer) = def.infer {
                return infer_results(infer, parser, state);
            }
            let body = parser.body();
            let types = state.operands.iter().map(|&value| body.ty(value));
            let operand_types: SmallVec<[Type; 6]> = types.collect();
            let pieces = &mut state.pieces;
            let known = |group| pieces.types(group).map(SmallVec::from_slice);
            let mut types: SmallVec<[GroupTypes; 4]> = results().map(known).collect();
            terrace_ir::infer::result_types(def, ctx, &operand_types, &state.props, &mut types);
            for (group, types) in results().zip(&types) {
                if let Some(types) = types
                    && !pieces.is_known(group)
                {
                    pieces.set_types(group, types);
                }
            }
        }
        let pieces = &state.pieces;
        for types in results().filter_map(|group| pieces.types(group)) {
            state.result_types.extend_from_slice(types);
        }
        if def.has(Traits::ATTR_SIZED_RESULT_SEGMENTS) {
            let sizes: SmallVec<[i32; 8]> = results()
                .map(|group| pieces.types(group).map_or(0, |types| types.len() as i32))
                .collect();
            state.set_result_segments(parser, &sizes);
        }
        Ok(())
    }
}

/// The types of the results, as a function makes them of the operands and properties.
fn infer_results(
    infer: InferFn,
    parser: &mut Parser<'_>,
    state: &mut OpState,
) -> Result<(), Failed> {
    let body = parser.body();
    let types = state.operands.iter().map(|&value| body.ty(value));
    let operand_types: SmallVec<[Type; 6]> = types.collect();
    let input = InferInput {
        ctx: parser.ctx(),
        operand_types: &operand_types,
        props: &state.props,
    };
    match infer(&input) {
        Some(types) => {
            state.result_types.extend_from_slice(&types);
            Ok(())
        }
        None => Err(parser.raw_error(state.offset, "failed to infer returned types")),
    }
}

/// The type of a group of one. It is of the constraint's kind, if it does not satisfy the constraint.
#[inline]
fn one_type(constraint: &TypeConstraint, parser: &mut Parser<'_>) -> Result<Type, Failed> {
    let offset = parser.offset();
    let ty = parser.ty()?;
    if !constraint.holds(parser.ctx(), ty) {
        check_kind(parser, offset, ty, constraint)?;
    }
    Ok(ty)
}

/// The type of a property's value.
fn prop_type(slot: usize, props: &[Option<Attr>], ctx: &Context) -> Option<Type> {
    terrace_ir::infer::value_type(ctx, props.get(slot).copied().flatten()?)
}

type Transform = Option<fn(&Context, Type) -> Option<Type>>;

fn transformed(types: &[Type], transform: Transform, ctx: &Context) -> Option<SmallVec<[Type; 4]>> {
    match transform {
        None => Some(SmallVec::from_slice(types)),
        Some(transform) => types.iter().map(|&ty| transform(ctx, ty)).collect(),
    }
}

/// Makes the types of `to` known from those of `from`; `false` if that cannot be done.
fn put(
    from: ValueRef,
    to: ValueRef,
    transform: Transform,
    pieces: &mut Pieces,
    props: &[Option<Attr>],
    ctx: &Context,
) -> bool {
    if let ValueRef::Prop(slot) = from {
        let types = prop_type(slot, props, ctx);
        let types = types.and_then(|ty| transformed(&[ty], transform, ctx));
        return types.is_some_and(|types| pieces.set_types(to, &types));
    }
    if transform.is_none() {
        return pieces.is_known(from) && pieces.share_types(from, to);
    }
    let types = pieces.types(from);
    let types = types.and_then(|types| transformed(types, transform, ctx));
    types.is_some_and(|types| pieces.set_types(to, &types))
}

fn set_types(name: Name, types: &[Type], state: &mut OpState) {
    match name {
        Name::Operand(group) => state.pieces.set_types(ValueRef::Operand(group), types),
        Name::Result(group) => state.pieces.set_types(ValueRef::Result(group), types),
        _ => false,
    };
}

/// Refuses a type that is not of the kind that formats parse for `constraint`.
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

/// A type that others are computed from is not what they are computed for.
#[cold]
fn wrong_source_type(parser: &mut Parser<'_>, offset: u32, row: &ValueDef, ty: Type) -> Failed {
    let (name, desc) = (row.name, row.constraint.desc);
    let ty = parser.ctx().show_type(ty);
    parser.error(offset, format!("'{name}' must be {desc}, but got {ty}"))
}

/// The keyword that a clause begins with.
#[cold]
fn first_literal(clause: &[Node]) -> &'static str {
    let literal = clause.iter().find_map(|node| match &node.element {
        Element::Literal(literal) => Some(literal.text),
        _ => None,
    });
    literal.unwrap_or_default()
}

#[inline]
fn parse_literal(literal: &Literal, parser: &mut Parser<'_>) -> Result<(), Failed> {
    match literal.tok {
        Some(tok) if parser.eat_tok(tok) => Ok(()),
        Some(_) => parser.expect(literal.text),
        None => parser.expect_keyword(literal.text),
    }
}
