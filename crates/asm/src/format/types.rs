//! Resolves the types of operands and results: parsed types, and types that are inferred because the text omits them.

use super::Format;
use crate::parser::{GroupSpans, OpState, Parser};
use terrace_ir::infer::{NoTypes, result_types};
use terrace_ir::opdef::InferInput;
use terrace_ir::{
    Arity, Attr, Context, Failed, GroupTypes, SmallVec, Traits, Type, ValueDef, ValueRef,
};

impl Format {
    /// Distributes one list of the types of all operands among the groups.
    pub(super) fn set_flat_operand_types(
        &self,
        types: &[Type],
        parser: &mut Parser<'_>,
        state: &mut OpState,
    ) -> Result<(), Failed> {
        if let Some(operands) = state.groups.flat() {
            let offset = parser.offset();
            let offset = state.groups.list_at(operands, offset);
            let values = parser.resolve_all(operands, types, offset)?;
            state.operands = values.into_iter().collect();
            return Ok(());
        }
        state.groups.listed_types = Some(types.len());
        let mut rest = types;
        for group in 0..self.def.operands.len() {
            let count = state.groups.operands(group).len().min(rest.len());
            let (own, others) = rest.split_at(count);
            state.groups.set_types(ValueRef::Operand(group), own);
            rest = others;
        }
        Ok(())
    }

    /// Sets the types of operands and results, and the segment sizes.
    pub(super) fn finish(
        &self,
        parser: &mut Parser<'_>,
        state: &mut OpState,
        offset: u32,
    ) -> Result<(), Failed> {
        let def = self.def;
        // The lists are moved out of the state to permit separate borrows.
        let mut groups = std::mem::take(&mut state.groups);
        let result = self.resolve(parser, state, &mut groups, offset);
        state.groups = groups;
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
        // Sizes in the dictionary override those of the text.
        let defaults = parser.ctx().prop_defaults(state.name);
        if state.props[slot] == defaults[slot] {
            let all = 0..state.groups.num_groups();
            let sizes: SmallVec<[i32; 8]> = all
                .map(|group| state.groups.operands(group).len() as i32)
                .collect();
            state.props[slot] = Some(parser.ctx().i32_array(&sizes));
        }
    }

    /// Resolves the values of the operands.
    fn resolve(
        &self,
        parser: &mut Parser<'_>,
        state: &mut OpState,
        groups: &mut GroupSpans,
        offset: u32,
    ) -> Result<(), Failed> {
        self.check_types(parser, state.offset, groups)?;
        self.infer_operand_types(parser, groups, &state.props, &state.result_types);
        if let Some(flat) = groups.flat() {
            if state.operands.len() != flat.len() {
                let all = 0..groups.num_groups();
                let types: SmallVec<[Type; 4]> = all
                    .filter_map(|group| groups.types(ValueRef::Operand(group)))
                    .flatten()
                    .copied()
                    .collect();
                let offset = groups.list_at(flat, offset);
                let values = parser.resolve_all(flat, &types, offset)?;
                state.operands = values.into_iter().collect();
            }
            return Ok(());
        }
        for group in 0..groups.num_groups() {
            let types = groups.types(ValueRef::Operand(group)).unwrap_or(&[]);
            match (types, groups.operands(group)) {
                ([], []) => {}
                ([ty], [operand]) => {
                    let value = parser.resolve(*operand, *ty)?;
                    state.operands.push(value);
                }
                ([ty], operands) if self.broadcast_type(group) => {
                    parser.resolve_same(operands, *ty, state)?
                }
                (types, operands) => {
                    let offset = groups.group_at(group, offset);
                    let values = parser.resolve_all(operands, types, offset)?;
                    state.operands.extend(values);
                }
            }
        }
        Ok(())
    }

    /// Checks that types from which others are inferred satisfy their own constraints, and then that each list of types
    /// has the length of its operands.
    fn check_types(
        &self,
        parser: &mut Parser<'_>,
        offset: u32,
        groups: &GroupSpans,
    ) -> Result<(), Failed> {
        let ctx = parser.ctx();
        for eq in self.def.type_eqs {
            if eq.transform.is_none() || groups.is_known(eq.to) {
                continue;
            }
            let row = match eq.from {
                ValueRef::Operand(group) => &self.def.operands[group],
                ValueRef::Result(group) => &self.def.results[group],
                ValueRef::Prop(_) => continue,
            };
            let mut types = groups.types(eq.from).unwrap_or_default().iter();
            if let Some(&ty) = types.find(|&&ty| !row.constraint.holds(ctx, ty)) {
                return Err(wrong_source_type(parser, offset, row, ty));
            }
        }
        match groups.listed_types {
            Some(types) if types != groups.num_operands() => {
                Err(parser.count_mismatch(groups.num_operands(), types, offset))
            }
            _ => Ok(()),
        }
    }

