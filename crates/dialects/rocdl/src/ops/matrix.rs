//! Products of matrices that the lanes of a wave share.
//!
//! Written by `cargo xtask check-ods --write rocdl` from upstream's `mlir/Dialect/LLVMIR/ROCDLOps.td`; not to be edited.

use crate::constraints::*;
use terrace_builtin::props::Int16;
use terrace_builtin::props::Int32;
use terrace_llvm::constraints::Bit;
use terrace_llvm::op_rows;

op_rows! {
    [format = "$args attr-dict `:` functional-type($args, $res)"] {
        { args: Variadic<Operand<LLVM_TYPE>>, res: Res<LLVM_TYPE> } [
            MfmaF32_16x16x16bf16_1kOp = "rocdl.mfma.f32.16x16x16bf16.1k", "llvm.amdgcn.mfma.f32.16x16x16bf16.1k";
            MfmaF32_16x16x16f16Op = "rocdl.mfma.f32.16x16x16f16", "llvm.amdgcn.mfma.f32.16x16x16f16";
            MfmaF32_16x16x1f32Op = "rocdl.mfma.f32.16x16x1f32", "llvm.amdgcn.mfma.f32.16x16x1f32";
            MfmaF32_16x16x2bf16Op = "rocdl.mfma.f32.16x16x2bf16", "llvm.amdgcn.mfma.f32.16x16x2bf16";
            MfmaF32_16x16x32Bf16Op = "rocdl.mfma.f32.16x16x32.bf16", "llvm.amdgcn.mfma.f32.16x16x32.bf16";
            MfmaF32_16x16x32Bf8Bf8Op = "rocdl.mfma.f32.16x16x32.bf8.bf8", "llvm.amdgcn.mfma.f32.16x16x32.bf8.bf8";
            MfmaF32_16x16x32Bf8Fp8Op = "rocdl.mfma.f32.16x16x32.bf8.fp8", "llvm.amdgcn.mfma.f32.16x16x32.bf8.fp8";
            MfmaF32_16x16x32F16Op = "rocdl.mfma.f32.16x16x32.f16", "llvm.amdgcn.mfma.f32.16x16x32.f16";
            MfmaF32_16x16x32Fp8Bf8Op = "rocdl.mfma.f32.16x16x32.fp8.bf8", "llvm.amdgcn.mfma.f32.16x16x32.fp8.bf8";
            MfmaF32_16x16x32Fp8Fp8Op = "rocdl.mfma.f32.16x16x32.fp8.fp8", "llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8";
            MfmaF32_16x16x4bf16_1kOp = "rocdl.mfma.f32.16x16x4bf16.1k", "llvm.amdgcn.mfma.f32.16x16x4bf16.1k";
            MfmaF32_16x16x4f16Op = "rocdl.mfma.f32.16x16x4f16", "llvm.amdgcn.mfma.f32.16x16x4f16";
            MfmaF32_16x16x4f32Op = "rocdl.mfma.f32.16x16x4f32", "llvm.amdgcn.mfma.f32.16x16x4f32";
            MfmaF32_16x16x8Xf32Op = "rocdl.mfma.f32.16x16x8.xf32", "llvm.amdgcn.mfma.f32.16x16x8.xf32";
            MfmaF32_16x16x8bf16Op = "rocdl.mfma.f32.16x16x8bf16", "llvm.amdgcn.mfma.f32.16x16x8bf16";
            MfmaF32_32x32x16Bf16Op = "rocdl.mfma.f32.32x32x16.bf16", "llvm.amdgcn.mfma.f32.32x32x16.bf16";
            MfmaF32_32x32x16Bf8Bf8Op = "rocdl.mfma.f32.32x32x16.bf8.bf8", "llvm.amdgcn.mfma.f32.32x32x16.bf8.bf8";
            MfmaF32_32x32x16Bf8Fp8Op = "rocdl.mfma.f32.32x32x16.bf8.fp8", "llvm.amdgcn.mfma.f32.32x32x16.bf8.fp8";
            MfmaF32_32x32x16F16Op = "rocdl.mfma.f32.32x32x16.f16", "llvm.amdgcn.mfma.f32.32x32x16.f16";
            MfmaF32_32x32x16Fp8Bf8Op = "rocdl.mfma.f32.32x32x16.fp8.bf8", "llvm.amdgcn.mfma.f32.32x32x16.fp8.bf8";
            MfmaF32_32x32x16Fp8Fp8Op = "rocdl.mfma.f32.32x32x16.fp8.fp8", "llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8";
            MfmaF32_32x32x1f32Op = "rocdl.mfma.f32.32x32x1f32", "llvm.amdgcn.mfma.f32.32x32x1f32";
            MfmaF32_32x32x2bf16Op = "rocdl.mfma.f32.32x32x2bf16", "llvm.amdgcn.mfma.f32.32x32x2bf16";
            MfmaF32_32x32x2f32Op = "rocdl.mfma.f32.32x32x2f32", "llvm.amdgcn.mfma.f32.32x32x2f32";
            MfmaF32_32x32x4Xf32Op = "rocdl.mfma.f32.32x32x4.xf32", "llvm.amdgcn.mfma.f32.32x32x4.xf32";
            MfmaF32_32x32x4bf16Op = "rocdl.mfma.f32.32x32x4bf16", "llvm.amdgcn.mfma.f32.32x32x4bf16";
            MfmaF32_32x32x4bf16_1kOp = "rocdl.mfma.f32.32x32x4bf16.1k", "llvm.amdgcn.mfma.f32.32x32x4bf16.1k";
            MfmaF32_32x32x4f16Op = "rocdl.mfma.f32.32x32x4f16", "llvm.amdgcn.mfma.f32.32x32x4f16";
            MfmaF32_32x32x8bf16_1kOp = "rocdl.mfma.f32.32x32x8bf16.1k", "llvm.amdgcn.mfma.f32.32x32x8bf16.1k";
            MfmaF32_32x32x8f16Op = "rocdl.mfma.f32.32x32x8f16", "llvm.amdgcn.mfma.f32.32x32x8f16";
            MfmaF32_4x4x1f32Op = "rocdl.mfma.f32.4x4x1f32", "llvm.amdgcn.mfma.f32.4x4x1f32";
            MfmaF32_4x4x2bf16Op = "rocdl.mfma.f32.4x4x2bf16", "llvm.amdgcn.mfma.f32.4x4x2bf16";
            MfmaF32_4x4x4bf16_1kOp = "rocdl.mfma.f32.4x4x4bf16.1k", "llvm.amdgcn.mfma.f32.4x4x4bf16.1k";
            MfmaF32_4x4x4f16Op = "rocdl.mfma.f32.4x4x4f16", "llvm.amdgcn.mfma.f32.4x4x4f16";
            MfmaF64_16x16x4f64Op = "rocdl.mfma.f64.16x16x4f64", "llvm.amdgcn.mfma.f64.16x16x4f64";
            MfmaF64_4x4x4f64Op = "rocdl.mfma.f64.4x4x4f64", "llvm.amdgcn.mfma.f64.4x4x4f64";
            MfmaI32_16x16x16i8Op = "rocdl.mfma.i32.16x16x16i8", "llvm.amdgcn.mfma.i32.16x16x16i8";
            MfmaI32_16x16x32I8Op = "rocdl.mfma.i32.16x16x32.i8", "llvm.amdgcn.mfma.i32.16x16x32.i8";
            MfmaI32_16x16x4i8Op = "rocdl.mfma.i32.16x16x4i8", "llvm.amdgcn.mfma.i32.16x16x4i8";
            MfmaI32_16x16x64I8Op = "rocdl.mfma.i32.16x16x64.i8", "llvm.amdgcn.mfma.i32.16x16x64.i8";
            MfmaI32_32x32x16I8Op = "rocdl.mfma.i32.32x32x16.i8", "llvm.amdgcn.mfma.i32.32x32x16.i8";
            MfmaI32_32x32x32I8Op = "rocdl.mfma.i32.32x32x32.i8", "llvm.amdgcn.mfma.i32.32x32x32.i8";
            MfmaI32_32x32x4i8Op = "rocdl.mfma.i32.32x32x4i8", "llvm.amdgcn.mfma.i32.32x32x4i8";
            MfmaI32_32x32x8i8Op = "rocdl.mfma.i32.32x32x8i8", "llvm.amdgcn.mfma.i32.32x32x8i8";
            MfmaI32_4x4x4i8Op = "rocdl.mfma.i32.4x4x4i8", "llvm.amdgcn.mfma.i32.4x4x4i8";
            MfmaScaleF32_16x16x128F8f6f4Op = "rocdl.mfma.scale.f32.16x16x128.f8f6f4", "llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4";
            MfmaScaleF32_32x32x64F8f6f4Op = "rocdl.mfma.scale.f32.32x32x64.f8f6f4", "llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4";
            SmfmacF32_16x16x128Bf8Bf8Op = "rocdl.smfmac.f32.16x16x128.bf8.bf8", "llvm.amdgcn.smfmac.f32.16x16x128.bf8.bf8";
            SmfmacF32_16x16x128Bf8Fp8Op = "rocdl.smfmac.f32.16x16x128.bf8.fp8", "llvm.amdgcn.smfmac.f32.16x16x128.bf8.fp8";
            SmfmacF32_16x16x128Fp8Bf8Op = "rocdl.smfmac.f32.16x16x128.fp8.bf8", "llvm.amdgcn.smfmac.f32.16x16x128.fp8.bf8";
            SmfmacF32_16x16x128Fp8Fp8Op = "rocdl.smfmac.f32.16x16x128.fp8.fp8", "llvm.amdgcn.smfmac.f32.16x16x128.fp8.fp8";
            SmfmacF32_16x16x32Bf16Op = "rocdl.smfmac.f32.16x16x32.bf16", "llvm.amdgcn.smfmac.f32.16x16x32.bf16";
            SmfmacF32_16x16x32F16Op = "rocdl.smfmac.f32.16x16x32.f16", "llvm.amdgcn.smfmac.f32.16x16x32.f16";
            SmfmacF32_16x16x64Bf16Op = "rocdl.smfmac.f32.16x16x64.bf16", "llvm.amdgcn.smfmac.f32.16x16x64.bf16";
            SmfmacF32_16x16x64Bf8Bf8Op = "rocdl.smfmac.f32.16x16x64.bf8.bf8", "llvm.amdgcn.smfmac.f32.16x16x64.bf8.bf8";
            SmfmacF32_16x16x64Bf8Fp8Op = "rocdl.smfmac.f32.16x16x64.bf8.fp8", "llvm.amdgcn.smfmac.f32.16x16x64.bf8.fp8";
            SmfmacF32_16x16x64F16Op = "rocdl.smfmac.f32.16x16x64.f16", "llvm.amdgcn.smfmac.f32.16x16x64.f16";
            SmfmacF32_16x16x64Fp8Bf8Op = "rocdl.smfmac.f32.16x16x64.fp8.bf8", "llvm.amdgcn.smfmac.f32.16x16x64.fp8.bf8";
            SmfmacF32_16x16x64Fp8Fp8Op = "rocdl.smfmac.f32.16x16x64.fp8.fp8", "llvm.amdgcn.smfmac.f32.16x16x64.fp8.fp8";
            SmfmacF32_32x32x16Bf16Op = "rocdl.smfmac.f32.32x32x16.bf16", "llvm.amdgcn.smfmac.f32.32x32x16.bf16";
            SmfmacF32_32x32x16F16Op = "rocdl.smfmac.f32.32x32x16.f16", "llvm.amdgcn.smfmac.f32.32x32x16.f16";
            SmfmacF32_32x32x32Bf16Op = "rocdl.smfmac.f32.32x32x32.bf16", "llvm.amdgcn.smfmac.f32.32x32x32.bf16";
            SmfmacF32_32x32x32Bf8Bf8Op = "rocdl.smfmac.f32.32x32x32.bf8.bf8", "llvm.amdgcn.smfmac.f32.32x32x32.bf8.bf8";
            SmfmacF32_32x32x32Bf8Fp8Op = "rocdl.smfmac.f32.32x32x32.bf8.fp8", "llvm.amdgcn.smfmac.f32.32x32x32.bf8.fp8";
            SmfmacF32_32x32x32F16Op = "rocdl.smfmac.f32.32x32x32.f16", "llvm.amdgcn.smfmac.f32.32x32x32.f16";
            SmfmacF32_32x32x32Fp8Bf8Op = "rocdl.smfmac.f32.32x32x32.fp8.bf8", "llvm.amdgcn.smfmac.f32.32x32x32.fp8.bf8";
            SmfmacF32_32x32x32Fp8Fp8Op = "rocdl.smfmac.f32.32x32x32.fp8.fp8", "llvm.amdgcn.smfmac.f32.32x32x32.fp8.fp8";
            SmfmacF32_32x32x64Bf8Bf8Op = "rocdl.smfmac.f32.32x32x64.bf8.bf8", "llvm.amdgcn.smfmac.f32.32x32x64.bf8.bf8";
            SmfmacF32_32x32x64Bf8Fp8Op = "rocdl.smfmac.f32.32x32x64.bf8.fp8", "llvm.amdgcn.smfmac.f32.32x32x64.bf8.fp8";
            SmfmacF32_32x32x64Fp8Bf8Op = "rocdl.smfmac.f32.32x32x64.fp8.bf8", "llvm.amdgcn.smfmac.f32.32x32x64.fp8.bf8";
            SmfmacF32_32x32x64Fp8Fp8Op = "rocdl.smfmac.f32.32x32x64.fp8.fp8", "llvm.amdgcn.smfmac.f32.32x32x64.fp8.fp8";
            SmfmacI32_16x16x128I8Op = "rocdl.smfmac.i32.16x16x128.i8", "llvm.amdgcn.smfmac.i32.16x16x128.i8";
            SmfmacI32_16x16x64I8Op = "rocdl.smfmac.i32.16x16x64.i8", "llvm.amdgcn.smfmac.i32.16x16x64.i8";
            SmfmacI32_32x32x32I8Op = "rocdl.smfmac.i32.32x32x32.i8", "llvm.amdgcn.smfmac.i32.32x32x32.i8";
            SmfmacI32_32x32x64I8Op = "rocdl.smfmac.i32.32x32x64.i8", "llvm.amdgcn.smfmac.i32.32x32x64.i8";
        ]
    }

    [immediates(opsel = 3),
     format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"] {
        {
            a: Operand<ANY_INTEGER_OR_VECTOR>, b: Operand<ANY_INTEGER_OR_VECTOR>,
            c: Operand<ANY_INTEGER_OR_VECTOR>, #[default(false)] opsel: Prop<Bit>,
            res: Res<ANY_INTEGER_OR_VECTOR>,
        } [
            WmmaBf16_16x16x16Bf16Op = "rocdl.wmma.bf16.16x16x16.bf16", "llvm.amdgcn.wmma.bf16.16x16x16.bf16";
        ]
        {
            a: Operand<F16_OR_VECTOR>, b: Operand<F16_OR_VECTOR>, c: Operand<F16_OR_VECTOR>,
            #[default(false)] opsel: Prop<Bit>, res: Res<F16_OR_VECTOR>,
        } [
            WmmaF16_16x16x16F16Op = "rocdl.wmma.f16.16x16x16.f16", "llvm.amdgcn.wmma.f16.16x16x16.f16";
        ]
    }

    [immediates(sign_a = 0, sign_b = 2, mod_c = 4, reuse_a = 6, reuse_b = 7),
     format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"] {
        {
            #[default(false)] #[mlir("signA")] sign_a: Prop<Bit>, a: Operand<BF16_OR_VECTOR>,
            #[default(false)] #[mlir("signB")] sign_b: Prop<Bit>, b: Operand<BF16_OR_VECTOR>,
            #[default(0)] #[mlir("modC")] mod_c: Prop<Int16>, c: Operand<BF16_OR_VECTOR>,
            #[default(false)] #[mlir("reuseA")] reuse_a: Prop<Bit>,
            #[default(false)] #[mlir("reuseB")] reuse_b: Prop<Bit>, res: Res<BF16_OR_VECTOR>,
        } [
            WmmaBf16_16x16x32Bf16Op = "rocdl.wmma.bf16.16x16x32.bf16", "llvm.amdgcn.wmma.bf16.16x16x32.bf16";
        ]
        {
            #[default(false)] #[mlir("signA")] sign_a: Prop<Bit>, a: Operand<BF16_OR_VECTOR>,
            #[default(false)] #[mlir("signB")] sign_b: Prop<Bit>, b: Operand<BF16_OR_VECTOR>,
            #[default(0)] #[mlir("modC")] mod_c: Prop<Int16>, c: Operand<F32_OR_VECTOR>,
            #[default(false)] #[mlir("reuseA")] reuse_a: Prop<Bit>,
            #[default(false)] #[mlir("reuseB")] reuse_b: Prop<Bit>, res: Res<BF16_OR_VECTOR>,
        } [
            WmmaBf16f32_16x16x32Bf16Op = "rocdl.wmma.bf16f32.16x16x32.bf16", "llvm.amdgcn.wmma.bf16f32.16x16x32.bf16";
        ]
        {
            #[default(false)] #[mlir("signA")] sign_a: Prop<Bit>, a: Operand<F16_OR_VECTOR>,
            #[default(false)] #[mlir("signB")] sign_b: Prop<Bit>, b: Operand<F16_OR_VECTOR>,
            #[default(0)] #[mlir("modC")] mod_c: Prop<Int16>, c: Operand<F16_OR_VECTOR>,
            #[default(false)] #[mlir("reuseA")] reuse_a: Prop<Bit>,
            #[default(false)] #[mlir("reuseB")] reuse_b: Prop<Bit>, res: Res<F16_OR_VECTOR>,
        } [
            WmmaF16_16x16x32F16Op = "rocdl.wmma.f16.16x16x32.f16", "llvm.amdgcn.wmma.f16.16x16x32.f16";
        ]
        {
            #[default(false)] #[mlir("signA")] sign_a: Prop<Bit>, a: Operand<BF16_OR_VECTOR>,
            #[default(false)] #[mlir("signB")] sign_b: Prop<Bit>, b: Operand<BF16_OR_VECTOR>,
            #[default(0)] #[mlir("modC")] mod_c: Prop<Int16>, c: Operand<F32_OR_VECTOR>,
            #[default(false)] #[mlir("reuseA")] reuse_a: Prop<Bit>,
            #[default(false)] #[mlir("reuseB")] reuse_b: Prop<Bit>, res: Res<F32_OR_VECTOR>,
        } [
            WmmaF32_16x16x32Bf16Op = "rocdl.wmma.f32.16x16x32.bf16", "llvm.amdgcn.wmma.f32.16x16x32.bf16";
        ]
        {
            #[default(false)] #[mlir("signA")] sign_a: Prop<Bit>, a: Operand<F16_OR_VECTOR>,
            #[default(false)] #[mlir("signB")] sign_b: Prop<Bit>, b: Operand<F16_OR_VECTOR>,
            #[default(0)] #[mlir("modC")] mod_c: Prop<Int16>, c: Operand<F32_OR_VECTOR>,
            #[default(false)] #[mlir("reuseA")] reuse_a: Prop<Bit>,
            #[default(false)] #[mlir("reuseB")] reuse_b: Prop<Bit>, res: Res<F32_OR_VECTOR>,
        } [
            WmmaF32_16x16x32F16Op = "rocdl.wmma.f32.16x16x32.f16", "llvm.amdgcn.wmma.f32.16x16x32.f16";
        ]
        {
            #[default(false)] #[mlir("signA")] sign_a: Prop<Bit>, a: Operand<F32_OR_VECTOR>,
            #[default(false)] #[mlir("signB")] sign_b: Prop<Bit>, b: Operand<F32_OR_VECTOR>,
            #[default(0)] #[mlir("modC")] mod_c: Prop<Int16>, c: Operand<F32_OR_VECTOR>,
            #[default(false)] #[mlir("reuseA")] reuse_a: Prop<Bit>,
            #[default(false)] #[mlir("reuseB")] reuse_b: Prop<Bit>, res: Res<F32_OR_VECTOR>,
        } [
            WmmaF32_16x16x4F32Op = "rocdl.wmma.f32.16x16x4.f32", "llvm.amdgcn.wmma.f32.16x16x4.f32";
        ]
    }

    [immediates(mod_c = 2, reuse_a = 4, reuse_b = 5),
     format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"] {
        {
            a: Operand<ANY_INTEGER_OR_VECTOR>, b: Operand<ANY_INTEGER_OR_VECTOR>,
            #[default(0)] #[mlir("modC")] mod_c: Prop<Int16>, c: Operand<F16_OR_VECTOR>,
            #[default(false)] #[mlir("reuseA")] reuse_a: Prop<Bit>,
            #[default(false)] #[mlir("reuseB")] reuse_b: Prop<Bit>, res: Res<F16_OR_VECTOR>,
        } [
            WmmaF16_16x16x128Bf8Bf8Op = "rocdl.wmma.f16.16x16x128.bf8_bf8", "llvm.amdgcn.wmma.f16.16x16x128.bf8.bf8";
            WmmaF16_16x16x128Bf8Fp8Op = "rocdl.wmma.f16.16x16x128.bf8_fp8", "llvm.amdgcn.wmma.f16.16x16x128.bf8.fp8";
            WmmaF16_16x16x128Fp8Bf8Op = "rocdl.wmma.f16.16x16x128.fp8_bf8", "llvm.amdgcn.wmma.f16.16x16x128.fp8.bf8";
            WmmaF16_16x16x128Fp8Fp8Op = "rocdl.wmma.f16.16x16x128.fp8_fp8", "llvm.amdgcn.wmma.f16.16x16x128.fp8.fp8";
            WmmaF16_16x16x64Bf8Bf8Op = "rocdl.wmma.f16.16x16x64.bf8_bf8", "llvm.amdgcn.wmma.f16.16x16x64.bf8.bf8";
            WmmaF16_16x16x64Bf8Fp8Op = "rocdl.wmma.f16.16x16x64.bf8_fp8", "llvm.amdgcn.wmma.f16.16x16x64.bf8.fp8";
            WmmaF16_16x16x64Fp8Bf8Op = "rocdl.wmma.f16.16x16x64.fp8_bf8", "llvm.amdgcn.wmma.f16.16x16x64.fp8.bf8";
            WmmaF16_16x16x64Fp8Fp8Op = "rocdl.wmma.f16.16x16x64.fp8_fp8", "llvm.amdgcn.wmma.f16.16x16x64.fp8.fp8";
        ]
        {
            a: Operand<ANY_INTEGER_OR_VECTOR>, b: Operand<ANY_INTEGER_OR_VECTOR>,
            #[default(0)] #[mlir("modC")] mod_c: Prop<Int16>, c: Operand<F32_OR_VECTOR>,
            #[default(false)] #[mlir("reuseA")] reuse_a: Prop<Bit>,
            #[default(false)] #[mlir("reuseB")] reuse_b: Prop<Bit>, res: Res<F32_OR_VECTOR>,
        } [
            WmmaF32_16x16x128Bf8Bf8Op = "rocdl.wmma.f32.16x16x128.bf8_bf8", "llvm.amdgcn.wmma.f32.16x16x128.bf8.bf8";
            WmmaF32_16x16x128Bf8Fp8Op = "rocdl.wmma.f32.16x16x128.bf8_fp8", "llvm.amdgcn.wmma.f32.16x16x128.bf8.fp8";
            WmmaF32_16x16x128Fp8Bf8Op = "rocdl.wmma.f32.16x16x128.fp8_bf8", "llvm.amdgcn.wmma.f32.16x16x128.fp8.bf8";
            WmmaF32_16x16x128Fp8Fp8Op = "rocdl.wmma.f32.16x16x128.fp8_fp8", "llvm.amdgcn.wmma.f32.16x16x128.fp8.fp8";
            WmmaF32_16x16x64Bf8Bf8Op = "rocdl.wmma.f32.16x16x64.bf8_bf8", "llvm.amdgcn.wmma.f32.16x16x64.bf8.bf8";
            WmmaF32_16x16x64Bf8Fp8Op = "rocdl.wmma.f32.16x16x64.bf8_fp8", "llvm.amdgcn.wmma.f32.16x16x64.bf8.fp8";
            WmmaF32_16x16x64Fp8Bf8Op = "rocdl.wmma.f32.16x16x64.fp8_bf8", "llvm.amdgcn.wmma.f32.16x16x64.fp8.bf8";
            WmmaF32_16x16x64Fp8Fp8Op = "rocdl.wmma.f32.16x16x64.fp8_fp8", "llvm.amdgcn.wmma.f32.16x16x64.fp8.fp8";
        ]
    }

    [format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"] {
        {
            a: Operand<ANY_INTEGER_OR_VECTOR>, b: Operand<ANY_INTEGER_OR_VECTOR>, c: Operand<F32_OR_VECTOR>,
            res: Res<F32_OR_VECTOR>,
        } [
            WmmaF32_16x16x16Bf16Op = "rocdl.wmma.f32.16x16x16.bf16", "llvm.amdgcn.wmma.f32.16x16x16.bf16";
            WmmaF32_16x16x16Bf8Bf8Op = "rocdl.wmma.f32.16x16x16.bf8_bf8", "llvm.amdgcn.wmma.f32.16x16x16.bf8.bf8";
            WmmaF32_16x16x16Bf8Fp8Op = "rocdl.wmma.f32.16x16x16.bf8_fp8", "llvm.amdgcn.wmma.f32.16x16x16.bf8.fp8";
            WmmaF32_16x16x16Fp8Bf8Op = "rocdl.wmma.f32.16x16x16.fp8_bf8", "llvm.amdgcn.wmma.f32.16x16x16.fp8.bf8";
            WmmaF32_16x16x16Fp8Fp8Op = "rocdl.wmma.f32.16x16x16.fp8_fp8", "llvm.amdgcn.wmma.f32.16x16x16.fp8.fp8";
        ]
        {
            a: Operand<F16_OR_VECTOR>, b: Operand<F16_OR_VECTOR>, c: Operand<F32_OR_VECTOR>,
            res: Res<F32_OR_VECTOR>,
        } [
            WmmaF32_16x16x16F16Op = "rocdl.wmma.f32.16x16x16.f16", "llvm.amdgcn.wmma.f32.16x16x16.f16";
        ]
    }

    [immediates(sign_a = 0, sign_b = 2, clamp = 5),
     format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"] {
        {
            #[default(false)] #[mlir("signA")] sign_a: Prop<Bit>, a: Operand<ANY_INTEGER_OR_VECTOR>,
            #[default(false)] #[mlir("signB")] sign_b: Prop<Bit>, b: Operand<ANY_INTEGER_OR_VECTOR>,
            c: Operand<ANY_INTEGER_OR_VECTOR>, #[default(false)] clamp: Prop<Bit>,
            res: Res<ANY_INTEGER_OR_VECTOR>,
        } [
            WmmaI32_16x16x16Iu4Op = "rocdl.wmma.i32.16x16x16.iu4", "llvm.amdgcn.wmma.i32.16x16x16.iu4";
            WmmaI32_16x16x16Iu8Op = "rocdl.wmma.i32.16x16x16.iu8", "llvm.amdgcn.wmma.i32.16x16x16.iu8";
            WmmaI32_16x16x32Iu4Op = "rocdl.wmma.i32.16x16x32.iu4", "llvm.amdgcn.wmma.i32.16x16x32.iu4";
        ]
    }

    [immediates(sign_a = 0, sign_b = 2, reuse_a = 5, reuse_b = 6, clamp = 7),
     format = "$a `,` $b `,` $c attr-dict `:` functional-type(operands, $res)"] {
        {
            #[default(false)] #[mlir("signA")] sign_a: Prop<Bit>, a: Operand<ANY_INTEGER_OR_VECTOR>,
            #[default(false)] #[mlir("signB")] sign_b: Prop<Bit>, b: Operand<ANY_INTEGER_OR_VECTOR>,
            c: Operand<ANY_INTEGER_OR_VECTOR>, #[default(false)] #[mlir("reuseA")] reuse_a: Prop<Bit>,
            #[default(false)] #[mlir("reuseB")] reuse_b: Prop<Bit>, #[default(false)] clamp: Prop<Bit>,
            res: Res<ANY_INTEGER_OR_VECTOR>,
        } [
            WmmaI32_16x16x64Iu8Op = "rocdl.wmma.i32.16x16x64.iu8", "llvm.amdgcn.wmma.i32.16x16x64.iu8";
        ]
    }

    [immediates(fmt_a = 0, fmt_b = 2, mod_c = 4, scale_a_kind = 6, fmt_scale_a = 7, scale_b_kind = 9, fmt_scale_b = 10, reuse_a = 12, reuse_b = 13),
     format = "$a `,` $b `,` $c `,` $scaleA `,` $scaleB attr-dict `:` functional-type(operands, $res)"] {
        {
            #[default(0)] #[mlir("fmtA")] fmt_a: Prop<Int32>, a: Operand<ANY_INTEGER_OR_VECTOR>,
            #[default(0)] #[mlir("fmtB")] fmt_b: Prop<Int32>, b: Operand<ANY_INTEGER_OR_VECTOR>,
            #[default(0)] #[mlir("modC")] mod_c: Prop<Int16>, c: Operand<F32_OR_VECTOR>,
            #[default(0)] #[mlir("scaleAType")] scale_a_kind: Prop<Int32>,
            #[default(0)] #[mlir("fmtScaleA")] fmt_scale_a: Prop<Int32>,
            #[mlir("scaleA")] scale_a: Operand<I32>,
            #[default(0)] #[mlir("scaleBType")] scale_b_kind: Prop<Int32>,
            #[default(0)] #[mlir("fmtScaleB")] fmt_scale_b: Prop<Int32>,
            #[mlir("scaleB")] scale_b: Operand<I32>, #[default(false)] #[mlir("reuseA")] reuse_a: Prop<Bit>,
            #[default(false)] #[mlir("reuseB")] reuse_b: Prop<Bit>, res: Res<F32_OR_VECTOR>,
        } [
            WmmaScaleF32_16x16x128F8f6f4Op = "rocdl.wmma.scale.f32.16x16x128.f8f6f4", "llvm.amdgcn.wmma.scale.f32.16x16x128.f8f6f4";
        ]
        {
            #[default(0)] #[mlir("fmtA")] fmt_a: Prop<Int32>, a: Operand<ANY_INTEGER_OR_VECTOR>,
            #[default(0)] #[mlir("fmtB")] fmt_b: Prop<Int32>, b: Operand<ANY_INTEGER_OR_VECTOR>,
            #[default(0)] #[mlir("modC")] mod_c: Prop<Int16>, c: Operand<F32_OR_VECTOR>,
            #[default(0)] #[mlir("scaleAType")] scale_a_kind: Prop<Int32>,
            #[default(0)] #[mlir("fmtScaleA")] fmt_scale_a: Prop<Int32>,
            #[mlir("scaleA")] scale_a: Operand<I64>,
            #[default(0)] #[mlir("scaleBType")] scale_b_kind: Prop<Int32>,
            #[default(0)] #[mlir("fmtScaleB")] fmt_scale_b: Prop<Int32>,
            #[mlir("scaleB")] scale_b: Operand<I64>, #[default(false)] #[mlir("reuseA")] reuse_a: Prop<Bit>,
            #[default(false)] #[mlir("reuseB")] reuse_b: Prop<Bit>, res: Res<F32_OR_VECTOR>,
        } [
            WmmaScale16F32_16x16x128F8f6f4Op = "rocdl.wmma.scale16.f32.16x16x128.f8f6f4", "llvm.amdgcn.wmma.scale16.f32.16x16x128.f8f6f4";
        ]
    }

    [immediates(mod_c = 2, scale_a_kind = 4, fmt_scale_a = 5, scale_b_kind = 7, fmt_scale_b = 8, reuse_a = 10, reuse_b = 11),
     format = "$a `,` $b `,` $c `,` $scaleA `,` $scaleB attr-dict `:` functional-type(operands, $res)"] {
        {
            a: Operand<ANY_INTEGER_OR_VECTOR>, b: Operand<ANY_INTEGER_OR_VECTOR>,
            #[default(0)] #[mlir("modC")] mod_c: Prop<Int16>, c: Operand<F32_OR_VECTOR>,
            #[default(0)] #[mlir("scaleAType")] scale_a_kind: Prop<Int32>,
            #[default(0)] #[mlir("fmtScaleA")] fmt_scale_a: Prop<Int32>,
            #[mlir("scaleA")] scale_a: Operand<I32>,
            #[default(0)] #[mlir("scaleBType")] scale_b_kind: Prop<Int32>,
            #[default(0)] #[mlir("fmtScaleB")] fmt_scale_b: Prop<Int32>,
            #[mlir("scaleB")] scale_b: Operand<I32>, #[default(false)] #[mlir("reuseA")] reuse_a: Prop<Bit>,
            #[default(false)] #[mlir("reuseB")] reuse_b: Prop<Bit>, res: Res<F32_OR_VECTOR>,
        } [
            WmmaScaleF32_32x16x128F4Op = "rocdl.wmma.scale.f32.32x16x128.f4", "llvm.amdgcn.wmma.scale.f32.32x16x128.f4";
        ]
        {
            a: Operand<ANY_INTEGER_OR_VECTOR>, b: Operand<ANY_INTEGER_OR_VECTOR>,
            #[default(0)] #[mlir("modC")] mod_c: Prop<Int16>, c: Operand<F32_OR_VECTOR>,
            #[default(0)] #[mlir("scaleAType")] scale_a_kind: Prop<Int32>,
            #[default(0)] #[mlir("fmtScaleA")] fmt_scale_a: Prop<Int32>,
            #[mlir("scaleA")] scale_a: Operand<I64>,
            #[default(0)] #[mlir("scaleBType")] scale_b_kind: Prop<Int32>,
            #[default(0)] #[mlir("fmtScaleB")] fmt_scale_b: Prop<Int32>,
            #[mlir("scaleB")] scale_b: Operand<I64>, #[default(false)] #[mlir("reuseA")] reuse_a: Prop<Bit>,
            #[default(false)] #[mlir("reuseB")] reuse_b: Prop<Bit>, res: Res<F32_OR_VECTOR>,
        } [
            WmmaScale16F32_32x16x128F4Op = "rocdl.wmma.scale16.f32.32x16x128.f4", "llvm.amdgcn.wmma.scale16.f32.32x16x128.f4";
        ]
    }
}
