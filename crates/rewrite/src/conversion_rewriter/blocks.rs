//! Changes to blocks and regions: signatures, moves, splits.

use super::ConversionRewriter;
use crate::state::{MaterializationKind, REPLACED};
use crate::type_converter::{InputMapping, SignatureConversion, TypeConverter};
use crate::values::Values;
use smallvec::SmallVec;
use terrace_ir::rewrite::NoMatch;
use terrace_ir::{BlockId, InsertPoint, Loc, OpId, RegionId, Type, ValueId};

/// Blocks with their new signatures.
type BlockSignatures = SmallVec<[(BlockId, SignatureConversion); 4]>;

/// Blocks and regions.
impl ConversionRewriter<'_> {
    /// Converts the arguments of all blocks of a region with the current pattern's converter. If `entry` is given, it
    /// is the signature of the entry block. Changes nothing if a type cannot be converted.
    pub fn convert_region_types(
        &mut self,
        region: RegionId,
        entry: Option<&SignatureConversion>,
    ) -> Result<Option<BlockId>, NoMatch> {
        let plan = self.plan_region_types(region, entry.is_some())?;
        let first = self.body.entry_block(region);
        self.apply_region_types(region, &plan);
        if let (Some(first), Some(entry)) = (first, entry) {
            self.apply_signature_conversion(first, entry);
        }
        Ok(first)
    }

    /// Converts the arguments of all blocks of several regions with the current pattern's converter. Changes nothing if
    /// a type cannot be converted.
    pub fn convert_types_of_regions(&mut self, regions: &[RegionId]) -> Result<(), NoMatch> {
        let mut plans: SmallVec<[BlockSignatures; 2]> = SmallVec::new();
        for &region in regions {
            plans.push(self.plan_region_types(region, false)?);
        }
        for (&region, plan) in regions.iter().zip(&plans) {
            self.apply_region_types(region, plan);
        }
        Ok(())
    }

    /// Returns the blocks whose signatures change, with the new signatures. Skips the entry block if `but_entry` is
    /// set.
    fn plan_region_types(
        &mut self,
        region: RegionId,
        but_entry: bool,
    ) -> Result<BlockSignatures, NoMatch> {
        let Some(converter) = self.type_converter() else {
            return Err(NoMatch::because("the pattern has no type converter"));
        };
        let first = self.body.entry_block(region);
        let mut blocks = BlockSignatures::new();
        let mut at = first
            .filter(|_| !but_entry)
            .or_else(|| self.body.next_block(first?));
        while let Some(block) = at {
            if !self.is_legal_block(converter, block) {
                blocks.push((block, self.convert_block_signature(block)?));
            }
            at = self.body.next_block(block);
        }
        Ok(blocks)
    }

    fn apply_region_types(&mut self, region: RegionId, blocks: &BlockSignatures) {
        self.state.mutations += 1;
        self.state.set_region_converter(region, self.converter);
        for (block, signature) in blocks {
            self.apply_signature_conversion(*block, signature);
        }
    }

    fn is_legal_block(&self, converter: &TypeConverter, block: BlockId) -> bool {
        let mut arguments = self.body.block_args(block).iter();
        arguments.all(|&argument| converter.is_legal(self.ctx, self.body.ty(argument)))
    }

    /// Returns the conversion of a block's arguments by the current pattern's converter.
    pub fn convert_block_signature(
        &mut self,
        block: BlockId,
    ) -> Result<SignatureConversion, NoMatch> {
        let Some(converter) = self.type_converter() else {
            return Err(NoMatch::because("the pattern has no type converter"));
        };
        let types = self
            .body
            .block_args(block)
            .iter()
            .map(|&argument| self.body.ty(argument));
        match converter.convert_signature(self.ctx, types) {
            Ok(signature) => Ok(signature),
            Err(error) => Err(self.type_failed(error)),
        }
    }

    /// Replaces the arguments of a block according to a signature. The block keeps its identity; uses of the old
    /// arguments are replaced at the end. Does nothing if the block already has the types. If the signature is for a
    /// different number of arguments, the conversion ends with an error that names the pattern.
    pub fn apply_signature_conversion(&mut self, block: BlockId, signature: &SignatureConversion) {
        let old: Values = self.body.block_args(block).into();
        if !signature.is_for(old.len()) {
            self.breaks_contract("converted a signature with a wrong number of arguments");
            return;
        }
        if old
            .iter()
            .map(|&value| self.body.ty(value))
            .eq(signature.types().iter().copied())
        {
            return;
        }
        self.state.mutations += 1;
        let locs: SmallVec<[Loc; 8]> = self.body.block_arg_locs(block).into();
        let known = old.iter().copied().zip(locs.iter().copied());
        self.state.old_argument_locs.extend(known);
        self.body.replace_block_args(block, signature.types());
        for (index, &loc) in locs.iter().enumerate() {
            if let InputMapping::Inputs(first, count) = signature.mapping(index) {
                for new in *first..first + count {
                    self.body.set_block_arg_loc(block, new, loc);
                }
            }
        }
        self.reverse_predecessors(block);
        for (index, &argument) in old.iter().enumerate() {
            match signature.mapping(index) {
                InputMapping::Dropped => {
                    let at = InsertPoint::start(self.body, block);
                    let ty = self.body.ty(argument);
                    let made = self.cast(MaterializationKind::Source, at, locs[index], &[], &[ty]);
                    self.replace_uses_of(argument, &made);
                }
                InputMapping::Inputs(first, count) => {
                    let new: Values = self.body.block_args(block)[*first..first + count].into();
                    self.replace_uses_of(argument, &new);
                }
                InputMapping::Values(values) => self.replace_uses_of(argument, values),
            }
        }
    }

    /// Reverses the order of predecessors. MLIR moves the predecessors to a new block one by one, which has this
    /// effect.
    fn reverse_predecessors(&mut self, block: BlockId) {
        let predecessors: SmallVec<[(OpId, usize); 4]> = self.body.predecessors(block).collect();
        if predecessors.len() > 1 {
            for (terminator, index) in predecessors {
                self.body.set_successor(terminator, index, block);
            }
        }
    }

    /// Moves all blocks of a region before a block of another region, or to its end.
    pub fn inline_region_before(&mut self, from: RegionId, to: RegionId, before: Option<BlockId>) {
        self.state.mutations += 1;
        while let Some(block) = self.body.entry_block(from) {
            self.body.move_block(block, to, before);
            self.state.new_blocks.push(block);
        }
    }

    /// Moves the operations of a block before an operation of another block, or to the end of that block. `arguments`
    /// replace the arguments of the block one to one. The block must have no predecessors and is erased.
    pub fn inline_block_before(
        &mut self,
        from: BlockId,
        to: BlockId,
        before: Option<OpId>,
        arguments: &[ValueId],
    ) {
        let old: Values = self.body.block_args(from).into();
        if old.len() != arguments.len() {
            self.breaks_contract(
                "moved a block's operations with a number of values that differs from its number of arguments",
            );
            return;
        }
        self.state.mutations += 1;
        for (&argument, value) in old.iter().zip(arguments) {
            self.replace_uses_of(argument, std::slice::from_ref(value));
        }
        match before {
            None => {
                let first = self.body.first_op(from);
                self.body.splice_ops(from, first, to);
            }
            Some(before) => {
                while let Some(op) = self.body.first_op(from) {
                    self.body.move_op(op, to, Some(before));
                }
            }
        }
        self.body.erase_block(from);
    }

    /// Splits a block: moves `first` and all later operations to a new block, which follows the old one.
    pub fn split_block(&mut self, block: BlockId, first: Option<OpId>) -> BlockId {
        self.state.mutations += 1;
        self.body.split_block(block, first)
    }

    /// Creates a block in a region, before another block or at the end. The arguments have the location of the
    /// operation that is being rewritten.
    pub fn create_block(
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

    /// Moves an operation before another one, or to the end of a block.
    pub fn move_op(&mut self, op: OpId, block: BlockId, before: Option<OpId>) {
        self.state.mutations += 1;
        self.body.move_op(op, block, before);
    }

    /// Schedules a block and its operations for erasure at the end. No remaining operation may branch to the block.
    pub fn erase_block(&mut self, block: BlockId) {
        self.state.mutations += 1;
        let ops: Vec<_> = self
            .body
            .ops(block)
            .filter(|&op| self.state.flags(op) & REPLACED == 0)
            .collect();
        ops.into_iter().for_each(|op| self.erase_op(op));
        self.state.erased_blocks.push(block);
    }
}
