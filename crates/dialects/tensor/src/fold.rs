//! Folds tensor operations.

use crate::ops::*;
use crate::shapes::preserves_static_information;
use terrace_builtin::attrs::{AttrBuilder, int_value};
use terrace_builtin::types::{DYNAMIC, RankedTensorType, element_type, num_elements, shape};
use terrace_builtin::{ArrayAttr, DenseElementsAttr, FloatAttr, IntegerAttr, SparseElementsAttr};
use terrace_interfaces::mixed::MixedIndex;
use terrace_interfaces::offset_size_stride::MixedSlice;
use terrace_interfaces::reassociation::{Reshape, fold_reshape};
use terrace_ir::interfaces::constant_value;
use terrace_ir::opdef::{Folded, NewParts};
use terrace_ir::{Attr, FoldResult, OpRef, Type, ValueId};

type Folds = Option<FoldResult>;
type Constants<'a> = &'a [Option<Attr>];

fn value(value: ValueId) -> Folds {
    Some(Folded::Value(value).into())
}

fn attr(attr: Attr) -> Folds {
    Some(Folded::Attr(attr).into())
}

fn tensor(op: OpRef<'_>, value: ValueId) -> Option<&RankedTensorType> {
    op.body.ty(value).as_::<RankedTensorType>(op.ctx)
}

fn is_static(shape: &[i64]) -> bool {
    !shape.contains(&DYNAMIC)
}

/// Returns true if a cast adds no static information, so that its users can use its operand: MLIR's
/// `canFoldIntoConsumerOp`.
pub fn forgets_only(cast: CastOpRef<'_>) -> bool {
    preserves_static_information(cast.ctx, cast.dest_type(), cast.source_type())
}

/// Replaces each operand that is a cast that only drops static information by the cast's operand: MLIR's
/// `foldTensorCast`.
pub fn fold_casts(op: OpRef<'_>) -> Option<FoldResult> {
    let mut parts = NewParts::default();
    for (at, operand) in op.body.operands(op.id).enumerate() {
        if let Some(cast) = op.defined_by::<CastOp>(operand)
            && forgets_only(cast)
        {
            parts = parts.operand(op, at, cast.source());
        }
    }
    parts.operands.is_some().then(|| parts.into())
}

/// Folds a cast to the type of its operand.
fn same_type(op: OpRef<'_>) -> Folds {
    match op.operand_type(0) == op.result_type(0) {
        true => value(op.body.operand(op.id, 0)),
        false => None,
    }
}

pub(crate) fn cast(op: OpRef<'_>, _constants: Constants<'_>) -> Folds {
    same_type(op)
}

pub(crate) fn bitcast(op: OpRef<'_>, _constants: Constants<'_>) -> Folds {
    same_type(op)
}

pub(crate) fn rank(op: RankOpRef<'_>, _constants: Constants<'_>) -> Folds {
    let ty = tensor(*op, op.tensor())?;
    attr(op.ctx.index(ty.shape.len() as i64))
}

pub(crate) fn dim(op: DimOpRef<'_>, constants: Constants<'_>) -> Folds {
    let dim = usize::try_from(int_value(op.ctx, constants[1]?)?).ok()?;
    let source = op.source();
    let ty = tensor(*op, source)?;
    let size = *ty.shape.get(dim)?;
    if size != DYNAMIC {
        return attr(op.ctx.index(size));
    }
    if let Some(generate) = op.defined_by::<GenerateOp>(source) {
        let before = ty.shape[..dim].iter().filter(|size| **size == DYNAMIC);
        return value(generate.dynamic_extents().nth(before.count())?);
    }
    if let Some(slice) = op.defined_by::<ExtractSliceOp>(source)
        && shape(op.ctx, slice.source_type())?.len() == ty.shape.len()
        && let Some(MixedIndex::Value(size)) = MixedSlice::of(*slice)?.sizes.get(dim)
    {
        return value(*size);
    }
    fold_casts(*op)
}

