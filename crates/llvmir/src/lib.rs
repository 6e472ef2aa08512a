//! Builds, rewrites, verifies and prints LLVM IR. The readers are in `terrace-llvmir-read`. This crate does not
//! depend on MLIR.
//!
//! # Map
//!
//! | module | contents |
//! |---|---|
//! | `types`, `constants`, `symbols`, `attributes`, `metadata` | the interning tables |
//! | `context` | the tables together: [`Context`], and [`SharedContext`] for threads |
//! | `layout` | [`DataLayout`]: sizes, alignments, offsets |
//! | `intrinsics` | the table of LLVM's intrinsics and the types of each |
//! | `verify` | the checks of LLVM's verifier |
//! | `fold` | the constant folder: folds exactly what LLVM's `IRBuilder<TargetFolder>` folds |
//! | `module` | [`Module`]: globals, functions, aliases, comdats, named metadata |
//! | `body` | [`FunctionBody`], the arena of one function; its decoded view, [`InstKind`]; in-place edits |
//! | `builder` | [`RawBuilder`], and [`FunctionBuilder`], which folds constants |
//! | `upgrade` | LLVM's auto-upgrades of old forms, used by the readers and the verifier |
//! | `dominance` | the dominator tree of blocks |
//! | `need` | the assertions of the readers and the verifier: a condition, then its message |
//! | `constant_text`, `body_text`, `module_text`, `text` | the writer |
//! | `type_finder` | the identified structs a module uses, in LLVM's order |
//! | `numbering`, `merge` | numbers of metadata and attribute groups; merging forks |
//! | [`flags`] | instruction flags as bits; opcodes, predicates, linkage and other names are in `llvm-words` |
//!
//! # Writing a module
//!
//! 1. Fill a [`Module`] with types, globals and function headers. Call [`Module::publish`] once linkage and alignment
//!    are settled, because the constant folder reads them.
//! 2. [`ModuleWriter::header`] writes everything up to the functions.
//! 3. For each function, build its body and write it with [`ModuleWriter::function`]. Nothing refers to the body
//!    afterwards, so it can be cleared and reused for the next function.
//! 4. [`ModuleWriter::finish`] writes the functions that bodies requested ([`Symbols::want_function`]), the types
//!    that bodies named, attribute groups and metadata.
//!
//! # Threads
//!
//! Several threads may build and write functions. [`Context::share`] freezes the module's tables. Each function gets
//! its own [`SharedContext::fork`], whose additions have handles past those of the base, and is written as a
//! [`FunctionText`]. That text is final except for the numbers of metadata nodes and attribute groups, which
//! [`ModuleWriter::append`] fills in. A node or group gets its number when text first refers to it. Texts are
//! appended in source order, so the output is the same, byte for byte, for any number of threads, and the same as
//! that of [`ModuleWriter::function`]. Handles never appear in text.
//!
//! # Invariants
//!
//! - Handles are `u32`; equal handles mean equal things within a context and its forks.
//! - Constants are in canonical form (see `constants`), so the folder compares handles.
//! - A type's text is rendered once, when it is interned. Deeply nested types and constants are written and interned
//!   without recursion.
//! - Building and writing an instruction allocates only when a table grows.
//! - Ill-typed calls of the builder produce ill-typed text and never panic. Text is ASCII.
//!
#![doc = include_str!("../README.md")]

mod asm;
mod attributes;
mod body;
mod body_text;
mod builder;
mod constant_text;
mod constants;
mod context;
mod dominance;
pub mod flags;
mod fold;
mod handle;
mod intrinsics;
mod item_text;
mod layout;
mod merge;
mod metadata;
mod module;
mod module_text;
pub mod need;
mod numbering;
mod relocates;
mod symbols;
pub mod text;
mod type_finder;
mod types;
mod upgrade;
mod verify;

pub use terrace_llvm_words::{
    AtomicOp, BinaryOp, CallConv, CastOp, ComdatKind, DllStorage, FloatPredicate, Linkage,
    Ordering, TailKind, ThreadLocal, UnnamedAddr, Visibility, dwarf,
};
pub use terrace_numeric::IntPredicate;

pub use asm::{AsmConstraint, AsmRole};
pub use attributes::{
    ALLOC_KINDS, AttrKind, AttrList, AttrSet, Attribute, Attrs, FP_CLASSES, MemoryEffects, ModRef,
    captures,
};
pub use body::{
    Block, Blocks, Bundle, Bundles, Call, Cases, Clauses, DebugLocation, DebugRecord,
    DebugRecordKind, FunctionBody, Incomings, Inst, InstKind, LocalMetadata, Mask, MdKindId,
    Rewrite, Value, ValueKind, Values,
};
pub use body_text::BodyNumbers;
pub use builder::{Access, CallSpec, Clause, FunctionBuilder, RawBuilder};
pub use constants::{Const, ConstKind, Consts, Expr, ExprOp, InlineAsm};
pub use context::{Context, SharedContext};
pub use fold::{OpenConst, float_kind};
pub use intrinsics::{Intrinsic, IntrinsicPart, MatchedIntrinsic, Mismatch};
pub use item_text::ItemText;
pub use layout::{DataLayout, LayoutError, check_text};
pub use merge::NotMerged;
pub use metadata::{
    Field, FieldDef, FieldType, FieldValue, Fields, Keyword, Location, Md, MdKind, MetadataTable,
    NodeKind, Print, Slot, expression, flags as debug_flags,
};
pub use module::{
    Alias, Comdat, FlagBehavior, Function, GlobalValue, GlobalVariable, IFunc, Module,
};
pub use module_text::{FunctionText, MissingBlock, ModuleTables, ModuleWriter};
pub use numbering::{Numbering, Reference, References};
pub use symbols::{Symbol, SymbolInfo, SymbolKind, Symbols};
pub use types::{Type, TypeKind, Types};
pub use upgrade::{is_old, upgrade};
pub use verify::{KnownIntrinsics, Problem, Verified};
