//! Provides short builder methods for the operations of this dialect.

use crate::{
    AbsFOp, AsinOp, Atan2Op, AtanOp, CopySignOp, CosOp, CoshOp, ExpM1Op, ExpOp, FloorOp, FmaOp,
    Log1pOp, LogOp, PowFOp, RoundOp, RsqrtOp, SinOp, SinhOp, SqrtOp, TruncOp,
};
use terrace_arith::ArithBuilder;
use terrace_ir::ValueId;

macro_rules! methods {
    ($($name:ident($($arg:ident),*) => $op:ident;)*) => {
        /// Creates operations of this dialect, with the fast-math flags of the builder.
        pub trait MathBuilder {
            $(
                #[doc = concat!("`math.", stringify!($name), "`")]
                fn $name(&mut self, $($arg: ValueId),*) -> ValueId;
            )*
        }

        impl MathBuilder for ArithBuilder<'_, '_> {
            $(
                fn $name(&mut self, $($arg: ValueId),*) -> ValueId {
                    let flags = self.flags;
                    self.create($op::spec($($arg),*).fastmath(flags))
                }
            )*
        }
    };
}

methods! {
    absf(a) => AbsFOp;
    asin(a) => AsinOp;
    atan(a) => AtanOp;
    atan2(y, x) => Atan2Op;
    copysign(a, b) => CopySignOp;
    cos(a) => CosOp;
    cosh(a) => CoshOp;
    exp(a) => ExpOp;
    expm1(a) => ExpM1Op;
    floor(a) => FloorOp;
    fma(a, b, c) => FmaOp;
    log(a) => LogOp;
    log1p(a) => Log1pOp;
    powf(a, b) => PowFOp;
    round(a) => RoundOp;
    rsqrt(a) => RsqrtOp;
    sin(a) => SinOp;
    sinh(a) => SinhOp;
    sqrt(a) => SqrtOp;
    trunc(a) => TruncOp;
}
