//! Lowers scans slice by slice.

use crate::emit::{
    broadcast, constant, extract, extract_slice, insert_slice, shape_cast, zero_attr,
};
use crate::unroll::MAX_PARTS;
use terrace_ir::{OpView, ValueId};
use terrace_rewrite::{PatternSet, Rewriter};
use terrace_vector::ScanOp;
use terrace_vector::masking::make_arith_reduction;
use terrace_vector::matching::rank;

/// `populateVectorScanLoweringPatterns`: lowers `vector.scan` to operations on slices.
pub fn populate_vector_scan_lowering_patterns(patterns: &mut PatternSet) {
    patterns.add_fn("ScanToArithOps", lower);
}

fn lower(op: ScanOp, rw: &mut dyn Rewriter<'_>) -> Option<()> {
    let view = rw.read(op);
    let ty = view.dest_type();
    let kind = view.kind();
    let dim = usize::try_from(view.reduction_dim()).ok()?;
    let inclusive = view.inclusive();
    let size = *ty.shape.get(dim)?;
    // At run time a scalable dimension may have more slices than its static size. Upstream ignores those slices.
    if !kind.supports(view.ctx, ty.element) || ty.scalable[dim] || !(1..=MAX_PARTS).contains(&size)
    {
        return None;
    }
    view.initial_value_type();
    let zero = zero_attr(view.ctx, view.dest_ty())?;
    let (source, initial) = (view.source(), view.initial_value());
    let scalar = rank(*view, initial) == 0;
    let initial_type = view.initial_value_ty();
    let mut sizes = ty.shape.to_vec();
    sizes[dim] = 1;
    let strides = vec![1; sizes.len()];
    let mut offsets = vec![0; sizes.len()];
    let mut value = constant(rw, zero);
    let mut last: Option<(ValueId, ValueId)> = None;
    for at in 0..size {
        offsets[dim] = at;
        let input = extract_slice(rw, source, &offsets, &sizes, &strides);
        let output = match last {
            Some((last_input, last_output)) => {
                let next = if inclusive { input } else { last_input };
                make_arith_reduction(kind, [last_output, next], None, rw)?
            }
            None if inclusive => input,
            None => {
                let ty = rw.body().ty(input);
                match scalar {
                    true => broadcast(rw, ty, initial),
                    false => shape_cast(rw, ty, initial),
                }
            }
        };
        value = insert_slice(rw, output, value, &offsets, &strides);
        last = Some((input, output));
    }
    let (_, output) = last?;
    let reduction = match scalar {
        true => {
            let part = extract(rw, output, &[0]);
            broadcast(rw, initial_type, part)
        }
        false => shape_cast(rw, initial_type, output),
    };
    rw.replace_op(op.id(), &[value, reduction]);
    Some(())
}
