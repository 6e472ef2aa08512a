//! The patterns of `convert-math-to-libm`.

use crate::calls::{LibraryFunction, replace_by_call, same_op, take_apart};
use terrace_arith::{ExtFOp, TruncFOp};
use terrace_builtin::elements::float_kind;
use terrace_builtin::types::element_type_or_self;
use terrace_ir::{Attr, Context, OpDef, OpId, OpView, OperandValues, SmallVec, Type, ValueId};
use terrace_math as math;
use terrace_numeric::FloatKind;
use terrace_rewrite::{ConversionRewriter, Match, NoMatch, PatternSet, Root};

/// Adds the patterns.
pub fn populate(patterns: &mut PatternSet) {
    for function in FUNCTIONS {
        for (name, how) in [
            ("VecOpToScalarOp", How::Elements),
            ("PromoteOpToF32", How::Promote),
            ("ScalarOpToLibmCall", How::Call),
        ] {
            patterns.add_root_fn(name, Root::Op(function.op), move |op, operands, rw| {
                to_libm(function, how, op, operands, rw)
            });
        }
    }
}

/// An operation, and its library functions.
struct Function {
    op: &'static OpDef,
    /// The function for `f32`.
    single: &'static str,
    /// The function for `f64`.
    double: &'static str,
}

macro_rules! functions {
    ($($op:ident $single:literal $double:literal;)*) => {
        static FUNCTIONS: &[Function] = &[
            $(Function { op: <math::$op as OpView>::DEF, single: $single, double: $double },)*
        ];
    };
}

functions! {
    AbsFOp "fabsf" "fabs";
    AcosOp "acosf" "acos";
    AcoshOp "acoshf" "acosh";
    AsinOp "asinf" "asin";
    AsinhOp "asinhf" "asinh";
    Atan2Op "atan2f" "atan2";
    AtanOp "atanf" "atan";
    AtanhOp "atanhf" "atanh";
    CbrtOp "cbrtf" "cbrt";
    CeilOp "ceilf" "ceil";
    CosOp "cosf" "cos";
    CoshOp "coshf" "cosh";
    ErfOp "erff" "erf";
    ErfcOp "erfcf" "erfc";
    ExpOp "expf" "exp";
    Exp2Op "exp2f" "exp2";
    ExpM1Op "expm1f" "expm1";
    FloorOp "floorf" "floor";
    FmaOp "fmaf" "fma";
    LogOp "logf" "log";
    Log2Op "log2f" "log2";
    Log10Op "log10f" "log10";
    Log1pOp "log1pf" "log1p";
    PowFOp "powf" "pow";
    RoundEvenOp "roundevenf" "roundeven";
    RoundOp "roundf" "round";
    RsqrtOp "rsqrtf" "rsqrt";
    SinOp "sinf" "sin";
    SinhOp "sinhf" "sinh";
    SqrtOp "sqrtf" "sqrt";
    TanOp "tanf" "tan";
    TanhOp "tanhf" "tanh";
    TruncOp "truncf" "trunc";
}

/// The kinds of patterns.
#[derive(Clone, Copy)]
enum How {
    /// Unrolls vector operations into scalar ones.
    Elements,
    /// Extends `f16` and `bf16` to `f32`.
    Promote,
    /// Calls the library function.
    Call,
}

fn to_libm(
    function: &'static Function,
    how: How,
    op: OpId,
    operands: OperandValues<'_>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ty = rw.op(op).result_type(0);
    match how {
        How::Elements => {
            if !is_supported(rw.ctx(), element_type_or_self(rw.ctx(), ty)) {
                return Err(NoMatch::because("the C library has f32 and f64 only"));
            }
            take_apart(rw, op, operands.all())
        }
        How::Promote => promote(rw, op, ty, operands.all()),
        How::Call => {
            let name = match ty {
                Type::F32 => function.single,
                Type::F64 => function.double,
                _ => return Err(NoMatch::because("the C library has f32 and f64 only")),
            };
            // The functions do not access memory, because the floating-point environment is the default one.
            let ctx = rw.ctx();
            let attrs = ctx.dictionary(vec![(ctx.string("llvm.readnone"), Attr::UNIT)]);
            replace_by_call(rw, op, operands.all(), LibraryFunction { name, attrs })
        }
    }
}

/// Returns true if a library function exists for an element type, possibly after extension.
fn is_supported(ctx: &Context, element: Type) -> bool {
    let kinds = [
        FloatKind::F16,
        FloatKind::BF16,
        FloatKind::F32,
        FloatKind::F64,
    ];
    float_kind(ctx, element).is_some_and(|kind| kinds.contains(&kind))
}

fn promote(rw: &mut ConversionRewriter<'_>, op: OpId, ty: Type, operands: &[ValueId]) -> Match {
    let ctx = rw.ctx();
    let is_small = |kind| matches!(kind, FloatKind::F16 | FloatKind::BF16);
    if ty != element_type_or_self(ctx, ty) || !float_kind(ctx, ty).is_some_and(is_small) {
        return Err(NoMatch::because("not f16 or bf16"));
    }
    let mut b = rw.builder();
    let extend = |&operand: &ValueId| b.create_value(ExtFOp::spec(Type::F32, operand));
    let wide: SmallVec<[ValueId; 3]> = operands.iter().map(extend).collect();
    let value = same_op(&mut b, op, Type::F32, &wide);
    rw.replace_op_with(op, TruncFOp::spec(ty, value));
    Ok(())
}
