//! `terrace-expand-math`: expands operations that no upstream pass lowers to the LLVM dialect.

use crate::emit::float_type;
use terrace_arith::{ArithBuilder, CmpFPredicate, ExtFOp, IndexCastOp, TruncFOp};
use terrace_builtin::elements::is_on_small_floats;
use terrace_builtin::types::{VectorType, element_type_or_self, with_element_type};
use terrace_ir::{Failed, OpId, OpRef, OpView, Type, ValueId};
use terrace_math::{
    CosOp, FmaOp, IPowIOp, IsFiniteOp, IsInfOp, IsNaNOp, IsNormalOp, MathBuilder, SinOp, SincosOp,
};
use terrace_numeric::ApFloat;
use terrace_pass::{Lowering, OptionValues, PassContext, PassDef, Taken, convert};
use terrace_rewrite::{ConversionConfig, ConversionTarget, Match, PatternSet, Rewriter};
use terrace_stages as stages;

/// `terrace-expand-math`, which does not exist in MLIR. Expands classifications of floats, sine and cosine of
/// multi-dimensional vectors, powers of `index`, and `math.fma` on floats of at most 8 bits.
pub static TERRACE_EXPAND_MATH: PassDef = PassDef::new(
    "terrace-expand-math",
    "Expand math operations that no upstream pass lowers to the LLVM dialect",
    expand_math,
)
.class("TerraceExpandMath")
.dialects(&["arith"]);

/// Schedules [`TERRACE_EXPAND_MATH`] in `terrace lower`.
pub static EXPAND_MATH_LOWERING: Lowering =
    Lowering::new(&TERRACE_EXPAND_MATH, &[Taken::When("math", is_ours)]).stage(&stages::MATH);

/// Returns true if no upstream pass converts an operation. For multi-dimensional vectors, `convert-math-to-llvm`
/// creates intrinsics on arrays of vectors, which LLVM does not have.
fn is_ours(op: OpRef<'_>) -> bool {
    let vector = op.operand_type(0).as_::<VectorType>(op.ctx);
    match op.name_str() {
        IsInfOp::NAME | IsNormalOp::NAME => true,
        FmaOp::NAME => is_on_small_floats(op),
        IPowIOp::NAME => element_type_or_self(op.ctx, op.operand_type(0)) == Type::INDEX,
        IsFiniteOp::NAME | IsNaNOp::NAME | SincosOp::NAME => {
            vector.is_some_and(|vector| vector.shape.len() > 1)
        }
        _ => false,
    }
}

fn expand_math(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let mut patterns = PatternSet::new();
    populate_expand_math(&mut patterns);
    let mut target = ConversionTarget::new(cx.ctx);
    target.add_legal_dialect("arith");
    target.add_legal_dialect("math");
    let is_legal = |op: OpRef<'_>| Some(!is_ours(op));
    target.add_dynamically_legal_op::<FmaOp>(is_legal);
    target.add_dynamically_legal_op::<IPowIOp>(is_legal);
    target.add_dynamically_legal_op::<IsFiniteOp>(is_legal);
    target.add_dynamically_legal_op::<IsInfOp>(is_legal);
    target.add_dynamically_legal_op::<IsNaNOp>(is_legal);
    target.add_dynamically_legal_op::<IsNormalOp>(is_legal);
    target.add_dynamically_legal_op::<SincosOp>(is_legal);
    convert(cx, target, patterns, ConversionConfig::WITHOUT_SYMBOLS)
}

/// Adds the patterns of [`TERRACE_EXPAND_MATH`].
pub fn populate_expand_math(patterns: &mut PatternSet) {
    patterns.add_fn("ExpandIsFiniteOp", |op: IsFiniteOp, rw| {
        test(op.id(), rw, |e, x| {
            let infinity = e.float(ApFloat::infinity(e.kind(), false));
            let size = e.absf(x);
            e.cmpf(CmpFPredicate::Olt, size, infinity)
        })
    });
    patterns.add_fn("ExpandIsInfOp", |op: IsInfOp, rw| {
        test(op.id(), rw, |e, x| {
            let infinity = e.float(ApFloat::infinity(e.kind(), false));
            let size = e.absf(x);
            e.cmpf(CmpFPredicate::Oeq, size, infinity)
        })
    });
    patterns.add_fn("ExpandIsNaNOp", |op: IsNaNOp, rw| {
        test(op.id(), rw, |e, x| e.cmpf(CmpFPredicate::Uno, x, x))
    });
    patterns.add_fn("ExpandIsNormalOp", |op: IsNormalOp, rw| {
        test(op.id(), rw, |e, x| {
            let infinity = e.float(ApFloat::infinity(e.kind(), false));
            let smallest = e.float(ApFloat::smallest_normalized(e.kind(), false));
            let size = e.absf(x);
            let is_finite = e.cmpf(CmpFPredicate::Olt, size, infinity);
            let is_large = e.cmpf(CmpFPredicate::Oge, size, smallest);
            e.andi(is_finite, is_large)
        })
    });
    patterns.add_fn("ExpandSincosOp", sine_and_cosine);
    patterns.add_fn("ExpandIPowIOp", power_of_index);
    patterns.add_fn("ExpandFmaOp", fma_of_small_floats);
}

/// Expands a power of `index`. It is computed in `i64`, which is at least as wide, so the low bits are the same.
fn power_of_index(op: IPowIOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let (lhs, rhs) = (view.lhs(), view.rhs());
    let ty = body.ty(lhs);
    let wide = with_element_type(ctx, ty, Type::I64);
    let lhs = rw.create_value(IndexCastOp::spec(wide, lhs));
    let rhs = rw.create_value(IndexCastOp::spec(wide, rhs));
    let power = rw.create_value(IPowIOp::spec(lhs, rhs));
    rw.replace_op_with(op.id(), IndexCastOp::spec(ty, power));
    Ok(())
}

/// Performs `math.fma` on `f32`, as `math-extend-to-supported-types` does for other operations.
fn fma_of_small_floats(op: FmaOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let flags = view.fastmath();
    let operands = [view.a(), view.b(), view.c()];
    let ty = body.ty(operands[0]);
    let wide = with_element_type(ctx, ty, Type::F32);
    let [a, b, c] = operands.map(|operand| rw.create_value(ExtFOp::spec(wide, operand)));
    let value = rw.create_value(FmaOp::spec(a, b, c).fastmath(flags));
    rw.replace_op_with(op.id(), TruncFOp::spec(ty, value));
    Ok(())
}

/// Replaces an operation on a float by the result of `make` for the operand.
fn test(
    op: OpId,
    rw: &mut dyn Rewriter<'_>,
    make: impl FnOnce(&mut ArithBuilder<'_, '_>, ValueId) -> ValueId,
) -> Match {
    let operand = rw.body().operand(op, 0);
    let (ty, _) = float_type(rw, operand)?;
    let mut builder = rw.builder();
    let value = make(&mut ArithBuilder::new(&mut builder, ty), operand);
    rw.replace_op(op, &[value]);
    Ok(())
}

fn sine_and_cosine(op: SincosOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.read(op);
    let (operand, flags) = (view.operand(), view.fastmath());
    let sine = rw.create_value(SinOp::spec(operand).fastmath(flags));
    let cosine = rw.create_value(CosOp::spec(operand).fastmath(flags));
    rw.replace_op(op.id(), &[sine, cosine]);
    Ok(())
}
