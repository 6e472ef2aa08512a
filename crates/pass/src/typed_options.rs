//! Options whose values have Rust types.

use crate::options::{OptionDef, OptionKind, Value};
use std::fmt;
use std::str::FromStr;

/// An option with the Rust type of its values.
#[derive(Debug)]
pub struct TypedOption<T: 'static> {
    /// The definition for lists of options.
    pub def: OptionDef,
    codec: Codec<T>,
}

/// Converts between the stored values of an option and its Rust type.
#[derive(Debug)]
enum Codec<T: 'static> {
    Plain {
        read: fn(&Value) -> Option<T>,
        write: fn(T) -> Value,
        /// The value that is used if the stored value has another kind, which parsing never produces.
        otherwise: fn() -> T,
    },
    Cases {
        cases: &'static Cases<T>,
        /// Returns the value for a word, or the default if the word is unknown.
        read: fn(&Cases<T>, Option<&str>) -> T,
        write: fn(&Cases<T>, T) -> &'static str,
    },
}

/// The values of an option that is one of a set of words.
#[derive(Debug)]
pub struct Cases<E: 'static> {
    /// The default with its word, which need not be a case.
    pub default: (E, &'static str),
    /// Each value with its word and its line of help.
    pub all: &'static [(E, &'static str, &'static str)],
}

/// [`Cases`] without the type of the values. Implemented by [`Cases`]; used by the parser of options and by the help.
pub trait CaseList: Sync + fmt::Debug {
    /// Returns the number of cases.
    fn count(&self) -> usize;

    /// Returns the word of a case and its line of help.
    fn case(&self, index: usize) -> (&'static str, &'static str);
}

impl<E: Sync + fmt::Debug> CaseList for Cases<E> {
    fn count(&self) -> usize {
        self.all.len()
    }

    fn case(&self, index: usize) -> (&'static str, &'static str) {
        let (_, word, help) = self.all[index];
        (word, help)
    }
}

impl dyn CaseList {
    /// Returns the words with their lines of help.
    pub fn words(&self) -> impl Iterator<Item = (&'static str, &'static str)> + '_ {
        (0..self.count()).map(|index| self.case(index))
    }
}

impl<E: Copy + PartialEq> Cases<E> {
    fn of_word(&self, word: Option<&str>) -> E {
        let mut cases = self.all.iter();
        let case = cases.find(|(_, known, _)| Some(*known) == word);
        case.map_or(self.default.0, |&(value, ..)| value)
    }

    /// Returns the word for a value, or an empty string if no word denotes the value.
    fn word(&self, value: E) -> &'static str {
        let mut cases = self.all.iter();
        let case = cases.find(|(known, ..)| *known == value);
        case.map_or("", |&(_, word, _)| word)
    }
}

impl<T> TypedOption<T> {
    const fn plain(
        name: &'static str,
        description: &'static str,
        kind: OptionKind,
        read: fn(&Value) -> Option<T>,
        write: fn(T) -> Value,
    ) -> Self
    where
        T: Default,
    {
        let def = OptionDef {
            name,
            description,
            kind,
        };
        TypedOption {
            def,
            codec: Codec::Plain {
                read,
                write,
                otherwise: T::default,
            },
        }
    }

    /// Returns the value of an option if it is set, or else the default.
    pub(crate) fn read(&self, value: Option<&Value>) -> T {
        match &self.codec {
            Codec::Plain {
                read, otherwise, ..
            } => {
                let default = || read(&self.def.kind.default_value());
                value
                    .and_then(read)
                    .or_else(default)
                    .unwrap_or_else(otherwise)
            }
            Codec::Cases { cases, read, .. } => match value {
                Some(Value::Text(word)) => read(cases, Some(word)),
                _ => read(cases, None),
            },
        }
    }

    pub(crate) fn write(&self, value: T) -> Value {
        match &self.codec {
            Codec::Plain { write, .. } => write(value),
            Codec::Cases { cases, write, .. } => Value::Text(write(cases, value).to_owned()),
        }
    }
}

