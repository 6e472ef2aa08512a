//! The [`Rewriter`], through which patterns change the IR.

use super::{NO_MATCH, NoMatch};
use crate::builder::BuildOp;
use crate::interfaces::constant_value;
use crate::{
    Attr, BlockId, Body, Builder, Context, InsertPoint, IrMapping, Loc, OpBuilder, OpEdit, OpId,
    OpRef, OpView, RegionId, SmallVec, Type, ValueId,
};

/// Changes the IR and notifies the driver: MLIR's `PatternRewriter`. Implemented by the drivers, called by patterns.
/// The greedy driver applies changes immediately. Dialect conversion replaces uses and erases operations at its end. A
/// pattern for both drivers must rely on neither.
///
/// `'c` is the lifetime of the context.
pub trait Rewriter<'c> {
    /// Returns the context.
    fn ctx(&self) -> &'c Context;

    /// Returns the body.
    fn body(&self) -> &Body;

    /// Returns the insertion point of new operations. Initially, it is before the operation that is being rewritten.
    fn insertion_point(&self) -> InsertPoint;

    /// Sets the insertion point of new operations.
    fn set_insertion_point(&mut self, at: InsertPoint);

    /// Returns the location of new operations. Initially, it is that of the operation that is being rewritten.
    fn loc(&self) -> Loc;

    /// Sets the location of new operations.
    fn set_loc(&mut self, loc: Loc);

    /// Returns a builder at an insertion point, with the location of new operations.
    fn builder_at(&mut self, at: InsertPoint) -> Builder<'_>;

    /// Replaces each result of an operation by one value, and erases the operation.
    fn replace_op(&mut self, op: OpId, values: &[ValueId]);

    /// Erases an operation. Its results must have no remaining uses.
    fn erase_op(&mut self, op: OpId);

    /// Replaces all uses of a value by uses of another.
    fn replace_all_uses(&mut self, from: ValueId, to: ValueId);

    /// Returns an editor that changes an operation in place: MLIR's `modifyOpInPlace`.
    fn edit(&mut self, op: OpId) -> OpEdit<'_>;

    /// Moves an operation before another, or to the end of a block.
    fn move_op(&mut self, op: OpId, block: BlockId, before: Option<OpId>);

    /// Creates a block in a region, before another block or at the end. Its arguments get the location of new
    /// operations.
    fn create_block(
        &mut self,
        region: RegionId,
        before: Option<BlockId>,
        arguments: &[Type],
    ) -> BlockId;

    /// Moves `first` and all operations after it to a new block, which follows `block`.
    fn split_block(&mut self, block: BlockId, first: Option<OpId>) -> BlockId;

    /// Moves all blocks of a region before a block of another region, or to its end.
    fn inline_region_before(&mut self, from: RegionId, to: RegionId, before: Option<BlockId>);

    /// Moves the operations of a block before an operation of another block, or to its end. Each block argument is
    /// replaced by an entry of `arguments`. The emptied block is erased; nothing may branch to it.
    fn inline_block_before(
        &mut self,
        from: BlockId,
        to: BlockId,
        before: Option<OpId>,
        arguments: &[ValueId],
    );

    /// Erases a block with the operations in it. Nothing that remains may branch to it or use its values.
    fn erase_block(&mut self, block: BlockId);

    /// Folds an operation that was just created, is in a block and has one result. Returns the value that replaces it,
    /// and erases it. Returns `None` if the operation does not fold.
    fn fold_new(&mut self, op: OpId) -> Option<ValueId>;

    /// Erases an operation that was just created, because an equal operation exists.
    fn erase_new(&mut self, op: OpId);

    /// Removes arguments without uses from a block without predecessors. `indices` must be in increasing order.
    fn erase_block_args(&mut self, block: BlockId, indices: &[usize]);
}

impl<'c> OpBuilder for dyn Rewriter<'c> + '_ {
    fn insertion_point(&self) -> InsertPoint {
        Rewriter::insertion_point(self)
    }

    fn set_insertion_point(&mut self, at: InsertPoint) {
        Rewriter::set_insertion_point(self, at);
    }

    fn builder(&mut self) -> Builder<'_> {
        self.builder_at(Rewriter::insertion_point(self))
    }
}

