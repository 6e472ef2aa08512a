//! Short builder methods for the operations that the patterns create.

use terrace_arith::enums::FastMathFlags;
use terrace_arith::{
    AddFOp, AndIOp, CmpFOp, CmpFPredicate, ConstantOp, DivFOp, MaximumFOp, MinimumFOp, MulFOp,
    NegFOp, OrIOp, SIToFPOp, SelectOp, SubFOp, XOrIOp,
};
use terrace_builtin::FloatAttr;
use terrace_builtin::attrs::AttrBuilder;
use terrace_complex::{self as complex, CreateOp, ImOp, ReOp};
use terrace_complex_common::{Pair, Reals};
use terrace_ir::builder::BuildOp;
use terrace_ir::{Builder, Type, ValueId};
use terrace_math::{
    AbsFOp, Atan2Op, CopySignOp, CosOp, CoshOp, ExpM1Op, ExpOp, FmaOp, Log1pOp, LogOp, PowFOp,
    SinOp, SinhOp, SqrtOp,
};
use terrace_numeric::{ApFloat, FloatKind};

/// Creates operations on complex numbers of one type and on their parts. Arithmetic has the fast-math flags.
pub(crate) struct Emit<'a, 'b> {
    builder: &'a mut Builder<'b>,
    number: Type,
    element: Type,
    kind: FloatKind,
    flags: FastMathFlags,
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
    pub(crate) fn new(
        builder: &'a mut Builder<'b>,
        number: Type,
        element: Type,
        kind: FloatKind,
        flags: FastMathFlags,
    ) -> Self {
        Emit {
            builder,
            number,
            element,
            kind,
            flags,
        }
    }

    fn create<T: BuildOp>(&mut self, parts: T) -> ValueId {
        self.builder.create_value(parts)
    }

    /// A copy with other flags.
    fn with(&mut self, flags: FastMathFlags) -> Emit<'_, 'b> {
        Emit {
            builder: self.builder,
            flags,
            ..*self
        }
    }

    /// Creates operations whose results may be NaN or infinite, as intermediate results may be even if the flags
    /// exclude it for the final result.
    pub(crate) fn with_nan_and_infinity(&mut self) -> Emit<'_, 'b> {
        let finite = FastMathFlags::NNAN | FastMathFlags::NINF;
        self.with(self.flags.without(finite))
    }

    /// True if operands may be NaN and may be infinite.
    pub(crate) fn may_have_nan_and_infinity(&self) -> bool {
        let finite = FastMathFlags::NNAN | FastMathFlags::NINF;
        self.flags.and(finite) == FastMathFlags::NONE
    }

    /// True if neither operands nor results are NaN or infinite.
    pub(crate) fn is_always_finite(&self) -> bool {
        self.flags.contains(FastMathFlags::NNAN) && self.flags.contains(FastMathFlags::NINF)
    }

    flagged! {
        add(a, b) => AddFOp;
        sub(a, b) => SubFOp;
        mul(a, b) => MulFOp;
        div(a, b) => DivFOp;
        neg(a) => NegFOp;
        maximum(a, b) => MaximumFOp;
        minimum(a, b) => MinimumFOp;
        abs(a) => AbsFOp;
        atan2(y, x) => Atan2Op;
        copysign(a, b) => CopySignOp;
        cos(a) => CosOp;
        cosh(a) => CoshOp;
        exp(a) => ExpOp;
        expm1(a) => ExpM1Op;
        fma(a, b, c) => FmaOp;
        log(a) => LogOp;
        log1p(a) => Log1pOp;
        pow(a, b) => PowFOp;
        sin(a) => SinOp;
        sinh(a) => SinhOp;
        sqrt(a) => SqrtOp;
    }

    pub(crate) fn cmp(&mut self, how: CmpFPredicate, a: ValueId, b: ValueId) -> ValueId {
        let flags = self.flags;
        self.create(CmpFOp::spec(how, a, b).fastmath(flags))
    }

    /// True if two numbers are equal and not NaN.
    pub(crate) fn equal(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.cmp(CmpFPredicate::Oeq, a, b)
    }

    pub(crate) fn is_nan(&mut self, a: ValueId) -> ValueId {
        self.cmp(CmpFPredicate::Uno, a, a)
    }

    pub(crate) fn and(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.create(AndIOp::spec(a, b))
    }

    pub(crate) fn or(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.create(OrIOp::spec(a, b))
    }

    pub(crate) fn not(&mut self, a: ValueId) -> ValueId {
        let yes = self.builder.ctx.bool(true);
        let yes = self.create(ConstantOp::spec(yes));
        self.create(XOrIOp::spec(a, yes))
    }

    pub(crate) fn select(&mut self, condition: ValueId, yes: ValueId, no: ValueId) -> ValueId {
        self.create(SelectOp::spec(condition, yes, no))
    }

    fn constant(&mut self, value: ApFloat) -> ValueId {
        let ty = self.element;
        let value = self.builder.ctx.attr(FloatAttr { ty, value });
        self.create(ConstantOp::spec(value))
    }

    pub(crate) fn number(&mut self, value: f64) -> ValueId {
        self.constant(ApFloat::from_f64(self.kind, value).value)
    }

    pub(crate) fn infinity(&mut self, negative: bool) -> ValueId {
        self.constant(ApFloat::infinity(self.kind, negative))
    }

    pub(crate) fn nan(&mut self) -> ValueId {
        self.constant(ApFloat::nan(self.kind, false))
    }

    /// An integer as a float of the element type.
    pub(crate) fn int_to_float(&mut self, value: ValueId) -> ValueId {
        let ty = self.element;
        self.create(SIToFPOp::spec(ty, value))
    }

    pub(crate) fn re(&mut self, number: ValueId) -> ValueId {
        self.create(ReOp::spec(number))
    }

    pub(crate) fn im(&mut self, number: ValueId) -> ValueId {
        self.create(ImOp::spec(number))
    }

    /// Both parts, the real one first.
    pub(crate) fn parts(&mut self, number: ValueId) -> Pair {
        let re = self.re(number);
        let im = self.im(number);
        Pair { re, im }
    }

    pub(crate) fn complex(&mut self, re: ValueId, im: ValueId) -> ValueId {
        let ty = self.number;
        self.create(CreateOp::spec(ty, re, im))
    }

    flagged! {
        complex_abs(a) => ComplexAbs;
        complex_pow(a, b) => ComplexPow;
    }
}

use complex::{AbsOp as ComplexAbs, PowOp as ComplexPow};

impl Reals for Emit<'_, '_> {
    fn add(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.add(a, b)
    }

    fn sub(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.sub(a, b)
    }

    fn mul(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.mul(a, b)
    }

    fn div(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.div(a, b)
    }

    fn abs(&mut self, a: ValueId) -> ValueId {
        self.abs(a)
    }

    fn copysign_any(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.with_nan_and_infinity().copysign(a, b)
    }

    fn compare_any(&mut self, how: CmpFPredicate, a: ValueId, b: ValueId) -> ValueId {
        self.with_nan_and_infinity().cmp(how, a, b)
    }

    fn and(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.and(a, b)
    }

    fn or(&mut self, a: ValueId, b: ValueId) -> ValueId {
        self.or(a, b)
    }

    fn select(&mut self, condition: ValueId, yes: ValueId, no: ValueId) -> ValueId {
        self.select(condition, yes, no)
    }

    fn number(&mut self, value: f64) -> ValueId {
        self.number(value)
    }

    fn infinity(&mut self) -> ValueId {
        self.infinity(false)
    }
}
