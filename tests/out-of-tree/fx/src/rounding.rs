//! An interface, models of it for operations of this dialect and of others, and a pass that asks it.

// ANCHOR: interface
use crate::ops::MulOp;
use terrace::arith::{DivSIOp, ShRSIOp};
use terrace::builtin::attrs::AttrBuilder;
use terrace::ir::{DictionaryAttr, Failed, OpId, OpRef, OpView, Registry};
use terrace::pass::{OptionValues, PassContext, PassDef, Statistic, TypedOption};

/// Operations whose results are rounded.
pub trait RoundingOpInterface: Send + Sync {
    /// By how many units in the last place a result may be wrong.
    fn error(&self, op: OpRef<'_>) -> u32;
}

// `#[op(.., interfaces(dyn RoundingOpInterface))]` makes the operation's view the model.
impl RoundingOpInterface for MulOp {
    fn error(&self, _: OpRef<'_>) -> u32 {
        1
    }
}

/// A model for operations that are always wrong by as much.
struct Always(u32);

impl RoundingOpInterface for Always {
    fn error(&self, _: OpRef<'_>) -> u32 {
        self.0
    }
}

pub(crate) fn register(registry: &mut Registry) {
    // Operations of other dialects have it as well.
    registry.attach::<dyn RoundingOpInterface>(ShRSIOp::DEF, &Always(1));
    registry.attach::<dyn RoundingOpInterface>(DivSIOp::DEF, &Always(1));
}
// ANCHOR_END: interface

// ANCHOR: pass
const LIMIT: TypedOption<u32> = TypedOption::uint("limit", "The most units in the last place", 16);

const ANNOTATE: TypedOption<bool> = TypedOption::bool(
    "annotate",
    "Write the sum into an attribute of the function",
    false,
);

/// Refuses functions whose operations round too much.
pub static FX_CHECK_ROUNDING: PassDef = PassDef::new(
    "fx-check-rounding",
    "Check how much the operations of a function round",
    fx_check_rounding,
)
.on("func.func")
.options(&[LIMIT.def, ANNOTATE.def])
.statistics(&[&NUM_ROUNDED]);

static NUM_ROUNDED: Statistic = Statistic {
    name: "num-rounded",
    description: "Number of operations that round",
};

fn fx_check_rounding(cx: &mut PassContext<'_>, options: &OptionValues) -> Result<(), Failed> {
    let (mut error, mut rounded) = (0u32, 0);
    for op in cx.body.walk(OpId::ROOT) {
        let op = OpRef::new(cx.ctx, cx.body, op);
        if let Some(model) = cx.ctx.op_interface::<dyn RoundingOpInterface>(op.name()) {
            error = error.saturating_add(model.error(op));
            rounded += 1;
        }
    }
    cx.count(&NUM_ROUNDED, rounded);
    if error > options.get(&LIMIT) {
        let message = format!(
            "rounds by up to {error} units, more than {}",
            options.get(&LIMIT)
        );
        return Err(cx.op_error(OpId::ROOT, message));
    }
    if options.get(&ANNOTATE) {
        let attrs = cx.body.attrs(OpId::ROOT).as_::<DictionaryAttr>(cx.ctx);
        let mut attrs = attrs.map_or(Vec::new(), |attrs| attrs.entries().to_vec());
        attrs.push((cx.ctx.string("fx.error"), cx.ctx.i64(error.into())));
        cx.body.set_attrs(OpId::ROOT, cx.ctx.dictionary(attrs));
    } else {
        cx.mark_all_preserved();
    }
    Ok(())
}
// ANCHOR_END: pass
