//! Vector intrinsics with a mask and an explicit length: `llvm.intr.vp.*`.

use crate::constraints::{
    FLOAT_VECTOR, I1_VECTOR, INTEGER_VECTOR, LLVM_TYPE, LLVM_VECTOR, POINTER, POINTER_VECTOR,
    SIGNLESS_INTEGER,
};
use terrace_builtin::constraints::{ANY_FLOAT, I32};
use terrace_macros::op;

macro_rules! binary_integer {
    ($($name:ident = $op:literal, $doc:literal;)*) => {$(
        #[doc = $doc]
        #[op(name = $op, intrinsic, traits(PURE))]
        pub struct $name {
            lhs: Operand<INTEGER_VECTOR>,
            rhs: Operand<INTEGER_VECTOR>,
            mask: Operand<I1_VECTOR>,
            evl: Operand<I32>,
            res: Res<LLVM_TYPE>,
        }
    )*};
}

binary_integer! {
    VPAShrOp = "llvm.intr.vp.ashr", "Shifts right with sign active lanes.";
    VPAddOp = "llvm.intr.vp.add", "Adds active lanes.";
    VPAndOp = "llvm.intr.vp.and", "Ands active lanes.";
    VPLShrOp = "llvm.intr.vp.lshr", "Shifts right active lanes.";
    VPMulOp = "llvm.intr.vp.mul", "Multiplies active lanes.";
    VPOrOp = "llvm.intr.vp.or", "Ors active lanes.";
    VPSDivOp = "llvm.intr.vp.sdiv", "Divides signed active lanes.";
    VPSMaxOp = "llvm.intr.vp.smax", "Takes the signed maximum of active lanes.";
    VPSMinOp = "llvm.intr.vp.smin", "Takes the signed minimum of active lanes.";
    VPSRemOp = "llvm.intr.vp.srem", "Takes signed remainders of active lanes.";
    VPShlOp = "llvm.intr.vp.shl", "Shifts left active lanes.";
    VPSubOp = "llvm.intr.vp.sub", "Subtracts active lanes.";
    VPUDivOp = "llvm.intr.vp.udiv", "Divides unsigned active lanes.";
    VPUMaxOp = "llvm.intr.vp.umax", "Takes the unsigned maximum of active lanes.";
    VPUMinOp = "llvm.intr.vp.umin", "Takes the unsigned minimum of active lanes.";
    VPURemOp = "llvm.intr.vp.urem", "Takes unsigned remainders of active lanes.";
    VPXorOp = "llvm.intr.vp.xor", "Exclusive-ors active lanes.";
}

macro_rules! binary_float {
    ($($name:ident = $op:literal, $doc:literal;)*) => {$(
        #[doc = $doc]
        #[op(name = $op, intrinsic, traits(PURE))]
        pub struct $name {
            lhs: Operand<FLOAT_VECTOR>,
            rhs: Operand<FLOAT_VECTOR>,
            mask: Operand<I1_VECTOR>,
            evl: Operand<I32>,
            res: Res<LLVM_TYPE>,
        }
    )*};
}

binary_float! {
    VPFAddOp = "llvm.intr.vp.fadd", "Adds float active lanes.";
    VPFDivOp = "llvm.intr.vp.fdiv", "Divides float active lanes.";
    VPFMulOp = "llvm.intr.vp.fmul", "Multiplies float active lanes.";
    VPFRemOp = "llvm.intr.vp.frem", "Takes float remainders of active lanes.";
    VPFSubOp = "llvm.intr.vp.fsub", "Subtracts float active lanes.";
}

/// Multiplies and adds the active lanes. The operations may be fused.
#[op(name = "llvm.intr.vp.fmuladd", intrinsic, traits(PURE))]
pub struct VPFMulAddOp {
    op1: Operand<FLOAT_VECTOR>,
    op2: Operand<FLOAT_VECTOR>,
    op3: Operand<FLOAT_VECTOR>,
    mask: Operand<I1_VECTOR>,
    evl: Operand<I32>,
    res: Res<LLVM_TYPE>,
}

