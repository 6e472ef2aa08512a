//! Checks that code in README.md and docs/ is quoted from files which are compiled and tested: `examples/`,
//! `tests/out-of-tree` and `docs/concepts`.
//!
//! A code block that quotes a file follows a line `<!-- FILE -->`, or `<!-- FILE ANCHOR -->` for the lines between
//! `ANCHOR: name` and `ANCHOR_END: name`. `BLESS=1` updates the code in the pages, and the output of commands in
//! `docs/concepts`. The crates in `tests/out-of-tree` check the commands in the tutorial.

#[expect(
    dead_code,
    unreachable_pub,
    reason = "its `main` is for `cargo run`, and what the page quotes is what a library would have"
)]
#[path = "../examples/erase_dead.rs"]
mod erase_dead;
#[expect(
    dead_code,
    unreachable_pub,
    reason = "its `main` is for `cargo run`, and what the page quotes is what a library would have"
)]
#[path = "../examples/lower_a_file.rs"]
mod lower_a_file;

use std::fs;
use std::path::{Path, PathBuf};

/// The languages of code blocks that must quote a file.
const QUOTED: [&str; 4] = ["```rust", "```toml", "```mlir", "```tiny"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns the pages in a folder of `docs`.
fn pages_in(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(root().join("docs").join(folder)).expect("the folder is there");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let is_page = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "md");
    paths.filter(is_page).collect()
}

/// Returns the pages that quote files.
fn pages() -> Vec<PathBuf> {
    let mut pages = vec![root().join("README.md")];
    pages.extend(pages_in("concepts"));
    pages.extend(pages_in("tutorial"));
    pages
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns a file, or its lines between two anchors.
fn region(file: &str, anchor: Option<&str>) -> String {
    let text = read(&root().join(file));
    let Some(anchor) = anchor else { return text };
    let mut lines = text.lines();
    let marks = |line: &str, mark: &str| {
        let comment = line.trim_start().trim_start_matches(['/', '#', ' ']);
        comment.strip_prefix(mark) == Some(anchor)
    };
    assert!(
        lines.any(|line| marks(line, "ANCHOR: ")),
        "{file} has no region {anchor}"
    );
    let mut out = String::new();
    for line in lines {
        if marks(line, "ANCHOR_END: ") {
            return out;
        }
        out.push_str(line);
        out.push('\n');
    }
    panic!("{file}: the region {anchor} does not end");
}

/// Returns a page with up-to-date quotations. Panics on code that quotes no file.
fn quoted(page: &str) -> String {
    let mut out = String::new();
    let mut quote: Option<String> = None;
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        out.push_str(line);
        out.push('\n');
        let marker = line
            .strip_prefix("<!-- ")
            .and_then(|line| line.strip_suffix(" -->"));
        if let Some(marker) = marker {
            let (file, anchor) = match marker.split_once(' ') {
                Some((file, anchor)) => (file, Some(anchor)),
                None => (marker, None),
            };
            quote = Some(region(file, anchor));
        } else if QUOTED.contains(&line) {
            let code = quote
                .take()
                .expect("code follows <!-- FILE --> or <!-- FILE ANCHOR -->");
            out.push_str(&code);
            let end = lines.by_ref().find(|line| *line == "```");
            out.push_str(end.expect("the code block ends"));
            out.push('\n');
        }
    }
    assert_eq!(quote, None, "a marker comes before a code block");
    out
}

#[test]
fn pages_quote_the_examples() {
    let bless = std::env::var_os("BLESS").is_some_and(|value| !value.is_empty() && value != "0");
    for path in pages() {
        let name = path.display();
        let page = read(&path);
        let expect = quoted(&page);
        if bless {
            fs::write(&path, expect).unwrap_or_else(|error| panic!("{name}: {error}"));
        } else {
            assert!(
                page == expect,
                "{name} differs from what it quotes: BLESS=1 cargo test -p terrace --test readme"
            );
        }
    }
}

// Some of the commands run programs.
#[cfg(feature = "run")]
#[test]
fn commands_print_what_the_concepts_say() {
    let folder = root().join("docs/concepts");
    let program = Path::new(env!("CARGO_BIN_EXE_terrace"));
    for page in pages_in("concepts") {
        if let Err(error) = terrace_testing::check_commands(&page, &folder, program) {
            panic!("{error}");
        }
    }
}

/// Iterates over the paths in this repository that a page links to.
fn links(page: &str) -> impl Iterator<Item = &str> {
    let targets = page.split("](").skip(1);
    let targets = targets.filter_map(|rest| Some(rest.split_once(')')?.0));
    let targets = targets.filter_map(|target| target.split('#').next());
    targets.filter(|target| !target.is_empty() && !target.contains("://"))
}

#[test]
fn links_lead_to_files() {
    let mut pages = pages();
    pages.extend(pages_in("."));
    pages.extend(pages_in("guides"));
    for page in pages {
        let folder = page.parent().expect("a page is in a folder");
        for target in links(&read(&page)) {
            let there = folder.join(target).exists();
            assert!(there, "{}: {target} is not there", page.display());
        }
    }
}

#[test]
fn dead_operations_are_erased_in_each_function() {
    let text = "\
func.func @f(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = arith.muli %0, %0 : i32
  return %x : i32
}
func.func @g(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
";
    let mut diags = terrace_ir::Diagnostics::new();
    let erased = erase_dead::run(&terrace::context(), text.into(), &mut diags);
    assert_eq!(
        erased.expect("valid text"),
        "\
module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @g(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    return %0 : i32
  }
}
"
    );
}

#[test]
fn a_file_is_lowered_as_a_library() {
    fn check(text: &str, expect: Result<&str, &str>) {
        let lowered = lower_a_file::lower(text.as_bytes()).map_err(|error| error.to_string());
        let llvm_ir = lowered.as_ref().map(|compiled| compiled.llvm_ir.as_str());
        assert_eq!(llvm_ir.map_err(String::as_str), expect);
    }
    check(
        "func.func @one() -> i64 {\n  %0 = arith.constant 1 : i64\n  return %0 : i64\n}\n",
        Ok("\
; ModuleID = 'LLVMDialectModule'
source_filename = \"LLVMDialectModule\"

define i64 @one() {
  ret i64 1
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !\"Debug Info Version\", i32 3}
"),
    );
    check(
        "func.func @one() {\n",
        Err("\
input.mlir:1:19: error: expected operation name in quotes
func.func @one() {
                  ^"),
    );
}
