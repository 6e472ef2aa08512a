//! Whether an operation may be executed where it was not (`ConditionallySpeculatable`).

use crate::{Body, Context, OpId, OpRef, SmallVec, Traits};

/// Whether an operation may be executed where it was not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Speculatability {
    /// It may not.
    Never,
    /// If all in its regions may be.
    Recursive,
    /// It may.
    Always,
}

/// Always, or never.
pub fn always_if(harmless: bool) -> Speculatability {
    match harmless {
        true => Speculatability::Always,
        false => Speculatability::Never,
    }
}

/// `ConditionallySpeculatable`: operations that may be executed where they were not, on some conditions. Of others
/// [pure](Traits::PURE) ones may; some of MLIR's that divide are pure and have a model all the same.
pub trait ConditionallySpeculatable: Send + Sync {
    /// Whether an operation may be.
    fn speculatability(&self, op: OpRef<'_>) -> Speculatability;
}

/// Operations that may be executed where they were not if all in them may be (`RecursivelySpeculatable`).
pub struct Recursively;

impl ConditionallySpeculatable for Recursively {
    fn speculatability(&self, _op: OpRef<'_>) -> Speculatability {
        Speculatability::Recursive
    }
}

/// Whether an operation, with all in it, may be executed where it was not. Works from a list instead of by recursion:
/// nesting may be deep. MLIR: `isSpeculatable`.
pub fn is_speculatable(ctx: &Context, body: &Body, op: OpId) -> bool {
    let mut pending: SmallVec<[OpId; 8]> = SmallVec::from_slice(&[op]);
    while let Some(id) = pending.pop() {
        let op = OpRef::new(ctx, body, id);
        let is_pure = || op.def().is_some_and(|def| def.has(Traits::PURE));
        let model = ctx.op_interface::<dyn ConditionallySpeculatable>(op.name());
        let speculatability = match model {
            Some(model) => model.speculatability(op),
            None => always_if(is_pure()),
        };
        match speculatability {
            Speculatability::Always => (),
            Speculatability::Recursive if !body.is_nested(id) => {
                for region in body.regions(id) {
                    for block in body.blocks(region) {
                        pending.extend(body.ops(block));
                    }
                }
            }
            _ => return false,
        }
    }
    true
}
