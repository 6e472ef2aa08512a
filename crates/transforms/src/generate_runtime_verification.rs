//! `generate-runtime-verification`: inserts checks of operations that run with the program.

use std::vec;
use terrace_asm::{QuotedOp, quote_ops};
use terrace_interfaces::runtime_verifiable::RuntimeVerifiableOpInterface;
use terrace_ir::{Body, Context, Failed, OpId, OpRef, Reporter};
use terrace_pass::{OptionValues, PassContext, PassDef, TypedOption};
use terrace_rewrite::IrRewriter;

const VERBOSE_LEVEL: TypedOption<u32> = TypedOption::uint(
    "verbose-level",
    "Verbosity level for runtime verification messages: 0 = Minimum (only source location), 1 = Detailed (include \
     full operation details, names, types, shapes, etc.)",
    1,
);

/// `generate-runtime-verification`
///
/// The listed dialects contain the operations that models create. MLIR's pass lists no dialects, and crashes on
/// `memref.subview` unless the module contains an operation of scf.
pub static GENERATE_RUNTIME_VERIFICATION: PassDef = PassDef::new(
    "generate-runtime-verification",
    "Generate additional runtime op verification checks",
    generate_runtime_verification,
)
.class("GenerateRuntimeVerification")
.options(&[VERBOSE_LEVEL.def])
.dialects(&["arith", "cf", "memref", "scf"]);

fn generate_runtime_verification(
    cx: &mut PassContext<'_>,
    options: &OptionValues,
) -> Result<(), Failed> {
    let ctx = cx.ctx;
    let level = options.get(&VERBOSE_LEVEL);
    if level > 1 {
        let root = OpRef::new(ctx, cx.body, OpId::ROOT);
        let diags = &mut *cx.diags;
        let message = "generate-runtime-verification pass: set verboseLevel to 0 or 1";
        return Err(Reporter { ctx, diags }.error(root, message));
    }
    let is_detailed = level == 1;
    let can_be_checked = |body: &Body, op| model(ctx, body, op).is_some();
    // All operations are quoted before the first change.
    let mut quoted = quote_ops(ctx, cx.body, &can_be_checked).into_iter();
    check_body(ctx, cx.body, is_detailed, &mut quoted);
    Ok(())
}

fn model(
    ctx: &Context,
    body: &Body,
    op: OpId,
) -> Option<&'static dyn RuntimeVerifiableOpInterface> {
    ctx.op_interface::<dyn RuntimeVerifiableOpInterface>(body.name(op))
}

/// Visits the operations in the order in which they were quoted.
fn check_body(
    ctx: &Context,
    body: &mut Body,
    is_detailed: bool,
    quoted: &mut vec::IntoIter<QuotedOp>,
) {
    let ops: Vec<OpId> = body.walk(OpId::ROOT).collect();
    for op in ops.into_iter().filter(|&op| op != OpId::ROOT) {
        if let Some(model) = model(ctx, body, op)
            && let Some(quoted) = quoted.next()
        {
            let message = |wrong: &str| message(&quoted, is_detailed, wrong);
            model.generate_runtime_verification(op, &message, &mut IrRewriter::new(ctx, body));
        }
        if let Some(nested) = body.nested_mut(op) {
            check_body(ctx, nested, is_detailed, quoted);
        }
    }
}

fn message(op: &QuotedOp, is_detailed: bool, wrong: &str) -> String {
    let mut text = "ERROR: Runtime op verification failed\n".to_owned();
    if is_detailed {
        text.push_str(&op.text);
        text.push('\n');
    }
    text.push_str(&format!("^ {wrong}\nLocation: {}", op.location));
    text
}
