//! `convert-to-llvm`: converts what all dialects with [`ConvertToLlvmPatternInterface`] have patterns for, in one conversion.
//!
//! *Architecture Invariant:* knows no dialect but the LLVM dialect's name; others take part by the interface.

use std::sync::Arc;
use terrace_diag::Loc;
use terrace_ir::Failed;
use terrace_llvm_common::{
    ConvertToLlvmPatternInterface, LlvmTypeConverter, Options, unshared_type_converter,
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
    /// The dialects that take part.
    fn models<'c>(
        &self,
        cx: &mut PassContext<'c>,
    ) -> Result<Vec<&'c dyn ConvertToLlvmPatternInterface>, Failed> {
        let ctx = cx.ctx;
        let model = |name: &str| ctx.dialect_interface::<dyn ConvertToLlvmPatternInterface>(name);
        if self.only.is_empty() {
            let dialects = ctx.dialects().iter();
            return Ok(dialects.filter_map(|dialect| model(dialect.name)).collect());
        }
        let mut models = Vec::new();
        for name in &self.only {
            // MLIR's messages end in a line break.
            if !ctx.is_loaded(name) {
                let message = format!("dialect not loaded: {name}\n");
                return Err(cx.diags.error(Loc::UNKNOWN, message));
            }
            let Some(model) = model(name) else {
                let message =
                    format!("dialect does not implement ConvertToLLVMPatternInterface: {name}\n");
                return Err(cx.diags.error(Loc::UNKNOWN, message));
            };
            models.push(model);
        }
        Ok(models)
    }
}

impl Pass for ConvertAllToLlvm {
    fn run(&self, cx: &mut PassContext<'_>) -> Result<(), Failed> {
        cx.ctx.load_dialect("llvm");
        let mut converter = match self.dynamic {
            true => unshared_type_converter(cx, 0, Options::default())?,
            // As MLIR, no data layout: `index` has 64 bits.
            false => LlvmTypeConverter::new(cx.ctx, Options::default()),
        };
        let models = self.models(cx)?;
        for model in &models {
            model.add_type_conversions(&mut converter);
        }
        let mut patterns = PatternSet::new();
        patterns.set_type_converter(Arc::new(converter));
        // Casts are not legal here, as they are for most conversions, so they fold.
        let mut target = ConversionTarget::new(cx.ctx);
        target.add_legal_dialect("llvm");
        for model in models {
            model.populate(&mut target, &mut patterns);
        }
        let config = ConversionConfig {
            explain: cx.explain,
            replaces_at_once: !self.allow_rollback,
            ..ConversionConfig::default()
        };
        convert(cx, &Conversion::new(target, patterns, config))
    }
}
