//! Reshapes that split and merge dimensions: operations with a `reassociation`, which lists the dimensions of the
//! expanded shape for each dimension of the collapsed one. memref and tensor share this code.

use terrace_builtin::attrs::{AttrBuilder, array_value, int_value};
use terrace_builtin::types::{DYNAMIC, shape};
use terrace_ir::opdef::Folded;
use terrace_ir::{Attr, Context, FoldResult, OpRef, ValueId};

/// The dimensions of the expanded shape, for each dimension of the collapsed shape.
pub type Groups = Vec<Vec<i64>>;

/// Returns the dimensions in each group of a `reassociation`.
pub fn reassociation(ctx: &Context, groups: &[Attr]) -> Groups {
    let group = |group: &Attr| -> Vec<i64> {
        let group = array_value(ctx, *group).unwrap_or_default();
        let index = |attr: &Attr| int_value(ctx, *attr);
        group.iter().filter_map(index).collect()
    };
    groups.iter().map(group).collect()
}

/// Returns the elements of a `reassociation` attribute.
pub fn reassociation_attrs(ctx: &Context, groups: &[Vec<i64>]) -> Vec<Attr> {
    let group = |group: &Vec<i64>| {
        let dims: Vec<Attr> = group.iter().map(|&dim| ctx.i64(dim)).collect();
        ctx.array(&dims)
    };
    groups.iter().map(group).collect()
}

/// Returns the number of dynamic sizes.
fn unknown<'a>(sizes: impl IntoIterator<Item = &'a i64>) -> usize {
    let sizes = sizes.into_iter();
    sizes.filter(|size| **size == DYNAMIC).count()
}

/// Returns the sizes of the dimensions in a group. Returns `None` if a dimension does not exist.
pub fn sizes_of_group(shape: &[i64], group: &[i64]) -> Option<Vec<i64>> {
    let dims = group.iter().map(|&dim| usize::try_from(dim).ok());
    dims.map(|dim| shape.get(dim?).copied()).collect()
}

/// Composes the groups of two reshapes of the same kind: MLIR's `composeReassociationIndices`. Returns `None` if the
/// groups do not fit together.
pub fn composed(first: Groups, second: Groups) -> Option<Groups> {
    if first.len() == second.len() {
        return None;
    }
    let (inner, outer) = match first.len() < second.len() {
        true => (second, first),
        false => (first, second),
    };
    let dims: usize = outer.iter().map(Vec::len).sum();
    if !outer.is_empty() && dims != inner.len() {
        return None;
    }
    let join = |group: &Vec<i64>| {
        let parts = group.iter().map(|&at| inner.get(usize::try_from(at).ok()?));
        let parts: Vec<_> = parts.collect::<Option<_>>()?;
        Some(parts.into_iter().flatten().copied().collect())
    };
    outer.iter().map(join).collect()
}

/// Combines the finer groups into the coarser ones. Returns `None` unless each coarser group is a union of finer
/// groups.
pub fn cover(finer: &[Vec<i64>], coarser: &[Vec<i64>]) -> Option<Groups> {
    let mut at = 0;
    let mut all = Groups::new();
    for coarse in coarser {
        let mut group = Vec::new();
        while at < finer.len() {
            let last = finer[at].last()?;
            if last > coarse.last()? {
                return None;
            }
            group.push(at as i64);
            at += 1;
            if Some(last) == coarse.last() {
                break;
            }
        }
        all.push(group);
    }
    Some(all)
}

/// Returns the dimensions of `from` that are collapsed into each dimension of `to`: MLIR's
/// `getReassociationIndicesForCollapse`.
fn groups_between(from: &[i64], to: &[i64]) -> Option<Groups> {
    if from.len() <= to.len() {
        return None;
    }
    let mut dim = 0;
    let mut all = Groups::new();
    for &want in to {
        let mut group = Vec::new();
        let mut have = 1i64;
        while let Some(&size) = from.get(dim)
            && size != DYNAMIC
            && have.wrapping_mul(size) < want
        {
            have = have.wrapping_mul(size);
            group.push(dim as i64);
            dim += 1;
        }
        let &size = from.get(dim)?;
        let fits = match (size == DYNAMIC, want == DYNAMIC) {
            (true, true) => have == 1,
            (false, false) => have.wrapping_mul(size) == want,
            _ => false,
        };
        if !fits {
            return None;
        }
        group.push(dim as i64);
        dim += 1;
        all.push(group);
    }
    for (at, &size) in from.iter().enumerate().skip(dim) {
        if size != DYNAMIC && size != 1 {
            return None;
        }
        if let Some(last) = all.last_mut() {
            last.push(at as i64);
        }
    }
    Some(all)
}

/// Returns the groups that collapse `from` into `to`, where each group of `from_groups` becomes the group of
/// `to_groups` with the same index.
pub fn groups_within(
    from_groups: &[Vec<i64>],
    to_groups: &[Vec<i64>],
    from: &[i64],
    to: &[i64],
) -> Option<Groups> {
    if from_groups.is_empty() {
        return groups_between(from, to);
    }
    let mut all = Groups::new();
    for (from_group, to_group) in from_groups.iter().zip(to_groups) {
        let first = *from_group.first()?;
        let (from, to) = (
            sizes_of_group(from, from_group)?,
            sizes_of_group(to, to_group)?,
        );
        if from.len() == to.len() {
            // Upstream continues to search for groups here, but cannot find any.
            if from != to || unknown(&from) > 1 || from.len() != 1 {
                return None;
            }
            all.push(from_group.clone());
            continue;
        }
        let inner = groups_between(&from, &to)?;
        let shifted = inner
            .into_iter()
            .map(|group| group.into_iter().map(|dim| first + dim).collect());
        all.extend(shifted);
    }
    Some(all)
}

/// An expansion or a collapse.
pub struct Reshape<'a> {
    /// The operand.
    pub source: ValueId,
    /// The result.
    pub result: ValueId,
    /// The elements of `reassociation`.
    pub groups: &'a [Attr],
}

/// Folds a reshape to the type of its operand, and a reshape that reverts another one, `inner`: MLIR's
/// `foldReshapeOp`. The latter requires that each group has at most one dynamic size, or that the other reshape
/// expands.
pub fn fold_reshape(
    op: OpRef<'_>,
    own: &Reshape<'_>,
    inner: Option<Reshape<'_>>,
) -> Option<FoldResult> {
    let value = |value| Some(Folded::Value(value).into());
    let ty = |value| op.body.ty(value);
    if ty(own.source) == ty(own.result) {
        return value(own.source);
    }
    let inner = inner?;
    let source = inner.source;
    if ty(source) != ty(own.result) {
        return None;
    }
    let sizes = shape(op.ctx, ty(source))?;
    if unknown(sizes) < 2 {
        return value(source);
    }
    if own.groups != inner.groups {
        return None;
    }
    let between = shape(op.ctx, ty(inner.result))?;
    let one_each = || {
        reassociation(op.ctx, own.groups).iter().all(|group| {
            let sizes = group.iter().filter_map(|dim| sizes.get(*dim as usize));
            unknown(sizes) < 2
        })
    };
    match sizes.len() < between.len() || one_each() {
        true => value(source),
        false => None,
    }
}
