//! Folds extraction and insertion of parts of vectors.

use super::*;
use crate::infer::MOST;
use crate::ops::*;
use crate::verify::array;
use terrace_builtin::elements::Constant;
use terrace_interfaces::mixed::MixedIndex;

/// Changes the source and the position of an `extract` in place.
fn from(op: ExtractOpRef<'_>, source: ValueId, position: &[i64]) -> Folds {
    moved(*op, &[source], ExtractOp::STATIC_POSITION, position)
}

pub(crate) fn extract(op: ExtractOpRef<'_>, constants: Constants<'_>) -> Folds {
    let position = op.static_position();
    let source_type = op.source_type();
    if position.is_empty() && op.source_ty() == op.result_type() {
        return value(op.source());
    }
    let source = constants.first().copied().flatten();
    if is_poison(*op, source) {
        return poison(*op);
    }
    let known = known_positions(*op, ExtractOp::STATIC_POSITION, 1, &source_type.shape);
    if known.is_some() {
        return known;
    }
    if position.contains(&POISON) {
        return poison(*op);
    }
    if let Some(constant) = of_constant(op, source, position) {
        return attr(constant);
    }
    if position.contains(&DYNAMIC) {
        return of_broadcast(op);
    }
    of_extract(op, position)
        .or_else(|| of_insert_or_transpose(op, position))
        .or_else(|| of_broadcast(op))
        .or_else(|| of_shuffle(op, position))
        .or_else(|| of_shape_cast(op, position))
        .or_else(|| of_slice(op, position.to_vec()))
        .or_else(|| of_inserted_slices(op, position))
        .or_else(|| of_elements(op, position))
}

fn of_constant(op: ExtractOpRef<'_>, source: Option<Attr>, position: &[i64]) -> Option<Attr> {
    let source = elements_of(*op, source)?;
    let ty = op.source_type();
    let first = match source.splat {
        true => 0,
        false if is_scalable(ty) || position.contains(&DYNAMIC) => return None,
        false => linear(position, &ty.shape) as usize,
    };
    match vector(*op, op.result()) {
        None => source.element(op.ctx, first),
        Some(_) if source.splat => source.picked(op.ctx, op.result_type(), [0]),
        Some(ty) => {
            let positions = first..first + count(ty) as usize;
            source.picked(op.ctx, op.result_type(), positions)
        }
    }
}

/// Folds a chain of extractions into one.
fn of_extract(op: ExtractOpRef<'_>, position: &[i64]) -> Folds {
    let mut inner = op.defined_by::<ExtractOp>(op.source())?;
    let mut whole = position.to_vec();
    loop {
        let outer = inner.static_position();
        if outer.contains(&DYNAMIC) {
            return None;
        }
        whole.splice(0..0, outer.iter().copied());
        match inner.defined_by::<ExtractOp>(inner.source()) {
            Some(next) => inner = next,
            None => return from(op, inner.source(), &whole),
        }
    }
}

/// Looks through transposes and insertions at other positions, up to the insertion at this position.
///
/// The dimensions of the result are numbered -1, -2, … after the position. If the transposes permute these, no
/// extraction has the same result.
fn of_insert_or_transpose(op: ExtractOpRef<'_>, position: &[i64]) -> Folds {
    let rank = op.source_type().shape.len();
    let mut taken = position.len();
    let own: Vec<i64> = (1..=(rank - taken) as i64).map(|dim| -dim).collect();
    let mut position: Vec<i64> = position.iter().chain(&own).copied().collect();
    let in_place = |source, position: &[i64], taken: usize| {
        let changes = source != op.source() && position[taken..] == own;
        changes.then(|| from(op, source, &position[..taken]))?
    };
    let mut source = op.source();
    loop {
        if let Some(transpose) = op.defined_by::<TransposeOp>(source) {
            let mut before = position.clone();
            let permutation = transpose.permutation();
            for (&at, &dim) in position.iter().zip(permutation) {
                before[dim as usize] = at;
            }
            position = before;
            source = transpose.vector();
            continue;
        }
        let Some(insert) = op.defined_by::<InsertOp>(source) else {
            return in_place(source, &position, taken);
        };
        let inserted = insert.static_position();
        if !inserted.contains(&DYNAMIC) {
            if *inserted == position[..taken] && position[taken..] == own {
                return value(insert.value_to_store());
            }
            if position.starts_with(inserted) {
                position.drain(..inserted.len());
                taken = position.len() - own.len();
                return in_place(insert.value_to_store(), &position, taken);
            }
        }
        let mut common = position.iter().zip(inserted);
        let apart = common.any(|(a, b)| *a >= 0 && *b >= 0 && a != b);
        if !apart {
            return None;
        }
        source = insert.dest();
    }
}

