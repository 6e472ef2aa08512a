//! Builds the generated functions.

use crate::math_to_funcs::blocks::Function;
use terrace_arith::CmpIPredicate::{Eq, Ne, Sle, Slt};
use terrace_arith::{
    AddIOp, AndIOp, CmpIOp, ConstantOp, DivFOp, DivSIOp, MulFOp, MulIOp, SelectOp, ShLIOp, ShRUIOp,
    SubIOp,
};
use terrace_builtin::FloatAttr;
use terrace_builtin::attrs::IntegerAttr;
use terrace_ir::{Body, Builder, Context, InsertPoint, Loc, OpView, RegionId, Type, ValueId};
use terrace_numeric::{ApFloat, ApInt, FloatKind};
use terrace_scf::{IfOp, YieldOp, build_for};

/// An integer type, and its width.
#[derive(Clone, Copy)]
pub(crate) struct Int {
    pub ty: Type,
    pub width: u32,
}

impl Int {
    fn constant(self, f: &mut Function<'_>, value: ApInt) -> ValueId {
        let value = f.ctx.attr(IntegerAttr { ty: self.ty, value });
        f.constant(value)
    }
}

/// Builds a function that raises `b`, its first parameter, to the power of the signed `p`, its second parameter.
pub(crate) fn power_of_int(ctx: &Context, loc: Loc, name: &str, int: Int) -> Body {
    let ty = int.ty;
    let mut f = Function::new(ctx, loc, name, &[ty, ty], ty);
    let (b, p) = (f.param(0), f.param(1));
    let zero = int.constant(&mut f, ApInt::zero(int.width));
    let one = int.constant(&mut f, ApInt::new(int.width, 1));
    let minus_one = int.constant(&mut f, ApInt::all_ones(int.width));
    let is_zero = f.cmp(Eq, p, zero);
    let return_one = f.block(&[]);
    let not_zero = f.block(&[]);
    f.cond_branch(is_zero, (return_one, &[]), (not_zero, &[]));
    f.go_to(return_one);
    f.ret(one);

    // Negative exponent: a base of zero divides by zero, one and minus one are their own inverses, and all other bases
    // round to zero.
    f.go_to(not_zero);
    let is_negative = f.cmp(Sle, p, zero);
    let negative = f.block(&[]);
    let inverse_of_zero = f.block(&[]);
    let base_not_zero = f.block(&[]);
    let inverse_of_one = f.block(&[]);
    let base_not_one = f.block(&[]);
    let of_minus_one = f.block(&[]);
    let odd = f.block(&[]);
    let even = f.block(&[]);
    let rounds_to_zero = f.block(&[]);
    let head = f.block(&[ty, ty, ty]);
    f.cond_branch(is_negative, (negative, &[]), (head, &[one, b, p]));
    f.go_to(negative);
    let is_base_zero = f.cmp(Eq, b, zero);
    f.cond_branch(is_base_zero, (inverse_of_zero, &[]), (base_not_zero, &[]));
    f.go_to(inverse_of_zero);
    let division = f.create(DivSIOp::spec(one, zero));
    f.ret(division);
    f.go_to(base_not_zero);
    let is_base_one = f.cmp(Eq, b, one);
    f.cond_branch(is_base_one, (inverse_of_one, &[]), (base_not_one, &[]));
    f.go_to(inverse_of_one);
    f.ret(one);
    f.go_to(base_not_one);
    let is_base_minus_one = f.cmp(Eq, b, minus_one);
    f.cond_branch(
        is_base_minus_one,
        (of_minus_one, &[]),
        (rounds_to_zero, &[]),
    );
    f.go_to(of_minus_one);
    let bit = f.create(AndIOp::spec(p, one));
    let is_odd = f.cmp(Ne, bit, zero);
    f.cond_branch(is_odd, (odd, &[]), (even, &[]));
    f.go_to(odd);
    f.ret(minus_one);
    f.go_to(even);
    f.ret(one);
    f.go_to(rounds_to_zero);
    f.ret(zero);

    // Positive exponent: square the base repeatedly, once per bit of the exponent.
    f.go_to(head);
    let (result, square, rest) = (f.param(0), f.param(1), f.param(2));
    let bit = f.create(AndIOp::spec(rest, one));
    let is_odd = f.cmp(Ne, bit, zero);
    let multiply = f.block(&[]);
    let shift = f.block(&[ty]);
    let done = f.block(&[]);
    let next = f.block(&[]);
    f.cond_branch(is_odd, (multiply, &[]), (shift, &[result]));
    f.go_to(multiply);
    let product = f.create(MulIOp::spec(result, square));
    f.branch(shift, &[product]);
    f.go_to(shift);
    let result = f.param(0);
    let rest = f.create(ShRUIOp::spec(rest, one));
    let is_last = f.cmp(Eq, rest, zero);
    f.cond_branch(is_last, (done, &[]), (next, &[]));
    f.go_to(done);
    f.ret(result);
    f.go_to(next);
    let square = f.create(MulIOp::spec(square, square));
    f.branch(head, &[result, square, rest]);
    f.finish()
}