/// Returns the splat of a constant with another static shape.
fn splat_as(op: OpRef<'_>, constant: Option<Attr>, ty: Type) -> Folds {
    let elements = constant?.as_::<DenseElementsAttr>(op.ctx)?;
    let fits = elements.splat
        && shape(op.ctx, ty).is_some_and(is_static)
        && element_type(op.ctx, ty) == element_type(op.ctx, elements.ty);
    match fits {
        true => attr(elements.reshaped(op.ctx, ty)),
        false => None,
    }
}

pub(crate) fn gather(op: GatherOpRef<'_>, constants: Constants<'_>) -> Folds {
    splat_as(*op, constants[0], op.result_type())
}

/// Returns the position of an element in row-major order. Returns `None` if an index is out of bounds.
fn position(shape: &[i64], indices: &[i64]) -> Option<usize> {
    let mut at = 0i64;
    for (&size, &index) in shape.iter().zip(indices) {
        if !(0..size).contains(&index) {
            return None;
        }
        at = at.checked_mul(size)?.checked_add(index)?;
    }
    usize::try_from(at).ok()
}

/// Returns an element of a constant, with a number or a complex number as an attribute.
fn element(op: OpRef<'_>, elements: &DenseElementsAttr, at: usize) -> Option<Attr> {
    if let Some(number) = elements.element(op.ctx, at) {
        return Some(number);
    }
    let complex = element_type(op.ctx, elements.ty)?;
    let part = complex.as_::<terrace_builtin::ComplexType>(op.ctx)?.element;
    let pair = op.ctx.ty(RankedTensorType {
        shape: [2].into(),
        element: part,
        encoding: None,
    });
    let bytes = elements.element_bytes(op.ctx, at)?;
    let pair = DenseElementsAttr {
        ty: pair,
        data: bytes.into(),
        splat: false,
    };
    let parts = [pair.element(op.ctx, 0)?, pair.element(op.ctx, 1)?];
    Some(op.ctx.array(&parts))
}

pub(crate) fn extract(op: ExtractOpRef<'_>, constants: Constants<'_>) -> Folds {
    let ctx = op.ctx;
    let elements = constants[0].and_then(|it| it.as_::<DenseElementsAttr>(ctx));
    if let Some(elements) = elements.filter(|elements| elements.splat) {
        return attr(element(*op, elements, 0)?);
    }
    let indices = constants[1..].iter();
    let indices = indices.map(|index| int_value(ctx, (*index)?));
    let indices: Vec<i64> = indices.collect::<Option<_>>()?;
    if let Some(insert) = op.defined_by::<InsertOp>(op.tensor()) {
        let number = |at| int_value(ctx, constant_value(ctx, op.body, at)?);
        let same = insert
            .indices()
            .map(number)
            .eq(indices.iter().map(|&at| Some(at)));
        return if same { value(insert.scalar()) } else { None };
    }
    let at = position(&tensor(*op, op.tensor())?.shape, &indices)?;
    if let Some(from) = op.defined_by::<FromElementsOp>(op.tensor()) {
        return value(from.elements().nth(at)?);
    }
    match constants[0].and_then(|it| it.as_::<SparseElementsAttr>(ctx)) {
        Some(sparse) => attr(sparse_element(*op, sparse, &indices)?),
        None => attr(element(*op, elements?, at)?),
    }
}

/// Returns the element of a sparse constant at valid indices: a listed value, or zero.
fn sparse_element(op: OpRef<'_>, sparse: &SparseElementsAttr, indices: &[i64]) -> Option<Attr> {
    let ctx = op.ctx;
    let listed = sparse.indices.as_::<DenseElementsAttr>(ctx)?;
    let values = sparse.values.as_::<DenseElementsAttr>(ctx)?;
    let count = shape(ctx, values.ty).and_then(num_elements)?;
    let index = |at: usize| int_value(ctx, listed.element(ctx, at)?);
    let is_listed = |row: usize| {
        let mut dims = indices.iter().enumerate();
        dims.all(|(dim, &want)| index(row * indices.len() + dim) == Some(want))
    };
    if let Some(row) = (0..usize::try_from(count).ok()?).find(|&row| is_listed(row)) {
        return values.element(ctx, row);
    }
    let zero = DenseElementsAttr {
        ty: values.ty,
        data: vec![0; values.element_size(ctx)].into(),
        splat: true,
    };
    zero.element(ctx, 0)
}

