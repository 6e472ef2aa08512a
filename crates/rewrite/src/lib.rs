//! Dialect conversion, folding, and the requests of conversions of several bodies to the symbol table around them.
//!
//! # The contract
//! A [`Conversion`] takes one [`Body`](terrace_ir::Body) from operations that its [`ConversionTarget`] finds illegal to
//! legal ones with [`Pattern`]s. It is one-shot and undoes nothing. Its result is defined by the output of
//! mlir-opt 22: order of operations, places of casts and constants, leftovers, messages.
//!
//! A pattern:
//! - does all matching first. After its first change it must return `Ok`. Creating an operation, a block or a request
//!   and calling any `&mut` method of [`ConversionRewriter`] is a change; converting types, remapping values, setting
//!   the insertion point and reporting an error are not. Returning [`NoMatch`] after a change ends the conversion with
//!   an error that names the pattern, in release builds too;
//! - replaces, erases or [edits](ConversionRewriter::edit) the operation it is given. It replaces and
//!   erases nothing twice, and the body's root never. Numbers of values and of arguments are those of the operation or
//!   block that they replace. If a pattern breaks one of these rules, nothing is changed, and the conversion ends with
//!   an error that names the pattern; the same happens if a fold returns another number of values than the operation
//!   has results;
//! - creates operations through a [`Builder`](terrace_ir::Builder) from the rewriter. Through it, it changes nothing
//!   that exists, and does not add to the blocks of others without saying so (new operations may go anywhere);
//! - makes only operations that are legal or that other patterns make legal. MLIR would roll the pattern back if they
//!   are not; here that is an error, except that an operation marked illegal is reported as MLIR reports it;
//! - sees the IR as it was: replaced operations are still in their blocks, and uses still use the original values.
//!   Their replacements are in the operands it is given, and in [`ConversionRewriter::remapped_value`];
//! - may be run on several threads at once, for different bodies.
//!
//! # Order
//! - Operations are visited before the operations in them, blocks depth first from the entry in the order of
//!   successors; unreachable blocks are not visited. Operations that a pattern creates are legalized right after it, in
//!   the order they were created, after blocks that it moved and operations that it modified.
//! - An operation that is not legal is folded first: [`fold`].
//! - The value for a pattern is the operand's replacement, or a cast of it right after its definition (at the start of
//!   the block for arguments), shared by all patterns that want the same types.
//! - At the end, in the order of replacements, uses by operations that stay get the replacement or a cast of it back to
//!   the original type, right after the replacement. Then replaced operations are erased, casts of this run that lead
//!   back to their own source are cancelled, unused ones erased, and the rest made by the type converter's
//!   materializations. Casts that were there before are operations like any other.
//! - The body's root, if it is to be converted, comes first. It cannot be replaced; a pattern renames it with
//!   [`OpEdit::set_name`](terrace_ir::OpEdit::set_name).
//! - Bodies nested in the body are not visited. Each is converted by its own run, beside the others; [`merge_outcomes`]
//!   then fulfils the requests of the runs to the parent, in the order of the text.
//!
//! # Listeners
//! [`apply_patterns_greedily_with`] and [`Conversion::run_with`] tell a [`Listener`] what becomes of operations: for code
//! that keeps references to them.
//!
//! # Speed
//! An operation to which nothing can happen costs one array lookup.
//!
//! Replacements of values, converted types and patterns by name are arrays indexed by handle. All lists live in
//! [`ConversionScratch`], to be reused.
//!
//! *Architecture Invariant:* no dialect but builtin, and of it only the cast.
//!
#![doc = include_str!("../README.md")]

mod breach;
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
mod walk;
mod worklist;

pub use breach::Breach;
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
pub use walk::walk_and_apply_patterns;
