//! How a dialect takes part in `convert-to-llvm`.

use terrace_rewrite::{ConversionTarget, PatternSet, TypeConverter};

/// What a dialect adds to `convert-to-llvm`: MLIR's `ConvertToLLVMPatternInterface`. A crate attaches it to the dialect with
/// [`attach_dialect`](terrace_ir::Registry::attach_dialect); the pass asks all dialects that have it.
pub trait ConvertToLlvmPatternInterface: Send + Sync {
    /// Adds rules to the type converter, for the dialect's own types and memory spaces. All dialects add theirs before any
    /// adds patterns.
    fn add_type_conversions(&self, _converter: &mut TypeConverter) {}

    /// Adds the dialect's patterns, and says which of its operations are legal or illegal. The set has a type converter of
    /// this crate, and has it afterwards.
    fn populate(&self, target: &mut ConversionTarget<'_>, patterns: &mut PatternSet);
}
