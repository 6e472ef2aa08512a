//! n-dimensional vectors: arrays of vectors, one vector at a time.

use crate::LlvmRewriter;
use terrace_builtin::VectorType;
use terrace_builtin::attrs::AttrBuilder;
use terrace_ir::{Builder, SmallVec, Type, ValueId};
use terrace_llvm::types::ArrayType;
use terrace_llvm::{ExtractValueOpSpec, InsertValueOpSpec, PoisonOpSpec};
use terrace_rewrite::NoMatch;

/// The innermost vector type of a converted vector type, and the sizes of the arrays around it, outermost first.
pub struct NdVector {
    /// The vector.
    pub vector: Type,
    /// The sizes of the arrays.
    pub sizes: SmallVec<[u64; 4]>,
}

/// The parts of a converted n-dimensional vector: `array<2 x array<3 x vector<4xf32>>>`.
pub fn nd_vector(ctx: &terrace_ir::Context, ty: Type) -> Option<NdVector> {
    let mut sizes = SmallVec::new();
    let mut at = ty;
    while let Some(array) = at.as_::<ArrayType>(ctx) {
        sizes.push(array.count);
        at = array.element;
    }
    at.is::<VectorType>(ctx)
        .then_some(NdVector { vector: at, sizes })
}

/// `handleMultidimensionalVectors`: `make` creates the operation on one-dimensional vectors, given the result's type and
/// the operands; it is called for each vector of an n-dimensional `result`, whose parts are put together. Operands that
/// are no arrays are handed on as they are.
pub fn unroll(
    _llvm: LlvmRewriter<'_>,
    builder: &mut Builder<'_>,
    result: Type,
    operands: &[ValueId],
    mut make: impl FnMut(&mut Builder<'_>, Type, &[ValueId]) -> ValueId,
) -> Result<ValueId, NoMatch> {
    let ctx = builder.ctx;
    let parts = nd_vector(ctx, result).ok_or(NoMatch::because("expected vector type"))?;
    let mut value = builder.create_value(PoisonOpSpec { res: result });
    let mut position: SmallVec<[i64; 4]> = parts.sizes.iter().map(|_| 0).collect();
    if parts.sizes.contains(&0) {
        return Ok(value);
    }
    loop {
        let at = ctx.i64_array(&position);
        let inner: SmallVec<[ValueId; 4]> = operands
            .iter()
            .map(|&operand| {
                let ty = builder.body.ty(operand);
                match nd_vector(ctx, ty) {
                    Some(parts) if !parts.sizes.is_empty() => {
                        builder.create_value(ExtractValueOpSpec {
                            container: operand,
                            position: at,
                            res: parts.vector,
                        })
                    }
                    _ => operand,
                }
            })
            .collect();
        let made = make(builder, parts.vector, &inner);
        value = builder.create_value(InsertValueOpSpec {
            container: value,
            value: made,
            position: at,
            res: result,
        });
        // The next position, the last index fastest.
        let mut dim = parts.sizes.len();
        loop {
            if dim == 0 {
                return Ok(value);
            }
            dim -= 1;
            position[dim] += 1;
            if position[dim] < parts.sizes[dim] as i64 {
                break;
            }
            position[dim] = 0;
        }
    }
}
