//! Lowers masked loads, stores and gathers to one conditional access per element.

use crate::emit::{constant, extract, index, insert};
use crate::unroll::MAX_PARTS;
use terrace_arith::{AddIOp, IndexCastOp, MulIOp, value_or_constant_index};
use terrace_builtin::StridedLayoutAttr;
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::elements::int_or_splat;
use terrace_builtin::types::{DYNAMIC, VectorType, with_element_type};
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::offset_size_stride::StaticSlice;
use terrace_ir::{OpBuilder, OpId, OpRef, OpView, Type, ValueId};
use terrace_memref::layout::collapsed_type;
use terrace_memref::{CollapseShapeOp, SubViewOp, weak_alignment};
use terrace_rewrite::{PatternSet, Rewriter};
use terrace_scf::{build_if, build_if_else};
use terrace_vector::matching::{Values, is_scalable, memref, vector};
use terrace_vector::{GatherOp, LoadOp, MaskedLoadOp, MaskedStoreOp};

/// `populateVectorMaskedLoadStoreEmulationPatterns`: lowers `vector.maskedload` and `vector.maskedstore` to `scf.if`
/// with `memref.load` and `memref.store`.
pub fn populate_vector_masked_load_store_emulation_patterns(patterns: &mut PatternSet) {
    patterns
        .add_fn("VectorMaskedLoadOpConverter", masked_load)
        .add_fn("VectorMaskedStoreOpConverter", masked_store);
}

/// `populateVectorGatherToConditionalLoadPatterns`: lowers one-dimensional `vector.gather` from memory to `scf.if` with
/// loads. A gather from a column of a matrix first becomes a gather from the collapsed matrix.
pub fn populate_vector_gather_to_conditional_load_patterns(patterns: &mut PatternSet) {
    patterns
        .add_fn("RemoveStrideFromGatherSource", gather_of_column)
        .add_fn("Gather1DToConditionalLoads", gather);
}

/// Creates an `scf.if` that yields the value of `then`, or else `otherwise`.
pub(crate) fn conditional<B: OpBuilder + ?Sized>(
    at: &mut B,
    condition: ValueId,
    otherwise: ValueId,
    then: impl FnOnce(&mut B) -> ValueId,
) -> ValueId {
    let ty = at.builder().body().ty(otherwise);
    let then = |at: &mut B| vec![then(at)];
    let choice = build_if_else(at, &[ty], condition, then, |_| vec![otherwise]);
    at.builder().body().result(choice.id(), 0)
}

/// The operands of a one-dimensional masked access.
struct Masked {
    base: ValueId,
    indices: Vec<ValueId>,
    mask: ValueId,
    value: ValueId,
    size: i64,
}

fn masked(view: OpRef<'_>) -> Option<Masked> {
    let mut indices: Values = view.body.operands(view.id).collect();
    let base = indices.remove(0);
    let (value, mask) = (indices.pop()?, indices.pop()?);
    let ty = vector(view, mask)?;
    // At run time a scalable vector may have more elements than its static size. Upstream ignores those.
    if ty.shape.len() != 1 || is_scalable(ty) || indices.is_empty() || ty.shape[0] > MAX_PARTS {
        return None;
    }
    Some(Masked {
        base,
        indices: indices.to_vec(),
        mask,
        value,
        size: ty.shape[0],
    })
}

impl Masked {
    /// Advances the indices to the next element in memory.
    fn advance(&mut self, one: ValueId, rw: &mut dyn Rewriter<'_>) {
        if let Some(last) = self.indices.last_mut() {
            *last = rw.create_value(AddIOp::spec(*last, one));
        }
    }
}

fn masked_load(op: MaskedLoadOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let mut load = masked(rw.op(op.id()))?;
    let memory = rw.body().ty(load.base);
    // The alignment holds for the first element. MLIR promises it for all elements.
    let alignment = rw.read(op).alignment();
    let alignment = weak_alignment(rw.ctx(), alignment, memory);
    let one = index(rw, 1);
    let mut value = load.value;
    for at in 0..load.size {
        let bit = extract(rw, load.mask, &[at]);
        value = conditional(rw, bit, value, |rw| {
            let element = terrace_memref::LoadOp::spec(load.base, &load.indices);
            let element = rw.create_value(element.alignment(alignment));
            insert(rw, element, value, &[at])
        });
        load.advance(one, rw);
    }
    rw.replace_op(op.id(), &[value]);
    Some(())
}

fn masked_store(op: MaskedStoreOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let mut store = masked(rw.op(op.id()))?;
    let memory = rw.body().ty(store.base);
    // The alignment holds for the first element. MLIR promises it for all elements.
    let alignment = rw.read(op).alignment();
    let alignment = weak_alignment(rw.ctx(), alignment, memory);
    let one = index(rw, 1);
    for at in 0..store.size {
        let bit = extract(rw, store.mask, &[at]);
        build_if(rw, bit, |rw| {
            let element = extract(rw, store.value, &[at]);
            let spec = terrace_memref::StoreOp::spec(element, store.base, &store.indices);
            rw.create(spec.alignment(alignment));
        });
        store.advance(one, rw);
    }
    rw.erase_op(op.id());
    Some(())
}

