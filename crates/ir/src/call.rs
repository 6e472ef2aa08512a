//! Calls (`CallOpInterface`), and the inlining rules of dialects (`DialectInlinerInterface`). A callable operation has
//! a [`FunctionOpInterface`](crate::interfaces::FunctionOpInterface).

use crate::rewrite::Rewriter;
use crate::stack::StackPlace;
use crate::{Attr, BlockId, InsertPoint, OpId, OpName, OpRef, OpSpec, SmallVec, ValueId};
use std::ops::Range;

/// The callee of a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Callee {
    /// The operation that a symbol reference names.
    Symbol(Attr),
    /// A function value.
    Value(ValueId),
}

/// `CallOpInterface`: an operation that transfers control to a callable.
pub trait CallOpInterface: Send + Sync {
    /// Returns the callee.
    fn callee(&self, op: OpRef<'_>) -> Option<Callee>;

    /// Returns the operands that become the callee's arguments.
    fn arguments(&self, op: OpRef<'_>) -> Range<usize>;
}

/// `DialectInlinerInterface`: the inlining rules of a dialect. By default, a dialect allows no inlining.
pub trait DialectInlinerInterface: Send + Sync {
    /// Returns true if a call of this dialect may be replaced by the body of a callable operation. `cloned` is true if
    /// the callable is kept.
    fn is_legal_call(&self, _call: OpRef<'_>, _callable: OpRef<'_>, _cloned: bool) -> bool {
        false
    }

    /// Returns true if a callable may be inlined at a call in a region of an operation of this dialect.
    fn is_legal_region(&self, _call: OpRef<'_>, _callable: OpRef<'_>) -> bool {
        false
    }

    /// Returns true if an operation of this dialect may be inlined into a region of another.
    fn is_legal_op(&self, _op: OpRef<'_>, _around: OpRef<'_>) -> bool {
        false
    }

    /// Returns true if the operations nested in an operation of this dialect must be legal too.
    fn is_analyzed_recursively(&self, _op: OpRef<'_>) -> bool {
        true
    }

    /// Returns true if a single inlined block is merged into the block of the call. `last` is its last operation.
    fn allows_single_block(&self, _last: OpRef<'_>) -> bool {
        true
    }

    /// Replaces an inlined terminator of this dialect by a branch to the block after the call, if it ends the callee.
    fn branch_instead(&self, _terminator: OpId, _to: BlockId, _rw: &mut dyn Rewriter<'_>) {}

    /// Returns the value that replaces the call's operand for an argument with attributes (a dictionary):
    /// `handleArgument` of the call's dialect. New operations are inserted before the call.
    fn handle_argument(
        &self,
        _site: &InlineSite<'_>,
        handed: ValueId,
        _attrs: Attr,
        _rw: &mut dyn Rewriter<'_>,
    ) -> ValueId {
        handed
    }

    /// Returns true if [`process_inlined`](Self::process_inlined) prevents automatic allocations from accumulating when
    /// the call is in a loop. Otherwise the inliner moves allocations that execute once out of the loop, and does not
    /// inline if that is impossible.
    fn places_allocations(&self) -> bool {
        false
    }

    /// Called for the call's dialect with the inlined blocks, before their terminators are replaced.
    fn process_inlined(&self, _inlined: &Inlined<'_>, _rw: &mut dyn Rewriter<'_>) {}
}

/// A call that is about to be inlined: see [`DialectInlinerInterface::handle_argument`].
pub struct InlineSite<'a> {
    /// The call.
    pub call: OpId,
    /// The callable.
    pub callable: OpRef<'a>,
    /// The discardable attributes of the operations that enclose the callable, outermost first. They may specify its
    /// data layout.
    pub data_layout_scopes: &'a [Attr],
    /// Resolves a symbol reference at the call.
    pub symbol: &'a dyn Fn(Attr) -> Option<OpRef<'a>>,
}

/// An inlined callable: see [`DialectInlinerInterface::process_inlined`].
pub struct Inlined<'a> {
    /// The call, which is not erased yet.
    pub call: OpId,
    /// The copied blocks. They use the call's operands instead of the callee's arguments.
    pub blocks: &'a [BlockId],
    /// For each argument, the call's operand and the value that the blocks use instead: the result of
    /// [`DialectInlinerInterface::handle_argument`].
    pub arguments: &'a [(ValueId, ValueId)],
    /// The insertion point for automatic allocations, if the callee has any.
    pub place: Option<StackPlace>,
}

/// Replaces an inlined terminator by a branch with this name and the same operands. A helper for
/// [`DialectInlinerInterface::branch_instead`].
pub fn replace_with_branch(
    terminator: OpId,
    branch: OpName,
    to: BlockId,
    rw: &mut dyn Rewriter<'_>,
) {
    let operands: SmallVec<[ValueId; 4]> = rw.body().operands(terminator).collect();
    let (block, loc) = (
        rw.body().parent_block(terminator),
        rw.body().loc(terminator),
    );
    if let Some(block) = block {
        let before = InsertPoint {
            block,
            before: Some(terminator),
        };
        rw.build_at(before, loc).insert(OpSpec {
            operands: &operands,
            successors: &[to],
            ..OpSpec::new(branch, loc)
        });
    }
    rw.erase_op(terminator);
}

/// The model of dialects whose operations can be inlined anywhere.
pub struct InlineOps;

impl DialectInlinerInterface for InlineOps {
    fn is_legal_op(&self, _op: OpRef<'_>, _around: OpRef<'_>) -> bool {
        true
    }
}

/// The model of dialects whose operations can be inlined anywhere, and whose regions accept any operation.
pub struct InlineOpsAndRegions;

impl DialectInlinerInterface for InlineOpsAndRegions {
    fn is_legal_region(&self, _call: OpRef<'_>, _callable: OpRef<'_>) -> bool {
        true
    }

    fn is_legal_op(&self, _op: OpRef<'_>, _around: OpRef<'_>) -> bool {
        true
    }
}
