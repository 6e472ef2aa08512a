//! The state of the conversion of one body, reused for the next body to save allocations.

use crate::casts::CastScratch;
use crate::values::{ValueMap, Values};
use rustc_hash::FxHashMap;
use terrace_ir::opdef::NewParts;
use terrace_ir::rewrite::NoMatch;
use terrace_ir::{BlockId, Body, Dominance, Loc, OpId, OpName, RegionId, Type, ValueId};

/// Replaced or erased: the operation need not be converted, and is erased at the end.
pub(crate) const REPLACED: u8 = 1;
/// Nested in a recursively legal operation.
pub(crate) const IGNORED: u8 = 2;
/// A cast that the driver created.
pub(crate) const CAST: u8 = 4;

/// A deferred change. These changes are made at the end, in order.
#[derive(Clone, Copy)]
pub(crate) enum Rewrite {
    /// Replace the uses of an operation's results and erase it. The other fields are the indices of the converter and
    /// of the pattern.
    Op(OpId, Option<u32>, Option<u32>),
    /// Replace the uses of a former block argument.
    Argument(ValueId, Option<u32>),
}

/// The purpose of a cast.
#[derive(Clone, Copy)]
pub(crate) enum MaterializationKind {
    /// From a value's replacement back to the value's type.
    Source,
    /// To the types that a pattern requires. The field is the original type of the value.
    Target(Type),
}

/// A cast that the driver created.
#[derive(Clone, Copy)]
pub(crate) struct Materialization {
    pub op: OpId,
    pub kind: MaterializationKind,
    pub converter: Option<u32>,
    /// True if the cast is registered for its inputs, so that later patterns share it.
    pub is_shared: bool,
}

/// The reason for a cast back to the original type of a result, whose operation was replaced or erased.
pub(crate) struct CastOrigin {
    pub cast: OpId,
    /// The operation that was replaced or erased.
    pub op: OpName,
    /// The index of the pattern that replaced or erased the operation.
    pub pattern: u32,
}

/// The operations and blocks that must be legalized after the application of a pattern or fold.
pub(crate) struct Frame {
    /// The operation that the pattern or fold was applied to.
    pub op: OpId,
    /// The index of the pattern; `None` for a fold.
    pub pattern: Option<u32>,
    /// The start of this frame's blocks in `block_list`.
    pub blocks: u32,
    pub next_block: u32,
    /// The start of this frame's modified operations in `modified`.
    pub modified: u32,
    pub modified_end: u32,
    pub next_modified: u32,
    /// The range of the operations that the pattern or fold created.
    pub created: u32,
    pub created_end: u32,
    pub next_created: u32,
    /// The operation that is currently being legalized.
    pub child: Option<OpId>,
    /// The index in `fold_changes` of the first change in place that preceded this fold.
    pub fold_changes: u32,
}

/// The reusable memory of a conversion. Create one per thread and pass it to each call of
/// [`Conversion::run`](crate::Conversion::run).
#[derive(Default)]
pub struct ConversionScratch {
    pub(crate) values: ValueMap,
    op_flags: Vec<u8>,
    pub(crate) log: Vec<Rewrite>,
    pub(crate) casts: Vec<Materialization>,
    /// The reasons for casts, reported with errors about them.
    pub(crate) cast_origins: Vec<CastOrigin>,
    /// The number of casts that were created, including erased ones.
    pub(crate) cast_count: usize,
    /// The number of changes to existing IR. Compared before and after a pattern.
    pub(crate) mutations: u64,
    /// The first contract violation.
    pub(crate) broken: Option<&'static str>,
    pub(crate) modified: Vec<OpId>,
    /// The blocks that the current pattern moved.
    pub(crate) new_blocks: Vec<BlockId>,
    pub(crate) block_list: Vec<BlockId>,
    pub(crate) erased_blocks: Vec<BlockId>,
    /// The locations of block arguments that were removed.
    pub(crate) old_argument_locs: FxHashMap<ValueId, Loc>,
    region_converters: Vec<u32>,
    pub(crate) frames: Vec<Frame>,
    /// The original parts that folds changed in place, for the frames that can be rolled back.
    pub(crate) fold_changes: Vec<NewParts>,
    /// Indexed by pattern: true while the pattern is being applied.
    pub(crate) applied: Vec<bool>,
    /// The reasons why patterns did not match operations.
    pub(crate) reasons: Vec<(OpId, u32, NoMatch)>,
    pub(crate) operands: Vec<ValueId>,
    pub(crate) ends: Vec<u32>,
    pub(crate) worklist: Vec<OpId>,
    pub(crate) walk: crate::worklist::WalkScratch,
    pub(crate) dominance: Dominance,
    pub(crate) cast_scratch: CastScratch,
    pub(crate) cast_ops: Vec<OpId>,
}

impl ConversionScratch {
    /// Creates empty memory.
    pub fn new() -> Self {
        Self::default()
    }

    pub(crate) fn clear(&mut self, patterns: usize) {
        self.values = ValueMap::default();
        self.op_flags.clear();
        self.log.clear();
        self.casts.clear();
        self.cast_origins.clear();
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

    /// Sizes the tables for a body whose worklist is complete.
    pub(crate) fn begin(&mut self, body: &Body) {
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

    pub(crate) fn add_cast(&mut self, op: OpId, cast: Materialization) {
        self.set_flags(op, CAST);
        self.casts.push(cast);
        self.cast_count += 1;
    }

    /// Erases the newest casts until `len` are left: a pattern that did not match received them.
    pub(crate) fn forget_casts(&mut self, body: &mut Body, len: usize) {
        while self.casts.len() > len {
            if let Some(cast) = self.casts.pop() {
                if cast.is_shared {
                    let inputs: Values = body.operands(cast.op).collect();
                    self.values.unmap(&inputs);
                }
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
