//! Verifies atomic updates.

use super::Verified;
use crate::ops::{AtomicRMWOpRef, AtomicYieldOpRef, GenericAtomicRMWOpRef};
use terrace_arith::AtomicRMWKind;
use terrace_ir::{Body, OpId, OpRef, Reporter, Traits, TypeClass};

const SUBSCRIPTS: &str = "expects the number of subscripts to be equal to memref rank";

pub(crate) fn atomic_rmw(op: AtomicRMWOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    use AtomicRMWKind::*;
    if op.indices_types().len() != op.memref_type().shape.len() {
        return Err(report.op_error(op, SUBSCRIPTS));
    }
    let kind = op.kind();
    let (class, name) = match kind {
        AddF | MaximumF | MinimumF | MulF => (TypeClass::FLOAT, "a floating-point type"),
        AddI | MaxS | MaxU | MinS | MinU | MulI | OrI | XOrI | AndI => {
            (TypeClass::SIGNLESS_INT, "an integer type")
        }
        Assign | MaxNumF | MinNumF => return Ok(()),
    };
    if op.value_type().class(op.ctx).intersects(class) {
        return Ok(());
    }
    Err(report.op_error(op, format!("with kind '{}' expects {name}", kind.keyword())))
}

/// Checks that the body has the old value as argument and no side effects.
pub(crate) fn generic_atomic_rmw(
    op: GenericAtomicRMWOpRef<'_>,
    report: &mut Reporter<'_>,
) -> Verified {
    let body = op.body;
    let entry = body
        .region(op.id, 0)
        .and_then(|region| body.entry_block(region));
    let args = entry.map_or(&[][..], |entry| body.block_args(entry));
    let &[arg] = args else {
        return Err(report.op_error(op, "expected single number of entry block arguments"));
    };
    let message = "expected block argument of the same type result type";
    report.refuse_if(op, body.ty(arg) != op.result_type(), message)?;
    if op.indices().len() != op.memref_type().shape.len() {
        return Err(report.op_error(op, SUBSCRIPTS));
    }
    let effects = body
        .walk(op.id)
        .find(|inner| *inner != op.id && !is_memory_effect_free(*op, body, *inner));
    match effects {
        None => Ok(()),
        Some(inner) => {
            let message = "body of 'memref.generic_atomic_rmw' should contain only operations with no side effects";
            Err(report.error(op.with(inner), message))
        }
    }
}

/// Returns true if an operation itself has no memory effects. Operations in its regions are checked separately.
fn is_memory_effect_free(op: OpRef<'_>, body: &Body, inner: OpId) -> bool {
    op.ctx.op_def(body.name(inner)).is_some_and(|def| {
        let free = [
            Traits::PURE,
            Traits::NO_MEMORY_EFFECT,
            Traits::RECURSIVE_MEMORY_EFFECTS,
        ];
        free.into_iter().any(|traits| def.has(traits))
    })
}

pub(crate) fn atomic_yield(op: AtomicYieldOpRef<'_>, report: &mut Reporter<'_>) -> Verified {
    let Some(parent) = op.parent() else {
        return Ok(());
    };
    if op.body.num_results(parent.id) == 0 {
        return Ok(());
    }
    let (got, want) = (op.result_type(), parent.result_type(0));
    if got == want {
        return Ok(());
    }
    let (got, want) = (op.ctx.show_type(got), op.ctx.show_type(want));
    Err(report.op_error(
        op,
        format!("types mismatch between yield op: {got} and its parent: {want}"),
    ))
}
