//! Translates reductions of vectors.

use cranelift_codegen::ir;
use terrace_llvmir::{BinaryOp, IntPredicate};

use super::IntrinsicCall;
use crate::lanes::LaneParts;
use crate::translator::{Parts, Translator};
use crate::types::Lane;
use crate::why::{Result, said};

/// The operation that combines two lanes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Fold {
    Int(BinaryOp),
    /// An operation on floats. The first operand of the call is the start value.
    Float(BinaryOp),
    /// Selects the lane for which the predicate holds.
    IntExtreme(IntPredicate),
    /// The maximum if the first flag is set, otherwise the minimum. NaN wins if the second flag is set.
    FloatExtreme(bool, bool),
}

impl Fold {
    /// Returns the fold of `vector.reduce.NAME` and `vp.reduce.NAME`.
    pub(super) fn of_name(name: &str) -> Option<Fold> {
        Some(match name {
            "smax" => Fold::IntExtreme(IntPredicate::Sgt),
            "smin" => Fold::IntExtreme(IntPredicate::Slt),
            "umax" => Fold::IntExtreme(IntPredicate::Ugt),
            "umin" => Fold::IntExtreme(IntPredicate::Ult),
            "fmax" => Fold::FloatExtreme(true, false),
            "fmin" => Fold::FloatExtreme(false, false),
            "fmaximum" => Fold::FloatExtreme(true, true),
            "fminimum" => Fold::FloatExtreme(false, true),
            _ => match BinaryOp::from_text(name)? {
                op if op.is_float() => Fold::Float(op),
                op => Fold::Int(op),
            },
        })
    }

    /// Returns true if the lanes are floats, false if they are integers.
    pub(super) fn is_of_floats(self) -> bool {
        matches!(self, Fold::Float(_) | Fold::FloatExtreme(..))
    }
}

impl Translator<'_, '_> {
    /// Rejects integers where floats are required and the reverse, which LLVM's verifier does not check in vectors.
    pub(super) fn require(&self, call: &IntrinsicCall, lane: Lane, floats: bool) -> Result<()> {
        match (floats, lane.is_float()) {
            (true, false) => said(format!("calls {} on non-floats", call.name)),
            (false, true) => said(format!("calls {} on floats", call.name)),
            _ => Ok(()),
        }
    }

    /// Combines two lanes.
    pub(crate) fn fold(
        &mut self,
        fold: Fold,
        lane: Lane,
        a: &[ir::Value],
        b: &[ir::Value],
    ) -> Result<LaneParts> {
        match fold {
            Fold::Int(op) | Fold::Float(op) => self.binary_lane(op, lane, a, b),
            Fold::IntExtreme(predicate) => {
                let first = self.compare_lane(predicate, lane, a, b);
                Ok(LaneParts::from_slice(&self.select_parts(first, a, b)))
            }
            Fold::FloatExtreme(maximum, nan_wins) => {
                let value = self.float_extreme(lane, a[0], b[0], maximum, nan_wins);
                Ok(LaneParts::from_slice(&[value]))
            }
        }
    }
}

/// Translates a reduction, in the order of the lanes.
pub(super) fn reduce(
    this: &mut Translator<'_, '_>,
    call: &IntrinsicCall,
    fold: Fold,
) -> Result<Parts> {
    let starts = usize::from(matches!(fold, Fold::Float(_)));
    let operand = call.arg(starts)?;
    let Some(vector) = this.layout_of(operand)?.lanes() else {
        return said(format!("calls {}", call.name));
    };
    this.require(call, vector.lane, fold.is_of_floats())?;
    let parts = this.parts(operand)?;
    let mut lanes = this.unpack(vector, &parts).into_iter();
    let first = match starts {
        0 => lanes.next(),
        _ => Some(LaneParts::from_slice(&this.parts(call.arg(0)?)?)),
    };
    let Some(mut all) = first else {
        return said(format!("calls {}", call.name));
    };
    for lane in lanes {
        all = this.fold(fold, vector.lane, &all, &lane)?;
    }
    Ok(Parts::from_slice(&all))
}
