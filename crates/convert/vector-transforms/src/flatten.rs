//! Flattens multi-dimensional transfers of contiguous memory to one-dimensional transfers.

use crate::drop_unit_dims::populate_drop_unit_dim_with_shape_cast_patterns;
use crate::emit::{i64s, index, shape_cast};
use terrace_affine::composed_apply;
use terrace_builtin::affine::{AffineExpr, AffineMap};
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::types::{DYNAMIC, FloatType, IntegerType, MemRefType, Signedness, VectorType};
use terrace_interfaces::masking::masking;
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::{Attr, Context, OpId, OpView, Type, ValueId};
use terrace_memref::CollapseShapeOp;
use terrace_memref::layout::collapsed_type;
use terrace_rewrite::{Match, NO_MATCH, NoMatch, PatternSet, Rewriter, check};
use terrace_vector::matching::{count, int, is_scalable};
use terrace_vector::transfer::{TransferParts, is_minor_identity};
use terrace_vector::{TransferReadOp, TransferWriteOp};

/// `populateFlattenVectorTransferPatterns`: flattens transfers of contiguous memory whose last dimension has fewer than
/// `target_vector_bitwidth` bits. Includes the patterns of [`populate_drop_unit_dim_with_shape_cast_patterns`].
pub fn populate_flatten_vector_transfer_patterns(
    patterns: &mut PatternSet,
    target_vector_bitwidth: u32,
) {
    patterns.add_fn(
        "FlattenContiguousRowMajorTransferReadPattern",
        move |op, rw| flatten_transfer_read(op, target_vector_bitwidth, rw),
    );
    patterns.add_fn(
        "FlattenContiguousRowMajorTransferWritePattern",
        move |op, rw| flatten_transfer_write(op, target_vector_bitwidth, rw),
    );
    populate_drop_unit_dim_with_shape_cast_patterns(patterns);
}

/// Returns the number of trailing dimensions of memory that are contiguous: `getNumContiguousTrailingDims`.
fn contiguous_dims(ctx: &Context, ty: &MemRefType) -> usize {
    let rank = ty.shape.len();
    if ty.is_identity_layout() {
        return rank;
    }
    let Some(form) = ty.strided(ctx) else {
        return 0;
    };
    let mut product = 1i64;
    for dim in (0..rank).rev() {
        match ty.shape[dim] {
            // The stride of a unit dimension has no effect.
            1 => {}
            _ if form.strides[dim] != product => return rank - dim - 1,
            DYNAMIC => return rank - dim,
            size => product = product.saturating_mul(size),
        }
    }
    rank
}

fn bit_width(ctx: &Context, element: Type) -> Option<i64> {
    if let Some(float) = element.as_::<FloatType>(ctx) {
        return Some(float.kind.width().into());
    }
    let integer = element.as_::<IntegerType>(ctx)?;
    (integer.signedness == Signedness::Signless).then(|| integer.width.into())
}

/// A transfer that can be flattened.
struct Flat {
    xfer: TransferParts,
    /// The first dimension of memory to collapse.
    first: usize,
    collapsed: Type,
    groups: Vec<Attr>,
    /// The sizes of the collapsed dimensions.
    sizes: Vec<i64>,
}

