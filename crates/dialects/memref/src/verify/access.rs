//! Verifies reads, writes, copies and metadata.

use super::Verified;
use crate::asm::DmaParts;
use crate::infer;
use crate::ops::*;
use terrace_builtin::shapes::{verify_same_operands_element_type, verify_same_operands_shape};
use terrace_builtin::types::shape;
use terrace_ir::opdef::InferInput;
use terrace_ir::{Context, Reporter, SmallVec, Type};

/// Returns the rank of a type. Constraints ensure that it is a ranked memref.
fn rank(ctx: &Context, ty: Type) -> Option<usize> {
    shape(ctx, ty).map(<[i64]>::len)
}

pub(crate) fn load(op: LoadOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let indices = op.indices_types().len();
    let Some(rank) = rank(op.ctx, op.memref_type()).filter(|rank| *rank != indices) else {
        return Ok(());
    };
    let message =
        format!("incorrect number of indices for load, expected {rank} but got {indices}");
    Err(report.op_error(op, message))
}

pub(crate) fn store(op: StoreOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    match rank(op.ctx, op.memref_type()) {
        Some(rank) if op.indices_types().len() != rank => {
            Err(report.op_error(op, "store index operand count not equal to memref rank"))
        }
        _ => Ok(()),
    }
}

pub(crate) fn prefetch(op: PrefetchOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    match rank(op.ctx, op.memref_type()) {
        Some(rank) if op.indices_types().len() != rank => {
            Err(report.op_error(op, "too few indices"))
        }
        _ => Ok(()),
    }
}

pub(crate) fn copy(op: CopyOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    verify_same_operands_element_type(*op, report)?;
    verify_same_operands_shape(*op, report)
}

pub(crate) fn dma_start(op: DmaStartOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let types: SmallVec<[Type; 8]> = op.operands_types().collect();
    let count = types.len();
    let rank = |at: usize| rank(op.ctx, types[at]);
    let indices = |from: usize, rank: usize| {
        let mut types = types[from..from + rank].iter();
        types.all(|ty| *ty == Type::INDEX)
    };
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
    let message = "expected source indices to be of index type";
    report.refuse_if(op, !indices(1, source), message)?;
    let at = 1 + source;
    let Some(target) = rank(at) else {
        return Err(report.op_error(op, "expected destination to be of memref type"));
    };
    at_least(source + target + 4, report)?;
    let message = "expected destination indices to be of index type";
    report.refuse_if(op, !indices(at + 1, target), message)?;
    let at = at + 1 + target;
    let message = "expected num elements to be of index type";
    report.refuse_if(op, types[at] != Type::INDEX, message)?;
    let Some(tag) = rank(at + 1) else {
        return Err(report.op_error(op, "expected tag to be of memref type"));
    };
    let want = source + target + tag + 4;
    at_least(want, report)?;
    let message = "expected tag indices to be of index type";
    report.refuse_if(op, !indices(at + 2, tag), message)?;
    match DmaParts::new(op.ctx, &types) {
        None => Err(report.op_error(op, "incorrect number of operands")),
        Some(parts) if parts.stride.is_some() && !indices(want, 2) => {
            let message = "expected stride and num elements per stride to be of type index";
            Err(report.op_error(op, message))
        }
        Some(_) => Ok(()),
    }
}

pub(crate) fn dma_wait(op: DmaWaitOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let indices = op.tag_indices_types().len();
    let Some(rank) = rank(op.ctx, op.tag_memref_type()).filter(|rank| *rank != indices) else {
        return Ok(());
    };
    let message = format!(
        "expected tagIndices to have the same number of elements as the tagMemRef rank, expected {rank}, but got {indices}"
    );
    Err(report.op_error(op, message))
}

pub(crate) fn assume_alignment(
    op: AssumeAlignmentOpRef<'_>,
    report: &mut Reporter<'_>,
) -> Verified {
    let value = op.alignment();
    let message = "alignment must be power of 2";
    report.refuse_if(op, value <= 0 || value.count_ones() != 1, message)
}

fn show_types(ctx: &Context, types: impl Iterator<Item = Type>) -> String {
    let shown: Vec<String> = types.map(|ty| ctx.show_type(ty)).collect();
    shown.join(", ")
}

pub(crate) fn distinct_objects(
    op: DistinctObjectsOpRef<'_>,
    report: &mut Reporter<'_>,
) -> Verified {
    let message = "operand types and result types must match";
    report.refuse_if(op, !op.operands_types().eq(op.results_types()), message)?;
    let message = "expected at least one operand";
    report.refuse_if(op, op.operands_types().len() == 0, message)
}

pub(crate) fn extract_strided_metadata(
    op: ExtractStridedMetadataOpRef<'_>,
    report: &mut Reporter<'_>,
) -> Verified {
    let operand_types = [op.source_type()];
    let input = InferInput {
        ctx: op.ctx,
        operand_types: &operand_types,
        props: &[],
    };
    let Ok(inferred) = infer::strided_metadata(&input) else {
        return Ok(());
    };
    if op.result_types().eq(inferred.iter().copied()) {
        return Ok(());
    }
    let message = format!(
        "'{}' op inferred type(s) {} are incompatible with return type(s) of operation {}",
        op.name_str(),
        show_types(op.ctx, inferred.iter().copied()),
        show_types(op.ctx, op.result_types())
    );
    let _ = report.loc_error(op, message);
    Err(report.op_error(op, "failed to infer returned types"))
}
