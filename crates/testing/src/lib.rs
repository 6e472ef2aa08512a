//! Test helpers for programs and libraries that use Terrace.
//!
//! # Map
//! - [`FileTests`]: a folder of file tests as a test target, for crates of Terrace and others. [`discover`],
//!   [`filetest_folders`], [`FileTest`]: the same files as inputs of other tests.
//! - [`check`], [`check_text`], [`context`], [`read`]: tests in Rust that read a module, change it, and compare text.
//!   [`Expect`], created by [`expect!`], is the expected text in the source of the test.
//! - [`check_fold`]: the result of folding one operation. [`check_patterns`]: functions after the application of a set
//!   of patterns. [`apply_patterns`]: the same as a pass for file tests.
//! - [`check_commands`]: commands in documentation pages, with their output.
//! - [`process`]: runs programs. [`oracle`]: runs the tools of LLVM 22.
//! - [`bless`]: true if expectations are updated instead of compared.
//!
//! *Architecture Invariant:* no dialect except builtin, and no passes.
//!
#![doc = include_str!("../README.md")]

mod cases;
mod check;
mod commands;
mod diff;
mod expect;
mod filetests;
mod folding;
pub mod oracle;
pub mod process;
mod rewriting;
mod runs;
mod upstream;

pub use cases::{discover, filetest_folders, split_words};
pub use check::{check, check_text, context, read};
pub use commands::check_commands;
pub use diff::diff;
pub use expect::Expect;
pub use filetests::{FileTest, FileTests};
pub use folding::check_fold;
pub use rewriting::{apply_patterns, check_patterns};
pub use terrace_asm::render_all as messages;

/// Returns true if expectations are updated instead of compared: `BLESS=1`.
pub fn bless() -> bool {
    std::env::var_os("BLESS").is_some_and(|value| !value.is_empty() && value != "0")
}
