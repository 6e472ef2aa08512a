//! Signatures, entries, and values in text and in memory.

mod arguments;
mod blocks;
mod entries;
mod signatures;
mod support;
