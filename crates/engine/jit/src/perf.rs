//! Writes function names for `perf`, which looks up addresses outside of files in `/tmp/perf-PID.map`.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::process;

use crate::code::Code;

/// Appends functions to the map of this process. Functions that are dropped remain in the map: `perf` reads it at the
/// end, and cannot distinguish two functions at the same address.
pub(crate) fn write(code: &[Code]) -> io::Result<()> {
    let path = format!("/tmp/perf-{}.map", process::id());
    let mut text = Vec::new();
    for code in code {
        writeln!(text, "{:x} {:x} {}", code.start, code.len, code.name)?;
    }
    // A single write keeps the lines of concurrent threads separate.
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    file.write_all(&text)
}
