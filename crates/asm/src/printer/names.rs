//! SSA names and block labels, as MLIR numbers them.
//!
//! A region's values are numbered first, all blocks of it in order; then each region nested in it starts from the counters
//! as they stood at its end, so sibling regions use the same numbers. With unique ids the counters go on instead, and
//! nested regions come last first: the order of MLIR's stack.

use crate::tables::AsmTables;
use rustc_hash::{FxHashMap, FxHashSet};
use terrace_ir::{BlockId, Body, OpId, OpRef, RegionId, ValueDefinition, ValueId};

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
    used: Option<Box<FxHashSet<String>>>,
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
    texts: Vec<String>,
    /// Where nested bodies start, by stub.
    starts: Vec<(OpId, Start)>,
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

struct Numbering<'a, 'p> {
    tables: &'p AsmTables<'p>,
    generic: bool,
    unique: bool,
    counters: Counters,
    used: FxHashSet<String>,
    used_log: Vec<String>,
    pending: Vec<Pending<'a>>,
}

impl Names {
    /// Numbers a body whose surroundings are as `start` says. With `unique`, nested bodies are numbered too.
    pub(crate) fn number(
        tables: &AsmTables<'_>,
        body: &Body,
        start: &Start,
        generic: bool,
        unique: bool,
    ) -> Names {
        let mut work = Numbering {
            tables,
            generic,
            unique,
            counters: start.counters,
            used: start.used.as_deref().cloned().unwrap_or_default(),
            used_log: Vec::new(),
            pending: Vec::new(),
        };
        let mut names = Names::empty(body);
        let mut nested: FxHashMap<usize, Names> = FxHashMap::default();
        work.push_regions(body, OpId::ROOT);
        while let Some(next) = work.pending.pop() {
            if !unique {
                work.counters = next.counters;
            }
            while work.used_log.len() > next.used {
                if let Some(name) = work.used_log.pop() {
                    work.used.remove(&name);
                }
            }
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
        names
    }

    fn empty(body: &Body) -> Names {
        Names {
            values: vec![NONE; body.value_capacity()],
            blocks: vec![NONE; body.block_capacity()],
            ..Names::default()
        }
    }

    /// Where the body of a stub starts.
    pub(crate) fn start_of(&self, op: OpId) -> Start {
        match self
            .starts
            .binary_search_by_key(&op.index(), |(op, _)| op.index())
        {
            Ok(at) => self.starts[at].1.clone(),
            Err(_) => self
                .starts
                .iter()
                .find(|start| start.0 == op)
                .map(|start| start.1.clone())
                .unwrap_or_default(),
        }
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
    pub(crate) fn write_leader(&self, value: ValueId, out: &mut String) {
        self.write_code(self.values.get(value.index()).copied().unwrap_or(NONE), out);
    }

    fn write_code(&self, code: u32, out: &mut String) {
        if code == NONE {
            out.push_str("<<UNKNOWN SSA VALUE>>");
            return;
        }
        out.push('%');
        let number = code & !(NAMED | GROUP);
        if code & NAMED != 0 {
            out.push_str(&self.texts[number as usize]);
        } else {
            out.push_str(itoa::Buffer::new().format(number));
        }
    }

    /// Appends `%name`, or `%name#1` for a result of a group.
    #[inline]
    pub(crate) fn write(&self, body: Option<&Body>, value: ValueId, out: &mut String) {
        let code = self.values.get(value.index()).copied().unwrap_or(NONE);
        if code != NONE && code & GROUP == 0 {
            self.write_code(code, out);
        } else {
            self.write_member(body, value, out);
        }
    }

    #[cold]
    fn write_member(&self, body: Option<&Body>, value: ValueId, out: &mut String) {
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
                out.push('#');
                out.push_str(itoa::Buffer::new().format(back));
            }
        }
    }
}

