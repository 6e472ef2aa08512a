//! Tiles parallel loops.

use terrace_affine::AffineMinOp;
use terrace_arith::{AddIOp, AndIOp, CmpIOp, CmpIPredicate, ConstantOp, MulIOp, constant_index};
use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::attrs::{AttrBuilder, int_value};
use terrace_ir::{InsertPoint, OpView, SmallVec, Type, ValueId};
use terrace_rewrite::{NO_MATCH, NoMatch, Rewriter, check};
use terrace_scf::{IfOp, ParallelOp, ReduceOp, YieldOp};

type Values = SmallVec<[ValueId; 4]>;

/// Tiles a loop. The outer loop iterates over tiles of `sizes` iterations in each dimension (1 if no size is given),
/// the inner loop over the iterations of a tile. If the last tile may be partial, the inner bound is a minimum. With
/// `no_min_max_bounds`, a condition guards the inner body instead. Returns both loops. MLIR's `tileParallelLoop`.
///
/// # Errors
///
/// Returns an error and changes nothing if the loop has reductions, if a size is zero, or if the step or the end of the
/// last tile is known to wrap.
///
/// ```
/// use terrace_ir::{Diagnostics, OpId, OpRef, OpView};
/// use terrace_rewrite::IrRewriter;
/// use terrace_scf::ParallelOp;
/// use terrace_scf_transforms::tile_parallel_loop;
/// use terrace_testing::{context, read};
///
/// let ctx = context(&[&terrace_affine::AFFINE, &terrace_arith::ARITH, &terrace_scf::SCF]);
/// let text = r#"
///     %0 = "a.index"() : () -> index
///     scf.parallel (%i) = (%0) to (%0) step (%0) {
///       "a.use"(%i) : (index) -> ()
///     }
/// "#;
/// let mut module = read(&ctx, text, &mut Diagnostics::new()).expect("valid");
/// let mut ops = module.walk(OpId::ROOT);
/// let op = ops.find_map(|op| OpRef::new(&ctx, &module, op).cast::<ParallelOp>()).expect("a loop");
/// drop(ops);
/// let mut rw = IrRewriter::new(&ctx, &mut module);
/// rw.go_to(op.id());
/// tile_parallel_loop(op, &[4], false, &mut rw).expect("a loop of that form");
/// let names: Vec<_> = module.walk(OpId::ROOT).map(|op| ctx.op_name_str(module.name(op))).collect();
/// let loops = names.iter().filter(|&&name| name == "scf.parallel");
/// assert_eq!(loops.count(), 2);
/// assert!(names.contains(&"affine.min"), "{names:?}");
/// ```
pub fn tile_parallel_loop(
    op: ParallelOp,
    sizes: &[i64],
    no_min_max_bounds: bool,
    rw: &mut dyn Rewriter<'_>,
) -> Result<(ParallelOp, ParallelOp), NoMatch> {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    check(view.init_vals().next().is_none() && !sizes.contains(&0))?;
    let from = view.region();
    let block = rw.entry_block(from)?;
    let last = body.last_op(block).ok_or(NO_MATCH)?;
    let lower: Values = view.lower_bound().collect();
    let upper: Values = view.upper_bound().collect();
    let steps: Values = view.step().collect();
    let rank = steps.len();
    let sizes: SmallVec<[i64; 4]> = (0..rank)
        .map(|at| sizes.get(at).copied().unwrap_or(1))
        .collect();

    for at in 0..rank {
        let [first, end, step] = [lower[at], upper[at], steps[at]].map(|it| known(rw, it));
        check(tiles_end(first, end, step, sizes[at]))
            .map_err(|_| NoMatch::because("the tiles go beyond the greatest index"))?;
    }

    let zero = constant_index(&mut rw.builder(), 0);
    let size_values: Values = sizes
        .iter()
        .map(|&size| constant_index(&mut rw.builder(), size))
        .collect();
    let outer_steps: Values = steps
        .iter()
        .zip(&size_values)
        .map(|(&step, &size)| rw.create_value(MulIOp::spec(step, size)))
        .collect();
    let outer = empty_loop(rw, &lower, &upper, &outer_steps);
    let outer_block = rw.entry_block(rw.read(outer).region())?;
    let outer_vars: Values = rw.body().block_args(outer_block).into();
    let end = rw.body().last_op(outer_block);
    rw.set_insertion_point(InsertPoint {
        block: outer_block,
        before: end,
    });

    let mut needs_check = false;
    let mut bounds = Values::new();
    let [tile, size, var] = [0, 1, 2].map(AffineExpr::Dim);
    let left = AffineMap::new(3, 0, [tile, size - var]);
    for at in 0..rank {
        let [first, end, step] = [lower[at], upper[at], steps[at]].map(|it| known(rw, it));
        let count = first.zip(end).zip(step);
        let count = count.and_then(|((first, end), step)| iterations(first, end, step));
        let is_even = count.is_some_and(|count| count % sizes[at].cast_unsigned() == 0);
        bounds.push(if is_even {
            outer_steps[at]
        } else if no_min_max_bounds {
            needs_check = true;
            outer_steps[at]
        } else {
            let operands = [outer_steps[at], upper[at], outer_vars[at]];
            rw.create_value(AffineMinOp::spec(&operands, &left))
        });
    }
    let zeros = vec![zero; rank];
    let inner = if needs_check {
        let inner = empty_loop(rw, &zeros, &bounds, &steps);
        let inner_block = rw.entry_block(rw.read(inner).region())?;
        let vars: Values = rw.body().block_args(inner_block).into();
        let end = rw.body().last_op(inner_block);
        rw.set_insertion_point(InsertPoint {
            block: inner_block,
            before: end,
        });
        let first = add_up(rw, &vars, &outer_vars);
        let mut is_inside = rw.create_value(ConstantOp::spec(ctx.bool(true)));
        for at in 0..rank {
            // The inner induction variable is already a multiple of the step, but upstream multiplies by the step
            // again.
            let index = match known(rw, steps[at]) {
                Some(1) => {
                    let offset = rw.create_value(MulIOp::spec(vars[at], steps[at]));
                    rw.create_value(AddIOp::spec(offset, outer_vars[at]))
                }
                _ => first[at],
            };
            // Bounds may be negative. Upstream compares them as unsigned numbers, and thereby skips negative
            // iterations.
            let compare = CmpIOp::spec(CmpIPredicate::Slt, index, upper[at]);
            let is_in_dimension = rw.create_value(compare);
            is_inside = rw.create_value(AndIOp::spec(is_inside, is_in_dimension));
        }
        let choice = rw.create(IfOp::spec(&[], is_inside));
        let then = rw.read(choice).then_region();
        let loc = rw.loc();
        rw.set_loc(rw.body().loc(last));
        rw.set_insertion_point(InsertPoint::before(rw.body(), last));
        rw.replace_op_with(last, YieldOp::spec(&[]));
        rw.set_loc(loc);
        rw.inline_region_before(from, then, None);
        let old: Values = rw.body().block_args(block).into();
        for (&old, &new) in old.iter().zip(&first) {
            rw.replace_all_uses(old, new);
        }
        let all: Vec<usize> = (0..rank).collect();
        rw.erase_block_args(block, &all);
        inner
    } else {
        let inner = ParallelOp::spec(&[], &zeros, &bounds, &steps, &[]);
        let inner = rw.create(inner);
        rw.inline_region_before(from, rw.read(inner).region(), None);
        let vars: Values = rw.body().block_args(block).into();
        rw.set_insertion_point(InsertPoint::start(rw.body(), block));
        for (&var, &outer_var) in vars.iter().zip(&outer_vars) {
            let uses: Vec<_> = rw.body().uses(var).collect();
            let sum = rw.create_value(AddIOp::spec(var, outer_var));
            for it in uses {
                rw.edit(it.op).set_operand(it.index, sum);
            }
        }
        inner
    };
    rw.erase_op(op.id());
    Ok((outer, inner))
}

