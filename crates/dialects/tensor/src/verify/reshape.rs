//! Verifies casts, reshapes and concatenations.

use super::{Verified, both_ranked, count_dynamic};
use crate::ops::*;
use crate::shapes::{collapsed_type, concatenated};
use terrace_builtin::shapes::{compatible_shapes, verify_cast};
use terrace_builtin::types::{
    DYNAMIC, RankedTensorType, bit_width, element_type, num_elements, shape,
};
use terrace_interfaces::reassociation::{Groups, reassociation, sizes_of_group};
use terrace_ir::interfaces::CastOpInterface;
use terrace_ir::{Context, OpRef, Reporter, Type, TypeClass};

const TENSOR: TypeClass = TypeClass::RANKED_TENSOR.or(TypeClass::UNRANKED_TENSOR);

/// Returns true if both types are tensors of compatible shapes whose element types satisfy a condition.
fn tensors_of(
    ctx: &Context,
    (inputs, outputs): (&[Type], &[Type]),
    fits: impl FnOnce(Type, Type) -> bool,
) -> bool {
    let (&[from], &[to]) = (inputs, outputs) else {
        return false;
    };
    let is_tensor = |ty: Type| ty.class(ctx).intersects(TENSOR);
    let elements = element_type(ctx, from).zip(element_type(ctx, to));
    is_tensor(from)
        && is_tensor(to)
        && elements.is_some_and(|(from, to)| fits(from, to))
        && compatible_shapes(ctx, &[from, to])
}

/// `tensor.cast`, which changes the static information about a shape.
pub(crate) struct Cast;

impl CastOpInterface for Cast {
    fn are_cast_compatible(&self, ctx: &Context, inputs: &[Type], outputs: &[Type]) -> bool {
        tensors_of(ctx, (inputs, outputs), |from, to| from == to)
    }
}

pub(crate) fn cast(op: CastOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    verify_cast(&Cast, op, report)
}

/// `tensor.bitcast`, which changes the element type.
pub(crate) struct Bitcast;

impl CastOpInterface for Bitcast {
    fn are_cast_compatible(&self, ctx: &Context, inputs: &[Type], outputs: &[Type]) -> bool {
        let width = |ty| bit_width(ctx, ty);
        tensors_of(ctx, (inputs, outputs), |from, to| {
            width(from).is_some() && width(from) == width(to)
        })
    }
}

pub(crate) fn bitcast(op: BitcastOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    verify_cast(&Bitcast, op, report)
}

pub(crate) fn reshape(op: ReshapeOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (ctx, from, to) = (op.ctx, op.source_type(), op.result_type());
    let message = "element types of source and destination tensor types should be the same";
    report.refuse_if(
        *op,
        element_type(ctx, from) != element_type(ctx, to),
        message,
    )?;
    let Some(result) = shape(ctx, to) else {
        return Ok(());
    };
    let counts = num_elements(result).zip(shape(ctx, from).and_then(num_elements));
    let message = "source and destination tensor should have the same number of elements";
    report.refuse_if(*op, counts.is_some_and(|(to, from)| to != from), message)?;
    let size = shape(ctx, op.shape_type()).and_then(|sizes| sizes.first().copied());
    let size = size.unwrap_or(DYNAMIC);
    let message =
        "cannot use shape operand with dynamic length to reshape to statically-ranked tensor type";
    report.refuse_if(*op, size == DYNAMIC, message)?;
    let message = "length of shape operand differs from the result's tensor rank";
    report.refuse_if(*op, size != result.len() as i64, message)
}

