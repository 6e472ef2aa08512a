//! The replacements of values: MLIR's `ConversionValueMapping`.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use std::borrow::Cow;
use terrace_ir::{Body, Type, ValueId};

/// A few values.
pub(crate) type Values = SmallVec<[ValueId; 8]>;

/// Maps a value to its replacements, these to theirs, and so on; and lists of values to casts of them, so that casts
/// are shared. The casts replace nothing.
#[derive(Default)]
pub(crate) struct ValueMap {
    one: FxHashMap<ValueId, Values>,
    /// Casts of several values.
    several: FxHashMap<Values, Values>,
    /// The values that others are mapped to.
    mapped_to: FxHashSet<ValueId>,
    /// The results of casts.
    casts: FxHashSet<ValueId>,
}

impl ValueMap {
    /// Maps a value, in place of an earlier mapping of it.
    pub(crate) fn map(&mut self, from: ValueId, to: &[ValueId]) {
        self.mapped_to.extend(to);
        self.one.insert(from, to.into());
    }

    /// Maps a list of values to a cast of them.
    pub(crate) fn map_cast(&mut self, from: &[ValueId], to: &[ValueId]) {
        self.casts.extend(to);
        match *from {
            [] => self.mapped_to.extend(to),
            [from] => self.map(from, to),
            _ => {
                self.mapped_to.extend(to);
                self.several.insert(from.into(), to.into());
            }
        }
    }

    /// Undoes the mapping of a list of values.
    pub(crate) fn unmap(&mut self, from: &[ValueId]) {
        match from {
            [from] => self.one.remove(from),
            _ => self.several.remove(&Values::from_slice(from)),
        };
    }

    /// Returns true if a value replaces another, or is a cast.
    pub(crate) fn is_mapped_to(&self, value: ValueId) -> bool {
        self.mapped_to.contains(&value)
    }

    /// Returns true if the chain from `from` leads to `to`, so that mapping `to` to `from` would close a cycle.
    pub(crate) fn leads_to(&self, from: ValueId, to: ValueId) -> bool {
        self.chain(&from).any(|values| values.contains(&to))
    }

    /// The values on the chain from `from`, itself first.
    fn chain<'a>(&'a self, from: &'a ValueId) -> impl Iterator<Item = Cow<'a, [ValueId]>> {
        let first = Cow::Borrowed(std::slice::from_ref(from));
        std::iter::successors(Some(first), |values| self.after(values))
    }

    /// The values after `values` on a chain.
    fn after(&self, values: &[ValueId]) -> Option<Cow<'_, [ValueId]>> {
        if let [value] = values {
            return self.one.get(value).map(|to| to.as_slice().into());
        }
        if !values.iter().any(|value| self.one.contains_key(value)) {
            let cast = self.several.get(&Values::from_slice(values));
            return cast.map(|to| to.as_slice().into());
        }
        let mut after = Vec::new();
        for value in values {
            match self.one.get(value) {
                Some(to) => after.extend_from_slice(to),
                None => after.push(*value),
            }
        }
        Some(after.into())
    }

    /// Returns true if values are the results of one cast of the driver.
    fn is_cast(&self, body: &Body, values: &[ValueId]) -> bool {
        let op = values.first().and_then(|&first| body.defining_op(first));
        let is_result =
            |&value: &ValueId| self.casts.contains(&value) && body.defining_op(value) == op;
        op.is_some() && values.iter().all(is_result)
    }

    /// The last values on the chain from `from` that have the wanted types, which may be `from` itself.
    pub(crate) fn lookup(&self, body: &Body, from: ValueId, types: &[Type]) -> Option<Values> {
        let fits = |values: &Cow<'_, [ValueId]>| {
            let found = values.iter().map(|&value| body.ty(value));
            found.eq(types.iter().copied())
        };
        let found = self.chain(&from).filter(fits).last()?;
        Some(Values::from_slice(&found))
    }

    /// The last values on the chain from `from` that are not casts of the driver.
    pub(crate) fn latest(&self, body: &Body, from: ValueId) -> Values {
        let chain = self.chain(&from);
        let found = chain.filter(|values| !self.is_cast(body, values)).last();
        found.map_or(Values::from_slice(&[from]), |found| {
            Values::from_slice(&found)
        })
    }

    /// The end of the chain from `from`, casts included; `None` if it was not replaced.
    pub(crate) fn end(&self, from: ValueId) -> Option<Values> {
        let end = self.chain(&from).skip(1).last()?;
        Some(Values::from_slice(&end))
    }
}
