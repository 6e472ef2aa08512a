//! What a [`RewritePattern`](crate::RewritePattern) changes the IR with, under whichever driver it runs.

use terrace_ir::builder::BuildOp;
use terrace_ir::{
    BlockId, Body, Builder, Context, InsertPoint, IrMapping, Loc, OpId, OpRef, RegionId, Type,
    ValueId,
};

/// Changes to the IR that a driver knows of: MLIR's `PatternRewriter`. The greedy driver makes them at once; dialect
/// conversion replaces uses and erases at its end, and a pattern that is written for both relies on neither.
///
/// `'c` is the life of the context.
pub trait Rewriter<'c> {
    /// The context.
    fn ctx(&self) -> &'c Context;

    /// The body as it is.
    fn body(&self) -> &Body;

    /// Where new operations go: before the operation that is being rewritten, until it is set.
    fn insertion_point(&self) -> InsertPoint;

    /// Sets where new operations go.
    fn set_insertion_point(&mut self, at: InsertPoint);

    /// The location of new operations: that of the operation that is being rewritten, until it is set.
    fn loc(&self) -> Loc;

    /// Sets the location of new operations.
    fn set_loc(&mut self, loc: Loc);

    /// A builder at a place, with the location of new operations.
    fn builder_at(&mut self, at: InsertPoint) -> Builder<'_>;

    /// Replaces each result of an operation by one value, and erases it.
    fn replace_op(&mut self, op: OpId, values: &[ValueId]);

    /// Erases an operation, whose results must have no uses that stay.
    fn erase_op(&mut self, op: OpId);

    /// Makes every use of a value a use of another.
    fn replace_all_uses(&mut self, from: ValueId, to: ValueId);

    /// Changes an operation where it is: its name, properties, attributes, operands, successors. `change` must not touch
    /// anything else. Usually called as [`modify`](trait.Rewriter.html#method.modify).
    fn modify_in_place(&mut self, op: OpId, change: &mut dyn FnMut(&mut Body));

    /// Moves an operation before another, or to the end of a block.
    fn move_op(&mut self, op: OpId, block: BlockId, before: Option<OpId>);

    /// Creates a block in a region, before another block or at the end. Its arguments get the location of new operations.
    fn create_block(
        &mut self,
        region: RegionId,
        before: Option<BlockId>,
        arguments: &[Type],
    ) -> BlockId;

    /// Moves `first` and all operations after it to a new block after theirs.
    fn split_block(&mut self, block: BlockId, first: Option<OpId>) -> BlockId;

    /// Moves all blocks of a region before a block of another region, or to its end.
    fn inline_region_before(&mut self, from: RegionId, to: RegionId, before: Option<BlockId>);

    /// Moves the operations of a block before an operation of another block, or to its end. `arguments` replace the
    /// block's, one for each. The block, which nothing may branch to, is erased.
    fn inline_block_before(
        &mut self,
        from: BlockId,
        to: BlockId,
        before: Option<OpId>,
        arguments: &[ValueId],
    );

    /// Erases a block with the operations in it; nothing that stays may branch to it or use its values.
    fn erase_block(&mut self, block: BlockId);
}

/// What follows from the rest.
impl<'c> dyn Rewriter<'c> + '_ {
    /// A view of an operation.
    pub fn op(&self, op: OpId) -> OpRef<'_> {
        OpRef::new(self.ctx(), self.body(), op)
    }

    /// A builder at the insertion point.
    pub fn builder(&mut self) -> Builder<'_> {
        self.builder_at(self.insertion_point())
    }

    /// Creates an operation at the insertion point.
    pub fn create<T: BuildOp>(&mut self, parts: T) -> T::Op {
        self.builder().create(parts)
    }

    /// Creates an operation at the insertion point and returns its only result.
    pub fn create_value<T: BuildOp>(&mut self, parts: T) -> ValueId {
        self.builder().create_value(parts)
    }

    /// Replaces an operation by a new one made at the insertion point, result by result. Returns it.
    pub fn replace_op_with<T: BuildOp>(&mut self, op: OpId, parts: T) -> T::Op {
        use terrace_ir::OpView;
        let new = self.create(parts);
        let values: Vec<_> = self.body().results(new.id()).collect();
        self.replace_op(op, &values);
        new
    }

    /// Changes an operation where it is: see [`modify_in_place`](Rewriter::modify_in_place).
    pub fn modify(&mut self, op: OpId, change: impl FnOnce(&mut Body)) {
        let mut change = Some(change);
        self.modify_in_place(op, &mut |body| {
            if let Some(change) = change.take() {
                change(body);
            }
        });
    }

    /// A copy of an operation with all in its regions, at the insertion point.
    pub fn clone_op(&mut self, op: OpId, mapping: &mut IrMapping) -> OpId {
        self.builder().clone_op(op, mapping)
    }

    /// Moves the operations of a block to the end of another: [`inline_block_before`](Rewriter::inline_block_before).
    pub fn merge_blocks(&mut self, from: BlockId, to: BlockId, arguments: &[ValueId]) {
        self.inline_block_before(from, to, None, arguments);
    }
}
