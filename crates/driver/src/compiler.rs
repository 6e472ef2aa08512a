//! The dialects and passes that programs are compiled with.

use crate::BUNDLES;
use terrace_asm::PrintOptions;
use terrace_asm::printer::DescribeIr;
use terrace_ir::{Context, Registry};
use terrace_pass::{Bundle, Lowering, OptionDef, PassRegistry, bundle};

/// The dialects and passes that programs are compiled with: all of Terrace, and [bundles](Compiler::with) of other crates.
pub struct Compiler {
    pub(crate) bundles: Vec<&'static Bundle>,
    passes: PassRegistry,
    lowerings: Vec<&'static Lowering>,
}

impl Default for Compiler {
    fn default() -> Self {
        Self::new()
    }
}

impl Compiler {
    /// Returns a compiler with all of Terrace.
    pub fn new() -> Self {
        let mut compiler = Compiler {
            bundles: Vec::new(),
            passes: PassRegistry::new(),
            lowerings: Vec::new(),
        };
        compiler.add(BUNDLES);
        compiler
    }

    /// Adds a bundle. In a stage of a lowering, its passes run before those that the compiler has.
    ///
    /// # Panics
    /// Panics if another pass, pipeline or dialect has the name of one of the bundle's, if no text can name one of its passes
    /// or pipelines, or if stages of its lowerings come before each other.
    #[track_caller]
    pub fn with(mut self, bundle: &'static Bundle) -> Self {
        self.add(&[bundle]);
        self
    }

    #[track_caller]
    fn add(&mut self, bundles: &[&'static Bundle]) {
        self.bundles.extend(bundles);
        add_passes(&mut self.passes, bundles);
        let lowerings = bundles.iter().flat_map(|bundle| bundle.lowerings);
        self.lowerings.splice(0..0, lowerings.copied());
        if let Err(why) = terrace_pass::stage::sort(&mut self.lowerings) {
            panic!("{why}");
        }
    }

    /// The passes and the registered pipelines that can be named.
    pub fn passes(&self) -> &PassRegistry {
        &self.passes
    }

    /// The passes that `lower` plans with, in order. What the last ones leave must be translatable: of the LLVM dialect, or of one with
    /// [`LlvmTranslationDialectInterface`](terrace_to_llvmir::LlvmTranslationDialectInterface).
    pub fn lowerings(&self) -> &[&'static Lowering] {
        &self.lowerings
    }

    /// The options of a whole lowering.
    pub fn lowering_options(&self) -> impl Iterator<Item = &'static OptionDef> {
        let options = self.bundles.iter().flat_map(|bundle| bundle.options);
        options.copied()
    }

    /// A context with the compiler's dialects.
    pub fn context(&self) -> Context {
        self.context_that_shows(PrintOptions::default())
    }

    /// A context with the compiler's dialects, whose messages show IR as the options say.
    pub fn context_that_shows(&self, options: PrintOptions) -> Context {
        let mut registry = Registry::new();
        bundle::register(self.bundles.iter().copied(), &mut registry);
        registry.describe_with(DescribeIr(options));
        Context::new(registry)
    }
}

/// Adds the passes and the pipelines of bundles.
#[track_caller]
pub(crate) fn add_passes(registry: &mut PassRegistry, bundles: &[&'static Bundle]) {
    for bundle in bundles {
        registry.extend(bundle.passes.iter().copied());
        registry.extend_pipelines(bundle.pipelines.iter().copied());
    }
}
