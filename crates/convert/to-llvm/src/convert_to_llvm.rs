//! `convert-to-llvm`: applies the patterns of all dialects with [`ConvertToLlvmPatternInterface`] in one conversion.
//!
//! *Architecture Invariant:* the module knows only the LLVM dialect, by its name. Other dialects participate through
//! the interface.

use terrace_diag::Loc;
use terrace_ir::Failed;
use terrace_llvm_common::{ConvertToLlvmPatternInterface, Options, type_converter_with};
use terrace_pass::{Pass, PassContext, PassDef, TypedOption, convert};
use terrace_rewrite::{ConversionConfig, ConversionTarget, PatternSet};

pub(crate) const FILTER_DIALECTS: TypedOption<Vec<String>> = TypedOption::list(
    "filter-dialects",
    "Test conversion patterns of only the specified dialects",
);

const DYNAMIC: TypedOption<bool> = TypedOption::bool(
    "dynamic",
    "Use op conversion attributes to configure the conversion",
    false,
);

const ALLOW_PATTERN_ROLLBACK: TypedOption<bool> = TypedOption::bool(
    "allow-pattern-rollback",
    "Experimental performance flag to disallow pattern rollback",
    true,
);

/// `convert-to-llvm`
pub static CONVERT_TO_LLVM: PassDef = PassDef::of(
    "convert-to-llvm",
    "Convert to LLVM via dialect interfaces found in the input IR",
    |options| {
        Box::new(ConvertAllToLlvm {
            only: options.get(&FILTER_DIALECTS),
            dynamic: options.get(&DYNAMIC),
            allow_rollback: options.get(&ALLOW_PATTERN_ROLLBACK),
        })
    },
)
.class("ConvertToLLVMPass")
.options(&[FILTER_DIALECTS.def, DYNAMIC.def, ALLOW_PATTERN_ROLLBACK.def])
.dialects(&["llvm"]);

struct ConvertAllToLlvm {
    /// The names of the dialects whose patterns are applied. Empty for all dialects.
    only: Vec<String>,
    /// True if the data layout of the operation determines the width of `index`.
    dynamic: bool,
    allow_rollback: bool,
}

impl ConvertAllToLlvm {
    /// Returns the interface implementations of the selected dialects, in order.
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
        let models = self.models(cx)?;
        // As in MLIR, the data layout is used only on request. Otherwise `index` has 64 bits.
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
            replaces_at_once: !self.allow_rollback,
            ..ConversionConfig::default()
        };
        convert(cx, target, patterns, config)
    }
}
