//! Stores the IR of one isolated-from-above operation in tables, and edits it.
//!
//! A [`Body`] has one table each for operations, values, operands, blocks, regions and successors. A handle such as an
//! [`OpId`] is a row index, and the rows are linked into lists: operations of a block, uses of a value, predecessors of
//! a block.
//!
//! # Root and stubs
//! The first row of the operation table is the isolated operation itself ([`OpId::ROOT`]): its name, properties,
//! attributes and regions. An isolated operation nested in another one is a stub there: a row with operands, results
//! and a position in a block, which owns the nested body. Reading the stub's name, properties or attributes reads the
//! nested root.
//!
//! # Invariants
//! - Operands and successors never refer to another body.
//! - Use lists and predecessor lists are ordered newest first, as in MLIR.
//! - Erased rows are tombstones until [`Body::compact`] drops them. Handles are stable until then.

mod checked;
mod clone;
mod compact;
mod create;
mod edit;
mod journal;
mod links;
mod op_edit;
mod records;
mod row;

pub use clone::IrMapping;
pub use compact::Remap;
pub use create::OpSpec;
pub use journal::Change;
pub use op_edit::OpEdit;
pub(crate) use records::{ARG_BIT, MANY, OpExtra, RegionData, SPARE_FROM, SuccData, UNDEFINED};
pub use records::{BlockData, OpData, OperandData, ValueData};
pub use row::{OpHead, OpRow};

use crate::id::{BodyMark, OpName};
use crate::{Attr, BlockId, ContextId, Loc, OpId, OperandId, RegionId, Type, ValueId};
use checked::{CheckedBody, CheckedOps};
use smallvec::SmallVec;
use thin_vec::ThinVec;

/// The IR of one isolated-from-above operation.
///
/// Most functions have one region with one block. A table with a single such row is stored inline in the body, which
/// saves an allocation for each of many small functions.
#[derive(Clone, Debug)]
pub struct Body {
    pub(crate) ops: Vec<OpData>,
    pub(crate) values: Vec<ValueData>,
    pub(crate) operands: Vec<OperandData>,
    pub(crate) props: Vec<Option<Attr>>,
    pub(crate) blocks: SmallVec<[BlockData; 1]>,
    pub(crate) args: SmallVec<[ValueId; 4]>,
    /// The location of each argument, beside `args`.
    pub(crate) arg_locs: SmallVec<[Loc; 4]>,
    pub(crate) regions: SmallVec<[RegionData; 1]>,
    pub(crate) extras: SmallVec<[OpExtra; 1]>,
    pub(crate) succs: ThinVec<SuccData>,
    pub(crate) nested: ThinVec<Option<Body>>,
    /// Order numbers of operations, indexed by row. They increase along a block, with gaps, so that insertions seldom
    /// renumber. Empty while the rows themselves are in block order, as they are after parsing.
    pub(crate) orders: ThinVec<u32>,
    /// The changes so far, while a journal is kept.
    pub(crate) journal: Option<ThinVec<Change>>,
    /// The context of the body's types and attributes, if known.
    pub(crate) context: Option<ContextId>,
    /// The mark of the body's values.
    pub(crate) mark: BodyMark,
    /// The operations whose local checks need not run again.
    checked: CheckedOps,
    /// The result of verifying the whole body.
    whole: CheckedBody,
}

/// A use of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Use {
    /// The user.
    pub op: OpId,
    /// The operand's index.
    pub index: usize,
    /// The operand's row.
    pub operand: OperandId,
}

/// The definition of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueDefinition {
    /// A result of an operation.
    Result(OpId, usize),
    /// An argument of a block.
    Argument(BlockId, usize),
    /// Not defined yet: a forward reference in a text that is still being parsed.
    Undefined,
}

/// Read access.
impl Body {
    /// Returns true if the checks that read only this operation passed, and the operation has not changed since.
    #[inline]
    pub(crate) fn is_checked(&self, op: OpId) -> bool {
        self.checked.contains(op)
    }

    /// Records that the checks that read only this operation passed.
    #[inline]
    pub(crate) fn note_checked(&self, op: OpId) {
        self.checked.insert(op);
    }

    #[inline]
    pub(crate) fn op(&self, op: OpId) -> &OpData {
        &self.ops[op.index()]
    }

