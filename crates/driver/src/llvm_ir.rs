//! Reads modules of LLVM IR: assembly and bitcode.

use terrace_llvmir::Module;
use terrace_llvmir_read::ReadOptions;

/// Reads a module of LLVM IR. Detects whether the source is text or bitcode.
///
/// # Errors
/// Returns the rendered message if the input is invalid.
pub fn read_llvm(source: &[u8], name: &str, options: ReadOptions) -> Result<Module, Vec<u8>> {
    if terrace_llvmir_read::is_bitcode(source) {
        return terrace_llvmir_read::read_bitcode(source, name, options)
            .map_err(|error| format!("{name}: error: {error}\n").into_bytes());
    }
    terrace_llvmir_read::read(source, name, options).map_err(|error| error.render(name))
}
