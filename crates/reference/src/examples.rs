//! Finds examples of operations and passes in input files.

use std::collections::HashMap;
use terrace_asm::{AsmTables, ParseOptions, PrintOptions, parse, print};
use terrace_ir::{Body, Context, Diagnostics, OpId, verify};
use terrace_pass::PassRegistry;

/// The maximum length in bytes of a text with examples.
const LONGEST: usize = 16 << 10;

/// The length in bytes of a short example. A short example is not replaced by a shorter one.
const SHORT: usize = 400;

/// The separator between pieces of an input.
const SPLIT: &str = "// -----";

/// The start of a marker between the sections of a file test.
const MARKER: &str = "// ==== ";

/// An example of a pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PassExample {
    /// The arguments of the command: `opt --cse`.
    pub command: String,
    /// The input.
    pub before: String,
    /// The output.
    pub after: String,
    /// The text on standard error.
    pub report: Option<String>,
}

/// The shortest example of each operation and each pass.
pub struct Examples<'m> {
    /// Creates a context. Texts do not share one, because named types, such as `!llvm.struct<"a", ..>`, would be
    /// shared.
    context: &'m (dyn Fn() -> Context + Sync),
    ops: HashMap<String, String>,
    /// Keyed by the names of types and attributes: `!dialect.name`, `#dialect.name`.
    kinds: HashMap<String, String>,
    passes: HashMap<String, PassExample>,
}

impl<'m> Examples<'m> {
    /// Creates an empty collection. Each text is read in a new context.
    pub fn new(context: &'m (dyn Fn() -> Context + Sync)) -> Self {
        Examples {
            context,
            ops: HashMap::new(),
            kinds: HashMap::new(),
            passes: HashMap::new(),
        }
    }

    /// Returns the example of an operation.
    pub fn op(&self, name: &str) -> Option<&str> {
        self.ops.get(name).map(String::as_str)
    }

    /// Returns the example of a kind of type, `!dialect.name`, or of attribute, `#dialect.name`.
    pub fn kind(&self, name: &str) -> Option<&str> {
        self.kinds.get(name).map(String::as_str)
    }

    /// Returns the example of a pass.
    pub fn pass(&self, name: &str) -> Option<&PassExample> {
        self.passes.get(name)
    }

    /// Adds examples of all operations in a text. Invalid text is ignored.
    pub fn add_text(&mut self, text: &str) {
        for piece in text.split(SPLIT).filter(|piece| piece.len() <= LONGEST) {
            let ctx = (self.context)();
            let tables = AsmTables::new(&ctx);
            if let Some(module) = read(&tables, piece) {
                self.add_module(&tables, &module);
                self.add_kinds(&tables, piece, &module);
            }
        }
    }

    /// Adds an example of a pass.
    pub fn add_pass(&mut self, name: &str, example: PassExample) {
        let length = |example: &PassExample| example.before.len() + example.after.len();
        let known = self.passes.get(name);
        if known.is_none_or(|known| length(&example) < length(known)) {
            self.passes.insert(name.to_owned(), example);
        }
    }

    /// Adds the examples in a file test: of the operations in the input and the output, and of the pass if the command
    /// runs a single pass without errors.
    pub fn add_file_test(&mut self, passes: &PassRegistry, text: &str) {
        let (input, outcome) = text.split_at(text.find(MARKER).unwrap_or(text.len()));
        self.add_text(input);
        let Some(after) = outcome.strip_prefix("// ==== stdout ====\n") else {
            return;
        };
        let (after, rest) = after.split_at(after.find(MARKER).unwrap_or(after.len()));
        self.add_text(after);
        let Some((command, before)) = input.split_once('\n') else {
            return;
        };
        let command = command.trim_start_matches("// ");
        let name_of = |word: &str| {
            let name = word.strip_prefix("--")?.split('=').next()?;
            passes.lookup(name).map(|pass| pass.name)
        };
        let mut named = command.split(' ').filter_map(name_of);
        let (Some(name), None) = (named.next(), named.next()) else {
            return;
        };
        let prints_more = ["--mlir-print-ir", "--dump", "--verify-diagnostics"];
        if prints_more.iter().any(|flag| command.contains(flag)) {
            return;
        }
        let report = match rest.strip_prefix("// ==== stderr ====\n") {
            // The exit status of a failing command follows.
            Some(report) if !report.contains(MARKER) => Some(report),
            None if rest.is_empty() => None,
            _ => return,
        };
        let before: Vec<&str> = before.split(SPLIT).collect();
        let after: Vec<&str> = after.split(SPLIT).collect();
        if before.len() == after.len() {
            for (before, after) in before.into_iter().zip(after) {
                let example = PassExample {
                    command: command.to_owned(),
                    before: before.trim_matches('\n').to_owned(),
                    after: after.trim_matches('\n').to_owned(),
                    report: report.map(|text| text.trim_matches('\n').to_owned()),
                };
                self.add_pass(name, example);
            }
        }
    }

