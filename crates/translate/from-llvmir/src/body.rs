//! Imports one function: its blocks and its values.
//!
//! A [`FunctionImport`] creates the reachable blocks in textual order and converts them in reverse post-order, so
//! definitions precede their uses. Phis become block arguments: the incoming values are collected first, and
//! terminators forward them. Constants become operations at the start of the entry block. Debug records of variables
//! are converted last, when all values are known.

use crate::constants::ConstantOps;
use crate::debug::FunctionDebug;
use crate::lost::{Carried, Losses};
use crate::metadata::KnownMetadata;
use crate::shared::Shared;
use crate::types::TypeTable;
use rustc_hash::FxHashMap;
use terrace_ir::builder::BuildOp;
use terrace_ir::{
    Attr, BlockId, Body, Builder, Diagnostics, Failed, InsertPoint, Loc, OpId, OpSpec, OpView,
    SmallVec, Type, ValueId,
};
use terrace_llvm as llvm;
use terrace_llvm::attrs::BlockTagAttr;
use terrace_llvmir as ll;
use terrace_llvmir::{FunctionBody, Inst, InstKind, Value, ValueKind};

/// The state that a thread reuses from function to function.
pub(crate) struct Worker {
    pub types: TypeTable,
    pub diags: Diagnostics,
    pub known: KnownMetadata,
    pub losses: Losses,
}

/// The import of a function, or of the initial value of a global.
pub struct FunctionImport<'a> {
    /// The state that all functions share.
    pub shared: &'a Shared<'a>,
    /// The diagnostics that errors are added to.
    pub diags: &'a mut Diagnostics,
    /// The body under construction. Its root is the imported operation.
    pub out: Body,
    /// The insertion point of the next operation.
    pub at: InsertPoint,
    /// The location of the next operation.
    pub loc: Loc,
    pub(crate) types: &'a mut TypeTable,
    pub(crate) body: &'a FunctionBody,
    pub(crate) constants: ConstantOps,
    pub(crate) known: &'a mut KnownMetadata,
    pub(crate) debug: FunctionDebug,
    pub(crate) losses: &'a mut Losses,
    /// The parts of the current instruction that its operation preserves.
    pub(crate) carried: Carried,
    /// The block at whose start constants are created.
    pub(crate) entry: BlockId,
    args: SmallVec<[ValueId; 8]>,
    /// The results of instructions, indexed by instruction.
    results: Vec<Option<ValueId>>,
    /// The created blocks, indexed by block; `None` for unreachable ones.
    blocks: Vec<Option<BlockId>>,
    /// The incoming values of a block's phis, keyed by predecessor and block.
    incoming: FxHashMap<(ll::Block, ll::Block), Vec<Value>>,
    /// The block being converted.
    pub(crate) current: Option<ll::Block>,
    /// The operation that the current instruction was converted to.
    converted: Option<OpId>,
}

impl<'a> FunctionImport<'a> {
    /// Starts an import into the region of an operation. `body` is empty for an initial value.
    pub(crate) fn new(
        shared: &'a Shared<'a>,
        worker: &'a mut Worker,
        mut out: Body,
        body: &'a FunctionBody,
    ) -> Self {
        let loc = out.loc(OpId::ROOT);
        let entry = out.create_block(&[]);
        FunctionImport {
            shared,
            diags: &mut worker.diags,
            out,
            at: InsertPoint::end(entry),
            loc,
            types: &mut worker.types,
            body,
            constants: ConstantOps::default(),
            known: &mut worker.known,
            debug: FunctionDebug::default(),
            losses: &mut worker.losses,
            carried: Carried::default(),
            entry,
            args: SmallVec::new(),
            results: Vec::new(),
            blocks: Vec::new(),
            incoming: FxHashMap::default(),
            current: None,
            converted: None,
        }
    }

    /// Inserts the entry block into the only region.
    pub(crate) fn place_entry(&mut self) {
        if let Some(region) = self.out.region(OpId::ROOT, 0) {
            self.out.append_block(region, self.entry);
        }
    }

    /// Converts the blocks of the function.
    pub(crate) fn convert_blocks(&mut self) -> Result<(), Failed> {
        let order = reverse_post_order(self.body);
        self.create_blocks(&order)?;
        self.collect_incoming(&order);
        self.results = vec![None; self.body.inst_count()];
        for &block in &order {
            self.convert_block(block)?;
        }
        self.convert_debug_records()
    }

