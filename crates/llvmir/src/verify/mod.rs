//! Verifies modules: LLVM's verifier, with its messages in its order.
//!
//! | module | checks |
//! |---|---|
//! | `module`, `globals`, `flags` | the module; global values; module flags |
//! | `function`, `blocks` | headers of functions; terminators, PHIs, dominance |
//! | `instructions`, `operands`, `aggregates` | types of instructions |
//! | `calls`, `musttail`, `attributes`, `bundles`, `asm` | calls of any kind |
//! | `intrinsics`, `special`, `vectors`, `gc`, `convergence` | specific intrinsics |
//! | `pads` | exception handling |
//! | `attachments`, `profiles`, `tbaa`, `debug`, `nodes`, `units` | metadata and debug information |
//! | `report`, `strip` | printing problems; stripping debug information |
//!
//! A check returns the first problem, like a failed `Check` in LLVM, which ends the current visit. The caller that
//! starts independent visits reports the problem and continues with the next visit.

mod aggregates;
mod asm;
mod attachments;
mod attributes;
mod blocks;
mod bundles;
mod calls;
mod convergence;
mod debug;
mod flags;
mod function;
mod gc;
mod globals;
mod instructions;
mod intrinsics;
mod module;
mod musttail;
mod nodes;
mod operands;
mod pads;
mod profiles;
mod report;
mod special;
mod state;
mod strip;
mod tbaa;
mod units;
mod vectors;

pub use intrinsics::KnownIntrinsics;

use crate::body::{Block, Inst, Value};
use crate::constants::Const;
use crate::metadata::Md;
use crate::need::{self, Refuse};
use crate::symbols::Symbol;
use crate::types::Type;

/// A violation that LLVM's verifier rejects.
#[derive(Clone, Debug)]
pub struct Problem {
    /// LLVM's message.
    pub message: String,
    /// The offending instruction, if any.
    pub inst: Option<Inst>,
    /// The items that LLVM prints below the message.
    items: Vec<Item>,
    /// True for debug information: LLVM strips it and continues.
    is_debug: bool,
    /// The index of the function that contains the instructions and values.
    function: Option<usize>,
}

/// The result of verifying a module.
#[derive(Clone, Debug, Default)]
pub struct Verified {
    /// LLVM's output: each message, followed by its items.
    pub text: Vec<u8>,
    /// True if the module is invalid.
    pub is_broken: bool,
    /// True if the debug information is invalid. The module itself may be valid nevertheless.
    pub is_debug_info_broken: bool,
}

/// An entity that a message refers to.
#[derive(Clone, Copy, Debug)]
enum Item {
    /// An instruction or debug record, printed on its own line.
    Inst(Inst),
    /// An operand with its type.
    Value(Value),
    Block(Block),
    Type(Type),
    Md(Md),
    Symbol(Symbol),
    /// A named metadata of the module, by index.
    List(usize),
    Number(u64),
    /// A null item, for which LLVM prints nothing.
    Nothing,
}

impl From<Const> for Item {
    fn from(constant: Const) -> Item {
        Item::Value(constant.into())
    }
}

impl From<&str> for Problem {
    fn from(message: &str) -> Problem {
        Problem::from(message.to_owned())
    }
}

impl From<String> for Problem {
    fn from(message: String) -> Problem {
        Problem {
            message,
            inst: None,
            items: Vec::new(),
            is_debug: false,
            function: None,
        }
    }
}

impl<'a> From<&'a str> for Box<Problem> {
    fn from(message: &'a str) -> Box<Problem> {
        Box::new(message.into())
    }
}

impl From<String> for Box<Problem> {
    fn from(message: String) -> Box<Problem> {
        Box::new(message.into())
    }
}

/// The result of a check. The problem is boxed because problems are rare.
type Checked = Result<(), Box<Problem>>;

/// The maximum alignment that LLVM supports.
const MAX_ALIGN: u64 = 1 << 32;

const HUGE_ALIGN: &str = "huge alignment values are unsupported";

/// The items of a problem, and true for a problem of debug information.
struct Items<const N: usize>([Item; N], bool);

impl<const N: usize> Refuse for Items<N> {
    type Error = Box<Problem>;

    fn refused(self, message: String) -> Box<Problem> {
        refused(message, &self.0, self.1)
    }
}

type Needed<T, const N: usize> = need::Needed<T, Items<N>>;

#[cold]
#[inline(never)]
fn refused(message: String, items: &[Item], is_debug: bool) -> Box<Problem> {
    Box::new(Problem {
        items: items.to_vec(),
        is_debug,
        ..message.into()
    })
}

/// Requires a value. The items are those of the problem if it is missing.
#[inline]
fn need<T, const N: usize>(found: Option<T>, items: [Item; N]) -> Needed<T, N> {
    let place = Items(items, false);
    Needed { found, place }
}

/// Requires a condition. The items are those of the problem if it does not hold.
#[inline]
fn ensure<const N: usize>(holds: bool, items: [Item; N]) -> Needed<(), N> {
    need(holds.then_some(()), items)
}

/// Requires a condition on debug information.
#[inline]
fn ensure_debug<const N: usize>(holds: bool, items: [Item; N]) -> Needed<(), N> {
    need_debug(holds.then_some(()), items)
}

/// Requires a value in debug information.
#[inline]
fn need_debug<T, const N: usize>(found: Option<T>, items: [Item; N]) -> Needed<T, N> {
    let place = Items(items, true);
    Needed { found, place }
}

/// Requires a condition. The caller adds the items.
#[inline]
fn check(holds: bool) -> Needed<(), 0> {
    ensure(holds, [])
}

/// Returns a problem.
fn refuse<const N: usize>(message: impl Into<String>, items: [Item; N]) -> Checked {
    Err(refused(message.into(), &items, false))
}

/// Returns a problem of debug information.
fn refuse_debug<const N: usize>(message: impl Into<String>, items: [Item; N]) -> Checked {
    Err(refused(message.into(), &items, true))
}

/// Adds an item to a problem without items.
trait About {
    /// Adds `item` unless the problem has items.
    fn about(self, item: Item) -> Self;
}

impl About for Checked {
    #[inline]
    fn about(self, item: Item) -> Checked {
        self.map_err(|mut problem| {
            if problem.items.is_empty() {
                problem.items.push(item);
            }
            problem
        })
    }
}
