//! Uplifts counting `scf.while` loops to `scf.for`.

use crate::range::int;
use terrace_arith::enums::IntegerOverflowFlags;
use terrace_arith::{AddIOp, CmpIOp, CmpIPredicate, ConstantOp, DivUIOp, MulIOp, SelectOp, SubIOp};
use terrace_builtin::elements::int_or_splat;
use terrace_ir::{InsertPoint, OpView, SmallVec, ValueId};
use terrace_rewrite::{NO_MATCH, NoMatch, PatternSet, Rewriter, check, require};
use terrace_scf::{ConditionOp, ForOp, WhileOp, YieldOp, build_for};

type Values = SmallVec<[ValueId; 4]>;

/// Adds the pattern of [`uplift_while_to_for_loop`]. MLIR's `populateUpliftWhileToForPatterns`.
///
/// ```
/// use terrace_rewrite::PatternSet;
/// use terrace_scf_transforms::populate_uplift_while_to_for_patterns;
///
/// let mut patterns = PatternSet::new();
/// populate_uplift_while_to_for_patterns(&mut patterns);
/// assert_eq!(patterns.len(), 1);
/// ```
pub fn populate_uplift_while_to_for_patterns(patterns: &mut PatternSet) {
    patterns.add_fn("UpliftWhileOp", |op: WhileOp, rw| {
        uplift_while_to_for_loop(op, rw).map(|_| ())
    });
}

