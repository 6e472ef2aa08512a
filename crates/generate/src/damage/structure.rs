//! Damages one part of one operation in a text in the generic form.

use std::collections::BTreeMap;
use std::ops::Range;

use super::Vocabulary;
use super::generic::{List, Operation, operations};
use crate::Random;

/// A change of an operation.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Change {
    DropOperand,
    DuplicateOperand,
    ExchangeOperands,
    OtherOperand,
    DropResult,
    AddResult,
    DropEntry,
    OtherEntry,
    AddEntry,
    MoveEntry,
    DropRegion,
    EmptyRegion,
    DuplicateRegion,
    DropSuccessor,
    OtherSuccessor,
    DuplicateSuccessor,
    OtherType,
    RetypeValue,
    OtherName,
    DropOperation,
    DropTerminator,
    DuplicateOperation,
    ExchangeOperations,
}

/// All changes. A change is listed several times if it should be tried more often.
const CHANGES: &[Change] = &[
    Change::DropOperand,
    Change::DropOperand,
    Change::DuplicateOperand,
    Change::DuplicateOperand,
    Change::ExchangeOperands,
    Change::OtherOperand,
    Change::OtherOperand,
    Change::DropResult,
    Change::AddResult,
    Change::DropEntry,
    Change::DropEntry,
    Change::OtherEntry,
    Change::OtherEntry,
    Change::OtherEntry,
    Change::AddEntry,
    Change::AddEntry,
    Change::MoveEntry,
    Change::DropRegion,
    Change::EmptyRegion,
    Change::DuplicateRegion,
    Change::DropSuccessor,
    Change::OtherSuccessor,
    Change::DuplicateSuccessor,
    Change::OtherType,
    Change::OtherType,
    Change::RetypeValue,
    Change::RetypeValue,
    Change::RetypeValue,
    Change::OtherName,
    Change::DropOperation,
    Change::DropTerminator,
    Change::DuplicateOperation,
    Change::ExchangeOperations,
];

/// Types that operations of most dialects reject in some position.
const TYPES: &[&str] = &[
    "i1",
    "i8",
    "i32",
    "i64",
    "i128",
    "si8",
    "ui32",
    "index",
    "none",
    "f16",
    "bf16",
    "f32",
    "f64",
    "f80",
    "complex<f32>",
    "tuple<i32, f32>",
    "vector<4xi32>",
    "vector<[4]xi32>",
    "vector<2x3xf32>",
    "vector<f32>",
    "vector<4xindex>",
    "tensor<4xf32>",
    "tensor<?xi32>",
    "tensor<*xf32>",
    "memref<4xf32>",
    "memref<?xf32>",
    "memref<*xf32>",
    "memref<4x?xf32, strided<[?, 1], offset: ?>>",
    "memref<4x4xf32, 3>",
    "!llvm.ptr",
    "!llvm.ptr<3>",
    "!llvm.void",
    "!llvm.token",
    "!llvm.metadata",
    "!llvm.struct<(i32, f32)>",
    "!llvm.struct<\"s\", opaque>",
    "!llvm.array<4 x f32>",
    "!llvm.func<void (i32)>",
    "!llvm.ppc_fp128",
    "() -> ()",
    "!unknown.type<1>",
];

/// Values of attributes.
const VALUES: &[&str] = &[
    "0 : i32",
    "1 : i32",
    "-1 : i64",
    "1 : i1",
    "true",
    "1.0 : f32",
    "1.0 : f64",
    "5 : index",
    "unit",
    "\"x\"",
    "\"\"",
    "\"\\FF\\00\\C3\"",
    "@\"\\FFf\"",
    "@f",
    "@f::@g",
    "i32",
    "() -> ()",
    "[]",
    "[0]",
    "[1 : i32, \"x\"]",
    "[unit]",
    "{}",
    "{a = 1 : i32}",
    "array<i32>",
    "array<i32: 1, 1>",
    "array<i64: 0>",
    "array<i1: true>",
    "array<i64: 1, 0>",
    "array<i64: 9223372036854775807>",
    "dense<1> : tensor<1xi32>",
    "dense<1.0> : vector<4xf32>",
    "dense<[0, 1]> : tensor<2xi64>",
    "dense_resource<blob> : tensor<2xi32>",
    "dense_resource<\"b\\FF\"> : vector<2xf32>",
    "affine_map<(d0) -> (d0)>",
    "affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>",
    "affine_set<(d0) : (d0 >= 0)>",
    "loc(\"a\":1:2)",
    "#llvm.linkage<internal>",
    "#llvm.cconv<fastcc>",
    "#arith.fastmath<fast>",
    "#arith.overflow<nsw>",
    "#llvm.zero",
    "#llvm.undef",
    "#dlti.dl_spec<#dlti.dl_entry<index, 32 : i32>>",
];

