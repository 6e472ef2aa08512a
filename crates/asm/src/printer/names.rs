//! Assigns SSA names and block labels, numbered as in MLIR.
//!
//! First the values of a region are numbered, block by block. Each nested region then starts with the counters at the
//! end of the enclosing region, so sibling regions use the same numbers. With unique IDs, the counters continue
//! instead, and nested regions are numbered from the last to the first, in the order of MLIR's stack.

use super::taken::Taken;
use super::text::Text;
use crate::tables::AsmTables;
use rustc_hash::FxHashMap;
use terrace_builtin::locations::{CallSiteLoc, FusedLoc, NameLoc};
use terrace_ir::{
    Attr, BlockId, Body, Context, Loc, OpHead, OpId, OpRef, RegionId, SmallVec, ValueId,
};

/// The next number of each kind.
#[derive(Clone, Copy, Default)]
pub(crate) struct Counters {
    value: u32,
    argument: u32,
    conflict: u32,
}

/// The counters and names with which a nested body starts.
#[derive(Clone, Default)]
pub(crate) struct Start {
    counters: Counters,
    /// The names taken in enclosing regions.
    used: Option<Box<Taken>>,
}

/// The name of a value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Name {
    /// No name.
    None,
    /// A number.
    Number(u32),
    /// The index of a text, which includes the `%`.
    Text(u32),
    /// The first result of a group: the index of the group's name.
    Leader(u32),
    /// A further result of a group: its index in the group.
    Member(u32),
}

/// The names in one body.
#[derive(Default)]
pub(crate) struct Names {
    values: Vec<Name>,
    /// The numbers of blocks.
    blocks: Vec<Option<u32>>,
    texts: Texts,
    /// The names of result groups.
    groups: Vec<Name>,
    /// The numbers of operations without results, if they are requested.
    op_numbers: FxHashMap<OpId, u32>,
    /// The starts of nested bodies, sorted by the row of their stub.
    starts: Vec<(OpId, Start)>,
    /// The entry of `starts` after the most recent one. Most lookups are in order.
    next_start: usize,
    /// With unique IDs, the names of all nested bodies, keyed by address.
    pub(crate) unique: FxHashMap<usize, Box<Names>>,
}

pub(crate) fn address(body: &Body) -> usize {
    std::ptr::from_ref(body).addr()
}

/// A region whose numbering is pending.
struct Pending<'a> {
    body: &'a Body,
    region: RegionId,
    counters: Counters,
    /// The number of names taken in enclosing regions.
    used: usize,
}

/// Names that are text, stored contiguously.
#[derive(Default)]
struct Texts {
    all: Vec<u8>,
    ranges: Vec<(u32, u32)>,
}

impl Texts {
    fn push(&mut self, text: &str) -> u32 {
        let start = self.all.len() as u32;
        self.all.extend_from_slice(text.as_bytes());
        self.ranges.push((start, self.all.len() as u32));
        self.ranges.len() as u32 - 1
    }

    #[inline]
    fn get(&self, at: u32) -> &[u8] {
        let (start, end) = self.ranges[at as usize];
        &self.all[start as usize..end as usize]
    }

    fn clear(&mut self) {
        self.all.clear();
        self.ranges.clear();
    }
}

/// Memory that is reused between numberings.
#[derive(Default)]
pub(crate) struct NamesScratch {
    #[expect(
        clippy::vec_box,
        reason = "names go from here to the printer without being copied"
    )]
    names: Vec<Box<Names>>,
    used: Taken,
    /// The name under construction.
    text: String,
    /// The operations of the current region that may have regions or bodies.
    branching: Vec<OpId>,
}

impl NamesScratch {
    /// Returns names whose memory may be reused.
    pub(crate) fn give_back(&mut self, names: Box<Names>) {
        self.names.push(names);
    }
}

/// Returns the name in the first named location of a location.
fn name_in(ctx: &Context, loc: Loc) -> Option<&[u8]> {
    let attr = Attr::of_loc(loc)?;
    if let Some(named) = attr.as_::<NameLoc>(ctx) {
        return named.name.bytes(ctx);
    }
    if let Some(call) = attr.as_::<CallSiteLoc>(ctx) {
        return name_in(ctx, call.callee).or_else(|| name_in(ctx, call.caller));
    }
    let fused = attr.as_::<FusedLoc>(ctx)?;
    fused.locations.iter().find_map(|&part| name_in(ctx, part))
}

