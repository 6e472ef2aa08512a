//! `arm-sve-legalize-vector-storage`: changes memory of scalable vectors so that LLVM can allocate, load and store it.

use terrace_arm::arm_sve::{ConvertFromSvboolOp, ConvertToSvboolOp};
use terrace_builtin::UnrealizedConversionCastOp;
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::types::{MemRefType, VectorType};
use terrace_ir::{Attr, Context, Failed, IrMapping, OpId, OpRef, OpView, Type, ValueId};
use terrace_memref::{AllocOp, AllocaOp, LoadOp, StoreOp};
use terrace_pass::{OptionValues, PassContext, PassDef, convert, rewrite_greedily};
use terrace_rewrite::{
    ConversionConfig, ConversionTarget, GreedyConfig, GreedyPatterns, Match, NoMatch, PatternSet,
    Rewriter,
};
use terrace_vector::TypeCastOp;
use terrace_vector::matching::is_scalable;

/// `arm-sve-legalize-vector-storage`
pub static ARM_SVE_LEGALIZE_VECTOR_STORAGE: PassDef = PassDef::new(
    "arm-sve-legalize-vector-storage",
    "Ensures stores of SVE vector types will be legal",
    legalize,
)
.class("LegalizeVectorStorage")
.on("func.func")
.dialects(&["func", "memref", "vector", "arm_sve"]);

/// The marker attribute of casts from memory of `svbool` to memory of smaller predicates. These casts exist while the
/// patterns run.
const TAG: &str = "__arm_sve_legalize_vector_storage__";

fn legalize(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let mut patterns = PatternSet::new();
    populate_legalize_vector_storage_patterns(&mut patterns);
    let patterns = GreedyPatterns::new(cx.ctx, patterns);
    rewrite_greedily(cx, &patterns, GreedyConfig::default())?;
    // A remaining cast is an error.
    let mut target = ConversionTarget::new(cx.ctx);
    target.add_dynamically_legal_op::<UnrealizedConversionCastOp>(|op| Some(!is_tagged(op)));
    let mut patterns = PatternSet::new();
    patterns.add_fn(
        "LegalizeSVEMaskAllocation",
        |_: UnrealizedConversionCastOp, _: &mut dyn Rewriter<'_>| -> Match {
            Err(NoMatch::because(
                "memory of predicates has other uses than loads, stores and 'vector.type_cast'",
            ))
        },
    );
    convert(cx, target, patterns, ConversionConfig::default())
}

/// `populateLegalizeVectorStoragePatterns`: aligns scalable vectors on the stack to 16 bytes and predicates to 2 bytes.
/// Allocates predicates as `svbool`, and converts stored and loaded predicates to and from `svbool`.
pub fn populate_legalize_vector_storage_patterns(patterns: &mut PatternSet) {
    patterns.add_fn("RelaxScalableVectorAllocaAlignment", relax_alignment);
    patterns.add_fn("LegalizeSVEMaskAllocation", |op: AllocaOp, rw| {
        widen_allocation(op.id(), rw)
    });
    patterns.add_fn("LegalizeSVEMaskAllocation", |op: AllocOp, rw| {
        widen_allocation(op.id(), rw)
    });
    patterns.add_fn("LegalizeSVEMaskTypeCastConversion", widen_type_cast);
    patterns.add_fn("LegalizeSVEMaskStoreConversion", widen_store);
    patterns.add_fn("LegalizeSVEMaskLoadConversion", widen_load);
}

fn is_tagged(op: OpRef<'_>) -> bool {
    op.body.attrs(op.id).entry(op.ctx, TAG).is_some()
}

