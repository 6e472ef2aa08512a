//! Writes source lines: `.debug_line`, and as much of `.debug_info` as tools need to find it.

use cranelift_codegen::{Final, MachBufferFinalized};
use cranelift_module::FuncId;
use cranelift_object::ObjectProduct;
use cranelift_object::object::SectionKind;
use cranelift_object::object::write::{SectionId, StandardSection};
use gimli::write::{
    Address, AttributeValue, Dwarf, FileId, LineProgram, LineString, RelocationTarget, Sections,
    Unit,
};
use gimli::{Encoding, Format as DwarfFormat, LineEncoding, constants};
use rustc_hash::FxHashMap;
use terrace_engine_clif::Program;
use terrace_llvmir::{Context, Field, Inst, Md, MdKind, MdKindId, Module};

use crate::section::{SectionWriter, relocate};
use crate::target::Format;

/// A source location.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct SourceLine {
    /// The directory that the file's path is relative to; empty for none.
    pub directory: String,
    /// The file.
    pub file: String,
    /// The 1-based line; 0 for none.
    pub line: u32,
    /// The 1-based column; 0 for none.
    pub column: u32,
}

/// Returns the source lines in a module's debug information, as a function for
/// [`compile_with_lines`](crate::compile_with_lines).
pub fn lines_of_module(
    module: &Module,
) -> impl Fn(usize, Option<Inst>) -> Option<SourceLine> + use<'_> {
    move |at, inst| {
        let function = module.functions.get(at)?;
        let ctx = &module.ctx;
        match inst {
            None => {
                let scope = function.subprogram()?;
                let line = ctx.metadata.number_field(scope, Field::Line);
                source_line(ctx, scope, u32::try_from(line).unwrap_or(0), 0)
            }
            Some(inst) => {
                let md = function.body.attachment(inst, MdKindId::DBG)?;
                let MdKind::Location(location) = ctx.metadata.kind(md) else {
                    return None;
                };
                let column = u32::from(location.column);
                source_line(ctx, location.scope, location.line, column)
            }
        }
    }
}

fn source_line(ctx: &Context, scope: Md, line: u32, column: u32) -> Option<SourceLine> {
    let file = ctx.metadata.file_of_scope(scope)?;
    let text = |field: Field| {
        let text = ctx.metadata.text_field(file, field)?;
        Some(String::from_utf8_lossy(text).into_owned())
    };
    Some(SourceLine {
        directory: text(Field::Directory).unwrap_or_default(),
        file: text(Field::Filename)?,
        line,
        column,
    })
}

/// A function and the lines of its code.
struct Function {
    id: FuncId,
    name: String,
    size: u64,
    declared: SourceLine,
    /// The offsets at which the code of a line begins.
    rows: Vec<(u32, SourceLine)>,
}

/// Collects the lines of functions during compilation.
pub(crate) struct Lines<'a> {
    of: &'a dyn Fn(usize, Option<Inst>) -> Option<SourceLine>,
    functions: Vec<Function>,
}

