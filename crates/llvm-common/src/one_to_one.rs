//! Converts operations that map to one operation with the same operands: MLIR's `OneToOneConvertToLLVMPattern` and
//! `VectorConvertToLLVMPattern`.

use crate::{LlvmRewriter, vector};
use std::sync::OnceLock;
use terrace_ir::{
    Attr, Body, Context, OpDef, OpId, OpName, OpRef, OpSpec, OpView, OperandValues, SmallVec,
};
use terrace_llvm::types::is_compatible_type;
use terrace_rewrite::{ConversionRewriter, NoMatch, Pattern, Root, require};

/// Converts the value of a property. Returns `None` if the new property keeps its default.
pub type MapProp = fn(&Context, Attr) -> Option<Attr>;

/// Replaces an operation by another one with the same operands. A multi-dimensional vector operation becomes one
/// operation per one-dimensional vector (see [`vector::unroll`]). The result type is converted, and discardable
/// attributes are kept.
///
/// ```
/// use terrace_arith as arith;
/// use terrace_llvm as llvm;
/// use terrace_llvm_common::{OneToOne, arith_attrs};
/// use terrace_rewrite::PatternSet;
///
/// let mut patterns = PatternSet::new();
/// patterns.add(OneToOne::new::<arith::AndIOp, llvm::AndOp>("AndIOpLowering"));
/// patterns.add(
///     OneToOne::new::<arith::AddFOp, llvm::FAddOp>("AddFOpLowering")
///         .prop("fastmath", "fastmathFlags", arith_attrs::fastmath)
///         .supported_floats(),
/// );
/// ```
pub struct OneToOne {
    name: &'static str,
    from: &'static OpDef,
    to: &'static OpDef,
    props: SmallVec<[CarriedProp; 2]>,
    discardable: Option<(usize, &'static str)>,
    supported_floats: bool,
    only_if: Option<Condition>,
    /// The cached target operation. Each pattern is used with only one context.
    known: OnceLock<Option<Counterpart>>,
}

/// A predicate on operations, with the reason that is reported for the operations that do not satisfy it.
struct Condition {
    holds: fn(OpRef<'_>) -> bool,
    reason: &'static str,
}

/// A converted property, with its slots in both definitions.
struct CarriedProp {
    from: usize,
    to: usize,
    map: MapProp,
}

/// The parts that all replacements share.
struct Counterpart {
    name: OpName,
    /// The properties of the replacement if all converted properties have their default values.
    usual: SmallVec<[Option<Attr>; 3]>,
    /// The default values of the converted properties.
    defaults: SmallVec<[Option<Attr>; 2]>,
}

impl OneToOne {
    /// Creates a pattern named `name` that replaces each `From` by a `To`.
    pub fn new<From: OpView, To: OpView>(name: &'static str) -> Self {
        OneToOne {
            name,
            from: From::DEF,
            to: To::DEF,
            props: SmallVec::new(),
            discardable: None,
            supported_floats: false,
            only_if: None,
            known: OnceLock::new(),
        }
    }

    /// Converts the property `from` to the property `to`, which keeps its default if `from` is absent.
    ///
    /// # Panics
    /// Panics if one of the operations does not have the property.
    pub fn prop(mut self, from: &'static str, to: &'static str, map: MapProp) -> Self {
        let (from, to) = (slot(self.from, from), slot(self.to, to));
        self.props.push(CarriedProp { from, to, map });
        self
    }

    /// Converts a property to a discardable attribute with the same name, because the replacement does not have the
    /// property.
    ///
    /// # Panics
    /// Panics if the operation does not have the property.
    pub fn discardable(mut self, prop: &'static str) -> Self {
        self.discardable = Some((slot(self.from, prop), prop));
        self
    }

    /// Restricts the pattern to operations whose float types exist in the LLVM dialect.
    pub fn supported_floats(mut self) -> Self {
        self.supported_floats = true;
        self
    }

