//! Memory slots: `PromotableAllocationOpInterface`, `DestructurableAllocationOpInterface` and related interfaces. They
//! are here, not in `terrace-ir`, because they depend on the [`DataLayout`].
//!
//! Unless stated otherwise, methods that create operations insert them after the operation itself.

use terrace_builtin::data_layout::DataLayout;
use terrace_ir::rewrite::Rewriter;
use terrace_ir::{Attr, Context, OpId, OpRef, SmallVec, Type, Use, ValueId};

/// Memory that an operation allocates and that a single value points to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MemorySlot {
    /// The pointer to the memory.
    pub pointer: ValueId,
    /// The type of the value in the slot.
    pub ty: Type,
}

impl MemorySlot {
    /// Returns true if an operand is the slot's pointer.
    pub fn is_operand(self, op: OpRef<'_>, index: usize) -> bool {
        op.body.operand(op.id, index) == self.pointer
    }
}

/// The fate of an operation that no longer uses a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeletionKind {
    /// The operation is kept.
    Keep,
    /// The operation is erased after all users of the slot have been visited.
    Delete,
}

/// `PromotableAllocationOpInterface`: an allocation whose memory can be promoted to values.
pub trait PromotableAllocationOpInterface: Send + Sync {
    /// Returns the slots that can be promoted.
    fn slots(&self, op: OpRef<'_>) -> SmallVec<[MemorySlot; 1]>;

    /// Creates the value of uninitialized memory.
    fn default_value(&self, slot: MemorySlot, rw: &mut dyn Rewriter<'_>) -> ValueId;

    /// Called for each new block argument that carries the slot's value. New operations are inserted at the start of
    /// the block.
    fn handle_block_argument(
        &self,
        _slot: MemorySlot,
        _argument: ValueId,
        _rw: &mut dyn Rewriter<'_>,
    ) {
    }
}

/// `PromotableMemOpInterface`: an operation that reads or writes a slot.
pub trait PromotableMemOpInterface: Send + Sync {
    /// Returns true if the operation reads the slot.
    fn loads_from(&self, _op: OpRef<'_>, _slot: MemorySlot) -> bool {
        false
    }

    /// Returns true if the operation writes the slot.
    fn stores_to(&self, _op: OpRef<'_>, _slot: MemorySlot) -> bool {
        false
    }

    /// Returns the slot's value after an operation that [writes](Self::stores_to) it. `reaching` is the value before.
    fn stored(
        &self,
        _op: OpId,
        _slot: MemorySlot,
        reaching: ValueId,
        _layout: &DataLayout<'_>,
        _rw: &mut dyn Rewriter<'_>,
    ) -> ValueId {
        reaching
    }

    /// Returns true if these uses can be removed once the slot's value is known.
    fn can_uses_be_removed(
        &self,
        op: OpRef<'_>,
        slot: MemorySlot,
        uses: &[Use],
        layout: &DataLayout<'_>,
    ) -> bool;

    /// Removes the uses of the slot from the operation, or replaces the operation's results. `reaching` is the slot's
    /// value before the operation.
    fn remove_blocking_uses(
        &self,
        _op: OpId,
        _slot: MemorySlot,
        _reaching: ValueId,
        _layout: &DataLayout<'_>,
        _rw: &mut dyn Rewriter<'_>,
    ) -> DeletionKind {
        DeletionKind::Delete
    }
}

/// `PromotableOpInterface`: an operation whose uses of a pointer can be removed without knowing the slot's value.
pub trait PromotableOpInterface: Send + Sync {
    /// Returns true if these uses can be removed. Adds uses of the operation's results that must be removed first to
    /// `new`.
    fn can_uses_be_removed(&self, op: OpRef<'_>, uses: &[Use], new: &mut Vec<Use>) -> bool;

    /// Removes these uses from the operation.
    fn remove_blocking_uses(
        &self,
        _op: OpId,
        _uses: &[Use],
        _rw: &mut dyn Rewriter<'_>,
    ) -> DeletionKind {
        DeletionKind::Delete
    }

    /// Returns true if [`visit_replaced_values`](Self::visit_replaced_values) must be called.
    fn requires_replaced_values(&self) -> bool {
        false
    }

    /// Called with each value that was written to the slot and its writer, after the slot's uses are removed.
    fn visit_replaced_values(
        &self,
        _op: OpId,
        _values: &[(OpId, ValueId)],
        _rw: &mut dyn Rewriter<'_>,
    ) {
    }
}

/// A slot that can be split into one slot per element.
#[derive(Clone, Debug)]
pub struct DestructurableMemorySlot {
    /// The slot.
    pub slot: MemorySlot,
    /// The types of the elements, by index.
    pub elements: Vec<(Attr, Type)>,
}

impl DestructurableMemorySlot {
    /// Returns the type of an element.
    pub fn element(&self, index: Attr) -> Option<Type> {
        let mut elements = self.elements.iter();
        elements.find(|element| element.0 == index).map(|it| it.1)
    }
}

/// The new slots for elements, by index.
#[derive(Clone, Debug, Default)]
pub struct Subslots(Vec<(Attr, MemorySlot)>);

impl Subslots {
    /// Adds the slot of an element.
    pub fn insert(&mut self, index: Attr, slot: MemorySlot) {
        self.0.push((index, slot));
    }

    /// Returns the slot of an element, if the element is used.
    pub fn get(&self, index: Attr) -> Option<MemorySlot> {
        let mut slots = self.0.iter();
        slots.find(|slot| slot.0 == index).map(|slot| slot.1)
    }

    /// Returns all slots, in the order of creation.
    pub fn iter(&self) -> impl Iterator<Item = MemorySlot> + '_ {
        self.0.iter().map(|slot| slot.1)
    }
}

/// Information about the uses of a slot that may be split.
#[derive(Clone, Debug, Default)]
pub struct SlotUses {
    used: Vec<Attr>,
    /// Pointers into the slot whose uses must stay within bounds.
    pub must_be_safe: Vec<MemorySlot>,
}

impl SlotUses {
    /// Marks an element as used.
    pub fn insert(&mut self, index: Attr) {
        if !self.used.contains(&index) {
            self.used.push(index);
        }
    }

    /// Returns the used elements, without duplicates, in the order of their first use.
    pub fn used(&self) -> &[Attr] {
        &self.used
    }
}

/// `DestructurableAllocationOpInterface`: an allocation of an aggregate that can be split into several ones.
pub trait DestructurableAllocationOpInterface: Send + Sync {
    /// Returns the slots that can be split.
    fn destructurable_slots(&self, op: OpRef<'_>) -> SmallVec<[DestructurableMemorySlot; 1]>;

    /// Allocates one used element. Returns the pointer, a result of the new operation. MLIR's `destructure` allocates
    /// all elements at once.
    fn allocate(&self, op: OpId, element: Type, rw: &mut dyn Rewriter<'_>) -> ValueId;
}

/// `SafeMemorySlotAccessOpInterface`: an operation whose accesses can be proved to stay within a slot.
pub trait SafeMemorySlotAccessOpInterface: Send + Sync {
    /// Returns true if all accesses stay within the slot. Adds slots to `uses` that the operation's results point to
    /// and whose uses must also be safe.
    fn ensure_only_safe_accesses(
        &self,
        op: OpRef<'_>,
        slot: MemorySlot,
        uses: &mut SlotUses,
        layout: &DataLayout<'_>,
    ) -> bool;
}

/// `DestructurableAccessorOpInterface`: an operation that uses elements of a slot.
pub trait DestructurableAccessorOpInterface: Send + Sync {
    /// Returns true if the operation can access the new slots of the elements instead. Adds the used elements, and
    /// slots whose uses must be safe, to `uses`.
    fn can_rewire(
        &self,
        op: OpRef<'_>,
        slot: &DestructurableMemorySlot,
        uses: &mut SlotUses,
        layout: &DataLayout<'_>,
    ) -> bool;

    /// Rewires the operation to the subslots.
    fn rewire(
        &self,
        op: OpId,
        slot: &DestructurableMemorySlot,
        subslots: &Subslots,
        layout: &DataLayout<'_>,
        rw: &mut dyn Rewriter<'_>,
    ) -> DeletionKind;
}

/// `DestructurableTypeInterface`: a type with elements.
pub trait DestructurableTypeInterface: Send + Sync {
    /// Returns the elements by index; `None` if the type cannot be divided: `getSubelementIndexMap`.
    fn subelements(&self, ctx: &Context, ty: Type) -> Option<Vec<(Attr, Type)>>;
}

/// Returns the elements of a type, if the type can be divided.
pub fn subelements(ctx: &Context, ty: Type) -> Option<Vec<(Attr, Type)>> {
    let model = ctx.type_interface::<dyn DestructurableTypeInterface>(ty)?;
    model.subelements(ctx, ty)
}
