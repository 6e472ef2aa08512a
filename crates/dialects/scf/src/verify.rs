//! Verifies constraints of scf operations beyond their definitions.

use crate::ops::{
    ConditionOp, ForOpRef, ForallOp, ForallOpRef, IndexSwitchOp, ParallelOp, ReduceOp,
    ReduceReturnOp, ReduceReturnOpRef, YieldOp,
};
use crate::{branch, loops};
use std::collections::HashSet;
use terrace_builtin::attrs::ap_int_value;
use terrace_builtin::props::I64Array;
use terrace_builtin::types::DYNAMIC;
use terrace_interfaces::destination_style::verify_destination_style;
use terrace_interfaces::parallel_combining::ParallelCombiningOpInterface;
use terrace_ir::interfaces::constant_value;
use terrace_ir::region_branch::{region_inputs, verify_region_branch};
use terrace_ir::{
    BlockId, Failed, OpRef, OpView, OperandGroups, RegionId, Reporter, Type, ValueId,
};

type Verified = Result<(), Failed>;

/// Returns the entry block of the region with index `region`.
pub(crate) fn entry(op: OpRef<'_>, region: usize) -> Option<BlockId> {
    op.body.entry_block(op.body.region(op.id, region)?)
}

fn terminator<'a>(op: OpRef<'a>, region: RegionId) -> Option<OpRef<'a>> {
    let block = op.body.entry_block(region)?;
    Some(op.with(op.body.last_op(block)?))
}

pub(crate) fn execute_region(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let Some(entry) = entry(op, 0) else {
        return Err(report.op_error(op, "region needs to have at least one block"));
    };
    let message = "region cannot have any arguments";
    report.refuse_if(op, !op.body.block_args(entry).is_empty(), message)
}

pub(crate) fn execute_region_regions(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    verify_region_branch(&branch::ExecuteRegion, op, report)
}

pub(crate) fn for_loop(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    if op.body.num_operands(op.id) - 3 != op.body.num_results(op.id) {
        return Err(report.op_error(
            op,
            "mismatch in number of loop-carried values and defined values",
        ));
    }
    Ok(())
}

pub(crate) fn for_loop_regions(op: ForOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let args = region_inputs(*op, 0);
    let region = op.body.region(op.id, 0);
    let last = region.and_then(|region| terminator(*op, region));
    let mut yielded = last.map(|last| op.body.operands(last.id));
    let num_yielded = yielded.as_ref().map_or(0, ExactSizeIterator::len);
    let inits = op.body.operands(op.id).skip(3);
    // As upstream, wraps to 64 bits if the induction variable is missing.
    let count = args.len().wrapping_sub(1);
    let carried = args.get(1..).unwrap_or(&[]);
    let counts = |what: &str, a: usize, b: usize| format!("different number of {what}: {a} != {b}");
    if inits.len() != count {
        let message = counts("inits and region iter_args", inits.len(), count);
        return Err(report.op_error(op, message));
    }
    if num_yielded > 0 && num_yielded != count {
        let message = counts("region iter_args and yielded values", count, num_yielded);
        return Err(report.op_error(op, message));
    }
    let types = |index: usize, what: [&str; 2], a: ValueId, b: ValueId| {
        let (a, b) = (op.body.ty(a), op.body.ty(b));
        (a != b).then(|| {
            let (a, b) = (op.ctx.show_type(a), op.ctx.show_type(b));
            let [first, second] = what;
            format!("{index}-th {first} and {index}-th {second} have different type: {a} != {b}")
        })
    };
    for (index, (init, arg)) in inits.zip(carried).enumerate() {
        let yielded = yielded.as_mut().and_then(Iterator::next);
        let wrong = types(index, ["init", "region iter_arg"], init, *arg).or_else(|| {
            let what = ["region iter_arg", "yielded value"];
            types(index, what, *arg, yielded?)
        });
        if let Some(message) = wrong {
            return Err(report.op_error(op, message));
        }
    }
    for (arg, result) in carried.iter().zip(op.body.results(op.id)) {
        // Upstream always prints index 0.
        if let Some(message) = types(0, ["region iter_arg", "loop result"], *arg, result) {
            return Err(report.op_error(op, message));
        }
    }
    // If all four lists have equal types, they match along all edges.
    let is_yield = last.is_some_and(|last| last.is::<YieldOp>());
    let is_even = num_yielded == count && op.body.num_results(op.id) == count;
    if !(is_yield && is_even) {
        verify_region_branch(&branch::For, *op, report)?;
    }
    if args.first().map(|iv| op.body.ty(*iv)) != Some(op.lower_bound_type()) {
        return Err(report.op_error(
            op,
            "expected induction variable to be same type as bounds and step",
        ));
    }
    Ok(())
}

pub(crate) fn if_else(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    if op.body.num_results(op.id) > 0 && entry(op, 1).is_none() {
        return Err(report.op_error(op, "must have an else block if defining values"));
    }
    Ok(())
}

pub(crate) fn if_else_regions(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    verify_region_branch(&branch::If, op, report)
}