    /// Restricts the pattern to operations that satisfy a predicate. For other operations, the pattern reports
    /// `reason`.
    pub fn only_if(mut self, holds: fn(OpRef<'_>) -> bool, reason: &'static str) -> Self {
        self.only_if = Some(Condition { holds, reason });
        self
    }

    fn counterpart(&self, ctx: &Context) -> Option<&Counterpart> {
        let make = || {
            let defaults = ctx.prop_defaults(ctx.name_of(self.from)?);
            let name = ctx.name_of(self.to)?;
            let mut usual: SmallVec<[Option<Attr>; 3]> = ctx.prop_defaults(name).into();
            let carried = self.props.iter().map(|prop| {
                let default = defaults.get(prop.from).copied().flatten();
                if let Some(value) = default.and_then(|value| (prop.map)(ctx, value)) {
                    usual[prop.to] = Some(value);
                }
                default
            });
            let defaults = carried.collect();
            Some(Counterpart {
                name,
                usual,
                defaults,
            })
        };
        self.known.get_or_init(make).as_ref()
    }

    /// Updates the properties of a replacement, initially [`Counterpart::usual`], for those properties of the operation
    /// that differ from their defaults.
    fn set_props(&self, known: &Counterpart, op: OpRef<'_>, props: &mut [Option<Attr>]) {
        for (prop, &default) in self.props.iter().zip(&known.defaults) {
            let value = op.prop(prop.from);
            if value == default {
                continue;
            }
            if let Some(value) = value.and_then(|value| (prop.map)(op.ctx, value)) {
                props[prop.to] = Some(value);
            } else {
                props[prop.to] = op.ctx.prop_defaults(known.name)[prop.to];
            }
        }
    }

    /// Returns the discardable attributes of the replacement.
    fn attrs(&self, op: OpRef<'_>) -> Attr {
        let attrs = op.body.attrs(op.id);
        let Some((slot, name)) = self.discardable else {
            return attrs;
        };
        let Some(value) = op.prop(slot) else {
            return attrs;
        };
        attrs.with_entries(op.ctx, &[(op.ctx.string(name), value)])
    }
}

/// Returns the slot of a property in a definition.
fn slot(def: &'static OpDef, name: &str) -> usize {
    match def.prop_index(name) {
        Some(slot) => slot,
        None => panic!("'{}' has no property '{name}'", def.name),
    }
}

/// Checks that all converted operands have types of the LLVM dialect.
pub fn check_operands(
    operands: OperandValues<'_>,
    rewriter: &ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let (ctx, body) = (rewriter.ctx(), rewriter.body());
    let mut operands = operands.all().iter();
    match operands.all(|&value| is_compatible_type(ctx, body.ty(value))) {
        true => Ok(()),
        false => Err(NoMatch::because("an operand is not of an LLVM type")),
    }
}

/// Checks that no operand or result has a float type that LLVM lacks and that converts to an integer type.
pub fn check_floats(op: OpId, rewriter: &ConversionRewriter<'_>) -> Result<(), NoMatch> {
    let (ctx, llvm) = (rewriter.ctx(), LlvmRewriter::of(rewriter));
    let body: &Body = rewriter.body();
    let values = body.operands(op).chain(body.results(op));
    // In most cases all values have the same type.
    let mut known = None;
    for ty in values.map(|value| body.ty(value)) {
        if known.replace(ty) != Some(ty) && llvm.has_unsupported_float(ctx, ty) {
            return Err(NoMatch::because("unsupported floating point type"));
        }
    }
    Ok(())
}

impl From<OneToOne> for Pattern {
    fn from(pattern: OneToOne) -> Pattern {
        let (name, root) = (pattern.name, Root::Op(pattern.from));
        Pattern::conversion_of(name, root, move |op, operands, rewriter| {
            pattern.rewrite(op, operands, rewriter)
        })
    }
}

impl OneToOne {
    fn rewrite(
        &self,
        op: OpId,
        operands: OperandValues<'_>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        let ctx = rewriter.ctx();
        if self.supported_floats {
            check_floats(op, rewriter)?;
        }
        if let Some(condition) = &self.only_if {
            require((condition.holds)(rewriter.op(op)), condition.reason)?;
        }
        check_operands(operands, rewriter)?;
        let body = rewriter.body();
        let result = rewriter.convert_type(body.ty(body.result(op, 0)))?;
        let Some(known) = self.counterpart(ctx) else {
            return Err(NoMatch::because("the LLVM dialect is not registered"));
        };
        let mut props = known.usual.clone();
        self.set_props(known, rewriter.op(op), &mut props);
        let (attrs, loc) = (self.attrs(rewriter.op(op)), rewriter.loc());
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
                    ..OpSpec::new(known.name, loc)
                });
                builder.body().result(new, 0)
            },
        )?;
        rewriter.replace_op(op, &[value]);
        Ok(())
    }
}
