//! Loads, stores, prefetches and copies.

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
    if map.results.len() != memref.shape.len() {
        return Err(report.op_error(op, "affine map num results must equal memref rank"));
    }
    if map.num_inputs() != indices.len() {
        return Err(report.op_error(op, "expects as many subscripts as affine map inputs"));
    }
    dims_and_symbols(op, indices, map.dims, report)
}

fn valid_indices(
    op: OpRef<'_>,
    indices: impl Iterator<Item = ValueId>,
    report: &mut Reporter<'_>,
) -> Verified {
    let mut rules = Rules::new(op);
    for index in indices {
        if !rules.is_valid_dim(index) {
            let message = "index must be a valid dimension or symbol identifier";
            return Err(report.op_error(op, message));
        }
    }
    Ok(())
}

pub(crate) fn load(op: AffineLoadOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    if op.memref_type().element != op.result_type() {
        let message = "result type must match element type of memref";
        return Err(report.op_error(op, message));
    }
    indexing(*op, op.map(), op.memref_type(), op.indices(), report)
}

pub(crate) fn store(op: AffineStoreOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    if op.memref_type().element != op.value_type() {
        let message = "value to store must have the same type as memref element type";
        return Err(report.op_error(op, message));
    }
    indexing(*op, op.map(), op.memref_type(), op.indices(), report)
}

fn same_element(
    op: OpRef<'_>,
    memref: &MemRefType,
    vector: &VectorType,
    report: &mut Reporter<'_>,
) -> Verified {
    if memref.element == vector.element {
        return Ok(());
    }
    let message = "requires memref and vector types of the same elemental type";
    Err(report.op_error(op, message))
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
    if map.num_inputs() != op.indices().len() {
        return Err(report.op_error(op, "too few operands"));
    }
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
    if rest != 1 && rest != 3 {
        return Err(report.op_error(op, "incorrect number of operands"));
    }
    let mut rules = Rules::new(op);
    for (part, name) in parts.lists.iter().zip(["src", "dst", "tag"]) {
        for index in part.indices() {
            if op.operand_type(index) != Type::INDEX {
                let message = format!("{name} index to dma_start must have 'index' type");
                return Err(report.op_error(op, message));
            }
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
    if !op.operand_type(0).is::<MemRefType>(op.ctx) {
        return Err(report.op_error(op, "expected DMA tag to be of memref type"));
    }
    let mut rules = Rules::new(op);
    for index in parts.lists.iter().flat_map(|part| part.indices()) {
        if op.operand_type(index) != Type::INDEX {
            return Err(report.op_error(op, "index to dma_wait must have 'index' type"));
        }
        if !rules.is_valid_dim(op.body.operand(op.id, index)) {
            let message = "index must be a valid dimension or symbol identifier";
            return Err(report.op_error(op, message));
        }
    }
    Ok(())
}