/// Extracts from the source of a broadcast if the result's dimensions are not broadcast.
fn of_broadcast(op: ExtractOpRef<'_>) -> Folds {
    let source = broadcast_source(*op, op.source())?;
    let result = op.result();
    if op.body.ty(source) == op.body.ty(result) {
        return value(source);
    }
    let from = vector(*op, source)?;
    let to = op.source_type();
    let taken = from.shape.len().checked_sub(rank(*op, result))?;
    if vector(*op, result).is_some_and(|result| !dims(result).eq(dims(from).skip(taken))) {
        return None;
    }
    let lead = to.shape.len() - from.shape.len();
    let mut position = MixedIndex::join(op.static_position(), op.dynamic_position());
    for (at, position) in position.iter_mut().enumerate().skip(lead) {
        if from.shape[at - lead] == 1 && !from.scalable[at - lead] {
            *position = MixedIndex::Known(0);
        }
    }
    let (position, dynamic) = MixedIndex::split(&position[position.len() - taken..]);
    let operands: Values = std::iter::once(source).chain(dynamic).collect();
    moved(*op, &operands, ExtractOp::STATIC_POSITION, &position)
}

fn of_shuffle(op: ExtractOpRef<'_>, position: &[i64]) -> Folds {
    let shuffle = op.defined_by::<ShuffleOp>(op.source())?;
    let size = *shuffle.v1_type().shape.first()?;
    if shuffle.vector_type().shape.len() != 1 {
        return None;
    }
    let mask = shuffle.mask();
    let at = *mask.get(usize::try_from(*position.first()?).ok()?)?;
    if at < size {
        from(op, shuffle.v1(), &[at])
    } else {
        from(op, shuffle.v2(), &[at - size])
    }
}

/// Extracts from the source of a cast if its trailing dimensions are the result's.
fn of_shape_cast(op: ExtractOpRef<'_>, position: &[i64]) -> Folds {
    let cast = op.defined_by::<ShapeCastOp>(op.source())?;
    let (before, after) = (cast.source_type(), op.source_type());
    let own = &after.shape[position.len()..];
    let taken = before.shape.len().checked_sub(own.len())?;
    // The outermost dimension's size does not affect row-major order; all other sizes must be static.
    let is_known = |scalable: &[bool]| !scalable.iter().skip(1).any(|scales| *scales);
    let same_rows = before.shape[taken..] == *own
        && before.scalable[taken..] == after.scalable[position.len()..]
        && is_known(&before.scalable[..taken])
        && is_known(&after.scalable[..position.len()]);
    let place = linear(position, &after.shape[..position.len()]);
    let moved = || position_of(place, &before.shape[..taken]);
    same_rows.then(|| from(op, cast.source(), &moved()))?
}

fn of_slice(op: ExtractOpRef<'_>, mut position: Vec<i64>) -> Folds {
    let slice = op.defined_by::<ExtractStridedSliceOp>(op.source())?;
    if has_non_unit_strides(*slice, ExtractStridedSliceOp::STRIDES) {
        return None;
    }
    let (source, part) = (slice.source_type(), slice.result_type());
    let mut offsets = array(*slice, ExtractStridedSliceOp::OFFSETS);
    while let Some(last) = offsets.len().checked_sub(1)
        && offsets[last] == 0
        && part.shape[last] == source.shape[last]
    {
        offsets.pop();
    }
    if rank(*op, op.result()) > source.shape.len() - offsets.len() {
        return None;
    }
    for (at, offset) in position.iter_mut().zip(offsets) {
        *at += offset;
    }
    from(op, slice.source(), &position)
}

