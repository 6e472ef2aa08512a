//! `cf.assert`: prints its message and aborts when the condition does not hold.

use terrace_builtin::{DenseElementsAttr, RankedTensorType};
use terrace_cf::AssertOp;
use terrace_ir::{Attr, Builder, Context, InsertPoint, OpView, SymbolRefAttr, Type};
use terrace_llvm::enums::Linkage;
use terrace_llvm::types::ArrayType;
use terrace_llvm::{AddressOfOp, CallOp, CondBrOp, GEPOp, GlobalOp, UnreachableOp};
use terrace_llvm_common::{LlvmRewriter, RuntimeFunction, runtime_function};
use terrace_rewrite::{
    Adaptor, ConversionRewriter, NoMatch, OnConflict, OpConversionPattern, SymbolPlace,
};

pub(crate) struct AssertOpLowering;

impl OpConversionPattern for AssertOpLowering {
    type Op = AssertOp;
    const NAME: &'static str = "AssertOpLowering";

    fn rewrite(
        &self,
        op: AssertOp,
        args: Adaptor<'_, Self::Op>,
        rewriter: &mut ConversionRewriter<'_>,
    ) -> Result<(), NoMatch> {
        let ctx = rewriter.ctx();
        let llvm = LlvmRewriter::of(rewriter);
        let body = rewriter.body();
        let (message, ty) = message_bytes(ctx, op.msg_attr(body));
        let block = body
            .parent_block(op.id())
            .ok_or(NoMatch::because("the assertion is in no block"))?;
        let region = body
            .parent_region(block)
            .ok_or(NoMatch::because("the block is in no region"))?;

        let prefix = ctx.string("assert_msg");
        let symbol = rewriter.unique_symbol(
            prefix,
            SymbolPlace::Start,
            move |builder: &mut Builder<'_>, name| {
                let spec = GlobalOp::spec(ty, b"", Linkage::Private).sym_name_attr(name);
                builder.create(spec.constant(true).value(message)).id()
            },
        );
        let index = llvm.index_type();
        let puts = runtime_function(rewriter, RuntimeFunction::Puts, index, OnConflict::Rename)?;
        let abort = runtime_function(
            rewriter,
            RuntimeFunction::Abort,
            index,
            OnConflict::Duplicate,
        )?;

        let continuation = rewriter.split_block(block, Some(op.id()));
        let failure = rewriter.create_block(region, None, &[]);
        let global_name = SymbolRefAttr {
            root: ctx.string("assert_msg"),
            nested: Box::default(),
        };
        let mut builder = rewriter.builder_at(InsertPoint::end(failure));
        let address = builder.create(AddressOfOp::spec(Type::LLVM_PTR, &global_name));
        let pointer = builder.body().result(address.id(), 0);
        let text = builder.create_value(GEPOp::spec(Type::LLVM_PTR, pointer, &[], &[0], ty));
        let print = builder.create(CallOp::spec(None, &[text]).callee_attr(puts.callee));
        let stop = builder.create(CallOp::spec(None, &[]).callee_attr(abort.callee));
        builder.create(UnreachableOp::spec());
        puts.registered(rewriter, print.id());
        abort.registered(rewriter, stop.id());
        rewriter.use_symbol(symbol, address.id(), AddressOfOp::GLOBAL_NAME);
        rewriter
            .builder_at(InsertPoint::end(block))
            .create(CondBrOp::spec(args.arg(), &[], &[], continuation, failure));
        rewriter.replace_op(op.id(), &[]);
        Ok(())
    }
}

/// The message with a NUL at the end as elements of a tensor, and the type of the array that holds it.
fn message_bytes(ctx: &Context, message: Attr) -> (Attr, Type) {
    let mut bytes = message.bytes(ctx).unwrap_or_default().to_vec();
    bytes.push(0);
    let count = bytes.len();
    let splat = bytes.iter().all(|&byte| byte == bytes[0]);
    if splat {
        bytes.truncate(1);
    }
    let shape: Box<[i64]> = [count as i64].into();
    let ty = ctx.ty(RankedTensorType {
        shape,
        element: Type::I8,
        encoding: None,
    });
    let attr = ctx.attr(DenseElementsAttr {
        ty,
        data: bytes.into(),
        splat,
    });
    (attr, ArrayType::get(ctx, Type::I8, count as u64))
}
