//! Reading, writing, copying, metadata.

use super::{Verified, operand_memref};
use crate::infer;
use crate::ops::{DmaStartOp, DmaWaitOp};
use terrace_builtin::shapes::{verify_same_operands_element_type, verify_same_operands_shape};
use terrace_builtin::types::MemRefType;
use terrace_ir::opdef::InferInput;
use terrace_ir::{Context, OpRef, OpView, Reporter, Type};

pub(crate) fn load(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let Some(ty) = operand_memref(op, 0) else {
        return Ok(());
    };
    let (rank, indices) = (ty.shape.len(), op.body.num_operands(op.id) - 1);
    if rank == indices {
        return Ok(());
    }
    let message =
        format!("incorrect number of indices for load, expected {rank} but got {indices}");
    Err(report.op_error(op, message))
}

pub(crate) fn store(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    match operand_memref(op, 1) {
        Some(ty) if op.body.num_operands(op.id) != 2 + ty.shape.len() => {
            Err(report.op_error(op, "store index operand count not equal to memref rank"))
        }
        _ => Ok(()),
    }
}

pub(crate) fn prefetch(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    match operand_memref(op, 0) {
        Some(ty) if op.body.num_operands(op.id) != 1 + ty.shape.len() => {
            Err(report.op_error(op, "too few indices"))
        }
        _ => Ok(()),
    }
}

pub(crate) fn copy(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    verify_same_operands_element_type(op, report)?;
    verify_same_operands_shape(op, report)
}

pub(crate) fn dma_start(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let count = op.body.num_operands(op.id);
    let rank = |at: usize| {
        op.operand_type(at)
            .as_::<MemRefType>(op.ctx)
            .map(|ty| ty.shape.len())
    };
    let indices =
        |from: usize, rank: usize| (from..from + rank).all(|at| op.operand_type(at) == Type::INDEX);
    let at_least = |least: usize, report: &mut Reporter<'_>| {
        if count >= least {
            return Ok(());
        }
        Err(report.op_error(op, format!("expected at least {least} operands")))
    };
    at_least(4, report)?;
    let Some(source) = rank(0) else {
        return Err(report.op_error(op, "expected source to be of memref type"));
    };
    at_least(source + 4, report)?;
    if !indices(1, source) {
        return Err(report.op_error(op, "expected source indices to be of index type"));
    }
    let at = 1 + source;
    let Some(target) = rank(at) else {
        return Err(report.op_error(op, "expected destination to be of memref type"));
    };
    at_least(source + target + 4, report)?;
    if !indices(at + 1, target) {
        return Err(report.op_error(op, "expected destination indices to be of index type"));
    }
    let at = at + 1 + target;
    if op.operand_type(at) != Type::INDEX {
        return Err(report.op_error(op, "expected num elements to be of index type"));
    }
    let Some(tag) = rank(at + 1) else {
        return Err(report.op_error(op, "expected tag to be of memref type"));
    };
    let want = source + target + tag + 4;
    at_least(want, report)?;
    if !indices(at + 2, tag) {
        return Err(report.op_error(op, "expected tag indices to be of index type"));
    }
    match DmaStartOp::from_id(op.id).parts(op) {
        None => Err(report.op_error(op, "incorrect number of operands")),
        Some(parts) if parts.stride.is_some() && !indices(want, 2) => {
            let message = "expected stride and num elements per stride to be of type index";
            Err(report.op_error(op, message))
        }
        Some(_) => Ok(()),
    }
}

pub(crate) fn dma_wait(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let Some(ty) = operand_memref(op, 0) else {
        return Ok(());
    };
    let (rank, indices) = (
        ty.shape.len(),
        DmaWaitOp::from_id(op.id).tag_indices(op.ctx, op.body).len(),
    );
    if rank == indices {
        return Ok(());
    }
    let message = format!(
        "expected tagIndices to have the same number of elements as the tagMemRef rank, expected {rank}, but got {indices}"
    );
    Err(report.op_error(op, message))
}

pub(crate) fn assume_alignment(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let alignment = crate::ops::AssumeAlignmentOp::from_id(op.id).alignment_attr(op.body);
    let value = terrace_builtin::attrs::int_value(op.ctx, alignment).unwrap_or(0);
    if value > 0 && value.count_ones() == 1 {
        return Ok(());
    }
    Err(report.op_error(op, "alignment must be power of 2"))
}

fn show_types(ctx: &Context, types: impl Iterator<Item = Type>) -> String {
    let shown: Vec<String> = types.map(|ty| ctx.show_type(ty)).collect();
    shown.join(", ")
}

pub(crate) fn distinct_objects(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let body = op.body;
    let operands = body.operands(op.id).map(|value| body.ty(value));
    if !operands.eq(body.results(op.id).map(|value| body.ty(value))) {
        return Err(report.op_error(op, "operand types and result types must match"));
    }
    if body.num_operands(op.id) == 0 {
        return Err(report.op_error(op, "expected at least one operand"));
    }
    Ok(())
}

pub(crate) fn extract_strided_metadata(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let body = op.body;
    let operand_types = [op.operand_type(0)];
    let input = InferInput {
        ctx: op.ctx,
        operand_types: &operand_types,
        props: &[],
    };
    let Some(inferred) = infer::strided_metadata(&input) else {
        return Ok(());
    };
    let results = || body.results(op.id).map(|value| body.ty(value));
    if results().eq(inferred.iter().copied()) {
        return Ok(());
    }
    let message = format!(
        "'{}' op inferred type(s) {} are incompatible with return type(s) of operation {}",
        op.name_str(),
        show_types(op.ctx, inferred.iter().copied()),
        show_types(op.ctx, results())
    );
    let _ = report.diags.error(op.loc(), message);
    Err(report.op_error(op, "failed to infer returned types"))
}