/// Checks the groups of an expansion or a collapse, and the collapsed type.
fn reassociated(
    op: OpRef<'_>,
    collapsed: Type,
    expanded: Type,
    groups: &Groups,
    report: &mut Reporter<'_>,
) -> Verified {
    let ctx = op.ctx;
    // Upstream's result is undefined for unranked tensors, and for an expansion with an empty group.
    let Some((collapsed_tensor, expanded_tensor)) = both_ranked(ctx, collapsed, expanded) else {
        return Err(report.op_error(op, "expected source and result to be ranked tensors"));
    };
    let message = "reassociation indices must not be empty";
    report.refuse_if(op, groups.iter().any(Vec::is_empty), message)?;
    let (small, large) = (&collapsed_tensor.shape, &expanded_tensor.shape);
    let rank = large.len();
    if rank < small.len() {
        let message = format!(
            "expected the expanded type, {} to have a higher (or same) rank than the collapsed type, {}.",
            ctx.show_type(expanded),
            ctx.show_type(collapsed)
        );
        return Err(report.op_error(op, message));
    }
    let message = format_args!(
        "expected collapsed rank ({}) to equal the number of reassociation maps ({}).",
        small.len(),
        groups.len()
    );
    report.refuse_if(op, small.len() != groups.len(), message)?;
    let inputs = groups.iter().flatten().max().map_or(0, |&last| last + 1);
    let message = format_args!(
        "expected reassociation map #0 to have size equal to the expanded rank ({rank}), but it is  {inputs}."
    );
    report.refuse_if(op, !groups.is_empty() && inputs != rank as i64, message)?;
    let mut next = 0..;
    let contiguous = |group: &Vec<i64>, next: &mut dyn Iterator<Item = i64>| {
        group.iter().all(|dim| next.next() == Some(*dim))
    };
    for (at, group) in groups.iter().enumerate() {
        let fits = contiguous(group, &mut next);
        let message = format_args!("expected reassociation map #{at} to be valid and contiguous.");
        report.refuse_if(op, !fits, message)?;
    }
    for (dim, (group, &size)) in groups.iter().zip(small).enumerate() {
        let sizes = sizes_of_group(large, group).unwrap_or_default();
        if sizes.contains(&DYNAMIC) {
            let message = format_args!(
                "expected dimension {dim} of collapsed type to be dynamic since one or more of the corresponding dimensions in the expanded type is dynamic"
            );
            report.refuse_if(op, size != DYNAMIC, message)?;
        } else {
            let product = sizes.iter().fold(1i64, |all, size| all.wrapping_mul(*size));
            let message = format_args!(
                "expected dimension {dim} of collapsed type to be static value of {product}"
            );
            report.refuse_if(op, size != product, message)?;
        }
    }
    // MLIR accepts any shape here, and so loses or invents elements.
    let message = "expected all dimensions of the expanded type to have size 1, because the collapsed type has rank 0";
    let others = small.is_empty() && large.iter().any(|size| *size != 1);
    report.refuse_if(op, others, message)?;
    let want = collapsed_type(expanded_tensor, groups);
    if (&want.shape, want.element) != (small, collapsed_tensor.element) {
        let (want, got) = (ctx.show_type(ctx.ty(want)), ctx.show_type(collapsed));
        let message = format!("expected collapsed type to be {want}, but got {got}");
        return Err(report.op_error(op, message));
    }
    Ok(())
}

pub(crate) fn collapse_shape(op: CollapseShapeOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let groups = reassociation(op.ctx, op.reassociation());
    reassociated(*op, op.result_type(), op.src_type(), &groups, report)
}

pub(crate) fn expand_shape(op: ExpandShapeOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let ctx = op.ctx;
    let sizes = op.static_output_shape();
    if let Some(result) = shape(ctx, op.result_type()) {
        let (rank, count) = (result.len(), sizes.len());
        let message = format_args!(
            "expected number of static shape dims to be equal to the output rank ({rank}) but found {count} inputs instead"
        );
        report.refuse_if(*op, count != rank, message)?;
    }
    let (dynamic, values) = (count_dynamic(sizes), op.output_shape().len());
    let message = format_args!(
        "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has {dynamic} dynamic dims while output_shape has {values} values"
    );
    report.refuse_if(*op, dynamic != values, message)?;
    let groups = reassociation(ctx, op.reassociation());
    reassociated(*op, op.src_type(), op.result_type(), &groups, report)
}

pub(crate) fn concat(op: ConcatOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let ctx = op.ctx;
    let Some(result) = op.result_type().as_::<RankedTensorType>(ctx) else {
        return Ok(());
    };
    let inputs = op.inputs_types().map(|ty| ty.as_::<RankedTensorType>(ctx));
    let Some(inputs) = inputs.collect::<Option<Vec<_>>>() else {
        return Ok(());
    };
    report.refuse_if(*op, inputs.is_empty(), "requires at least one input")?;
    let message = "inputs and result element type must match";
    let differs = inputs.iter().any(|input| input.element != result.element);
    report.refuse_if(*op, differs, message)?;
    let (rank, dim) = (result.shape.len(), op.dim());
    let message = "rank of concatenated inputs must match result rank";
    let differs = inputs.iter().any(|input| input.shape.len() != rank);
    report.refuse_if(*op, differs, message)?;
    let message = "concatenation dim must be less than the tensor rank";
    report.refuse_if(*op, dim >= rank as i64, message)?;
    // MLIR crashes on a negative dimension.
    let message = "concatenation dim must be non-negative";
    report.refuse_if(*op, dim < 0, message)?;
    let shapes: Vec<&[i64]> = inputs.iter().map(|input| &*input.shape).collect();
    let want = concatenated(&shapes, dim as usize).map_err(|dim| {
        let message =
            format!("static concatenation size mismatch along non-concatenated dimension {dim}");
        report.op_error(*op, message)
    })?;
    let differs = |(want, got): (&i64, &i64)| *want != DYNAMIC && *got != DYNAMIC && want != got;
    if want.iter().zip(&result.shape).any(differs) {
        let want = RankedTensorType {
            shape: want.into(),
            element: result.element,
            encoding: None,
        };
        let (got, want) = (ctx.show_type(op.result_type()), ctx.show_type(ctx.ty(want)));
        let message = format!("result type {got}does not match inferred shape {want} static sizes");
        return Err(report.op_error(*op, message));
    }
    Ok(())
}
