//! Normalizes memrefs: replaces a memref with a layout map by one with an identity layout, and applies the map to the
//! indices. MLIR's `normalizeMemRef` and related functions.

use crate::asm::DmaParts;
use crate::compose::MapOperands;
use crate::ops::*;
use rustc_hash::FxHashSet;
use terrace_arith::{constant_index, value_or_constant_index};
use terrace_builtin::AffineMapAttr;
use terrace_builtin::affine::{AffineExpr, AffineMap, BinaryKind, flatten};
use terrace_builtin::props::Map;
use terrace_builtin::types::{DYNAMIC, MemRefType};
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::{
    Attr, Body, Builder, Context, DictionaryAttr, InsertPoint, OpId, OpRef, OpView, Traits, Type,
    ValueId,
};
use terrace_memref::layout::{is_identity_layout, layout_map};
use terrace_memref::{AllocOp, AllocaOp, LoadOp, ReinterpretCastOp, StoreOp};
use terrace_presburger::IntegerRelation;

/// A pair of results in a tiled layout: the quotient and the remainder of an input. No other result uses the input.
struct Tile {
    /// The result index of the quotient.
    quotient: usize,
    /// The result index of the remainder.
    remainder: usize,
}

/// Returns the tiles of a layout; empty if the layout is not tiled.
fn tiles(map: &AffineMap) -> Vec<Tile> {
    let mut tiles = Vec::new();
    for (at, result) in map.results.iter().enumerate() {
        let Some(quotient) = result.as_binary(BinaryKind::FloorDiv) else {
            continue;
        };
        if quotient.rhs().as_constant().is_none() {
            continue;
        }
        let mut found = false;
        for (other, expr) in map.results.iter().enumerate() {
            let mentions = occurrences(expr, quotient.lhs());
            if other == at || mentions == 0 {
                continue;
            }
            let is_remainder = expr.as_binary(BinaryKind::Mod).is_some_and(|remainder| {
                (remainder.lhs(), remainder.rhs()) == (quotient.lhs(), quotient.rhs())
            });
            if !is_remainder || found || mentions > 1 {
                return Vec::new();
            }
            found = true;
            tiles.push(Tile {
                quotient: at,
                remainder: other,
            });
        }
    }
    tiles
}

/// Returns the number of occurrences of `wanted` in `within`.
fn occurrences(within: &AffineExpr, wanted: &AffineExpr) -> usize {
    let mut count = 0;
    let mut pending = vec![within];
    while let Some(expr) = pending.pop() {
        count += usize::from(expr == wanted);
        if let AffineExpr::Binary(node) = expr {
            pending.extend([node.lhs(), node.rhs()]);
        }
    }
    count
}

/// Returns the memref type with an identity layout: MLIR's `normalizeMemRefType`. Returns `None` if the layout is
/// already the identity, or a new size has no bound. Dynamic sizes are supported for tiled layouts only.
pub fn normalize_memref_type(ctx: &Context, ty: &MemRefType) -> Option<MemRefType> {
    if ty.shape.is_empty() || is_identity_layout(ctx, ty) {
        return None;
    }
    let map = layout_map(ctx, ty);
    if ty.shape.contains(&DYNAMIC) && tiles(&map).is_empty() {
        return None;
    }
    // MLIR treats size 0 like a dynamic size here.
    let sizes: Vec<Option<i64>> = ty
        .shape
        .iter()
        .map(|&size| Some(size).filter(|&it| it > 0))
        .collect();
    let bounds = upper_bounds(&map, &sizes)?;
    let is_unknown = |expr: &AffineExpr| {
        let mut unknown = false;
        expr.for_each_leaf(|leaf| {
            if let AffineExpr::Dim(at) = leaf {
                unknown |= sizes.get(*at as usize) == Some(&None);
            }
        });
        unknown
    };
    let results = map.results.iter().zip(bounds);
    let shape = results.map(|(result, bound)| match is_unknown(result) {
        true => Some(DYNAMIC),
        false => bound.filter(|&bound| bound >= 0)?.checked_add(1),
    });
    Some(MemRefType {
        shape: shape.collect::<Option<_>>()?,
        layout: None,
        ..ty.clone()
    })
}

/// The maximum number of inputs, results and divisions of a map. Larger maps have no bounds.
const MOST_VARS: usize = 128;

