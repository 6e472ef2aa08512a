//! Translates text in the LLVM dialect.

mod errors;
mod interface;
mod operations;
mod support;
