//! File tests of a tool of one's own, that of `examples/own_dialect.rs`: its name, its version, and what its commands do with
//! its dialect.

#[allow(dead_code, reason = "its `main` is for `cargo run`")]
#[path = "../examples/own_dialect.rs"]
mod own_dialect;

use std::process::ExitCode;

fn main() -> ExitCode {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/own_tool");
    terrace_testing::FileTests::new(folder, "dsp")
        .run(|arguments| own_dialect::tool().main(arguments))
}
