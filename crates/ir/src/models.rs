//! The models of interfaces: attached while dialects are registered, then looked up.

use crate::OpDef;
use crate::interner::hash_of;
use crate::slots::Slots;
use rustc_hash::FxHashMap;
use std::any::{Any, TypeId, type_name};
use std::sync::OnceLock;

/// The target of an interface's attachment.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Target {
    /// An operation, by [`key`].
    Op(usize),
    Dialect(&'static str),
    Type(TypeId),
    Attr(TypeId),
}

/// The key of a definition is the address of its static.
#[inline]
pub(crate) fn key(def: &'static OpDef) -> usize {
    std::ptr::from_ref(def).addr()
}

/// The models of all interfaces. Each interface has its own list.
#[derive(Default)]
pub(crate) struct Interfaces {
    lists: FxHashMap<TypeId, Box<dyn ModelList>>,
}

/// The models of some interface.
trait ModelList: Any + Send + Sync {
    /// Returns the interface's name, without the path to it.
    fn name(&self) -> &'static str;

    /// Returns true if a model for this target exists.
    fn has(&self, target: Target) -> bool;
}

impl<I: ?Sized + Sync + 'static> ModelList for Models<I> {
    fn name(&self) -> &'static str {
        let path = type_name::<I>();
        path.rsplit("::").next().unwrap_or(path)
    }

    fn has(&self, target: Target) -> bool {
        self.attached.iter().any(|(known, _)| *known == target)
    }
}

/// The models of one interface. Every run attaches all models, but most are never looked up. Attaching therefore only
/// appends to a list, and the first look-up builds the hash table.
struct Models<I: ?Sized + 'static> {
    attached: Vec<(Target, &'static I)>,
    by_target: OnceLock<Slots>,
}

impl<I: ?Sized> Default for Models<I> {
    fn default() -> Self {
        Models {
            attached: Vec::new(),
            by_target: OnceLock::new(),
        }
    }
}

impl Interfaces {
    /// Attaches a model. It replaces an earlier model for the same target.
    pub(crate) fn attach<I: ?Sized + Sync + 'static>(&mut self, target: Target, model: &'static I) {
        let list = self
            .lists
            .entry(TypeId::of::<I>())
            .or_insert_with(|| Box::new(Models::<I>::default()));
        let list: &mut dyn Any = &mut **list;
        if let Some(models) = list.downcast_mut::<Models<I>>() {
            models.attached.push((target, model));
            models.by_target.take();
        }
    }

    fn models<I: ?Sized + Sync + 'static>(&self) -> Option<&Models<I>> {
        let list: &dyn Any = &**self.lists.get(&TypeId::of::<I>())?;
        list.downcast_ref()
    }

    /// Returns the names of the interfaces that have a model for a target, sorted. Searches every list, so use it for
    /// documentation only.
    pub(crate) fn names_of(&self, target: Target) -> Vec<&'static str> {
        let lists = self.lists.values().filter(|list| list.has(target));
        let mut names: Vec<_> = lists.map(|list| list.name()).collect();
        names.sort_unstable();
        names
    }

    /// Returns the model of a target by a linear search, for look-ups before everything is attached.
    pub(crate) fn attached<I: ?Sized + Sync + 'static>(
        &self,
        target: Target,
    ) -> Option<&'static I> {
        let attached = &self.models::<I>()?.attached;
        let found = attached.iter().rev().find(|(known, _)| *known == target)?;
        Some(found.1)
    }

    /// Returns the model of a target.
    pub(crate) fn get<I: ?Sized + Sync + 'static>(&self, target: Target) -> Option<&'static I> {
        let models = self.models::<I>()?;
        let attached = &models.attached;
        let by_target = models.by_target.get_or_init(|| {
            let mut slots = Slots::new(attached.len());
            for (at, (target, _)) in attached.iter().enumerate() {
                slots.insert(hash_of(target), at, |known| attached[known].0 == *target);
            }
            slots
        });
        let at = by_target.find(hash_of(&target), |at| attached[at].0 == target)?;
        Some(attached[at].1)
    }

    /// Returns the operations with a model, as [`key`]s, in the order of attachment.
    pub(crate) fn ops<I: ?Sized + Sync + 'static>(
        &self,
    ) -> impl Iterator<Item = (usize, &'static I)> + '_ {
        let attached = self
            .models::<I>()
            .map_or(&[][..], |models| &models.attached);
        attached.iter().filter_map(|&(target, model)| match target {
            Target::Op(op) => Some((op, model)),
            _ => None,
        })
    }
}
