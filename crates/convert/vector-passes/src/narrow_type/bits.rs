//! Rewrites bitcasts of narrow integers to shuffles, masks and shifts. Each step shuffles the wide elements so that
//! every result element receives one of its parts, and then masks and shifts the bits of the parts.

use terrace_arith::{AndIOp, ExtSIOp, ExtUIOp, OrIOp, ShLIOp, ShRUIOp, TruncIOp};
use terrace_builtin::DenseElementsAttr;
use terrace_builtin::types::{IntegerType, VectorType};
use terrace_ir::builder::BuildOp;
use terrace_ir::{Context, OpView, Type, ValueId};
use terrace_numeric::ApInt;
use terrace_rewrite::{Match, NO_MATCH, NoMatch, PatternSet, Rewriter, check, require};
use terrace_vector::BitCastOp;
use terrace_vector::matching::is_scalable;
use terrace_vector_transforms::MAX_PARTS;
use terrace_vector_transforms::emit::{constant, shuffle};

pub(super) fn populate(patterns: &mut PatternSet) {
    patterns
        .add_fn("RewriteBitCastOfTruncI", bit_cast_of_trunc)
        .add_fn("RewriteExtOfBitCast<arith::ExtUIOp>", |op: ExtUIOp, rw| {
            ext_of_bit_cast(op, rw, ExtUIOp::spec)
        })
        .add_fn("RewriteExtOfBitCast<arith::ExtSIOp>", |op: ExtSIOp, rw| {
            ext_of_bit_cast(op, rw, ExtSIOp::spec)
        });
}

/// Returns the number of elements and the width of a fixed-length, one-dimensional vector of integers.
fn integers(ctx: &Context, ty: Type) -> Result<(i64, u32), NoMatch> {
    let vector = ty.as_::<VectorType>(ctx).ok_or(NO_MATCH)?;
    let [count] = vector.shape[..] else {
        return Err("unsupported >1-D vector".into());
    };
    require(!is_scalable(vector), "scalable vector")?;
    let element = vector.element.as_::<IntegerType>(ctx).ok_or(NO_MATCH)?;
    check(element.width > 0 && count <= MAX_PARTS)?;
    Ok((count, element.width))
}

/// Checks that elements consist of whole bytes.
fn check_bytes((_, width): (i64, u32)) -> Match {
    match width % 8 {
        0 => Ok(()),
        _ => Err("bitwidth is not k * 8".into()),
    }
}

/// Some bits of an element, and their position in the result element.
#[derive(Clone, Copy)]
struct Part {
    element: i64,
    first_bit: u32,
    bits: u32,
    shift: u32,
}

/// Returns the parts of each result element of a bitcast.
fn parts((_, from): (i64, u32), (count, to): (i64, u32)) -> Vec<Vec<Part>> {
    let mut next = 0u64;
    let element = |_| {
        let mut parts = Vec::new();
        let mut shift = 0;
        while shift < to {
            let first_bit = (next % u64::from(from)) as u32;
            let bits = (from - first_bit).min(to - shift);
            parts.push(Part {
                element: (next / u64::from(from)) as i64,
                first_bit,
                bits,
                shift,
            });
            next += u64::from(bits);
            shift += bits;
        }
        parts
    };
    (0..count).map(element).collect()
}

/// Returns an integer with a range of bits set.
fn bit_range(width: u32, first: u32, bits: u32) -> ApInt {
    match bits {
        0 => ApInt::zero(width),
        bits => ApInt::all_ones(bits).zext_or_trunc(width).shl(first.into()),
    }
}

