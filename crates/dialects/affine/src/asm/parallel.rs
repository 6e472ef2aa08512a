//! Parses and prints `affine.parallel`.

use super::wrong_attr;
use crate::ops::AffineParallelOp;
use terrace_arith::AtomicRMWKind;
use terrace_asm::{AffineOperands, Argument, Delim, OpAsm, OpState, Operand, Parser, Printer};
use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::attrs::{AttrBuilder, array_value, int_value};
use terrace_builtin::props::{IntElements, Map};
use terrace_builtin::types::RankedTensorType;
use terrace_builtin::{AffineMapAttr, DenseElementsAttr};
use terrace_ir::{Attr, Context, Failed, OpRef, SmallVec, Type, ValueId};

/// `dense<[1, 2]> : tensor<2xi32>`
fn groups_attr(ctx: &Context, groups: &[i32]) -> Attr {
    let ty = ctx.ty(RankedTensorType {
        shape: [groups.len() as i64].into(),
        element: Type::I32,
        encoding: None,
    });
    let bytes = groups.iter().flat_map(|group| group.to_le_bytes());
    DenseElementsAttr::from_bytes(ctx, ty, 4, bytes.collect())
}

/// The operands of all loops' bounds, without duplicates.
#[derive(Default)]
struct Unique(SmallVec<[ValueId; 6]>);

impl Unique {
    fn positions(
        &mut self,
        operands: &[Operand],
        parser: &mut Parser<'_>,
    ) -> Result<Vec<u32>, Failed> {
        let mut positions = Vec::new();
        for operand in operands {
            let value = parser.resolve(*operand, Type::INDEX)?;
            let known = self.0.iter().position(|known| *known == value);
            let at = known.unwrap_or_else(|| {
                self.0.push(value);
                self.0.len() - 1
            });
            positions.push(at as u32);
        }
        Ok(positions)
    }
}

/// Parses `(%i, max(%j, %n + 1))`. Returns a map of all expressions, and the number of expressions per loop.
fn parse_bounds(
    parser: &mut Parser<'_>,
    keyword: &str,
    state: &mut OpState,
) -> Result<(Attr, Attr), Failed> {
    let ctx = parser.ctx();
    let mut exprs: Vec<AffineExpr> = Vec::new();
    // Indexed by expression: the index of its operand list.
    let mut of_list: Vec<usize> = Vec::new();
    let mut lists: Vec<AffineOperands> = Vec::new();
    let mut groups = Vec::new();
    parser.comma_list(Delim::Paren, |parser| {
        if parser.eat_keyword(keyword) {
            let (map, operands) = parser.affine_map_of_ssa_ids(Delim::Paren)?;
            groups.push(map.results.len() as i32);
            of_list.extend(map.results.iter().map(|_| lists.len()));
            exprs.extend(map.results);
            lists.push(operands);
        } else {
            let (expr, operands) = parser.affine_expr_of_ssa_ids()?;
            groups.push(1);
            of_list.push(lists.len());
            exprs.push(expr);
            lists.push(operands);
        }
        Ok(())
    })?;
    let (mut dims, mut symbols) = (Unique::default(), Unique::default());
    let mut dim_exprs: Vec<Vec<AffineExpr>> = Vec::new();
    for list in &lists {
        let at = dims.positions(&list.dims, parser)?;
        dim_exprs.push(at.into_iter().map(AffineExpr::Dim).collect());
    }
    let mut symbol_exprs: Vec<Vec<AffineExpr>> = Vec::new();
    for list in &lists {
        let at = symbols.positions(&list.symbols, parser)?;
        symbol_exprs.push(at.into_iter().map(AffineExpr::Symbol).collect());
    }
    let results = exprs
        .iter()
        .zip(of_list)
        .map(|(expr, list)| expr.replace(&dim_exprs[list], &symbol_exprs[list]));
    let map = AffineMap::new(dims.0.len() as u32, symbols.0.len() as u32, results);
    state.operands.extend(dims.0);
    state.operands.extend(symbols.0);
    Ok((ctx.attr(AffineMapAttr { map }), groups_attr(ctx, &groups)))
}

