//! The func dialect: functions and calls.
//!
//! # Map
//! - [`ops`]: the operations. `verify`: verifiers and symbol uses. `fold`: folds. `inline`: call and inliner
//!   interfaces. `asm`: hand-written formats.
//! - `canonicalize`: canonicalization patterns. [`conversions`]: type conversion of functions, calls and returns.
//!
#![doc = include_str!("../README.md")]

mod asm;
mod canonicalize;
pub mod conversions;
mod fold;
mod inline;
pub mod ops;
mod verify;

pub use ops::*;

use terrace_builtin::{FunctionType, SymbolRefAttr};
use terrace_ir::call::DialectInlinerInterface;
use terrace_ir::interfaces::{FunctionOpInterface, MaterializeConstant};
use terrace_ir::{Attr, Builder, OpRef, Registry, Type, ValueId, dialect};
use terrace_rewrite::Canonicalization;

dialect! {
    /// Functions and calls.
    pub static FUNC = "func" {
        ops: [CallIndirectOp, CallOp, ConstantOp, FuncOp, ReturnOp],
        loads: ["cf"],
        register: register,
    }
}

fn register(registry: &mut Registry) {
    asm::register(registry);
    registry.attach_dialect::<dyn MaterializeConstant>("func", &FuncConstants);
    registry.attach_dialect::<dyn DialectInlinerInterface>("func", &inline::FuncInliner);
    registry.attach_dialect::<dyn Canonicalization>("func", &canonicalize::FuncCanonicalization);
}

impl FunctionOpInterface for FuncOp {
    fn arguments<'c>(&self, op: OpRef<'c>) -> &'c [Type] {
        FuncOp::signature(op).map_or(&[], |ty| &ty.inputs)
    }

    fn results<'c>(&self, op: OpRef<'c>) -> &'c [Type] {
        FuncOp::signature(op).map_or(&[], |ty| &ty.results)
    }
}

struct FuncConstants;

impl MaterializeConstant for FuncConstants {
    fn materialize(&self, builder: &mut Builder<'_>, value: Attr, ty: Type) -> Option<ValueId> {
        let symbol = value.as_::<SymbolRefAttr>(builder.ctx)?;
        if !symbol.nested.is_empty() || !ty.is::<FunctionType>(builder.ctx) {
            return None;
        }
        Some(builder.create_value(ConstantOp::spec(ty, symbol)))
    }
}