/// The options that affect names.
#[derive(Clone, Copy)]
pub(crate) struct Naming {
    /// True if the operations' hooks for names are not called.
    pub(crate) generic: bool,
    /// True if nested bodies are also numbered, with continuing numbers.
    pub(crate) unique: bool,
    /// True if operations without results have numbers.
    pub(crate) users: bool,
    /// True if names in locations become names of values.
    pub(crate) name_locations: bool,
}

struct Numbering<'a, 's> {
    tables: &'s AsmTables<'s>,
    naming: Naming,
    counters: Counters,
    scratch: &'s mut NamesScratch,
    pending: SmallVec<[Pending<'a>; 4]>,
}

impl Names {
    /// Numbers a body with the given start. If `unique` is set, also numbers the nested bodies.
    pub(crate) fn number(
        tables: &AsmTables<'_>,
        body: &Body,
        start: &Start,
        naming: Naming,
        scratch: &mut NamesScratch,
    ) -> Box<Names> {
        match &start.used {
            Some(taken) => scratch.used.clone_from(taken),
            None => scratch.used.clear(),
        }
        let mut names = scratch.names.pop().unwrap_or_default();
        names.reset(body);
        let mut work = Numbering {
            tables,
            naming,
            counters: start.counters,
            scratch,
            pending: SmallVec::new(),
        };
        // The operation itself also has a number, which matters only for unique IDs.
        if naming.users && naming.unique && body.num_results(OpId::ROOT) == 0 {
            work.counters.value += 1;
        }
        work.push_regions(body, OpId::ROOT);
        while let Some(next) = work.pending.pop() {
            if !naming.unique {
                work.counters = next.counters;
            }
            work.scratch.used.truncate(next.used);
            if std::ptr::eq(next.body, body) {
                work.region(&mut names, next.body, next.region);
            } else {
                let nested = (names.unique.entry(address(next.body)))
                    .or_insert_with(|| Names::empty(next.body));
                work.region(nested, next.body, next.region);
            }
        }
        // Regions are not numbered in textual order.
        if !names.starts.is_sorted_by_key(|start| start.0.index()) {
            names.starts.sort_unstable_by_key(|start| start.0.index());
        }
        names
    }

    fn empty(body: &Body) -> Box<Names> {
        let mut names = Box::<Names>::default();
        names.reset(body);
        names
    }

    /// Resets all names for a body.
    fn reset(&mut self, body: &Body) {
        self.op_numbers.clear();
        self.values.clear();
        self.values.resize(body.value_capacity(), Name::None);
        self.blocks.clear();
        self.blocks.resize(body.block_capacity(), None);
        self.texts.clear();
        self.groups.clear();
        self.starts.clear();
        self.next_start = 0;
        self.unique.clear();
    }

    /// Removes the names of these values.
    pub(crate) fn forget(&mut self, values: impl Iterator<Item = ValueId>) {
        for value in values {
            self.values[value.index()] = Name::None;
        }
    }

    /// Returns the start of a stub's body.
    pub(crate) fn start_of(&mut self, op: OpId) -> Start {
        let row = |start: &(OpId, Start)| start.0.index();
        let found = match self.starts.get(self.next_start) {
            Some(start) if start.0 == op => Ok(self.next_start),
            _ => self.starts.binary_search_by_key(&op.index(), row),
        };
        let Ok(at) = found else {
            return Start::default();
        };
        self.next_start = at + 1;
        self.starts[at].1.clone()
    }

    pub(crate) fn op_number(&self, op: OpId) -> Option<u32> {
        self.op_numbers.get(&op).copied()
    }

    /// Returns the number of a block; `None` if the block is in no region.
    pub(crate) fn block(&self, block: BlockId) -> Option<u32> {
        self.blocks.get(block.index()).copied().flatten()
    }

    fn value(&self, value: ValueId) -> Name {
        (self.values.get(value.index()).copied()).unwrap_or(Name::None)
    }

    /// Returns true if a value starts a group of results, which is printed as `%0:2`.
    pub(crate) fn leads_group(&self, value: ValueId) -> bool {
        !matches!(self.value(value), Name::None | Name::Member(_))
    }

    /// Appends `%name` without a result number.
    pub(crate) fn write_leader(&self, value: ValueId, out: &mut Text) {
        match self.value(value) {
            Name::Leader(group) => self.write_name(self.groups[group as usize], out),
            name => self.write_name(name, out),
        }
    }

