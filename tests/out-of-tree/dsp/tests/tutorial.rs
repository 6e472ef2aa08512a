//! The commands in the tutorial have the output that it shows.

use std::path::Path;

const PAGES: &[&str] = &["1-an-operation.md", "2-tests.md"];

#[test]
fn commands_print_what_the_pages_say() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let program = Path::new(env!("CARGO_BIN_EXE_dsp"));
    for page in PAGES {
        let page = folder.join("../../../docs/tutorial").join(page);
        if let Err(error) = terrace_testing::check_commands(&page, folder, program) {
            panic!("{error}");
        }
    }
}

/// The tutorial says how long they are.
#[test]
fn an_operation_and_its_lowering_are_17_lines() {
    let text = include_str!("../src/lib.rs");
    let (_, rest) = text.split_once("// ANCHOR: op\n").expect("an operation");
    let (code, _) = rest
        .split_once("// ANCHOR_END: lowering")
        .expect("a lowering");
    let is_code = |line: &&str| !line.is_empty() && !line.starts_with("// ");
    assert_eq!(code.lines().filter(is_code).count(), 17);
}
