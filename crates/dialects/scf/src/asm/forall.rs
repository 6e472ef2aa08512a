//! Parses and prints `scf.forall` and `scf.forall.in_parallel`.

use super::loops::induction_variables;
use super::{print_assignments, print_region, result_types};
use crate::ops::ForallOp;
use crate::verify::static_list;
use terrace_asm::{Delim, OpAsm, OpState, Operand, Parser, Printer};
use terrace_builtin::attrs::{AttrBuilder, ap_int_value};
use terrace_builtin::types::DYNAMIC;
use terrace_ir::interfaces::constant_value;
use terrace_ir::region_branch::region_inputs;
use terrace_ir::{Failed, OpRef, OpView, OperandGroups, SmallVec, Type, ValueId};

const SEGMENTS: &str = "operandSegmentSizes";
const STATIC: [&str; 3] = ["staticLowerBound", "staticUpperBound", "staticStep"];

/// A list of values and static integers: `(%a, 4, %b)`.
#[derive(Default)]
struct IndexList {
    operands: SmallVec<[Operand; 4]>,
    integers: SmallVec<[i64; 4]>,
}

impl IndexList {
    /// Parses the list, and adds the values to the operation.
    fn parse(parser: &mut Parser<'_>, state: &mut OpState) -> Result<Self, Failed> {
        let mut list = IndexList::default();
        let mut is_open = false;
        let result = parser.comma_list_in(Delim::Paren, " in dynamic index list", &mut |parser| {
            let operand = parser.optional_operand()?;
            // Brackets mark scalable sizes, which `scf.forall` does not have. As upstream, they are accepted.
            let scalable = parser.eat("[");
            match operand {
                Some(operand) => {
                    list.operands.push(operand);
                    list.integers.push(DYNAMIC);
                }
                None => list.integers.push(parser.integer()?),
            }
            if scalable && !parser.eat("]") {
                is_open = true;
                return Err(parser.error(state.offset, "expected SSA value or integer"));
            }
            Ok(())
        });
        if let Err(failed) = result {
            if is_open {
                return Err(failed);
            }
            return Err(parser.error(state.offset, "expected SSA value or integer"));
        }
        parser.resolve_same(&list.operands, Type::INDEX, state)?;
        Ok(list)
    }

    /// Returns a list with the same integer for each dimension.
    fn of(integer: i64, rank: usize) -> Self {
        IndexList {
            integers: (0..rank).map(|_| integer).collect(),
            ..IndexList::default()
        }
    }
}

fn values(op: OpRef<'_>, group: usize) -> SmallVec<[ValueId; 4]> {
    let range = OperandGroups::operands(ForallOp::DEF, op, group);
    let operands = op.body.operands(op.id).skip(range.start).take(range.len());
    operands.collect()
}

/// Returns true if all bounds or steps equal `want`.
fn all_equal(op: OpRef<'_>, slot: usize, group: usize, want: i64) -> bool {
    let mut values = values(op, group).into_iter();
    static_list(op, slot).iter().all(|&integer| {
        let integer = match integer {
            DYNAMIC => values
                .next()
                .and_then(|value| constant_value(op.ctx, op.body, value))
                .and_then(|attr| ap_int_value(op.ctx, attr)?.to_i64()),
            integer => Some(integer),
        };
        integer == Some(want)
    })
}

fn print_list(op: OpRef<'_>, slot: usize, group: usize, printer: &mut Printer<'_>) {
    let mut values = values(op, group).into_iter();
    printer.ch('(');
    for (index, &integer) in static_list(op, slot).iter().enumerate() {
        if index > 0 {
            printer.text(", ");
        }
        match (integer, integer == DYNAMIC) {
            (_, true) => match values.next() {
                Some(value) => printer.value(value),
                None => printer.int(integer),
            },
            _ => printer.int(integer),
        }
    }
    printer.ch(')');
}

pub(super) struct ForallAsm;

impl OpAsm for ForallAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let mut args = induction_variables(parser)?;
        let rank = args.len();
        let lists = if parser.eat_keyword("in") {
            let upper = IndexList::parse(parser, state)?;
            [IndexList::of(0, rank), upper, IndexList::of(1, rank)]
        } else {
            parser.expect("=")?;
            let lower = IndexList::parse(parser, state)?;
            parser.expect_keyword("to")?;
            let upper = IndexList::parse(parser, state)?;
            parser.expect_keyword("step")?;
            [lower, upper, IndexList::parse(parser, state)?]
        };
        let mut outputs = SmallVec::new();
        let offset = parser.offset();
        if parser.eat_keyword("shared_outs") {
            outputs = parser.assignment_list(&mut args)?;
            state.result_types = parser.optional_arrow_type_list()?.into_iter().collect();
            let types = state.result_types.clone();
            state
                .operands
                .extend(parser.resolve_all(&outputs, &types, offset)?);
        }
        for (arg, ty) in args[rank..].iter_mut().zip(&state.result_types) {
            arg.ty = Some(*ty);
        }
        let region = parser.region(state, &args)?;
        parser.ensure_terminator(state, region);
        parser.attr_dict(state)?;
        for (name, list) in STATIC.iter().zip(&lists) {
            state.set_prop(name, parser.ctx().i64_array(&list.integers));
        }
        let [lower, upper, step] = lists.map(|list| list.operands.len() as i32);
        state.set_operand_segments(parser, &[lower, upper, step, outputs.len() as i32]);
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let rank = static_list(op, ForallOp::STATIC_LOWER_BOUND).len();
        let args = region_inputs(op, 0);
        let (ivs, outs) = args.split_at(rank.min(args.len()));
        printer.text(" (");
        printer.values(ivs.iter().copied());
        let normalized = all_equal(op, ForallOp::STATIC_LOWER_BOUND, 0, 0)
            && all_equal(op, ForallOp::STATIC_STEP, 2, 1);
        if normalized {
            printer.text(") in ");
            print_list(op, ForallOp::STATIC_UPPER_BOUND, 1, printer);
        } else {
            printer.text(") = ");
            print_list(op, ForallOp::STATIC_LOWER_BOUND, 0, printer);
            printer.text(" to ");
            print_list(op, ForallOp::STATIC_UPPER_BOUND, 1, printer);
            printer.text(" step ");
            print_list(op, ForallOp::STATIC_STEP, 2, printer);
        }
        print_assignments(" shared_outs", outs, &values(op, 3), printer);
        printer.ch(' ');
        let types = result_types(op);
        if !outs.is_empty() {
            printer.text("-> (");
            printer.types(types.iter().copied());
            printer.text(") ");
        }
        print_region(op, 0, !types.is_empty(), printer);
        let [lower, upper, step] = STATIC;
        printer.attr_dict(op, &[SEGMENTS, lower, upper, step]);
    }
}

pub(super) struct InParallelAsm;

impl OpAsm for InParallelAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let region = parser.region(state, &[])?;
        // An empty region gets a block; no terminator is added.
        parser.ensure_terminator(state, region);
        parser.attr_dict(state)
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        printer.ch(' ');
        print_region(op, 0, false, printer);
        printer.attr_dict(op, &[]);
    }
}
