//! `math-expand-ops`, with those patterns that are short.

use crate::emit::{check_constants, flags_of, float_type};
use crate::{approximate, hyperbolic, power, round};
use terrace_arith::enums::FastMathFlags;
use terrace_arith::{ArithBuilder, CmpIPredicate, MaximumFOp, MinimumFOp};
use terrace_builtin::elements::int_width;
use terrace_builtin::types::element_type_or_self;
use terrace_ir::{Failed, OpId, OpView, Type, ValueId};
use terrace_math::{
    AcoshOp, AsinhOp, AtanhOp, CeilOp, ClampFOp, CoshOp, CountLeadingZerosOp, Exp2Op, FPowIOp,
    FmaOp, MathBuilder, PowFOp, RoundEvenOp, RoundOp, RsqrtOp, SinhOp, TanOp, TanhOp,
};
use terrace_pass::{
    Lowering, OptionValues, PassContext, PassDef, Taken, TypedOption, rewrite_greedily,
};
use terrace_rewrite::{GreedyConfig, GreedyPatterns, NoMatch, PatternSet, Rewriter};
use terrace_stages as stages;

const OPS: TypedOption<Vec<String>> = TypedOption::list("ops", "Operations to expand.");

/// `math-expand-ops`
pub static MATH_EXPAND_OPS: PassDef = PassDef::new(
    "math-expand-ops",
    "Expand math operations.",
    math_expand_ops,
)
.class("MathExpandOpsPass")
.options(&[OPS.def])
.dialects(&["arith"]);

/// Schedules [`MATH_EXPAND_OPS`] in `terrace lower` for `math.clampf`. Other passes lower the other operations that
/// this pass can expand.
pub static LOWERING: Lowering = Lowering::new(&MATH_EXPAND_OPS, &[Taken::Op("math.clampf")])
    .stage(&stages::MATH)
    .settings(|options, _| options.set(&OPS, ["clampf".to_owned()]));

fn math_expand_ops(cx: &mut PassContext<'_>, options: &OptionValues) -> Result<(), Failed> {
    let mut patterns = PatternSet::new();
    populate_expansion_patterns(&mut patterns, &options.get(&OPS));
    let patterns = GreedyPatterns::new(cx.ctx, patterns);
    rewrite_greedily(cx, &patterns, GreedyConfig::default()).map(|_| ())
}

/// Adds the patterns of [`MATH_EXPAND_OPS`] for operations with the given names, without dialect prefix. If `ops` is
/// empty, adds all patterns.
pub fn populate_expansion_patterns(patterns: &mut PatternSet, ops: &[String]) {
    let wanted = |name: &str| {
        let name = name.strip_prefix("math.").unwrap_or(name);
        ops.is_empty() || ops.iter().any(|op| op == name)
    };
    let mut unary = Unary { patterns, wanted };
    unary.add_function::<AcoshOp>("convertAcoshOp", hyperbolic::acosh, approximate::acosh);
    unary.add_function::<AsinhOp>("convertAsinhOp", hyperbolic::asinh, approximate::asinh);
    unary.add_function::<AtanhOp>("convertAtanhOp", hyperbolic::atanh, approximate::atanh);
    unary.add::<CeilOp>("convertCeilOp", round::up);
    unary.add_function::<CoshOp>("convertCoshOp", hyperbolic::cosh, approximate::cosh);
    unary.add_function::<Exp2Op>("convertExp2fOp", power::of_two, approximate::exp2);
    unary.add::<RoundEvenOp>("convertRoundEvenOp", round::to_even);
    unary.add_simple::<RsqrtOp>("convertRsqrtOp", |e, x| {
        let one = e.number(1.0);
        let root = e.sqrt(x);
        Ok(e.divf(one, root))
    });
    unary.add_function::<SinhOp>("convertSinhOp", hyperbolic::sinh, approximate::sinh);
    unary.add_simple::<TanOp>("convertTanOp", |e, x| {
        let sin = e.sin(x);
        let cos = e.cos(x);
        Ok(e.divf(sin, cos))
    });
    unary.add_function::<TanhOp>("convertTanhOp", hyperbolic::tanh, approximate::tanh);
    let Unary { patterns, wanted } = unary;
    if wanted(ClampFOp::DEF.name) {
        patterns.add_fn("convertClampfOp", clamp);
    }
    if wanted(CountLeadingZerosOp::DEF.name) {
        patterns.add_fn("convertCtlzOp", count_leading_zeros);
    }
    if wanted(FmaOp::DEF.name) {
        patterns.add_fn("convertFmaFOp", fma);
    }
    if wanted(FPowIOp::DEF.name) {
        patterns.add_fn("convertFPowIOp", power::of_integer);
    }
    if wanted(PowFOp::DEF.name) {
        patterns.add_fn("convertPowfOp", power::of_float);
    }
    if wanted(RoundOp::DEF.name) {
        patterns.add_fn("convertRoundOp", round::away_from_zero);
    }
}

/// Creates a function of a value.
type Compute = fn(&mut ArithBuilder<'_, '_>, ValueId) -> Result<ValueId, NoMatch>;

