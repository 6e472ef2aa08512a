//! Converts `memref.alloca_scope`: inlines its region between saving and restoring the stack pointer.

use terrace_ir::{Builder, InsertPoint, OpView, SmallVec, Type, ValueId};
use terrace_llvm::{BrOp, StackRestoreOp, StackSaveOp};
use terrace_memref::{AllocaScopeOp, AllocaScopeReturnOp};
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, NoMatch};

pub(crate) fn lower_alloca_scope(
    op: AllocaScopeOp,
    _: Adaptor<'_, AllocaScopeOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let body = rw.body();
    let inner = rw.read(op).body_region();
    let no_match =
        NoMatch::because("the region has no terminator, or the operation is in no region");
    let parts = || {
        let block = body.parent_block(op.id())?;
        let last = body.last_block(inner)?;
        let end = rw.op(body.last_op(last)?).cast::<AllocaScopeReturnOp>()?;
        Some((
            block,
            body.parent_region(block)?,
            body.entry_block(inner)?,
            last,
            end,
        ))
    };
    let Some((block, region, first, last, end)) = parts() else {
        return Err(no_match);
    };
    let end_loc = body.loc(end.id());
    let old_types: SmallVec<[Type; 4]> =
        body.results(op.id()).map(|value| body.ty(value)).collect();
    let old_results: SmallVec<[ValueId; 4]> = body.operands(end.id()).collect();
    let mut types: SmallVec<[Type; 4]> = SmallVec::new();
    for ty in old_types {
        types.push(rw.convert_type(ty)?);
    }
    let mut results: SmallVec<[ValueId; 4]> = SmallVec::new();
    for value in old_results {
        results.push(rw.remapped_value(value)?);
    }

    let rest = rw.split_block(block, Some(op.id()));
    let continuation = if types.is_empty() {
        rest
    } else {
        let continuation = rw.create_block(region, Some(rest), &types);
        rw.builder_at(InsertPoint::end(continuation))
            .create(BrOp::spec(&[], rest));
        continuation
    };
    rw.inline_region_before(inner, region, Some(continuation));
    let mut b: Builder<'_> = rw.builder_at(InsertPoint::end(block));
    let saved = b.create_value(StackSaveOp::spec(Type::LLVM_PTR));
    b.create(BrOp::spec(&[], first));
    b.at = InsertPoint::end(last);
    b.create(StackRestoreOp::spec(saved));
    b.loc = end_loc;
    b.create(BrOp::spec(&results, continuation));
    let arguments: SmallVec<[ValueId; 4]> = if types.is_empty() {
        SmallVec::new()
    } else {
        b.body().block_args(continuation).into()
    };
    rw.replace_op(end.id(), &[]);
    rw.replace_op(op.id(), &arguments);
    Ok(())
}
