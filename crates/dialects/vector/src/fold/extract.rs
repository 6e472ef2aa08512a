//! Parts of vectors.

use super::*;
use crate::infer::MOST;
use crate::ops::*;
use crate::verify::array;
use terrace_builtin::elements::Constant;
use terrace_builtin::mixed::MixedIndex;

/// `extract` of another vector at another position.
fn from(op: OpRef<'_>, source: ValueId, position: &[i64]) -> Folds {
    moved(op, &[source], ExtractOp::STATIC_POSITION, position)
}

pub(crate) fn extract(op: ExtractOpRef<'_>, constants: Constants<'_>) -> Folds {
    let position = op.static_position();
    let source_type = operand_vector(*op, 0)?;
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
    if let Some(constant) = of_constant(*op, source, position) {
        return attr(constant);
    }
    if position.contains(&DYNAMIC) {
        return of_broadcast(*op);
    }
    of_extract(*op, position)
        .or_else(|| of_insert_or_transpose(*op, position))
        .or_else(|| of_broadcast(*op))
        .or_else(|| of_shuffle(*op, position))
        .or_else(|| of_shape_cast(*op, position))
        .or_else(|| of_slice(*op, position.to_vec()))
        .or_else(|| of_inserted_slices(*op, position))
        .or_else(|| of_elements(*op, position))
}

fn of_constant(op: OpRef<'_>, source: Option<Attr>, position: &[i64]) -> Option<Attr> {
    let source = elements_of(op, source)?;
    let ty = operand_vector(op, 0)?;
    let first = match source.splat {
        true => 0,
        false if is_scalable(ty) || position.contains(&DYNAMIC) => return None,
        false => linear(position, &ty.shape) as usize,
    };
    match result_vector(op) {
        None => source.element(op.ctx, first),
        Some(_) if source.splat => source.picked(op.ctx, op.result_type(0), [0]),
        Some(ty) => {
            let positions = first..first + count(ty) as usize;
            source.picked(op.ctx, op.result_type(0), positions)
        }
    }
}

/// All extractions from extractions in one.
fn of_extract(op: OpRef<'_>, position: &[i64]) -> Folds {
    let mut inner = operand_by::<ExtractOp>(op, 0)?;
    let mut whole = position.to_vec();
    loop {
        let outer = dense(inner, ExtractOp::STATIC_POSITION);
        if outer.contains(&DYNAMIC) {
            return None;
        }
        whole.splice(0..0, outer.iter().copied());
        match operand_by::<ExtractOp>(inner, 0) {
            Some(next) => inner = next,
            None => return from(op, operand(inner, 0), &whole),
        }
    }
}

/// Goes back through insertions elsewhere and transpositions to what was inserted here.
///
/// The dimensions of the result are numbered -1, -2 and so on at the end of the position, so that it shows whether the
/// transpositions gone through permute the result itself, which no extraction says.
fn of_insert_or_transpose(op: OpRef<'_>, position: &[i64]) -> Folds {
    let rank = operand_vector(op, 0)?.shape.len();
    let mut taken = position.len();
    let own: Vec<i64> = (1..=(rank - taken) as i64).map(|dim| -dim).collect();
    let mut position: Vec<i64> = position.iter().chain(&own).copied().collect();
    let in_place = |source, position: &[i64], taken: usize| {
        let changes = source != operand(op, 0) && position[taken..] == own;
        changes.then(|| from(op, source, &position[..taken]))?
    };
    let mut source = operand(op, 0);
    loop {
        if let Some(transpose) = defined_by::<TransposeOp>(op, source) {
            let mut before = position.clone();
            let permutation = dense(transpose, TransposeOp::PERMUTATION);
            for (&at, &dim) in position.iter().zip(permutation) {
                before[dim as usize] = at;
            }
            position = before;
            source = operand(transpose, 0);
            continue;
        }
        let Some(insert) = defined_by::<InsertOp>(op, source) else {
            return in_place(source, &position, taken);
        };
        let inserted = dense(insert, InsertOp::STATIC_POSITION);
        if !inserted.contains(&DYNAMIC) {
            if *inserted == position[..taken] && position[taken..] == own {
                return value(operand(insert, 0));
            }
            if position.starts_with(inserted) {
                position.drain(..inserted.len());
                taken = position.len() - own.len();
                return in_place(operand(insert, 0), &position, taken);
            }
        }
        let mut common = position.iter().zip(inserted);
        let apart = common.any(|(a, b)| *a >= 0 && *b >= 0 && a != b);
        if !apart {
            return None;
        }
        source = operand(insert, 1);
    }
}