/// Creates a function of one float of any type.
fn unary(
    op: OpId,
    compute: impl Fn(&mut ArithBuilder<'_, '_>, ValueId) -> Result<ValueId, NoMatch>,
    is_simple: bool,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let x = rw.operand(op, 0);
    let (ty, _) = float_type(rw, x)?;
    // The expansion of `math.tan` creates no constants.
    if !rw.op(op).is::<TanOp>() {
        check_constants(rw.ctx(), ty)?;
    }
    let flags = flags_of(rw, op);
    let mut builder = rw.builder();
    let mut e = ArithBuilder::new(&mut builder, ty).with_flags(flags);
    let value = match is_simple {
        true => compute(&mut e, x)?,
        false => compute(&mut e.with_nan_and_infinity(), x)?,
    };
    rw.replace_op(op, &[value]);
    Ok(())
}

/// Adds patterns for the requested functions of one float.
struct Unary<'a, W> {
    patterns: &'a mut PatternSet,
    wanted: W,
}

impl<W: Fn(&str) -> bool> Unary<'_, W> {
    fn add<Op: OpView + 'static>(&mut self, name: &'static str, compute: Compute) {
        self.add_either::<Op>(name, compute, false);
    }

    /// Like [`add`](Self::add). Uses upstream's formula if the flags permit it; the operations of that formula have no
    /// flags.
    fn add_function<Op: OpView + 'static>(
        &mut self,
        name: &'static str,
        compute: Compute,
        approximate: Compute,
    ) {
        if !(self.wanted)(Op::DEF.name) {
            return;
        }
        self.patterns.add_fn(name, move |op: Op, rw| {
            let op = op.id();
            match flags_of(rw, op).may_approximate() {
                true => unary(op, |e, x| approximate(&mut e.without_flags(), x), false, rw),
                false => unary(op, compute, false, rw),
            }
        });
    }

    /// Like [`add`](Self::add), for functions whose intermediate results are NaN or infinite only if the operand or the
    /// result is.
    fn add_simple<Op: OpView + 'static>(&mut self, name: &'static str, compute: Compute) {
        self.add_either::<Op>(name, compute, true);
    }

    fn add_either<Op: OpView + 'static>(
        &mut self,
        name: &'static str,
        compute: Compute,
        is_simple: bool,
    ) {
        if (self.wanted)(Op::DEF.name) {
            self.patterns.add_fn(name, move |op: Op, rw| {
                unary(op.id(), compute, is_simple, rw)
            });
        }
    }
}

/// Expands `math.clampf`: the minimum of the value and the upper bound, then the maximum of the result and the lower
/// bound. Upstream swaps the bounds.
fn clamp(op: ClampFOp, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let view = rw.read(op);
    let flags: FastMathFlags = view.fastmath();
    let (value, min, max) = (view.value(), view.min(), view.max());
    let below = rw.create_value(MinimumFOp::spec(value, max).fastmath(flags));
    rw.replace_op_with(op.id(), MaximumFOp::spec(below, min).fastmath(flags));
    Ok(())
}

/// Expands `math.fma` into a product and a sum. These round twice, which only the `reassoc` flag permits. Like
/// upstream, the new operations have no flags.
fn fma(op: FmaOp, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let view = rw.read(op);
    let flags = view.fastmath();
    if !flags.contains(FastMathFlags::REASSOC) {
        return Err(NoMatch::because("the result would be rounded twice"));
    }
    let (a, b, c) = (view.a(), view.b(), view.c());
    let (ty, _) = float_type(rw, a)?;
    let mut builder = rw.builder();
    let mut e = ArithBuilder::new(&mut builder, ty);
    let product = e.mulf(a, b);
    let sum = e.addf(product, c);
    rw.replace_op(op.id(), &[sum]);
    Ok(())
}

/// Expands `math.ctlz` into a bisection for the highest set bit. If the upper half of the remaining bits is zero, its
/// width is added to the count and the lower half is shifted up. For an odd width, the lower half is the larger one.
fn count_leading_zeros(op: CountLeadingZerosOp, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let ctx = rw.ctx();
    let operand = rw.read(op).operand();
    let ty = rw.body().ty(operand);
    let width = int_width(ctx, element_type_or_self(ctx, ty));
    let width = width.filter(|_| element_type_or_self(ctx, ty) != Type::INDEX);
    let width = width.filter(|&width| (1..=64).contains(&width));
    let width = width.ok_or(NoMatch::because("not an integer of up to 64 bits"))?;
    check_constants(ctx, ty)?;
    let all_ones = u64::MAX >> (64 - width);
    let mut builder = rw.builder();
    let mut e = ArithBuilder::new(&mut builder, ty);
    let mut rest = operand;
    let element = e.element();
    let mut count = e.int(element, 0);
    let mut left = width;
    while left > 1 {
        let half = left / 2;
        let bits = e.int(element, i64::from(half));
        let mask = e.int(element, (all_ones >> half) as i64);
        let is_upper_zero = e.cmpi(CmpIPredicate::Ule, rest, mask);
        let more = e.addi(count, bits);
        let shifted = e.shli(rest, bits);
        rest = e.select(is_upper_zero, shifted, rest);
        count = e.select(is_upper_zero, more, count);
        left -= half;
    }
    let zero = e.int(element, 0);
    let is_zero = e.cmpi(CmpIPredicate::Eq, operand, zero);
    let all = e.int(element, i64::from(width));
    let value = e.select(is_zero, all, count);
    rw.replace_op(op.id(), &[value]);
    Ok(())
}
