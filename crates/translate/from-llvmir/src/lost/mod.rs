//! Reports what an import loses. MLIR's importer is silent about these losses.
//!
//! A loss is noticed where it happens. Conversions of instructions note in [`Carried`] the parts of an instruction that they
//! have read, and the remaining parts are lost; conversions of records of the module take them apart completely, so a new field
//! has to be handled; conversions of debug information note the fields that they read (see [`LostNodes`]). Names of values and
//! blocks and the order of uses, which say nothing about a program, are not reported.

mod instructions;
mod symbols;

use std::sync::{Mutex, PoisonError};

use rustc_hash::{FxHashMap, FxHashSet};
use terrace_ir::{Diagnostics, Loc};
use terrace_llvmir as ll;
use terrace_llvmir::Md;

pub(crate) use instructions::{Carried, attribute_of};
pub(crate) use symbols::{alias, constructors, function, global, ifunc, metadata, module};

/// Kinds of losses, each with the number of times it was met, in the order in which they were met first.
#[derive(Default)]
pub(crate) struct Losses {
    is_on: bool,
    kinds: Vec<(String, usize)>,
}

impl Losses {
    /// No losses; none is ever recorded unless `is_on`.
    pub(crate) fn new(is_on: bool) -> Self {
        Losses {
            is_on,
            kinds: Vec::new(),
        }
    }

    /// Returns true if losses are recorded.
    pub(crate) fn is_on(&self) -> bool {
        self.is_on
    }

    /// Records a loss of this kind.
    pub(crate) fn add(&mut self, kind: &str) {
        self.add_times(kind, 1);
    }

    /// Records a loss of this kind if the condition holds.
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

    /// Returns the losses so far and begins anew.
    pub(crate) fn take(&mut self) -> Losses {
        std::mem::replace(self, Losses::new(self.is_on))
    }

    /// Adds the losses of a part of the module.
    pub(crate) fn merge(&mut self, part: Losses) {
        for (kind, times) in part.kinds {
            self.add_times(&kind, times);
        }
    }

    /// Warns once of each kind.
    pub(crate) fn report(self, loc: Loc, diags: &mut Diagnostics) {
        for (kind, count) in self.kinds {
            let times = match count {
                1 => "once".to_owned(),
                count => format!("{count} times"),
            };
            diags.warning(loc, format!("lost in the import: {kind} ({times})"));
        }
    }
}

/// The fields of debug information that an import lost, keyed by node. Threads may convert the same node.
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

    /// Records that a node was converted, with its losses, unless it was before.
    pub(crate) fn record(&self, md: Md, losses: impl FnOnce() -> Vec<String>) {
        if !self.is_on {
            return;
        }
        let mut nodes = self.nodes.lock().unwrap_or_else(PoisonError::into_inner);
        nodes.entry(md).or_insert_with(losses);
    }

    /// Adds the losses of all nodes, in the order of the nodes, and returns the nodes that were converted.
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

/// Adds the losses that are known only when everything is converted: those of debug information.
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
            "named metadata !llvm.dbg.cu: a unit without functions",
        );
    }
}
