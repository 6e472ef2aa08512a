//! The printer: converts a [`Body`] to text, byte for byte as mlir-opt prints it.
//!
//! Printing has up to three passes: a pass that collects attribute aliases and discards its text (`aliases`), the
//! numbering of values and blocks per body (`names`), and the output itself. Large blocks of isolated operations are
//! printed on several threads (`apart`). Operations that do not verify are printed in generic form.
//!
//! Hand-written formats and the types and attributes of dialects also use [`Printer`]. All text is appended to one
//! buffer, which is flushed between operations if there is a writer. The text of a type is computed once.

mod affine;
mod aliases;
mod apart;
mod attrs;
mod dense;
mod locs;
mod names;
mod ops;
mod quote;
mod resources;
mod taken;
mod text;
mod types;
mod users;

pub use aliases::Aliases;
pub use quote::{QuotedOp, quote_ops};

use crate::depth::with_deep_stack;
use crate::locations::ContextLocs;
use crate::tables::AsmTables;
use names::{Names, NamesScratch};
use std::io::{self, Write};
use terrace_diag::ResolveLoc;
use terrace_ir::print::{PrintBody, PrintForm, PrintIr};
use terrace_ir::resources::ExternalGroup;
use terrace_ir::{
    Attr, BlockId, Body, Context, Diagnostics, Loc, OpId, OpRef, SmallVec, Type, ValueId,
    message_text, verify,
};
use terrace_numeric::ApInt;
use text::Text;

/// The options of the printer.
#[derive(Clone, Debug)]
pub struct PrintOptions {
    /// `--mlir-print-op-generic`
    pub generic: bool,
    /// True if the IR is known to be valid. Otherwise the printer verifies the IR and prints invalid IR in generic
    /// form, because hand-written formats rely on verified properties.
    pub assume_verified: bool,
    /// `--mlir-print-debuginfo`
    pub debug_info: bool,
    /// `--mlir-pretty-debuginfo`
    pub pretty_debug_info: bool,
    /// `--mlir-print-local-scope`: prints no aliases.
    pub local_scope: bool,
    /// `--mlir-print-unique-ssa-ids`; the generic form implies it.
    pub unique_ids: bool,
    /// `--mlir-print-value-users`
    pub value_users: bool,
    /// `--mlir-use-nameloc-as-prefix`
    pub name_locations_as_prefix: bool,
    /// `--mlir-print-skip-regions`
    pub skip_regions: bool,
    /// `--mlir-elide-elementsattrs-if-larger`
    pub elide_elements_larger_than: Option<usize>,
    /// `--mlir-print-elementsattrs-with-hex-if-larger`; -1 means never.
    pub hex_elements_larger_than: Option<i64>,
    /// `--mlir-elide-resource-strings-if-larger`
    pub elide_resource_strings_larger_than: Option<usize>,
    /// The external resources to print; `None` means those of the input.
    pub external_resources: Option<Vec<ExternalGroup>>,
    /// The number of printing threads. The text does not depend on it.
    pub threads: usize,
}

impl Default for PrintOptions {
    fn default() -> Self {
        PrintOptions {
            generic: false,
            assume_verified: false,
            debug_info: false,
            pretty_debug_info: false,
            local_scope: false,
            unique_ids: false,
            value_users: false,
            name_locations_as_prefix: false,
            skip_regions: false,
            elide_elements_larger_than: None,
            hex_elements_larger_than: Some(100),
            elide_resource_strings_larger_than: None,
            external_resources: None,
            threads: 1,
        }
    }
}

/// Prints IR to a buffer or a writer.
pub struct Printer<'p> {
    ctx: &'p Context,
    tables: &'p AsmTables<'p>,
    options: PrintOptions,
    out: Text,
    /// The writer to which `out` is flushed whenever it exceeds [`BATCH`].
    sink: Option<Sink<'p>>,
    /// The number of spaces at the start of a line.
    indent: usize,
    body: Option<&'p Body>,
    names: Box<Names>,
    names_scratch: NamesScratch,
    /// The range of each type's text in `type_texts`, indexed by type; the length is 0 until the text is computed.
    type_ranges: Vec<(u32, u32)>,
    type_texts: Vec<u8>,
    /// The dialect whose name may be omitted here.
    default_dialect: &'static str,
    aliases: Aliases,
    /// Types that are being printed and may refer to themselves.
    cyclic: Vec<Type>,
    /// The keys of the resources that were printed.
    used_resources: Vec<Box<[u8]>>,
    /// The message about the first type or attribute without a syntax.
    textless: Option<String>,
}

