//! Casts, comparisons and constants.

use terrace_builtin::attrs::{AttrBuilder, int_value};
use terrace_builtin::types::bit_width;
use terrace_index::{CastSOp, CastUOp, CmpOp, ConstantOp, SizeOfOp};
use terrace_ir::{OpId, OpView, ValueId};
use terrace_llvm::enums::ICmpPredicate;
use terrace_llvm::{self as llvm, ICmpOp};
use terrace_llvm_common::{LlvmRewriter, Resize};
use terrace_rewrite::{Adaptor, ConversionRewriter, NoMatch, OpConversionPattern, PatternSet};

pub(crate) fn populate(patterns: &mut PatternSet) {
    patterns.add(CastS);
    patterns.add(CastU);
    patterns.add(Cmp);
    patterns.add(SizeOf);
    patterns.add(Constant);
}

/// Truncates or extends, unless the types are equal.
fn cast(
    op: OpId,
    signed: bool,
    arg: ValueId,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let ctx = rewriter.ctx();
    let body = rewriter.body();
    let (from, to) = (body.ty(arg), body.ty(body.result(op, 0)));
    let res = rewriter.convert_type(to)?;
    let (Some(source), Some(target)) = (bit_width(ctx, from), bit_width(ctx, res)) else {
        return Err(NoMatch::because("not an integer"));
    };
    let Some(resize) = Resize::between(source, target, signed) else {
        rewriter.replace_op(op, &[arg]);
        return Ok(());
    };
    let value = resize.create(&mut rewriter.builder(), arg, res);
    rewriter.replace_op(op, &[value]);
    Ok(())
}

struct CastS;

impl OpConversionPattern for CastS {
    type Op = CastSOp;
    const NAME: &'static str = "ConvertIndexCastS";

    fn rewrite(
        &self,
        op: CastSOp,
        args: Adaptor<'_, Self::Op>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        cast(op.id(), true, args.input(), rewriter)
    }
}

struct CastU;

impl OpConversionPattern for CastU {
    type Op = CastUOp;
    const NAME: &'static str = "ConvertIndexCastU";

    fn rewrite(
        &self,
        op: CastUOp,
        args: Adaptor<'_, Self::Op>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        cast(op.id(), false, args.input(), rewriter)
    }
}

struct Cmp;

impl OpConversionPattern for Cmp {
    type Op = CmpOp;
    const NAME: &'static str = "ConvertIndexCmp";

    fn rewrite(
        &self,
        op: CmpOp,
        args: Adaptor<'_, Self::Op>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        // Both dialects use the same numbers for predicates.
        let predicate = op.pred(rewriter.ctx(), rewriter.body());
        let predicate =
            ICmpPredicate::from_value(predicate.value()).ok_or(NoMatch::because("no predicate"))?;
        let (lhs, rhs) = (args.lhs(), args.rhs());
        let value = rewriter.create_value(ICmpOp::spec(predicate, lhs, rhs));
        rewriter.replace_op(op.id(), &[value]);
        Ok(())
    }
}

/// A constant of the type to which `index` is converted.
fn constant(op: OpId, value: i64, rewriter: &mut ConversionRewriter<'_>) {
    let res = LlvmRewriter::of(rewriter).index_type();
    let value = rewriter.ctx().int(res, value);
    let value = rewriter
        .builder()
        .create_value(llvm::ConstantOp::spec(res, value));
    rewriter.replace_op(op, &[value]);
}

struct SizeOf;

impl OpConversionPattern for SizeOf {
    type Op = SizeOfOp;
    const NAME: &'static str = "ConvertIndexSizeOf";

    fn rewrite(
        &self,
        op: SizeOfOp,
        _: Adaptor<'_, Self::Op>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        let index = LlvmRewriter::of(rewriter).index_type();
        let width = bit_width(rewriter.ctx(), index).unwrap_or(64);
        constant(op.id(), i64::from(width), rewriter);
        Ok(())
    }
}

struct Constant;

impl OpConversionPattern for Constant {
    type Op = ConstantOp;
    const NAME: &'static str = "ConvertIndexConstant";

    fn rewrite(
        &self,
        op: ConstantOp,
        _: Adaptor<'_, Self::Op>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        let value = int_value(rewriter.ctx(), op.value(rewriter.body()));
        let value = value.ok_or(NoMatch::because("not an integer"))?;
        constant(op.id(), value, rewriter);
        Ok(())
    }
}
