//! Builder methods for constants, and queries of types for the patterns.

use terrace_arith::enums::FastMathFlags;
use terrace_arith::{ArithBuilder, ConstantOp};
use terrace_builtin::elements::{float_kind, float_or_splat, int_or_splat};
use terrace_builtin::types::{DYNAMIC, VectorType, element_type_or_self, shape};
use terrace_ir::{Context, OpId, Type, ValueId};
use terrace_math::MathBuilder;
use terrace_numeric::{ApFloat, FloatKind};
use terrace_rewrite::{Match, NoMatch, Rewriter};
use terrace_vector::BroadcastOp;

/// Creates scalars that an operation broadcasts if the builder's type is a vector.
pub(crate) trait SplatBuilder {
    fn broadcast(&mut self, value: ValueId) -> ValueId;

    /// Creates a float constant.
    fn splat(&mut self, value: f32) -> ValueId;

    /// Creates several float constants.
    fn splats<const N: usize>(&mut self, values: [f32; N]) -> [ValueId; N] {
        values.map(|value| self.splat(value))
    }

    /// Creates an integer constant.
    fn splat_int(&mut self, element: Type, value: i64) -> ValueId;

    /// Truncates towards zero, through `i64`. Copies the sign to preserve -0.
    fn truncated(&mut self, value: ValueId) -> ValueId;
}

impl SplatBuilder for ArithBuilder<'_, '_> {
    fn broadcast(&mut self, value: ValueId) -> ValueId {
        if !self.ty.is::<VectorType>(self.ctx()) {
            return value;
        }
        let ty = self.shaped(self.builder.body().ty(value));
        self.create(BroadcastOp::spec(ty, value))
    }

    fn splat(&mut self, value: f32) -> ValueId {
        let value = ApFloat::from_f64(self.kind(), f64::from(value)).value;
        let value = float_or_splat(self.ctx(), self.element(), value);
        let value = self.create(ConstantOp::spec(value));
        self.broadcast(value)
    }

    fn splat_int(&mut self, element: Type, value: i64) -> ValueId {
        let value = int_or_splat(self.ctx(), element, value);
        let value = self.create(ConstantOp::spec(value));
        self.broadcast(value)
    }

    fn truncated(&mut self, value: ValueId) -> ValueId {
        let whole = self.fptosi(value, Type::I64);
        let float = self.sitofp(whole, self.element());
        self.copysign(float, value)
    }
}

/// Returns the type of a value and the format of its elements.
pub(crate) fn float_type(
    rw: &dyn Rewriter<'_>,
    value: ValueId,
) -> Result<(Type, FloatKind), NoMatch> {
    let (ctx, ty) = (rw.ctx(), rw.body().ty(value));
    let kind = float_kind(ctx, element_type_or_self(ctx, ty));
    Ok((ty, kind.ok_or("not a float")?))
}

/// Rejects shaped types without constants: unranked types and types with dynamic dimensions.
pub(crate) fn check_constants(ctx: &Context, ty: Type) -> Match {
    let is_static = shape(ctx, ty).is_some_and(|sizes| !sizes.contains(&DYNAMIC));
    if is_static || element_type_or_self(ctx, ty) == ty {
        return Ok(());
    }
    Err(NoMatch::because("the shape is not known"))
}

/// Returns the fast-math flags of an operation.
pub(crate) fn flags_of(rw: &dyn Rewriter<'_>, op: OpId) -> FastMathFlags {
    FastMathFlags::of(rw.op(op))
}
