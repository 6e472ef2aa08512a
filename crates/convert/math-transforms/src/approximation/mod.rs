//! Approximates functions of floats by polynomials, without library calls.

mod error_function;
mod exponential;
mod roots;
mod trigonometric;

use crate::emit::float_type;
use terrace_arith::{ArithBuilder, ExtFOp, TruncFOp};
use terrace_builtin::elements::float_kind;
use terrace_builtin::types::{VectorType, bit_width, element_type_or_self, with_element_type};
use terrace_ir::{Context, OpDef, OpId, OpSpec, OpView, SmallVec, Type, ValueId};
use terrace_math::{
    AcosOp, AcoshOp, AsinOp, AsinhOp, Atan2Op, AtanOp, AtanhOp, CbrtOp, CosOp, CoshOp, ErfOp,
    ErfcOp, Exp2Op, ExpM1Op, ExpOp, Log1pOp, Log2Op, Log10Op, LogOp, MathBuilder, PowFOp, RsqrtOp,
    SinOp, SinhOp, SqrtOp, TanOp, TanhOp,
};
use terrace_numeric::FloatKind;
use terrace_rewrite::{NoMatch, Pattern, PatternSet, Rewriter, Root, check};

/// Options of [`populate_math_polynomial_approximation_patterns`]. MLIR's `MathPolynomialApproximationOptions`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MathPolynomialApproximationOptions {
    /// True if `math.rsqrt` may become an AVX instruction, an operation of x86vector.
    pub enable_avx2: bool,
}

/// Adds the patterns for the functions that MLIR has always approximated. For `atan`, `atan2`, `cbrt`, `cos`, `erf`,
/// `erfc`, `exp`, `expm1`, `log`, `log1p`, `log2`, `sin` and `tanh`, these are the patterns of
/// [`populate_math_f32_expansion_patterns`]. For the same functions and for `acos` and `asin`, they are the patterns of
/// [`populate_math_polynomial_approximation_patterns_for`]. With AVX2, both include `rsqrt`. MLIR's
/// `populateMathPolynomialApproximationPatterns` with options.
///
/// ```
/// use terrace_math_transforms::{
///     MathPolynomialApproximationOptions, populate_math_polynomial_approximation_patterns,
/// };
/// use terrace_rewrite::PatternSet;
///
/// let mut patterns = PatternSet::new();
/// let options = MathPolynomialApproximationOptions { enable_avx2: true };
/// populate_math_polynomial_approximation_patterns(&mut patterns, options);
/// assert_eq!(patterns.len(), 30);
/// ```
pub fn populate_math_polynomial_approximation_patterns(
    patterns: &mut PatternSet,
    options: MathPolynomialApproximationOptions,
) {
    let is_rsqrt = |name: &str| name == RsqrtOp::DEF.name;
    let is_inverse = |name: &str| [AcosOp::DEF.name, AsinOp::DEF.name].contains(&name);
    let is_approximated = |name: &str| APPROXIMATIONS.iter().any(|row| row.op.name == name);
    let is_expanded = |name: &str| is_approximated(name) && !is_inverse(name) && !is_rsqrt(name);
    populate_math_f32_expansion_patterns(patterns, is_expanded, 1);
    let wanted = |name: &str| !is_rsqrt(name);
    populate_math_polynomial_approximation_patterns_for(patterns, wanted, 1);
    if options.enable_avx2 {
        populate_math_f32_expansion_patterns(patterns, is_rsqrt, 1);
        populate_math_polynomial_approximation_patterns_for(patterns, is_rsqrt, 1);
    }
}

/// Adds a pattern for each function whose name, for example `math.exp`, the predicate accepts. The pattern extends
/// floats narrower than `f32` to `f32` and truncates the result. Patterns exist for all functions of floats that have
/// library functions: trigonometric and hyperbolic functions and their inverses, exponentials, logarithms, powers,
/// roots and error functions. MLIR's `populateMathF32ExpansionPatterns`.
///
/// ```
/// use terrace_math_transforms::populate_math_f32_expansion_patterns;
/// use terrace_rewrite::PatternSet;
///
/// let mut patterns = PatternSet::new();
/// populate_math_f32_expansion_patterns(&mut patterns, |name| name == "math.powf", 1);
/// assert_eq!(patterns.len(), 1);
/// ```
pub fn populate_math_f32_expansion_patterns(
    patterns: &mut PatternSet,
    predicate: impl Fn(&str) -> bool,
    benefit: u16,
) {
    for &op in EXPANDED.iter().filter(|op| predicate(op.name)) {
        patterns.add(
            Pattern::of("ReuseF32Expansion", Root::Op(op), reuse_f32_expansion).benefit(benefit),
        );
    }
}

