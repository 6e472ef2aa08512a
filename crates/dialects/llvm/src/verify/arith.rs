//! Verifies casts, aggregates and shuffles.

use super::{Verified, show};
use crate::ops::{ExtractValueOpRef, InsertValueOpRef, SExtOpRef, ShuffleVectorOpRef, ZExtOpRef};
use crate::types::{
    LlvmType, is_compatible_type, is_scalable_vector, shuffled, vector_element,
    vector_element_or_self,
};
use terrace_builtin::types::{VectorType, bit_width};
use terrace_ir::{Context, Failed, OpRef, Reporter, Type};

pub(crate) fn sext(op: SExtOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    extend(*op, op.arg_type(), op.res_type(), report)
}

pub(crate) fn zext(op: ZExtOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    extend(*op, op.arg_type(), op.res_type(), report)
}

fn extend(op: OpRef<'_>, from: Type, to: Type, report: &mut Reporter<'_>) -> Verified {
    let kinds = (LlvmType::of(op.ctx, from), LlvmType::of(op.ctx, to));
    let message = match kinds {
        (LlvmType::Vector(a), LlvmType::Vector(b)) => (a.shape != b.shape
            || a.scalable != b.scalable)
            .then_some("input and output vectors are of incompatible shape"),
        (LlvmType::Vector(_), _) => Some("input type is a vector but output type is an integer"),
        (_, LlvmType::Vector(_)) => Some("input type is an integer but output type is a vector"),
        _ => None,
    };
    if let Some(message) = message {
        return Err(report.error(op, message));
    }
    let width = |ty: Type| {
        let element = vector_element(op.ctx, ty).unwrap_or(ty);
        bit_width(op.ctx, element).unwrap_or(0)
    };
    if width(to) <= width(from) {
        let message = "integer width of the output type is smaller or equal to the integer width of the input type";
        return Err(report.error(op, message));
    }
    Ok(())
}

pub(crate) fn bitcast(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (from, to) = (op.operand_type(0), op.result_type(0));
    let pointer = |ty: Type| match LlvmType::of(op.ctx, vector_element_or_self(op.ctx, ty)) {
        LlvmType::Pointer(pointer) => Some(pointer),
        _ => None,
    };
    let (source, result) = match (pointer(from), pointer(to)) {
        (None, None) => return Ok(()),
        (Some(source), Some(result)) => (source, result),
        _ => return Err(report.op_error(op, "can only cast pointers from and to pointers")),
    };
    let is_vector = |ty: Type| ty.is::<VectorType>(op.ctx);
    let message = "cannot cast pointer to vector of pointers";
    report.refuse_if(op, is_vector(to) && !is_vector(from), message)?;
    let message = "cannot cast vector of pointers to pointer";
    report.refuse_if(op, !is_vector(to) && is_vector(from), message)?;
    if result.address_space != source.address_space {
        let message =
            "cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead";
        return Err(report.op_error(op, message));
    }
    Ok(())
}

/// Returns the type at a position of an aggregate. An error describes the invalid position.
pub(crate) fn type_at(
    ctx: &Context,
    container: Type,
    position: impl Iterator<Item = i64>,
) -> Result<Type, String> {
    if !is_compatible_type(ctx, container) {
        return Err(format!(
            "expected LLVM IR Dialect type, got {}",
            show(ctx, container)
        ));
    }
    let mut ty = container;
    for index in position {
        let at = u64::try_from(index).ok();
        let element = match LlvmType::of(ctx, ty) {
            LlvmType::Array(array) => at.filter(|&at| at < array.count).map(|_| array.element),
            LlvmType::Struct(body) => at.and_then(|at| body.elements().get(at as usize).copied()),
            _ => {
                return Err(format!(
                    "expected LLVM IR structure/array type, got: {}",
                    show(ctx, ty)
                ));
            }
        };
        ty = element.ok_or_else(|| format!("position out of bounds: {index}"))?;
    }
    Ok(ty)
}

fn part_type(
    op: OpRef<'_>,
    container: Type,
    position: &[i64],
    report: &mut Reporter<'_>,
) -> Result<Type, Failed> {
    type_at(op.ctx, container, position.iter().copied())
        .map_err(|message| report.op_error(op, message))
}

pub(crate) fn extractvalue(op: ExtractValueOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let want = part_type(*op, op.container_type(), op.position(), report)?;
    if op.res_type() != want {
        let message = format!(
            "Type mismatch: extracting from {} should produce {} but this op returns {}",
            show(op.ctx, op.container_type()),
            show(op.ctx, want),
            show(op.ctx, op.res_type())
        );
        return Err(report.op_error(op, message));
    }
    Ok(())
}

pub(crate) fn insertvalue(op: InsertValueOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let want = part_type(*op, op.container_type(), op.position(), report)?;
    if op.value_type() != want {
        let (value, container) = (
            show(op.ctx, op.value_type()),
            show(op.ctx, op.container_type()),
        );
        return Err(report.op_error(
            op,
            format!("Type mismatch: cannot insert {value} into {container}"),
        ));
    }
    Ok(())
}

pub(crate) fn shufflevector(op: ShuffleVectorOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let splat = op.mask().iter().all(|&lane| lane == 0);
    if is_scalable_vector(op.ctx, op.v1_type()) && !splat {
        return Err(report.op_error(op, "expected a splat operation for scalable vectors"));
    }
    let lanes = op.v1_type().as_::<VectorType>(op.ctx);
    let lanes = lanes.and_then(|ty| ty.shape.first()).copied().unwrap_or(0);
    let in_operands = |lane: &i32| (-1..2 * lanes).contains(&i64::from(*lane));
    if let Some(lane) = op.mask().iter().find(|lane| !in_operands(lane)) {
        let message = format!(
            "mask element {lane} is not one of the {} of both operands, or -1 for poison",
            2 * lanes
        );
        return Err(report.op_error(op, message));
    }
    // These are LLVM's rules. The custom form relies on them: the mask determines the type of the result.
    let result = shuffled(op.ctx, op.v1_type(), op.mask().len());
    if Some(op.res_type()) != result {
        let message = format!(
            "expected result vector of {} elements, one per mask element, with the operands' element type",
            op.mask().len()
        );
        return Err(report.op_error(op, message));
    }
    Ok(())
}
