//! Converts operations that become several operations, or one operation with an additional operand or property.

use terrace_arith::enums::FastMathFlags;
use terrace_builtin::types::{FloatType, VectorType, element_type_or_self};
use terrace_builtin::{DenseElementsAttr, FloatAttr};
use terrace_ir::{
    Attr, Builder, Context, OpDef, OpId, OpName, OpSpec, OpView, OperandValues, SmallVec, Type,
    ValueId,
};
use terrace_llvm::enums::{FCmpPredicate, FastmathFlags};
use terrace_llvm::types::{ArrayType, LlvmType, StructType};
use terrace_llvm::{
    AbsOp, ConstantOp, CountLeadingZerosOp, CountTrailingZerosOp, ExtractValueOp, IsFPClass,
};
use terrace_llvm_common::one_to_one::{check_floats, check_operands};
use terrace_llvm_common::{arith_attrs, vector};
use terrace_numeric::ApFloat;
use terrace_rewrite::{ConversionRewriter, Match, NoMatch, PatternSet, Root, require};
use {terrace_llvm as llvm, terrace_math as math};

pub(crate) fn populate(patterns: &mut PatternSet, approximate_log1p: bool) {
    if approximate_log1p {
        patterns.add_root_fn("Log1pOpLowering", Root::Op(math::Log1pOp::DEF), log1p_of);
    }
    patterns.add_root_fn("ExpM1OpLowering", Root::Op(math::ExpM1Op::DEF), expm1_of);
    patterns.add_root_fn("RsqrtOpLowering", Root::Op(math::RsqrtOp::DEF), rsqrt);
    for (name, from, kind) in [
        ("AbsIOpLowering", math::AbsIOp::DEF, Kind::Abs),
        (
            "CountLeadingZerosOpLowering",
            math::CountLeadingZerosOp::DEF,
            Kind::LeadingZeros,
        ),
        (
            "CountTrailingZerosOpLowering",
            math::CountTrailingZerosOp::DEF,
            Kind::TrailingZeros,
        ),
        ("IsNaNOpLowering", math::IsNaNOp::DEF, Kind::Class(NAN)),
        (
            "IsFiniteOpLowering",
            math::IsFiniteOp::DEF,
            Kind::Class(FINITE),
        ),
        ("SincosOpLowering", math::SincosOp::DEF, Kind::Sincos),
    ] {
        patterns.add_root_fn(name, Root::Op(from), move |op, operands, rw| {
            single(kind, op, operands, rw)
        });
    }
}

/// The class mask of signaling and quiet NaNs in `llvm.intr.is.fpclass`.
const NAN: i32 = 0b11;
/// The class mask of normal and subnormal numbers and zeros of either sign.
const FINITE: i32 = 0b1_1111_1000;

/// The properties and discardable attributes of the created operations.
struct Recipe {
    name: OpName,
    props: SmallVec<[Option<Attr>; 3]>,
    attrs: Attr,
}

impl Recipe {
    /// Copies the fast-math flags and attributes of the replaced operation.
    fn new(def: &'static OpDef, op: OpId, rw: &ConversionRewriter<'_>) -> Result<Self, NoMatch> {
        let ctx = rw.ctx();
        let Some(name) = ctx.name_of(def) else {
            return Err(NoMatch::because("the LLVM dialect is not registered"));
        };
        let mut props: SmallVec<[Option<Attr>; 3]> = ctx.prop_defaults(name).into();
        let flags = || arith_attrs::fastmath(ctx, rw.op(op).prop_named("fastmath")?);
        if let (Some(slot), Some(flags)) = (def.prop_index("fastmathFlags"), flags()) {
            props[slot] = Some(flags);
        }
        let attrs = rw.body().attrs(op);
        Ok(Recipe { name, props, attrs })
    }

    fn make(&self, builder: &mut Builder<'_>, result: Type, operands: &[ValueId]) -> ValueId {
        let new = builder.insert(OpSpec {
            operands,
            results: &[result],
            props: &self.props,
            attrs: self.attrs,
            ..OpSpec::new(self.name, builder.loc)
        });
        builder.body().result(new, 0)
    }
}

/// Returns the number one in the element type of a converted type.
fn one(ctx: &Context, mut ty: Type) -> Option<ApFloat> {
    while let LlvmType::Array(array) = LlvmType::of(ctx, ty) {
        ty = array.element;
    }
    let element = element_type_or_self(ctx, ty).as_::<FloatType>(ctx)?;
    Some(ApFloat::one(element.kind))
}

