//! `set-llvm-module-datalayout`: sets the data layout of a module.

use terrace_ir::{Failed, OpId, OpRef, Reporter};
use terrace_llvm::verify::check_data_layout;
use terrace_pass::{OptionValues, PassContext, PassDef, TypedOption};

const DATA_LAYOUT: TypedOption<String> = TypedOption::text(
    "data-layout",
    "String description (LLVM format) of the data layout that is expected on the produced module",
    "",
);

/// `set-llvm-module-datalayout`
pub static SET_LLVM_MODULE_DATA_LAYOUT: PassDef = PassDef::new(
    "set-llvm-module-datalayout",
    "Attach a datalayout string as a module attribute",
    set_llvm_module_data_layout,
)
.class("SetLLVMModuleDataLayoutPass")
.on("builtin.module")
.options(&[DATA_LAYOUT.def]);

fn set_llvm_module_data_layout(
    cx: &mut PassContext<'_>,
    options: &OptionValues,
) -> Result<(), Failed> {
    let ctx = cx.ctx;
    if let Err(error) = check_data_layout(&options.get(&DATA_LAYOUT)) {
        let op = OpRef::new(ctx, cx.body, OpId::ROOT);
        let mut report = Reporter {
            ctx,
            diags: cx.diags,
        };
        return Err(report.error(op, format!("invalid data layout descriptor: {error}\n")));
    }
    let attrs = cx.body.attrs(OpId::ROOT);
    let layout = (
        ctx.string("llvm.data_layout"),
        ctx.string(options.get(&DATA_LAYOUT)),
    );
    let attrs = attrs.with_entries(ctx, &[layout]);
    cx.body.set_attrs(OpId::ROOT, attrs);
    Ok(())
}
