//! Finds operations that may create poison from operands that are not poison.

use crate::enums::{FastMathFlags, IntegerOverflowFlags};
use crate::{FPToSIOp, FPToUIOp, ShLIOp, ShRSIOp, ShRUIOp};
use terrace_builtin::attrs::int_value;
use terrace_builtin::types::bit_width;
use terrace_ir::interfaces::constant_value;
use terrace_ir::{Attr, Body, Context, OpRef, Traits, ValueId};
use terrace_ub::PoisonOp;

/// The maximum number of visited operations.
const MOST: usize = 64;

/// Returns true if a value may be poison, assuming that block arguments, loads and call results are not. This is the
/// case if an operation on which the value depends has poison-generating flags or is undefined for some operands,
/// like a shift by the width.
pub fn may_be_poison(ctx: &Context, body: &Body, value: ValueId) -> bool {
    let (mut seen, mut next) = (vec![value], 0);
    while let Some(&value) = seen.get(next) {
        next += 1;
        let Some(op) = body.defining_op(value) else {
            continue;
        };
        let op = OpRef::new(ctx, body, op);
        if makes_poison(op) || next == MOST {
            return true;
        }
        let is_computed = op
            .def()
            .is_some_and(|def| def.has(Traits::PURE) || def.has(Traits::NO_MEMORY_EFFECT));
        if is_computed {
            for operand in body.operands(op.id) {
                if !seen.contains(&operand) {
                    seen.push(operand);
                }
            }
        }
    }
    false
}

fn makes_poison(op: OpRef<'_>) -> bool {
    let (ctx, body) = (op.ctx, op.body);
    let is_shift = op.is::<ShLIOp>() || op.is::<ShRSIOp>() || op.is::<ShRUIOp>();
    let is_conversion = op.is::<FPToSIOp>() || op.is::<FPToUIOp>();
    let has_flags = op.dialect_namespace() == "arith"
        && body
            .props(op.id)
            .iter()
            .flatten()
            .any(|flag| forbids(ctx, *flag));
    let others = match op.dialect_namespace() {
        "llvm" => constant_value(ctx, body, body.result(op.id, 0)).is_none(),
        _ => op.is::<PoisonOp>(),
    };
    is_shift && !is_within_width(op) || is_conversion || has_flags || others
}

/// Returns true if a flag of an arith operation makes it generate poison.
fn forbids(ctx: &Context, flag: Attr) -> bool {
    let of_floats = |flags: FastMathFlags| {
        flags.contains(FastMathFlags::NNAN) || flags.contains(FastMathFlags::NINF)
    };
    flag == Attr::UNIT
        || IntegerOverflowFlags::from_attr(ctx, flag)
            .is_some_and(|flags| flags != IntegerOverflowFlags::NONE)
        || FastMathFlags::from_attr(ctx, flag).is_some_and(of_floats)
}

/// Returns true if a shift amount is a constant less than the width.
fn is_within_width(shift: OpRef<'_>) -> bool {
    let (ctx, body) = (shift.ctx, shift.body);
    let by = body.operands(shift.id).nth(1);
    let by = by.and_then(|by| int_value(ctx, constant_value(ctx, body, by)?));
    let width = bit_width(ctx, body.ty(body.result(shift.id, 0)));
    // The target determines the width of `index`, which is at least 32.
    let width = width.unwrap_or(32);
    by.is_some_and(|by| (0..i64::from(width)).contains(&by))
}
