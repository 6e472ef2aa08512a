//! The functions of `terrace-engine-runtime` as C symbols.
//!
//! A crate of its own, since a library with such symbols would clash in programs that also link MLIR's
//! libraries, and since features of a workspace's crates are shared: no crate gets these symbols by accident.

use terrace_engine_runtime::{define, for_each_function};

for_each_function!(define);
