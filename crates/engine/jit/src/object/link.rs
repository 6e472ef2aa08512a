//! An ELF object in memory whose symbols are found.

use cranelift_jit::{JITMemoryKind, JITMemoryProvider};
use object::elf;
use object::read::elf::ElfFile64;
use object::{
    Endianness, Object as _, ObjectSection as _, ObjectSymbol as _, RelocationFlags,
    RelocationTarget, SectionFlags, SymbolSection,
};
use rustc_hash::FxHashMap;
use terrace_engine_runtime::thread_local::{self, Variable};

use super::relocate::{Machine, Place};
use crate::Error;
use crate::memory::Room;
use crate::symbols::Symbols;
use crate::unwind::Unwind;

/// A section of the object.
struct Section {
    name: String,
    /// The address that the section's code and data have; 0 for tables that are not in memory.
    address: usize,
    bytes: Bytes,
}

/// The contents of a section.
enum Bytes {
    None,
    /// In the room, at the section's address.
    Loaded(usize),
    /// Read here and then forgotten.
    Table(Vec<u8>),
}

/// A function of the object.
pub(super) struct Defined {
    pub(super) name: String,
    pub(super) start: usize,
    pub(super) len: usize,
}

/// An object that is linked.
pub(super) struct Object {
    /// By the number that the object gives them.
    sections: Vec<Section>,
    /// All symbols that the object defines, by name.
    defined: FxHashMap<String, usize>,
    pub(super) functions: Vec<Defined>,
    /// The addresses of symbols that other modules see.
    pub(super) exports: FxHashMap<String, usize>,
    pub(super) room: Room,
    pub(super) thread_locals: Vec<ThreadLocals>,
}

/// The first values of thread-local variables: a section that each thread has a copy of.
#[derive(Debug)]
pub(crate) struct ThreadLocals(Box<Variable>);

// SAFETY: the description is not changed, and the memory that it points to is no thread's own.
unsafe impl Send for ThreadLocals {}
// SAFETY: as above.
unsafe impl Sync for ThreadLocals {}

impl Drop for ThreadLocals {
    fn drop(&mut self) {
        // SAFETY: the module that had the variables is gone.
        unsafe { thread_local::release(self.0.id, &raw const *self.0) }
    }
}

/// An access to a thread-local variable, as code passes its address to [`thread_local_address`].
#[repr(C)]
struct Access {
    section: *const Variable,
    offset: usize,
}

/// `__tls_get_addr` of programs.
///
/// # Safety
/// `access` is one that this module made, of a module that is alive.
unsafe extern "C" fn thread_local_address(access: *const Access) -> *mut u8 {
    // SAFETY: the caller guarantees it; the offset is one in the copy.
    unsafe {
        let Access { section, offset } = access.read();
        thread_local::address(section).add(offset)
    }
}

type File<'d> = ElfFile64<'d, Endianness>;

fn invalid(error: impl std::fmt::Display) -> Error {
    Error::Compiler(format!("the object cannot be linked: {error}"))
}

/// Copies the sections into memory.
fn load(
    file: &File<'_>,
    room: &mut Room,
    thread_locals: &mut Vec<ThreadLocals>,
) -> Result<Vec<Section>, Error> {
    let mut sections = Vec::new();
    for section in file.sections() {
        let name = section.name().map_err(invalid)?.to_owned();
        let data = section.data().map_err(invalid)?;
        let SectionFlags::Elf { sh_flags } = section.flags() else {
            return Err(invalid("it is no ELF object"));
        };
        let has = |flag: u32| sh_flags & u64::from(flag) != 0;
        let (mut address, mut bytes) = (0, Bytes::None);
        if has(elf::SHF_ALLOC) {
            let kind = match () {
                () if has(elf::SHF_TLS) => JITMemoryKind::ReadOnly,
                () if has(elf::SHF_EXECINSTR) => JITMemoryKind::Executable,
                () if has(elf::SHF_WRITE) && !name.starts_with(".data.rel.ro") => {
                    JITMemoryKind::Writable
                }
                () => JITMemoryKind::ReadOnly,
            };
            let size = usize::try_from(section.size()).map_err(invalid)?;
            // A table of unwinding ends with a zero word, which a linker would add.
            let end = if name == UNWIND { 4 } else { 0 };
            let place = room.allocate(size + end, section.align(), kind);
            let place = place.map_err(crate::compile::host)?;
            // SAFETY: memory of this size that was just allocated, is zero, and that nothing else knows.
            unsafe { place.copy_from_nonoverlapping(data.as_ptr(), data.len().min(size)) };
            address = place.expose_provenance();
            bytes = Bytes::Loaded(size);
            if has(elf::SHF_TLS) {
                thread_locals.push(ThreadLocals(Box::new(Variable {
                    image: place,
                    image_size: size as u64,
                    size: size as u64,
                    align: section.align(),
                    id: thread_local::fresh_id(),
                })));
            }
        } else if name.starts_with(".debug_") {
            bytes = Bytes::Table(data.to_vec());
        }
        let at = section.index().0;
        sections.resize_with(sections.len().max(at + 1), || Section {
            name: String::new(),
            address: 0,
            bytes: Bytes::None,
        });
        sections[at] = Section {
            name,
            address,
            bytes,
        };
    }
    Ok(sections)
}

