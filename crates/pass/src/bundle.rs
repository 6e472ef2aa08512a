//! The contents of a crate, for a program to register.

use crate::lowering::{INDEX_WIDTH, Lowering};
use crate::named::PipelineDef;
use crate::options::OptionDef;
use crate::pass::PassDef;
use terrace_ir::{DialectDef, Registry};

/// The dialects, models, passes, pipelines, lowerings and options of lowerings that a program registers together. A crate of passes
/// lists its own in one `static BUNDLE`. A crate of a dialect exports its [`DialectDef`] and does not depend on this crate;
/// the program puts the dialects into a bundle.
pub struct Bundle {
    /// The dialects.
    pub dialects: &'static [&'static DialectDef],
    /// Attaches models of interfaces to what other crates define. It runs after all dialects are registered.
    pub models: fn(&mut Registry),
    /// The passes that pipelines can name.
    pub passes: &'static [&'static PassDef],
    /// The pipelines that other pipelines can name.
    pub pipelines: &'static [&'static PipelineDef],
    /// The passes that `lower` plans with.
    pub lowerings: &'static [&'static Lowering],
    /// The options of a whole lowering: flags of `lower`.
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

    /// A bundle with these dialects.
    pub const fn dialects(self, dialects: &'static [&'static DialectDef]) -> Self {
        Bundle { dialects, ..self }
    }

    /// A bundle that attaches these models.
    pub const fn models(self, models: fn(&mut Registry)) -> Self {
        Bundle { models, ..self }
    }

    /// A bundle with these passes.
    pub const fn passes(self, passes: &'static [&'static PassDef]) -> Self {
        Bundle { passes, ..self }
    }

    /// A bundle with these registered pipelines.
    pub const fn pipelines(self, pipelines: &'static [&'static PipelineDef]) -> Self {
        Bundle { pipelines, ..self }
    }

    /// A bundle with these lowerings.
    pub const fn lowerings(self, lowerings: &'static [&'static Lowering]) -> Self {
        Bundle { lowerings, ..self }
    }

    /// A bundle with these options of a whole lowering.
    pub const fn options(self, options: &'static [&'static OptionDef]) -> Self {
        Bundle { options, ..self }
    }
}

impl Default for Bundle {
    fn default() -> Self {
        Self::new()
    }
}

/// The builtin dialect, whose crate knows no passes, and the width of its type `index`.
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