/// The approximate size in bytes of the chunks that are written to a writer.
const BATCH: usize = 1 << 16;

/// The destination of finished text.
struct Sink<'p> {
    writer: &'p mut (dyn Write + Send),
    /// After an error, nothing more is written.
    result: io::Result<()>,
}

/// Prints like [`print()`], but in chunks to a writer.
///
/// # Errors
/// Returns the writer's first error, after which nothing more is written. An error of the kind
/// [`InvalidData`](io::ErrorKind::InvalidData) names a type or attribute without a syntax.
pub fn print_to(
    tables: &AsmTables<'_>,
    body: &Body,
    options: &PrintOptions,
    writer: &mut (dyn Write + Send),
) -> io::Result<()> {
    with_deep_stack(|| {
        let mut printer = Printer::new(tables, form_of(tables, body, options));
        printer.out = Text::with_capacity(expected_len(body).min(BATCH + BATCH / 8));
        printer.sink = Some(Sink {
            writer,
            result: Ok(()),
        });
        printer.top_level(body);
        printer.drain();
        printer.sink.map_or(Ok(()), |sink| sink.result)?;
        match printer.textless {
            Some(why) => Err(io::Error::new(io::ErrorKind::InvalidData, why)),
            None => Ok(()),
        }
    })
}

/// Returns the text of an operation that owns a body, as for messages and tests. Invalid UTF-8 is replaced by U+FFFD.
pub fn print(tables: &AsmTables<'_>, body: &Body, options: &PrintOptions) -> String {
    String::from_utf8(print_bytes(tables, body, options))
        .unwrap_or_else(|error| message_text(error.as_bytes()).into_owned())
}

/// Returns the text of an operation that owns a body, as mlir-opt prints a file, with a final newline. Only the
/// bracketed text of unregistered dialects can contain invalid UTF-8.
pub fn print_bytes(tables: &AsmTables<'_>, body: &Body, options: &PrintOptions) -> Vec<u8> {
    with_deep_stack(|| {
        let mut printer = Printer::new(tables, form_of(tables, body, options));
        // Types and attributes may be long. In that case they were also long in the input.
        let source = tables.ctx.sources().lookup(body.loc(OpId::ROOT));
        let read = source.map_or(0, |(file, _)| file.text().len());
        let expected = expected_len(body);
        printer.out = Text::with_capacity(expected.max(read.min(16 * expected)));
        printer.top_level(body);
        printer.out.into_bytes()
    })
}

/// Returns the options, with the generic form enabled if the body does not verify.
fn form_of(tables: &AsmTables<'_>, body: &Body, options: &PrintOptions) -> PrintOptions {
    let is_valid = || verify(tables.ctx, body, &mut Diagnostics::new()).is_ok();
    PrintOptions {
        generic: options.generic || !options.assume_verified && !is_valid(),
        ..options.clone()
    }
}

/// Returns an estimate of the text's size in bytes. Most operations are shorter.
fn expected_len(body: &Body) -> usize {
    72 * body.op_capacity() + body.nested_bodies().map(expected_len).sum::<usize>()
}

/// Returns the text of a type.
pub fn print_type(ctx: &Context, ty: Type) -> String {
    let options = PrintOptions::default();
    print_alone(ctx, options, |printer| printer.ty(ty))
}

/// Returns the text of an attribute.
pub fn print_attr(ctx: &Context, attr: Attr) -> String {
    let options = PrintOptions::default();
    print_alone(ctx, options, |printer| printer.attr(attr))
}

