//! Operations that become several ones, or one with another operand or property.

use terrace_builtin::types::{FloatType, VectorType, element_type_or_self};
use terrace_builtin::{DenseElementsAttr, FloatAttr};
use terrace_ir::{
    Attr, Builder, Context, OpDef, OpId, OpName, OpSpec, OpView, OperandValues, SmallVec, Type,
    ValueId,
};
use terrace_llvm::types::{ArrayType, LlvmType, StructType};
use terrace_llvm::{
    AbsOp, ConstantOp, CountLeadingZerosOp, CountTrailingZerosOp, ExtractValueOp, IsFPClass,
};
use terrace_llvm_common::one_to_one::{check_floats, check_operands};
use terrace_llvm_common::{arith_attrs, vector};
use terrace_numeric::ApFloat;
use terrace_rewrite::{ConversionPattern, ConversionRewriter, NoMatch, PatternSet, Root};
use {terrace_llvm as llvm, terrace_math as math};

pub(crate) fn populate(patterns: &mut PatternSet, approximate_log1p: bool) {
    if approximate_log1p {
        patterns.add(LOG1P);
    }
    patterns.add(EXPM1);
    patterns.add(RSQRT);
    for (from, kind) in [
        (<math::AbsIOp as OpView>::DEF, Kind::Abs),
        (
            <math::CountLeadingZerosOp as OpView>::DEF,
            Kind::LeadingZeros,
        ),
        (
            <math::CountTrailingZerosOp as OpView>::DEF,
            Kind::TrailingZeros,
        ),
        (<math::IsNaNOp as OpView>::DEF, Kind::Class(NAN)),
        (<math::IsFiniteOp as OpView>::DEF, Kind::Class(FINITE)),
        (<math::SincosOp as OpView>::DEF, Kind::Sincos),
    ] {
        patterns.add(Single { from, kind });
    }
}

/// Signaling and quiet NaNs among the classes of `llvm.intr.is.fpclass`.
const NAN: i32 = 0b11;
/// Normal and subnormal floats and zeros of both signs.
const FINITE: i32 = 0b1_1111_1000;

/// How operations of a kind are made: their properties and discardable attributes.
struct Recipe {
    name: OpName,
    props: SmallVec<[Option<Attr>; 3]>,
    attrs: Attr,
}

impl Recipe {
    /// Operations with fast-math flags and attributes of the one that they replace.
    fn new(
        def: &'static OpDef,
        op: OpId,
        rewriter: &ConversionRewriter<'_>,
    ) -> Result<Self, NoMatch> {
        let ctx = rewriter.ctx();
        let Some(name) = ctx.name_of(def) else {
            return Err(NoMatch::because("the LLVM dialect is not registered"));
        };
        let mut props: SmallVec<[Option<Attr>; 3]> = ctx.prop_defaults(name).into();
        let flags = || {
            let op = rewriter.op(op);
            arith_attrs::fastmath(ctx, op.prop(op.def()?.prop_index("fastmath")?)?)
        };
        if let (Some(slot), Some(flags)) = (def.prop_index("fastmathFlags"), flags()) {
            props[slot] = Some(flags);
        }
        let attrs = rewriter.body().attrs(op);
        Ok(Recipe { name, props, attrs })
    }

    /// Makes one.
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

/// A function of the operand and one.
struct WithOne {
    name: &'static str,
    from: &'static OpDef,
    first: &'static OpDef,
    /// `first` has one as its first operand, and the operation's operand as the second one.
    one_in_first: bool,
    second: &'static OpDef,
    /// `second` has one as its first operand; otherwise as its second one, if `first` has it not.
    one_leads: bool,
}

/// `log(1 + x)`
const LOG1P: WithOne = WithOne {
    name: "Log1pOpLowering",
    from: <math::Log1pOp as OpView>::DEF,
    first: <llvm::FAddOp as OpView>::DEF,
    one_in_first: true,
    second: <llvm::LogOp as OpView>::DEF,
    one_leads: false,
};
/// `exp(x) - 1`
const EXPM1: WithOne = WithOne {
    name: "ExpM1OpLowering",
    from: <math::ExpM1Op as OpView>::DEF,
    first: <llvm::ExpOp as OpView>::DEF,
    one_in_first: false,
    second: <llvm::FSubOp as OpView>::DEF,
    one_leads: false,
};
/// `1 / sqrt(x)`
const RSQRT: WithOne = WithOne {
    name: "RsqrtOpLowering",
    from: <math::RsqrtOp as OpView>::DEF,
    first: <llvm::SqrtOp as OpView>::DEF,
    one_in_first: false,
    second: <llvm::FDivOp as OpView>::DEF,
    one_leads: true,
};

/// One, in the float type that a converted type consists of.
fn one(ctx: &Context, mut ty: Type) -> Option<ApFloat> {
    while let LlvmType::Array(array) = LlvmType::of(ctx, ty) {
        ty = array.element;
    }
    let element = element_type_or_self(ctx, ty).as_::<FloatType>(ctx)?;
    Some(ApFloat::one(element.kind))
}

/// A number of a float type, or of all elements of a vector.
fn number(ctx: &Context, ty: Type, value: ApFloat) -> Attr {
    if ty.is::<VectorType>(ctx) {
        return DenseElementsAttr::from_floats(ctx, ty, [value]);
    }
    ctx.attr(FloatAttr { ty, value })
}

impl ConversionPattern for WithOne {
    fn name(&self) -> &'static str {
        self.name
    }

