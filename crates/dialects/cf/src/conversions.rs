//! Converts the types of branches and block arguments, for conversions of other dialects' types: MLIR's structural
//! type conversions of cf. Supports 1:N conversion.

use crate::ops::{BranchOp, CondBranchOp, SwitchOp};
use std::sync::Arc;
use terrace_ir::{BlockId, OpRef, OpView, SmallVec, ValueId};
use terrace_rewrite::{
    Adaptor, ConversionRewriter, ConversionTarget, NoMatch, Pattern, PatternSet, SuccessorTypes,
    TypeConverter,
};

/// Adds patterns that convert the operands of `cf.br`, `cf.cond_br` and `cf.switch`, and the arguments of their
/// successors, with the set's type converter: MLIR's `populateCFStructuralTypeConversions`.
pub fn populate_cf_structural_type_conversions(patterns: &mut PatternSet) {
    patterns
        .add(Pattern::conversion::<BranchOp>("BranchOpConversion", convert_branch).one_to_many())
        .add(
            Pattern::conversion::<CondBranchOp>("CondBranchOpConversion", convert_cond_branch)
                .one_to_many(),
        )
        .add(Pattern::conversion::<SwitchOp>("SwitchOpConversion", convert_switch).one_to_many());
}

/// Marks branches as legal iff their operand types are legal: MLIR's `populateCFStructuralTypeConversionTarget`.
pub fn populate_cf_structural_type_conversion_target(
    converter: &Arc<TypeConverter>,
    target: &mut ConversionTarget<'_>,
) {
    let types = converter.clone();
    let is_legal = move |op: OpRef<'_>| Some(types.is_legal_op(op.ctx, op.body, op.id));
    target.add_dynamically_legal_op::<BranchOp>(is_legal.clone());
    target.add_dynamically_legal_op::<CondBranchOp>(is_legal.clone());
    target.add_dynamically_legal_op::<SwitchOp>(is_legal);
}

/// Applies [`populate_cf_structural_type_conversions`] with `converter` as the set's type converter, and
/// [`populate_cf_structural_type_conversion_target`]. MLIR's `populateCFStructuralTypeConversionsAndLegality`.
pub fn populate_cf_structural_type_conversions_and_legality(
    converter: &Arc<TypeConverter>,
    patterns: &mut PatternSet,
    target: &mut ConversionTarget<'_>,
) {
    patterns.set_type_converter(converter.clone());
    populate_cf_structural_type_conversions(patterns);
    populate_cf_structural_type_conversion_target(converter, target);
}

/// Returns the converted condition or flag, which must be a single value.
fn one(values: &[ValueId]) -> Result<ValueId, NoMatch> {
    match *values {
        [value] => Ok(value),
        _ => Err(NoMatch::because(
            "the operand that decides became none or several values",
        )),
    }
}

fn convert_branch(
    op: BranchOp,
    args: Adaptor<'_, BranchOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let dest = rewriter.read(op).dest();
    let mut successors = SuccessorTypes::new();
    successors.add(rewriter, dest, args.dest_operands())?;
    successors.apply(rewriter);
    rewriter.replace_op_with(op.id(), BranchOp::spec(args.dest_operands(), dest));
    Ok(())
}

fn convert_cond_branch(
    op: CondBranchOp,
    args: Adaptor<'_, CondBranchOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let condition = one(args.condition_values())?;
    let view = rewriter.read(op);
    let (true_dest, false_dest) = (view.true_dest(), view.false_dest());
    let branch_weights = view.branch_weights_attr();
    let mut successors = SuccessorTypes::new();
    successors.add(rewriter, true_dest, args.true_dest_operands())?;
    successors.add(rewriter, false_dest, args.false_dest_operands())?;
    successors.apply(rewriter);
    rewriter.replace_op_with(
        op.id(),
        CondBranchOp::spec(
            condition,
            args.true_dest_operands(),
            args.false_dest_operands(),
            true_dest,
            false_dest,
        )
        .branch_weights_attr(branch_weights),
    );
    Ok(())
}

fn convert_switch(
    op: SwitchOp,
    args: Adaptor<'_, SwitchOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let flag = one(args.flag_values())?;
    let view = rewriter.read(op);
    let default_destination = view.default_destination();
    let case_destinations: SmallVec<[BlockId; 8]> = view.case_destinations().collect();
    let case_values = view.case_values_attr();
    let case_operands: SmallVec<[&[ValueId]; 8]> =
        crate::branch::case_operands(rewriter.op(op.id()))
            .take(case_destinations.len())
            .map(|operands| args.values().range(operands))
            .collect();
    let segments: SmallVec<[i32; 8]> = case_operands
        .iter()
        .map(|operands| operands.len() as i32)
        .collect();
    let mut successors = SuccessorTypes::new();
    successors.add(rewriter, default_destination, args.default_operands())?;
    for (&block, &values) in case_destinations.iter().zip(&case_operands) {
        successors.add(rewriter, block, values)?;
    }
    successors.apply(rewriter);
    rewriter.replace_op_with(
        op.id(),
        SwitchOp::spec(
            flag,
            args.default_operands(),
            &case_operands.concat(),
            &segments,
            default_destination,
            &case_destinations,
        )
        .case_values_attr(case_values),
    );
    Ok(())
}
