//! What LLVM knows of its targets, read from tables: `layouts.txt` and `features.txt`, which say how they were made.

use std::collections::BTreeSet;

const LAYOUTS: &str = include_str!("layouts.txt");
const FEATURES: &str = include_str!("features.txt");

/// The lines of a table, as their words, without comments.
fn lines(table: &'static str) -> impl Iterator<Item = std::str::SplitWhitespace<'static>> {
    let lines = table.lines().filter(|line| !line.starts_with('#'));
    lines.map(str::split_whitespace)
}

fn architecture(triple: &str) -> &str {
    triple.split('-').next().unwrap_or_default()
}

/// The data layout string for a triple; `None` if the architecture is not known.
pub(super) fn data_layout(triple: &str) -> Option<&'static str> {
    let mut parts = triple.splitn(4, '-');
    let architecture = parts.next()?;
    let _vendor = parts.next();
    let (system, environment) = (parts.next(), parts.next());
    // The longest of the names with which a part of the triple begins.
    let known = |kind: &str, part: Option<&str>| -> &'static str {
        let names = lines(LAYOUTS).find_map(|mut words| (words.next()? == kind).then_some(words));
        let names = names.into_iter().flatten();
        names
            .filter(|&name| part.is_some_and(|part| part.starts_with(name)))
            .max_by_key(|name| name.len())
            .unwrap_or("none")
    };
    let system = known("systems", system);
    let environment = known("environments", environment);
    let fits = |names: &str, name: &str| names == "*" || names.split(',').any(|it| it == name);
    let mut is_here = false;
    for mut words in lines(LAYOUTS) {
        let (Some(first), Some(second)) = (words.next(), words.next()) else {
            continue;
        };
        if first == "arch" {
            is_here = second == architecture || words.any(|name| name == architecture);
        } else if is_here && fits(first, system) && fits(second, environment) {
            return words.next().map(|layout| match layout {
                "-" => "",
                layout => layout,
            });
        }
    }
    None
}

/// The features and processors of an architecture.
pub(super) struct Features {
    /// The words after `target` and the names: other names of processors, features of the architecture.
    target: Vec<&'static str>,
    /// Features with those they imply, by name.
    features: Vec<(&'static str, Vec<&'static str>)>,
    cpus: Vec<(&'static str, Vec<&'static str>)>,
}

impl Features {
    /// Those of the architecture of a triple; `None` if it is not known.
    pub(super) fn of(triple: &str) -> Option<Features> {
        let architecture = architecture(triple);
        let mut known = Features {
            target: Vec::new(),
            features: Vec::new(),
            cpus: Vec::new(),
        };
        let mut is_here = false;
        for mut words in lines(FEATURES) {
            let (kind, names) = (words.next()?, words.next()?);
            match kind {
                "family" if is_here => break,
                "family" => {
                    known.features.clear();
                    known.cpus.clear();
                }
                "target" if names.split(',').any(|name| name == architecture) => {
                    is_here = true;
                    known.target = words.collect();
                }
                "feature" => known.features.push((names, words.collect())),
                "cpu" => known.cpus.push((names, words.collect())),
                _ => (),
            }
        }
        is_here.then_some(known)
    }

    fn implied(&self, feature: &str) -> Option<&[&'static str]> {
        let at = self.features.binary_search_by(|known| known.0.cmp(feature));
        Some(&self.features[at.ok()?].1)
    }

    fn enable(&self, feature: &'static str, enabled: &mut BTreeSet<&'static str>) {
        let mut list = vec![feature];
        let mut seen = BTreeSet::new();
        while let Some(feature) = list.pop() {
            if seen.insert(feature) {
                enabled.insert(feature);
                list.extend(self.implied(feature).unwrap_or_default());
            }
        }
    }

    /// Disables a feature and all that imply it.
    fn disable(&self, feature: &'static str, enabled: &mut BTreeSet<&'static str>) {
        let mut list = vec![feature];
        let mut seen = BTreeSet::new();
        while let Some(feature) = list.pop() {
            if seen.insert(feature) {
                enabled.remove(feature);
                let all = self.features.iter();
                list.extend(
                    all.filter(|known| known.1.contains(&feature))
                        .map(|known| known.0),
                );
            }
        }
    }

    /// The features that are enabled for a processor and a list of features with `+` or `-`, ordered by name. `warn` gets
    /// LLVM's messages about names that it does not know.
    pub(super) fn enabled(
        &self,
        cpu: &str,
        wanted: &[&str],
        mut warn: impl FnMut(String),
    ) -> BTreeSet<&'static str> {
        let mut enabled = BTreeSet::new();
        let given = match cpu {
            "" => "\"\"",
            cpu => cpu,
        };
        let other = self.target.iter().find_map(|word| {
            let (name, other) = word.split_once('=')?;
            (name == given).then_some(other)
        });
        let name = other.unwrap_or(given);
        let found = self
            .cpus
            .iter()
            .find(|known| known.0.split(',').any(|it| it == name));
        match found {
            Some((_, features)) => {
                for feature in features {
                    self.enable(feature, &mut enabled);
                }
            }
            None if cpu.is_empty() => (),
            None => warn(format!(
                "'{cpu}' is not a recognized processor for this target (ignoring processor)"
            )),
        }
        let is_bare = cpu.is_empty() && wanted.is_empty();
        for &word in self.target.iter().filter(|word| !word.contains('=')) {
            match word.strip_prefix("\"\"+") {
                Some(feature) if is_bare => self.enable(feature, &mut enabled),
                Some(_) => (),
                None => self.enable(word, &mut enabled),
            }
        }
        for wanted in wanted {
            let name = wanted.trim_start_matches(['+', '-']);
            let at = self.features.binary_search_by(|known| known.0.cmp(name));
            match at.ok().map(|at| self.features[at].0) {
                Some(feature) if wanted.starts_with('-') => self.disable(feature, &mut enabled),
                Some(feature) => self.enable(feature, &mut enabled),
                None => warn(format!(
                    "'{wanted}' is not a recognized feature for this target (ignoring feature)"
                )),
            }
        }
        enabled
    }
}
