//! The index dialect: arithmetic on `index`, whose width the lowering chooses.
//!
//! # Map
//! - [`ops`]: the operations. [`predicate`]: predicates of `index.cmp`. `asm`: hand-written formats. `verify`: casts.
//! - `fold`: folds. `canonicalize`: canonicalization patterns. `int_range`: integer ranges of results.
//!
#![doc = include_str!("../README.md")]

mod asm;
mod canonicalize;
mod fold;
mod int_range;
pub mod ops;
pub mod predicate;
mod verify;

pub use ops::*;
pub use predicate::IndexCmpPredicateAttr;

use terrace_builtin::IntegerAttr;
use terrace_builtin::attrs::bool_value;
use terrace_ir::call::{DialectInlinerInterface, InlineOps};
use terrace_ir::interfaces::{CastOpInterface, MaterializeConstant};
use terrace_ir::{Attr, Builder, OpView, Registry, Type, ValueId, dialect};
use terrace_rewrite::Canonicalization;

dialect! {
    /// Arithmetic on `index`, whose width the lowering chooses.
    pub static INDEX = "index" {
        ops: [
            AddOp, AndOp, BoolConstantOp, CastSOp, CastUOp, CeilDivSOp, CeilDivUOp, CmpOp, ConstantOp, DivSOp, DivUOp,
            FloorDivSOp, MaxSOp, MaxUOp, MinSOp, MinUOp, MulOp, OrOp, RemSOp, RemUOp, ShlOp, ShrSOp, ShrUOp, SizeOfOp,
            SubOp, XOrOp,
        ],
        register: register,
    }
}

fn register(registry: &mut Registry) {
    asm::register(registry);
    int_range::register(registry);
    registry.attach::<dyn CastOpInterface>(CastSOp::DEF, &verify::Cast);
    registry.attach::<dyn CastOpInterface>(CastUOp::DEF, &verify::Cast);
    registry.attach_dialect::<dyn MaterializeConstant>("index", &IndexConstants);
    registry.attach_dialect::<dyn DialectInlinerInterface>("index", &InlineOps);
    registry.attach_dialect::<dyn Canonicalization>("index", &canonicalize::IndexCanonicalization);
}

/// Materializes `index.constant` and `index.bool.constant`.
pub struct IndexConstants;

impl MaterializeConstant for IndexConstants {
    fn materialize(&self, builder: &mut Builder<'_>, value: Attr, ty: Type) -> Option<ValueId> {
        let is = |want: Type| {
            ty == want
                && value.is::<IntegerAttr>(builder.ctx)
                && value.ty(builder.ctx) == Some(want)
        };
        if is(Type::I1) {
            let value = bool_value(builder.ctx, value)?;
            Some(builder.create_value(BoolConstantOp::spec(value)))
        } else if is(Type::INDEX) {
            Some(builder.create_value(ConstantOp::spec(value)))
        } else {
            None
        }
    }
}
