//! Verifies loops, conditions and their terminators.

use super::edges::verify_edge;
use super::{Verified, dims_and_symbols};
use crate::ops::{
    AffineForOp, AffineForOpRef, AffineIfOp, AffineIfOpRef, AffineParallelOp, AffineParallelOpRef,
};
use terrace_arith::AtomicRMWKind;
use terrace_builtin::affine::AffineMap;
use terrace_builtin::attrs::int_value;
use terrace_builtin::props::IntElements;
use terrace_builtin::types::{FloatType, IntegerType, Signedness};
use terrace_ir::{BlockId, OpRef, OpView, Reporter, Type, ValueId};

fn entry(op: OpRef<'_>, region: usize) -> Option<BlockId> {
    op.body.entry_block(op.body.region(op.id, region)?)
}

fn block_args(op: OpRef<'_>) -> &[ValueId] {
    entry(op, 0).map_or(&[], |block| op.body.block_args(block))
}

pub(crate) fn for_regions(op: AffineForOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (ctx, body) = (op.ctx, op.body);
    let args = block_args(*op);
    let inits: Vec<ValueId> = op.inits().collect();
    let results: Vec<ValueId> = body.results(op.id).collect();
    let carried = args.get(1..).unwrap_or_default();
    let yielded: Vec<ValueId> = entry(*op, 0)
        .and_then(|block| body.last_op(block))
        .map(|last| body.operands(last).collect())
        .unwrap_or_default();
    // As upstream, the number of arguments minus one, which wraps around if there is no argument.
    let count = args.len().wrapping_sub(1);
    let several = [
        (
            inits.len() != count,
            "inits and region iter_args",
            inits.len(),
            count,
        ),
        (
            !yielded.is_empty() && count != yielded.len(),
            "region iter_args and yielded values",
            count,
            yielded.len(),
        ),
        (
            results.len() != count,
            "loop results and region iter_args",
            results.len(),
            count,
        ),
    ];
    if let Some((_, what, left, right)) = several.into_iter().find(|row| row.0) {
        let message = format!("different number of {what}: {left} != {right}");
        return Err(report.op_error(op, message));
    }
    same_types(
        *op,
        [("init", &inits), ("region iter_arg", carried)],
        report,
    )?;
    same_types(
        *op,
        [("region iter_arg", carried), ("yielded value", &yielded)],
        report,
    )?;
    same_types(
        *op,
        [("region iter_arg", carried), ("loop result", &results)],
        report,
    )?;
    if args.first().is_none_or(|arg| body.ty(*arg) != Type::INDEX) {
        let message = "expected body to have a single index argument for the induction variable";
        return Err(report.op_error(op, message));
    }
    let operands = op.lower_bound_operands();
    bound(*op, op.lower_bound_map(), operands, "lower", report)?;
    let operands = op.upper_bound_operands();
    bound(*op, op.upper_bound_map(), operands, "upper", report)?;
    let step = int_value(ctx, op.step_attr());
    positive_step(*op, step, report)
}

/// Checks the step of a loop. Upstream does not check it and divides by a step of zero.
fn positive_step(op: OpRef<'_>, step: Option<i64>, report: &mut Reporter<'_>) -> Verified {
    let message = "expected step to be representable as a positive signed integer";
    report.refuse_if(op, step.is_none_or(|step| step <= 0), message)
}

/// One of the bounds of a loop.
fn bound(
    op: OpRef<'_>,
    map: &AffineMap,
    operands: impl ExactSizeIterator<Item = ValueId>,
    which: &str,
    report: &mut Reporter<'_>,
) -> Verified {
    has_results(op, map, which, report)?;
    as_many_as_inputs(op, operands.len(), map.num_inputs(), report)?;
    dims_and_symbols(op, operands, map.dims, report)
}

/// Checks the number of operands of a bound. MLIR does not check it and reads out of bounds.
fn as_many_as_inputs(
    op: OpRef<'_>,
    operands: usize,
    inputs: usize,
    report: &mut Reporter<'_>,
) -> Verified {
    match operands == inputs {
        true => Ok(()),
        false => {
            let message = format!(
                "bound operand count ({operands}) and bound map dimension and symbol count ({inputs}) must match"
            );
            Err(report.op_error(op, message))
        }
    }
}

fn has_results(op: OpRef<'_>, map: &AffineMap, which: &str, report: &mut Reporter<'_>) -> Verified {
    match map.results.is_empty() {
        false => Ok(()),
        true => {
            let message = format!("expected {which} bound map to have at least one result");
            Err(report.op_error(op, message))
        }
    }
}

/// Checks that two lists of values have the same types.
fn same_types(
    op: OpRef<'_>,
    [(first, left), (second, right)]: [(&str, &[ValueId]); 2],
    report: &mut Reporter<'_>,
) -> Verified {
    for (at, (left, right)) in left.iter().zip(right).enumerate() {
        let (left, right) = (op.body.ty(*left), op.body.ty(*right));
        if left != right {
            let (left, right) = (op.ctx.show_type(left), op.ctx.show_type(right));
            let message = format!(
                "{at}-th {first} and {at}-th {second} have different type: {left} != {right}"
            );
            return Err(report.op_error(op, message));
        }
    }
    Ok(())
}

pub(crate) fn if_op(op: AffineIfOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let set = op.condition();
    if op.body.num_operands(op.id) != (set.dims + set.symbols) as usize {
        let message =
            "operand count and condition integer set dimension and symbol count must match";
        return Err(report.op_error(op, message));
    }
    dims_and_symbols(*op, op.body.operands(op.id), set.dims, report)
}

