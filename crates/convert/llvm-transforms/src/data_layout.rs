//! `set-llvm-module-datalayout`

use terrace_ir::{Failed, OpId, OpRef, Reporter};
use terrace_llvm::verify::check_data_layout;
use terrace_pass::{Anchor, OptionDef, OptionKind, Pass, PassContext, PassDef};

/// `set-llvm-module-datalayout`
pub static SET_LLVM_MODULE_DATA_LAYOUT: PassDef = PassDef {
    name: "set-llvm-module-datalayout",
    class: "SetLLVMModuleDataLayoutPass",
    description: "Attach a datalayout string as a module attribute",
    anchor: Anchor::Op("builtin.module"),
    options: &[OptionDef {
        name: "data-layout",
        description: "String description (LLVM format) of the data layout that is expected on the produced module",
        kind: OptionKind::Text(""),
    }],
    statistics: &[],
    create: |options| {
        Box::new(SetLlvmModuleDataLayout {
            layout: options.text("data-layout").to_owned(),
        })
    },
};

struct SetLlvmModuleDataLayout {
    layout: String,
}

impl Pass for SetLlvmModuleDataLayout {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let ctx = cx.ctx;
        if let Err(error) = check_data_layout(&self.layout) {
            let op = OpRef::new(ctx, cx.body, OpId::ROOT);
            let mut report = Reporter {
                ctx,
                diags: cx.diags,
            };
            return Err(report.error(op, format!("invalid data layout descriptor: {error}\n")));
        }
        let attrs = cx.body.attrs(OpId::ROOT);
        let layout = (ctx.string("llvm.data_layout"), ctx.string(&self.layout));
        let attrs = attrs.with_entries(ctx, &[layout]);
        cx.body.set_attrs(OpId::ROOT, attrs);
        Ok(())
    }
}