    /// Appends `%name`, or `%name#1` for a result of a group.
    #[inline]
    pub(crate) fn write(&self, value: ValueId, out: &mut Text) {
        match self.value(value) {
            Name::Leader(_) => {
                self.write_leader(value, out);
                out.push_str("#0");
            }
            Name::Member(at) => {
                self.write_leader(ValueId::from_index(value.index() - at as usize), out);
                out.push('#');
                out.push_number(at.into());
            }
            name => self.write_name(name, out),
        }
    }

    #[inline]
    fn write_name(&self, name: Name, out: &mut Text) {
        match name {
            Name::Number(number) => {
                out.push('%');
                out.push_number(number.into());
            }
            Name::Text(at) => out.push_bytes(self.texts.get(at)),
            Name::None | Name::Leader(_) | Name::Member(_) => out.push_str("<<UNKNOWN SSA VALUE>>"),
        }
    }
}

impl<'a, 's> Numbering<'a, 's> {
    fn push_regions(&mut self, body: &'a Body, op: OpId) {
        for region in body.regions(op) {
            self.pending.push(Pending {
                body,
                region,
                counters: self.counters,
                used: self.scratch.used.len(),
            });
        }
    }

    fn region(&mut self, names: &mut Names, body: &'a Body, region: RegionId) {
        let ctx = self.tables.ctx;
        let owner = body.region_owner(region);
        if !self.naming.generic
            && let Some(hooks) = self.tables.names(body.name(owner))
        {
            hooks.block_arg_names(OpRef::new(ctx, body, owner), &mut |value, name| {
                // The hook names the arguments of all regions of the operation; arguments of other regions are skipped
                // here.
                let own = body
                    .defining_block(value)
                    .and_then(|block| body.parent_region(block))
                    == Some(region);
                if own {
                    self.name(names, value, name.as_bytes());
                }
            });
        }
        self.scratch.branching.clear();
        for (number, block) in (0..).zip(body.blocks(region)) {
            let is_entry = number == 0;
            names.blocks[block.index()] = Some(number);
            for (index, &arg) in body.block_args(block).iter().enumerate() {
                if names.values[arg.index()] != Name::None {
                    continue;
                }
                if let Some(name) = self.location_name(|| body.block_arg_locs(block)[index]) {
                    self.name(names, arg, name);
                    self.counters.argument += u32::from(is_entry);
                    continue;
                }
                if is_entry {
                    self.argument(names, arg);
                } else {
                    self.number_value(names, arg);
                }
            }
            let mut next_op = body.first_op(block);
            while let Some(op) = next_op {
                let head = body.head(op);
                next_op = head.next;
                if head.has_extra {
                    self.scratch.branching.push(op);
                }
                match head.first_result() {
                    Some(first) => self.results(names, body, op, &head, first),
                    None if self.naming.users => {
                        names.op_numbers.insert(op, self.counters.value);
                        self.counters.value += 1;
                    }
                    None => {}
                }
            }
        }
        let used = self.scratch.used.len();
        for &op in &self.scratch.branching {
            match body.nested(op) {
                Some(nested) if self.naming.unique => {
                    for region in nested.regions(OpId::ROOT) {
                        self.pending.push(Pending {
                            body: nested,
                            region,
                            counters: self.counters,
                            used,
                        });
                    }
                }
                Some(_) => {
                    let used = (!self.scratch.used.is_empty())
                        .then(|| Box::new(self.scratch.used.clone()));
                    names.starts.push((
                        op,
                        Start {
                            counters: self.counters,
                            used,
                        },
                    ));
                }
                None => {
                    for region in body.regions(op) {
                        self.pending.push(Pending {
                            body,
                            region,
                            counters: self.counters,
                            used,
                        });
                    }
                }
            }
        }
    }

    #[inline]
    fn results(
        &mut self,
        names: &mut Names,
        body: &'a Body,
        op: OpId,
        head: &OpHead,
        first: ValueId,
    ) {
        let is_named = self.naming.name_locations || !self.naming.generic;
        if !is_named || !self.suggested_names(names, body, op, head, first) {
            self.number_value(names, first);
        }
        if !head.has_one_result_at_most() {
            mark_groups(names, first, body.num_results(op));
        }
    }

