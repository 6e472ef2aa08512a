//! Options of passes and their text form.

use crate::registry::PassRegistry;
use crate::text::parse_pipeline;
use crate::typed_options::{CaseList, TypedOption};
use std::fmt::{self, Write};
use std::sync::{Arc, OnceLock};

/// An option of a pass or of `terrace lower`.
#[derive(Clone, Copy, Debug)]
pub struct OptionDef {
    /// The name: `index-bitwidth`.
    pub name: &'static str,
    /// One line of help.
    pub description: &'static str,
    /// The kind of its values, with the default.
    pub kind: OptionKind,
}

/// The kind of an option's values, with the default.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    /// `true`, `false`, `1` or `0`. An option without a value is `true`.
    Bool(bool),
    /// A 32-bit unsigned integer.
    Uint(u32),
    /// A 64-bit signed integer.
    Int(i64),
    /// Text.
    Text(&'static str),
    /// One of a set of words: the default and the cases.
    Choice(&'static str, &'static dyn CaseList),
    /// A comma-separated list of texts, empty by default.
    List,
    /// A comma-separated list of 32-bit unsigned integers, empty by default.
    UintList,
    /// A comma-separated list of 64-bit signed integers, empty by default.
    IntList,
    /// A comma-separated list of pipelines, empty by default: `func.func(cse),llvm.func(canonicalize)`.
    Pipelines,
}

impl OptionKind {
    pub(crate) fn default_value(self) -> Value {
        match self {
            OptionKind::Bool(value) => Value::Bool(value),
            OptionKind::Uint(value) => Value::Int(value.into()),
            OptionKind::Int(value) => Value::Int(value),
            OptionKind::Text(value) | OptionKind::Choice(value, _) => Value::Text(value.to_owned()),
            OptionKind::List
            | OptionKind::UintList
            | OptionKind::IntList
            | OptionKind::Pipelines => Value::List(Vec::new()),
        }
    }

    /// Returns the placeholder of the value in the help: `=<uint>`, or an empty string for a boolean.
    pub const fn placeholder(self) -> &'static str {
        match self {
            OptionKind::Bool(_) => "",
            OptionKind::Uint(_) | OptionKind::UintList => "=<uint>",
            OptionKind::Int(_) | OptionKind::IntList => "=<long>",
            OptionKind::Text(_) | OptionKind::List => "=<string>",
            OptionKind::Choice(..) => "=<value>",
            OptionKind::Pipelines => "=<pass-manager>",
        }
    }
}

/// The value of an option.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Value {
    Bool(bool),
    Int(i64),
    Text(String),
    List(Vec<String>),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Bool(value) => write!(f, "{value}"),
            Value::Int(value) => write!(f, "{value}"),
            Value::Text(value) if needs_braces(value) => write!(f, "{{{value}}}"),
            Value::Text(value) => f.write_str(value),
            Value::List(values) => write!(f, "{{{}}}", values.join(",")),
        }
    }
}

/// The values of all options of a pass.
#[derive(Clone)]
pub struct OptionValues {
    defs: &'static [OptionDef],
    values: Vec<Value>,
    /// Indexed like the options: true if the text set the option. A list that the text set to an empty list is printed.
    given: Vec<bool>,
    /// An option that was read or set although the pass does not declare it. Clones share this cell.
    undeclared: Arc<OnceLock<&'static str>>,
}

impl OptionValues {
    /// Creates the default values.
    pub fn defaults(defs: &'static [OptionDef]) -> Self {
        OptionValues {
            defs,
            values: defs.iter().map(|def| def.kind.default_value()).collect(),
            given: vec![false; defs.len()],
            undeclared: Arc::default(),
        }
    }

    /// Returns the value of an option. A pass that reads an option that it does not declare fails with an error that
    /// names the option.
    pub fn get<T>(&self, option: &TypedOption<T>) -> T {
        let at = self.defs.iter().position(|def| def.name == option.def.name);
        if at.is_none() {
            self.undeclared.get_or_init(|| option.def.name);
        }
        let value = at.and_then(|at| self.values.get(at));
        option.read(value)
    }

    /// Sets an option. A pipeline with an option that its pass does not declare is rejected with an error that names
    /// the option.
    pub fn set<T>(&mut self, option: &TypedOption<T>, value: impl Into<T>) {
        match self.defs.iter().position(|def| def.name == option.def.name) {
            None => {
                self.undeclared.get_or_init(|| option.def.name);
            }
            Some(at) => {
                self.values[at] = option.write(value.into());
                self.given[at] = true;
            }
        }
    }

