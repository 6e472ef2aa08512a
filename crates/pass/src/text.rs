//! Parses pipelines: `builtin.module(func.func(cse),convert-func-to-llvm{index-bitwidth=32})`.
//!
//! The parser first reads the structure, then resolves names, then creates passes with their options. A pipeline with
//! several errors therefore reports the same error as mlir-opt.

use crate::pipeline::OpPassManager;
use crate::registry::PassRegistry;

/// The maximum depth of nested pipelines.
const MAX_DEPTH: usize = 500;

const UNBALANCED: &str = "encountered unbalanced parentheses while parsing pipeline";

const BLANKS: [char; 6] = [' ', '\t', '\n', '\u{b}', '\u{c}', '\r'];

/// Parses a pipeline with its anchor. Returns MLIR's message, which may have several lines, on error.
pub fn parse_pipeline(text: &str, registry: &PassRegistry) -> Result<OpPassManager, String> {
    let text = text.trim_matches(BLANKS);
    let (anchor, inner) = match (text.find('('), text.strip_suffix(')')) {
        (Some(open @ 1..), Some(inner)) => (&text[..open], &inner[open + 1..]),
        _ => {
            return Err(
                "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'"
                    .to_owned(),
            );
        }
    };
    let mut manager = OpPassManager::new(anchor.trim_end_matches(BLANKS));
    manager.add_text(inner, registry)?;
    Ok(manager)
}

impl OpPassManager {
    /// Adds the steps of a text without an anchor: `func.func(cse),inline`. Returns MLIR's message, which may have
    /// several lines, on error.
    pub fn add_text(&mut self, text: &str, registry: &PassRegistry) -> Result<&mut Self, String> {
        if !text.is_empty() {
            let elements = Structure::read(text)?;
            resolve(text, &elements, registry)?;
            fill(&elements, self, registry).map_err(|lines| lines + "\n")?;
        }
        Ok(self)
    }
}

/// Returns the first unknown pass in a pipeline whose text is otherwise well-formed.
pub fn unknown_pass<'t>(text: &'t str, registry: &PassRegistry) -> Option<&'t str> {
    let (_, inner) = text.trim_matches(BLANKS).split_once('(')?;
    let items = Structure::read(inner.strip_suffix(')')?).ok()?;
    first_unknown(&items, registry)
}

fn first_unknown<'t>(items: &[Item<'t>], registry: &PassRegistry) -> Option<&'t str> {
    items.iter().find_map(|item| match item.inner.is_empty() {
        true => Some(item.name).filter(|name| registry.named(name).is_none()),
        false => first_unknown(&item.inner, registry),
    })
}

/// A name with its options or its nested items.
struct Item<'t> {
    name: &'t str,
    options: &'t str,
    inner: Vec<Item<'t>>,
}

struct Structure;

