//! Converts stack allocations, addresses, loads, stores and atomic operations.

use crate::attributes::enum_value;
use crate::function::FunctionTranslation;
use crate::interface::Converted;
use terrace_builtin::attrs::array_value;
use terrace_ir::{Attr, OpId};
use terrace_llvm::*;
use terrace_llvmir as ll;
use terrace_llvmir::flags::gep;
use terrace_llvmir::{Access, MdKindId, Ordering, TypeKind, Value};

super::table! {
    AllocaOp => alloca,
    GEPOp => get_element_ptr,
    LoadOp => load,
    StoreOp => store,
    AtomicRMWOp => atomic_rmw,
    AtomicCmpXchgOp => cmpxchg,
    FenceOp => fence,
    VaArgOp => va_arg,
}

/// Returns a nonzero alignment property.
fn alignment(t: &FunctionTranslation<'_>, attr: Option<Attr>) -> Option<u64> {
    crate::attributes::alignment(t.ctx, attr)
}

fn alloca(t: &mut FunctionTranslation<'_>, op: AllocaOpRef<'_>) -> Converted {
    let element = t.ty(op.elem_type(), op.id)?;
    let ty = t.result_type(op.id)?;
    let space = match t.builder.ctx.types.kind(ty) {
        TypeKind::Ptr(space) => space,
        _ => 0,
    };
    let count = t.value(op.array_size());
    let align = alignment(t, op.alignment_attr());
    let align = align.or_else(|| {
        t.builder
            .ctx
            .layout
            .preferred_align(&t.builder.ctx.types, element)
    });
    let inalloca = op.inalloca();
    let value = t.builder.alloca(element, count, align, space, inalloca);
    t.map_result(op.id, value);
    Ok(())
}

fn get_element_ptr(t: &mut FunctionTranslation<'_>, op: GEPOpRef<'_>) -> Converted {
    let element = t.ty(op.elem_type(), op.id)?;
    let ctx = t.ctx;
    let mut indices = std::mem::take(&mut t.maps.operands);
    indices.clear();
    let count = t.body.num_operands(op.id);
    let mut next = 1;
    for &constant in op.raw_constant_indices() {
        if constant == DYNAMIC_INDEX && next < count {
            indices.push(t.operand(op.id, next));
            next += 1;
        } else {
            indices.push(t.i32(constant).into());
        }
    }
    let flags = match op.no_wrap_flags_attr() {
        attr if attr != t.dispatch.handles.zero_i32 => {
            let flags = enum_value(ctx, Some(attr));
            let inbounds = if flags & 1 != 0 { gep::INBOUNDS } else { 0 };
            let nusw = if flags & 2 != 0 { gep::NUSW } else { 0 };
            let nuw = if flags & 4 != 0 { gep::NUW } else { 0 };
            inbounds | nusw | nuw
        }
        _ => 0,
    };
    let base = t.value(op.base());
    let value = t.builder.gep(element, flags, base, &indices);
    t.maps.operands = indices;
    t.map_result(op.id, value);
    Ok(())
}

/// Returns the memory ordering in a property.
fn ordering(t: &FunctionTranslation<'_>, attr: Option<Attr>) -> Ordering {
    match attr {
        Some(attr) if attr != t.dispatch.handles.zero_i64 => {
            Ordering::from_value(enum_value(t.ctx, Some(attr))).unwrap_or(Ordering::NotAtomic)
        }
        _ => Ordering::NotAtomic,
    }
}

fn sync_scope<'c>(t: &FunctionTranslation<'c>, attr: Option<Attr>) -> &'c [u8] {
    attr.and_then(|attr| attr.bytes(t.ctx)).unwrap_or_default()
}