    #[inline]
    pub(crate) fn extra(&self, op: OpId) -> Option<&OpExtra> {
        self.extra_of(self.op(op))
    }

    /// Returns the rarely used parts of the operation with this row.
    #[inline]
    pub(crate) fn extra_of(&self, op: &OpData) -> Option<&OpExtra> {
        match op.extra {
            0 => None,
            at => Some(&self.extras[at as usize - 1]),
        }
    }

    /// Returns true if an operation may have regions, successors, discardable attributes or a nested body. Most
    /// operations have none of these.
    #[inline]
    pub fn has_extra(&self, op: OpId) -> bool {
        self.op(op).has_extra()
    }

    /// Returns the nested body of an isolated operation.
    #[inline]
    pub fn nested(&self, op: OpId) -> Option<&Body> {
        self.nested_of(self.op(op))
    }

    /// Returns the nested body of the operation with this row.
    #[inline]
    fn nested_of(&self, op: &OpData) -> Option<&Body> {
        self.nested.get(nested_row(op)?)?.as_ref()
    }

    /// Returns the nested body of an isolated operation.
    pub fn nested_mut(&mut self, op: OpId) -> Option<&mut Body> {
        let row = nested_row(self.op(op))?;
        self.note_change();
        self.nested.get_mut(row)?.as_mut()
    }

    /// Returns all nested bodies, in the order they were created.
    pub fn nested_bodies(&self) -> impl Iterator<Item = &Body> {
        self.nested.iter().flatten()
    }

    /// Returns all nested bodies, in the order they were created. Different threads may process them at the same time.
    pub fn nested_bodies_mut(&mut self) -> impl Iterator<Item = &mut Body> {
        self.note_change();
        self.nested.iter_mut().flatten()
    }

    /// Returns true if the operation is a stub for a nested body.
    #[inline]
    pub fn is_nested(&self, op: OpId) -> bool {
        self.op(op).name == OpName::NESTED
    }

    /// Returns true if the operation was erased.
    pub fn is_erased(&self, op: OpId) -> bool {
        self.op(op).name == OpName::ERASED
    }

    /// Returns the record of an operation: the row from which its name, properties and attributes are read.
    #[inline]
    fn record(&self, op: OpId) -> (&Body, &OpData) {
        let data = self.op(op);
        match self.nested_of(data) {
            Some(nested) => (nested, &nested.ops[0]),
            None => (self, data),
        }
    }

    /// Returns the fields of an operation that most traversals read first.
    #[inline]
    pub fn head(&self, op: OpId) -> OpHead {
        let data = self.op(op);
        OpHead {
            next: data.next,
            name: (data.name != OpName::NESTED).then_some(data.name),
            has_extra: data.has_extra(),
            num_results: (data.num_results != u8::MAX).then_some(u32::from(data.num_results)),
            first_result: data.first_result,
        }
    }

