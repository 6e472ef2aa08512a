//! Warns about constructs that the import drops. Upstream drops them silently.
//!
//! A dropped construct is recorded where it is dropped. Conversions of instructions list in [`Carried`] the parts
//! that they preserve; the other parts are dropped. Conversions of the module's records destructure them completely,
//! so the compiler reports new fields. Conversions of debug information record the fields that they read (see
//! [`LostNodes`]). Names of values and blocks and the order of uses have no meaning in a program, so they are not
//! reported.

mod instructions;
mod symbols;

use std::sync::{Mutex, PoisonError};

use rustc_hash::{FxHashMap, FxHashSet};
use terrace_ir::{Diagnostics, Loc};
use terrace_llvmir as ll;
use terrace_llvmir::Md;

pub(crate) use instructions::{Carried, attribute_of};
pub(crate) use symbols::{alias, constructors, function, global, ifunc, metadata, module};

/// The kinds of dropped constructs, each with its number of occurrences, in the order of first occurrence.
#[derive(Default)]
pub(crate) struct Losses {
    is_on: bool,
    kinds: Vec<(String, usize)>,
}

impl Losses {
    /// Returns an empty record. Nothing is recorded unless `is_on`.
    pub(crate) fn new(is_on: bool) -> Self {
        Losses {
            is_on,
            kinds: Vec::new(),
        }
    }

    /// Returns true if dropped constructs are recorded.
    pub(crate) fn is_on(&self) -> bool {
        self.is_on
    }

    /// Records a dropped construct.
    pub(crate) fn add(&mut self, kind: &str) {
        self.add_times(kind, 1);
    }

    /// Records a dropped construct if the condition holds.
    pub(crate) fn add_if(&mut self, holds: bool, kind: &str) {
        if holds {
            self.add(kind);
        }
    }

    fn add_times(&mut self, kind: &str, times: usize) {
        if !self.is_on {
            return;
        }
        match self.kinds.iter_mut().find(|(known, _)| known == kind) {
            Some((_, count)) => *count += times,
            None => self.kinds.push((kind.to_owned(), times)),
        }
    }

    /// Returns the recorded constructs and starts anew.
    pub(crate) fn take(&mut self) -> Losses {
        std::mem::replace(self, Losses::new(self.is_on))
    }

    /// Adds the dropped constructs of a part of the module.
    pub(crate) fn merge(&mut self, part: Losses) {
        for (kind, times) in part.kinds {
            self.add_times(&kind, times);
        }
    }

    /// Warns once about each kind of dropped construct.
    pub(crate) fn report(self, loc: Loc, diags: &mut Diagnostics) {
        for (kind, count) in self.kinds {
            let times = match count {
                1 => "once".to_owned(),
                count => format!("{count} times"),
            };
            diags.warning(loc, format!("not imported: {kind} ({times})"));
        }
    }
}

/// The fields of debug information that were dropped, keyed by node. Several threads may convert the same node.
pub(crate) struct LostNodes {
    is_on: bool,
    nodes: Mutex<FxHashMap<Md, Vec<String>>>,
}

impl LostNodes {
    pub(crate) fn new(is_on: bool) -> Self {
        LostNodes {
            is_on,
            nodes: Mutex::default(),
        }
    }

    /// Records that a node was converted, with its dropped fields, unless already recorded.
    pub(crate) fn record(&self, md: Md, losses: impl FnOnce() -> Vec<String>) {
        if !self.is_on {
            return;
        }
        let mut nodes = self.nodes.lock().unwrap_or_else(PoisonError::into_inner);
        nodes.entry(md).or_insert_with(losses);
    }

    /// Adds the dropped fields of all nodes, in the order of the nodes. Returns the converted nodes.
    fn add_to(self, losses: &mut Losses) -> FxHashSet<Md> {
        let nodes = self.nodes.into_inner();
        let mut nodes: Vec<_> = nodes
            .unwrap_or_else(PoisonError::into_inner)
            .into_iter()
            .collect();
        nodes.sort_unstable_by_key(|(md, _)| md.index());
        for (_, kinds) in &nodes {
            for kind in kinds {
                losses.add(kind);
            }
        }
        nodes.into_iter().map(|(md, _)| md).collect()
    }
}

/// Adds the dropped debug information, which is known only when everything is converted.
pub(crate) fn debug_information(module: &ll::Module, nodes: LostNodes, losses: &mut Losses) {
    if !losses.is_on() {
        return;
    }
    let converted = nodes.add_to(losses);
    let units = module
        .named_metadata
        .iter()
        .filter(|(name, _)| **name == *b"llvm.dbg.cu")
        .flat_map(|(_, units)| units);
    for unit in units {
        let is_lost = !converted.contains(unit);
        losses.add_if(
            is_lost,
            "named metadata !llvm.dbg.cu: compile unit without functions",
        );
    }
}