/// Returns the static sizes of a property of `scf.forall`.
pub(crate) fn static_list(op: OpRef<'_>, slot: usize) -> &[i64] {
    op.get::<I64Array>(slot).unwrap_or_default()
}

pub(crate) fn forall(op: ForallOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let lower = static_list(*op, ForallOp::STATIC_LOWER_BOUND);
    let rank = lower.len();
    let outputs = OperandGroups::operands(ForallOp::DEF, *op, 3);
    let results = op.body.num_results(op.id);
    if results != outputs.len() {
        let message = format!(
            "produces {results} results, but has only {} outputs",
            outputs.len()
        );
        return Err(report.op_error(op, message));
    }
    let args = region_inputs(*op, 0);
    let message = format_args!("region expects {rank} arguments");
    report.refuse_if(op, args.len() != rank + outputs.len(), message)?;
    let not_index = args[..rank]
        .iter()
        .position(|arg| op.body.ty(*arg) != Type::INDEX);
    if let Some(index) = not_index {
        let message = format!("expects {index}-th block argument to be an index");
        return Err(report.op_error(op, message));
    }
    for (index, (output, arg)) in outputs.zip(&args[rank..]).enumerate() {
        if op.operand_type(output) != op.body.ty(*arg) {
            let message =
                format!("type mismatch between {index}-th output and corresponding block argument");
            return Err(report.op_error(op, message));
        }
    }
    let mapping = op.mapping().unwrap_or_default();
    let message = "mapping attribute size must match op rank";
    report.refuse_if(op, !mapping.is_empty() && mapping.len() != rank, message)?;
    let lists = [
        ("lower bound", lower),
        (
            "upper bound",
            static_list(*op, ForallOp::STATIC_UPPER_BOUND),
        ),
        ("step", static_list(*op, ForallOp::STATIC_STEP)),
    ];
    for (group, (name, list)) in lists.into_iter().enumerate() {
        if list.len() != rank {
            let message = format!("expected {rank} {name} values, got {}", list.len());
            return Err(report.error(op, message));
        }
        let values = OperandGroups::operands(ForallOp::DEF, *op, group).len();
        let dynamic = list.iter().filter(|size| **size == DYNAMIC).count();
        if values != dynamic {
            let message = format!("expected {dynamic} dynamic {name} values");
            return Err(report.error(op, message));
        }
    }
    Ok(())
}

pub(crate) fn forall_regions(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    verify_region_branch(&branch::Parallel, op, report)?;
    verify_destination_style(&loops::Forall, op, report)
}

pub(crate) fn in_parallel(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let combines = |at: OpRef<'_>| {
        let model = (op.ctx).op_interface::<dyn ParallelCombiningOpInterface>(at.name());
        model.map(|model| model.updated_destinations(at))
    };
    let outputs = op.parent().map(|parent| region_inputs(parent, 0));
    for at in entry(op, 0)
        .into_iter()
        .flat_map(|block| op.body.ops(block))
    {
        let at = op.with(at);
        let Some(destinations) = combines(at) else {
            return Err(report.op_error(op, "expected only ParallelCombiningOpInterface ops"));
        };
        let dest = |operand| op.body.operands(at.id).nth(operand);
        let is_output = |operand| {
            dest(operand).is_none_or(|dest| {
                outputs
                    .as_ref()
                    .is_some_and(|outputs| outputs.contains(&dest))
            })
        };
        let message = "may only insert into an output block argument";
        report.refuse_if(at, !destinations.into_iter().all(is_output), message)?;
    }
    Ok(())
}

pub(crate) fn parallel(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let group = |group| OperandGroups::operands(ParallelOp::DEF, op, group);
    let steps = group(2);
    let message = "needs at least one tuple element for lowerBound, upperBound and step";
    report.refuse_if(op, steps.is_empty(), message)?;
    let count = steps.len();
    for step in steps {
        let value = op.body.operand(op.id, step);
        let def = op.body.defining_op(value).map(|def| op.with(def));
        let value = def
            .and_then(OpRef::well_formed)
            .and_then(|_| constant_value(op.ctx, op.body, value));
        let value = value.and_then(|attr| ap_int_value(op.ctx, attr));
        if value.is_some_and(|value| value.is_negative() || value.is_zero()) {
            return Err(report.op_error(op, "constant step operand must be positive"));
        }
    }
    let args = region_inputs(op, 0);
    if args.len() != count {
        let message = format!(
            "expects the same number of induction variables: {} as bound and step values: {count}",
            args.len()
        );
        return Err(report.op_error(op, message));
    }
    if args.iter().any(|arg| op.body.ty(*arg) != Type::INDEX) {
        return Err(report.op_error(
            op,
            "expects arguments for the induction variable to be of index type",
        ));
    }
    let reduce =
        ended_by::<ReduceOp>(op, 0, "expects body to terminate with 'scf.reduce'", report)?;
    let results = op.body.num_results(op.id);
    let reductions = op.body.regions(reduce.id).count();
    let same = "expects number of results: ";
    if results != reductions {
        let message =
            format!("{same}{results} to be the same as number of reductions: {reductions}");
        return Err(report.op_error(op, message));
    }
    let inits = group(3).len();
    if results != inits {
        let message =
            format!("{same}{results} to be the same as number of initial values: {inits}");
        return Err(report.op_error(op, message));
    }
    for index in 0..reductions.min(op.body.num_operands(reduce.id)) {
        let (result, operand) = (op.result_type(index), reduce.operand_type(index));
        if result != operand {
            let message = format!(
                "expects type of {index}-th reduction operand: {} to be the same as the {index}-th result type: {}",
                op.ctx.show_type(operand),
                op.ctx.show_type(result)
            );
            return Err(report.op_error(reduce, message));
        }
    }
    Ok(())
}

