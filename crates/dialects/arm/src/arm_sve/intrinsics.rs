//! Operations that are calls of LLVM's SVE intrinsics. They have no custom format.
//!
//! An intrinsic with several results returns a struct.

use super::constraints::{SCALABLE_VECTOR, SCALABLE_VECTOR_OF_RANK_1, SVBOOL, SVE_PREDICATE};
use super::verify;
use terrace_builtin::constraints::{I32, I64};
use terrace_builtin::props::Int64;
use terrace_llvm::constraints::LLVM_TYPE;
use terrace_macros::op;

macro_rules! of_three_vectors {
    ($($name:ident = $op:literal, $intrinsic:literal, [$a:ident, $b:ident, $c:ident], $doc:literal;)*) => {$(
        #[doc = $doc]
        #[op(name = $op, intrinsic = $intrinsic)]
        pub struct $name {
            $a: Operand<SCALABLE_VECTOR>,
            $b: Operand<SCALABLE_VECTOR>,
            $c: Operand<SCALABLE_VECTOR>,
            res: Res<LLVM_TYPE>,
        }
    )*};
}

of_three_vectors! {
    UmmlaIntrOp = "arm_sve.intr.ummla", "llvm.aarch64.sve.ummla", [acc, src1, src2], "The intrinsic of `arm_sve.ummla`.";
    SmmlaIntrOp = "arm_sve.intr.smmla", "llvm.aarch64.sve.smmla", [acc, src1, src2], "The intrinsic of `arm_sve.smmla`.";
    UsmmlaIntrOp = "arm_sve.intr.usmmla", "llvm.aarch64.sve.usmmla", [acc, src1, src2], "The intrinsic of `arm_sve.usmmla`.";
    SdotIntrOp = "arm_sve.intr.sdot", "llvm.aarch64.sve.sdot", [acc, src1, src2], "The intrinsic of `arm_sve.sdot`.";
    UdotIntrOp = "arm_sve.intr.udot", "llvm.aarch64.sve.udot", [acc, src1, src2], "The intrinsic of `arm_sve.udot`.";
    ScalableMaskedAddIIntrOp = "arm_sve.intr.add", "llvm.aarch64.sve.add", [mask, src1, src2],
        "The intrinsic of `arm_sve.masked.addi`.";
    ScalableMaskedAddFIntrOp = "arm_sve.intr.fadd", "llvm.aarch64.sve.fadd", [mask, src1, src2],
        "The intrinsic of `arm_sve.masked.addf`.";
    ScalableMaskedMulIIntrOp = "arm_sve.intr.mul", "llvm.aarch64.sve.mul", [mask, src1, src2],
        "The intrinsic of `arm_sve.masked.muli`.";
    ScalableMaskedMulFIntrOp = "arm_sve.intr.fmul", "llvm.aarch64.sve.fmul", [mask, src1, src2],
        "The intrinsic of `arm_sve.masked.mulf`.";
    ScalableMaskedSubIIntrOp = "arm_sve.intr.sub", "llvm.aarch64.sve.sub", [mask, src1, src2],
        "The intrinsic of `arm_sve.masked.subi`.";
    ScalableMaskedSubFIntrOp = "arm_sve.intr.fsub", "llvm.aarch64.sve.fsub", [mask, src1, src2],
        "The intrinsic of `arm_sve.masked.subf`.";
    ScalableMaskedSDivIIntrOp = "arm_sve.intr.sdiv", "llvm.aarch64.sve.sdiv", [mask, src1, src2],
        "The intrinsic of `arm_sve.masked.divi_signed`.";
    ScalableMaskedUDivIIntrOp = "arm_sve.intr.udiv", "llvm.aarch64.sve.udiv", [mask, src1, src2],
        "The intrinsic of `arm_sve.masked.divi_unsigned`.";
    ScalableMaskedDivFIntrOp = "arm_sve.intr.fdiv", "llvm.aarch64.sve.fdiv", [mask, src1, src2],
        "The intrinsic of `arm_sve.masked.divf`.";
}

/// The intrinsic of `arm_sve.convert_from_svbool`.
#[op(
    name = "arm_sve.intr.convert.from.svbool",
    intrinsic = "llvm.aarch64.sve.convert.from.svbool",
    verify = verify::gives_predicate
)]
pub struct ConvertFromSvboolIntrOp {
    svbool: Operand<SVBOOL>,
    res: Res<LLVM_TYPE>,
}

/// The intrinsic of `arm_sve.convert_to_svbool`.
#[op(
    name = "arm_sve.intr.convert.to.svbool",
    intrinsic = "llvm.aarch64.sve.convert.to.svbool",
    verify = verify::gives_svbool
)]
pub struct ConvertToSvboolIntrOp {
    mask: Operand<SVE_PREDICATE>,
    res: Res<LLVM_TYPE>,
}

/// The intrinsic of `arm_sve.zip.x2`.
#[op(name = "arm_sve.intr.zip.x2", intrinsic = "llvm.aarch64.sve.zip.x2")]
pub struct ZipX2IntrOp {
    v1: Operand<SCALABLE_VECTOR>,
    v2: Operand<SCALABLE_VECTOR>,
    res: Res<LLVM_TYPE>,
}

/// The intrinsic of `arm_sve.zip.x4`.
#[op(name = "arm_sve.intr.zip.x4", intrinsic = "llvm.aarch64.sve.zip.x4")]
pub struct ZipX4IntrOp {
    v1: Operand<SCALABLE_VECTOR>,
    v2: Operand<SCALABLE_VECTOR>,
    v3: Operand<SCALABLE_VECTOR>,
    v4: Operand<SCALABLE_VECTOR>,
    res: Res<LLVM_TYPE>,
}

/// The intrinsic of `arm_sve.psel`.
#[op(
    name = "arm_sve.intr.psel",
    intrinsic = "llvm.aarch64.sve.psel",
    traits(PURE),
    verify = verify::gives_svbool
)]
pub struct PselIntrOp {
    p1: Operand<SVBOOL>,
    p2: Operand<SVE_PREDICATE>,
    index: Operand<I32>,
    res: Res<LLVM_TYPE>,
}

/// A predicate whose first `n - base` elements are set.
#[op(
    name = "arm_sve.intr.whilelt",
    intrinsic = "llvm.aarch64.sve.whilelt",
    traits(PURE),
    verify = verify::gives_predicate
)]
pub struct WhileLTIntrOp {
    base: Operand<I64>,
    n: Operand<I64>,
    res: Res<LLVM_TYPE>,
}

/// The intrinsic of `arm_sve.dupq_lane`.
#[op(
    name = "arm_sve.intr.dupq_lane",
    intrinsic = "llvm.aarch64.sve.dupq.lane",
    immediates(lane = 1)
)]
pub struct DupQLaneIntrOp {
    v: Operand<SCALABLE_VECTOR_OF_RANK_1>,
    lane: Prop<Int64>,
    res: Res<LLVM_TYPE>,
}
