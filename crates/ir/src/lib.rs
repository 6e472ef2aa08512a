//! Defines the IR: [`Context`], [`Body`], [`OpDef`], interfaces, symbol tables, dominance, the verifier and the
//! builder.
//!
//! # Map
//! - [`id`]: the `u32` handles. [`interner`]: append-only uniquing of types and attributes, the one place with locks.
//! - [`context`]: the shared [`Context`]. [`registry`]: the [`Registry`] that a context is built from. [`optable`]:
//!   tables by operation.
//! - [`types`], [`attrs`]: types and attributes, constraints, and the few attributes the IR itself needs.
//! - [`elements`]: the types and attributes nested in types and attributes.
//! - [`prop`]: properties as Rust values.
//! - [`opdef`]: the static description of an operation, and fold results. `#[op]` (crate `terrace-macros`) generates
//!   one.
//! - [`body`]: the tables of one isolated-from-above operation, and their editing. [`walk`]: traversal orders.
//! - [`builder`]: creation of operations. [`ssa`]: SSA construction for variables. [`infer`]: inference of result
//!   types. [`view`]: typed views.
//! - [`interfaces`], [`call`], [`loops`], [`effects`], [`speculation`], [`region_branch`]: the interfaces that the IR
//!   itself queries or that builtin has models of. `terrace-interfaces` has the others.
//! - [`mod@print`]: the interface that a printer of IR implements. [`tree`]: addresses of operations in nested bodies.
//! - [`symbol`], [`symbol_tables`], [`symbol_uses`], [`dominance`], [`mod@verify`].
//!
//! *Architecture Invariant:* no dialect, no text, no I/O.
//! *Architecture Invariant:* a [`Context`] owns no IR. A [`Body`] borrows nothing and holds no lock: `&mut Body` on
//! several threads is sound, because operands never cross the body of an isolated operation.
//!
#![doc = include_str!("../README.md")]

#[cfg(debug_assertions)]
mod attachments;
pub mod attrs;
pub mod body;
pub mod builder;
pub mod call;
pub mod context;
pub mod dominance;
pub mod effects;
pub mod elements;
mod fold_result;
pub mod id;
pub mod infer;
pub mod interfaces;
pub mod interner;
pub mod kind_doc;
mod kinds;
pub mod loops;
mod models;
mod names;
pub mod opdef;
pub mod optable;
pub mod outer_symbols;
mod panic_note;
pub mod parallel;
pub mod print;
pub mod prop;
pub mod region_branch;
pub mod registry;
pub mod resources;
pub mod rewrite;
mod rows;
mod slots;
pub mod speculation;
pub mod ssa;
pub mod stack;
pub mod symbol;
pub mod symbol_tables;
pub mod symbol_uses;
mod sync {
    //! The locks of [`interner`](crate::interner). `tests/interleavings.rs` replaces them by those of a model checker.
    pub(crate) use std::sync::{Mutex, MutexGuard};
}
pub mod tree;
pub mod types;
pub mod verify;
pub mod view;
pub mod walk;

pub use attrs::{
    AttrClass, AttrConstraint, AttrKind, AttrSyntax, CallSiteLoc, DenseI32Array, DictionaryAttr,
    EnumAttr, EnumDef, StringAttr, SymbolRefAttr, UnitAttr, message_text,
};
pub use body::{
    BlockData, Body, Change, IrMapping, OpData, OpEdit, OpHead, OpRow, OpSpec, OperandData, Remap,
    Use, ValueData, ValueDefinition,
};
pub use builder::{Builder, InsertPoint, OpBuilder};
pub use context::{Context, ContextId};
pub use dominance::Dominance;
pub use elements::{Element, Elements};
pub use id::{Attr, BlockId, OpId, OpName, OperandId, RegionId, SuccId, Type, ValueId};
pub use infer::GroupTypes;
pub use names::dialect_namespace;
pub use opdef::{
    Arity, AttachModel, FoldFn, FoldResult, IntrinsicDef, OpDef, PropDef, RegionDef, SuccDef,
    TraitDef, Traits, TypeEq, ValueDef, ValueDefs, ValueRef,
};
pub use optable::OpTable;
pub use outer_symbols::{OuterSymbol, OuterSymbols};
pub use panic_note::{PanicNote, begin_nested_calls, innermost_panic_place, panic_place};
pub use prop::{PropType, PropValue};
pub use registry::{DialectDef, Registry};
pub use smallvec::{SmallVec, smallvec};
pub use ssa::{SsaBuilder, Variable};
pub use symbol::{FunctionSymbol, SymbolScope, SymbolTable, Visibility};
pub use symbol_tables::SymbolTables;
pub use terrace_diag::{Diagnostics, Failed, Loc, SourceText};
pub use tree::{Bodies, BodyId, BodyTree, Place};
pub use types::{ParsedKind, TypeClass, TypeConstraint, TypeKind};
pub use verify::{Reporter, verify, verify_on};
pub use view::{OpArgs, OpRef, OpView, OperandGroups, OperandValues, StubRef, parts_of};
