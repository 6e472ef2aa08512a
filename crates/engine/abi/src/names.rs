//! Names in generated text.

use std::collections::HashSet;

/// Words that no name may be, of C, C++ and Rust.
const WORDS: &[&str] = &[
    "abstract",
    "alignas",
    "alignof",
    "and",
    "as",
    "asm",
    "async",
    "auto",
    "await",
    "become",
    "bool",
    "box",
    "break",
    "case",
    "catch",
    "char",
    "class",
    "const",
    "continue",
    "crate",
    "default",
    "delete",
    "do",
    "double",
    "dyn",
    "else",
    "enum",
    "explicit",
    "export",
    "extern",
    "false",
    "final",
    "float",
    "fn",
    "for",
    "friend",
    "gen",
    "goto",
    "if",
    "impl",
    "in",
    "inline",
    "int",
    "let",
    "long",
    "loop",
    "macro",
    "match",
    "mod",
    "move",
    "mut",
    "namespace",
    "new",
    "not",
    "operator",
    "or",
    "override",
    "priv",
    "private",
    "protected",
    "pub",
    "public",
    "ref",
    "register",
    "restrict",
    "return",
    "self",
    "Self",
    "short",
    "signed",
    "sizeof",
    "static",
    "struct",
    "super",
    "switch",
    "template",
    "this",
    "throw",
    "trait",
    "true",
    "try",
    "type",
    "typedef",
    "typename",
    "typeof",
    "union",
    "unsafe",
    "unsigned",
    "unsized",
    "use",
    "using",
    "virtual",
    "void",
    "volatile",
    "where",
    "while",
    "xor",
    "yield",
];

/// A name of C and Rust that looks like this one.
pub(crate) fn identifier(name: &str, otherwise: &str) -> String {
    let mut out: String = (name.chars())
        .map(|c| {
            if c.is_ascii_alphanumeric() || c == '_' {
                c
            } else {
                '_'
            }
        })
        .collect();
    match out.chars().next() {
        None => out.push_str(otherwise),
        Some('0'..='9') => out.insert_str(0, otherwise),
        _ => {}
    }
    if out.chars().all(|c| c == '_') {
        out.push_str(otherwise);
    }
    if WORDS.contains(&out.as_str()) {
        out.push('_');
    }
    out
}

/// Names that are given once.
#[derive(Default)]
pub(crate) struct Taken(HashSet<String>);

impl Taken {
    /// A name like this one that was not given before.
    pub(crate) fn name(&mut self, wanted: String) -> String {
        let mut name = wanted.clone();
        let mut number = 1;
        while !self.0.insert(name.clone()) {
            number += 1;
            name = format!("{wanted}_{number}");
        }
        name
    }
}

/// The lines of a comment on a function: its source's doc comment, and its type there.
pub(crate) fn comment(signature: &crate::Signature) -> Vec<String> {
    let mut lines: Vec<String> = signature.doc.lines().map(str::to_owned).collect();
    if !lines.is_empty() {
        lines.push(String::new());
    }
    let named = signature
        .params
        .iter()
        .map(|param| match param.name.is_empty() {
            true => param.text.clone(),
            false => format!("%{}: {}", param.name, param.text),
        });
    let named: Vec<_> = named.collect();
    let results: Vec<_> = signature
        .results
        .iter()
        .map(|result| result.text.as_str())
        .collect();
    let results = match &results[..] {
        [] => String::new(),
        [only] => format!(" -> {only}"),
        all => format!(" -> ({})", all.join(", ")),
    };
    lines.push(format!(
        "@{}({}){results}",
        signature.name,
        named.join(", ")
    ));
    lines
}
