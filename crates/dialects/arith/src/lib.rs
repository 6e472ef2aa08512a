//! The arith dialect: integer and float arithmetic on scalars, vectors and tensors.
//!
//! # Map
//! - [`enums`]: predicates, flags, rounding modes. [`ops`]: the operations by family. [`ArithBuilder`]: short methods
//!   that create operations.
//! - `verify`: verifiers. `fold`: folds. `asm`: hand-written formats. `constants`: creation of constants.
//!   `canonicalize`: patterns. `int_range`: integer ranges of results.
//!
#![doc = include_str!("../README.md")]

mod asm;
mod builder;
mod canonicalize;
mod constants;
pub mod enums;
mod fold;
mod int_range;
pub mod ops;
mod poison;
mod value_bounds;
mod verify;

pub use builder::ArithBuilder;
use canonicalize::ArithCanonicalization;
pub use constants::{
    ArithConstants, constant_index, index_product, is_constant, value_or_constant_index,
};
pub use enums::{AtomicRMWKind, CmpFPredicate, CmpIPredicate, RoundingMode};
pub use fold::{fold_float_pairs, fold_floats, fold_int_pairs, fold_ints};
pub use ops::*;
pub use poison::may_be_poison;

use terrace_interfaces::speculation::Division;
use terrace_interfaces::vector_unroll::{UnrollByResult, VectorUnrollOpInterface};
use terrace_ir::OpView;
use terrace_ir::call::{DialectInlinerInterface, InlineOps};
use terrace_ir::interfaces::MaterializeConstant;
use terrace_ir::speculation::ConditionallySpeculatable;
use terrace_ir::{Registry, dialect};
use terrace_rewrite::Canonicalization;

dialect! {
    /// Integer and float arithmetic on scalars, vectors and tensors.
    pub static ARITH = "arith" {
        ops: [
            AddFOp, AddIOp, AddUIExtendedOp, AndIOp, BitcastOp, CeilDivSIOp, CeilDivUIOp, CmpFOp, CmpIOp, ConstantOp,
            DivFOp, DivSIOp, DivUIOp, ExtFOp, ExtSIOp, ExtUIOp, FPToSIOp, FPToUIOp, FloorDivSIOp, IndexCastOp,
            IndexCastUIOp, MaxNumFOp, MaxSIOp, MaxUIOp, MaximumFOp, MinNumFOp, MinSIOp, MinUIOp, MinimumFOp, MulFOp,
            MulIOp, MulSIExtendedOp, MulUIExtendedOp, NegFOp, OrIOp, RemFOp, RemSIOp, RemUIOp, SIToFPOp,
            ScalingExtFOp, ScalingTruncFOp, SelectOp, ShLIOp, ShRSIOp, ShRUIOp, SubFOp, SubIOp, TruncFOp, TruncIOp,
            UIToFPOp, XOrIOp,
        ],
        register: register,
    }
}

fn register(registry: &mut Registry) {
    asm::register(registry);
    int_range::register(registry);
    value_bounds::register(registry);
    verify::register(registry);
    registry.attach_dialect::<dyn MaterializeConstant>("arith", &ArithConstants);
    registry.attach_dialect::<dyn VectorUnrollOpInterface>("arith", &UnrollByResult);
    registry.attach_dialect::<dyn Canonicalization>("arith", &ArithCanonicalization);
    for def in [DivUIOp::DEF, CeilDivUIOp::DEF, RemUIOp::DEF] {
        registry.attach::<dyn ConditionallySpeculatable>(def, &Division { signed: false });
    }
    for def in [
        DivSIOp::DEF,
        CeilDivSIOp::DEF,
        FloorDivSIOp::DEF,
        RemSIOp::DEF,
    ] {
        registry.attach::<dyn ConditionallySpeculatable>(def, &Division { signed: true });
    }
    registry.attach_dialect::<dyn DialectInlinerInterface>("arith", &InlineOps);
}