/// Multiplies and adds the active lanes with a single rounding.
#[op(name = "llvm.intr.vp.fma", intrinsic, traits(PURE))]
pub struct VPFmaOp {
    op1: Operand<FLOAT_VECTOR>,
    op2: Operand<FLOAT_VECTOR>,
    op3: Operand<FLOAT_VECTOR>,
    mask: Operand<I1_VECTOR>,
    evl: Operand<I32>,
    res: Res<LLVM_TYPE>,
}

/// Negates the active lanes of floats.
#[op(name = "llvm.intr.vp.fneg", intrinsic, traits(PURE))]
pub struct VPFNegOp {
    op: Operand<FLOAT_VECTOR>,
    mask: Operand<I1_VECTOR>,
    evl: Operand<I32>,
    res: Res<LLVM_TYPE>,
}

macro_rules! cast_float {
    ($($name:ident = $op:literal, $doc:literal;)*) => {$(
        #[doc = $doc]
        #[op(name = $op, intrinsic, traits(PURE))]
        pub struct $name {
            src: Operand<FLOAT_VECTOR>,
            mask: Operand<I1_VECTOR>,
            evl: Operand<I32>,
            res: Res<LLVM_TYPE>,
        }
    )*};
}

cast_float! {
    VPFPExtOp = "llvm.intr.vp.fpext", "Widens float active lanes.";
    VPFPToSIOp = "llvm.intr.vp.fptosi", "Converts to signed integers the float active lanes.";
    VPFPToUIOp = "llvm.intr.vp.fptoui", "Converts to unsigned integers the float active lanes.";
    VPFPTruncOp = "llvm.intr.vp.fptrunc", "Narrows float active lanes.";
}

macro_rules! cast_integer {
    ($($name:ident = $op:literal, $doc:literal;)*) => {$(
        #[doc = $doc]
        #[op(name = $op, intrinsic, traits(PURE))]
        pub struct $name {
            src: Operand<INTEGER_VECTOR>,
            mask: Operand<I1_VECTOR>,
            evl: Operand<I32>,
            res: Res<LLVM_TYPE>,
        }
    )*};
}

cast_integer! {
    VPIntToPtrOp = "llvm.intr.vp.inttoptr", "Converts to pointers the active lanes.";
    VPSExtOp = "llvm.intr.vp.sext", "Sign-extends active lanes.";
    VPSIToFPOp = "llvm.intr.vp.sitofp", "Converts to floats the signed active lanes.";
    VPTruncOp = "llvm.intr.vp.trunc", "Narrows active lanes.";
    VPUIToFPOp = "llvm.intr.vp.uitofp", "Converts to floats the unsigned active lanes.";
    VPZExtOp = "llvm.intr.vp.zext", "Zero-extends active lanes.";
}

/// Loads active lanes.
#[op(name = "llvm.intr.vp.load", intrinsic)]
pub struct VPLoadOp {
    ptr: Operand<POINTER>,
    mask: Operand<I1_VECTOR>,
    evl: Operand<I32>,
    res: Res<LLVM_TYPE>,
}

/// Merges active lanes.
#[op(name = "llvm.intr.vp.merge", intrinsic, traits(PURE))]
pub struct VPMergeMinOp {
    cond: Operand<I1_VECTOR>,
    true_val: Operand<LLVM_VECTOR>,
    false_val: Operand<LLVM_VECTOR>,
    evl: Operand<I32>,
    res: Res<LLVM_TYPE>,
}

/// Selects active lanes.
#[op(name = "llvm.intr.vp.select", intrinsic, traits(PURE))]
pub struct VPSelectMinOp {
    cond: Operand<I1_VECTOR>,
    true_val: Operand<LLVM_VECTOR>,
    false_val: Operand<LLVM_VECTOR>,
    evl: Operand<I32>,
    res: Res<LLVM_TYPE>,
}

