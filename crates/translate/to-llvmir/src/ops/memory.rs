//! Stack memory, addresses, loads, stores and atomic operations.

use crate::attributes::enum_value;
use crate::function::FunctionTranslation;
use crate::interface::Converted;
use terrace_builtin::TypeAttr;
use terrace_ir::{Attr, DenseI32Array, OpId};
use terrace_llvm::enums::AtomicOrdering;
use terrace_llvm::*;
use terrace_llvmir as ll;
use terrace_llvmir::flags::gep;
use terrace_llvmir::{Access, AtomicOp, MdKindId, Ordering, TypeKind, Value};

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

fn type_of_attr(
    t: &mut FunctionTranslation<'_>,
    op: OpId,
    slot: usize,
) -> Result<ll::Type, crate::NotConverted> {
    match t
        .prop(op, slot)
        .and_then(|attr| attr.as_::<TypeAttr>(t.ctx))
    {
        Some(attr) => Ok(t.ty(attr.value, op)?),
        None => Err(crate::NotConverted::Unknown),
    }
}

/// An alignment property that is given and not 0.
fn alignment(t: &FunctionTranslation<'_>, attr: Option<Attr>) -> Option<u64> {
    crate::attributes::alignment(t.ctx, attr)
}

fn alloca(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let element = type_of_attr(t, op, AllocaOp::ELEM_TYPE)?;
    let ty = t.result_type(op)?;
    let space = match t.builder.ctx.types.kind(ty) {
        TypeKind::Ptr(space) => space,
        _ => 0,
    };
    let count = t.operand(op, 0);
    let align = alignment(t, t.prop(op, AllocaOp::ALIGNMENT));
    let align = align.or_else(|| {
        t.builder
            .ctx
            .layout
            .preferred_align(&t.builder.ctx.types, element)
    });
    let inalloca = t.prop(op, AllocaOp::INALLOCA).is_some();
    let value = t.builder.alloca(element, count, align, space, inalloca);
    t.map_result(op, value);
    Ok(())
}

fn get_element_ptr(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let element = type_of_attr(t, op, GEPOp::ELEM_TYPE)?;
    let ctx = t.ctx;
    let constants = t
        .prop(op, GEPOp::RAW_CONSTANT_INDICES)
        .and_then(|attr| attr.as_::<DenseI32Array>(ctx));
    let constants: &[i32] = constants.map_or(&[], |constants| &constants.values);
    let mut indices = std::mem::take(&mut t.maps.operands);
    indices.clear();
    let count = t.body.num_operands(op);
    let mut next = 1;
    for &constant in constants {
        if constant == DYNAMIC_INDEX && next < count {
            indices.push(t.operand(op, next));
            next += 1;
        } else {
            indices.push(t.i32(constant).into());
        }
    }
    let flags = match t.prop(op, GEPOp::NO_WRAP_FLAGS) {
        Some(attr) if attr != t.dispatch.handles.zero_i32 => {
            let flags = enum_value(ctx, Some(attr));
            let inbounds = if flags & 1 != 0 { gep::INBOUNDS } else { 0 };
            let nusw = if flags & 2 != 0 { gep::NUSW } else { 0 };
            let nuw = if flags & 4 != 0 { gep::NUW } else { 0 };
            inbounds | nusw | nuw
        }
        _ => 0,
    };
    let base = t.operand(op, 0);
    let value = t.builder.gep(element, flags, base, &indices);
    t.maps.operands = indices;
    t.map_result(op, value);
    Ok(())
}

/// The ordering that a property says.
fn ordering(t: &FunctionTranslation<'_>, attr: Option<Attr>) -> Ordering {
    match attr {
        Some(attr) if attr != t.dispatch.handles.zero_i64 => {
            match AtomicOrdering::from_value(enum_value(t.ctx, Some(attr))) {
                None | Some(AtomicOrdering::NotAtomic) => Ordering::NotAtomic,
                Some(AtomicOrdering::Unordered) => Ordering::Unordered,
                Some(AtomicOrdering::Monotonic) => Ordering::Monotonic,
                Some(AtomicOrdering::Acquire) => Ordering::Acquire,
                Some(AtomicOrdering::Release) => Ordering::Release,
                Some(AtomicOrdering::AcqRel) => Ordering::AcqRel,
                Some(AtomicOrdering::SeqCst) => Ordering::SeqCst,
            }
        }
        _ => Ordering::NotAtomic,
    }
}

fn sync_scope<'c>(t: &FunctionTranslation<'c>, attr: Option<Attr>) -> &'c [u8] {
    attr.and_then(|attr| attr.bytes(t.ctx)).unwrap_or_default()
}

