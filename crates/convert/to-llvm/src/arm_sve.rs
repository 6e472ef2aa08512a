//! Converts the arm_sve dialect to LLVM intrinsics, for `convert-vector-to-llvm`. As in upstream, `convert-to-llvm`
//! does not convert this dialect. The operations become intrinsic operations of the same dialect, which the translation
//! to LLVM IR derives from their definitions.

use terrace_arith::{ConstantOp, IndexCastOp};
use terrace_arm::arm_sve::{
    ConvertFromSvboolIntrOp, ConvertFromSvboolOp, ConvertToSvboolIntrOp, ConvertToSvboolOp,
    DupQLaneIntrOp, DupQLaneOp, PselIntrOp, PselOp, ScalableMaskedAddFIntrOp, ScalableMaskedAddFOp,
    ScalableMaskedAddIIntrOp, ScalableMaskedAddIOp, ScalableMaskedDivFIntrOp, ScalableMaskedDivFOp,
    ScalableMaskedMulFIntrOp, ScalableMaskedMulFOp, ScalableMaskedMulIIntrOp, ScalableMaskedMulIOp,
    ScalableMaskedSDivIIntrOp, ScalableMaskedSDivIOp, ScalableMaskedSubFIntrOp,
    ScalableMaskedSubFOp, ScalableMaskedSubIIntrOp, ScalableMaskedSubIOp,
    ScalableMaskedUDivIIntrOp, ScalableMaskedUDivIOp, SdotIntrOp, SdotOp, SmmlaIntrOp, SmmlaOp,
    UdotIntrOp, UdotOp, UmmlaIntrOp, UmmlaOp, UsmmlaIntrOp, UsmmlaOp, WhileLTIntrOp, ZipX2IntrOp,
    ZipX2Op, ZipX4IntrOp, ZipX4Op,
};
use terrace_builtin::elements::int_or_splat;
use terrace_builtin::types::VectorType;
use terrace_ir::{Context, OpId, OpRef, OpView, SmallVec, Type, ValueId};
use terrace_llvm::ZeroOp;
use terrace_llvm_common::calling::pack_results;
use terrace_llvm_common::vector::check_parts;
use terrace_llvm_common::{LegalizeForLlvmExport, LlvmRewriter, OneToOne, StructBuilder};
use terrace_rewrite::{
    Adaptor, ConversionRewriter, ConversionTarget, Match, NoMatch, Pattern, PatternSet, require,
};
use terrace_vector::matching::{dims, position_of};
use terrace_vector::{CreateMaskOp, ExtractOp, InsertOp};

/// The reason why an operation on whole registers is not converted.
const SEVERAL: &str = "the vectors have several dimensions";
const ONE_TO_ONE: &str = "OneToOneConvertToLLVMPattern";

/// Adds the pairs of operation and intrinsic to the target and to the patterns.
macro_rules! one_to_one {
    ($target:ident, $patterns:ident; $($from:ident => $to:ident $(. $method:ident($($arg:expr),*))*,)*) => {$(
        $target.add_illegal_op::<$from>();
        $target.add_legal_op::<$to>();
        $patterns.add(OneToOne::new::<$from, $to>(ONE_TO_ONE)$(.$method($($arg),*))*);
    )*};
}

