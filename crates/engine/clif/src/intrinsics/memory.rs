//! Translates intrinsics on memory and the stack, traps, and assumptions about values.

use cranelift_codegen::ir::{self, InstBuilder, types};
use terrace_llvmir::BinaryOp;

use super::IntrinsicCall;
use crate::translator::{Parts, Translator};
use crate::types::{Lane, Vector};
use crate::why::{Result, said};

/// The maximum number of bytes that are copied inline.
const SMALL: u64 = 64;

/// Returns the number of bytes as a 64-bit value.
fn size(this: &mut Translator<'_, '_>, call: &IntrinsicCall) -> Result<ir::Value> {
    let arg = call.arg(2)?;
    let Some(lane) = this.layout_of(arg)?.scalar() else {
        return said(format!("calls {}", call.name));
    };
    let parts = this.parts(arg)?;
    Ok(this.resize(lane, Lane::Int(64), false, &parts)[0])
}

/// Translates `memcpy` and `memmove`. In an inline copy, all loads precede the stores.
pub(super) fn copy(this: &mut Translator<'_, '_>, call: &IntrinsicCall) -> Result<Parts> {
    let (to, from) = (this.part(call.arg(0)?)?, this.part(call.arg(1)?)?);
    if let Some(bytes) = this.known(call.arg(2)?)
        && bytes <= SMALL
    {
        this.copy(to, from, bytes);
        return Ok(Parts::new());
    }
    let bytes = size(this, call)?;
    let name = match call.name.starts_with("llvm.memmove") {
        true => "memmove",
        false => "memcpy",
    };
    this.call_helper(name, &[types::I64], &[to, from, bytes]);
    Ok(Parts::new())
}

/// Translates `memset`.
pub(super) fn fill(this: &mut Translator<'_, '_>, call: &IntrinsicCall) -> Result<Parts> {
    let (to, value) = (this.part(call.arg(0)?)?, this.part(call.arg(1)?)?);
    let value = this.builder.ins().uextend(types::I32, value);
    let bytes = size(this, call)?;
    this.call_helper("memset", &[types::I64], &[to, value, bytes]);
    Ok(Parts::new())
}

/// Translates `stacksave`.
pub(super) fn stack_save(this: &mut Translator<'_, '_>, _: &IntrinsicCall) -> Result<Parts> {
    Ok(this.call_helper("terrace_rt_stack_mark", &[types::I64], &[]))
}

/// Translates `stackrestore`.
pub(super) fn stack_restore(this: &mut Translator<'_, '_>, call: &IntrinsicCall) -> Result<Parts> {
    let mark = this.part(call.arg(0)?)?;
    Ok(this.call_helper("terrace_rt_stack_release", &[], &[mark]))
}

/// Translates `ptrmask`.
pub(super) fn pointer_mask(this: &mut Translator<'_, '_>, call: &IntrinsicCall) -> Result<Parts> {
    let vector = this.shape_of(call)?;
    let ints = Vector::new(Lane::Int(64), vector.len);
    let ints = Vector {
        piece: vector.piece.and(ints.piece),
        ..ints
    };
    let (a, b) = (this.parts(call.arg(0)?)?, this.parts(call.arg(1)?)?);
    this.binary_parts(BinaryOp::And, ints, &a, &b)
}

/// Translates `trap` and `ubsantrap`.
pub(super) fn trap(this: &mut Translator<'_, '_>, call: &IntrinsicCall) -> Result<Parts> {
    let code = match call.name.starts_with("llvm.ubsantrap") {
        true => crate::traps::UBSAN,
        false => crate::traps::TRAP,
    };
    // A conditional trap, because code may follow it.
    let one = this.iconst(types::I8, 1);
    this.builder.ins().trapnz(one, code);
    Ok(Parts::new())
}

/// Translates `debugtrap`.
pub(super) fn debug_trap(this: &mut Translator<'_, '_>, _: &IntrinsicCall) -> Result<Parts> {
    this.builder.ins().debugtrap();
    Ok(Parts::new())
}

/// Returns a null pointer.
pub(super) fn null(this: &mut Translator<'_, '_>, _: &IntrinsicCall) -> Result<Parts> {
    Ok(Parts::from_slice(&[this.iconst(types::I64, 0)]))
}

/// Returns 1 as an integer: `vscale`.
pub(super) fn one(this: &mut Translator<'_, '_>, call: &IntrinsicCall) -> Result<Parts> {
    let lane = this.shape_of(call)?.lane;
    let mut parts = this.zero_lane(lane);
    parts[0] = this.iconst(lane.clif(), 1);
    Ok(parts)
}

/// Translates `is.constant`.
pub(super) fn is_constant(this: &mut Translator<'_, '_>, call: &IntrinsicCall) -> Result<Parts> {
    let is = call.arg(0)?.as_const().is_some();
    Ok(Parts::from_slice(&[this.iconst(types::I8, i64::from(is))]))
}

/// Translates `objectsize`: returns the result for unknown objects.
pub(super) fn object_size(this: &mut Translator<'_, '_>, call: &IntrinsicCall) -> Result<Parts> {
    let lane = this.shape_of(call)?.lane;
    let minimum = this.known(call.arg(1)?) == Some(1);
    let value = this.iconst(lane.clif(), if minimum { 0 } else { -1 });
    Ok(Parts::from_slice(&[this.mask(value, lane.bits())]))
}

/// Returns a time counter in nanoseconds.
pub(super) fn clock(this: &mut Translator<'_, '_>, _: &IntrinsicCall) -> Result<Parts> {
    // C's `clock_gettime` for the monotonic clock.
    let room = this.room(2)?;
    let monotonic = this.iconst(types::I32, 1);
    this.call_helper("clock_gettime", &[types::I32], &[monotonic, room]);
    let seconds = this.load_at(types::I64, room, 0);
    let rest = this.load_at(types::I64, room, 8);
    let billion = this.iconst(types::I64, 1_000_000_000);
    let nanoseconds = this.builder.ins().imul(seconds, billion);
    Ok(Parts::from_slice(&[this
        .builder
        .ins()
        .iadd(nanoseconds, rest)]))
}

/// Translates `load.relative`: loads a 32-bit distance and adds it to the base address.
pub(super) fn load_relative(this: &mut Translator<'_, '_>, call: &IntrinsicCall) -> Result<Parts> {
    let base = this.part(call.arg(0)?)?;
    let offset = this.wide(call.arg(1)?)?;
    let at = this.builder.ins().iadd(base, offset);
    let distance = this.load_at(types::I32, at, 0);
    let distance = this.builder.ins().sextend(types::I64, distance);
    Ok(Parts::from_slice(&[this
        .builder
        .ins()
        .iadd(base, distance)]))
}
