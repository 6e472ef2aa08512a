//! Locates the parts of operations in a text in the generic form.

use std::ops::Range;

/// A bracketed list and its elements, without the surrounding blanks.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct List {
    /// The range from the first byte of the opening bracket to the end of the closing bracket.
    pub whole: Range<usize>,
    /// The elements.
    pub elements: Vec<Range<usize>>,
}

impl List {
    /// Returns the range between the brackets.
    fn inner(&self, bracket: usize) -> Range<usize> {
        self.whole.start + bracket..self.whole.end - bracket
    }
}

/// An operation.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Operation {
    /// The range from the results to the end of the type.
    pub whole: Range<usize>,
    /// `%0:2`, without the equals sign. Empty if there are no results.
    pub results: Range<usize>,
    /// The name with its quotes.
    pub name: Range<usize>,
    /// The operands, in parentheses.
    pub operands: List,
    /// The successors, in square brackets.
    pub successors: Option<List>,
    /// The properties, in `<{` and `}>`.
    pub properties: Option<List>,
    /// The regions, in parentheses, each in braces.
    pub regions: Option<List>,
    /// The discardable attributes, in braces.
    pub attributes: Option<List>,
    /// The operand types, in parentheses.
    pub operand_types: List,
    /// The result types: a list in parentheses, or one type without parentheses.
    pub result_types: List,
}

/// Returns all operations of a text in pre-order. Text that does not look like an operation is skipped.
pub fn operations(text: &str) -> Vec<Operation> {
    let bytes = text.as_bytes();
    let mut operations = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at] != b'"' {
            at += 1;
            continue;
        }
        let end = after_string(bytes, at);
        if bytes.get(end) == Some(&b'(')
            && let Some(operation) = operation(text, at..end)
        {
            operations.push(operation);
        }
        at = end;
    }
    operations
}

/// Returns the list whose opening bracket is at `start`.
pub(crate) fn list_at(text: &str, start: usize) -> Option<List> {
    list(text.as_bytes(), start, 1)
}

/// Returns the operation whose quoted name is at `name`.
fn operation(text: &str, name: Range<usize>) -> Option<Operation> {
    let bytes = text.as_bytes();
    let line = text[..name.start].rfind('\n').map_or(0, |at| at + 1);
    let indented = text[line..name.start].trim_start();
    let start = name.start - indented.len();
    let results = match indented.is_empty() {
        true => start..start,
        false => {
            let results = indented.strip_suffix(" = ")?;
            results.starts_with('%').then_some(())?;
            start..start + results.len()
        }
    };
    let operands = list(bytes, name.end, 1)?;
    let mut at = operands.whole.end;
    let successors = (bytes.get(at) == Some(&b'[')).then(|| list(bytes, at, 1));
    let successors = optional(successors, &mut at)?;
    let starts = |at: usize, with: &str| text[at..].starts_with(with);
    let properties = starts(at, " <{").then(|| list(bytes, at + 1, 2));
    let properties = optional(properties, &mut at)?;
    let regions = starts(at, " ({").then(|| list(bytes, at + 1, 1));
    let regions = optional(regions, &mut at)?;
    let attributes = starts(at, " {").then(|| list(bytes, at + 1, 1));
    let attributes = optional(attributes, &mut at)?;
    starts(at, " : (").then_some(())?;
    let operand_types = list(bytes, at + 3, 1)?;
    at = operand_types.whole.end;
    starts(at, " -> ").then_some(())?;
    at += 4;
    let result_types = match bytes.get(at)? {
        b'(' => list(bytes, at, 1)?,
        _ => {
            let whole = at..end_of_type(bytes, at);
            List {
                elements: vec![whole.clone()],
                whole,
            }
        }
    };
    Some(Operation {
        whole: start..result_types.whole.end,
        results,
        name,
        operands,
        successors,
        properties,
        regions,
        attributes,
        operand_types,
        result_types,
    })
}

/// Returns an optional part and advances `at` past it. Returns `None` if the part is present but not a list.
fn optional(part: Option<Option<List>>, at: &mut usize) -> Option<Option<List>> {
    match part {
        None => Some(None),
        Some(list) => {
            *at = list.as_ref()?.whole.end;
            Some(list)
        }
    }
}

