//! Infers integer ranges of results.

use crate::enums::CmpIPredicateAttr;
use crate::enums::IntegerOverflowFlags;
use crate::ops::*;
use terrace_builtin::elements::{Constant, storage_width};
use terrace_interfaces::int_range::{
    InferIntRange, InferIntRangeInterface, IntegerValueRange, ResultRanges, join_ranges,
};
use terrace_ir::{OpDef, OpRef, OpView, Registry, SmallVec};
use terrace_numeric::range::infer::{self, OverflowFlags};
use terrace_numeric::{ApInt, ConstantIntRanges};

use InferIntRange::{Binary, Of};

pub(crate) fn register(registry: &mut Registry) {
    for (def, model) in MODELS {
        registry.attach::<dyn InferIntRangeInterface>(def, model);
    }
    registry.attach::<dyn InferIntRangeInterface>(SelectOp::DEF, &Select);
}

static MODELS: &[(&OpDef, InferIntRange)] = &[
    (ConstantOp::DEF, Of(|op, _| constant(op))),
    (
        AddIOp::DEF,
        Of(|op, args| with_flags(op, AddIOp::OVERFLOW_FLAGS, args, infer::add)),
    ),
    (
        SubIOp::DEF,
        Of(|op, args| with_flags(op, SubIOp::OVERFLOW_FLAGS, args, infer::sub)),
    ),
    (
        MulIOp::DEF,
        Of(|op, args| with_flags(op, MulIOp::OVERFLOW_FLAGS, args, infer::mul)),
    ),
    (
        ShLIOp::DEF,
        Of(|op, args| with_flags(op, ShLIOp::OVERFLOW_FLAGS, args, infer::shl)),
    ),
    (DivUIOp::DEF, Binary(infer::div_u)),
    (DivSIOp::DEF, Binary(infer::div_s)),
    (CeilDivUIOp::DEF, Binary(infer::ceil_div_u)),
    (CeilDivSIOp::DEF, Binary(infer::ceil_div_s)),
    (FloorDivSIOp::DEF, Binary(infer::floor_div_s)),
    (RemUIOp::DEF, Binary(infer::rem_u)),
    (RemSIOp::DEF, Binary(infer::rem_s)),
    (AndIOp::DEF, Binary(infer::and)),
    (OrIOp::DEF, Binary(infer::or)),
    (XOrIOp::DEF, Binary(infer::xor)),
    (MaxSIOp::DEF, Binary(infer::max_s)),
    (MaxUIOp::DEF, Binary(infer::max_u)),
    (MinSIOp::DEF, Binary(infer::min_s)),
    (MinUIOp::DEF, Binary(infer::min_u)),
    (ShRUIOp::DEF, Binary(infer::shr_u)),
    (ShRSIOp::DEF, Binary(infer::shr_s)),
    (ExtUIOp::DEF, Of(|op, args| cast(op, args, infer::ext_ui))),
    (ExtSIOp::DEF, Of(|op, args| cast(op, args, infer::ext_si))),
    (TruncIOp::DEF, Of(|op, args| cast(op, args, infer::ext_si))),
    (
        IndexCastOp::DEF,
        Of(|op, args| cast(op, args, infer::ext_si)),
    ),
    (
        IndexCastUIOp::DEF,
        Of(|op, args| cast(op, args, infer::ext_ui)),
    ),
    (CmpIOp::DEF, Of(compare)),
];

fn constant(op: OpRef<'_>) -> Option<ConstantIntRanges> {
    let value = op.prop(ConstantOp::VALUE)?;
    match Constant::of(op.ctx, value) {
        Constant::Int(int) => Some(ConstantIntRanges::constant(int.value.clone())),
        Constant::Elements(dense) => {
            let ranges = dense.ints(op.ctx)?.map(ConstantIntRanges::constant);
            ranges.reduce(|all, one| all.union(&one))
        }
        // Elements that are not stored in the attribute itself can be any integer.
        _ => match storage_width(op.ctx, op.result_type(0)) {
            0 => None,
            width => Some(ConstantIntRanges::max_range(width)),
        },
    }
}

fn with_flags(
    op: OpRef<'_>,
    slot: usize,
    args: &[ConstantIntRanges],
    infer: fn(&ConstantIntRanges, &ConstantIntRanges, OverflowFlags) -> ConstantIntRanges,
) -> Option<ConstantIntRanges> {
    let flags = op.prop(slot);
    let flags = flags.and_then(|flags| IntegerOverflowFlags::from_attr(op.ctx, flags));
    let has = |flag| flags.is_some_and(|flags| flags.contains(flag));
    let flags = OverflowFlags {
        nsw: has(IntegerOverflowFlags::NSW),
        nuw: has(IntegerOverflowFlags::NUW),
    };
    match args {
        [lhs, rhs] => Some(infer(lhs, rhs, flags)),
        _ => None,
    }
}

/// Resizes a range to the width of the result. `extend` widens the range.
fn cast(
    op: OpRef<'_>,
    args: &[ConstantIntRanges],
    extend: fn(&ConstantIntRanges, u32) -> ConstantIntRanges,
) -> Option<ConstantIntRanges> {
    let width = storage_width(op.ctx, op.result_type(0));
    Some(infer::resize(args.first()?, width, extend))
}

fn compare(op: OpRef<'_>, args: &[ConstantIntRanges]) -> Option<ConstantIntRanges> {
    let predicate = op.prop(CmpIOp::PREDICATE)?;
    let predicate = CmpIPredicateAttr::from_attr(op.ctx, predicate)?;
    let [lhs, rhs] = args else { return None };
    Some(match predicate.evaluate(lhs, rhs) {
        Some(holds) => ConstantIntRanges::constant(ApInt::from_bool(holds)),
        None => ConstantIntRanges::max_range(1),
    })
}

struct Select;

impl InferIntRangeInterface for Select {
    fn infer_result_ranges(&self, op: OpRef<'_>, operands: &[ConstantIntRanges]) -> ResultRanges {
        let operands: Vec<IntegerValueRange> = operands.iter().cloned().map(Some).collect();
        self.infer_result_ranges_from_optional(op, &operands)
    }

    fn infer_result_ranges_from_optional(
        &self,
        _op: OpRef<'_>,
        operands: &[IntegerValueRange],
    ) -> ResultRanges {
        let [condition, yes, no] = operands else {
            return SmallVec::from_elem(None, 1);
        };
        let known = condition.as_ref().and_then(|range| range.constant_value());
        let range = match known.map(ApInt::is_zero) {
            Some(true) => no.clone(),
            Some(false) => yes.clone(),
            None => join_ranges(yes, no),
        };
        SmallVec::from_elem(range, 1)
    }
}