/// Names of discardable attributes.
const NAMES: &[&str] = &[
    "note",
    "llvm.emit_c_interface",
    "llvm.noalias",
    "arith.x",
    "sym_visibility",
    "operandSegmentSizes",
    "unknown.name",
];

/// The maximum number of attempts to find an operation and a change that applies to it.
const TRIES: usize = 30;

/// Returns the text after one change to its structure. Returns `None` if no applicable change was found.
pub fn damaged(text: &str, vocabulary: &Vocabulary, random: &mut Random) -> Option<String> {
    let operations = operations(text);
    let site = Site {
        text,
        operations: &operations,
        vocabulary,
    };
    for _ in 0..TRIES {
        let operation = random.pick(&operations)?;
        let change = *random.one_of(CHANGES);
        let Some(edits) = site.edits(operation, change, random) else {
            continue;
        };
        let damaged = edited(text, edits);
        if damaged != text {
            return Some(damaged);
        }
    }
    None
}

/// A replacement of a range of the text.
type Edit = (Range<usize>, String);

fn edited(text: &str, mut edits: Vec<Edit>) -> String {
    edits.sort_by_key(|(range, _)| (range.start, range.end));
    let mut result = String::with_capacity(text.len());
    let mut at = 0;
    for (range, new) in edits {
        // If two edits overlap, only the first one is applied.
        if range.start >= at {
            result += &text[at..range.start];
            result += &new;
            at = range.end;
        }
    }
    result + &text[at..]
}

/// A text and its operations.
struct Site<'t> {
    text: &'t str,
    operations: &'t [Operation],
    vocabulary: &'t Vocabulary,
}