impl Structure {
    fn read(text: &str) -> Result<Vec<Item<'_>>, String> {
        let mut stack: Vec<Vec<Item<'_>>> = vec![Vec::new()];
        let mut rest = text;
        let at = |rest: &str| text.len() - rest.len();
        loop {
            let start = at(rest);
            let end = rest.find([',', '(', ')', '{']).unwrap_or(rest.len());
            let name = rest[..end]
                .trim_start_matches(BLANKS)
                .trim_end_matches(BLANKS);
            let mut item = Item {
                name,
                options: "",
                inner: Vec::new(),
            };
            rest = &rest[end..];
            if let Some(options) = rest.strip_prefix('{') {
                let Some(close) = closing_brace(options) else {
                    return Err(error(
                        text,
                        at(rest),
                        "missing closing '}' while processing pass options",
                    ));
                };
                item.options = &options[..close];
                rest = options[close + 1..].trim_start_matches(BLANKS);
            } else if let Some(inner) = rest.strip_prefix('(') {
                if stack.len() > MAX_DEPTH {
                    return Err(error(text, at(rest), "pipelines nest too deep"));
                }
                push(&mut stack, item);
                stack.push(Vec::new());
                rest = inner;
                continue;
            }
            push(&mut stack, item);
            if rest.is_empty() && stack.len() > 1 {
                // If the text ends with a name, the error is at that name; otherwise it is at the end of the text.
                let ends_in_name = text.len() == start + end;
                let shown = if ends_in_name { start } else { text.len() };
                return Err(error(text, shown, UNBALANCED));
            }
            while let Some(behind) = rest.strip_prefix(')') {
                match stack.pop() {
                    Some(inner) if !stack.is_empty() => {
                        if let Some(item) = stack.last_mut().and_then(|items| items.last_mut()) {
                            item.inner = inner;
                        }
                    }
                    _ => {
                        let message = "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline";
                        return Err(error(text, at(rest), message));
                    }
                }
                rest = behind.trim_start_matches(BLANKS);
            }
            if rest.is_empty() {
                break;
            }
            match rest.strip_prefix(',') {
                Some(behind) => rest = behind,
                None => return Err(error(text, at(rest), "expected ',' after parsing pipeline")),
            }
        }
        match (stack.pop(), stack.is_empty()) {
            (Some(items), true) => Ok(items),
            _ => Err(error(text, text.len(), UNBALANCED)),
        }
    }
}

fn push<'t>(stack: &mut [Vec<Item<'t>>], item: Item<'t>) {
    if let Some(items) = stack.last_mut() {
        items.push(item);
    }
}

fn closing_brace(text: &str) -> Option<usize> {
    let mut depth = 1;
    text.bytes().position(|byte| {
        match byte {
            b'{' => depth += 1,
            b'}' => depth -= 1,
            _ => (),
        }
        depth == 0
    })
}

fn resolve(text: &str, items: &[Item<'_>], registry: &PassRegistry) -> Result<(), String> {
    let Some(name) = first_unknown(items, registry) else {
        return Ok(());
    };
    let at = name.as_ptr().addr() - text.as_ptr().addr();
    let message = format!("'{name}' does not refer to a registered pass or pass pipeline");
    Err(error(text, at, &message))
}

fn fill(
    items: &[Item<'_>],
    manager: &mut OpPassManager,
    registry: &PassRegistry,
) -> Result<(), String> {
    for item in items {
        let Item {
            name,
            options,
            inner,
        } = item;
        if !inner.is_empty() {
            let mut nested = OpPassManager::new(name);
            fill(inner, &mut nested, registry).map_err(|lines| {
                format!(
                    "{lines}\nfailed to add `{name}` with options `{options}` to inner pipeline"
                )
            })?;
            manager.nest(nested);
        } else if let Some(named) = registry.named(name) {
            let added = manager.add_named(named, options, registry).map(|_| ());
            added
                .map_err(|why| format!("{why}\nfailed to add `{name}` with options `{options}`"))?;
        }
    }
    Ok(())
}

/// Formats a message with the offending line of the pipeline and a caret.
fn error(text: &str, at: usize, message: &str) -> String {
    let start = text[..at].rfind('\n').map_or(0, |newline| newline + 1);
    let line = text[..at].matches('\n').count() + 1;
    let shown = text[start..].split('\n').next().unwrap_or_default();
    let mut out = format!(
        "MLIR Textual PassPipeline Parser:{line}:{}: error: {message}\n",
        at - start + 1
    );
    let (mut width, mut caret) = (0, None);
    for (index, ch) in shown.char_indices() {
        if start + index >= at && caret.is_none() {
            caret = Some(width);
        }
        // Tab stops are multiples of eight.
        let next = if ch == '\t' {
            (width / 8 + 1) * 8
        } else {
            width + 1
        };
        match ch {
            '\t' => out.extend(std::iter::repeat_n(' ', next - width)),
            _ => out.push(ch),
        }
        width = next;
    }
    out.push('\n');
    out.extend(std::iter::repeat_n(' ', caret.unwrap_or(width)));
    out.push_str("^\n");
    out
}
