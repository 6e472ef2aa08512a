//! Specializes loops for constant bounds.

use terrace_affine::AffineMinOp;
use terrace_arith::{AndIOp, CmpIOp, CmpIPredicate, constant_index};
use terrace_ir::{IrMapping, OpId, OpView, ValueId};
use terrace_rewrite::{Match, NO_MATCH, Rewriter, check};
use terrace_scf::{ForOp, ParallelOp, build_if_else};

/// Specializes a loop whose upper bound is an `affine.min` with constant operands. If the bound equals the smallest
/// constant at run time, a loop with the constant bound runs, else the original loop. The transformation of
/// `scf-for-loop-specialization`.
///
/// # Errors
///
/// Returns an error and changes nothing if the bound is not such an `affine.min`, or if the loop has results. MLIR does
/// not specialize loops with results either.
///
/// ```
/// use terrace_ir::{OpId, OpRef, OpView};
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
///                 if let Some(op) = OpRef::new(ctx, function, op).cast::<ForOp>() {
///                     let mut rw = IrRewriter::new(ctx, function);
///                     rw.go_to(op.id());
///                     specialize_for_loop(op, &mut rw).expect("a loop of that form");
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
pub fn specialize_for_loop(op: ForOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let bound = rw.read(op).upper_bound();
    specialize(op.id(), &[bound], rw)
}

/// Like [`specialize_for_loop`], for all dimensions of a loop at once. The transformation of
/// `scf-parallel-loop-specialization`.
///
/// # Errors
///
/// Returns an error under the conditions of [`specialize_for_loop`].
///
/// ```
/// use terrace_ir::{Diagnostics, OpId, OpRef, OpView};
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
/// let op = ops.find_map(|op| OpRef::new(&ctx, &module, op).cast::<ParallelOp>()).expect("a loop");
/// drop(ops);
/// let mut rw = IrRewriter::new(&ctx, &mut module);
/// rw.go_to(op.id());
/// specialize_parallel_loop(op, &mut rw).expect("a loop of that form");
/// let names: Vec<_> = module.walk(OpId::ROOT).map(|op| ctx.op_name_str(module.name(op))).collect();
/// let loops = names.iter().filter(|&&name| name == "scf.parallel");
/// assert_eq!(loops.count(), 2);
/// assert!(names.contains(&"scf.if"), "{names:?}");
/// ```
pub fn specialize_parallel_loop(op: ParallelOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let bounds = rw.read(op).upper_bound();
    let bounds: Vec<ValueId> = bounds.collect();
    specialize(op.id(), &bounds, rw)
}

fn specialize(op: OpId, bounds: &[ValueId], rw: &mut dyn Rewriter<'_>) -> Match {
    check(rw.results(op).is_empty())?;
    let mut known = Vec::new();
    for &bound in bounds {
        let min = rw.defined_by::<AffineMinOp>(bound)?;
        let map = rw.read(min).map();
        let numbers = map.results.iter().filter_map(|result| result.as_constant());
        known.push((bound, numbers.min().ok_or(NO_MATCH)?));
    }
    let mut mapping = IrMapping::new();
    let mut condition = None;
    for (bound, number) in known {
        let number = constant_index(&mut rw.builder(), number);
        let holds = rw.create_value(CmpIOp::spec(CmpIPredicate::Eq, bound, number));
        condition = Some(match condition {
            Some(others) => rw.create_value(AndIOp::spec(others, holds)),
            None => holds,
        });
        mapping.map(bound, number);
    }
    let condition = condition.ok_or(NO_MATCH)?;
    build_if_else(
        rw,
        &[],
        condition,
        |rw| {
            rw.clone_op(op, &mut mapping);
            Vec::new()
        },
        |rw| {
            rw.clone_op(op, &mut IrMapping::new());
            Vec::new()
        },
    );
    rw.erase_op(op);
    Ok(())
}