/// Looks through slices inserted at other positions, up to a slice that contains the whole result.
fn of_inserted_slices(op: ExtractOpRef<'_>, position: &[i64]) -> Folds {
    let own = rank(*op, op.result());
    let mut inserted = op.defined_by::<InsertStridedSliceOp>(op.source());
    while let Some(insert) = inserted {
        let (source, dest) = (insert.value_to_store_type(), insert.dest_type());
        let lead = dest.shape.len() - source.shape.len();
        let inner = source.shape.len().checked_sub(own)?;
        if has_non_unit_strides(*insert, InsertStridedSliceOp::STRIDES) {
            return None;
        }
        let offsets = array(*insert, InsertStridedSliceOp::OFFSETS);
        let within = position.iter().zip(&offsets).enumerate();
        let within = within.map(|(dim, (at, start))| {
            let size = dim.checked_sub(lead).map_or(1, |dim| source.shape[dim]);
            (*start..start + size).contains(at).then_some(at - start)
        });
        let Some(inside) = within.collect::<Option<Vec<i64>>>() else {
            inserted = op.defined_by::<InsertStridedSliceOp>(insert.dest());
            continue;
        };
        if source.shape[inner..] != dest.shape[inner + lead..] {
            return None;
        }
        return from(op, insert.value_to_store(), inside.get(lead..)?);
    }
    None
}

fn of_elements(op: ExtractOpRef<'_>, position: &[i64]) -> Folds {
    let elements = op.defined_by::<FromElementsOp>(op.source())?;
    if vector(*op, op.result()).is_some() {
        return None;
    }
    let at = linear(position, &op.source_type().shape);
    value(elements.elements().nth(at as usize)?)
}

pub(crate) fn insert(op: InsertOpRef<'_>, constants: Constants<'_>) -> Folds {
    let position = op.static_position();
    if position.is_empty() && op.value_to_store_type() == op.result_ty() {
        return value(op.value_to_store());
    }
    let dest = op.dest_type();
    known_positions(*op, InsertOp::STATIC_POSITION, 2, &dest.shape)
        .or_else(|| over_insert(op))
        .or_else(|| position.contains(&POISON).then(|| poison(*op))?)
        .or_else(|| into_constant(op, constants, position))
}

/// Skips an earlier insertion at the same position.
fn over_insert(op: InsertOpRef<'_>) -> Folds {
    let before = op.defined_by::<InsertOp>(op.dest())?;
    let [mine, other] =
        [op, before].map(|op| MixedIndex::join(op.static_position(), op.dynamic_position()));
    (mine == other).then(|| set_operand(*op, 1, before.dest()))?
}

/// The maximum number of elements of a new constant, unless the old constant has no other use.
pub(crate) const MOST_ELEMENTS: i64 = 256;

pub(crate) fn has_one_use(op: OpRef<'_>, value: ValueId) -> bool {
    op.body.uses(value).take(2).count() == 1
}

fn into_constant(op: InsertOpRef<'_>, constants: Constants<'_>, position: &[i64]) -> Folds {
    let &[Some(stored), dest, ..] = constants else {
        return None;
    };
    let dest = elements_of(*op, dest)?;
    let ty = op.dest_type();
    if position.contains(&DYNAMIC)
        || is_scalable(ty)
        || count(ty) > MOST_ELEMENTS && !has_one_use(*op, op.result())
    {
        return None;
    }
    let start = linear(position, &ty.shape) as usize;
    let end = start + vector(*op, op.value_to_store()).map_or(1, count) as usize;
    let stored = Stored::new(*op, stored)?;
    attr(overwritten(
        *op,
        dest,
        |at| (start..end).contains(&at).then(|| at - start),
        &stored,
    )?)
}

/// The stored constant: a scalar, or elements.
pub(crate) enum Stored<'a> {
    Scalar(Vec<u8>),
    Elements(&'a DenseElementsAttr),
}

impl<'a> Stored<'a> {
    pub(crate) fn new(op: OpRef<'a>, stored: Attr) -> Option<Self> {
        match Constant::of(op.ctx, stored) {
            Constant::Elements(elements) => Some(Stored::Elements(elements)),
            _ => terrace_builtin::elements::scalar_bytes(op.ctx, stored).map(Stored::Scalar),
        }
    }

    fn bytes(&self, op: OpRef<'_>, at: usize) -> Option<&[u8]> {
        match self {
            Stored::Scalar(bytes) => Some(bytes),
            Stored::Elements(elements) => elements.element_bytes(op.ctx, at),
        }
    }
}

