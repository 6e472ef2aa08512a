//! Converts the types of loops and conditions, for conversions of other dialects' types: MLIR's structural type
//! conversions of scf. Supports 1:N conversion.

use crate::ops::{ConditionOp, ForOp, IfOp, IndexSwitchOp, WhileOp, YieldOp};
use std::sync::Arc;
use terrace_ir::{Attr, OpId, OpRef, OpView, OperandValues};
use terrace_rewrite::{
    Adaptor, ConversionRewriter, ConversionTarget, NoMatch, Pattern, PatternSet, Root,
    TypeConverter,
};

/// Adds patterns that convert the types of `scf.for`, `scf.if`, `scf.index_switch`, `scf.while`, `scf.condition` and
/// `scf.yield` with the set's type converter: MLIR's `populateSCFStructuralTypeConversions`. The types of operands,
/// results and region arguments are converted.
pub fn populate_scf_structural_type_conversions(patterns: &mut PatternSet) {
    for (name, def, scalars, keeps_attrs) in [
        ("ConvertForOpTypes", ForOp::DEF, 3, true),
        ("ConvertIfOpTypes", IfOp::DEF, 1, true),
        ("ConvertWhileOpTypes", WhileOp::DEF, 0, false),
    ] {
        let convert = move |op, operands: OperandValues<'_>, rw: &mut ConversionRewriter<'_>| {
            convert_types(op, operands, scalars, keeps_attrs, rw)
        };
        patterns.add(Pattern::conversion_of(name, Root::Op(def), convert).one_to_many());
    }
    patterns
        .add(
            Pattern::conversion::<IndexSwitchOp>("ConvertIndexSwitchOpTypes", convert_index_switch)
                .one_to_many(),
        )
        .add(Pattern::conversion::<YieldOp>("ConvertYieldOpTypes", convert_yield).one_to_many())
        .add(
            Pattern::conversion::<ConditionOp>("ConvertConditionOpTypes", convert_condition)
                .one_to_many(),
        );
}

/// Marks these operations as legal iff the types of the values they forward are legal: MLIR's
/// `populateSCFStructuralTypeConversionTarget`.
pub fn populate_scf_structural_type_conversion_target(
    converter: &Arc<TypeConverter>,
    target: &mut ConversionTarget<'_>,
) {
    let types = converter.clone();
    let has_legal_results = move |op: OpRef<'_>| {
        let mut results = op.body.results(op.id);
        Some(results.all(|value| types.is_legal(op.ctx, op.body.ty(value))))
    };
    target.add_dynamically_legal_op::<ForOp>(has_legal_results.clone());
    target.add_dynamically_legal_op::<IfOp>(has_legal_results.clone());
    target.add_dynamically_legal_op::<IndexSwitchOp>(has_legal_results);
    let types = converter.clone();
    let is_legal = move |op: OpRef<'_>| Some(types.is_legal_op(op.ctx, op.body, op.id));
    target.add_dynamically_legal_op::<WhileOp>(is_legal.clone());
    target.add_dynamically_legal_op::<ConditionOp>(is_legal);
    let types = converter.clone();
    target.add_dynamically_legal_op::<YieldOp>(move |op| {
        let parent = op.parent();
        let has_pattern = |parent: OpRef<'_>| {
            let defs = [ForOp::DEF, IfOp::DEF, IndexSwitchOp::DEF, WhileOp::DEF];
            parent
                .def()
                .is_some_and(|def| defs.iter().any(|&known| std::ptr::eq(known, def)))
        };
        Some(!parent.is_some_and(has_pattern) || types.is_legal_op(op.ctx, op.body, op.id))
    });
}

/// Applies [`populate_scf_structural_type_conversions`] with `converter` as the set's type converter, and
/// [`populate_scf_structural_type_conversion_target`]. MLIR's `populateSCFStructuralTypeConversionsAndLegality`.
pub fn populate_scf_structural_type_conversions_and_legality(
    converter: &Arc<TypeConverter>,
    patterns: &mut PatternSet,
    target: &mut ConversionTarget<'_>,
) {
    patterns.set_type_converter(converter.clone());
    populate_scf_structural_type_conversions(patterns);
    populate_scf_structural_type_conversion_target(converter, target);
}

/// Converts the types of an operation, which keeps its regions. The first `scalars` operands (bounds, conditions)
/// must remain single values. As in MLIR, not all operations keep their attributes.
fn convert_types(
    op: OpId,
    operands: OperandValues<'_>,
    scalars: usize,
    keeps_attrs: bool,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    if (0..scalars).any(|operand| operands.of(operand).len() != 1) {
        return Err(NoMatch::because(
            "a bound or a condition became none or several values",
        ));
    }
    let new = rewriter.convert_op_types(op, operands.all())?;
    if !keeps_attrs {
        rewriter.builder().set_attrs(new, Attr::EMPTY_DICTIONARY);
    }
    Ok(())
}

/// Converts the result types. As in MLIR, keeps the argument even if its type is converted, because
/// `scf.index_switch` accepts no other type.
fn convert_index_switch(
    op: IndexSwitchOp,
    _: Adaptor<'_, IndexSwitchOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let arg = rewriter.read(op).arg();
    let new = rewriter.convert_op_types(op.id(), &[arg])?;
    rewriter.builder().set_attrs(new, Attr::EMPTY_DICTIONARY);
    Ok(())
}

fn convert_yield(
    op: YieldOp,
    args: Adaptor<'_, YieldOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    rewriter.replace_op_with(op.id(), YieldOp::spec(args.values().all()));
    Ok(())
}

fn convert_condition(
    op: ConditionOp,
    args: Adaptor<'_, ConditionOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let operands = args.values().all();
    rewriter.edit(op.id()).set_operands(operands);
    Ok(())
}
