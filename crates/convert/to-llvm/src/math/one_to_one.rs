//! Converts operations with a counterpart that has the same operands.

use terrace_llvm_common::{OneToOne, arith_attrs};
use terrace_rewrite::PatternSet;
use {terrace_llvm as llvm, terrace_math as math};

macro_rules! table {
    ($($from:ident => $to:ident;)*) => {
        pub(crate) fn populate(patterns: &mut PatternSet) {
            $(patterns.add(
                OneToOne::new::<math::$from, llvm::$to>(concat!(stringify!($from), "Lowering"))
                    .prop("fastmath", "fastmathFlags", arith_attrs::fastmath)
                    .supported_floats(),
            );)*
            patterns.add(OneToOne::new::<math::CtPopOp, llvm::CtPopOp>("CtPopOpLowering"));
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
