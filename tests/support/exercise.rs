//! Checks of arbitrary inputs, for the mutation test and the fuzz targets: an input is refused with an error or treated
//! to the end, and an accepted one prints as text that reads as the same.

use terrace::{Compiler, LowerConfig};
use terrace_asm::depth::with_deep_stack;
use terrace_asm::{AsmTables, ParseOptions, PrintOptions, print};
use terrace_driver::translate;
use terrace_ir::{Body, Context, Diagnostics, Failed};
use terrace_pass::{OpPassManager, PassManager, PassRegistry};
use terrace_session::Log;
use terrace_session::input::{Input, read_module};

const OPTIONS: ParseOptions = ParseOptions {
    allow_unregistered: true,
    explicit_module: false,
    threads: 1,
    reproducer: false,
    hints: true,
};

/// The work on an input that can be read.
pub(crate) enum Work {
    /// Nothing but printing.
    Print,
    /// Running passes: a pipeline's text.
    Passes(String),
    /// `terrace lower`.
    Lower,
}

/// The outcome of the work on an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// It was refused while it was read.
    Unread,
    /// It was read, and the work refused it.
    Refused,
    /// All was done.
    Done,
}

/// Does the work, on a deep stack as the program does; an error is something that must not be.
pub(crate) fn exercise(
    text: &[u8],
    work: &Work,
    passes: &PassRegistry,
    form: &PrintOptions,
) -> Result<Verdict, String> {
    with_deep_stack(|| treat(text, work, passes, form))
}

fn treat(
    text: &[u8],
    work: &Work,
    passes: &PassRegistry,
    form: &PrintOptions,
) -> Result<Verdict, String> {
    let ctx = terrace::context();
    let mut body = match read(&ctx, text)? {
        Some(body) => body,
        None => return Ok(Verdict::Unread),
    };
    reads_back(&ctx, &body, form)?;
    let mut diags = Diagnostics::new();
    let done = match work {
        Work::Print => Ok(()),
        Work::Passes(pipeline) => {
            let pipeline = terrace_pass::parse_pipeline(pipeline, passes);
            run(&ctx, pipeline?, &mut body, &mut diags)
        }
        Work::Lower => Compiler::new()
            .lower(&ctx, &mut body, &LowerConfig::default(), 1, &mut diags)
            .map(|_| ()),
    };
    let done = explained(&ctx, done, diags)?;
    if done.is_some() {
        reads_back(&ctx, &body, form)?;
        let mut diags = Diagnostics::new();
        let translated = translate(&ctx, &body, 1, &mut diags);
        let translated = explained(&ctx, translated, diags)?;
        if translated.is_some() || !matches!(work, Work::Lower) {
            return Ok(Verdict::Done);
        }
    }
    Ok(Verdict::Refused)
}

fn run(
    ctx: &Context,
    pipeline: OpPassManager,
    body: &mut Body,
    diags: &mut Diagnostics,
) -> Result<(), Failed> {
    let mut manager = PassManager::with_threads(pipeline, 1);
    manager.run(ctx, body, diags)
}

fn read(ctx: &Context, text: &[u8]) -> Result<Option<Body>, String> {
    let mut log = Log::default();
    let body = read_module(&AsmTables::new(ctx), &mutant(text), OPTIONS, &mut log);
    logged(ctx, body, &log)
}

fn mutant(text: &[u8]) -> Input {
    Input {
        name: "mutant.mlir".to_owned(),
        text: text.to_vec().into(),
    }
}

/// A failure has an error, and its diagnostics can be shown.
fn explained<T>(
    ctx: &Context,
    result: Result<T, Failed>,
    mut diags: Diagnostics,
) -> Result<Option<T>, String> {
    let mut log = Log::default();
    log.diagnostics(&mut diags);
    logged(ctx, result, &log)
}

fn logged<T>(ctx: &Context, result: Result<T, Failed>, log: &Log) -> Result<Option<T>, String> {
    let text = log.render(ctx);
    match result {
        Err(_) if !log.has_errors() => Err(format!("refused without an error:\n{text}")),
        Ok(done) if !log.has_errors() => Ok(Some(done)),
        _ => Ok(None),
    }
}

/// Valid IR whose text, which is MLIR's byte for byte, MLIR refuses too: something in the text, and something in the error.
const UNREADABLE: [(&str, &str); 11] = [
    // `llvm.func @f(!llvm.void)` and `@f(!llvm.func<..>)` are read, and their types in the generic form are not.
    ("\"llvm.func\"", "function argument type: '!llvm.void'"),
    ("\"llvm.func\"", "function argument type: '!llvm.func<"),
    // So is a result of `!llvm.metadata`.
    ("\"llvm.func\"", "function result type: '!llvm.metadata'"),
    // Flags of debug information are in a row that is read up to the first.
    ("#llvm.di", "SingleInheritance|MultipleInheritance"),
    // The attributes of `scf.reduce` without regions look like a region.
    ("scf.reduce  {", "custom op"),
    // `arith.cmpi` of tiles gives tiles of `i1`, which have no text.
    ("!amx.tile<", "failed to verify 'elementType'"),
    // A mask may have a passthru without results, and its text may not.
    (
        "vector.mask",
        "expects a result if passthru operand is provided",
    ),
    // The clauses and the attributes of a landing pad have no space between them and the colon that a type begins with.
    ("llvm.landingpad", "expected ':'"),
    // The number of elements of a copy may have any type, and its text has none.
    (
        "affine.dma_",
        "expects different type than prior uses: 'index' vs",
    ),
    // The least integer is made by folding, and has no literal.
    ("-9223372036854775808", "constant too large for index"),
    // The text of a type of an unknown dialect, as `!t.y-`, prints in angle brackets, and the two look like an arrow.
    ("->", "unbalanced '<' character in pretty dialect name"),
];

/// Checks that the printed text can be read, and that it is printed as it was.
fn reads_back(ctx: &Context, body: &Body, form: &PrintOptions) -> Result<(), String> {
    let text = print(&AsmTables::new(ctx), body, form);
    let fresh = terrace::context();
    let again = match read(&fresh, text.as_bytes()) {
        Ok(Some(again)) => again,
        _ => {
            let why = show(&fresh, &text);
            let known = |row: &&(&str, &str)| text.contains(row.0) && why.contains(row.1);
            if UNREADABLE.iter().any(|row| known(&row)) {
                return Ok(());
            }
            return Err(format!("what was printed is refused:\n{why}"));
        }
    };
    // The custom form of `vector.mask` leaves the location of the operation in it out, as upstream's does.
    if form.debug_info && !form.generic && text.contains("vector.mask") {
        return Ok(());
    }
    // Bounds of more than 32 bits are printed and not read, as upstream has it.
    if text.contains("vscale_range(") {
        return Ok(());
    }
    let second = print(&AsmTables::new(&fresh), &again, form);
    match second == text {
        true => Ok(()),
        false => Err(format!(
            "printed first:\n{text}\nread and printed:\n{second}"
        )),
    }
}

/// The text with the errors in it.
fn show(ctx: &Context, text: &str) -> String {
    let input = Input {
        name: "printed.mlir".to_owned(),
        text: text.as_bytes().to_vec().into(),
    };
    let mut log = Log::default();
    let _refused = read_module(&AsmTables::new(ctx), &input, OPTIONS, &mut log);
    format!("{text}\n{}", log.render(ctx))
}
