//! Tests of programs and libraries made with Terrace.
//!
//! # Map
//! - [`FileTests`]: a folder of file tests as a test of a crate, in the tree or outside of it. [`discover`], [`filetest_folders`], [`FileTest`]: such files as
//!   inputs of other tests.
//! - [`check`], [`check_text`], [`context`], [`read`]: tests in Rust that read a module, do something with it, and compare text. [`Expect`], made by [`expect!`],
//!   is the text in the source of the test.
//! - [`check_fold`]: the result of the folder of one operation. [`check_patterns`]: functions after the application of
//!   a set of patterns.
//! - [`check_commands`]: commands in pages of documentation, with their output.
//! - [`process`]: programs that are run. [`oracle`]: the tools of LLVM 22, and their output.
//! - [`bless`]: whether expectations are to be written instead of compared.
//!
//! *Architecture Invariant:* no dialect beyond builtin, and no pass.
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

pub use cases::{discover, filetest_folders, split_words};
pub use check::{check, check_text, context, read};
pub use commands::check_commands;
pub use diff::diff;
pub use expect::Expect;
pub use filetests::{FileTest, FileTests};
pub use folding::check_fold;
pub use rewriting::check_patterns;
pub use terrace_asm::render_all as messages;

/// Returns true if expectations are written instead of compared: `BLESS=1`.
pub fn bless() -> bool {
    std::env::var_os("BLESS").is_some_and(|value| !value.is_empty() && value != "0")
}
