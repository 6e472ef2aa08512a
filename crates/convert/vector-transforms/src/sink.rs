//! Moves elementwise operations before transposes, broadcasts and extractions.

use crate::contract::transpose;
use crate::emit::{constant, extract};
use terrace_arith::{
    BitcastOp, ConstantOp, ExtFOp, ExtSIOp, ExtUIOp, FPToSIOp, FPToUIOp, IndexCastOp,
    IndexCastUIOp, SIToFPOp, TruncFOp, TruncIOp, UIToFPOp,
};
use terrace_builtin::DenseElementsAttr;
use terrace_builtin::types::{VectorType, element_type_or_self, with_element_type};
use terrace_ir::interfaces::constant_value;
use terrace_ir::{Attr, InsertPoint, OpDef, OpId, OpRef, OpSpec, OpView, Traits, Type, ValueId};
use terrace_rewrite::{NO_MATCH, NoMatch, Pattern, PatternSet, Rewriter, Root, check};
use terrace_vector::matching::{Values, constant_elements, vector};
use terrace_vector::{BroadcastOp, ExtractOp, FMAOp, TransposeOp};

const CASTS: &[&OpDef] = &[
    BitcastOp::DEF,
    ExtFOp::DEF,
    ExtSIOp::DEF,
    ExtUIOp::DEF,
    FPToSIOp::DEF,
    FPToUIOp::DEF,
    IndexCastOp::DEF,
    IndexCastUIOp::DEF,
    SIToFPOp::DEF,
    TruncFOp::DEF,
    TruncIOp::DEF,
    UIToFPOp::DEF,
];

fn repeated(view: OpRef<'_>, value: ValueId) -> Option<ValueId> {
    Some(view.defined_by::<BroadcastOp>(value)?.source())
}

/// Returns the constant with equal elements that defines a value.
fn splat<'a>(view: OpRef<'a>, value: ValueId) -> Option<&'a DenseElementsAttr> {
    view.defined_by::<ConstantOp>(value)?;
    constant_elements(view, value).filter(|elements| elements.splat)
}

/// `populateSinkVectorOpsPatterns`: moves transposes and broadcasts after elementwise operations, and rewrites
/// extractions from an elementwise result to extractions from the operands.
pub fn populate_sink_vector_ops_patterns(patterns: &mut PatternSet) {
    patterns.add(Pattern::of(
        "ReorderElementwiseOpsOnTranspose",
        Root::Any,
        elementwise_of_transpose,
    ));
    patterns.add(Pattern::of(
        "ReorderCastOpsOnBroadcast",
        Root::Ops(CASTS),
        cast_of_broadcast,
    ));
    patterns.add(Pattern::of(
        "ReorderElementwiseOpsOnBroadcast",
        Root::Any,
        elementwise_of_broadcast,
    ));
    patterns.add_fn("ExtractOpFromElementwise", extract_of_elementwise);
}

/// Returns true if an operation is elementwise.
pub(crate) fn is_elementwise(op: OpRef<'_>) -> bool {
    op.def().is_some_and(|def| def.has(Traits::ELEMENTWISE))
}

/// Clones an operation that has one result, with other operands and another type.
pub(crate) fn like(op: OpId, operands: &[ValueId], ty: Type, rw: &mut dyn Rewriter<'_>) -> ValueId {
    let body = rw.body();
    let props = body.props(op).to_vec();
    let results = [ty];
    let spec = OpSpec {
        operands,
        results: &results,
        props: &props,
        attrs: body.attrs(op),
        ..OpSpec::new(body.name(op), rw.loc())
    };
    let new = rw.builder().insert(spec);
    rw.body().result(new, 0)
}

/// Moves casts before broadcasts.
fn cast_of_broadcast(op: OpId, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let view = rw.op(op);
    let broadcast = view
        .defined_by::<BroadcastOp>(view.body.operand(op, 0))
        .ok_or(NO_MATCH)?;
    let source = broadcast.source();
    let ty = view.result_type(0);
    let element = element_type_or_self(view.ctx, ty);
    let from = view.body.ty(source);
    let new = match from.is::<VectorType>(view.ctx) {
        true => with_element_type(view.ctx, from, element),
        false => element,
    };
    let value = like(op, &[source], new, rw);
    rw.replace_op_with(op, BroadcastOp::spec(ty, value));
    Ok(())
}

