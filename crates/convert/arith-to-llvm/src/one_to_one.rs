//! Operations with a counterpart of the same operands.

use crate::props;
use std::sync::OnceLock;
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::types::{FloatType, element_type_or_self};
use terrace_ir::{
    Attr, Context, DictionaryAttr, OpDef, OpId, OpName, OpSpec, OpView, OperandValues, SmallVec,
    Type,
};
use terrace_llvm::types::is_compatible_type;
use terrace_llvm_common::{LlvmRewriter, vector};
use terrace_rewrite::{ConversionPattern, ConversionRewriter, NoMatch, PatternSet, Renaming, Root};
use {terrace_arith as arith, terrace_llvm as llvm};

/// What becomes of the properties.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Props {
    None,
    /// The constant's value.
    Value,
    /// `overflowFlags`
    Overflow,
    /// `isExact`
    Exact,
    /// `fastmath`
    FastMath,
    /// `fastmath`, which the counterpart has not: it becomes a discardable attribute.
    KeptFastMath,
    /// `roundingmode` becomes `roundingmode` and `fpExceptionBehavior = ignore`; `fastmath` as above.
    Rounding,
}

/// When an operation is left alone although its types convert.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Only {
    Always,
    /// Its floats are floats of LLVM.
    SupportedFloats,
    /// As above, and it has no rounding mode.
    NoRounding,
    /// As above, and it has a rounding mode.
    WithRounding,
}

/// An operation and its counterpart.
struct OneToOne {
    name: &'static str,
    from: &'static OpDef,
    to: &'static OpDef,
    props: Props,
    only: Only,
    /// The property that counts, of the operation and its counterpart.
    slots: Option<(usize, usize)>,
    /// What the context says of the counterpart.
    known: OnceLock<Option<Counterpart>>,
}

/// What most counterparts of a kind have in common.
struct Counterpart {
    name: OpName,
    defaults: SmallVec<[Option<Attr>; 3]>,
    /// The value of the property that counts that most operations have, and what becomes of it.
    usual: (Option<Attr>, Option<Attr>),
}

macro_rules! table {
    ($($from:ident => $to:ident, $props:ident, $only:ident;)*) => {
        pub(crate) fn populate(patterns: &mut PatternSet) {
            $(patterns.add(OneToOne::new(
                concat!(stringify!($from), "Lowering"),
                (<arith::$from as OpView>::DEF, <llvm::$to as OpView>::DEF),
                Props::$props,
                Only::$only,
            ));)*
            patterns.add(Bitcast);
        }
    };
}

table! {
    ConstantOp => ConstantOp, Value, Always;
    AddFOp => FAddOp, FastMath, SupportedFloats;
    AddIOp => AddOp, Overflow, Always;
    AndIOp => AndOp, None, Always;
    DivFOp => FDivOp, FastMath, SupportedFloats;
    DivSIOp => SDivOp, Exact, Always;
    DivUIOp => UDivOp, Exact, Always;
    ExtFOp => FPExtOp, KeptFastMath, SupportedFloats;
    ExtSIOp => SExtOp, None, Always;
    ExtUIOp => ZExtOp, None, Always;
    FPToSIOp => FPToSIOp, None, SupportedFloats;
    FPToUIOp => FPToUIOp, None, SupportedFloats;
    MaximumFOp => MaximumOp, FastMath, SupportedFloats;
    MaxNumFOp => MaxNumOp, FastMath, SupportedFloats;
    MaxSIOp => SMaxOp, None, Always;
    MaxUIOp => UMaxOp, None, Always;
    MinimumFOp => MinimumOp, FastMath, SupportedFloats;
    MinNumFOp => MinNumOp, FastMath, SupportedFloats;
    MinSIOp => SMinOp, None, Always;
    MinUIOp => UMinOp, None, Always;
    MulFOp => FMulOp, FastMath, SupportedFloats;
    MulIOp => MulOp, Overflow, Always;
    NegFOp => FNegOp, FastMath, SupportedFloats;
    OrIOp => OrOp, None, Always;
    RemFOp => FRemOp, FastMath, SupportedFloats;
    RemSIOp => SRemOp, None, Always;
    RemUIOp => URemOp, None, Always;
    ShLIOp => ShlOp, Overflow, Always;
    ShRSIOp => AShrOp, Exact, Always;
    ShRUIOp => LShrOp, Exact, Always;
    SIToFPOp => SIToFPOp, None, Always;
    SubFOp => FSubOp, FastMath, SupportedFloats;
    SubIOp => SubOp, Overflow, Always;
    TruncFOp => FPTruncOp, KeptFastMath, NoRounding;
    TruncFOp => ConstrainedFPTruncIntr, Rounding, WithRounding;
    TruncIOp => TruncOp, Overflow, Always;
    UIToFPOp => UIToFPOp, None, SupportedFloats;
    XOrIOp => XOrOp, None, Always;
}

