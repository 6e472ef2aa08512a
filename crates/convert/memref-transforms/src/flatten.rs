//! `flatten-memref`: linearizes accesses to multi-dimensional memory.

use crate::linearized::{LinearizedMemRef, row_major_strides};
use crate::metadata::reinterpret_cast;
use terrace_arith::value_or_constant_index;
use terrace_builtin::StridedLayoutAttr;
use terrace_builtin::affine::AffineMap;
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::types::{DYNAMIC, MemRefType, VectorType};
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::{Attr, Builder, Failed, OpId, OpView, Type, ValueId};
use terrace_memref::layout::{is_identity_layout, strided_layout};
use terrace_memref::{AllocOp, AllocaOp, LoadOp, StoreOp};
use terrace_pass::{OptionValues, PassContext, PassDef, rewrite_greedily};
use terrace_rewrite::{
    GreedyConfig, GreedyPatterns, Match, NO_MATCH, NoMatch, PatternSet, Rewriter, check,
};
use terrace_vector as vector;
use terrace_vector::transfer::{Transfer, effective_rank, is_minor_identity, minor_identity};

/// `flatten-memref`
pub static FLATTEN_MEMREF: PassDef = PassDef::new(
    "flatten-memref",
    "Flatten a multiple dimensional memref to 1-dimensional",
    flatten_memrefs,
)
.class("FlattenMemrefsPass")
.dialects(&["affine", "arith", "memref", "vector"]);

fn flatten_memrefs(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let mut patterns = PatternSet::new();
    populate_flatten_memrefs_patterns(&mut patterns);
    let patterns = GreedyPatterns::new(cx.ctx, patterns);
    match rewrite_greedily(cx, &patterns, GreedyConfig::default())? {
        true => Ok(()),
        false => Err(cx.op_error(OpId::ROOT, "failed to converge")),
    }
}

/// Adds the patterns for vector accesses.
pub fn populate_flatten_vector_ops_on_memref_patterns(patterns: &mut PatternSet) {
    const NAME: &str = "MemRefRewritePattern";
    patterns
        .add_fn(NAME, |op: vector::LoadOp, rw| {
            let base = rw.read(op).base();
            let ty = rw.result_types(op.id())[0];
            check_row(rw, ty)?;
            access(op, base, rw, |rw, memref, index| {
                rw.create(vector::LoadOp::spec(ty, memref, &[index]).nontemporal(false))
                    .id()
            })
        })
        .add_fn(NAME, |op: vector::StoreOp, rw| {
            let body = rw.body();
            let view = rw.read(op);
            let (base, value) = (view.base(), view.value_to_store());
            check_row(rw, body.ty(value))?;
            access(op, base, rw, |rw, memref, index| {
                rw.create(vector::StoreOp::spec(value, memref, &[index]).nontemporal(false))
                    .id()
            })
        })
        .add_fn(NAME, transfer_read)
        .add_fn(NAME, transfer_write)
        .add_fn(NAME, |op: vector::MaskedLoadOp, rw| {
            let view = rw.read(op);
            let (base, mask) = (view.base(), view.mask());
            let (other, ty) = (view.pass_thru(), rw.result_types(op.id())[0]);
            check_row(rw, ty)?;
            check_neighbours(rw, base)?;
            access(op, base, rw, |rw, memref, index| {
                rw.create(vector::MaskedLoadOp::spec(
                    ty,
                    memref,
                    &[index],
                    mask,
                    other,
                ))
                .id()
            })
        })
        .add_fn(NAME, |op: vector::MaskedStoreOp, rw| {
            let body = rw.body();
            let view = rw.read(op);
            let (base, mask) = (view.base(), view.mask());
            let value = view.value_to_store();
            check_row(rw, body.ty(value))?;
            check_neighbours(rw, base)?;
            access(op, base, rw, |rw, memref, index| {
                rw.create(vector::MaskedStoreOp::spec(memref, &[index], mask, value))
                    .id()
            })
        });
}

/// Adds the patterns for allocations and element accesses.
pub fn populate_flatten_memref_ops_patterns(patterns: &mut PatternSet) {
    const NAME: &str = "MemRefRewritePattern";
    patterns
        .add_fn(NAME, |op: LoadOp, rw| {
            let memref = rw.read(op).memref();
            access(op, memref, rw, |rw, memref, index| {
                rw.create(LoadOp::spec(memref, &[index]).nontemporal(false))
                    .id()
            })
        })
        .add_fn(NAME, |op: StoreOp, rw| {
            let view = rw.read(op);
            let (memref, value) = (view.memref(), view.value());
            access(op, memref, rw, |rw, memref, index| {
                rw.create(StoreOp::spec(value, memref, &[index]).nontemporal(false))
                    .id()
            })
        })
        .add_fn(NAME, |op: AllocOp, rw| {
            let view = rw.read(op);
            let (memref, alignment) = (view.memref(), view.alignment_attr());
            let sizes: Vec<ValueId> = view.dynamic_sizes().collect();
            allocation(op, memref, &sizes, rw, |b, ty, size| {
                b.create_value(AllocOp::spec(ty, size, &[]).alignment_attr(alignment))
            })
        })
        .add_fn(NAME, |op: AllocaOp, rw| {
            let view = rw.read(op);
            let (memref, alignment) = (view.memref(), view.alignment_attr());
            let sizes: Vec<ValueId> = view.dynamic_sizes().collect();
            allocation(op, memref, &sizes, rw, |b, ty, size| {
                b.create_value(AllocaOp::spec(ty, size, &[]).alignment_attr(alignment))
            })
        });
}

