//! The state of one conversion of a body. Kept between bodies to save allocations.

use crate::casts::CastScratch;
use crate::pattern::NoMatch;
use crate::type_converter::TypeConverter;
use crate::values::{MapKey, ValueMap};
use rustc_hash::FxHashMap;
use terrace_ir::{
    Attr, BlockId, Body, Context, Dominance, Loc, OpId, OpName, OperandId, RegionId, Type, ValueId,
};

/// Replaced or erased: it need not be converted, and is erased at the end.
pub(crate) const REPLACED: u8 = 1;
/// Inside a recursively legal operation.
pub(crate) const IGNORED: u8 = 2;
/// A cast that the driver created.
pub(crate) const CAST: u8 = 4;
/// To be renamed at the end. Until then it looks as it did.
pub(crate) const RENAMED: u8 = 8;

/// A change that is made at the end, in order.
#[derive(Clone, Copy)]
pub(crate) enum Rewrite {
    /// Replace the uses of an operation's results and erase it.
    Op(OpId, Option<u32>),
    /// Replace the uses of a former block argument.
    Argument(ValueId, Option<u32>),
    /// Rename operations: the first row of `renames`, and one more than the last.
    Rename(u32, u32),
}

/// The new name and properties of a renamed operation.
#[derive(Clone, Copy)]
pub(crate) struct Rename {
    pub op: OpId,
    pub name: OpName,
    /// The start of its properties in `renamed_props`.
    pub first_prop: u32,
    pub num_props: u32,
    /// The rows that the table of operands had.
    pub operands: u32,
    /// The staged operands, if they are others.
    pub staged: Option<OperandId>,
}

/// The purpose of a cast.
#[derive(Clone, Copy)]
pub(crate) enum MaterializationKind {
    /// From a value's replacement back to the value's type.
    Source,
    /// To the types that a pattern wants, of a value that had this type.
    Target(Type),
}

/// A cast that the driver created.
#[derive(Clone, Copy)]
pub(crate) struct Materialization {
    pub op: OpId,
    pub kind: MaterializationKind,
    pub converter: Option<u32>,
    pub key: MapKey,
}

/// The operations and blocks that an applied pattern (or fold) left to be legalised.
pub(crate) struct Frame {
    /// The operation that it was applied to.
    pub op: OpId,
    /// The row of the pattern; `None` for a fold.
    pub pattern: Option<u32>,
    /// The start of this frame's blocks in `block_list`.
    pub blocks: u32,
    pub next_block: u32,
    /// The start of this frame's modified operations in `modified`.
    pub modified: u32,
    pub modified_end: u32,
    pub next_modified: u32,
    /// The rows of the operations it created.
    pub created: u32,
    pub created_end: u32,
    pub next_created: u32,
    /// The operation that is being legalised.
    pub child: Option<OpId>,
    /// The start in `fold_changes` of the changes in place before this fold.
    pub fold_changes: u32,
}

/// Common types that a converter leaves as they are.
#[derive(Default)]
pub(crate) struct KeptTypes {
    row: Option<u32>,
    /// By the index of the type.
    known: u64,
    /// Those that are known to become others.
    changed: u64,
}

impl KeptTypes {
    /// For the converter of this row.
    #[inline]
    pub(crate) fn of(&mut self, row: Option<u32>) -> &mut Self {
        if self.row != row {
            (self.row, self.known, self.changed) = (row, 0, 0);
        }
        self
    }

    /// Returns true if the converter leaves a type as it is; no converter leaves all.
    #[inline]
    pub(crate) fn contains(
        &mut self,
        converter: Option<&TypeConverter>,
        ctx: &Context,
        ty: Type,
    ) -> bool {
        let bit = 1u64.checked_shl(ty.index() as u32).unwrap_or(0);
        self.known & bit != 0 || self.changed & bit == 0 && self.ask(converter, ctx, ty, bit)
    }

    #[cold]
    fn ask(
        &mut self,
        converter: Option<&TypeConverter>,
        ctx: &Context,
        ty: Type,
        bit: u64,
    ) -> bool {
        let is_kept = converter.is_none_or(|converter| converter.is_legal(ctx, ty));
        if is_kept {
            self.known |= bit;
        } else {
            self.changed |= bit;
        }
        is_kept
    }
}

