//! Lowers `vector.print` of a vector to a loop nest that prints its elements.

use crate::vector_to_scf::transfer::extract_at;
use terrace_arith::enums::CmpIPredicate;
use terrace_arith::{AddIOp, CmpIOp, ExtSIOp, ExtUIOp, MulIOp, SubIOp};
use terrace_builtin::types::{IntegerType, Signedness, VectorType};
use terrace_ir::{Context, InsertPoint, OpId, OpView, Type, ValueId};
use terrace_rewrite::{Match, NoMatch, PatternSet, Rewriter, require};
use terrace_scf::{build_for, build_if};
use terrace_vector::enums::PrintPunctuation;
use terrace_vector::matching::{count, is_scalable};
use terrace_vector::{BitCastOp, PrintOp, VectorScaleOp};
use terrace_vector_transforms::emit::{index, shape_cast};

pub(crate) fn populate(patterns: &mut PatternSet) {
    patterns.add_fn("DecomposePrintOpConversion", print);
}

/// Creates a print of punctuation.
fn punctuation(rw: &mut dyn Rewriter<'_>, punctuation: PrintPunctuation) -> OpId {
    rw.create(PrintOp::spec().punctuation(punctuation)).id()
}

/// Extends integers to a power-of-two width of at least 8 bits, because targets differ in the memory layout of other
/// widths. Returns the value and its vector type.
fn widened(
    rw: &mut dyn Rewriter<'_>,
    value: ValueId,
    ty: VectorType,
    integer: &IntegerType,
) -> (ValueId, VectorType) {
    let ctx = rw.ctx();
    let width = integer.width.max(8).next_power_of_two();
    let of = |element| VectorType {
        element,
        ..ty.clone()
    };
    let signless = |width| ctx.ty(of(IntegerType::signless(ctx, width)));
    let (source, target) = (signless(integer.width), signless(width));
    let widened = of(ctx.ty(IntegerType {
        width,
        signedness: integer.signedness,
    }));
    // arith supports only signless integers.
    let mut value = rw.create_value(BitCastOp::spec(source, value));
    if source != target {
        let is_unsigned = integer.width == 1 || integer.signedness == Signedness::Unsigned;
        value = match is_unsigned {
            true => rw.create_value(ExtUIOp::spec(target, value)),
            false => rw.create_value(ExtSIOp::spec(target, value)),
        };
    }
    let ty = ctx.ty(widened.clone());
    (rw.create_value(BitCastOp::spec(ty, value)), widened)
}

/// Returns the type of the printed vector, if the pattern matches it.
fn printed(ctx: &Context, ty: Type) -> Result<&VectorType, NoMatch> {
    let ty = ty.as_::<VectorType>(ctx).ok_or("not a vector")?;
    // No operation indexes n-dimensional scalable vectors dynamically.
    require(
        ty.shape.len() <= 1 || !is_scalable(ty),
        "the vector has several dimensions and a scalable one",
    )?;
    require(count(ty) < i64::MAX, "the vector has too many elements")?;
    Ok(ty)
}

fn print(op: PrintOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let mut value = view.source().ok_or("the operation prints no value")?;
    let mut ty = printed(ctx, body.ty(value))?.clone();
    let after = view.punctuation();
    if let Some(integer) = ty.element.as_::<IntegerType>(ctx) {
        (value, ty) = widened(rw, value, ty, integer);
    }
    if ty.shape.len() != 1 {
        // A one-dimensional vector can be indexed dynamically.
        let flat = VectorType::fixed(ctx, &[count(&ty)], ty.element);
        value = shape_cast(rw, flat, value);
    }
    let (shape, scalable) = match ty.shape.is_empty() {
        true => (vec![1], vec![false]),
        false => (ty.shape.to_vec(), ty.scalable.to_vec()),
    };

    let mut ivs = Vec::new();
    let mut first_close = None;
    for (&size, scales) in shape.iter().zip(scalable) {
        let lower = index(rw, 0);
        let mut upper = index(rw, size);
        let step = index(rw, 1);
        if scales {
            let vscale = rw.create_value(VectorScaleOp::spec());
            upper = rw.create_value(MulIOp::spec(upper, vscale));
        }
        let last = rw.create_value(SubIOp::spec(upper, step));
        punctuation(rw, PrintPunctuation::Open);
        let around = build_for(&mut rw.builder(), lower, upper, step, &[]);
        let close = punctuation(rw, PrintPunctuation::Close);
        first_close = first_close.or(Some(close));
        let block = rw.body().entry_block(rw.read(around).region());
        let block = block.expect("invariant: the loop was built with its block");
        let iv = rw.body().block_args(block)[0];
        ivs.push(iv);
        let start = InsertPoint::start(rw.body(), block);
        rw.set_insertion_point(start);
        let more = rw.create_value(CmpIOp::spec(CmpIPredicate::Ult, iv, last));
        build_if(rw, more, |rw| {
            punctuation(rw, PrintPunctuation::Comma);
        });
        // The following operations of the block are inserted before the comma.
        let start = InsertPoint::start(rw.body(), block);
        rw.set_insertion_point(start);
    }

    let mut place = None;
    let mut stride = 1i64;
    for (&iv, size) in ivs.iter().zip(&shape).rev() {
        let by = index(rw, stride);
        let offset = rw.create_value(MulIOp::spec(by, iv));
        place = Some(match place {
            Some(place) => rw.create_value(AddIOp::spec(place, offset)),
            None => offset,
        });
        stride *= size;
    }
    let place = place.expect("invariant: there is a loop");
    let element = extract_at(rw, value, ty.element, &[place.into()]);
    let element = PrintOp::spec().source(Some(element));
    rw.create(element.punctuation(PrintPunctuation::NoPunctuation));
    if let Some(close) = first_close {
        let at = InsertPoint::after(rw.body(), close);
        rw.set_insertion_point(at);
    }
    punctuation(rw, after);
    rw.erase_op(op.id());
    Ok(())
}
