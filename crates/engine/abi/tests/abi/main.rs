//! Tests of signatures, entries, and values in text and memory.

mod arguments;
mod blocks;
mod entries;
mod signatures;
mod support;