/// The memory of a conversion. Make one per thread and pass it to [`Conversion::run`](crate::Conversion::run) again and
/// again.
#[derive(Default)]
pub struct ConversionScratch {
    pub(crate) values: ValueMap,
    op_flags: Vec<u8>,
    pub(crate) kept_types: KeptTypes,
    pub(crate) log: Vec<Rewrite>,
    pub(crate) renames: Vec<Rename>,
    pub(crate) renamed_props: Vec<Option<Attr>>,
    /// True if any renamed operation has staged operands.
    pub(crate) has_staged: bool,
    /// By value: true if operations that are not renamed may use it from before the conversion. Empty if that is not
    /// known.
    pub(crate) kept_uses: Vec<bool>,
    pub(crate) casts: Vec<Materialization>,
    /// The number of casts that were created, erased ones included.
    pub(crate) cast_count: usize,
    /// The number of changes to existing IR.
    pub(crate) mutations: u64,
    /// The first breach of contract.
    pub(crate) broken: Option<&'static str>,
    pub(crate) modified: Vec<OpId>,
    /// Blocks that the current pattern moved.
    pub(crate) new_blocks: Vec<BlockId>,
    pub(crate) block_list: Vec<BlockId>,
    pub(crate) erased_blocks: Vec<BlockId>,
    /// The locations of block arguments that were replaced.
    pub(crate) old_argument_locs: FxHashMap<ValueId, Loc>,
    region_converters: Vec<u32>,
    pub(crate) frames: Vec<Frame>,
    /// The changes in place of folds, in the frames that can be undone.
    pub(crate) fold_changes: Vec<crate::fold::Before>,
    /// By pattern: true while it is being applied.
    pub(crate) applied: Vec<bool>,
    /// The reasons why patterns did not match operations.
    pub(crate) reasons: Vec<(OpId, u32, NoMatch)>,
    pub(crate) operands: Vec<ValueId>,
    pub(crate) ends: Vec<u32>,
    pub(crate) worklist: Vec<OpId>,
    /// The number of operations on the work list.
    visited: usize,
    pub(crate) walk: crate::worklist::WalkScratch,
    pub(crate) dominance: Dominance,
    pub(crate) cast_scratch: CastScratch,
    pub(crate) cast_ops: Vec<OpId>,
}

impl ConversionScratch {
    /// Empty memory.
    pub fn new() -> Self {
        Self::default()
    }

    pub(crate) fn clear(&mut self, patterns: usize) {
        self.values.clear();
        self.op_flags.clear();
        self.kept_types = KeptTypes::default();
        self.log.clear();
        self.renames.clear();
        self.renamed_props.clear();
        self.has_staged = false;
        self.kept_uses.clear();
        self.casts.clear();
        (self.cast_count, self.mutations) = (0, 0);
        self.broken = None;
        self.modified.clear();
        self.new_blocks.clear();
        self.block_list.clear();
        self.erased_blocks.clear();
        self.old_argument_locs.clear();
        self.region_converters.clear();
        self.frames.clear();
        self.fold_changes.clear();
        self.applied.clear();
        self.applied.resize(patterns, false);
        self.reasons.clear();
        self.worklist.clear();
    }

    /// Makes room for the records about a body, whose work list is complete.
    pub(crate) fn begin(&mut self, body: &Body) {
        self.visited = self.worklist.len();
        self.op_flags.resize(body.op_capacity(), 0);
    }

    #[inline]
    pub(crate) fn flags(&self, op: OpId) -> u8 {
        self.op_flags.get(op.index()).copied().unwrap_or(0)
    }

    #[inline]
    pub(crate) fn set_flags(&mut self, op: OpId, flags: u8) {
        if op.index() >= self.op_flags.len() {
            let len = (op.index() + 1).max(self.op_flags.len() * 2);
            self.op_flags.resize(len, 0);
        }
        self.op_flags[op.index()] |= flags;
    }

    pub(crate) fn clear_flags(&mut self, op: OpId, flags: u8) {
        if let Some(known) = self.op_flags.get_mut(op.index()) {
            *known &= !flags;
        }
    }

    /// Notes that an operation is renamed.
    #[inline]
    pub(crate) fn add_rename(&mut self, rename: Rename) {
        let row = self.renames.len() as u32;
        match self.log.last_mut() {
            Some(Rewrite::Rename(_, end)) => *end = row + 1,
            _ => self.log.push(Rewrite::Rename(row, row + 1)),
        }
        self.has_staged |= rename.staged.is_some();
        self.set_flags(rename.op, RENAMED);
        if self.renames.len() == self.renames.capacity() {
            self.renames.reserve(self.visited);
        }
        self.renames.push(rename);
    }

    /// Returns true if operations that are not renamed may use a value from before the conversion.
    #[inline]
    pub(crate) fn may_have_kept_uses(&self, value: ValueId) -> bool {
        self.kept_uses.get(value.index()).copied().unwrap_or(true)
    }

    /// Records that uses of a value become uses of another.
    pub(crate) fn move_kept_uses(&mut self, from: ValueId, to: ValueId) {
        let may = self.may_have_kept_uses(from);
        if let Some(to) = self.kept_uses.get_mut(to.index()) {
            *to |= may;
        }
    }

    pub(crate) fn add_cast(&mut self, op: OpId, cast: Materialization) {
        self.set_flags(op, CAST);
        self.casts.push(cast);
        self.cast_count += 1;
    }

    /// Erases the newest casts until `len` are left: those that a pattern got and did not use.
    pub(crate) fn forget_casts(&mut self, body: &mut Body, len: usize) {
        while self.casts.len() > len {
            if let Some(cast) = self.casts.pop() {
                self.values.unmap(cast.key);
                body.erase_op(cast.op);
            }
        }
    }

    pub(crate) fn set_region_converter(&mut self, region: RegionId, converter: Option<u32>) {
        if region.index() >= self.region_converters.len() {
            self.region_converters.resize(region.index() + 1, 0);
        }
        self.region_converters[region.index()] = converter.map_or(0, |row| row + 1);
    }

    pub(crate) fn region_converter(&self, region: RegionId) -> Option<u32> {
        self.region_converters
            .get(region.index())
            .copied()
            .unwrap_or(0)
            .checked_sub(1)
    }
}
