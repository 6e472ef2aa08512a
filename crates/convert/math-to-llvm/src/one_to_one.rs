//! Operations with a counterpart of the same operands.

use terrace_builtin::types::{FloatType, element_type_or_self};
use terrace_ir::{
    Attr, Builder, Context, EnumAttr, OpDef, OpId, OpName, OpSpec, OpView, OperandValues, SmallVec,
    Type, ValueId,
};
use terrace_llvm::enums::FastmathFlags;
use terrace_llvm::types::is_compatible_type;
use terrace_llvm_common::{LlvmRewriter, vector};
use terrace_rewrite::{ConversionPattern, ConversionRewriter, NoMatch, PatternSet, Root};
use {terrace_llvm as llvm, terrace_math as math};

/// An operation and its counterpart.
struct OneToOne {
    name: &'static str,
    from: &'static OpDef,
    to: &'static OpDef,
}

macro_rules! table {
    ($($from:ident => $to:ident;)*) => {
        pub(crate) fn populate(patterns: &mut PatternSet) {
            $(patterns.add(OneToOne {
                name: concat!(stringify!($from), "Lowering"),
                from: <math::$from as OpView>::DEF,
                to: <llvm::$to as OpView>::DEF,
            });)*
        }
    };
}

table! {
    AbsFOp => FAbsOp;
    AcosOp => ACosOp;
    AsinOp => ASinOp;
    Atan2Op => ATan2Op;
    AtanOp => ATanOp;
    CeilOp => FCeilOp;
    CopySignOp => CopySignOp;
    CosOp => CosOp;
    CoshOp => CoshOp;
    CtPopOp => CtPopOp;
    Exp2Op => Exp2Op;
    ExpOp => ExpOp;
    FPowIOp => PowIOp;
    FloorOp => FFloorOp;
    FmaOp => FMAOp;
    Log10Op => Log10Op;
    Log2Op => Log2Op;
    LogOp => LogOp;
    PowFOp => PowOp;
    RoundEvenOp => RoundEvenOp;
    RoundOp => RoundOp;
    SinOp => SinOp;
    SinhOp => SinhOp;
    SqrtOp => SqrtOp;
    TanOp => TanOp;
    TanhOp => TanhOp;
    TruncOp => FTruncOp;
}

/// Whether a type has a float that LLVM has not, so that it becomes an integer.
fn has_unsupported_float(llvm: LlvmRewriter<'_>, ctx: &Context, ty: Type) -> bool {
    let element = element_type_or_self(ctx, ty);
    element.is::<FloatType>(ctx) && llvm.convert(ctx, element).ok() != Some(element)
}

/// What all patterns ask first: converted operands of LLVM's types, and no floats that LLVM has not.
pub(crate) fn check(
    op: OpId,
    operands: OperandValues<'_>,
    rewriter: &ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let ctx = rewriter.ctx();
    let llvm = LlvmRewriter::of(rewriter);
    let body = rewriter.body();
    let mut types = body.operands(op).map(|value| body.ty(value));
    if types.any(|ty| has_unsupported_float(llvm, ctx, ty)) {
        return Err(NoMatch::because("unsupported floating point type"));
    }
    let compatible = |value: &ValueId| is_compatible_type(ctx, body.ty(*value));
    if !operands.all().iter().all(compatible) {
        return Err(NoMatch::because("an operand is not of an LLVM type"));
    }
    Ok(())
}

/// `fastmath` of an operation, as the LLVM dialect numbers the flags; `None` without flags.
pub(crate) fn fastmath(op: OpId, rewriter: &ConversionRewriter<'_>) -> Option<Attr> {
    let (ctx, body) = (rewriter.ctx(), rewriter.body());
    let def = ctx.op_def(body.name(op))?;
    let flags = body.prop(op, def.prop_index("fastmath")?)?;
    let flags = flags.as_::<EnumAttr>(ctx)?;
    if flags.value == 0 {
        return None;
    }
    let single = |case: &&(&str, u64)| case.1.is_power_of_two() && flags.value & case.1 != 0;
    let value = flags.def.cases.iter().filter(single);
    let value = value.fold(0, |value, case| {
        value | FastmathFlags::DEF.value_of(case.0).unwrap_or(0)
    });
    Some(ctx.enum_attr(FastmathFlags::DEF, value))
}

/// How operations of a kind are made: their properties and discardable attributes.
pub(crate) struct Recipe {
    name: OpName,
    props: SmallVec<[Option<Attr>; 3]>,
    attrs: Attr,
}

impl Recipe {
    /// Operations with fast-math flags and attributes of the one that they replace.
    pub(crate) fn new(
        def: &'static OpDef,
        op: OpId,
        rewriter: &ConversionRewriter<'_>,
    ) -> Result<Self, NoMatch> {
        let ctx = rewriter.ctx();
        let Some(name) = ctx.name_of(def) else {
            return Err(NoMatch::because("the LLVM dialect is not registered"));
        };
        let mut props: SmallVec<[Option<Attr>; 3]> = ctx.prop_defaults(name).into();
        if let (Some(slot), Some(flags)) = (def.prop_index("fastmathFlags"), fastmath(op, rewriter))
        {
            props[slot] = Some(flags);
        }
        let attrs = rewriter.body().attrs(op);
        Ok(Recipe { name, props, attrs })
    }

    /// Makes one.
    pub(crate) fn make(
        &self,
        builder: &mut Builder<'_>,
        result: Type,
        operands: &[ValueId],
    ) -> ValueId {
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

impl ConversionPattern for OneToOne {
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
        check(op, operands, rewriter)?;
        let body = rewriter.body();
        let result = body.ty(body.result(op, 0));
        let result = rewriter.convert_type(result)?;
        let recipe = Recipe::new(self.to, op, rewriter)?;
        let make = |builder: &mut Builder<'_>, ty, operands: &[ValueId]| {
            recipe.make(builder, ty, operands)
        };
        let value = vector::unroll(rewriter, op, result, operands.all(), make)?;
        rewriter.replace_op(op, &[value]);
        Ok(())
    }
}