/// The section with the table of unwinding.
const UNWIND: &str = ".eh_frame";

impl Section {
    fn bytes(&self) -> &[u8] {
        match &self.bytes {
            Bytes::None => &[],
            // SAFETY: the room has these bytes as long as the object; after linking nothing writes code or tables.
            Bytes::Loaded(len) => unsafe {
                let start = std::ptr::with_exposed_provenance(self.address);
                std::slice::from_raw_parts(start, *len)
            },
            Bytes::Table(bytes) => bytes,
        }
    }

    fn bytes_mut(&mut self) -> &mut [u8] {
        match &mut self.bytes {
            Bytes::None => &mut [],
            // SAFETY: the room has these bytes, and nothing else refers to them while the object is linked.
            Bytes::Loaded(len) => unsafe {
                let start = std::ptr::with_exposed_provenance_mut(self.address);
                std::slice::from_raw_parts_mut(start, *len)
            },
            Bytes::Table(bytes) => bytes,
        }
    }
}

impl Object {
    /// Puts an object into memory and finds its symbols.
    ///
    /// # Errors
    /// An object that cannot be linked, symbols that are missing, no room.
    pub(super) fn link(data: &[u8], symbols: &Symbols) -> Result<Object, Error> {
        let file = File::parse(data).map_err(invalid)?;
        let mut room = Room::new().map_err(crate::compile::host)?;
        let mut thread_locals = Vec::new();
        let mut object = Object {
            sections: load(&file, &mut room, &mut thread_locals)?,
            defined: FxHashMap::default(),
            functions: Vec::new(),
            exports: FxHashMap::default(),
            room,
            thread_locals,
        };
        let addresses = object.resolve(&file, symbols)?;
        object.relocate(&file, &addresses)?;
        object.room.finish().map_err(crate::compile::host)?;
        Ok(object)
    }

    /// The addresses of all symbols, by their number.
    fn resolve(&mut self, file: &File<'_>, symbols: &Symbols) -> Result<Vec<usize>, Error> {
        let mut addresses = Vec::new();
        let mut missing = Vec::new();
        for symbol in file.symbols() {
            let name = symbol.name().map_err(invalid)?;
            let raw = symbol.elf_symbol();
            let value = usize::try_from(symbol.address()).map_err(invalid)?;
            let mut is_defined = true;
            let address = match symbol.section() {
                SymbolSection::Section(index) => {
                    let section = self
                        .sections
                        .get(index.0)
                        .ok_or_else(|| invalid("no section"))?;
                    section.address + value
                }
                SymbolSection::Absolute => value,
                SymbolSection::Common => {
                    let size = usize::try_from(symbol.size()).map_err(invalid)?;
                    let kind = JITMemoryKind::Writable;
                    let place = self.room.allocate(size, value as u64, kind);
                    place.map_err(crate::compile::host)?.expose_provenance()
                }
                SymbolSection::Undefined => {
                    is_defined = false;
                    let own: unsafe extern "C" fn(*const Access) -> *mut u8 = thread_local_address;
                    match symbols.find(name) {
                        _ if name == "__tls_get_addr" => own as usize,
                        Some(address) => address.expose_provenance(),
                        None => {
                            if !symbol.is_weak() {
                                missing.push(name.to_owned());
                            }
                            0
                        }
                    }
                }
                _ => {
                    is_defined = false;
                    0
                }
            };
            let at = symbol.index().0;
            addresses.resize(addresses.len().max(at + 1), 0);
            addresses[at] = address;
            if !is_defined || name.is_empty() {
                continue;
            }
            let is_hidden = raw.st_visibility() != elf::STV_DEFAULT;
            let is_thread_local = raw.st_type() == elf::STT_TLS;
            if !symbol.is_local() && !is_hidden && !is_thread_local {
                self.exports.insert(name.to_owned(), address);
            }
            match raw.st_type() {
                elf::STT_SECTION | elf::STT_FILE => continue,
                elf::STT_FUNC => self.functions.push(Defined {
                    name: name.to_owned(),
                    start: address,
                    len: usize::try_from(symbol.size()).map_err(invalid)?,
                }),
                elf::STT_GNU_IFUNC => {
                    return Err(invalid(format!("'{name}' is an ifunc")));
                }
                _ => {}
            }
            self.defined.insert(name.to_owned(), address);
        }
        missing.sort();
        match missing.is_empty() {
            true => Ok(addresses),
            false => Err(Error::Missing(missing)),
        }
    }

