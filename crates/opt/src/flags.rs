//! Parses command lines as LLVM's tools do: `-flag`, `--flag`, `--flag=value`, `--flag value`.

use std::ffi::OsString;
use terrace_diag::nearest;
use terrace_pass::options::{parse_bool, parse_unsigned};
use terrace_pass::{Named, OptionDef, OptionKind, PassRegistry};
use terrace_session::hints::{only_mlir_opt_has, renamed};

/// The reason why a command ends without success.
#[derive(Debug)]
pub enum Stop {
    /// An invalid command line. The text describes the error.
    Usage(String),
    /// An error about the input or a file. The text ends with a line break, and is empty if it was already printed.
    Failed(String),
}

impl Stop {
    /// The message, without the line break.
    pub fn line(self) -> String {
        let (Stop::Usage(text) | Stop::Failed(text)) = self;
        text.trim_end_matches('\n').to_owned()
    }

    /// Prints the message and returns the exit status.
    pub fn report(self) -> u8 {
        match self {
            Stop::Usage(text) | Stop::Failed(text) => {
                crate::files::complain(&text);
                1
            }
        }
    }
}

/// The effect of a flag on the options `O`.
pub enum Action<O> {
    /// Sets a boolean: to true, or to the value after `=`.
    Bool(fn(&mut O, bool)),
    /// Requires a value: after `=`, or the next argument.
    Value(fn(&mut O, &str) -> Result<(), String>),
    /// Requires a value that may be any bytes, such as a file name.
    File(fn(&mut O, OsString)),
    /// Accepts an optional value after `=`.
    Optional(fn(&mut O, Option<&str>) -> Result<(), String>),
    /// Sets an option of `terrace lower`.
    Lowering(
        &'static OptionDef,
        fn(&mut O, &'static OptionDef, Option<&str>) -> Result<(), String>,
    ),
    /// A flag of upstream's tools that is not supported, with the reason.
    Refused(&'static str),
}

/// A flag of a command.
pub struct Flag<O> {
    /// The name without dashes.
    pub name: &'static str,
    /// The text after the name in the help: `=<uint>`.
    pub value: &'static str,
    /// One line of help. A flag without help is not listed.
    pub help: &'static str,
    /// The effect.
    pub action: Action<O>,
}

impl<O> Flag<O> {
    /// Creates a boolean flag.
    pub const fn switch(name: &'static str, help: &'static str, set: fn(&mut O, bool)) -> Self {
        Flag {
            name,
            value: "",
            help,
            action: Action::Bool(set),
        }
    }

    /// Creates a boolean flag that the help does not list.
    pub const fn hidden(name: &'static str, set: fn(&mut O, bool)) -> Self {
        Self::switch(name, "", set)
    }

    /// Creates a flag of upstream's tools that is not supported.
    pub const fn refused(name: &'static str, why: &'static str) -> Self {
        Flag {
            name,
            value: "",
            help: "",
            action: Action::Refused(why),
        }
    }

    /// Creates a flag with a value.
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

    /// Creates a flag that sets an option of `terrace lower`.
    pub const fn lowering(
        option: &'static OptionDef,
        set: fn(&mut O, &'static OptionDef, Option<&str>) -> Result<(), String>,
    ) -> Self {
        Flag {
            name: option.name,
            value: option.kind.placeholder(),
            help: option.description,
            action: Action::Lowering(option, set),
        }
    }

    /// Creates a flag whose value is a file.
    pub const fn file(
        name: &'static str,
        value: &'static str,
        help: &'static str,
        set: fn(&mut O, OsString),
    ) -> Self {
        Flag {
            name,
            value,
            help,
            action: Action::File(set),
        }
    }

    /// Creates the flag `-o`.
    pub const fn output(set: fn(&mut O, OsString)) -> Self {
        Flag {
            name: "o",
            value: " FILE",
            help: "output file; standard output by default",
            action: Action::File(set),
        }
    }
}

/// A command with its flags.
pub struct Command<O: 'static> {
    /// The name.
    pub name: &'static str,
    /// The flags in groups, in the order of the help.
    pub flags: &'static [&'static [Flag<O>]],
}

impl<O> Command<O> {
    /// Parses a command line into options, and returns the positional arguments. For each name that is not a flag,
    /// calls `other` with the name and its value; `other` returns true if it accepts the name. `passes` contains the
    /// passes that flags can name, which are suggested for a misspelt name.
    pub fn parse(
        &self,
        tool: &str,
        arguments: Vec<OsString>,
        options: &mut O,
        passes: Option<&PassRegistry>,
        other: impl FnMut(&mut O, &str, Option<&str>) -> bool,
    ) -> Result<Vec<OsString>, Stop> {
        self.parse_with(&[], tool, arguments, options, passes, other)
    }

