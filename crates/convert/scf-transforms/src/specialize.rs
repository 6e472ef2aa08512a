//! Loops whose bounds are mostly known numbers, and loops over multiples and sums of what they count.

use terrace_affine::AffineMinOp;
use terrace_arith::{AddIOp, AndIOp, CmpIOp, CmpIPredicate, MulIOp, constant_index};
use terrace_ir::{InsertPoint, IrMapping, OpId, OpView, SmallVec, ValueId};
use terrace_rewrite::{NO_MATCH, NoMatch, Rewriter, check};
use terrace_scf::{ForOp, ParallelOp, build_if_else};

/// Asks whether the upper bound of a loop, an `affine.min` of numbers among others, is the least of them: then the loop is one to that
/// number, and as before otherwise. What `scf-for-loop-specialization` does.
///
/// # Errors
///
/// If the bound is something else, or if the loop has results, which MLIR does not replace. Nothing is changed then.
///
/// ```
/// use terrace_ir::{OpId, OpView};
/// use terrace_rewrite::IrRewriter;
/// use terrace_scf::ForOp;
/// use terrace_scf_transforms::specialize_for_loop;
/// use terrace_testing::{check, context, expect};
///
/// check(
///     &context(&[&terrace_affine::AFFINE, &terrace_arith::ARITH, &terrace_func::FUNC, &terrace_scf::SCF]),
///     r#"
///         func.func @f(%n: index, %step: index) {
///           %c0 = arith.constant 0 : index
///           %end = affine.min affine_map<(d0) -> (8, d0)>(%n)
///           scf.for %i = %c0 to %end step %step {
///             "a.use"(%i) : (index) -> ()
///           }
///           return
///         }
///     "#,
///     |ctx, body, _| {
///         for (_, function) in body.nested_in_order_mut() {
///             let ops: Vec<OpId> = function.walk(OpId::ROOT).collect();
///             for op in ops {
///                 if let Some(op) = ForOp::cast(ctx, function, op) {
///                     let mut rewriter = IrRewriter::new(ctx, function);
///                     rewriter.go_to(op.id());
///                     specialize_for_loop(op, &mut rewriter).expect("a loop of that form");
///                 }
///             }
///         }
///         Ok(())
///     },
///     &expect![[r#"
///     #map = affine_map<(d0) -> (8, d0)>
///     module {
///       func.func @f(%arg0: index, %arg1: index) {
///         %c0 = arith.constant 0 : index
///         %0 = affine.min #map(%arg0)
///         %c8 = arith.constant 8 : index
///         %1 = arith.cmpi eq, %0, %c8 : index
///         scf.if %1 {
///           scf.for %arg2 = %c0 to %c8 step %arg1 {
///             "a.use"(%arg2) : (index) -> ()
///           }
///         } else {
///           scf.for %arg2 = %c0 to %0 step %arg1 {
///             "a.use"(%arg2) : (index) -> ()
///           }
///         }
///         return
///       }
///     }
///     "#]],
/// );
/// ```
pub fn specialize_for_loop(op: ForOp, rewriter: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let bound = op.upper_bound(rewriter.ctx(), rewriter.body());
    specialize(op.id(), &[bound], rewriter)
}

/// As [`specialize_for_loop`], for all dimensions of a loop at once. What `scf-parallel-loop-specialization` does.
///
/// # Errors
///
/// As there.
///
/// ```
/// use terrace_ir::{Diagnostics, OpId, OpView};
/// use terrace_rewrite::IrRewriter;
/// use terrace_scf::ParallelOp;
/// use terrace_scf_transforms::specialize_parallel_loop;
/// use terrace_testing::{context, read};
///
/// let ctx = context(&[&terrace_affine::AFFINE, &terrace_arith::ARITH, &terrace_scf::SCF]);
/// let text = r#"
///     %0 = "a.index"() : () -> index
///     %end = affine.min affine_map<(d0) -> (8, d0)>(%0)
///     scf.parallel (%i) = (%0) to (%end) step (%0) {
///       "a.use"(%i) : (index) -> ()
///     }
/// "#;
/// let mut module = read(&ctx, text, &mut Diagnostics::new()).expect("valid");
/// let mut ops = module.walk(OpId::ROOT);
/// let op = ops.find_map(|op| ParallelOp::cast(&ctx, &module, op)).expect("a loop");
/// drop(ops);
/// let mut rewriter = IrRewriter::new(&ctx, &mut module);
/// rewriter.go_to(op.id());
/// specialize_parallel_loop(op, &mut rewriter).expect("a loop of that form");
/// let names: Vec<_> = module.walk(OpId::ROOT).map(|op| ctx.op_name_str(module.name(op))).collect();
/// let loops = names.iter().filter(|&&name| name == "scf.parallel");
/// assert_eq!(loops.count(), 2);
/// assert!(names.contains(&"scf.if"), "{names:?}");
/// ```
pub fn specialize_parallel_loop(
    op: ParallelOp,
    rewriter: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    let bounds = op.upper_bound(rewriter.ctx(), rewriter.body());
    let bounds: Vec<ValueId> = bounds.collect();
    specialize(op.id(), &bounds, rewriter)
}

