//! Reads the module block, and completes the module at its end.

use super::Loader;
use super::block;
use super::error::{Load, need, refuse};
use super::stream::{self, BlockInfo, Cursor, Item, Place, Record};
use terrace_llvm_words::ComdatKind;
use terrace_llvmir::MdKindId;
use terrace_llvmir::upgrade;

codes! {
    VERSION 1, TRIPLE 2, DATA_LAYOUT 3, ASM 4, SECTION_NAME 5, GLOBAL_VARIABLE 7, FUNCTION 8,
    ALIAS_OLD 9, COLLECTOR_NAME 11, COMDAT 12, ALIAS 14, SOURCE_FILENAME 16, IFUNC 18,
}

const NAME_ENTRY: u32 = 1;
const FUNCTION_NAME_ENTRY: u32 = 3;

impl<'a> Loader<'a> {
    /// Reads the module whose block begins at `at`.
    pub(super) fn module(&mut self, at: &Cursor<'a>) -> Load<()> {
        let mut cursor = at.at(at.place());
        cursor.enter(block::MODULE, &self.info)?;
        let mut record = Record::default();
        let mut bodies: Vec<Place> = Vec::new();
        loop {
            match cursor.next()? {
                Item::End => break,
                Item::Block(block::FUNCTION) => {
                    bodies.push(cursor.place());
                    cursor.skip()?;
                }
                Item::Block(kind) => self.module_part(&mut cursor, kind)?,
                Item::Record(id) => {
                    cursor.record(id, &mut record)?;
                    if record.code == code::VERSION {
                        self.version = record.ops.first().copied().unwrap_or(0);
                        match self.version {
                            0..=1 => self.old_names(at)?,
                            2 => {}
                            _ => return refuse("Invalid value"),
                        }
                    } else {
                        self.module_record(&record)?;
                    }
                }
            }
        }
        self.set_layout()?;
        self.initialize_globals()?;
        self.metadata.expect_complete()?;
        let mut functions = std::mem::take(&mut self.globals.bodies).into_iter();
        for place in bodies {
            let function = need(functions.next()).or("Insufficient function protos")?;
            let mut cursor = at.at(place);
            cursor.enter(block::FUNCTION, &self.info)?;
            self.function(&mut cursor, function)?;
        }
        if functions.next().is_some() {
            return refuse("Never resolved function from blockaddress");
        }
        self.tag_blocks()?;
        let module = &mut self.module;
        module.resolve_metadata();
        super::upgrade::upgrade(module);
        upgrade(module);
        module.order_comdats();
        module.number_symbols();
        module.number_structs();
        Ok(())
    }

    fn module_part(&mut self, cursor: &mut Cursor<'a>, kind: u32) -> Load<()> {
        match kind {
            stream::BLOCK_INFO => return cursor.block_info(&mut self.info),
            block::TYPES
            | block::ATTRIBUTE_GROUPS
            | block::ATTRIBUTE_LISTS
            | block::CONSTANTS
            | block::METADATA
            | block::METADATA_KINDS
            | block::BUNDLE_TAGS
            | block::SYNC_SCOPES => {}
            _ => return cursor.skip(),
        }
        cursor.enter(kind, &self.info)?;
        match kind {
            block::TYPES => self.type_block(cursor),
            block::ATTRIBUTE_GROUPS => self.attribute_groups(cursor),
            block::ATTRIBUTE_LISTS => self.attribute_lists(cursor),
            block::CONSTANTS => {
                let constants = self.constants(cursor, &[])?;
                self.values.extend(constants);
                Ok(())
            }
            block::METADATA => self.metadata_block(cursor, None),
            block::METADATA_KINDS => self.metadata_kinds(cursor),
            block::BUNDLE_TAGS => {
                self.bundle_tags = names(cursor)?;
                Ok(())
            }
            _ => {
                self.scopes = names(cursor)?;
                Ok(())
            }
        }
    }

    fn module_record(&mut self, record: &Record<'a>) -> Load<()> {
        match record.code {
            code::TRIPLE => self.module.target_triple = record.bytes(0),
            code::DATA_LAYOUT => self.module.data_layout = record.bytes(0),
            code::ASM => {
                let all = &mut self.module.inline_asm;
                *all = record.bytes(0).into();
                if all.last().is_some_and(|&byte| byte != b'\n') {
                    all.push(b'\n');
                }
            }
            code::SECTION_NAME => self.sections.push(record.bytes(0)),
            code::COLLECTOR_NAME => self.collectors.push(record.bytes(0)),
            code::SOURCE_FILENAME => self.module.source_filename = record.bytes(0),
            code::COMDAT => self.comdat(record)?,
            code::GLOBAL_VARIABLE => {
                self.set_layout()?;
                self.global_variable(record)?;
            }
            code::FUNCTION => {
                self.set_layout()?;
                self.function_header(record)?;
            }
            code::ALIAS | code::ALIAS_OLD | code::IFUNC => {
                self.set_layout()?;
                let is_old = record.code == code::ALIAS_OLD;
                self.alias(record, record.code == code::IFUNC, is_old)?;
            }
            _ => {}
        }
        Ok(())
    }

