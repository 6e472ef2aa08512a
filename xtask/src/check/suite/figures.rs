//! The results of the comparison: counts by suite, their ratchet, and lists of pieces.

use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::{Context, Result, bail};

use crate::table;

/// The result of comparing an input.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) enum Class {
    /// Both accept the input, with the same output.
    Identical,
    /// A difference that docs/differences.md lists.
    Explained,
    /// Both accept the input, with different output.
    Different,
    /// Only Terrace rejects the input.
    Refused,
    /// Terrace panicked, was killed by a signal, or did not terminate.
    Crashed,
    /// Both reject the input, with the same first error.
    SameError,
    /// Both reject the input, with different first errors.
    OtherError,
    /// Only MLIR rejects the input.
    Accepted,
}

impl Class {
    pub(super) const ALL: [Self; 8] = [
        Self::Identical,
        Self::Explained,
        Self::Different,
        Self::Refused,
        Self::Crashed,
        Self::SameError,
        Self::OtherError,
        Self::Accepted,
    ];

    /// Returns the name in tables and on the command line.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Identical => "identical",
            Self::Explained => "explained",
            Self::Different => "different",
            Self::Refused => "refused",
            Self::Crashed => "crashed",
            Self::SameError => "same-error",
            Self::OtherError => "other-error",
            Self::Accepted => "accepted",
        }
    }

    pub(super) fn parse(name: &str) -> Result<Self> {
        let found = Self::ALL.into_iter().find(|class| class.name() == name);
        found.with_context(|| {
            let names = Self::ALL.map(Self::name).join(", ");
            format!("no class {name}; there are {names}")
        })
    }
}

/// A kind of comparison.
#[derive(Clone, Copy, Debug, Eq, Ord, PartialEq, PartialOrd)]
pub(super) enum Section {
    /// The custom and the generic form.
    Text,
    /// The custom form with locations.
    Locations,
    /// The output of the file's own command lines.
    Flags,
    /// The output of the file's own command lines, with locations.
    FlagsLocations,
    /// The output of `--verify-diagnostics`, if the file's command lines contain it.
    Diagnostics,
    /// The output of modules that the verifier rejects, printed with the verifier disabled.
    Unverified,
}

impl Section {
    pub(super) const ALL: [Self; 6] = [
        Self::Text,
        Self::Locations,
        Self::Flags,
        Self::FlagsLocations,
        Self::Diagnostics,
        Self::Unverified,
    ];

    /// Returns the name in tables and on the command line.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Locations => "locations",
            Self::Flags => "flags",
            Self::FlagsLocations => "flags-locations",
            Self::Diagnostics => "diagnostics",
            Self::Unverified => "unverified",
        }
    }

    pub(super) fn parse(name: &str) -> Result<Self> {
        let found = Self::ALL.into_iter().find(|section| section.name() == name);
        found.with_context(|| {
            let names = Self::ALL.map(Self::name).join(", ");
            format!("no section {name}; there are {names}")
        })
    }
}

/// The number of inputs of each class, keyed by section and suite.
#[derive(Clone, Debug, Default, Eq, PartialEq)]
pub(super) struct Figures(BTreeMap<(Section, String), [usize; Class::ALL.len()]>);

impl Figures {
    pub(super) fn add(&mut self, section: Section, suite: &str, class: Class) {
        let counts = self.0.entry((section, suite.to_owned())).or_default();
        counts[class as usize] += 1;
    }

    /// Returns one table per section, with sums.
    pub(super) fn tables(&self) -> String {
        let mut output = String::new();
        for section in Section::ALL {
            let mut rows = vec![header(section)];
            let mut sum = [0; Class::ALL.len()];
            for ((of, suite), counts) in &self.0 {
                if *of == section {
                    rows.push(row(suite, counts));
                    sum.iter_mut()
                        .zip(counts)
                        .for_each(|(sum, count)| *sum += count);
                }
            }
            if rows.len() > 1 {
                rows.push(row("all", &sum));
                output.push_str(&table::render(&rows));
                output.push('\n');
            }
        }
        output
    }

    /// Returns the text of the ratchet.
    pub(super) fn write(&self) -> String {
        let names = Class::ALL.map(Class::name).join("\t");
        let mut output = format!("section\tsuite\t{names}\n");
        for ((section, suite), counts) in &self.0 {
            let counts = counts.map(|count| count.to_string()).join("\t");
            // Writing to a string cannot fail.
            let _ = writeln!(output, "{}\t{suite}\t{counts}", section.name());
        }
        output
    }