/// Adds the patterns, and makes the operations that they convert illegal: MLIR's
/// `populateArmSVELegalizeForLLVMExportPatterns` and `configureArmSVELegalizeForExportTarget`. The set's type converter
/// must be one of `terrace_llvm_common`.
pub fn populate(target: &mut ConversionTarget<'_>, patterns: &mut PatternSet) {
    one_to_one! { target, patterns;
        DupQLaneOp => DupQLaneIntrOp.prop("lane", "lane", |_, lane| Some(lane)),
        ScalableMaskedAddFOp => ScalableMaskedAddFIntrOp,
        ScalableMaskedAddIOp => ScalableMaskedAddIIntrOp,
        ScalableMaskedDivFOp => ScalableMaskedDivFIntrOp,
        ScalableMaskedMulFOp => ScalableMaskedMulFIntrOp,
        ScalableMaskedMulIOp => ScalableMaskedMulIIntrOp,
        ScalableMaskedSDivIOp => ScalableMaskedSDivIIntrOp,
        ScalableMaskedSubFOp => ScalableMaskedSubFIntrOp,
        ScalableMaskedSubIOp => ScalableMaskedSubIIntrOp,
        ScalableMaskedUDivIOp => ScalableMaskedUDivIIntrOp,
        SdotOp => SdotIntrOp.only_if(has_one_dimension, SEVERAL),
        SmmlaOp => SmmlaIntrOp.only_if(has_one_dimension, SEVERAL),
        UdotOp => UdotIntrOp.only_if(has_one_dimension, SEVERAL),
        UmmlaOp => UmmlaIntrOp.only_if(has_one_dimension, SEVERAL),
        UsmmlaOp => UsmmlaIntrOp.only_if(has_one_dimension, SEVERAL),
    }
    target.add_legal_op::<ConvertFromSvboolIntrOp>();
    target.add_legal_op::<ConvertToSvboolIntrOp>();
    target.add_legal_op::<PselIntrOp>();
    target.add_legal_op::<WhileLTIntrOp>();
    target.add_legal_op::<ZipX2IntrOp>();
    target.add_legal_op::<ZipX4IntrOp>();
    target.add_illegal_op::<ConvertFromSvboolOp>();
    target.add_illegal_op::<ConvertToSvboolOp>();
    target.add_illegal_op::<PselOp>();
    target.add_illegal_op::<ZipX2Op>();
    target.add_illegal_op::<ZipX4Op>();
    patterns.add_conversion_fn::<ConvertFromSvboolOp>("SvboolConversionOpLowering", from_svbool);
    patterns.add_conversion_fn::<ConvertToSvboolOp>("SvboolConversionOpLowering", to_svbool);
    patterns.add_conversion_fn::<PselOp>("PselOpLowering", psel);
    patterns.add_conversion_fn::<ZipX2Op>(ONE_TO_ONE, zip_two);
    patterns.add_conversion_fn::<ZipX4Op>(ONE_TO_ONE, zip_four);
    // The benefit exceeds that of the pattern that lowers other masks to comparisons.
    patterns.add(
        Pattern::conversion::<CreateMaskOp>("CreateMaskOpLowering", create_mask).benefit(4096),
    );
}

/// Returns true if all operands are one-dimensional vectors, so each is one register.
fn has_one_dimension(op: OpRef<'_>) -> bool {
    let mut operands = op.body.operands(op.id).map(|value| op.body.ty(value));
    operands.all(|ty| {
        ty.as_::<VectorType>(op.ctx)
            .is_some_and(|ty| ty.shape.len() == 1)
    })
}

fn svbool(ctx: &Context) -> Type {
    predicate(ctx, 16)
}

fn predicate(ctx: &Context, size: i64) -> Type {
    VectorType::scalable(ctx, size, Type::I1)
}

fn from_svbool(
    op: ConvertFromSvboolOp,
    _: Adaptor<'_, ConvertFromSvboolOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let (source, result) = (view.source(), view.result());
    each_predicate(op.id(), source, result, rw, |rw, ty, predicate| {
        rw.builder()
            .create_value(ConvertFromSvboolIntrOp::spec(ty, predicate))
    })
}

fn to_svbool(
    op: ConvertToSvboolOp,
    _: Adaptor<'_, ConvertToSvboolOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let (source, result) = (view.source(), view.result());
    each_predicate(op.id(), source, result, rw, |rw, ty, predicate| {
        rw.builder()
            .create_value(ConvertToSvboolIntrOp::spec(ty, predicate))
    })
}

/// Converts each predicate of a mask separately.
fn each_predicate(
    op: OpId,
    source: ValueId,
    result: ValueId,
    rw: &mut ConversionRewriter<'_>,
    convert: fn(&mut ConversionRewriter<'_>, Type, ValueId) -> ValueId,
) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let vector = |value| body.ty(value).as_::<VectorType>(ctx);
    let (Some(from), Some(to)) = (vector(source), vector(result)) else {
        return Err(NoMatch::because("not a vector"));
    };
    let (Some((size, outer)), Some(to_size)) = (from.shape.split_last(), to.shape.last()) else {
        return Err(NoMatch::because("a vector without dimensions"));
    };
    let (from_type, ty) = (predicate(ctx, *size), predicate(ctx, *to_size));
    let result_type = ctx.ty(to.clone());
    let sizes: Vec<u64> = outer.iter().map(|size| *size as u64).collect();
    check_parts(rw, op, result_type, &sizes)?;
    let zero = int_or_splat(ctx, result_type, 0);
    let mut all = rw.builder().create_value(ConstantOp::spec(zero));
    for at in 0..outer.iter().product() {
        let position = position_of(at, outer);
        let part = ExtractOp::spec(from_type, source, &[], &position);
        let part = rw.builder().create_value(part);
        let part = convert(rw, ty, part);
        all = rw
            .builder()
            .create_value(InsertOp::spec(part, all, &[], &position));
    }
    rw.replace_op(op, &[all]);
    Ok(())
}