/// Returns a constant attribute of a float type, or a splat for a vector type.
fn number(ctx: &Context, ty: Type, value: ApFloat) -> Attr {
    if ty.is::<VectorType>(ctx) {
        return DenseElementsAttr::from_floats(ctx, ty, [value]);
    }
    ctx.attr(FloatAttr { ty, value })
}

/// Replaces a function of one float, unrolling n-dimensional vectors. `make` receives the constant 1 and the operand.
fn with_one(
    op: OpId,
    operands: OperandValues<'_>,
    rw: &mut ConversionRewriter<'_>,
    make: impl Fn(&mut Builder<'_>, Type, ValueId, ValueId) -> ValueId,
) -> Match {
    check_floats(op, rw)?;
    check_operands(operands, rw)?;
    let result = rw.body().ty(operands.one(0));
    let Some(value) = one(rw.ctx(), result) else {
        return Err(NoMatch::because("the operand is not of a float type"));
    };
    let make = |builder: &mut Builder<'_>, res: Type, operands: &[ValueId]| {
        let value = number(builder.ctx, res, value);
        let one = builder.create_value(ConstantOp::spec(res, value));
        make(builder, res, one, operands[0])
    };
    let value = vector::unroll(rw, op, result, operands.all(), make)?;
    rw.replace_op(op, &[value]);
    Ok(())
}

/// Lowers to `1 / sqrt(x)`.
fn rsqrt(op: OpId, operands: OperandValues<'_>, rw: &mut ConversionRewriter<'_>) -> Match {
    let sqrt = Recipe::new(llvm::SqrtOp::DEF, op, rw)?;
    let div = Recipe::new(llvm::FDivOp::DEF, op, rw)?;
    with_one(op, operands, rw, |builder, res, one, x| {
        let root = sqrt.make(builder, res, &[x]);
        div.make(builder, res, &[one, root])
    })
}

/// Lowers to `log(1 + x)`, if the flags permit it.
fn log1p_of(op: OpId, operands: OperandValues<'_>, rw: &mut ConversionRewriter<'_>) -> Match {
    if !FastMathFlags::of(rw.op(op)).may_approximate() {
        return small_numbers(log1p, op, operands, rw);
    }
    let add = Recipe::new(llvm::FAddOp::DEF, op, rw)?;
    let log = Recipe::new(llvm::LogOp::DEF, op, rw)?;
    with_one(op, operands, rw, |builder, res, one, x| {
        let sum = add.make(builder, res, &[one, x]);
        log.make(builder, res, &[sum])
    })
}

/// Lowers to `e^x - 1`, if the flags permit it.
fn expm1_of(op: OpId, operands: OperandValues<'_>, rw: &mut ConversionRewriter<'_>) -> Match {
    if !FastMathFlags::of(rw.op(op)).may_approximate() {
        return small_numbers(expm1, op, operands, rw);
    }
    let exp = Recipe::new(llvm::ExpOp::DEF, op, rw)?;
    let sub = Recipe::new(llvm::FSubOp::DEF, op, rw)?;
    with_one(op, operands, rw, |builder, res, one, x| {
        let power = exp.make(builder, res, &[x]);
        sub.make(builder, res, &[power, one])
    })
}