/// Adds all patterns of [`FLATTEN_MEMREF`].
pub fn populate_flatten_memrefs_patterns(patterns: &mut PatternSet) {
    populate_flatten_vector_ops_on_memref_patterns(patterns);
    populate_flatten_memref_ops_patterns(patterns);
}

/// Fails unless a memref has several dimensions and a strided or identity layout.
fn check_type(rw: &dyn Rewriter<'_>, memref: ValueId) -> Match {
    let ty = rw.body().ty(memref).as_::<MemRefType>(rw.ctx());
    let ty = ty.ok_or(NO_MATCH)?;
    let is_strided = ty
        .layout
        .is_some_and(|it| it.is::<StridedLayoutAttr>(rw.ctx()));
    check(ty.shape.len() > 1 && (is_strided || is_identity_layout(rw.ctx(), ty)))
}

/// Fails if a vector has several dimensions.
fn check_row(rw: &dyn Rewriter<'_>, vector: Type) -> Match {
    let ty = vector.as_::<VectorType>(rw.ctx());
    check(ty.is_some_and(|ty| ty.shape.len() <= 1))
        .map_err(|_| NoMatch::because("the vector has several dimensions"))
}

/// Returns the memory as a one-dimensional memref, and the linear index of an element.
fn flatten(
    b: &mut Builder<'_>,
    source: ValueId,
    indices: &[MixedIndex],
) -> Result<(ValueId, ValueId), NoMatch> {
    let ctx = b.ctx;
    let ty = b.body().ty(source).as_::<MemRefType>(ctx).ok_or(NO_MATCH)?;
    let LinearizedMemRef {
        offset,
        size,
        index,
        ..
    } = LinearizedMemRef::of_element(b, 1, source, indices)?;
    let number = |it: MixedIndex| match it {
        MixedIndex::Known(number) => number,
        MixedIndex::Value(_) => DYNAMIC,
    };
    let flat = ctx.ty(MemRefType {
        shape: [number(size)].into(),
        layout: Some(strided_layout(ctx, &[1], number(offset))),
        ..ty.clone()
    });
    let stride = MixedIndex::Known(1);
    let memref = reinterpret_cast(b, flat, source, offset, &[size], &[stride]);
    Ok((memref, value_or_constant_index(b, index)))
}

/// Returns the index operands of an access, which follow its memref operand.
fn indices(op: OpId, memref: ValueId, rw: &dyn Rewriter<'_>) -> Result<Vec<MixedIndex>, NoMatch> {
    let (ctx, body) = (rw.ctx(), rw.body());
    let rank = body
        .ty(memref)
        .as_::<MemRefType>(ctx)
        .ok_or(NO_MATCH)?
        .shape
        .len();
    let mut operands = body.operands(op);
    operands
        .find(|&operand| operand == memref)
        .ok_or(NO_MATCH)?;
    Ok(MixedIndex::of_each(ctx, body, operands.take(rank)))
}