/// Returns a text without aliases.
fn print_alone(
    ctx: &Context,
    options: PrintOptions,
    print: impl FnOnce(&mut Printer<'_>),
) -> String {
    let tables = AsmTables::new(ctx);
    let options = PrintOptions {
        local_scope: true,
        ..options
    };
    let mut printer = Printer::new(&tables, options);
    print(&mut printer);
    printer.out.into_string()
}

/// In messages, longer elements attributes are elided.
const SHOWN_ELEMENTS: usize = 16;

/// Prints IR in messages: in local scope, and otherwise with these options.
#[derive(Clone, Default)]
pub struct DescribeIr(pub PrintOptions);

impl terrace_ir::context::Describe for DescribeIr {
    fn op(&self, ctx: &Context, body: &Body, op: OpId, generic: bool) -> String {
        with_deep_stack(|| {
            let tables = AsmTables::new(ctx);
            let mut options = form_of(
                &tables,
                body,
                &PrintOptions {
                    generic: generic || self.0.generic,
                    ..self.0.clone()
                },
            );
            options.local_scope = true;
            options.elide_elements_larger_than = Some(SHOWN_ELEMENTS);
            let mut printer = Printer::new(&tables, options);
            printer.one_op(body, op);
            printer.out.into_string()
        })
    }

    fn ty(&self, ctx: &Context, ty: Type) -> String {
        let text = print_alone(ctx, self.0.clone(), |printer| printer.ty(ty));
        format!("'{text}'")
    }

    fn attr(&self, ctx: &Context, attr: Attr) -> String {
        print_alone(ctx, self.0.clone(), |printer| printer.attr(attr))
    }

    fn loc(&self, ctx: &Context, loc: Loc) -> String {
        let locs = ContextLocs(ctx);
        match locs.resolve(loc) {
            Some(at) => format!("{}:{}:{}", at.file, at.line, at.column),
            None => locs
                .text(loc)
                .unwrap_or_else(|| "an unknown place".to_owned()),
        }
    }
}

impl PrintIr for PrintOptions {
    fn printer<'a>(&'a self, ctx: &'a Context) -> Box<dyn PrintBody + 'a> {
        Box::new(BodyPrinter {
            tables: AsmTables::new(ctx),
            options: self,
        })
    }
}

struct BodyPrinter<'a> {
    tables: AsmTables<'a>,
    options: &'a PrintOptions,
}

impl PrintBody for BodyPrinter<'_> {
    fn print(&self, body: &Body, form: PrintForm) -> String {
        let options = match form {
            PrintForm::Dump { local_scope } => PrintOptions {
                local_scope: self.options.local_scope || local_scope,
                external_resources: Some(Vec::new()),
                ..self.options.clone()
            },
            PrintForm::Exact => PrintOptions {
                generic: true,
                debug_info: true,
                local_scope: true,
                ..PrintOptions::default()
            },
            PrintForm::File(resources) => PrintOptions {
                external_resources: Some(resources),
                ..self.options.clone()
            },
        };
        print(&self.tables, body, &options)
    }
}

impl<'p> Printer<'p> {
    fn new(tables: &'p AsmTables<'p>, options: PrintOptions) -> Self {
        terrace_ir::begin_nested_calls();
        Printer {
            ctx: tables.ctx,
            tables,
            options,
            out: Text::default(),
            sink: None,
            indent: 0,
            body: None,
            names: Box::default(),
            names_scratch: NamesScratch::default(),
            type_ranges: Vec::new(),
            type_texts: Vec::new(),
            default_dialect: "builtin",
            aliases: Aliases::default(),
            cyclic: Vec::new(),
            used_resources: Vec::new(),
            textless: None,
        }
    }

    /// Flushes the text to the writer, or discards it in the collecting pass. Offsets into the text become invalid.
    fn drain(&mut self) {
        if self.aliases.collecting() {
            self.out.clear();
        }
        if let Some(sink) = &mut self.sink {
            if sink.result.is_ok() {
                sink.result = sink.writer.write_all(self.out.as_bytes());
            }
            self.out.clear();
        }
    }

    /// Records that a type that may refer to itself is being printed. Returns false if this type is already being
    /// printed.
    pub fn enter_cyclic(&mut self, ty: Type) -> bool {
        let fresh = !self.cyclic.contains(&ty);
        if fresh {
            self.cyclic.push(ty);
        }
        fresh
    }

    /// Ends the innermost [`enter_cyclic`](Self::enter_cyclic) that returned true.
    pub fn leave_cyclic(&mut self) {
        self.cyclic.pop();
    }

