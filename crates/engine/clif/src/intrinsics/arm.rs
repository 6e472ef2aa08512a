//! Translates Arm's intrinsics that multiply narrow numbers and accumulate the products.

use cranelift_codegen::ir::{InstBuilder, types};
use terrace_llvmir::BinaryOp;

use super::IntrinsicCall;
use crate::lanes::LaneParts;
use crate::translator::{Parts, Translator};
use crate::types::{Lane, Vector};
use crate::why::{Result, Why};

type This<'a, 'w, 'm> = &'a mut Translator<'w, 'm>;

/// The sums, and the lanes of both factors.
struct Operands {
    to: Vector,
    sums: Vec<LaneParts>,
    from: Lane,
    factors: [Vec<LaneParts>; 2],
}

impl Operands {
    fn of(this: This, call: &IntrinsicCall) -> Result<Self> {
        let (to, sums) = this.lanes_in(call, 0)?;
        let (a, b) = (this.lanes_in(call, 1)?, this.lanes_in(call, 2)?);
        Ok(Operands {
            to,
            sums,
            from: a.0.lane,
            factors: [a.1, b.1],
        })
    }

    /// Extends the factors to the width of the sums.
    fn extend(&mut self, this: This, signed: [bool; 2]) {
        for (lanes, signed) in self.factors.iter_mut().zip(signed) {
            for lane in lanes {
                *lane = this.resize(self.from, self.to.lane, signed, lane);
            }
        }
    }

    /// Returns the sum at `to` plus the products of `count` lanes from the given indices on.
    fn accumulate(
        &self,
        this: This,
        to: usize,
        [a, b]: [usize; 2],
        count: usize,
    ) -> Result<LaneParts> {
        let mut sum = self.sums.get(to).cloned().ok_or(Why::Known)?;
        for at in 0..count {
            let pair = self.factors[0].get(a + at).zip(self.factors[1].get(b + at));
            let (a, b) = pair.ok_or(Why::Known)?;
            let product = this.binary_lane(BinaryOp::Mul, self.to.lane, a, b)?;
            sum = this.binary_lane(BinaryOp::Add, self.to.lane, &sum, &product)?;
        }
        Ok(sum)
    }

    /// The same for `bf16`, two lanes at a time.
    fn accumulate_bfloats(
        &self,
        this: This,
        to: usize,
        [a, b]: [usize; 2],
        count: usize,
    ) -> Result<LaneParts> {
        let mut sum = self.sums.get(to).cloned().ok_or(Why::Known)?;
        for at in (0..count).step_by(2) {
            let mut pair = |lanes: &[LaneParts], at: usize| {
                let (low, high) = lanes.get(at).zip(lanes.get(at + 1)).ok_or(Why::Known)?;
                let [low, high] =
                    [low, high].map(|lane| this.builder.ins().uextend(types::I32, lane[0]));
                let by = this.iconst(types::I32, 16);
                let high = this.builder.ins().ishl(high, by);
                Ok(this.builder.ins().bor(low, high))
            };
            let (a, b): (_, Result<_>) = (
                pair(&self.factors[0], a + at)?,
                pair(&self.factors[1], b + at),
            );
            sum[0] = this.call_for("terrace_rt_bf16_dot", types::F32, &[sum[0], a, b?]);
        }
        Ok(sum)
    }
}

/// Translates `smull` and `umull`: products of twice the width.
pub(super) fn long_product(this: This, call: &IntrinsicCall, signed: bool) -> Result<Parts> {
    let to = this.shape_of(call)?;
    let ((from, a), (_, b)) = (this.lanes_in(call, 0)?, this.lanes_in(call, 1)?);
    let mut lanes = Vec::with_capacity(to.len);
    for (a, b) in a.iter().zip(&b) {
        let [a, b] = [a, b].map(|lane| this.resize(from.lane, to.lane, signed, lane));
        lanes.push(this.binary_lane(BinaryOp::Mul, to.lane, &a, &b)?);
    }
    Ok(this.pack(to, &lanes))
}

/// Translates `sdot`, `udot` and `usdot`: four products are added to each sum.
pub(super) fn dot(this: This, call: &IntrinsicCall, signed: [bool; 2]) -> Result<Parts> {
    let mut operands = Operands::of(this, call)?;
    operands.extend(this, signed);
    let sums: Result<Vec<_>> = (0..operands.to.len)
        .map(|at| operands.accumulate(this, at, [4 * at; 2], 4))
        .collect();
    Ok(this.pack(operands.to, &sums?))
}

/// Translates `smmla`, `ummla` and `usmmla`: 2×2 sums, from two rows of eight lanes by two columns.
pub(super) fn matrix_product(this: This, call: &IntrinsicCall, signed: [bool; 2]) -> Result<Parts> {
    let mut operands = Operands::of(this, call)?;
    operands.extend(this, signed);
    let sums: Result<Vec<_>> = (0..operands.to.len)
        .map(|at| operands.accumulate(this, at, rows(at, 8), 8))
        .collect();
    Ok(this.pack(operands.to, &sums?))
}

/// Translates `bfdot`: two products are added to each sum.
pub(super) fn bfloat_dot(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let operands = Operands::of(this, call)?;
    let sums: Result<Vec<_>> = (0..operands.to.len)
        .map(|at| operands.accumulate_bfloats(this, at, [2 * at; 2], 2))
        .collect();
    Ok(this.pack(operands.to, &sums?))
}

/// Translates `bfmmla`: 2×2 sums, from two rows of four lanes by two columns.
pub(super) fn bfloat_matrix_product(this: This, call: &IntrinsicCall) -> Result<Parts> {
    let operands = Operands::of(this, call)?;
    let sums: Result<Vec<_>> = (0..operands.to.len)
        .map(|at| operands.accumulate_bfloats(this, at, rows(at, 4), 4))
        .collect();
    Ok(this.pack(operands.to, &sums?))
}

/// Returns the first lanes of the row and of the column of a sum, for rows of `length` lanes. Each matrix has four
/// sums.
fn rows(at: usize, length: usize) -> [usize; 2] {
    let matrix = 2 * length * (at / 4);
    [matrix + length * (at / 2 % 2), matrix + length * (at % 2)]
}
