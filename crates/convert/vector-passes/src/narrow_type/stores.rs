//! Converts stores of narrow elements to stores of the wide elements that contain them.

use super::{Container, insert_part, masks, slice};
use std::ops::Range;
use terrace_arith::{SelectOp, value_or_constant_index};
use terrace_builtin::types::{DYNAMIC, MemRefType};
use terrace_ir::{InsertPoint, OpView, ValueId};
use terrace_memref::{AtomicYieldOp, GenericAtomicRMWOp};
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, NO_MATCH, Rewriter, check};
use terrace_vector::{BitCastOp, FromElementsOp, LoadOp, MaskedLoadOp, MaskedStoreOp, StoreOp};
use terrace_vector_transforms::emit::{constant, extract, place_after, zero_attr};

/// Converts `vector.store`. Wide elements that are partially written are updated atomically, unless disabled.
pub(super) fn convert_vector_store(
    op: StoreOp,
    args: Adaptor<'_, StoreOp>,
    disable_atomic_rmw: bool,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    store(op, args, rw, !disable_atomic_rmw)
}

fn store(
    op: StoreOp,
    args: Adaptor<'_, StoreOp>,
    rw: &mut ConversionRewriter<'_>,
    atomic: bool,
) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let value = view.value_to_store();
    let base = view.base();
    let container = Container::new(rw, body.ty(value), args.base())?;
    let memory = body.ty(base).as_::<MemRefType>(ctx).ok_or(NO_MATCH)?;
    // Stores of whole rows are aligned to a wide element. As in MLIR, assume that rows of dynamic size are whole.
    let row = *memory.shape.last().ok_or(NO_MATCH)?;
    let whole = container.is_divisible() && (row == DYNAMIC || row == container.count);
    let lead = match whole {
        true => Some(0),
        false => container.known_lead(base, args.indices(), rw),
    };
    let lead =
        lead.ok_or("subbyte store emulation: dynamic front padding size is not yet implemented")?;
    let found = container.locate(base, args.indices(), rw)?;
    let mut at = value_or_constant_index(&mut rw.builder(), found.index);
    let alignment = Container::alignment(rw, rw.read(op).alignment(), base);
    let stores = Stores {
        container,
        alignment,
        base: args.base(),
        value,
        atomic,
    };
    let Container { scale, count, .. } = container;
    let mut done = 0;
    if lead != 0 {
        done = count.min(scale - lead);
        stores.part(rw, 0..done, lead, at);
        if done < count {
            at = place_after(rw, at, 1);
        }
    }
    let whole = (count - done) / scale;
    if whole > 0 {
        let part = slice(rw, value, done, whole * scale);
        let wide = container.wide_vector(ctx, whole);
        let part = rw.create_value(BitCastOp::spec(wide, part));
        rw.create(StoreOp::spec(part, args.base(), &[at]).alignment(alignment));
        done += whole * scale;
        // MLIR computes the next index even if no element follows.
        if done < count || lead != 0 {
            at = place_after(rw, at, whole);
        }
    }
    if done < count {
        stores.part(rw, done..count, 0, at);
    }
    rw.erase_op(op.id());
    Ok(())
}

/// The operands that all stores of an operation share.
struct Stores {
    container: Container,
    alignment: Option<i64>,
    base: ValueId,
    value: ValueId,
    /// True if a partially written element is updated atomically.
    atomic: bool,
}

impl Stores {
    /// Stores some elements into one wide element, after `lead` narrow elements that keep their values.
    fn part(&self, rw: &mut ConversionRewriter<'_>, part: Range<i64>, lead: i64, at: ValueId) {
        let ctx = rw.ctx();
        let narrow = self.container.narrow_vector(ctx, 1);
        let is_set = |place: i64| (lead..lead + part.end - part.start).contains(&place);
        let mask: Vec<bool> = (0..self.container.scale).map(is_set).collect();
        let mask = masks::bits_attr(ctx, &mask);
        // MLIR creates the mask first for the front of a vector, and last for the end of a vector.
        let front = lead != 0;
        let first = front.then(|| constant(rw, mask));
        let nothing = zero_attr(ctx, narrow).map(|zero| constant(rw, zero));
        let value = slice(rw, self.value, part.start, part.end - part.start);
        let value = nothing.map_or(value, |nothing| insert_part(rw, value, nothing, lead));
        let mask = first.unwrap_or_else(|| constant(rw, mask));
        let one = self.container.wide_vector(ctx, 1);
        let changed = |rw: &mut dyn Rewriter<'_>, old: ValueId| {
            let old = rw.create_value(BitCastOp::spec(narrow, old));
            let new = rw.create_value(SelectOp::spec(mask, value, old));
            rw.create_value(BitCastOp::spec(one, new))
        };
        if !self.atomic {
            let at = [at];
            let old = LoadOp::spec(one, self.base, &at).alignment(self.alignment);
            let old = rw.create_value(old);
            let new = changed(rw, old);
            rw.create(StoreOp::spec(new, self.base, &at).alignment(self.alignment));
            return;
        }
        let update = rw.create(GenericAtomicRMWOp::spec(self.base, &[at]));
        let region = rw.read(update).atomic_body();
        let (place, loc) = (rw.insertion_point(), rw.loc());
        // The block argument has the location of the memory.
        let memory_loc = rw.body().value_loc(self.base);
        rw.set_loc(memory_loc);
        let block = rw.create_block(region, None, &[self.container.wide]);
        rw.set_loc(loc);
        let old = rw.body().block_args(block)[0];
        rw.set_insertion_point(InsertPoint::end(block));
        let old = rw.create_value(FromElementsOp::spec(one, &[old]));
        let new = changed(rw, old);
        let new = extract(rw, new, &[0]);
        rw.create(AtomicYieldOp::spec(new));
        if let Some(place) = place {
            rw.set_insertion_point(place);
        }
    }
}

/// Converts `vector.maskedstore`. Loads the wide elements under the mask first, and stores the unselected narrow
/// elements back unchanged.
pub(super) fn masked_store(
    op: MaskedStoreOp,
    args: Adaptor<'_, MaskedStoreOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let value = view.value_to_store();
    let (base, mask) = (view.base(), view.mask());
    let ty = body.ty(value);
    let container = Container::new(rw, ty, args.base())?;
    check(container.is_divisible())?;
    let source = masks::source(rw, mask)?;
    let found = container.locate(base, args.indices(), rw)?;
    let at = value_or_constant_index(&mut rw.builder(), found.index);
    let new_mask = source.compress(container.count, container.scale, 0, rw)?;
    let wide = container.wide_vector(ctx, container.count / container.scale);
    let nothing = zero_attr(ctx, wide).ok_or(NO_MATCH)?;
    let nothing = constant(rw, nothing);
    let alignment = Container::alignment(rw, rw.read(op).alignment(), base);
    let at = [at];
    let old = MaskedLoadOp::spec(wide, args.base(), &at, new_mask, nothing);
    let old = rw.create_value(old.alignment(alignment));
    let old = rw.create_value(BitCastOp::spec(ty, old));
    let new = rw.create_value(SelectOp::spec(mask, value, old));
    let new = rw.create_value(BitCastOp::spec(wide, new));
    let store = MaskedStoreOp::spec(args.base(), &at, new_mask, new);
    rw.create(store.alignment(alignment));
    rw.erase_op(op.id());
    Ok(())
}
