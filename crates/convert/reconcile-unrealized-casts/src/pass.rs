//! The pass.

use terrace_builtin::UnrealizedConversionCastOp;
use terrace_ir::{Body, Context, Failed, OpId};
use terrace_pass::{Anchor, Pass, PassContext, PassDef, parallel_bodies};
use terrace_rewrite::{CastScratch, reconcile};

/// `reconcile-unrealized-casts`
pub static RECONCILE_UNREALIZED_CASTS: PassDef = PassDef {
    name: "reconcile-unrealized-casts",
    class: "ReconcileUnrealizedCastsPass",
    description: "Simplify and eliminate unrealized conversion casts",
    anchor: Anchor::Any,
    options: &[],
    create: |_| Box::new(ReconcileUnrealizedCasts),
};

struct ReconcileUnrealizedCasts;

impl Pass for ReconcileUnrealizedCasts {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let ctx = cx.ctx;
        reconcile_body(ctx, cx.body);
        parallel_bodies(cx.body, cx.threads, cx.diags, |body, _| {
            reconcile_body(ctx, body)
        });
        Ok(())
    }
}

fn reconcile_body(ctx: &Context, body: &mut Body) {
    let cast = ctx.name::<UnrealizedConversionCastOp>();
    if body.name_buckets() & cast.bucket() == 0 {
        return;
    }
    let mut casts: Vec<OpId> = Vec::new();
    for op in body.walk(OpId::ROOT) {
        if body.name(op) == cast {
            casts.push(op);
        }
    }
    reconcile(body, cast, &mut casts, &mut CastScratch::default());
}