    fn add_module(&mut self, tables: &AsmTables<'_>, module: &Body) {
        let ctx = tables.ctx;
        // Operations outside functions, or with symbols of the module, are shown with the whole module.
        let mut with_module = Vec::new();
        for op in module.walk(OpId::ROOT) {
            match module.nested(op) {
                None => with_module.push(ctx.op_name_str(module.name(op))),
                Some(body) => {
                    let mut names = Vec::new();
                    collect(ctx, body, &mut names);
                    if !self.keep(tables, &names, body) {
                        with_module.extend(names);
                    }
                }
            }
        }
        self.keep(tables, &with_module, module);
    }

    /// Stores the text of the module, or of an isolated operation in it, as the example of kinds of types and
    /// attributes.
    fn add_kinds(&mut self, tables: &AsmTables<'_>, piece: &str, module: &Body) {
        let known = |this: &Self, kind: &str| this.kinds.get(kind).map_or(usize::MAX, String::len);
        if kinds_in(piece).all(|kind| known(self, kind) <= SHORT) {
            return;
        }
        let nested = module.walk(OpId::ROOT).filter_map(|op| module.nested(op));
        for body in nested.chain([module]) {
            let text = print(tables, body, &PrintOptions::default());
            let shorter = |kind: &&str| text.len() < known(self, kind);
            let wanted: Vec<&str> = kinds_in(&text).filter(shorter).collect();
            if !wanted.is_empty() && read(tables, &text).is_some() {
                for kind in wanted {
                    self.kinds.insert(kind.to_owned(), text.clone());
                }
            }
        }
    }

    /// Stores the text of a body as the example of these operations if it is shorter than the existing example. Returns
    /// false if the text was needed and cannot be read on its own.
    fn keep(&mut self, tables: &AsmTables<'_>, names: &[&str], body: &Body) -> bool {
        let known = |name: &&&str| self.ops.get(**name).map_or(usize::MAX, String::len);
        if names.iter().all(|name| known(&name) <= SHORT) {
            return true;
        }
        let text = print(tables, body, &PrintOptions::default());
        let wanted: Vec<&&str> = names
            .iter()
            .filter(|name| text.len() < known(name))
            .collect();
        if wanted.is_empty() {
            return true;
        }
        let is_readable = read(tables, &text).is_some();
        if is_readable {
            for name in wanted {
                self.ops.insert((*name).to_owned(), text.clone());
            }
        }
        is_readable
    }
}

/// Appends the names of an isolated operation and of all nested operations.
fn collect<'c>(ctx: &'c Context, body: &Body, names: &mut Vec<&'c str>) {
    names.push(ctx.op_name_str(body.name(OpId::ROOT)));
    for op in body.walk(OpId::ROOT) {
        match body.nested(op) {
            Some(nested) => collect(ctx, nested, names),
            None => names.push(ctx.op_name_str(body.name(op))),
        }
    }
}

/// Returns the module in a text, or `None` if the text is invalid.
fn read(tables: &AsmTables<'_>, text: &str) -> Option<Body> {
    let ctx = tables.ctx;
    let file = ctx
        .sources()
        .add("example", text.as_bytes().to_vec())
        .ok()?;
    let mut diags = Diagnostics::new();
    let options = ParseOptions {
        allow_unregistered: true,
        ..ParseOptions::default()
    };
    let module = parse(tables, file, options, &mut diags).ok()?;
    verify(ctx, &module, &mut diags).ok()?;
    Some(module)
}

/// Iterates over the names of kinds of types and attributes in a text: `!dialect.name` and `#dialect.name`. Includes
/// the short form of the LLVM dialect.
fn kinds_in(text: &str) -> impl Iterator<Item = &str> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$');
    let starts = text.match_indices(['!', '#']).map(|(at, _)| at);
    starts.filter_map(move |at| {
        let rest = &text[at + 1..];
        let end = rest.find(|c| !is_name(c)).unwrap_or(rest.len());
        rest[..end].contains('.').then(|| &text[at..at + 1 + end])
    })
}
