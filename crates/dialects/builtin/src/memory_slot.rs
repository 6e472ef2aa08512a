//! Memory that can become values or be divided: `PromotableAllocationOpInterface`, `DestructurableAllocationOpInterface` and
//! what goes with them. They are here and not in the core because they ask the [`DataLayout`].
//!
//! What may change the body gets it with the data layout, which has the context. New operations go after the operation
//! that the model is of, unless the method says something else.

use crate::data_layout::DataLayout;
use terrace_ir::{Attr, Body, Builder, Context, OpId, OpRef, SmallVec, Type, Use, ValueId};

/// Memory that an operation allocates and that one value points to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MemorySlot {
    /// What points to it.
    pub pointer: ValueId,
    /// The type of what is in it.
    pub ty: Type,
}

impl MemorySlot {
    /// Whether an operand is the pointer.
    pub fn is_operand(self, op: OpRef<'_>, index: usize) -> bool {
        op.body.operand(op.id, index) == self.pointer
    }
}

/// What becomes of an operation that no longer uses a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeletionKind {
    /// It stays.
    Keep,
    /// It is erased when all users of the slot were visited.
    Delete,
}

/// `PromotableAllocationOpInterface`: an allocation whose memory may become values.
pub trait PromotableAllocationOpInterface: Send + Sync {
    /// The memory that may.
    fn slots(&self, op: OpRef<'_>) -> SmallVec<[MemorySlot; 1]>;

    /// Makes the value that is read where nothing was written.
    fn default_value(&self, builder: &mut Builder<'_>, slot: MemorySlot) -> ValueId;

    /// Called with each new argument that has what is in the slot at the start of its block. New operations go to the
    /// start of the block.
    fn handle_block_argument(
        &self,
        _ctx: &Context,
        _body: &mut Body,
        _slot: MemorySlot,
        _argument: ValueId,
    ) {
    }
}

/// `PromotableMemOpInterface`: an operation that reads or writes a slot.
pub trait PromotableMemOpInterface: Send + Sync {
    /// Whether it reads the slot.
    fn loads_from(&self, _op: OpRef<'_>, _slot: MemorySlot) -> bool {
        false
    }

    /// Whether it writes the slot.
    fn stores_to(&self, _op: OpRef<'_>, _slot: MemorySlot) -> bool {
        false
    }

    /// What is in the slot after an operation that writes it. `reaching` is what was in it before. Asked only of operations
    /// that [write](Self::stores_to).
    fn stored(
        &self,
        _layout: &DataLayout<'_>,
        _body: &mut Body,
        _op: OpId,
        _slot: MemorySlot,
        reaching: ValueId,
    ) -> ValueId {
        reaching
    }

    /// Whether these uses can go away when what is in the slot is known.
    fn can_uses_be_removed(
        &self,
        op: OpRef<'_>,
        slot: MemorySlot,
        uses: &[Use],
        layout: &DataLayout<'_>,
    ) -> bool;

    /// Makes the operation, or the users of its results, do without the slot. `reaching` is what is in it before.
    fn remove_blocking_uses(
        &self,
        _layout: &DataLayout<'_>,
        _body: &mut Body,
        _op: OpId,
        _slot: MemorySlot,
        _reaching: ValueId,
    ) -> DeletionKind {
        DeletionKind::Delete
    }
}

/// `PromotableOpInterface`: an operation that can do without a value whatever is in the slot that it points to.
pub trait PromotableOpInterface: Send + Sync {
    /// Whether these uses can go away. `new` gets uses of the operation's results that must go away for that.
    fn can_uses_be_removed(&self, op: OpRef<'_>, uses: &[Use], new: &mut Vec<Use>) -> bool;

    /// Makes the operation do without these uses.
    fn remove_blocking_uses(
        &self,
        _ctx: &Context,
        _body: &mut Body,
        _op: OpId,
        _uses: &[Use],
    ) -> DeletionKind {
        DeletionKind::Delete
    }

    /// Whether [`visit_replaced_values`](Self::visit_replaced_values) is to be called.
    fn requires_replaced_values(&self) -> bool {
        false
    }

    /// Called with what was written to the slot and what wrote it, when no operation uses the slot any longer.
    fn visit_replaced_values(
        &self,
        _ctx: &Context,
        _body: &mut Body,
        _op: OpId,
        _values: &[(OpId, ValueId)],
    ) {
    }
}

/// A slot that can be divided into a slot for each element.
#[derive(Clone, Debug)]
pub struct DestructurableMemorySlot {
    /// The slot.
    pub slot: MemorySlot,
    /// Its elements by index.
    pub elements: Vec<(Attr, Type)>,
}

impl DestructurableMemorySlot {
    /// The type of an element.
    pub fn element(&self, index: Attr) -> Option<Type> {
        let mut elements = self.elements.iter();
        elements.find(|element| element.0 == index).map(|it| it.1)
    }
}

/// The slots that elements became, by index.
#[derive(Clone, Debug, Default)]
pub struct Subslots(Vec<(Attr, MemorySlot)>);

impl Subslots {
    /// Adds the slot of an element.
    pub fn insert(&mut self, index: Attr, slot: MemorySlot) {
        self.0.push((index, slot));
    }

    /// The slot of an element, if the element is used.
    pub fn get(&self, index: Attr) -> Option<MemorySlot> {
        let mut slots = self.0.iter();
        slots.find(|slot| slot.0 == index).map(|slot| slot.1)
    }

    /// All of them, in the order they were made.
    pub fn iter(&self) -> impl Iterator<Item = MemorySlot> + '_ {
        self.0.iter().map(|slot| slot.1)
    }
}

/// What is known of the uses of a slot that may be divided.
#[derive(Clone, Debug, Default)]
pub struct SlotUses {
    used: Vec<Attr>,
    /// Pointers into the slot that may be used only within their slots.
    pub must_be_safe: Vec<MemorySlot>,
}

impl SlotUses {
    /// An element is used.
    pub fn insert(&mut self, index: Attr) {
        if !self.used.contains(&index) {
            self.used.push(index);
        }
    }

    /// The elements that are used, each once, in the order of their first use.
    pub fn used(&self) -> &[Attr] {
        &self.used
    }
}

/// `DestructurableAllocationOpInterface`: an allocation of an aggregate that may become several ones.
pub trait DestructurableAllocationOpInterface: Send + Sync {
    /// The memory that may.
    fn destructurable_slots(&self, op: OpRef<'_>) -> SmallVec<[DestructurableMemorySlot; 1]>;

    /// Allocates one of the elements that are used. What is returned points to it and is the result of an operation. MLIR's
    /// `destructure` allocates all of them.
    fn allocate(&self, builder: &mut Builder<'_>, op: OpId, element: Type) -> ValueId;
}

/// `SafeMemorySlotAccessOpInterface`: an operation that may be known to stay within a slot.
pub trait SafeMemorySlotAccessOpInterface: Send + Sync {
    /// Whether it does. `uses` gets slots that its results point to and that must be used within their bounds for that.
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
    /// Whether it can use the elements' own slots. `uses` gets the elements, and what must be used within bounds.
    fn can_rewire(
        &self,
        op: OpRef<'_>,
        slot: &DestructurableMemorySlot,
        uses: &mut SlotUses,
        layout: &DataLayout<'_>,
    ) -> bool;

    /// Makes it use them.
    fn rewire(
        &self,
        layout: &DataLayout<'_>,
        body: &mut Body,
        op: OpId,
        slot: &DestructurableMemorySlot,
        subslots: &Subslots,
    ) -> DeletionKind;
}

/// `DestructurableTypeInterface`: a type with elements.
pub trait DestructurableTypeInterface: Send + Sync {
    /// The elements by index, `getSubelementIndexMap`; `None` if the type cannot be divided.
    fn subelements(&self, ctx: &Context, ty: Type) -> Option<Vec<(Attr, Type)>>;
}

/// The elements of a type that can be divided.
pub fn subelements(ctx: &Context, ty: Type) -> Option<Vec<(Attr, Type)>> {
    let model = ctx.type_interface::<dyn DestructurableTypeInterface>(ty)?;
    model.subelements(ctx, ty)
}
