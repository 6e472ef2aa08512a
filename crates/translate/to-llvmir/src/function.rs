//! Translates the bodies of functions.
//!
//! A [`FunctionTranslation`] converts one body:
//! 1. creates an LLVM IR block for every block, and dummy blocks for repeated successors (MLIR's
//!    `ensureDistinctSuccessors`);
//! 2. converts the blocks in reverse post-order, so definitions precede their uses. The arguments of all blocks
//!    except the entry block become phis without edges;
//! 3. fills the dummy blocks, and adds the edges of the phis.
//!
//! Unreachable blocks are converted after the reachable ones. A value that has no conversion when it is used there
//! becomes poison.
//!
//! The translation records the *origins* of instructions: for each operation, the number of instructions built before
//! it. A violation of LLVM's rules is reported at the operation that the instruction comes from.

use crate::attributes::enum_value;
use crate::dispatch::{Dispatch, Row};
use crate::foreign;
use crate::interface::{Converted, NotConverted};
use crate::intrinsics::Overloads;
use crate::metadata::MetadataMap;
use crate::module::{attribute_interface, interface_of, missing_interface, translation_failed};
use crate::scope::{Scope, SymbolMap, no_type};
use crate::types::TypeTable;
use rustc_hash::FxHashMap;
use std::ops::Range;
use terrace_builtin::props::I32Array;
use terrace_ir::interfaces::{BranchOpInterface, SuccessorOperands};
use terrace_ir::{
    Attr, BlockId, Body, Context, Diagnostics, Failed, Loc, OpId, OpName, OpRef, RegionId,
    SmallVec, Type, ValueId,
};
use terrace_llvmir as ll;
use terrace_llvmir::{Block, Const, Md, Value};

/// Allocations that a thread reuses for all functions it translates.
#[derive(Default)]
pub(crate) struct Scratch {
    pub function_body: ll::FunctionBody,
    pub maps: Maps,
}

/// The LLVM IR counterparts of a function's values, blocks and attributes.
#[derive(Default)]
pub(crate) struct Maps {
    /// Indexed by value.
    values: Vec<Option<Value>>,
    /// Indexed by block.
    blocks: Vec<Option<Block>>,
    /// Indexed by block: the LLVM IR block that contains its terminator.
    ends: Vec<Option<Block>>,
    /// Indexed by attribute: a type, the constant of this type, and the stamp of its context.
    constants: Vec<Option<(Type, Const, u32)>>,
    /// The stamp of the current LLVM IR context.
    stamp: u32,
    /// `i32` constants, indexed by value.
    small: Vec<Option<Const>>,
    /// Declared intrinsics with their types, keyed by operation and overloaded types.
    pub(crate) intrinsics: FxHashMap<(OpName, Overloads), (Value, ll::Type)>,
    known_intrinsics: ll::KnownIntrinsics,
    /// ABI alignments plus one, indexed by LLVM IR type; 0 for unknown.
    aligns: Vec<u64>,
    /// Aggregates that the next operation of a chain of `llvm.insertvalue` extends, keyed by their value.
    pub(crate) open: FxHashMap<ValueId, ll::OpenConst>,
    /// The origins: each operation with the number of instructions before it.
    origins: Vec<(u32, OpId)>,
    /// The operands of the current operation.
    pub(crate) operands: Vec<Value>,
    dummies: Vec<Dummy>,
    /// Indexed by block: the range of its terminator's rows in `detours`. Empty if the function has no dummy blocks.
    redirected: Vec<(u32, u32)>,
    /// Successors that are replaced by dummy blocks: the successor's index, and the index of the dummy block. Sorted
    /// by index per terminator.
    detours: Vec<(u32, u32)>,
    /// Scratch space of `find_dummies`, indexed by block: the first successor index with this block.
    firsts: Vec<u32>,
    /// Forwarded operands of terminators, cached for those that are queried through `BranchOpInterface`.
    handed: FxHashMap<OpId, SuccessorOperands>,
    order: Vec<BlockId>,
    visited: Vec<bool>,
    stack: Vec<(BlockId, usize)>,
}

