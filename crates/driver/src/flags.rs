//! Command lines as LLVM's tools read them: `-flag`, `--flag`, `--flag=value`, `--flag value`.

use std::ffi::OsString;
use terrace_pass::options::{parse_bool, parse_unsigned};

/// Why a command ends without success.
#[derive(Debug)]
pub enum Stop {
    /// A wrong command line. The text says what is wrong.
    Usage(String),
    /// An error about the input or a file; the text, if any is left to print, ends in a line break.
    Failed(String),
}

impl Stop {
    /// Prints what is to be said and returns the exit status.
    pub fn report(self) -> u8 {
        match self {
            Stop::Usage(text) => {
                crate::files::complain(&text);
                2
            }
            Stop::Failed(text) => {
                crate::files::complain(&text);
                1
            }
        }
    }
}

/// What a flag does to the options `O`.
pub enum Action<O> {
    /// Sets something true, or to what stands behind `=`.
    Bool(fn(&mut O, bool)),
    /// Takes a value behind `=`, or the next argument.
    Value(fn(&mut O, &str) -> Result<(), String>),
    /// As `Value`, of any bytes: a file.
    File(fn(&mut O, OsString)),
    /// Takes a value behind `=` or none.
    Optional(fn(&mut O, Option<&str>) -> Result<(), String>),
}

/// A flag of a command.
pub struct Flag<O> {
    /// The name without dashes.
    pub name: &'static str,
    /// What stands behind the name in the help: `=<uint>`.
    pub value: &'static str,
    /// One line of help.
    pub help: &'static str,
    /// What it does.
    pub action: Action<O>,
}

impl<O> Flag<O> {
    /// A flag that is set or not.
    pub const fn switch(name: &'static str, help: &'static str, set: fn(&mut O, bool)) -> Self {
        Flag {
            name,
            value: "",
            help,
            action: Action::Bool(set),
        }
    }

    /// A flag with a value.
    pub const fn value(
        name: &'static str,
        value: &'static str,
        help: &'static str,
        set: fn(&mut O, &str) -> Result<(), String>,
    ) -> Self {
        Flag {
            name,
            value,
            help,
            action: Action::Value(set),
        }
    }

    /// `-o`.
    pub const fn output(set: fn(&mut O, OsString)) -> Self {
        Flag {
            name: "o",
            value: " FILE",
            help: "where the result goes; standard output by default",
            action: Action::File(set),
        }
    }
}

/// A command with its flags.
pub struct Command<O: 'static> {
    /// The name.
    pub name: &'static str,
    /// The flags, in the order of the help.
    pub flags: &'static [Flag<O>],
}

impl<O> Command<O> {
    /// Reads a command line into options. A name that is no flag is offered to `other` with its value; it returns whether it
    /// knows the name. Returns the positional arguments.
    pub fn parse(
        &self,
        tool: &str,
        arguments: Vec<OsString>,
        options: &mut O,
        mut other: impl FnMut(&mut O, &str, Option<&str>) -> bool,
    ) -> Result<Vec<OsString>, Stop> {
        let usage = |text: String| Stop::Usage(format!("{tool} {}: {text}\n", self.name));
        let mut positional = Vec::new();
        let mut arguments = arguments.into_iter();
        while let Some(argument) = arguments.next() {
            if argument == "--" {
                positional.extend(arguments.by_ref());
                break;
            }
            let Some(text) = argument.to_str() else {
                if argument.as_encoded_bytes().starts_with(b"-") {
                    return Err(usage(format!("{} is not UTF-8", argument.display())));
                }
                positional.push(argument);
                continue;
            };
            let Some(flag) = text.strip_prefix('-').filter(|flag| !flag.is_empty()) else {
                positional.push(argument);
                continue;
            };
            let flag = flag.strip_prefix('-').unwrap_or(flag);
            let (name, value) = match flag.split_once('=') {
                Some((name, value)) => (name, Some(value)),
                None => (flag, None),
            };
            let Some(found) = self.flags.iter().find(|flag| flag.name == name) else {
                if !other(options, name, value) {
                    return Err(usage(self.unknown(tool, text, name)));
                }
                continue;
            };
            let wrong = |why: String| usage(format!("for the {} option: {why}", dashed(name)));
            let next = || {
                arguments
                    .next()
                    .ok_or_else(|| wrong("requires a value!".to_owned()))
            };
            match found.action {
                Action::Bool(set) => set(
                    options,
                    parse_bool(value.unwrap_or_default()).map_err(wrong)?,
                ),
                Action::Optional(set) => set(options, value).map_err(wrong)?,
                Action::File(set) => {
                    set(options, value.map_or_else(next, |value| Ok(value.into()))?)
                }
                Action::Value(set) => {
                    let value = value.map_or_else(next, |value| Ok(value.into()))?;
                    let value = value
                        .to_str()
                        .ok_or_else(|| wrong("the value is not UTF-8".to_owned()))?;
                    set(options, value).map_err(wrong)?;
                }
            }
        }
        Ok(positional)
    }

    fn unknown(&self, tool: &str, text: &str, name: &str) -> String {
        let text = text.split('=').next().unwrap_or_default();
        let mut out = format!(
            "Unknown command line argument '{text}'.  Try: '{tool} {} --help'",
            self.name
        );
        let near = self
            .flags
            .iter()
            .map(|flag| (distance(flag.name, name), flag.name))
            .min();
        if let Some((_, near)) = near.filter(|(distance, near)| *distance * 3 <= near.len()) {
            out.push_str(&format!(
                "\n{tool} {}: Did you mean '{}'?",
                self.name,
                dashed(near)
            ));
        }
        out
    }

    /// The lines of the help.
    pub fn help(&self) -> String {
        let mut out = String::new();
        for flag in self.flags {
            let left = format!("  {}{}", dashed(flag.name), flag.value);
            out.push_str(&format!("{left:<47} {}\n", flag.help));
        }
        out
    }
}

/// The only positional argument: a file, `-` if there is none.
pub fn one_input(
    tool: &str,
    command: &str,
    mut positional: Vec<OsString>,
) -> Result<OsString, Stop> {
    match (positional.pop(), positional.pop()) {
        (None, _) => Ok("-".into()),
        (Some(input), None) => Ok(input),
        (Some(second), Some(_)) => Err(Stop::Usage(format!(
            "{tool} {command}: one input file is expected, but there is also '{}'\n",
            second.display()
        ))),
    }
}

/// `-o`, `--other`
fn dashed(name: &str) -> String {
    format!(
        "{}{name}",
        if name.chars().count() == 1 { "-" } else { "--" }
    )
}

/// Reads a number without a sign.
pub fn number<T: TryFrom<u64>>(text: &str) -> Result<T, String> {
    parse_unsigned(text)
        .and_then(|value| T::try_from(value).ok())
        .ok_or_else(|| format!("'{text}' value invalid for uint argument!"))
}

/// How many characters must be inserted, removed or replaced to come from one text to the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (at, x) in a.chars().enumerate() {
        let mut corner = std::mem::replace(&mut row[0], at + 1);
        for (column, &y) in b.iter().enumerate() {
            let replaced = corner + usize::from(x != y);
            corner = row[column + 1];
            row[column + 1] = replaced.min(corner + 1).min(row[column] + 1);
        }
    }
    row[b.len()]
}