fn parse_steps(parser: &mut Parser<'_>, state: &OpState) -> Result<Vec<i64>, Failed> {
    let (map, _) = parser.affine_map_of_ssa_ids(Delim::Paren)?;
    let mut steps = Vec::new();
    for result in &map.results {
        match result.as_constant() {
            Some(step) => steps.push(step),
            None => return Err(parser.error(state.offset, "steps must be constant integers")),
        }
    }
    Ok(steps)
}

/// `("addf", "mulf")`
fn parse_reductions(parser: &mut Parser<'_>) -> Result<Vec<Attr>, Failed> {
    let ctx = parser.ctx();
    let mut reductions = Vec::new();
    parser.expect("(")?;
    parser.comma_list(Delim::None, |parser| {
        let offset = parser.offset();
        let attr = parser.attr(Some(Type::NONE))?;
        let Some(text) = attr.bytes(ctx) else {
            return Err(wrong_attr(parser, offset));
        };
        let Some(kind) = AtomicRMWKind::DEF.value_of_bytes(text) else {
            let message = format!("invalid reduction value: {}", ctx.show_attr(attr));
            return Err(parser.error(offset, message));
        };
        reductions.push(ctx.i64(kind as i64));
        Ok(())
    })?;
    parser.expect(")")?;
    Ok(reductions)
}

pub(super) struct ParallelAsm;

impl OpAsm for ParallelAsm {
    fn parse(&self, parser: &mut Parser<'_>, state: &mut OpState) -> Result<(), Failed> {
        let ctx = parser.ctx();
        let mut args = SmallVec::<[Argument; 4]>::new();
        parser.comma_list_in(Delim::Paren, " in argument list", &mut |parser| {
            let mut arg = parser.argument(false, false)?;
            arg.ty = Some(Type::INDEX);
            args.push(arg);
            Ok(())
        })?;
        parser.expect("=")?;
        let (map, groups) = parse_bounds(parser, "max", state)?;
        state.props[AffineParallelOp::LOWER_BOUNDS_MAP] = Some(map);
        state.props[AffineParallelOp::LOWER_BOUNDS_GROUPS] = Some(groups);
        parser.expect_keyword("to")?;
        let (map, groups) = parse_bounds(parser, "min", state)?;
        state.props[AffineParallelOp::UPPER_BOUNDS_MAP] = Some(map);
        state.props[AffineParallelOp::UPPER_BOUNDS_GROUPS] = Some(groups);
        let steps = if parser.eat_keyword("step") {
            parse_steps(parser, state)?
        } else {
            vec![1; args.len()]
        };
        let steps: Vec<Attr> = steps.into_iter().map(|step| ctx.i64(step)).collect();
        state.props[AffineParallelOp::STEPS] = Some(ctx.array(&steps));
        let reductions = if parser.eat_keyword("reduce") {
            parse_reductions(parser)?
        } else {
            Vec::new()
        };
        state.props[AffineParallelOp::REDUCTIONS] = Some(ctx.array(&reductions));
        state.result_types = parser.optional_arrow_type_list()?.into_iter().collect();
        let region = parser.region(state, &args)?;
        parser.attr_dict(state)?;
        parser.ensure_terminator(state, region);
        Ok(())
    }

