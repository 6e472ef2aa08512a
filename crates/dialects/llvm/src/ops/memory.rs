//! Stack memory, addresses, loads and stores.

use crate::attrs::DereferenceableAttr;
use crate::constraints::{
    ACCESS_GROUPS, ALIAS_SCOPES, INTEGER_OR_VECTOR, LOADABLE, POINTER, POINTER_OR_VECTOR,
    SIGNLESS_INTEGER, TBAA_TAGS,
};
use crate::enums::{AtomicOrdering, AtomicOrderingAttr, GEPNoWrapFlags};
use crate::fold;
use crate::verify;
use terrace_builtin::props::{AnyType, Array, I32Array, Int64, Str};
use terrace_macros::op;

/// Memory on the stack.
#[op(name = "llvm.alloca", verify_alone = verify::alloca)]
pub struct AllocaOp {
    #[mlir("arraySize")]
    array_size: Operand<SIGNLESS_INTEGER>,
    alignment: Optional<Prop<Int64>>,
    elem_type: Prop<AnyType>,
    inalloca: Flag,
    res: Res<POINTER>,
}

/// The marker in [`GEPOp`]'s `rawConstantIndices` for an index that is an operand.
pub const DYNAMIC_INDEX: i32 = i32::MIN;

/// The address of a part of an aggregate.
#[op(
    name = "llvm.getelementptr",
    verify_alone = verify::getelementptr,
    fold = fold::getelementptr,
    traits(PURE),
    format = "($noWrapFlags^)? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` attr-dict `:` functional-type(operands, results) `,` $elem_type"
)]
pub struct GEPOp {
    base: Operand<POINTER_OR_VECTOR>,
    #[mlir("dynamicIndices")]
    dynamic_indices: Variadic<Operand<INTEGER_OR_VECTOR>>,
    #[mlir("rawConstantIndices")]
    raw_constant_indices: Prop<I32Array>,
    elem_type: Prop<AnyType>,
    #[mlir("noWrapFlags")]
    #[default(GEPNoWrapFlags::NONE)]
    no_wrap_flags: Prop<GEPNoWrapFlags>,
    res: Res<POINTER_OR_VECTOR>,
}

/// Reads memory.
#[op(
    name = "llvm.load",
    verify_alone = verify::load,
    format = "(`volatile` $volatile_^)? $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? (`invariant` $invariant^)? (`invariant_group` $invariantGroup^)? (`dereferenceable` `` $dereferenceable^)? attr-dict `:` qualified(type($addr)) `->` type($res)"
)]
pub struct LoadOp {
    addr: Operand<POINTER>,
    alignment: Optional<Prop<Int64>>,
    volatile_: Flag,
    nontemporal: Flag,
    invariant: Flag,
    #[mlir("invariantGroup")]
    invariant_group: Flag,
    #[default(AtomicOrdering::NotAtomic)]
    ordering: Prop<AtomicOrderingAttr>,
    syncscope: Optional<Prop<Str>>,
    dereferenceable: Optional<Prop<DereferenceableAttr>>,
    access_groups: Optional<Prop<Array, ACCESS_GROUPS>>,
    alias_scopes: Optional<Prop<Array, ALIAS_SCOPES>>,
    noalias_scopes: Optional<Prop<Array, ALIAS_SCOPES>>,
    tbaa: Optional<Prop<Array, TBAA_TAGS>>,
    res: Res<LOADABLE>,
}

/// Writes memory.
#[op(
    name = "llvm.store",
    verify_alone = verify::store,
    format = "(`volatile` $volatile_^)? $value `,` $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? (`invariant_group` $invariantGroup^)? attr-dict `:` type($value) `,` qualified(type($addr))"
)]
pub struct StoreOp {
    value: Operand<LOADABLE>,
    addr: Operand<POINTER>,
    alignment: Optional<Prop<Int64>>,
    volatile_: Flag,
    nontemporal: Flag,
    #[mlir("invariantGroup")]
    invariant_group: Flag,
    #[default(AtomicOrdering::NotAtomic)]
    ordering: Prop<AtomicOrderingAttr>,
    syncscope: Optional<Prop<Str>>,
    access_groups: Optional<Prop<Array, ACCESS_GROUPS>>,
    alias_scopes: Optional<Prop<Array, ALIAS_SCOPES>>,
    noalias_scopes: Optional<Prop<Array, ALIAS_SCOPES>>,
    tbaa: Optional<Prop<Array, TBAA_TAGS>>,
}
