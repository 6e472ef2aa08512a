//! The names in this crate and the readers are LLVM's. Names that are specific to MLIR do not occur.

use std::fs;
use std::path::Path;

/// Parts of names that occur in MLIR but not in LLVM.
const MLIR: [&str; 5] = [
    "OpInterface",
    "TypeInterface",
    "AttrInterface",
    "DialectInterface",
    "ConditionallySpeculatable",
];

/// Collects the lines of a folder's sources that contain MLIR's names. Returns the number of files.
fn search(folder: &Path, found: &mut Vec<String>) -> usize {
    let mut files = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files += search(&path, found);
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        files += 1;
        for (line, text) in (1..).zip(text.lines()) {
            if MLIR.iter().any(|word| text.contains(word)) {
                found.push(format!("{}:{line}: {}", path.display(), text.trim()));
            }
        }
    }
    files
}

#[test]
fn no_name_is_one_of_mlir() {
    let mut found = Vec::new();
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    for folder in ["src", "../llvmir-read/src"] {
        assert!(search(&here.join(folder), &mut found) > 30, "{folder}");
    }
    assert_eq!(found, [""; 0]);
}
