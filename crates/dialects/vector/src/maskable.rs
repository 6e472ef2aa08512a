//! Models of maskable and masking operations.

use crate::matching::{indexing_maps, vector};
use crate::ops::*;
use crate::transfer::{Transfer, Written, mask_type};
use terrace_builtin::affine::AffineExpr;
use terrace_builtin::types::{DYNAMIC, VectorType};
use terrace_interfaces::destination_style::DestinationStyleOpInterface;
use terrace_interfaces::masking::{MaskableOpInterface, MaskingOpInterface};
use terrace_interfaces::vector_unroll::{UnrollByResult, VectorUnrollOpInterface};
use terrace_ir::{Context, OpId, OpRef, OpView, Registry, Type, ValueId};

/// The origin of the mask's shape.
enum MaskLike {
    FirstOperand,
    Result,
    /// The iteration space of a contraction.
    Iterations,
    /// The dimensions of memory that a read accesses.
    Read,
    Write,
}

fn bits_like(ctx: &Context, ty: &VectorType) -> Type {
    ctx.ty(VectorType {
        element: Type::I1,
        ..ty.clone()
    })
}

/// Returns the type of an operand if it is a vector. A model applies to several operations, so it reads operands by
/// index.
fn operand_vector<'a>(op: OpRef<'a>, index: usize) -> Option<&'a VectorType> {
    vector(op, op.body.operands(op.id).nth(index)?)
}

impl MaskableOpInterface for MaskLike {
    fn expected_mask_type(&self, op: OpRef<'_>) -> Option<Type> {
        match self {
            MaskLike::FirstOperand => Some(bits_like(op.ctx, operand_vector(op, 0)?)),
            MaskLike::Result => {
                let result = op.body.results(op.id).next()?;
                Some(bits_like(op.ctx, vector(op, result)?))
            }
            MaskLike::Iterations => Some(bits_like(op.ctx, &iterations(op)?)),
            MaskLike::Read | MaskLike::Write => {
                let transfer = Transfer::new(op)?;
                let ty = vector(op, transfer.vector)?;
                Some(mask_type(op.ctx, ty, transfer.map))
            }
        }
    }

    fn supports_passthru(&self) -> bool {
        matches!(self, MaskLike::Read)
    }
}

/// Returns the iteration space of a contraction, as a vector of bits.
fn iterations(op: OpRef<'_>) -> Option<VectorType> {
    let maps = indexing_maps(op)?;
    let dims = maps.first()?.dims as usize;
    let (mut shape, mut scalable) = (vec![DYNAMIC; dims], vec![false; dims]);
    for (at, map) in maps.iter().take(2).enumerate() {
        let ty = operand_vector(op, at)?;
        for (result, (size, scales)) in map.results.iter().zip(ty.shape.iter().zip(&ty.scalable)) {
            if let AffineExpr::Dim(dim) = result {
                *shape.get_mut(*dim as usize)? = *size;
                *scalable.get_mut(*dim as usize)? = *scales;
            }
        }
    }
    Some(VectorType {
        shape: shape.into(),
        scalable: scalable.into(),
        element: Type::I1,
    })
}

struct Mask;

impl MaskingOpInterface for Mask {
    fn mask(&self, op: OpRef<'_>) -> ValueId {
        op.body.operand(op.id, 0)
    }

    fn maskable_op(&self, op: OpRef<'_>) -> Option<OpId> {
        let block = op.body.entry_block(op.body.region(op.id, 0)?)?;
        op.body
            .first_op(block)
            .filter(|&first| !op.with(first).is::<YieldOp>())
    }

    fn passthru(&self, op: OpRef<'_>) -> Option<ValueId> {
        op.body.operands(op.id).nth(1)
    }
}

/// Unrolls an operation by the shape of its first operand.
struct UnrollByFirstOperand;

impl VectorUnrollOpInterface for UnrollByFirstOperand {
    fn shape_for_unroll(&self, op: OpRef<'_>) -> Option<Vec<i64>> {
        Some(operand_vector(op, 0)?.shape.to_vec())
    }
}

/// Unrolls a contraction by its iteration space.
struct UnrollByIterations;

impl VectorUnrollOpInterface for UnrollByIterations {
    fn shape_for_unroll(&self, op: OpRef<'_>) -> Option<Vec<i64>> {
        Some(iterations(op)?.shape.to_vec())
    }
}

pub(crate) fn register(registry: &mut Registry) {
    let mut maskable = |def, model| registry.attach::<dyn MaskableOpInterface>(def, model);
    maskable(ContractionOp::DEF, &MaskLike::Iterations);
    maskable(TransferReadOp::DEF, &MaskLike::Read);
    maskable(TransferWriteOp::DEF, &MaskLike::Write);
    maskable(ReductionOp::DEF, &MaskLike::FirstOperand);
    maskable(MultiDimReductionOp::DEF, &MaskLike::FirstOperand);
    maskable(OuterProductOp::DEF, &MaskLike::Result);
    maskable(GatherOp::DEF, &MaskLike::Result);
    registry.attach::<dyn MaskingOpInterface>(MaskOp::DEF, &Mask);
    registry.attach::<dyn DestinationStyleOpInterface>(TransferWriteOp::DEF, &Written);
    for def in [
        BroadcastOp::DEF,
        ConstantMaskOp::DEF,
        CreateMaskOp::DEF,
        FMAOp::DEF,
        GatherOp::DEF,
        LoadOp::DEF,
        ShapeCastOp::DEF,
        StepOp::DEF,
        TransferReadOp::DEF,
        TransposeOp::DEF,
    ] {
        registry.attach::<dyn VectorUnrollOpInterface>(def, &UnrollByResult);
    }
    for def in [
        MultiDimReductionOp::DEF,
        ReductionOp::DEF,
        StoreOp::DEF,
        TransferWriteOp::DEF,
    ] {
        registry.attach::<dyn VectorUnrollOpInterface>(def, &UnrollByFirstOperand);
    }
    registry.attach::<dyn VectorUnrollOpInterface>(ContractionOp::DEF, &UnrollByIterations);
}