/// The operands of a one-dimensional gather or scatter.
pub(crate) struct Places {
    pub base: ValueId,
    offsets: Vec<ValueId>,
    places: ValueId,
    mask: ValueId,
    /// The stored value, or a gather's passthru.
    pub value: ValueId,
    pub size: i64,
}

impl Places {
    /// Returns the operands, with the index vector cast to `index`. Returns `None` if the vector is not one-dimensional
    /// or has too many elements.
    pub(crate) fn new(op: OpId, rw: &mut dyn Rewriter<'_>) -> Option<Self> {
        let view = rw.op(op);
        let mut offsets: Vec<ValueId> = view.body.operands(op).collect();
        let base = offsets.remove(0);
        let (value, mask, mut places) = (offsets.pop()?, offsets.pop()?, offsets.pop()?);
        let ty = vector(view, value)?;
        let &[size] = &ty.shape[..] else {
            return None;
        };
        if is_scalable(ty) || size > MAX_PARTS {
            return None;
        }
        if vector(view, places)?.element != Type::INDEX {
            let ty = with_element_type(view.ctx, view.body.ty(places), Type::INDEX);
            places = rw.create_value(IndexCastOp::spec(ty, places));
        }
        Some(Places {
            base,
            offsets,
            places,
            mask,
            value,
            size,
        })
    }

    /// Returns the mask bit of an element, and its indices.
    pub(crate) fn element(&self, at: i64, rw: &mut dyn Rewriter<'_>) -> (ValueId, Vec<ValueId>) {
        let bit = extract(rw, self.mask, &[at]);
        let place = extract(rw, self.places, &[at]);
        let mut indices = self.offsets.clone();
        if let Some(last) = indices.last_mut() {
            *last = rw.create_value(AddIOp::spec(*last, place));
        }
        (bit, indices)
    }
}

fn gather(op: GatherOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let ctx = view.ctx;
    let ty = view.result_type();
    let memory = memref(*view, view.base())?;
    let strides = memory
        .layout
        .and_then(|_| memory.strided(ctx))
        .map(|form| form.strides);
    let unit = strides.is_none_or(|strides| strides.last() == Some(&1));
    if memory.shape.is_empty() || is_scalable(ty) || !unit {
        return None;
    }
    let one = VectorType::fixed(ctx, &[1], ty.element);
    let alignment = view.alignment();
    let parts = Places::new(op.id(), rw)?;
    let mut value = parts.value;
    for at in 0..parts.size {
        let (bit, indices) = parts.element(at, rw);
        value = conditional(rw, bit, value, |rw| {
            let loaded = LoadOp::spec(one, parts.base, &indices).alignment(alignment);
            let loaded = rw.create_value(loaded);
            let element = extract(rw, loaded, &[0]);
            insert(rw, element, value, &[at])
        });
    }
    rw.replace_op(op.id(), &[value]);
    Some(())
}

/// Rewrites a gather from a column of a matrix to a gather from the collapsed matrix. Upstream ignores the offset of the
/// column, and counts the offset of the gather in elements of the matrix instead of rows.
fn gather_of_column(op: GatherOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let ctx = view.ctx;
    let base = view.base();
    let column = view.defined_by::<SubViewOp>(base)?;
    let matrix = column.source();
    let layout = memref(*view, base)?.layout?;
    let strides = &layout.as_::<StridedLayoutAttr>(ctx)?.strides;
    let matrix_type = memref(*view, matrix)?;
    let &[rows, columns] = &matrix_type.shape[..] else {
        return None;
    };
    if columns == DYNAMIC || strides[..] != [columns] {
        return None;
    }
    let size = match rows == DYNAMIC {
        true => DYNAMIC,
        false => rows.checked_mul(columns)?,
    };
    let row = collapsed_type(ctx, matrix_type, &[size], &[vec![0, 1]])?;
    let starts = MixedIndex::join(StaticSlice::of(*column).offsets, column.offsets());
    let [first_row, first_column]: [MixedIndex; 2] = starts.try_into().ok()?;
    let offset = view.offsets().next()?;
    let (otherwise, mask, places) = (view.pass_thru(), view.mask(), view.indices());
    let place_type = view.body.ty(places);
    let (ty, alignment) = (view.result_ty(), view.alignment());
    let group = ctx.array(&[ctx.i64(0), ctx.i64(1)]);
    let factor = int_or_splat(ctx, place_type, columns);
    let row = ctx.ty(row);
    let row = rw.create_value(CollapseShapeOp::spec(row, matrix, &[group]));
    let factor = constant(rw, factor);
    let places = rw.create_value(MulIOp::spec(places, factor));
    let first_row = value_or_constant_index(&mut rw.builder(), first_row);
    let first_column = value_or_constant_index(&mut rw.builder(), first_column);
    let columns = index(rw, columns);
    let offset = rw.create_or_fold(AddIOp::spec(offset, first_row));
    let offset = rw.create_or_fold(MulIOp::spec(offset, columns));
    let offset = rw.create_or_fold(AddIOp::spec(offset, first_column));
    let offsets = [offset];
    let spec = GatherOp::spec(ty, row, &offsets, places, mask, otherwise);
    rw.replace_op_with(op.id(), spec.alignment(alignment));
    Some(())
}
