//! `arith-unsigned-when-equivalent`: makes signed operations on nonnegative values unsigned.

use crate::ranges::{IntegerRanges, for_each_body_with_ranges};
use terrace_arith::enums::CmpIPredicateAttr;
use terrace_arith::{
    CeilDivSIOp, CeilDivUIOp, CmpIOp, CmpIPredicate, DivSIOp, DivUIOp, ExtSIOp, ExtUIOp,
    FloorDivSIOp, MaxSIOp, MaxUIOp, MinSIOp, MinUIOp, RemSIOp, RemUIOp,
};
use terrace_ir::{Attr, Body, Context, Failed, OpDef, OpId, OpRef, OpView, ValueId};
use terrace_pass::{OptionValues, PassContext, PassDef};

/// `arith-unsigned-when-equivalent`
pub static ARITH_UNSIGNED_WHEN_EQUIVALENT: PassDef = PassDef::new(
    "arith-unsigned-when-equivalent",
    "Replace signed ops with unsigned ones where they are proven equivalent",
    unsigned_when_equivalent,
)
.class("ArithUnsignedWhenEquivalentPass");

/// The operations and their replacements.
static OPS: [(&OpDef, &OpDef); 7] = [
    (DivSIOp::DEF, DivUIOp::DEF),
    (CeilDivSIOp::DEF, CeilDivUIOp::DEF),
    (FloorDivSIOp::DEF, DivUIOp::DEF),
    (RemSIOp::DEF, RemUIOp::DEF),
    (MinSIOp::DEF, MinUIOp::DEF),
    (MaxSIOp::DEF, MaxUIOp::DEF),
    (ExtSIOp::DEF, ExtUIOp::DEF),
];

fn unsigned_when_equivalent(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let ctx = cx.ctx;
    for_each_body_with_ranges(cx, false, |body, ranges, _| {
        let ops: Vec<OpId> = body.walk(OpId::ROOT).collect();
        for op in ops {
            let changed = match OpRef::new(ctx, body, op).is::<CmpIOp>() {
                true => compare(ctx, body, op, &ranges),
                false => rename(ctx, body, op, &ranges),
            };
            // Upstream creates new operations, whose results have no known range.
            if changed {
                body.results(op).for_each(|result| ranges.forget(result));
            }
        }
        Ok(())
    })
}

fn never_negative(ranges: &IntegerRanges, mut values: impl Iterator<Item = ValueId>) -> bool {
    values.all(|value| {
        ranges
            .of(value)
            .is_some_and(|range| range.is_non_negative())
    })
}

fn compare(ctx: &Context, body: &mut Body, op: OpId, ranges: &IntegerRanges) -> bool {
    use CmpIPredicate::*;
    let predicate = body.prop(op, CmpIOp::PREDICATE);
    let predicate = predicate.and_then(|predicate| CmpIPredicateAttr::from_attr(ctx, predicate));
    let unsigned = match predicate {
        Some(Slt) => Ult,
        Some(Sle) => Ule,
        Some(Sgt) => Ugt,
        Some(Sge) => Uge,
        _ => return false,
    };
    let changes = never_negative(ranges, body.operands(op));
    if changes {
        body.set_prop(
            op,
            CmpIOp::PREDICATE,
            Some(CmpIPredicateAttr::attr(unsigned, ctx)),
        );
        body.set_attrs(op, Attr::EMPTY_DICTIONARY);
    }
    changes
}

fn rename(ctx: &Context, body: &mut Body, op: OpId, ranges: &IntegerRanges) -> bool {
    let def = ctx.op_def(body.name(op));
    let is = |other: &'static OpDef| def.is_some_and(|def| std::ptr::eq(def, other));
    let row = OPS.iter().find(|(signed, _)| is(signed));
    let Some(&(_, unsigned)) = row else {
        return false;
    };
    let Some(name) = ctx.name_of(unsigned) else {
        return false;
    };
    if !never_negative(ranges, body.operands(op).chain(body.results(op))) {
        return false;
    }
    let mut props: Vec<Option<Attr>> = ctx.prop_defaults(name).to_vec();
    if let Some(exact) = body
        .prop(op, DivSIOp::IS_EXACT)
        .filter(|_| is(DivSIOp::DEF))
    {
        props[DivUIOp::IS_EXACT] = Some(exact);
    }
    body.set_name(op, name, &props);
    true
}
