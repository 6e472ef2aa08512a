//! `terrace-expand-arith`, and the schedule of this crate's passes in `terrace lower`.

use crate::element_kind;
use crate::emulate::SOURCE_TYPES;
use crate::pass::{INCLUDE_F4E2M1, INCLUDE_F8E8M0};
use crate::tiny_float::{casts_here, is_upstreams, populate_expand_tiny_floats};
use crate::{ARITH_EMULATE_UNSUPPORTED_FLOATS, ARITH_EXPAND, populate_expand_scaling};
use terrace_arith::{
    AddUIExtendedOp, ArithBuilder, CmpIPredicate, ExtFOp, MulSIExtendedOp, MulUIExtendedOp,
    ScalingExtFOp, ScalingTruncFOp, TruncFOp,
};
use terrace_builtin::elements::{float_kinds, is_on_small_floats};
use terrace_builtin::types::{IntegerType, VectorType, element_type_or_self};
use terrace_ir::{Context, Failed, OpId, OpRef, OpView, Type, ValueId};
use terrace_numeric::{ApInt, FloatKind};
use terrace_pass::{Lowering, OptionValues, PassContext, PassDef, Taken, convert, stage};
use terrace_rewrite::{ConversionConfig, ConversionTarget, Match, PatternSet, Rewriter};
use terrace_stages as stages;

/// `terrace-expand-arith`, which does not exist in MLIR. Expands the casts of floats of 4, 6 and 8 bits that
/// `arith-expand` does not expand, and the sums and products of twice the width that `convert-arith-to-llvm` does not
/// convert.
pub static TERRACE_EXPAND_ARITH: PassDef = PassDef::new(
    "terrace-expand-arith",
    "Expand arith operations that no upstream pass lowers to the LLVM dialect",
    expand_arith,
)
.class("TerraceExpandArith");

/// Schedules [`ARITH_EXPAND`] in `terrace lower` for casts with scales. `arith-emulate-unsupported-floats` would
/// rewrite these casts to invalid operations on `f32`. The pass may run twice under the same name; this is the first
/// run.
pub static SCALING_LOWERING: Lowering = Lowering::new(
    &ARITH_EXPAND,
    &[
        Taken::Op("arith.scaling_extf"),
        Taken::Op("arith.scaling_truncf"),
    ],
)
.stage(&stage::SIMPLIFY);

/// The floats of at most 8 bits that `arith-emulate-unsupported-floats` supports.
const EMULATED: [&str; 10] = [
    "f4E2M1FN",
    "f6E2M3FN",
    "f6E3M2FN",
    "f8E3M4",
    "f8E4M3",
    "f8E4M3FN",
    "f8E4M3FNUZ",
    "f8E5M2",
    "f8E5M2FNUZ",
    "f8E8M0FNU",
];

/// Schedules [`ARITH_EMULATE_UNSUPPORTED_FLOATS`] in `terrace lower`, because LLVM has no arithmetic on floats of at
/// most 8 bits.
pub static EMULATE_FLOATS_LOWERING: Lowering = Lowering::new(
    &ARITH_EMULATE_UNSUPPORTED_FLOATS,
    &[
        Taken::When("arith", is_emulated),
        Taken::When("vector", is_emulated),
    ],
)
.stage(&stages::ARITH)
.settings(|options, _| {
    options.set(&SOURCE_TYPES, EMULATED.map(String::from));
});

/// Schedules [`TERRACE_EXPAND_ARITH`] in `terrace lower`.
pub static EXPAND_ARITH_LOWERING: Lowering =
    Lowering::new(&TERRACE_EXPAND_ARITH, &[Taken::When("arith", is_ours)]).stage(&stages::ARITH);

/// Schedules [`ARITH_EXPAND`] in `terrace lower` for casts. It runs after the passes that create such casts.
pub static EXPAND_LOWERING: Lowering = Lowering::new(
    &ARITH_EXPAND,
    &[Taken::When("arith", |op| {
        float_kinds(op).any(is_upstreams) && casted(op).is_some()
    })],
)
.stage(&stages::ARITH)
.settings(|options, _| {
    options.set(&INCLUDE_F8E8M0, true);
    options.set(&INCLUDE_F4E2M1, true);
});

/// Returns true if an operation does arithmetic on small floats that `arith-emulate-unsupported-floats` widens.
fn is_emulated(op: OpRef<'_>) -> bool {
    // A quick check, because few operations have small floats.
    if !is_on_small_floats(op) {
        return false;
    }
    match op.name_str().split_once('.') {
        Some(("arith", name)) => {
            !matches!(name, "bitcast" | "constant" | "select") && casted(op).is_none()
        }
        Some(("vector", name)) => matches!(
            name,
            "contract" | "fma" | "multi_reduction" | "outerproduct" | "reduction" | "scan"
        ),
        _ => false,
    }
}

/// Returns the formats of a cast between floats, the narrower one first.
fn casted(op: OpRef<'_>) -> Option<(FloatKind, FloatKind)> {
    let is_extension = match op.name_str() {
        ExtFOp::NAME | ScalingExtFOp::NAME => true,
        TruncFOp::NAME | ScalingTruncFOp::NAME => false,
        _ => return None,
    };
    let from = element_kind(op.ctx, op.operand_type(0))?;
    let to = element_kind(op.ctx, op.result_type(0))?;
    Some(if is_extension { (from, to) } else { (to, from) })
}

