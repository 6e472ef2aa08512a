//! Result types by the rules of ODS, as in generated `InferTypeOpInterface` implementations. They let a format or a
//! constructor leave types out.

use crate::opdef::{InferInput, ValueDef};
use crate::verify::{Side, wrong_type};
use crate::{
    Attr, Context, DenseI32Array, Loc, OpDef, PanicNote, StringAttr, Traits, Type, ValueRef,
};
use smallvec::SmallVec;

/// The types of one group of results; `None` while they are not known.
pub type GroupTypes = Option<SmallVec<[Type; 2]>>;

/// The reason for which result types are not known.
#[derive(Debug)]
pub enum NoTypes {
    /// They do not follow from what is there: an operand violates its own constraint, or a rule has no answer.
    DoNotFollow(String),
    /// The operation's `infer` gives another number of types than the operation has results.
    WrongCount(String),
}

impl std::fmt::Display for NoTypes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (NoTypes::DoNotFollow(reason) | NoTypes::WrongCount(reason)) = self;
        f.write_str(reason)
    }
}

/// The sizes of the groups of operands.
fn sizes<'a>(def: &OpDef, input: &InferInput<'a>) -> Option<&'a [i32]> {
    let sizes = input
        .props
        .get(def.operand_segments()?)
        .copied()
        .flatten()?;
    Some(&*sizes.as_::<DenseI32Array>(input.ctx)?.values)
}

/// The first operand that violates its own constraint, in the verifier's words.
#[cold]
pub(crate) fn wrong_operand(def: &OpDef, input: &InferInput<'_>) -> Option<String> {
    let types = input.operand_types;
    def.operands.iter().enumerate().find_map(|(group, row)| {
        let sizes = || sizes(def, input);
        let mut range = crate::view::group_range(&def.operands, group, types.len(), sizes);
        let index = range.find(|&at| !row.constraint.holds(input.ctx, types[at]))?;
        let (side, ty) = (Side::Operand, types[index]);
        Some(wrong_type(input.ctx, side, index, row, ty))
    })
}

/// Completes the types of result groups from those of operands and from properties. The rules, in this order: the
/// operation's own `infer`; `SAME_OPERANDS_AND_RESULT_TYPE`; a constraint that one type satisfies; `same_type` and
/// `types_match`, until nothing changes. Types that are given stay; types that no rule speaks of stay `None`. `loc` is the
/// operation's location, for the note on a panic in a rule.
pub fn result_types(
    def: &OpDef,
    input: &InferInput<'_>,
    results: &mut [GroupTypes],
    loc: Loc,
) -> Result<(), NoTypes> {
    let (ctx, name) = (input.ctx, def.name);
    let note = PanicNote::new(move || {
        let at = ctx.show_loc(loc);
        format!("the inference of the result types of '{name}' at {at}")
    });
    let inferred = inferred_types(def, input, results);
    note.done();
    inferred
}

fn inferred_types(
    def: &OpDef,
    input: &InferInput<'_>,
    results: &mut [GroupTypes],
) -> Result<(), NoTypes> {
    let is_complete = |results: &[GroupTypes]| results.iter().all(Option::is_some);
    if is_complete(results) {
        return Ok(());
    }
    let refused = |reason| NoTypes::DoNotFollow(wrong_operand(def, input).unwrap_or(reason));
    if let Some(infer) = def.infer {
        let types = infer(input).map_err(refused)?;
        if !def.results.fit(types.len()) {
            return Err(NoTypes::WrongCount(format!(
                "`infer` of '{}' gave {} types, and the operation has {} results",
                def.name,
                types.len(),
                crate::verify::count_of(&def.results)
            )));
        }
        for (group, known) in results.iter_mut().enumerate() {
            let range = crate::view::group_range(&def.results, group, types.len(), || None);
            known.get_or_insert_with(|| SmallVec::from_slice(&types[range]));
        }
        return Ok(());
    }
    let InferInput {
        ctx,
        operand_types,
        props,
    } = *input;
    let first = operand_types.first().copied();
    for (known, row) in results.iter_mut().zip(def.results.iter()) {
        if known.is_none()
            && let Some(ty) = plain_type(def, ctx, row, || first)
        {
            *known = Some(smallvec::smallvec![ty]);
        }
    }
    let mut changed = true;
    let mut no_answer = None;
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
                    let sizes = || sizes(def, input);
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
                    let transformed = |&ty| {
                        let new = transform(ctx, ty);
                        if new.is_none() {
                            no_answer = Some((eq, to, ty));
                        }
                        new
                    };
                    types.iter().map(transformed).collect()
                }),
            };
            changed |= types.is_some();
            results[to] = types;
        }
    }
    match no_answer {
        Some((eq, to, ty)) if results[to].is_none() => {
            let (to, ty) = (def.results[to].name, ctx.show_type(ty));
            let reason = format!(
                "the type of '{to}' does not follow from {ty}: {}",
                eq.message
            );
            Err(refused(reason))
        }
        _ => Ok(()),
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
