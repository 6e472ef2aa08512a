//! The affine dialect: loops, conditions and accesses whose bounds and indices are affine expressions.
//!
//! # Map
//! - [`ops`]: the operations. [`constraints`]: constraints on operands and attributes. [`asm`]: hand-written formats.
//! - [`expand_affine_map`] and others: expansion of expressions to arith operations. [`MapOperands`]: composition and
//!   canonicalization of maps with their operands.
//! - [`composed_apply`], [`composed_apply_op`], [`composed_min`], [`composed_max`]: creation of operations, composed
//!   with the definitions of their operands.
//! - [`resolve_indices_into_op_with_offsets_and_strides`]: conversion of indices into a view to indices into its
//!   source.
//! - [`normalize_memref_type`] and others: conversion to memrefs with an identity layout. The layout map is applied
//!   to indices.
//! - [`scope`]: validity of dimensions and symbols. `verify`: verifiers. `fold`: folds.
//! - `canonicalize`: patterns. `bounds`: ranges from loop bounds. `int_range`: integer ranges. `speculation`:
//!   speculatability.
//!
#![doc = include_str!("../README.md")]

pub mod asm;
mod bounds;
mod branch;
mod canonicalize;
mod compose;
pub mod constraints;
mod effects;
mod expand;
mod fold;
mod inline;
mod int_range;
mod make;
mod normalize;
pub mod ops;
pub mod scope;
mod speculation;
mod value_bounds;
mod verify;
mod view_like;

pub use compose::{MapOperands, canonical_set};
pub use expand::{Values, check_expandable, expand_affine_expr, expand_affine_map};
pub use make::{composed_apply, composed_apply_map, composed_apply_op, composed_max, composed_min};
pub use normalize::{
    AllocLikeOp, are_memref_users_normalizable, is_memref_user_normalizable, normalize_alloc,
    normalize_memref_type, normalize_reinterpret_cast, replace_all_memref_uses_with,
};
pub use ops::*;
pub use view_like::{
    resolve_indices_into_op_with_offsets_and_strides, resolve_sizes_into_op_with_sizes,
};

use terrace_arith::ArithConstants;
use terrace_ir::call::DialectInlinerInterface;
use terrace_ir::interfaces::{MaterializeConstant, PlacedOperands};
use terrace_ir::{Registry, dialect};
use terrace_rewrite::Canonicalization;

dialect! {
    /// Loops, conditions and accesses whose bounds and indices are affine expressions.
    pub static AFFINE = "affine" {
        ops: [
            AffineApplyOp, AffineDelinearizeIndexOp, AffineDmaStartOp, AffineDmaWaitOp, AffineForOp, AffineIfOp,
            AffineLinearizeIndexOp, AffineLoadOp, AffineMaxOp, AffineMinOp, AffineParallelOp, AffinePrefetchOp,
            AffineStoreOp, AffineVectorLoadOp, AffineVectorStoreOp, AffineYieldOp,
        ],
        loads: ["arith", "ub"],
        register: register,
    }
}

fn register(registry: &mut Registry) {
    registry.dialect(&terrace_arith::ARITH);
    asm::register(registry);
    branch::register(registry);
    effects::register(registry);
    int_range::register(registry);
    value_bounds::register(registry);
    speculation::register(registry);
    registry.attach_dialect::<dyn MaterializeConstant>("affine", &ArithConstants);
    registry
        .attach_dialect::<dyn Canonicalization>("affine", &canonicalize::AffineCanonicalization);
    registry.attach_dialect::<dyn DialectInlinerInterface>("affine", &inline::AffineInliner);
    registry.attach_dialect::<dyn PlacedOperands>("affine", &scope::AffineOperands);
}
