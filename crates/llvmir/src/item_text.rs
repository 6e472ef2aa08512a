//! Prints single entities of a module for diagnostics.

use crate::body::{Block, FunctionBody, Inst, InstKind, Value, ValueKind};
use crate::body_text::{BodyNumbers, Writer};
use crate::metadata::Md;
use crate::module::{Function, GlobalVariable, Module};
use crate::module_text::ModuleWriter;
use crate::numbering::{Numbering, Reference, References};
use crate::relocates::Relocates;
use crate::symbols::Symbol;
use crate::text::{push_metadata_name, push_u64};
use crate::types::{Type, TypeKind};

/// Prints single entities of a module, with the numbers that they have in the module's text and without a newline.
#[derive(Debug)]
pub struct ItemText<'a> {
    module: &'a Module,
    numbering: Numbering,
    numbers: BodyNumbers,
    /// The index of the function that contains the next instructions and values.
    function: Option<usize>,
    empty: FunctionBody,
}

impl<'a> ItemText<'a> {
    /// Numbers all entities of the module.
    pub fn new(module: &'a Module) -> ItemText<'a> {
        ItemText::with(module, ModuleWriter::numbering_of(module))
    }

    /// Reuses the numbers that [`ItemText::into_numbering`] returned for the same module.
    pub fn with(module: &'a Module, numbering: Numbering) -> ItemText<'a> {
        ItemText {
            module,
            numbering,
            numbers: BodyNumbers::default(),
            function: None,
            empty: FunctionBody::new(),
        }
    }

    /// Returns the numbers, for [`ItemText::with`].
    pub fn into_numbering(self) -> Numbering {
        self.numbering
    }

    /// Sets the function that contains the next instructions, values and blocks.
    pub fn enter(&mut self, function: Option<usize>) {
        if self.function == function {
            return;
        }
        self.function = function;
        if let Some(function) = self.header() {
            self.numbers.number(&function.body);
        }
    }

    fn header(&self) -> Option<&'a Function> {
        self.module.functions.get(self.function?)
    }

    fn write(&mut self, out: &mut Vec<u8>, write: impl FnOnce(&mut Writer<'_, '_, '_>)) {
        let module = self.module;
        let header = self.header();
        let ty = header.map(|function| {
            let info = module.ctx.symbols.info(function.value.symbol);
            module.ctx.types.kind(info.value_type)
        });
        let mut open = Vec::new();
        write(&mut Writer {
            ctx: &module.ctx,
            body: header.map_or(&self.empty, |function| &function.body),
            is_variadic: matches!(ty, Some(TypeKind::Function { varargs: true, .. })),
            relocates: Some(Relocates::default()),
            numbers: &self.numbers,
            refs: &mut References {
                numbering: Some(&mut self.numbering),
                open: &mut open,
            },
            out,
        });
        for (at, reference) in open.into_iter().rev() {
            if let Reference::Block(symbol, tag) = reference {
                let mut name = Vec::new();
                self.block_name(symbol, tag, &mut name);
                out.splice(at..at, name);
            }
        }
    }

    /// Pushes the name of a block whose address is taken.
    fn block_name(&self, symbol: Symbol, tag: u32, out: &mut Vec<u8>) {
        let mut functions = self.module.functions.iter();
        let Some(function) = functions.find(|function| function.value.symbol == symbol) else {
            return;
        };
        let mut tags = function.body.block_tags().iter();
        if let Some(&(_, block)) = tags.find(|(other, _)| *other == tag) {
            let mut numbers = BodyNumbers::default();
            numbers.number(&function.body);
            numbers.push_block(&function.body, block, out);
        }
    }

    /// Pushes an instruction indented by two spaces, or a debug record.
    pub fn instruction(&mut self, inst: Inst, out: &mut Vec<u8>) {
        self.write(out, |writer| {
            let kind = writer.body.kind(inst);
            if !matches!(kind, InstKind::DebugRecord(_)) {
                writer.out.extend_from_slice(b"  ");
            }
            writer.item(inst, kind);
        });
    }

    /// Pushes a value with its type, as an operand. Pushes an instruction as [`ItemText::instruction`] does.
    pub fn value(&mut self, value: Value, out: &mut Vec<u8>) {
        match value.as_inst() {
            Some(inst) => self.instruction(inst, out),
            None => {
                let declared = self.declared_type(value);
                self.write(out, |writer| match declared {
                    Some(ty) => {
                        writer.ctx.types.push_type(ty, writer.out);
                        writer.out.push(b' ');
                        writer.value(value);
                    }
                    None => writer.typed(value),
                });
            }
        }
    }

    /// Returns the type of a declaration's argument, which is not in its empty body.
    fn declared_type(&self, value: Value) -> Option<Type> {
        let header = self.header().filter(|header| header.body.is_empty())?;
        let ValueKind::Arg(at) = value.kind() else {
            return None;
        };
        let ctx = &self.module.ctx;
        match ctx
            .types
            .kind(ctx.symbols.info(header.value.symbol).value_type)
        {
            TypeKind::Function { params, .. } => params.get(at as usize).copied(),
            _ => None,
        }
    }

    /// Pushes a block: `label %name`.
    pub fn block(&mut self, block: Block, out: &mut Vec<u8>) {
        self.write(out, |writer| writer.label(block));
    }

    /// Pushes a global value: `ptr @name`.
    pub fn symbol(&mut self, symbol: Symbol, out: &mut Vec<u8>) {
        let ctx = &self.module.ctx;
        out.extend_from_slice(b"ptr ");
        let space = ctx.symbols.info(symbol).address_space;
        if space != 0 {
            out.extend_from_slice(b"addrspace(");
            push_u64(out, u64::from(space));
            out.extend_from_slice(b") ");
        }
        out.extend_from_slice(ctx.symbols.text(symbol));
    }

    /// Pushes metadata; a node is pushed as its definition.
    pub fn metadata(&mut self, md: Md, out: &mut Vec<u8>) {
        let ctx = &self.module.ctx;
        let is_numbered = ctx.metadata.is_numbered(md);
        self.write(out, |writer| {
            ctx.push_md(md, writer.refs, writer.out);
            if is_numbered {
                writer.out.extend_from_slice(b" = ");
                ctx.push_md_definition(md, writer.refs, writer.out);
            }
        });
    }

    /// Pushes the named metadata with this index in the module, and a newline.
    pub fn list(&mut self, at: usize, out: &mut Vec<u8>) {
        let Some((name, list)) = self.module.named_metadata.get(at) else {
            return;
        };
        out.push(b'!');
        push_metadata_name(out, name);
        out.extend_from_slice(b" = !{");
        for (index, &md) in list.iter().enumerate() {
            out.extend_from_slice(if index > 0 { b", !" } else { b"!" });
            push_u64(out, self.numbering.md(&self.module.ctx.metadata, md).into());
        }
        out.extend_from_slice(b"}\n");
    }

    /// Pushes the current function as a whole.
    pub fn function(&mut self, out: &mut Vec<u8>) {
        let Some(function) = self.header() else {
            return;
        };
        let module = self.module;
        let text = ModuleWriter::one(module, &mut self.numbering, |writer| {
            writer.function(module, function, &function.body);
        });
        out.extend_from_slice(text.strip_prefix(b"\n").unwrap_or(&text));
    }

    /// Pushes a global variable, without a newline.
    pub fn global(&mut self, global: &GlobalVariable, out: &mut Vec<u8>) {
        let module = self.module;
        let text = ModuleWriter::one(module, &mut self.numbering, |writer| {
            writer.global(module, global);
        });
        out.extend_from_slice(text.strip_suffix(b"\n").unwrap_or(&text));
    }
}