/// Creates a loop whose block contains only its terminator.
fn empty_loop(
    rw: &mut dyn Rewriter<'_>,
    lower: &[ValueId],
    upper: &[ValueId],
    steps: &[ValueId],
) -> ParallelOp {
    let new = rw.create(ParallelOp::spec(&[], lower, upper, steps, &[]));
    let region = rw.read(new).region();
    let here = rw.insertion_point();
    let block = rw.create_block(region, None, &vec![Type::INDEX; steps.len()]);
    rw.set_insertion_point(InsertPoint::end(block));
    rw.create(ReduceOp::spec(&[], 0));
    rw.set_insertion_point(here);
    new
}

/// Creates the sums of inner and outer induction variables.
fn add_up(rw: &mut dyn Rewriter<'_>, inner: &[ValueId], outer: &[ValueId]) -> Values {
    inner
        .iter()
        .zip(outer)
        .map(|(&inner, &outer)| rw.create_value(AddIOp::spec(inner, outer)))
        .collect()
}

/// Returns the value of an `arith.constant` of type `index`.
fn known(rw: &dyn Rewriter<'_>, value: ValueId) -> Option<i64> {
    let ctx = rw.ctx();
    let constant = rw.defined_by::<ConstantOp>(value).ok()?;
    int_value(ctx, rw.read(constant).value())
}

/// Returns the trip count of a loop as MLIR computes it: a negative difference of the bounds is interpreted as
/// unsigned.
fn iterations(first: i64, end: i64, step: i64) -> Option<u64> {
    let length = end.wrapping_sub(first).cast_unsigned();
    (step != 0).then(|| length.div_ceil(step.cast_unsigned()))
}

/// Returns true unless the first index after all tiles is known to overflow.
fn tiles_end(first: Option<i64>, end: Option<i64>, step: Option<i64>, size: i64) -> bool {
    let Some(step) = step else {
        return true;
    };
    let Some(tile) = step.checked_mul(size) else {
        return false;
    };
    let Some((first, end)) = first
        .zip(end)
        .filter(|(first, end)| tile > 0 && first < end)
    else {
        return true;
    };
    let (first, end, tile) = (i128::from(first), i128::from(end), i128::from(tile));
    // The division rounds up. Both numbers are positive.
    let tiles = (end - first + tile - 1) / tile;
    first + tiles * tile <= i128::from(i64::MAX)
}
