//! Prints numbers and memrefs, byte for byte like `mlir_c_runner_utils`, `mlir_runner_utils` and `mlir_float16_utils`.

use crate::console::{Output, Stream, put_c_string};
use crate::element::{Element, Text};
use crate::half;
use crate::memref::MemRef;

fn print(text: impl AsRef<[u8]>) {
    Output::to(Stream::Out).put(text);
}

fn print_general(value: f64) {
    Output::to(Stream::Out).general(value);
}

/// `printI64`
pub extern "C" fn i64(value: i64) {
    print(value.to_string());
}

/// `printU64`
pub extern "C" fn u64(value: u64) {
    print(value.to_string());
}

/// `printF32`
pub extern "C" fn f32(value: f32) {
    print_general(value.into());
}

/// `printF64`
pub extern "C" fn f64(value: f64) {
    print_general(value);
}

/// `printF16`: prints a number given by its bits.
pub extern "C" fn f16(bits: u16) {
    print_general(half::widen_f16(bits).into());
}

/// `printBF16`: prints a number given by its bits.
pub extern "C" fn bf16(bits: u16) {
    print_general(half::widen_bf16(bits).into());
}

/// `printString`
///
/// # Safety
/// `text` must end with a NUL byte.
pub unsafe extern "C" fn string(text: *const u8) {
    // SAFETY: the caller guarantees it.
    unsafe { put_c_string(text.cast()) };
}

/// `printOpen`
pub extern "C" fn open() {
    print("( ");
}

/// `printClose`
pub extern "C" fn close() {
    print(" )");
}

/// `printComma`
pub extern "C" fn comma() {
    print(", ");
}

/// `printNewline`
pub extern "C" fn newline() {
    print("\n");
}

/// `printFlops`: prints operations per second to standard error.
pub extern "C" fn flops(value: f64) {
    let mut out = Output::to(Stream::Error);
    out.fixed(value / 1e9);
    out.put(" GFLOPS\n");
}

/// Appends base, rank, offset, sizes and strides.
pub(crate) fn put_metadata(out: &mut Output, memref: &MemRef) {
    let address = memref.base.addr();
    out.put("base@ = ");
    // The format of C++ streams for null pointers.
    out.put(match address {
        0 => "0".to_string(),
        _ => format!("{address:#x}"),
    });
    out.put(format!(
        " rank = {} offset = {}",
        memref.rank(),
        memref.offset
    ));
    for (name, values) in [("sizes", &memref.sizes), ("strides", &memref.strides)] {
        // Rust's debug format of a list of integers equals upstream's format.
        out.put(format!(" {name} = {values:?}"));
    }
}

/// Appends the elements of a memref in nested lists.
///
/// # Safety
/// The memref's elements must be accessible and of type `T`.
unsafe fn put_data<T: Element>(out: &mut Output, memref: &MemRef) {
    let element = |out: &mut Output, at: i64| {
        // SAFETY: the caller guarantees that the element belongs to the memref.
        let value: T = unsafe { memref.element(at) };
        value.write(&mut Text(out));
    };
    let rank = memref.rank();
    if rank == 0 {
        out.put("[");
        element(out, memref.offset);
        out.put("]");
        return;
    }
    let dims: Vec<(i64, i64)> =
        std::iter::zip(memref.sizes.iter().copied(), memref.strides.iter().copied()).collect();
    // `index` contains the position in each open list.
    let mut index: Vec<i64> = Vec::with_capacity(rank);
    let mut at = memref.offset;
    loop {
        // Open lists up to an element or an empty list. Upstream prints whatever is at the base of an empty memref.
        let mut is_empty = false;
        while let Some(&(size, _)) = dims.get(index.len()).filter(|_| !is_empty) {
            out.put("[");
            index.push(0);
            is_empty = size <= 0;
        }
        if !is_empty {
            element(out, at);
        }
        // Close the lists that are complete.
        loop {
            let depth = index.len();
            let Some(place) = index.last_mut() else {
                return;
            };
            let (size, stride) = dims[depth - 1];
            if *place + 1 < size {
                *place += 1;
                at = at.wrapping_add(stride);
                out.put(if depth == rank { ", " } else { ", \n" });
                out.blanks(depth);
                break;
            }
            at = at.wrapping_sub(place.wrapping_mul(stride));
            out.put("]");
            index.pop();
        }
    }
}

/// # Safety
/// The memref's elements must be accessible and of type `T`.
unsafe fn print_memref<T: Element>(kind: &str, memref: &MemRef) {
    let mut out = Output::to(Stream::Out);
    out.put(kind);
    put_metadata(&mut out, memref);
    out.put(" data = \n");
    // SAFETY: the caller guarantees it.
    unsafe { put_data::<T>(&mut out, memref) };
    out.put("\n");
}

/// `_mlir_ciface_printMemref*`: prints the memref of an unranked descriptor.
///
/// # Safety
/// `memref` must be an unranked descriptor of accessible memory with elements of type `T`.
pub unsafe extern "C" fn unranked<T: Element>(memref: *const u8) {
    // SAFETY: the caller guarantees it.
    unsafe { print_memref::<T>("Unranked Memref ", &MemRef::unranked(memref)) };
}

/// `printMemref*`: prints the memref of an unranked descriptor whose parts are passed separately.
///
/// # Safety
/// `descriptor` must have this rank and describe accessible memory with elements of type `T`.
pub unsafe extern "C" fn unranked_parts<T: Element>(rank: i64, descriptor: *const u8) {
    // SAFETY: the caller guarantees it.
    unsafe { print_memref::<T>("Unranked Memref ", &MemRef::ranked(rank, descriptor)) };
}

/// `_mlir_ciface_printMemref*d*`: prints the memref of a ranked descriptor.
///
/// # Safety
/// `memref` must be a descriptor of this rank, of accessible memory with elements of type `T`.
pub unsafe extern "C" fn ranked<T: Element, const RANK: i64>(memref: *const u8) {
    // SAFETY: the caller guarantees it.
    unsafe { print_memref::<T>("Memref ", &MemRef::ranked(RANK, memref)) };
}

/// `_mlir_ciface_printMemrefShape*`: prints the shape of an unranked descriptor.
///
/// # Safety
/// `memref` must be an unranked descriptor.
pub unsafe extern "C" fn shape(memref: *const u8) {
    // SAFETY: the caller guarantees it.
    let memref = unsafe { MemRef::unranked(memref) };
    let mut out = Output::to(Stream::Out);
    out.put("Unranked Memref ");
    put_metadata(&mut out, &memref);
    out.put("\n");
}