impl Site<'_> {
    fn of(&self, range: &Range<usize>) -> &str {
        &self.text[range.clone()]
    }

    fn texts(&self, ranges: &[Range<usize>]) -> Vec<String> {
        ranges
            .iter()
            .map(|range| self.of(range).to_owned())
            .collect()
    }

    /// Returns the edits for a change. Returns `None` if the change does not apply.
    fn edits(&self, op: &Operation, change: Change, random: &mut Random) -> Option<Vec<Edit>> {
        match change {
            Change::DropOperand
            | Change::DuplicateOperand
            | Change::ExchangeOperands
            | Change::OtherOperand => self.operands(op, change, random),
            Change::DropResult | Change::AddResult => self.results(op, change, random),
            Change::DropEntry | Change::OtherEntry | Change::AddEntry | Change::MoveEntry => {
                self.entries(op, change, random)
            }
            Change::DropRegion | Change::EmptyRegion | Change::DuplicateRegion => {
                let list = op.regions.as_ref()?;
                let mut regions = self.texts(&list.elements);
                let at = random.below(regions.len());
                match change {
                    Change::DropRegion => drop(regions.remove(at)),
                    Change::EmptyRegion => regions[at] = "{\n}".to_owned(),
                    _ => regions.insert(at, regions[at].clone()),
                }
                Some(vec![match regions.is_empty() {
                    // Also remove the space before the list.
                    true => (list.whole.start - 1..list.whole.end, String::new()),
                    false => listed(list, "(", &regions, ")"),
                }])
            }
            Change::DropSuccessor | Change::OtherSuccessor | Change::DuplicateSuccessor => {
                let list = op.successors.as_ref()?;
                let mut blocks = self.texts(&list.elements);
                let at = random.below(blocks.len());
                match change {
                    Change::DropSuccessor => drop(blocks.remove(at)),
                    Change::OtherSuccessor => {
                        let lists = self
                            .operations
                            .iter()
                            .filter_map(|op| op.successors.as_ref());
                        let all: Vec<&Range<usize>> =
                            lists.flat_map(|list| &list.elements).collect();
                        blocks[at] = self.of(random.pick(&all)?).to_owned();
                    }
                    _ => blocks.insert(at, blocks[at].clone()),
                }
                Some(vec![listed(list, "[", &blocks, "]")])
            }
            Change::OtherType => {
                let types = [&op.operand_types.elements, &op.result_types.elements];
                let types: Vec<&Range<usize>> = types.into_iter().flatten().collect();
                let ty = random.pick(&types)?;
                Some(vec![((*ty).clone(), self.some_type(random))])
            }
            Change::RetypeValue => self.retype(op, random),
            Change::OtherName => {
                let other = random.pick(self.operations)?;
                Some(vec![(op.name.clone(), self.of(&other.name).to_owned())])
            }
            Change::DropOperation => Some(vec![(op.whole.clone(), String::new())]),
            Change::DropTerminator => {
                let region = random.pick(&op.regions.as_ref()?.elements)?;
                let inside = self.operations.iter().filter(|inner| {
                    region.start < inner.whole.start && inner.whole.end <= region.end
                });
                // The operation that ends last is not nested in another operation of this region.
                let last = inside.max_by_key(|inner| inner.whole.end)?;
                Some(vec![(last.whole.clone(), String::new())])
            }
            Change::DuplicateOperation => {
                // The copy has no results, because they would be defined twice.
                let body = self.text[op.name.start..op.whole.end].to_owned();
                Some(vec![(op.whole.end..op.whole.end, format!("\n{body}"))])
            }
            Change::ExchangeOperations => {
                let other = random.pick(self.operations)?;
                let apart = other.whole.end <= op.whole.start || op.whole.end <= other.whole.start;
                apart.then(|| {
                    vec![
                        (op.whole.clone(), self.of(&other.whole).to_owned()),
                        (other.whole.clone(), self.of(&op.whole).to_owned()),
                    ]
                })
            }
        }
    }

    /// Returns edits of operands. Most of them also edit the operand types, because the parser rejects a mismatch
    /// before the verifier runs.
    fn operands(&self, op: &Operation, change: Change, random: &mut Random) -> Option<Vec<Edit>> {
        let mut operands = self.texts(&op.operands.elements);
        let mut types = self.texts(&op.operand_types.elements);
        if operands.len() != types.len() {
            return None;
        }
        let with_types = random.below(8) != 0;
        let at = random.below(operands.len());
        match change {
            Change::OtherOperand | Change::DuplicateOperand
                if operands.is_empty() || change == Change::OtherOperand =>
            {
                let values: Vec<(String, String)> = self.values().into_iter().collect();
                let alike: Vec<&(String, String)> = values
                    .iter()
                    .filter(|(_, ty)| types.get(at) == Some(ty))
                    .collect();
                let other = match random.below(3) {
                    0 => random.pick(&values)?,
                    _ => random.pick(&alike)?,
                };
                match operands.is_empty() {
                    true => {
                        operands.push(other.0.clone());
                        types.push(other.1.clone());
                    }
                    false => {
                        operands[at].clone_from(&other.0);
                        types[at].clone_from(&other.1);
                    }
                }
            }
            _ if operands.is_empty() => return None,
            Change::DropOperand => {
                operands.remove(at);
                types.remove(at);
            }
            Change::DuplicateOperand => {
                operands.insert(at, operands[at].clone());
                types.insert(at, types[at].clone());
            }
            _ => {
                let other = random.below(operands.len());
                operands.swap(at, other);
                types.swap(at, other);
            }
        }
        let mut edits = vec![listed(&op.operands, "(", &operands, ")")];
        if with_types {
            edits.push(listed(&op.operand_types, "(", &types, ")"));
        }
        Some(edits)
    }

    fn results(&self, op: &Operation, change: Change, random: &mut Random) -> Option<Vec<Edit>> {
        let mut types = self.texts(&op.result_types.elements);
        let at = random.below(types.len());
        match change {
            Change::DropResult if types.is_empty() => return None,
            Change::DropResult => drop(types.remove(at)),
            _ => types.insert(at, self.some_type(random)),
        }
        let mut edits = vec![listed(&op.result_types, "(", &types, ")")];
        if !op.results.is_empty() && random.below(8) != 0 {
            let name = self.of(&op.results).split(':').next().unwrap_or_default();
            edits.push(match types.len() {
                0 => (op.results.start..op.name.start, String::new()),
                1 => (op.results.clone(), name.to_owned()),
                count => (op.results.clone(), format!("{name}:{count}")),
            });
        }
        Some(edits)
    }

    /// Returns edits of properties and discardable attributes.
    fn entries(&self, op: &Operation, change: Change, random: &mut Random) -> Option<Vec<Edit>> {
        let is_properties = match (&op.properties, &op.attributes) {
            (None, None) => random.below(2) == 0,
            (properties, attributes) => {
                properties.is_some() && (attributes.is_none() || random.below(4) != 0)
            }
        };
        let (list, open, close) = match is_properties {
            true => (&op.properties, "<{", "}>"),
            false => (&op.attributes, "{", "}"),
        };
        let mut entries = list
            .as_ref()
            .map_or(Vec::new(), |list| self.texts(&list.elements));
        let at = random.below(entries.len());
        let mut edits = Vec::new();
        match change {
            Change::AddEntry => {
                let name = self.some_entry(random).and_then(|entry| name_of(&entry));
                let name = match random.below(3) {
                    0 => None,
                    _ => name,
                };
                let name = name.unwrap_or_else(|| (*random.one_of(NAMES)).to_owned());
                entries.push(format!("{name} = {}", self.some_value(random)));
            }
            _ if entries.is_empty() => return None,
            Change::DropEntry => drop(entries.remove(at)),
            Change::OtherEntry => {
                let name = name_of(&entries[at])?;
                entries[at] = format!("{name} = {}", self.some_value(random));
            }
            _ => {
                let entry = entries.remove(at);
                let other = match is_properties {
                    true => &op.attributes,
                    false => &op.properties,
                };
                let mut others = other
                    .as_ref()
                    .map_or(Vec::new(), |list| self.texts(&list.elements));
                others.push(entry);
                let (open, close) = match is_properties {
                    true => ("{", "}"),
                    false => ("<{", "}>"),
                };
                edits.push(self.put(op, other.as_ref(), !is_properties, open, &others, close));
            }
        }
        edits.push(self.put(op, list.as_ref(), is_properties, open, &entries, close));
        Some(edits)
    }

    /// Returns the edit that replaces a dictionary, or inserts it if the operation has none.
    fn put(
        &self,
        op: &Operation,
        list: Option<&List>,
        is_properties: bool,
        open: &str,
        entries: &[String],
        close: &str,
    ) -> Edit {
        if let Some(list) = list {
            return match entries.is_empty() {
                true => (list.whole.start - 1..list.whole.end, String::new()),
                false => listed(list, open, entries, close),
            };
        }
        let at = match is_properties {
            true => op
                .successors
                .as_ref()
                .map_or(op.operands.whole.end, |list| list.whole.end),
            // Insert before the colon.
            false => op.operand_types.whole.start - 3,
        };
        (at..at, format!(" {open}{}{close}", entries.join(", ")))
    }

    /// Returns edits that change the type of a value at its definition and at its uses.
    fn retype(&self, op: &Operation, random: &mut Random) -> Option<Vec<Edit>> {
        let operands = self.texts(&op.operands.elements);
        let value = random.pick(&operands)?.clone();
        let new = self.some_type(random);
        let mut edits = Vec::new();
        for op in self.operations {
            let uses = op.operands.elements.iter().zip(&op.operand_types.elements);
            for (operand, ty) in uses {
                if self.of(operand) == value {
                    edits.push((ty.clone(), new.clone()));
                }
            }
            for (name, ty) in self.result_names(op).iter().zip(&op.result_types.elements) {
                if *name == value {
                    edits.push((ty.clone(), new.clone()));
                }
            }
        }
        for (argument, ty) in self.arguments() {
            if self.of(&argument) == value {
                edits.push((ty, new.clone()));
            }
        }
        Some(edits)
    }

    /// Returns the names of results: `%0` for a single result, and `%0#0`, `%0#1`, … for several.
    fn result_names(&self, op: &Operation) -> Vec<String> {
        let results = self.of(&op.results);
        let name = results.split(':').next().unwrap_or_default();
        match op.result_types.elements.len() {
            1 => vec![name.to_owned()],
            count => (0..count).map(|index| format!("{name}#{index}")).collect(),
        }
    }

    /// Returns the ranges of block arguments and of their types.
    fn arguments(&self) -> Vec<(Range<usize>, Range<usize>)> {
        let mut arguments = Vec::new();
        let mut start = 0;
        for line in self.text.split_inclusive('\n') {
            let indented = line.trim_start();
            if indented.starts_with('^')
                && let Some(open) = line.find('(')
                && let Some(list) = super::generic::list_at(self.text, start + open)
            {
                for element in list.elements {
                    let Some(colon) = self.of(&element).find(": ") else {
                        continue;
                    };
                    let name = element.start..element.start + colon;
                    arguments.push((name, element.start + colon + 2..element.end));
                }
            }
            start += line.len();
        }
        arguments
    }

    /// Returns the types of all values, keyed by name.
    fn values(&self) -> BTreeMap<String, String> {
        let mut values = BTreeMap::new();
        for op in self.operations.iter().filter(|op| !op.results.is_empty()) {
            let names = self.result_names(op).into_iter();
            values.extend(names.zip(self.texts(&op.result_types.elements)));
        }
        for (name, ty) in self.arguments() {
            values.insert(self.of(&name).to_owned(), self.of(&ty).to_owned());
        }
        values
    }

    /// Returns a type of the text, or one of `TYPES`.
    fn some_type(&self, random: &mut Random) -> String {
        let lists = self
            .operations
            .iter()
            .flat_map(|op| [&op.operand_types, &op.result_types]);
        let types: Vec<&Range<usize>> = lists.flat_map(|list| &list.elements).collect();
        match random.pick(&types) {
            Some(ty) if random.below(2) == 0 => self.of(ty).to_owned(),
            _ => (*random.one_of(TYPES)).to_owned(),
        }
    }

    /// Returns an entry of a dictionary in the text.
    fn some_entry(&self, random: &mut Random) -> Option<String> {
        let lists = self
            .operations
            .iter()
            .flat_map(|op| [&op.properties, &op.attributes]);
        let entries: Vec<&Range<usize>> = lists.flatten().flat_map(|list| &list.elements).collect();
        random.pick(&entries).map(|entry| self.of(entry).to_owned())
    }

    /// Returns an attribute value of the text, a word of the vocabulary, or one of `VALUES`.
    fn some_value(&self, random: &mut Random) -> String {
        let entry = self.some_entry(random);
        let value = entry.and_then(|entry| Some(entry.split_once(" = ")?.1.to_owned()));
        match (value, random.below(8)) {
            (Some(value), 0..4) => value,
            (_, 7) => (*random.one_of(&self.vocabulary.words)).clone(),
            _ => (*random.one_of(VALUES)).to_owned(),
        }
    }
}

