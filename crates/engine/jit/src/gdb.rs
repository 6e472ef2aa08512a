//! Registers function names with `gdb`, which reads a list of object files in memory and sets a breakpoint in a
//! function that is called when the list changes.

use std::ffi::c_char;
use std::ptr;
use std::sync::{Mutex, PoisonError};

use crate::code::Code;

/// A node of the list, with the layout that `gdb` expects.
#[derive(Debug)]
#[repr(C)]
struct Node {
    next: *mut Node,
    previous: *mut Node,
    file: *const c_char,
    size: u64,
}

/// The list, with the layout that `gdb` expects.
#[repr(C)]
struct Descriptor {
    version: u32,
    action: u32,
    relevant: *mut Node,
    first: *mut Node,
}

const ADDED: u32 = 1;
const REMOVED: u32 = 2;

// A process has one list. Both symbols are weak, so that a process that also links LLVM shares LLVM's list. `gdb` sets
// a breakpoint in the function, which does nothing.
std::arch::global_asm!(
    ".weak __jit_debug_register_code",
    ".type __jit_debug_register_code, @function",
    ".text",
    "__jit_debug_register_code:",
    "ret",
    ".size __jit_debug_register_code, . - __jit_debug_register_code",
    ".weak __jit_debug_descriptor",
    ".type __jit_debug_descriptor, @object",
    ".data",
    ".balign 8",
    "__jit_debug_descriptor:",
    ".long 1",
    ".zero 20",
    ".size __jit_debug_descriptor, 24",
    ".text",
);

unsafe extern "C" {
    safe fn __jit_debug_register_code();
    static mut __jit_debug_descriptor: Descriptor;
}

static LOCK: Mutex<()> = Mutex::new(());

/// Keeps code registered with `gdb` until it is dropped.
#[derive(Debug)]
pub(crate) struct Known {
    node: *mut Node,
    _file: Vec<u8>,
}

// SAFETY: the node is used only under the lock, and freed once.
unsafe impl Send for Known {}
// SAFETY: as above.
unsafe impl Sync for Known {}

impl Known {
    /// Registers functions.
    pub(crate) fn new(code: &[Code]) -> Known {
        let file = elf(code);
        let node = Box::into_raw(Box::new(Node {
            next: ptr::null_mut(),
            previous: ptr::null_mut(),
            file: file.as_ptr().cast(),
            size: file.len() as u64,
        }));
        let _lock = LOCK.lock().unwrap_or_else(PoisonError::into_inner);
        // SAFETY: the list changes only under the lock; its nodes are alive until they are removed.
        unsafe {
            let list = &raw mut __jit_debug_descriptor;
            (*node).next = (*list).first;
            if let Some(next) = (*node).next.as_mut() {
                next.previous = node;
            }
            (*list).first = node;
            (*list).relevant = node;
            (*list).action = ADDED;
        }
        __jit_debug_register_code();
        Known { node, _file: file }
    }
}

impl Drop for Known {
    fn drop(&mut self) {
        let _lock = LOCK.lock().unwrap_or_else(PoisonError::into_inner);
        // SAFETY: as in `new`; the node is freed after it was removed and `gdb` was notified.
        unsafe {
            let list = &raw mut __jit_debug_descriptor;
            let Node { next, previous, .. } = *self.node;
            match previous.as_mut() {
                Some(previous) => previous.next = next,
                None => (*list).first = next,
            }
            if let Some(next) = next.as_mut() {
                next.previous = previous;
            }
            (*list).relevant = self.node;
            (*list).action = REMOVED;
            __jit_debug_register_code();
            (*list).relevant = ptr::null_mut();
            drop(Box::from_raw(self.node));
        }
    }
}

/// The ELF machine number.
const MACHINE: u16 = if cfg!(target_arch = "aarch64") {
    183
} else {
    62
};

/// The contents of an ELF file.
#[derive(Default)]
struct Bytes(Vec<u8>);

impl Bytes {
    fn half(&mut self, value: u16) -> &mut Bytes {
        self.0.extend(value.to_ne_bytes());
        self
    }

    fn word(&mut self, value: u32) -> &mut Bytes {
        self.0.extend(value.to_ne_bytes());
        self
    }

    fn long(&mut self, value: u64) -> &mut Bytes {
        self.0.extend(value.to_ne_bytes());
        self
    }
}

/// A section header: name, type, flags, address, offset, size, link, info, entry size.
struct Section(u32, u32, u64, u64, u64, u64, u32, u32, u64);

/// Returns an object file from which `gdb` reads names: a `.text` section at the address of the code, and a symbol
/// table.
fn elf(code: &[Code]) -> Vec<u8> {
    const NAMES: &[u8] = b"\0.text\0.symtab\0.strtab\0.shstrtab\0";
    const HEADER: u64 = 64;
    const SYMBOL: u64 = 24;
    let start = code.first().map_or(0, |code| code.start as u64);
    let end = code.last().map_or(0, |code| (code.start + code.len) as u64);
    let mut texts = vec![0u8];
    let mut symbols = Bytes::default();
    symbols.0.extend([0; SYMBOL as usize]);
    for code in code {
        symbols.word(texts.len() as u32);
        // A global function of section 1.
        symbols.0.extend([0x12, 0]);
        symbols.half(1);
        symbols
            .long(code.start as u64 - start)
            .long(code.len as u64);
        texts.extend(code.name.bytes().filter(|byte| *byte != 0));
        texts.push(0);
    }
    let symbols_at = HEADER;
    let texts_at = symbols_at + symbols.0.len() as u64;
    let names_at = texts_at + texts.len() as u64;
    let sections_at = (names_at + NAMES.len() as u64).next_multiple_of(8);
    let sections = [
        Section(0, 0, 0, 0, 0, 0, 0, 0, 0),
        // Allocated and executable. The bytes are already in memory.
        Section(1, 8, 6, start, HEADER, end - start, 0, 0, 0),
        Section(7, 2, 0, 0, symbols_at, symbols.0.len() as u64, 3, 1, SYMBOL),
        Section(15, 3, 0, 0, texts_at, texts.len() as u64, 0, 0, 0),
        Section(23, 3, 0, 0, names_at, NAMES.len() as u64, 0, 0, 0),
    ];
    let mut file = Bytes::default();
    let endian = if cfg!(target_endian = "little") { 1 } else { 2 };
    file.0.extend(*b"\x7fELF");
    // 64 bits, version 1.
    file.0.extend([2, endian, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    // Relocatable.
    file.half(1).half(MACHINE).word(1);
    // No entry point, no program headers, and the offset of the section headers.
    file.long(0).long(0).long(sections_at);
    file.word(0).half(HEADER as u16).half(0).half(0);
    file.half(64).half(sections.len() as u16).half(4);
    file.0.extend(symbols.0);
    file.0.extend(texts);
    file.0.extend(NAMES);
    file.0.resize(sections_at as usize, 0);
    for section in sections {
        let Section(name, kind, flags, address, offset, size, link, info, entry) = section;
        file.word(name).word(kind).long(flags).long(address);
        file.long(offset).long(size).word(link).word(info);
        file.long(16).long(entry);
    }
    file.0
}