/// Folds the insertion of a splat's own value.
pub(crate) fn insert(op: InsertOpRef<'_>, constants: Constants<'_>) -> Folds {
    let dest = constants[1]?;
    let elements = dest.as_::<DenseElementsAttr>(op.ctx)?;
    match elements.splat && element(*op, elements, 0) == Some(constants[0]?) {
        true => attr(dest),
        false => None,
    }
}

pub(crate) fn from_elements(op: FromElementsOpRef<'_>, constants: Constants<'_>) -> Folds {
    let ctx = op.ctx;
    let mut data = Vec::new();
    for constant in constants {
        let constant = (*constant)?;
        match constant.as_::<ArrayAttr>(ctx) {
            Some(complex) => {
                for part in &complex.elements {
                    data.extend(terrace_builtin::elements::scalar_bytes(ctx, *part)?);
                }
            }
            None => data.extend(terrace_builtin::elements::scalar_bytes(ctx, constant)?),
        }
    }
    let size = data.len() / constants.len().max(1);
    attr(DenseElementsAttr::from_bytes(
        ctx,
        op.result_type(),
        size,
        data,
    ))
}

pub(crate) fn splat(op: SplatOpRef<'_>, constants: Constants<'_>) -> Folds {
    let (ctx, ty) = (op.ctx, op.aggregate_type());
    let constant = constants[0]?;
    let is_number = constant.is::<IntegerAttr>(ctx) || constant.is::<FloatAttr>(ctx);
    if !is_number || !shape(ctx, ty).is_some_and(is_static) {
        return None;
    }
    attr(ctx.attr(DenseElementsAttr {
        ty,
        data: terrace_builtin::elements::scalar_bytes(ctx, constant)?.into(),
        splat: true,
    }))
}

/// Returns true if the elements of a shape are certainly the sizes of `source`.
fn is_own_shape(op: OpRef<'_>, source: ValueId, elements: FromElementsOpRef<'_>) -> bool {
    let Some(ty) = tensor(op, source) else {
        return false;
    };
    let number = |value| int_value(op.ctx, constant_value(op.ctx, op.body, value)?);
    let mut sizes = elements.elements().zip(&ty.shape).enumerate();
    elements.elements().len() == ty.shape.len()
        && sizes.all(|(at, (element, &size))| match number(element) {
            Some(number) => number == size,
            None => op.defined_by::<DimOp>(element).is_some_and(|dim| {
                dim.source() == source && number(dim.index()) == Some(at as i64)
            }),
        })
}

pub(crate) fn reshape(op: ReshapeOpRef<'_>, constants: Constants<'_>) -> Folds {
    let source = op.source();
    if let Some(splat) = splat_as(*op, constants[0], op.result_type()) {
        return Some(splat);
    }
    if let Some(inner) = op.defined_by::<ReshapeOp>(source) {
        return Some(NewParts::default().operand(*op, 0, inner.source()).into());
    }
    let ty = tensor(*op, source)?;
    if op.source_type() != op.result_type() {
        return None;
    }
    if ty.shape.len() <= 1 {
        return value(source);
    }
    let elements = op.defined_by::<FromElementsOp>(op.shape())?;
    match is_own_shape(*op, source, elements) {
        true => value(source),
        false => None,
    }
}

/// Folds a reshape of a constant, or as any reshape.
fn reassociated(
    op: OpRef<'_>,
    own: &Reshape<'_>,
    inner: Option<Reshape<'_>>,
    constant: Option<Attr>,
) -> Folds {
    let to = op.body.ty(own.result);
    if op.body.ty(own.source) != to
        && let Some(elements) = constant.and_then(|it| it.as_::<DenseElementsAttr>(op.ctx))
    {
        return attr(elements.reshaped(op.ctx, to));
    }
    fold_reshape(op, own, inner)
}

