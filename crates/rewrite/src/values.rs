//! The replacements of values, as arrays indexed by value.

use smallvec::SmallVec;
use terrace_ir::{Body, Type, ValueId};

/// A few values.
pub(crate) type Values = SmallVec<[ValueId; 8]>;

const MANY: u32 = 1 << 31;

/// A list of values as the key or the result of a mapping.
#[derive(Clone, Copy)]
struct Range {
    start: u32,
    len: u32,
}

/// The mapping of a list of several values: a cast of all of them.
struct Group {
    key: Range,
    to: Range,
    /// One more than the row of the next group whose key starts with the same value, or 0.
    next: u32,
    live: bool,
}

/// A key to undo a mapping that a cast made.
#[derive(Clone, Copy)]
pub(crate) enum MapKey {
    /// Nothing was mapped.
    None,
    /// This value was.
    Value(ValueId),
    /// This group was.
    Group(u32),
}

/// Maps a value to its replacements, these to theirs, and so on; and lists of values to casts of them, so that casts
/// are shared. All casts made by the driver are *pure*: they replace nothing.
#[derive(Default)]
pub(crate) struct ValueMap {
    /// By value: 0 for none, one more than the index of the value, or `MANY` with a row of `ranges`.
    next: Vec<u32>,
    flags: Vec<u8>,
    ranges: Vec<Range>,
    pool: Vec<ValueId>,
    /// By first value of the key: one more than a row of `groups`, or 0.
    heads: Vec<u32>,
    groups: Vec<Group>,
}

const MAPPED_TO: u8 = 1;
const PURE: u8 = 2;

#[inline]
fn grow<T: Clone + Default>(table: &mut Vec<T>, index: usize) -> &mut T {
    if index >= table.len() {
        table.resize((index + 1).max(table.len() * 2), T::default());
    }
    &mut table[index]
}

impl ValueMap {
    pub(crate) fn clear(&mut self) {
        self.next.clear();
        self.flags.clear();
        self.ranges.clear();
        self.pool.clear();
        self.heads.clear();
        self.groups.clear();
    }

    fn push(&mut self, values: &[ValueId]) -> Range {
        let start = self.pool.len() as u32;
        self.pool.extend_from_slice(values);
        Range {
            start,
            len: values.len() as u32,
        }
    }

    fn range(&self, range: Range) -> &[ValueId] {
        &self.pool[range.start as usize..][..range.len as usize]
    }

    /// Maps a value, in place of an earlier mapping of it.
    pub(crate) fn map(&mut self, from: ValueId, to: &[ValueId]) {
        for value in to {
            *grow(&mut self.flags, value.index()) |= MAPPED_TO;
        }
        let entry = match to {
            [to] => to.index() as u32 + 1,
            _ => {
                let range = self.push(to);
                self.ranges.push(range);
                MANY | (self.ranges.len() as u32 - 1)
            }
        };
        *grow(&mut self.next, from.index()) = entry;
    }

    /// Maps a list of values to a cast of them, which replaces nothing.
    pub(crate) fn map_cast(&mut self, from: &[ValueId], to: &[ValueId]) -> MapKey {
        for value in to {
            *grow(&mut self.flags, value.index()) |= MAPPED_TO | PURE;
        }
        match *from {
            [] => MapKey::None,
            [from] => {
                self.map(from, to);
                MapKey::Value(from)
            }
            [first, ..] => {
                let (key, to) = (self.push(from), self.push(to));
                let row = self.groups.len() as u32;
                let next = std::mem::replace(grow(&mut self.heads, first.index()), row + 1);
                self.groups.push(Group {
                    key,
                    to,
                    next,
                    live: true,
                });
                MapKey::Group(row)
            }
        }
    }

    /// Undoes a mapping.
    pub(crate) fn unmap(&mut self, key: MapKey) {
        match key {
            MapKey::None => (),
            MapKey::Value(value) => self.next[value.index()] = 0,
            MapKey::Group(row) => self.groups[row as usize].live = false,
        }
    }

    /// Returns true if a value replaces another, or is a cast.
    #[inline]
    pub(crate) fn is_mapped_to(&self, value: ValueId) -> bool {
        self.flags
            .get(value.index())
            .is_some_and(|flags| flags & MAPPED_TO != 0)
    }

    #[inline]
    fn is_pure(&self, value: ValueId) -> bool {
        self.flags
            .get(value.index())
            .is_some_and(|flags| flags & PURE != 0)
    }

    #[inline]
    fn entry(&self, value: ValueId) -> u32 {
        self.next.get(value.index()).copied().unwrap_or(0)
    }