fn psel(op: PselOp, args: Adaptor<'_, PselOp>, rw: &mut ConversionRewriter<'_>) -> Match {
    let view = rw.read(op);
    let (index, ty) = (view.index(), rw.body().ty(view.result()));
    let (p1, p2, svbool) = (args.p1(), args.p2(), svbool(rw.ctx()));
    let mut builder = rw.builder();
    let p1 = builder.create_value(ConvertToSvboolIntrOp::spec(svbool, p1));
    let index = builder.create_value(IndexCastOp::spec(Type::I32, index));
    let selected = builder.create_value(PselIntrOp::spec(svbool, p1, p2, index));
    rw.replace_op_with(op.id(), ConvertFromSvboolIntrOp::spec(ty, selected));
    Ok(())
}

fn zip_two(op: ZipX2Op, args: Adaptor<'_, ZipX2Op>, rw: &mut ConversionRewriter<'_>) -> Match {
    let ty = packed_results(op.id(), rw)?;
    let attrs = rw.body().attrs(op.id());
    let mut builder = rw.builder();
    let zip = builder.create(ZipX2IntrOp::spec(ty, args.source_v1(), args.source_v2()));
    builder.set_attrs(zip.id(), attrs);
    replace_by_fields(op.id(), zip.id(), rw)
}

fn zip_four(op: ZipX4Op, args: Adaptor<'_, ZipX4Op>, rw: &mut ConversionRewriter<'_>) -> Match {
    let ty = packed_results(op.id(), rw)?;
    let attrs = rw.body().attrs(op.id());
    let mut builder = rw.builder();
    let zip = builder.create(ZipX4IntrOp::spec(
        ty,
        args.source_v1(),
        args.source_v2(),
        args.source_v3(),
        args.source_v4(),
    ));
    builder.set_attrs(zip.id(), attrs);
    replace_by_fields(op.id(), zip.id(), rw)
}

/// Returns the struct type of an operation's results.
fn packed_results(op: OpId, rw: &mut ConversionRewriter<'_>) -> Result<Type, NoMatch> {
    let (ctx, body) = (rw.ctx(), rw.body());
    let results: SmallVec<[Type; 4]> = body.results(op).map(|value| body.ty(value)).collect();
    pack_results(LlvmRewriter::of(rw).converter, ctx, &results, false)
}

/// Replaces an operation by the fields of the struct that the operation `packed` returns.
fn replace_by_fields(op: OpId, packed: OpId, rw: &mut ConversionRewriter<'_>) -> Match {
    let count = rw.body().num_results(op);
    let mut builder = rw.builder();
    let packed = builder.body().result(packed, 0);
    let packed = StructBuilder::new(&builder, packed);
    let fields: SmallVec<[ValueId; 4]> = (0..count)
        .map(|at| packed.extract(&mut builder, at))
        .collect();
    rw.replace_op(op, &fields);
    Ok(())
}

/// Creates a one-dimensional mask whose bits are set up to a bound.
fn create_mask(
    op: CreateMaskOp,
    args: Adaptor<'_, CreateMaskOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let ty = body.ty(rw.read(op).result());
    let mask = ty
        .as_::<VectorType>(ctx)
        .map(|ty| dims(ty).collect::<Vec<_>>());
    let is_predicate = matches!(mask.as_deref(), Some([(2 | 4 | 8 | 16, true)]));
    let (&[bound], true) = (args.operands(), is_predicate) else {
        return Err(NoMatch::because("not a predicate"));
    };
    require(
        body.ty(bound) == Type::I64,
        "the bound is not a 64-bit integer",
    )?;
    let zero = rw.builder().create_value(ZeroOp::spec(Type::I64));
    rw.replace_op_with(op.id(), WhileLTIntrOp::spec(ty, zero, bound));
    Ok(())
}

/// The dialect's model of the conversion interface.
pub(crate) struct ArmSveToLlvm;

impl LegalizeForLlvmExport for ArmSveToLlvm {
    fn populate(&self, target: &mut ConversionTarget<'_>, patterns: &mut PatternSet) {
        populate(target, patterns);
    }
}
