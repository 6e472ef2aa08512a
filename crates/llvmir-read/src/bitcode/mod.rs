//! Reads LLVM bitcode into a [`Module`].
//!
//! Bitcode is a bit stream of nested blocks, which contain records. Values, types and metadata are referred to by
//! number. A forward reference is represented by a placeholder until its definition is read.
//!
//! | module | reads |
//! |---|---|
//! | `stream`, `ops`, `error` | blocks, abbreviations, records; operands; errors |
//! | `module`, `globals` | the module's own block; variables, functions, aliases |
//! | `types`, `attributes`, `constants` | their tables |
//! | `metadata`, `nodes` | metadata; nodes of debug information |
//! | `function`, `instructions`, `memory`, `calls` | the body of a function |
//! | `upgrade` | upgrades that LLVM performs for bitcode but not for text |

/// Declares the codes of the records of a block.
macro_rules! codes {
    ($($name:ident $value:literal,)*) => {
        pub(super) mod code {
            $(pub(in crate::bitcode) const $name: u32 = $value;)*
        }
    };
}

mod attributes;
mod calls;
mod constants;
mod error;
mod function;
mod globals;
mod instructions;
mod memory;
mod metadata;
mod module;
mod nodes;
mod ops;
mod stream;
mod types;
mod upgrade;

pub use error::BitcodeError;

use error::{Load, ensure, invalid, refuse};
use rustc_hash::FxHashMap;
use stream::{BlockInfo, Cursor, Item, Record};

use crate::text::ReadOptions;
use terrace_llvmir::Const;
use terrace_llvmir::MdKindId;
use terrace_llvmir::Symbol;
use terrace_llvmir::{AttrList, AttrSet};
use terrace_llvmir::{Comdat, Module};

/// `BC`, 0xC0DE
const MAGIC: [u8; 4] = *b"BC\xC0\xDE";
/// 0x0B17C0DE. A version and the offset of the bitcode follow.
const WRAPPER_MAGIC: [u8; 4] = [0xDE, 0xC0, 0x17, 0x0B];

/// The kinds of blocks.
mod block {
    pub(super) const MODULE: u32 = 8;
    pub(super) const ATTRIBUTE_LISTS: u32 = 9;
    pub(super) const ATTRIBUTE_GROUPS: u32 = 10;
    pub(super) const CONSTANTS: u32 = 11;
    pub(super) const FUNCTION: u32 = 12;
    pub(super) const IDENTIFICATION: u32 = 13;
    pub(super) const VALUE_NAMES: u32 = 14;
    pub(super) const METADATA: u32 = 15;
    pub(super) const ATTACHMENTS: u32 = 16;
    pub(super) const TYPES: u32 = 17;
    pub(super) const BUNDLE_TAGS: u32 = 21;
    pub(super) const METADATA_KINDS: u32 = 22;
    pub(super) const STRINGS: u32 = 23;
    pub(super) const SYNC_SCOPES: u32 = 26;
}

/// Returns true if the bytes begin with the magic number of bitcode or of its wrapper.
pub fn is_bitcode(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC) || bytes.starts_with(&WRAPPER_MAGIC)
}

/// Reads a module from bitcode. `name` becomes the module's identifier, and the source file name if the bitcode
/// specifies none.
///
/// # Errors
/// Returns the first error, with the message of LLVM's reader if it has one.
pub fn read_bitcode(
    bytes: &[u8],
    name: &str,
    options: ReadOptions,
) -> Result<Module, BitcodeError> {
    let bytes = unwrapped(bytes)?;
    let mut info = BlockInfo::default();
    let (place, strings) = find_module(bytes, &mut info)?;
    let mut module = Module::new();
    module.identifier = name.as_bytes().into();
    module.source_filename = name.as_bytes().into();
    let mut loader = Loader::new(module, info, strings);
    loader.module(&Cursor::new(bytes).at(place))?;
    let mut module = loader.module;
    if options.strip_names {
        for function in &mut module.functions {
            function.body.strip_names();
        }
    }
    Ok(module)
}

/// Strips the wrapper of a file, if it has one, and checks the magic number.
fn unwrapped(bytes: &[u8]) -> Load<&[u8]> {
    ensure(bytes.len() >= 4).or("file too small to contain bitcode header")?;
    let mut bytes = bytes;
    if bytes.starts_with(&WRAPPER_MAGIC) {
        let word = |at: usize| {
            let word: [u8; 4] = bytes.get(at..at + 4)?.try_into().ok()?;
            usize::try_from(u32::from_le_bytes(word)).ok()
        };
        let inner = word(8)
            .zip(word(12))
            .and_then(|(offset, size)| bytes.get(offset..offset.checked_add(size)?));
        match inner {
            Some(inner) => bytes = inner,
            None => return refuse("Invalid bitcode wrapper header"),
        }
    }
    // The magic number is kept, because blocks are aligned relative to it.
    ensure(bytes.starts_with(&MAGIC)).or("Invalid bitcode signature")?;
    ensure(bytes.len().is_multiple_of(4))
        .or("Bitcode stream should be a multiple of 4 bytes in length")?;
    Ok(bytes)
}

