//! The files of `tests/filetests` and their first lines.

use std::fs;
use std::path::{Path, PathBuf};

/// Adds all test files in a folder.
pub(crate) fn discover(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            discover(&path, files)?;
        } else if path.extension().is_some_and(|e| e == "mlir") {
            files.push(path);
        }
    }
    Ok(())
}

/// Splits at blanks, except within single or double quotes.
pub(crate) fn split_words(line: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote: Option<char> = None;
    for c in line.chars() {
        match quote {
            Some(q) if c == q => quote = None,
            Some(_) => word.get_or_insert_default().push(c),
            None if c == '\'' || c == '"' => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None if c == ' ' => words.extend(word.take()),
            None => word.get_or_insert_default().push(c),
        }
    }
    if quote.is_some() {
        return Err(format!("a quote is not closed: {line}"));
    }
    words.extend(word);
    Ok(words)
}
