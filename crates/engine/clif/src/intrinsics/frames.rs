//! Frames of functions, and jumps back to them.

use cranelift_codegen::ir::{self, InstBuilder, types};

use super::IntrinsicCall;
use crate::translator::{Parts, Translator};
use crate::why::{Result, said};

/// Bytes that every C library has enough of for its `jmp_buf`.
const JUMP_BUFFER: u64 = 512;

/// The word of the buffer of `__builtin_setjmp` that belongs to the compiler. The caller fills the words around it.
const OWN_WORD: u64 = 8;

/// Returns true if an intrinsic is about the frame of its function, which therefore needs a frame pointer.
pub(crate) fn is_of_frame(name: &[u8]) -> bool {
    let names: [&[u8]; 3] = [
        b"llvm.returnaddress",
        b"llvm.frameaddress",
        b"llvm.addressofreturnaddress",
    ];
    names.iter().any(|prefix| name.starts_with(prefix))
}

/// The frame pointer if the frame of the function itself is asked for. LLVM allows 0 for others.
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

/// `frameaddress`
pub(super) fn frame_address(this: &mut Translator<'_, '_>, call: &IntrinsicCall) -> Result<Parts> {
    own_frame(this, call, |this| {
        Ok(this.builder.ins().get_frame_pointer(types::I64))
    })
}

/// `returnaddress`
pub(super) fn return_address(this: &mut Translator<'_, '_>, call: &IntrinsicCall) -> Result<Parts> {
    own_frame(this, call, |this| {
        let at = place_of_return_address(this)?;
        Ok(this.load_at(types::I64, at, 0))
    })
}

/// `addressofreturnaddress`
pub(super) fn address_of_return_address(this: &mut Translator<'_, '_>) -> Result<Parts> {
    let at = place_of_return_address(this)?;
    Ok(Parts::from_slice(&[at]))
}

/// The address of the word that says where the function returns to.
fn place_of_return_address(this: &mut Translator<'_, '_>) -> Result<ir::Value> {
    if this.is_tail {
        return said("asks for the return address of a function that is part of a tail call");
    }
    if let Some(at) = this.variadic_return_address() {
        return Ok(at);
    }
    let frame = this.builder.ins().get_frame_pointer(types::I64);
    Ok(this.add_offset(frame, 8))
}

/// `eh.sjlj.setjmp`: C's `setjmp` with a buffer in this frame, whose address is noted in the program's, which is small.
pub(super) fn set_jump(this: &mut Translator<'_, '_>, call: &IntrinsicCall) -> Result<Parts> {
    let buffer = this.part(call.arg(0)?)?;
    let own = this.aligned_slot(JUMP_BUFFER, 16)?;
    this.store_at(own, buffer, OWN_WORD);
    this.twice(|this| Ok(this.call_helper("_setjmp", &[types::I32], &[own])))
}

/// `eh.sjlj.longjmp`
pub(super) fn long_jump(this: &mut Translator<'_, '_>, call: &IntrinsicCall) -> Result<Parts> {
    let buffer = this.part(call.arg(0)?)?;
    let own = this.load_at(types::I64, buffer, OWN_WORD);
    let one = this.iconst(types::I32, 1);
    Ok(this.call_helper("longjmp", &[], &[own, one]))
}
