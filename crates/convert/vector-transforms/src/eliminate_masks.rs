//! Eliminates masks that are always all-true.

use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::{InsertPoint, OpId, OpView};
use terrace_rewrite::Rewriter;
use terrace_vector::matching::vscale_multiple;
use terrace_vector::value_bounds::{VscaleRange, scalable_lower_bounds};
use terrace_vector::{ConstantMaskOp, CreateMaskOp};

/// Replaces each `vector.create_mask` in a function by a `vector.constant_mask` if the mask is provably all-true. The
/// constant mask folds with the masked operation. Does nothing without a range of `vscale`, because masks of
/// fixed-length vectors fold anyway. The rewriter's body must be that of the function. MLIR's `eliminateVectorMasks`.
///
/// ```
/// use terrace_ir::OpId;
/// use terrace_rewrite::IrRewriter;
/// use terrace_vector::value_bounds::VscaleRange;
/// use terrace_vector_transforms::eliminate_vector_masks;
///
/// let ctx = terrace_testing::context(&[
///     &terrace_arith::ARITH, &terrace_func::FUNC, &terrace_vector::VECTOR,
/// ]);
/// let text = "func.func @f() -> vector<[4]xi1> {
///   %c8 = arith.constant 8 : index
///   %vscale = vector.vscale
///   %size = arith.muli %vscale, %c8 : index
///   %mask = vector.create_mask %size : vector<[4]xi1>
///   return %mask : vector<[4]xi1>
/// }";
/// let mut module = terrace_testing::read(&ctx, text, &mut Default::default()).expect("valid");
/// let (_, function) = module.nested_in_order_mut().remove(0);
/// let range = VscaleRange { min: 1, max: 16 };
/// eliminate_vector_masks(&mut IrRewriter::new(&ctx, function), Some(range));
/// let first = function.walk(OpId::ROOT).next().expect("an operation");
/// assert_eq!(ctx.op_name_str(function.name(first)), "vector.constant_mask");
/// ```
pub fn eliminate_vector_masks(rw: &mut dyn Rewriter<'_>, vscale_range: Option<VscaleRange>) {
    let Some(range) = vscale_range else {
        return;
    };
    let body = rw.body();
    let entry = body.regions(OpId::ROOT).next();
    let Some(entry) = entry.and_then(|region| body.entry_block(region)) else {
        return;
    };
    let mut masks = body.walk_post_order(OpId::ROOT);
    masks.retain(|&op| rw.op(op).is::<CreateMaskOp>());
    // The new masks are inserted at the start of the function, in order.
    rw.set_insertion_point(InsertPoint::start(body, entry));
    for mask in masks {
        let mask = CreateMaskOp::from_id(mask);
        if !is_all_true(rw, mask, range) {
            continue;
        }
        let loc = rw.body().loc(mask.id());
        rw.set_loc(loc);
        let view = rw.read(mask);
        let (value, ty) = (view.result(), view.result_ty());
        let shape = view.result_type().shape.to_vec();
        let all = rw.create_value(ConstantMaskOp::spec(ty, &shape));
        rw.replace_all_uses(value, all);
    }
}

/// Returns true if all sizes of a mask are provably at least those of its type.
fn is_all_true(rw: &dyn Rewriter<'_>, mask: CreateMaskOp, range: VscaleRange) -> bool {
    let (ctx, body, mask) = (rw.ctx(), rw.body(), rw.read(mask));
    let ty = mask.result_type();
    let mut unknown = Vec::new();
    // Check first the sizes that need no value bounds.
    for (value, (&size, &scalable)) in mask.operands().zip(ty.shape.iter().zip(&ty.scalable)) {
        match MixedIndex::of(ctx, body, value) {
            MixedIndex::Known(known) if scalable || known < size => return false,
            MixedIndex::Known(_) => {}
            MixedIndex::Value(_) => match vscale_multiple(*mask, value) {
                Some(known) if known < size => return false,
                Some(_) => {}
                None => unknown.push((value, size, scalable)),
            },
        }
    }
    unknown.into_iter().all(|(value, size, scalable)| {
        let bounds = scalable_lower_bounds(ctx, body, value, range);
        // As in MLIR, a bound is a constant or a multiple of `vscale`, but not a sum of both.
        bounds.iter().any(|bound| {
            let number = match bound.factor {
                0 => Some(bound.constant),
                factor if range.min == range.max => {
                    let multiple = factor.checked_mul(range.min.into());
                    multiple.and_then(|multiple| multiple.checked_add(bound.constant))
                }
                _ => None,
            };
            !scalable && number.is_some_and(|number| number >= size)
                || bound.constant == 0 && bound.factor >= size
        })
    })
}