/// Returns a copy of `dest` with some elements replaced. `place` maps a position in the copy to the position of the
/// stored element, or to `None` if the element is kept.
pub(crate) fn overwritten(
    op: OpRef<'_>,
    dest: &DenseElementsAttr,
    place: impl Fn(usize) -> Option<usize>,
    stored: &Stored<'_>,
) -> Option<Attr> {
    let count = usize::try_from(count(vector(op, op.body.result(op.id, 0))?)).ok();
    let mut data = Vec::new();
    for at in 0..count.filter(|count| *count <= MOST)? {
        data.extend_from_slice(match place(at) {
            Some(from) => stored.bytes(op, from)?,
            None => dest.element_bytes(op.ctx, at)?,
        });
    }
    let size = dest.element_size(op.ctx);
    Some(DenseElementsAttr::from_bytes(
        op.ctx,
        op.result_type(0),
        size,
        data,
    ))
}

pub(crate) fn insert_strided_slice(
    op: InsertStridedSliceOpRef<'_>,
    _constants: Constants<'_>,
) -> Folds {
    let same = op.value_to_store_ty() == op.dest_ty();
    same.then(|| value(op.value_to_store()))?
}

pub(crate) fn extract_strided_slice(
    op: ExtractStridedSliceOpRef<'_>,
    constants: Constants<'_>,
) -> Folds {
    if op.source_ty() == op.result_ty() {
        return value(op.source());
    }
    let constant = constants.first().copied().flatten();
    slice_of_inserted(op).or_else(|| slice_of_constant(op, elements_of(*op, constant)?))
}

/// Looks through slices inserted at other positions, up to a slice that contains the whole slice.
fn slice_of_inserted(op: ExtractStridedSliceOpRef<'_>) -> Folds {
    let [offsets, sizes, strides] = [
        ExtractStridedSliceOp::OFFSETS,
        ExtractStridedSliceOp::SIZES,
        ExtractStridedSliceOp::STRIDES,
    ]
    .map(|slot| array(*op, slot));
    let mut inserted = op.defined_by::<InsertStridedSliceOp>(op.source());
    'inserted: while let Some(insert) = inserted {
        let source = insert.value_to_store_type();
        let starts = array(*insert, InsertStridedSliceOp::OFFSETS);
        let insert_strides = array(*insert, InsertStridedSliceOp::STRIDES);
        if op.source_type().shape.len() != source.shape.len() || offsets.len() > starts.len() {
            return None;
        }
        let mut inside = Vec::new();
        let mut partial = false;
        for (dim, (&offset, &start)) in offsets.iter().zip(&starts).enumerate() {
            if strides[dim] != insert_strides[dim] {
                return None;
            }
            let end = start + source.shape[dim];
            if !(start..end).contains(&offset) {
                inserted = op.defined_by::<InsertStridedSliceOp>(insert.dest());
                continue 'inserted;
            }
            partial |= offset + sizes[dim] > end;
            inside.push(op.ctx.i64(offset - start));
        }
        let offsets = op.ctx.array(&inside);
        let parts = NewParts::default().operand(*op, 0, insert.value_to_store());
        let parts = parts.prop(ExtractStridedSliceOp::OFFSETS, offsets);
        return (!partial).then(|| parts.into());
    }
    None
}

/// Returns the row-major positions of a slice's elements in a vector of this shape.
pub(crate) fn slice_places(shape: &[i64], offsets: &[i64], slice: &[i64]) -> Vec<i64> {
    let lead = shape.len() - slice.len();
    let elements = 0..slice.iter().product();
    let place = |at| {
        let mut position: Vec<i64> = vec![0; lead];
        position.extend(position_of(at, slice));
        for (at, offset) in position.iter_mut().zip(offsets) {
            *at += offset;
        }
        linear(&position, shape)
    };
    elements.map(place).collect()
}

fn slice_of_constant(op: ExtractStridedSliceOpRef<'_>, source: &DenseElementsAttr) -> Folds {
    let ty = op.result_ty();
    if source.splat {
        return attr(source.picked(op.ctx, ty, [0])?);
    }
    if has_non_unit_strides(*op, ExtractStridedSliceOp::STRIDES) {
        return None;
    }
    let offsets = array(*op, ExtractStridedSliceOp::OFFSETS);
    let shape = &op.source_type().shape;
    let places = slice_places(shape, &offsets, &op.result_type().shape);
    let places = places.into_iter().map(|place| place as usize);
    attr(source.picked(op.ctx, ty, places)?)
}
