//! SSA names and block labels, as MLIR numbers them.
//!
//! A region's values are numbered first, all blocks of it in order; then each region nested in it starts from the counters
//! as they stood at its end, so sibling regions use the same numbers. With unique ids the counters go on instead, and
//! nested regions come last first: the order of MLIR's stack.

use super::text::Text;
use crate::tables::AsmTables;
use hashbrown::HashTable;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::BuildHasher;
use terrace_builtin::locations::{CallSiteLoc, FusedLoc, NameLoc};
use terrace_ir::{
    Attr, BlockId, Body, Context, Loc, OpId, OpRef, RegionId, ValueDefinition, ValueId,
};

/// The next number of each kind.
#[derive(Clone, Copy, Default)]
pub(crate) struct Counters {
    value: u32,
    argument: u32,
    conflict: u32,
}

/// Where the numbering of a nested body starts.
#[derive(Clone, Default)]
pub(crate) struct Start {
    counters: Counters,
    /// Names taken around it.
    used: Option<Box<Taken>>,
}

/// A value has no name of its own: it is not the first of its group.
const NONE: u32 = u32::MAX;
/// The name is text, by index.
const NAMED: u32 = 1 << 31;
/// The value is the first of a group of several.
const GROUP: u32 = 1 << 30;

/// The names of one body.
#[derive(Default)]
pub(crate) struct Names {
    values: Vec<u32>,
    blocks: Vec<u32>,
    texts: Texts,
    /// Numbers of operations without results, where these are wanted.
    op_numbers: FxHashMap<OpId, u32>,
    /// Where nested bodies start, by stub, which are in the order of their rows.
    starts: Vec<(OpId, Start)>,
    /// The row of `starts` behind the last one asked for: most are asked for in order.
    next_start: usize,
    /// With unique ids: all nested bodies' names, by address.
    pub(crate) unique: FxHashMap<usize, Names>,
}

pub(crate) fn address(body: &Body) -> usize {
    std::ptr::from_ref(body).addr()
}

/// A region that is to be numbered.
struct Pending<'a> {
    body: &'a Body,
    region: RegionId,
    counters: Counters,
    /// How many entries of the log of used names are from around it.
    used: usize,
}

/// Names that are text, one after the other, each with `%` in front.
#[derive(Default)]
struct Texts {
    all: Text,
    ends: Vec<u32>,
}

impl Texts {
    fn push(&mut self, text: &str) -> u32 {
        self.all.push('%');
        self.all.push_str(text);
        self.ends.push(self.all.len() as u32);
        self.ends.len() as u32 - 1
    }

    #[inline]
    fn write(&self, at: u32, out: &mut Text) {
        let start = match at {
            0 => 0,
            at => self.ends[at as usize - 1],
        };
        let len = self.ends[at as usize] - start;
        out.push_part(&self.all, start as usize, len as usize);
    }
}

/// Names that are taken, and in which order they were: the last can be given back.
#[derive(Clone, Default)]
pub(crate) struct Taken {
    set: HashTable<(u32, u32)>,
    /// All names; a name is a range of it.
    all: String,
    log: Vec<(u32, u32)>,
}

impl Taken {
    fn clear(&mut self) {
        self.set.clear();
        self.all.clear();
        self.log.clear();
    }

    fn contains(&self, name: &str) -> bool {
        let same = |&(start, end): &(u32, u32)| self.all[start as usize..end as usize] == *name;
        !self.log.is_empty() && self.set.find(hash(name), same).is_some()
    }

    fn insert(&mut self, name: &str) {
        let start = self.all.len() as u32;
        self.all.push_str(name);
        let range = (start, self.all.len() as u32);
        let all = &self.all;
        let rehash = |&(start, end): &(u32, u32)| hash(&all[start as usize..end as usize]);
        self.set.insert_unique(hash(name), range, rehash);
        self.log.push(range);
    }

