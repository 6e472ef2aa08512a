//! `convert-to-llvm`: converts what all dialects with [`ConvertToLlvmPatternInterface`] have patterns for, in one conversion.
//!
//! *Architecture Invariant:* knows no dialect but the LLVM dialect's name; others take part by the interface.
//!
#![doc = include_str!("../README.md")]

use terrace_diag::Loc;
use terrace_ir::Failed;
use terrace_llvm_common::{
    ConvertToLlvmPatternInterface, LlvmTypeConverter, Options, type_converter,
};
use terrace_pass::{Anchor, OptionDef, OptionKind, Pass, PassContext, PassDef, convert};
use terrace_rewrite::{Conversion, ConversionConfig, ConversionTarget, PatternSet};

/// `convert-to-llvm`
pub static CONVERT_TO_LLVM: PassDef = PassDef {
    name: "convert-to-llvm",
    class: "ConvertToLLVMPass",
    description: "Convert to LLVM via dialect interfaces found in the input IR",
    anchor: Anchor::Any,
    options: &[
        OptionDef {
            name: "filter-dialects",
            description: "Test conversion patterns of only the specified dialects",
            kind: OptionKind::List,
        },
        OptionDef {
            name: "dynamic",
            description: "Use op conversion attributes to configure the conversion",
            kind: OptionKind::Bool(false),
        },
        OptionDef {
            name: "allow-pattern-rollback",
            description: "Experimental performance flag to disallow pattern rollback",
            kind: OptionKind::Bool(true),
        },
    ],
    statistics: &[],
    create: |options| {
        Box::new(ConvertAllToLlvm {
            only: options.list("filter-dialects").to_vec(),
            dynamic: options.bool("dynamic"),
            allow_rollback: options.bool("allow-pattern-rollback"),
        })
    },
};

struct ConvertAllToLlvm {
    /// The dialects that are asked; none for all.
    only: Vec<String>,
    /// Whether the data layout of the operation counts.
    dynamic: bool,
    allow_rollback: bool,
}

impl ConvertAllToLlvm {
    fn populate(
        &self,
        cx: &mut PassContext<'_>,
        target: &mut ConversionTarget<'_>,
        patterns: &mut PatternSet,
    ) -> Result<(), Failed> {
        let ctx = cx.ctx;
        for dialect in ctx.dialects() {
            if self.only.is_empty()
                && let Some(model) =
                    ctx.dialect_interface::<dyn ConvertToLlvmPatternInterface>(dialect.name)
            {
                model.populate(target, patterns);
            }
        }
        for name in &self.only {
            // MLIR's messages end in a line break.
            if !ctx.is_loaded(name) {
                let message = format!("dialect not loaded: {name}\n");
                return Err(cx.diags.error(Loc::UNKNOWN, message));
            }
            let Some(model) = ctx.dialect_interface::<dyn ConvertToLlvmPatternInterface>(name)
            else {
                let message =
                    format!("dialect does not implement ConvertToLLVMPatternInterface: {name}\n");
                return Err(cx.diags.error(Loc::UNKNOWN, message));
            };
            model.populate(target, patterns);
        }
        Ok(())
    }
}

impl Pass for ConvertAllToLlvm {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        cx.ctx.load_dialect("llvm");
        let mut patterns = PatternSet::new();
        patterns.set_type_converter(match self.dynamic {
            true => type_converter(cx, 0, Options::default())?,
            // As MLIR, no data layout: `index` has 64 bits.
            false => LlvmTypeConverter::build(cx.ctx, Options::default()),
        });
        // Casts are not legal here, as they are for most conversions, so they fold.
        let mut target = ConversionTarget::new(cx.ctx);
        target.add_legal_dialect("llvm");
        self.populate(cx, &mut target, &mut patterns)?;
        let config = ConversionConfig {
            explain: cx.explain,
            replaces_at_once: !self.allow_rollback,
            ..ConversionConfig::default()
        };
        convert(cx, &Conversion::new(target, patterns, config))
    }
}