/// Returns the list whose opening bracket, `bracket` bytes long, is at `start`.
fn list(bytes: &[u8], start: usize, bracket: usize) -> Option<List> {
    let mut depth = 0usize;
    let mut commas = Vec::new();
    let mut at = start;
    loop {
        let (here, end) = step(bytes, at)?;
        match here {
            Step::Open => depth += 1,
            Step::Close => depth = depth.checked_sub(1)?,
            Step::Comma if depth == bracket => commas.push(at),
            Step::Comma | Step::Other => {}
        }
        at = end;
        if depth == 0 {
            break;
        }
    }
    let mut list = List {
        whole: start..at,
        elements: Vec::new(),
    };
    let inner = list.inner(bracket);
    let mut from = inner.start;
    for end in commas.into_iter().chain([inner.end]) {
        let element = trimmed(bytes, from..end);
        // An element is empty only if the list is empty.
        if !element.is_empty() {
            list.elements.push(element);
        }
        from = end + 1;
    }
    Some(list)
}

fn trimmed(bytes: &[u8], range: Range<usize>) -> Range<usize> {
    let text = &bytes[range.clone()];
    let start = range.start + (text.len() - text.trim_ascii_start().len());
    start..start + text.trim_ascii().len()
}

/// Finds the end of a type without parentheses: the end of the line or of the enclosing list.
fn end_of_type(bytes: &[u8], start: usize) -> usize {
    let (mut at, mut depth) = (start, 0usize);
    while let Some((here, end)) = step(bytes, at) {
        match here {
            Step::Open => depth += 1,
            Step::Close if depth == 0 => break,
            Step::Close => depth -= 1,
            Step::Comma if depth == 0 => break,
            Step::Other if depth == 0 && matches!(bytes[at], b' ' | b'\n') => break,
            Step::Comma | Step::Other => {}
        }
        at = end;
    }
    at
}

enum Step {
    Open,
    Close,
    Comma,
    Other,
}

/// Returns the kind of the token at `at`, and the start of the next token. A string, an arrow or a comparison is a
/// single token.
fn step(bytes: &[u8], at: usize) -> Option<(Step, usize)> {
    let next = bytes.get(at + 1);
    Some(match bytes.get(at)? {
        b'"' => (Step::Other, after_string(bytes, at)),
        b'-' if next == Some(&b'>') => (Step::Other, at + 2),
        b'>' | b'<' | b'=' if next == Some(&b'=') => (Step::Other, at + 2),
        b'(' | b'[' | b'{' | b'<' => (Step::Open, at + 1),
        b')' | b']' | b'}' | b'>' => (Step::Close, at + 1),
        b',' => (Step::Comma, at + 1),
        _ => (Step::Other, at + 1),
    })
}

/// Returns the end of the string whose opening quote is at `quote`, or the end of the text.
fn after_string(bytes: &[u8], quote: usize) -> usize {
    let mut at = quote + 1;
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'"' => return at + 1,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    bytes.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_of_operations_are_found() {
        let text = r#""a.module"() <{s = "}\"(", m = affine_map<(d0) -> (d0)>}> ({
  %0:2 = "b.op"(%a, %b#1)[^bb1] {x} : (i32, vector<2xf32>) -> (i1, i2)
}, {
}) : () -> ()
%1 = "c.op"() : () -> !d<"x", (i32) -> i32>
"#;
        let found = operations(text);
        let show = |range: &Range<usize>| text[range.clone()].to_owned();
        let elements = |list: &List| list.elements.iter().map(show).collect::<Vec<_>>();
        assert_eq!(found.len(), 3);
        let [module, op, last] = [&found[0], &found[1], &found[2]];
        let properties = elements(module.properties.as_ref().expect("properties"));
        assert_eq!(
            properties,
            [r#"s = "}\"(""#, "m = affine_map<(d0) -> (d0)>"]
        );
        assert_eq!(elements(module.regions.as_ref().expect("regions")).len(), 2);
        assert_eq!(show(&op.results), "%0:2");
        assert_eq!(elements(&op.operands), ["%a", "%b#1"]);
        assert_eq!(elements(op.successors.as_ref().expect("one")), ["^bb1"]);
        assert_eq!(elements(op.attributes.as_ref().expect("one")), ["x"]);
        assert_eq!(elements(&op.operand_types), ["i32", "vector<2xf32>"]);
        assert_eq!(elements(&op.result_types), ["i1", "i2"]);
        assert_eq!(elements(&last.result_types), [r#"!d<"x", (i32) -> i32>"#]);
        assert!(show(&last.whole).ends_with("i32>"));
    }
}
