//! Accesses the ranked descriptor in memory to which an unranked memref refers. The descriptor has a dynamic rank:
//! `{allocated pointer, aligned pointer, offset, [sizes], [strides]}`.

use crate::memref::create::{gep, gep_const};
use terrace_ir::{Builder, Context, Type, ValueId};
use terrace_llvm::types::StructType;
use terrace_llvm::{LoadOp, StoreOp};
use terrace_llvm_common::LlvmRewriter;

/// Reads the allocated pointer, of type `pointer`.
pub(crate) fn allocated_ptr(b: &mut Builder<'_>, descriptor: ValueId, pointer: Type) -> ValueId {
    b.create_value(LoadOp::spec(pointer, descriptor))
}

/// Writes the allocated pointer.
pub(crate) fn set_allocated_ptr(b: &mut Builder<'_>, descriptor: ValueId, value: ValueId) {
    b.create(StoreOp::spec(value, descriptor));
}

fn aligned_ptr_address(b: &mut Builder<'_>, descriptor: ValueId, pointer: Type) -> ValueId {
    gep_const(b, Type::LLVM_PTR, pointer, descriptor, &[1])
}

/// Reads the aligned pointer, of type `pointer`.
pub(crate) fn aligned_ptr(b: &mut Builder<'_>, descriptor: ValueId, pointer: Type) -> ValueId {
    let address = aligned_ptr_address(b, descriptor, pointer);
    b.create_value(LoadOp::spec(pointer, address))
}

/// Writes the aligned pointer.
pub(crate) fn set_aligned_ptr(
    b: &mut Builder<'_>,
    descriptor: ValueId,
    pointer: Type,
    value: ValueId,
) {
    let address = aligned_ptr_address(b, descriptor, pointer);
    b.create(StoreOp::spec(value, address));
}

/// Returns the address of the offset.
pub(crate) fn offset_address(b: &mut Builder<'_>, descriptor: ValueId, pointer: Type) -> ValueId {
    gep_const(b, Type::LLVM_PTR, pointer, descriptor, &[2])
}

/// Reads the offset.
pub(crate) fn offset(
    llvm: LlvmRewriter<'_>,
    b: &mut Builder<'_>,
    descriptor: ValueId,
    pointer: Type,
) -> ValueId {
    let address = offset_address(b, descriptor, pointer);
    b.create_value(LoadOp::spec(llvm.index_type(), address))
}

/// Writes the offset.
pub(crate) fn set_offset(b: &mut Builder<'_>, descriptor: ValueId, pointer: Type, value: ValueId) {
    let address = offset_address(b, descriptor, pointer);
    b.create(StoreOp::spec(value, address));
}

/// Returns the address of the sizes.
pub(crate) fn sizes_address(
    llvm: LlvmRewriter<'_>,
    b: &mut Builder<'_>,
    descriptor: ValueId,
    pointer: Type,
) -> ValueId {
    let ty = head_type(b.ctx, llvm, pointer);
    gep_const(b, Type::LLVM_PTR, ty, descriptor, &[0, 3])
}

/// Returns the struct of the fields that precede the sizes, and one size.
fn head_type(ctx: &Context, llvm: LlvmRewriter<'_>, pointer: Type) -> Type {
    let index = llvm.index_type();
    StructType::literal(ctx, &[pointer, pointer, index, index])
}

/// Creates `address[index]` for sizes and strides.
pub(crate) fn element_address(
    llvm: LlvmRewriter<'_>,
    b: &mut Builder<'_>,
    address: ValueId,
    index: ValueId,
) -> ValueId {
    gep(b, Type::LLVM_PTR, llvm.index_type(), address, index)
}
