//! Short builder methods for the operations that the patterns create.

use terrace_arith::enums::FastMathFlags;
use terrace_arith::{
    AddFOp, AddIOp, AndIOp, BitcastOp, CmpFOp, CmpFPredicate, CmpIOp, CmpIPredicate, ConstantOp,
    DivFOp, FPToSIOp, MaxSIOp, MinSIOp, MulFOp, NegFOp, OrIOp, SIToFPOp, SelectOp, ShLIOp, ShRSIOp,
    ShRUIOp, SubFOp, SubIOp, XOrIOp,
};
use terrace_builtin::elements::{float_kind, float_or_splat, int_or_splat};
use terrace_builtin::types::{DYNAMIC, VectorType, element_type_or_self, shape, with_element_type};
use terrace_ir::builder::BuildOp;
use terrace_ir::{Builder, Context, OpId, Type, ValueId};
use terrace_math::{
    AbsFOp, AsinOp, AtanOp, CopySignOp, CosOp, ExpM1Op, ExpOp, FloorOp, FmaOp, Log1pOp, LogOp,
    PowFOp, RoundOp, RsqrtOp, SinOp, SqrtOp, TruncOp,
};
use terrace_numeric::{ApFloat, FloatKind};
use terrace_rewrite::{NoMatch, Rewriter};
use terrace_vector::BroadcastOp;

/// Creates operations on values of one float type. Operations on floats have the fast-math flags, where the dialect
/// supports them.
pub(crate) struct Emit<'a, 'b> {
    builder: &'a mut Builder<'b>,
    pub ty: Type,
    pub kind: FloatKind,
    flags: FastMathFlags,
}

macro_rules! methods {
    ($($name:ident($($arg:ident),*) => $op:ident;)*) => {
        $(pub(crate) fn $name(&mut self, $($arg: ValueId),*) -> ValueId {
            self.create($op::spec($($arg),*))
        })*
    };
}

/// Methods that create an operation with fast-math flags.
macro_rules! flagged {
    ($($name:ident($($arg:ident),*) => $op:ident;)*) => {
        $(pub(crate) fn $name(&mut self, $($arg: ValueId),*) -> ValueId {
            let flags = self.flags;
            self.create($op::spec($($arg),*).fastmath(flags))
        })*
    };
}

impl<'a, 'b> Emit<'a, 'b> {
    pub(crate) fn new(builder: &'a mut Builder<'b>, ty: Type, kind: FloatKind) -> Self {
        let flags = FastMathFlags::NONE;
        Emit {
            builder,
            ty,
            kind,
            flags,
        }
    }

    /// A copy with other flags.
    pub(crate) fn with(self, flags: FastMathFlags) -> Self {
        Emit { flags, ..self }
    }

    /// A copy for operations whose results may be NaN or infinite: the flags of an operation apply only to its own
    /// result.
    pub(crate) fn with_nan_and_infinity(self) -> Self {
        let finite = FastMathFlags::NNAN | FastMathFlags::NINF;
        let flags = self.flags.without(finite);
        self.with(flags)
    }

    pub(crate) fn flags(&self) -> FastMathFlags {
        self.flags
    }

    /// The value of an operation.
    pub(crate) fn create<T: BuildOp>(&mut self, parts: T) -> ValueId {
        self.builder.create_value(parts)
    }

    flagged! {
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
        expm1(a) => ExpM1Op;
        floor(a) => FloorOp;
        fma(a, b, c) => FmaOp;
        log(a) => LogOp;
        log1p(a) => Log1pOp;
        pow(a, b) => PowFOp;
        round(a) => RoundOp;
        rsqrt(a) => RsqrtOp;
        sin(a) => SinOp;
        sqrt(a) => SqrtOp;
        trunc(a) => TruncOp;
    }

    methods! {
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
        let flags = self.flags;
        self.create(CmpFOp::spec(how, a, b).fastmath(flags))
    }

    pub(crate) fn cmpi(&mut self, how: CmpIPredicate, a: ValueId, b: ValueId) -> ValueId {
        self.create(CmpIOp::spec(how, a, b))
    }

    pub(crate) fn ctx(&self) -> &'b Context {
        self.builder.ctx
    }

    /// The type with this shape and the given element type.
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

    /// A scalar, broadcast by an operation if the type is a vector.
    pub(crate) fn broadcast(&mut self, value: ValueId) -> ValueId {
        if !self.ty.is::<VectorType>(self.builder.ctx) {
            return value;
        }
        let ty = self.shaped(self.builder.body().ty(value));
        self.create(BroadcastOp::spec(ty, value))
    }

    /// A float constant as a scalar that is [broadcast](Self::broadcast).
    pub(crate) fn splat(&mut self, value: f32) -> ValueId {
        let element = element_type_or_self(self.builder.ctx, self.ty);
        let value = ApFloat::from_f64(self.kind, f64::from(value)).value;
        let value = float_or_splat(self.builder.ctx, element, value);
        let value = self.create(ConstantOp::spec(value));
        self.broadcast(value)
    }

    /// Several constants, each as a [splat](Self::splat).
    pub(crate) fn splats<const N: usize>(&mut self, values: [f32; N]) -> [ValueId; N] {
        values.map(|value| self.splat(value))
    }

    /// An integer constant as a scalar that is [broadcast](Self::broadcast).
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

    pub(crate) fn float_to_signed(&mut self, value: ValueId, ty: Type) -> ValueId {
        self.create(FPToSIOp::spec(ty, value))
    }

    /// Truncates towards zero, through `i64`. The sign is copied to preserve -0.
    pub(crate) fn truncated(&mut self, value: ValueId) -> ValueId {
        let int = self.shaped(Type::I64);
        let whole = self.float_to_signed(value, int);
        let float = self.signed_to_float(whole);
        self.copysign(float, value)
    }
}

/// The type of a value and the format of its elements.
pub(crate) fn float_type(
    rw: &dyn Rewriter<'_>,
    value: ValueId,
) -> Result<(Type, FloatKind), NoMatch> {
    let (ctx, ty) = (rw.ctx(), rw.body().ty(value));
    let kind = float_kind(ctx, element_type_or_self(ctx, ty));
    Ok((ty, kind.ok_or(NoMatch::because("not a float"))?))
}

/// Rejects shaped types that have no constants: those with dynamic dimensions or unranked ones.
pub(crate) fn check_constants(ctx: &Context, ty: Type) -> Result<(), NoMatch> {
    let is_static = shape(ctx, ty).is_some_and(|sizes| !sizes.contains(&DYNAMIC));
    if is_static || element_type_or_self(ctx, ty) == ty {
        return Ok(());
    }
    Err(NoMatch::because("the shape is not known"))
}

/// The fast-math flags of an operation.
pub(crate) fn flags_of(rw: &dyn Rewriter<'_>, op: OpId) -> FastMathFlags {
    let op = rw.op(op);
    let slot = op.def().and_then(|def| def.prop_index("fastmath"));
    let flags = slot.and_then(|slot| FastMathFlags::from_attr(op.ctx, op.prop(slot)?));
    flags.unwrap_or(FastMathFlags::NONE)
}
