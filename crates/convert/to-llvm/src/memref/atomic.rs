//! Converts `memref.generic_atomic_rmw` to a loop around a compare-and-exchange.

use terrace_ir::Type;
use terrace_ir::{Body, InsertPoint, OpId, OpView, ValueDefinition};
use terrace_llvm::enums::AtomicOrdering;
use terrace_llvm::{AtomicCmpXchgOp, BrOp, CondBrOp, ExtractValueOp, LoadOp};
use terrace_llvm_common::{AddressFlags, LlvmRewriter};
use terrace_memref::{AllocaScopeReturnOp, AtomicYieldOp, GenericAtomicRMWOp};
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, NoMatch};

/// Splits the block before and after the operation. The first block loads the value and branches to the second block
/// with the value as argument. The second block computes the new value and tries to store it. If another thread has
/// modified the element, the second block repeats with the value found.
pub(crate) fn lower_generic_atomic_rmw(
    op: GenericAtomicRMWOp,
    args: Adaptor<'_, GenericAtomicRMWOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let llvm = LlvmRewriter::of(rw);
    let body = rw.body();
    let view = rw.read(op);
    let (memref, ty) = (view.memref_ty(), view.result_type());
    let parts = || {
        let block = body.parent_block(op.id())?;
        let inner = body.entry_block(view.atomic_body())?;
        let end = rw.op(body.last_op(inner)?).as_::<AtomicYieldOp>()?;
        let &[current] = body.block_args(inner) else {
            return None;
        };
        Some((block, inner, (end.id, end.result()), current))
    };
    let Some((block, inner, (end, new), current)) = parts() else {
        return Err(NoMatch::because(
            "the region does not have the required form, or the operation is in no region",
        ));
    };
    // Terminators of `memref.alloca_scope` are removed together with the operation.
    let is_end = |inside| inside == end || rw.op(inside).is::<AllocaScopeReturnOp>();
    if body
        .walk(op.id())
        .any(|inside| !is_end(inside) && !rw.can_legalize(inside))
    {
        return Err(NoMatch::because(
            "an operation in the region cannot be converted",
        ));
    }
    let is_inside = new == current || is_defined_in(body, new, inner);
    let value_type = rw.convert_type(ty)?;

    let retry = rw.split_block(block, Some(op.id()));
    let mut b = rw.builder();
    let argument = b.add_block_arg(retry, value_type);
    let after = rw.body().next_op(op.id());
    let done = rw.split_block(retry, after);
    let mut b = rw.builder_at(InsertPoint::end(block));
    let ptr = llvm.strided_element_ptr(
        &mut b,
        memref,
        args.memref(),
        args.indices(),
        AddressFlags::default(),
    )?;
    let init = b.create_value(LoadOp::spec(value_type, ptr));
    b.create(BrOp::spec(&[init], retry));
    // MLIR detects this error only here, and prints the operation with the value numbering of this state.
    if !is_inside {
        rw.error(op.id(), "result not defined in region");
    }
    rw.inline_block_before(inner, retry, Some(op.id()), &[argument]);
    let new = if new == current { argument } else { new };
    let mut b = rw.builder_at(InsertPoint::end(retry));
    let exchanged = b.create_value(AtomicCmpXchgOp::spec(
        ptr,
        argument,
        new,
        AtomicOrdering::AcqRel,
        AtomicOrdering::Monotonic,
    ));
    let found = b.create_value(ExtractValueOp::spec(value_type, exchanged, &[0]));
    let ok = b.create_value(ExtractValueOp::spec(Type::I1, exchanged, &[1]));
    b.create(CondBrOp::spec(ok, &[], &[found], done, retry));
    rw.replace_op(end, &[]);
    rw.replace_op(op.id(), &[found]);
    Ok(())
}

/// Returns true if an operation of the block defines the value.
fn is_defined_in(body: &Body, value: terrace_ir::ValueId, block: terrace_ir::BlockId) -> bool {
    let op: Option<OpId> = match body.definition(value) {
        ValueDefinition::Result(op, _) => Some(op),
        ValueDefinition::Argument(..) | ValueDefinition::Undefined => None,
    };
    op.is_some_and(|op| body.parent_block(op) == Some(block))
}
