//! The lexer, parser and printer of MLIR text, and the engine of declarative formats.
//!
//! # Map
//! - [`lexer`]: tokens. [`parser`]: types, attributes, operations, regions; custom formats use the same methods.
//! - [`mod@format`]: declarative formats. A format string is compiled to a table that is used for both parsing and
//!   printing.
//! - [`printer`]: SSA names, aliases, custom and generic form.
//! - [`hooks`]: the interfaces for dialects: hand-written formats, directives, types, attributes, names.
//!   [`directives`]: directives that several dialects share.
//! - [`params`]: attributes and types whose syntax is described by a table.
//! - [`tables`]: the hooks and compiled formats of a context, by operation.
//!
//! *Architecture Invariant:* this crate knows only the builtin dialect. It reaches all other dialects through
//! [`hooks`]. *Architecture Invariant:* all but short text is parsed and printed on a thread with a deep stack, and
//! nesting is counted, so no input can overflow the stack.
//!
#![doc = include_str!("../README.md")]

pub mod depth;
pub mod directives;
pub mod format;
pub mod hooks;
pub mod lexer;
pub mod locations;
pub mod params;
pub mod parser;
pub mod printer;

pub mod tables;

pub use directives::DynamicIndexList;
pub use format::check_definitions;
pub use hooks::{AsmNames, CustomDirectives, DialectAsm, OpAsm, UnknownDialects};
pub use locations::render_all;
pub use parser::{
    AffineOperands, Argument, Delim, OpState, Operand, ParseOptions, Parser, parse, parse_chunk,
};
pub use printer::{
    PrintOptions, Printer, QuotedOp, print, print_bytes, print_to, print_type, quote_ops,
};
pub use tables::AsmTables;