impl Maps {
    /// Returns the origins of the last translated body: locations, each with the number of instructions before it.
    pub(crate) fn locations(&self, body: &Body) -> Vec<(u32, Loc)> {
        let mut locations: Vec<(u32, Loc)> = Vec::with_capacity(self.origins.len());
        for &(before, op) in &self.origins {
            let loc = body.loc(op);
            match locations.last_mut() {
                // The previous operation produced no instructions.
                Some(last) if last.0 == before => last.1 = loc,
                Some(last) if last.1 == loc => {}
                _ => locations.push((before, loc)),
            }
        }
        locations
    }

    /// Drops the state that depends on an LLVM IR context.
    pub(crate) fn forget_context(&mut self) {
        self.stamp += 1;
        self.small.clear();
        self.intrinsics.clear();
        self.known_intrinsics.forget_context();
        self.aligns.clear();
    }
}

/// A dummy block on the edge from a terminator to a repeated successor, as in MLIR's `ensureDistinctSuccessors`: a
/// `phi` distinguishes predecessors, not edges.
struct Dummy {
    terminator: OpId,
    index: usize,
    target: BlockId,
    block: Block,
}

/// The translation of a function's body or a global's initializer.
pub struct FunctionTranslation<'a> {
    /// The context of the translated module.
    pub ctx: &'a Context,
    /// The translated body.
    pub body: &'a Body,
    /// The builder of the LLVM IR body.
    pub builder: ll::FunctionBuilder<'a>,
    /// The function without its body. It is printed after its body was translated.
    pub header: &'a mut ll::Function,
    /// The diagnostics that errors are added to.
    pub diags: &'a mut Diagnostics,
    pub(crate) dispatch: &'a Dispatch,
    pub(crate) symbols: &'a SymbolMap,
    pub(crate) maps: &'a mut Maps,
    pub(crate) types: &'a mut TypeTable,
    pub(crate) metadata: &'a mut MetadataMap,
    pub(crate) debug_enabled: bool,
    /// The function's `DISubprogram`.
    pub(crate) subprogram: Option<Md>,
}

impl<'a> FunctionTranslation<'a> {
    /// Returns a translation of `body` without any blocks.
    pub(crate) fn new(
        scope: Scope<'a>,
        dispatch: &'a Dispatch,
        scratch: &'a mut Scratch,
        header: &'a mut ll::Function,
        body: &'a Body,
    ) -> Self {
        let function_type = scope.llvm.symbols.info(header.value.symbol).value_type;
        FunctionTranslation {
            ctx: scope.ctx,
            body,
            subprogram: header.subprogram(),
            builder: ll::FunctionBuilder::new(
                scope.llvm,
                &mut scratch.function_body,
                function_type,
            ),
            header,
            diags: scope.diags,
            dispatch,
            symbols: scope.symbols,
            maps: &mut scratch.maps,
            types: scope.types,
            metadata: scope.metadata,
            debug_enabled: false,
        }
    }

