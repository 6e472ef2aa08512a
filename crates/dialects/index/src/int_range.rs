//! Infers integer ranges of results that hold for both widths of `index`, 64 and 32 bits.

use crate::ops::*;
use crate::predicate::IndexCmpPredicateAttr;
use terrace_builtin::attrs::{ap_int_value, bool_value};
use terrace_builtin::elements::storage_width;
use terrace_interfaces::int_range::{InferIntRange, InferIntRangeInterface};
use terrace_ir::{OpDef, OpRef, OpView, Registry, Type};
use terrace_numeric::range::infer::{
    self, CmpMode, INDEX_MAX_WIDTH, INDEX_MIN_WIDTH, OverflowFlags, infer_index_op,
};
use terrace_numeric::{ApInt, ConstantIntRanges};

use CmpMode::{Both, Signed, Unsigned};
use InferIntRange::Of;

pub(crate) fn register(registry: &mut Registry) {
    for (def, model) in MODELS {
        registry.attach::<dyn InferIntRangeInterface>(def, model);
    }
}

static MODELS: &[(&OpDef, InferIntRange)] = &[
    (ConstantOp::DEF, Of(|op, _| constant(op))),
    (BoolConstantOp::DEF, Of(|op, _| bool_constant(op))),
    (AddOp::DEF, Of(|_, args| wrapping(args, infer::add))),
    (SubOp::DEF, Of(|_, args| wrapping(args, infer::sub))),
    (MulOp::DEF, Of(|_, args| wrapping(args, infer::mul))),
    (ShlOp::DEF, Of(|_, args| wrapping(args, infer::shl))),
    (
        DivUOp::DEF,
        Of(|_, args| both(args, infer::div_u, Unsigned)),
    ),
    (DivSOp::DEF, Of(|_, args| both(args, infer::div_s, Signed))),
    (
        CeilDivUOp::DEF,
        Of(|_, args| both(args, infer::ceil_div_u, Unsigned)),
    ),
    (
        CeilDivSOp::DEF,
        Of(|_, args| both(args, infer::ceil_div_s, Signed)),
    ),
    (
        FloorDivSOp::DEF,
        Of(|_, args| both(args, infer::floor_div_s, Signed)),
    ),
    (RemSOp::DEF, Of(|_, args| both(args, infer::rem_s, Signed))),
    (
        RemUOp::DEF,
        Of(|_, args| both(args, infer::rem_u, Unsigned)),
    ),
    (MaxSOp::DEF, Of(|_, args| both(args, infer::max_s, Signed))),
    (
        MaxUOp::DEF,
        Of(|_, args| both(args, infer::max_u, Unsigned)),
    ),
    (MinSOp::DEF, Of(|_, args| both(args, infer::min_s, Signed))),
    (
        MinUOp::DEF,
        Of(|_, args| both(args, infer::min_u, Unsigned)),
    ),
    (ShrSOp::DEF, Of(|_, args| both(args, infer::shr_s, Signed))),
    (
        ShrUOp::DEF,
        Of(|_, args| both(args, infer::shr_u, Unsigned)),
    ),
    (AndOp::DEF, Of(|_, args| both(args, infer::and, Unsigned))),
    (OrOp::DEF, Of(|_, args| both(args, infer::or, Unsigned))),
    (XOrOp::DEF, Of(|_, args| both(args, infer::xor, Unsigned))),
    (CastSOp::DEF, Of(|op, args| cast(op, args, infer::ext_si))),
    (CastUOp::DEF, Of(|op, args| cast(op, args, infer::ext_ui))),
    (CmpOp::DEF, Of(compare)),
    (SizeOfOp::DEF, Of(|_, _| Some(sizes()))),
];

type Infer = fn(&ConstantIntRanges, &ConstantIntRanges) -> ConstantIntRanges;

fn both(args: &[ConstantIntRanges], infer: Infer, mode: CmpMode) -> Option<ConstantIntRanges> {
    match args {
        [lhs, rhs] => Some(infer_index_op(infer, (lhs, rhs), mode)),
        _ => None,
    }
}

fn wrapping(
    args: &[ConstantIntRanges],
    infer: fn(&ConstantIntRanges, &ConstantIntRanges, OverflowFlags) -> ConstantIntRanges,
) -> Option<ConstantIntRanges> {
    let infer = |lhs: &_, rhs: &_| infer(lhs, rhs, OverflowFlags::default());
    match args {
        [lhs, rhs] => Some(infer_index_op(infer, (lhs, rhs), Both)),
        _ => None,
    }
}

fn constant(op: OpRef<'_>) -> Option<ConstantIntRanges> {
    let value = ap_int_value(op.ctx, op.prop(ConstantOp::VALUE)?)?;
    Some(ConstantIntRanges::constant(value.clone()))
}

fn bool_constant(op: OpRef<'_>) -> Option<ConstantIntRanges> {
    let value = bool_value(op.ctx, op.prop(BoolConstantOp::VALUE)?)?;
    Some(ConstantIntRanges::constant(ApInt::from_bool(value)))
}

/// Resizes a range to the width of the result, or to both widths of `index`. `extend` widens the range.
fn cast(
    op: OpRef<'_>,
    args: &[ConstantIntRanges],
    extend: fn(&ConstantIntRanges, u32) -> ConstantIntRanges,
) -> Option<ConstantIntRanges> {
    let source = args.first()?;
    let ty = op.result_type(0);
    let range = infer::resize(source, storage_width(op.ctx, ty), extend);
    Some(match ty == Type::INDEX {
        true => {
            let narrow = infer::resize(source, INDEX_MIN_WIDTH, extend);
            range.union(&infer::ext(&narrow, range.width()))
        }
        false => range,
    })
}

fn compare(op: OpRef<'_>, args: &[ConstantIntRanges]) -> Option<ConstantIntRanges> {
    let predicate = IndexCmpPredicateAttr::from_attr(op.ctx, op.prop(CmpOp::PRED)?)?;
    let [lhs, rhs] = args else { return None };
    let narrow = |range| infer::trunc(range, INDEX_MIN_WIDTH);
    let long = predicate.evaluate(lhs, rhs);
    let short = predicate.evaluate(&narrow(lhs), &narrow(rhs));
    Some(match long.filter(|_| long == short) {
        Some(holds) => ConstantIntRanges::constant(ApInt::from_bool(holds)),
        None => ConstantIntRanges::max_range(1),
    })
}

fn sizes() -> ConstantIntRanges {
    let bits = |width: u32| ApInt::new(INDEX_MAX_WIDTH, u64::from(width));
    ConstantIntRanges::from_unsigned(bits(INDEX_MIN_WIDTH), bits(INDEX_MAX_WIDTH))
}
