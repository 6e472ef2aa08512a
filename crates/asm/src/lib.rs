//! Lexer, parser, printer and the declarative-format engine for MLIR text.
//!
//! # Map
//! - [`lexer`]: tokens. [`parser`]: types, attributes, operations, regions; custom formats use the same methods.
//! - [`mod@format`]: declarative formats, compiled from the definition's string to a table that both parses and prints.
//! - [`printer`]: SSA names, aliases, custom and generic form.
//! - [`hooks`]: what dialects add: hand-written formats, directives, types, attributes, names. [`directives`]: those that
//!   several dialects share.
//! - [`params`]: attributes and types whose text is described by a table.
//! - [`tables`]: hooks and compiled formats of one context, by operation.
//!
//! *Architecture Invariant:* no dialect beyond builtin. Every other one is reached through [`hooks`].
//! *Architecture Invariant:* parsing and printing of all but short text run on a thread with a deep stack and count nesting, so no input can
//! overflow the stack.
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