    fn print(&self, op: OpRef<'_>, printer: &mut Printer<'_>) {
        let (ctx, body) = (op.ctx, op.body);
        let Some(region) = body.region(op.id, 0) else {
            return;
        };
        let args = body
            .entry_block(region)
            .map_or(&[][..], |block| body.block_args(block));
        printer.text(" (");
        printer.values(args.iter().copied());
        let lower = op.get::<Map>(AffineParallelOp::LOWER_BOUNDS_MAP);
        let lower_inputs = lower.map_or(0, |map| map.num_inputs());
        let operands: SmallVec<[ValueId; 8]> = body.operands(op.id).collect();
        let (lower, upper) = operands.split_at(lower_inputs.min(operands.len()));
        for (text, map, groups, operands, keyword) in [
            (
                ") = (",
                AffineParallelOp::LOWER_BOUNDS_MAP,
                AffineParallelOp::LOWER_BOUNDS_GROUPS,
                lower,
                "max",
            ),
            (
                ") to (",
                AffineParallelOp::UPPER_BOUNDS_MAP,
                AffineParallelOp::UPPER_BOUNDS_GROUPS,
                upper,
                "min",
            ),
        ] {
            printer.text(text);
            print_bounds(op, map, groups, operands, keyword, printer);
        }
        printer.ch(')');
        let array = |slot| {
            let list = op.prop(slot).and_then(|attr| array_value(ctx, attr));
            list.unwrap_or_default()
        };
        let steps: Vec<i64> = array(AffineParallelOp::STEPS)
            .iter()
            .map(|step| int_value(ctx, *step).unwrap_or(1))
            .collect();
        if steps.iter().any(|step| *step != 1) {
            printer.text(" step (");
            for (at, step) in steps.into_iter().enumerate() {
                if at > 0 {
                    printer.text(", ");
                }
                printer.int(step);
            }
            printer.ch(')');
        }
        let results = body.num_results(op.id) > 0;
        if results {
            printer.text(" reduce (");
            for (at, kind) in array(AffineParallelOp::REDUCTIONS).iter().enumerate() {
                printer.text(if at > 0 { ", \"" } else { "\"" });
                if let Some(kind) = AtomicRMWKind::from_attr(ctx, *kind) {
                    printer.text(kind.keyword());
                }
                printer.ch('"');
            }
            printer.text(") -> (");
            printer.types(body.results(op.id).map(|result| body.ty(result)));
            printer.ch(')');
        }
        printer.ch(' ');
        printer.region(op, region, false, results);
        let elided = [
            "reductions",
            "lowerBoundsMap",
            "lowerBoundsGroups",
            "upperBoundsMap",
            "upperBoundsGroups",
            "steps",
        ];
        printer.attr_dict(op, &elided);
    }
}

fn print_bounds(
    op: OpRef<'_>,
    map: usize,
    groups: usize,
    operands: &[ValueId],
    keyword: &str,
    printer: &mut Printer<'_>,
) {
    let Some(map) = op.get::<Map>(map) else {
        return;
    };
    let (dims, symbols) = operands.split_at((map.dims as usize).min(operands.len()));
    let mut results = map.results.iter();
    let mut first = true;
    for size in group_sizes(op, groups) {
        if !std::mem::take(&mut first) {
            printer.text(", ");
        }
        if size != 1 {
            printer.text(keyword);
            printer.ch('(');
        }
        for (at, expr) in results.by_ref().take(size).enumerate() {
            if at > 0 {
                printer.text(", ");
            }
            printer.affine_expr_of_ssa_ids(expr, dims, symbols);
        }
        if size != 1 {
            printer.ch(')');
        }
    }
}

/// Returns the number of map results per loop, from the property at this slot.
pub fn group_sizes(op: OpRef<'_>, slot: usize) -> Vec<usize> {
    let sizes = || {
        let attr = op.get::<IntElements>(slot)?;
        let values: Vec<usize> = attr
            .ints(op.ctx)?
            .map(|size| size.to_u64().unwrap_or(0) as usize)
            .collect();
        if !attr.splat {
            return Some(values);
        }
        let count: i64 = terrace_builtin::types::shape(op.ctx, attr.ty)?
            .iter()
            .product();
        Some(vec![*values.first()?; usize::try_from(count).ok()?])
    };
    sizes().unwrap_or_default()
}