/// Returns true if this pass expands an operation, or expands an operation that it becomes.
fn is_ours(op: OpRef<'_>) -> bool {
    match op.name_str() {
        AddUIExtendedOp::NAME => {
            let ty = op.result_type(0);
            let is_index = element_type_or_self(op.ctx, ty) == Type::INDEX;
            is_index
                || ty
                    .as_::<VectorType>(op.ctx)
                    .is_some_and(|ty| ty.shape.len() != 1)
        }
        MulSIExtendedOp::NAME | MulUIExtendedOp::NAME => {
            let ty = op.result_type(0).as_::<VectorType>(op.ctx);
            ty.is_some_and(|ty| {
                let is_of_ours = ty.shape.len() > 1 || ty.scalable.contains(&true);
                let is_index = ty.element == Type::INDEX;
                is_of_ours && (is_index || twice_as_wide(op.ctx, ty.element, 0).is_some())
            })
        }
        _ => casted(op).is_some_and(|(narrow, wide)| casts_here(narrow, wide)),
    }
}

fn expand_arith(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let mut patterns = PatternSet::new();
    populate_expand_scaling(&mut patterns);
    populate_expand_tiny_floats(&mut patterns);
    // The width of `index` is that of `convert-arith-to-llvm`, which converts the remaining operations.
    populate_expand_extended(&mut patterns, cx.index_width().unwrap_or(64));
    let mut target = ConversionTarget::new(cx.ctx);
    target.add_legal_dialect("arith");
    let is_legal = |op: OpRef<'_>| Some(!is_ours(op));
    target.add_dynamically_legal_op::<ExtFOp>(is_legal);
    target.add_dynamically_legal_op::<TruncFOp>(is_legal);
    target.add_dynamically_legal_op::<ScalingExtFOp>(is_legal);
    target.add_dynamically_legal_op::<ScalingTruncFOp>(is_legal);
    target.add_dynamically_legal_op::<AddUIExtendedOp>(is_legal);
    target.add_dynamically_legal_op::<MulSIExtendedOp>(is_legal);
    target.add_dynamically_legal_op::<MulUIExtendedOp>(is_legal);
    convert(cx, target, patterns, ConversionConfig::WITHOUT_SYMBOLS)
}

/// Adds the patterns of [`TERRACE_EXPAND_ARITH`] for `arith.addui_extended`, `arith.mulsi_extended` and
/// `arith.mului_extended`. `index_bitwidth` is the width of `index` in bits.
pub fn populate_expand_extended(patterns: &mut PatternSet, index_bitwidth: u32) {
    patterns.add_fn("ExpandAddUIExtendedOp", sum);
    patterns.add_fn("ExpandMulExtendedOp", move |op: MulSIExtendedOp, rw| {
        product(op.id(), true, index_bitwidth, rw)
    });
    patterns.add_fn("ExpandMulExtendedOp", move |op: MulUIExtendedOp, rw| {
        product(op.id(), false, index_bitwidth, rw)
    });
}

/// Expands `arith.addui_extended`. The sum overflowed if it is less than one of its operands.
fn sum(op: AddUIExtendedOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let body = rw.body();
    let view = rw.read(op);
    let (lhs, rhs) = (view.lhs(), view.rhs());
    let ty = body.ty(lhs);
    let mut builder = rw.builder();
    let mut e = ArithBuilder::new(&mut builder, ty);
    let sum = e.addi(lhs, rhs);
    let overflow = e.cmpi(CmpIPredicate::Ult, sum, lhs);
    rw.replace_op(op.id(), &[sum, overflow]);
    Ok(())
}

/// Returns the width of an integer type or of `index`, and the integer type of twice the width.
fn twice_as_wide(ctx: &Context, ty: Type, index_bitwidth: u32) -> Option<(u32, Type)> {
    let width = match ty {
        Type::INDEX => index_bitwidth,
        ty => ty.as_::<IntegerType>(ctx)?.width,
    };
    let wide = width
        .checked_mul(2)
        .filter(|wide| *wide <= ApInt::MAX_WIDTH)?;
    Some((width, IntegerType::signless(ctx, wide)))
}

/// Expands a product of twice the width into its two halves.
fn product(op: OpId, signed: bool, index_bitwidth: u32, rw: &mut dyn Rewriter<'_>) -> Match {
    let view = rw.op(op);
    let ty = view.operand_type(0);
    let element = element_type_or_self(view.ctx, ty);
    let (width, wide) = twice_as_wide(view.ctx, element, index_bitwidth)
        .ok_or("no type of integers has twice the width")?;
    let operands = [0, 1].map(|at| view.body.operand(op, at));
    let mut builder = rw.builder();
    let mut e = ArithBuilder::new(&mut builder, ty);
    let [lhs, rhs] = operands.map(|value| extend(&mut e, signed, value, wide));
    let product = e.muli(lhs, rhs);
    let low = truncate(&mut e, product);
    let amount = e.int(wide, i64::from(width));
    let high = e.shrui(product, amount);
    let high = truncate(&mut e, high);
    rw.replace_op(op, &[low, high]);
    Ok(())
}

/// Extends an integer; casts an `index`.
fn extend(e: &mut ArithBuilder<'_, '_>, signed: bool, value: ValueId, element: Type) -> ValueId {
    match (e.element() == Type::INDEX, signed) {
        (false, true) => e.extsi(value, element),
        (false, false) => e.extui(value, element),
        (true, true) => e.index_cast(value, element),
        (true, false) => e.index_castui(value, element),
    }
}

/// Truncates to the element type of the builder; casts to `index` if that is the type.
fn truncate(e: &mut ArithBuilder<'_, '_>, value: ValueId) -> ValueId {
    match e.element() {
        Type::INDEX => e.index_cast(value, Type::INDEX),
        element => e.trunci(value, element),
    }
}