    /// Returns the context.
    pub fn ctx(&self) -> &'p Context {
        self.ctx
    }

    pub(crate) fn tables(&self) -> &'p AsmTables<'p> {
        self.tables
    }

    /// Returns the options of the printer.
    pub fn options(&self) -> &PrintOptions {
        &self.options
    }

    /// Prints a placeholder for a type or attribute without a syntax, which [`print_to`] reports.
    pub(crate) fn without_text(&mut self, what: &str, kind: &str) {
        let why = format!("the {what} `{kind}` has no text: list it in `dialect_text!`");
        self.text(&format!("<{why}>"));
        self.textless.get_or_insert(why);
    }

    /// Appends text.
    #[inline]
    pub fn text(&mut self, text: &str) {
        self.out.push_str(text);
    }

    /// Appends bytes verbatim. They need not be UTF-8.
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.out.push_bytes(bytes);
    }

    /// Appends a character.
    #[inline]
    pub fn ch(&mut self, ch: char) {
        self.out.push(ch);
    }

    /// Appends an integer.
    pub fn int(&mut self, value: i64) {
        self.out.push_number(value);
    }

    /// Appends a signed integer of any width.
    pub fn signed(&mut self, value: &ApInt) {
        self.out.push_written(|out| value.write_signed(out));
    }

    /// Appends an unsigned integer of any width.
    pub fn unsigned(&mut self, value: &ApInt) {
        self.out.push_written(|out| value.write_unsigned(out));
    }

    /// Appends a newline and the indentation of the current operation.
    #[inline]
    pub fn newline(&mut self) {
        self.out.push_line(self.indent);
    }

    /// Like [`newline`](Self::newline), with more spaces.
    pub fn newline_indented(&mut self, more: usize) {
        self.out.push_line(self.indent + more);
    }

    fn indentation(&mut self) {
        self.out.push_blanks(self.indent);
    }

    /// Prints `%name` or `%name#1`.
    #[inline]
    pub fn value(&mut self, value: ValueId) {
        self.names.write(value, &mut self.out);
    }

    /// Prints a comma-separated list.
    #[inline]
    pub fn comma_list<T>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        mut print: impl FnMut(&mut Self, T),
    ) {
        let mut is_first = true;
        for item in items {
            if !std::mem::take(&mut is_first) {
                self.text(", ");
            }
            print(self, item);
        }
    }

    /// Prints a comma-separated list of values.
    #[inline]
    pub fn values(&mut self, values: impl IntoIterator<Item = ValueId>) {
        self.comma_list(values, Self::value);
    }

    /// Prints a comma-separated list of types.
    #[inline]
    pub fn types(&mut self, types: impl IntoIterator<Item = Type>) {
        self.comma_list(types, Self::ty);
    }

    /// Prints `^bb1`.
    pub fn block(&mut self, block: BlockId) {
        self.block_name(self.names.block(block));
    }

    fn block_name(&mut self, number: Option<u32>) {
        match number {
            Some(number) => {
                self.text("^bb");
                self.out.push_number(number.into());
            }
            None => self.text("INVALIDBLOCK"),
        }
    }

    /// Prints `^bb1(%a, %b : i32, f32)`: successor `index` with the operands forwarded to it.
    pub fn successor(
        &mut self,
        op: OpRef<'_>,
        index: usize,
        values: impl IntoIterator<Item = ValueId>,
    ) {
        if let Some(block) = op.body.successor(op.id, index) {
            self.block(block);
        }
        let values: SmallVec<[ValueId; 8]> = values.into_iter().collect();
        if !values.is_empty() {
            self.ch('(');
            self.values(values.iter().copied());
            self.text(" : ");
            self.types(values.iter().map(|&value| op.body.ty(value)));
            self.ch(')');
        }
    }

    /// Prints ` -> T` or ` -> (T, U)`; nothing if there are no types.
    pub fn optional_arrow_types(&mut self, types: &[Type]) {
        if !types.is_empty() {
            self.arrow_types(types);
        }
    }

    /// Prints ` -> T`, ` -> (T, U)` or ` -> ()`.
    pub fn arrow_types(&mut self, types: &[Type]) {
        self.text(" -> ");
        self.result_types(types);
    }

    fn result_types(&mut self, types: &[Type]) {
        self.result_types_of(types.iter().copied());
    }

    #[inline]
    fn result_types_of(&mut self, mut types: impl ExactSizeIterator<Item = Type>) {
        let only = if types.len() == 1 { types.next() } else { None };
        match only {
            Some(ty) if !ty.is::<terrace_builtin::FunctionType>(self.ctx) => self.ty(ty),
            _ => {
                self.ch('(');
                self.types(only.into_iter().chain(types));
                self.ch(')');
            }
        }
    }

    /// Prints `(T, U) -> V`.
    pub fn function_type(&mut self, inputs: &[Type], results: &[Type]) {
        self.function_type_of(inputs.iter().copied(), results.iter().copied());
    }

    #[inline]
    pub(crate) fn function_type_of(
        &mut self,
        inputs: impl Iterator<Item = Type>,
        results: impl ExactSizeIterator<Item = Type>,
    ) {
        self.ch('(');
        self.types(inputs);
        self.text(") -> ");
        self.result_types_of(results);
    }

    /// Prints the types of an operation's operands and results: `(T, U) -> V`.
    pub fn functional_type(&mut self, op: OpRef<'_>) {
        let ty = |value| op.body.ty(value);
        let inputs = op.body.operands(op.id).map(ty);
        self.function_type_of(inputs, op.body.results(op.id).map(ty));
    }
}