    fn relocate(&mut self, file: &File<'_>, addresses: &[usize]) -> Result<(), Error> {
        let mut machine = Machine::default();
        for section in file.sections() {
            let at = section.index().0;
            for (offset, relocation) in section.relocations() {
                let RelocationFlags::Elf { r_type } = relocation.flags() else {
                    return Err(invalid("a relocation of another kind of object"));
                };
                let symbol = match relocation.target() {
                    RelocationTarget::Symbol(index) => addresses.get(index.0).copied(),
                    _ => None,
                };
                let mut symbol = symbol.ok_or_else(|| invalid("a relocation without a symbol"))?;
                let is_thread_local = r_type == elf::R_X86_64_TLSGD && machine.is_x86_64();
                if is_thread_local {
                    symbol = self.access(symbol)?;
                }
                let Some(section) = self.sections.get_mut(at) else {
                    continue;
                };
                if matches!(section.bytes, Bytes::None) {
                    break;
                }
                let address = section.address;
                let offset = usize::try_from(offset).map_err(invalid)?;
                let place = Place {
                    symbol,
                    addend: relocation.addend(),
                    address: address + offset,
                };
                let bytes = section.bytes_mut().get_mut(offset..);
                let bytes = bytes.ok_or_else(|| invalid("a relocation outside of its section"))?;
                // An access is as near as constants are.
                let kind = if is_thread_local {
                    elf::R_X86_64_PC32
                } else {
                    r_type
                };
                let done = machine.relocate(kind, place, bytes, &mut self.room);
                done.map_err(invalid)?;
            }
        }
        Ok(())
    }

    /// The address of an access to the thread-local variable whose first value is at an address.
    fn access(&mut self, symbol: usize) -> Result<usize, Error> {
        let mut sections = self.thread_locals.iter();
        let section = sections.find_map(|section| {
            let offset = symbol.checked_sub(section.0.image.addr())?;
            (offset <= section.0.size as usize).then_some((&raw const *section.0, offset))
        });
        let (section, offset) =
            section.ok_or_else(|| invalid("a thread-local variable of another module"))?;
        let size = size_of::<Access>();
        let place = self.room.allocate(size, 16, JITMemoryKind::ReadOnly);
        let place = place.map_err(crate::compile::host)?;
        // SAFETY: memory of this size and alignment that was just allocated.
        unsafe { place.cast::<Access>().write(Access { section, offset }) };
        Ok(place.expose_provenance())
    }

    /// The address of a symbol that the object defines.
    pub(super) fn address(&self, name: &str) -> Option<usize> {
        self.defined.get(name).copied()
    }

    /// The contents of a section, or nothing if it is missing.
    pub(super) fn section(&self, name: &str) -> &[u8] {
        let mut sections = self.sections.iter();
        let found = sections.find(|section| section.name == name);
        found.map_or(&[], Section::bytes)
    }

    /// The code of a function.
    pub(super) fn bytes(&self, function: &Defined) -> &[u8] {
        let sections = self.sections.iter().filter(|section| section.address != 0);
        let mut found = sections.filter_map(|section| {
            let from = function.start.checked_sub(section.address)?;
            section.bytes().get(from..from + function.len)
        });
        found.next().unwrap_or_default()
    }

    /// The table of unwinding and its address.
    pub(super) fn unwind_table(&self) -> Option<(&[u8], usize)> {
        let mut sections = self.sections.iter();
        let table = sections.find(|section| section.name == UNWIND)?;
        Some((table.bytes(), table.address))
    }

    /// Makes the table of unwinding known.
    pub(super) fn register_unwind(&self) -> Option<Unwind> {
        let (table, address) = self.unwind_table()?;
        // SAFETY: the table ends with the zero word that `load` left room for, and the room is freed after it is deregistered.
        (!table.is_empty())
            .then(|| unsafe { Unwind::of_loaded(address) })
            .flatten()
    }

    /// The constructors, the one to be run first at the beginning.
    pub(super) fn constructors(&self) -> Vec<usize> {
        self.structors(".init_array", ".ctors")
    }

    /// The destructors, the one to be run first at the beginning.
    pub(super) fn destructors(&self) -> Vec<usize> {
        let mut all = self.structors(".fini_array", ".dtors");
        all.reverse();
        all
    }

    /// Functions by rising priority: of arrays that run from their beginning, whose names end in a priority, or of lists that
    /// run from their end, whose names end in what the priority lacks to 65535.
    fn structors(&self, array: &str, list: &str) -> Vec<usize> {
        const LAST: u32 = 65535;
        let priority = |rest: &str| match rest.strip_prefix('.') {
            Some(priority) => priority.parse().ok(),
            None => rest.is_empty().then_some(LAST),
        };
        let arrays = self.sections.iter().filter_map(|section| {
            let words = section.bytes().as_chunks().0.iter();
            let mut words: Vec<_> = words.map(|word| usize::from_ne_bytes(*word)).collect();
            if let Some(rest) = section.name.strip_prefix(array) {
                return Some((priority(rest)?, words));
            }
            words.reverse();
            let priority = match section.name.strip_prefix(list)? {
                "" => LAST,
                rest => LAST.checked_sub(priority(rest)?)?,
            };
            Some((priority, words))
        });
        let mut arrays: Vec<_> = arrays.collect();
        arrays.sort_by_key(|(priority, _)| *priority);
        arrays.into_iter().flat_map(|(_, words)| words).collect()
    }
}
