//! How a dialect takes part in conversions to the LLVM dialect.

use terrace_rewrite::{ConversionTarget, PatternSet, TypeConverter};

/// What a dialect adds to `convert-to-llvm`: MLIR's `ConvertToLLVMPatternInterface`. A crate attaches it to the dialect with
/// [`attach_dialect`](terrace_ir::Registry::attach_dialect); the pass asks all dialects that have it.
///
/// ```
/// use terrace_ir::Registry;
/// use terrace_llvm_common::{ConvertToLlvmPatternInterface, OneToOne};
/// use terrace_rewrite::{ConversionTarget, PatternSet};
///
/// struct ToLlvm;
///
/// impl ConvertToLlvmPatternInterface for ToLlvm {
///     fn populate(&self, _: &mut ConversionTarget<'_>, patterns: &mut PatternSet) {
///         patterns.add(OneToOne::new::<terrace_arith::AndIOp, terrace_llvm::AndOp>("AndIOpLowering"));
///     }
/// }
///
/// fn register(registry: &mut Registry) {
///     registry.attach_dialect::<dyn ConvertToLlvmPatternInterface>("mine", &ToLlvm);
/// }
/// ```
pub trait ConvertToLlvmPatternInterface: Send + Sync {
    /// Adds rules to the type converter, for the dialect's own types and memory spaces. All dialects add theirs before any
    /// adds patterns.
    fn add_type_conversions(&self, _converter: &mut TypeConverter) {}

    /// Adds the dialect's patterns, and says which of its operations are legal or illegal. The set has a type converter of
    /// this crate, and has it afterwards.
    fn populate(&self, target: &mut ConversionTarget<'_>, patterns: &mut PatternSet);
}

/// What a dialect of one processor's instructions adds to `convert-vector-to-llvm`, if the option of the pass for it is given.
/// A crate attaches it to the dialect as the interface above.
pub trait LegalizeForLlvmExport: Send + Sync {
    /// Adds rules for the dialect's types.
    fn add_type_conversions(&self, _converter: &mut TypeConverter) {}

    /// Adds the dialect's patterns, and says which of its operations are legal or illegal. The set has a type converter of
    /// this crate, and has it afterwards.
    fn populate(&self, target: &mut ConversionTarget<'_>, patterns: &mut PatternSet);
}