    /// Returns the text of the options that differ from their defaults, in definition order: `a=1 b=true`.
    pub(crate) fn text(&self) -> String {
        let values = self.defs.iter().zip(&self.values);
        let set = values.filter(|(def, value)| **value != def.kind.default_value());
        let texts: Vec<_> = set
            .map(|(def, value)| format!("{}={value}", def.name))
            .collect();
        texts.join(" ")
    }

    /// Returns an option that was read or set although it is not declared.
    pub(crate) fn undeclared(&self) -> Option<&'static str> {
        self.undeclared.get().copied()
    }

    /// Sets options from text: `index-bitwidth=32 use-aligned-alloc`. Returns MLIR's message if the text is invalid.
    pub fn parse(&mut self, text: &str) -> Result<(), String> {
        let mut rest = text;
        // A second occurrence of a list option appends to the first.
        let mut given = vec![false; self.defs.len()];
        while !rest.is_empty() {
            let (key, value, behind) = next_argument(rest);
            rest = behind;
            if key.is_empty() {
                continue;
            }
            let Some(at) = self.defs.iter().position(|def| def.name == key) else {
                return Err(format!("<Pass-Options-Parser>: no such option {key}\n"));
            };
            let set = parse_value(self.defs[at].kind, value);
            let set = set.map_err(|why| format!("for the --{key} option: {why}"))?;
            match (&mut self.values[at], set) {
                (Value::List(old), Value::List(new)) if given[at] => old.extend(new),
                (old, new) => *old = new,
            }
            given[at] = true;
            self.given[at] = true;
        }
        Ok(())
    }

    /// Sets options from text like [`parse`](Self::parse). Options that are pipelines must name passes of `registry`.
    /// Their texts are replaced by ones with all options.
    pub fn parse_with(&mut self, text: &str, registry: &PassRegistry) -> Result<(), String> {
        self.parse(text)?;
        for (def, value) in self.defs.iter().zip(&mut self.values) {
            if let (OptionKind::Pipelines, Value::List(texts)) = (def.kind, value) {
                for text in texts {
                    let pipeline = parse_pipeline(text, registry)?;
                    text.clear();
                    pipeline.print(text);
                }
            }
        }
        Ok(())
    }

    /// Appends the options as pipelines print them, sorted by name: `{a=1 b=true}`. Appends nothing if there are no
    /// options.
    pub fn print(&self, out: &mut String) {
        if self.defs.is_empty() {
            return;
        }
        let mut order: Vec<usize> = (0..self.defs.len()).collect();
        order.sort_by_key(|&at| self.defs[at].name);
        for (nth, at) in order.into_iter().enumerate() {
            out.push(if nth == 0 { '{' } else { ' ' });
            let name = self.defs[at].name;
            // Writing to a string cannot fail.
            let _ = match &self.values[at] {
                Value::List(values) if values.is_empty() && !self.given[at] => Ok(()),
                value => write!(out, "{name}={value}"),
            };
        }
        out.push('}');
    }
}

/// Returns true if text contains a space before any quote or brace.
fn needs_braces(text: &str) -> bool {
    text.find([' ', '{', '\'', '"'])
        .is_some_and(|at| text[at..].starts_with(' '))
}

/// Parses the value of a boolean command-line flag or pass option.
pub fn parse_bool(value: &str) -> Result<bool, String> {
    match value {
        "" | "true" | "TRUE" | "True" | "1" => Ok(true),
        "false" | "FALSE" | "False" | "0" => Ok(false),
        _ => Err(format!(
            "'{value}' is invalid value for boolean argument! Try 0 or 1"
        )),
    }
}

/// Parses an unsigned integer: decimal, or with the prefix `0x`, `0b`, `0o` or `0`.
pub fn parse_unsigned(value: &str) -> Option<u64> {
    let digits = |prefix: &[&str]| prefix.iter().find_map(|prefix| value.strip_prefix(prefix));
    let (text, radix) = if let Some(text) = digits(&["0x", "0X"]) {
        (text, 16)
    } else if let Some(text) = digits(&["0b", "0B"]) {
        (text, 2)
    } else if let Some(text) = digits(&["0o"]) {
        (text, 8)
    } else if value.len() > 1 && value.starts_with('0') {
        (&value[1..], 8)
    } else {
        (value, 10)
    };
    // `from_str_radix` accepts a sign.
    let signed = text.starts_with(['+', '-']);
    (!signed)
        .then(|| u64::from_str_radix(text, radix).ok())
        .flatten()
}

