//! Loads an ELF object into memory and links it.

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
    /// The address of the section in memory; 0 for tables that are not loaded.
    address: usize,
    bytes: Bytes,
}

/// The contents of a section.
enum Bytes {
    None,
    /// Loaded into the module's memory, at the section's address.
    Loaded(usize),
    /// A table that is needed only during linking.
    Table(Vec<u8>),
}

/// A function of the object.
pub(super) struct Defined {
    pub(super) name: String,
    pub(super) start: usize,
    pub(super) len: usize,
}

/// A linked object.
pub(super) struct Object {
    /// Indexed by the object's section number.
    sections: Vec<Section>,
    /// The addresses of all symbols that the object defines, keyed by name.
    defined: FxHashMap<String, usize>,
    pub(super) functions: Vec<Defined>,
    /// The addresses of exported symbols, keyed by name.
    pub(super) exports: FxHashMap<String, usize>,
    pub(super) room: Room,
    pub(super) thread_locals: Vec<ThreadLocals>,
}

/// The initial values of thread-local variables: a section of which each thread has a copy.
#[derive(Debug)]
pub(crate) struct ThreadLocals(Box<Variable>);

// SAFETY: the description is immutable, and the memory that it points to does not belong to a thread.
unsafe impl Send for ThreadLocals {}
// SAFETY: as above.
unsafe impl Sync for ThreadLocals {}

impl Drop for ThreadLocals {
    fn drop(&mut self) {
        // SAFETY: the module that defines the variables has been dropped.
        unsafe { thread_local::release(self.0.id, &raw const *self.0) }
    }
}

/// An access to a thread-local variable. Code passes the address of this to [`thread_local_address`].
#[repr(C)]
struct Access {
    section: *const Variable,
    offset: usize,
}

/// Implements `__tls_get_addr` for programs.
///
/// # Safety
/// `access` must be one that this module created, for a module that is alive.
unsafe extern "C" fn thread_local_address(access: *const Access) -> *mut u8 {
    // SAFETY: the caller guarantees it; the offset is within the copy.
    unsafe {
        let Access { section, offset } = access.read();
        thread_local::address(section).add(offset)
    }
}

type File<'d> = ElfFile64<'d, Endianness>;

fn invalid(error: impl std::fmt::Display) -> Error {
    Error::Compiler(format!("the object cannot be linked: {error}"))
}

/// Loads the sections into memory.
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
            return Err(invalid("not an ELF object"));
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
            // An unwind table ends with a zero word, which a linker would add.
            let end = if name == UNWIND { 4 } else { 0 };
            let place = room.allocate(size + end, section.align(), kind);
            let place = place.map_err(crate::compile::host)?;
            // SAFETY: memory of this size was just allocated and is zero; nothing else refers to it.
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

/// The name of the section with the unwind table.
const UNWIND: &str = ".eh_frame";

impl Section {
    fn bytes(&self) -> &[u8] {
        match &self.bytes {
            Bytes::None => &[],
            // SAFETY: the module's memory has these bytes as long as the object exists; nothing writes code or tables
            // after linking.
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
            // SAFETY: the module's memory has these bytes, and nothing else refers to them during linking.
            Bytes::Loaded(len) => unsafe {
                let start = std::ptr::with_exposed_provenance_mut(self.address);
                std::slice::from_raw_parts_mut(start, *len)
            },
            Bytes::Table(bytes) => bytes,
        }
    }
}

impl Object {
    /// Loads an object into memory and resolves its symbols.
    ///
    /// # Errors
    /// Returns an error if the object cannot be linked, symbols are missing, or memory is exhausted.
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

    /// Returns the addresses of all symbols, indexed by symbol number.
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
                    return Err(invalid("a relocation of a different object format"));
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
                // A thread-local access descriptor is in range, as constants are.
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

    /// Returns the address of an access descriptor for the thread-local variable whose initial value is at an address.
    fn access(&mut self, symbol: usize) -> Result<usize, Error> {
        let mut sections = self.thread_locals.iter();
        let section = sections.find_map(|section| {
            let offset = symbol.checked_sub(section.0.image.addr())?;
            (offset <= section.0.size as usize).then_some((&raw const *section.0, offset))
        });
        let (section, offset) = section
            .ok_or_else(|| invalid("unsupported thread-local variable of another module"))?;
        let size = size_of::<Access>();
        let place = self.room.allocate(size, 16, JITMemoryKind::ReadOnly);
        let place = place.map_err(crate::compile::host)?;
        // SAFETY: memory of this size and alignment was just allocated.
        unsafe { place.cast::<Access>().write(Access { section, offset }) };
        Ok(place.expose_provenance())
    }

    /// Returns the address of a symbol that the object defines.
    pub(super) fn address(&self, name: &str) -> Option<usize> {
        self.defined.get(name).copied()
    }

    /// Returns the contents of a section; empty if the section does not exist.
    pub(super) fn section(&self, name: &str) -> &[u8] {
        let mut sections = self.sections.iter();
        let found = sections.find(|section| section.name == name);
        found.map_or(&[], Section::bytes)
    }

    /// Returns the code of a function.
    pub(super) fn bytes(&self, function: &Defined) -> &[u8] {
        let sections = self.sections.iter().filter(|section| section.address != 0);
        let mut found = sections.filter_map(|section| {
            let from = function.start.checked_sub(section.address)?;
            section.bytes().get(from..from + function.len)
        });
        found.next().unwrap_or_default()
    }

    /// Returns the unwind table and its address.
    pub(super) fn unwind_table(&self) -> Option<(&[u8], usize)> {
        let mut sections = self.sections.iter();
        let table = sections.find(|section| section.name == UNWIND)?;
        Some((table.bytes(), table.address))
    }

    /// Registers the unwind table.
    pub(super) fn register_unwind(&self) -> Option<Unwind> {
        let (table, address) = self.unwind_table()?;
        // SAFETY: the table ends with the zero word that `load` reserved, and the memory is freed after the table is
        // deregistered.
        (!table.is_empty())
            .then(|| unsafe { Unwind::of_loaded(address) })
            .flatten()
    }

    /// Returns the constructors in execution order.
    pub(super) fn constructors(&self) -> Vec<usize> {
        self.structors(".init_array", ".ctors")
    }

    /// Returns the destructors in execution order.
    pub(super) fn destructors(&self) -> Vec<usize> {
        let mut all = self.structors(".fini_array", ".dtors");
        all.reverse();
        all
    }

    /// Returns functions by ascending priority. Sections named `array` run from their beginning; their name ends in the
    /// priority. Sections named `list` run from their end; their name ends in 65535 minus the priority.
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
