//! The commands in the tutorial print what it says.

use std::path::Path;

#[test]
fn commands_print_what_the_page_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let program = Path::new(env!("CARGO_BIN_EXE_tiny"));
    let page = folder.join("../../../docs/tutorial/0-a-front-end.md");
    if let Err(error) = terrace_testing::check_commands(&page, folder, program) {
        panic!("{error}");
    }
}