/// Lowers `log(1 + x)` and `e^x - 1` without the loss of digits near zero. Following W. Kahan, a ratio that contains
/// the rounding error of the addition or the exponential twice corrects that error.
fn small_numbers(
    make: fn(&mut Builder<'_>, FastmathFlags, ValueId, ValueId) -> ValueId,
    op: OpId,
    operands: OperandValues<'_>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let flags = FastMathFlags::of(rw.op(op));
    // Intermediate results may be NaN or infinite.
    let flags = flags.without(FastMathFlags::NNAN | FastMathFlags::NINF);
    let flags = arith_attrs::fastmath_flags(flags);
    with_one(op, operands, rw, |builder, _, one, x| {
        make(builder, flags, one, x)
    })
}

/// Computes `log(u) x / (u - 1)` with `u = 1 + x`. The result is `x` if `u` is one or infinite.
fn log1p(b: &mut Builder<'_>, flags: FastmathFlags, one: ValueId, x: ValueId) -> ValueId {
    let u = b.create_value(llvm::FAddOp::spec(one, x).fastmath_flags(flags));
    let log = b.create_value(llvm::LogOp::spec(u).fastmath_flags(flags));
    let less = b.create_value(llvm::FSubOp::spec(u, one).fastmath_flags(flags));
    let ratio = b.create_value(llvm::FDivOp::spec(x, less).fastmath_flags(flags));
    let value = b.create_value(llvm::FMulOp::spec(log, ratio).fastmath_flags(flags));
    let is_one = compare(b, flags, FCmpPredicate::Oeq, u, one);
    let is_infinite = compare(b, flags, FCmpPredicate::Oeq, u, log);
    let is_itself = b.create_value(llvm::OrOp::spec(is_one, is_infinite));
    b.create_value(llvm::SelectOp::spec(is_itself, x, value).fastmath_flags(flags))
}

/// Computes `(u - 1) x / log(u)` with `u = e^x`. The result is `x` if `u` is one or NaN, and `u - 1` if `u - 1` is
/// infinite or -1.
fn expm1(b: &mut Builder<'_>, flags: FastmathFlags, one: ValueId, x: ValueId) -> ValueId {
    let u = b.create_value(llvm::ExpOp::spec(x).fastmath_flags(flags));
    let less = b.create_value(llvm::FSubOp::spec(u, one).fastmath_flags(flags));
    let log = b.create_value(llvm::LogOp::spec(u).fastmath_flags(flags));
    let ratio = b.create_value(llvm::FDivOp::spec(x, log).fastmath_flags(flags));
    let value = b.create_value(llvm::FMulOp::spec(less, ratio).fastmath_flags(flags));
    let minus_one = b.create_value(llvm::FNegOp::spec(one).fastmath_flags(flags));
    let is_minus_one = compare(b, flags, FCmpPredicate::Oeq, less, minus_one);
    let is_infinite = compare(b, flags, FCmpPredicate::Oeq, u, log);
    let is_itself = compare(b, flags, FCmpPredicate::Ueq, u, one);
    let is_limit = b.create_value(llvm::OrOp::spec(is_minus_one, is_infinite));
    let value = llvm::SelectOp::spec(is_limit, less, value).fastmath_flags(flags);
    let value = b.create_value(value);
    b.create_value(llvm::SelectOp::spec(is_itself, x, value).fastmath_flags(flags))
}

fn compare(
    b: &mut Builder<'_>,
    flags: FastmathFlags,
    how: FCmpPredicate,
    x: ValueId,
    y: ValueId,
) -> ValueId {
    b.create_value(llvm::FCmpOp::spec(how, x, y).fastmath_flags(flags))
}

#[derive(Clone, Copy)]
enum Kind {
    Abs,
    LeadingZeros,
    TrailingZeros,
    /// Tests if a float belongs to one of the given classes.
    Class(i32),
    Sincos,
}

/// Lowers operations on scalars and one-dimensional vectors.
fn single(
    kind: Kind,
    op: OpId,
    operands: OperandValues<'_>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    check_floats(op, rw)?;
    check_operands(operands, rw)?;
    let ctx = rw.ctx();
    let r#in = operands.one(0);
    let body = rw.body();
    let ty = body.ty(r#in);
    // As in upstream, classes and `sincos` of such vectors are left to the verifier.
    let integer = matches!(kind, Kind::Abs | Kind::LeadingZeros | Kind::TrailingZeros);
    let why = "a vector of several dimensions";
    require(!integer || !ty.is::<ArrayType>(ctx), why)?;
    let res = body.ty(body.result(op, 0));
    let res = rw.convert_type(res)?;
    let value = match kind {
        Kind::Abs => rw.builder().create_value(AbsOp::spec(res, r#in, false)),
        Kind::LeadingZeros => rw
            .builder()
            .create_value(CountLeadingZerosOp::spec(r#in, false)),
        Kind::TrailingZeros => rw
            .builder()
            .create_value(CountTrailingZerosOp::spec(r#in, false)),
        Kind::Class(bits) => rw.builder().create_value(IsFPClass::spec(res, r#in, bits)),
        Kind::Sincos => {
            let recipe = Recipe::new(<llvm::SincosOp as OpView>::DEF, op, rw)?;
            let pair = StructType::literal(ctx, &[ty, ty]);
            let mut builder = rw.builder();
            let both = recipe.make(&mut builder, pair, &[r#in]);
            let [sin, cos] =
                [0, 1].map(|at| builder.create_value(ExtractValueOp::spec(ty, both, &[at])));
            rw.replace_op(op, &[sin, cos]);
            return Ok(());
        }
    };
    rw.replace_op(op, &[value]);
    Ok(())
}
