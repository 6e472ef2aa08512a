//! The commands in the tutorial print what it says.

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
