//! `cf.assert`: prints its message and aborts if the condition is false.

use terrace_cf::AssertOp;
use terrace_ir::{InsertPoint, OpView, Type};
use terrace_llvm::{CondBrOp, UnreachableOp};
use terrace_llvm_common::{
    LlvmRewriter, RuntimeFunction, TextPrinter, check_runtime_functions, runtime_function,
};
use terrace_rewrite::{Adaptor, ConversionRewriter, NoMatch, OnConflict};

/// `puts(ptr)`
static PUTS: RuntimeFunction = RuntimeFunction::new("puts", |_| vec![Type::LLVM_PTR]);

/// `abort()`
static ABORT: RuntimeFunction = RuntimeFunction::new("abort", |_| vec![]).without_location();

pub(crate) fn lower_assert(
    op: AssertOp,
    args: Adaptor<'_, AssertOp>,
    rewriter: &mut ConversionRewriter<'_>,
) -> Result<(), NoMatch> {
    let ctx = rewriter.ctx();
    let llvm = LlvmRewriter::of(rewriter);
    let body = rewriter.body();
    let message = op.msg(ctx, body).to_vec();
    let block = body
        .parent_block(op.id())
        .ok_or(NoMatch::because("the assertion is in no block"))?;
    let region = body
        .parent_region(block)
        .ok_or(NoMatch::because("the block is in no region"))?;

    let index = llvm.index_type();
    check_runtime_functions(rewriter, &[&PUTS, &ABORT], index)?;
    let printer = TextPrinter::declare(rewriter, "assert_msg", &message, &PUTS)?;
    let abort = runtime_function(rewriter, &ABORT, index, OnConflict::Duplicate)?;

    let continuation = rewriter.split_block(block, Some(op.id()));
    let failure = rewriter.create_block(region, None, &[]);
    rewriter.set_insertion_point(InsertPoint::end(failure));
    printer.print(rewriter);
    abort.call(rewriter, &[], None);
    rewriter.create(UnreachableOp::spec());
    rewriter
        .builder_at(InsertPoint::end(block))
        .create(CondBrOp::spec(args.arg(), &[], &[], continuation, failure));
    rewriter.replace_op(op.id(), &[]);
    Ok(())
}