    /// Upgrades and sets the data layout, before anything depends on it.
    fn set_layout(&mut self) -> Load<()> {
        if std::mem::replace(&mut self.layout_is_set, true) {
            return Ok(());
        }
        let layout = String::from_utf8_lossy(&self.module.data_layout).into_owned();
        let triple = String::from_utf8_lossy(&self.module.target_triple).into_owned();
        let layout = super::upgrade::data_layout(layout, &triple);
        if layout.is_empty() {
            return Ok(());
        }
        if let Err(message) = terrace_llvmir::check_text(&layout) {
            return refuse(message);
        }
        match self.module.set_data_layout(&layout) {
            Ok(()) => Ok(()),
            Err(error) => refuse(error.to_string()),
        }
    }

    fn comdat(&mut self, record: &Record<'a>) -> Load<()> {
        let (name, kind) = match (self.version, record.ops.as_slice()) {
            (2, &[offset, len, kind, ..]) => (self.string_at(offset, len)?.into(), kind),
            (0..=1, &[kind, len, ..]) => {
                let mut name = record.bytes(2).into_vec();
                name.truncate(usize::try_from(len).unwrap_or(usize::MAX));
                (name.into_boxed_slice(), kind)
            }
            _ => return refuse("Invalid record"),
        };
        let kind = match kind {
            2 => ComdatKind::ExactMatch,
            3 => ComdatKind::Largest,
            4 => ComdatKind::NoDeduplicate,
            5 => ComdatKind::SameSize,
            _ => ComdatKind::Any,
        };
        let comdat = self.module.add_comdat(&name, kind);
        self.comdats.push(comdat);
        Ok(())
    }

    /// Reads the names of global values of modules before version 2. The table of names may come after the global
    /// values.
    fn old_names(&mut self, at: &Cursor<'a>) -> Load<()> {
        let mut cursor = at.at(at.place());
        // The module's reader processes abbreviations again, so this pass uses its own table.
        let mut info = BlockInfo::default();
        cursor.enter(block::MODULE, &info)?;
        let mut record = Record::default();
        loop {
            match cursor.next()? {
                Item::End => return Ok(()),
                Item::Block(block::VALUE_NAMES) => {
                    cursor.enter(block::VALUE_NAMES, &info)?;
                    while cursor.next_record(&mut record)? {
                        let start = match record.code {
                            NAME_ENTRY => 1,
                            FUNCTION_NAME_ENTRY => 2,
                            _ => continue,
                        };
                        if let Some(&value) = record.ops.first() {
                            self.globals.names.insert(value, record.bytes(start));
                        }
                    }
                }
                Item::Block(stream::BLOCK_INFO) => cursor.block_info(&mut info)?,
                Item::Block(_) => cursor.skip()?,
                Item::Record(id) => cursor.record(id, &mut record)?,
            }
        }
    }

    pub(super) fn metadata_kinds(&mut self, cursor: &mut Cursor<'a>) -> Load<()> {
        let mut record = Record::default();
        while cursor.next_record(&mut record)? {
            self.metadata_kind(&record);
        }
        Ok(())
    }

    pub(super) fn metadata_kind(&mut self, record: &Record<'a>) {
        const KIND: u32 = 6;
        if let (KIND, Some(&id)) = (record.code, record.ops.first()) {
            let name = String::from_utf8_lossy(&record.bytes(1)).into_owned();
            let kind = MdKindId::named(&mut self.module.ctx.metadata, &name);
            self.kinds.insert(id, kind);
        }
    }

    /// Assigns tags to the blocks whose address is taken.
    fn tag_blocks(&mut self) -> Load<()> {
        if self.block_tags.is_empty() {
            return Ok(());
        }
        let functions = self.module.functions.iter().enumerate();
        let index: rustc_hash::FxHashMap<_, _> = functions
            .map(|(at, function)| (function.value.symbol, at))
            .collect();
        let mut tags: Vec<_> = self.block_tags.iter().collect();
        tags.sort_by_key(|(_, tag)| **tag);
        for (&(function, number), &tag) in tags {
            let body = index
                .get(&function)
                .and_then(|&at| self.module.functions.get_mut(at))
                .map(|function| &mut function.body);
            match body {
                Some(body) if (number as usize) < body.block_count() => {
                    body.add_tag(tag, terrace_llvmir::Block::from_index(number as usize));
                }
                Some(body) if !body.is_empty() => return refuse("Invalid ID"),
                _ => return refuse("Never resolved function from blockaddress"),
            }
        }
        Ok(())
    }
}

/// Reads a block of names, in the order of their numbers.
fn names(cursor: &mut Cursor<'_>) -> Load<Vec<Box<[u8]>>> {
    let mut record = Record::default();
    let mut names = Vec::new();
    while cursor.next_record(&mut record)? {
        names.push(record.bytes(0));
    }
    Ok(names)
}