/// The part of what was broadcast, if none of the result's dimensions were.
fn of_broadcast(op: OpRef<'_>) -> Folds {
    let broadcast = operand_by_broadcast(op, 0)?;
    let (source, result) = (operand(broadcast, 0), result(op));
    if op.body.ty(source) == op.body.ty(result) {
        return value(source);
    }
    let from = vector(op, source)?;
    let to = result_vector(broadcast)?;
    let taken = from.shape.len().checked_sub(rank(op, result))?;
    if vector(op, result).is_some_and(|result| result.shape[..] != from.shape[taken..]) {
        return None;
    }
    let lead = to.shape.len() - from.shape.len();
    let mut position = mixed_position(op, ExtractOp::STATIC_POSITION, 1);
    for (at, position) in position.iter_mut().enumerate().skip(lead) {
        if from.shape[at - lead] == 1 {
            *position = MixedIndex::Known(0);
        }
    }
    let (position, dynamic) = MixedIndex::split(&position[position.len() - taken..]);
    let operands: Values = std::iter::once(source).chain(dynamic).collect();
    moved(op, &operands, ExtractOp::STATIC_POSITION, &position)
}

fn of_shuffle(op: OpRef<'_>, position: &[i64]) -> Folds {
    let shuffle = operand_by::<ShuffleOp>(op, 0)?;
    let size = *operand_vector(shuffle, 0)?.shape.first()?;
    if result_vector(shuffle)?.shape.len() != 1 {
        return None;
    }
    let mask = dense(shuffle, ShuffleOp::MASK);
    let at = *mask.get(usize::try_from(*position.first()?).ok()?)?;
    if at < size {
        from(op, operand(shuffle, 0), &[at])
    } else {
        from(op, operand(shuffle, 1), &[at - size])
    }
}

/// The position in what was cast, if the result's dimensions are the last ones there too.
fn of_shape_cast(op: OpRef<'_>, position: &[i64]) -> Folds {
    let cast = operand_by::<ShapeCastOp>(op, 0)?;
    let before = operand_vector(cast, 0)?;
    let result = vector(op, result(op)).map_or(&[][..], |ty| &ty.shape);
    let taken = before.shape.len().checked_sub(result.len())?;
    let place = linear(position, &operand_vector(op, 0)?.shape[..position.len()]);
    (before.shape[taken..] == *result).then(|| {
        from(
            op,
            operand(cast, 0),
            &position_of(place, &before.shape[..taken]),
        )
    })?
}

fn of_slice(op: OpRef<'_>, mut position: Vec<i64>) -> Folds {
    let slice = operand_by::<ExtractStridedSliceOp>(op, 0)?;
    if has_non_unit_strides(slice, ExtractStridedSliceOp::STRIDES) {
        return None;
    }
    let (source, part) = (operand_vector(slice, 0)?, result_vector(slice)?);
    let mut offsets = array(slice, ExtractStridedSliceOp::OFFSETS);
    while let Some(last) = offsets.len().checked_sub(1)
        && offsets[last] == 0
        && part.shape[last] == source.shape[last]
    {
        offsets.pop();
    }
    if rank(op, result(op)) > source.shape.len() - offsets.len() {
        return None;
    }
    for (at, offset) in position.iter_mut().zip(offsets) {
        *at += offset;
    }
    from(op, operand(slice, 0), &position)
}

/// Goes back through slices inserted elsewhere to the one that holds all of the result.
fn of_inserted_slices(op: OpRef<'_>, position: &[i64]) -> Folds {
    let own = rank(op, result(op));
    let mut inserted = operand_by::<InsertStridedSliceOp>(op, 0);
    while let Some(insert) = inserted {
        let (source, dest) = (operand_vector(insert, 0)?, operand_vector(insert, 1)?);
        let lead = dest.shape.len() - source.shape.len();
        let inner = source.shape.len().checked_sub(own)?;
        if has_non_unit_strides(insert, InsertStridedSliceOp::STRIDES) {
            return None;
        }
        let offsets = array(insert, InsertStridedSliceOp::OFFSETS);
        let within = position.iter().zip(&offsets).enumerate();
        let within = within.map(|(dim, (at, start))| {
            let size = dim.checked_sub(lead).map_or(1, |dim| source.shape[dim]);
            (*start..start + size).contains(at).then_some(at - start)
        });
        let Some(inside) = within.collect::<Option<Vec<i64>>>() else {
            inserted = operand_by::<InsertStridedSliceOp>(insert, 1);
            continue;
        };
        if source.shape[inner..] != dest.shape[inner + lead..] {
            return None;
        }
        return from(op, operand(insert, 0), inside.get(lead..)?);
    }
    None
}

fn of_elements(op: OpRef<'_>, position: &[i64]) -> Folds {
    let elements = operand_by::<FromElementsOp>(op, 0)?;
    if vector(op, result(op)).is_some() {
        return None;
    }
    let at = linear(position, &operand_vector(op, 0)?.shape);
    value(elements.body.operands(elements.id).nth(at as usize)?)
}

