//! Maps values to their replacements: MLIR's `ConversionValueMapping`.

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;
use std::borrow::Cow;
use terrace_ir::{Body, Type, ValueId};

/// A short list of values.
pub(crate) type Values = SmallVec<[ValueId; 8]>;

/// Maps a value to its replacements, the replacements to theirs, and so on. Also maps lists of values to casts of them,
/// so that patterns share casts. A cast of a list replaces none of its values.
#[derive(Default)]
pub(crate) struct ValueMap {
    one: FxHashMap<ValueId, Values>,
    /// Maps lists of several values to casts.
    several: FxHashMap<Values, Values>,
    /// The values that other values are mapped to.
    mapped_to: FxHashSet<ValueId>,
    /// The results of casts.
    casts: FxHashSet<ValueId>,
}

impl ValueMap {
    /// Maps a value. Overwrites an earlier mapping.
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

    /// Removes the mapping of a list of values.
    pub(crate) fn unmap(&mut self, from: &[ValueId]) {
        match from {
            [from] => self.one.remove(from),
            _ => self.several.remove(&Values::from_slice(from)),
        };
    }

    /// Returns true if a value replaces another value or is the result of a cast.
    pub(crate) fn is_mapped_to(&self, value: ValueId) -> bool {
        self.mapped_to.contains(&value)
    }

    /// Returns true if the chain from `from` contains `to`. A mapping from `to` to `from` would then close a cycle.
    pub(crate) fn leads_to(&self, from: ValueId, to: ValueId) -> bool {
        self.chain(&from).any(|values| values.contains(&to))
    }

    /// Iterates over the values on the chain from `from`, starting with `from` itself.
    fn chain<'a>(&'a self, from: &'a ValueId) -> impl Iterator<Item = Cow<'a, [ValueId]>> {
        let first = Cow::Borrowed(std::slice::from_ref(from));
        std::iter::successors(Some(first), |values| self.after(values))
    }

    /// Returns the values that follow `values` on a chain.
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

    /// Returns true if values are the results of a single cast of the driver.
    fn is_cast(&self, body: &Body, values: &[ValueId]) -> bool {
        let op = values.first().and_then(|&first| body.defining_op(first));
        let is_result =
            |&value: &ValueId| self.casts.contains(&value) && body.defining_op(value) == op;
        op.is_some() && values.iter().all(is_result)
    }

    /// Returns the last values on the chain from `from` that have the requested types. These may be `from` itself.
    pub(crate) fn lookup(&self, body: &Body, from: ValueId, types: &[Type]) -> Option<Values> {
        let fits = |values: &Cow<'_, [ValueId]>| {
            let found = values.iter().map(|&value| body.ty(value));
            found.eq(types.iter().copied())
        };
        let found = self.chain(&from).filter(fits).last()?;
        Some(Values::from_slice(&found))
    }

    /// Returns the last values on the chain from `from` that are not casts of the driver.
    pub(crate) fn latest(&self, body: &Body, from: ValueId) -> Values {
        let chain = self.chain(&from);
        let found = chain.filter(|values| !self.is_cast(body, values)).last();
        found.map_or(Values::from_slice(&[from]), |found| {
            Values::from_slice(&found)
        })
    }

    /// Returns the end of the chain from `from`, including casts. Returns `None` if `from` was not replaced.
    pub(crate) fn end(&self, from: ValueId) -> Option<Values> {
        let end = self.chain(&from).skip(1).last()?;
        Some(Values::from_slice(&end))
    }
}
