//! The types of operands and results: from the text, and worked out where it leaves them out.

use super::Format;
use crate::parser::{OpState, Parser, Pieces};
use terrace_ir::opdef::{InferFn, InferInput};
use terrace_ir::{Attr, Context, Failed, GroupTypes, SmallVec, Traits, Type, ValueDef, ValueRef};

impl Format {
    /// Types of all operands in one list: handed out to the groups.
    pub(super) fn set_flat_operand_types(
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
            let (own, others) = rest.split_at(count);
            state.pieces.set_types(ValueRef::Operand(group), own);
            rest = others;
        }
        Ok(())
    }

    /// Operands get their types, results theirs, segment sizes are set.
    pub(super) fn finish(
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

/// A type that others are computed from is not what they are computed for.
#[cold]
fn wrong_source_type(parser: &mut Parser<'_>, offset: u32, row: &ValueDef, ty: Type) -> Failed {
    let (name, desc) = (row.name, row.constraint.desc);
    let ty = parser.ctx().show_type(ty);
    parser.error(offset, format!("'{name}' must be {desc}, but got {ty}"))
}
