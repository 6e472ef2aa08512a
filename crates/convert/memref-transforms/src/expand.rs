//! `memref-expand`: expands operations into ones that are easier to lower.

use crate::metadata::reinterpret_cast;
use terrace_arith::{IndexCastOp, MulIOp, constant_index, value_or_constant_index};
use terrace_builtin::types::{DYNAMIC, MemRefType};
use terrace_interfaces::mixed::MixedIndex;
use terrace_ir::{Body, Builder, Context, Failed, OpView, Type, ValueId};
use terrace_memref::{LoadOp, ReshapeOp};
use terrace_pass::{OptionValues, PassContext, PassDef, convert};
use terrace_rewrite::{ConversionConfig, ConversionTarget, Match, NoMatch, PatternSet, Rewriter};

/// `memref-expand`
pub static MEMREF_EXPAND: PassDef = PassDef::new(
    "memref-expand",
    "Legalize memref operations to be convertible to LLVM.",
    expand_ops,
)
.class("ExpandOpsPass");

fn expand_ops(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let mut patterns = PatternSet::new();
    populate_expand_ops_patterns(&mut patterns);
    let mut target = ConversionTarget::new(cx.ctx);
    target.add_legal_dialect("arith");
    target.add_legal_dialect("memref");
    target.add_dynamically_legal_op::<ReshapeOp>(|op| {
        let reshape = ReshapeOp::read(op);
        let rank = known_rank(op.ctx, op.body, reshape.shape());
        Some(rank.is_none())
    });
    convert(cx, target, patterns, ConversionConfig::default())
}

/// Adds the patterns of [`MEMREF_EXPAND`].
pub fn populate_expand_ops_patterns(patterns: &mut PatternSet) {
    patterns.add_fn("MemRefReshapeOpConverter", reshape);
}

/// Returns the number of sizes in a shape operand, if it is static.
fn known_rank(ctx: &Context, body: &Body, shape: ValueId) -> Option<i64> {
    let ty = body.ty(shape).as_::<MemRefType>(ctx)?;
    ty.shape.first().copied().filter(|&size| size != DYNAMIC)
}

/// Expands a reshape to a static rank. Dynamic sizes are loaded from the shape; strides are products of sizes.
fn reshape(op: ReshapeOp, rw: &mut dyn Rewriter<'_>) -> Match {
    let (ctx, body) = (rw.ctx(), rw.body());
    let view = rw.read(op);
    let (source, shape) = (view.source(), view.shape());
    let why = NoMatch::because("the number of sizes is not known");
    known_rank(ctx, body, shape).ok_or(why)?;
    let ty = view.result_type();
    let to = ty.as_::<MemRefType>(ctx);
    let to = to.ok_or("the result has no rank")?;
    let b = &mut rw.builder();
    let mut stride = MixedIndex::Known(1);
    let (mut sizes, mut strides) = (Vec::new(), Vec::new());
    for (dim, &size) in to.shape.iter().enumerate().rev() {
        let (size, value) = match size {
            DYNAMIC => {
                let size = read_size(b, shape, dim);
                (size.into(), size)
            }
            // MLIR creates a constant for the size even if the constant is unused.
            size => (MixedIndex::Known(size), constant_index(b, size)),
        };
        sizes.push(size);
        strides.push(stride);
        if dim > 0 {
            stride = match (stride, size) {
                (MixedIndex::Known(a), MixedIndex::Known(b)) => {
                    MixedIndex::Known(a.wrapping_mul(b))
                }
                _ => {
                    let stride = value_or_constant_index(b, stride);
                    b.create_value(MulIOp::spec(stride, value)).into()
                }
            };
        }
    }
    sizes.reverse();
    strides.reverse();
    let offset = MixedIndex::Known(0);
    let new = reinterpret_cast(b, ty, source, offset, &sizes, &strides);
    rw.replace_op(op.id(), &[new]);
    Ok(())
}

fn read_size(b: &mut Builder<'_>, shape: ValueId, dim: usize) -> ValueId {
    let index = constant_index(b, dim as i64);
    let size = b.create_value(LoadOp::spec(shape, &[index]).nontemporal(false));
    match b.body().ty(size) {
        Type::INDEX => size,
        _ => b.create_value(IndexCastOp::spec(Type::INDEX, size)),
    }
}
