//! `reconcile-unrealized-casts`: removes casts that cancel each other out, and unused casts.

mod explain;

use explain::explain;
use terrace_builtin::UnrealizedConversionCastOp;
use terrace_ir::{Body, Diagnostics, Failed, OpId, OpName};
use terrace_pass::{Explain, Lowering, OptionValues, PassContext, PassDef, Taken, nested_jobs};
use terrace_rewrite::{CastScratch, reconcile};
use terrace_stages as stages;

/// `reconcile-unrealized-casts`
pub static RECONCILE_UNREALIZED_CASTS: PassDef = PassDef::new(
    "reconcile-unrealized-casts",
    "Simplify and eliminate unrealized conversion casts",
    reconcile_unrealized_casts,
)
.class("ReconcileUnrealizedCastsPass");

/// Schedules [`RECONCILE_UNREALIZED_CASTS`] in `terrace lower`.
pub static LOWERING: Lowering = Lowering::new(
    &RECONCILE_UNREALIZED_CASTS,
    &[Taken::Op("builtin.unrealized_conversion_cast")],
)
.stage(&stages::CASTS);

fn reconcile_unrealized_casts(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let cast = cx.ctx.name::<UnrealizedConversionCastOp>();
    reconcile_bodies(cast, cx.body, cx.threads, cx.diags, &mut Scratch::default());
    if let Some(help) = cx.help.filter(|_| cx.explain == Explain::Leftovers) {
        cx.explanations = explain(cx.ctx, cx.body, cast, help);
    }
    Ok(())
}

/// Memory that a thread reuses for all bodies.
#[derive(Default)]
struct Scratch {
    casts: Vec<OpId>,
    reconcile: CastScratch,
}

/// Reconciles the casts of a body and of all nested bodies.
fn reconcile_bodies(
    cast: OpName,
    body: &mut Body,
    threads: usize,
    diags: &mut Diagnostics,
    scratch: &mut Scratch,
) {
    scratch.casts.clear();
    let ops = body.walk(OpId::ROOT);
    scratch
        .casts
        .extend(ops.filter(|&op| body.name(op) == cast));
    reconcile(body, cast, &mut scratch.casts, &mut scratch.reconcile);
    if body.has_nested() {
        nested_jobs(body, threads, diags, Scratch::default, |scratch, at| {
            reconcile_bodies(cast, at.body, at.threads, at.diags, scratch)
        });
    }
}