    /// Assigns the names that the location or the operation suggests for results. Returns true if the first result has
    /// a name afterwards.
    #[inline]
    fn suggested_names(
        &mut self,
        names: &mut Names,
        body: &'a Body,
        op: OpId,
        head: &OpHead,
        first: ValueId,
    ) -> bool {
        if let Some(name) = self.location_name(|| body.loc(op)) {
            self.name(names, first, name);
            return true;
        }
        if self.naming.generic {
            return false;
        }
        let name = match head.name {
            Some(name) => name,
            None => body.name(op),
        };
        let suggested = self.tables.suggested(name);
        if let Some(hooks) = suggested.hooks {
            let op_ref = OpRef::new(self.tables.ctx, body, op);
            hooks.result_names(op_ref, &mut |value, name| {
                self.name(names, value, name.as_bytes())
            });
            names.values[first.index()] != Name::None
        } else if !suggested.result.is_empty() {
            self.name(names, first, suggested.result.as_bytes());
            true
        } else {
            false
        }
    }

    /// Returns the name in a location, if such names are enabled.
    #[inline]
    fn location_name(&self, loc: impl FnOnce() -> Loc) -> Option<&'s [u8]> {
        if !self.naming.name_locations {
            return None;
        }
        name_in(self.tables.ctx, loc())
    }

    fn argument(&mut self, names: &mut Names, value: ValueId) {
        let mut number = itoa::Buffer::new();
        let number = number.format(self.counters.argument);
        self.counters.argument += 1;
        self.plain_name(names, value, "arg", number);
    }

    #[inline]
    fn number_value(&mut self, names: &mut Names, value: ValueId) {
        names.values[value.index()] = Name::Number(self.counters.value);
        self.counters.value += 1;
    }

    fn name(&mut self, names: &mut Names, value: ValueId, name: &[u8]) {
        let plain = is_plain(name).then(|| std::str::from_utf8(name));
        if name.is_empty() {
            self.number_value(names, value);
        } else if let Some(Ok(name)) = plain {
            self.plain_name(names, value, name, "");
        } else {
            let mut text = String::new();
            sanitize_into(name, &mut text);
            self.plain_name(names, value, &text, "");
        }
    }

    /// Assigns a name that consists of valid characters. Appends a number if the name is taken.
    fn plain_name(&mut self, names: &mut Names, value: ValueId, name: &str, more: &str) {
        let NamesScratch { text, used, .. } = &mut *self.scratch;
        text.clear();
        text.push('%');
        text.push_str(name);
        text.push_str(more);
        if !used.insert(text) {
            text.push('_');
            let base = text.len();
            loop {
                text.truncate(base);
                text.push_str(itoa::Buffer::new().format(self.counters.conflict));
                self.counters.conflict += 1;
                if used.insert(text) {
                    break;
                }
            }
        }
        names.values[value.index()] = Name::Text(names.texts.push(text));
    }
}

/// Names the results without names by their index in a group.
fn mark_groups(names: &mut Names, first: ValueId, count: usize) {
    let Names { values, groups, .. } = names;
    let results = &mut values[first.index()..first.index() + count];
    let mut leader = None;
    for at in 0..count {
        if results[at] != Name::None {
            leader = Some(at);
        } else if let Some(leader) = leader {
            if at == leader + 1 {
                groups.push(results[leader]);
                results[leader] = Name::Leader(groups.len() as u32 - 1);
            }
            results[at] = Name::Member((at - leader) as u32);
        }
    }
}

/// Returns true if a name needs no sanitizing.
fn is_plain(bytes: &[u8]) -> bool {
    bytes.iter().all(|&byte| is_name_byte(byte)) && !bytes[0].is_ascii_digit()
}

#[inline]
fn is_name_byte(byte: u8) -> bool {
    const NAME_BYTES: [bool; 256] = {
        let mut table = [false; 256];
        let mut byte = 0;
        while byte < 256 {
            let known = byte as u8;
            table[byte] =
                known.is_ascii_alphanumeric() || matches!(known, b'$' | b'.' | b'_' | b'-');
            byte += 1;
        }
        table
    };
    NAME_BYTES[usize::from(byte)]
}

/// Appends a nonempty name, with invalid characters replaced.
fn sanitize_into(bytes: &[u8], out: &mut String) {
    if bytes[0].is_ascii_digit() || (!is_name_byte(bytes[0]) && bytes[0] != b' ') {
        out.push('_');
    }
    for &byte in bytes {
        match byte {
            byte if is_name_byte(byte) => out.push(byte as char),
            b' ' => out.push('_'),
            byte => out.push_str(&format!("{byte:X}")),
        }
    }
}