    /// Reads the text of the ratchet.
    pub(super) fn read(text: &str) -> Result<Self> {
        let mut figures = Self::default();
        for line in text.lines().skip(1) {
            let [section, suite, counts @ ..] = &line.split('\t').collect::<Vec<_>>()[..] else {
                bail!("too few columns in line: {line}");
            };
            let counts: Vec<usize> = counts
                .iter()
                .map(|count| Ok(count.parse()?))
                .collect::<Result<_>>()?;
            let Ok(counts) = counts.try_into() else {
                bail!("wrong number of columns in line: {line}");
            };
            let key = (Section::parse(section)?, (*suite).to_owned());
            figures.0.insert(key, counts);
        }
        Ok(figures)
    }

    /// Returns `others`, with the figures of `self` for the suites in `self`.
    pub(super) fn over(self, mut others: Self) -> Self {
        others.0.extend(self.0);
        others
    }

    /// Lists the figures that are worse than the committed ones: fewer equal outputs or errors, or more crashes.
    pub(super) fn worse_than(&self, committed: &Self) -> Vec<String> {
        let mut worse = Vec::new();
        let equal = |counts: &[usize]| {
            counts[Class::Identical as usize] + counts[Class::Explained as usize]
        };
        for (key, counts) in &self.0 {
            let Some(before) = committed.0.get(key) else {
                continue;
            };
            let errors = Class::SameError as usize;
            let crashes = Class::Crashed as usize;
            for (what, now, before, is_worse) in [
                (
                    "equal",
                    equal(counts),
                    equal(before),
                    equal(counts) < equal(before),
                ),
                (
                    "same-error",
                    counts[errors],
                    before[errors],
                    counts[errors] < before[errors],
                ),
                (
                    "crashed",
                    counts[crashes],
                    before[crashes],
                    counts[crashes] > before[crashes],
                ),
            ] {
                if is_worse {
                    let (section, suite) = (key.0.name(), &key.1);
                    worse.push(format!("{section} {suite}: {what} was {before}, is {now}"));
                }
            }
        }
        worse
    }
}

fn header(section: Section) -> Vec<String> {
    let mut header = vec![section.name().to_owned(), "inputs".to_owned()];
    header.extend(Class::ALL.map(|class| class.name().to_owned()));
    header.extend(["equal".to_owned(), "errors".to_owned()]);
    header
}

fn row(suite: &str, counts: &[usize; Class::ALL.len()]) -> Vec<String> {
    let mut row = vec![suite.to_owned(), counts.iter().sum::<usize>().to_string()];
    row.extend(counts.iter().map(usize::to_string));
    let [
        identical,
        explained,
        different,
        refused,
        crashed,
        same,
        other,
        accepted,
    ] = *counts;
    let good = identical + explained;
    row.push(percent(good, good + different + refused + crashed));
    row.push(percent(same, same + other + accepted));
    row
}

fn percent(part: usize, whole: usize) -> String {
    if whole == 0 {
        return "-".to_owned();
    }
    // Round down, so that 100.0 means all.
    let tenths = part * 1000 / whole;
    format!("{}.{}%", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_read_as_written() {
        let mut figures = Figures::default();
        figures.add(Section::Text, "IR", Class::Identical);
        figures.add(Section::Text, "IR", Class::Crashed);
        figures.add(Section::Flags, "IR", Class::SameError);
        assert_eq!(Figures::read(&figures.write()).expect("read"), figures);
        assert!(Figures::read("x\ntext\tIR\t1\n").is_err());
    }

    #[test]
    fn only_what_is_worse_is_told() {
        let mut before = Figures::default();
        before.add(Section::Text, "IR", Class::Identical);
        before.add(Section::Text, "IR", Class::SameError);
        let mut after = Figures::default();
        after.add(Section::Text, "IR", Class::Explained);
        after.add(Section::Text, "IR", Class::Crashed);
        assert_eq!(
            after.worse_than(&before),
            [
                "text IR: same-error was 1, is 0",
                "text IR: crashed was 0, is 1"
            ]
        );
        assert!(before.worse_than(&before).is_empty());
        assert_eq!(percent(999, 1000), "99.9%");
        assert_eq!(percent(0, 0), "-");
    }
}
