//! Rewrites extractions from loads, and stores of broadcasts, to smaller loads and stores.

use crate::emit::index;
use terrace_arith::AddIOp;
use terrace_arith::enums::IntegerOverflowFlags;
use terrace_builtin::elements::{float_kind, int_width};
use terrace_builtin::types::VectorType;
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::{Context, InsertPoint, OpView, Type, ValueId};
use terrace_memref::weak_alignment;
use terrace_rewrite::{PatternSet, Rewriter};
use terrace_vector::matching::{Values, count, is_scalable, memref, vector};
use terrace_vector::{BroadcastOp, ExtractOp, LoadOp, StoreOp};

/// `populateSinkVectorMemOpsPatterns`: loads only the part of a `vector.load` that is extracted. If `vector.store`
/// stores one element of a broadcast, stores its source.
pub fn populate_sink_vector_mem_ops_patterns(patterns: &mut PatternSet) {
    patterns
        .add_fn("ExtractOpFromLoad", extract_of_load)
        .add_fn("StoreOpFromBroadcast", store_of_broadcast);
}

/// Returns true if elements consist of whole bytes, so each element has an address.
fn is_addressable(ctx: &Context, ty: Type) -> bool {
    if ty == Type::INDEX {
        return true;
    }
    let width = match float_kind(ctx, ty) {
        Some(kind) => Some(kind.width()),
        None => int_width(ctx, ty),
    };
    width.is_some_and(|width| width % 8 == 0)
}

fn extract_of_load(op: ExtractOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let source = view.source();
    let load = view.defined_by::<LoadOp>(source)?;
    let ty = vector(*view, source)?;
    let base = load.base();
    let memory = memref(*view, base)?;
    let lead = memory.shape.len().checked_sub(ty.shape.len())?;
    if view.body.uses(source).nth(1).is_some()
        || is_scalable(ty)
        || !is_addressable(view.ctx, memory.element)
    {
        return None;
    }
    let alignment = weak_alignment(view.ctx, load.alignment(), load.base_ty());
    let mut indices: Values = load.indices().collect();
    let position = MixedIndex::join(view.static_position(), view.dynamic_position());
    let part = vector(*view, view.result()).map(|_| view.result_type());
    let (load, loc) = (load.id, view.loc());
    // The new load is placed before the old one, because memory may be written between the load and the extraction.
    rw.set_insertion_point(InsertPoint::before(rw.body(), load));
    let load_loc = rw.op(load).loc();
    rw.set_loc(load_loc);
    for (at, place) in position.into_iter().enumerate() {
        let offset = match place {
            MixedIndex::Known(0) => continue,
            MixedIndex::Known(offset) => index(rw, offset),
            MixedIndex::Value(offset) => offset,
        };
        let sum = AddIOp::spec(indices[lead + at], offset);
        indices[lead + at] = rw.create_value(sum.overflow_flags(IntegerOverflowFlags::NSW));
    }
    rw.set_loc(loc);
    match part {
        Some(ty) => {
            let spec = LoadOp::spec(ty, base, &indices);
            rw.replace_op_with(op.id(), spec.alignment(alignment));
        }
        None => {
            let spec = terrace_memref::LoadOp::spec(base, &indices);
            rw.replace_op_with(op.id(), spec.alignment(alignment));
        }
    }
    rw.erase_op(load);
    Some(())
}

fn store_of_broadcast(op: StoreOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let value = view.value_to_store();
    let broadcast = view.defined_by::<BroadcastOp>(value)?;
    let ty = vector(*view, value)?;
    let (base, source) = (view.base(), broadcast.source());
    let memory = memref(*view, base)?;
    if view.body.uses(value).nth(1).is_some()
        || is_scalable(ty)
        || count(ty) != 1
        || memory.element.is::<VectorType>(view.ctx)
    {
        return None;
    }
    let indices: Vec<ValueId> = view.indices().collect();
    let alignment = weak_alignment(view.ctx, view.alignment(), view.base_ty());
    if vector(*view, source).is_none() {
        let spec = terrace_memref::StoreOp::spec(source, base, &indices);
        rw.create(spec.alignment(alignment));
    } else {
        rw.create(StoreOp::spec(source, base, &indices).alignment(alignment));
    }
    rw.erase_op(op.id());
    Some(())
}
