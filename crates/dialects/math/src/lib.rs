//! The math dialect: functions on integers and floats, and on vectors and tensors of them.
//!
//! # Map
//! - [`ops`]: the operations by family. [`MathBuilder`]: short methods that create operations.
//! - `fold`: folds. `c_library`: the functions that folds use.
//!
#![doc = include_str!("../README.md")]

mod builder;
mod c_library;
mod fold;
pub mod ops;

pub use builder::MathBuilder;
pub use ops::*;

use terrace_arith::ArithConstants;
use terrace_asm::AsmNames;
use terrace_interfaces::speculation::is_constant_where;
use terrace_interfaces::vector_unroll::{UnrollByResult, VectorUnrollOpInterface};
use terrace_ir::call::{DialectInlinerInterface, InlineOps};
use terrace_ir::interfaces::MaterializeConstant;
use terrace_ir::speculation::{ConditionallySpeculatable, Speculatability, always_if};
use terrace_ir::{OpRef, OpView, Registry, ValueId, dialect};
dialect! {
    /// Functions on integers and floats, and on vectors and tensors of them.
    pub static MATH = "math" {
        ops: [AbsFOp, AbsIOp, AcosOp, AcoshOp, AsinOp, AsinhOp, Atan2Op, AtanOp, AtanhOp, CbrtOp, CeilOp, ClampFOp, CopySignOp, CosOp, CoshOp, CountLeadingZerosOp, CountTrailingZerosOp, CtPopOp, ErfOp, ErfcOp, Exp2Op, ExpM1Op, ExpOp, FPowIOp, FloorOp, FmaOp, IPowIOp, IsFiniteOp, IsInfOp, IsNaNOp, IsNormalOp, Log10Op, Log1pOp, Log2Op, LogOp, PowFOp, RoundEvenOp, RoundOp, RsqrtOp, SinOp, SincosOp, SinhOp, SqrtOp, TanOp, TanhOp, TruncOp],
        loads: ["arith"],
        register: register,
    }
}

fn register(registry: &mut Registry) {
    registry.attach::<dyn AsmNames>(SincosOp::DEF, &SincosNames);
    registry.attach::<dyn ConditionallySpeculatable>(IPowIOp::DEF, &PowerSpeculation);
    registry.attach_dialect::<dyn MaterializeConstant>("math", &ArithConstants);
    registry.attach_dialect::<dyn VectorUnrollOpInterface>("math", &UnrollByResult);
    registry.attach_dialect::<dyn DialectInlinerInterface>("math", &InlineOps);
}

/// Speculation of integer powers: a negative power of zero divides by zero.
struct PowerSpeculation;

impl ConditionallySpeculatable for PowerSpeculation {
    fn speculatability(&self, op: OpRef<'_>) -> Speculatability {
        always_if(
            is_constant_where(op, 0, |base| !base.is_zero())
                || is_constant_where(op, 1, |exponent| !exponent.is_negative()),
        )
    }
}

struct SincosNames;

impl AsmNames for SincosNames {
    fn result_names(&self, op: OpRef<'_>, set: &mut dyn FnMut(ValueId, &str)) {
        for (result, name) in op.body.results(op.id).zip(["sin", "cos"]) {
            set(result, name);
        }
    }
}