fn parse_signed(value: &str) -> Option<i64> {
    match value.strip_prefix('-') {
        Some(value) => 0i64.checked_sub_unsigned(parse_unsigned(value)?),
        None => parse_unsigned(value)?.try_into().ok(),
    }
}

fn parse_uint(value: &str) -> Result<u32, String> {
    parse_unsigned(value)
        .and_then(|value| u32::try_from(value).ok())
        .ok_or_else(|| format!("'{value}' value invalid for uint argument!"))
}

fn parse_long(value: &str) -> Result<i64, String> {
    parse_signed(value).ok_or_else(|| format!("'{value}' value invalid for long argument!"))
}

pub(crate) fn parse_value(kind: OptionKind, value: Option<&str>) -> Result<Value, String> {
    if let OptionKind::Bool(_) = kind {
        return parse_bool(value.unwrap_or_default()).map(Value::Bool);
    }
    let Some(value) = value else {
        return Err("requires a value!".to_owned());
    };
    match kind {
        OptionKind::Bool(_) | OptionKind::Text(_) => Ok(Value::Text(value.to_owned())),
        OptionKind::Uint(_) => parse_uint(value).map(|value| Value::Int(value.into())),
        // The elements are stored as text, as they are printed.
        OptionKind::UintList => {
            let numbers = split_list(value).into_iter();
            let numbers = numbers.map(|number| Ok(parse_uint(&number)?.to_string()));
            numbers.collect::<Result<_, _>>().map(Value::List)
        }
        OptionKind::IntList => {
            let numbers = split_list(value).into_iter();
            let numbers = numbers.map(|number| Ok(parse_long(&number)?.to_string()));
            numbers.collect::<Result<_, _>>().map(Value::List)
        }
        OptionKind::Int(_) => parse_long(value).map(Value::Int),
        OptionKind::Choice(_, cases) => match cases.words().any(|(word, _)| word == value) {
            true => Ok(Value::Text(value.to_owned())),
            false => Err(format!("Cannot find option named '{value}'!")),
        },
        OptionKind::List | OptionKind::Pipelines => Ok(Value::List(split_list(value))),
    }
}

/// Splits a list at the commas that are not inside brackets or quotes. An empty text has no elements; an empty text
/// between commas is an element.
fn split_list(text: &str) -> Vec<String> {
    if text.is_empty() {
        return Vec::new();
    }
    let mut elements = Vec::new();
    let (mut from, mut at) = (0, 0);
    let bytes = text.as_bytes();
    // The expected closing brackets, innermost last.
    let mut open = Vec::new();
    while at < bytes.len() {
        match bytes[at] {
            close if open.last() == Some(&close) => drop(open.pop()),
            b',' if open.is_empty() => {
                elements.push(text[from..at].to_owned());
                from = at + 1;
            }
            b'{' => open.push(b'}'),
            b'(' => open.push(b')'),
            b'[' => open.push(b']'),
            quote @ (b'"' | b'\'') => {
                at = bytes[at + 1..]
                    .iter()
                    .position(|&byte| byte == quote)
                    .map_or(bytes.len(), |behind| at + 1 + behind);
            }
            _ => (),
        }
        at += 1;
    }
    elements.push(text[from..].to_owned());
    elements
}

fn trim(text: &str) -> &str {
    text.trim_matches([' ', '\t', '\n', '\u{b}', '\u{c}', '\r'])
}

/// Removes surrounding spaces and one pair of quotes or braces.
fn unescape(text: &str) -> &str {
    let text = trim(text);
    let pairs = [('\'', '\''), ('"', '"'), ('{', '}')];
    let inner = pairs
        .iter()
        .find_map(|&(open, close)| text.strip_prefix(open)?.strip_suffix(close));
    inner.map_or(text, trim)
}