/// Returns an upper bound of each result of a map, or `None` for an unbounded result. Dimension `i` is in
/// `0..sizes[i]`. Dimensions of unknown size and symbols are unconstrained. Returns `None` if the map is semi-affine
/// or too large.
fn upper_bounds(map: &AffineMap, sizes: &[Option<i64>]) -> Option<Vec<Option<i64>>> {
    let flat = flatten(map)?;
    let (results, inputs) = (map.results.len(), map.num_inputs());
    if results + inputs + flat.locals.len() > MOST_VARS {
        return None;
    }
    let row = |terms: &[i64]| -> Vec<i128> {
        let mut row = vec![0; results];
        row.extend(terms.iter().map(|&term| i128::from(term)));
        row
    };
    let mut all = IntegerRelation::set(results + inputs);
    for (dim, &size) in sizes.iter().enumerate().take(map.dims as usize) {
        if let Some(size) = size {
            all.add_range(results + dim, 0, i128::from(size) - 1);
        }
    }
    // A row has columns for all divisions. The coefficients of later divisions are 0.
    for (at, (dividend, divisor)) in flat.locals.iter().enumerate() {
        let mut dividend = row(dividend);
        dividend.drain(results + inputs + at..results + inputs + flat.locals.len());
        all.add_floor_div(&dividend, i128::from(*divisor));
    }
    for (at, result) in flat.results.iter().enumerate() {
        let mut equality: Vec<i128> = row(result).iter().map(|one| -one).collect();
        equality[at] = 1;
        all.add_equality(&equality);
    }
    all.project_out(results, inputs).ok()?;
    let bound = |at| match all.constant_upper_bound(at).ok()? {
        Some(bound) => i64::try_from(bound).ok().map(Some),
        None => Some(None),
    };
    (0..results).map(bound).collect()
}

/// Returns true if an operation accepts memrefs of another type after its indices are adapted.
pub fn is_memref_user_normalizable(op: OpRef<'_>) -> bool {
    op.def()
        .is_some_and(|def| def.has(Traits::MEMREFS_NORMALIZABLE))
}

/// Returns true if all users of a memref are normalizable.
pub fn are_memref_users_normalizable(ctx: &Context, body: &Body, memref: ValueId) -> bool {
    let mut uses = body.uses(memref);
    uses.all(|used| is_memref_user_normalizable(OpRef::new(ctx, body, used.op)))
}

/// Replaces all uses of a memref by another memref and applies `remap` to the indices: MLIR's
/// `replaceAllMemRefUsesWith`. `symbols` are the symbols of `remap`. Operations without indices only get the new
/// memref. If a user does not support that, the function changes nothing and returns false. The new memref may be the
/// old one with a changed type.
pub fn replace_all_memref_uses_with(
    ctx: &Context,
    body: &mut Body,
    old: ValueId,
    new: ValueId,
    remap: &AffineMap,
    symbols: &[ValueId],
) -> bool {
    if remap.symbols as usize != symbols.len() {
        return false;
    }
    let mut seen = FxHashSet::default();
    let users = body.uses(old).map(|used| used.op);
    let users: Vec<OpId> = users.filter(|&user| seen.insert(user)).collect();
    let accesses: Option<Vec<(OpId, Option<Access>)>> = users
        .iter()
        .map(|&user| {
            let op = OpRef::new(ctx, body, user);
            let mut places =
                (0..body.num_operands(user)).filter(|&at| body.operand(user, at) == old);
            let access = places.next().and_then(|at| Access::of(op, at));
            match access {
                // The indices belong to one of the uses only, so an operation that uses the memref several times is
                // unsupported.
                Some(_) if places.next().is_some() => None,
                Some(access) => Some((user, Some(access))),
                None => is_memref_user_normalizable(op).then_some((user, None)),
            }
        })
        .collect();
    let Some(accesses) = accesses else {
        return false;
    };
    for (user, access) in accesses {
        match access {
            Some(access) => access.rewrite(ctx, body, user, new, remap, symbols),
            None => {
                for at in 0..body.num_operands(user) {
                    if body.operand(user, at) == old {
                        body.set_operand(user, at, new);
                    }
                }
            }
        }
    }
    true
}

