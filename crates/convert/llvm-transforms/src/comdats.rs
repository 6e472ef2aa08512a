//! `llvm-add-comdats`: adds comdats to `linkonce` functions.

use terrace_ir::{
    Attr, Builder, Failed, InsertPoint, OpId, OpRef, OpView, SymbolRefAttr, SymbolTable,
};
use terrace_llvm::enums::{Comdat, Linkage, LinkageAttr};
use terrace_llvm::{ComdatOp, ComdatSelectorOp, LLVMFuncOp};
use terrace_pass::{OptionValues, PassContext, PassDef};

/// `llvm-add-comdats`
pub static LLVM_ADD_COMDATS: PassDef = PassDef::new(
    "llvm-add-comdats",
    "Add comdats to linkonce and linkonce_odr functions",
    add_comdats,
)
.class("LLVMAddComdats")
.on("builtin.module");

/// The name of the operation that contains the comdats.
const NAME: &str = "__llvm_comdat";

fn add_comdats(cx: &mut PassContext<'_>, _: &OptionValues) -> Result<(), Failed> {
    let (ctx, loc) = (cx.ctx, cx.body.loc(OpId::ROOT));
    let block = cx.body.region(OpId::ROOT, 0);
    let Some(block) = block.and_then(|region| cx.body.entry_block(region)) else {
        return Ok(());
    };
    let ops: Vec<OpId> = cx.body.ops(block).collect();
    let mut comdats: Option<ComdatOp> = None;
    for stub in ops {
        let Some(name) = shared_name(cx, stub) else {
            continue;
        };
        let holder = match comdats {
            Some(holder) => holder,
            None => {
                let table = SymbolTable::new(ctx, cx.body, OpId::ROOT);
                let known = table.lookup(ctx.string(NAME));
                let known = known.and_then(|op| OpRef::new(ctx, cx.body, op).cast::<ComdatOp>());
                known.unwrap_or_else(|| {
                    let name = table.unique_name(ctx, NAME.as_bytes(), &mut 0);
                    let at = InsertPoint::start(cx.body, block);
                    let mut builder = Builder::new(ctx, cx.body, at, loc);
                    let holder = builder.create(ComdatOp::spec(name));
                    let region = builder.read(holder).body();
                    builder.create_block_in(region, &[]);
                    holder
                })
            }
        };
        comdats = Some(holder);
        let region = holder.in_body(ctx, cx.body).body();
        let Some(inner) = cx.body.last_block(region) else {
            continue;
        };
        let (at, loc) = (InsertPoint::start(cx.body, inner), cx.body.loc(holder.id()));
        let mut builder = Builder::new(ctx, cx.body, at, loc);
        builder.create(ComdatSelectorOp::spec(name, Comdat::Any));
        let reference = ctx.attr(SymbolRefAttr {
            root: ctx.string(NAME),
            nested: [name].into(),
        });
        let (body, op) = match cx.body.nested_mut(stub) {
            Some(nested) => (nested, OpId::ROOT),
            None => (&mut *cx.body, stub),
        };
        body.set_prop(op, LLVMFuncOp::COMDAT, Some(reference));
    }
    Ok(())
}

/// Returns the name of a function whose copies the linker merges.
fn shared_name(cx: &PassContext<'_>, stub: OpId) -> Option<Attr> {
    let (body, op) = match cx.body.nested(stub) {
        Some(nested) => (nested, OpId::ROOT),
        None => (&*cx.body, stub),
    };
    if body.name(op) != cx.ctx.name::<LLVMFuncOp>() {
        return None;
    }
    let linkage = body.prop(op, LLVMFuncOp::LINKAGE)?;
    match LinkageAttr::from_attr(cx.ctx, linkage)? {
        Linkage::LinkOnceAny | Linkage::LinkOnceOdr => body.prop(op, LLVMFuncOp::SYM_NAME),
        _ => None,
    }
}