    /// Gives back all but the first `len` names.
    fn truncate(&mut self, len: usize) {
        while self.log.len() > len
            && let Some(range) = self.log.pop()
        {
            let name = &self.all[range.0 as usize..range.1 as usize];
            if let Ok(entry) = self.set.find_entry(hash(name), |&at| at == range) {
                entry.remove();
            }
            self.all.truncate(range.0 as usize);
        }
    }
}

fn hash(name: &str) -> u64 {
    FxBuildHasher.hash_one(name)
}

/// Memory of numberings that can be used again.
#[derive(Default)]
pub(crate) struct NamesScratch {
    names: Vec<Names>,
    used: Taken,
    text: String,
}

impl NamesScratch {
    /// Takes back names that are not needed any more.
    pub(crate) fn give_back(&mut self, names: Names) {
        self.names.push(names);
    }
}

/// The first named location in a location.
fn name_in(ctx: &Context, loc: Loc) -> Option<&str> {
    let attr = Attr::from_index(loc.attr()? as usize);
    if let Some(named) = attr.as_::<NameLoc>(ctx) {
        return named.name.as_str(ctx);
    }
    if let Some(call) = attr.as_::<CallSiteLoc>(ctx) {
        return name_in(ctx, call.callee).or_else(|| name_in(ctx, call.caller));
    }
    let fused = attr.as_::<FusedLoc>(ctx)?;
    fused.locations.iter().find_map(|&part| name_in(ctx, part))
}

/// What names depend on.
#[derive(Clone, Copy)]
pub(crate) struct Naming {
    /// Operations do not say what their results are called.
    pub(crate) generic: bool,
    /// Nested bodies are numbered too, and numbers go on.
    pub(crate) unique: bool,
    /// Operations without results have numbers.
    pub(crate) users: bool,
    /// Names in locations name values.
    pub(crate) name_locations: bool,
}

struct Numbering<'a, 'p> {
    tables: &'p AsmTables<'p>,
    naming: Naming,
    counters: Counters,
    used: Taken,
    /// The name that is being made.
    scratch: String,
    pending: Vec<Pending<'a>>,
}

impl Names {
    /// Numbers a body whose surroundings are as `start` says. With `unique`, nested bodies are numbered too.
    pub(crate) fn number(
        tables: &AsmTables<'_>,
        body: &Body,
        start: &Start,
        naming: Naming,
        scratch: &mut NamesScratch,
    ) -> Names {
        let mut used = std::mem::take(&mut scratch.used);
        match &start.used {
            Some(taken) => used.clone_from(taken),
            None => used.clear(),
        }
        let mut work = Numbering {
            tables,
            naming,
            counters: start.counters,
            used,
            scratch: std::mem::take(&mut scratch.text),
            pending: Vec::new(),
        };
        let mut names = scratch.names.pop().unwrap_or_default();
        names.reset(body);
        let mut nested: FxHashMap<usize, Names> = FxHashMap::default();
        // The operation itself has a number too, which only counts where numbers are unique.
        if naming.users && naming.unique && body.num_results(OpId::ROOT) == 0 {
            work.counters.value += 1;
        }
        work.push_regions(body, OpId::ROOT);
        while let Some(next) = work.pending.pop() {
            if !naming.unique {
                work.counters = next.counters;
            }
            work.used.truncate(next.used);
            if std::ptr::eq(next.body, body) {
                work.region(&mut names, next.body, next.region);
            } else {
                let names = nested
                    .entry(address(next.body))
                    .or_insert_with(|| Names::empty(next.body));
                work.region(names, next.body, next.region);
            }
        }
        names.unique = nested;
        // Regions are not numbered in the order of the text.
        if !names.starts.is_sorted_by_key(|start| start.0.index()) {
            names.starts.sort_unstable_by_key(|start| start.0.index());
        }
        (scratch.used, scratch.text) = (work.used, work.scratch);
        names
    }