/// Attaches access groups, alias scopes and TBAA tags.
pub(crate) fn attach_memory(
    t: &mut FunctionTranslation<'_>,
    op: OpId,
    instruction: Value,
    [groups, scopes, noalias, tbaa]: [Option<Attr>; 4],
) {
    if groups.is_none() && scopes.is_none() && noalias.is_none() && tbaa.is_none() {
        return;
    }
    if let Some(node) = t.scope().access_groups(groups) {
        t.builder.attach(instruction, MdKindId::ACCESS_GROUP, node);
    }
    if let Some(node) = t.scope().alias_scopes(scopes) {
        t.builder.attach(instruction, MdKindId::ALIAS_SCOPE, node);
    }
    if let Some(node) = t.scope().alias_scopes(noalias) {
        t.builder.attach(instruction, MdKindId::NOALIAS, node);
    }
    match tbaa.and_then(|tags| array_value(t.ctx, tags)) {
        None | Some([]) => {}
        Some(&[tag]) => {
            if let Some(node) = t.scope().tbaa(tag) {
                t.builder.attach(instruction, MdKindId::TBAA, node);
            }
        }
        Some(_) => {
            let message = "TBAA access tags were not translated, because LLVM IR only supports a single tag per instruction";
            t.diags.warning(t.body.loc(op), message);
        }
    }
}

fn nontemporal(t: &mut FunctionTranslation<'_>, attr: Option<Attr>, instruction: Value) {
    if attr.is_some() {
        let node = t.scope().int_node(ll::Type::I32, 1);
        t.builder.attach(instruction, MdKindId::NONTEMPORAL, node);
    }
}

/// Attaches an empty node if a property is present.
fn mark(t: &mut FunctionTranslation<'_>, attr: Option<Attr>, kind: MdKindId, instruction: Value) {
    if attr.is_some() {
        let node = t.builder.ctx.metadata.node(&[]);
        t.builder.attach(instruction, kind, node);
    }
}

fn load(t: &mut FunctionTranslation<'_>, op: LoadOpRef<'_>) -> Converted {
    let ty = t.result_type(op.id)?;
    let address = t.value(op.addr());
    let props = t.body.props(op.id);
    let prop = |slot: usize| props.get(slot).copied().flatten();
    let align = alignment(t, prop(LoadOp::ALIGNMENT)).or_else(|| t.abi_align(ty));
    let access = Access {
        align,
        volatile: prop(LoadOp::VOLATILE_).is_some(),
        ordering: ordering(t, prop(LoadOp::ORDERING)),
        sync_scope: sync_scope(t, prop(LoadOp::SYNCSCOPE)),
    };
    let value = t.builder.load(ty, address, access);
    t.map_result(op.id, value);
    mark(t, prop(LoadOp::INVARIANT), MdKindId::INVARIANT_LOAD, value);
    if let Some(attr) = prop(LoadOp::DEREFERENCEABLE)
        && let Some((kind, node)) = t.scope().dereferenceable(attr)
    {
        t.builder.attach(value, kind, node);
    }
    nontemporal(t, prop(LoadOp::NONTEMPORAL), value);
    mark(
        t,
        prop(LoadOp::INVARIANT_GROUP),
        MdKindId::INVARIANT_GROUP,
        value,
    );
    let memory = [
        LoadOp::ACCESS_GROUPS,
        LoadOp::ALIAS_SCOPES,
        LoadOp::NOALIAS_SCOPES,
        LoadOp::TBAA,
    ]
    .map(prop);
    attach_memory(t, op.id, value, memory);
    Ok(())
}