/// Attaches access groups, alias scopes and the type for alias analysis.
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
    match tbaa
        .and_then(|attr| attr.as_::<terrace_builtin::ArrayAttr>(t.ctx))
        .map(|tags| &*tags.elements)
    {
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

/// Attaches an empty node when a property is there.
fn mark(t: &mut FunctionTranslation<'_>, attr: Option<Attr>, kind: MdKindId, instruction: Value) {
    if attr.is_some() {
        let node = t.builder.ctx.metadata.node(&[]);
        t.builder.attach(instruction, kind, node);
    }
}

fn load(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let ty = t.result_type(op)?;
    let address = t.operand(op, 0);
    let props = t.body.props(op);
    let prop = |slot: usize| props.get(slot).copied().flatten();
    let align = alignment(t, prop(LoadOp::ALIGNMENT)).or_else(|| t.abi_align(ty));
    let access = Access {
        align,
        volatile: prop(LoadOp::VOLATILE_).is_some(),
        ordering: ordering(t, prop(LoadOp::ORDERING)),
        sync_scope: sync_scope(t, prop(LoadOp::SYNCSCOPE)),
    };
    let value = t.builder.load(ty, address, access);
    t.map_result(op, value);
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
    attach_memory(t, op, value, memory);
    Ok(())
}

fn store(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let (value, address) = (t.operand(op, 0), t.operand(op, 1));
    let props = t.body.props(op);
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
    attach_memory(t, op, store, memory);
    Ok(())
}

/// `llvm.atomicrmw`'s operations in the order of their values.
const ATOMIC_OPS: [AtomicOp; 21] = [
    AtomicOp::Xchg,
    AtomicOp::Add,
    AtomicOp::Sub,
    AtomicOp::And,
    AtomicOp::Nand,
    AtomicOp::Or,
    AtomicOp::Xor,
    AtomicOp::Max,
    AtomicOp::Min,
    AtomicOp::UMax,
    AtomicOp::UMin,
    AtomicOp::FAdd,
    AtomicOp::FSub,
    AtomicOp::FMax,
    AtomicOp::FMin,
    AtomicOp::UIncWrap,
    AtomicOp::UDecWrap,
    AtomicOp::USubCond,
    AtomicOp::USubSat,
    AtomicOp::FMaximum,
    AtomicOp::FMinimum,
];

/// The alignment of an atomic operation: the size of what it works on, unless another is given.
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

fn atomic_rmw(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let (address, value) = (t.operand(op, 0), t.operand(op, 1));
    let kind = enum_value(t.ctx, t.prop(op, AtomicRMWOp::BIN_OP));
    let Some(&kind) = usize::try_from(kind)
        .ok()
        .and_then(|kind| ATOMIC_OPS.get(kind))
    else {
        return t.unknown();
    };
    let access = Access {
        align: atomic_align(t, t.prop(op, AtomicRMWOp::ALIGNMENT), value),
        volatile: t.prop(op, AtomicRMWOp::VOLATILE_).is_some(),
        ordering: ordering(t, t.prop(op, AtomicRMWOp::ORDERING)),
        sync_scope: sync_scope(t, t.prop(op, AtomicRMWOp::SYNCSCOPE)),
    };
    let result = t.builder.atomic_rmw(kind, address, value, access);
    t.map_result(op, result);
    let memory = [
        AtomicRMWOp::ACCESS_GROUPS,
        AtomicRMWOp::ALIAS_SCOPES,
        AtomicRMWOp::NOALIAS_SCOPES,
        AtomicRMWOp::TBAA,
    ];
    let memory = memory.map(|slot| t.prop(op, slot));
    attach_memory(t, op, result, memory);
    Ok(())
}

fn cmpxchg(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let (address, expected, new) = (t.operand(op, 0), t.operand(op, 1), t.operand(op, 2));
    let access = Access {
        align: atomic_align(t, t.prop(op, AtomicCmpXchgOp::ALIGNMENT), new),
        volatile: t.prop(op, AtomicCmpXchgOp::VOLATILE_).is_some(),
        ordering: ordering(t, t.prop(op, AtomicCmpXchgOp::SUCCESS_ORDERING)),
        sync_scope: sync_scope(t, t.prop(op, AtomicCmpXchgOp::SYNCSCOPE)),
    };
    let failure = ordering(t, t.prop(op, AtomicCmpXchgOp::FAILURE_ORDERING));
    let weak = t.prop(op, AtomicCmpXchgOp::WEAK).is_some();
    let result = t
        .builder
        .cmpxchg(address, expected, new, access, failure, weak);
    t.map_result(op, result);
    let memory = [
        AtomicCmpXchgOp::ACCESS_GROUPS,
        AtomicCmpXchgOp::ALIAS_SCOPES,
        AtomicCmpXchgOp::NOALIAS_SCOPES,
        AtomicCmpXchgOp::TBAA,
    ];
    let memory = memory.map(|slot| t.prop(op, slot));
    attach_memory(t, op, result, memory);
    Ok(())
}

fn fence(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let ordering = ordering(t, t.prop(op, FenceOp::ORDERING));
    let scope = sync_scope(t, t.prop(op, FenceOp::SYNCSCOPE));
    t.builder.fence(ordering, scope);
    Ok(())
}

fn va_arg(t: &mut FunctionTranslation<'_>, op: OpId) -> Converted {
    let ty = t.result_type(op)?;
    let list = t.operand(op, 0);
    let value = t.builder.va_arg(list, ty);
    t.map_result(op, value);
    Ok(())
}