    fn empty(body: &Body) -> Names {
        let mut names = Names::default();
        names.reset(body);
        names
    }

    /// Forgets everything and makes room for a body.
    fn reset(&mut self, body: &Body) {
        self.op_numbers.clear();
        self.values.clear();
        self.values.resize(body.value_capacity(), NONE);
        self.blocks.clear();
        self.blocks.resize(body.block_capacity(), NONE);
        self.texts.all.clear();
        self.texts.ends.clear();
        self.starts.clear();
        self.next_start = 0;
        self.unique.clear();
    }

    /// Where the body of a stub starts.
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

    pub(crate) fn block(&self, block: BlockId) -> Option<u32> {
        self.blocks
            .get(block.index())
            .copied()
            .filter(|&number| number != NONE)
    }

    /// Whether a value starts a group of results, as `%0:2` needs it.
    pub(crate) fn leads_group(&self, value: ValueId) -> bool {
        self.values
            .get(value.index())
            .is_some_and(|&code| code != NONE)
    }

    /// Appends `%name` without a result number.
    pub(crate) fn write_leader(&self, value: ValueId, out: &mut Text) {
        self.write_code(self.values.get(value.index()).copied().unwrap_or(NONE), out);
    }

    fn write_code(&self, code: u32, out: &mut Text) {
        if code == NONE {
            out.push_str("<<UNKNOWN SSA VALUE>>");
            return;
        }
        let number = code & !(NAMED | GROUP);
        if code & NAMED != 0 {
            self.texts.write(number, out);
        } else {
            out.push_numbered(b'%', number);
        }
    }

    /// Appends `%name`, or `%name#1` for a result of a group.
    #[inline]
    pub(crate) fn write(&self, body: Option<&Body>, value: ValueId, out: &mut Text) {
        let code = self.values.get(value.index()).copied().unwrap_or(NONE);
        if code < GROUP {
            out.push_numbered(b'%', code);
        } else if code != NONE && code & GROUP == 0 {
            self.texts.write(code & !NAMED, out);
        } else {
            self.write_member(body, value, out);
        }
    }

    #[cold]
    fn write_member(&self, body: Option<&Body>, value: ValueId, out: &mut Text) {
        // A refused operation may use a value of a body further out, which this one does not have.
        let body = body.filter(|body| value.index() < body.value_capacity());
        let definition = body.map(|body| body.definition(value));
        let Some(ValueDefinition::Result(_, index)) = definition else {
            out.push_str("<<UNKNOWN SSA VALUE>>");
            return;
        };
        // The leader is the nearest result before this one, itself included, that has a name.
        let leader = (0..=index).find(|back| {
            self.values
                .get(value.index() - back)
                .is_some_and(|&code| code != NONE)
        });
        match leader {
            None => out.push_str("<<UNKNOWN SSA VALUE>>"),
            Some(back) => {
                self.write_code(self.values[value.index() - back], out);
                out.push_numbered(b'#', back as u32);
            }
        }
    }
}

/// Appends a number; most are short.
#[inline]
fn push_number(number: u32, out: &mut String) {
    match number {
        0..10 => out.push((b'0' + number as u8) as char),
        _ => out.push_str(itoa::Buffer::new().format(number)),
    }
}

