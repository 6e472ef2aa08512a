//! Converts loads of narrow elements to loads of the wide elements that contain them.

use super::{Container, masks};
use terrace_arith::{ExtUIOp, SelectOp, value_or_constant_index};
use terrace_builtin::attrs::AttrBuilder;
use terrace_builtin::types::VectorType;
use terrace_ir::{OpView, Type, ValueId};
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, NO_MATCH, NoMatch, Rewriter, check};
use terrace_vector::transfer::{Transfer, is_minor_identity, minor_identity};
use terrace_vector::{BitCastOp, LoadOp, MaskedLoadOp, TransferReadOp};
use terrace_vector_transforms::emit::{constant, zero_attr};

fn zeros(rw: &mut dyn Rewriter<'_>, ty: Type) -> Result<ValueId, NoMatch> {
    let zero = zero_attr(rw.ctx(), ty).ok_or(NO_MATCH)?;
    Ok(constant(rw, zero))
}

pub(super) fn load(
    op: LoadOp,
    args: Adaptor<'_, LoadOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ty = rw.read(op).result_ty();
    let container = Container::new(rw, ty, args.base())?;
    let base = rw.read(op).base();
    let found = container.locate(base, args.indices(), rw)?;
    let window = container.window(&found);
    let wide = container.wide_vector(rw.ctx(), window.wide_count);
    let narrow = container.narrow_vector(rw.ctx(), window.wide_count);
    let at = value_or_constant_index(&mut rw.builder(), found.index);
    let alignment = Container::alignment(rw, rw.read(op).alignment(), base);
    let loaded = rw.create_value(LoadOp::spec(wide, args.base(), &[at]).alignment(alignment));
    let elements = rw.create_value(BitCastOp::spec(narrow, loaded));
    let zero = zero_attr(rw.ctx(), ty).ok_or(NO_MATCH)?;
    let value = window.pick(&container, elements, rw, |rw| constant(rw, zero));
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

pub(super) fn masked_load(
    op: MaskedLoadOp,
    args: Adaptor<'_, MaskedLoadOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ty = rw.read(op).result_ty();
    let container = Container::new(rw, ty, args.base())?;
    let ctx = rw.ctx();
    let view = rw.read(op);
    let (base, mask) = (view.base(), view.mask());
    let pass_thru = view.pass_thru();
    let source = masks::source(rw, mask)?;
    let found = container.locate(base, args.indices(), rw)?;
    let window = container.window(&found);
    let new_mask = source.compress(container.count, container.scale, window.most, rw)?;

    let wide = container.wide_vector(ctx, window.wide_count);
    let narrow = container.narrow_vector(ctx, window.wide_count);
    let nothing = zeros(rw, narrow)?;
    let others = window.place(&container, pass_thru, nothing, rw);
    let wide_others = rw.create_value(BitCastOp::spec(wide, others));
    let at = value_or_constant_index(&mut rw.builder(), found.index);
    let at = [at];
    let alignment = Container::alignment(rw, rw.read(op).alignment(), base);
    let loaded = MaskedLoadOp::spec(wide, args.base(), &at, new_mask, wide_others);
    let loaded = rw.create_value(loaded.alignment(alignment));
    let elements = rw.create_value(BitCastOp::spec(narrow, loaded));
    // A wide element is loaded if the mask selects any of its narrow elements. The unselected narrow elements must
    // therefore be replaced by `pass_thru` again.
    let bits = VectorType::fixed(ctx, &[window.wide_count * container.scale], Type::I1);
    let no_bits = zeros(rw, bits)?;
    let mask = window.place(&container, mask, no_bits, rw);
    let elements = rw.create_value(SelectOp::spec(mask, elements, others));
    let value = window.pick(&container, elements, rw, |_| pass_thru);
    rw.replace_op(op.id(), &[value]);
    Ok(())
}

pub(super) fn transfer_read(
    op: TransferReadOp,
    args: Adaptor<'_, TransferReadOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let ty = rw.read(op).vector_ty();
    let container = Container::new(rw, ty, args.base())?;
    let transfer = Transfer::new(rw.op(op.id())).ok_or(NO_MATCH)?;
    check(transfer.mask.is_none() && is_minor_identity(transfer.map))?;
    let base = transfer.base;
    let padding = rw.create_value(ExtUIOp::spec(container.wide, args.padding()));
    let found = container.locate(base, args.indices(), rw)?;
    let window = container.window(&found);
    let ctx = rw.ctx();
    let wide = container.wide_vector(ctx, window.wide_count);
    let narrow = container.narrow_vector(ctx, window.wide_count);
    let at = value_or_constant_index(&mut rw.builder(), found.index);
    let vector = wide.as_::<VectorType>(ctx).ok_or(NO_MATCH)?;
    let map = minor_identity(ctx, rw.body().ty(args.base()), 1, vector);
    let in_bounds = [ctx.bool(false)];
    let at = [at];
    let read = TransferReadOp::spec(wide, args.base(), &at, padding, &map, &in_bounds);
    let read = rw.create_value(read);
    let elements = rw.create_value(BitCastOp::spec(narrow, read));
    let zero = zero_attr(ctx, ty).ok_or(NO_MATCH)?;
    let value = window.pick(&container, elements, rw, |rw| constant(rw, zero));
    rw.replace_op(op.id(), &[value]);
    Ok(())
}