/// Whether a type has a float that LLVM has not, so that it becomes an integer.
pub(crate) fn has_unsupported_float(llvm: LlvmRewriter<'_>, ctx: &Context, ty: Type) -> bool {
    let element = element_type_or_self(ctx, ty);
    element.is::<FloatType>(ctx) && llvm.converter.convert_one(ctx, element) != Some(element)
}

impl OneToOne {
    fn new(
        name: &'static str,
        (from, to): (&'static OpDef, &'static OpDef),
        props: Props,
        only: Only,
    ) -> Self {
        let names = match props {
            Props::None | Props::KeptFastMath | Props::Rounding => None,
            Props::Value => Some(("value", "value")),
            Props::Overflow => Some(("overflowFlags", "overflowFlags")),
            Props::Exact => Some(("isExact", "isExact")),
            Props::FastMath => Some(("fastmath", "fastmathFlags")),
        };
        let slots = names.and_then(|names| from.prop_index(names.0).zip(to.prop_index(names.1)));
        OneToOne {
            name,
            from,
            to,
            props,
            only,
            slots,
            known: OnceLock::new(),
        }
    }

    /// What a property becomes; `None` for the default.
    fn translate(&self, ctx: &Context, value: Option<Attr>) -> Option<Attr> {
        match self.props {
            Props::Value | Props::Exact => value,
            Props::Overflow => props::overflow(ctx, value?),
            Props::FastMath => props::fastmath(ctx, value?),
            Props::None | Props::KeptFastMath | Props::Rounding => None,
        }
    }

    fn counterpart(&self, ctx: &Context) -> Option<&Counterpart> {
        let make = || {
            let usual = self.slots.and_then(|(slot, _)| {
                let defaults = ctx.prop_defaults(ctx.name_of(self.from)?);
                defaults.get(slot).copied().flatten()
            });
            let name = ctx.name_of(self.to)?;
            Some(Counterpart {
                name,
                defaults: ctx.prop_defaults(name).into(),
                usual: (usual, self.translate(ctx, usual)),
            })
        };
        self.known.get_or_init(make).as_ref()
    }

    /// The properties of the counterpart.
    fn props(
        &self,
        ctx: &Context,
        name: OpName,
        op: OpId,
        rewriter: &ConversionRewriter<'_>,
    ) -> SmallVec<[Option<Attr>; 3]> {
        let mut props: SmallVec<[Option<Attr>; 3]> = ctx.prop_defaults(name).into();
        let source = |name: &str| {
            self.from
                .prop_index(name)
                .and_then(|slot| rewriter.body().prop(op, slot))
        };
        let mut set = |name: &str, value: Option<Attr>| {
            if let (Some(slot), Some(value)) = (self.to.prop_index(name), value) {
                props[slot] = Some(value);
            }
        };
        if self.props == Props::Rounding {
            let mode =
                source("roundingmode").and_then(|mode| arith::RoundingMode::from_attr(ctx, mode));
            set(
                "roundingmode",
                mode.map(|mode| ctx.i64(llvm_rounding(mode))),
            );
            set("fpExceptionBehavior", Some(ctx.i64(0)));
        }
        if let Some((from, to)) = self.slots
            && let Some(value) = self.translate(ctx, rewriter.body().prop(op, from))
        {
            props[to] = Some(value);
        }
        props
    }
}

impl OneToOne {
    /// The discardable attributes with `fastmath` among them.
    fn with_fastmath(
        &self,
        ctx: &Context,
        attrs: Attr,
        op: OpId,
        rewriter: &ConversionRewriter<'_>,
    ) -> Attr {
        let slot = self.from.prop_index("fastmath");
        let Some(flags) = slot.and_then(|slot| rewriter.body().prop(op, slot)) else {
            return attrs;
        };
        let mut entries = attrs
            .as_::<DictionaryAttr>(ctx)
            .map_or(Vec::new(), |attrs| attrs.entries().to_vec());
        entries.push((ctx.string("fastmath"), flags));
        ctx.dictionary(entries)
    }
}

/// The LLVM dialect numbers rounding modes differently.
fn llvm_rounding(mode: arith::RoundingMode) -> i64 {
    match mode {
        arith::RoundingMode::TowardZero => 0,
        arith::RoundingMode::ToNearestEven => 1,
        arith::RoundingMode::Upward => 2,
        arith::RoundingMode::Downward => 3,
        arith::RoundingMode::ToNearestAway => 4,
    }
}

