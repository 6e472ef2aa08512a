//! Parses the generic form of a program into a tree.

use std::collections::HashMap;

use terrace_generate::damage::generic::{Operation, operations};

/// An operation.
#[derive(Debug)]
pub(super) struct Op {
    pub(super) name: String,
    /// The names of the results: `%0`, `%1#0`, `%1#1`.
    pub(super) results: Vec<String>,
    pub(super) operands: Vec<String>,
    pub(super) operand_types: Vec<String>,
    pub(super) result_types: Vec<String>,
    pub(super) successors: Vec<String>,
    pub(super) regions: Vec<Vec<Block>>,
    /// The properties, keyed by name.
    properties: HashMap<String, String>,
}

/// A block.
#[derive(Debug)]
pub(super) struct Block {
    pub(super) label: String,
    pub(super) arguments: Vec<(String, String)>,
    pub(super) ops: Vec<Op>,
}

impl Op {
    /// Returns a property, with its alias replaced.
    pub(super) fn property(&self, name: &str) -> Option<&str> {
        self.properties.get(name).map(String::as_str)
    }

    /// Returns the integer of a property such as `3 : i64`.
    pub(super) fn integer(&self, name: &str) -> Option<i128> {
        let text = self.property(name)?;
        text.split(' ').next()?.parse().ok()
    }

    /// Returns the integers of a property such as `array<i64: 1, 2>` or `dense<[1, 2]> : vector<2xi64>`.
    pub(super) fn integers(&self, name: &str) -> Vec<i128> {
        let text = self.property(name).unwrap_or_default();
        let inner = match text.strip_prefix("array<") {
            Some(rest) => rest.split_once(": ").map_or("", |(_, rest)| rest),
            None => text
                .strip_prefix("dense<")
                .and_then(|rest| rest.split('>').next())
                .unwrap_or(""),
        };
        let inner = inner.trim_matches(['[', ']', '>']);
        inner
            .split(", ")
            .filter_map(|number| number.trim_matches(['[', ']', '>']).parse().ok())
            .collect()
    }
}

/// Returns the functions of a module, keyed by name.
pub(super) fn functions(text: &str) -> Option<HashMap<String, Op>> {
    let aliases: HashMap<&str, &str> = text
        .lines()
        .take_while(|line| !line.starts_with('"'))
        .filter_map(|line| line.strip_prefix('#')?.split_once(" = "))
        .collect();
    let all = operations(text);
    let mut next = 0;
    let module = op(text, &all, &mut next, &aliases)?;
    let block = module.regions.into_iter().next()?.into_iter().next()?;
    let name = |op: Op| {
        let name = op.property("sym_name")?.trim_matches('"').to_owned();
        Some((name, op))
    };
    Some(block.ops.into_iter().filter_map(name).collect())
}

/// Parses the operation with index `next`, and the operations nested in it.
fn op(
    text: &str,
    all: &[Operation],
    next: &mut usize,
    aliases: &HashMap<&str, &str>,
) -> Option<Op> {
    let operation = all.get(*next)?;
    *next += 1;
    let texts = |ranges: &[std::ops::Range<usize>]| -> Vec<String> {
        ranges
            .iter()
            .map(|range| text[range.clone()].to_owned())
            .collect()
    };
    let results = &text[operation.results.clone()];
    let results = match results.split_once(':') {
        None if results.is_empty() => Vec::new(),
        None => vec![results.to_owned()],
        Some((name, count)) => {
            let count: usize = count.parse().ok()?;
            (0..count).map(|index| format!("{name}#{index}")).collect()
        }
    };
    let mut properties = HashMap::new();
    for property in operation.properties.iter().flat_map(|list| &list.elements) {
        let property = &text[property.clone()];
        let (name, value) = property.split_once(" = ").unwrap_or((property, "unit"));
        let value = match value.strip_prefix('#').and_then(|alias| aliases.get(alias)) {
            Some(value) => value,
            None => value,
        };
        properties.insert(name.to_owned(), value.to_owned());
    }
    let mut regions = Vec::new();
    for region in operation.regions.iter().flat_map(|list| &list.elements) {
        regions.push(blocks(text, region.clone(), all, next, aliases)?);
    }
    Some(Op {
        name: text[operation.name.clone()].trim_matches('"').to_owned(),
        results,
        operands: texts(&operation.operands.elements),
        operand_types: texts(&operation.operand_types.elements),
        result_types: texts(&operation.result_types.elements),
        successors: operation
            .successors
            .iter()
            .flat_map(|list| texts(&list.elements))
            .collect(),
        regions,
        properties,
    })
}

/// Parses the blocks of a region. The range includes the braces.
fn blocks(
    text: &str,
    region: std::ops::Range<usize>,
    all: &[Operation],
    next: &mut usize,
    aliases: &HashMap<&str, &str>,
) -> Option<Vec<Block>> {
    let mut blocks = vec![Block {
        label: String::new(),
        arguments: Vec::new(),
        ops: Vec::new(),
    }];
    let mut at = region.start + 1;
    loop {
        let start = match all.get(*next) {
            Some(operation) if operation.whole.start < region.end => operation.whole.start,
            _ => region.end,
        };
        // Labels are between operations.
        for line in text[at..start].lines() {
            let Some(label) = line.trim_start().strip_prefix('^') else {
                continue;
            };
            let label = label.split("//").next().unwrap_or_default().trim_end();
            let label = label.strip_suffix(':')?;
            let (name, arguments) = match label.split_once('(') {
                Some((name, arguments)) => (name, arguments.strip_suffix(')')?),
                None => (label, ""),
            };
            let argument = |text: &str| {
                let (name, ty) = text.split_once(": ")?;
                Some((name.trim().to_owned(), ty.trim().to_owned()))
            };
            let arguments = split(arguments)
                .iter()
                .map(|text| argument(text))
                .collect::<Option<_>>()?;
            blocks.push(Block {
                label: format!("^{name}"),
                arguments,
                ops: Vec::new(),
            });
        }
        if start == region.end {
            break;
        }
        at = all[*next].whole.end;
        let op = op(text, all, next, aliases)?;
        blocks.last_mut()?.ops.push(op);
    }
    if blocks.len() > 1 && blocks[0].ops.is_empty() {
        blocks.remove(0);
    }
    Some(blocks)
}

/// Splits a text at commas outside of brackets.
pub(super) fn split(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (0, 0, Vec::new());
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        match c {
            '(' | '<' | '[' | '{' => depth += 1,
            '>' if before == '-' || before == ' ' => {}
            ')' | '>' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
        before = c;
    }
    if !text[start..].trim().is_empty() {
        parts.push(text[start..].trim());
    }
    parts
}
