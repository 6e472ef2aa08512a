//! The arm_sve dialect: operations on scalable vectors that are SVE instructions.
//!
//! # Map
//! - [`ops`]: the operations on MLIR vectors. [`intrinsics`]: the calls of LLVM's intrinsics to which they are
//!   lowered.
//! - [`constraints`]: constraints on vectors. `verify`: inferred types, and verifiers beyond the constraints.

pub mod constraints;
pub mod intrinsics;
pub mod ops;
mod verify;

pub use intrinsics::*;
pub use ops::*;

use terrace_asm::AsmNames;
use terrace_ir::{OpRef, OpView, Registry, ValueId, dialect};

dialect! {
    /// Operations on scalable vectors that are SVE instructions.
    pub static ARM_SVE = "arm_sve" {
        ops: [
            BfmmlaOp, ConvertFromSvboolIntrOp, ConvertFromSvboolOp, ConvertToSvboolIntrOp, ConvertToSvboolOp,
            DupQLaneIntrOp, DupQLaneOp, PselIntrOp, PselOp, ScalableMaskedAddFIntrOp, ScalableMaskedAddFOp,
            ScalableMaskedAddIIntrOp, ScalableMaskedAddIOp, ScalableMaskedDivFIntrOp, ScalableMaskedDivFOp,
            ScalableMaskedMulFIntrOp, ScalableMaskedMulFOp, ScalableMaskedMulIIntrOp, ScalableMaskedMulIOp,
            ScalableMaskedSDivIIntrOp, ScalableMaskedSDivIOp, ScalableMaskedSubFIntrOp, ScalableMaskedSubFOp,
            ScalableMaskedSubIIntrOp, ScalableMaskedSubIOp, ScalableMaskedUDivIIntrOp, ScalableMaskedUDivIOp,
            SdotIntrOp, SdotOp, SmmlaIntrOp, SmmlaOp, UdotIntrOp, UdotOp, UmmlaIntrOp, UmmlaOp, UsmmlaIntrOp,
            UsmmlaOp, WhileLTIntrOp, ZipX2IntrOp, ZipX2Op, ZipX4IntrOp, ZipX4Op,
        ],
        loads: ["vector"],
        register: register,
    }
}

fn register(registry: &mut Registry) {
    registry.attach::<dyn AsmNames>(ZipX2Op::DEF, &ZipNames);
    registry.attach::<dyn AsmNames>(ZipX4Op::DEF, &ZipNames);
}

struct ZipNames;

impl AsmNames for ZipNames {
    fn result_names(&self, op: OpRef<'_>, set: &mut dyn FnMut(ValueId, &str)) {
        let names = ["resultV1", "resultV2", "resultV3", "resultV4"];
        for (result, name) in op.body.results(op.id).zip(names) {
            set(result, name);
        }
    }
}