/// Adds a pattern for each function whose name, for example `math.exp`, the predicate accepts. The pattern expands the
/// function into arithmetic. Patterns exist for these functions of `f32` and of vectors of `f32`: `acos`, `asin`,
/// `atan`, `atan2`, `cbrt`, `cos`, `erf`, `erfc`, `exp`, `expm1`, `log`, `log1p`, `log2`, `sin` and `tanh`. Patterns
/// for `f16` exist for `acos`, `asin` and `erf`. The pattern for `rsqrt` matches vectors of `f32` whose last dimension
/// is a multiple of 8, and creates an AVX instruction. MLIR's `populateMathPolynomialApproximationPatterns` with a
/// predicate.
///
/// ```
/// use terrace_math_transforms::populate_math_polynomial_approximation_patterns_for;
/// use terrace_rewrite::PatternSet;
///
/// let mut patterns = PatternSet::new();
/// populate_math_polynomial_approximation_patterns_for(&mut patterns, |_| true, 1);
/// assert_eq!(patterns.len(), 16);
/// ```
pub fn populate_math_polynomial_approximation_patterns_for(
    patterns: &mut PatternSet,
    predicate: impl Fn(&str) -> bool,
    benefit: u16,
) {
    for row in APPROXIMATIONS.iter().filter(|row| predicate(row.op.name)) {
        patterns.add(
            Pattern::of(row.name, Root::Op(row.op), |op, rw| {
                approximate(op, row, rw)
            })
            .benefit(benefit),
        );
    }
}

/// Adds the pattern that approximates `math.erf`. MLIR's `populatePolynomialApproximateErfPattern`.
pub fn populate_polynomial_approximate_erf_pattern(patterns: &mut PatternSet) {
    populate_one(patterns, ErfOp::DEF);
}

/// Adds the pattern that approximates `math.erfc`. MLIR's `populatePolynomialApproximateErfcPattern`.
pub fn populate_polynomial_approximate_erfc_pattern(patterns: &mut PatternSet) {
    populate_one(patterns, ErfcOp::DEF);
}

/// Adds the pattern that approximates `math.tanh`. MLIR's `populatePolynomialApproximateTanhPattern`.
pub fn populate_polynomial_approximate_tanh_pattern(patterns: &mut PatternSet) {
    populate_one(patterns, TanhOp::DEF);
}

fn populate_one(patterns: &mut PatternSet, op: &OpDef) {
    populate_math_polynomial_approximation_patterns_for(patterns, |name| name == op.name, 1);
}

/// The functions that the pattern `ReuseF32Expansion` matches.
static EXPANDED: &[&OpDef] = &[
    AcosOp::DEF,
    AcoshOp::DEF,
    AsinOp::DEF,
    AsinhOp::DEF,
    AtanOp::DEF,
    Atan2Op::DEF,
    AtanhOp::DEF,
    CbrtOp::DEF,
    CosOp::DEF,
    CoshOp::DEF,
    ErfOp::DEF,
    ErfcOp::DEF,
    ExpOp::DEF,
    Exp2Op::DEF,
    ExpM1Op::DEF,
    LogOp::DEF,
    Log10Op::DEF,
    Log1pOp::DEF,
    Log2Op::DEF,
    PowFOp::DEF,
    RsqrtOp::DEF,
    SinOp::DEF,
    SinhOp::DEF,
    SqrtOp::DEF,
    TanOp::DEF,
    TanhOp::DEF,
];

/// The approximation of one function.
struct Approximation {
    name: &'static str,
    op: &'static OpDef,
    /// Returns true if values of this type are approximated. The type is that of a scalar or of a vector.
    takes: fn(&Context, Type) -> bool,
    /// Computes the approximation from the operands.
    compute: fn(&mut ArithBuilder<'_, '_>, &[ValueId]) -> ValueId,
}

