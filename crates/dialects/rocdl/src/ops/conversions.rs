//! Conversions between formats of numbers.
//!
//! Written by `cargo xtask check-ods --write rocdl` from upstream's `mlir/Dialect/LLVMIR/ROCDLOps.td`; not to be edited.

use crate::constraints::*;
use terrace_builtin::props::Int32;
use terrace_llvm::constraints::Bit;
use terrace_llvm::op_rows;

op_rows! {
    [traits(PURE),
     immediates(byte_sel = 1),
     format = "attr-dict $srcA `[` $byteSel `]` `:` type($res)"] {
        { #[mlir("srcA")] src_a: Operand<I32>, #[mlir("byteSel")] byte_sel: Prop<Int32>, res: Res<LLVM_TYPE> } [
            CvtF32Bf8Op = "rocdl.cvt.f32.bf8", "llvm.amdgcn.cvt.f32.bf8";
            CvtF32Fp8Op = "rocdl.cvt.f32.fp8", "llvm.amdgcn.cvt.f32.fp8";
        ]
    }

    [traits(PURE),
     immediates(word_sel = 3),
     format = "attr-dict $srcA `,` $srcB `->` $old `[` $wordSel `]` `:` type($res)"] {
        {
            #[mlir("srcA")] src_a: Operand<F32>, #[mlir("srcB")] src_b: Operand<F32>, old: Operand<I32>,
            #[mlir("wordSel")] word_sel: Prop<Bit>, res: Res<LLVM_TYPE>,
        } [
            CvtPkBf8F32Op = "rocdl.cvt.pk.bf8.f32", "llvm.amdgcn.cvt.pk.bf8.f32";
            CvtPkFp8F32Op = "rocdl.cvt.pk.fp8.f32", "llvm.amdgcn.cvt.pk.fp8.f32";
        ]
    }

    [traits(PURE),
     immediates(word_sel = 1),
     format = "attr-dict $src `[` $wordSel `]` `:` type($res)"] {
        { src: Operand<I32>, #[mlir("wordSel")] word_sel: Prop<Bit>, res: Res<LLVM_TYPE> } [
            CvtPkF32Bf8Op = "rocdl.cvt.pk.f32.bf8", "llvm.amdgcn.cvt.pk.f32.bf8";
            CvtPkF32Fp8Op = "rocdl.cvt.pk.f32.fp8", "llvm.amdgcn.cvt.pk.f32.fp8";
        ]
    }

    [traits(PURE),
     format = "attr-dict $srcA `,` $srcB `:` type($res)"] {
        { #[mlir("srcA")] src_a: Operand<F32>, #[mlir("srcB")] src_b: Operand<F32>, res: Res<LLVM_TYPE> } [
            CvtPkRtzOp = "rocdl.cvt.pkrtz", "llvm.amdgcn.cvt.pkrtz";
        ]
    }

    [traits(PURE),
     immediates(scale_sel = 2),
     format = "attr-dict $src `,` $scale `[` $scaleSel `]` `:` type($res)"] {
        {
            src: Operand<V3I32>, scale: Operand<I32>, #[mlir("scaleSel")] scale_sel: Prop<Int32>,
            #[unique] res: Res<V16BF16>,
        } [
            CvtPkScalePk16Bf16Bf6Op = "rocdl.cvt.scale.pk16.bf16.bf6", "llvm.amdgcn.cvt.scale.pk16.bf16.bf6";
            CvtPkScalePk16Bf16Fp6Op = "rocdl.cvt.scale.pk16.bf16.fp6", "llvm.amdgcn.cvt.scale.pk16.bf16.fp6";
        ]
        {
            src: Operand<V3I32>, scale: Operand<I32>, #[mlir("scaleSel")] scale_sel: Prop<Int32>,
            #[unique] res: Res<V16F16>,
        } [
            CvtPkScalePk16F16Bf6Op = "rocdl.cvt.scale.pk16.f16.bf6", "llvm.amdgcn.cvt.scale.pk16.f16.bf6";
            CvtPkScalePk16F16Fp6Op = "rocdl.cvt.scale.pk16.f16.fp6", "llvm.amdgcn.cvt.scale.pk16.f16.fp6";
        ]
        {
            src: Operand<V3I32>, scale: Operand<I32>, #[mlir("scaleSel")] scale_sel: Prop<Int32>,
            #[unique] res: Res<V16F32>,
        } [
            CvtPkScalePk16F32Bf6Op = "rocdl.cvt.scale.pk16.f32.bf6", "llvm.amdgcn.cvt.scale.pk16.f32.bf6";
            CvtPkScalePk16F32Fp6Op = "rocdl.cvt.scale.pk16.f32.fp6", "llvm.amdgcn.cvt.scale.pk16.f32.fp6";
        ]
        {
            src: Operand<V2I32>, scale: Operand<I32>, #[mlir("scaleSel")] scale_sel: Prop<Int32>,
            #[unique] res: Res<V8BF16>,
        } [
            CvtPkScalePk8Bf16Bf8Op = "rocdl.cvt.scale.pk8.bf16.bf8", "llvm.amdgcn.cvt.scale.pk8.bf16.bf8";
            CvtPkScalePk8Bf16Fp8Op = "rocdl.cvt.scale.pk8.bf16.fp8", "llvm.amdgcn.cvt.scale.pk8.bf16.fp8";
        ]
        {
            src: Operand<I32>, scale: Operand<I32>, #[mlir("scaleSel")] scale_sel: Prop<Int32>,
            #[unique] res: Res<V8BF16>,
        } [
            CvtPkScalePk8Bf16Fp4Op = "rocdl.cvt.scale.pk8.bf16.fp4", "llvm.amdgcn.cvt.scale.pk8.bf16.fp4";
        ]
        {
            src: Operand<V2I32>, scale: Operand<I32>, #[mlir("scaleSel")] scale_sel: Prop<Int32>,
            #[unique] res: Res<V8F16>,
        } [
            CvtPkScalePk8F16Bf8Op = "rocdl.cvt.scale.pk8.f16.bf8", "llvm.amdgcn.cvt.scale.pk8.f16.bf8";
            CvtPkScalePk8F16Fp8Op = "rocdl.cvt.scale.pk8.f16.fp8", "llvm.amdgcn.cvt.scale.pk8.f16.fp8";
        ]
        {
            src: Operand<I32>, scale: Operand<I32>, #[mlir("scaleSel")] scale_sel: Prop<Int32>,
            #[unique] res: Res<V8F16>,
        } [
            CvtPkScalePk8F16Fp4Op = "rocdl.cvt.scale.pk8.f16.fp4", "llvm.amdgcn.cvt.scale.pk8.f16.fp4";
        ]
        {
            src: Operand<V2I32>, scale: Operand<I32>, #[mlir("scaleSel")] scale_sel: Prop<Int32>,
            #[unique] res: Res<V8F32>,
        } [
            CvtPkScalePk8F32Bf8Op = "rocdl.cvt.scale.pk8.f32.bf8", "llvm.amdgcn.cvt.scale.pk8.f32.bf8";
            CvtPkScalePk8F32Fp8Op = "rocdl.cvt.scale.pk8.f32.fp8", "llvm.amdgcn.cvt.scale.pk8.f32.fp8";
        ]
        {
            src: Operand<I32>, scale: Operand<I32>, #[mlir("scaleSel")] scale_sel: Prop<Int32>,
            #[unique] res: Res<V8F32>,
        } [
            CvtPkScalePk8F32Fp4Op = "rocdl.cvt.scale.pk8.f32.fp4", "llvm.amdgcn.cvt.scale.pk8.f32.fp4";
        ]
    }

    [traits(PURE),
     format = "attr-dict $src0 `,` $src1 `,` $scale `:` type($res)"] {
        { src0: Operand<V16F32>, src1: Operand<V16F32>, scale: Operand<F32>, #[unique] res: Res<V6I32> } [
            CvtScaleF322xPk16Bf6F32Op = "rocdl.cvt.scalef32.2xpk16.bf6.f32", "llvm.amdgcn.cvt.scalef32.2xpk16.bf6.f32";
            CvtScaleF322xPk16Fp6F32Op = "rocdl.cvt.scalef32.2xpk16.fp6.f32", "llvm.amdgcn.cvt.scalef32.2xpk16.fp6.f32";
        ]
    }

    [traits(PURE),
     immediates(src_sel_index = 3, dst_lo_hi_sel = 4),
     format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)"] {
        {
            #[mlir("oldVdst")] old_vdst: Operand<V2F16>, src: Operand<I32>, scale: Operand<F32>,
            #[mlir("srcSelIndex")] src_sel_index: Prop<Int32>, #[mlir("dstLoHiSel")] dst_lo_hi_sel: Prop<Bit>,
            #[unique] res: Res<V2F16>,
        } [
            CvtScaleF32F16Bf8Op = "rocdl.cvt.scalef32.f16.bf8", "llvm.amdgcn.cvt.scalef32.f16.bf8";
            CvtScaleF32F16Fp8Op = "rocdl.cvt.scalef32.f16.fp8", "llvm.amdgcn.cvt.scalef32.f16.fp8";
        ]
    }

    [traits(PURE),
     immediates(src_sel_index = 2),
     format = "attr-dict $src `[` $srcSelIndex `]` `,` $scale `:` type($res)"] {
        {
            src: Operand<I32>, scale: Operand<F32>, #[mlir("srcSelIndex")] src_sel_index: Prop<Int32>,
            #[unique] res: Res<F32>,
        } [
            CvtScaleF32F32Bf8Op = "rocdl.cvt.scalef32.f32.bf8", "llvm.amdgcn.cvt.scalef32.f32.bf8";
            CvtScaleF32F32Fp8Op = "rocdl.cvt.scalef32.f32.fp8", "llvm.amdgcn.cvt.scalef32.f32.fp8";
        ]
        {
            src: Operand<I32>, scale: Operand<F32>, #[mlir("srcSelIndex")] src_sel_index: Prop<Int32>,
            #[unique] res: Res<V2BF16>,
        } [
            CvtScaleF32PkBf16Fp4Op = "rocdl.cvt.scalef32.pk.bf16.fp4", "llvm.amdgcn.cvt.scalef32.pk.bf16.fp4";
        ]
        {
            src: Operand<I32>, scale: Operand<F32>, #[mlir("srcSelIndex")] src_sel_index: Prop<Int32>,
            #[unique] res: Res<V2F16>,
        } [
            CvtScaleF32PkF16Fp4Op = "rocdl.cvt.scalef32.pk.f16.fp4", "llvm.amdgcn.cvt.scalef32.pk.f16.fp4";
        ]
        {
            src: Operand<I32>, scale: Operand<F32>, #[mlir("srcSelIndex")] src_sel_index: Prop<Int32>,
            #[unique] res: Res<V2F32>,
        } [
            CvtScaleF32PkF32Fp4Op = "rocdl.cvt.scalef32.pk.f32.fp4", "llvm.amdgcn.cvt.scalef32.pk.f32.fp4";
        ]
    }

    [traits(PURE),
     immediates(src_lo_hi_sel = 2),
     format = "attr-dict $src `[` $srcLoHiSel `]` `,` $scale `:` type($res)"] {
        {
            src: Operand<I32>, scale: Operand<F32>, #[mlir("srcLoHiSel")] src_lo_hi_sel: Prop<Bit>,
            #[unique] res: Res<V2BF16>,
        } [
            CvtScaleF32PkBf16Bf8Op = "rocdl.cvt.scalef32.pk.bf16.bf8", "llvm.amdgcn.cvt.scalef32.pk.bf16.bf8";
            CvtScaleF32PkBf16Fp8Op = "rocdl.cvt.scalef32.pk.bf16.fp8", "llvm.amdgcn.cvt.scalef32.pk.bf16.fp8";
        ]
        {
            src: Operand<I32>, scale: Operand<F32>, #[mlir("srcLoHiSel")] src_lo_hi_sel: Prop<Bit>,
            #[unique] res: Res<V2F16>,
        } [
            CvtScaleF32PkF16Bf8Op = "rocdl.cvt.scalef32.pk.f16.bf8", "llvm.amdgcn.cvt.scalef32.pk.f16.bf8";
            CvtScaleF32PkF16Fp8Op = "rocdl.cvt.scalef32.pk.f16.fp8", "llvm.amdgcn.cvt.scalef32.pk.f16.fp8";
        ]
        {
            src: Operand<I32>, scale: Operand<F32>, #[mlir("srcLoHiSel")] src_lo_hi_sel: Prop<Bit>,
            #[unique] res: Res<V2F32>,
        } [
            CvtScaleF32PkF32Bf8Op = "rocdl.cvt.scalef32.pk.f32.bf8", "llvm.amdgcn.cvt.scalef32.pk.f32.bf8";
            CvtScaleF32PkF32Fp8Op = "rocdl.cvt.scalef32.pk.f32.fp8", "llvm.amdgcn.cvt.scalef32.pk.f32.fp8";
        ]
    }

    [traits(PURE),
     immediates(dst_lo_hi_sel = 3),
     format = "attr-dict $src0 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)"] {
        {
            #[mlir("oldVdst")] old_vdst: Operand<V2I16>, src0: Operand<V2BF16>, scale: Operand<F32>,
            #[mlir("dstLoHiSel")] dst_lo_hi_sel: Prop<Bit>, #[unique] res: Res<V2I16>,
        } [
            CvtScaleF32PkBf8Bf16Op = "rocdl.cvt.scalef32.pk.bf8.bf16", "llvm.amdgcn.cvt.scalef32.pk.bf8.bf16";
            CvtScaleF32PkFp8Bf16Op = "rocdl.cvt.scalef32.pk.fp8.bf16", "llvm.amdgcn.cvt.scalef32.pk.fp8.bf16";
        ]
        {
            #[mlir("oldVdst")] old_vdst: Operand<V2I16>, src0: Operand<V2F16>, scale: Operand<F32>,
            #[mlir("dstLoHiSel")] dst_lo_hi_sel: Prop<Bit>, #[unique] res: Res<V2I16>,
        } [
            CvtScaleF32PkBf8F16Op = "rocdl.cvt.scalef32.pk.bf8.f16", "llvm.amdgcn.cvt.scalef32.pk.bf8.f16";
            CvtScaleF32PkFp8F16Op = "rocdl.cvt.scalef32.pk.fp8.f16", "llvm.amdgcn.cvt.scalef32.pk.fp8.f16";
        ]
    }

    [traits(PURE),
     immediates(dst_lo_hi_sel = 4),
     format = "attr-dict $src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstLoHiSel `]` `:` type($res)"] {
        {
            #[mlir("oldVdst")] old_vdst: Operand<V2I16>, src0: Operand<F32>, src1: Operand<F32>,
            scale: Operand<F32>, #[mlir("dstLoHiSel")] dst_lo_hi_sel: Prop<Bit>, #[unique] res: Res<V2I16>,
        } [
            CvtScaleF32PkBf8F32Op = "rocdl.cvt.scalef32.pk.bf8.f32", "llvm.amdgcn.cvt.scalef32.pk.bf8.f32";
            CvtScaleF32PkFp8F32Op = "rocdl.cvt.scalef32.pk.fp8.f32", "llvm.amdgcn.cvt.scalef32.pk.fp8.f32";
        ]
    }

    [traits(PURE),
     immediates(dst_sel_index = 3),
     format = "attr-dict $src `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)"] {
        {
            #[mlir("oldVdst")] old_vdst: Operand<I32>, src: Operand<V2BF16>, scale: Operand<F32>,
            #[mlir("dstSelIndex")] dst_sel_index: Prop<Int32>, #[unique] res: Res<I32>,
        } [
            CvtScaleF32PkFp4Bf16Op = "rocdl.cvt.scalef32.pk.fp4.bf16", "llvm.amdgcn.cvt.scalef32.pk.fp4.bf16";
        ]
        {
            #[mlir("oldVdst")] old_vdst: Operand<I32>, src: Operand<V2F16>, scale: Operand<F32>,
            #[mlir("dstSelIndex")] dst_sel_index: Prop<Int32>, #[unique] res: Res<I32>,
        } [
            CvtScaleF32PkFp4F16Op = "rocdl.cvt.scalef32.pk.fp4.f16", "llvm.amdgcn.cvt.scalef32.pk.fp4.f16";
        ]
    }

    [traits(PURE),
     immediates(dst_sel_index = 4),
     format = "attr-dict $src0 `,` $src1 `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)"] {
        {
            #[mlir("oldVdst")] old_vdst: Operand<I32>, src0: Operand<F32>, src1: Operand<F32>,
            scale: Operand<F32>, #[mlir("dstSelIndex")] dst_sel_index: Prop<Int32>, #[unique] res: Res<I32>,
        } [
            CvtScaleF32PkFp4F32Op = "rocdl.cvt.scalef32.pk.fp4.f32", "llvm.amdgcn.cvt.scalef32.pk.fp4.f32";
        ]
    }

    [traits(PURE),
     format = "attr-dict $src `,` $scale `:` type($res)"] {
        { src: Operand<V16BF16>, scale: Operand<F32>, #[unique] res: Res<V3I32> } [
            CvtScaleF32Pk16Bf6Bf16Op = "rocdl.cvt.scalef32.pk16.bf6.bf16", "llvm.amdgcn.cvt.scalef32.pk16.bf6.bf16";
            CvtScaleF32Pk16Fp6Bf16Op = "rocdl.cvt.scalef32.pk16.fp6.bf16", "llvm.amdgcn.cvt.scalef32.pk16.fp6.bf16";
        ]
        { src: Operand<V16F16>, scale: Operand<F32>, #[unique] res: Res<V3I32> } [
            CvtScaleF32Pk16Bf6F16Op = "rocdl.cvt.scalef32.pk16.bf6.f16", "llvm.amdgcn.cvt.scalef32.pk16.bf6.f16";
            CvtScaleF32Pk16Fp6F16Op = "rocdl.cvt.scalef32.pk16.fp6.f16", "llvm.amdgcn.cvt.scalef32.pk16.fp6.f16";
        ]
        { src: Operand<V16F32>, scale: Operand<F32>, #[unique] res: Res<V3I32> } [
            CvtScaleF32Pk16Bf6F32Op = "rocdl.cvt.scalef32.pk16.bf6.f32", "llvm.amdgcn.cvt.scalef32.pk16.bf6.f32";
            CvtScaleF32Pk16Fp6F32Op = "rocdl.cvt.scalef32.pk16.fp6.f32", "llvm.amdgcn.cvt.scalef32.pk16.fp6.f32";
        ]
        { src: Operand<V6I32>, scale: Operand<F32>, #[unique] res: Res<V32BF16> } [
            CvtScaleF32Pk32Bf16Bf6Op = "rocdl.cvt.scalef32.pk32.bf16.bf6", "llvm.amdgcn.cvt.scalef32.pk32.bf16.bf6";
            CvtScaleF32Pk32Bf16Fp6Op = "rocdl.cvt.scalef32.pk32.bf16.fp6", "llvm.amdgcn.cvt.scalef32.pk32.bf16.fp6";
        ]
        { src: Operand<V32BF16>, scale: Operand<F32>, #[unique] res: Res<V6I32> } [
            CvtScaleF32Pk32Bf6Bf16Op = "rocdl.cvt.scalef32.pk32.bf6.bf16", "llvm.amdgcn.cvt.scalef32.pk32.bf6.bf16";
            CvtScaleF32Pk32Fp6Bf16Op = "rocdl.cvt.scalef32.pk32.fp6.bf16", "llvm.amdgcn.cvt.scalef32.pk32.fp6.bf16";
        ]
        { src: Operand<V32F16>, scale: Operand<F32>, #[unique] res: Res<V6I32> } [
            CvtScaleF32Pk32Bf6F16Op = "rocdl.cvt.scalef32.pk32.bf6.f16", "llvm.amdgcn.cvt.scalef32.pk32.bf6.f16";
            CvtScaleF32Pk32Fp6F16Op = "rocdl.cvt.scalef32.pk32.fp6.f16", "llvm.amdgcn.cvt.scalef32.pk32.fp6.f16";
        ]
        { src: Operand<V6I32>, scale: Operand<F32>, #[unique] res: Res<V32F16> } [
            CvtScaleF32Pk32F16Bf6Op = "rocdl.cvt.scalef32.pk32.f16.bf6", "llvm.amdgcn.cvt.scalef32.pk32.f16.bf6";
            CvtScaleF32Pk32F16Fp6Op = "rocdl.cvt.scalef32.pk32.f16.fp6", "llvm.amdgcn.cvt.scalef32.pk32.f16.fp6";
        ]
        { src: Operand<V6I32>, scale: Operand<F32>, #[unique] res: Res<V32F32> } [
            CvtScaleF32Pk32F32Bf6Op = "rocdl.cvt.scalef32.pk32.f32.bf6", "llvm.amdgcn.cvt.scalef32.pk32.f32.bf6";
            CvtScaleF32Pk32F32Fp6Op = "rocdl.cvt.scalef32.pk32.f32.fp6", "llvm.amdgcn.cvt.scalef32.pk32.f32.fp6";
        ]
        { src: Operand<V8BF16>, scale: Operand<F32>, #[unique] res: Res<V2I32> } [
            CvtScaleF32Pk8Bf8Bf16Op = "rocdl.cvt.scalef32.pk8.bf8.bf16", "llvm.amdgcn.cvt.scalef32.pk8.bf8.bf16";
            CvtScaleF32Pk8Fp8Bf16Op = "rocdl.cvt.scalef32.pk8.fp8.bf16", "llvm.amdgcn.cvt.scalef32.pk8.fp8.bf16";
        ]
        { src: Operand<V8F16>, scale: Operand<F32>, #[unique] res: Res<V2I32> } [
            CvtScaleF32Pk8Bf8F16Op = "rocdl.cvt.scalef32.pk8.bf8.f16", "llvm.amdgcn.cvt.scalef32.pk8.bf8.f16";
            CvtScaleF32Pk8Fp8F16Op = "rocdl.cvt.scalef32.pk8.fp8.f16", "llvm.amdgcn.cvt.scalef32.pk8.fp8.f16";
        ]
        { src: Operand<V8F32>, scale: Operand<F32>, #[unique] res: Res<V2I32> } [
            CvtScaleF32Pk8Bf8F32Op = "rocdl.cvt.scalef32.pk8.bf8.f32", "llvm.amdgcn.cvt.scalef32.pk8.bf8.f32";
            CvtScaleF32Pk8Fp8F32Op = "rocdl.cvt.scalef32.pk8.fp8.f32", "llvm.amdgcn.cvt.scalef32.pk8.fp8.f32";
        ]
        { src: Operand<V8BF16>, scale: Operand<F32>, #[unique] res: Res<I32> } [
            CvtScaleF32Pk8Fp4Bf16Op = "rocdl.cvt.scalef32.pk8.fp4.bf16", "llvm.amdgcn.cvt.scalef32.pk8.fp4.bf16";
        ]
        { src: Operand<V8F16>, scale: Operand<F32>, #[unique] res: Res<I32> } [
            CvtScaleF32Pk8Fp4F16Op = "rocdl.cvt.scalef32.pk8.fp4.f16", "llvm.amdgcn.cvt.scalef32.pk8.fp4.f16";
        ]
        { src: Operand<V8F32>, scale: Operand<F32>, #[unique] res: Res<I32> } [
            CvtScaleF32Pk8Fp4F32Op = "rocdl.cvt.scalef32.pk8.fp4.f32", "llvm.amdgcn.cvt.scalef32.pk8.fp4.f32";
        ]
    }

    [traits(PURE),
     immediates(dst_sel_index = 4),
     format = "attr-dict $src0 `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)"] {
        {
            #[mlir("oldVdst")] old_vdst: Operand<I32>, src0: Operand<BF16>, seed: Operand<I32>,
            scale: Operand<F32>, #[mlir("dstSelIndex")] dst_sel_index: Prop<Int32>, #[unique] res: Res<I32>,
        } [
            CvtScaleF32SrBf8BF16Op = "rocdl.cvt.scalef32.sr.bf8.bf16", "llvm.amdgcn.cvt.scalef32.sr.bf8.bf16";
            CvtScaleF32SrFp8BF16Op = "rocdl.cvt.scalef32.sr.fp8.bf16", "llvm.amdgcn.cvt.scalef32.sr.fp8.bf16";
        ]
        {
            #[mlir("oldVdst")] old_vdst: Operand<I32>, src0: Operand<F16>, seed: Operand<I32>,
            scale: Operand<F32>, #[mlir("dstSelIndex")] dst_sel_index: Prop<Int32>, #[unique] res: Res<I32>,
        } [
            CvtScaleF32SrBf8F16Op = "rocdl.cvt.scalef32.sr.bf8.f16", "llvm.amdgcn.cvt.scalef32.sr.bf8.f16";
            CvtScaleF32SrFp8F16Op = "rocdl.cvt.scalef32.sr.fp8.f16", "llvm.amdgcn.cvt.scalef32.sr.fp8.f16";
        ]
        {
            #[mlir("oldVdst")] old_vdst: Operand<I32>, src0: Operand<F32>, seed: Operand<I32>,
            scale: Operand<F32>, #[mlir("dstSelIndex")] dst_sel_index: Prop<Int32>, #[unique] res: Res<I32>,
        } [
            CvtScaleF32SrBf8F32Op = "rocdl.cvt.scalef32.sr.bf8.f32", "llvm.amdgcn.cvt.scalef32.sr.bf8.f32";
            CvtScaleF32SrFp8F32Op = "rocdl.cvt.scalef32.sr.fp8.f32", "llvm.amdgcn.cvt.scalef32.sr.fp8.f32";
        ]
    }

    [traits(PURE),
     immediates(dst_sel_index = 4),
     format = "attr-dict $src `,` $seed `,` $scale `->` $oldVdst `[` $dstSelIndex `]` `:` type($res)"] {
        {
            #[mlir("oldVdst")] old_vdst: Operand<I32>, src: Operand<V2BF16>, seed: Operand<I32>,
            scale: Operand<F32>, #[mlir("dstSelIndex")] dst_sel_index: Prop<Int32>, #[unique] res: Res<I32>,
        } [
            CvtScaleF32SrPkFp4Bf16Op = "rocdl.cvt.scalef32.sr.pk.fp4.bf16", "llvm.amdgcn.cvt.scalef32.sr.pk.fp4.bf16";
        ]
        {
            #[mlir("oldVdst")] old_vdst: Operand<I32>, src: Operand<V2F16>, seed: Operand<I32>,
            scale: Operand<F32>, #[mlir("dstSelIndex")] dst_sel_index: Prop<Int32>, #[unique] res: Res<I32>,
        } [
            CvtScaleF32SrPkFp4F16Op = "rocdl.cvt.scalef32.sr.pk.fp4.f16", "llvm.amdgcn.cvt.scalef32.sr.pk.fp4.f16";
        ]
        {
            #[mlir("oldVdst")] old_vdst: Operand<I32>, src: Operand<V2F32>, seed: Operand<I32>,
            scale: Operand<F32>, #[mlir("dstSelIndex")] dst_sel_index: Prop<Int32>, #[unique] res: Res<I32>,
        } [
            CvtScaleF32SrPkFp4F32Op = "rocdl.cvt.scalef32.sr.pk.fp4.f32", "llvm.amdgcn.cvt.scalef32.sr.pk.fp4.f32";
        ]
    }

    [traits(PURE),
     format = "attr-dict $src `,` $seed `,` $scale `:` type($res)"] {
        { src: Operand<V16BF16>, seed: Operand<I32>, scale: Operand<F32>, #[unique] res: Res<V3I32> } [
            CvtScaleF32SrPk16Bf6Bf16Op = "rocdl.cvt.scalef32.sr.pk16.bf6.bf16", "llvm.amdgcn.cvt.scalef32.sr.pk16.bf6.bf16";
            CvtScaleF32SrPk16Fp6Bf16Op = "rocdl.cvt.scalef32.sr.pk16.fp6.bf16", "llvm.amdgcn.cvt.scalef32.sr.pk16.fp6.bf16";
        ]
        { src: Operand<V16F16>, seed: Operand<I32>, scale: Operand<F32>, #[unique] res: Res<V3I32> } [
            CvtScaleF32SrPk16Bf6F16Op = "rocdl.cvt.scalef32.sr.pk16.bf6.f16", "llvm.amdgcn.cvt.scalef32.sr.pk16.bf6.f16";
            CvtScaleF32SrPk16Fp6F16Op = "rocdl.cvt.scalef32.sr.pk16.fp6.f16", "llvm.amdgcn.cvt.scalef32.sr.pk16.fp6.f16";
        ]
        { src: Operand<V16F32>, seed: Operand<I32>, scale: Operand<F32>, #[unique] res: Res<V3I32> } [
            CvtScaleF32SrPk16Bf6F32Op = "rocdl.cvt.scalef32.sr.pk16.bf6.f32", "llvm.amdgcn.cvt.scalef32.sr.pk16.bf6.f32";
            CvtScaleF32SrPk16Fp6F32Op = "rocdl.cvt.scalef32.sr.pk16.fp6.f32", "llvm.amdgcn.cvt.scalef32.sr.pk16.fp6.f32";
        ]
        { src: Operand<V32BF16>, seed: Operand<I32>, scale: Operand<F32>, #[unique] res: Res<V6I32> } [
            CvtScaleF32SrPk32Bf6Bf16Op = "rocdl.cvt.scalef32.sr.pk32.bf6.bf16", "llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.bf16";
            CvtScaleF32SrPk32Fp6Bf16Op = "rocdl.cvt.scalef32.sr.pk32.fp6.bf16", "llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.bf16";
        ]
        { src: Operand<V32F16>, seed: Operand<I32>, scale: Operand<F32>, #[unique] res: Res<V6I32> } [
            CvtScaleF32SrPk32Bf6F16Op = "rocdl.cvt.scalef32.sr.pk32.bf6.f16", "llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.f16";
            CvtScaleF32SrPk32Fp6F16Op = "rocdl.cvt.scalef32.sr.pk32.fp6.f16", "llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.f16";
        ]
        { src: Operand<V32F32>, seed: Operand<I32>, scale: Operand<F32>, #[unique] res: Res<V6I32> } [
            CvtScaleF32SrPk32Bf6F32Op = "rocdl.cvt.scalef32.sr.pk32.bf6.f32", "llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.f32";
            CvtScaleF32SrPk32Fp6F32Op = "rocdl.cvt.scalef32.sr.pk32.fp6.f32", "llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.f32";
        ]
        { src: Operand<V8BF16>, seed: Operand<I32>, scale: Operand<F32>, #[unique] res: Res<V2I32> } [
            CvtScaleF32SrPk8Bf8Bf16Op = "rocdl.cvt.scalef32.sr.pk8.bf8.bf16", "llvm.amdgcn.cvt.scalef32.sr.pk8.bf8.bf16";
            CvtScaleF32SrPk8Fp8Bf16Op = "rocdl.cvt.scalef32.sr.pk8.fp8.bf16", "llvm.amdgcn.cvt.scalef32.sr.pk8.fp8.bf16";
        ]
        { src: Operand<V8F16>, seed: Operand<I32>, scale: Operand<F32>, #[unique] res: Res<V2I32> } [
            CvtScaleF32SrPk8Bf8F16Op = "rocdl.cvt.scalef32.sr.pk8.bf8.f16", "llvm.amdgcn.cvt.scalef32.sr.pk8.bf8.f16";
            CvtScaleF32SrPk8Fp8F16Op = "rocdl.cvt.scalef32.sr.pk8.fp8.f16", "llvm.amdgcn.cvt.scalef32.sr.pk8.fp8.f16";
        ]
        { src: Operand<V8F32>, seed: Operand<I32>, scale: Operand<F32>, #[unique] res: Res<V2I32> } [
            CvtScaleF32SrPk8Bf8F32Op = "rocdl.cvt.scalef32.sr.pk8.bf8.f32", "llvm.amdgcn.cvt.scalef32.sr.pk8.bf8.f32";
            CvtScaleF32SrPk8Fp8F32Op = "rocdl.cvt.scalef32.sr.pk8.fp8.f32", "llvm.amdgcn.cvt.scalef32.sr.pk8.fp8.f32";
        ]
        { src: Operand<V8BF16>, seed: Operand<I32>, scale: Operand<F32>, #[unique] res: Res<I32> } [
            CvtScaleF32SrPk8Fp4Bf16Op = "rocdl.cvt.scalef32.sr.pk8.fp4.bf16", "llvm.amdgcn.cvt.scalef32.sr.pk8.fp4.bf16";
        ]
        { src: Operand<V8F16>, seed: Operand<I32>, scale: Operand<F32>, #[unique] res: Res<I32> } [
            CvtScaleF32SrPk8Fp4F16Op = "rocdl.cvt.scalef32.sr.pk8.fp4.f16", "llvm.amdgcn.cvt.scalef32.sr.pk8.fp4.f16";
        ]
        { src: Operand<V8F32>, seed: Operand<I32>, scale: Operand<F32>, #[unique] res: Res<I32> } [
            CvtScaleF32SrPk8Fp4F32Op = "rocdl.cvt.scalef32.sr.pk8.fp4.f32", "llvm.amdgcn.cvt.scalef32.sr.pk8.fp4.f32";
        ]
    }

    [traits(PURE),
     immediates(byte_sel = 3),
     format = "attr-dict $srcA `,` $srcB `->` $old `[` $byteSel `]` `:` type($res)"] {
        {
            #[mlir("srcA")] src_a: Operand<F32>, #[mlir("srcB")] src_b: Operand<I32>, old: Operand<I32>,
            #[mlir("byteSel")] byte_sel: Prop<Int32>, res: Res<LLVM_TYPE>,
        } [
            CvtSrBf8F32Op = "rocdl.cvt.sr.bf8.f32", "llvm.amdgcn.cvt.sr.bf8.f32";
            CvtSrFp8F32Op = "rocdl.cvt.sr.fp8.f32", "llvm.amdgcn.cvt.sr.fp8.f32";
        ]
    }
}
