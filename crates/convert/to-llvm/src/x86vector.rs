//! Converts the x86vector dialect to LLVM intrinsics, for `convert-vector-to-llvm`. As in upstream, `convert-to-llvm`
//! does not convert this dialect.

use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::elements::{float_kind, float_or_splat, int_or_splat};
use terrace_builtin::types::{FloatType, VectorType, bit_width, element_type};
use terrace_ir::{OpId, OpRef, OpView, OperandValues, SmallVec, Type, ValueId};
use terrace_llvm::ConstantOp;
use terrace_llvm_common::{LegalizeForLlvmExport, LlvmRewriter, OneToOneIntrinsic};
use terrace_numeric::{ApFloat, FloatKind};
use terrace_rewrite::{ConversionRewriter, ConversionTarget, NoMatch, PatternSet};
use terrace_x86::x86vector::{
    BcstToPackedF32Op, CvtPackedEvenIndexedToF32Op, CvtPackedF32ToBF16Op,
    CvtPackedOddIndexedToF32Op, DotBF16Op, DotInt8Op, DotOp, MaskCompressOp, MaskRndScaleOp,
    MaskScaleFOp, RsqrtOp, Vp2IntersectOp,
};

const NAME: &str = "X86IntrinsicOpConversion";

/// Adds the patterns. The set's type converter must be one of `terrace_llvm_common`.
pub fn populate(patterns: &mut PatternSet) {
    fn add<Op: OpView>(patterns: &mut PatternSet, intrinsic: fn(OpRef<'_>) -> String) {
        patterns.add(OneToOneIntrinsic::new::<Op>(NAME, intrinsic));
    }
    // The translation to LLVM IR appends the types of the call to the name.
    patterns.add(
        OneToOneIntrinsic::new::<MaskCompressOp>(NAME, |_| {
            "llvm.x86.avx512.mask.compress".to_owned()
        })
        .operands(compress_operands),
    );
    add::<MaskRndScaleOp>(patterns, |op| packed(op, "llvm.x86.avx512.mask.rndscale"));
    add::<MaskScaleFOp>(patterns, |op| packed(op, "llvm.x86.avx512.mask.scalef"));
    add::<Vp2IntersectOp>(patterns, |op| {
        let letter = match element(op, op.operand_type(0)) {
            Some(Type::I32) => "d",
            _ => "q",
        };
        let bits = register_bits(op, op.operand_type(0));
        format!("llvm.x86.avx512.vp2intersect.{letter}.{bits}")
    });
    add::<DotBF16Op>(patterns, |op| sized(op, "llvm.x86.avx512bf16.dpbf16ps."));
    add::<CvtPackedF32ToBF16Op>(patterns, |op| {
        sized(op, "llvm.x86.avx512bf16.cvtneps2bf16.")
    });
    add::<RsqrtOp>(patterns, |_| "llvm.x86.avx.rsqrt.ps.256".to_owned());
    patterns.add(
        OneToOneIntrinsic::new::<DotOp>(NAME, |_| "llvm.x86.avx.dp.ps.256".to_owned())
            .operands(dot_operands),
    );
    add::<DotInt8Op>(patterns, |op| sized(op, "llvm.x86.avx2.vpdpbssd."));
    patterns.add(
        OneToOneIntrinsic::new::<BcstToPackedF32Op>(NAME, |op| {
            from_memory(op, "vbcstnebf162ps", "vbcstnesh2ps")
        })
        .operands(memory_operands),
    );
    patterns.add(
        OneToOneIntrinsic::new::<CvtPackedEvenIndexedToF32Op>(NAME, |op| {
            from_memory(op, "vcvtneebf162ps", "vcvtneeph2ps")
        })
        .operands(memory_operands),
    );
    patterns.add(
        OneToOneIntrinsic::new::<CvtPackedOddIndexedToF32Op>(NAME, |op| {
            from_memory(op, "vcvtneobf162ps", "vcvtneoph2ps")
        })
        .operands(memory_operands),
    );
}

type Operands = SmallVec<[ValueId; 6]>;

fn element(op: OpRef<'_>, ty: Type) -> Option<Type> {
    element_type(op.ctx, ty)
}

/// Returns the width of the register that holds a vector, computed from the size of its first dimension.
fn register_bits(op: OpRef<'_>, ty: Type) -> i64 {
    let vector = ty.as_::<VectorType>(op.ctx);
    let bits = vector.and_then(|vector| {
        let width = bit_width(op.ctx, vector.element)?;
        vector.shape.first()?.checked_mul(i64::from(width))
    });
    bits.unwrap_or(0)
}

/// Returns `name` followed by the register width of the first operand.
fn sized(op: OpRef<'_>, name: &str) -> String {
    format!("{name}{}", register_bits(op, op.operand_type(0)))
}

/// Returns `name.ps.512`, or `name.pd.512` for doubles.
fn packed(op: OpRef<'_>, name: &str) -> String {
    let format = match element(op, op.operand_type(0)) {
        Some(Type::F32) => "ps",
        _ => "pd",
    };
    sized(op, &format!("{name}.{format}."))
}

/// Returns the name of the intrinsic that loads `bf16` or `f16`.
fn from_memory(op: OpRef<'_>, bf16: &str, f16: &str) -> String {
    let float = element(op, op.operand_type(0)).and_then(|ty| ty.as_::<FloatType>(op.ctx));
    let name = match float.map(|float| float.kind) {
        Some(FloatKind::F16) => f16,
        _ => bf16,
    };
    format!("llvm.x86.{name}{}", register_bits(op, op.result_type(0)))
}

fn compress_operands(
    op: OpId,
    operands: OperandValues<'_>,
    rw: &mut ConversionRewriter<'_>,
) -> Result<Operands, NoMatch> {
    let ctx = rw.ctx();
    let body = rw.body();
    let (mask, vector) = (operands.one(0), operands.one(1));
    let ty = body.ty(vector);
    let rest = if operands.len() > 2 {
        operands.one(2)
    } else {
        let compress = MaskCompressOp::from_id(op);
        let rest = match (rw.read(compress).constant_src(), element_type(ctx, ty)) {
            (Some(constant), _) => constant,
            (None, Some(element)) => match float_kind(ctx, element) {
                Some(kind) => float_or_splat(ctx, ty, ApFloat::zero(kind, false)),
                None => int_or_splat(ctx, ty, 0),
            },
            (None, None) => return Err(NoMatch::because("not a vector of one dimension")),
        };
        rw.builder().create_value(ConstantOp::spec(ty, rest))
    };
    Ok(Operands::from_slice(&[vector, rest, mask]))
}

/// Appends a mask that includes all products and writes the sum to all elements of each half.
fn dot_operands(
    _: OpId,
    operands: OperandValues<'_>,
    rw: &mut ConversionRewriter<'_>,
) -> Result<Operands, NoMatch> {
    let all = rw.ctx().int(Type::I8, -1);
    let all = rw.builder().create_value(ConstantOp::spec(Type::I8, all));
    Ok(Operands::from_slice(&[
        operands.one(0),
        operands.one(1),
        all,
    ]))
}

/// Returns the pointer to the first element of a memref.
fn memory_operands(
    op: OpId,
    operands: OperandValues<'_>,
    rw: &mut ConversionRewriter<'_>,
) -> Result<Operands, NoMatch> {
    let llvm = LlvmRewriter::of(rw);
    let layout = llvm.layout(rw.ctx(), rw.op(op).operand_type(0))?;
    let mut builder = rw.builder();
    let descriptor = llvm.descriptor(&builder, operands.one(0));
    let pointer = llvm.buffer_ptr(&mut builder, &descriptor, layout);
    Ok(Operands::from_slice(&[pointer]))
}

/// The dialect's model of the conversion interface.
pub(crate) struct X86VectorToLlvm;

impl LegalizeForLlvmExport for X86VectorToLlvm {
    fn populate(&self, target: &mut ConversionTarget<'_>, patterns: &mut PatternSet) {
        target.add_illegal_dialect("x86vector");
        populate(patterns);
    }
}
