//! Creates masks for wide elements. A bit is set if it is set for any of the narrow elements.

use terrace_affine::composed_apply;
use terrace_arith::{ConstantOp, value_or_constant_index};
use terrace_builtin::DenseElementsAttr;
use terrace_builtin::affine::AffineExpr;
use terrace_builtin::types::VectorType;
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::{Attr, Context, OpRef, Type, ValueId};
use terrace_numeric::ApInt;
use terrace_rewrite::{NO_MATCH, NoMatch, Rewriter, check};
use terrace_vector::matching::{constant_elements, is_scalable, part};
use terrace_vector::{ConstantMaskOp, CreateMaskOp, ExtractOp};

/// The operation that creates a mask.
enum Made {
    /// `arith.constant`
    Bits(Vec<bool>),
    /// `vector.create_mask`
    Create(Vec<ValueId>),
    /// `vector.constant_mask`
    Sizes(Vec<i64>),
}

/// The operation that creates a mask, and a chain of extractions from it.
pub(super) struct Source {
    shape: Vec<i64>,
    made: Made,
    /// The positions of the extractions, last extraction first.
    extracted: Vec<Vec<MixedIndex>>,
}

/// Finds the source of a mask. Does not match if the source is unknown.
pub(super) fn source(rw: &dyn Rewriter<'_>, mask: ValueId) -> Result<Source, NoMatch> {
    let (ctx, body) = (rw.ctx(), rw.body());
    let mut extracted = Vec::new();
    let mut value = mask;
    let owner = loop {
        let owner = rw.op(body.defining_op(value).ok_or(NO_MATCH)?);
        let Some(part) = owner.well_formed_as::<ExtractOp>() else {
            break owner;
        };
        // In an unreachable block, a value may depend on itself.
        check(extracted.len() < 64)?;
        extracted.push(MixedIndex::join(
            part.static_position(),
            part.dynamic_position(),
        ));
        value = part.source();
    };
    let ty = body.ty(value).as_::<VectorType>(ctx).ok_or(NO_MATCH)?;
    check(!is_scalable(ty) && !ty.shape.is_empty())?;
    let made = if owner.is::<ConstantOp>() {
        // As in MLIR, constants must be one-dimensional.
        check(ty.shape.len() == 1)?;
        Made::Bits(bits(owner, ty.shape[0]).ok_or(NO_MATCH)?)
    } else if let Some(mask) = owner.well_formed_as::<CreateMaskOp>() {
        Made::Create(mask.operands().collect())
    } else if let Some(mask) = owner.well_formed_as::<ConstantMaskOp>() {
        Made::Sizes(mask.mask_dim_sizes().to_vec())
    } else {
        return Err(NO_MATCH);
    };
    Ok(Source {
        shape: ty.shape.to_vec(),
        made,
        extracted,
    })
}

/// Returns the bits of a one-dimensional constant mask.
fn bits(constant: OpRef<'_>, count: i64) -> Option<Vec<bool>> {
    let elements = constant_elements(constant, constant.body.result(constant.id, 0))?;
    let bits: Vec<bool> = elements
        .ints(constant.ctx)?
        .map(|bit| !bit.is_zero())
        .collect();
    match elements.splat {
        true => Some(vec![*bits.first()?; usize::try_from(count).ok()?]),
        false => Some(bits),
    }
}

/// Returns a one-dimensional constant mask.
pub(super) fn bits_attr(ctx: &Context, bits: &[bool]) -> Attr {
    let ty = VectorType::fixed(ctx, &[bits.len() as i64], Type::I1);
    let bits: Vec<ApInt> = bits.iter().map(|&bit| ApInt::new(1, bit.into())).collect();
    DenseElementsAttr::from_ints(ctx, ty, &bits)
}

impl Source {
    /// Creates the mask for wide elements of `scale` narrow ones. The `count` masked narrow elements follow `lead`
    /// others.
    pub(super) fn compress(
        self,
        count: i64,
        scale: i64,
        lead: i64,
        rw: &mut dyn Rewriter<'_>,
    ) -> Result<ValueId, NoMatch> {
        let ctx = rw.ctx();
        let round_up = |narrow: i64| (lead + narrow + scale - 1) / scale;
        let mut shape = self.shape;
        *shape.last_mut().ok_or(NO_MATCH)? = round_up(count);
        let ty = VectorType::fixed(ctx, &shape, Type::I1);
        let mut mask = match self.made {
            Made::Bits(narrow) => {
                let mut padded = vec![false; lead as usize];
                padded.extend(narrow);
                padded.resize((round_up(count) * scale) as usize, false);
                let wide = padded.chunks(scale as usize);
                let wide: Vec<bool> = wide.map(|bits| bits.contains(&true)).collect();
                rw.create_value(ConstantOp::spec(bits_attr(ctx, &wide)))
            }
            Made::Create(mut sizes) => {
                let last = sizes.last_mut().ok_or(NO_MATCH)?;
                let narrow = MixedIndex::of(ctx, rw.body(), *last);
                let expr = (AffineExpr::Symbol(0) + lead).ceil_div(scale);
                let b = &mut rw.builder();
                let wide = composed_apply(b, expr, &[narrow]);
                *last = value_or_constant_index(b, wide);
                b.create_value(CreateMaskOp::spec(ty, &sizes))
            }
            Made::Sizes(mut sizes) => {
                let is_nested = sizes.len() > 1;
                let last = sizes.last_mut().ok_or(NO_MATCH)?;
                // If one size is 0, all sizes must be 0.
                if *last != 0 || !is_nested {
                    *last = round_up(*last);
                }
                rw.create_value(ConstantMaskOp::spec(ty, &sizes))
            }
        };
        for position in self.extracted.iter().rev() {
            let ty = rw.body().ty(mask);
            let ty = part(ctx, ty, position.len()).ok_or(NO_MATCH)?;
            let (numbers, values) = MixedIndex::split(position);
            mask = rw.create_value(ExtractOp::spec(ty, mask, &values, &numbers));
        }
        Ok(mask)
    }
}