/// Builds a function that raises a float `b` to the power of a signed integer `p`.
pub(crate) fn power_of_float(
    ctx: &Context,
    loc: Loc,
    name: &str,
    float: Type,
    kind: FloatKind,
    int: Int,
) -> Body {
    let mut f = Function::new(ctx, loc, name, &[float, int.ty], float);
    let (b, p) = (f.param(0), f.param(1));
    let one_float = f.constant(ctx.attr(FloatAttr {
        ty: float,
        value: ApFloat::one(kind),
    }));
    let zero = int.constant(&mut f, ApInt::zero(int.width));
    let one = int.constant(&mut f, ApInt::new(int.width, 1));
    let least = int.constant(&mut f, ApInt::signed_min(int.width));
    let greatest = int.constant(&mut f, ApInt::signed_max(int.width));
    let is_zero = f.cmp(Eq, p, zero);
    let return_one = f.block(&[]);
    let not_zero = f.block(&[]);
    f.cond_branch(is_zero, (return_one, &[]), (not_zero, &[]));
    f.go_to(return_one);
    f.ret(one_float);

    // Compute the power of the absolute value of the exponent. The minimum signed value has no absolute value, so it is
    // incremented first, and the result is multiplied by the base once more.
    f.go_to(not_zero);
    let is_negative = f.cmp(Sle, p, zero);
    let is_least = f.cmp(Eq, p, least);
    let negated = f.create(SubIOp::spec(zero, p));
    let abs = f.create(SelectOp::spec(is_negative, negated, p));
    let abs = f.create(SelectOp::spec(is_least, greatest, abs));
    let head = f.block(&[float, float, int.ty]);
    let multiply = f.block(&[]);
    let shift = f.block(&[float]);
    let next = f.block(&[]);
    let exit = f.block(&[float]);
    let once_more = f.block(&[]);
    let powered = f.block(&[float]);
    let invert = f.block(&[]);
    let done = f.block(&[float]);
    f.branch(head, &[one_float, b, abs]);
    f.go_to(head);
    let (result, square, rest) = (f.param(0), f.param(1), f.param(2));
    let bit = f.create(AndIOp::spec(rest, one));
    let is_odd = f.cmp(Ne, bit, zero);
    f.cond_branch(is_odd, (multiply, &[]), (shift, &[result]));
    f.go_to(multiply);
    let product = f.create(MulFOp::spec(result, square));
    f.branch(shift, &[product]);
    f.go_to(shift);
    let result = f.param(0);
    let rest = f.create(ShRUIOp::spec(rest, one));
    let is_last = f.cmp(Eq, rest, zero);
    f.cond_branch(is_last, (exit, &[result]), (next, &[]));
    f.go_to(next);
    let square = f.create(MulFOp::spec(square, square));
    f.branch(head, &[result, square, rest]);

    f.go_to(exit);
    let result = f.param(0);
    f.cond_branch(is_least, (once_more, &[]), (powered, &[result]));
    f.go_to(once_more);
    let product = f.create(MulFOp::spec(result, b));
    f.branch(powered, &[product]);
    f.go_to(powered);
    let result = f.param(0);
    f.cond_branch(is_negative, (invert, &[]), (done, &[result]));
    f.go_to(invert);
    let inverse = f.create(DivFOp::spec(one_float, result));
    f.branch(done, &[inverse]);
    f.go_to(done);
    let result = f.param(0);
    f.ret(result);
    f.finish()
}

/// Builds a function that counts leading zeros, by shifting the number left until its sign bit is set.
pub(crate) fn count_leading_zeros(ctx: &Context, loc: Loc, name: &str, int: Int) -> Body {
    let ty = int.ty;
    let mut f = Function::new(ctx, loc, name, &[ty], ty);
    let number = f.param(0);
    let width = int.constant(&mut f, ApInt::new(int.width, u64::from(int.width)));
    let zero = int.constant(&mut f, ApInt::zero(int.width));
    let is_zero = f.cmp(Eq, number, zero);
    let mut b = f.builder();
    let choice = b.create(IfOp::spec(&[ty], is_zero));
    let [if_zero, otherwise] = regions(&b, choice);
    inside(&mut b, if_zero).create(YieldOp::spec(&[width]));
    let mut e = inside(&mut b, otherwise);
    let constant = |e: &mut Builder<'_>, ty, value: ApInt| {
        let value = e.ctx.attr(IntegerAttr { ty, value });
        e.create_value(ConstantOp::spec(value))
    };
    let one_index = constant(&mut e, Type::INDEX, ApInt::new(64, 1));
    let one = constant(&mut e, ty, ApInt::new(int.width, 1));
    let bound = constant(&mut e, Type::INDEX, ApInt::new(64, u64::from(int.width)));
    let none = constant(&mut e, ty, ApInt::zero(int.width));
    let steps = build_for(&mut e, one_index, bound, one_index, &[number, none]);
    let region = e.read(steps).region();
    if let Some(block) = e.body().entry_block(region) {
        let (rest, count) = (e.body().block_args(block)[1], e.body().block_args(block)[2]);
        let mut step = e.at(InsertPoint::end(block));
        let has_sign = step.create_value(CmpIOp::spec(Slt, rest, zero));
        let choice = step.create(IfOp::spec(&[ty, ty], has_sign));
        let [stays, moves] = regions(&step, choice);
        inside(&mut step, stays).create(YieldOp::spec(&[rest, count]));
        let mut m = inside(&mut step, moves);
        let more = m.create_value(AddIOp::spec(count, one));
        let moved = m.create_value(ShLIOp::spec(rest, one));
        m.create(YieldOp::spec(&[moved, more]));
        let [rest, count] = [0, 1].map(|at| step.body().result(choice.id(), at));
        step.create(YieldOp::spec(&[rest, count]));
    }
    let count = e.body().result(steps.id(), 1);
    e.create(YieldOp::spec(&[count]));
    let count = b.body().result(choice.id(), 0);
    f.ret(count);
    f.finish()
}

/// Returns the regions of an `scf.if`.
fn regions(b: &Builder<'_>, choice: IfOp) -> [RegionId; 2] {
    [b.read(choice).then_region(), b.read(choice).else_region()]
}

/// Returns a builder at the end of a new block in a region.
fn inside<'b>(b: &'b mut Builder<'_>, region: RegionId) -> Builder<'b> {
    let mut inner = b.at(b.at);
    inner.create_block_in(region, &[]);
    inner
}
