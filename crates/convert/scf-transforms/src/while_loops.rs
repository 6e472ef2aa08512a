//! Rotates `scf.while` loops, so that the condition is first evaluated before the loop.

use terrace_ir::{InsertPoint, IrMapping, Loc, OpView, SmallVec, Type, ValueId};
use terrace_rewrite::{NoMatch, PatternSet, Rewriter, check};
use terrace_scf::{ConditionOp, WhileOp, YieldOp, build_if_else};

type Values = SmallVec<[ValueId; 4]>;

/// Adds the pattern of [`wrap_while_loop_in_zero_trip_check`]. MLIR's `populateSCFRotateWhileLoopPatterns`.
///
/// ```
/// use terrace_rewrite::PatternSet;
/// use terrace_scf_transforms::populate_scf_rotate_while_loop_patterns;
///
/// let mut patterns = PatternSet::new();
/// populate_scf_rotate_while_loop_patterns(&mut patterns);
/// assert_eq!(patterns.len(), 1);
/// ```
pub fn populate_scf_rotate_while_loop_patterns(patterns: &mut PatternSet) {
    patterns.add_fn("RotateWhileLoopPattern", |op: WhileOp, rw| {
        let new = wrap_while_loop_in_zero_trip_check(op, rw, false)?;
        // A loop that remains unchanged must not match again.
        check(new.id() != op.id())
    });
}

/// Rotates a loop into a do-while loop, nested in an `scf.if` that evaluates the condition for the first time. Returns
/// the new loop. If the second region only forwards its arguments and `force_create_check` is false, returns `op`
/// unchanged. MLIR's `wrapWhileLoopInZeroTripCheck`.
///
/// ```
/// use terrace_ir::{OpId, OpView};
/// use terrace_rewrite::IrRewriter;
/// use terrace_scf::WhileOp;
/// use terrace_scf_transforms::wrap_while_loop_in_zero_trip_check;
///
/// let ctx = terrace_testing::context(&[
///     &terrace_arith::ARITH, &terrace_func::FUNC, &terrace_scf::SCF,
/// ]);
/// let text = "func.func @f(%n: i32) -> i32 {
///   %0 = scf.while (%a = %n) : (i32) -> i32 {
///     %more = arith.cmpi slt, %a, %n : i32
///     scf.condition(%more) %a : i32
///   } do {
///   ^bb0(%b: i32):
///     %next = arith.addi %b, %b : i32
///     scf.yield %next : i32
///   }
///   return %0 : i32
/// }";
/// let mut module = terrace_testing::read(&ctx, text, &mut Default::default()).expect("valid");
/// let (_, function) = module.nested_in_order_mut().remove(0);
/// let is_loop = |op: &OpId| ctx.op_name_str(function.name(*op)) == "scf.while";
/// let op = function.walk(OpId::ROOT).find(is_loop).expect("a loop");
/// let mut rw = IrRewriter::new(&ctx, function);
/// rw.go_to(op);
/// let new = wrap_while_loop_in_zero_trip_check(WhileOp::from_id(op), &mut rw, false);
/// assert!(new.is_ok_and(|new| new.id() != op));
/// ```
pub fn wrap_while_loop_in_zero_trip_check(
    op: WhileOp,
    rw: &mut dyn Rewriter<'_>,
    force_create_check: bool,
) -> Result<WhileOp, NoMatch> {
    let body = rw.body();
    let view = rw.read(op);
    let before = rw.entry_block(view.before())?;
    let after = rw.entry_block(view.after())?;
    let condition: ConditionOp = rw.terminator(before)?;
    let last: YieldOp = rw.terminator(after)?;
    if !force_create_check && body.first_op(after) == Some(last.id()) {
        return Ok(op);
    }
    let inits: Values = view.inits().collect();
    let arguments = body.block_args(before).iter().copied();
    check(arguments.len() == inits.len())?;
    let mut mapping = IrMapping::of_values(arguments.zip(inits));
    let first: Vec<_> = body
        .ops(before)
        .filter(|&inner| inner != condition.id())
        .collect();
    let types: SmallVec<[Type; 4]> = rw.result_types(op.id());
    rw.set_insertion_point(InsertPoint::before(rw.body(), op.id()));
    for inner in first {
        rw.clone_op(inner, &mut mapping);
    }
    let (body, view) = (rw.body(), rw.read(condition));
    let goes_on = mapping.lookup_or_self(view.condition());
    let values = view.args().map(|value| mapping.lookup_or_self(value));
    let values: Values = values.collect();
    let locs: SmallVec<[Loc; 4]> = values.iter().map(|&value| body.value_loc(value)).collect();

    let mut builder = rw.builder();
    let new = builder.create(WhileOp::spec(&types, &values));
    let view = builder.read(new);
    let regions = [view.before(), view.after()];
    let loc = builder.loc;
    let [new_before, new_after] = regions.map(|region| builder.create_block_in(region, &[]));
    for (&ty, &of) in types.iter().zip(&locs) {
        builder.loc = of;
        builder.add_block_arg(new_before, ty);
        builder.loc = loc;
        builder.add_block_arg(new_after, ty);
    }
    let carried: Values = rw.body().block_args(new_before).into();
    rw.inline_block_before(after, new_before, None, &carried);
    let yielded: Values = rw.body().operands(last.id()).collect();
    rw.inline_block_before(before, new_before, None, &yielded);
    rw.erase_op(last.id());
    let handed_on: Values = rw.body().block_args(new_after).into();
    let at = InsertPoint::end(new_after);
    rw.builder_at(at).create(YieldOp::spec(&handed_on));

    let choice = build_if_else(
        rw,
        &types,
        goes_on,
        |rw| {
            let block = rw.insertion_point().block;
            rw.move_op(new.id(), block, None);
            rw.results(new.id()).to_vec()
        },
        |_| values.to_vec(),
    );
    let results = rw.results(choice.id());
    rw.replace_op(op.id(), &results);
    Ok(new)
}