/// Queries of patterns about operations.
impl<'c> dyn Rewriter<'c> + '_ {
    /// Returns an operand by index.
    #[track_caller]
    pub fn operand(&self, op: OpId, index: usize) -> ValueId {
        self.body().operand(op, index)
    }

    /// Returns all operands of an operation.
    pub fn operands(&self, op: OpId) -> SmallVec<[ValueId; 4]> {
        self.body().operands(op).collect()
    }

    /// Returns all results of an operation.
    pub fn results(&self, op: OpId) -> SmallVec<[ValueId; 4]> {
        self.body().results(op).collect()
    }

    /// Returns the types of all results of an operation.
    #[track_caller]
    pub fn result_types(&self, op: OpId) -> SmallVec<[Type; 4]> {
        let results = self.body().results(op);
        results.map(|result| self.body().ty(result)).collect()
    }

    /// Returns the operation of kind `T` that defines a value.
    pub fn defined_by<T: OpView>(&self, value: ValueId) -> Result<T, NoMatch> {
        let op = self.body().defining_op(value).ok_or(NO_MATCH)?;
        self.op(op).cast().ok_or(NO_MATCH)
    }

    /// Returns the value of a constant, or `None` if the value is not constant.
    pub fn constant(&self, value: ValueId) -> Option<Attr> {
        constant_value(self.ctx(), self.body(), value)
    }

    /// Returns the entry block of a region.
    #[track_caller]
    pub fn entry_block(&self, region: RegionId) -> Result<BlockId, NoMatch> {
        self.body().entry_block(region).ok_or(NO_MATCH)
    }

    /// Returns the last operation of a block, if it is of kind `T`.
    pub fn terminator<T: OpView>(&self, block: BlockId) -> Result<T, NoMatch> {
        let last = self.body().last_op(block).ok_or(NO_MATCH)?;
        self.op(last).cast().ok_or(NO_MATCH)
    }

    /// Returns the block of a region with one block, and the last operation, if it is of kind `T`.
    pub fn single_block<T: OpView>(&self, region: RegionId) -> Result<(BlockId, T), NoMatch> {
        let block = self.entry_block(region)?;
        if !self.body().has_one_block(region) {
            return Err(NO_MATCH);
        }
        Ok((block, self.terminator(block)?))
    }

    /// Returns true if an operation is nested in a region of `around`, at any depth.
    pub fn is_inside(&self, op: OpId, around: OpId) -> bool {
        let mut parents = self.body().ancestors(op).skip(1);
        parents.any(|parent| parent == around)
    }

    /// Returns true if an operation is nested in a region, at any depth.
    pub fn is_in_region(&self, op: OpId, region: RegionId) -> bool {
        let body = self.body();
        let mut blocks = body.ancestors(op).filter_map(|op| body.parent_block(op));
        blocks.any(|block| body.parent_region(block) == Some(region))
    }

    /// Returns the region in which a value is defined.
    pub fn region_of(&self, value: ValueId) -> Option<RegionId> {
        let block = match self.body().defining_op(value) {
            Some(op) => self.body().parent_block(op),
            None => self.body().defining_block(value),
        };
        self.body().parent_region(block?)
    }

    /// Returns true if a value is defined in a region of an operation, at any depth.
    pub fn is_defined_inside(&self, value: ValueId, around: OpId) -> bool {
        let owner = self.region_of(value);
        let owner = owner.map(|region| self.body().region_owner(region));
        owner.is_some_and(|owner| owner == around || self.is_inside(owner, around))
    }
}

