//! Interfaces of dialects for conversions to the LLVM dialect.

use terrace_rewrite::{ConversionTarget, PatternSet, TypeConverter};

/// A dialect's contribution to `convert-to-llvm`: MLIR's `ConvertToLLVMPatternInterface`. A crate attaches it to the
/// dialect with [`attach_dialect`](terrace_ir::Registry::attach_dialect); the pass uses it for all dialects that have
/// it.
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
    /// Adds conversions for the dialect's own types and memory spaces. This is called for all dialects before any adds
    /// patterns.
    fn add_type_conversions(&self, _converter: &mut TypeConverter) {}

    /// Adds the dialect's patterns, and marks its operations legal or illegal. The pattern set has a type converter of
    /// this crate, which must stay set.
    fn populate(&self, target: &mut ConversionTarget<'_>, patterns: &mut PatternSet);
}

/// A function that adds the patterns of a dialect without types of its own.
impl<F: Fn(&mut PatternSet) + Send + Sync> ConvertToLlvmPatternInterface for F {
    fn populate(&self, _: &mut ConversionTarget<'_>, patterns: &mut PatternSet) {
        self(patterns);
    }
}

/// The contribution of a target-specific dialect to `convert-vector-to-llvm`, used if the pass option for the target is
/// set. A crate attaches it to the dialect like [`ConvertToLlvmPatternInterface`].
pub trait LegalizeForLlvmExport: Send + Sync {
    /// Adds conversions for the dialect's types.
    fn add_type_conversions(&self, _converter: &mut TypeConverter) {}

    /// Adds the dialect's patterns, and marks its operations legal or illegal. The pattern set has a type converter of
    /// this crate, which must stay set.
    fn populate(&self, target: &mut ConversionTarget<'_>, patterns: &mut PatternSet);
}
