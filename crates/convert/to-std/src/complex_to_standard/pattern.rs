//! The pattern shared by all operations. A function computes the result from the operands.

use terrace_arith::ArithBuilder;
use terrace_arith::enums::FastMathFlags;
use terrace_complex::float_of_operand;
use terrace_ir::{OpId, OpView, OperandValues, ValueId};
use terrace_rewrite::{ConversionRewriter, Match, PatternSet, Root};

/// Creates the lowering of an operation from its operands, and returns the result.
pub(crate) type Lower = fn(&mut ArithBuilder<'_, '_>, &[ValueId]) -> ValueId;

/// Adds the pattern for an operation whose first operand is a complex number.
pub(crate) fn add<Op: OpView>(patterns: &mut PatternSet, name: &'static str, lower: Lower) {
    add_either::<Op>(patterns, name, lower, lower);
}

/// Like [`add`], except that `approximate` replaces `lower` if the flags of the operation permit it.
pub(crate) fn add_either<Op: OpView>(
    patterns: &mut PatternSet,
    name: &'static str,
    lower: Lower,
    approximate: Lower,
) {
    patterns.add_root_fn(name, Root::Op(Op::DEF), move |op, operands, rw| {
        let lower = match FastMathFlags::of(rw.op(op)).may_approximate() {
            true => approximate,
            false => lower,
        };
        rewrite(lower, op, operands, rw)
    });
}

fn rewrite(
    lower: Lower,
    op: OpId,
    operands: OperandValues<'_>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let source = rw.op(op);
    let (element, _) = float_of_operand(source)?;
    let flags = FastMathFlags::of(source);
    let mut builder = rw.builder();
    let mut emit = ArithBuilder::new(&mut builder, element).with_flags(flags);
    let value = lower(&mut emit, operands.all());
    rw.replace_op(op, &[value]);
    Ok(())
}
