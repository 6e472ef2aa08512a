//! Builds a function block by block.

use terrace_arith::{CmpIOp, CmpIPredicate, ConstantOp};
use terrace_builtin::types::FunctionType;
use terrace_cf::{BranchOp, CondBranchOp};
use terrace_func::{FuncOp, ReturnOp};
use terrace_ir::builder::BuildOp;
use terrace_ir::{
    Attr, BlockId, Body, Builder, Context, InsertPoint, Loc, OpId, RegionId, Type, ValueId,
};
use terrace_llvm::enums::{Linkage, LinkageAttr};

/// A private function with linkage `linkonce_odr`.
pub(crate) struct Function<'c> {
    pub ctx: &'c Context,
    loc: Loc,
    body: Body,
    region: RegionId,
    /// The block to which operations are appended.
    at: BlockId,
}

impl<'c> Function<'c> {
    /// Creates a function with an entry block for the given parameters.
    pub(crate) fn new(ctx: &'c Context, loc: Loc, name: &str, params: &[Type], res: Type) -> Self {
        let ty = FunctionType::get(ctx, params, &[res]);
        let spec = FuncOp::spec(name, ty).sym_visibility("private");
        let mut body = spec.into_body(ctx, loc);
        let linkage = LinkageAttr::attr(Linkage::LinkOnceOdr, ctx);
        let attrs = ctx.dictionary(vec![(ctx.string("llvm.linkage"), linkage)]);
        body.set_attrs(OpId::ROOT, attrs);
        let region = match body.region(OpId::ROOT, 0) {
            Some(region) => region,
            None => body.add_region(OpId::ROOT),
        };
        let at = body.create_block(&[]);
        body.append_block(region, at);
        for &ty in params {
            body.add_block_arg(at, ty, loc);
        }
        Function {
            ctx,
            loc,
            body,
            region,
            at,
        }
    }

    /// Returns the finished function.
    pub(crate) fn finish(self) -> Body {
        self.body
    }

    /// Adds a block at the end.
    pub(crate) fn block(&mut self, params: &[Type]) -> BlockId {
        let block = self.body.create_block(&[]);
        self.body.append_block(self.region, block);
        for &ty in params {
            self.body.add_block_arg(block, ty, self.loc);
        }
        block
    }

    /// Sets the block to which operations are appended.
    pub(crate) fn go_to(&mut self, block: BlockId) {
        self.at = block;
    }

    /// Returns an argument of the current block.
    pub(crate) fn param(&self, index: usize) -> ValueId {
        self.body.block_args(self.at)[index]
    }

    pub(crate) fn builder(&mut self) -> Builder<'_> {
        let at = InsertPoint::end(self.at);
        Builder::new(self.ctx, &mut self.body, at, self.loc)
    }

    pub(crate) fn create<T: BuildOp>(&mut self, parts: T) -> ValueId {
        self.builder().create_value(parts)
    }

    pub(crate) fn constant(&mut self, value: Attr) -> ValueId {
        self.create(ConstantOp::spec(value))
    }

    pub(crate) fn cmp(&mut self, how: CmpIPredicate, a: ValueId, b: ValueId) -> ValueId {
        self.create(CmpIOp::spec(how, a, b))
    }

    pub(crate) fn ret(&mut self, value: ValueId) {
        self.builder().create(ReturnOp::spec(&[value]));
    }

    pub(crate) fn branch(&mut self, to: BlockId, values: &[ValueId]) {
        self.builder().create(BranchOp::spec(values, to));
    }

    /// Branches to `yes` if a condition is true, else to `no`, with the given values.
    pub(crate) fn cond_branch(
        &mut self,
        condition: ValueId,
        yes: (BlockId, &[ValueId]),
        no: (BlockId, &[ValueId]),
    ) {
        let spec = CondBranchOp::spec(condition, yes.1, no.1, yes.0, no.0);
        self.builder().create(spec);
    }
}
