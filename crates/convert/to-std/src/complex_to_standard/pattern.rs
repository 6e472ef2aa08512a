//! The pattern shared by all operations, given a function that computes the result from the operands.

use terrace_arith::ArithBuilder;
use terrace_arith::enums::FastMathFlags;
use terrace_builtin::elements::float_kind;
use terrace_builtin::types::ComplexType;
use terrace_ir::{OpId, OpView, OperandValues, ValueId};
use terrace_rewrite::{ConversionRewriter, NoMatch, PatternSet, Root};

/// Creates the lowering of an operation from its operands, and returns the result.
pub(crate) type Lower = fn(&mut ArithBuilder<'_, '_>, &[ValueId]) -> ValueId;

/// Adds the pattern for an operation whose first operand is a complex number.
pub(crate) fn add<Op: OpView>(patterns: &mut PatternSet, name: &'static str, lower: Lower) {
    patterns.add_root_fn(name, Root::Op(Op::DEF), move |op, operands, rewriter| {
        rewrite(lower, op, operands, rewriter)
    });
}

fn rewrite(
    lower: Lower,
    op: OpId,
    operands: OperandValues<'_>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let ctx = rewriter.ctx();
    let source = rewriter.op(op);
    let number = source.body.ty(source.body.operand(op, 0));
    let element = number.as_::<ComplexType>(ctx).map(|ty| ty.element);
    let element = element.ok_or(NoMatch::because("not a complex number"))?;
    float_kind(ctx, element).ok_or(NoMatch::because("the parts are no floats"))?;
    let flags = source.def().and_then(|def| def.prop_index("fastmath"));
    let flags = flags.and_then(|slot| FastMathFlags::from_attr(ctx, source.prop(slot)?));
    let flags = flags.unwrap_or(FastMathFlags::NONE);
    let mut builder = rewriter.builder();
    let mut emit = ArithBuilder::new(&mut builder, element).with_flags(flags);
    let value = lower(&mut emit, operands.all());
    rewriter.replace_op(op, &[value]);
    Ok(())
}