/// Returns the terminator of a region, which must be a `T`.
fn ended_by<'a, T: OpView>(
    op: OpRef<'a>,
    region: usize,
    message: &str,
    report: &mut Reporter<'_>,
) -> Result<OpRef<'a>, Failed> {
    let last = op
        .body
        .region(op.id, region)
        .and_then(|region| terminator(op, region));
    match last {
        Some(last) if last.is::<T>() => Ok(last),
        last => {
            let failed = report.op_error(op, message);
            if let Some(last) = last {
                report.note(last, "terminator here");
            }
            Err(failed)
        }
    }
}

pub(crate) fn reduce_regions(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let (regions, operands) = (op.body.regions(op.id).count(), op.body.num_operands(op.id));
    let message = format_args!(
        "expects number of reduction regions: {regions} to be the same as number of reduction operands: {operands}"
    );
    report.refuse_if(op, regions != operands, message)?;
    for (index, region) in op.body.regions(op.id).enumerate() {
        let want = op.operand_type(index);
        let Some(last) = terminator(op, region) else {
            return Err(report.op_error(op, format!("{index}-th reduction has an empty body")));
        };
        let args = region_inputs(op, index);
        if args.len() != 2 || args.iter().any(|arg| op.body.ty(*arg) != want) {
            let message = format!(
                "expected two block arguments with type {} in the {index}-th reduction region",
                op.ctx.show_type(want)
            );
            return Err(report.op_error(op, message));
        }
        let message = "reduction bodies must be terminated with an 'scf.reduce.return' op";
        report.refuse_if(op, !last.is::<ReduceReturnOp>(), message)?;
    }
    Ok(())
}

pub(crate) fn reduce_return(op: ReduceReturnOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let block = op.body.parent_block(op.id);
    let args = block.map_or(&[][..], |block| op.body.block_args(block));
    let Some(want) = args.first().map(|arg| op.body.ty(*arg)) else {
        return Ok(());
    };
    if want != op.result_type() {
        let message = format!(
            "must have type {} (the type of the reduction inputs)",
            op.ctx.show_type(want)
        );
        return Err(report.op_error(op, message));
    }
    Ok(())
}

pub(crate) fn while_loop(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let message = "expects the 'before' region to terminate with 'scf.condition'";
    ended_by::<ConditionOp>(op, 0, message, report)?;
    let message = "expects the 'after' region to terminate with 'scf.yield'";
    ended_by::<YieldOp>(op, 1, message, report)?;
    Ok(())
}

pub(crate) fn while_loop_regions(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    verify_region_branch(&branch::While, op, report)
}

pub(crate) fn index_switch(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let cases = static_list(op, IndexSwitchOp::CASES);
    let regions = op.body.regions(op.id).count().saturating_sub(1);
    if cases.len() != regions {
        let message = format!("has {regions} case regions but {} case values", cases.len());
        return Err(report.op_error(op, message));
    }
    let mut seen = HashSet::with_capacity(cases.len());
    for value in cases {
        let message = format_args!("has duplicate case value: {value}");
        report.refuse_if(op, !seen.insert(value), message)?;
    }
    for (index, region) in op.body.regions(op.id).enumerate() {
        let name = match index {
            0 => "default region".to_owned(),
            _ => format!("case region #{}", index - 1),
        };
        if let Some(last) = terminator(op, region) {
            returns(op, &name, last, report)?;
        }
    }
    Ok(())
}

/// Checks that a region of `scf.index_switch` yields values of the result types.
fn returns(op: OpRef<'_>, name: &str, last: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    if !last.is::<YieldOp>() {
        let message = format!(
            "expected region to end with scf.yield, but got {}",
            last.name_str()
        );
        return Err(report.op_error(op, message));
    }
    let (results, operands) = (op.body.num_results(op.id), op.body.num_operands(last.id));
    if results != operands {
        let message = format!(
            "expected each region to return {results} values, but {name} returns {operands}"
        );
        let failed = report.op_error(op, message);
        report.note(last, "see yield operation here");
        return Err(failed);
    }
    for index in 0..results {
        let (want, have) = (op.result_type(index), last.operand_type(index));
        if want != have {
            let want = op.ctx.show_type(want);
            let message = format!("expected result #{index} of each region to be {want}");
            let failed = report.op_error(op, message);
            let have = op.ctx.show_type(have);
            report.note(last, format!("{name} returns {have} here"));
            return Err(failed);
        }
    }
    Ok(())
}

pub(crate) fn index_switch_regions(op: OpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    verify_region_branch(&branch::IndexSwitch, op, report)
}