impl Flat {
    fn new(op: OpId, target_vector_bitwidth: u32, rw: &dyn Rewriter<'_>) -> Result<Self, NoMatch> {
        let view = rw.op(op);
        let ctx = rw.ctx();
        let xfer = TransferParts::new(view).ok_or(NO_MATCH)?;
        let memory = view.body.ty(xfer.base);
        let memory = memory.as_::<MemRefType>(ctx).ok_or(NO_MATCH)?;
        let &last = xfer.ty.shape.last().ok_or(NO_MATCH)?;
        check(xfer.ty.shape.len() > 1 && !is_scalable(&xfer.ty))?;
        let width = bit_width(ctx, xfer.ty.element).ok_or(NO_MATCH)?;
        check(last.saturating_mul(width) < i64::from(target_vector_bitwidth))?;
        // After the first non-unit dimension, the transfer must cover the dimensions of memory completely.
        let ones = xfer.ty.shape.iter().take_while(|size| **size == 1);
        let inner = &xfer.ty.shape[ones.count()..];
        let first = memory
            .shape
            .len()
            .checked_sub(inner.len())
            .ok_or(NO_MATCH)?;
        check(!inner.is_empty() && contiguous_dims(ctx, memory) >= inner.len())?;
        check(inner[1..] == memory.shape[first + 1..])?;
        check(!xfer.in_bounds.contains(&false) && is_minor_identity(&xfer.map))?;
        check(xfer.mask.is_none() && masking(view).is_none())?;
        check(xfer.map.results.len() == xfer.ty.shape.len())?;
        let sizes = memory.shape[first..].to_vec();
        let product = sizes.iter().try_fold(1i64, |all, size| match *size {
            DYNAMIC => None,
            size => all.checked_mul(size),
        });
        let lead = memory.shape[..first].iter().copied();
        let shape: Vec<i64> = lead.chain([product.unwrap_or(DYNAMIC)]).collect();
        let (lead, rank) = (first as i64, memory.shape.len() as i64);
        let groups = (0..lead).map(|dim| vec![dim]);
        let groups: Vec<Vec<i64>> = groups.chain([(lead..rank).collect()]).collect();
        let collapsed = collapsed_type(ctx, memory, &shape, &groups).ok_or(NO_MATCH)?;
        let groups = groups.iter().map(|group| ctx.array(&i64s(ctx, group)));
        Ok(Flat {
            xfer,
            first,
            collapsed: ctx.ty(collapsed),
            groups: groups.collect(),
            sizes,
        })
    }

    /// Creates the transfer of collapsed memory.
    fn transfer(&self, rw: &mut dyn Rewriter<'_>) -> TransferParts {
        let base = match self.sizes.len() + self.first {
            1 => self.xfer.base,
            _ => rw.create_value(CollapseShapeOp::spec(
                self.collapsed,
                self.xfer.base,
                &self.groups,
            )),
        };
        let indices = self.indices(rw);
        let dims = self.first as u32 + 1;
        TransferParts {
            base,
            ty: VectorType {
                shape: [count(&self.xfer.ty)].into(),
                scalable: [false].into(),
                element: self.xfer.ty.element,
            },
            indices,
            map: AffineMap::new(dims, 0, [AffineExpr::Dim(dims - 1)]),
            in_bounds: vec![true],
            ..self.xfer.clone()
        }
    }

    /// Returns the indices into collapsed memory.
    fn indices(&self, rw: &mut dyn Rewriter<'_>) -> Vec<ValueId> {
        let (lead, rest) = self.xfer.indices.split_at(self.first);
        let mut indices = lead.to_vec();
        let view = rw.op(self.xfer.op);
        if rest.iter().all(|&at| int(view, at) == Some(0)) {
            indices.push(rest[0]);
            return indices;
        }
        let zero = index(rw, 0);
        let mut operands: Vec<MixedIndex> = vec![zero.into()];
        let mut sum = AffineExpr::Symbol(0);
        for (dim, &at) in rest.iter().enumerate() {
            let stride = self.sizes[dim + 1..].iter();
            let stride = stride.fold(1i64, |all, size| all.saturating_mul(*size));
            let symbol = operands.len() as u32;
            sum = sum + AffineExpr::Symbol(symbol) * AffineExpr::Symbol(symbol + 1);
            operands.extend([MixedIndex::Value(at), MixedIndex::Known(stride)]);
        }
        indices.push(match composed_apply(&mut rw.builder(), sum, &operands) {
            MixedIndex::Value(value) => value,
            MixedIndex::Known(value) => index(rw, value),
        });
        indices
    }
}

fn flatten_transfer_read(
    op: TransferReadOp,
    target_vector_bitwidth: u32,
    rw: &mut dyn Rewriter<'_>,
) -> Match {
    let flat = Flat::new(op.id(), target_vector_bitwidth, rw)?;
    check(flat.xfer.padding.is_some())?;
    let ty = rw.body().ty(flat.xfer.vector);
    let read = flat.transfer(rw).create_read(rw);
    let read = read.expect("invariant: reads have padding");
    let value = shape_cast(rw, ty, read);
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

fn flatten_transfer_write(
    op: TransferWriteOp,
    target_vector_bitwidth: u32,
    rw: &mut dyn Rewriter<'_>,
) -> Match {
    let flat = Flat::new(op.id(), target_vector_bitwidth, rw)?;
    let write = flat.transfer(rw);
    let ty = rw.ctx().ty(write.ty.clone());
    let vector = shape_cast(rw, ty, write.vector);
    TransferParts { vector, ..write }.create_write(rw);
    rw.erase_op(op.id());
    Ok(())
}
