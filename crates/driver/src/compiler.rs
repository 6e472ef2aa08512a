//! The set of dialects and passes that programs are compiled with.

use crate::BUNDLES;
use terrace_ir::Context;
use terrace_pass::{Bundle, PassRegistry};
use terrace_session::Bundles;

/// The set of dialects and passes that programs are compiled with: those of Terrace, and [bundles](Compiler::with) of
/// other crates.
///
/// The operations that remain after its lowerings must be translatable: they must belong to the LLVM dialect, or to a
/// dialect with a [`LlvmTranslationDialectInterface`](terrace_to_llvmir::LlvmTranslationDialectInterface).
pub struct Compiler {
    bundles: Bundles,
}

impl Default for Compiler {
    fn default() -> Self {
        Self::new()
    }
}

impl Compiler {
    /// Creates a compiler with all dialects and passes of Terrace.
    pub fn new() -> Self {
        Compiler {
            bundles: Bundles::new(BUNDLES),
        }
    }

    /// Adds a bundle. Within a stage, its passes run before those that the compiler already has.
    ///
    /// # Panics
    /// Panics under the same conditions as [`Bundles::with`].
    #[track_caller]
    pub fn with(mut self, bundle: &'static Bundle) -> Self {
        self.bundles = self.bundles.with(bundle);
        self
    }

    /// The dialects, passes and lowerings.
    pub fn bundles(&self) -> &Bundles {
        &self.bundles
    }

    /// The passes and registered pipelines that pipelines can name.
    pub fn passes(&self) -> &PassRegistry {
        self.bundles.passes()
    }

    /// Creates a context with the compiler's dialects.
    pub fn context(&self) -> Context {
        self.bundles.context()
    }
}
