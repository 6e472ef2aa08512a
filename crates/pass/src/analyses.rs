//! Analyses of an operation that are kept for later passes: MLIR's `AnalysisManager`.
//!
//! An analysis is computed when a pass first asks for it, and dropped after a pass that changed the IR, unless that pass
//! says that it [preserves](crate::PassContext::mark_preserved) it. A nested pipeline preserves nothing of the operations
//! around it.

use rustc_hash::FxHashMap;
use std::any::{Any, TypeId};
use terrace_ir::dominance::Dominance;
use terrace_ir::{Body, Context, OpId, SymbolTables};

/// Something that can be computed about the operation that owns a body.
pub trait Analysis: Send + Sync + Sized + 'static {
    /// Computes it. Analyses that it is built on come from `analyses`, which are those of the same operation.
    fn new(ctx: &Context, body: &Body, analyses: &mut Analyses) -> Self;

    /// Returns true if the analysis must be dropped after a pass that preserves only this. An analysis built on others
    /// asks about them too.
    fn is_invalidated(&self, preserved: &Preserved) -> bool {
        !preserved.has::<Self>()
    }
}

/// The dominator trees of the regions of one body. Bodies nested in it have their own.
impl Analysis for Dominance {
    fn new(_ctx: &Context, _body: &Body, _analyses: &mut Analyses) -> Self {
        Dominance::new()
    }
}

/// The symbol tables of a body and of all that is nested in it: MLIR's `SymbolTableCollection`.
impl Analysis for SymbolTables {
    fn new(ctx: &Context, body: &Body, _analyses: &mut Analyses) -> Self {
        SymbolTables::new(ctx, body)
    }
}

/// The analyses that are still valid after a pass: MLIR's `PreservedAnalyses`.
#[derive(Clone, Default, Debug)]
pub struct Preserved {
    all: bool,
    types: Vec<TypeId>,
}

impl Preserved {
    /// Adds all analyses: nothing was changed.
    pub fn add_all(&mut self) {
        self.all = true;
    }

    /// Adds an analysis.
    pub fn add<T: Analysis>(&mut self) {
        if !self.has::<T>() {
            self.types.push(TypeId::of::<T>());
        }
    }

    /// Returns true if all analyses are preserved.
    pub fn has_all(&self) -> bool {
        self.all
    }

    /// Returns true if an analysis is preserved.
    pub fn has<T: Analysis>(&self) -> bool {
        self.all || self.types.contains(&TypeId::of::<T>())
    }
}

/// An analysis with its type erased.
struct Entry {
    id: TypeId,
    value: Box<dyn Any + Send + Sync>,
    is_invalidated: fn(&(dyn Any + Send + Sync), &Preserved) -> bool,
}

/// The valid analyses of one operation, and those of the operations nested in it.
#[derive(Default)]
pub struct Analyses {
    /// There are few, so they are searched.
    own: Vec<Entry>,
    /// By stub.
    children: FxHashMap<OpId, Analyses>,
    /// The analyses that are being computed, with their names, the first one first.
    computing: Vec<(TypeId, &'static str)>,
}

impl Analyses {
    /// No analyses.
    pub fn new() -> Self {
        Self::default()
    }

    /// The analysis of the operation that owns `body`, computed if it is not cached. `self` must be that operation's
    /// analyses.
    ///
    /// # Panics
    /// Panics with the names of the analyses if computing an analysis asks for that analysis itself.
    pub fn get<T: Analysis>(&mut self, ctx: &Context, body: &Body) -> &mut T {
        let id = TypeId::of::<T>();
        let at = match self.own.iter().position(|entry| entry.id == id) {
            Some(at) => at,
            None => {
                let value = self.compute::<T>(ctx, body);
                self.own.push(Entry {
                    id,
                    value: Box::new(value),
                    is_invalidated: |value, preserved| {
                        let value = value.downcast_ref::<T>();
                        value.is_none_or(|value| value.is_invalidated(preserved))
                    },
                });
                self.own.len() - 1
            }
        };
        self.own[at]
            .value
            .downcast_mut()
            .expect("invariant: an entry has the type of its key")
    }

    /// Like [`get`](Self::get), but removes the analysis from the cache: for another analysis that is built on it, and
    /// for a pass that updates it while it changes the body.
    ///
    /// # Panics
    /// Panics with the names of the analyses if computing an analysis asks for that analysis itself.
    pub fn take<T: Analysis>(&mut self, ctx: &Context, body: &Body) -> T {
        let id = TypeId::of::<T>();
        match self.own.iter().position(|entry| entry.id == id) {
            None => self.compute(ctx, body),
            Some(at) => {
                let entry = self.own.swap_remove(at);
                let value = entry.value as Box<dyn Any>;
                *value
                    .downcast()
                    .expect("invariant: an entry has the type of its key")
            }
        }
    }

    /// Computes an analysis, which must not ask for itself.
    fn compute<T: Analysis>(&mut self, ctx: &Context, body: &Body) -> T {
        let (id, name) = (TypeId::of::<T>(), std::any::type_name::<T>());
        if let Some(at) = self.computing.iter().position(|&(known, _)| known == id) {
            let names = self.computing[at..].iter().map(|&(_, name)| name);
            let chain: Vec<String> = names
                .chain([name])
                .map(|name| format!("`{name}`"))
                .collect();
            panic!(
                "computing an analysis asks for that analysis itself: {}",
                chain.join(" asks for ")
            );
        }
        self.computing.push((id, name));
        let value = T::new(ctx, body, self);
        self.computing.pop();
        value
    }

    /// The analysis, if it is cached.
    pub fn cached<T: Analysis>(&self) -> Option<&T> {
        let id = TypeId::of::<T>();
        let entry = self.own.iter().find(|entry| entry.id == id)?;
        entry.value.downcast_ref()
    }

    /// The analyses of a nested operation that has a body of its own.
    pub fn child(&mut self, stub: OpId) -> &mut Analyses {
        self.children.entry(stub).or_default()
    }

    /// Takes the analyses of a nested operation, for work on another thread.
    pub(crate) fn take_child(&mut self, stub: OpId) -> Analyses {
        self.children.remove(&stub).unwrap_or_default()
    }

    /// Puts back the analyses that [`take_child`](Self::take_child) took, or those that were computed since.
    pub(crate) fn put_child(&mut self, stub: OpId, analyses: Analyses) {
        if !analyses.is_empty() {
            self.children.insert(stub, analyses);
        }
    }

    fn is_empty(&self) -> bool {
        self.own.is_empty() && self.children.is_empty()
    }

    /// Drops the analyses that are not preserved, here and in nested operations.
    pub fn invalidate(&mut self, preserved: &Preserved) {
        if preserved.has_all() {
            return;
        }
        self.own
            .retain(|entry| !(entry.is_invalidated)(&*entry.value, preserved));
        self.children.retain(|_, child| {
            child.invalidate(preserved);
            !child.is_empty()
        });
    }
}
