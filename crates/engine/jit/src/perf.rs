//! Names for `perf`: it looks up addresses that no file has in `/tmp/perf-PID.map`.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::process;

use crate::code::Code;

/// Adds functions to the map of this process. Dropped functions stay in it: `perf` reads it at the end, and cannot know
/// of two functions at one address.
pub(crate) fn write(code: &[Code]) -> io::Result<()> {
    let path = format!("/tmp/perf-{}.map", process::id());
    let mut text = Vec::new();
    for code in code {
        writeln!(text, "{:x} {:x} {}", code.start, code.len, code.name)?;
    }
    // One write, so that threads do not mix lines.
    let mut file = OpenOptions::new().create(true).append(true).open(path)?;
    file.write_all(&text)
}
