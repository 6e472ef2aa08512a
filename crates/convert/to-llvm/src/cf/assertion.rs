//! Converts `cf.assert`, which prints its message and aborts if the condition is false.

use terrace_cf::AssertOp;
use terrace_ir::{InsertPoint, OpView, Type};
use terrace_llvm::{CondBrOp, UnreachableOp};
use terrace_llvm_common::{
    LlvmRewriter, RuntimeFunction, TextPrinter, check_runtime_functions, runtime_function,
};
use terrace_rewrite::{Adaptor, ConversionRewriter, Match, OnConflict};

/// `puts(ptr)`
static PUTS: RuntimeFunction = RuntimeFunction::new("puts", |_| vec![Type::LLVM_PTR]);

/// `abort()`
static ABORT: RuntimeFunction = RuntimeFunction::new("abort", |_| vec![]).without_location();

/// The functions that the conversion of assertions declares.
pub(crate) static FUNCTIONS: &[&RuntimeFunction] = &[&PUTS, &ABORT];

pub(crate) fn lower_assert(
    op: AssertOp,
    args: Adaptor<'_, AssertOp>,
    rw: &mut ConversionRewriter<'_>,
) -> Match {
    let llvm = LlvmRewriter::of(rw);
    let body = rw.body();
    let message = rw.read(op).msg().to_vec();
    let block = body
        .parent_block(op.id())
        .ok_or("the assertion is in no block")?;
    let region = body
        .parent_region(block)
        .ok_or("the block is in no region")?;

    let index = llvm.index_type();
    check_runtime_functions(rw, &[&PUTS, &ABORT], index)?;
    let printer = TextPrinter::declare(rw, "assert_msg", &message, &PUTS)?;
    let abort = runtime_function(rw, &ABORT, index, OnConflict::Duplicate)?;

    let continuation = rw.split_block(block, Some(op.id()));
    let failure = rw.create_block(region, None, &[]);
    rw.set_insertion_point(InsertPoint::end(failure));
    printer.print(rw);
    abort.call(rw, &[], None);
    rw.create(UnreachableOp::spec());
    rw.builder_at(InsertPoint::end(block))
        .create(CondBrOp::spec(args.arg(), &[], &[], continuation, failure));
    rw.replace_op(op.id(), &[]);
    Ok(())
}