/// Moves elementwise operations before transposes of their operands.
fn elementwise_of_transpose(op: OpId, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let view = rw.op(op);
    check(is_elementwise(view))?;
    check(view.body.num_results(op) == 1 && view.regions().next().is_none())?;
    let operands: Values = view.body.operands(op).collect();
    let turned = |value: ValueId| view.defined_by::<TransposeOp>(value);
    let first = operands
        .iter()
        .find_map(|&value| turned(value))
        .ok_or(NO_MATCH)?;
    let permutation = first.permutation().to_vec();
    for &value in &operands {
        match turned(value) {
            Some(other) => check(other.permutation() == permutation)?,
            None => {
                check(constant_value(view.ctx, view.body, value).is_some())?;
                check(vector(view, value).is_some())?;
            }
        }
    }
    // As in upstream, uses the type of the last transposed operand.
    let last = operands
        .iter()
        .rev()
        .find_map(|&value| turned(value))
        .ok_or(NO_MATCH)?;
    let shape = last.vector_ty();
    let ty = view.result_type(0);
    let new = with_element_type(view.ctx, shape, element_type_or_self(view.ctx, ty));
    let mut inverse = vec![0; permutation.len()];
    for (at, dim) in permutation.iter().enumerate() {
        inverse[*dim as usize] = at as i64;
    }
    let sources: Vec<Option<ValueId>> = operands
        .iter()
        .map(|&value| Some(turned(value)?.vector()))
        .collect();
    let pairs = sources.into_iter().zip(operands);
    let sources: Vec<ValueId> = pairs
        .map(|(source, value)| source.unwrap_or_else(|| transpose(rw, value, &inverse)))
        .collect();
    let value = like(op, &sources, new, rw);
    rw.replace_op_with(op, TransposeOp::spec(ty, value, &permutation));
    Ok(())
}

/// Moves elementwise operations before broadcasts of their operands from the same type.
fn elementwise_of_broadcast(op: OpId, rw: &mut dyn Rewriter<'_>) -> Result<(), NoMatch> {
    let view = rw.op(op);
    let ctx = view.ctx;
    check(is_elementwise(view) && !view.is::<FMAOp>())?;
    check(view.body.num_results(op) == 1 && view.regions().next().is_none())?;
    vector(view, view.body.result(op, 0)).ok_or(NO_MATCH)?;
    let operands: Values = view.body.operands(op).collect();
    let constants = operands
        .iter()
        .take_while(|&&value| constant_value(ctx, view.body, value).is_some());
    let first = operands.get(constants.count()).ok_or(NO_MATCH)?;
    let source = repeated(view, *first).ok_or(NO_MATCH)?;
    let shape = |value: ValueId| {
        let ty = vector(view, value)?;
        Some((&ty.shape, &ty.scalable))
    };
    let from = view.body.ty(source);
    let like_source = |element: Type| match from.is::<VectorType>(ctx) {
        true => with_element_type(ctx, from, element),
        false => element,
    };
    enum Source {
        Value(ValueId),
        Constant(Attr),
    }
    let mut sources = Vec::new();
    for &value in &operands {
        let element = element_type_or_self(ctx, view.body.ty(value));
        sources.push(match (splat(view, value), repeated(view, value)) {
            (Some(splat), _) => Source::Constant(match like_source(element) {
                ty if ty.is::<VectorType>(ctx) => splat.reshaped(ctx, ty),
                _ => splat.element(ctx, 0).ok_or(NO_MATCH)?,
            }),
            (None, Some(other)) if shape(other) == shape(source) => Source::Value(other),
            _ => return Err(NO_MATCH),
        });
    }
    let ty = view.result_type(0);
    let new = like_source(element_type_or_self(ctx, ty));
    let sources: Vec<ValueId> = sources
        .into_iter()
        .map(|source| match source {
            Source::Value(value) => value,
            Source::Constant(value) => constant(rw, value),
        })
        .collect();
    let value = like(op, &sources, new, rw);
    rw.replace_op_with(op, BroadcastOp::spec(ty, value));
    Ok(())
}

/// Rewrites the only extraction from an elementwise result to an extraction from each operand.
fn extract_of_elementwise(op: ExtractOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let source = view.source();
    let inner = view.with(view.body.defining_op(source)?);
    let operands: Values = inner.body.operands(inner.id).collect();
    let types = || operands.iter().map(|&value| view.body.ty(value));
    let same = types().all(|ty| types().next() == Some(ty));
    let fits = is_elementwise(inner)
        && !inner.is::<FMAOp>()
        && view.body.num_results(inner.id) == 1
        && view.body.uses(source).nth(1).is_none()
        && same
        && view.body.num_operands(op.id()) == 1;
    if !fits {
        return None;
    }
    let position = view.static_position().to_vec();
    let (ty, inner, loc) = (view.result_type(), inner.id, inner.loc());
    rw.set_place(InsertPoint::before(rw.body(), inner), loc);
    let parts: Vec<ValueId> = operands
        .iter()
        .map(|&value| extract(rw, value, &position))
        .collect();
    // Upstream extracts once per use of an operand, and then uses only the last extraction.
    let last = |value: &ValueId| operands.iter().rposition(|other| other == value);
    let sources: Vec<ValueId> = operands
        .iter()
        .filter_map(|value| Some(parts[last(value)?]))
        .collect();
    let value = like(inner, &sources, ty, rw);
    rw.replace_op(op.id(), &[value]);
    rw.erase_op(inner);
    Some(())
}
