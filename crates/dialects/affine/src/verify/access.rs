//! Loads, stores, prefetches and copies.

use super::{Verified, dims_and_symbols};
use crate::asm::DmaParts;
use crate::ops::{
    AffineLoadOp, AffinePrefetchOp, AffineStoreOp, AffineVectorLoadOp, AffineVectorStoreOp,
};
use crate::scope::Rules;
use terrace_builtin::props::Map;
use terrace_builtin::types::{MemRefType, VectorType, element_type};
use terrace_ir::{OpRef, Reporter, Type};

/// The map gives one index for each dimension, and its inputs are dimensions or symbols.
fn indexing(op: OpRef<'_>, slot: usize, memref: usize, report: &mut Reporter<'_>) -> Verified {
    let ty = op.operand_type(memref).as_::<MemRefType>(op.ctx);
    let (Some(map), Some(ty)) = (op.get::<Map>(slot), ty) else {
        return Ok(());
    };
    if map.results.len() != ty.shape.len() {
        return Err(report.op_error(op, "affine map num results must equal memref rank"));
    }
    let indices = op.body.num_operands(op.id) - memref - 1;
    if (map.dims + map.symbols) as usize != indices {
        return Err(report.op_error(op, "expects as many subscripts as affine map inputs"));
    }
    dims_and_symbols(
        op,
        op.body.operands(op.id).skip(memref + 1),
        map.dims,
        report,
    )
}

fn valid_indices(op: OpRef<'_>, from: usize, report: &mut Reporter<'_>) -> Verified {
    let mut rules = Rules::new(op);
    for index in op.body.operands(op.id).skip(from) {
        if !rules.is_valid_dim(index) {
            let message = "index must be a valid dimension or symbol identifier";
            return Err(report.op_error(op, message));
        }
    }
    Ok(())
}

pub(crate) fn load(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    if element_type(op.ctx, op.operand_type(0)) != Some(op.result_type(0)) {
        let message = "result type must match element type of memref";
        return Err(report.op_error(op, message));
    }
    indexing(op, AffineLoadOp::MAP, 0, report)
}

pub(crate) fn store(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    if element_type(op.ctx, op.operand_type(1)) != Some(op.operand_type(0)) {
        let message = "value to store must have the same type as memref element type";
        return Err(report.op_error(op, message));
    }
    indexing(op, AffineStoreOp::MAP, 1, report)
}

fn same_element(op: OpRef<'_>, memref: Type, vector: Type, report: &mut Reporter<'_>) -> Verified {
    let vector = vector.as_::<VectorType>(op.ctx).map(|ty| ty.element);
    if element_type(op.ctx, memref) == vector {
        return Ok(());
    }
    let message = "requires memref and vector types of the same elemental type";
    Err(report.op_error(op, message))
}

pub(crate) fn vector_load(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    indexing(op, AffineVectorLoadOp::MAP, 0, report)?;
    same_element(op, op.operand_type(0), op.result_type(0), report)
}

pub(crate) fn vector_store(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    indexing(op, AffineVectorStoreOp::MAP, 1, report)?;
    same_element(op, op.operand_type(1), op.operand_type(0), report)
}

pub(crate) fn prefetch(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let ty = op.operand_type(0).as_::<MemRefType>(op.ctx);
    let (Some(map), Some(ty)) = (op.get::<Map>(AffinePrefetchOp::MAP), ty) else {
        return Ok(());
    };
    if map.results.len() != ty.shape.len() {
        let message = "affine.prefetch affine map num results must equal memref rank";
        return Err(report.op_error(op, message));
    }
    if (map.dims + map.symbols) as usize + 1 != op.body.num_operands(op.id) {
        return Err(report.op_error(op, "too few operands"));
    }
    valid_indices(op, 1, report)
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