pub(crate) fn insert(op: InsertOpRef<'_>, constants: Constants<'_>) -> Folds {
    let position = op.static_position();
    if position.is_empty() && op.value_to_store_type() == op.result_ty() {
        return value(op.value_to_store());
    }
    let dest = operand_vector(*op, 1)?;
    known_positions(*op, InsertOp::STATIC_POSITION, 2, &dest.shape)
        .or_else(|| over_insert(*op))
        .or_else(|| position.contains(&POISON).then(|| poison(*op))?)
        .or_else(|| into_constant(*op, constants, position))
}

/// What was inserted at the same position does not matter.
fn over_insert(op: OpRef<'_>) -> Folds {
    let before = operand_by::<InsertOp>(op, 1)?;
    let [mine, other] = [op, before].map(|op| mixed_position(op, InsertOp::STATIC_POSITION, 2));
    (mine == other).then(|| set_operand(1, operand(before, 1)))?
}

/// Constants of more elements are not made, unless the one there is used nowhere else.
pub(crate) const MOST_ELEMENTS: i64 = 256;

pub(crate) fn has_one_use(op: OpRef<'_>, value: ValueId) -> bool {
    op.body.uses(value).take(2).count() == 1
}

fn into_constant(op: OpRef<'_>, constants: Constants<'_>, position: &[i64]) -> Folds {
    let &[Some(stored), dest, ..] = constants else {
        return None;
    };
    let dest = elements_of(op, dest)?;
    let ty = operand_vector(op, 1)?;
    if position.contains(&DYNAMIC)
        || is_scalable(ty)
        || count(ty) > MOST_ELEMENTS && !has_one_use(op, result(op))
    {
        return None;
    }
    let start = linear(position, &ty.shape) as usize;
    let end = start + operand_vector(op, 0).map_or(1, count) as usize;
    let stored = Stored::new(op, stored)?;
    attr(overwritten(
        op,
        dest,
        |at| (start..end).contains(&at).then(|| at - start),
        &stored,
    )?)
}

/// What is stored into a constant: a number, or elements.
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

/// Elements of which some are replaced: `place` says by which of those stored.
pub(crate) fn overwritten(
    op: OpRef<'_>,
    dest: &DenseElementsAttr,
    place: impl Fn(usize) -> Option<usize>,
    stored: &Stored<'_>,
) -> Option<Attr> {
    let count = usize::try_from(count(result_vector(op)?)).ok();
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
    slice_of_inserted(*op).or_else(|| slice_of_constant(*op, elements_of(*op, constant)?))
}

/// Goes back through slices inserted elsewhere to the one that holds all of the slice.
fn slice_of_inserted(op: OpRef<'_>) -> Folds {
    let [offsets, sizes, strides] = [
        ExtractStridedSliceOp::OFFSETS,
        ExtractStridedSliceOp::SIZES,
        ExtractStridedSliceOp::STRIDES,
    ]
    .map(|slot| array(op, slot));
    let mut inserted = operand_by::<InsertStridedSliceOp>(op, 0);
    'inserted: while let Some(insert) = inserted {
        let source = operand_vector(insert, 0)?;
        let starts = array(insert, InsertStridedSliceOp::OFFSETS);
        let insert_strides = array(insert, InsertStridedSliceOp::STRIDES);
        if operand_vector(op, 0)?.shape.len() != source.shape.len() || offsets.len() > starts.len()
        {
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
                inserted = operand_by::<InsertStridedSliceOp>(insert, 1);
                continue 'inserted;
            }
            partial |= offset + sizes[dim] > end;
            inside.push(op.ctx.i64(offset - start));
        }
        let offsets = op.ctx.array(&inside);
        let changes = [
            Folded::SetOperand(0, operand(insert, 0)),
            Folded::SetProp(ExtractStridedSliceOp::OFFSETS as u32, offsets),
        ];
        return (!partial).then(|| changes.into_iter().collect());
    }
    None
}

/// The places in row-major order, within a vector of a shape, of the elements of a slice.
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

fn slice_of_constant(op: OpRef<'_>, source: &DenseElementsAttr) -> Folds {
    let ty = op.result_type(0);
    if source.splat {
        return attr(source.picked(op.ctx, ty, [0])?);
    }
    if has_non_unit_strides(op, ExtractStridedSliceOp::STRIDES) {
        return None;
    }
    let offsets = array(op, ExtractStridedSliceOp::OFFSETS);
    let shape = &operand_vector(op, 0)?.shape;
    let places = slice_places(shape, &offsets, &result_vector(op)?.shape);
    let places = places.into_iter().map(|place| place as usize);
    attr(source.picked(op.ctx, ty, places)?)
}