impl<'a, 'p> Numbering<'a, 'p> {
    fn push_regions(&mut self, body: &'a Body, op: OpId) {
        for region in body.regions(op) {
            self.pending.push(Pending {
                body,
                region,
                counters: self.counters,
                used: self.used.log.len(),
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
                // The hook names arguments of all the operation's regions; the others' turn comes.
                let own = body
                    .defining_block(value)
                    .and_then(|block| body.parent_region(block))
                    == Some(region);
                if own {
                    self.name(names, value, name);
                }
            });
        }
        for (number, block) in body.blocks(region).enumerate() {
            names.blocks[block.index()] = number as u32;
            let is_entry = number == 0;
            for (index, &arg) in body.block_args(block).iter().enumerate() {
                if names.values[arg.index()] != NONE {
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
            for op in body.ops(block) {
                self.results(names, body, op);
            }
        }
        let used = self.used.log.len();
        for op in body.blocks(region).flat_map(|block| body.ops(block)) {
            if !body.has_extra(op) {
                continue;
            }
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
                    let used = (!self.used.log.is_empty()).then(|| Box::new(self.used.clone()));
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
    fn results(&mut self, names: &mut Names, body: &'a Body, op: OpId) {
        let count = body.num_results(op);
        if count == 0 {
            if self.naming.users {
                names.op_numbers.insert(op, self.counters.value);
                self.counters.value += 1;
            }
            return;
        }
        let first = body.result(op, 0);
        let name = body.name(op);
        if let Some(name) = self.location_name(|| body.loc(op)) {
            self.name(names, first, name);
        } else if !self.naming.generic {
            if let Some(hooks) = self.tables.names(name) {
                let op_ref = OpRef::new(self.tables.ctx, body, op);
                hooks.result_names(op_ref, &mut |value, name| self.name(names, value, name));
            } else if let Some(def) = self.tables.ctx.op_def(name)
                && !def.result_name.is_empty()
            {
                self.name(names, first, def.result_name);
            }
        }
        if names.values[first.index()] == NONE {
            self.number_value(names, first);
        }
        if count > 1 {
            mark_groups(names, first, count);
        }
    }

    /// The name in a location, where such names are wanted.
    #[inline]
    fn location_name(&self, loc: impl FnOnce() -> Loc) -> Option<&'p str> {
        if !self.naming.name_locations {
            return None;
        }
        name_in(self.tables.ctx, loc())
    }

    fn argument(&mut self, names: &mut Names, value: ValueId) {
        let mut name = [0; 16];
        name[..3].copy_from_slice(b"arg");
        let mut buffer = itoa::Buffer::new();
        let digits = buffer.format(self.counters.argument).as_bytes();
        let len = 3 + digits.len();
        name[3..len].copy_from_slice(digits);
        self.counters.argument += 1;
        self.name(
            names,
            value,
            std::str::from_utf8(&name[..len]).unwrap_or("arg"),
        );
    }

    fn number_value(&mut self, names: &mut Names, value: ValueId) {
        names.values[value.index()] = self.counters.value;
        self.counters.value += 1;
    }

    fn name(&mut self, names: &mut Names, value: ValueId, name: &str) {
        if name.is_empty() {
            self.number_value(names, value);
            return;
        }
        let mut text = std::mem::take(&mut self.scratch);
        text.clear();
        sanitize_into(name, &mut text);
        if self.used.contains(&text) {
            let base = text.len();
            loop {
                text.truncate(base);
                text.push('_');
                push_number(self.counters.conflict, &mut text);
                self.counters.conflict += 1;
                if !self.used.contains(&text) {
                    break;
                }
            }
        }
        self.used.insert(&text);
        names.values[value.index()] = NAMED | names.texts.push(&text);
        self.scratch = text;
    }
}

/// Says of each named result whether it leads a group of several.
fn mark_groups(names: &mut Names, first: ValueId, count: usize) {
    let codes = &mut names.values[first.index()..first.index() + count];
    for at in 0..count {
        if codes[at] != NONE && codes.get(at + 1) == Some(&NONE) {
            codes[at] |= GROUP;
        }
    }
}

/// Whether a name can be written as it is.
fn is_plain(bytes: &[u8]) -> bool {
    bytes.iter().all(|&byte| is_name_byte(byte)) && !bytes[0].is_ascii_digit()
}

fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"$._-".contains(&byte)
}

/// Appends a name that is not empty, with only characters that names may have.
fn sanitize_into(name: &str, out: &mut String) {
    let bytes = name.as_bytes();
    if is_plain(bytes) {
        out.push_str(name);
        return;
    }
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