    /// Returns the contexts and tables for converting types, constants and attributes.
    pub fn scope(&mut self) -> Scope<'_> {
        Scope {
            ctx: self.ctx,
            llvm: self.builder.ctx,
            symbols: self.symbols,
            diags: self.diags,
            types: self.types,
            metadata: self.metadata,
        }
    }

    /// Returns a view of an operation of the body.
    pub fn op(&self, op: OpId) -> OpRef<'a> {
        OpRef::new(self.ctx, self.body, op)
    }

    /// Translates a region with at least one block.
    pub(crate) fn run(&mut self, region: RegionId) -> Result<(), Failed> {
        self.begin();
        for block in self.body.blocks(region) {
            let built = self.builder.add_block();
            self.maps.blocks[block.index()] = Some(built);
        }
        let Some(entry) = self.body.entry_block(region) else {
            return Ok(());
        };
        for (index, &arg) in self.body.block_args(entry).iter().enumerate() {
            self.maps.values[arg.index()] = Some(self.builder.arg(index as u32));
        }
        if self.body.has_one_block(region) {
            self.convert_block(entry, true)?;
        } else {
            self.find_dummies(region);
            self.sort_blocks(region);
            for at in 0..self.maps.order.len() {
                let block = self.maps.order[at];
                self.convert_block(block, block == entry)?;
            }
            self.fill_dummies()?;
            self.connect_phis(region, entry);
        }
        self.amend(OpId::ROOT, self.builder.body().inst_count())
    }

    /// Verifies the LLVM IR like LLVM, and reports a violation at the operation that the instruction comes from.
    pub(crate) fn verify(&mut self) -> Result<(), Failed> {
        let known = &mut self.maps.known_intrinsics;
        let Err(problem) = self.builder.verify(self.header, known) else {
            return Ok(());
        };
        let origin = problem.inst.and_then(|inst| {
            let origins = &self.maps.origins;
            let after = origins.partition_point(|(before, _)| *before as usize <= inst.index());
            origins.get(after.checked_sub(1)?)
        });
        let op = origin.map_or(OpId::ROOT, |(_, op)| *op);
        Err(self.diags.error(self.body.loc(op), problem.message))
    }

    /// Resets the tables to the size of the body.
    pub(crate) fn begin(&mut self) {
        let maps = &mut *self.maps;
        maps.values.clear();
        maps.values.resize(self.body.value_capacity(), None);
        maps.blocks.clear();
        maps.blocks.resize(self.body.block_capacity(), None);
        maps.ends.clear();
        maps.ends.resize(self.body.block_capacity(), None);
        maps.dummies.clear();
        maps.redirected.clear();
        maps.detours.clear();
        maps.handed.clear();
        maps.open.clear();
        maps.origins.clear();
    }

    /// Adds dummy blocks, after all other blocks, for repeated successors with block arguments.
    fn find_dummies(&mut self, region: RegionId) {
        let body = self.body;
        for block in body.blocks(region) {
            let Some(terminator) = body.last_op(block) else {
                continue;
            };
            if body.num_successors(terminator) < 2 {
                continue;
            }
            let firsts = &mut self.maps.firsts;
            if firsts.len() < body.block_capacity() {
                firsts.resize(body.block_capacity(), u32::MAX);
            }
            let mut again: SmallVec<[(u32, u32); 8]> = SmallVec::new();
            for (index, target) in (0..).zip(body.successors(terminator)) {
                let first = &mut firsts[target.index()];
                if *first == u32::MAX {
                    *first = index;
                } else if !body.block_args(target).is_empty() {
                    again.push((*first, index));
                }
            }
            for target in body.successors(terminator) {
                firsts[target.index()] = u32::MAX;
            }
            if again.is_empty() {
                continue;
            }
            // Sort by the first index of the successor.
            again.sort_unstable();
            let start = self.maps.detours.len();
            for (_, index) in again {
                let Some(target) = body.successor(terminator, index as usize) else {
                    continue;
                };
                let block = self.builder.add_block();
                self.maps
                    .detours
                    .push((index, self.maps.dummies.len() as u32));
                self.maps.dummies.push(Dummy {
                    terminator,
                    index: index as usize,
                    target,
                    block,
                });
            }
            let maps = &mut *self.maps;
            let end = maps.detours.len();
            maps.detours[start..].sort_unstable();
            maps.redirected.resize(body.block_capacity(), (0, 0));
            maps.redirected[block.index()] = (start as u32, end as u32);
        }
    }

    /// Sorts the blocks in reverse post-order from the entry block, followed by that of each unreached block.
    fn sort_blocks(&mut self, region: RegionId) {
        let maps = &mut *self.maps;
        maps.order.clear();
        maps.visited.clear();
        maps.visited.resize(self.body.block_capacity(), false);
        for start in self.body.blocks(region) {
            if std::mem::replace(&mut maps.visited[start.index()], true) {
                continue;
            }
            let from = maps.order.len();
            maps.stack.push((start, 0));
            while let Some((block, next)) = maps.stack.last_mut() {
                let terminator = self.body.last_op(*block);
                match terminator.and_then(|terminator| self.body.successor(terminator, *next)) {
                    Some(successor) => {
                        *next += 1;
                        if !std::mem::replace(&mut maps.visited[successor.index()], true) {
                            maps.stack.push((successor, 0));
                        }
                    }
                    None => {
                        maps.order.push(*block);
                        maps.stack.pop();
                    }
                }
            }
            maps.order[from..].reverse();
        }
    }

    fn convert_block(&mut self, block: BlockId, is_entry: bool) -> Result<(), Failed> {
        if let Some(built) = self.maps.blocks[block.index()] {
            self.builder.switch_to(built);
        }
        if !is_entry {
            let (args, locs) = (self.body.block_args(block), self.body.block_arg_locs(block));
            for (&arg, &loc) in args.iter().zip(locs) {
                self.set_debug_loc_to(loc);
                let ty = self.body.ty(arg);
                let Some(ty) = self.types.get(self.ctx, &mut self.builder.ctx.types, ty) else {
                    let loc = self
                        .body
                        .first_op(block)
                        .map_or(self.body.loc(OpId::ROOT), |op| self.body.loc(op));
                    return Err(self
                        .diags
                        .error(loc, "block argument does not have an LLVM type"));
                };
                let phi = self.builder.phi(ty, 0);
                self.maps.values[arg.index()] = Some(phi);
            }
        }
        for op in self.body.ops(block) {
            self.convert_op(op)?;
        }
        self.maps.ends[block.index()] = Some(self.builder.current_block());
        Ok(())
    }

    /// Converts an operation and its discardable attributes.
    #[inline]
    pub(crate) fn convert_op(&mut self, op: OpId) -> Result<(), Failed> {
        let name = self.body.name(op);
        if self.debug_enabled {
            self.set_debug_loc(op);
        }
        let before = self.builder.body().inst_count();
        self.maps.origins.push((before as u32, op));
        let converted = match self.dispatch.row(name) {
            Row::Op(convert) => convert(self, op),
            Row::Intrinsic(at) => self.convert_intrinsic(op, name, at as usize),
            Row::Foreign => match interface_of(self.op(op)) {
                Some(model) => model.convert_operation(op, self),
                None => return Err(missing_interface(self.op(op), self.diags)),
            },
        };
        if converted.is_err() {
            return Err(translation_failed(self.op(op), self.diags));
        }
        if self.body.attrs(op) == Attr::EMPTY_DICTIONARY {
            Ok(())
        } else {
            self.amend(op, before)
        }
    }

    /// Dispatches discardable attributes to their dialects, with the instructions that were built since `before`.
    #[cold]
    fn amend(&mut self, op: OpId, before: usize) -> Result<(), Failed> {
        let ctx = self.ctx;
        for &(name, value) in self.body.attrs(op).entries(ctx) {
            let name = &*name.message_text(ctx);
            let Some(model) = attribute_interface(ctx, name) else {
                foreign::check(ctx, name, self.body.loc(op), self.diags)?;
                continue;
            };
            let instructions: Vec<Value> = self
                .builder
                .body()
                .insts_since(before)
                .map(Value::inst)
                .collect();
            model.amend_operation(op, &instructions, name, value, self)?;
        }
        Ok(())
    }

    fn fill_dummies(&mut self) -> Result<(), Failed> {
        for at in (0..self.maps.dummies.len()).rev() {
            let Dummy {
                terminator,
                index,
                target,
                block,
            } = self.maps.dummies[at];
            self.builder.switch_to(block);
            let from = self.end_of(terminator);
            let operands = self.successor_operands(terminator, index);
            let phis = self.maps.operands.len();
            for (operand, &loc) in operands.zip(self.body.block_arg_locs(target)) {
                self.set_debug_loc_to(loc);
                let value = self.operand(terminator, operand);
                let ty = self.builder.type_of(value);
                let phi = self.builder.phi(ty, 0);
                self.builder.add_incoming(phi, value, from);
                self.maps.operands.push(phi);
            }
            self.set_debug_loc(terminator);
            if let Some(to) = self.maps.blocks[target.index()] {
                self.builder.br(to);
            }
            for (arg, at) in self.body.block_args(target).iter().zip(phis..) {
                let phi = self.maps.values[arg.index()];
                if let (Some(phi), Some(&value)) = (phi, self.maps.operands.get(at)) {
                    self.builder.add_incoming(phi, value, block);
                }
            }
            self.maps.operands.truncate(phis);
        }
        Ok(())
    }

    /// Adds the incoming values of the phis of all blocks except the entry block: first those from dummy blocks,
    /// newest first, then those from the predecessors in the order of the block's uses.
    fn connect_phis(&mut self, region: RegionId, entry: BlockId) {
        let body = self.body;
        for block in body.blocks(region).filter(|&block| block != entry) {
            let args = body.block_args(block);
            if args.is_empty() {
                continue;
            }
            for (terminator, index) in body.predecessors(block) {
                if self.dummy(terminator, index).is_some() {
                    continue;
                }
                let from = self.end_of(terminator);
                let operands = self.successor_operands(terminator, index);
                for (&arg, operand) in args.iter().zip(operands) {
                    if let Some(phi) = self.maps.values[arg.index()] {
                        let value = self.operand(terminator, operand);
                        self.builder.add_incoming(phi, value, from);
                    }
                }
            }
        }
    }

    /// Returns the dummy block between a terminator and its successor `index`, if one was inserted.
    #[inline]
    fn dummy(&self, terminator: OpId, index: usize) -> Option<Block> {
        if self.maps.redirected.is_empty() {
            return None;
        }
        let block = self.body.parent_block(terminator)?;
        let (start, end) = *self.maps.redirected.get(block.index())?;
        let detours = &self.maps.detours[start as usize..end as usize];
        let at = detours.binary_search_by_key(&(index as u32), |detour| detour.0);
        let (_, row) = detours[at.ok()?];
        Some(self.maps.dummies[row as usize].block)
    }

    fn end_of(&self, terminator: OpId) -> Block {
        let block = self.body.parent_block(terminator);
        let end = block.and_then(|block| self.maps.ends[block.index()]);
        end.unwrap_or_else(|| self.builder.current_block())
    }

    /// Returns the range of operands that are forwarded to successor `index`.
    #[inline]
    fn successor_operands(&mut self, op: OpId, index: usize) -> Range<usize> {
        let name = self.body.name(op);
        let handles = &self.dispatch.handles;
        if Some(name) == handles.br {
            return 0..self.body.num_operands(op);
        }
        if Some(name) == handles.cond_br
            && let Some(sizes) = self.op(op).get::<I32Array>(handles.cond_br_sizes)
            && let [_, yes, no] = *sizes
        {
            let middle = 1 + yes.max(0) as usize;
            return if index == 0 {
                1..middle
            } else {
                middle..middle + no.max(0) as usize
            };
        }
        let model: Option<&dyn BranchOpInterface> =
            self.dispatch.branches.get(name.index()).copied().flatten();
        let Some(model) = model else {
            return 0..0;
        };
        let handed = &mut self.maps.handed;
        let operands_of = handed.entry(op).or_insert_with(|| {
            let op = OpRef::new(self.ctx, self.body, op);
            model.successor_operands(op)
        });
        operands_of.get(index).cloned().unwrap_or_default()
    }

    /// Returns the block to which a terminator branches for its successor `index`.
    pub fn successor(&self, op: OpId, index: usize) -> Block {
        let direct = || {
            let block = self.body.successor(op, index)?;
            self.maps.blocks[block.index()]
        };
        self.dummy(op, index)
            .or_else(direct)
            .unwrap_or_else(|| self.builder.current_block())
    }

    /// Returns the LLVM IR value of a value. A value that was not converted is used only in unreachable code, so it
    /// becomes poison.
    #[inline]
    pub fn value(&mut self, value: ValueId) -> Value {
        match self.maps.values[value.index()] {
            Some(value) => value,
            None => self.missing_value(value),
        }
    }

    #[cold]
    fn missing_value(&mut self, value: ValueId) -> Value {
        let ty = self.body.ty(value);
        let ty = self.types.get(self.ctx, &mut self.builder.ctx.types, ty);
        self.builder.ctx.poison(ty.unwrap_or(ll::Type::PTR)).into()
    }

    /// Returns the LLVM IR value of an operand.
    #[inline]
    pub fn operand(&mut self, op: OpId, index: usize) -> Value {
        let value = self.body.operand(op, index);
        self.value(value)
    }

    /// Maps a value to its LLVM IR value.
    #[inline]
    pub fn map(&mut self, value: ValueId, to: Value) {
        self.maps.values[value.index()] = Some(to);
    }

    /// Maps the only result of an operation.
    #[inline]
    pub fn map_result(&mut self, op: OpId, to: Value) {
        let result = self.body.result(op, 0);
        self.maps.values[result.index()] = Some(to);
    }

    /// Returns the LLVM IR type of a type. Reports an error at the operation if it has none.
    #[inline]
    pub fn ty(&mut self, ty: Type, op: OpId) -> Result<ll::Type, Failed> {
        match self.types.get(self.ctx, &mut self.builder.ctx.types, ty) {
            Some(ty) => Ok(ty),
            None => Err(no_type(self.ctx, self.diags, ty, self.body.loc(op))),
        }
    }

    /// Returns the LLVM IR type of the only result of an operation.
    #[inline]
    pub fn result_type(&mut self, op: OpId) -> Result<ll::Type, Failed> {
        let result = self.body.result(op, 0);
        self.ty(self.body.ty(result), op)
    }

    /// Returns a property of an operation.
    #[inline]
    pub(crate) fn prop(&self, op: OpId, slot: usize) -> Option<Attr> {
        self.body.prop(op, slot)
    }

    /// Translates `#llvm.fastmath` to LLVM IR flags.
    #[inline]
    pub(crate) fn fast_math(&self, attr: Option<Attr>) -> u16 {
        match attr {
            Some(attr) if attr != self.dispatch.handles.fastmath => {
                fast_math_flags(enum_value(self.ctx, Some(attr)))
            }
            _ => 0,
        }
    }

    /// Returns the constant for an attribute, cached by the attribute's handle.
    #[inline]
    pub(crate) fn constant(
        &mut self,
        op: OpId,
        attr: Attr,
        mlir_type: Type,
    ) -> Result<Const, Failed> {
        if let Some(Some((ty, constant, stamp))) = self.maps.constants.get(attr.index())
            && *ty == mlir_type
            && *stamp == self.maps.stamp
        {
            return Ok(*constant);
        }
        let ty = self.ty(mlir_type, op)?;
        let loc = self.body.loc(op);
        let constant = self.scope().constant(ty, attr, loc)?;
        let constants = &mut self.maps.constants;
        if constants.len() <= attr.index() {
            constants.resize(attr.index() + 1, None);
        }
        constants[attr.index()] = Some((mlir_type, constant, self.maps.stamp));
        Ok(constant)
    }

    /// Returns the constant `i32 value`.
    #[inline]
    pub(crate) fn i32(&mut self, value: i32) -> Const {
        let Ok(at @ 0..64) = usize::try_from(value) else {
            return self
                .builder
                .ctx
                .const_int(ll::Type::I32, value as u32 as u64);
        };
        if let Some(Some(constant)) = self.maps.small.get(at) {
            return *constant;
        }
        let constant = self.builder.ctx.const_int(ll::Type::I32, at as u64);
        if self.maps.small.len() <= at {
            self.maps.small.resize(at + 1, None);
        }
        self.maps.small[at] = Some(constant);
        constant
    }

    /// Returns the ABI alignment of a type in bytes, or `None` if it is not sized.
    #[inline]
    pub(crate) fn abi_align(&mut self, ty: ll::Type) -> Option<u64> {
        if let Some(&known @ 1..) = self.maps.aligns.get(ty.index()) {
            return (known > 1).then(|| known - 1);
        }
        let align = self
            .builder
            .ctx
            .layout
            .abi_align(&self.builder.ctx.types, ty);
        let aligns = &mut self.maps.aligns;
        if aligns.len() <= ty.index() {
            aligns.resize(ty.index() + 1, 0);
        }
        aligns[ty.index()] = align.unwrap_or(0) + 1;
        align
    }

    /// Returns the error for an operation without a translation.
    pub(crate) fn unknown(&self) -> Converted {
        Err(NotConverted::Unknown)
    }

    /// Attaches `prof` branch weights to an instruction, unless there are none.
    pub(crate) fn weigh(&mut self, instruction: Value, weights: Option<&[i32]>) {
        if let Some(weights) = weights.filter(|weights| !weights.is_empty()) {
            let node = self.scope().branch_weights(weights);
            self.builder.attach(instruction, ll::MdKindId::PROF, node);
        }
    }
}

/// Converts MLIR's flags, which begin with `nnan`, to LLVM IR's, which begin with `reassoc`.
fn fast_math_flags(flags: u64) -> u16 {
    ((flags & 0x3f) << 1 | flags >> 6 & 1) as u16
}

/// Debug locations.
impl FunctionTranslation<'_> {
    /// Sets the debug location of the following instructions to that of an operation.
    #[inline]
    pub(crate) fn set_debug_loc(&mut self, op: OpId) {
        self.set_debug_loc_to(self.body.loc(op));
    }

    /// Sets the debug location of the following instructions.
    #[inline]
    fn set_debug_loc_to(&mut self, loc: Loc) {
        // A position in a file needs a scope, and only locations with attributes contain scopes.
        if self.subprogram.is_none() && loc.attr().is_none() || !self.debug_enabled {
            self.builder.set_debug_loc(None);
            return;
        }
        let subprogram = self.subprogram;
        let md = self.scope().debug_location(loc, subprogram, None);
        self.builder.set_debug_loc(md);
    }
}
