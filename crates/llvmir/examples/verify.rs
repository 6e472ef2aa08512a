//! Reads and verifies the files named on standard input, one a line: what `llvm-as` says of each.

use std::io::{BufRead, Write};

use terrace_llvmir::{Module, ReadOptions};

fn main() -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    for path in std::io::stdin().lock().lines() {
        let path = path?;
        let source = std::fs::read(&path)?;
        writeln!(out, "=== {path}")?;
        out.flush()?;
        let mut module = match Module::read(&source, &path, ReadOptions::default()) {
            Ok(module) => module,
            Err(error) => {
                writeln!(out, "parse")?;
                out.write_all(&error.render(&path))?;
                continue;
            }
        };
        let start = std::time::Instant::now();
        let (word, text) = match module.admit(&path) {
            Ok(text) => ("good", text),
            Err(text) => ("broken", text),
        };
        writeln!(out, "{word} {}", start.elapsed().as_micros())?;
        out.write_all(&text)?;
    }
    Ok(())
}
