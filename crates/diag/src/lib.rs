//! Source maps, locations and diagnostics, in mlir-opt's text form.
//!
//! A [`Loc`] is a `u32`: a byte offset into the [`SourceMap`], or the handle of a location attribute. Line and column
//! are computed on demand, never while parsing. Reporting an error returns [`Failed`], which nothing else can create,
//! so a `Result<T, Failed>` cannot fail without a reported reason.
//!
//! *Architecture Invariant:* this crate knows no IR. Location attributes are resolved through [`ResolveLoc`].
//!
#![doc = include_str!("../README.md")]

mod diagnostic;
mod render;
mod source;
mod spelling;

pub use diagnostic::{Diagnostic, Diagnostics, Failed, Severity};
pub use render::{ResolveLoc, Resolved, SourceOnly, render};
pub use source::{Loc, SourceFile, SourceMap, SourceText, TooLarge, io_reason};
pub use spelling::nearest;