impl<'a> Numbering<'a, '_> {
    fn push_regions(&mut self, body: &'a Body, op: OpId) {
        for region in body.regions(op) {
            self.pending.push(Pending {
                body,
                region,
                counters: self.counters,
                used: self.used_log.len(),
            });
        }
    }

    fn region(&mut self, names: &mut Names, body: &'a Body, region: RegionId) {
        let ctx = self.tables.ctx;
        let owner = body.region_owner(region);
        if !self.generic
            && let Some(hooks) = self.tables.names(body.name(owner))
        {
            let mut set: Vec<(ValueId, String)> = Vec::new();
            hooks.block_arg_names(OpRef::new(ctx, body, owner), &mut |value, name| {
                set.push((value, name.to_owned()))
            });
            for (value, name) in set {
                // The hook names arguments of all the operation's regions; the others' turn comes.
                let own = body
                    .defining_block(value)
                    .and_then(|block| body.parent_region(block))
                    == Some(region);
                if own {
                    self.name(names, value, &name);
                }
            }
        }
        for (number, block) in body.blocks(region).enumerate() {
            names.blocks[block.index()] = number as u32;
            let is_entry = number == 0;
            for &arg in body.block_args(block) {
                if names.values[arg.index()] != NONE {
                    continue;
                }
                if is_entry {
                    let name = format!("arg{}", self.counters.argument);
                    self.counters.argument += 1;
                    self.name(names, arg, &name);
                } else {
                    self.number_value(names, arg);
                }
            }
            for op in body.ops(block) {
                self.results(names, body, op);
            }
        }
        let used = self.used_log.len();
        for op in body.blocks(region).flat_map(|block| body.ops(block)) {
            match body.nested(op) {
                Some(nested) if self.unique => {
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
                    let used = (!self.used.is_empty()).then(|| Box::new(self.used.clone()));
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
            return;
        }
        let name = body.name(op);
        let def = self.tables.ctx.op_def(name);
        if !self.generic {
            if let Some(hooks) = self.tables.names(name) {
                let op_ref = OpRef::new(self.tables.ctx, body, op);
                let mut set: terrace_ir::SmallVec<[(ValueId, String); 2]> = Default::default();
                hooks.result_names(op_ref, &mut |value, name| {
                    set.push((value, name.to_owned()))
                });
                for (value, name) in set {
                    self.name(names, value, &name);
                }
            } else if let Some(def) = def
                && !def.result_name.is_empty()
            {
                self.name(names, body.result(op, 0), def.result_name);
            }
        }
        let first = body.result(op, 0);
        if names.values[first.index()] == NONE {
            self.number_value(names, first);
        }
        if count > 1 {
            mark_groups(names, first, count);
        }
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
        let mut text = sanitize(name);
        if self.used.contains(&text) {
            let base = text;
            text = loop {
                let candidate = format!("{base}_{}", self.counters.conflict);
                self.counters.conflict += 1;
                if !self.used.contains(&candidate) {
                    break candidate;
                }
            };
        }
        self.used.insert(text.clone());
        self.used_log.push(text.clone());
        names.values[value.index()] = NAMED | names.texts.len() as u32;
        names.texts.push(text);
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

/// A name with only characters that names may have.
pub(crate) fn sanitize(name: &str) -> String {
    let valid = |byte: u8| byte.is_ascii_alphanumeric() || b"$._-".contains(&byte);
    let bytes = name.as_bytes();
    if bytes.iter().all(|&byte| valid(byte)) && !bytes[0].is_ascii_digit() {
        return name.to_owned();
    }
    let mut out = String::with_capacity(name.len() + 1);
    if bytes[0].is_ascii_digit() || (!valid(bytes[0]) && bytes[0] != b' ') {
        out.push('_');
    }
    for &byte in bytes {
        match byte {
            byte if valid(byte) => out.push(byte as char),
            b' ' => out.push('_'),
            byte => out.push_str(&format!("{byte:X}")),
        }
    }
    out
}
