//! Reads metadata: strings, constants, nodes, named metadata, and attachments of global values.

use rustc_hash::FxHashMap;

use super::Loader;
use super::error::{Load, OrInvalid, ensure, invalid, need, refuse};
use super::function::Body;
use super::stream::{Cursor, Record};
use terrace_llvmir::ConstKind;
use terrace_llvmir::{Md, MdKind};
use terrace_llvmir::{MdKindId, Value};
use terrace_llvmir::{Type, TypeKind};

codes! {
    STRING_OLD 1, VALUE 2, NODE 3, NAME 4, DISTINCT_NODE 5, KIND 6, NAMED_NODE 10, STRINGS 35,
    GLOBAL_ATTACHMENT 36, ARG_LIST 46,
}

/// The metadata or value with a metadata number.
#[derive(Clone, Debug)]
pub(super) enum Entry {
    Md(Md),
    /// A local value of the current function.
    Value(Value),
    /// `!DIArgList(...)`
    List(Vec<Value>),
}

/// Metadata by number: first the module's, then that of the current function.
#[derive(Debug, Default)]
pub(super) struct MetadataList {
    entries: Vec<Entry>,
    /// Forward references, keyed by number.
    forward: FxHashMap<usize, Md>,
}

impl MetadataList {
    pub(super) fn len(&self) -> usize {
        self.entries.len()
    }

    /// Drops the entries of a function.
    pub(super) fn truncate(&mut self, len: usize) {
        self.entries.truncate(len);
    }

    pub(super) fn get(&self, number: u64) -> Option<&Entry> {
        self.entries.get(usize::try_from(number).ok()?)
    }

    /// Returns an error if a forward reference remains undefined.
    pub(super) fn expect_complete(&self) -> Load<()> {
        if self.forward.is_empty() {
            return Ok(());
        }
        refuse("Invalid function metadata: incoming forward references")
    }
}

impl<'a> Loader<'a> {
    /// Returns the metadata with this number, possibly as a forward reference.
    pub(super) fn metadata_at(&mut self, number: u64) -> Load<Md> {
        let at = usize::try_from(number).map_err(|_| invalid())?;
        match self.metadata.entries.get(at) {
            Some(Entry::Md(md)) => Ok(*md),
            // Within a function, nodes may refer to constants by such entries.
            Some(Entry::Value(value)) => match value.as_const() {
                Some(constant) => Ok(self.module.ctx.metadata.value(constant)),
                None => refuse("Invalid record: node refers to a local value"),
            },
            Some(Entry::List(_)) => Err(invalid()),
            None => {
                let metadata = &mut self.module.ctx.metadata;
                let forward = self.metadata.forward.entry(at);
                Ok(*forward.or_insert_with(|| metadata.forward()))
            }
        }
    }

    /// Returns the metadata with this 1-based number; `None` for 0.
    pub(super) fn metadata_or_null(&mut self, number: u64) -> Load<Option<Md>> {
        number
            .checked_sub(1)
            .map(|number| self.metadata_at(number))
            .transpose()
    }

    /// Returns metadata that must already be defined.
    pub(super) fn known_metadata(&mut self, number: u64) -> Load<Entry> {
        self.metadata.get(number).cloned().ok_or_else(invalid)
    }

    fn add_metadata(&mut self, kind: MdKind) {
        let table = &mut self.module.ctx.metadata;
        let md = match self.metadata.forward.remove(&self.metadata.entries.len()) {
            Some(md) => {
                table.define(md, kind);
                md
            }
            None => match kind {
                MdKind::String(bytes) => table.string(&bytes),
                MdKind::Value(value) => table.value(value),
                MdKind::Expression(words) => table.debug_expression(words.into()),
                kind => table.unresolved(kind),
            },
        };
        self.metadata.entries.push(Entry::Md(md));
    }

    fn add_local(&mut self, entry: Entry) -> Load<()> {
        let at = self.metadata.entries.len();
        if let Some(md) = self.metadata.forward.remove(&at) {
            let constant = match &entry {
                Entry::Value(value) => value.as_const(),
                _ => None,
            };
            match constant {
                Some(constant) => self.module.ctx.metadata.define(md, MdKind::Value(constant)),
                None => return refuse("Invalid record: node refers to a local value"),
            }
        }
        self.metadata.entries.push(entry);
        Ok(())
    }

    /// Reads a block of metadata of the module or a function.
    pub(super) fn metadata_block(
        &mut self,
        cursor: &mut Cursor<'a>,
        mut body: Option<&mut Body>,
    ) -> Load<()> {
        let mut record = Record::default();
        let mut name: Option<Box<[u8]>> = None;
        while cursor.next_record(&mut record)? {
            if let Some(name) = name.take() {
                ensure(record.code == code::NAMED_NODE)
                    .or("METADATA_NAME not followed by METADATA_NAMED_NODE")?;
                self.module.named_metadata_list(&name);
                for &number in &record.ops {
                    let md = self.metadata_at(number)?;
                    self.module.add_named_metadata(&name, md);
                }
                continue;
            }
            match record.code {
                code::NAME => name = Some(record.bytes(0)),
                code::STRINGS => self.metadata_strings(&record)?,
                code::STRING_OLD => self.add_metadata(MdKind::String(record.bytes(0))),
                code::KIND => self.metadata_kind(&record),
                code::GLOBAL_ATTACHMENT => self.global_attachment(&record)?,
                code::VALUE => self.metadata_value(&record, body.as_deref_mut())?,
                code::ARG_LIST => {
                    let mut values = Vec::with_capacity(record.ops.len());
                    for &number in &record.ops {
                        let entry = self.known_metadata(number)?;
                        match self.value_of(&entry) {
                            Some(value) => values.push(value),
                            None => return Err(invalid()),
                        }
                    }
                    self.add_local(Entry::List(values))?;
                }
                code::NODE | code::DISTINCT_NODE => {
                    let mut operands = Vec::with_capacity(record.ops.len());
                    for &number in &record.ops {
                        operands.push(self.metadata_or_null(number)?);
                    }
                    let distinct = record.code == code::DISTINCT_NODE;
                    self.add_metadata(MdKind::node(distinct, &operands));
                }
                code => {
                    if let Some(node) = self.debug_node(code, &record.ops)? {
                        self.add_metadata(node);
                    }
                }
            }
        }
        Ok(())
    }