    /// Parses a command line like [`parse`](Self::parse), with additional flags.
    pub fn parse_with(
        &self,
        more: &[Flag<O>],
        tool: &str,
        arguments: Vec<OsString>,
        options: &mut O,
        passes: Option<&PassRegistry>,
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
            let Some(found) = self.all_flags(more).find(|flag| flag.name == name) else {
                if !other(options, name, value) {
                    return Err(usage(self.unknown(more, tool, text, name, passes)));
                }
                continue;
            };
            let wrong = |why: String| usage(format!("for the {} option: {why}", dashed(name)));
            let mut next = || {
                arguments
                    .next()
                    .ok_or_else(|| wrong("requires a value!".to_owned()))
            };
            match found.action {
                Action::Refused(why) => return Err(wrong(format!("not supported: {why}"))),
                Action::Bool(set) => set(
                    options,
                    parse_bool(value.unwrap_or_default()).map_err(wrong)?,
                ),
                Action::Lowering(option, set) => {
                    let value = match (value, option.kind) {
                        (None, OptionKind::Bool(_)) => None,
                        (None, _) => Some(next()?),
                        (Some(value), _) => Some(value.into()),
                    };
                    let value = value.as_ref().map(|value| value.to_string_lossy());
                    set(options, option, value.as_deref()).map_err(wrong)?;
                }
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

    /// Iterates over all flags. The additional ones follow the first group.
    fn all_flags<'f>(&self, more: &'f [Flag<O>]) -> impl Iterator<Item = &'f Flag<O>> {
        let (first, rest) = self.flags.split_at(self.flags.len().min(1));
        let first = first.iter().copied().flatten();
        first.chain(more).chain(rest.iter().copied().flatten())
    }

    fn unknown(
        &self,
        more: &[Flag<O>],
        tool: &str,
        text: &str,
        name: &str,
        passes: Option<&PassRegistry>,
    ) -> String {
        let text = text.split('=').next().unwrap_or_default();
        let mut out = format!(
            "Unknown command line argument '{text}'.  Try: '{tool} {} --help'",
            self.name
        );
        let has = only_mlir_opt_has(name).filter(|_| passes.is_some());
        if let Some(has) = has {
            out.push_str(&format!("\n{tool} {}: {has}", self.name));
            return out;
        }
        let today = renamed(name).filter(|_| passes.is_some());
        let known = self
            .all_flags(more)
            .filter(|flag| !flag.help.is_empty())
            .map(|flag| flag.name);
        let passes = passes.into_iter().flat_map(PassRegistry::all);
        let near = || nearest(name, known.chain(passes.map(Named::name)));
        if let Some(near) = today.or_else(near) {
            out.push_str(&format!(
                "\n{tool} {}: Did you mean '{}'?",
                self.name,
                dashed(near)
            ));
        }
        out
    }

    /// Returns the lines of the help.
    pub fn help(&self) -> String {
        self.help_with(&[])
    }

    /// Returns the lines of the help, with additional flags.
    pub fn help_with(&self, more: &[Flag<O>]) -> String {
        let listed = self.all_flags(more).filter(|flag| !flag.help.is_empty());
        let lines: Vec<_> = listed
            .map(|flag| (format!("  {}{}", dashed(flag.name), flag.value), flag.help))
            .collect();
        let width = lines.iter().map(|(left, _)| left.len()).max().unwrap_or(0);
        let mut out = String::new();
        for (left, help) in lines {
            out.push_str(&format!("{left:<width$}  {help}\n"));
        }
        out
    }
}

/// Returns the only positional argument, which is a file, or `-` if there is none.
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

/// Returns a flag with its dashes: `-o`, `-O1`, `--cc`, `--other`. Single letters and optimization levels have one
/// dash.
fn dashed(name: &str) -> String {
    let dashes = match name.as_bytes() {
        [_] | [b'O', b'0'..=b'9'] => "-",
        _ => "--",
    };
    format!("{dashes}{name}")
}

/// Parses an unsigned integer.
pub fn number<T: TryFrom<u64>>(text: &str) -> Result<T, String> {
    parse_unsigned(text)
        .and_then(|value| T::try_from(value).ok())
        .ok_or_else(|| format!("'{text}' value invalid for uint argument!"))
}

/// The maximum number of threads. The number is limited because each thread has a stack.
const MAX_THREADS: usize = 1024;

/// Parses the value of `--threads`.
pub fn thread_count(text: &str) -> Result<usize, String> {
    match number(text)? {
        count if count > MAX_THREADS => Err(format!(
            "'{text}' exceeds the maximum of {MAX_THREADS} threads"
        )),
        count => Ok(count),
    }
}

/// Returns the case that a text names.
pub fn choice<T: Copy>(text: &str, cases: &[(&str, T)]) -> Result<T, String> {
    cases
        .iter()
        .find(|(name, _)| *name == text)
        .map(|&(_, value)| value)
        .ok_or_else(|| format!("Cannot find option named '{text}'!"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_names_have_one_dash() {
        for (name, expect) in [
            ("o", "-o"),
            ("O3", "-O3"),
            ("cc", "--cc"),
            ("time", "--time"),
        ] {
            assert_eq!(dashed(name), expect);
        }
    }

    #[test]
    fn threads_have_a_limit() {
        assert_eq!(thread_count("1024"), Ok(1024));
        assert!(thread_count("1025").is_err_and(|why| why.contains("maximum of 1024")));
        assert!(thread_count("many").is_err());
    }
}