pub(crate) fn expand_shape(op: ExpandShapeOpRef<'_>, constants: Constants<'_>) -> Folds {
    let own = Reshape {
        source: op.src(),
        result: op.result(),
        groups: op.reassociation(),
    };
    let inner = op.defined_by::<CollapseShapeOp>(op.src());
    let inner = inner.map(|inner| Reshape {
        source: inner.src(),
        result: inner.result(),
        groups: inner.reassociation(),
    });
    reassociated(*op, &own, inner, constants[0])
}

pub(crate) fn collapse_shape(op: CollapseShapeOpRef<'_>, constants: Constants<'_>) -> Folds {
    let own = Reshape {
        source: op.src(),
        result: op.result(),
        groups: op.reassociation(),
    };
    let inner = op.defined_by::<ExpandShapeOp>(op.src());
    let inner = inner.map(|inner| Reshape {
        source: inner.src(),
        result: inner.result(),
        groups: inner.reassociation(),
    });
    reassociated(*op, &own, inner, constants[0])
}

pub(crate) fn concat(op: ConcatOpRef<'_>, _constants: Constants<'_>) -> Folds {
    let mut inputs = op.inputs();
    let only = inputs.next().filter(|_| inputs.next().is_none())?;
    match op.body.ty(only) == op.result_type() {
        true => value(only),
        false => None,
    }
}

/// Returns true if a slice is certainly all of a tensor of this shape.
fn is_whole(op: OpRef<'_>, slice: &MixedSlice, shape: &[i64]) -> bool {
    let number = |index: &MixedIndex| index.constant(op.ctx, op.body);
    let all = |list: &[MixedIndex], want| list.iter().all(|index| number(index) == Some(want));
    let mut sizes = slice.sizes.iter().zip(shape);
    all(&slice.offsets, 0)
        && all(&slice.strides, 1)
        && sizes.all(|(size, want)| number(size) == Some(*want))
}

pub(crate) fn extract_slice(op: ExtractSliceOpRef<'_>, constants: Constants<'_>) -> Folds {
    if let Some(splat) = splat_as(*op, constants[0], op.result_type()) {
        return Some(splat);
    }
    let own = MixedSlice::of(*op)?;
    if op.source_type() == op.result_type() && is_whole(*op, &own, &tensor(*op, op.source())?.shape)
    {
        return value(op.source());
    }
    let insert = op.defined_by::<InsertSliceOp>(op.source())?;
    let same = insert.source_type() == op.result_type() && MixedSlice::of(*insert)? == own;
    match same {
        true => value(insert.source()),
        false => None,
    }
}

pub(crate) fn insert_slice(op: InsertSliceOpRef<'_>, _constants: Constants<'_>) -> Folds {
    let own = MixedSlice::of(*op)?;
    let ty = tensor(*op, op.dest())?;
    if is_static(&ty.shape) && op.source_type() == op.dest_type() && is_whole(*op, &own, &ty.shape)
    {
        return value(op.source());
    }
    if let Some(before) = op.defined_by::<InsertSliceOp>(op.dest())
        && before.source_type() == op.source_type()
        && MixedSlice::of(*before)? == own
    {
        return Some(NewParts::default().operand(*op, 1, before.dest()).into());
    }
    if let Some(taken) = op.defined_by::<ExtractSliceOp>(op.source())
        && taken.source() == op.dest()
        && MixedSlice::of(*taken)? == own
    {
        return value(op.dest());
    }
    let is_zero = |size: &MixedIndex| size.constant(op.ctx, op.body) == Some(0);
    match own.sizes.iter().any(is_zero) {
        true => value(op.dest()),
        false => None,
    }
}

pub(crate) fn pad(op: PadOpRef<'_>, _constants: Constants<'_>) -> Folds {
    let fixed = num_elements(&tensor(*op, op.source())?.shape).is_some();
    match fixed && op.source_type() == op.result_type() && !op.nofold() {
        true => value(op.source()),
        false => None,
    }
}
