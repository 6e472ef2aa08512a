//! Atomic operations.

use crate::constraints::{
    ACCESS_GROUPS, ALIAS_SCOPES, ATOMIC_RMW_TYPE, INTEGER_OR_POINTER, POINTER, STRUCT, TBAA_TAGS,
};
use crate::enums::{AtomicBinOpAttr, AtomicOrderingAttr};
use crate::types::StructType;
use crate::verify;
use terrace_builtin::props::{Array, Int64, Str};
use terrace_ir::{Context, Type};
use terrace_macros::op;

/// Atomically updates a value in memory and returns the old one.
#[op(
    name = "llvm.atomicrmw",
    verify_alone = verify::atomicrmw,
    types_match(val -> res, |_, ty| Some(ty), "result #0 and operand #1 have the same type"),
    format = "(`volatile` $volatile_^)? $bin_op $ptr `,` $val (`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict `:` qualified(type($ptr)) `,` type($val)"
)]
pub struct AtomicRMWOp {
    bin_op: Prop<AtomicBinOpAttr>,
    ptr: Operand<POINTER>,
    val: Operand<ATOMIC_RMW_TYPE>,
    ordering: Prop<AtomicOrderingAttr>,
    syncscope: Optional<Prop<Str>>,
    alignment: Optional<Prop<Int64>>,
    volatile_: Flag,
    access_groups: Optional<Prop<Array, ACCESS_GROUPS>>,
    alias_scopes: Optional<Prop<Array, ALIAS_SCOPES>>,
    noalias_scopes: Optional<Prop<Array, ALIAS_SCOPES>>,
    tbaa: Optional<Prop<Array, TBAA_TAGS>>,
    res: Res<ATOMIC_RMW_TYPE>,
}

/// Atomically compares a value in memory with an operand, and replaces the value if they are equal.
#[op(
    name = "llvm.cmpxchg",
    verify_alone = verify::cmpxchg,
    types_match(val -> cmp, |_, ty| Some(ty), "operand #1 and operand #2 have the same type"),
    types_match(val -> res, value_and_bool, "result #0 has an LLVM struct type consisting of the type of operand #2 and a bool"),
    format = "(`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val (`syncscope` `(` $syncscope^ `)`)? $success_ordering $failure_ordering attr-dict `:` qualified(type($ptr)) `,` type($val)"
)]
pub struct AtomicCmpXchgOp {
    ptr: Operand<POINTER>,
    cmp: Operand<INTEGER_OR_POINTER>,
    val: Operand<INTEGER_OR_POINTER>,
    success_ordering: Prop<AtomicOrderingAttr>,
    failure_ordering: Prop<AtomicOrderingAttr>,
    syncscope: Optional<Prop<Str>>,
    alignment: Optional<Prop<Int64>>,
    weak: Flag,
    volatile_: Flag,
    access_groups: Optional<Prop<Array, ACCESS_GROUPS>>,
    alias_scopes: Optional<Prop<Array, ALIAS_SCOPES>>,
    noalias_scopes: Optional<Prop<Array, ALIAS_SCOPES>>,
    tbaa: Optional<Prop<Array, TBAA_TAGS>>,
    res: Res<STRUCT>,
}

/// Orders memory operations.
#[op(
    name = "llvm.fence",
    verify_alone = verify::fence,
    format = "(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict"
)]
pub struct FenceOp {
    ordering: Prop<AtomicOrderingAttr>,
    syncscope: Optional<Prop<Str>>,
}

/// Returns the result type of `llvm.cmpxchg`: the old value, and a bit that is set if the value was replaced.
fn value_and_bool(ctx: &Context, ty: Type) -> Option<Type> {
    Some(StructType::literal(ctx, &[ty, Type::I1]))
}