/// Returns the name of the first argument, its value if it has one, and the remaining text.
fn next_argument(text: &str) -> (&str, Option<&str>, &str) {
    let behind =
        |at: usize| text[at..].trim_start_matches([' ', '\t', '\n', '\u{b}', '\u{c}', '\r']);
    let bytes = text.as_bytes();
    let name_end = bytes.iter().position(|&byte| byte == b' ' || byte == b'=');
    let Some(name_end) = name_end else {
        return (unescape(text), None, "");
    };
    if bytes[name_end] == b' ' {
        return (unescape(&text[..name_end]), None, behind(name_end));
    }
    let from = name_end + 1;
    // Returns the index of the closing quote of the quote at `at`, or `at` if the quote is not closed.
    let skip_quoted = |at: usize| {
        let quote = bytes[at];
        bytes[at + 1..]
            .iter()
            .position(|&byte| byte == quote)
            .map_or(at, |behind| at + 1 + behind)
    };
    let (mut at, mut depth) = (from, 0usize);
    while at < bytes.len() {
        match bytes[at] {
            b' ' if depth == 0 => break,
            b'\'' | b'"' => at = skip_quoted(at),
            b'{' => depth += 1,
            b'}' => depth = depth.saturating_sub(1),
            _ => (),
        }
        at += 1;
    }
    (
        unescape(&text[..name_end]),
        Some(unescape(&text[from..at])),
        behind(at),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::typed_options::Cases;

    static OPTIONS: [OptionDef; 6] = [
        OptionDef {
            name: "width",
            description: "",
            kind: OptionKind::Uint(0),
        },
        OptionDef {
            name: "bare",
            description: "",
            kind: OptionKind::Bool(false),
        },
        OptionDef {
            name: "layout",
            description: "",
            kind: OptionKind::Text(""),
        },
        OptionDef {
            name: "only",
            description: "",
            kind: OptionKind::List,
        },
        OptionDef {
            name: "limit",
            description: "",
            kind: OptionKind::Int(-1),
        },
        OptionDef {
            name: "level",
            description: "",
            kind: OptionKind::Choice(
                "normal",
                &Cases {
                    default: (1, "normal"),
                    all: &[(1, "normal", ""), (2, "aggressive", "")],
                },
            ),
        },
    ];

    fn check(text: &str, expect: Result<&str, &str>) {
        let mut values = OptionValues::defaults(&OPTIONS);
        let result = values.parse(text).map(|()| {
            let mut out = String::new();
            values.print(&mut out);
            out
        });
        assert_eq!(result.as_deref().map_err(String::as_str), expect, "{text}");
    }

    #[test]
    fn options_are_read_as_mlir_opt_reads_them() {
        let plain = "{bare=false layout= level=normal limit=-1  width=0}";
        check("", Ok(plain));
        check("   ", Ok(plain));
        check(
            "bare",
            Ok("{bare=true layout= level=normal limit=-1  width=0}"),
        );
        check(
            "  bare=1   width=0x20 ",
            Ok("{bare=true layout= level=normal limit=-1  width=32}"),
        );
        check(
            "width=32 width=16",
            Ok("{bare=false layout= level=normal limit=-1  width=16}"),
        );
        check(
            "layout=\"x y\" width=010",
            Ok("{bare=false layout={x y} level=normal limit=-1  width=8}"),
        );
        check(
            "layout={a{b c}}",
            Ok("{bare=false layout=a{b c} level=normal limit=-1  width=0}"),
        );
        check("only=a,b only=c(d,e),'f,g'", {
            Ok("{bare=false layout= level=normal limit=-1 only={a,b,c(d,e),'f,g'} width=0}")
        });
        check(
            "limit=-5 level=aggressive",
            Ok("{bare=false layout= level=aggressive limit=-5  width=0}"),
        );
        check(
            "layout={",
            Ok("{bare=false layout={ level=normal limit=-1  width=0}"),
        );
        check("layout='' layout={}", Ok(plain));
        check("{}", Ok(plain));
        check(
            "layout='",
            Ok("{bare=false layout=' level=normal limit=-1  width=0}"),
        );
    }

    #[test]
    fn wrong_options_are_refused_with_a_reason() {
        check(
            "wide=3",
            Err("<Pass-Options-Parser>: no such option wide\n"),
        );
        check(
            "width=x",
            Err("for the --width option: 'x' value invalid for uint argument!"),
        );
        check(
            "width=-1",
            Err("for the --width option: '-1' value invalid for uint argument!"),
        );
        check(
            "width=4294967296",
            Err("for the --width option: '4294967296' value invalid for uint argument!"),
        );
        check("width", Err("for the --width option: requires a value!"));
        check(
            "width=",
            Err("for the --width option: '' value invalid for uint argument!"),
        );
        check(
            "bare=x",
            Err("for the --bare option: 'x' is invalid value for boolean argument! Try 0 or 1"),
        );
        check(
            "level=much",
            Err("for the --level option: Cannot find option named 'much'!"),
        );
    }
}
