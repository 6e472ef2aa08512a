//! Short names for the operations that the patterns create.

use terrace_arith::{
    AddFOp, AddIOp, AndIOp, BitcastOp, CmpFOp, CmpFPredicate, CmpIOp, CmpIPredicate, ConstantOp,
    DivFOp, FPToSIOp, MaxSIOp, MinSIOp, MulFOp, NegFOp, OrIOp, SIToFPOp, SelectOp, ShLIOp, ShRSIOp,
    ShRUIOp, SubFOp, SubIOp, UIToFPOp, XOrIOp,
};
use terrace_builtin::elements::{float_kind, float_or_splat, int_or_splat};
use terrace_builtin::types::{VectorType, element_type_or_self, with_element_type};
use terrace_ir::builder::BuildOp;
use terrace_ir::{Builder, Context, Type, ValueId};
use terrace_math::{
    AbsFOp, AsinOp, AtanOp, CopySignOp, CosOp, ExpOp, FloorOp, FmaOp, LogOp, PowFOp, RoundOp,
    RsqrtOp, SinOp, SqrtOp,
};
use terrace_numeric::{ApFloat, FloatKind};
use terrace_rewrite::{NoMatch, Rewriter};
use terrace_vector::BroadcastOp;

/// Creates operations on values of one float type.
pub(crate) struct Emit<'a, 'b> {
    builder: &'a mut Builder<'b>,
    pub ty: Type,
    pub kind: FloatKind,
}

macro_rules! methods {
    ($($name:ident($($arg:ident),*) => $op:ident;)*) => {
        $(pub(crate) fn $name(&mut self, $($arg: ValueId),*) -> ValueId {
            self.create($op::spec($($arg),*))
        })*
    };
}

impl<'a, 'b> Emit<'a, 'b> {
    pub(crate) fn new(builder: &'a mut Builder<'b>, ty: Type, kind: FloatKind) -> Self {
        Emit { builder, ty, kind }
    }

    /// The value of an operation.
    pub(crate) fn create<T: BuildOp>(&mut self, parts: T) -> ValueId {
        self.builder.create_value(parts)
    }

    methods! {
        add(a, b) => AddFOp;
        sub(a, b) => SubFOp;
        mul(a, b) => MulFOp;
        div(a, b) => DivFOp;
        neg(a) => NegFOp;
        abs(a) => AbsFOp;
        asin(a) => AsinOp;
        atan(a) => AtanOp;
        copysign(a, b) => CopySignOp;
        cos(a) => CosOp;
        exp(a) => ExpOp;
        floor(a) => FloorOp;
        fma(a, b, c) => FmaOp;
        log(a) => LogOp;
        pow(a, b) => PowFOp;
        round(a) => RoundOp;
        rsqrt(a) => RsqrtOp;
        sin(a) => SinOp;
        sqrt(a) => SqrtOp;
        addi(a, b) => AddIOp;
        subi(a, b) => SubIOp;
        and(a, b) => AndIOp;
        or(a, b) => OrIOp;
        xor(a, b) => XOrIOp;
        shl(a, b) => ShLIOp;
        shr(a, b) => ShRUIOp;
        shr_signed(a, b) => ShRSIOp;
        max(a, b) => MaxSIOp;
        min(a, b) => MinSIOp;
        select(condition, yes, no) => SelectOp;
    }

    pub(crate) fn cmpf(&mut self, how: CmpFPredicate, a: ValueId, b: ValueId) -> ValueId {
        self.create(CmpFOp::spec(how, a, b))
    }

    pub(crate) fn cmpi(&mut self, how: CmpIPredicate, a: ValueId, b: ValueId) -> ValueId {
        self.create(CmpIOp::spec(how, a, b))
    }

    pub(crate) fn ctx(&self) -> &'b Context {
        self.builder.ctx
    }

    /// The type of values of this shape with these elements.
    pub(crate) fn shaped(&self, element: Type) -> Type {
        with_element_type(self.builder.ctx, self.ty, element)
    }

    pub(crate) fn float(&mut self, value: ApFloat) -> ValueId {
        let value = float_or_splat(self.builder.ctx, self.ty, value);
        self.create(ConstantOp::spec(value))
    }

    pub(crate) fn number(&mut self, value: f64) -> ValueId {
        self.float(ApFloat::from_f64(self.kind, value).value)
    }

    /// A constant of an integer type or of vectors of one; `value` is wrapped to the width.
    pub(crate) fn int(&mut self, ty: Type, value: i64) -> ValueId {
        let value = int_or_splat(self.builder.ctx, ty, value);
        self.create(ConstantOp::spec(value))
    }

    /// A scalar, or a vector of it by an operation.
    pub(crate) fn broadcast(&mut self, value: ValueId) -> ValueId {
        if !self.ty.is::<VectorType>(self.builder.ctx) {
            return value;
        }
        let ty = self.shaped(self.builder.body().ty(value));
        self.create(BroadcastOp::spec(ty, value))
    }

    /// A number as a scalar that is [broadcast](Self::broadcast).
    pub(crate) fn splat(&mut self, value: f32) -> ValueId {
        let element = element_type_or_self(self.builder.ctx, self.ty);
        let value = ApFloat::from_f64(self.kind, f64::from(value)).value;
        let value = float_or_splat(self.builder.ctx, element, value);
        let value = self.create(ConstantOp::spec(value));
        self.broadcast(value)
    }

    /// Each of some numbers as a [splat](Self::splat).
    pub(crate) fn splats<const N: usize>(&mut self, values: [f32; N]) -> [ValueId; N] {
        values.map(|value| self.splat(value))
    }

    /// An integer as a scalar that is [broadcast](Self::broadcast).
    pub(crate) fn splat_int(&mut self, element: Type, value: i64) -> ValueId {
        let value = self.int(element, value);
        self.broadcast(value)
    }

    pub(crate) fn bitcast(&mut self, value: ValueId, ty: Type) -> ValueId {
        self.create(BitcastOp::spec(ty, value))
    }

    pub(crate) fn signed_to_float(&mut self, value: ValueId) -> ValueId {
        let ty = self.ty;
        self.create(SIToFPOp::spec(ty, value))
    }

    pub(crate) fn unsigned_to_float(&mut self, value: ValueId) -> ValueId {
        let ty = self.ty;
        self.create(UIToFPOp::spec(ty, value))
    }

    pub(crate) fn float_to_signed(&mut self, value: ValueId, ty: Type) -> ValueId {
        self.create(FPToSIOp::spec(ty, value))
    }

    /// Without the digits after the point, by way of `i64`. The sign is copied for the sake of -0.
    pub(crate) fn truncated(&mut self, value: ValueId) -> ValueId {
        let int = self.shaped(Type::I64);
        let whole = self.float_to_signed(value, int);
        let float = self.signed_to_float(whole);
        self.copysign(float, value)
    }
}

/// The type of a value and the format of its elements, which can be those of constants: that needs a known shape.
pub(crate) fn float_type(
    rw: &dyn Rewriter<'_>,
    value: ValueId,
) -> Result<(Type, FloatKind), NoMatch> {
    let (ctx, ty) = (rw.ctx(), rw.body().ty(value));
    let kind = float_kind(ctx, element_type_or_self(ctx, ty));
    Ok((ty, kind.ok_or(NoMatch::because("not a float"))?))
}
