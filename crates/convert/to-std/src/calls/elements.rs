//! Unrolls vector operations into operations on their elements.

use terrace_arith::ConstantOp;
use terrace_builtin::elements::{float_kind, float_or_splat, int_or_splat};
use terrace_builtin::types::{VectorType, element_type_or_self};
use terrace_ir::{Builder, OpId, OpSpec, SmallVec, Type, ValueId};
use terrace_numeric::ApFloat;
use terrace_rewrite::{ConversionRewriter, Match, NoMatch, require};
use terrace_vector::{ExtractOp, InsertOp};

/// Creates an operation of the same kind as `op` on values of another type, with default properties.
pub fn same_op(b: &mut Builder<'_>, op: OpId, ty: Type, operands: &[ValueId]) -> ValueId {
    let (ctx, name) = (b.ctx, b.body().name(op));
    let new = b.insert(OpSpec {
        operands,
        results: &[ty],
        props: ctx.prop_defaults(name),
        ..OpSpec::new(name, b.loc)
    });
    b.body().result(new, 0)
}

/// Vectors with more elements are not unrolled.
const MAX_ELEMENTS: i64 = 1 << 20;

/// `VecOpToScalarOp`: replaces an operation on vectors by operations of the same kind on their elements. Does not match
/// scalable vectors, whose number of elements is unknown.
///
/// Emits an error at `op` if the vector has too many elements.
pub fn take_apart(rw: &mut ConversionRewriter<'_>, op: OpId, operands: &[ValueId]) -> Match {
    let ctx = rw.ctx();
    let ty = rw.op(op).result_type(0);
    let vector = ty.as_::<VectorType>(ctx);
    let vector = vector.ok_or("not a vector operation")?;
    require(!vector.scalable.contains(&true), "a scalable vector")?;
    let product = |product: i64, &size: &i64| product.saturating_mul(size);
    let count = vector.shape.iter().fold(1, product);
    if count > MAX_ELEMENTS {
        let message = format!(
            "cannot unroll {}: it has more than {MAX_ELEMENTS} elements",
            ctx.show_type(ty)
        );
        rw.error(op, message);
        return Err(NoMatch::because("the vector has too many elements"));
    }
    let zero = match float_kind(ctx, vector.element) {
        Some(kind) => float_or_splat(ctx, ty, ApFloat::zero(kind, false)),
        None => int_or_splat(ctx, ty, 0),
    };
    let mut b = rw.builder();
    let mut value = b.create_value(ConstantOp::spec(zero));
    let mut position: SmallVec<[i64; 4]> = vector.shape.iter().map(|_| 0).collect();
    for _ in 0..count {
        let extract = |&operand: &ValueId| {
            let element = element_type_or_self(ctx, b.body().ty(operand));
            b.create_value(ExtractOp::spec(element, operand, &[], &position))
        };
        let scalars: SmallVec<[ValueId; 3]> = operands.iter().map(extract).collect();
        let scalar = same_op(&mut b, op, vector.element, &scalars);
        value = b.create_value(InsertOp::spec(scalar, value, &[], &position));
        // Advance to the next position in row-major order.
        for (index, &size) in position.iter_mut().zip(&vector.shape).rev() {
            *index += 1;
            if *index < size {
                break;
            }
            *index = 0;
        }
    }
    rw.replace_op(op, &[value]);
    Ok(())
}
