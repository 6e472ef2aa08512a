//! Runs the files of `filetests`.

use std::process::ExitCode;

fn main() -> ExitCode {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/filetests");
    terrace_testing::FileTests::new(folder, "terrace")
        .run(|arguments| terrace::Tool::default().main(arguments))
}
