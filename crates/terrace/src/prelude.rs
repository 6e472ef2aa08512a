//! The names that most programs use, for `use terrace::prelude::*;`.
//!
//! Operations are in the modules of their dialects: [`crate::arith`], [`crate::func`], [`crate::scf`] and so on.

pub use crate::asm::{AsmTables, ParseOptions, PrintOptions, print, render_all};
pub use crate::builtin::ModuleOp;
pub use crate::builtin::attrs::AttrBuilder;
pub use crate::builtin::types::{
    ComplexType, DYNAMIC, FloatType, FunctionType, IntegerType, MemRefType, VectorType,
};
pub use crate::func::FuncOp;
pub use crate::ir::{
    Attr, BlockId, Body, Builder, Context, Diagnostics, Failed, InsertPoint, Loc, OpBuilder, OpId,
    OpRef, OpView, RegionId, Registry, SsaBuilder, SymbolRefAttr, Type, ValueId, Variable, dialect,
    verify,
};
#[cfg(feature = "run")]
pub use crate::jit::{Jit, args};
pub use crate::pass::{PassDef, PassManager, PassRegistry, parse_pipeline};
pub use crate::rewrite::{Match, NO_MATCH, NoMatch, Rewriter};
pub use crate::{
    CompileError, Compiled, Compiler, compile, context, dialect_attr, dialect_enum, dialect_type,
    op, read,
};
