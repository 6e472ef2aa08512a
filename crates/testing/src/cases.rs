//! Finds the files of file tests, and parses their first lines.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Returns all `.mlir` files in a folder and its subfolders, sorted.
pub fn discover(folder: &Path) -> io::Result<Vec<PathBuf>> {
    discover_ending(folder, &["mlir"])
}

/// Returns all files with one of these extensions in a folder and its subfolders, sorted.
pub(crate) fn discover_ending(folder: &Path, endings: &[&str]) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    add(folder, endings, &mut files)?;
    files.sort();
    Ok(files)
}

/// Returns the folders `tests/filetests` of the crates in a folder.
pub fn filetest_folders(crates: &Path) -> io::Result<Vec<PathBuf>> {
    let mut folders = Vec::new();
    for entry in fs::read_dir(crates)? {
        let path = entry?.path();
        let is_source = path.ends_with("src") || path.ends_with("target");
        if !path.is_dir() || is_source {
            continue;
        }
        match path.ends_with("tests") {
            true => folders.extend(Some(path.join("filetests")).filter(|path| path.is_dir())),
            false => folders.extend(filetest_folders(&path)?),
        }
    }
    folders.sort();
    Ok(folders)
}

fn add(folder: &Path, endings: &[&str], files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            add(&path, endings, files)?;
        } else if path
            .extension()
            .is_some_and(|e| endings.iter().any(|ending| e == *ending))
        {
            files.push(path);
        }
    }
    Ok(())
}

/// Splits a line at spaces, except within single or double quotes.
pub fn split_words(line: &str) -> Result<Vec<String>, String> {
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
