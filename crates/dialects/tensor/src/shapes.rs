//! Infers and compares types of tensors.

use terrace_builtin::types::{DYNAMIC, RankedTensorType};
use terrace_interfaces::reassociation::sizes_of_group;
use terrace_ir::{Context, Type};

/// Returns true if `target` has all static information of `source`: both are ranked tensors of the same element type,
/// rank and encoding, and `target` is static wherever `source` is. MLIR's `preservesStaticInformation`.
pub fn preserves_static_information(ctx: &Context, source: Type, target: Type) -> bool {
    let (Some(source), Some(target)) = (
        source.as_::<RankedTensorType>(ctx),
        target.as_::<RankedTensorType>(ctx),
    ) else {
        return false;
    };
    (source.element, source.encoding) == (target.element, target.encoding)
        && keeps_static_sizes(&source.shape, &target.shape)
}

/// Returns true if two shapes have the same rank and `target` is static wherever `source` is.
pub(crate) fn keeps_static_sizes(source: &[i64], target: &[i64]) -> bool {
    let lost = |(source, target): (&i64, &i64)| *source != DYNAMIC && *target == DYNAMIC;
    source.len() == target.len() && !source.iter().zip(target).any(lost)
}

/// Combines the static information of two tensor types: MLIR's `joinShapes`, which drops encodings if both are ranked.
/// Returns `None` if the shapes contradict each other.
pub(crate) fn joined(ctx: &Context, one: Type, two: Type) -> Option<Type> {
    let Some(first) = one.as_::<RankedTensorType>(ctx) else {
        return Some(two);
    };
    let Some(second) = two.as_::<RankedTensorType>(ctx) else {
        return Some(one);
    };
    if first.shape.len() != second.shape.len() {
        return None;
    }
    let join = |(&a, &b): (&i64, &i64)| match (a == DYNAMIC, b == DYNAMIC) {
        (true, _) => Some(b),
        (_, true) => Some(a),
        _ => (a == b).then_some(a),
    };
    let sizes = first.shape.iter().zip(&second.shape);
    Some(ctx.ty(RankedTensorType {
        shape: sizes.map(join).collect::<Option<_>>()?,
        element: first.element,
        encoding: None,
    }))
}

/// Returns the type of a collapse, without an encoding. Groups must be valid.
pub fn collapsed_type(expanded: &RankedTensorType, groups: &[Vec<i64>]) -> RankedTensorType {
    let size = |group: &Vec<i64>| {
        let sizes = sizes_of_group(&expanded.shape, group).unwrap_or_default();
        match sizes.contains(&DYNAMIC) {
            true => DYNAMIC,
            false => sizes.iter().fold(1i64, |all, size| all.wrapping_mul(*size)),
        }
    };
    RankedTensorType {
        shape: groups.iter().map(size).collect(),
        element: expanded.element,
        encoding: None,
    }
}

/// Returns the shape of a concatenation along `dim` of at least one input, all of the same rank.
///
/// # Errors
///
/// Returns the first other dimension in which static sizes differ.
pub fn concatenated(inputs: &[&[i64]], dim: usize) -> Result<Vec<i64>, usize> {
    let rank = inputs.first().map_or(0, |input| input.len());
    let size = |at: usize| {
        let mut sizes = inputs.iter().map(|input| input[at]);
        if at == dim {
            let add = |sum: i64, size: i64| match sum == DYNAMIC || size == DYNAMIC {
                true => DYNAMIC,
                false => sum.wrapping_add(size),
            };
            return Ok(sizes.fold(0, add));
        }
        let join = |a: i64, b: i64| match (a == DYNAMIC, b == DYNAMIC) {
            (true, _) => Ok(b),
            (_, true) => Ok(a),
            _ if a == b => Ok(a),
            _ => Err(at),
        };
        sizes.try_fold(DYNAMIC, join)
    };
    (0..rank).map(size).collect()
}

/// Returns the type of a padded tensor, without an encoding. Sizes that the lists do not determine are those of
/// `known`, or dynamic. Returns `None` if the lists have the wrong length.
pub fn padded_type(
    source: &RankedTensorType,
    low: &[i64],
    high: &[i64],
    known: Option<&[i64]>,
) -> Option<RankedTensorType> {
    let rank = source.shape.len();
    if low.len() != rank || high.len() != rank || known.is_some_and(|known| known.len() != rank) {
        return None;
    }
    let size = |at: usize| {
        let parts = [source.shape[at], low[at], high[at]];
        match parts.contains(&DYNAMIC) {
            true => known.map_or(DYNAMIC, |known| known[at]),
            false => parts.iter().fold(0i64, |sum, part| sum.wrapping_add(*part)),
        }
    };
    Some(RankedTensorType {
        shape: (0..rank).map(size).collect(),
        element: source.element,
        encoding: None,
    })
}
