//! The commands in the tutorial have the output that it shows.

use std::path::Path;

const PAGES: &[&str] = &[
    "3-types-and-attributes.md",
    "4-operations.md",
    "5-folds-and-patterns.md",
    "6-interfaces-and-passes.md",
    "7-type-conversion.md",
    "8-to-llvm.md",
    "9-llvm-ir.md",
];

#[test]
fn commands_print_what_the_pages_say() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let program = Path::new(env!("CARGO_BIN_EXE_fx"));
    for page in PAGES {
        let page = folder.join("../../../docs/tutorial").join(page);
        if let Err(error) = terrace_testing::check_commands(&page, folder, program) {
            panic!("{error}");
        }
    }
}