    /// Creates the reachable blocks, in textual order.
    fn create_blocks(&mut self, order: &[ll::Block]) -> Result<(), Failed> {
        let body = self.body;
        self.blocks = vec![None; body.block_count()];
        let mut reached = vec![false; body.block_count()];
        for block in order {
            reached[block.index()] = true;
        }
        let mut next = Some(self.entry);
        for &block in body.blocks() {
            if !reached[block.index()] {
                if body.block_tags().iter().any(|(_, tagged)| *tagged == block) {
                    return Err(self.unreachable_block(block));
                }
                self.losses.add("unreachable block");
                continue;
            }
            let made = next.take().unwrap_or_else(|| self.out.create_block(&[]));
            if let Some(region) = self.out.region(OpId::ROOT, 0) {
                self.out.append_block(region, made);
            }
            self.blocks[block.index()] = Some(made);
        }
        let loc = self.out.loc(OpId::ROOT);
        for &ty in body.args() {
            let ty = self.ty(ty);
            let arg = self.out.add_block_arg(self.entry, ty, loc);
            self.args.push(arg);
        }
        Ok(())
    }

    /// Records the incoming values of phis for each edge. Of several edges from the same block, the first counts.
    fn collect_incoming(&mut self, order: &[ll::Block]) {
        let body = self.body;
        for &block in order {
            for (at, inst) in body.insts(block).enumerate() {
                let InstKind::Phi { incoming, .. } = body.kind(inst) else {
                    break;
                };
                for (value, from) in incoming.iter() {
                    let values = self.incoming.entry((from, block)).or_default();
                    if values.len() == at {
                        values.push(value);
                    }
                }
            }
        }
    }

    fn convert_block(&mut self, block: ll::Block) -> Result<(), Failed> {
        let body = self.body;
        let Some(made) = self.blocks[block.index()] else {
            return Ok(());
        };
        self.at = InsertPoint::end(made);
        self.current = Some(block);
        for inst in body.items(block) {
            let kind = body.kind(inst);
            if let InstKind::DebugRecord(record) = kind {
                self.debug.before.push((inst, *record));
                continue;
            }
            self.take_debug_records(kind)?;
            self.converted = None;
            self.loc = self.location(inst);
            self.convert_inst(inst, kind)?;
            match self.converted {
                Some(op) => self.set_metadata_attrs(inst, op),
                None if matches!(kind, InstKind::Phi { .. }) => {}
                None => self.warn_of_dropped(inst),
            }
            self.record_losses(inst, kind);
        }
        let mut tags = body.block_tags().iter();
        if tags.any(|(_, tagged)| *tagged == block) {
            let ctx = self.shared.ctx;
            let id = block.index() as u32;
            let tag = ctx.attr(BlockTagAttr { id });
            self.at = InsertPoint::start(&self.out, made);
            self.loc = self.out.loc(OpId::ROOT);
            type Op = llvm::BlockTagOp;
            self.insert::<Op>(&[], &[], &[(Op::TAG, tag)]);
        }
        Ok(())
    }

    /// Returns the dialect's block for a block.
    pub(crate) fn block(&mut self, block: ll::Block) -> Result<BlockId, Failed> {
        match self.blocks.get(block.index()).copied().flatten() {
            Some(block) => Ok(block),
            None => Err(self.error("branch to a block outside the function")),
        }
    }

    /// Returns the arguments that the current block forwards to a successor.
    pub(crate) fn branch_args(&mut self, to: ll::Block) -> Result<Vec<ValueId>, Failed> {
        let Some(from) = self.current else {
            return Ok(Vec::new());
        };
        let count = match self.incoming.get(&(from, to)) {
            Some(values) => values.len(),
            None => return Ok(Vec::new()),
        };
        let mut args = Vec::with_capacity(count);
        for at in 0..count {
            let value = self
                .incoming
                .get(&(from, to))
                .and_then(|values| values.get(at));
            if let Some(&value) = value {
                args.push(self.value(value)?);
            }
        }
        Ok(args)
    }

    /// Returns true if a phi of a block receives a value from the current block.
    pub(crate) fn passes(&self, value: Value, to: ll::Block) -> bool {
        let Some(from) = self.current else {
            return false;
        };
        let values = self.incoming.get(&(from, to));
        values.is_some_and(|values| values.contains(&value))
    }

    /// Creates a block before another one.
    pub(crate) fn create_block_before(&mut self, block: BlockId) -> BlockId {
        let made = self.out.create_block(&[]);
        if let Some(region) = self.out.parent_region(block) {
            self.out.insert_block(region, Some(block), made);
        }
        made
    }

    /// Returns the dialect's value for a value.
    pub fn value(&mut self, value: Value) -> Result<ValueId, Failed> {
        let known = match value.kind() {
            ValueKind::Const(c) => {
                if self.shared.const_type(c) == ll::Type::METADATA {
                    return Err(self.unhandled_value(value));
                }
                return self.constant(c);
            }
            ValueKind::Arg(at) => self.args.get(at as usize).copied(),
            ValueKind::Inst(inst) => self.results.get(inst.index()).copied().flatten(),
            ValueKind::Local(_) | ValueKind::Placeholder(_) => None,
        };
        match known {
            Some(value) => Ok(value),
            None => Err(self.unhandled_value(value)),
        }
    }