/// Assembles the result elements of a bitcast, which remain as wide as those of `source`.
fn assemble(rw: &mut dyn Rewriter<'_>, source: ValueId, elements: &[Vec<Part>]) -> Option<ValueId> {
    let ctx = rw.ctx();
    let element = rw.body().ty(source).as_::<VectorType>(ctx)?.element;
    let width = element.as_::<IntegerType>(ctx)?.width;
    let ty = VectorType::fixed(ctx, &[elements.len() as i64], element);
    let steps = elements.iter().map(Vec::len).max()?;
    // New constants may not exceed this size.
    let bits = (steps as u128) * (elements.len() as u128) * u128::from(width);
    if bits > 64 * MAX_PARTS as u128 {
        return None;
    }
    let mut whole = None;
    for step in 0..steps {
        let step: Vec<Part> = elements
            .iter()
            .map(|parts| {
                // If an element has no part for this step, it gets an empty part after its last one.
                let end = parts.last().map_or(0, |last| last.shift + last.bits);
                let nothing = Part {
                    element: 0,
                    first_bit: 0,
                    bits: 0,
                    shift: end,
                };
                parts.get(step).copied().unwrap_or(nothing)
            })
            .collect();
        let numbers = |rw: &mut dyn Rewriter<'_>, number: &dyn Fn(&Part) -> ApInt| {
            let numbers: Vec<ApInt> = step.iter().map(number).collect();
            let numbers = DenseElementsAttr::from_ints(ctx, ty, &numbers);
            constant(rw, numbers)
        };
        let places: Vec<i64> = step.iter().map(|part| part.element).collect();
        let value = shuffle(rw, [source, source], &places);
        let mask = numbers(rw, &|part| bit_range(width, part.first_bit, part.bits));
        let value = rw.create_value(AndIOp::spec(value, mask));
        let right = numbers(rw, &|part| ApInt::new(width, part.first_bit.into()));
        let value = rw.create_value(ShRUIOp::spec(value, right));
        let left = numbers(rw, &|part| ApInt::new(width, part.shift.into()));
        let value = rw.create_value(ShLIOp::spec(value, left));
        whole = Some(match whole {
            Some(before) => rw.create_value(OrIOp::spec(before, value)),
            None => value,
        });
    }
    whole
}

/// Rewrites a `vector.bitcast` of truncated integers.
fn bit_cast_of_trunc(op: BitCastOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let source = view.source();
    let trunc = rw.defined_by::<TruncIOp>(source);
    let trunc = trunc.map_err(|_| NoMatch::because("not a trunci source"))?;
    let ty = view.result_ty();
    let (from, to) = (integers(ctx, body.ty(source))?, integers(ctx, ty)?);
    check_bytes(to)?;
    let value = rw.read(trunc).r#in();
    let (_, wide) = integers(ctx, body.ty(value))?;
    let value = assemble(rw, value, &parts(from, to)).ok_or(NO_MATCH)?;
    if rw.body().ty(value) == ty {
        rw.replace_op(op.id(), &[value]);
    } else if to.1 <= wide {
        rw.replace_op_with(op.id(), TruncIOp::spec(ty, value));
    } else {
        rw.replace_op_with(op.id(), ExtUIOp::spec(ty, value));
    }
    Ok(())
}

/// Rewrites the extension of a `vector.bitcast`. The result is assembled in the source's width. New operations have the
/// bitcast's location.
fn ext_of_bit_cast<Op: OpView, Spec: BuildOp>(
    op: Op,
    rw: &mut dyn Rewriter<'_>,
    ext: impl Fn(Type, ValueId) -> Spec,
) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let cast = rw.defined_by::<BitCastOp>(body.operand(op.id(), 0));
    let cast = cast.map_err(|_| NoMatch::because("not a bitcast source"))?;
    let view = rw.read(cast);
    let (source, ty) = (view.source(), body.ty(body.result(op.id(), 0)));
    let (from, to) = (view.source_ty(), view.result_ty());
    let (from, to) = (integers(ctx, from)?, integers(ctx, to)?);
    let result = integers(ctx, ty)?;
    check_bytes(result)?;
    let (loc, cast_loc) = (rw.loc(), body.loc(cast.id()));
    rw.set_loc(cast_loc);
    let value = assemble(rw, source, &parts(from, to));
    rw.set_loc(loc);
    let value = value.ok_or(NO_MATCH)?;
    if result.1 <= from.1 {
        rw.replace_op_with(op.id(), TruncIOp::spec(ty, value));
    } else {
        rw.replace_op_with(op.id(), ext(ty, value));
    }
    Ok(())
}