/// Replaces an access by the one that `make` creates for one-dimensional memory and an index. The new access keeps the
/// attributes of the old one.
fn access(
    op: impl OpView,
    memref: ValueId,
    rw: &mut dyn Rewriter<'_>,
    make: impl FnOnce(&mut dyn Rewriter<'_>, ValueId, ValueId) -> OpId,
) -> Match {
    check_type(rw, memref)?;
    let op = op.id();
    let indices = indices(op, memref, rw)?;
    let (flat, index) = flatten(&mut rw.builder(), memref, &indices)?;
    let new = make(rw, flat, index);
    let (props, attrs) = (rw.body().props(op).to_vec(), rw.body().attrs(op));
    let mut edit = rw.edit(new);
    for (slot, value) in props.into_iter().enumerate() {
        if value.is_some() {
            edit.set_prop(slot, value);
        }
    }
    edit.set_attrs(attrs);
    let results = rw.results(new);
    rw.replace_op(op, &results);
    Ok(())
}

/// Fails unless a transfer is in bounds, has a minor identity map, and covers at most one non-unit dimension. MLIR does
/// not tag the new transfer as in bounds.
fn check_transfer(op: impl OpView, rw: &dyn Rewriter<'_>) -> Match {
    let transfer = Transfer::new(rw.op(op.id())).ok_or(NO_MATCH)?;
    let why = NoMatch::because("only identity permutation map is supported");
    check(is_minor_identity(transfer.map)).map_err(|_| why)?;
    let why = NoMatch::because("only inbounds are supported");
    check(!transfer.has_out_of_bounds_dim()).map_err(|_| why)?;
    let moved = rw.body().ty(transfer.vector).as_::<VectorType>(rw.ctx());
    let moved = moved.ok_or(NO_MATCH)?;
    let rank = effective_rank(rw.ctx(), rw.body().ty(transfer.base), moved);
    let why = NoMatch::because("the vector covers several dimensions of the memory");
    check(rank <= 1).map_err(|_| why)?;
    check_type(rw, transfer.base)?;
    check_neighbours(rw, transfer.base)
}

/// Fails unless the last dimension is contiguous, as in one-dimensional memory.
fn check_neighbours(rw: &dyn Rewriter<'_>, memref: ValueId) -> Match {
    let ty = rw.body().ty(memref).as_::<MemRefType>(rw.ctx());
    check(ty.is_some_and(|ty| ty.is_last_dim_unit_stride(rw.ctx())))
        .map_err(|_| NoMatch::because("the last stride is not 1"))
}

fn transfer_parts(
    vector: Type,
    rw: &dyn Rewriter<'_>,
    memref: ValueId,
) -> Result<(AffineMap, Vec<Attr>), NoMatch> {
    let ctx = rw.ctx();
    let ty = vector.as_::<VectorType>(ctx).ok_or(NO_MATCH)?;
    let map = minor_identity(ctx, rw.body().ty(memref), 1, ty);
    // For a strided layout, the size of the new memory may differ from the total number of elements.
    let strided =
        (rw.body().ty(memref).as_::<MemRefType>(ctx)).is_some_and(|ty| ty.layout.is_some());
    let in_bounds = vec![ctx.bool(strided); map.results.len()];
    Ok((map, in_bounds))
}

fn transfer_read(op: vector::TransferReadOp, rw: &mut dyn Rewriter<'_>) -> Match {
    check_transfer(op, rw)?;
    let view = rw.read(op);
    let (base, padding) = (view.base(), view.padding());
    let mask = view.mask();
    let ty = rw.result_types(op.id())[0];
    let indices = indices(op.id(), base, rw)?;
    let (map, in_bounds) = transfer_parts(ty, rw, base)?;
    let (flat, index) = flatten(&mut rw.builder(), base, &indices)?;
    let index = [index];
    let read = vector::TransferReadOp::spec(ty, flat, &index, padding, &map, &in_bounds);
    rw.replace_op_with(op.id(), read.mask(mask));
    Ok(())
}

fn transfer_write(op: vector::TransferWriteOp, rw: &mut dyn Rewriter<'_>) -> Match {
    check_transfer(op, rw)?;
    let body = rw.body();
    let view = rw.read(op);
    let (base, value) = (view.base(), view.value_to_store());
    let mask = view.mask();
    let indices = indices(op.id(), base, rw)?;
    let (map, in_bounds) = transfer_parts(body.ty(value), rw, base)?;
    let (flat, index) = flatten(&mut rw.builder(), base, &indices)?;
    let index = [index];
    let write = vector::TransferWriteOp::spec(None, value, flat, &index, &map, &in_bounds);
    rw.replace_op_with(op.id(), write.mask(mask));
    Ok(())
}

/// Replaces an allocation by an allocation of one-dimensional memory, cast to the original type. `dynamic` lists the
/// dynamic sizes; `make` receives the new size as a value if it is dynamic.
fn allocation(
    op: impl OpView,
    memref: ValueId,
    dynamic: &[ValueId],
    rw: &mut dyn Rewriter<'_>,
    make: impl FnOnce(&mut Builder<'_>, Type, &[ValueId]) -> ValueId,
) -> Match {
    check_type(rw, memref)?;
    let (ctx, ty) = (rw.ctx(), rw.body().ty(memref));
    let of = ty.as_::<MemRefType>(ctx).ok_or(NO_MATCH)?;
    let form = of.strided(ctx).ok_or(NO_MATCH)?;
    let sizes = MixedIndex::join(&of.shape, dynamic.iter().copied());
    let b = &mut rw.builder();
    let strides = match is_identity_layout(ctx, of) {
        true => row_major_strides(b, &sizes),
        false => form
            .strides
            .iter()
            .copied()
            .map(MixedIndex::Known)
            .collect(),
    };
    let offset = MixedIndex::Known(form.offset);
    let unknown = MixedIndex::Known(DYNAMIC);
    check(!strides.contains(&unknown) && offset != unknown)?;
    let all = LinearizedMemRef::new(b, 1, offset, &sizes, &strides, &[]);
    let (shape, size) = MixedIndex::split(&[all.size]);
    let flat = ctx.ty(MemRefType {
        shape: shape.into(),
        layout: Some(strided_layout(ctx, &[1], form.offset)),
        ..of.clone()
    });
    let new = make(b, flat, &size);
    let offset = MixedIndex::Known(0);
    let value = reinterpret_cast(b, ty, new, offset, &sizes, &strides);
    rw.replace_op(op.id(), &[value]);
    Ok(())
}
