//! Passes by name.

use crate::pass::PassDef;

/// The passes that pipelines can name. Registration is explicit.
#[derive(Clone, Default)]
pub struct PassRegistry {
    passes: Vec<&'static PassDef>,
}

impl PassRegistry {
    /// An empty registry.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a pass. Adding it again changes nothing.
    ///
    /// # Panics
    /// If another pass has its name, or if two of its options have one name.
    #[track_caller]
    pub fn add(&mut self, def: &'static PassDef) -> &mut Self {
        for (index, option) in def.options.iter().enumerate() {
            assert!(
                def.options[..index]
                    .iter()
                    .all(|other| other.name != option.name),
                "pass '{}' has two options named '{}'",
                def.name,
                option.name
            );
        }
        match self
            .passes
            .binary_search_by_key(&def.name, |pass| pass.name)
        {
            Ok(at) => assert!(
                std::ptr::eq(self.passes[at], def),
                "two passes are named '{}': \"{}\" and \"{}\"",
                def.name,
                self.passes[at].description,
                def.description
            ),
            Err(at) => self.passes.insert(at, def),
        }
        self
    }

    /// Adds passes.
    #[track_caller]
    pub fn extend(&mut self, defs: impl IntoIterator<Item = &'static PassDef>) -> &mut Self {
        for def in defs {
            self.add(def);
        }
        self
    }

    /// Returns true if there are none.
    pub fn is_empty(&self) -> bool {
        self.passes.is_empty()
    }

    /// The pass of a name.
    pub fn lookup(&self, name: &str) -> Option<&'static PassDef> {
        let at = self
            .passes
            .binary_search_by_key(&name, |pass| pass.name)
            .ok()?;
        Some(self.passes[at])
    }

    /// All passes, sorted by name.
    pub fn iter(&self) -> impl Iterator<Item = &'static PassDef> + '_ {
        self.passes.iter().copied()
    }
}
