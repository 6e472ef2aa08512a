//! Dialect interfaces for conversions to the LLVM dialect.

use terrace_rewrite::{ConversionTarget, PatternSet, TypeConverter};

/// A dialect's contribution to `convert-to-llvm`: MLIR's `ConvertToLLVMPatternInterface`. A crate attaches an
/// implementation to the dialect with [`attach_dialect`](terrace_ir::Registry::attach_dialect). The pass calls it for
/// all dialects with an implementation.
///
/// ```
/// use terrace_ir::Registry;
/// use terrace_llvm_common::{ConvertToLlvmPatternInterface, OneToOne};
/// use terrace_rewrite::PatternSet;
///
/// fn populate(patterns: &mut PatternSet) {
///     patterns.add(OneToOne::new::<terrace_arith::AndIOp, terrace_llvm::AndOp>("AndIOpLowering"));
/// }
///
/// fn register(registry: &mut Registry) {
///     registry.attach_dialect::<dyn ConvertToLlvmPatternInterface>("mine", &populate);
/// }
/// ```
pub trait ConvertToLlvmPatternInterface: Send + Sync {
    /// Adds conversions for the dialect's own types and memory spaces. Called for all dialects before any dialect adds
    /// patterns. By default, adds none.
    fn add_type_conversions(&self, _converter: &mut TypeConverter) {}

    /// Adds the dialect's patterns, and marks its operations legal or illegal. The pattern set has a type converter of
    /// this crate, which must stay set.
    fn populate(&self, target: &mut ConversionTarget<'_>, patterns: &mut PatternSet);
}

/// A function that adds patterns, for a dialect without its own types.
impl<F: Fn(&mut PatternSet) + Send + Sync> ConvertToLlvmPatternInterface for F {
    fn populate(&self, _: &mut ConversionTarget<'_>, patterns: &mut PatternSet) {
        self(patterns);
    }
}

/// The contribution of a target-specific dialect to `convert-vector-to-llvm`. The pass calls it if the option for the
/// target is set. A crate attaches it to the dialect like [`ConvertToLlvmPatternInterface`].
pub trait LegalizeForLlvmExport: Send + Sync {
    /// Adds conversions for the dialect's types. By default, adds none.
    fn add_type_conversions(&self, _converter: &mut TypeConverter) {}

    /// Adds the dialect's patterns, and marks its operations legal or illegal. The pattern set has a type converter of
    /// this crate, which must stay set.
    fn populate(&self, target: &mut ConversionTarget<'_>, patterns: &mut PatternSet);
}