fn specialize(
    op: OpId,
    bounds: &[ValueId],
    rewriter: &mut dyn Rewriter<'_>,
) -> Result<(), NoMatch> {
    check(rewriter.results(op).is_empty())?;
    let mut known = Vec::new();
    for &bound in bounds {
        let min = rewriter.defined_by::<AffineMinOp>(bound)?;
        let map = min.map(rewriter.ctx(), rewriter.body());
        let numbers = map.results.iter().filter_map(|result| result.as_constant());
        known.push((bound, numbers.min().ok_or(NO_MATCH)?));
    }
    let mut mapping = IrMapping::new();
    let mut condition = None;
    for (bound, number) in known {
        let number = constant_index(&mut rewriter.builder(), number);
        let holds = rewriter.create_value(CmpIOp::spec(CmpIPredicate::Eq, bound, number));
        condition = Some(match condition {
            Some(others) => rewriter.create_value(AndIOp::spec(others, holds)),
            None => holds,
        });
        mapping.map(bound, number);
    }
    let condition = condition.ok_or(NO_MATCH)?;
    build_if_else(
        rewriter,
        &[],
        condition,
        |rewriter| {
            rewriter.clone_op(op, &mut mapping);
            Vec::new()
        },
        |rewriter| {
            rewriter.clone_op(op, &mut IrMapping::new());
            Vec::new()
        },
    );
    rewriter.erase_op(op);
    Ok(())
}

/// Makes a loop over sums or products of its induction variable and what is defined outside, if these are all that the variable is used
/// for, a loop that counts so. What `scf-for-loop-range-folding` does.
///
/// As in MLIR, a factor is taken to be positive.
///
/// # Errors
///
/// If there is nothing to do.
///
/// ```
/// use terrace_ir::{OpId, OpView};
/// use terrace_rewrite::IrRewriter;
/// use terrace_scf::ForOp;
/// use terrace_scf_transforms::fold_loop_range;
/// use terrace_testing::{check, context, expect};
///
/// check(
///     &context(&[&terrace_affine::AFFINE, &terrace_arith::ARITH, &terrace_func::FUNC, &terrace_scf::SCF]),
///     r#"
///         func.func @f(%n: index, %first: index, %step: index) {
///           scf.for %i = %first to %n step %step {
///             %0 = arith.addi %i, %n : index
///             "a.use"(%0) : (index) -> ()
///           }
///           return
///         }
///     "#,
///     |ctx, body, _| {
///         for (_, function) in body.nested_in_order_mut() {
///             let ops: Vec<OpId> = function.walk(OpId::ROOT).collect();
///             for op in ops {
///                 if let Some(op) = ForOp::cast(ctx, function, op) {
///                     let mut rewriter = IrRewriter::new(ctx, function);
///                     rewriter.go_to(op.id());
///                     fold_loop_range(op, &mut rewriter).expect("a loop of that form");
///                 }
///             }
///         }
///         Ok(())
///     },
///     &expect![[r#"
///     module {
///       func.func @f(%arg0: index, %arg1: index, %arg2: index) {
///         %0 = arith.addi %arg1, %arg0 : index
///         %1 = arith.addi %arg0, %arg0 : index
///         scf.for %arg3 = %0 to %1 step %arg2 {
///           "a.use"(%arg3) : (index) -> ()
///         }
///         return
///       }
///     }
///     "#]],
/// );
/// ```
pub fn fold_loop_range(op: ForOp, rewriter: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let mut changed = false;
    while fold_one(op, rewriter).is_ok() {
        changed = true;
    }
    check(changed)
}

fn fold_one(op: ForOp, rewriter: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let (ctx, body) = (rewriter.ctx(), rewriter.body());
    let block = rewriter.entry_block(op.region(body))?;
    let variable = *body.block_args(block).first().ok_or(NO_MATCH)?;
    let uses: SmallVec<[OpId; 2]> = body.uses(variable).map(|it| it.op).collect();
    let &[user] = &uses[..] else {
        return Err(NO_MATCH);
    };
    let is_sum = AddIOp::cast(ctx, body, user).is_some();
    check(is_sum || MulIOp::cast(ctx, body, user).is_some())?;
    let mut operands = body.operands(user);
    check(
        operands
            .all(|operand| operand == variable || !rewriter.is_defined_inside(operand, op.id())),
    )?;
    drop(operands);
    let (first, last) = (op.lower_bound(ctx, body), op.upper_bound(ctx, body));
    let step = op.step(ctx, body);
    // The operands of the loop: where it begins, where it ends, and by how much it counts.
    let bounds = [first, last, step];
    let count = if is_sum { 2 } else { 3 };
    rewriter.set_insertion_point(InsertPoint::before(rewriter.body(), op.id()));
    let folded: SmallVec<[ValueId; 3]> = bounds[..count]
        .iter()
        .map(|&bound| {
            let mut mapping = IrMapping::of_values([(variable, bound)]);
            let copy = rewriter.clone_op(user, &mut mapping);
            rewriter.results(copy)[0]
        })
        .collect();
    rewriter.modify(op.id(), |body| {
        for (at, value) in folded.into_iter().enumerate() {
            body.set_operand(op.id(), at, value);
        }
    });
    rewriter.replace_op(user, &[variable]);
    Ok(())
}