/// The storage of the map of a memref's indices in an operation.
#[derive(Clone, Copy)]
enum MapPlace {
    Prop(usize),
    /// A discardable attribute with this name.
    Attr(&'static str),
    /// No map: each index is an operand.
    Operands,
}

/// A memref operand that is followed by its indices.
struct Access {
    memref: usize,
    map: AffineMap,
    place: MapPlace,
}

impl Access {
    /// Returns the access through operand `memref`, if the operand is accessed with indices.
    fn of(op: OpRef<'_>, memref: usize) -> Option<Self> {
        let access = Access::kept(op, memref)?;
        let inputs = access.map.num_inputs();
        (memref + inputs < op.body.num_operands(op.id)).then_some(access)
    }

    fn kept(op: OpRef<'_>, memref: usize) -> Option<Self> {
        let slots = [
            (AffineLoadOp::DEF, AffineLoadOp::MAP, 0),
            (AffineStoreOp::DEF, AffineStoreOp::MAP, 1),
            (AffineVectorLoadOp::DEF, AffineVectorLoadOp::MAP, 0),
            (AffineVectorStoreOp::DEF, AffineVectorStoreOp::MAP, 1),
            (AffinePrefetchOp::DEF, AffinePrefetchOp::MAP, 0),
        ];
        let def = op.def()?;
        if let Some(&(_, slot, at)) = slots.iter().find(|(of, ..)| std::ptr::eq(*of, def)) {
            let map = op.get::<Map>(slot)?.clone();
            let place = MapPlace::Prop(slot);
            return (at == memref).then_some(Access { memref, map, place });
        }
        if op.is::<LoadOp>() || op.is::<StoreOp>() {
            let at = usize::from(op.is::<StoreOp>());
            let rank = op.body.num_operands(op.id).checked_sub(at + 1)?;
            let map = AffineMap::identity(rank as u32);
            let place = MapPlace::Operands;
            return (at == memref).then_some(Access { memref, map, place });
        }
        let (parts, names) = if op.is::<AffineDmaStartOp>() {
            (DmaParts::start(op)?, &["src_map", "dst_map", "tag_map"][..])
        } else if op.is::<AffineDmaWaitOp>() {
            (DmaParts::wait(op)?, &["tag_map"][..])
        } else {
            return None;
        };
        let mut lists = parts.lists.iter().zip(names);
        let (list, name) = lists.find(|(list, _)| list.memref == memref)?;
        Some(Access {
            memref,
            map: list.map.clone(),
            place: MapPlace::Attr(name),
        })
    }

