//! Lowers `affine.load`, `affine.store`, `affine.prefetch`, vector accesses and DMA operations.

use crate::affine_to_std::expandable;
use terrace_affine::asm::DmaParts;
use terrace_affine::{
    AffineDmaStartOp, AffineDmaWaitOp, AffineLoadOp, AffinePrefetchOp, AffineStoreOp,
    AffineVectorLoadOp, AffineVectorStoreOp, Values, check_expandable, expand_affine_map,
};
use terrace_builtin::affine::AffineMap;
use terrace_ir::{OpView, ValueId};
use terrace_memref as memref;
use terrace_rewrite::{Match, NoMatch, Rewriter};
use terrace_vector as vector;

pub(crate) fn load(op: AffineLoadOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.read(op);
    let map = expandable(view.map())?;
    let (source, operands): (_, Values) = (view.memref(), view.indices().collect());
    let indices = expand_affine_map(&mut rw.builder(), map, &operands);
    rw.replace_op_with(op.id(), memref::LoadOp::spec(source, &indices));
    Ok(())
}

pub(crate) fn store(op: AffineStoreOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.read(op);
    let map = expandable(view.map())?;
    let (value, target) = (view.value(), view.memref());
    let operands: Values = view.indices().collect();
    let indices = expand_affine_map(&mut rw.builder(), map, &operands);
    rw.replace_op_with(op.id(), memref::StoreOp::spec(value, target, &indices));
    Ok(())
}

pub(crate) fn vector_load(op: AffineVectorLoadOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.read(op);
    let map = expandable(view.map())?;
    let (source, operands): (_, Values) = (view.memref(), view.indices().collect());
    let ty = view.result_ty();
    let indices = expand_affine_map(&mut rw.builder(), map, &operands);
    rw.replace_op_with(op.id(), vector::LoadOp::spec(ty, source, &indices));
    Ok(())
}

pub(crate) fn vector_store(op: AffineVectorStoreOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.read(op);
    let map = expandable(view.map())?;
    let (value, target) = (view.value(), view.memref());
    let operands: Values = view.indices().collect();
    let indices = expand_affine_map(&mut rw.builder(), map, &operands);
    rw.replace_op_with(op.id(), vector::StoreOp::spec(value, target, &indices));
    Ok(())
}

pub(crate) fn prefetch(op: AffinePrefetchOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.read(op);
    let map = expandable(view.map())?;
    let (source, operands): (_, Values) = (view.memref(), view.indices().collect());
    let (is_write, hint) = (view.is_write(), view.locality_hint());
    let is_data = view.is_data_cache();
    let indices = expand_affine_map(&mut rw.builder(), map, &operands);
    let spec = memref::PrefetchOp::spec(source, &indices, is_write, hint, is_data);
    rw.replace_op_with(op.id(), spec);
    Ok(())
}

/// A memref operand of a DMA operation with its map and the map's operands.
struct List {
    memref: ValueId,
    map: AffineMap,
    operands: Values,
}

/// Returns the memref operands of a DMA operation, and the operands that follow them.
fn dma_lists(parts: Option<DmaParts<'_>>, all: &[ValueId]) -> Result<(Vec<List>, Values), NoMatch> {
    let parts = parts.ok_or("maps or operands are missing")?;
    let mut lists = Vec::new();
    for part in &parts.lists {
        check_expandable(&part.map.results).map_err(NoMatch::error)?;
        lists.push(List {
            memref: all[part.memref],
            map: part.map.clone(),
            operands: all[part.indices()].into(),
        });
    }
    Ok((lists, all[parts.end..].into()))
}

pub(crate) fn dma_start(op: AffineDmaStartOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let all: Values = rw.body().operands(op.id()).collect();
    let (lists, rest) = dma_lists(DmaParts::start(rw.op(op.id())), &all)?;
    let [source, target, tag] = &lists[..] else {
        return Err(NoMatch::because("maps or operands are missing"));
    };
    let mut operands = Values::new();
    for list in [source, target] {
        let indices = expand_affine_map(&mut rw.builder(), &list.map, &list.operands);
        operands.push(list.memref);
        operands.extend(indices);
    }
    let indices = expand_affine_map(&mut rw.builder(), &tag.map, &tag.operands);
    // The number of elements precedes the tag; the stride follows it.
    let (count, stride) = rest.split_at(1);
    operands.extend_from_slice(count);
    operands.push(tag.memref);
    operands.extend(indices);
    operands.extend_from_slice(stride);
    rw.replace_op_with(op.id(), memref::DmaStartOp::spec(&operands));
    Ok(())
}

pub(crate) fn dma_wait(op: AffineDmaWaitOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let all: Values = rw.body().operands(op.id()).collect();
    let (lists, rest) = dma_lists(DmaParts::wait(rw.op(op.id())), &all)?;
    let ([tag], &[count, ..]) = (&lists[..], &rest[..]) else {
        return Err(NoMatch::because("maps or operands are missing"));
    };
    let indices = expand_affine_map(&mut rw.builder(), &tag.map, &tag.operands);
    let spec = memref::DmaWaitOp::spec(tag.memref, &indices, count);
    rw.replace_op_with(op.id(), spec);
    Ok(())
}
