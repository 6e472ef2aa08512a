//! Result types by the rules of ODS, as in generated `InferTypeOpInterface` implementations. They let a format or a
//! constructor leave types out.

use crate::opdef::{InferInput, ValueDef};
use crate::{Attr, Context, DenseI32Array, OpDef, StringAttr, Traits, Type, ValueRef};
use smallvec::SmallVec;

/// The types of one group of results; `None` while they are not known.
pub type GroupTypes = Option<SmallVec<[Type; 2]>>;

/// The way in which the `infer` of an operation breaks its contract, if it gives as many types.
pub fn wrong_count(def: &OpDef, count: usize) -> Option<String> {
    (!def.results.fit(count)).then(|| {
        format!(
            "the inference of '{}' gave {count} types, and the operation has {} results",
            def.name,
            crate::verify::count_of(&def.results)
        )
    })
}

/// Completes the types of result groups from those of operands and from properties. The rules, in this order: the
/// operation's own `infer`; `SAME_OPERANDS_AND_RESULT_TYPE`; a constraint that one type satisfies; `same_type` and
/// `types_match`, until nothing changes. Types that are given stay; types that no rule gives stay `None`.
///
/// # Panics
/// If the operation's own `infer` gives another number of types than it has results.
#[track_caller]
pub fn result_types(
    def: &OpDef,
    ctx: &Context,
    operand_types: &[Type],
    props: &[Option<Attr>],
    results: &mut [GroupTypes],
) {
    let is_complete = |results: &[GroupTypes]| results.iter().all(Option::is_some);
    if is_complete(results) {
        return;
    }
    if let Some(infer) = def.infer {
        let input = InferInput {
            ctx,
            operand_types,
            props,
        };
        if let Some(types) = infer(&input) {
            if let Some(how) = wrong_count(def, types.len()) {
                panic!("{how}");
            }
            for (group, known) in results.iter_mut().enumerate() {
                let range = crate::view::group_range(&def.results, group, types.len(), || None);
                known.get_or_insert_with(|| SmallVec::from_slice(&types[range]));
            }
        }
        return;
    }
    let first = operand_types.first().copied();
    for (known, row) in results.iter_mut().zip(def.results.iter()) {
        if known.is_none()
            && let Some(ty) = plain_type(def, ctx, row, || first)
        {
            *known = Some(smallvec::smallvec![ty]);
        }
    }
    let sizes = || {
        let sizes = props.get(def.operand_segments()?).copied().flatten()?;
        Some(&*sizes.as_::<DenseI32Array>(ctx)?.values)
    };
    let mut changed = true;
    while !is_complete(results) && std::mem::take(&mut changed) {
        for eq in def.type_eqs {
            let (from, to) = match (eq.from, eq.to, eq.transform) {
                (from, ValueRef::Result(to), _) if results[to].is_none() => (from, to),
                (ValueRef::Result(to), from, None) if results[to].is_none() => (from, to),
                _ => continue,
            };
            let types = match from {
                ValueRef::Operand(group) => {
                    let count = operand_types.len();
                    let range = crate::view::group_range(&def.operands, group, count, sizes);
                    Some(SmallVec::from_slice(&operand_types[range]))
                }
                ValueRef::Result(group) => results[group].clone(),
                ValueRef::Prop(slot) => (props.get(slot).copied().flatten())
                    .and_then(|attr| value_type(ctx, attr))
                    .map(|ty| smallvec::smallvec![ty]),
            };
            let types = match eq.transform {
                None => types,
                Some(transform) => types.and_then(|types: SmallVec<[Type; 2]>| {
                    types.iter().map(|&ty| transform(ctx, ty)).collect()
                }),
            };
            changed |= types.is_some();
            results[to] = types;
        }
    }
}

/// The type of a group of results that depends neither on properties nor on other groups.
fn plain_type(
    def: &OpDef,
    ctx: &Context,
    row: &ValueDef,
    first_operand: impl FnOnce() -> Option<Type>,
) -> Option<Type> {
    let same = def.has(Traits::SAME_OPERANDS_AND_RESULT_TYPE);
    let same = same.then(first_operand).flatten();
    same.or_else(|| Some((row.constraint.unique?)(ctx)))
}

/// The type of the results of an operation that has one group of them, in the simple cases: the same as that of
/// [`result_types`], without lists.
pub(crate) fn only_result_type(
    def: &OpDef,
    ctx: &Context,
    first_operand: impl FnOnce() -> Option<Type>,
    props: &[Option<Attr>],
) -> Option<Type> {
    let [row] = &*def.results else { return None };
    if def.infer.is_some() {
        return None;
    }
    plain_type(def, ctx, row, first_operand).or_else(|| match def.type_eqs {
        [eq] if eq.transform.is_none() => match (eq.from, eq.to) {
            (ValueRef::Prop(slot), ValueRef::Result(_))
            | (ValueRef::Result(_), ValueRef::Prop(slot)) => {
                value_type(ctx, props.get(slot).copied().flatten()?)
            }
            _ => None,
        },
        _ => None,
    })
}

/// The type of a property's value, as equalities of types see it: a string without one has the type `none`.
pub fn value_type(ctx: &Context, value: Attr) -> Option<Type> {
    let none = || value.is::<StringAttr>(ctx).then_some(Type::NONE);
    value.ty(ctx).or_else(none)
}
