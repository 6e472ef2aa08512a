//! Memory that can become values: `PromotableAllocationOpInterface`, `PromotableMemOpInterface`.

use crate::{Body, Builder, OpId, OpRef, SmallVec, Type, Use, ValueId};

/// Memory that an operation allocates and that one value points to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MemorySlot {
    /// What points to it.
    pub pointer: ValueId,
    /// The type of what is in it.
    pub ty: Type,
}

/// `PromotableAllocationOpInterface`: an allocation whose memory may become values.
pub trait PromotableAllocationOpInterface: Send + Sync {
    /// The memory that may.
    fn slots(&self, op: OpRef<'_>) -> SmallVec<[MemorySlot; 1]>;

    /// Makes the value that is read where nothing was written.
    fn default_value(&self, builder: &mut Builder<'_>, slot: MemorySlot) -> ValueId;
}

/// `PromotableMemOpInterface`: an operation that reads or writes a slot.
pub trait PromotableMemOpInterface: Send + Sync {
    /// Whether it reads the slot.
    fn loads(&self, op: OpRef<'_>, slot: MemorySlot) -> bool;

    /// What it writes to the slot.
    fn stored(&self, op: OpRef<'_>, slot: MemorySlot) -> Option<ValueId>;

    /// Whether these uses of the slot can go away when what is in it is known.
    fn can_remove_uses(&self, op: OpRef<'_>, slot: MemorySlot, uses: &[Use]) -> bool;

    /// Makes users of the results use what is in the slot. The operation is erased afterwards.
    fn replace_results(&self, body: &mut Body, op: OpId, value: ValueId);
}
