//! Infers result types by the rules of ODS, as generated implementations of `InferTypeOpInterface` do. A format or a
//! constructor can therefore omit types.

use crate::opdef::{InferInput, ValueDef};
use crate::verify::{Side, wrong_type};
use crate::{
    Attr, Context, DenseI32Array, Loc, OpDef, PanicNote, StringAttr, Traits, Type, ValueRef,
};
use smallvec::SmallVec;

/// The types of one group of results; `None` while unknown.
pub type GroupTypes = Option<SmallVec<[Type; 2]>>;

/// The reason why result types could not be inferred.
#[derive(Debug)]
pub enum NoTypes {
    /// The types do not follow: an operand violates its constraint, or a rule returned no type.
    DoNotFollow(String),
    /// The operation's `infer` returned a different number of types than the operation has results.
    WrongCount(String),
}

impl std::fmt::Display for NoTypes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (NoTypes::DoNotFollow(reason) | NoTypes::WrongCount(reason)) = self;
        f.write_str(reason)
    }
}

/// Returns the sizes of the groups of operands.
fn sizes<'a>(def: &OpDef, input: &InferInput<'a>) -> Option<&'a [i32]> {
    let sizes = input
        .props
        .get(def.operand_segments()?)
        .copied()
        .flatten()?;
    Some(&*sizes.as_::<DenseI32Array>(input.ctx)?.values)
}

/// Returns the verifier's message about the first operand that violates its constraint.
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

/// Infers the unknown types of result groups from the types of operands and from properties. The rules, in order:
/// 1. the operation's own `infer`;
/// 2. `SAME_OPERANDS_AND_RESULT_TYPE`;
/// 3. a constraint that exactly one type satisfies;
/// 4. `same_type` and `types_match`, until a fixpoint.
///
/// Known types are unchanged. Types that no rule determines remain `None`. `loc` is the operation's location, for the
/// note on a panic in a rule.
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
                "`infer` of '{}' returned {} types, expected {}",
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
            let reason = format!("cannot infer the type of '{to}' from {ty}: {}", eq.message);
            Err(refused(reason))
        }
        _ => Ok(()),
    }
}

/// Returns the type of a result group, if it depends neither on properties nor on other groups.
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

/// Returns the type of the results of an operation with a single result group, in the simple cases. The type equals
/// that of [`result_types`], but no lists are built.
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

/// Returns the type of a property's value for type equalities. A string without a type has the type `none`.
pub fn value_type(ctx: &Context, value: Attr) -> Option<Type> {
    let none = || value.is::<StringAttr>(ctx).then_some(Type::NONE);
    value.ty(ctx).or_else(none)
}
