//! A rewriter that changes the IR immediately.

use crate::fold::fold_new;
use crate::listener::{Listener, Notifier};
use terrace_ir::rewrite::Rewriter;
use terrace_ir::{
    BlockId, Body, Builder, Change, Context, InsertPoint, Loc, OpEdit, OpId, OpRef, RegionId,
    SmallVec, Type, ValueId,
};

/// A rewriter that changes a body immediately: MLIR's `IRRewriter`. The greedy driver passes it to patterns.
pub struct IrRewriter<'d, 'c> {
    pub(crate) ctx: &'c Context,
    pub(crate) body: &'d mut Body,
    pub(crate) at: Option<InsertPoint>,
    pub(crate) loc: Loc,
    /// True if a driver uses the rewriter and reports contract violations. Otherwise a violation panics.
    is_driven: bool,
    broken: Option<String>,
    /// The listener of a driver.
    notifier: Option<Notifier<'d>>,
}

impl<'d, 'c> IrRewriter<'d, 'c> {
    /// Creates a rewriter of a body, without an insertion point.
    pub fn new(ctx: &'c Context, body: &'d mut Body) -> Self {
        IrRewriter {
            ctx,
            body,
            at: None,
            loc: Loc::UNKNOWN,
            is_driven: false,
            broken: None,
            notifier: None,
        }
    }

    /// Creates a rewriter for a driver that reports contract violations.
    pub(crate) fn driven(
        ctx: &'c Context,
        body: &'d mut Body,
        listener: Option<&'d mut dyn Listener>,
    ) -> Self {
        IrRewriter {
            is_driven: true,
            notifier: listener.map(|listener| Notifier::new(listener, body)),
            ..Self::new(ctx, body)
        }
    }

    /// Notifies the listener of the changes since the last call.
    #[inline]
    pub(crate) fn notify(&mut self) {
        if let Some(notifier) = &mut self.notifier {
            notifier.catch_up(self.ctx, self.body);
        }
    }

    /// Notifies the listener that an operation is about to be replaced.
    #[inline]
    pub(crate) fn notify_replaced(&mut self, op: OpId, values: &[ValueId]) {
        if let Some(notifier) = &mut self.notifier {
            notifier.catch_up(self.ctx, self.body);
            let values: SmallVec<[Option<ValueId>; 4]> = values.iter().copied().map(Some).collect();
            notifier.replaced(OpRef::new(self.ctx, self.body, op), &values);
        }
    }

    /// Notifies the listener of a move that the journal does not record.
    #[inline]
    pub(crate) fn notify_moved(&mut self, op: OpId) {
        if let Some(notifier) = &mut self.notifier {
            notifier.moved(OpRef::new(self.ctx, self.body, op));
        }
    }

    /// Notifies the listener of the changes in the journal, then empties the journal and returns the changes.
    pub(crate) fn drain_journal(&mut self) -> impl Iterator<Item = Change> + use<> {
        if let Some(notifier) = &mut self.notifier {
            notifier.catch_up(self.ctx, self.body);
            notifier.restart();
        }
        self.body.drain_journal().into_iter()
    }

    /// Returns the first contract violation since the last call, worded to follow the pattern's name.
    pub(crate) fn take_broken(&mut self) -> Option<String> {
        self.broken.take()
    }

    /// Records a contract violation, which the driver reports when the pattern returns.
    #[cold]
    #[track_caller]
    fn breaks_contract(&mut self, how: String) {
        assert!(self.is_driven, "the rewrite {how}");
        self.broken.get_or_insert(how);
    }

    /// Returns true if the new values can replace the results of an operation or the arguments of a block. A value
    /// without uses can be replaced by any value.
    #[track_caller]
    fn fit(
        &mut self,
        old: &[ValueId],
        new: &[ValueId],
        replaced: impl Fn(&Self) -> String,
    ) -> bool {
        let types = |(&old, &new): (&ValueId, &ValueId)| {
            self.body.ty(old) != self.body.ty(new) && self.body.has_uses(old)
        };
        let how = if old.len() != new.len() {
            let (wanted, given) = (old.len(), new.len());
            format!(
                "replaced {} by {given} values; expected {wanted}",
                replaced(self)
            )
        } else if let Some((&old, &new)) = old.iter().zip(new).find(|&pair| types(pair)) {
            let show = |value| self.ctx.show_type(self.body.ty(value));
            let (is, by) = (show(old), show(new));
            format!(
                "replaced {}, a value of type {is}, by one of type {by}",
                replaced(self)
            )
        } else {
            return true;
        };
        self.breaks_contract(how);
        false
    }

    fn name_of(&self, op: OpId) -> String {
        format!("'{}'", self.ctx.op_name_str(self.body.name(op)))
    }

    /// Sets the insertion point before an operation of a block. New operations have the location of that operation.
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

    #[track_caller]
    fn replace_op(&mut self, op: OpId, values: &[ValueId]) {
        let results: SmallVec<[ValueId; 4]> = self.body.results(op).collect();
        // In an unreachable block a value may depend on itself. Such an operation remains as long as its block.
        if results.iter().any(|result| values.contains(result)) {
            return;
        }
        let replaced = |this: &Self| format!("the results of {}", this.name_of(op));
        if !self.fit(&results, values, replaced) {
            return;
        }
        self.notify_replaced(op, values);
        for (result, &value) in results.into_iter().zip(values) {
            self.body.replace_all_uses(result, value);
        }
        self.erase_op(op);
    }

    #[track_caller]
    fn erase_op(&mut self, op: OpId) {
        let mut results = self.body.results(op);
        if let Some(used) = results.find_map(|result| self.body.uses(result).next()) {
            let (name, user) = (self.name_of(op), self.name_of(used.op));
            self.breaks_contract(format!("erased {name}, which {user} still uses"));
            return;
        }
        // The insertion point moves to the next operation.
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

    fn edit(&mut self, op: OpId) -> OpEdit<'_> {
        OpEdit::new(self.body, op)
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
        let old: SmallVec<[ValueId; 4]> = self.body.block_args(from).into();
        if !self.fit(&old, arguments, |_| "the arguments of a block".to_owned()) {
            return;
        }
        for (argument, &value) in old.into_iter().zip(arguments) {
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

    fn fold_new(&mut self, op: OpId) -> Option<ValueId> {
        fold_new(self.ctx, self.body, op)
    }

    fn erase_new(&mut self, op: OpId) {
        self.body.erase_op(op);
    }

    #[track_caller]
    fn erase_block_args(&mut self, block: BlockId, indices: &[usize]) {
        let region = self.body.parent_region(block);
        let owner = region.map(|region| self.body.region_owner(region));
        let arguments = self.body.block_args(block);
        let uses = |&index: &usize| Some((index, self.body.uses(arguments[index]).next()?));
        if let Some((index, used)) = indices.iter().find_map(uses) {
            let owner = owner.map_or("no operation".to_owned(), |owner| self.name_of(owner));
            let user = self.name_of(used.op);
            self.breaks_contract(format!(
                "erased argument {index} of a block of {owner}, which {user} still uses"
            ));
            return;
        }
        for &index in indices.iter().rev() {
            self.body.erase_block_arg(block, index);
        }
        if let Some(owner) = owner {
            self.body.touch(owner);
        }
    }
}
