//! The x86vector dialect: vector operations that are AVX, AVX-512 and AVX-NE-CONVERT instructions.
//!
//! # Map
//! - [`ops`]: the operations. [`constraints`]: constraints on vectors. `verify`: verifiers beyond the constraints.

pub mod constraints;
pub mod ops;
mod verify;

pub use ops::*;

use terrace_asm::AsmNames;
use terrace_ir::{OpRef, OpView, Registry, ValueId, dialect};

dialect! {
    /// Vector operations that are AVX, AVX-512 and AVX-NE-CONVERT instructions.
    pub static X86VECTOR = "x86vector" {
        ops: [
            BcstToPackedF32Op, CvtPackedEvenIndexedToF32Op, CvtPackedF32ToBF16Op, CvtPackedOddIndexedToF32Op,
            DotBF16Op, DotInt8Op, DotOp, MaskCompressOp, MaskRndScaleOp, MaskScaleFOp, RsqrtOp, Vp2IntersectOp,
        ],
        register: register,
    }
}

fn register(registry: &mut Registry) {
    registry.attach::<dyn AsmNames>(Vp2IntersectOp::DEF, &Vp2IntersectNames);
}

struct Vp2IntersectNames;

impl AsmNames for Vp2IntersectNames {
    fn result_names(&self, op: OpRef<'_>, set: &mut dyn FnMut(ValueId, &str)) {
        for (result, name) in op.body.results(op.id).zip(["k1", "k2"]) {
            set(result, name);
        }
    }
}