    /// Returns the fields of an operation that are read most often.
    // Always inlined, so that fields that the caller does not read are not computed.
    #[inline(always)]
    pub fn row(&self, op: OpId) -> OpRow<'_> {
        let data = self.op(op);
        let nested = self.nested_of(data);
        let (body, record) = nested.map_or((self, data), |nested| (nested, &nested.ops[0]));
        OpRow {
            name: record.name,
            loc: record.loc,
            next: data.next,
            nested,
            attrs: body.attrs_of(record),
            props: body.prop_rows_of(record),
            operands: self.operand_rows_of(data),
            first_result: data.first_result,
            num_results: self.num_results_of(data) as u32,
        }
    }

    /// Returns an operation's name.
    #[inline]
    pub fn name(&self, op: OpId) -> OpName {
        self.record(op).1.name
    }

    /// Returns an operation's location.
    #[inline]
    pub fn loc(&self, op: OpId) -> Loc {
        self.record(op).1.loc
    }

    /// Returns an operation's properties, indexed by slot. Absent properties at the end may be omitted.
    #[inline]
    pub fn props(&self, op: OpId) -> &[Option<Attr>] {
        let (body, data) = self.record(op);
        body.prop_rows_of(data)
    }

    /// Returns true if two operations have the same name, properties, attributes, successors, number of operands, and
    /// result types: MLIR's `OperationEquivalence` without operands, locations and regions.
    pub fn is_same_but_operands(&self, a: OpId, b: OpId) -> bool {
        let results = |op| self.results(op).map(|result| self.ty(result));
        self.name(a) == self.name(b)
            && self.num_operands(a) == self.num_operands(b)
            && self.has_same_props(a, b)
            && self.attrs(a) == self.attrs(b)
            && results(a).eq(results(b))
            && self.successors(a).eq(self.successors(b))
    }

    /// Returns true if two operations of the same name have the same properties.
    pub fn has_same_props(&self, a: OpId, b: OpId) -> bool {
        let count = self.props(a).len().max(self.props(b).len());
        (0..count).all(|slot| self.prop(a, slot) == self.prop(b, slot))
    }

    /// Returns the property in a slot.
    #[inline]
    pub fn prop(&self, op: OpId, slot: usize) -> Option<Attr> {
        let (body, data) = self.record(op);
        match slot < data.num_props as usize {
            true => body.props[data.first_prop as usize + slot],
            false => None,
        }
    }

    /// Returns a property that every verified operation has. Called by the accessors of `#[op]`, which pass the
    /// property's name.
    ///
    /// # Panics
    /// Panics if the operation does not have the property, or was erased.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn required_prop(&self, op: OpId, slot: usize, name: &str) -> Attr {
        match self.prop(op, slot) {
            Some(value) => value,
            None => self.without_prop(op, name),
        }
    }

    #[cold]
    #[cfg_attr(debug_assertions, track_caller)]
    fn without_prop(&self, op: OpId, name: &str) -> ! {
        match self.is_erased(op) {
            true => panic!("{op:?} was erased: it has no property `{name}`"),
            false => panic!("invariant: verified operations have the property `{name}`"),
        }
    }

    /// Returns an operation's discardable attributes, a dictionary.
    #[inline]
    pub fn attrs(&self, op: OpId) -> Attr {
        let (body, record) = self.record(op);
        body.attrs_of(record)
    }

    #[inline]
    fn attrs_of(&self, op: &OpData) -> Attr {
        let attrs = self.extra_of(op).and_then(|extra| extra.attrs);
        attrs.unwrap_or(Attr::EMPTY_DICTIONARY)
    }

    /// Returns the block that contains an operation; `None` for a root or a detached operation.
    #[inline]
    pub fn parent_block(&self, op: OpId) -> Option<BlockId> {
        self.op(op).block
    }

    /// Returns the region that contains a block.
    #[inline]
    pub fn parent_region(&self, block: BlockId) -> Option<RegionId> {
        self.blocks[block.index()].region
    }

    /// Returns the operation that owns a region.
    #[inline]
    pub fn region_owner(&self, region: RegionId) -> OpId {
        self.regions[region.index()].owner
    }

    /// Returns the enclosing operation, if it is in this body.
    pub fn parent_op(&self, op: OpId) -> Option<OpId> {
        Some(self.region_owner(self.parent_region(self.parent_block(op)?)?))
    }

    /// Returns an operation and its ancestors in this body, innermost first, up to the body's root.
    pub fn ancestors(&self, op: OpId) -> impl Iterator<Item = OpId> {
        std::iter::successors(Some(op), |&at| self.parent_op(at))
    }

    /// Returns the next operation of the block.
    #[inline]
    pub fn next_op(&self, op: OpId) -> Option<OpId> {
        self.op(op).next
    }

    /// Returns the previous operation of the block.
    #[inline]
    pub fn prev_op(&self, op: OpId) -> Option<OpId> {
        self.op(op).prev
    }

    /// Returns true if `a` precedes `b`. Both must be in the same block.
    #[inline]
    pub fn is_before(&self, a: OpId, b: OpId) -> bool {
        debug_assert_eq!(self.op(a).block, self.op(b).block);
        self.order(a) < self.order(b)
    }

    /// Returns the order number of an operation, which increases along its block.
    #[inline]
    pub(crate) fn order(&self, op: OpId) -> u32 {
        match self.orders.get(op.index()) {
            Some(&order) => order,
            None => op.index() as u32,
        }
    }

    /// Returns the number of operands.
    #[inline]
    pub fn num_operands(&self, op: OpId) -> usize {
        self.num_operands_of(self.op(op))
    }

    // The two rare cases are not outlined: a call would make callers save registers in the common cases.
    #[inline]
    fn num_operands_of(&self, op: &OpData) -> usize {
        match op.num_operands {
            MANY => {
                let extra = self.extra_of(op);
                extra.map_or(0, |extra| extra.num_operands as usize)
            }
            count => count as usize,
        }
    }

    #[inline]
    fn num_results_of(&self, op: &OpData) -> usize {
        match op.num_results {
            u8::MAX => {
                let extra = self.extra_of(op);
                extra.map_or(0, |extra| extra.num_results as usize)
            }
            count => count as usize,
        }
    }

    /// Returns the rows of the operands of an operation with this row.
    #[inline]
    pub(crate) fn operand_rows_of(&self, op: &OpData) -> &[OperandData] {
        let first = op.first_operand as usize;
        &self.operands[first..first + self.num_operands_of(op)]
    }

    /// Returns the properties of the operation with this row, which must not be a stub.
    #[inline]
    pub(crate) fn prop_rows_of(&self, op: &OpData) -> &[Option<Attr>] {
        &self.props[op.first_prop as usize..][..op.num_props as usize]
    }

    /// Returns the row of an operand's value.
    #[inline]
    pub(crate) fn value_of(&self, operand: &OperandData) -> &ValueData {
        &self.values[live_value(operand).index()]
    }

    #[inline]
    fn operand_rows(&self, op: OpId) -> &[OperandData] {
        self.operand_rows_of(self.op(op))
    }

    /// Returns the operands.
    #[inline]
    pub fn operands(
        &self,
        op: OpId,
    ) -> impl DoubleEndedIterator<Item = ValueId> + ExactSizeIterator + '_ {
        self.operand_rows(op).iter().map(live_value)
    }

    /// Returns the operand with this index.
    ///
    /// # Panics
    /// Panics if the operation has no such operand.
    #[inline]
    #[track_caller]
    pub fn operand(&self, op: OpId, index: usize) -> ValueId {
        match self.operand_rows(op).get(index) {
            Some(row) => live_value(row),
            None => self.no_such(op, "operand", index, self.num_operands(op)),
        }
    }

    #[cold]
    #[track_caller]
    pub(super) fn no_such(&self, op: OpId, part: &str, index: usize, count: usize) -> ! {
        match self.is_erased(op) {
            true => panic!("{op:?} was erased: it has no {part} {index}"),
            false => panic!("{op:?} has no {part} {index}: it has {count}, from 0 on"),
        }
    }

    /// Returns the number of results.
    #[inline]
    pub fn num_results(&self, op: OpId) -> usize {
        self.num_results_of(self.op(op))
    }

    /// Returns the results.
    #[inline]
    pub fn results(
        &self,
        op: OpId,
    ) -> impl DoubleEndedIterator<Item = ValueId> + ExactSizeIterator + use<> {
        let (first, mark) = (self.op(op).first_result as usize, self.mark);
        (first..first + self.num_results(op)).map(move |row| mark.value(row))
    }

    /// Returns the result with this index.
    ///
    /// # Panics
    /// Panics if the operation has no such result, and in debug builds if it was erased.
    #[inline]
    #[track_caller]
    pub fn result(&self, op: OpId, index: usize) -> ValueId {
        debug_assert!(
            !self.is_erased(op),
            "{op:?} was erased: it has no result {index}"
        );
        let count = self.num_results(op);
        if index >= count {
            self.no_such(op, "result", index, count);
        }
        self.mark.value(self.op(op).first_result as usize + index)
    }

    /// Returns the result of an operation with exactly one result.
    pub fn only_result(&self, op: OpId) -> Option<ValueId> {
        (self.num_results(op) == 1).then(|| self.result(op, 0))
    }

    #[inline]
    fn succ_rows(&self, op: OpId) -> &[SuccData] {
        match self.extra(op) {
            None => &[],
            Some(extra) => &self.succs[extra.first_succ as usize..][..extra.num_succs as usize],
        }
    }

    /// Returns the successor blocks of a terminator.
    #[inline]
    pub fn successors(
        &self,
        op: OpId,
    ) -> impl DoubleEndedIterator<Item = BlockId> + ExactSizeIterator + '_ {
        self.succ_rows(op).iter().map(|row| {
            row.block
                .expect("invariant: a live operation's successors are set")
        })
    }

    /// Returns the successor with this index, if it exists.
    #[inline]
    pub fn successor(&self, op: OpId, index: usize) -> Option<BlockId> {
        self.succ_rows(op).get(index)?.block
    }

    /// Returns the number of successors.
    #[inline]
    pub fn num_successors(&self, op: OpId) -> usize {
        self.extra(op).map_or(0, |extra| extra.num_succs as usize)
    }

    /// Returns the regions of an operation in this body. A stub has none; its regions belong to the root of the nested
    /// body. See [`OpRef::regions`](crate::OpRef::regions).
    #[inline]
    pub fn regions(&self, op: OpId) -> impl Iterator<Item = RegionId> + '_ {
        let first = self.extra(op).and_then(|extra| extra.first_region);
        std::iter::successors(first, |region| self.regions[region.index()].next)
    }

    /// Returns the regions that follow a region in the same operation.
    #[inline]
    pub(crate) fn regions_behind(&self, region: RegionId) -> impl Iterator<Item = RegionId> + '_ {
        let next = |region: &RegionId| self.regions[region.index()].next;
        std::iter::successors(next(&region), next)
    }

    /// Returns the region with this index, if it exists.
    #[inline]
    pub fn region(&self, op: OpId, index: usize) -> Option<RegionId> {
        self.regions(op).nth(index)
    }

    /// Returns the blocks of a region.
    pub fn blocks(&self, region: RegionId) -> impl Iterator<Item = BlockId> + '_ {
        std::iter::successors(self.regions[region.index()].first_block, |block| {
            self.next_block(*block)
        })
    }

    /// Returns the entry block of a region.
    #[inline]
    pub fn entry_block(&self, region: RegionId) -> Option<BlockId> {
        self.regions[region.index()].first_block
    }

    /// Returns the last block of a region.
    pub fn last_block(&self, region: RegionId) -> Option<BlockId> {
        self.regions[region.index()].last_block
    }

    /// Returns true if a region has exactly one block.
    pub fn has_one_block(&self, region: RegionId) -> bool {
        let region = &self.regions[region.index()];
        region.first_block.is_some() && region.first_block == region.last_block
    }

    /// Returns the next block of the region.
    #[inline]
    pub fn next_block(&self, block: BlockId) -> Option<BlockId> {
        self.blocks[block.index()].next
    }

    /// Returns the previous block of the region.
    #[inline]
    pub fn prev_block(&self, block: BlockId) -> Option<BlockId> {
        self.blocks[block.index()].prev
    }

    /// Returns the operations of a block.
    #[inline]
    pub fn ops(&self, block: BlockId) -> impl Iterator<Item = OpId> + '_ {
        std::iter::successors(self.blocks[block.index()].first_op, |op| self.next_op(*op))
    }

    /// Returns the first operation of a block.
    #[inline]
    pub fn first_op(&self, block: BlockId) -> Option<OpId> {
        self.blocks[block.index()].first_op
    }

    /// Returns the last operation of a block.
    #[inline]
    pub fn last_op(&self, block: BlockId) -> Option<OpId> {
        self.blocks[block.index()].last_op
    }

    /// Returns the arguments of a block.
    #[inline]
    pub fn block_args(&self, block: BlockId) -> &[ValueId] {
        let data = &self.blocks[block.index()];
        &self.args[data.first_arg as usize..][..data.num_args as usize]
    }

    /// Returns the locations of a block's arguments.
    #[inline]
    pub fn block_arg_locs(&self, block: BlockId) -> &[Loc] {
        let data = &self.blocks[block.index()];
        &self.arg_locs[data.first_arg as usize..][..data.num_args as usize]
    }

    /// Returns the terminators that branch to a block, each with the index of the successor, newest use first.
    #[inline]
    pub fn predecessors(&self, block: BlockId) -> impl Iterator<Item = (OpId, usize)> + '_ {
        let first = self.blocks[block.index()].first_pred;
        std::iter::successors(first, |succ| self.succs[succ.index()].next).map(|succ| {
            let owner = self.succs[succ.index()].owner;
            let first = self
                .extra(owner)
                .map_or(0, |extra| extra.first_succ as usize);
            (owner, succ.index() - first)
        })
    }

    /// Returns true if no terminator branches to a block.
    pub fn has_no_predecessors(&self, block: BlockId) -> bool {
        self.blocks[block.index()].first_pred.is_none()
    }

    /// Returns a value's type.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn ty(&self, value: ValueId) -> Type {
        self.mark.check(value);
        self.values[value.index()].ty
    }

    /// Returns the definition of a value.
    #[inline]
    #[cfg_attr(debug_assertions, track_caller)]
    pub fn definition(&self, value: ValueId) -> ValueDefinition {
        self.mark.check(value);
        match self.values[value.index()].def {
            UNDEFINED => ValueDefinition::Undefined,
            def if def & ARG_BIT != 0 => {
                let block = BlockId::from_index((def & !ARG_BIT) as usize);
                let index = self.block_args(block).iter().position(|&arg| arg == value);
                ValueDefinition::Argument(block, index.unwrap_or(usize::MAX))
            }
            def => {
                let op = OpId::from_index(def as usize);
                ValueDefinition::Result(op, value.index() - self.op(op).first_result as usize)
            }
        }
    }

    /// Returns the location of a value: the location of its defining operation, or the block argument's own location.
    pub fn value_loc(&self, value: ValueId) -> Loc {
        match self.definition(value) {
            ValueDefinition::Result(op, _) => self.loc(op),
            ValueDefinition::Argument(block, index) => {
                let own = self.block_arg_locs(block).get(index);
                own.copied().unwrap_or(Loc::UNKNOWN)
            }
            ValueDefinition::Undefined => Loc::UNKNOWN,
        }
    }

    /// Returns the operation that defines a value; `None` for block arguments.
    #[inline]
    pub fn defining_op(&self, value: ValueId) -> Option<OpId> {
        let def = self.values[value.index()].def;
        (def & ARG_BIT == 0).then(|| OpId::from_index(def as usize))
    }

    /// Returns the block that defines a value.
    #[inline]
    pub fn defining_block(&self, value: ValueId) -> Option<BlockId> {
        match self.values[value.index()].def {
            UNDEFINED => None,
            def if def & ARG_BIT != 0 => Some(BlockId::from_index((def & !ARG_BIT) as usize)),
            def => self.op(OpId::from_index(def as usize)).block,
        }
    }

    /// Returns the uses of a value, newest first.
    pub fn uses(&self, value: ValueId) -> impl Iterator<Item = Use> + '_ {
        let first = self.values[value.index()].first_use;
        std::iter::successors(first, |operand| self.operands[operand.index()].next).map(|operand| {
            let op = self.operands[operand.index()].owner;
            Use {
                op,
                index: operand.index() - self.op(op).first_operand as usize,
                operand,
            }
        })
    }

    /// Returns true if a value is used.
    #[inline]
    pub fn has_uses(&self, value: ValueId) -> bool {
        self.values[value.index()].first_use.is_some()
    }

    /// Returns true if an operation of the body other than its root may have regions. A quick check, which also counts
    /// the regions of erased rows.
    pub(crate) fn has_inner_regions(&self) -> bool {
        !self.nested.is_empty() || (self.regions.iter()).any(|region| region.owner != OpId::ROOT)
    }

    /// Returns true if an operation of the body itself may have one of these names. A quick check of each row, erased
    /// ones included.
    pub fn may_have_ops(&self, names: &[OpName]) -> bool {
        self.ops.iter().any(|op| names.contains(&op.name))
    }

    /// Returns the number of rows of the table of operations, erased ones included. Indices of IDs are below this
    /// number.
    pub fn op_capacity(&self) -> usize {
        self.ops.len()
    }

    /// Returns the number of rows of the table of values. Indices of IDs are below this number.
    pub fn value_capacity(&self) -> usize {
        self.values.len()
    }

    /// Returns the number of rows of the table of blocks. Indices of IDs are below this number.
    pub fn block_capacity(&self) -> usize {
        self.blocks.len()
    }

    /// Returns the number of rows of the table of regions. Indices of IDs are below this number.
    pub fn region_capacity(&self) -> usize {
        self.regions.len()
    }
}

/// Returns the index in `nested` of the body of the operation with this row, if the operation is a stub.
#[inline]
pub(crate) fn nested_row(op: &OpData) -> Option<usize> {
    (op.name == OpName::NESTED).then_some(op.first_prop as usize)
}

#[inline]
#[track_caller]
fn live_value(row: &OperandData) -> ValueId {
    match row.value {
        Some(value) => value,
        None => panic!("{:?} was erased, or its operands were dropped", row.owner),
    }
}