    fn rewrite(
        self,
        ctx: &Context,
        body: &mut Body,
        op: OpId,
        new: ValueId,
        remap: &AffineMap,
        symbols: &[ValueId],
    ) {
        let old: Vec<ValueId> = body.operands(op).collect();
        let first = self.memref + 1;
        let last = first + self.map.num_inputs();
        let indices = old.get(first..last).unwrap_or_default().to_vec();
        let (at, loc) = (InsertPoint::before(body, op), body.loc(op));
        let b = &mut Builder::new(ctx, body, at, loc);
        let mut applied = Vec::new();
        let mut indices = apply_each(b, &self.map, indices, &mut applied);
        indices.extend(symbols);
        let indices = apply_each(b, remap, indices, &mut applied);
        let identity = AffineMap::identity(indices.len() as u32);
        let view = OpRef::new(ctx, body, op);
        let indices = MapOperands::new(identity, indices).composed(view);
        let MapOperands { map, operands } = indices.canonicalized(view);
        // Front to back, as in MLIR. An `affine.apply` that a later one uses is therefore kept.
        for apply in applied {
            if body.only_result(apply).is_some_and(|it| !body.has_uses(it)) {
                body.erase_op(apply);
            }
        }
        let indices = match self.place {
            MapPlace::Operands => {
                let at = InsertPoint::before(body, op);
                let b = &mut Builder::new(ctx, body, at, loc);
                let results = map.results.iter();
                let one = |result| {
                    let op = apply(b, &map, result, &operands);
                    b.body().result(op, 0)
                };
                results.map(one).collect()
            }
            _ => operands,
        };
        let mut operands = old;
        operands[self.memref] = new;
        operands.splice(first..last, indices);
        body.set_operands(op, &operands);
        let map = ctx.attr(AffineMapAttr { map });
        match self.place {
            MapPlace::Prop(slot) => body.set_prop(op, slot, Some(map)),
            MapPlace::Attr(name) => set_attr(ctx, body, op, name, map),
            MapPlace::Operands => {}
        }
    }
}

/// Creates an `affine.apply` of one result of a map.
fn apply(b: &mut Builder<'_>, map: &AffineMap, result: &AffineExpr, operands: &[ValueId]) -> OpId {
    let map = AffineMap::new(map.dims, map.symbols, [result.clone()]);
    b.create(AffineApplyOp::spec(operands, &map)).id()
}

/// Creates an `affine.apply` for each result of a map, and adds it to `applied`. For an identity map, returns the
/// operands.
fn apply_each(
    b: &mut Builder<'_>,
    map: &AffineMap,
    operands: Vec<ValueId>,
    applied: &mut Vec<OpId>,
) -> Vec<ValueId> {
    if map.is_identity() {
        return operands;
    }
    let results = map.results.iter();
    let one = |result| {
        let op = apply(b, map, result, &operands);
        applied.push(op);
        b.body().result(op, 0)
    };
    results.map(one).collect()
}

/// Replaces a discardable attribute if it exists.
fn set_attr(ctx: &Context, body: &mut Body, op: OpId, name: &str, value: Attr) {
    let Some(attrs) = body.attrs(op).as_::<DictionaryAttr>(ctx) else {
        return;
    };
    let entry = |&(key, old): &(Attr, Attr)| match key.as_str(ctx) == Some(name) {
        true => (key, value),
        false => (key, old),
    };
    let attrs = ctx.dictionary(attrs.entries().iter().map(entry).collect());
    body.set_attrs(op, attrs);
}

/// An allocation that can be normalized: `memref.alloc` or `memref.alloca`.
pub trait AllocLikeOp: OpView {
    /// Returns the dynamic sizes.
    fn dynamic_sizes(op: OpRef<'_>) -> Vec<ValueId>;

    /// Returns the symbols of the layout.
    fn symbol_operands(op: OpRef<'_>) -> Vec<ValueId>;

    /// Creates an allocation of another type with the same alignment.
    fn create_as(self, b: &mut Builder<'_>, ty: Type, sizes: &[ValueId]) -> ValueId;
}

macro_rules! alloc_like {
    ($op:ty) => {
        impl AllocLikeOp for $op {
            fn dynamic_sizes(op: OpRef<'_>) -> Vec<ValueId> {
                Self::read(op).dynamic_sizes().collect()
            }

            fn symbol_operands(op: OpRef<'_>) -> Vec<ValueId> {
                Self::read(op).symbol_operands().collect()
            }

            fn create_as(self, b: &mut Builder<'_>, ty: Type, sizes: &[ValueId]) -> ValueId {
                let alignment = b.read(self).alignment_attr();
                b.create_value(<$op>::spec(ty, sizes, &[]).alignment_attr(alignment))
            }
        }
    };
}

alloc_like!(AllocOp);
alloc_like!(AllocaOp);

/// Normalizes the type of an allocation if all users support that: MLIR's `normalizeMemRef`. Returns true on success.
pub fn normalize_alloc<Op: AllocLikeOp>(ctx: &Context, body: &mut Body, op: Op) -> bool {
    let old = body.result(op.id(), 0);
    let ty = body.ty(old).as_::<MemRefType>(ctx);
    let Some((ty, new_ty)) = ty.and_then(|ty| Some((ty, normalize_memref_type(ctx, ty)?))) else {
        return false;
    };
    let map = layout_map(ctx, ty);
    let view = OpRef::new(ctx, body, op.id());
    let (symbols, sizes) = (Op::symbol_operands(view), Op::dynamic_sizes(view));
    let (at, loc) = (InsertPoint::before(body, op.id()), body.loc(op.id()));
    let b = &mut Builder::new(ctx, body, at, loc);
    let sizes = match new_ty.shape.contains(&DYNAMIC) {
        true => new_sizes(b, ty, &new_ty, &map, sizes),
        false => Vec::new(),
    };
    let new_ty = ctx.ty(new_ty);
    let new = op.create_as(b, new_ty, &sizes);
    if !replace_all_memref_uses_with(ctx, body, old, new, &map, &symbols) {
        if let Some(new) = body.defining_op(new) {
            body.erase_op(new);
        }
        return false;
    }
    body.erase_op(op.id());
    true
}

/// Computes the dynamic sizes of the normalized type, for a tiled layout.
fn new_sizes(
    b: &mut Builder<'_>,
    old: &MemRefType,
    new: &MemRefType,
    map: &AffineMap,
    sizes: Vec<ValueId>,
) -> Vec<ValueId> {
    let tiles = tiles(map);
    if tiles.is_empty() {
        return Vec::new();
    }
    let sizes = MixedIndex::join(&old.shape, sizes).into_iter();
    let sizes: Vec<ValueId> = sizes.map(|size| value_or_constant_index(b, size)).collect();
    let dims = map.results.iter().zip(&new.shape).enumerate();
    let unknown = dims.filter(|(_, (_, size))| **size == DYNAMIC);
    let one = |(dim, (result, _)): (usize, (&AffineExpr, &i64))| {
        let AffineExpr::Binary(node) = result else {
            let op = apply(b, map, result, &sizes);
            return b.body().result(op, 0);
        };
        let size = match tiles
            .iter()
            .rfind(|tile| tile.quotient == dim || tile.remainder == dim)
        {
            Some(tile) if tile.quotient == dim => node.lhs().clone().ceil_div(node.rhs().clone()),
            Some(_) => node.rhs().clone(),
            None => result.clone(),
        };
        let op = apply(b, map, &size, &sizes);
        b.body().result(op, 0)
    };
    unknown.map(one).collect()
}

/// Normalizes the type of a `memref.reinterpret_cast` if all users support that: MLIR's `normalizeMemRef`. Returns
/// true on success.
pub fn normalize_reinterpret_cast(ctx: &Context, body: &mut Body, op: ReinterpretCastOp) -> bool {
    let view = op.in_body(ctx, body);
    let (old, source) = (view.result(), view.source());
    let ty = body.ty(old).as_::<MemRefType>(ctx);
    let Some((ty, new_ty)) = ty.and_then(|ty| Some((ty, normalize_memref_type(ctx, ty)?))) else {
        return false;
    };
    let shape = new_ty.shape.clone();
    if shape.len() != 1 {
        return false;
    }
    let map = layout_map(ctx, ty);
    let (at, loc) = (InsertPoint::before(body, op.id()), body.loc(op.id()));
    let b = &mut Builder::new(ctx, body, at, loc);
    // MLIR computes the size from the last index of each dimension. The size is known without these indices, but as
    // in MLIR their constants are created.
    for &size in &ty.shape {
        constant_index(b, size.wrapping_sub(1));
    }
    let new_ty = ctx.ty(new_ty);
    let new = ReinterpretCastOp::spec(new_ty, source, &[], &[], &[], &[0], &shape, &[1]);
    let new = b.create_value(new);
    if !replace_all_memref_uses_with(ctx, body, old, new, &map, &[]) {
        if let Some(new) = body.defining_op(new) {
            body.erase_op(new);
        }
        return false;
    }
    body.erase_op(op.id());
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bounds(results: Vec<AffineExpr>, sizes: &[i64]) -> Vec<Option<i64>> {
        let map = AffineMap::new(sizes.len() as u32, 1, results);
        let sizes: Vec<_> = sizes.iter().map(|&size| Some(size)).collect();
        upper_bounds(&map, &sizes).expect("affine")
    }

    #[test]
    fn results_in_a_box() {
        let d = AffineExpr::Dim;
        let s = AffineExpr::Symbol(0);
        let tile = vec![d(0).floor_div(4), d(0) % 4];
        assert_eq!(bounds(tile, &[10]), [Some(2), Some(3)]);
        let both = vec![d(0).floor_div(4) * 5 + d(0) % 4, d(0) - d(0).floor_div(2)];
        assert_eq!(bounds(both, &[10]), [Some(11), Some(5)]);
        let sums = vec![d(0) - d(1) + 30, d(1) + s.clone(), (d(0) + s) % 7];
        assert_eq!(bounds(sums, &[10, 20]), [Some(39), None, Some(6)]);
    }
}
