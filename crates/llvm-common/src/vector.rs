//! Processes multi-dimensional vectors, which convert to arrays of one-dimensional vectors.

use terrace_builtin::VectorType;
use terrace_ir::{Builder, OpId, SmallVec, Type, ValueId};
use terrace_llvm::types::{ArrayType, LlvmType};
use terrace_llvm::{ExtractValueOp, InsertValueOp, PoisonOp};
use terrace_rewrite::{ConversionRewriter, Match, NoMatch};

/// The innermost vector type of a converted vector type, and the sizes of the enclosing arrays, outermost first.
pub struct NdVector {
    /// The vector.
    pub vector: Type,
    /// The sizes of the arrays.
    pub sizes: SmallVec<[u64; 4]>,
}

/// Splits a converted multi-dimensional vector type: `array<2 x array<3 x vector<4xf32>>>`.
///
/// ```
/// use terrace_builtin::types::VectorType;
/// use terrace_ir::Type;
/// use terrace_llvm_common::{LlvmTypeConverter, Options, vector::nd_vector};
///
/// let ctx = terrace_testing::context(&[&terrace_llvm::LLVM]);
/// let converter = LlvmTypeConverter::new(&ctx, Options::default());
/// let ty = VectorType::fixed(&ctx, &[2, 3, 4], Type::F32);
/// let ty = converter.convert_one(&ctx, ty).expect("vectors become arrays of vectors");
/// let parts = nd_vector(&ctx, ty).expect("an array of vectors");
/// assert_eq!(parts.sizes[..], [2, 3]);
/// assert_eq!(parts.vector, VectorType::fixed(&ctx, &[4], Type::F32));
/// ```
pub fn nd_vector(ctx: &terrace_ir::Context, ty: Type) -> Option<NdVector> {
    let mut sizes = SmallVec::new();
    let mut at = ty;
    while let LlvmType::Array(array) = LlvmType::of(ctx, at) {
        sizes.push(array.count);
        at = array.element;
    }
    at.is::<VectorType>(ctx)
        .then_some(NdVector { vector: at, sizes })
}

/// The maximum number of one-dimensional parts. Larger vectors are not unrolled.
const MAX_PARTS: u64 = 1 << 20;

/// Checks the number of parts of a converted vector type, whose arrays have these sizes. Reports an error at `op` if
/// there are too many parts to unroll.
pub fn check_parts(rw: &mut ConversionRewriter<'_>, op: OpId, ty: Type, sizes: &[u64]) -> Match {
    let product = |product: u64, &size: &u64| product.saturating_mul(size);
    if sizes.contains(&0) || sizes.iter().fold(1, product) <= MAX_PARTS {
        return Ok(());
    }
    let message = format!(
        "cannot unroll {}: it has more than {MAX_PARTS} one-dimensional vectors",
        rw.ctx().show_type(ty)
    );
    rw.error(op, message);
    Err(NoMatch::because("the vector has too many parts"))
}

/// Creates the replacement of `op` from the result type and the operands with `make`: MLIR's `vectorOneToOneRewrite`.
/// If the first operand is an array of vectors, `make` is called for each one-dimensional vector, and the parts are
/// inserted into `result`; otherwise it is called once. Operands that are not arrays are passed unchanged.
///
/// Reports an error at `op` if a vector has too many parts.
///
/// ```
/// use terrace_ir::{OpId, Type, ValueId};
/// use terrace_llvm::FNegOp;
/// use terrace_llvm_common::vector;
/// use terrace_rewrite::{ConversionRewriter, Match, NoMatch};
///
/// /// `ty` is the converted type of the result, `value` the converted operand.
/// fn negate(rw: &mut ConversionRewriter<'_>, op: OpId, ty: Type, value: ValueId) -> Match {
///     let result = vector::unroll(rw, op, ty, &[value], |builder, _, parts| {
///         builder.create_value(FNegOp::spec(parts[0]))
///     })?;
///     rw.replace_op(op, &[result]);
///     Ok(())
/// }
/// ```
pub fn unroll(
    rw: &mut ConversionRewriter<'_>,
    op: OpId,
    result: Type,
    operands: &[ValueId],
    mut make: impl FnMut(&mut Builder<'_>, Type, &[ValueId]) -> ValueId,
) -> Result<ValueId, NoMatch> {
    let ctx = rw.ctx();
    let is_array = |&operand: &ValueId| rw.body().ty(operand).is::<ArrayType>(ctx);
    if !operands.first().is_some_and(is_array) {
        return Ok(make(&mut rw.builder(), result, operands));
    }
    let parts = nd_vector(ctx, result).ok_or(NoMatch::because("expected vector type"))?;
    if parts.sizes.is_empty() {
        return Err(NoMatch::because("the result is not an array of vectors"));
    }
    check_parts(rw, op, result, &parts.sizes)?;
    let mut builder = rw.builder();
    Ok(unroll_parts(
        &mut builder,
        result,
        &parts,
        operands,
        &mut make,
    ))
}

/// Creates one operation per one-dimensional vector: MLIR's `handleMultidimensionalVectors`.
fn unroll_parts(
    builder: &mut Builder<'_>,
    result: Type,
    parts: &NdVector,
    operands: &[ValueId],
    make: &mut dyn FnMut(&mut Builder<'_>, Type, &[ValueId]) -> ValueId,
) -> ValueId {
    let ctx = builder.ctx;
    let mut value = builder.create_value(PoisonOp::spec(result));
    for_each_position(&parts.sizes, |position| {
        let inner: SmallVec<[ValueId; 4]> = operands
            .iter()
            .map(|&operand| {
                let ty = builder.body().ty(operand);
                match nd_vector(ctx, ty) {
                    Some(parts) if !parts.sizes.is_empty() => {
                        builder.create_value(ExtractValueOp::spec(parts.vector, operand, position))
                    }
                    _ => operand,
                }
            })
            .collect();
        let made = make(builder, parts.vector, &inner);
        value = builder.create_value(InsertValueOp::spec(value, made, position));
    });
    value
}

/// Visits all positions in nested arrays of these sizes in row-major order: MLIR's `nDVectorIterate`.
///
/// ```
/// use terrace_llvm_common::vector::for_each_position;
///
/// let mut seen = Vec::new();
/// for_each_position(&[2, 2], |position| seen.push(position.to_vec()));
/// assert_eq!(seen, [[0, 0], [0, 1], [1, 0], [1, 1]]);
/// ```
pub fn for_each_position(sizes: &[u64], mut visit: impl FnMut(&[i64])) {
    if sizes.contains(&0) {
        return;
    }
    let mut position: SmallVec<[i64; 4]> = sizes.iter().map(|_| 0).collect();
    loop {
        visit(&position);
        let mut dim = sizes.len();
        loop {
            if dim == 0 {
                return;
            }
            dim -= 1;
            position[dim] += 1;
            if position[dim] < sizes[dim] as i64 {
                break;
            }
            position[dim] = 0;
        }
    }
}
