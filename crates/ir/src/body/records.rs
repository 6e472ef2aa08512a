//! The rows of a body's tables.

use crate::id::OpName;
use crate::{Attr, BlockId, Loc, OpId, OperandId, RegionId, SuccId, Type, ValueId};

/// An operation's row.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(debug_assertions, derive(Hash))]
pub struct OpData {
    pub(crate) name: OpName,
    pub(crate) loc: Loc,
    pub(crate) block: Option<BlockId>,
    pub(crate) prev: Option<OpId>,
    pub(crate) next: Option<OpId>,
    pub(crate) first_result: u32,
    pub(crate) first_operand: u32,
    /// The row in `nested`, for a stub.
    pub(crate) first_prop: u32,
    /// One more than the row of `extras`, or 0.
    pub(crate) extra: u32,
    /// [`MANY`] if the number is in `extras`.
    pub(crate) num_operands: u16,
    /// `u8::MAX` if the number is in `extras`.
    pub(crate) num_results: u8,
    pub(crate) num_props: u8,
}

impl OpData {
    /// Returns true if the operation may have parts that its row does not describe. Most operations have none.
    #[inline]
    pub(crate) fn has_extra(&self) -> bool {
        self.extra != 0 || self.name == OpName::NESTED
    }
}

/// The parts that few operations have.
#[derive(Clone, Copy, Debug, Default)]
#[cfg_attr(debug_assertions, derive(Hash))]
pub(crate) struct OpExtra {
    pub first_region: Option<RegionId>,
    pub last_region: Option<RegionId>,
    pub first_succ: u32,
    pub num_succs: u32,
    pub num_operands: u32,
    pub num_results: u32,
    /// Discardable attributes; `None` is the empty dictionary.
    pub attrs: Option<Attr>,
}

/// The value of `num_operands` that means "see [`OpExtra`]".
pub(crate) const MANY: u16 = u16::MAX;

/// The number of operands or arguments from which on spare rows are added when their rows move.
pub(crate) const SPARE_FROM: usize = 8;

/// A value's row.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(debug_assertions, derive(Hash))]
pub struct ValueData {
    pub(crate) ty: Type,
    pub(crate) first_use: Option<OperandId>,
    /// The operation's index, or the block's with [`ARG_BIT`].
    pub(crate) def: u32,
}

pub(crate) const ARG_BIT: u32 = 1 << 31;
/// The definition of a value that was used but not yet defined.
pub(crate) const UNDEFINED: u32 = u32::MAX;

/// An operand's row: a use of a value, and a node of its use list.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(debug_assertions, derive(Hash))]
pub struct OperandData {
    /// `None` if the operand was dropped, or if the row is spare.
    pub(crate) value: Option<ValueId>,
    pub(crate) owner: OpId,
    pub(crate) next: Option<OperandId>,
    pub(crate) prev: Option<OperandId>,
}

/// A block's row.
#[derive(Clone, Copy, Debug, Default)]
#[cfg_attr(debug_assertions, derive(Hash))]
pub struct BlockData {
    pub(crate) region: Option<RegionId>,
    pub(crate) prev: Option<BlockId>,
    pub(crate) next: Option<BlockId>,
    pub(crate) first_op: Option<OpId>,
    pub(crate) last_op: Option<OpId>,
    pub(crate) first_pred: Option<SuccId>,
    pub(crate) first_arg: u32,
    pub(crate) num_args: u32,
}

#[derive(Clone, Copy, Debug)]
#[cfg_attr(debug_assertions, derive(Hash))]
pub(crate) struct RegionData {
    pub owner: OpId,
    pub next: Option<RegionId>,
    pub first_block: Option<BlockId>,
    pub last_block: Option<BlockId>,
}

#[derive(Clone, Copy, Debug)]
#[cfg_attr(debug_assertions, derive(Hash))]
pub(crate) struct SuccData {
    /// `None` if the successor was dropped.
    pub block: Option<BlockId>,
    pub owner: OpId,
    pub next: Option<SuccId>,
    pub prev: Option<SuccId>,
}

// The budget of 140 bytes per operation depends on these sizes.
const _: () = assert!(size_of::<OpData>() == 40);
const _: () = assert!(size_of::<ValueData>() == 12);
const _: () = assert!(size_of::<OperandData>() == 16);
const _: () = assert!(size_of::<BlockData>() == 32);
const _: () = assert!(size_of::<RegionData>() == 16);
const _: () = assert!(size_of::<SuccData>() == 16);
