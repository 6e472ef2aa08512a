//! An interface, models of it for operations of this dialect and of others, and a pass that asks it.

// ANCHOR: interface
use crate::ops::MulOp;
use terrace::arith::{DivSIOp, ShRSIOp};
use terrace::builtin::attrs::AttrBuilder;
use terrace::ir::{DictionaryAttr, Failed, OpId, OpRef, OpView, Registry};
use terrace::pass::{Anchor, OptionDef, OptionKind, Pass, PassContext, PassDef, Statistic};

/// Operations whose results are rounded.
pub trait RoundingOpInterface: Send + Sync {
    /// By how many units in the last place a result may be wrong.
    fn error(&self, op: OpRef<'_>) -> u32;
}

/// A model for operations that are always wrong by as much.
struct Always(u32);

impl RoundingOpInterface for Always {
    fn error(&self, _: OpRef<'_>) -> u32 {
        self.0
    }
}

pub(crate) fn register(registry: &mut Registry) {
    registry.attach::<dyn RoundingOpInterface>(MulOp::DEF, &Always(1));
    // Operations of other dialects have it as well.
    registry.attach::<dyn RoundingOpInterface>(ShRSIOp::DEF, &Always(1));
    registry.attach::<dyn RoundingOpInterface>(DivSIOp::DEF, &Always(1));
}
// ANCHOR_END: interface

// ANCHOR: pass
/// Refuses functions whose operations round too much.
pub static FX_CHECK_ROUNDING: PassDef = PassDef {
    name: "fx-check-rounding",
    class: "FxCheckRoundingPass",
    description: "Check how much the operations of a function round",
    anchor: Anchor::Op("func.func"),
    options: &[
        OptionDef {
            name: "limit",
            description: "The most units in the last place",
            kind: OptionKind::Uint(16),
        },
        OptionDef {
            name: "annotate",
            description: "Write the sum into an attribute of the function",
            kind: OptionKind::Bool(false),
        },
    ],
    statistics: &[&NUM_ROUNDED],
    create: |options| {
        Box::new(FxCheckRounding {
            limit: options.uint("limit"),
            annotate: options.bool("annotate"),
        })
    },
};

static NUM_ROUNDED: Statistic = Statistic {
    name: "num-rounded",
    description: "Number of operations that round",
};

struct FxCheckRounding {
    limit: u32,
    annotate: bool,
}

impl Pass for FxCheckRounding {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let (mut error, mut rounded) = (0u32, 0);
        for op in cx.body.walk(OpId::ROOT) {
            let op = OpRef::new(cx.ctx, cx.body, op);
            if let Some(model) = cx.ctx.op_interface::<dyn RoundingOpInterface>(op.name()) {
                error = error.saturating_add(model.error(op));
                rounded += 1;
            }
        }
        cx.count(&NUM_ROUNDED, rounded);
        if error > self.limit {
            let message = format!("rounds by up to {error} units, more than {}", self.limit);
            return Err(cx.op_error(OpId::ROOT, message));
        }
        if self.annotate {
            let attrs = cx.body.attrs(OpId::ROOT).as_::<DictionaryAttr>(cx.ctx);
            let mut attrs = attrs.map_or(Vec::new(), |attrs| attrs.entries().to_vec());
            attrs.push((cx.ctx.string("fx.error"), cx.ctx.i64(error.into())));
            cx.body.set_attrs(OpId::ROOT, cx.ctx.dictionary(attrs));
        } else {
            cx.mark_all_preserved();
        }
        Ok(())
    }
}
// ANCHOR_END: pass
