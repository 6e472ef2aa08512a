//! Converts extraction and insertion of elements and subvectors.

use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::types::{element_type, rank_or_zero};
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::{Builder, OpSpec, OpView, SmallVec, Type, ValueId};
use terrace_llvm::types::{ArrayType, element_at, vector_element};
use terrace_llvm::{self as llvm, ConstantOp};
use terrace_llvm_common::LlvmRewriter;
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, NoMatch, PatternSet, require};
use terrace_vector::{
    ExtractOp, FromElementsOp, InsertOp, ScalableExtractOp, ScalableInsertOp, ToElementsOp,
};

pub(crate) fn populate(patterns: &mut PatternSet) {
    patterns.add_conversion_fn::<ExtractOp>("VectorExtractOpConversion", lower_extract);
    patterns.add_conversion_fn::<InsertOp>("VectorInsertOpConversion", lower_insert);
    patterns
        .add_conversion_fn::<ScalableInsertOp>("VectorScalableInsertOpLowering", scalable_insert);
    patterns.add_conversion_fn::<ScalableExtractOp>(
        "VectorScalableExtractOpLowering",
        scalable_extract,
    );
    patterns.add_conversion_fn::<FromElementsOp>("VectorFromElementsLowering", from_elements);
    patterns.add_conversion_fn::<ToElementsOp>("VectorToElementsLowering", to_elements);
}

/// A position in an n-dimensional vector, which is an array of one-dimensional vectors.
struct Position {
    /// The static indices of the one-dimensional vector in the array.
    outer: SmallVec<[i64; 4]>,
    /// The position of the element in that vector. `None` if the position is that of a vector.
    inner: Option<Inner>,
}

/// The position of an element in a vector of rank 0 or 1.
enum Inner {
    /// The single element of the vector. Its index is a constant of the index type.
    Only,
    Known(i64),
    Value(ValueId),
}

impl Position {
    /// Splits the indices of a position. `values` are the converted dynamic indices. Only the innermost index of an
    /// element may be dynamic.
    fn new(numbers: &[i64], values: &[ValueId], rank: usize) -> Result<Self, NoMatch> {
        let mut mixed = MixedIndex::join(numbers, values.iter().copied());
        let inner = match rank {
            0 => Some(Inner::Only),
            _ if mixed.len() == rank => mixed.pop().map(|last| match last {
                MixedIndex::Known(number) => Inner::Known(number),
                MixedIndex::Value(value) => Inner::Value(value),
            }),
            _ => None,
        };
        let known = |index: &MixedIndex| match index {
            MixedIndex::Known(number) => Some(*number),
            MixedIndex::Value(_) => None,
        };
        let outer: Option<_> = mixed.iter().map(known).collect();
        Ok(Position {
            outer: outer.ok_or("an outer index is dynamic")?,
            inner,
        })
    }
}

impl Inner {
    /// Returns the index as a value. A static index has type `i64`, regardless of the width of `index`.
    fn value(&self, llvm: LlvmRewriter<'_>, builder: &mut Builder<'_>) -> ValueId {
        let (ty, number) = match *self {
            Inner::Only => (llvm.index_type(), 0),
            Inner::Known(number) => (Type::I64, number),
            Inner::Value(value) => return value,
        };
        let number = builder.ctx.int(ty, number);
        builder.create_value(ConstantOp::spec(ty, number))
    }
}

/// Extracts the part of an aggregate at a position.
fn extract_value(builder: &mut Builder<'_>, container: ValueId, position: &[i64]) -> ValueId {
    let ctx = builder.ctx;
    let mut ty = builder.body().ty(container);
    for &at in position {
        ty = element_at(ctx, ty, at).unwrap_or(ty);
    }
    builder.create_value(llvm::ExtractValueOp::spec(ty, container, position))
}

/// Extracts the element of a one-dimensional vector at a position.
fn extract_element(builder: &mut Builder<'_>, vector: ValueId, position: ValueId) -> ValueId {
    builder.create_value(llvm::ExtractElementOp::spec(vector, position))
}