/// Operations implemented in terms of the trait's methods.
impl<'c> dyn Rewriter<'c> + '_ {
    /// Returns an operation for reading.
    pub fn op(&self, op: OpId) -> OpRef<'_, &'c Context> {
        OpRef::new(self.ctx(), self.body(), op)
    }

    /// Returns an operation for reading, with accessors by name. What was read remains valid when the rewriter changes
    /// the IR.
    pub fn read<T: OpView>(&self, op: T) -> T::Ref<'_, 'c> {
        T::read(self.op(op.id()))
    }

    /// Returns a builder at the insertion point.
    #[track_caller]
    pub fn builder(&mut self) -> Builder<'_> {
        self.builder_at(self.insertion_point())
    }

    /// Sets the insertion point and the location of new operations.
    pub fn set_place(&mut self, at: InsertPoint, loc: Loc) {
        self.set_insertion_point(at);
        self.set_loc(loc);
    }

    /// Sets the insertion point and the location of new operations, and returns a builder with them.
    #[track_caller]
    pub fn build_at(&mut self, at: InsertPoint, loc: Loc) -> Builder<'_> {
        self.set_place(at, loc);
        self.builder()
    }

    /// Creates an operation at the insertion point.
    #[track_caller]
    pub fn create<T: BuildOp>(&mut self, parts: T) -> T::Op {
        self.builder().create(parts)
    }

    /// Creates an operation at the insertion point and returns its only result.
    #[track_caller]
    pub fn create_value<T: BuildOp>(&mut self, parts: T) -> ValueId {
        self.builder().create_value(parts)
    }

    /// Creates an operation at the insertion point. Returns its only result, or the value that it folds to: MLIR's
    /// `createOrFold`.
    ///
    /// # Panics
    /// Panics if the operation has no result.
    #[track_caller]
    pub fn create_or_fold<T: BuildOp>(&mut self, parts: T) -> ValueId {
        let op = self.create(parts).id();
        match self.fold_new(op) {
            Some(value) => value,
            None => self.body().result(op, 0),
        }
    }

    /// Creates a constant at the insertion point, or reuses an equal one among the last operations before the insertion
    /// point in its block. Returns the result. A constant here is an operation without operands and regions. For
    /// helpers that need the same constants repeatedly.
    ///
    /// # Panics
    /// Panics if the operation has no result.
    #[track_caller]
    pub fn create_or_reuse<T: BuildOp>(&mut self, parts: T) -> ValueId {
        let op = self.create(parts).id();
        let new = self.body().result(op, 0);
        match equal_before(self.body(), op) {
            Some(old) => {
                self.erase_new(op);
                old
            }
            None => new,
        }
    }

    /// Replaces an operation by a new one, created at the insertion point. Each result replaces the result with the
    /// same index. Returns the new operation.
    #[track_caller]
    pub fn replace_op_with<T: BuildOp>(&mut self, op: OpId, parts: T) -> T::Op {
        let new = self.create(parts);
        let values = self.results(new.id());
        self.replace_op(op, &values);
        new
    }

    /// Copies an operation with its regions to the insertion point.
    pub fn clone_op(&mut self, op: OpId, mapping: &mut IrMapping) -> OpId {
        self.builder().clone_op(op, mapping)
    }

    /// Replaces an operation by the operations of a block of its region, for a block that is executed exactly once.
    /// `arguments` replace the block's arguments, and the operands of the block's terminator replace the operation's
    /// results.
    pub fn replace_op_with_block(&mut self, op: OpId, block: BlockId, arguments: &[ValueId]) {
        let (Some(at), Some(last)) = (self.body().parent_block(op), self.body().last_op(block))
        else {
            return;
        };
        self.inline_block_before(block, at, Some(op), arguments);
        let values = self.operands(last);
        self.replace_op(op, &values);
        self.erase_op(last);
    }

    /// Moves the operations of a block to the end of another. See
    /// [`inline_block_before`](Rewriter::inline_block_before).
    pub fn merge_blocks(&mut self, from: BlockId, to: BlockId, arguments: &[ValueId]) {
        self.inline_block_before(from, to, None, arguments);
    }
}

/// The maximum number of operations that [`equal_before`] visits, so that each constant does not search a long block.
const REUSED_FROM: usize = 64;

/// Returns the result of an equal operation shortly before `op` in the same block. Only operations without operands and
/// with one result can be equal.
pub fn equal_before(body: &Body, op: OpId) -> Option<ValueId> {
    let is_constant = |op: OpId| {
        body.num_operands(op) == 0 && !body.is_nested(op) && body.region(op, 0).is_none()
    };
    if !is_constant(op) || body.num_results(op) != 1 {
        return None;
    }
    let before = std::iter::successors(body.prev_op(op), |&at| body.prev_op(at));
    let mut before = before.take(REUSED_FROM);
    let equal = before.find(|&at| is_constant(at) && body.is_same_but_operands(at, op))?;
    Some(body.result(equal, 0))
}
