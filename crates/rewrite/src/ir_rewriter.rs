//! A rewriter that makes its changes at once.

use crate::rewriter::Rewriter;
use terrace_ir::{
    BlockId, Body, Builder, Context, InsertPoint, Loc, OpId, RegionId, Type, ValueId,
};

/// A rewriter that changes a body at once: MLIR's `IRRewriter`. The greedy driver passes it to patterns.
pub struct IrRewriter<'d, 'c> {
    pub(crate) ctx: &'c Context,
    pub(crate) body: &'d mut Body,
    pub(crate) at: Option<InsertPoint>,
    pub(crate) loc: Loc,
}

impl<'d, 'c> IrRewriter<'d, 'c> {
    /// A rewriter of a body without an insertion point.
    pub fn new(ctx: &'c Context, body: &'d mut Body) -> Self {
        IrRewriter {
            ctx,
            body,
            at: None,
            loc: Loc::UNKNOWN,
        }
    }

    /// Moves to an operation of a block: new operations go before it, with its location.
    pub fn go_to(&mut self, op: OpId) {
        self.at = Some(InsertPoint::before(self.body, op));
        self.loc = self.body.loc(op);
    }
}

impl<'c> Rewriter<'c> for IrRewriter<'_, 'c> {
    fn ctx(&self) -> &'c Context {
        self.ctx
    }

    fn body(&self) -> &Body {
        self.body
    }

    fn insertion_point(&self) -> InsertPoint {
        self.at
            .expect("invariant: the operation that is being rewritten is in a block")
    }

    fn set_insertion_point(&mut self, at: InsertPoint) {
        self.at = Some(at);
    }

    fn loc(&self) -> Loc {
        self.loc
    }

    fn set_loc(&mut self, loc: Loc) {
        self.loc = loc;
    }

    fn builder_at(&mut self, at: InsertPoint) -> Builder<'_> {
        Builder::new(self.ctx, self.body, at, self.loc)
    }

    fn replace_op(&mut self, op: OpId, values: &[ValueId]) {
        // In a block that became unreachable a value may be made from itself: its operation stays as long as the block.
        if self.body.results(op).any(|result| values.contains(&result)) {
            return;
        }
        for (result, &value) in self.body.results(op).zip(values) {
            self.body.replace_all_uses(result, value);
        }
        self.erase_op(op);
    }

    fn erase_op(&mut self, op: OpId) {
        // New operations go where they would have gone.
        if let Some(at) = &mut self.at
            && at.before == Some(op)
        {
            at.before = self.body.next_op(op);
        }
        self.body.erase_op(op);
    }

    fn replace_all_uses(&mut self, from: ValueId, to: ValueId) {
        self.body.replace_all_uses(from, to);
    }

    fn modify_in_place(&mut self, op: OpId, change: &mut dyn FnMut(&mut Body)) {
        change(self.body);
        self.body.touch(op);
    }

    fn move_op(&mut self, op: OpId, block: BlockId, before: Option<OpId>) {
        self.body.move_op(op, block, before);
    }

    fn create_block(
        &mut self,
        region: RegionId,
        before: Option<BlockId>,
        arguments: &[Type],
    ) -> BlockId {
        let block = self.body.create_block(arguments);
        for index in 0..arguments.len() {
            self.body.set_block_arg_loc(block, index, self.loc);
        }
        self.body.insert_block(region, before, block);
        block
    }

    fn split_block(&mut self, block: BlockId, first: Option<OpId>) -> BlockId {
        self.body.split_block(block, first)
    }

    fn inline_region_before(&mut self, from: RegionId, to: RegionId, before: Option<BlockId>) {
        self.body.inline_region(from, to, before);
    }

    fn inline_block_before(
        &mut self,
        from: BlockId,
        to: BlockId,
        before: Option<OpId>,
        arguments: &[ValueId],
    ) {
        for (index, &value) in arguments.iter().enumerate() {
            let argument = self.body.block_args(from)[index];
            self.body.replace_all_uses(argument, value);
        }
        while let Some(op) = self.body.first_op(from) {
            self.body.move_op(op, to, before);
        }
        self.body.erase_block(from);
    }

    fn erase_block(&mut self, block: BlockId) {
        self.body.erase_block(block);
    }

    fn erase_block_args(&mut self, block: BlockId, indices: &[usize]) {
        for &index in indices.iter().rev() {
            self.body.erase_block_arg(block, index);
        }
        let region = self.body.parent_region(block);
        if let Some(owner) = region.map(|region| self.body.region_owner(region)) {
            self.body.touch(owner);
        }
    }
}