impl<E: Copy + PartialEq + Sync + fmt::Debug> TypedOption<E> {
    /// A [`Choice`](OptionKind::Choice).
    ///
    /// ```
    /// use terrace_pass::{Cases, TypedOption};
    ///
    /// #[derive(Clone, Copy, PartialEq, Debug)]
    /// enum Order {
    ///     Rows,
    ///     Columns,
    /// }
    ///
    /// const ORDER: TypedOption<Order> = TypedOption::choice(
    ///     "order",
    ///     "Order of elements",
    ///     &Cases {
    ///         default: (Order::Rows, "rows"),
    ///         all: &[(Order::Rows, "rows", "Row by row"), (Order::Columns, "columns", "Column by column")],
    ///     },
    /// );
    /// assert_eq!(ORDER.def.kind.placeholder(), "=<value>");
    /// ```
    pub const fn choice(
        name: &'static str,
        description: &'static str,
        cases: &'static Cases<E>,
    ) -> Self {
        let def = OptionDef {
            name,
            description,
            kind: OptionKind::Choice(cases.default.1, cases),
        };
        let codec = Codec::Cases {
            cases,
            read: Cases::of_word,
            write: Cases::word,
        };
        TypedOption { def, codec }
    }
}

impl TypedOption<bool> {
    /// A [`Bool`](OptionKind::Bool).
    pub const fn bool(name: &'static str, description: &'static str, default: bool) -> Self {
        let kind = OptionKind::Bool(default);
        let read = |value: &Value| match value {
            Value::Bool(value) => Some(*value),
            _ => None,
        };
        Self::plain(name, description, kind, read, Value::Bool)
    }
}

impl TypedOption<u32> {
    /// A [`Uint`](OptionKind::Uint).
    pub const fn uint(name: &'static str, description: &'static str, default: u32) -> Self {
        let kind = OptionKind::Uint(default);
        let read = |value: &Value| match value {
            Value::Int(value) => u32::try_from(*value).ok(),
            _ => None,
        };
        Self::plain(name, description, kind, read, |value| {
            Value::Int(value.into())
        })
    }
}

impl TypedOption<i64> {
    /// An [`Int`](OptionKind::Int).
    pub const fn int(name: &'static str, description: &'static str, default: i64) -> Self {
        let kind = OptionKind::Int(default);
        let read = |value: &Value| match value {
            Value::Int(value) => Some(*value),
            _ => None,
        };
        Self::plain(name, description, kind, read, Value::Int)
    }
}

impl TypedOption<String> {
    /// A [`Text`](OptionKind::Text).
    pub const fn text(
        name: &'static str,
        description: &'static str,
        default: &'static str,
    ) -> Self {
        let kind = OptionKind::Text(default);
        let read = |value: &Value| match value {
            Value::Text(value) => Some(value.clone()),
            _ => None,
        };
        Self::plain(name, description, kind, read, Value::Text)
    }
}

impl TypedOption<Vec<String>> {
    /// A [`List`](OptionKind::List).
    pub const fn list(name: &'static str, description: &'static str) -> Self {
        Self::plain(name, description, OptionKind::List, list, Value::List)
    }

    /// The texts of [`Pipelines`](OptionKind::Pipelines).
    pub const fn pipelines(name: &'static str, description: &'static str) -> Self {
        Self::plain(name, description, OptionKind::Pipelines, list, Value::List)
    }
}

impl TypedOption<Vec<u32>> {
    /// A [`UintList`](OptionKind::UintList).
    pub const fn uints(name: &'static str, description: &'static str) -> Self {
        Self::plain(
            name,
            description,
            OptionKind::UintList,
            numbers,
            texts_of_numbers,
        )
    }
}

impl TypedOption<Vec<i64>> {
    /// An [`IntList`](OptionKind::IntList).
    pub const fn ints(name: &'static str, description: &'static str) -> Self {
        Self::plain(
            name,
            description,
            OptionKind::IntList,
            numbers,
            texts_of_numbers,
        )
    }
}

fn list(value: &Value) -> Option<Vec<String>> {
    match value {
        Value::List(values) => Some(values.clone()),
        _ => None,
    }
}

fn numbers<T: FromStr>(value: &Value) -> Option<Vec<T>> {
    let values = list(value)?;
    let numbers = values.iter().filter_map(|value| value.parse().ok());
    Some(numbers.collect())
}

fn texts_of_numbers<T: ToString>(numbers: Vec<T>) -> Value {
    Value::List(numbers.iter().map(T::to_string).collect())
}
