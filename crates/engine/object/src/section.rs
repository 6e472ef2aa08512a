//! Adds sections that gimli writes to an object.

use cranelift_object::object::write::{
    Object, Relocation as ObjectRelocation, SectionId, SymbolId,
};
use cranelift_object::object::{RelocationEncoding, RelocationFlags, RelocationKind};
use gimli::write::{EndianVec, RelocateWriter, Relocation};
use gimli::{LittleEndian, constants};

/// A section, and its relocations.
#[derive(Clone)]
pub(crate) struct SectionWriter {
    bytes: EndianVec<LittleEndian>,
    pub(crate) relocations: Vec<Relocation>,
}

impl Default for SectionWriter {
    fn default() -> SectionWriter {
        SectionWriter {
            bytes: EndianVec::new(LittleEndian),
            relocations: Vec::new(),
        }
    }
}

impl SectionWriter {
    /// Returns the bytes written so far.
    pub(crate) fn bytes(&self) -> &[u8] {
        self.bytes.slice()
    }
}

impl RelocateWriter for SectionWriter {
    type Writer = EndianVec<LittleEndian>;

    fn writer(&self) -> &Self::Writer {
        &self.bytes
    }

    fn writer_mut(&mut self) -> &mut Self::Writer {
        &mut self.bytes
    }

    fn relocate(&mut self, relocation: Relocation) {
        self.relocations.push(relocation);
    }
}

/// Adds a relocation of a section that gimli wrote.
pub(crate) fn relocate(
    object: &mut Object<'_>,
    section: SectionId,
    relocation: &Relocation,
    symbol: SymbolId,
) -> Result<(), String> {
    let is_relative = relocation
        .eh_pe
        .is_some_and(|kind| kind.application() == constants::DW_EH_PE_pcrel);
    // Refer to this definition's code, even if the linker chooses another definition of the symbol.
    let place = object.symbol_section_and_offset(symbol);
    let (symbol, offset) = place.unwrap_or((symbol, 0));
    let relocation = ObjectRelocation {
        offset: relocation.offset as u64,
        symbol,
        addend: relocation.addend.wrapping_add_unsigned(offset),
        flags: RelocationFlags::Generic {
            kind: match is_relative {
                true => RelocationKind::Relative,
                false => RelocationKind::Absolute,
            },
            encoding: RelocationEncoding::Generic,
            size: relocation.size * 8,
        },
    };
    let added = object.add_relocation(section, relocation);
    added.map_err(|error| error.to_string())
}
