//! Approximates the cube root, and the reciprocal square root by an AVX instruction.

use super::exponential::{INFINITY, SMALLEST_NORMAL, splat_bits};
use crate::emit::SplatBuilder;
use terrace_arith::{ArithBuilder, CmpFPredicate, ConstantOp};
use terrace_builtin::elements::float_or_splat;
use terrace_builtin::types::VectorType;
use terrace_ir::{Type, ValueId};
use terrace_math::MathBuilder;
use terrace_numeric::ApFloat;
use terrace_vector::matching::position_of;
use terrace_vector::{ExtractOp, InsertOp, ShapeCastOp};
use terrace_x86::x86vector::RsqrtOp;

/// The number of `f32` elements in an AVX register.
pub(super) const WIDTH: i64 = 8;

/// Creates the cube root. Dividing the bits by three yields an initial guess, after "Hacker's Delight", which two
/// Newton steps refine.
pub(super) fn cbrt(e: &mut ArithBuilder<'_, '_>, operands: &[ValueId]) -> ValueId {
    let operand = operands[0];
    let [two_bits, four_bits, eight_bits, first_bits] =
        [2, 4, 8, 0x2a51_37a0].map(|value| e.splat_int(Type::I32, value));
    let third = e.splat(0.333_333_34);
    let two = e.splat(2.0);
    let zero = e.splat(0.0);
    let size = e.absf(operand);
    let bits = e.bitcast(size, Type::I32);
    let quarter = e.shrsi(bits, two_bits);
    let sixteenth = e.shrsi(bits, four_bits);
    let bits = e.addi(quarter, sixteenth);
    let part = e.shrsi(bits, four_bits);
    let bits = e.addi(bits, part);
    let part = e.shrsi(bits, eight_bits);
    let bits = e.addi(bits, part);
    let bits = e.addi(bits, first_bits);
    let mut root = e.bitcast(bits, Type::F32);
    for _ in 0..2 {
        let square = e.mulf(root, root);
        let twice = e.mulf(root, two);
        let quotient = e.divf(size, square);
        let sum = e.addf(twice, quotient);
        root = e.mulf(sum, third);
    }
    let is_zero = e.cmpf(CmpFPredicate::Oeq, size, zero);
    let root = e.select(is_zero, zero, root);
    e.copysign(root, operand)
}

/// Creates the reciprocal square root. One Newton step refines the instruction's approximation if the operand is a
/// positive normal number.
pub(super) fn rsqrt(e: &mut ArithBuilder<'_, '_>, operands: &[ValueId]) -> ValueId {
    let operand = operands[0];
    let infinity = splat_bits(e, INFINITY);
    let three_halves = e.splat(1.5);
    let minus_half = e.splat(-0.5);
    let smallest = splat_bits(e, SMALLEST_NORMAL);
    let half = e.mulf(operand, minus_half);
    let is_small = e.cmpf(CmpFPredicate::Olt, operand, smallest);
    let is_infinite = e.cmpf(CmpFPredicate::Oeq, operand, infinity);
    let is_special = e.ori(is_small, is_infinite);
    let guess = eights(e, operand);
    // In this order, products neither overflow nor underflow.
    let inner = e.mulf(half, guess);
    let factor = e.fma(guess, inner, three_halves);
    let root = e.mulf(guess, factor);
    e.select(is_special, guess, root)
}

/// Creates `x86vector.avx.rsqrt` of a vector whose last dimension is a multiple of the instruction's vector length.
fn eights(e: &mut ArithBuilder<'_, '_>, operand: ValueId) -> ValueId {
    let (ctx, ty) = (e.ctx(), e.ty);
    let Some(vector) = ty.as_::<VectorType>(ctx) else {
        return operand;
    };
    if *vector.shape == [WIDTH] {
        return e.create(RsqrtOp::spec(operand));
    }
    let mut shape = vector.shape.to_vec();
    let last = shape.pop().unwrap_or(WIDTH);
    let mut source = operand;
    if last > WIDTH {
        shape.push(last / WIDTH);
    }
    let row = VectorType::fixed(ctx, &[WIDTH], Type::F32);
    let rows = VectorType::fixed(ctx, &[&shape[..], &[WIDTH]].concat(), Type::F32);
    if last > WIDTH {
        source = e.create(ShapeCastOp::spec(rows, source));
    }
    let places = 0..shape.iter().product();
    let parts: Vec<ValueId> = places
        .map(|place| {
            let position = position_of(place, &shape);
            let part = e.create(ExtractOp::spec(row, source, &[], &position));
            e.create(RsqrtOp::spec(part))
        })
        .collect();
    let zero = float_or_splat(ctx, rows, ApFloat::zero(e.kind(), false));
    let mut all = e.create(ConstantOp::spec(zero));
    for (place, part) in (0..).zip(parts) {
        all = e.create(InsertOp::spec(part, all, &[], &position_of(place, &shape)));
    }
    e.create(ShapeCastOp::spec(ty, all))
}