/// Returns the edit that replaces the elements of a list.
fn listed(list: &List, open: &str, elements: &[String], close: &str) -> Edit {
    let text = format!("{open}{}{close}", elements.join(", "));
    (list.whole.clone(), text)
}

fn name_of(entry: &str) -> Option<String> {
    let name = entry.split(" = ").next()?;
    Some(name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#""builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = 0}> : (i32, i32) -> i32
    "cf.cond_br"(%0)[^bb1, ^bb2] {note} : (i32) -> ()
  ^bb1:
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
"#;

    fn all(change: Change) -> Vec<String> {
        let operations = operations(TEXT);
        let vocabulary = Vocabulary::new([TEXT]);
        let site = Site {
            text: TEXT,
            operations: &operations,
            vocabulary: &vocabulary,
        };
        let mut random = Random(1);
        let edits = (0..200).filter_map(|_| {
            let operation = random.pick(&operations)?;
            site.edits(operation, change, &mut random)
        });
        edits.map(|edits| edited(TEXT, edits)).collect()
    }

    #[test]
    fn one_part_is_changed() {
        let check = |change: Change, expect: &str| {
            let made = all(change);
            let found = made.iter().any(|text| text.contains(expect));
            assert!(found, "{change:?}: no {expect} in {made:#?}");
        };
        check(
            Change::DropOperand,
            r#""arith.addi"(%arg0) <{overflowFlags = 0}> : (i32) -> i32"#,
        );
        check(
            Change::DuplicateOperand,
            r#""func.return"(%0, %0) : (i32, i32)"#,
        );
        check(Change::DropResult, "    \"arith.addi\"(%arg0, %arg0)");
        check(Change::AddResult, "%0:2 = \"arith.addi\"");
        check(Change::DropEntry, r#"<{sym_name = "f"}>"#);
        check(Change::DropEntry, "[^bb1, ^bb2] : (i32)");
        check(Change::MoveEntry, "(%arg0, %arg0) {overflowFlags = 0} : (");
        check(Change::MoveEntry, "[^bb1, ^bb2] <{note}> : (i32)");
        check(Change::AddEntry, "(%0) {");
        check(Change::DropRegion, r#""builtin.module"() : () -> ()"#);
        check(
            Change::EmptyRegion,
            "\"builtin.module\"() ({\n}) : () -> ()",
        );
        check(Change::DropSuccessor, "[^bb2]");
        check(Change::DropTerminator, "^bb1:\n    \n  }");
        check(Change::OtherName, r#""func.return"(%arg0, %arg0)"#);
        let retyped = |text: &String| {
            let (_, rest) = text.split_once("^bb0(%arg0: ").expect("an argument");
            let (ty, _) = rest.split_once("):").expect("a type");
            ty != "i32" && text.contains(&format!(" : ({ty}, {ty}) -> i32"))
        };
        assert!(all(Change::RetypeValue).iter().any(retyped));
    }

    #[test]
    fn the_same_numbers_make_the_same_text() {
        let vocabulary = Vocabulary::new([TEXT]);
        let make = |number| damaged(TEXT, &vocabulary, &mut Random(number));
        for number in 0..100 {
            assert!(make(number).is_some_and(|text| text != TEXT));
            assert_eq!(make(number), make(number));
        }
    }
}
