//! Calls (`CallOpInterface`) and dialects' rules of inlining (`DialectInlinerInterface`). A callable operation is a
//! [`FunctionOpInterface`](crate::interfaces::FunctionOpInterface).

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
    /// The callee.
    fn callee(&self, op: OpRef<'_>) -> Option<Callee>;

    /// The operands that become the callee's arguments.
    fn arguments(&self, op: OpRef<'_>) -> Range<usize>;
}

/// `DialectInlinerInterface`: a dialect's rules of inlining. Nothing is inlined that the dialect does not allow.
pub trait DialectInlinerInterface: Send + Sync {
    /// Returns true if a call of this dialect may be replaced by the body of a callable operation; `cloned`: the
    /// callable stays.
    fn is_legal_call(&self, _call: OpRef<'_>, _callable: OpRef<'_>, _cloned: bool) -> bool {
        false
    }

    /// True if inlining is legal at a call in a region of an operation of this dialect.
    fn is_legal_region(&self, _call: OpRef<'_>, _callable: OpRef<'_>) -> bool {
        false
    }

    /// Returns true if an operation of this dialect may be inlined into a region of another.
    fn is_legal_op(&self, _op: OpRef<'_>, _around: OpRef<'_>) -> bool {
        false
    }

    /// Returns true if the operations in an operation of this dialect must be legal too.
    fn is_analyzed_recursively(&self, _op: OpRef<'_>) -> bool {
        true
    }

    /// Returns true if inlined blocks, if there is only one, become part of the block of the call. `last` is its last
    /// operation.
    fn allows_single_block(&self, _last: OpRef<'_>) -> bool {
        true
    }

    /// Replaces an inlined terminator of this dialect by a branch to the block after the call, if it ends the callee.
    fn branch_instead(&self, _terminator: OpId, _to: BlockId, _rw: &mut dyn Rewriter<'_>) {}

    /// The value that an inlined callable uses in place of the call's operand for an argument with attributes (a
    /// dictionary): `handleArgument` of the call's dialect. New operations go before the call.
    fn handle_argument(
        &self,
        _site: &InlineSite<'_>,
        handed: ValueId,
        _attrs: Attr,
        _rw: &mut dyn Rewriter<'_>,
    ) -> ValueId {
        handed
    }

    /// True if [`process_inlined`](Self::process_inlined) keeps memory with automatic lifetime from piling up when the
    /// call is in a loop. Otherwise memory that is allocated once is moved out of the loop; if that is not possible,
    /// nothing is inlined.
    fn places_allocations(&self) -> bool {
        false
    }

    /// Called of a call's dialect with the inlined blocks, before their terminators are replaced.
    fn process_inlined(&self, _inlined: &Inlined<'_>, _rw: &mut dyn Rewriter<'_>) {}
}

/// A call that is about to be inlined: see [`DialectInlinerInterface::handle_argument`].
pub struct InlineSite<'a> {
    /// The call.
    pub call: OpId,
    /// The callable.
    pub callable: OpRef<'a>,
    /// The discardable attributes of the operations around the callable that may say its data layout, the outermost first.
    pub data_layout_scopes: &'a [Attr],
    /// Looks up the operation that a reference names at the call.
    pub symbol: &'a dyn Fn(Attr) -> Option<OpRef<'a>>,
}

/// An inlined callable: see [`DialectInlinerInterface::process_inlined`].
pub struct Inlined<'a> {
    /// The call, which is still there.
    pub call: OpId,
    /// The copied blocks, which use the call's operands where the callee used its arguments.
    pub blocks: &'a [BlockId],
    /// For each argument the call's operand, and the value that the blocks use instead: the result of
    /// [`DialectInlinerInterface::handle_argument`].
    pub arguments: &'a [(ValueId, ValueId)],
    /// If the callee allocates memory with automatic lifetime: the place for it.
    pub place: Option<StackPlace>,
}

/// Puts a branch of this name in place of an inlined terminator, with the same operands: for
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

/// All operations of a dialect can be inlined anywhere.
pub struct InlineOps;

impl DialectInlinerInterface for InlineOps {
    fn is_legal_op(&self, _op: OpRef<'_>, _around: OpRef<'_>) -> bool {
        true
    }
}

/// All operations of a dialect can be inlined anywhere, and anything into their regions.
pub struct InlineOpsAndRegions;

impl DialectInlinerInterface for InlineOpsAndRegions {
    fn is_legal_region(&self, _call: OpRef<'_>, _callable: OpRef<'_>) -> bool {
        true
    }

    fn is_legal_op(&self, _op: OpRef<'_>, _around: OpRef<'_>) -> bool {
        true
    }
}