pub(crate) fn if_regions(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let results: Vec<ValueId> = op.body.results(op.id).collect();
    if entry(op, 1).is_none() {
        verify_edge(op, op, "from parent to parent", &[], &results, report)?;
    }
    Ok(())
}

fn groups(op: OpRef<'_>, slot: usize) -> Option<(usize, u64)> {
    let attr = op.get::<IntElements>(slot)?;
    let count = terrace_builtin::types::shape(op.ctx, attr.ty)?
        .iter()
        .product::<i64>();
    let values = attr.ints(op.ctx)?;
    let sum = values.map(|value| value.to_u64().unwrap_or(0)).sum::<u64>();
    let repeat = if attr.splat { count as u64 } else { 1 };
    Some((count as usize, sum.wrapping_mul(repeat)))
}

/// Returns true if a dimension of a loop has no bound.
fn has_empty_group(op: OpRef<'_>, slot: usize) -> bool {
    let groups = op.get::<IntElements>(slot);
    let mut sizes = groups.and_then(|groups| groups.ints(op.ctx)).into_iter();
    sizes.any(|mut sizes| sizes.any(|size| size.is_zero()))
}

pub(crate) fn parallel(op: AffineParallelOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (ctx, body) = (op.ctx, op.body);
    let steps = op.steps().len();
    let (Some((lower, lower_results)), Some((upper, upper_results))) = (
        groups(*op, AffineParallelOp::LOWER_BOUNDS_GROUPS),
        groups(*op, AffineParallelOp::UPPER_BOUNDS_GROUPS),
    ) else {
        return Ok(());
    };
    let (lower_map, upper_map) = (op.lower_bounds_map(), op.upper_bounds_map());
    let args = block_args(*op).len();
    if lower != steps || upper != steps || args != steps {
        let message = format!(
            "the number of region arguments ({args}) and the number of map groups for lower ({lower}) and upper bound \
             ({upper}), and the number of steps ({steps}) must all match"
        );
        return Err(report.op_error(op, message));
    }
    for (want, map, name) in [
        (lower_results, lower_map, "lower"),
        (upper_results, upper_map, "upper"),
    ] {
        let message = format_args!("expected {name} bounds map to have {want} results");
        report.refuse_if(op, want != map.results.len() as u64, message)?;
    }
    let reductions = op.reductions();
    let message = "a reduction must be specified for each output";
    report.refuse_if(op, reductions.len() != body.num_results(op.id), message)?;
    for (at, reduction) in reductions.iter().enumerate() {
        let Some(kind) = AtomicRMWKind::from_attr(ctx, *reduction) else {
            return Err(report.op_error(op, "invalid reduction attribute"));
        };
        let message = "result type cannot match reduction attribute";
        report.refuse_if(op, !reduces(*op, op.result_type(at), kind), message)?;
    }
    // Every dimension must have a bound, because the minimum of an empty set is undefined.
    for (slot, which) in [
        (AffineParallelOp::LOWER_BOUNDS_GROUPS, "lower"),
        (AffineParallelOp::UPPER_BOUNDS_GROUPS, "upper"),
    ] {
        let message = format_args!("expected {which} bound map to have at least one result");
        report.refuse_if(op, has_empty_group(*op, slot), message)?;
    }
    let [lower_inputs, upper_inputs] = [lower_map, upper_map].map(AffineMap::num_inputs);
    let operands = body.num_operands(op.id);
    as_many_as_inputs(*op, operands, lower_inputs + upper_inputs, report)?;
    let lower_operands = body.operands(op.id).take(lower_inputs);
    dims_and_symbols(*op, lower_operands, lower_map.dims, report)?;
    let upper_operands = body.operands(op.id).skip(lower_inputs);
    dims_and_symbols(*op, upper_operands, upper_map.dims, report)?;
    let mut steps = op.steps().iter();
    steps.try_for_each(|step| positive_step(*op, int_value(ctx, *step), report))
}

fn reduces(op: OpRef<'_>, ty: Type, kind: AtomicRMWKind) -> bool {
    use AtomicRMWKind::*;
    let float = ty.is::<FloatType>(op.ctx);
    let integer = ty.as_::<IntegerType>(op.ctx);
    let signedness = integer.map(|ty| ty.signedness);
    match kind {
        Assign => true,
        AddF | MulF | MaximumF | MinimumF => float,
        AddI | MulI | OrI | AndI => integer.is_some(),
        MaxS | MinS => signedness == Some(Signedness::Signed),
        MaxU | MinU => signedness == Some(Signedness::Unsigned),
        _ => false,
    }
}

pub(crate) fn yield_op(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let loops = [AffineParallelOp::DEF, AffineIfOp::DEF, AffineForOp::DEF];
    let parent = op.parent().filter(|parent| {
        let def = parent.def();
        loops
            .iter()
            .any(|one| def.is_some_and(|def| std::ptr::eq(*one, def)))
    });
    let Some(parent) = parent else {
        let message = "only terminates affine.if/for/parallel regions";
        return Err(report.op_error(op, message));
    };
    let body = op.body;
    if body.num_results(parent.id) != body.num_operands(op.id) {
        let message = "parent of yield must have same number of results as the yield operands";
        return Err(report.op_error(op, message));
    }
    let mut pairs = body.results(parent.id).zip(body.operands(op.id));
    if pairs.any(|(result, operand)| body.ty(result) != body.ty(operand)) {
        let message = "types mismatch between yield op and its parent";
        return Err(report.op_error(op, message));
    }
    Ok(())
}
