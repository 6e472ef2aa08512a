//! Converts `scf.for` to `scf.while`, and `scf.parallel` to `scf.for`.

use crate::{free_between, hoist_allocations, replace_by_nest};
use terrace_arith::{AddIOp, CmpIOp, CmpIPredicate};
use terrace_ir::{Attr, InsertPoint, Loc, OpView, SmallVec, Type, ValueId};
use terrace_rewrite::{Match, NoMatch, Rewriter, require};
use terrace_scf::{ConditionOp, ForOp, ParallelOp, ReduceOp, WhileOp};

type Values = SmallVec<[ValueId; 4]>;

const NO_BODY: NoMatch = NoMatch::because("the loop has no body");

/// Replaces a loop by an `scf.while` that carries the induction variable in addition to the loop-carried values.
/// Attributes are kept. `unsignedCmp` becomes a discardable attribute without meaning.
pub fn for_to_while(op: ForOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let block = body.entry_block(view.region()).ok_or(NO_BODY)?;
    let last = body.last_op(block).ok_or(NO_BODY)?;
    let arguments: Values = body.block_args(block).into();
    let mut inits = Values::from_slice(&[view.lower_bound()]);
    inits.extend(view.init_args());
    let (upper, step) = (view.upper_bound(), view.step());
    let types: SmallVec<[Type; 4]> = inits.iter().map(|&init| body.ty(init)).collect();
    let mut locs: SmallVec<[Loc; 4]> = inits.iter().map(|&init| body.value_loc(init)).collect();
    locs[0] = body.value_loc(arguments[0]);
    let is_unsigned = view.unsigned_cmp();
    let predicate = match is_unsigned {
        true => CmpIPredicate::Ult,
        false => CmpIPredicate::Slt,
    };
    let attrs = body.attrs(op.id());
    let attrs = match is_unsigned {
        true => attrs.with_entries(ctx, &[(ctx.string("unsignedCmp"), Attr::UNIT)]),
        false => attrs,
    };

    let frees = hoist_allocations(op.id(), rw);
    if frees {
        let start = InsertPoint::start(rw.body(), block);
        free_between(start, InsertPoint::before(rw.body(), last), rw);
    }
    let mut builder = rw.builder();
    let new = builder.create(WhileOp::spec(&types, &inits));
    builder.set_attrs(new.id(), attrs);
    let (loc, view) = (builder.loc, builder.read(new));
    let [before, after] = [view.before(), view.after()].map(|region| {
        let block = builder.create_block_in(region, &[]);
        for (&ty, &loc) in types.iter().zip(&locs) {
            builder.loc = loc;
            builder.add_block_arg(block, ty);
        }
        builder.loc = loc;
        block
    });
    let outer: Values = builder.body().block_args(before).into();
    let mut condition = builder.at(InsertPoint::end(before));
    let goes_on = condition.create_value(CmpIOp::spec(predicate, outer[0], upper));
    condition.create(ConditionOp::spec(goes_on, &outer));
    let carried: Values = builder.body().block_args(after).into();
    let mut inner = builder.at(InsertPoint::end(after));
    let next = inner.create_value(AddIOp::spec(carried[0], step));
    rw.inline_block_before(block, after, None, &carried);
    let yielded = rw.body().operands(last);
    let yielded: Values = std::iter::once(next).chain(yielded).collect();
    rw.edit(last).set_operands(&yielded);
    let results: Values = rw.body().results(new.id()).skip(1).collect();
    rw.replace_op(op.id(), &results);
    Ok(())
}

/// Replaces a loop without results by nested loops.
pub fn parallel_for_to_nested_fors(op: ParallelOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let body = rw.body();
    let view = rw.read(op);
    let why = "scf.parallel with results is not converted to scf.for";
    require(body.num_results(op.id()) == 0, why)?;
    let block = body.entry_block(view.region()).ok_or(NO_BODY)?;
    let last = body.last_op(block).ok_or(NO_BODY)?;
    let why = "the body does not end with 'scf.reduce'";
    require(rw.op(last).is::<ReduceOp>(), why)?;
    let lower: Values = view.lower_bound().collect();
    let upper: Values = view.upper_bound().collect();
    let step: Values = view.step().collect();
    replace_by_nest(op.id(), (block, last), [&lower, &upper, &step], rw)
}