/// Converts the active lanes from pointers to integers.
#[op(name = "llvm.intr.vp.ptrtoint", intrinsic, traits(PURE))]
pub struct VPPtrToIntOp {
    src: Operand<POINTER_VECTOR>,
    mask: Operand<I1_VECTOR>,
    evl: Operand<I32>,
    res: Res<LLVM_TYPE>,
}

macro_rules! reduce_integer {
    ($($name:ident = $op:literal, $doc:literal;)*) => {$(
        #[doc = $doc]
        #[op(name = $op, intrinsic, traits(PURE))]
        pub struct $name {
            satrt_value: Operand<SIGNLESS_INTEGER>,
            val: Operand<INTEGER_VECTOR>,
            mask: Operand<I1_VECTOR>,
            evl: Operand<I32>,
            res: Res<LLVM_TYPE>,
        }
    )*};
}

reduce_integer! {
    VPReduceAddOp = "llvm.intr.vp.reduce.add", "Reduces active lanes: adds them.";
    VPReduceAndOp = "llvm.intr.vp.reduce.and", "Reduces active lanes: ands them.";
    VPReduceMulOp = "llvm.intr.vp.reduce.mul", "Reduces active lanes: multiplies them.";
    VPReduceOrOp = "llvm.intr.vp.reduce.or", "Reduces active lanes: ors them.";
    VPReduceSMaxOp = "llvm.intr.vp.reduce.smax", "Reduces active lanes: takes the signed maximum of them.";
    VPReduceSMinOp = "llvm.intr.vp.reduce.smin", "Reduces active lanes: takes the signed minimum of them.";
    VPReduceUMaxOp = "llvm.intr.vp.reduce.umax", "Reduces active lanes: takes the unsigned maximum of them.";
    VPReduceUMinOp = "llvm.intr.vp.reduce.umin", "Reduces active lanes: takes the unsigned minimum of them.";
    VPReduceXorOp = "llvm.intr.vp.reduce.xor", "Reduces active lanes: exclusive-ors them.";
}

macro_rules! reduce_float {
    ($($name:ident = $op:literal, $doc:literal;)*) => {$(
        #[doc = $doc]
        #[op(name = $op, intrinsic, traits(PURE))]
        pub struct $name {
            satrt_value: Operand<ANY_FLOAT>,
            val: Operand<FLOAT_VECTOR>,
            mask: Operand<I1_VECTOR>,
            evl: Operand<I32>,
            res: Res<LLVM_TYPE>,
        }
    )*};
}

reduce_float! {
    VPReduceFAddOp = "llvm.intr.vp.reduce.fadd", "Reduces active lanes: adds float them.";
    VPReduceFMaxOp = "llvm.intr.vp.reduce.fmax", "Reduces active lanes: takes the float maximum of them.";
    VPReduceFMinOp = "llvm.intr.vp.reduce.fmin", "Reduces active lanes: takes the float minimum of them.";
    VPReduceFMulOp = "llvm.intr.vp.reduce.fmul", "Reduces active lanes: multiplies float them.";
}

/// Stores active lanes.
#[op(name = "llvm.intr.vp.store", intrinsic)]
pub struct VPStoreOp {
    val: Operand<LLVM_VECTOR>,
    ptr: Operand<POINTER>,
    mask: Operand<I1_VECTOR>,
    evl: Operand<I32>,
}

/// Loads the active lanes with a stride.
#[op(name = "llvm.intr.experimental.vp.strided.load", intrinsic)]
pub struct VPStridedLoadOp {
    ptr: Operand<POINTER>,
    stride: Operand<SIGNLESS_INTEGER>,
    mask: Operand<I1_VECTOR>,
    evl: Operand<I32>,
    res: Res<LLVM_TYPE>,
}

/// Stores the active lanes with a stride.
#[op(name = "llvm.intr.experimental.vp.strided.store", intrinsic)]
pub struct VPStridedStoreOp {
    val: Operand<LLVM_VECTOR>,
    ptr: Operand<POINTER>,
    stride: Operand<SIGNLESS_INTEGER>,
    mask: Operand<I1_VECTOR>,
    evl: Operand<I32>,
}
