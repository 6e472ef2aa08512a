//! Rewrites operations: dialect conversion, the greedy driver, folding, and the requests of converted bodies to the
//! enclosing symbol table.
//!
//! # Contract of patterns
//! A [`Conversion`] converts the operations of one [`Body`](terrace_ir::Body) that its [`ConversionTarget`] considers
//! illegal to legal ones, with [`Pattern`]s. It makes one pass and undoes nothing. The output of mlir-opt 22 defines
//! the result: order of operations, positions of casts and constants, remaining operations, messages.
//!
//! A pattern:
//! - completes all matching before its first change. After its first change it must return `Ok`. Creating an operation,
//!   a block or a request, and calling any `&mut` method of [`ConversionRewriter`], is a change. Converting types,
//!   remapping values, setting the insertion point and reporting an error are not. If a pattern returns [`NoMatch`]
//!   after a change, the conversion ends with an error that names the pattern, also in release builds;
//! - replaces, erases or [edits](ConversionRewriter::edit) the operation that it is applied to. It must not replace or
//!   erase an operation twice, and never the body's root. The number of new values or arguments must be that of the
//!   operation or block that they replace. If a pattern breaks one of these rules, the rewriter changes nothing, and
//!   the conversion ends with an error that names the pattern. The same happens if a fold returns a different number of
//!   values than the operation has results;
//! - creates operations through a [`Builder`](terrace_ir::Builder) from the rewriter. The builder must not change
//!   existing IR or add blocks to existing regions without a call of the rewriter. New operations may be inserted
//!   anywhere;
//! - creates only operations that are legal or that other patterns legalize. MLIR would roll the pattern back
//!   otherwise; this driver reports an error. If the operation is marked illegal, the error is MLIR's;
//! - sees the original IR: replaced operations are still in their blocks, and uses still refer to the original values.
//!   The replacements are the operands that the pattern receives, and the results of
//!   [`ConversionRewriter::remapped_value`];
//! - may run on several threads at once, for different bodies.
//!
//! # Order
//! - Operations are visited before their nested operations. Blocks are visited depth first from the entry block, in the
//!   order of successors; unreachable blocks are not visited. Operations that a pattern creates are legalized directly
//!   after the pattern, in the order of creation, after the blocks that it moved and the operations that it modified.
//! - An operation that is not legal is folded first: [`fold`].
//! - An operand that a pattern receives is the original operand's replacement, or a cast of it. The cast directly
//!   follows the definition of the replacement (for arguments, the start of the block). All patterns that require the
//!   same types share the cast.
//! - At the end, in the order of replacements, uses by remaining operations are replaced by the replacement or by a
//!   cast of it back to the original type, directly after the replacement. Then replaced operations are erased. Casts
//!   of this run that lead back to their own source are cancelled, unused ones are erased, and the type converter's
//!   materializations build the others. Casts that existed before the conversion are ordinary operations.
//! - The body's root, if it is converted, is visited first. It cannot be replaced; a pattern renames it with
//!   [`OpEdit::set_name`](terrace_ir::OpEdit::set_name).
//! - Nested bodies are not visited. Each is converted by its own run, in parallel with the others. Then
//!   [`merge_outcomes`] fulfils the requests of all runs in textual order.
//!
//! # Listeners
//! [`apply_patterns_greedily_with`] and [`Conversion::run_with`] notify a [`Listener`] of the changes to operations.
//! Code that holds references to operations uses a listener to update them.
//!
//! # Speed
//! An operation that the conversion cannot affect costs one array lookup.
//!
//! Replacements of values, converted types and patterns by name are arrays indexed by handle. All lists are part of the
//! reusable [`ConversionScratch`].
//!
//! *Architecture Invariant:* depends on no dialect except builtin, and only on the cast of builtin.
//!
#![doc = include_str!("../README.md")]

mod canonicalization;
pub mod casts;
pub mod conversion;
pub mod conversion_rewriter;
mod explanation;
mod finish;
pub mod fold;
pub mod greedy;
mod ir_rewriter;
mod legalize;
mod listener;
mod order;
mod origin;
pub mod pattern;
mod region_branch;
pub mod requests;
mod state;
pub mod target;
pub mod type_converter;
mod values;
mod violation;
mod walk;
mod worklist;

pub use canonicalization::{Canonicalization, canonicalization_patterns, fold_symbols};
pub use casts::{CastScratch, reconcile};
pub use conversion::{
    Conversion, ConversionConfig, ConversionMode, Explain, FoldingMode, Outcome, Report,
};
pub use conversion_rewriter::{ConversionRewriter, ConvertedResults, SuccessorTypes};
pub use explanation::{Explanation, Explanations};
pub use fold::{FoldOutcome, can_fold, create_or_fold, try_fold};
pub use greedy::{
    FrozenPatterns, GreedyConfig, GreedyOutcome, GreedyPatterns, RegionSimplification, Strictness,
    apply_patterns_greedily, apply_patterns_greedily_with, unreachable_blocks,
};
pub use ir_rewriter::IrRewriter;
pub use listener::Listener;
pub use pattern::{Adaptor, OpsOfInterface, Pattern, PatternResult, PatternSet, Root};
pub use region_branch::{erase_results, populate_region_branch_patterns};
pub use requests::{
    Clash, Declaration, OnConflict, Request, RequestedSymbol, Requests, SymbolPlace,
    merge_outcomes, symbol_ref,
};
pub use state::ConversionScratch;
pub use target::{ConversionTarget, Legality, LegalizationAction};
pub use terrace_ir::rewrite::{Match, NO_MATCH, NoMatch, Rewriter, check, require};
pub use type_converter::{
    Converted, ConvertedAttr, InputMapping, SignatureConversion, Target, TypeConverter, TypeError,
};
pub use violation::ContractViolation;
pub use walk::walk_and_apply_patterns;
