//! The set of dialects and passes of a program.

use crate::hints::ONLY_MLIR;
use terrace_asm::printer::DescribeIr;
use terrace_asm::{PrintOptions, UnknownDialects};
use terrace_ir::{Context, Registry};
use terrace_pass::{Bundle, Lowering, OptionDef, PassRegistry, bundle};

/// The set of dialects and passes of a program, as a list of [bundles](Bundle).
pub struct Bundles {
    list: Vec<&'static Bundle>,
    /// The number of bundles that the set was created with, whose names need no check.
    pub(crate) own: usize,
    passes: PassRegistry,
    lowerings: Vec<&'static Lowering>,
}

impl Bundles {
    /// Creates a set of the builtin dialect and of bundles. Within a stage, the passes of an earlier bundle run first.
    ///
    /// # Panics
    /// Panics under the same conditions as [`Bundles::with`].
    #[track_caller]
    pub fn new(bundles: &[&'static Bundle]) -> Self {
        let mut set = Bundles {
            list: Vec::new(),
            own: 0,
            passes: PassRegistry::new(),
            lowerings: Vec::new(),
        };
        set.add(&[&terrace_pass::BUNDLE]);
        set.add(bundles);
        set.own = set.list.len();
        set
    }

    /// Adds a bundle. Within a stage, its passes run before those that the set already has.
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
        self.list.extend(bundles);
        for bundle in bundles {
            // `opt` accepts the passes of lowerings, so that it can run the plan of `terrace lower`.
            let lowerings = bundle.lowerings.iter().map(|lowering| lowering.pass);
            self.passes.extend(bundle.passes.iter().copied());
            self.passes.extend(lowerings);
            self.passes
                .extend_pipelines(bundle.pipelines.iter().copied());
        }
        let lowerings = bundles.iter().flat_map(|bundle| bundle.lowerings);
        self.lowerings.splice(0..0, lowerings.copied());
        if let Err(why) = terrace_pass::stage::sort(&mut self.lowerings) {
            panic!("{why}");
        }
    }

    /// The bundles, in the order in which they were added.
    pub fn list(&self) -> &[&'static Bundle] {
        &self.list
    }

    /// The passes and registered pipelines that pipelines can name.
    pub fn passes(&self) -> &PassRegistry {
        &self.passes
    }

    /// The lowerings from which `terrace lower` plans its pipeline, in order.
    pub fn lowerings(&self) -> &[&'static Lowering] {
        &self.lowerings
    }

    /// The options of `terrace lower`.
    pub fn lowering_options(&self) -> impl Iterator<Item = &'static OptionDef> {
        let options = self.list.iter().flat_map(|bundle| bundle.options);
        options.copied()
    }

    /// Registers the dialects, then the models, and messages that print IR.
    pub fn register(&self, registry: &mut Registry) {
        bundle::register(self.list.iter().copied(), registry);
        registry.describe_with(DescribeIr::default());
        registry.attach_dialect::<dyn UnknownDialects>("builtin", &ONLY_MLIR);
    }

    /// Creates a context with the dialects.
    pub fn context(&self) -> Context {
        self.context_that_shows(PrintOptions::default())
    }

    /// Creates a context with the dialects. Its messages print IR with the given options.
    pub fn context_that_shows(&self, options: PrintOptions) -> Context {
        let mut registry = Registry::new();
        self.register(&mut registry);
        registry.describe_with(DescribeIr(options));
        Context::new(registry)
    }
}