static APPROXIMATIONS: &[Approximation] = &[
    Approximation {
        name: "AcosPolynomialApproximation",
        op: AcosOp::DEF,
        takes: is_f32_or_f16,
        compute: trigonometric::acos,
    },
    Approximation {
        name: "AsinPolynomialApproximation",
        op: AsinOp::DEF,
        takes: is_f32_or_f16,
        compute: trigonometric::asin,
    },
    Approximation {
        name: "AtanApproximation",
        op: AtanOp::DEF,
        takes: is_f32,
        compute: trigonometric::atan,
    },
    Approximation {
        name: "Atan2Approximation",
        op: Atan2Op::DEF,
        takes: is_f32,
        compute: trigonometric::atan2,
    },
    Approximation {
        name: "CbrtApproximation",
        op: CbrtOp::DEF,
        takes: is_f32,
        compute: roots::cbrt,
    },
    Approximation {
        name: "CosApproximation",
        op: CosOp::DEF,
        takes: is_f32,
        compute: trigonometric::cos,
    },
    Approximation {
        name: "ErfPolynomialApproximation",
        op: ErfOp::DEF,
        takes: is_f32_or_f16,
        compute: error_function::erf,
    },
    Approximation {
        name: "ErfcPolynomialApproximation",
        op: ErfcOp::DEF,
        takes: is_f32,
        compute: error_function::erfc,
    },
    Approximation {
        name: "ExpApproximation",
        op: ExpOp::DEF,
        takes: is_f32,
        compute: exponential::exp,
    },
    Approximation {
        name: "ExpM1Approximation",
        op: ExpM1Op::DEF,
        takes: is_f32,
        compute: exponential::expm1,
    },
    Approximation {
        name: "LogApproximation",
        op: LogOp::DEF,
        takes: is_f32,
        compute: exponential::log,
    },
    Approximation {
        name: "Log2Approximation",
        op: Log2Op::DEF,
        takes: is_f32,
        compute: exponential::log2,
    },
    Approximation {
        name: "Log1pApproximation",
        op: Log1pOp::DEF,
        takes: is_f32,
        compute: exponential::log1p,
    },
    Approximation {
        name: "RsqrtApproximation",
        op: RsqrtOp::DEF,
        takes: is_f32_in_eights,
        compute: roots::rsqrt,
    },
    Approximation {
        name: "SinApproximation",
        op: SinOp::DEF,
        takes: is_f32,
        compute: trigonometric::sin,
    },
    Approximation {
        name: "TanhApproximation",
        op: TanhOp::DEF,
        takes: is_f32,
        compute: exponential::tanh,
    },
];

fn is_f32(ctx: &Context, ty: Type) -> bool {
    element_type_or_self(ctx, ty) == Type::F32
}

fn is_f32_or_f16(ctx: &Context, ty: Type) -> bool {
    let kind = float_kind(ctx, element_type_or_self(ctx, ty));
    matches!(kind, Some(FloatKind::F32 | FloatKind::F16))
}

/// Returns true if a type is a vector of `f32` whose last dimension is a multiple of 8. Scalable vectors must have 8
/// elements, the only number that MLIR's x86vector accepts.
fn is_f32_in_eights(ctx: &Context, ty: Type) -> bool {
    let vector = ty.as_::<VectorType>(ctx);
    vector.is_some_and(|vector| {
        let last = vector.shape.last();
        let is_in_eights = last.is_some_and(|last| last % roots::WIDTH == 0);
        let is_operand = *vector.shape == [roots::WIDTH];
        let can_be_split = is_operand || !vector.scalable.contains(&true);
        vector.element == Type::F32 && is_in_eights && can_be_split
    })
}

/// Expands a function into arithmetic. Does not match tensors, for which upstream's patterns create invalid operations.
fn approximate(op: OpId, row: &Approximation, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let operands = rw.operands(op);
    let (ty, _) = float_type(rw, rw.operand(op, 0))?;
    let ctx = rw.ctx();
    if !(row.takes)(ctx, ty) {
        return Err("unsupported operand type".into());
    }
    check(ty.is::<VectorType>(ctx) || element_type_or_self(ctx, ty) == ty)?;
    let value = (row.compute)(&mut ArithBuilder::new(&mut rw.builder(), ty), &operands);
    rw.replace_op(op, &[value]);
    Ok(())
}

/// Performs a function of narrow floats on `f32`, between casts.
fn reuse_f32_expansion(op: OpId, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let (ctx, body) = (rw.ctx(), rw.body());
    let (operands, types) = (rw.operands(op), rw.result_types(op));
    let &[ty] = &types[..] else {
        return Err("required all types to match".into());
    };
    if operands.iter().any(|&operand| body.ty(operand) != ty) {
        return Err("required all types to match".into());
    }
    let element = element_type_or_self(ctx, ty);
    check(element != Type::F32 && bit_width(ctx, element).is_some_and(|width| width <= 32))?;
    let wide = [with_element_type(ctx, ty, Type::F32)];
    let name = body.name(op);
    let props: SmallVec<[_; 3]> = body.props(op).into();
    let attrs = body.attrs(op);
    let mut builder = rw.builder();
    let extended: SmallVec<[ValueId; 2]> = operands
        .iter()
        .map(|&operand| builder.create_value(ExtFOp::spec(wide[0], operand)))
        .collect();
    let new = builder.insert(OpSpec {
        operands: &extended,
        results: &wide,
        props: &props,
        attrs,
        ..OpSpec::new(name, builder.loc)
    });
    let value = builder.body().result(new, 0);
    rw.replace_op_with(op, TruncFOp::spec(ty, value));
    Ok(())
}

/// Creates the polynomial with the given coefficients, constant term first. There must be at least two coefficients.
fn polynomial(e: &mut ArithBuilder<'_, '_>, x: ValueId, coefficients: &[ValueId]) -> ValueId {
    let mut rest = coefficients.iter().rev().copied();
    let highest = rest.next().unwrap_or(x);
    rest.fold(highest, |sum, coefficient| e.fma(x, sum, coefficient))
}