/// Returns the position of the first module, and its string table.
fn find_module<'a>(bytes: &'a [u8], info: &mut BlockInfo) -> Load<(stream::Place, &'a [u8])> {
    let mut cursor = Cursor::new(bytes);
    cursor.bits(32)?;
    let mut module = None;
    let mut strings: &[u8] = &[];
    let mut record = Record::default();
    while !cursor.is_at_end() {
        match cursor.next() {
            Ok(Item::Block(block::MODULE)) if module.is_none() => {
                module = Some(cursor.place());
                cursor.skip()?;
            }
            Ok(Item::Block(stream::BLOCK_INFO)) => cursor.block_info(info)?,
            Ok(Item::Block(block::IDENTIFICATION)) if module.is_none() => {
                cursor.enter(block::IDENTIFICATION, info)?;
                while cursor.next_record(&mut record)? {
                    const EPOCH: u32 = 2;
                    let epoch = record.ops.first().copied().unwrap_or(0);
                    if record.code == EPOCH && epoch != 0 {
                        return refuse(format!(
                            "Incompatible epoch: Bitcode '{epoch}' vs current: '0'"
                        ));
                    }
                }
            }
            Ok(Item::Block(block::STRINGS)) => {
                cursor.enter(block::STRINGS, info)?;
                while cursor.next_record(&mut record)? {
                    strings = record.blob;
                }
                // The string table follows its module.
                if module.is_some() {
                    break;
                }
            }
            Ok(Item::Block(_)) => cursor.skip()?,
            // Old linkers pad files with zeros.
            Ok(Item::End | Item::Record(_)) | Err(_) if module.is_some() => break,
            Ok(Item::End | Item::Record(_)) => return refuse("Malformed block"),
            Err(error) => return Err(error),
        }
    }
    match module {
        Some(module) => Ok((module, strings)),
        None => refuse("Malformed block"),
    }
}

/// The state of the reader.
struct Loader<'a> {
    module: Module,
    info: BlockInfo,
    strings: &'a [u8],
    /// The version of the module's records. From 1 on, operands are relative; in 2, names are in `strings`.
    version: u64,
    types: Vec<types::TypeEntry>,
    struct_number: u32,
    attribute_groups: FxHashMap<u64, (u64, AttrSet)>,
    attribute_lists: Vec<AttrList>,
    sections: Vec<Box<[u8]>>,
    collectors: Vec<Box<[u8]>>,
    comdats: Vec<Comdat>,
    /// Global values, then the module's constants.
    values: Vec<Const>,
    /// The nesting depth of constants with operands.
    depths: FxHashMap<Const, u32>,
    globals: globals::Globals,
    metadata: metadata::MetadataList,
    kinds: FxHashMap<u64, MdKindId>,
    bundle_tags: Vec<Box<[u8]>>,
    scopes: Vec<Box<[u8]>>,
    /// Blocks whose address is taken: function and block number, with the tag.
    block_tags: FxHashMap<(Symbol, u32), u32>,
    layout_is_set: bool,
    /// Keyed by symbol: the index of a global variable (true) or a function (false) in its list.
    owners: FxHashMap<Symbol, (bool, usize)>,
    symbol_number: u32,
}

impl<'a> Loader<'a> {
    fn new(module: Module, info: BlockInfo, strings: &'a [u8]) -> Loader<'a> {
        Loader {
            module,
            info,
            strings,
            version: 0,
            types: Vec::new(),
            struct_number: 0,
            attribute_groups: FxHashMap::default(),
            attribute_lists: Vec::new(),
            sections: Vec::new(),
            collectors: Vec::new(),
            comdats: Vec::new(),
            values: Vec::new(),
            depths: FxHashMap::default(),
            globals: globals::Globals::default(),
            metadata: metadata::MetadataList::default(),
            kinds: FxHashMap::default(),
            bundle_tags: Vec::new(),
            scopes: Vec::new(),
            block_tags: FxHashMap::default(),
            layout_is_set: false,
            owners: FxHashMap::default(),
            symbol_number: 0,
        }
    }

    /// Returns a range of the string table.
    fn string_at(&self, offset: u64, len: u64) -> Load<&'a [u8]> {
        let range = usize::try_from(offset).ok().zip(usize::try_from(len).ok());
        range
            .and_then(|(offset, len)| self.strings.get(offset..offset.checked_add(len)?))
            .ok_or_else(invalid)
    }
}