impl<'a> Lines<'a> {
    pub(crate) fn new(of: &'a dyn Fn(usize, Option<Inst>) -> Option<SourceLine>) -> Lines<'a> {
        Lines {
            of,
            functions: Vec::new(),
        }
    }

    /// Records the lines of a compiled function.
    pub(crate) fn function(
        &mut self,
        program: &Program<'_>,
        at: usize,
        id: FuncId,
        buffer: &MachBufferFinalized<Final>,
    ) {
        let declared = (self.of)(at, None);
        let Some(function) = program.module().functions.get(at) else {
            return;
        };
        let body = &function.body;
        let mut insts = vec![None; body.inst_count()];
        for &block in body.blocks() {
            for inst in body.insts(block) {
                insts[inst.index()] = Some(inst);
            }
        }
        let mut rows: Vec<(u32, SourceLine)> = Vec::new();
        for range in buffer.get_srclocs_sorted() {
            if range.loc.is_default() {
                continue;
            }
            // A source location of Cranelift is the index of an instruction plus one.
            let index = range.loc.bits().wrapping_sub(1) as usize;
            let inst = insts.get(index).copied().flatten();
            let Some(line) = inst.and_then(|inst| (self.of)(at, Some(inst))) else {
                continue;
            };
            if rows.last().is_none_or(|(_, last)| *last != line) {
                rows.push((range.start, line));
            }
        }
        let declared = declared.or_else(|| {
            let (_, first) = rows.first()?;
            Some(first.clone())
        });
        if let Some(declared) = declared {
            self.functions.push(Function {
                id,
                name: program.name_of(function.value.symbol),
                size: buffer.data().len() as u64,
                declared,
                rows,
            });
        }
    }

    /// Writes the sections.
    pub(crate) fn write(
        self,
        product: &mut ObjectProduct,
        format: Format,
        producer: &str,
    ) -> Result<(), String> {
        let Some(first) = self.functions.first() else {
            return Ok(());
        };
        let text = product.object.section_id(StandardSection::Text);
        let size = product.object.section(text).data().len() as u64;
        let mut writer = UnitWriter::new(&first.declared, producer, size);
        let mut symbols = vec![product.object.section_symbol(text)];
        for function in &self.functions {
            writer.function(function, symbols.len());
            symbols.push(product.function_symbol(function.id));
        }
        let mut sections = Sections::new(SectionWriter::default());
        let mut dwarf = writer.finish();
        dwarf
            .write(&mut sections)
            .map_err(|error| error.to_string())?;
        let mut ids: FxHashMap<&'static str, SectionId> = FxHashMap::default();
        let mut relocations = Vec::new();
        sections.for_each_mut(|id, section: &mut SectionWriter| -> Result<(), String> {
            if section.bytes().is_empty() {
                return Ok(());
            }
            let (segment, name) = match format {
                Format::Elf => (Vec::new(), id.name().to_owned()),
                Format::MachO => (b"__DWARF".to_vec(), id.name().replacen('.', "__", 1)),
            };
            let kind = SectionKind::Debug;
            let added = product.object.add_section(segment, name.into_bytes(), kind);
            product
                .object
                .append_section_data(added, section.bytes(), 1);
            ids.insert(id.name(), added);
            let own = std::mem::take(&mut section.relocations);
            relocations.extend(own.into_iter().map(|relocation| (added, relocation)));
            Ok(())
        })?;
        for (section, relocation) in relocations {
            let symbol = match relocation.target {
                RelocationTarget::Symbol(index) => symbols.get(index).copied(),
                RelocationTarget::Section(id) => {
                    let id = ids.get(id.name()).copied();
                    id.map(|id| product.object.section_symbol(id))
                }
            };
            let symbol = symbol.ok_or("a reference to nothing")?;
            relocate(&mut product.object, section, &relocation, symbol)?;
        }
        Ok(())
    }
}

/// A compilation unit under construction.
struct UnitWriter {
    unit: Unit,
    dwarf: Dwarf,
    files: FxHashMap<(String, String), FileId>,
}

impl UnitWriter {
    fn new(first: &SourceLine, producer: &str, size: u64) -> UnitWriter {
        let encoding = Encoding {
            format: DwarfFormat::Dwarf32,
            version: 4,
            address_size: 8,
        };
        // Without a directory, a debugger resolves paths relative to its working directory.
        let directory = match first.directory.is_empty() {
            true => ".",
            false => &first.directory,
        };
        let program = LineProgram::new(
            encoding,
            LineEncoding::default(),
            line_string(directory),
            None,
            line_string(&first.file),
            None,
        );
        let mut writer = UnitWriter {
            unit: Unit::new(encoding, program),
            dwarf: Dwarf::new(),
            files: FxHashMap::default(),
        };
        let name = writer.string(&first.file);
        let producer = writer.string(producer);
        let directory = writer.string(&first.directory);
        let root = writer.unit.root();
        let root = writer.unit.get_mut(root);
        root.set(constants::DW_AT_producer, producer);
        root.set(
            constants::DW_AT_language,
            AttributeValue::Language(constants::DW_LANG_C99),
        );
        root.set(constants::DW_AT_name, name);
        if !first.directory.is_empty() {
            root.set(constants::DW_AT_comp_dir, directory);
        }
        root.set(constants::DW_AT_low_pc, address(0));
        root.set(constants::DW_AT_high_pc, AttributeValue::Udata(size));
        writer
    }

    fn string(&mut self, text: &str) -> AttributeValue {
        let text: Vec<u8> = text.bytes().filter(|byte| *byte != 0).collect();
        AttributeValue::StringRef(self.dwarf.strings.add(text))
    }

    fn file(&mut self, line: &SourceLine) -> FileId {
        let key = (line.directory.clone(), line.file.clone());
        if let Some(id) = self.files.get(&key) {
            return *id;
        }
        let program = &mut self.unit.line_program;
        let directory = match line.directory.is_empty() {
            true => program.default_directory(),
            false => program.add_directory(line_string(&line.directory)),
        };
        let id = program.add_file(line_string(&line.file), directory, None);
        self.files.insert(key, id);
        id
    }

    fn function(&mut self, function: &Function, symbol: usize) {
        let declared = self.file(&function.declared);
        let name = self.string(&function.name);
        let root = self.unit.root();
        let entry = self.unit.add(root, constants::DW_TAG_subprogram);
        let entry = self.unit.get_mut(entry);
        entry.set(constants::DW_AT_name, name);
        entry.set(constants::DW_AT_low_pc, address(symbol));
        entry.set(
            constants::DW_AT_high_pc,
            AttributeValue::Udata(function.size),
        );
        entry.set(
            constants::DW_AT_decl_file,
            AttributeValue::FileIndex(Some(declared)),
        );
        let line = u64::from(function.declared.line);
        entry.set(constants::DW_AT_decl_line, AttributeValue::Udata(line));
        entry.set(constants::DW_AT_external, AttributeValue::Flag(true));
        let start = Address::Symbol { symbol, addend: 0 };
        self.unit.line_program.begin_sequence(Some(start));
        self.row(0, declared, &function.declared, false);
        for (at, (offset, line)) in function.rows.iter().enumerate() {
            let file = self.file(line);
            self.row(u64::from(*offset), file, line, at == 0);
        }
        self.unit.line_program.end_sequence(function.size);
    }

    fn row(&mut self, offset: u64, file: FileId, line: &SourceLine, ends_prologue: bool) {
        let row = self.unit.line_program.row();
        row.address_offset = offset;
        row.file = file;
        row.line = u64::from(line.line);
        row.column = u64::from(line.column);
        row.is_statement = true;
        row.prologue_end = ends_prologue;
        self.unit.line_program.generate_row();
    }

    fn finish(mut self) -> Dwarf {
        self.dwarf.units.add(self.unit);
        self.dwarf
    }
}

fn address(symbol: usize) -> AttributeValue {
    AttributeValue::Address(Address::Symbol { symbol, addend: 0 })
}

/// Returns a string for the file table, which permits neither empty strings nor zero bytes.
fn line_string(text: &str) -> LineString {
    let text: Vec<u8> = text.bytes().filter(|byte| *byte != 0).collect();
    LineString::String(match text.is_empty() {
        true => b"-".to_vec(),
        false => text,
    })
}
