//! Metadata is read and printed as LLVM prints it, and refused in LLVM's words.

use terrace_llvmir::*;

/// The text of a module after reading it.
fn rewritten(source: &str) -> Result<String, String> {
    let module = Module::read(source.as_bytes(), "m", ReadOptions::default())
        .map_err(|error| error.to_string())?;
    let mut writer = ModuleWriter::new();
    writer.header(&module);
    Ok(String::from_utf8(writer.finish(&module)).expect("text is ASCII"))
}
