//! Verifies values forwarded along control-flow edges into and out of regions.

use terrace_ir::{Failed, OpRef, Reporter, ValueId};

/// Checks that forwarded and received values agree in number and types.
///
/// `edge` describes the edge in messages: `from parent to Region #0`. `from` is the operation that forwards the
/// values.
pub(super) fn verify_edge(
    op: OpRef<'_>,
    from: OpRef<'_>,
    edge: &str,
    given: &[ValueId],
    received: &[ValueId],
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let edge = format!("along control flow edge {edge}: ");
    let (body, ctx) = (op.body, op.ctx);
    let message = if given.len() != received.len() {
        format!(
            "{edge}region branch point has {} operands, but region successor needs {} inputs",
            given.len(),
            received.len()
        )
    } else {
        let mut pairs = given.iter().zip(received).enumerate();
        let differ = pairs.find(|(_, (given, received))| body.ty(**given) != body.ty(**received));
        let Some((at, (given, received))) = differ else {
            return Ok(());
        };
        format!(
            "{edge}successor operand type #{at} {} should match successor input type #{at} {}",
            ctx.show_type(body.ty(*given)),
            ctx.show_type(body.ty(*received))
        )
    };
    let failed = report.op_error(op, message);
    report.note(from, "region branch point");
    Err(failed)
}