    /// Returns the dialect's values for these values, in order.
    pub fn values(
        &mut self,
        values: impl IntoIterator<Item = Value>,
    ) -> Result<SmallVec<[ValueId; 4]>, Failed> {
        values.into_iter().map(|value| self.value(value)).collect()
    }

    /// Returns the type of an LLVM IR value.
    pub fn type_of(&self, value: Value) -> ll::Type {
        self.body.type_of(&self.shared.module.ctx.consts, value)
    }

    /// Returns the dialect's type for a type.
    #[inline]
    pub fn ty(&mut self, ty: ll::Type) -> Type {
        let types = &self.shared.module.ctx.types;
        self.types.get(self.shared.ctx, types, ty)
    }

    /// Returns the type of an instruction's result, or `None` if it has none.
    pub fn result_type(&mut self, inst: Inst) -> Option<Type> {
        let ty = self.body.inst_type(inst);
        (ty != ll::Type::VOID).then(|| self.ty(ty))
    }

    /// Maps an instruction to the value that it was converted to.
    #[inline]
    pub fn map_value(&mut self, inst: Inst, value: ValueId) {
        self.map_block_arg(inst, value);
        self.converted = self.out.defining_op(value);
    }

    /// Maps an instruction without a result to the operation that it was converted to.
    #[inline]
    pub fn map_op(&mut self, op: OpId) {
        self.converted = Some(op);
    }

    /// Maps a phi to the block argument that it was converted to.
    pub(crate) fn map_block_arg(&mut self, inst: Inst, value: ValueId) {
        if let Some(row) = self.results.get_mut(inst.index()) {
            *row = Some(value);
        }
    }

    /// Maps an instruction to the operation that it was converted to, and to the operation's result if it has one.
    pub fn map(&mut self, inst: Inst, op: OpId) {
        match self.out.only_result(op) {
            Some(result) => self.map_value(inst, result),
            None => self.map_op(op),
        }
    }

    /// Creates an operation from its parts.
    #[inline]
    pub fn create<T: BuildOp>(&mut self, parts: T) -> OpId {
        Builder::new(self.shared.ctx, &mut self.out, self.at, self.loc)
            .create(parts)
            .id()
    }

    /// Creates an operation from its parts and returns its only result.
    #[inline]
    pub fn create_value<T: BuildOp>(&mut self, parts: T) -> ValueId {
        Builder::new(self.shared.ctx, &mut self.out, self.at, self.loc).create_value(parts)
    }

    /// Creates an operation from operands, result types and properties by slot. Other properties have their defaults.
    pub fn insert<T: OpView>(
        &mut self,
        operands: &[ValueId],
        results: &[Type],
        props: &[(usize, Attr)],
    ) -> OpId {
        let name = self.shared.ctx.name::<T>();
        self.insert_named(name, operands, results, props)
    }

    /// As [`insert`](Self::insert), for an operation name.
    pub fn insert_named(
        &mut self,
        name: terrace_ir::OpName,
        operands: &[ValueId],
        results: &[Type],
        props: &[(usize, Attr)],
    ) -> OpId {
        let ctx = self.shared.ctx;
        let mut all: SmallVec<[Option<Attr>; 8]> = ctx.prop_defaults(name).into();
        for &(slot, value) in props {
            if let Some(prop) = all.get_mut(slot) {
                *prop = Some(value);
            }
        }
        let spec = OpSpec {
            operands,
            results,
            props: &all,
            ..OpSpec::new(name, self.loc)
        };
        Builder::new(ctx, &mut self.out, self.at, self.loc).insert(spec)
    }

    /// As [`insert`](Self::insert); returns the only result.
    pub(crate) fn insert_value<T: OpView>(
        &mut self,
        operands: &[ValueId],
        result: Type,
        props: &[(usize, Attr)],
    ) -> ValueId {
        let op = self.insert::<T>(operands, &[result], props);
        self.out.result(op, 0)
    }

    /// Reports an error at the location of the current instruction.
    pub fn error(&mut self, message: impl Into<String>) -> Failed {
        self.diags.error(self.loc, message)
    }
}

/// Returns the reachable blocks in reverse post-order: each block precedes its successors, except along back edges.
pub(crate) fn reverse_post_order(body: &FunctionBody) -> Vec<ll::Block> {
    let mut order = Vec::new();
    let mut seen = vec![false; body.block_count()];
    let successors = |block: ll::Block| {
        let mut list: SmallVec<[ll::Block; 4]> = SmallVec::new();
        if let Some(last) = body.terminator(block) {
            body.kind(last).for_each_successor(|to| list.push(to));
        }
        list.reverse();
        list
    };
    let mut stack = Vec::new();
    if let Some(entry) = body.entry() {
        seen[entry.index()] = true;
        stack.push((entry, successors(entry)));
    }
    while let Some((block, rest)) = stack.last_mut() {
        match rest.pop() {
            Some(next) if !seen[next.index()] => {
                seen[next.index()] = true;
                stack.push((next, successors(next)));
            }
            Some(_) => {}
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order.reverse();
    order
}
