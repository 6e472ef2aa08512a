//! `convert-to-llvm`: applies the patterns of all dialects with [`ConvertToLlvmPatternInterface`] in one conversion.
//!
//! *Architecture Invariant:* no dialect but the LLVM dialect is known, by its name; others take part through the
//! interface.
//!
#![doc = include_str!("../README.md")]

use terrace_diag::Loc;
use terrace_ir::Failed;
use terrace_llvm_common::{ConvertToLlvmPatternInterface, Options, type_converter_with};
use terrace_pass::{Anchor, Bundle, OptionDef, OptionKind, Pass, PassContext, PassDef, convert};
use terrace_rewrite::{Conversion, ConversionConfig, ConversionTarget, PatternSet};

/// The pass.
pub static BUNDLE: Bundle = Bundle::new().passes(&[&CONVERT_TO_LLVM]);

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
    /// The names of the dialects whose patterns are applied; empty for all dialects.
    only: Vec<String>,
    /// True if the data layout of the operation is used.
    dynamic: bool,
    allow_rollback: bool,
}

impl ConvertAllToLlvm {
    /// The interface implementations of the selected dialects, in order.
    fn models(
        &self,
        cx: &mut PassContext<'_>,
    ) -> Result<Vec<&'static dyn ConvertToLlvmPatternInterface>, Failed> {
        let ctx = cx.ctx;
        if self.only.is_empty() {
            let dialects = ctx.dialects().iter();
            return Ok(dialects
                .filter_map(|dialect| ctx.dialect_interface(dialect.name))
                .collect());
        }
        let mut models = Vec::new();
        for name in &self.only {
            // MLIR's messages end with a newline.
            if !ctx.is_loaded(name) {
                let message = format!("dialect not loaded: {name}\n");
                return Err(cx.diags.error(Loc::UNKNOWN, message));
            }
            let Some(model) = ctx.dialect_interface(name) else {
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
        let models = self.models(cx)?;
        // As in MLIR, the data layout is used only if requested: otherwise `index` has 64 bits.
        let bitwidth = if self.dynamic { 0 } else { 64 };
        let mut patterns = PatternSet::new();
        patterns.set_type_converter(type_converter_with(
            cx,
            bitwidth,
            Options::default(),
            |converter| {
                models
                    .iter()
                    .for_each(|model| model.add_type_conversions(converter))
            },
        )?);
        // Casts are illegal here, unlike in most conversions, so that they fold.
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