/// Replaces a loop by an `scf.for` if each iteration adds a constant step to a value, and the loop continues while the
/// value is less than a bound. MLIR's `upliftWhileToForLoop`.
///
/// # Errors
///
/// Returns an error and changes nothing if the loop does not match, if the step is not known to be positive, or if the
/// step is greater than 1 and the sum may wrap.
///
/// ```
/// use terrace_ir::{OpId, OpView};
/// use terrace_rewrite::IrRewriter;
/// use terrace_scf::WhileOp;
/// use terrace_scf_transforms::uplift_while_to_for_loop;
///
/// let ctx = terrace_testing::context(&[
///     &terrace_arith::ARITH, &terrace_func::FUNC, &terrace_scf::SCF,
/// ]);
/// let text = "func.func @f(%first: index, %end: index) -> index {
///   %step = arith.constant 2 : index
///   %0 = scf.while (%a = %first) : (index) -> index {
///     %more = arith.cmpi slt, %a, %end : index
///     scf.condition(%more) %a : index
///   } do {
///   ^bb0(%b: index):
///     %next = arith.addi %b, %step overflow<nsw> : index
///     scf.yield %next : index
///   }
///   return %0 : index
/// }";
/// let mut module = terrace_testing::read(&ctx, text, &mut Default::default()).expect("valid");
/// let (_, function) = module.nested_in_order_mut().remove(0);
/// let is_loop = |op: &OpId| ctx.op_name_str(function.name(*op)) == "scf.while";
/// let op = function.walk(OpId::ROOT).find(is_loop).expect("a loop");
/// let mut rw = IrRewriter::new(&ctx, function);
/// rw.go_to(op);
/// assert!(uplift_while_to_for_loop(WhileOp::from_id(op), &mut rw).is_ok());
/// ```
pub fn uplift_while_to_for_loop(op: WhileOp, rw: &mut dyn Rewriter<'_>) -> Result<ForOp, NoMatch> {
    let body = rw.body();
    let view = rw.read(op);
    let before = rw.entry_block(view.before())?;
    let after = rw.entry_block(view.after())?;
    let condition = rw.read(rw.terminator::<ConditionOp>(before)?);
    let last: YieldOp = rw.terminator(after)?;
    let single = NoMatch::because("Loop body must have single op");
    check(body.ops(before).count() == 2).map_err(|_| single)?;
    let compare = condition.condition();
    let is_outside = |value| !rw.is_defined_inside(value, op.id());
    let only = NoMatch::because("Loop body must have single cmp op");
    let cmp = view.defined_by::<CmpIOp>(compare).ok_or(only)?;
    check(!is_outside(compare) && body.uses(compare).nth(1).is_none())?;
    let inputs: Values = body.block_args(before).into();
    let handed_on: Values = condition.args().collect();
    require(inputs == handed_on, "Invalid args order")?;
    let (lhs, rhs) = (cmp.lhs(), cmp.rhs());
    let (induction_var, upper) = match cmp.predicate() {
        CmpIPredicate::Slt => (lhs, rhs),
        CmpIPredicate::Sgt => (rhs, lhs),
        _ => return Err("Expected 'slt' or 'sgt' predicate".into()),
    };
    let at = inputs.iter().position(|&input| input == induction_var);
    let at = at.ok_or("Unrecognized cmp form")?;
    check(is_outside(upper) && body.uses(induction_var).count() == 2)?;
    let next = body.operands(last.id()).nth(at).ok_or(NO_MATCH)?;
    let var = *body.block_args(after).get(at).ok_or(NO_MATCH)?;
    let sum = view.defined_by::<AddIOp>(next);
    let sum = sum.ok_or("Didn't found suitable 'addi' op")?;
    let step = match (sum.lhs(), sum.rhs()) {
        (lhs, step) if lhs == var => step,
        (step, rhs) if rhs == var => step,
        _ => return Err("Invalid 'addi' form".into()),
    };
    check(is_outside(step))?;
    // With another step the loop might not terminate, because the step could be zero or negative, or the sum could
    // wrap. Upstream accepts any step.
    let goes_up = int(rw, step).is_some_and(|step| {
        let never_wraps = sum.overflow_flags().contains(IntegerOverflowFlags::NSW);
        step.is_one() || never_wraps && !step.is_zero() && !step.is_negative()
    });
    require(
        goes_up,
        "the step is not known to be positive, or the sum may wrap",
    )?;
    let mut inits: Values = view.inits().collect();
    check(inits.len() == inputs.len() && body.num_operands(last.id()) == inputs.len())?;
    let lower = inits.remove(at);

    let new = build_for(&mut rw.builder(), lower, upper, step, &inits);
    let block = rw.entry_block(rw.read(new).region())?;
    let mut arguments: Values = rw.body().block_args(block).into();
    let var = arguments.remove(0);
    arguments.insert(at, var);
    // If no values are loop-carried, the block is created with a terminator.
    if let Some(end) = rw.body().last_op(block) {
        rw.erase_op(end);
    }
    rw.inline_block_before(after, block, None, &arguments);
    let mut yielded: Values = rw.body().operands(last.id()).collect();
    yielded.remove(at);
    let (place, loc) = (rw.insertion_point(), rw.loc());
    let last_loc = rw.body().loc(last.id());
    rw.set_place(InsertPoint::before(rw.body(), last.id()), last_loc);
    rw.replace_op_with(last.id(), YieldOp::spec(&yielded));
    rw.set_place(place, loc);

    // The value of the induction variable after the loop is the first number that is not less than the bound. MLIR uses
    // the last number that is less.
    let ty = rw.body().ty(step);
    let one = int_or_splat(rw.ctx(), ty, 1);
    let one = rw.create_value(ConstantOp::spec(one));
    let runs = rw.create_value(CmpIOp::spec(CmpIPredicate::Slt, lower, upper));
    let length = rw.create_value(SubIOp::spec(upper, lower));
    let before_end = rw.create_value(SubIOp::spec(length, one));
    let full_steps = rw.create_value(DivUIOp::spec(before_end, step));
    let steps = rw.create_value(AddIOp::spec(full_steps, one));
    let by = rw.create_value(MulIOp::spec(steps, step));
    let end = rw.create_value(AddIOp::spec(lower, by));
    let value = rw.create_value(SelectOp::spec(runs, end, lower));
    let mut results: Values = rw.body().results(new.id()).collect();
    results.insert(at, value);
    rw.replace_op(op.id(), &results);
    Ok(new)
}
