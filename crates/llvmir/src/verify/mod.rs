//! LLVM's verifier, with its messages in its order.
//!
//! | module | what it checks |
//! |---|---|
//! | `module`, `globals`, `flags` | the module; global values; module flags and the like |
//! | `function`, `blocks` | headers of functions; terminators, PHIs, dominance |
//! | `instructions`, `operands`, `aggregates` | types of instructions |
//! | `calls`, `musttail`, `attributes`, `bundles`, `asm` | calls of any kind |
//! | `intrinsics`, `special`, `vectors`, `gc`, `convergence` | rules of single intrinsics |
//! | `pads` | exception handling |
//! | `attachments`, `profiles`, `tbaa`, `debug`, `nodes`, `units` | metadata and debug information |
//! | `report`, `strip` | the text of what was found; modules without debug information |
//!
//! A check returns the first problem it finds, as a failed `Check` in LLVM leaves the visit. The
//! caller that starts an independent visit reports its problem and goes on.

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

/// Something LLVM's verifier refuses.
#[derive(Clone, Debug)]
pub struct Problem {
    /// LLVM's message.
    pub message: String,
    /// The instruction at fault, if it is one.
    pub inst: Option<Inst>,
    /// The items that LLVM prints below the message.
    items: Vec<Item>,
    /// Set for debug information: LLVM goes on without it.
    is_debug: bool,
    /// The function that instructions and values are in.
    function: Option<usize>,
}

/// The result of verifying a module.
#[derive(Clone, Debug, Default)]
pub struct Verified {
    /// LLVM's output: each message, and below it the items it is about.
    pub text: Vec<u8>,
    /// Set if the module is refused.
    pub is_broken: bool,
    /// Set if the debug information is broken. The module itself is not refused for that.
    pub is_debug_info_broken: bool,
}

/// Something that a message is about.
#[derive(Clone, Copy, Debug)]
enum Item {
    /// An instruction or debug record, as a line of its own.
    Inst(Inst),
    /// An operand with its type.
    Value(Value),
    Block(Block),
    Type(Type),
    Md(Md),
    Symbol(Symbol),
    /// A named metadata list of the module.
    List(usize),
    Number(u64),
    /// An item that is null, for which LLVM prints nothing.
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

/// A problem, or none. It is boxed: checks are many and problems few.
type Checked = Result<(), Box<Problem>>;

/// The largest alignment that LLVM supports.
const MAX_ALIGN: u64 = 1 << 32;

const HUGE_ALIGN: &str = "huge alignment values are unsupported";

/// The things that a problem is about, and whether it is one of debug information.
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

/// A value that a module has to have.
#[inline]
fn need<T, const N: usize>(found: Option<T>, items: [Item; N]) -> Needed<T, N> {
    let place = Items(items, false);
    Needed { found, place }
}

/// A check about some things.
#[inline]
fn ensure<const N: usize>(holds: bool, items: [Item; N]) -> Needed<(), N> {
    need(holds.then_some(()), items)
}

/// A check of debug information.
#[inline]
fn ensure_debug<const N: usize>(holds: bool, items: [Item; N]) -> Needed<(), N> {
    need_debug(holds.then_some(()), items)
}

/// A value that debug information has to have.
#[inline]
fn need_debug<T, const N: usize>(found: Option<T>, items: [Item; N]) -> Needed<T, N> {
    let place = Items(items, true);
    Needed { found, place }
}

/// A check whose items the caller adds.
#[inline]
fn check(holds: bool) -> Needed<(), 0> {
    ensure(holds, [])
}

/// A problem.
fn refuse<const N: usize>(message: impl Into<String>, items: [Item; N]) -> Checked {
    Err(refused(message.into(), &items, false))
}

/// A problem of debug information.
fn refuse_debug<const N: usize>(message: impl Into<String>, items: [Item; N]) -> Checked {
    Err(refused(message.into(), &items, true))
}

/// Adds an item to a problem that has none.
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