    fn root(&self) -> Root {
        Root::Op(self.from)
    }

    fn match_and_rewrite(
        &self,
        op: OpId,
        operands: OperandValues<'_>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        check_floats(op, rewriter)?;
        check_operands(operands, rewriter)?;
        let result = rewriter.body().ty(operands.one(0));
        let first = Recipe::new(self.first, op, rewriter)?;
        let second = Recipe::new(self.second, op, rewriter)?;
        let Some(value) = one(rewriter.ctx(), result) else {
            return Err(NoMatch::because("the operand is not of a float type"));
        };
        let make = |builder: &mut Builder<'_>, res: Type, operands: &[ValueId]| {
            let x = operands[0];
            let value = number(builder.ctx, res, value);
            let one = builder.create_value(ConstantOp::spec(res, value));
            if self.one_in_first {
                let inner = first.make(builder, res, &[one, x]);
                return second.make(builder, res, &[inner]);
            }
            let inner = first.make(builder, res, &[x]);
            let operands = if self.one_leads {
                [one, inner]
            } else {
                [inner, one]
            };
            second.make(builder, res, &operands)
        };
        let value = vector::unroll(rewriter, op, result, operands.all(), make)?;
        rewriter.replace_op(op, &[value]);
        Ok(())
    }
}

enum Kind {
    Abs,
    LeadingZeros,
    TrailingZeros,
    /// Whether a float is of these classes.
    Class(i32),
    Sincos,
}

/// Operations on scalars and vectors of one dimension.
struct Single {
    from: &'static OpDef,
    kind: Kind,
}

impl ConversionPattern for Single {
    fn name(&self) -> &'static str {
        match self.kind {
            Kind::Abs => "AbsIOpLowering",
            Kind::LeadingZeros => "CountLeadingZerosOpLowering",
            Kind::TrailingZeros => "CountTrailingZerosOpLowering",
            Kind::Class(NAN) => "IsNaNOpLowering",
            Kind::Class(_) => "IsFiniteOpLowering",
            Kind::Sincos => "SincosOpLowering",
        }
    }

    fn root(&self) -> Root {
        Root::Op(self.from)
    }

    fn match_and_rewrite(
        &self,
        op: OpId,
        operands: OperandValues<'_>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        check_floats(op, rewriter)?;
        check_operands(operands, rewriter)?;
        let ctx = rewriter.ctx();
        let r#in = operands.one(0);
        let body = rewriter.body();
        let ty = body.ty(r#in);
        // Classes and `sincos` of such vectors are left to the verifier, as upstream.
        let integer = matches!(
            self.kind,
            Kind::Abs | Kind::LeadingZeros | Kind::TrailingZeros
        );
        if integer && ty.is::<ArrayType>(ctx) {
            return Err(NoMatch::because("a vector of several dimensions"));
        }
        let res = body.ty(body.result(op, 0));
        let res = rewriter.convert_type(res)?;
        let value = match self.kind {
            Kind::Abs => rewriter
                .builder()
                .create_value(AbsOp::spec(res, r#in, false)),
            Kind::LeadingZeros => rewriter
                .builder()
                .create_value(CountLeadingZerosOp::spec(r#in, false)),
            Kind::TrailingZeros => rewriter
                .builder()
                .create_value(CountTrailingZerosOp::spec(r#in, false)),
            Kind::Class(bits) => rewriter
                .builder()
                .create_value(IsFPClass::spec(res, r#in, bits)),
            Kind::Sincos => {
                let recipe = Recipe::new(<llvm::SincosOp as OpView>::DEF, op, rewriter)?;
                let pair = StructType::literal(ctx, &[ty, ty]);
                let mut builder = rewriter.builder();
                let both = recipe.make(&mut builder, pair, &[r#in]);
                let [sin, cos] =
                    [0, 1].map(|at| builder.create_value(ExtractValueOp::spec(ty, both, &[at])));
                rewriter.replace_op(op, &[sin, cos]);
                return Ok(());
            }
        };
        rewriter.replace_op(op, &[value]);
        Ok(())
    }
}
