//! `llvm-use-default-visibility`: sets the visibility of symbols that have the default one.

use crate::ops_of;
use terrace_ir::{Body, Context, Failed, OpId, OpView};
use terrace_llvm::enums::{Visibility, VisibilityAttr};
use terrace_llvm::{AliasOp, GlobalOp, IFuncOp, LLVMFuncOp};
use terrace_pass::{Cases, Pass, PassContext, PassDef, TypedOption, parallel_bodies};

const VISIBILITY: TypedOption<Option<Visibility>> = TypedOption::choice(
    "visibility",
    "Visibility to use in place of default.",
    &Cases {
        default: (None, ""),
        all: &[
            (Some(Visibility::Hidden), "hidden", "Hidden"),
            (Some(Visibility::Protected), "protected", "Protected"),
        ],
    },
);

/// `llvm-use-default-visibility`
pub static LLVM_USE_DEFAULT_VISIBILITY: PassDef = PassDef::of(
    "llvm-use-default-visibility",
    "Update default visibility of all global values and function definitions",
    |options| {
        Box::new(UseDefaultVisibility {
            visibility: options.get(&VISIBILITY),
        })
    },
)
.class("LLVMUseDefaultVisibilityPass")
.on("builtin.module")
.options(&[VISIBILITY.def]);

struct UseDefaultVisibility {
    /// `None` keeps the visibility of all symbols.
    visibility: Option<Visibility>,
}

impl Pass for UseDefaultVisibility {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        let (ctx, Some(visibility)) = (cx.ctx, self.visibility) else {
            return Ok(());
        };
        set(ctx, cx.body, visibility);
        parallel_bodies(cx.body, cx.threads, cx.diags, |body, _| {
            set(ctx, body, visibility);
        });
        Ok(())
    }
}

/// Sets the visibility of symbols that have the default visibility, including the body's root.
fn set(ctx: &Context, body: &mut Body, visibility: Visibility) {
    let ops = ops_of(body);
    let defs = [GlobalOp::DEF, LLVMFuncOp::DEF, AliasOp::DEF, IFuncOp::DEF];
    for op in ops {
        // A stub is skipped, because its visibility is set in its nested body.
        if op != OpId::ROOT && body.is_nested(op) {
            continue;
        }
        let def = ctx.op_def(body.name(op));
        let def = def.filter(|def| defs.iter().any(|known| std::ptr::eq(*known, *def)));
        let Some(slot) = def.and_then(|def| def.prop_index("visibility_")) else {
            continue;
        };
        let known = body.prop(op, slot);
        let known = known.and_then(|known| VisibilityAttr::from_attr(ctx, known));
        if matches!(known, None | Some(Visibility::Default)) {
            body.set_prop(op, slot, Some(VisibilityAttr::attr(visibility, ctx)));
        }
    }
}
