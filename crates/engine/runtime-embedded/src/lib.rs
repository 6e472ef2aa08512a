//! Embeds the runtime library that linked programs call.
//!
//! The build script compiles the library with a second run of cargo: cargo cannot give the static library of one package to
//! another.

const BYTES: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/library"));

/// An object or an archive with the functions of `terrace-engine-runtime` as C symbols, for the machine that this crate was
/// compiled for. `None` if the build script could not compile it.
pub const LIBRARY: Option<&[u8]> = if BYTES.is_empty() { None } else { Some(BYTES) };
