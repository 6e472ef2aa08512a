//! Maps names to passes and pipelines.

use crate::named::{Named, PipelineDef};
use crate::pass::PassDef;

/// The passes and the registered pipelines that the text of a pipeline can name. Registration is explicit.
#[derive(Clone, Default)]
pub struct PassRegistry {
    /// Sorted by name.
    all: Vec<Named>,
}

impl PassRegistry {
    /// Creates an empty registry.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a pass. Adding the same pass again has no effect.
    ///
    /// # Panics
    /// Panics if another pass or a pipeline has the same name, if the name of the pass or of an option is invalid in
    /// the text of pipelines, or if two options have the same name.
    #[track_caller]
    pub fn add(&mut self, def: &'static PassDef) -> &mut Self {
        self.insert(def.into())
    }

    /// Adds a registered pipeline. Adding the same pipeline again has no effect.
    ///
    /// # Panics
    /// Panics if a pass or another pipeline has the same name, if the name of the pipeline or of an option is invalid
    /// in the text of pipelines, or if two options have the same name.
    #[track_caller]
    pub fn add_pipeline(&mut self, def: &'static PipelineDef) -> &mut Self {
        self.insert(def.into())
    }

    #[track_caller]
    fn insert(&mut self, new: Named) -> &mut Self {
        if let Some(why) = new.why_invalid() {
            panic!("{why}");
        }
        match self.position(new.name()) {
            Ok(at) => {
                let known = self.all[at];
                assert!(
                    known.is(new),
                    "two passes or pipelines are named '{}': \"{}\" and \"{}\"",
                    new.name(),
                    known.description(),
                    new.description()
                );
            }
            Err(at) => self.all.insert(at, new),
        }
        self
    }

    fn position(&self, name: &str) -> Result<usize, usize> {
        self.all.binary_search_by_key(&name, |named| named.name())
    }

    /// Adds passes.
    #[track_caller]
    pub fn extend(&mut self, defs: impl IntoIterator<Item = &'static PassDef>) -> &mut Self {
        for def in defs {
            self.add(def);
        }
        self
    }

    /// Adds registered pipelines.
    #[track_caller]
    pub fn extend_pipelines(
        &mut self,
        defs: impl IntoIterator<Item = &'static PipelineDef>,
    ) -> &mut Self {
        for def in defs {
            self.add_pipeline(def);
        }
        self
    }

    /// Returns a copy of the registry without a pipeline.
    pub(crate) fn without_pipeline(&self, name: &str) -> PassRegistry {
        let others = self.all.iter().copied();
        let others =
            others.filter(|named| !matches!(named, Named::Pipeline(other) if other.name == name));
        PassRegistry {
            all: others.collect(),
        }
    }

    /// Returns true if the registry contains neither passes nor pipelines.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Returns the pass or pipeline with a name.
    pub fn named(&self, name: &str) -> Option<Named> {
        Some(self.all[self.position(name).ok()?])
    }

    /// Returns the pass with a name.
    pub fn lookup(&self, name: &str) -> Option<&'static PassDef> {
        match self.named(name)? {
            Named::Pass(pass) => Some(pass),
            Named::Pipeline(_) => None,
        }
    }

    /// All passes, sorted by name.
    pub fn iter(&self) -> impl Iterator<Item = &'static PassDef> + '_ {
        self.all.iter().filter_map(|named| match named {
            Named::Pass(pass) => Some(*pass),
            Named::Pipeline(_) => None,
        })
    }

    /// All registered pipelines, sorted by name.
    pub fn pipelines(&self) -> impl Iterator<Item = &'static PipelineDef> + '_ {
        self.all.iter().filter_map(|named| match named {
            Named::Pass(_) => None,
            Named::Pipeline(pipeline) => Some(*pipeline),
        })
    }

    /// All passes and pipelines, sorted by name.
    pub fn all(&self) -> impl Iterator<Item = Named> + '_ {
        self.all.iter().copied()
    }
}
