//! Verifies loads, stores, prefetches and copies.

use super::{Verified, dims_and_symbols};
use crate::asm::DmaParts;
use crate::ops::{
    AffineLoadOpRef, AffinePrefetchOpRef, AffineStoreOpRef, AffineVectorLoadOpRef,
    AffineVectorStoreOpRef,
};
use crate::scope::Rules;
use terrace_builtin::affine::AffineMap;
use terrace_builtin::types::{MemRefType, VectorType};
use terrace_ir::{OpRef, Reporter, Type, ValueId};

/// Checks that the map has one result per dimension, and that its inputs are valid dimensions or symbols.
fn indexing(
    op: OpRef<'_>,
    map: &AffineMap,
    memref: &MemRefType,
    indices: impl ExactSizeIterator<Item = ValueId>,
    report: &mut Reporter<'_>,
) -> Verified {
    let message = "affine map num results must equal memref rank";
    report.refuse_if(op, map.results.len() != memref.shape.len(), message)?;
    let message = "expects as many subscripts as affine map inputs";
    report.refuse_if(op, map.num_inputs() != indices.len(), message)?;
    dims_and_symbols(op, indices, map.dims, report)
}

fn valid_indices(
    op: OpRef<'_>,
    indices: impl Iterator<Item = ValueId>,
    report: &mut Reporter<'_>,
) -> Verified {
    let mut rules = Rules::new(op);
    for index in indices {
        let message = "index must be a valid dimension or symbol identifier";
        report.refuse_if(op, !rules.is_valid_dim(index), message)?;
    }
    Ok(())
}

pub(crate) fn load(op: AffineLoadOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let message = "result type must match element type of memref";
    report.refuse_if(op, op.memref_type().element != op.result_type(), message)?;
    indexing(*op, op.map(), op.memref_type(), op.indices(), report)
}

pub(crate) fn store(op: AffineStoreOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let message = "value to store must have the same type as memref element type";
    report.refuse_if(op, op.memref_type().element != op.value_type(), message)?;
    indexing(*op, op.map(), op.memref_type(), op.indices(), report)
}

fn same_element(
    op: OpRef<'_>,
    memref: &MemRefType,
    vector: &VectorType,
    report: &mut Reporter<'_>,
) -> Verified {
    let message = "requires memref and vector types of the same elemental type";
    report.refuse_if(op, memref.element != vector.element, message)
}

pub(crate) fn vector_load(op: AffineVectorLoadOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    indexing(*op, op.map(), op.memref_type(), op.indices(), report)?;
    same_element(*op, op.memref_type(), op.result_type(), report)
}

pub(crate) fn vector_store(op: AffineVectorStoreOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    indexing(*op, op.map(), op.memref_type(), op.indices(), report)?;
    same_element(*op, op.memref_type(), op.value_type(), report)
}

pub(crate) fn prefetch(op: AffinePrefetchOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let map = op.map();
    if map.results.len() != op.memref_type().shape.len() {
        let message = "affine.prefetch affine map num results must equal memref rank";
        return Err(report.op_error(op, message));
    }
    let message = "too few operands";
    report.refuse_if(op, map.num_inputs() != op.indices().len(), message)?;
    valid_indices(*op, op.indices(), report)
}

pub(crate) fn dma_start(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let Some(parts) = DmaParts::start(op) else {
        return Err(report.op_error(op, "incorrect number of operands"));
    };
    for (part, name) in parts.lists.iter().zip(["source", "destination", "tag"]) {
        if !op.operand_type(part.memref).is::<MemRefType>(op.ctx) {
            let message = format!("expected DMA {name} to be of memref type");
            return Err(report.op_error(op, message));
        }
    }
    let rest = op.body.num_operands(op.id) - parts.end;
    report.refuse_if(op, rest != 1 && rest != 3, "incorrect number of operands")?;
    let mut rules = Rules::new(op);
    for (part, name) in parts.lists.iter().zip(["src", "dst", "tag"]) {
        for index in part.indices() {
            let message = format_args!("{name} index to dma_start must have 'index' type");
            report.refuse_if(op, op.operand_type(index) != Type::INDEX, message)?;
            if !rules.is_valid_dim(op.body.operand(op.id, index)) {
                let message =
                    format!("{name} index must be a valid dimension or symbol identifier");
                return Err(report.op_error(op, message));
            }
        }
    }
    Ok(())
}

pub(crate) fn dma_wait(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let Some(parts) = DmaParts::wait(op) else {
        return Err(report.op_error(op, "incorrect number of operands"));
    };
    let message = "expected DMA tag to be of memref type";
    report.refuse_if(op, !op.operand_type(0).is::<MemRefType>(op.ctx), message)?;
    let mut rules = Rules::new(op);
    for index in parts.lists.iter().flat_map(|part| part.indices()) {
        let message = "index to dma_wait must have 'index' type";
        report.refuse_if(op, op.operand_type(index) != Type::INDEX, message)?;
        if !rules.is_valid_dim(op.body.operand(op.id, index)) {
            let message = "index must be a valid dimension or symbol identifier";
            return Err(report.op_error(op, message));
        }
    }
    Ok(())
}
