//! Conversions between formats of numbers, products.
//!
//! Written by `cargo xtask check-ods --write nvvm` from upstream's `mlir/Dialect/LLVMIR/NVVMOps.td`; not to be edited.

use crate::constraints::*;
use crate::enums::DotAccumulateType;
use crate::enums::FPRoundingMode;
use crate::enums::PermuteMode;
use crate::enums::SaturationMode;
use terrace_builtin::props::AnyType;
use terrace_builtin::props::Bool;
use terrace_llvm::op_rows;

op_rows! {
    [verify = crate::verify::convert_bf16x2_to_f8x2,
     format = "$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`"] {
        {
            a: Operand<VECTOR_2BF16>, #[default(FPRoundingMode::None)] rnd: Prop<FPRoundingMode>,
            #[default(SaturationMode::None)] sat: Prop<SaturationMode>, #[mlir("dstTy")] dst_ty: Prop<AnyType>,
            dst: Res<I16_OR_VECTOR_2I8>,
        } [
            /// Converts two bf16 numbers to 8-bit floats.
            ConvertBF16x2ToF8x2Op = "nvvm.convert.bf16x2.to.f8x2";
        ]
    }

    [verify = crate::verify::convert_f16x2_to_f8x2,
     format = "$a attr-dict `:` type($a) `->` type($dst) `(` $dstTy `)`"] {
        {
            a: Operand<VECTOR_2F16>, #[default(false)] relu: Prop<Bool>,
            #[mlir("dstTy")] dst_ty: Prop<AnyType>, dst: Res<I16_OR_VECTOR_2I8>,
        } [
            /// Converts two f16 numbers to 8-bit floats.
            ConvertF16x2ToF8x2Op = "nvvm.convert.f16x2.to.f8x2";
        ]
    }

    [traits(PURE),
     verify = crate::verify::convert_f32x2_to_bf16x2,
     format = "$src_hi `,` $src_lo (`,` $random_bits^)? attr-dict `:` type($dst)"] {
        {
            src_hi: Operand<F32>, src_lo: Operand<F32>, random_bits: Optional<Operand<I32>>,
            #[default(FPRoundingMode::None)] rnd: Prop<FPRoundingMode>,
            #[default(SaturationMode::None)] sat: Prop<SaturationMode>, #[default(false)] relu: Prop<Bool>,
            dst: Res<VECTOR_2BF16>,
        } [
            /// Converts two f32 numbers to bf16.
            ConvertF32x2ToBF16x2Op = "nvvm.convert.f32x2.to.bf16x2";
        ]
    }

    [traits(PURE),
     verify = crate::verify::convert_f32x2_to_f16x2,
     format = "$src_hi `,` $src_lo (`,` $random_bits^)? attr-dict `:` type($dst)"] {
        {
            src_hi: Operand<F32>, src_lo: Operand<F32>, random_bits: Optional<Operand<I32>>,
            #[default(FPRoundingMode::None)] rnd: Prop<FPRoundingMode>,
            #[default(SaturationMode::None)] sat: Prop<SaturationMode>, #[default(false)] relu: Prop<Bool>,
            dst: Res<VECTOR_2F16>,
        } [
            /// Converts two f32 numbers to f16.
            ConvertF32x2ToF16x2Op = "nvvm.convert.f32x2.to.f16x2";
        ]
    }

    [verify = crate::verify::convert_f32x2_to_f4x2,
     format = "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`"] {
        {
            a: Operand<F32>, b: Operand<F32>, #[default(false)] relu: Prop<Bool>,
            #[mlir("dstTy")] dst_ty: Prop<AnyType>, #[unique] dst: Res<I8>,
        } [
            /// Converts two f32 numbers to 4-bit floats.
            ConvertF32x2ToF4x2Op = "nvvm.convert.f32x2.to.f4x2";
        ]
    }

    [verify = crate::verify::convert_f32x2_to_f6x2,
     format = "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`"] {
        {
            a: Operand<F32>, b: Operand<F32>, #[default(false)] relu: Prop<Bool>,
            #[mlir("dstTy")] dst_ty: Prop<AnyType>, dst: Res<I16_OR_VECTOR_2I8>,
        } [
            /// Converts two f32 numbers to 6-bit floats.
            ConvertF32x2ToF6x2Op = "nvvm.convert.f32x2.to.f6x2";
        ]
    }

    [verify = crate::verify::convert_f32x2_to_f8x2,
     format = "$a `,` $b attr-dict `:` type($dst) `(` $dstTy `)`"] {
        {
            a: Operand<F32>, b: Operand<F32>, #[default(FPRoundingMode::None)] rnd: Prop<FPRoundingMode>,
            #[default(SaturationMode::None)] sat: Prop<SaturationMode>, #[default(false)] relu: Prop<Bool>,
            #[mlir("dstTy")] dst_ty: Prop<AnyType>, dst: Res<I16_OR_VECTOR_2I8>,
        } [
            /// Converts two f32 numbers to 8-bit floats.
            ConvertF32x2ToF8x2Op = "nvvm.convert.f32x2.to.f8x2";
        ]
    }

    [traits(PURE),
     verify = crate::verify::convert_f32x4_to_f4x4,
     format = "$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`"] {
        {
            src: Operand<VECTOR_4F32>, rbits: Operand<I32>, #[default(false)] relu: Prop<Bool>,
            #[mlir("dstTy")] dst_ty: Prop<AnyType>, #[unique] dst: Res<I16>,
        } [
            /// Converts four f32 numbers to 4-bit floats, rounding at random.
            ConvertF32x4ToF4x4Op = "nvvm.convert.f32x4.to.f4x4";
        ]
    }

    [traits(PURE),
     verify = crate::verify::convert_f32x4_to_f6x4,
     format = "$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`"] {
        {
            src: Operand<VECTOR_4F32>, rbits: Operand<I32>, #[default(false)] relu: Prop<Bool>,
            #[mlir("dstTy")] dst_ty: Prop<AnyType>, dst: Res<VECTOR_4I8>,
        } [
            /// Converts four f32 numbers to 6-bit floats, rounding at random.
            ConvertF32x4ToF6x4Op = "nvvm.convert.f32x4.to.f6x4";
        ]
    }

    [traits(PURE),
     verify = crate::verify::convert_f32x4_to_f8x4,
     format = "$src `,` $rbits attr-dict `:` type($src) `->` type($dst) `(` $dstTy `)`"] {
        {
            src: Operand<VECTOR_4F32>, rbits: Operand<I32>, #[default(false)] relu: Prop<Bool>,
            #[mlir("dstTy")] dst_ty: Prop<AnyType>, dst: Res<VECTOR_4I8>,
        } [
            /// Converts four f32 numbers to 8-bit floats, rounding at random.
            ConvertF32x4ToF8x4Op = "nvvm.convert.f32x4.to.f8x4";
        ]
    }

    [verify = crate::verify::convert_f4x2_to_f16x2,
     format = "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"] {
        {
            src: Operand<I8>, #[default(false)] relu: Prop<Bool>, #[mlir("srcType")] src_kind: Prop<AnyType>,
            dst: Res<VECTOR_2F16>,
        } [
            /// Converts two 4-bit floats to f16.
            ConvertF4x2ToF16x2Op = "nvvm.convert.f4x2.to.f16x2";
        ]
    }

    [verify = crate::verify::convert_f6x2_to_f16x2,
     format = "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"] {
        {
            src: Operand<VECTOR_2I8>, #[default(false)] relu: Prop<Bool>,
            #[mlir("srcType")] src_kind: Prop<AnyType>, dst: Res<VECTOR_2F16>,
        } [
            /// Converts two 6-bit floats to f16.
            ConvertF6x2ToF16x2Op = "nvvm.convert.f6x2.to.f16x2";
        ]
    }

    [verify = crate::verify::convert_f8x2_to_bf16x2,
     format = "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"] {
        { src: Operand<VECTOR_2I8>, #[mlir("srcType")] src_kind: Prop<AnyType>, dst: Res<VECTOR_2BF16> } [
            /// Converts two 8-bit floats to bf16.
            ConvertF8x2ToBF16x2Op = "nvvm.convert.f8x2.to.bf16x2";
        ]
    }

    [verify = crate::verify::convert_f8x2_to_f16x2,
     format = "$src attr-dict `:` type($src) `(` $srcType `)` `->` type($dst)"] {
        {
            src: Operand<VECTOR_2I8>, #[default(false)] relu: Prop<Bool>,
            #[mlir("srcType")] src_kind: Prop<AnyType>, dst: Res<VECTOR_2F16>,
        } [
            /// Converts two 8-bit floats to f16.
            ConvertF8x2ToF16x2Op = "nvvm.convert.f8x2.to.f16x2";
        ]
    }

    [verify = crate::verify::convert_float_to_tf32,
     format = "$src attr-dict"] {
        {
            src: Operand<F32>, #[default(FPRoundingMode::None)] rnd: Prop<FPRoundingMode>,
            #[default(SaturationMode::None)] sat: Prop<SaturationMode>, #[default(false)] relu: Prop<Bool>,
            #[unique] res: Res<I32>,
        } [
            /// Converts an f32 number to tf32.
            ConvertFloatToTF32Op = "nvvm.convert.float.to.tf32";
        ]
    }

    [format = "$a $a_type `,` $b $b_type `,` $c attr-dict `:` type($a) `,` type($b)"] {
        {
            a: Operand<VECTOR_2I16>, #[mlir("a_type")] a_kind: Prop<DotAccumulateType>, b: Operand<VECTOR_4I8>,
            #[mlir("b_type")] b_kind: Prop<DotAccumulateType>, c: Operand<I32>, b_hi: Prop<Bool>,
            #[unique] res: Res<I32>,
        } [
            /// Adds the products of two 16-bit and two 8-bit integers.
            DotAccumulate2WayOp = "nvvm.dot.accumulate.2way";
        ]
        {
            a: Operand<VECTOR_4I8>, #[mlir("a_type")] a_kind: Prop<DotAccumulateType>, b: Operand<VECTOR_4I8>,
            #[mlir("b_type")] b_kind: Prop<DotAccumulateType>, c: Operand<I32>, #[unique] res: Res<I32>,
        } [
            /// Adds the products of four 8-bit integers each.
            DotAccumulate4WayOp = "nvvm.dot.accumulate.4way";
        ]
    }

    [traits(PURE),
     verify = crate::verify::prmt,
     format = "$mode $selector `,` $lo (`,` $hi^)? attr-dict `:` type($res)"] {
        {
            lo: Operand<I32>, hi: Optional<Operand<I32>>, selector: Operand<I32>, mode: Prop<PermuteMode>,
            #[unique] res: Res<I32>,
        } [
            /// Picks bytes of two numbers.
            PermuteOp = "nvvm.prmt";
        ]
    }

    [traits(PURE),
     format = "$arg attr-dict `:` type($res)"] {
        { arg: Operand<F32>, #[unique] res: Res<F32> } [
            RcpApproxFtzF32Op = "nvvm.rcp.approx.ftz.f", "llvm.nvvm.rcp.approx.ftz.f";
        ]
    }
}
