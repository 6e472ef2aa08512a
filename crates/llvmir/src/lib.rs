//! LLVM IR: building, changing, verifying and writing it. The readers are in `terrace-llvmir-read`. This crate knows
//! nothing of MLIR.
//!
//! # Map
//!
//! | module | what it holds |
//! |---|---|
//! | `types`, `constants`, `symbols`, `attributes`, `metadata` | the interning tables |
//! | `context` | the tables together: [`Context`], and [`SharedContext`] for threads |
//! | `layout` | [`DataLayout`]: sizes, alignments, offsets |
//! | `intrinsics` | the table of LLVM's intrinsics and the types of each |
//! | `verify` | what LLVM's verifier refuses |
//! | `fold` | the constant folder: what LLVM's `IRBuilder<TargetFolder>` folds, no more, no less |
//! | `module` | [`Module`]: globals, functions, aliases, comdats, named metadata |
//! | `body` | [`FunctionBody`], the arena of one function; the reading view, [`InstKind`]; changes |
//! | `builder` | [`RawBuilder`], and [`FunctionBuilder`], which folds constants |
//! | `upgrade` | what LLVM does to old forms that it reads, for the readers and the verifier |
//! | `dominance` | dominators of blocks |
//! | `need` | checks of the readers and the verifier: a condition, then its message |
//! | `constant_text`, `body_text`, `module_text`, `text` | the writer |
//! | `type_finder` | the identified structs a module uses, in LLVM's order |
//! | `numbering`, `merge` | numbers of metadata and attribute groups; merging a fork |
//! | [`flags`] | instruction flags as bits; opcodes, predicates, linkage and other names are in `llvm-words` |
//!
//! # Writing a module
//!
//! 1. Fill a [`Module`] with types, globals and function headers; call [`Module::publish`] once
//!    linkage and alignment are settled: the folder asks for them.
//! 2. [`ModuleWriter::header`] writes everything up to the functions.
//! 3. For each function, build its body and write it: [`ModuleWriter::function`]. The body can be
//!    cleared and used for the next; nothing of it is kept.
//! 4. [`ModuleWriter::finish`] writes functions that bodies asked for
//!    ([`Symbols::want_function`]), types they named, attribute groups and metadata.
//!
//! # Threads
//!
//! Functions may be built and written by several threads. [`Context::share`] freezes the module's
//! tables; each function gets a [`SharedContext::fork`] of its own, whose additions have handles
//! past those of the base, and is written as a [`FunctionText`]. Its text is final but for numbers
//! of metadata nodes and attribute groups, which stay open; [`ModuleWriter::append`] fills them in.
//! A number is given when text first refers to a node or group, and texts are appended in the
//! order of the source, so the result is the same byte by byte for any number of threads, and the
//! same as that of [`ModuleWriter::function`]. Handles never appear in text.
//!
//! # Invariants
//!
//! - Handles are `u32`; equal handles mean equal things within a context and its forks.
//! - Constants are in canonical form (see `constants`), so the folder compares handles.
//! - A type's text is rendered once, when it is interned. Types and constants of any depth are
//!   written and taken in without recursion.
//! - Building and writing an instruction allocates nothing but room in growing tables.
//! - Ill-typed calls of the builder make ill-typed text, never a panic. Text is ASCII.
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
