//! Assigns names in generated text.

use crate::signature::Param;
use std::collections::HashSet;

/// Keywords of C, C++ and Rust, which must not be names.
const WORDS: &[&str] = &[
    "abstract",
    "alignas",
    "alignof",
    "and",
    "and_eq",
    "as",
    "asm",
    "async",
    "auto",
    "await",
    "become",
    "bitand",
    "bitor",
    "bool",
    "box",
    "break",
    "case",
    "catch",
    "char",
    "char16_t",
    "char32_t",
    "char8_t",
    "class",
    "co_await",
    "co_return",
    "co_yield",
    "compl",
    "concept",
    "const",
    "const_cast",
    "consteval",
    "constexpr",
    "constinit",
    "continue",
    "crate",
    "decltype",
    "default",
    "delete",
    "do",
    "double",
    "dyn",
    "dynamic_cast",
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
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "not_eq",
    "nullptr",
    "operator",
    "or",
    "or_eq",
    "override",
    "priv",
    "private",
    "protected",
    "pub",
    "public",
    "ref",
    "register",
    "reinterpret_cast",
    "requires",
    "restrict",
    "return",
    "self",
    "Self",
    "short",
    "signed",
    "sizeof",
    "static",
    "static_assert",
    "static_cast",
    "struct",
    "super",
    "switch",
    "template",
    "this",
    "thread_local",
    "throw",
    "trait",
    "true",
    "try",
    "type",
    "typedef",
    "typeid",
    "typename",
    "typeof",
    "typeof_unqual",
    "union",
    "unsafe",
    "unsigned",
    "unsized",
    "use",
    "using",
    "virtual",
    "void",
    "volatile",
    "wchar_t",
    "where",
    "while",
    "xor",
    "xor_eq",
    "yield",
];

/// Returns a valid C and Rust identifier that resembles the name.
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

/// Names that the generated text itself uses. They are treated like keywords.
pub(crate) struct Reserved {
    names: HashSet<String>,
    /// Returns true for further reserved names, by their form.
    also: fn(&str) -> bool,
}

impl Reserved {
    pub(crate) fn new(names: &[&str], also: fn(&str) -> bool) -> Reserved {
        let names = names.iter().map(|&name| name.to_owned()).collect();
        Reserved { names, also }
    }

    /// Adds reserved names.
    pub(crate) fn extend(&mut self, names: impl Iterator<Item = String>) {
        self.names.extend(names);
    }

    /// Returns a name like [`identifier`] that is not reserved.
    pub(crate) fn identifier(&self, name: &str, otherwise: &str) -> String {
        let mut out = identifier(name, otherwise);
        // One underscore suffices for names that are reserved by their form.
        if (self.also)(&out) {
            out.push('_');
        }
        while self.names.contains(&out) {
            out.push('_');
        }
        out
    }

    /// Returns a name for the parameter with the index `at` that no other parameter of the function has.
    pub(crate) fn param(&self, param: &Param, at: usize, taken: &mut Taken) -> String {
        let name = match param.name.is_empty() {
            true => format!("a{at}"),
            false => self.identifier(&param.name, "a"),
        };
        taken.name(name)
    }
}

/// Names that have been assigned.
#[derive(Default)]
pub(crate) struct Taken(HashSet<String>);

impl Taken {
    /// Returns a name that resembles `wanted` and was not assigned before.
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

/// Returns the lines of a comment on a function: the doc comment in the source, and the source type.
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
