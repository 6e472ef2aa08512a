//! Signatures of programs in the form of their source, and the values they are called with.
//!
//! After lowering a memref is a handful of integers and pointers. Parameters and results of a program's functions are
//! recorded before that, and everything a caller needs follows from the record.
//!
//! # Map
//!
//! | module | what it holds |
//! |---|---|
//! | `types`, `signature` | [`SourceType`], [`Signature`] |
//! | `record`, `llvm` | signatures of a module of MLIR before it is lowered, and of a module of LLVM IR |
//! | `layout` | [`Layout`]: how memory holds a value, by the data layout of the lowered module |
//! | `entry` | [`Entry`]: the function `terrace_packed_NAME` that takes all arguments and results in one block |
//! | `block`, `buffer` | [`Block`]: the memory that an entry is called with |
//! | `export` | [`exports`]: the functions that other languages call; [`returns_status`]: the one that an executable begins with |
//! | `header`, `bindings`, `names`, `c_names` | declarations for C and for Rust |
//! | `value`, `bits`, `float` | [`Value`], and numbers in bytes |
//! | `parse`, `npy`, `print` | arguments from text and files, results as text |
//!
//! # Calling a function
//!
//! 1. [`record()`] the signatures, lower the module, [`Entry::add`] an entry to the module of LLVM IR, compile it.
//! 2. [`Entry::parse_args`] makes values of text; [`Block::set`] puts them into a [`Block`].
//! 3. An engine calls the entry with [`Block::address`]. That is the only step that needs unsafe code, and it is not here.
//! 4. [`Block::result`] reads the results. Memory that the block does not own is read through [`Memory`], which the engine has.
//!
//! # Invariants
//!
//! - A block belongs to one entry; its memory does not move while it lives.
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
