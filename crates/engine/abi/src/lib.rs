//! Records the signatures of programs in terms of their source, and converts values for calls.
//!
//! Lowering turns a memref into several integers and pointers. The signatures of a program's functions are therefore
//! recorded before lowering, and everything that a caller needs follows from the record.
//!
//! # Map
//!
//! | module | contents |
//! |---|---|
//! | `types`, `signature` | [`SourceType`], [`Signature`] |
//! | `record`, `llvm` | signatures of an MLIR module before lowering, and of an LLVM IR module |
//! | `layout` | [`Layout`]: the layout of a value in memory, by the data layout of the lowered module |
//! | `entry` | [`Entry`]: the function `terrace_packed_NAME`, which takes all arguments and results in one block |
//! | `block`, `buffer` | [`Block`]: the memory that an entry is called with |
//! | `export` | [`exports`]: functions for other languages; [`returns_status`]: the entry point of an executable |
//! | `header`, `bindings`, `names`, `c_names` | declarations for C and for Rust |
//! | `value`, `bits`, `float` | [`Value`], and the representation of numbers in bytes |
//! | `parse`, `npy`, `print` | arguments from text and files, results as text |
//!
//! # Calling a function
//!
//! 1. [`record()`] the signatures, lower the module, add an entry to the LLVM IR module with [`Entry::add`], and
//!    compile it.
//! 2. [`Entry::parse_args`] parses values from text; [`Block::set`] writes them to a [`Block`].
//! 3. An engine calls the entry with [`Block::address`]. This is the only step that needs unsafe code, and it is not in
//!    this crate.
//! 4. [`Block::result`] reads the results. Memory that the block does not own is read through [`Memory`], which the
//!    engine implements.
//!
//! # Invariants
//!
//! - A block belongs to one entry. Its memory does not move while the block is alive.
//! - Nothing recurses deeper than [`types::MAX_DEPTH`].
//!
#![doc = include_str!("../README.md")]

mod bindings;
pub mod bits;
mod block;
mod buffer;
mod c_names;
mod entry;
mod export;
pub mod float;
mod header;
mod layout;
mod llvm;
mod names;
mod npy;
mod parse;
mod print;
#[cfg(feature = "mlir")]
mod record;
mod signature;
pub mod types;
mod value;

pub use bindings::bindings;
pub use block::{Block, Memory, Misfit, Unreadable};
pub use entry::{Convention, Descriptor, Entry, NoEntry, PACKED, Place};
pub use export::{Export, exports, returns_status};
pub use header::{Declarations, header};
pub use layout::{Layout, LayoutKind, Unsupported};
pub use llvm::of_llvm;
pub use npy::NpyError;
pub use parse::{ArgumentError, OpenFile};
#[cfg(feature = "mlir")]
pub use record::{record, record_declarations};
pub use signature::{Param, Signature};
pub use types::{MemRef, Sign, SourceType};
pub use value::{Array, Value};
