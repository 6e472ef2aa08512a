//! Lowers `scf.parallel` and `scf.forall`.

use terrace_ir::{BlockId, InsertPoint, OpId, OpView, SmallVec, ValueId};
use terrace_rewrite::{Match, NoMatch, Rewriter};
use terrace_scf::{ForallOp, ParallelOp, ReduceOp, ReduceReturnOp, YieldOp, build_for};
use terrace_scf_transforms::forall_to_parallel_loop;

type Values = SmallVec<[ValueId; 4]>;

/// Lowers `scf.forall` through `scf.parallel`.
pub(crate) fn forall(op: ForallOp, rw: &mut dyn Rewriter<'_>) -> Match {
    forall_to_parallel_loop(op, rw).map(|_| ())
}

/// The region of a reduction.
struct Reduction {
    block: BlockId,
    terminator: OpId,
    /// The value that an iteration contributes.
    operand: ValueId,
}

/// Lowers `scf.parallel` to one `scf.for` per dimension, outermost first. Reductions become loop-carried values.
pub(crate) fn parallel(op: ParallelOp, rw: &mut dyn Rewriter<'_>) -> Match {
    const NO_BODY: NoMatch = NoMatch::because("a region has no block");
    let body = rw.body();
    let view = rw.read(op);
    let block = body.entry_block(view.region()).ok_or(NO_BODY)?;
    let reduce = body.last_op(block);
    let reduce = reduce.and_then(|last| rw.op(last).as_::<ReduceOp>());
    let reduce = reduce.ok_or("the body does not end with 'scf.reduce'")?;
    let reductions = reduce.reductions().zip(reduce.operands());
    let reductions = reductions
        .map(|(region, operand)| {
            let block = body.entry_block(region)?;
            let terminator = body.last_op(block)?;
            Some(Reduction {
                block,
                terminator,
                operand,
            })
        })
        .collect::<Option<SmallVec<[Reduction; 2]>>>()
        .ok_or(NO_BODY)?;
    let reduce = reduce.id;
    let lower: Values = view.lower_bound().collect();
    let upper: Values = view.upper_bound().collect();
    let steps: Values = view.step().collect();
    let mut carried: Values = view.init_vals().collect();

    let (mut ivs, mut results) = (Values::new(), carried.clone());
    for (at, ((&lower, &upper), &step)) in lower.iter().zip(&upper).zip(&steps).enumerate() {
        let inner = build_for(&mut rw.builder(), lower, upper, step, &carried);
        let (body, inner) = (rw.body(), rw.read(inner));
        let made: Values = inner.results().collect();
        let inner_block = body.entry_block(inner.region());
        let inner_block = inner_block.expect("invariant: the loop was made with a block");
        let arguments: Values = body.block_args(inner_block).into();
        ivs.push(arguments[0]);
        carried = arguments[1..].into();
        if at == 0 {
            results = made;
        } else if !made.is_empty() {
            let end = InsertPoint::end(rw.insertion_point().block);
            rw.set_insertion_point(end);
            rw.create(YieldOp::spec(&made));
        }
        rw.set_insertion_point(InsertPoint::start(rw.body(), inner_block));
    }

    let mut yielded = Values::new();
    for (reduction, &argument) in reductions.iter().zip(&carried) {
        let end = rw.read(ReduceReturnOp::from_id(reduction.terminator));
        yielded.push(end.result());
        rw.erase_op(reduction.terminator);
        let arguments = [argument, reduction.operand];
        rw.inline_block_before(reduction.block, block, Some(reduce), &arguments);
    }
    rw.erase_op(reduce);

    let innermost = rw.insertion_point().block;
    let last = rw.body().last_op(innermost);
    rw.inline_block_before(block, innermost, last, &ivs);
    if !yielded.is_empty() {
        rw.set_insertion_point(InsertPoint::end(innermost));
        rw.create(YieldOp::spec(&yielded));
    }
    rw.replace_op(op.id(), &results);
    Ok(())
}
