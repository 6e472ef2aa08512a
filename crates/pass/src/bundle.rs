//! Bundles, which list the contents of a crate for registration.

use crate::lowering::{INDEX_WIDTH, Lowering};
use crate::named::PipelineDef;
use crate::options::OptionDef;
use crate::pass::PassDef;
use terrace_ir::{DialectDef, Registry};

/// A list of everything that a program registers together: dialects, models, passes, pipelines, lowerings, and options
/// of `terrace lower`. A crate of passes declares one `static BUNDLE`. A crate of a dialect only exports its
/// [`DialectDef`] and does not depend on this crate; the program adds the dialects to a bundle.
pub struct Bundle {
    /// The dialects.
    pub dialects: &'static [&'static DialectDef],
    /// Attaches interface models to entities of other crates. Called after all dialects are registered.
    pub models: fn(&mut Registry),
    /// The passes that pipelines can name. Pipelines can also name the passes of [`lowerings`](Self::lowerings).
    pub passes: &'static [&'static PassDef],
    /// The pipelines that other pipelines can name.
    pub pipelines: &'static [&'static PipelineDef],
    /// The lowerings from which `terrace lower` plans its pipeline.
    pub lowerings: &'static [&'static Lowering],
    /// The options of `terrace lower`, which become its flags.
    pub options: &'static [&'static OptionDef],
}

impl Bundle {
    /// An empty bundle.
    pub const fn new() -> Self {
        Bundle {
            dialects: &[],
            models: |_| {},
            passes: &[],
            pipelines: &[],
            lowerings: &[],
            options: &[],
        }
    }

    /// Returns the bundle with these dialects.
    pub const fn dialects(self, dialects: &'static [&'static DialectDef]) -> Self {
        Bundle { dialects, ..self }
    }

    /// Returns the bundle with a function that attaches models.
    pub const fn models(self, models: fn(&mut Registry)) -> Self {
        Bundle { models, ..self }
    }

    /// Returns the bundle with these passes.
    pub const fn passes(self, passes: &'static [&'static PassDef]) -> Self {
        Bundle { passes, ..self }
    }

    /// Returns the bundle with these registered pipelines.
    pub const fn pipelines(self, pipelines: &'static [&'static PipelineDef]) -> Self {
        Bundle { pipelines, ..self }
    }

    /// Returns the bundle with these lowerings.
    pub const fn lowerings(self, lowerings: &'static [&'static Lowering]) -> Self {
        Bundle { lowerings, ..self }
    }

    /// Returns the bundle with these options of `terrace lower`.
    pub const fn options(self, options: &'static [&'static OptionDef]) -> Self {
        Bundle { options, ..self }
    }
}

impl Default for Bundle {
    fn default() -> Self {
        Self::new()
    }
}

/// The bundle of the builtin dialect, whose crate does not depend on passes, and the option for the width of `index`.
pub static BUNDLE: Bundle = Bundle::new()
    .dialects(&[&terrace_builtin::BUILTIN])
    .options(&[&INDEX_WIDTH.def]);

/// Registers the dialects of bundles, and then their models.
pub fn register<'b>(
    bundles: impl IntoIterator<Item = &'b Bundle> + Clone,
    registry: &mut Registry,
) {
    for bundle in bundles.clone() {
        for dialect in bundle.dialects {
            registry.dialect(dialect);
        }
    }
    for bundle in bundles {
        (bundle.models)(registry);
    }
}
