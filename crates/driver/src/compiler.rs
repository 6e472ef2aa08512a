//! The set of dialects and passes that programs are compiled with.

use crate::BUNDLES;
use terrace_asm::PrintOptions;
use terrace_asm::printer::DescribeIr;
use terrace_ir::{Context, Registry};
use terrace_pass::{Bundle, Lowering, OptionDef, PassRegistry, bundle};

/// The set of dialects and passes that programs are compiled with: those of Terrace, and [bundles](Compiler::with) of
/// other crates.
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
    /// Creates a compiler with all dialects and passes of Terrace.
    pub fn new() -> Self {
        let mut compiler = Compiler {
            bundles: Vec::new(),
            passes: PassRegistry::new(),
            lowerings: Vec::new(),
        };
        compiler.add(BUNDLES);
        compiler
    }

    /// Adds a bundle. Within a stage, its passes run before those that the compiler already has.
    ///
    /// # Panics
    /// Panics if another pass, pipeline or dialect has the same name as one of the bundle, if the name of a pass or
    /// pipeline is invalid in the text of pipelines, or if the constraints of the stages are cyclic.
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

    /// The passes and registered pipelines that pipelines can name.
    pub fn passes(&self) -> &PassRegistry {
        &self.passes
    }

    /// The lowerings from which `terrace lower` plans its pipeline, in order. The operations that remain must be
    /// translatable: they must belong to the LLVM dialect, or to a dialect with a
    /// [`LlvmTranslationDialectInterface`](terrace_to_llvmir::LlvmTranslationDialectInterface).
    pub fn lowerings(&self) -> &[&'static Lowering] {
        &self.lowerings
    }

    /// The options of `terrace lower`.
    pub fn lowering_options(&self) -> impl Iterator<Item = &'static OptionDef> {
        let options = self.bundles.iter().flat_map(|bundle| bundle.options);
        options.copied()
    }

    /// Creates a context with the compiler's dialects.
    pub fn context(&self) -> Context {
        self.context_that_shows(PrintOptions::default())
    }

    /// Creates a context with the compiler's dialects. Its messages print IR with the given options.
    pub fn context_that_shows(&self, options: PrintOptions) -> Context {
        let mut registry = Registry::new();
        bundle::register(self.bundles.iter().copied(), &mut registry);
        registry.describe_with(DescribeIr(options));
        Context::new(registry)
    }
}

/// Adds the passes and the pipelines of bundles, and the passes of their lowerings, so that `opt` accepts the plan of
/// `terrace lower`.
#[track_caller]
pub(crate) fn add_passes(registry: &mut PassRegistry, bundles: &[&'static Bundle]) {
    for bundle in bundles {
        registry.extend(bundle.passes.iter().copied());
        registry.extend(bundle.lowerings.iter().map(|lowering| lowering.pass));
        registry.extend_pipelines(bundle.pipelines.iter().copied());
    }
}
