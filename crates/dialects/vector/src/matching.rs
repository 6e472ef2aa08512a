//! Queries about operations for folds and patterns.

pub use crate::infer::part;
use crate::ops::*;
pub use crate::verify::{array, dense};
use terrace_arith::{ConstantOp, MulIOp};
use terrace_builtin::affine::AffineMap;
use terrace_builtin::attrs::{array_value, int_value};
use terrace_builtin::elements::{Constant, int_splat};
use terrace_builtin::props::Map;
use terrace_builtin::types::{BuiltinType, VectorType};
use terrace_builtin::{DenseElementsAttr, MemRefType};
use terrace_ir::interfaces::constant_value;
use terrace_ir::{Attr, Context, OpRef, PropType, SmallVec, Type, Use, ValueId};

/// Operands.
pub type Values = SmallVec<[ValueId; 4]>;

/// Returns the type of a value if it is a vector.
pub fn vector<'a>(op: OpRef<'a>, value: ValueId) -> Option<&'a VectorType> {
    op.body.ty(value).as_::<VectorType>(op.ctx)
}

/// Returns the type of a value if it is a ranked memref.
pub fn memref<'a>(op: OpRef<'a>, value: ValueId) -> Option<&'a MemRefType> {
    op.body.ty(value).as_::<MemRefType>(op.ctx)
}

/// Returns the only use of a value.
pub fn only_use(op: OpRef<'_>, value: ValueId) -> Option<Use> {
    let mut uses = op.body.uses(value);
    uses.next().filter(|_| uses.next().is_none())
}

/// Returns the constant value of a value.
pub fn constant(op: OpRef<'_>, value: ValueId) -> Option<Attr> {
    constant_value(op.ctx, op.body, value)
}

/// Returns the elements of a constant value.
pub fn constant_elements<'a>(op: OpRef<'a>, value: ValueId) -> Option<&'a DenseElementsAttr> {
    match Constant::of(op.ctx, constant(op, value)?) {
        Constant::Elements(elements) => Some(elements),
        _ => None,
    }
}

/// Returns the value of an `arith.constant`.
fn arith_constant(op: OpRef<'_>, value: ValueId) -> Option<Attr> {
    op.defined_by::<ConstantOp>(value)?.prop(ConstantOp::VALUE)
}

/// Returns the integer value of a constant or of a splat.
pub fn int(op: OpRef<'_>, value: ValueId) -> Option<i64> {
    int_splat(op.ctx, constant(op, value)?)?.to_i64()
}

/// Returns true if a dimension is scalable.
pub fn is_scalable(ty: &VectorType) -> bool {
    ty.scalable.contains(&true)
}

/// Returns the number of scalable dimensions.
pub fn num_scalable_dims(ty: &VectorType) -> usize {
    ty.scalable.iter().filter(|scales| **scales).count()
}

/// Returns the sizes of a vector type, each with true if the dimension is scalable. `4` and `[4]` are different
/// sizes.
pub fn dims(ty: &VectorType) -> impl DoubleEndedIterator<Item = (i64, bool)> + ExactSizeIterator {
    ty.shape.iter().copied().zip(ty.scalable.iter().copied())
}

/// Returns true if two vectors have the same number of elements for every `vscale`.
pub fn has_same_count(a: &VectorType, b: &VectorType) -> bool {
    count(a) == count(b) && num_scalable_dims(a) == num_scalable_dims(b)
}

/// Returns the constant `c` of a value that is `vscale * c`: MLIR's `getConstantVscaleMultiplier`.
pub fn vscale_multiple(op: OpRef<'_>, value: ValueId) -> Option<i64> {
    let is_vscale = |value| op.defined_by::<VectorScaleOp>(value).is_some();
    if is_vscale(value) {
        return Some(1);
    }
    let product = op.defined_by::<MulIOp>(value)?;
    match [product.lhs(), product.rhs()] {
        [scale, factor] | [factor, scale] if is_vscale(scale) => int(op, factor),
        _ => None,
    }
}

/// Returns the number of elements; the minimum number for scalable vectors.
pub fn count(ty: &VectorType) -> i64 {
    ty.shape
        .iter()
        .fold(1, |all, size| all.saturating_mul(*size))
}

/// Returns the rank of a vector; 0 for a scalar.
pub fn rank(op: OpRef<'_>, value: ValueId) -> usize {
    vector(op, value).map_or(0, |ty| ty.shape.len())
}

/// Returns the row-major strides of a shape.
pub fn strides(shape: &[i64]) -> Vec<i64> {
    let mut strides = vec![1i64; shape.len()];
    for at in (1..shape.len()).rev() {
        strides[at - 1] = strides[at].saturating_mul(shape[at]);
    }
    strides
}

/// Returns the row-major index of a position; missing trailing coordinates are 0.
pub fn linear(position: &[i64], shape: &[i64]) -> i64 {
    let products = position.iter().zip(strides(shape));
    products.fold(0, |all: i64, (at, stride)| {
        all.saturating_add(at.saturating_mul(stride))
    })
}

