//! Compares shapes and element types: compatibility of shapes, and the traits and interfaces that require it.

use crate::types::{DYNAMIC, RankedTensorType, element_type_or_self, shape};
use terrace_ir::interfaces::{CastOpInterface, ShapeTraits};
use terrace_ir::{Context, Failed, OpRef, Reporter, SmallVec, Traits, Type, TypeClass};

/// Returns true if a type is a vector, tensor or memref.
pub fn is_shaped(ctx: &Context, ty: Type) -> bool {
    ty.class(ctx).intersects(TypeClass::SHAPED)
}

/// Returns true if two lists of sizes have the same length, and corresponding sizes are equal or one of them is
/// dynamic.
pub fn compatible_sizes(a: &[i64], b: &[i64]) -> bool {
    let fits = |(&a, &b): (&i64, &i64)| a == b || a == DYNAMIC || b == DYNAMIC;
    a.len() == b.len() && a.iter().zip(b).all(fits)
}

/// Returns true if types are compatible: none is shaped, or all have the same rank and equal or dynamic sizes.
pub fn compatible_shapes(ctx: &Context, types: &[Type]) -> bool {
    let shaped = types.iter().filter(|ty| is_shaped(ctx, **ty)).count();
    if shaped == 0 {
        return true;
    }
    let scalable = |ty: &&Type| ty.class(ctx).intersects(TypeClass::SCALABLE);
    let scalable = types.iter().filter(scalable).count();
    if shaped != types.len() || scalable != 0 && scalable != types.len() {
        return false;
    }
    let ranked: Vec<&[i64]> = types.iter().filter_map(|ty| shape(ctx, *ty)).collect();
    let Some((first, rest)) = ranked.split_first() else {
        return true;
    };
    if rest.iter().any(|sizes| sizes.len() != first.len()) {
        return false;
    }
    // All pairs are compared: a dynamic size is compatible with two different static ones.
    (0..first.len()).all(|at| {
        let mut known = ranked
            .iter()
            .map(|sizes| sizes[at])
            .filter(|size| *size != DYNAMIC);
        let first = known.next();
        known.all(|size| Some(size) == first)
    })
}

type Types = SmallVec<[Type; 8]>;

fn operand_types(op: OpRef<'_>) -> Types {
    op.operand_types().collect()
}

fn all_types(op: OpRef<'_>) -> Types {
    op.operand_types().chain(op.result_types()).collect()
}

fn same_element_type(op: OpRef<'_>, mut types: impl Iterator<Item = Type>) -> bool {
    let Some(first) = types.next() else {
        return true;
    };
    let element = element_type_or_self(op.ctx, first);
    types.all(|ty| ty == first || element_type_or_self(op.ctx, ty) == element)
}

/// `SameOperandsAndResultShape`.
pub fn verify_same_operands_and_result_shape(
    op: OpRef<'_>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let message = "requires the same shape for all operands and results";
    report.refuse_if(op, !compatible_shapes(op.ctx, &all_types(op)), message)
}

/// `SameOperandsShape`.
pub fn verify_same_operands_shape(op: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    let message = "requires the same shape for all operands";
    report.refuse_if(op, !compatible_shapes(op.ctx, &operand_types(op)), message)
}

/// `SameOperandsElementType`.
pub fn verify_same_operands_element_type(
    op: OpRef<'_>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let message = "requires the same element type for all operands";
    report.refuse_if(op, !same_element_type(op, op.operand_types()), message)
}

/// `SameOperandsAndResultElementType`.
fn verify_same_operands_and_result_element_type(
    op: OpRef<'_>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    if same_element_type(op, op.operand_types().chain(op.result_types())) {
        return Ok(());
    }
    Err(report.op_error(
        op,
        "requires the same element type for all operands and results",
    ))
}

/// Verifies `Elementwise`: vectors and tensors among operands and results have the same kind and compatible shapes.
pub fn verify_elementwise(op: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
    const VECTOR: TypeClass = TypeClass::VECTOR;
    const TENSOR: TypeClass = TypeClass::RANKED_TENSOR.or(TypeClass::UNRANKED_TENSOR);
    let mappable = |ty: &Type| ty.class(op.ctx).intersects(VECTOR.or(TENSOR));
    let mut all = op.operand_types().chain(op.result_types());
    if !all.any(|ty| mappable(&ty)) {
        return Ok(());
    }
    let mut types = operand_types(op);
    types.retain(|ty| mappable(ty));
    let operands = types.len();
    types.extend(op.result_types().filter(mappable));
    let results = types.len() - operands;
    let message = if operands == 0 {
        "if a result is non-scalar, then at least one operand must be non-scalar"
    } else if results == 0 {
        "if an operand is non-scalar, then there must be at least one non-scalar result"
    } else if results != op.result_types().len() {
        "if an operand is non-scalar, then all results must be non-scalar"
    } else {
        let kind = |ty: &Type| ty.class(op.ctx).0 & VECTOR.or(TENSOR).0;
        if types.iter().all(|ty| kind(ty) == kind(&types[0])) && compatible_shapes(op.ctx, &types) {
            return Ok(());
        }
        "all non-scalar operands/results must have the same shape and base type"
    };
    Err(report.op_error(op, message))
}

/// Verifies the traits about shapes and element types. The verifier calls it through the context.
pub(crate) struct BuiltinShapes;

impl ShapeTraits for BuiltinShapes {
    fn verify(&self, op: OpRef<'_>, report: &mut Reporter<'_>) -> Result<(), Failed> {
        let has = |bit| op.def().is_some_and(|def| def.has(bit));
        if has(Traits::SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE) {
            verify_same_operands_and_result_element_type(op, report)?;
        }
        if has(Traits::SAME_OPERANDS_AND_RESULT_SHAPE) {
            verify_same_operands_and_result_shape(op, report)?;
        }
        if has(Traits::ELEMENTWISE) {
            verify_elementwise(op, report)?;
        }
        Ok(())
    }
}

/// Verifies `CastOpInterface`: an operation can cast between its types.
pub fn verify_cast<'a>(
    model: &dyn CastOpInterface,
    op: impl Into<OpRef<'a>>,
    report: &mut Reporter<'_>,
) -> Result<(), Failed> {
    let op = op.into();
    let operands = operand_types(op);
    let results: SmallVec<[Type; 2]> = op.result_types().collect();
    if model.are_cast_compatible(op.ctx, &operands, &results) {
        return Ok(());
    }
    let list = |types: &[Type]| -> String {
        let shown: Vec<String> = types.iter().map(|ty| op.ctx.show_type(*ty)).collect();
        let plural = if shown.len() == 1 { "" } else { "s" };
        format!("{plural} {}", shown.join(", "))
    };
    let message = format!(
        "operand type{} and result type{} are cast incompatible",
        list(&operands),
        list(&results)
    );
    Err(report.op_error(op, message))
}

/// Returns true if vector or tensor types have castable shapes: tensors have the same encoding, and shapes are
/// compatible.
pub fn cast_shapes_fit(ctx: &Context, from: Type, to: Type) -> bool {
    if let (Some(from), Some(to)) = (
        from.as_::<RankedTensorType>(ctx),
        to.as_::<RankedTensorType>(ctx),
    ) && from.encoding != to.encoding
    {
        return false;
    }
    compatible_shapes(ctx, &[from, to])
}