    /// Returns the value that metadata wraps.
    pub(super) fn value_of(&self, entry: &Entry) -> Option<Value> {
        match entry {
            Entry::Value(value) => Some(*value),
            Entry::List(_) => None,
            Entry::Md(md) => match self.module.ctx.metadata.kind(*md) {
                MdKind::Value(constant) => Some((*constant).into()),
                _ => None,
            },
        }
    }

    /// Operands: the number of strings and the offset of their bytes in the blob. The blob contains the lengths, then
    /// the bytes.
    fn metadata_strings(&mut self, record: &Record<'a>) -> Load<()> {
        let &[count, offset] = record.ops.as_slice() else {
            return refuse("Invalid record: metadata strings layout");
        };
        let offset = usize::try_from(offset).ok();
        let (lengths, mut bytes) = need(offset.and_then(|at| record.blob.split_at_checked(at)))
            .or("Invalid record: metadata strings corrupt offset")?;
        let mut lengths = Cursor::new(lengths);
        for _ in 0..count {
            let len =
                need(lengths.vbr(6).ok()).or("Invalid record: metadata strings bad length")?;
            let len = usize::try_from(len).ok();
            let (string, rest) = need(len.and_then(|len| bytes.split_at_checked(len)))
                .or("Invalid record: metadata strings truncated chars")?;
            self.add_metadata(MdKind::String(string.into()));
            bytes = rest;
        }
        Ok(())
    }

    /// Operands: the numbers of a type and of a value.
    fn metadata_value(&mut self, record: &Record<'a>, body: Option<&mut Body>) -> Load<()> {
        let &[ty, value] = record.ops.as_slice() else {
            return Err(invalid());
        };
        let ty = self.ty(ty)?;
        if matches!(
            self.module.ctx.types.kind(ty),
            TypeKind::Metadata | TypeKind::Void
        ) {
            return Err(invalid());
        }
        let constant = usize::try_from(value)
            .ok()
            .and_then(|at| self.values.get(at))
            .copied();
        match (constant, body) {
            (Some(constant), _) => {
                ensure(self.module.ctx.consts.type_of(constant) == ty)
                    .or("Invalid value reference from metadata")?;
                self.add_metadata(MdKind::Value(constant));
                Ok(())
            }
            (None, None) => refuse("Invalid value reference from metadata"),
            (None, Some(body)) => {
                let value = self.value(body, value, ty)?;
                self.add_local(Entry::Value(value))
            }
        }
    }

    fn kind(&self, id: u64) -> Load<MdKindId> {
        match self.kinds.get(&id) {
            Some(kind) => Ok(*kind),
            None => refuse("Invalid ID"),
        }
    }

    /// Operands: pairs of kind and node.
    pub(super) fn attachment_pairs(&mut self, ops: &[u64]) -> Load<Vec<(MdKindId, Md)>> {
        let (pairs, rest) = ops.as_chunks::<2>();
        ensure(rest.is_empty()).or_invalid()?;
        let mut attachments = Vec::with_capacity(pairs.len());
        for &[kind, number] in pairs {
            let kind = self.kind(kind)?;
            attachments.push((kind, self.metadata_at(number)?));
        }
        Ok(attachments)
    }

    /// Operands: the number of a global value, then pairs of kind and node.
    fn global_attachment(&mut self, record: &Record<'a>) -> Load<()> {
        let (&value, pairs) = need(record.ops.split_first()).or_invalid()?;
        let attachments = self.attachment_pairs(pairs)?;
        let value = usize::try_from(value)
            .ok()
            .and_then(|at| self.values.get(at));
        let symbol = match value.map(|value| self.module.ctx.consts.kind(*value)) {
            Some(ConstKind::Symbol(symbol)) => symbol,
            _ => return Err(invalid()),
        };
        if self.owners.is_empty() {
            let globals = self.module.globals.iter().enumerate();
            let globals = globals.map(|(at, global)| (global.value.symbol, (true, at)));
            let functions = self.module.functions.iter().enumerate();
            let functions = functions.map(|(at, function)| (function.value.symbol, (false, at)));
            self.owners = globals.chain(functions).collect();
        }
        let list = match self.owners.get(&symbol) {
            Some(&(true, at)) => &mut self.module.globals[at].attachments,
            Some(&(false, at)) => &mut self.module.functions[at].attachments,
            None => return Ok(()),
        };
        list.extend(attachments);
        Ok(())
    }

    /// Returns metadata as an operand of type `metadata`.
    pub(super) fn metadata_operand(&mut self, body: &mut Body, number: u64) -> Load<Value> {
        let entry = self.known_metadata(number)?;
        let md = match entry {
            Entry::List(values) => return Ok(Value::local(body.body.add_arg_list(&values))),
            Entry::Value(value) => match value.as_const() {
                Some(constant) => self.module.ctx.metadata.value(constant),
                None => return Ok(Value::local(body.body.add_local_metadata(value))),
            },
            Entry::Md(md) => self.module.ctx.metadata.as_value(md),
        };
        let consts = &mut self.module.ctx.consts;
        Ok(consts
            .intern(Type::METADATA, ConstKind::Metadata(md))
            .into())
    }
}
