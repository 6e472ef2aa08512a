//! Atomic updates.

use crate::constraints::{SIGNLESS_INTEGER_OR_FLOAT, SIGNLESS_INTEGER_OR_FLOAT_MEMREF};
use crate::verify;
use terrace_arith::enums::AtomicRMWKind;
use terrace_builtin::constraints::{ANY_TYPE, INDEX, element_of};
use terrace_builtin::types::MemRefType;
use terrace_ir::opdef::RegionKind;
use terrace_macros::op;

/// Updates an element by a predefined operation and returns the old value.
#[op(
    name = "memref.atomic_rmw",
    same_type(value, result),
    types_match(memref -> value, element_of, "value type matches element type of memref"),
    verify_alone = verify::atomic_rmw,
    fold = crate::fold::atomic_rmw,
    format = "$kind $value `,` $memref `[` $indices `]` attr-dict `:` `(` type($value) `,` type($memref) `)` \
              `->` type($result)"
)]
pub struct AtomicRMWOp {
    kind: Prop<AtomicRMWKind>,
    value: Operand<SIGNLESS_INTEGER_OR_FLOAT>,
    memref: Operand<MemRefType, SIGNLESS_INTEGER_OR_FLOAT_MEMREF>,
    indices: Variadic<Operand<INDEX>>,
    result: Res<SIGNLESS_INTEGER_OR_FLOAT>,
}

/// Updates an element by the operations in the region and returns the old value.
#[op(
    name = "memref.generic_atomic_rmw",
    traits(SINGLE_BLOCK),
    terminator = AtomicYieldOp,
    types_match(memref -> result, element_of, "result type matches element type of memref"),
    verify = verify::generic_atomic_rmw
)]
pub struct GenericAtomicRMWOp {
    memref: Operand<MemRefType, SIGNLESS_INTEGER_OR_FLOAT_MEMREF>,
    indices: Variadic<Operand<INDEX>>,
    result: Res<SIGNLESS_INTEGER_OR_FLOAT>,
    atomic_body: Region<RegionKind::ANY>,
}

/// The new value of an atomic update.
#[op(
    name = "memref.atomic_yield",
    traits(PURE, TERMINATOR, RETURN_LIKE),
    parents(GenericAtomicRMWOp),
    verify = verify::atomic_yield,
    format = "$result attr-dict `:` type($result)"
)]
pub struct AtomicYieldOp {
    result: Operand<ANY_TYPE>,
}