    /// Returns true if the single known type of a group applies to all its operands.
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
        groups: &mut GroupSpans,
        props: &[Option<Attr>],
        flat_results: &[Type],
    ) {
        let def = self.def;
        let ctx = parser.ctx();
        if let [first, ..] = flat_results
            && def.results.len() == 1
            && !groups.is_known(ValueRef::Result(0))
        {
            groups.set_type(ValueRef::Result(0), *first);
        }
        if groups.all_operand_types_known() {
            return;
        }
        for (group, row) in def.operands.iter().enumerate() {
            let group = ValueRef::Operand(group);
            if let Some(unique) = row.constraint.unique
                && !groups.is_known(group)
            {
                groups.set_type(group, unique(ctx));
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
                .find_map(|group| groups.types(group)?.first().copied());
            if let Some(ty) = known {
                let mut first: Option<ValueRef> = None;
                for group in operands {
                    match first {
                        _ if groups.is_known(group) => {}
                        Some(first) => {
                            groups.share_types(first, group);
                        }
                        None => {
                            groups.set_type(group, ty);
                            first = Some(group);
                        }
                    }
                }
            }
        }
        // Each round may infer a type that another equation needs.
        for _ in 0..=def.type_eqs.len() {
            let mut changed = false;
            for eq in def.type_eqs {
                let known = |group| match group {
                    ValueRef::Prop(slot) => prop_type(slot, props, ctx).is_some(),
                    group => groups.is_known(group),
                };
                let (from, to) = match (known(eq.from), known(eq.to), eq.transform) {
                    (true, false, _) => (eq.from, eq.to),
                    (false, true, None) => (eq.to, eq.from),
                    _ => continue,
                };
                changed |= put(from, to, eq.transform, groups, props, ctx);
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
        // An optional result exists if its type is written.
        for (group, row) in results().zip(def.results.iter()) {
            let may_be_missing = row.arity == Arity::Optional && row.constraint.unique.is_some();
            if may_be_missing && !state.groups.is_known(group) {
                state.groups.set_types(group, &[]);
            }
        }
        if !state.groups.all_result_types_known() {
            let body = parser.body();
            let types = state.operands.iter().map(|&value| body.ty(value));
            let operand_types: SmallVec<[Type; 6]> = types.collect();
            let groups = &mut state.groups;
            let known = |group| groups.types(group).map(SmallVec::from_slice);
            let mut types: SmallVec<[GroupTypes; 4]> = results().map(known).collect();
            let input = InferInput {
                ctx,
                operand_types: &operand_types,
                props: &state.props,
            };
            result_types(def, &input, &mut types, state.loc)
                .map_err(|why| not_inferred(parser, state.offset, why))?;
            for (group, types) in results().zip(&types) {
                if let Some(types) = types
                    && !groups.is_known(group)
                {
                    groups.set_types(group, types);
                }
            }
        }
        let groups = &state.groups;
        for types in results().filter_map(|group| groups.types(group)) {
            state.result_types.extend_from_slice(types);
        }
        if def.has(Traits::ATTR_SIZED_RESULT_SEGMENTS) {
            let sizes: SmallVec<[i32; 8]> = results()
                .map(|group| groups.types(group).map_or(0, |types| types.len() as i32))
                .collect();
            state.set_result_segments(parser, &sizes);
        }
        Ok(())
    }
}

#[cold]
fn not_inferred(parser: &mut Parser<'_>, offset: u32, why: NoTypes) -> Failed {
    match why {
        NoTypes::DoNotFollow(reason) => {
            let failed = parser.raw_error(offset, "failed to infer returned types");
            parser.hint(offset, reason);
            failed
        }
        NoTypes::WrongCount(how) => parser.raw_error(offset, format!("internal error: {how}")),
    }
}

/// Returns the type of a property's value.
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

/// Infers the types of `to` from those of `from`. Returns false if that is impossible.
fn put(
    from: ValueRef,
    to: ValueRef,
    transform: Transform,
    groups: &mut GroupSpans,
    props: &[Option<Attr>],
    ctx: &Context,
) -> bool {
    if let ValueRef::Prop(slot) = from {
        let types = prop_type(slot, props, ctx);
        let types = types.and_then(|ty| transformed(&[ty], transform, ctx));
        return types.is_some_and(|types| groups.set_types(to, &types));
    }
    if transform.is_none() {
        return groups.is_known(from) && groups.share_types(from, to);
    }
    let types = groups.types(from);
    let types = types.and_then(|types| transformed(types, transform, ctx));
    types.is_some_and(|types| groups.set_types(to, &types))
}

/// Reports a type that violates its constraint and from which other types would be inferred.
#[cold]
fn wrong_source_type(parser: &mut Parser<'_>, offset: u32, row: &ValueDef, ty: Type) -> Failed {
    let (name, desc) = (row.name, row.constraint.desc);
    let ty = parser.ctx().show_type(ty);
    parser.error(offset, format!("'{name}' must be {desc}, but got {ty}"))
}
