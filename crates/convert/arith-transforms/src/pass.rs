//! The pass `arith-expand`.

use crate::element_kind;
use crate::{
    populate_arith_expand, populate_expand_bf16, populate_expand_f4e2m1, populate_expand_f8e8m0,
};
use terrace_arith::{
    CeilDivSIOp, CeilDivUIOp, ExtFOp, FloorDivSIOp, MaxNumFOp, MaxSIOp, MaxUIOp, MaximumFOp,
    MinNumFOp, MinSIOp, MinUIOp, MinimumFOp, ScalingExtFOp, ScalingTruncFOp, TruncFOp,
};
use terrace_ir::{Failed, OpRef, TypeClass};
use terrace_numeric::FloatKind;
use terrace_pass::{Pass, PassContext, PassDef, TypedOption, convert};
use terrace_rewrite::{ConversionConfig, ConversionTarget, PatternSet};

const INCLUDE_BF16: TypedOption<bool> =
    TypedOption::bool("include-bf16", "Enable the BF16 expansion patterns", false);

pub(crate) const INCLUDE_F8E8M0: TypedOption<bool> = TypedOption::bool(
    "include-f8e8m0",
    "Enable the F8E8M0 expansion patterns",
    false,
);

pub(crate) const INCLUDE_F4E2M1: TypedOption<bool> = TypedOption::bool(
    "include-f4e2m1",
    "Enable the F4E2M1 expansion patterns",
    false,
);

/// `arith-expand`
pub static ARITH_EXPAND: PassDef = PassDef::of(
    "arith-expand",
    "Legalize Arith ops to be convertible to LLVM.",
    |options| {
        Box::new(ArithExpand {
            formats: Formats {
                bf16: options.get(&INCLUDE_BF16),
                f8e8m0: options.get(&INCLUDE_F8E8M0),
                f4e2m1: options.get(&INCLUDE_F4E2M1),
            },
        })
    },
)
.class("ArithExpandOpsPass")
.options(&[INCLUDE_BF16.def, INCLUDE_F8E8M0.def, INCLUDE_F4E2M1.def])
.dialects(&["vector"]);

/// The formats whose casts are expanded.
#[derive(Clone, Copy)]
struct Formats {
    bf16: bool,
    f8e8m0: bool,
    f4e2m1: bool,
}

impl Formats {
    /// Returns true if casts between the formats `narrow` and `wide` are expanded.
    fn include(self, narrow: Option<FloatKind>, wide: Option<FloatKind>) -> bool {
        match narrow {
            Some(FloatKind::BF16) => self.bf16 && wide == Some(FloatKind::F32),
            Some(FloatKind::F8E8M0FNU) => self.f8e8m0,
            Some(FloatKind::F4E2M1FN) => self.f4e2m1,
            _ => false,
        }
    }
}

struct ArithExpand {
    formats: Formats,
}

impl Pass for ArithExpand {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let formats = self.formats;
        let mut patterns = PatternSet::new();
        populate_arith_expand(&mut patterns);
        let mut target = ConversionTarget::new(cx.ctx);
        target.add_legal_dialect("arith");
        target.add_legal_dialect("vector");
        // The expansion creates constants, which requires a known shape.
        let is_unknown = |op: OpRef<'_>| {
            let class = op.result_type(0).class(op.ctx);
            class.intersects(TypeClass::DYNAMIC_SHAPE)
        };
        target.add_dynamically_legal_op::<CeilDivSIOp>(move |op| Some(is_unknown(op)));
        target.add_dynamically_legal_op::<CeilDivUIOp>(move |op| Some(is_unknown(op)));
        target.add_dynamically_legal_op::<FloorDivSIOp>(move |op| Some(is_unknown(op)));
        target.add_illegal_op::<MaxSIOp>();
        target.add_illegal_op::<MaxUIOp>();
        target.add_illegal_op::<MinSIOp>();
        target.add_illegal_op::<MinUIOp>();
        target.add_illegal_op::<MaximumFOp>();
        target.add_illegal_op::<MinimumFOp>();
        target.add_illegal_op::<MaxNumFOp>();
        target.add_illegal_op::<MinNumFOp>();
        target.add_illegal_op::<ScalingExtFOp>();
        target.add_illegal_op::<ScalingTruncFOp>();
        if formats.bf16 {
            populate_expand_bf16(&mut patterns);
        }
        if formats.f8e8m0 {
            populate_expand_f8e8m0(&mut patterns);
        }
        if formats.f4e2m1 {
            populate_expand_f4e2m1(&mut patterns);
        }
        let kinds = |op: OpRef<'_>| {
            let from = element_kind(op.ctx, op.body.ty(op.body.operand(op.id, 0)));
            let to = element_kind(op.ctx, op.result_type(0));
            (from, to)
        };
        target.add_dynamically_legal_op::<ExtFOp>(move |op| {
            let (from, to) = kinds(op);
            Some(!formats.include(from, to) || is_unknown(op))
        });
        target.add_dynamically_legal_op::<TruncFOp>(move |op| {
            let (from, to) = kinds(op);
            Some(!formats.include(to, from) || is_unknown(op))
        });
        convert(cx, target, patterns, ConversionConfig::WITHOUT_SYMBOLS)
    }
}