impl ConversionPattern for OneToOne {
    fn name(&self) -> &'static str {
        self.name
    }

    fn root(&self) -> Root {
        Root::Op(self.from)
    }

    fn renames(&self) -> bool {
        !matches!(self.only, Only::NoRounding | Only::WithRounding)
    }

    /// Types that stay as they are have no floats that LLVM has not, and no arrays of vectors.
    #[inline]
    fn rename(&self, renaming: &mut Renaming<'_>) -> Option<OpName> {
        let op = renaming.op;
        let known = self.counterpart(op.ctx)?;
        if self.props == Props::KeptFastMath {
            let slot = self.from.prop_index("fastmath");
            if slot.is_some_and(|slot| op.prop(slot).is_some()) {
                return None;
            }
        }
        let new = renaming.set_props(&known.defaults);
        if let Some((from, to)) = self.slots {
            let value = op.prop(from);
            let value = if value == known.usual.0 {
                known.usual.1
            } else {
                self.translate(op.ctx, value)
            };
            if value.is_some() {
                new[to] = value;
            }
        }
        Some(known.name)
    }

    fn match_and_rewrite(
        &self,
        op: OpId,
        operands: OperandValues<'_>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        let ctx = rewriter.ctx();
        let llvm = LlvmRewriter::of(rewriter);
        let body = rewriter.body();
        let result = body.ty(body.result(op, 0));
        if self.only != Only::Always {
            // Mostly there is one type.
            let mut known = None;
            let types = body.operands(op).map(|value| body.ty(value));
            if types
                .chain([result])
                .any(|ty| known.replace(ty) != Some(ty) && has_unsupported_float(llvm, ctx, ty))
            {
                return Err(NoMatch::because("unsupported floating point type"));
            }
            let rounds = || {
                let slot = self.from.prop_index("roundingmode");
                slot.is_some_and(|slot| body.prop(op, slot).is_some())
            };
            if self.only == Only::NoRounding && rounds()
                || self.only == Only::WithRounding && !rounds()
            {
                return Err(NoMatch::because("rounding mode"));
            }
        }
        if !operands
            .all()
            .iter()
            .all(|&value| is_compatible_type(ctx, body.ty(value)))
        {
            return Err(NoMatch::because("an operand is not of an LLVM type"));
        }
        let result = rewriter.convert_type(result)?;
        let Some(name) = ctx.name_of(self.to) else {
            return Err(NoMatch::because("the LLVM dialect is not registered"));
        };
        let props = self.props(ctx, name, op, rewriter);
        let mut attrs = rewriter.body().attrs(op);
        if matches!(self.props, Props::KeptFastMath | Props::Rounding) {
            attrs = self.with_fastmath(ctx, attrs, op, rewriter);
        }
        let loc = rewriter.loc();
        let value = vector::unroll(
            rewriter,
            op,
            result,
            operands.all(),
            |builder, ty, operands| {
                let new = builder.insert(OpSpec {
                    operands,
                    results: &[ty],
                    props: &props,
                    attrs,
                    ..OpSpec::new(name, loc)
                });
                builder.body().result(new, 0)
            },
        )?;
        rewriter.replace_op(op, &[value]);
        Ok(())
    }
}

/// `arith.bitcast`; between types that become the same type it is nothing.
struct Bitcast;

impl ConversionPattern for Bitcast {
    fn name(&self) -> &'static str {
        "BitcastOpLowering"
    }

    fn root(&self) -> Root {
        Root::Op(<arith::BitcastOp as OpView>::DEF)
    }

    fn match_and_rewrite(
        &self,
        op: OpId,
        operands: OperandValues<'_>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        let ctx = rewriter.ctx();
        let body = rewriter.body();
        let result = body.ty(body.result(op, 0));
        let operand = operands.one(0);
        if !is_compatible_type(ctx, body.ty(operand)) {
            return Err(NoMatch::because("an operand is not of an LLVM type"));
        }
        let result = rewriter.convert_type(result)?;
        let body = rewriter.body();
        if body.ty(operand) == result {
            rewriter.replace_op(op, &[operand]);
            return Ok(());
        }
        let attrs = body.attrs(op);
        let value = vector::unroll(
            rewriter,
            op,
            result,
            &[operand],
            |builder, res, operands| {
                let new = builder.create(llvm::BitcastOp::spec(res, operands[0])).id();
                builder.set_attrs(new, attrs);
                builder.body().result(new, 0)
            },
        )?;
        rewriter.replace_op(op, &[value]);
        Ok(())
    }
}