/// Returns the position with this row-major index.
pub fn position_of(mut place: i64, shape: &[i64]) -> Vec<i64> {
    let position = strides(shape).into_iter().map(|stride| {
        let at = place / stride.max(1);
        place -= at * stride;
        at
    });
    position.collect()
}

/// Returns the scalar of which a value is a broadcast.
pub fn broadcast_scalar(op: OpRef<'_>, value: ValueId) -> Option<ValueId> {
    let source = op.defined_by::<BroadcastOp>(value)?.source();
    vector(op, source).is_none().then_some(source)
}

/// Returns the source of a broadcast, or of a cast that only adds leading unit dimensions.
pub fn broadcast_source(op: OpRef<'_>, value: ValueId) -> Option<ValueId> {
    if let Some(broadcast) = op.defined_by::<BroadcastOp>(value) {
        return Some(broadcast.source());
    }
    let cast = op.defined_by::<ShapeCastOp>(value)?;
    let (from, to) = (cast.source_type(), cast.result_type());
    let adds_ones = to.shape.ends_with(&from.shape) && to.scalable.ends_with(&from.scalable);
    adds_ones.then(|| cast.source())
}

/// Returns the first dimension of `from` that cannot be broadcast to `to`. The rank of `to` must not be less than
/// that of `from`.
pub fn broadcast_mismatch(from: &VectorType, to: &VectorType) -> Option<usize> {
    let lead = to.shape.len() - from.shape.len();
    (0..from.shape.len()).find(|&at| {
        let (size, scalable) = (from.shape[at], from.scalable[at]);
        let (to_size, to_scalable) = (to.shape[lead + at], to.scalable[lead + at]);
        let sizes = size != to_size && (size != 1 || scalable);
        sizes || scalable != to_scalable && (size != 1 || scalable)
    })
}

/// Returns true if a type can be broadcast to a vector type.
pub fn is_broadcastable(ctx: &Context, from: Type, to: &VectorType) -> bool {
    match BuiltinType::of(ctx, from) {
        BuiltinType::Vector(from) => {
            from.shape.len() <= to.shape.len() && broadcast_mismatch(from, to).is_none()
        }
        _ => from == to.element,
    }
}

/// Returns true if a transpose keeps the order of all non-unit dimensions.
pub fn preserves_order(transpose: TransposeOpRef<'_>) -> bool {
    let source = transpose.vector_type();
    let dims = transpose.permutation().iter().map(|&dim| dim as usize);
    dims.filter(|&dim| source.shape[dim] != 1 || source.scalable[dim])
        .is_sorted()
}

/// Returns true if a slice has a stride other than 1.
pub fn has_non_unit_strides(op: OpRef<'_>, slot: usize) -> bool {
    array(op, slot).iter().any(|stride| *stride != 1)
}

/// Returns the maps of a contraction.
pub fn indexing_maps(op: OpRef<'_>) -> Option<Vec<&AffineMap>> {
    let list = array_value(op.ctx, op.prop(ContractionOp::INDEXING_MAPS)?)?;
    list.iter()
        .map(|&attr| Map::from_attr(op.ctx, attr))
        .collect()
}

/// The statically known contents of a mask.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum MaskFormat {
    /// All elements are set.
    AllTrue,
    /// No element is set.
    AllFalse,
    /// The mask has other or unknown contents.
    Unknown,
}

/// Classifies a mask with a shallow search. An all-true `create_mask` need not be recognized, because it folds to a
/// constant.
pub fn mask_format(op: OpRef<'_>, mask: ValueId) -> MaskFormat {
    known_mask(op, mask).unwrap_or(MaskFormat::Unknown)
}

fn known_mask(op: OpRef<'_>, mask: ValueId) -> Option<MaskFormat> {
    let format = |all_true: bool, all_false: bool| {
        if all_true {
            Some(MaskFormat::AllTrue)
        } else {
            all_false.then_some(MaskFormat::AllFalse)
        }
    };
    if let Some(value) = arith_constant(op, mask) {
        let Constant::Elements(bits) = Constant::of(op.ctx, value) else {
            return None;
        };
        let bits = bits.ints(op.ctx)?;
        let set: Vec<bool> = bits.map(|bit| !bit.is_zero()).collect();
        return match set.is_empty() {
            true => None,
            false => format(!set.contains(&false), !set.contains(&true)),
        };
    }
    if let Some(constant) = op.defined_by::<ConstantMaskOp>(mask) {
        let sizes = constant.mask_dim_sizes();
        let shape = &vector(op, mask)?.shape;
        // A mask of rank 0 also has one size.
        let all = match shape.is_empty() {
            true => sizes.iter().all(|size| *size >= 1),
            false => sizes.iter().zip(shape).all(|(size, dim)| size >= dim),
        };
        return format(all, sizes.iter().all(|size| *size <= 0));
    }
    let mut sizes = op.defined_by::<CreateMaskOp>(mask)?.operands();
    let none = sizes.any(|size| {
        let size = arith_constant(op, size).and_then(|size| int_value(op.ctx, size));
        size.is_some_and(|size| size <= 0)
    });
    format(false, none)
}
