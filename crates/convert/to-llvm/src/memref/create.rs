//! Helpers that create operations for several patterns.

use terrace_builtin::attrs::{AttrBuilder, ap_int_value, int_value};
use terrace_builtin::{MemRefType, UnrankedMemRefType};
use terrace_ir::{Attr, Body, Builder, Context, OpId, Type, ValueId};
use terrace_llvm::ops::DYNAMIC_INDEX;
use terrace_llvm::types::PointerType;
use terrace_llvm::{AllocaOp, ConstantOp, GEPOp, MemcpyOp, PtrToIntOp, StoreOp, ZeroOp};
use terrace_llvm_common::{LlvmRewriter, memory_space};
use terrace_rewrite::NoMatch;

/// Returns the type as a ranked memref type.
pub(crate) fn memref_type(ctx: &Context, ty: Type) -> Result<&MemRefType, NoMatch> {
    ty.as_::<MemRefType>(ctx)
        .ok_or(NoMatch::because("not a ranked memref"))
}

/// Returns the original type of an operand.
pub(crate) fn operand_type(body: &Body, op: OpId, operand: usize) -> Type {
    body.ty(body.operand(op, operand))
}

/// Returns the pointer type for a memref.
pub(crate) fn pointer_into(
    llvm: LlvmRewriter<'_>,
    ctx: &Context,
    memref: Type,
) -> Result<Type, NoMatch> {
    let space =
        memory_space(llvm.converter, ctx, memref).ok_or("the memory space is not an integer")?;
    Ok(PointerType::get(ctx, space))
}

/// Returns the pointer type for an unranked memref, for operations that do not use the converter. As in upstream, the
/// memory space is the value of any integer attribute, and 0 for other attributes.
pub(crate) fn pointer_into_unranked(ctx: &Context, memref: &UnrankedMemRefType) -> Type {
    let space = memref
        .memory_space
        .and_then(|space| ap_int_value(ctx, space))
        .map_or(0, |space| space.sext_or_trunc(32).low_u64() as u32);
    PointerType::get(ctx, space)
}

/// Returns an alignment as upstream passes it to builders: its low 32 bits, where 0 means no alignment.
pub(crate) fn alignment(ctx: &Context, value: Option<Attr>) -> Option<i64> {
    let value = int_value(ctx, value?)? as u32;
    (value != 0).then_some(i64::from(value))
}

/// Creates `pointer[index]`, with elements of type `element`.
pub(crate) fn gep(
    b: &mut Builder<'_>,
    ty: Type,
    element: Type,
    pointer: ValueId,
    index: ValueId,
) -> ValueId {
    b.create_value(GEPOp::spec(
        ty,
        pointer,
        &[index],
        &[DYNAMIC_INDEX],
        element,
    ))
}

/// Creates `pointer[indices..]` with constant indices.
pub(crate) fn gep_const(
    b: &mut Builder<'_>,
    ty: Type,
    element: Type,
    pointer: ValueId,
    indices: &[i32],
) -> ValueId {
    b.create_value(GEPOp::spec(ty, pointer, &[], indices, element))
}

/// Allocates `count` elements on the stack.
pub(crate) fn alloca(b: &mut Builder<'_>, element: Type, count: ValueId) -> ValueId {
    b.create_value(AllocaOp::spec(Type::LLVM_PTR, count, element))
}

pub(crate) fn memcpy(b: &mut Builder<'_>, dst: ValueId, src: ValueId, len: ValueId) {
    b.create(MemcpyOp::spec(dst, src, len, false));
}

/// Creates `llvm.mlir.constant(true) : i1`.
pub(crate) fn true_constant(b: &mut Builder<'_>) -> ValueId {
    let value = b.ctx.bool(true);
    b.create_value(ConstantOp::spec(Type::I1, value))
}

/// `getSizeInBytes`: returns the size of an element as the distance between consecutive elements.
pub(crate) fn size_in_bytes(llvm: LlvmRewriter<'_>, b: &mut Builder<'_>, element: Type) -> ValueId {
    let null = b.create_value(ZeroOp::spec(Type::LLVM_PTR));
    let next = gep_const(b, Type::LLVM_PTR, element, null, &[1]);
    b.create_value(PtrToIntOp::spec(llvm.index_type(), next))
}

/// `promoteOneMemRefDescriptor`: stores a descriptor on the stack. The count is an `i64`, regardless of the width of
/// `index`.
pub(crate) fn promote(b: &mut Builder<'_>, descriptor: ValueId) -> ValueId {
    let value = b.ctx.index(1);
    let one = b.create_value(ConstantOp::spec(Type::I64, value));
    let pointer = alloca(b, b.body().ty(descriptor), one);
    b.create(StoreOp::spec(descriptor, pointer));
    pointer
}
