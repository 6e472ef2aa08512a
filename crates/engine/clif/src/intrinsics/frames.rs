//! Translates intrinsics that access the frames of functions, or jump back to a frame.

use cranelift_codegen::ir::{self, InstBuilder, types};

use super::IntrinsicCall;
use crate::translator::{Parts, Translator};
use crate::why::{Result, said};

/// A size in bytes that suffices for the `jmp_buf` of every C library.
const JUMP_BUFFER: u64 = 512;

/// The offset of the word in the buffer of `__builtin_setjmp` that belongs to the compiler. The caller fills the
/// adjacent words.
const OWN_WORD: u64 = 8;

/// Returns true if an intrinsic accesses the frame of its function, which therefore needs a frame pointer.
pub(crate) fn is_of_frame(name: &[u8]) -> bool {
    let names: [&[u8]; 3] = [
        b"llvm.returnaddress",
        b"llvm.frameaddress",
        b"llvm.addressofreturnaddress",
    ];
    names.iter().any(|prefix| name.starts_with(prefix))
}

/// Returns the value of `own` for the function's own frame. For other frames, LLVM permits 0.
fn own_frame(
    this: &mut Translator<'_, '_>,
    call: &IntrinsicCall,
    own: fn(&mut Translator<'_, '_>) -> Result<ir::Value>,
) -> Result<Parts> {
    let value = match this.known(call.arg(0)?) {
        Some(0) => own(this)?,
        _ => this.iconst(types::I64, 0),
    };
    Ok(Parts::from_slice(&[value]))
}

/// Translates `frameaddress`.
pub(super) fn frame_address(this: &mut Translator<'_, '_>, call: &IntrinsicCall) -> Result<Parts> {
    own_frame(this, call, |this| {
        Ok(this.builder.ins().get_frame_pointer(types::I64))
    })
}

/// Translates `returnaddress`.
pub(super) fn return_address(this: &mut Translator<'_, '_>, call: &IntrinsicCall) -> Result<Parts> {
    own_frame(this, call, |this| {
        let at = place_of_return_address(this)?;
        Ok(this.load_at(types::I64, at, 0))
    })
}

/// Translates `addressofreturnaddress`.
pub(super) fn address_of_return_address(this: &mut Translator<'_, '_>) -> Result<Parts> {
    let at = place_of_return_address(this)?;
    Ok(Parts::from_slice(&[at]))
}

/// Returns the address of the word that contains the function's return address.
fn place_of_return_address(this: &mut Translator<'_, '_>) -> Result<ir::Value> {
    if this.is_tail {
        return said("uses the return address of a function with guaranteed tail calls");
    }
    if let Some(at) = this.variadic_return_address() {
        return Ok(at);
    }
    let frame = this.builder.ins().get_frame_pointer(types::I64);
    Ok(this.add_offset(frame, 8))
}

/// Translates `eh.sjlj.setjmp` by C's `setjmp`. The program's buffer is too small for a `jmp_buf`, so it only holds the
/// address of a buffer in this frame.
pub(super) fn set_jump(this: &mut Translator<'_, '_>, call: &IntrinsicCall) -> Result<Parts> {
    let buffer = this.part(call.arg(0)?)?;
    let own = this.aligned_slot(JUMP_BUFFER, 16)?;
    this.store_at(own, buffer, OWN_WORD);
    this.twice(|this| Ok(this.call_helper("_setjmp", &[types::I32], &[own])))
}

/// Translates `eh.sjlj.longjmp`.
pub(super) fn long_jump(this: &mut Translator<'_, '_>, call: &IntrinsicCall) -> Result<Parts> {
    let buffer = this.part(call.arg(0)?)?;
    let own = this.load_at(types::I64, buffer, OWN_WORD);
    let one = this.iconst(types::I32, 1);
    Ok(this.call_helper("longjmp", &[], &[own, one]))
}