/// Lowers `vector.extract`.
fn lower_extract(
    op: ExtractOp,
    args: Adaptor<'_, ExtractOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let view = rw.read(op);
    let llvm = LlvmRewriter::of(rw);
    let source = view.source_ty();
    let result = view.result_type();
    let numbers = view.static_position();
    let ty = llvm.convert(ctx, result)?;
    let rank = rank_or_zero(ctx, source);
    let position = Position::new(numbers, args.dynamic_position(), rank)?;
    let mut builder = rw.builder();
    let mut value = args.source();
    if rank > 1 {
        value = extract_value(&mut builder, value, &position.outer);
    }
    if let Some(inner) = position.inner {
        let at = inner.value(llvm, &mut builder);
        value = extract_element(&mut builder, value, at);
    }
    // The operation may extract an element as a vector of one element, and vice versa.
    let part = builder.body().ty(value);
    if part != ty {
        let first = Inner::Only.value(llvm, &mut builder);
        value = if vector_element(ctx, ty) == Some(part) {
            let empty = builder.create_value(llvm::PoisonOp::spec(ty));
            builder.create_value(llvm::InsertElementOp::spec(empty, value, first))
        } else if vector_element(ctx, part) == Some(ty) {
            extract_element(&mut builder, value, first)
        } else {
            value
        };
    }
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

/// Lowers `vector.insert`.
fn lower_insert(
    op: InsertOp,
    args: Adaptor<'_, InsertOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ctx = rw.ctx();
    let view = rw.read(op);
    let llvm = LlvmRewriter::of(rw);
    let dest = view.dest_ty();
    let numbers = view.static_position();
    let is_array = llvm.convert(ctx, dest)?.is::<ArrayType>(ctx);
    let rank = rank_or_zero(ctx, dest);
    let position = Position::new(numbers, args.dynamic_position(), rank)?;
    let mut builder = rw.builder();
    let mut value = args.value_to_store();
    if let Some(inner) = position.inner {
        let vector = match is_array {
            true => extract_value(&mut builder, args.dest(), &position.outer),
            false => args.dest(),
        };
        let at = inner.value(llvm, &mut builder);
        value = builder.create_value(llvm::InsertElementOp::spec(vector, value, at));
    }
    if is_array {
        let insert = llvm::InsertValueOp::spec(args.dest(), value, &position.outer);
        value = builder.create_value(insert);
    }
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

/// Lowers `vector.scalable.insert`.
fn scalable_insert(
    op: ScalableInsertOp,
    args: Adaptor<'_, ScalableInsertOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let pos = rw.read(op).pos();
    let insert = llvm::VectorInsertOp::spec(args.dest(), args.value_to_store(), pos);
    rw.replace_op_with(op.id(), insert);
    Ok(())
}

/// Lowers `vector.scalable.extract`.
fn scalable_extract(
    op: ScalableExtractOp,
    args: Adaptor<'_, ScalableExtractOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let view = rw.read(op);
    let (pos, ty) = (view.pos(), view.result_ty());
    let ty = rw.convert_type(ty)?;
    rw.replace_op_with(op.id(), llvm::VectorExtractOp::spec(ty, args.source(), pos));
    Ok(())
}

/// Lowers `vector.from_elements`.
fn from_elements(
    op: FromElementsOp,
    args: Adaptor<'_, FromElementsOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let llvm = LlvmRewriter::of(rw);
    let dest = rw.read(op).dest();
    let why = "rank > 1 vectors are not supported";
    require(crate::vector::rank(rw.op(op.id()), dest) <= 1, why)?;
    let ty = llvm.convert(ctx, body.ty(dest))?;
    let mut builder = rw.builder();
    let mut value = builder.create_value(llvm::PoisonOp::spec(ty));
    for (at, &element) in args.elements().iter().enumerate() {
        let at = Inner::Known(at as i64).value(llvm, &mut builder);
        value = builder.create_value(llvm::InsertElementOp::spec(value, element, at));
    }
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

/// Lowers `vector.to_elements` to extractions of the elements that have uses. As in upstream, n-dimensional vectors are
/// treated the same way; the verifier rejects the result.
fn to_elements(
    op: ToElementsOp,
    args: Adaptor<'_, ToElementsOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let llvm = LlvmRewriter::of(rw);
    let source = rw.read(op).source_ty();
    let element = element_type(ctx, source).unwrap_or(source);
    let results = body.results(op.id());
    let used: Vec<bool> = results.map(|result| body.has_uses(result)).collect();
    let ty = llvm.convert(ctx, element)?;
    let name = ctx.name::<llvm::ExtractElementOp>();
    let mut builder = rw.builder();
    let element = |at: usize| {
        let at = Inner::Known(at as i64).value(llvm, &mut builder);
        // The result type is explicit, because it cannot be inferred for an n-dimensional vector.
        let extract = builder.insert(OpSpec {
            operands: &[args.source(), at],
            results: &[ty],
            ..OpSpec::new(name, builder.loc)
        });
        builder.body().result(extract, 0)
    };
    let places = used.iter().enumerate().filter(|(_, used)| **used);
    let values: Vec<ValueId> = places.map(|(at, _)| at).map(element).collect();
    let mut values = values.chunks(1);
    let values = used.iter().map(|used| match used {
        true => values.next().unwrap_or_default(),
        false => &[],
    });
    let values: Vec<&[ValueId]> = values.collect();
    rw.replace_op_with_multiple(op.id(), &values);
    Ok(())
}
