//! Operations that many patterns create.

use terrace_builtin::attrs::{AttrBuilder, IntegerAttr, int_value};
use terrace_builtin::{MemRefType, UnrankedMemRefType};
use terrace_ir::{Attr, Body, Builder, Context, OpId, Type, ValueId};
use terrace_llvm::ops::DYNAMIC_INDEX;
use terrace_llvm::types::PointerType;
use terrace_llvm::{
    AddOpSpec, AddrSpaceCastOpSpec, AllocaOpSpec, BrOpSpec, ConstantOpSpec, GEPOpSpec, LoadOpSpec,
    MemcpyOpSpec, MulOpSpec, PtrToIntOpSpec, StackRestoreOpSpec, StackSaveOpSpec, StoreOpSpec,
    SubOpSpec, ZeroOpSpec,
};
use terrace_llvm_common::{LlvmRewriter, memory_space};
use terrace_rewrite::NoMatch;

/// The ranked memref type of a value.
pub(crate) fn memref_type(ctx: &Context, ty: Type) -> Result<&MemRefType, NoMatch> {
    ty.as_::<MemRefType>(ctx)
        .ok_or(NoMatch::because("not a ranked memref"))
}

/// The type of an operand before the conversion.
pub(crate) fn operand_type(body: &Body, op: OpId, operand: usize) -> Type {
    body.ty(body.operand(op, operand))
}

/// The type of the pointers into a memref.
pub(crate) fn pointer_into(
    llvm: LlvmRewriter<'_>,
    ctx: &Context,
    memref: Type,
) -> Result<Type, NoMatch> {
    let space = memory_space(llvm.converter, ctx, memref)
        .ok_or(NoMatch::because("the memory space is no integer"))?;
    Ok(PointerType::get(ctx, space))
}

/// The type of the pointers into an unranked memref, for operations that do not ask the converter, as upstream: the memory
/// space is any integer, and what is no integer counts as 0.
pub(crate) fn pointer_into_unranked(ctx: &Context, memref: &UnrankedMemRefType) -> Type {
    let space = memref
        .memory_space
        .and_then(|space| space.as_::<IntegerAttr>(ctx))
        .map_or(0, |space| space.value.sext_or_trunc(32).low_u64() as u32);
    PointerType::get(ctx, space)
}

/// An alignment as upstream's builders take it: its low 32 bits, where 0 is none.
pub(crate) fn alignment(ctx: &Context, value: Option<Attr>) -> Option<Attr> {
    let value = int_value(ctx, value?)? as u32;
    (value != 0).then(|| ctx.i64(i64::from(value)))
}

pub(crate) fn add(b: &mut Builder<'_>, lhs: ValueId, rhs: ValueId) -> ValueId {
    let res = b.body.ty(lhs);
    b.create_value(AddOpSpec {
        lhs,
        rhs,
        overflow_flags: None,
        res,
    })
}

pub(crate) fn sub(b: &mut Builder<'_>, lhs: ValueId, rhs: ValueId) -> ValueId {
    let res = b.body.ty(lhs);
    b.create_value(SubOpSpec {
        lhs,
        rhs,
        overflow_flags: None,
        res,
    })
}

pub(crate) fn mul(b: &mut Builder<'_>, lhs: ValueId, rhs: ValueId) -> ValueId {
    let res = b.body.ty(lhs);
    b.create_value(MulOpSpec {
        lhs,
        rhs,
        overflow_flags: None,
        res,
    })
}

/// `pointer[index]`, where elements are of type `element`.
pub(crate) fn gep(
    b: &mut Builder<'_>,
    ty: Type,
    element: Type,
    pointer: ValueId,
    index: ValueId,
) -> ValueId {
    let indices = [index];
    let spec = GEPOpSpec::new(b.ctx, ty, element, pointer, &indices, &[DYNAMIC_INDEX]);
    b.create_value(spec)
}

/// `pointer[indices..]` with known indices.
pub(crate) fn gep_const(
    b: &mut Builder<'_>,
    ty: Type,
    element: Type,
    pointer: ValueId,
    indices: &[i32],
) -> ValueId {
    let spec = GEPOpSpec::new(b.ctx, ty, element, pointer, &[], indices);
    b.create_value(spec)
}

pub(crate) fn load(b: &mut Builder<'_>, pointer: ValueId, ty: Type) -> ValueId {
    b.create_value(LoadOpSpec::new(pointer, ty))
}

pub(crate) fn store(b: &mut Builder<'_>, value: ValueId, pointer: ValueId) {
    b.create(StoreOpSpec::new(value, pointer));
}

pub(crate) fn ptr_to_int(b: &mut Builder<'_>, arg: ValueId, res: Type) -> ValueId {
    b.create_value(PtrToIntOpSpec { arg, res })
}

pub(crate) fn addr_space_cast(b: &mut Builder<'_>, arg: ValueId, res: Type) -> ValueId {
    b.create_value(AddrSpaceCastOpSpec { arg, res })
}

/// `count` elements on the stack.
pub(crate) fn alloca(b: &mut Builder<'_>, element: Type, count: ValueId) -> ValueId {
    let elem_type = b.ctx.type_attr(element);
    b.create_value(AllocaOpSpec {
        array_size: count,
        alignment: None,
        elem_type,
        inalloca: None,
        res: Type::LLVM_PTR,
    })
}

pub(crate) fn memcpy(b: &mut Builder<'_>, dst: ValueId, src: ValueId, len: ValueId) {
    let is_volatile = b.ctx.bool(false);
    b.create(MemcpyOpSpec {
        dst,
        src,
        len,
        is_volatile,
        access_groups: None,
        alias_scopes: None,
        noalias_scopes: None,
        tbaa: None,
        arg_attrs: None,
        res_attrs: None,
    });
}

pub(crate) fn stack_save(b: &mut Builder<'_>) -> ValueId {
    b.create_value(StackSaveOpSpec {
        res: Type::LLVM_PTR,
    })
}

pub(crate) fn stack_restore(b: &mut Builder<'_>, pointer: ValueId) {
    b.create(StackRestoreOpSpec { ptr: pointer });
}

pub(crate) fn br(b: &mut Builder<'_>, dest: terrace_ir::BlockId, operands: &[ValueId]) {
    b.create(BrOpSpec {
        dest_operands: operands,
        loop_annotation: None,
        dest,
    });
}

/// `llvm.mlir.constant(true) : i1`
pub(crate) fn true_constant(b: &mut Builder<'_>) -> ValueId {
    let value = b.ctx.bool(true);
    b.create_value(ConstantOpSpec {
        value,
        res: Type::I1,
    })
}

/// `getSizeInBytes`: the size of an element as the distance to the next one.
pub(crate) fn size_in_bytes(llvm: LlvmRewriter<'_>, b: &mut Builder<'_>, element: Type) -> ValueId {
    let null = b.create_value(ZeroOpSpec {
        res: Type::LLVM_PTR,
    });
    let next = gep_const(b, Type::LLVM_PTR, element, null, &[1]);
    ptr_to_int(b, next, llvm.index_type())
}

/// `promoteOneMemRefDescriptor`: a descriptor on the stack. The count is an `i64`, however wide `index` is.
pub(crate) fn promote(b: &mut Builder<'_>, descriptor: ValueId) -> ValueId {
    let value = b.ctx.index(1);
    let one = b.create_value(ConstantOpSpec {
        value,
        res: Type::I64,
    });
    let pointer = alloca(b, b.body.ty(descriptor), one);
    store(b, descriptor, pointer);
    pointer
}