    fn values(&self, value: ValueId) -> Option<&[ValueId]> {
        match self.entry(value) {
            entry if entry & MANY != 0 => Some(self.range(self.ranges[(entry & !MANY) as usize])),
            _ => None,
        }
    }

    /// Returns true if the chain from `from` leads to `to`, so that mapping `to` to `from` would close a cycle.
    pub(crate) fn leads_to(&self, from: ValueId, to: ValueId) -> bool {
        if from == to {
            return true;
        }
        if self.entry(from) == 0 {
            return false;
        }
        let mut values = Values::from_slice(&[from]);
        while self.step(&mut values) {
            if values.contains(&to) {
                return true;
            }
        }
        false
    }

    /// The values after `values` on the chain; `false` at its end.
    fn step(&self, values: &mut Values) -> bool {
        if let [value] = values[..] {
            match self.entry(value) {
                0 => return false,
                entry if entry & MANY != 0 => {
                    *values = self.range(self.ranges[(entry & !MANY) as usize]).into();
                }
                entry => values[0] = ValueId::from_index(entry as usize - 1),
            }
            return true;
        }
        let mut out = Values::new();
        let mut changed = false;
        for &value in values.iter() {
            match self.entry(value) {
                0 => out.push(value),
                _ if self.values(value).is_some() => {
                    out.extend_from_slice(self.values(value).unwrap_or_default());
                    changed = true;
                }
                entry => {
                    out.push(ValueId::from_index(entry as usize - 1));
                    changed = true;
                }
            }
        }
        if changed {
            *values = out;
            return true;
        }
        let mut at = match values.first() {
            Some(first) if values.len() > 1 => self.heads.get(first.index()).copied().unwrap_or(0),
            _ => 0,
        };
        // Of several casts of the same values the newest comes first, as a map that is overwritten would have it.
        while let Some(group) = (at as usize).checked_sub(1).map(|row| &self.groups[row]) {
            if self.range(group.key) == &values[..] {
                if !group.live {
                    return false;
                }
                *values = self.range(group.to).into();
                return true;
            }
            at = group.next;
        }
        false
    }

    fn is_cast(&self, body: &Body, values: &[ValueId]) -> bool {
        let op = values.first().and_then(|&first| body.defining_op(first));
        op.is_some()
            && values
                .iter()
                .all(|&value| self.is_pure(value) && body.defining_op(value) == op)
    }

    /// The last values on the chain from `from` that have the wanted types, which may be `from` itself.
    pub(crate) fn lookup(&self, body: &Body, from: ValueId, types: &[Type]) -> Option<Values> {
        let mut values = Values::from_slice(&[from]);
        let mut found = None;
        loop {
            if values
                .iter()
                .map(|&value| body.ty(value))
                .eq(types.iter().copied())
            {
                found = Some(values.clone());
            }
            if !self.step(&mut values) {
                return found;
            }
        }
    }

    /// As [`lookup`](Self::lookup) for one type. `Err` when the chain has several values somewhere.
    #[inline]
    pub(crate) fn lookup_one(
        &self,
        body: &Body,
        from: ValueId,
        ty: Type,
    ) -> Result<Option<ValueId>, ()> {
        let (mut at, mut found) = (from, None);
        loop {
            if body.ty(at) == ty {
                found = Some(at);
            }
            match self.entry(at) {
                0 => return Ok(found),
                entry if entry & MANY != 0 => return Err(()),
                entry => at = ValueId::from_index(entry as usize - 1),
            }
        }
    }

    /// The last values on the chain from `from` that are not casts of the driver.
    pub(crate) fn latest(&self, body: &Body, from: ValueId) -> Values {
        let (mut at, mut last) = (from, from);
        loop {
            match self.entry(at) {
                0 => return Values::from_slice(&[last]),
                entry if entry & MANY != 0 => break,
                entry => {
                    at = ValueId::from_index(entry as usize - 1);
                    if !self.is_pure(at) {
                        last = at;
                    }
                }
            }
        }
        let mut values = Values::from_slice(&[from]);
        let mut last = values.clone();
        loop {
            if !self.is_cast(body, &values) {
                last.clone_from(&values);
            }
            if !self.step(&mut values) {
                return last;
            }
        }
    }

    /// The end of the chain from `from`, casts included; `None` if it was not replaced.
    pub(crate) fn end(&self, from: ValueId) -> Option<Values> {
        let mut values = Values::from_slice(&[from]);
        let mut moved = false;
        while self.step(&mut values) {
            moved = true;
        }
        moved.then_some(values)
    }
}
