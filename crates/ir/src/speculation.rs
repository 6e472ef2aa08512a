//! Speculatability (`ConditionallySpeculatable`): permission to execute an operation where the program would not
//! execute it.

use crate::{Body, Context, OpId, OpRef, SmallVec, Traits};

/// Permission to execute an operation where the program would not execute it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Speculatability {
    /// Not speculatable.
    Never,
    /// Speculatable if everything in its regions is speculatable.
    Recursive,
    /// Speculatable.
    Always,
}

/// Returns `Always` if the condition holds, otherwise `Never`.
pub fn always_if(harmless: bool) -> Speculatability {
    match harmless {
        true => Speculatability::Always,
        false => Speculatability::Never,
    }
}

/// `ConditionallySpeculatable`: operations that are speculatable under some conditions. Operations without a model are
/// speculatable if they are [pure](Traits::PURE). Some of MLIR's divisions are pure and nevertheless have a model.
pub trait ConditionallySpeculatable: Send + Sync {
    /// Returns the speculatability of an operation.
    fn speculatability(&self, op: OpRef<'_>) -> Speculatability;
}

/// The model of operations that are speculatable if everything in them is speculatable (`RecursivelySpeculatable`).
pub struct Recursively;

impl ConditionallySpeculatable for Recursively {
    fn speculatability(&self, _op: OpRef<'_>) -> Speculatability {
        Speculatability::Recursive
    }
}

/// Returns true if an operation and everything in it are speculatable. Uses a worklist instead of recursion, because
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
