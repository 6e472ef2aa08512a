//! `memref-emulate-wide-int`: replaces memory of integers of twice the supported width by memory of vectors of halves.

use std::sync::Arc;
use terrace_arith_transforms::{
    WIDEST_INT_SUPPORTED, WideIntEmulationConverter, populate_arith_wide_int_emulation_patterns,
};
use terrace_builtin::types::{IntegerType, MemRefType};
use terrace_func::{CallOp, FuncOp, ReturnOp};
use terrace_ir::{Failed, OpRef, OpView};
use terrace_memref::{AllocOp, LoadOp, StoreOp, weak_alignment};
use terrace_pass::{OptionValues, PassContext, PassDef, convert};
use terrace_rewrite::{
    Adaptor, ConversionConfig, ConversionRewriter, ConversionTarget, Converted, Match, PatternSet,
    TypeConverter,
};

/// `memref-emulate-wide-int`
pub static MEMREF_EMULATE_WIDE_INT: PassDef = PassDef::new(
    "memref-emulate-wide-int",
    "Emulate 2*N-bit integer operations using N-bit operations",
    emulate_wide_int,
)
.class("MemRefEmulateWideInt")
.options(&[WIDEST_INT_SUPPORTED.def])
.dialects(&["vector"]);

fn emulate_wide_int(cx: &mut PassContext<'_>, options: &OptionValues) -> Result<(), Failed> {
    let mut converter =
        WideIntEmulationConverter::of_option(options.get(&WIDEST_INT_SUPPORTED), cx)?;
    populate_memref_wide_int_emulation_conversions(&mut converter);
    let converter = Arc::new(converter);
    let mut target = ConversionTarget::new(cx.ctx);
    for dialect in ["arith", "memref", "vector"] {
        let types = Arc::clone(&converter);
        let is_legal = move |op: OpRef<'_>| Some(types.is_legal_op(op.ctx, op.body, op.id));
        target.add_dynamically_legal_dialect(dialect, is_legal);
    }
    // MLIR applies the patterns to functions and rolls them back, because the legality of the results is unknown.
    target.add_legal_op::<FuncOp>();
    target.add_legal_op::<CallOp>();
    target.add_legal_op::<ReturnOp>();
    let mut patterns = PatternSet::new();
    patterns.set_type_converter(converter);
    populate_arith_wide_int_emulation_patterns(&mut patterns);
    populate_memref_wide_int_emulation_patterns(&mut patterns);
    convert(cx, target, patterns, ConversionConfig::default())
}

/// Adds the conversion of memrefs to a converter created by [`WideIntEmulationConverter`]. Memrefs whose element type
/// the converter splits are converted.
pub fn populate_memref_wide_int_emulation_conversions(converter: &mut TypeConverter) {
    converter.add_conversion(|converter, ctx, ty| {
        let Some(memref) = ty.as_::<MemRefType>(ctx) else {
            return Converted::NotMine;
        };
        if !memref.element.is::<IntegerType>(ctx) {
            return Converted::one(ty);
        }
        match converter.convert_one(ctx, memref.element) {
            Some(element) => Converted::one(ctx.ty(MemRefType {
                element,
                ..memref.clone()
            })),
            None => Converted::FailsFor(memref.element),
        }
    });
}

/// Adds the patterns of [`MEMREF_EMULATE_WIDE_INT`] for memref operations. The set's type converter must convert
/// memrefs by [`populate_memref_wide_int_emulation_conversions`].
pub fn populate_memref_wide_int_emulation_patterns(patterns: &mut PatternSet) {
    patterns
        .add_conversion_fn::<AllocOp>("ConvertMemRefAlloc", convert_alloc)
        .add_conversion_fn::<LoadOp>("ConvertMemRefLoad", convert_load)
        .add_conversion_fn::<StoreOp>("ConvertMemRefStore", convert_store);
}

fn convert_alloc(
    op: AllocOp,
    args: Adaptor<'_, AllocOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ty = rw.convert_type(rw.read(op).memref_type())?;
    let alignment = rw.read(op).alignment_attr();
    let new = AllocOp::spec(ty, args.dynamic_sizes(), args.symbol_operands());
    let new = new.alignment_attr(alignment);
    rw.replace_op_with(op.id(), new);
    Ok(())
}

fn convert_load(op: LoadOp, args: Adaptor<'_, LoadOp>, rw: &mut ConversionRewriter<'_>) -> Match {
    rw.convert_type(rw.read(op).result_type())?;
    let nontemporal = rw.read(op).nontemporal() == Some(true);
    let new = LoadOp::spec(args.memref(), args.indices()).nontemporal(nontemporal);
    let view = rw.read(op);
    let alignment = weak_alignment(view.ctx, view.alignment(), view.memref_type());
    rw.replace_op_with(op.id(), new.alignment(alignment));
    Ok(())
}

fn convert_store(
    op: StoreOp,
    args: Adaptor<'_, StoreOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    rw.convert_type(rw.read(op).memref_type())?;
    let new = StoreOp::spec(args.value(), args.memref(), args.indices());
    let view = rw.read(op);
    let alignment = weak_alignment(view.ctx, view.alignment(), view.memref_type());
    let new = new.nontemporal(view.nontemporal() == Some(true));
    rw.replace_op_with(op.id(), new.alignment(alignment));
    Ok(())
}
