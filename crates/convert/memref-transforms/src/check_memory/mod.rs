//! Checks of memory while a program runs, for `terrace run --check-memory`.
//!
//! Unlike the checks of `generate-runtime-verification`, these cover accesses of affine and vector as well, and report
//! the indices and the sizes that they compared. Where an operation is about to leave its memref, a function of the
//! runtime (`terrace_engine_runtime::check`) notes the mistake, and another one stops the program. Both are
//! called in a branch that is not taken otherwise, so that a check that holds costs a comparison.
//!
//! - `insert`: creation of the checks. `access`: reads and writes. `views`: views, casts and copies. `lanes`: the lanes
//!   that a mask selects. `ranges`: indices that need no check.

mod access;
mod insert;
mod lanes;
mod ranges;
mod views;

use insert::{Function, Inserter, Known};
use std::collections::BTreeSet;
use terrace_builtin::ModuleOp;
use terrace_builtin::attrs::AttrBuilder;
use terrace_func::FuncOp;
use terrace_ir::{Body, Builder, Context, InsertPoint, Loc, OpId, OpName};

/// An operation as a check passes it to the runtime: one number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CheckedOp {
    /// The location of the operation.
    pub loc: Loc,
    /// Its name.
    pub name: OpName,
}

/// The bit of a number that tells the handle of a location attribute from an offset in a source.
const IS_ATTR: u32 = 1 << 31;

impl CheckedOp {
    fn number(self) -> i64 {
        let loc = match self.loc.attr() {
            Some(handle) => handle | IS_ATTR,
            None => self.loc.offset().unwrap_or(0),
        };
        (self.name.index() as i64) << 32 | i64::from(loc)
    }

    /// The operation of a number that a check passed.
    pub fn from_number(number: i64) -> Self {
        let loc = number as u32;
        CheckedOp {
            loc: match loc & IS_ATTR {
                0 => Loc::from_offset(loc),
                _ => Loc::from_attr(loc & !IS_ATTR),
            },
            name: OpName::from_index((number >> 32) as usize),
        }
    }
}

/// Inserts checks before the operations of a module that access memory or create views of it. The dialects of the
/// checks are loaded.
pub fn insert_memory_checks(ctx: &Context, module: &mut Body) {
    for dialect in ["arith", "affine", "func", "memref", "scf", "vector"] {
        ctx.load_dialect(dialect);
    }
    check_module(ctx, module);
}

/// A module declares the functions of the runtime that its own functions call.
fn check_module(ctx: &Context, module: &mut Body) {
    let mut called = BTreeSet::new();
    for nested in module.nested_bodies_mut() {
        match nested.name(OpId::ROOT) == ctx.name::<ModuleOp>() {
            true => check_module(ctx, nested),
            false => check_body(ctx, nested, &mut called),
        }
    }
    declare(ctx, module, &called);
}

/// Checks the operations of a body and of those nested in it.
fn check_body(ctx: &Context, body: &mut Body, called: &mut BTreeSet<Function>) {
    let ops: Vec<OpId> = body.walk(OpId::ROOT).collect();
    let mut known = Known::default();
    for op in ops.into_iter().filter(|&op| op != OpId::ROOT) {
        match body.nested_mut(op) {
            None => {
                let mut inserter = Inserter::before(ctx, body, op, called, &mut known);
                if !access::check(&mut inserter, op) {
                    views::check(&mut inserter, op);
                }
                inserter.learn(op);
            }
            Some(nested) => check_body(ctx, nested, called),
        }
    }
}

fn declare(ctx: &Context, module: &mut Body, called: &BTreeSet<Function>) {
    let block = module
        .region(OpId::ROOT, 0)
        .and_then(|region| module.entry_block(region));
    let Some(block) = block else {
        return;
    };
    for function in called {
        let (inputs, results) = function.ty();
        let loc = module.loc(OpId::ROOT);
        let mut declaration = FuncOp::declaration(ctx, loc, function.name(), &inputs, results);
        if *function == Function::Stop {
            // The code generator moves what ends here out of the way.
            let words = ["cold", "noreturn"].map(|word| ctx.string(word));
            let entry = (ctx.string("passthrough"), ctx.array(&words));
            declaration.set_attrs(OpId::ROOT, ctx.dictionary(vec![entry]));
        }
        let at = InsertPoint::start(module, block);
        Builder::new(ctx, module, at, loc).insert_nested(declaration);
    }
}
