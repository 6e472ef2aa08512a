//! Caches analyses of operations for later passes: MLIR's `AnalysisManager`.
//!
//! An analysis is computed when a pass first requests it. After a pass that changed the IR, the analysis is dropped
//! unless the pass [preserved](crate::PassContext::mark_preserved) it. A nested pipeline preserves no analyses of the
//! enclosing operations.

use rustc_hash::FxHashMap;
use std::any::{Any, TypeId};
use terrace_ir::dominance::Dominance;
use terrace_ir::{Body, Context, OpId, SymbolTables};

/// An analysis of the operation that owns a body. Implemented by the types that passes request with
/// [`PassContext::analysis`](crate::PassContext::analysis); created by [`Analyses`].
pub trait Analysis: Send + Sync + Sized + 'static {
    /// Computes the analysis. `analyses` provides the other analyses of the same operation.
    fn new(ctx: &Context, body: &Body, analyses: &mut Analyses) -> Self;

    /// Returns true if the analysis must be dropped after a pass that preserves only `preserved`. An analysis that
    /// depends on others must also check them. By default, checks only the analysis itself.
    fn is_invalidated(&self, preserved: &Preserved) -> bool {
        !preserved.has::<Self>()
    }
}

/// The dominator trees of the regions of one body. Nested bodies have their own.
impl Analysis for Dominance {
    fn new(_ctx: &Context, _body: &Body, _analyses: &mut Analyses) -> Self {
        Dominance::new()
    }
}

/// The symbol tables of a body and of its nested bodies: MLIR's `SymbolTableCollection`.
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
    /// Adds all analyses, because nothing was changed.
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

/// An analysis without its static type.
struct Entry {
    id: TypeId,
    value: Box<dyn Any + Send + Sync>,
    is_invalidated: fn(&(dyn Any + Send + Sync), &Preserved) -> bool,
}

/// The valid analyses of one operation and of its nested operations.
#[derive(Default)]
pub struct Analyses {
    /// The analyses of the operation itself. A linear search suffices because there are few.
    own: Vec<Entry>,
    /// The analyses of nested operations, keyed by stub.
    children: FxHashMap<OpId, Analyses>,
    /// The types and names of the analyses that are being computed, outermost first.
    computing: Vec<(TypeId, &'static str)>,
}

impl Analyses {
    /// Creates an empty cache.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns the analysis of the operation that owns `body`, and computes it if it is not cached. `self` must be the
    /// cache of that operation.
    ///
    /// # Panics
    /// Panics with the names of the analyses if the computation of an analysis requests the analysis itself.
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

    /// Returns an analysis like [`get`](Self::get), but removes it from the cache. Analyses that build on another
    /// analysis, and passes that update an analysis while they change the body, use this.
    ///
    /// # Panics
    /// Panics with the names of the analyses if the computation of an analysis requests the analysis itself.
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

    /// Computes an analysis. Panics if the computation requests the analysis itself.
    fn compute<T: Analysis>(&mut self, ctx: &Context, body: &Body) -> T {
        let (id, name) = (TypeId::of::<T>(), std::any::type_name::<T>());
        if let Some(at) = self.computing.iter().position(|&(known, _)| known == id) {
            let names = self.computing[at..].iter().map(|&(_, name)| name);
            let chain: Vec<String> = names
                .chain([name])
                .map(|name| format!("`{name}`"))
                .collect();
            panic!("analysis depends on itself: {}", chain.join(" asks for "));
        }
        self.computing.push((id, name));
        let value = T::new(ctx, body, self);
        self.computing.pop();
        value
    }

    /// Returns the analysis if it is cached.
    pub fn cached<T: Analysis>(&self) -> Option<&T> {
        let id = TypeId::of::<T>();
        let entry = self.own.iter().find(|entry| entry.id == id)?;
        entry.value.downcast_ref()
    }

    /// Returns the cache of a nested operation that has its own body.
    pub fn child(&mut self, stub: OpId) -> &mut Analyses {
        self.children.entry(stub).or_default()
    }

    /// Removes the cache of a nested operation, for work on another thread.
    pub(crate) fn take_child(&mut self, stub: OpId) -> Analyses {
        self.children.remove(&stub).unwrap_or_default()
    }

    /// Puts back the cache that [`take_child`](Self::take_child) removed, which may contain new analyses.
    pub(crate) fn put_child(&mut self, stub: OpId, analyses: Analyses) {
        if !analyses.is_empty() {
            self.children.insert(stub, analyses);
        }
    }

    fn is_empty(&self) -> bool {
        self.own.is_empty() && self.children.is_empty()
    }

    /// Drops the analyses that are not preserved, including those of nested operations.
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