/// Returns the vector type with a full predicate register per predicate, if a type is a vector of predicates: only its
/// last dimension is scalable, with at most as many bits as a register has bytes.
fn svbool(ctx: &Context, ty: Type) -> Option<Type> {
    let vector = ty.as_::<VectorType>(ctx)?;
    let (last, rest) = vector.scalable.split_last()?;
    let is_mask = vector.element == Type::I1
        && *last
        && !rest.contains(&true)
        && matches!(vector.shape.last(), Some(1 | 2 | 4 | 8 | 16));
    let mut widened = vector.clone();
    *widened.shape.last_mut()? = 16;
    is_mask.then(|| ctx.ty(widened))
}

/// Returns the memref of [`svbool`] for a memref of predicates, or `None` if both are the same.
fn svbool_memref(ctx: &Context, ty: Type) -> Option<Type> {
    let memref = ty.as_::<MemRefType>(ctx)?;
    let element = svbool(ctx, memref.element)?;
    let widened = ctx.ty(MemRefType {
        element,
        ..memref.clone()
    });
    (widened != ty).then_some(widened)
}

fn relax_alignment(op: AllocaOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.op(op.id());
    let memref = view.result_type(0).as_::<MemRefType>(view.ctx)?;
    let vector = memref.element.as_::<VectorType>(view.ctx)?;
    if !is_scalable(vector) || view.prop(AllocaOp::ALIGNMENT).is_some() {
        return None;
    }
    let bytes = if vector.element == Type::I1 { 2 } else { 16 };
    let bytes = view.ctx.i64(bytes);
    rw.edit(op.id()).set_prop(AllocaOp::ALIGNMENT, Some(bytes));
    Some(())
}

/// Replaces an operation by a copy that returns wider memory, and a cast of that memory to the old type.
fn replace_by_wider(
    op: OpId,
    change: impl FnOnce(&mut dyn Rewriter<'_>, OpId),
    rw: &mut dyn Rewriter<'_>,
) -> Option<()> {
    let ctx = rw.ctx();
    let old = rw.op(op).result_type(0);
    let wider = svbool_memref(ctx, old)?;
    let copy = rw.clone_op(op, &mut IrMapping::new());
    rw.edit(copy).set_result_type(0, wider);
    change(rw, copy);
    let memory = rw.body().result(copy, 0);
    let cast = rw.replace_op_with(op, UnrealizedConversionCastOp::spec(&[old], &[memory]));
    let tag: (Attr, Attr) = (ctx.string(TAG), Attr::UNIT);
    let tag = ctx.dictionary(vec![tag]);
    rw.edit(cast.id()).set_attrs(tag);
    Some(())
}

fn widen_allocation(op: OpId, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    replace_by_wider(op, |_, _| (), rw)
}

/// Returns the source memory of a tagged cast.
fn widened(op: OpRef<'_>, memory: ValueId) -> Option<ValueId> {
    let cast = op.body.defining_op(memory).map(|def| op.with(def))?;
    let is_cast = cast.is::<UnrealizedConversionCastOp>() && is_tagged(cast);
    cast.body.operands(cast.id).next().filter(|_| is_cast)
}

fn widen_type_cast(op: TypeCastOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let memory = widened(rw.op(op.id()), rw.read(op).memref())?;
    let set_source = |rw: &mut dyn Rewriter<'_>, copy| {
        rw.edit(copy).set_operand(0, memory);
    };
    replace_by_wider(op.id(), set_source, rw)
}

fn widen_store(op: StoreOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let (value, memory) = (view.value(), widened(*view, view.memref())?);
    let value = rw.create_value(ConvertToSvboolOp::spec(value));
    rw.edit(op.id())
        .set_operand(0, value)
        .set_operand(1, memory);
    Some(())
}

fn widen_load(op: LoadOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let (old, memory) = (view.result_type(), widened(*view, view.memref())?);
    let ty = svbool(view.ctx, old)?;
    let copy = rw.clone_op(op.id(), &mut IrMapping::new());
    rw.edit(copy).set_operand(0, memory).set_result_type(0, ty);
    let loaded = rw.body().result(copy, 0);
    rw.replace_op_with(op.id(), ConvertFromSvboolOp::spec(old, loaded));
    Some(())
}