fn store(t: &mut FunctionTranslation<'_>, op: StoreOpRef<'_>) -> Converted {
    let (value, address) = (t.value(op.value()), t.value(op.addr()));
    let props = t.body.props(op.id);
    let prop = |slot: usize| props.get(slot).copied().flatten();
    let ty = t.builder.type_of(value);
    let align = alignment(t, prop(StoreOp::ALIGNMENT)).or_else(|| t.abi_align(ty));
    let access = Access {
        align,
        volatile: prop(StoreOp::VOLATILE_).is_some(),
        ordering: ordering(t, prop(StoreOp::ORDERING)),
        sync_scope: sync_scope(t, prop(StoreOp::SYNCSCOPE)),
    };
    let store = t.builder.store(value, address, access);
    nontemporal(t, prop(StoreOp::NONTEMPORAL), store);
    mark(
        t,
        prop(StoreOp::INVARIANT_GROUP),
        MdKindId::INVARIANT_GROUP,
        store,
    );
    let memory = [
        StoreOp::ACCESS_GROUPS,
        StoreOp::ALIAS_SCOPES,
        StoreOp::NOALIAS_SCOPES,
        StoreOp::TBAA,
    ]
    .map(prop);
    attach_memory(t, op.id, store, memory);
    Ok(())
}

/// Returns the alignment of an atomic operation: the given one, or otherwise the store size of its type.
fn atomic_align(t: &FunctionTranslation<'_>, given: Option<Attr>, value: Value) -> Option<u64> {
    let ty = t.builder.type_of(value);
    let size = || {
        t.builder
            .ctx
            .layout
            .store_size(&t.builder.ctx.types, ty)
            .filter(|size| size.is_power_of_two())
    };
    alignment(t, given).or_else(size)
}

fn atomic_rmw(t: &mut FunctionTranslation<'_>, op: AtomicRMWOpRef<'_>) -> Converted {
    let (address, value) = (t.value(op.ptr()), t.value(op.val()));
    let access = Access {
        align: atomic_align(t, op.alignment_attr(), value),
        volatile: op.volatile_(),
        ordering: ordering(t, Some(op.ordering_attr())),
        sync_scope: sync_scope(t, op.syncscope_attr()),
    };
    let result = t.builder.atomic_rmw(op.bin_op(), address, value, access);
    t.map_result(op.id, result);
    let memory = [
        AtomicRMWOp::ACCESS_GROUPS,
        AtomicRMWOp::ALIAS_SCOPES,
        AtomicRMWOp::NOALIAS_SCOPES,
        AtomicRMWOp::TBAA,
    ];
    let memory = memory.map(|slot| t.prop(op.id, slot));
    attach_memory(t, op.id, result, memory);
    Ok(())
}

fn cmpxchg(t: &mut FunctionTranslation<'_>, op: AtomicCmpXchgOpRef<'_>) -> Converted {
    let (address, expected, new) = (t.value(op.ptr()), t.value(op.cmp()), t.value(op.val()));
    let access = Access {
        align: atomic_align(t, op.alignment_attr(), new),
        volatile: op.volatile_(),
        ordering: ordering(t, Some(op.success_ordering_attr())),
        sync_scope: sync_scope(t, op.syncscope_attr()),
    };
    let failure = ordering(t, Some(op.failure_ordering_attr()));
    let weak = op.weak();
    let result = t
        .builder
        .cmpxchg(address, expected, new, access, failure, weak);
    t.map_result(op.id, result);
    let memory = [
        AtomicCmpXchgOp::ACCESS_GROUPS,
        AtomicCmpXchgOp::ALIAS_SCOPES,
        AtomicCmpXchgOp::NOALIAS_SCOPES,
        AtomicCmpXchgOp::TBAA,
    ];
    let memory = memory.map(|slot| t.prop(op.id, slot));
    attach_memory(t, op.id, result, memory);
    Ok(())
}

fn fence(t: &mut FunctionTranslation<'_>, op: FenceOpRef<'_>) -> Converted {
    let ordering = ordering(t, Some(op.ordering_attr()));
    let scope = sync_scope(t, op.syncscope_attr());
    t.builder.fence(ordering, scope);
    Ok(())
}

fn va_arg(t: &mut FunctionTranslation<'_>, op: VaArgOpRef<'_>) -> Converted {
    let ty = t.result_type(op.id)?;
    let list = t.value(op.arg());
    let value = t.builder.va_arg(list, ty);
    t.map_result(op.id, value);
    Ok(())
}
