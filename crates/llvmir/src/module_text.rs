//! Prints a module.
//!
//! The order is LLVM's: header, types, comdats, globals, aliases, functions, attribute groups, metadata.
//! [`ModuleWriter::header`] writes everything up to the functions, and [`ModuleWriter::finish`] everything after
//! them. [`ModuleWriter::function`] writes one function into the module's text. Alternatively, a thread with its own
//! context writes a function as a [`FunctionText`], which [`ModuleWriter::append`] appends to the module's text.

use rustc_hash::FxHashMap;

use crate::attributes::{AttrList, AttrSet};
use crate::body::{FunctionBody, MdKindId};
use crate::body_text::{BodyNumbers, push_body};
use crate::constants::{Const, ConstKind};
use crate::context::Context;
use crate::intrinsics::Intrinsic;
use crate::merge::{Merged, NotMerged};
use crate::metadata::Md;
use crate::module::{Comdat, Function, GlobalValue, GlobalVariable, Module};
use crate::numbering::{Numbering, Reference, References};
use crate::symbols::Symbol;
use crate::text::{
    push_convention, push_escaped, push_metadata_name, push_name, push_quoted, push_u64,
};
use crate::types::{Type, TypeKind};
use terrace_llvm_words::{DllStorage, Linkage, ThreadLocal, UnnamedAddr, Visibility};

/// The error for a `blockaddress` whose tag no block of the function has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingBlock {
    /// The function's name, unescaped.
    pub function: Vec<u8>,
    /// The tag.
    pub tag: u32,
}

impl std::fmt::Display for MissingBlock {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let name = String::from_utf8_lossy(&self.function);
        write!(
            f,
            "no block of function '{name}' has the block address tag {}",
            self.tag
        )
    }
}

impl std::error::Error for MissingBlock {}

/// The text of a function that was written separately, with the context in which the function was built.
#[derive(Debug)]
pub struct FunctionText {
    text: Vec<u8>,
    open: Vec<(usize, Reference)>,
    tags: Vec<(Symbol, u32, Box<[u8]>)>,
    ctx: Context,
}

impl FunctionText {
    /// Writes a function, or a declaration if `body` has no blocks. `ctx` must be a fork of the module's shared
    /// context that was created for this function only. [`ModuleWriter::append`] merges its additions in the order of
    /// the functions, so the scheduling of threads does not matter.
    pub fn write(
        ctx: Context,
        module: ModuleTables<'_>,
        function: &Function,
        body: &FunctionBody,
        numbers: &mut BodyNumbers,
    ) -> FunctionText {
        let (mut text, mut open, mut tags) = (Vec::new(), Vec::new(), Vec::new());
        let mut refs = References {
            numbering: None,
            open: &mut open,
        };
        push_function(&ctx, module, function, body, numbers, &mut refs, &mut text);
        push_tags(function, body, numbers, &mut tags);
        FunctionText {
            text,
            open,
            tags,
            ctx,
        }
    }
}

/// The tables of a module that printing a function's header requires.
#[derive(Clone, Copy, Debug)]
pub struct ModuleTables<'a> {
    comdats: &'a [(Box<[u8]>, terrace_llvm_words::ComdatKind)],
    comments: bool,
}

impl Module {
    /// Returns the tables of the module for [`FunctionText::write`].
    pub fn tables(&self) -> ModuleTables<'_> {
        ModuleTables {
            comdats: &self.comdats,
            comments: false,
        }
    }
}

/// Writes a module incrementally into one buffer.
#[derive(Debug, Default)]
pub struct ModuleWriter {
    out: Vec<u8>,
    numbering: Numbering,
    open: Vec<(usize, Reference)>,
    tags: Vec<(Symbol, u32, Box<[u8]>)>,
    numbers: BodyNumbers,
    types_seen: u32,
    /// True to write LLVM's comments: predecessors of blocks and attributes of functions.
    comments: bool,
    /// Identified structs that had no body when they were last examined.
    opaque: Vec<Type>,
    /// The identified structs to define at once; `None` to define all structs as they get bodies.
    used_structs: Option<Vec<Type>>,
}

impl ModuleWriter {
    /// Returns a writer with empty text.
    pub fn new() -> ModuleWriter {
        ModuleWriter::default()
    }

    /// Returns the text of a whole module, with LLVM's comments.
    ///
    /// # Errors
    /// Returns an error if a `blockaddress` refers to a block that does not exist.
    pub fn write(module: &Module) -> Result<Vec<u8>, MissingBlock> {
        let mut writer = ModuleWriter {
            comments: true,
            used_structs: Some(module.used_structs()),
            ..ModuleWriter::new()
        };
        writer.header(module);
        for function in &module.functions {
            writer.function(module, function, &function.body);
        }
        writer.finish(module)
    }

    /// Returns the numbers of nodes and groups in the text of a module.
    pub(crate) fn numbering_of(module: &Module) -> Numbering {
        let mut writer = ModuleWriter::new();
        writer.header(module);
        for function in &module.functions {
            writer.function(module, function, &function.body);
        }
        for &md in module.named_metadata.iter().flat_map(|(_, list)| list) {
            writer.numbering.md(&module.ctx.metadata, md);
        }
        writer.numbering
    }

    /// Writes one function or global variable, with the numbers from the module's text.
    pub(crate) fn one(
        module: &Module,
        numbering: &mut Numbering,
        write: impl FnOnce(&mut ModuleWriter),
    ) -> Vec<u8> {
        let mut writer = ModuleWriter {
            comments: true,
            used_structs: Some(Vec::new()),
            numbering: std::mem::take(numbering),
            ..ModuleWriter::new()
        };
        write(&mut writer);
        *numbering = std::mem::take(&mut writer.numbering);
        // The reader has already rejected references to missing blocks.
        writer.patched(&module.ctx).unwrap_or_default()
    }

    /// Writes everything that precedes the functions.
    ///
    /// Numbers the attribute groups of the functions that `module` declares now and the nodes of named metadata, in
    /// LLVM's order.
    pub fn header(&mut self, module: &Module) {
        let out = &mut self.out;
        if !module.identifier.is_empty() {
            out.extend_from_slice(b"; ModuleID = '");
            push_escaped(out, &module.identifier);
            out.extend_from_slice(b"'\n");
        }
        let lines: [(&[u8], &[u8]); 3] = [
            (b"source_filename = ", &module.source_filename),
            (b"target datalayout = ", &module.data_layout),
            (b"target triple = ", &module.target_triple),
        ];
        for (name, text) in lines.iter().filter(|(_, text)| !text.is_empty()) {
            out.extend_from_slice(name);
            push_quoted(out, text);
            out.push(b'\n');
        }
        if !module.inline_asm.is_empty() {
            out.push(b'\n');
            let text = module
                .inline_asm
                .strip_suffix(b"\n")
                .unwrap_or(&module.inline_asm);
            for line in text.split(|&byte| byte == b'\n') {
                out.extend_from_slice(b"module asm ");
                push_quoted(out, line);
                out.push(b'\n');
            }
        }
        self.types(&module.ctx, false);
        self.comdats(module);
        if !module.globals.is_empty() {
            self.out.push(b'\n');
        }
        for global in &module.globals {
            self.global(module, global);
        }
        if !module.aliases.is_empty() {
            self.out.push(b'\n');
        }
        for alias in &module.aliases {
            self.alias(
                module,
                &alias.value,
                alias.thread_local,
                b"alias ",
                alias.aliasee,
            );
        }
        if !module.ifuncs.is_empty() {
            self.out.push(b'\n');
        }
        for ifunc in &module.ifuncs {
            let model = ThreadLocal::NotThreadLocal;
            self.alias(module, &ifunc.value, model, b"ifunc ", ifunc.resolver);
        }
        for (_, list) in &module.named_metadata {
            for &md in list {
                if module.ctx.metadata.is_numbered(md) {
                    self.numbering.md(&module.ctx.metadata, md);
                }
            }
        }
        for function in &module.functions {
            let set = module.ctx.attrs.function_set(function.attrs);
            if set != AttrSet::EMPTY {
                self.numbering.group(set);
            }
        }
    }

    /// Numbers a node that is added to named metadata later. Call this between the header and the functions, to get
    /// LLVM's order.
    pub fn number(&mut self, module: &Module, md: Md) {
        self.numbering.md(&module.ctx.metadata, md);
    }

    /// Writes a function, or a declaration if `body` has no blocks.
    pub fn function(&mut self, module: &Module, function: &Function, body: &FunctionBody) {
        self.types(&module.ctx, false);
        let mut refs = References {
            numbering: Some(&mut self.numbering),
            open: &mut self.open,
        };
        let tables = ModuleTables {
            comments: self.comments,
            ..module.tables()
        };
        let numbers = &mut self.numbers;
        push_function(
            &module.ctx,
            tables,
            function,
            body,
            numbers,
            &mut refs,
            &mut self.out,
        );
        push_tags(function, body, numbers, &mut self.tags);
    }

    /// Appends a function that was written separately. The caller must append functions in source order, which alone
    /// determines the text.
    ///
    /// # Errors
    /// Returns an error if the function's tables violate an invariant.
    pub fn append(
        &mut self,
        module: &mut Module,
        function: &FunctionText,
    ) -> Result<(), NotMerged> {
        let merged = Merged::new(&mut module.ctx, &function.ctx)?;
        self.types(&module.ctx, false);
        let mut from = 0;
        for &(at, reference) in &function.open {
            self.out.extend_from_slice(&function.text[from..at]);
            from = at;
            match reference {
                Reference::Md(md) => {
                    let md = merged.md(md)?;
                    push_u64(
                        &mut self.out,
                        self.numbering.md(&module.ctx.metadata, md).into(),
                    );
                }
                Reference::Group(set) => {
                    push_u64(
                        &mut self.out,
                        self.numbering.group(merged.attr_set(set)?).into(),
                    );
                }
                Reference::Block(symbol, tag) => {
                    let symbol = merged.symbol(symbol)?;
                    self.open
                        .push((self.out.len(), Reference::Block(symbol, tag)));
                }
            }
        }
        self.out.extend_from_slice(&function.text[from..]);
        let tags = function.tags.iter();
        self.tags
            .extend(tags.map(|(symbol, tag, name)| (*symbol, *tag, name.clone())));
        Ok(())
    }

    /// Writes everything after the functions and returns the text.
    ///
    /// # Errors
    /// Returns an error if a `blockaddress` refers to a block that does not exist.
    pub fn finish(mut self, module: &Module) -> Result<Vec<u8>, MissingBlock> {
        let ctx = &module.ctx;
        let empty = FunctionBody::new();
        for &(symbol, attrs) in ctx.symbols.wanted() {
            let function = Function {
                attrs,
                ..Function::new(symbol)
            };
            self.function(module, &function, &empty);
        }
        self.types(ctx, true);
        let mut definitions = Vec::new();
        for (name, list) in &module.named_metadata {
            definitions.push(b'!');
            push_metadata_name(&mut definitions, name);
            definitions.extend_from_slice(b" = !{");
            for (index, &md) in list.iter().enumerate() {
                if index > 0 {
                    definitions.extend_from_slice(b", ");
                }
                let mut refs = References {
                    numbering: Some(&mut self.numbering),
                    open: &mut self.open,
                };
                ctx.push_md(md, &mut refs, &mut definitions);
            }
            definitions.extend_from_slice(b"}\n");
        }
        let groups = self.numbering.group_order();
        if !groups.is_empty() {
            self.out.push(b'\n');
        }
        for (number, &set) in groups.iter().enumerate() {
            self.out.extend_from_slice(b"attributes #");
            push_u64(&mut self.out, number as u64);
            self.out.extend_from_slice(b" = { ");
            self.out.extend_from_slice(ctx.attrs.group_text(set));
            self.out.extend_from_slice(b" }\n");
        }
        if !definitions.is_empty() {
            self.out.push(b'\n');
            self.out.extend_from_slice(&definitions);
        }
        if !self.numbering.md_order().is_empty() {
            self.out.push(b'\n');
        }
        let mut number = 0;
        while let Some(&md) = self.numbering.md_order().get(number) {
            self.out.push(b'!');
            push_u64(&mut self.out, number as u64);
            self.out.extend_from_slice(b" = ");
            let mut refs = References {
                numbering: Some(&mut self.numbering),
                open: &mut self.open,
            };
            ctx.push_md_definition(md, &mut refs, &mut self.out);
            self.out.push(b'\n');
            number += 1;
        }
        if !module.summary.is_empty() {
            self.out.push(b'\n');
        }
        for entry in &module.summary {
            self.out.extend_from_slice(entry);
            self.out.push(b'\n');
        }
        self.patched(ctx)
    }

    /// Fills in the names of the blocks that `blockaddress` constants refer to.
    fn patched(self, ctx: &Context) -> Result<Vec<u8>, MissingBlock> {
        if self.open.is_empty() {
            return Ok(self.out);
        }
        let tags = self.tags.iter();
        let names: FxHashMap<(Symbol, u32), &[u8]> = tags
            .map(|(function, tag, name)| ((*function, *tag), &**name))
            .collect();
        let mut out = Vec::with_capacity(self.out.len() + 16 * self.open.len());
        let mut from = 0;
        for (at, reference) in self.open {
            out.extend_from_slice(&self.out[from..at]);
            from = at;
            if let Reference::Block(function, tag) = reference {
                match names.get(&(function, tag)) {
                    Some(name) => out.extend_from_slice(name),
                    None => {
                        let function = ctx.symbols.name(function).to_vec();
                        return Err(MissingBlock { function, tag });
                    }
                }
            }
        }
        out.extend_from_slice(&self.out[from..]);
        Ok(out)
    }

    /// Defines the identified structs that got a body since the last call. `llvm-as` requires definitions before the
    /// functions that access fields. If `last`, defines all remaining structs.
    fn types(&mut self, ctx: &Context, last: bool) {
        if let Some(structs) = &mut self.used_structs {
            let structs = std::mem::take(structs);
            self.used_types(ctx, &structs);
            return;
        }
        let count = ctx.types.identified_count();
        if count == self.types_seen && self.opaque.is_empty() {
            return;
        }
        let mut waiting = std::mem::take(&mut self.opaque);
        waiting.extend((self.types_seen..count).map(|at| ctx.types.identified_struct(at)));
        let start = self.out.len();
        for ty in waiting {
            let opaque = matches!(
                ctx.types.kind(ty),
                TypeKind::Identified { fields: None, .. }
            );
            if opaque && !last {
                self.opaque.push(ty);
                continue;
            }
            if self.out.len() == start {
                self.out.push(b'\n');
            }
            self.type_definition(ctx, ty);
        }
        self.types_seen = count;
    }

    fn type_definition(&mut self, ctx: &Context, ty: Type) {
        ctx.types.push_type(ty, &mut self.out);
        self.out.extend_from_slice(b" = type ");
        ctx.types.push_body(ty, &mut self.out);
        self.out.push(b'\n');
    }

    /// Defines structs: first the unnamed ones by number, then the named ones in order.
    fn used_types(&mut self, ctx: &Context, structs: &[Type]) {
        if structs.is_empty() {
            return;
        }
        self.out.push(b'\n');
        let (mut unnamed, named): (Vec<Type>, Vec<Type>) = structs
            .iter()
            .partition(|&&ty| ctx.types.number(ty).is_some());
        unnamed.sort_by_key(|&ty| ctx.types.number(ty));
        for ty in unnamed.into_iter().chain(named) {
            self.type_definition(ctx, ty);
        }
    }

    fn comdats(&mut self, module: &Module) {
        for (name, kind) in &module.comdats {
            self.out.extend_from_slice(b"\n$");
            push_name(&mut self.out, name);
            self.out.extend_from_slice(b" = comdat ");
            self.out.extend_from_slice(kind.text().as_bytes());
            self.out.push(b'\n');
        }
    }

    pub(crate) fn global(&mut self, module: &Module, global: &GlobalVariable) {
        let ctx = &module.ctx;
        let out = &mut self.out;
        let mut refs = References {
            numbering: Some(&mut self.numbering),
            open: &mut self.open,
        };
        let info = ctx.symbols.info(global.value.symbol);
        out.extend_from_slice(ctx.symbols.text(global.value.symbol));
        out.extend_from_slice(b" = ");
        if global.initializer.is_none() && global.value.linkage == Linkage::External {
            out.extend_from_slice(b"external ");
        }
        push_linkage(&global.value, out);
        push_word(global.thread_local.text(), out);
        push_word(global.value.unnamed_addr.text(), out);
        if info.address_space != 0 {
            out.extend_from_slice(b"addrspace(");
            push_u64(out, u64::from(info.address_space));
            out.extend_from_slice(b") ");
        }
        if global.externally_initialized {
            out.extend_from_slice(b"externally_initialized ");
        }
        out.extend_from_slice(if global.constant {
            b"constant "
        } else {
            b"global "
        });
        ctx.types.push_type(info.value_type, out);
        if let Some(initializer) = global.initializer {
            out.push(b' ');
            ctx.push_const(initializer, &mut refs, out);
        }
        let strings: [(&[u8], &[u8]); 3] = [
            (b", section ", &global.section),
            (b", partition ", &global.value.partition),
            (b", code_model ", &global.code_model),
        ];
        for (name, text) in strings.iter().filter(|(_, text)| !text.is_empty()) {
            out.extend_from_slice(name);
            push_quoted(out, text);
        }
        for word in &global.sanitizer {
            out.extend_from_slice(b", ");
            out.extend_from_slice(word.as_bytes());
        }
        if global.comdat.is_some() {
            out.push(b',');
        }
        push_comdat(
            ctx,
            module.tables(),
            global.value.symbol,
            global.comdat,
            out,
        );
        if let Some(align) = global.align {
            out.extend_from_slice(b", align ");
            push_u64(out, align);
        }
        for &(kind, md) in &global.attachments {
            out.extend_from_slice(b", ");
            push_attachment(ctx, kind, md, &mut refs, out);
        }
        if global.attrs != AttrSet::EMPTY {
            out.extend_from_slice(b" #");
            refs.push_group(global.attrs, out);
        }
        out.push(b'\n');
    }

    fn alias(
        &mut self,
        module: &Module,
        value: &GlobalValue,
        model: ThreadLocal,
        keyword: &[u8],
        target: Const,
    ) {
        let ctx = &module.ctx;
        let out = &mut self.out;
        let mut refs = References {
            numbering: Some(&mut self.numbering),
            open: &mut self.open,
        };
        out.extend_from_slice(ctx.symbols.text(value.symbol));
        out.extend_from_slice(b" = ");
        push_linkage(value, out);
        push_word(model.text(), out);
        push_word(value.unnamed_addr.text(), out);
        out.extend_from_slice(keyword);
        ctx.types
            .push_type(ctx.symbols.info(value.symbol).value_type, out);
        out.extend_from_slice(b", ");
        match ctx.consts.kind(target) {
            // A constant expression determines its own type.
            ConstKind::Expr(_) => ctx.push_const(target, &mut refs, out),
            _ => ctx.push_typed_const(target, &mut refs, out),
        }
        if !value.partition.is_empty() {
            out.extend_from_slice(b", partition ");
            push_quoted(out, &value.partition);
        }
        out.push(b'\n');
    }
}

fn push_word(text: &str, out: &mut Vec<u8>) {
    if !text.is_empty() {
        out.extend_from_slice(text.as_bytes());
        out.push(b' ');
    }
}

/// Pushes linkage, `dso_local`, visibility and DLL storage class, each followed by a space.
fn push_linkage(value: &GlobalValue, out: &mut Vec<u8>) {
    if value.linkage != Linkage::External {
        push_word(value.linkage.text(), out);
    }
    let implied = value.linkage.is_local()
        || (value.visibility != Visibility::Default && value.linkage != Linkage::ExternalWeak);
    if value.dso_local && !implied {
        out.extend_from_slice(b"dso_local ");
    }
    if value.visibility != Visibility::Default {
        push_word(value.visibility.text(), out);
    }
    if value.dll_storage != DllStorage::Default {
        push_word(value.dll_storage.text(), out);
    }
}

fn push_comdat(
    ctx: &Context,
    module: ModuleTables<'_>,
    symbol: Symbol,
    comdat: Option<Comdat>,
    out: &mut Vec<u8>,
) {
    let Some(name) = comdat.and_then(|comdat| module.comdats.get(comdat.index())) else {
        return;
    };
    out.extend_from_slice(b" comdat");
    if *name.0 != *ctx.symbols.name(symbol) {
        out.extend_from_slice(b"($");
        push_name(out, &name.0);
        out.push(b')');
    }
}

fn push_attachment(
    ctx: &Context,
    kind: MdKindId,
    md: Md,
    refs: &mut References<'_>,
    out: &mut Vec<u8>,
) {
    kind.push(&ctx.metadata, out);
    out.push(b' ');
    ctx.push_md(md, refs, out);
}

fn push_tags(
    function: &Function,
    body: &FunctionBody,
    numbers: &BodyNumbers,
    tags: &mut Vec<(Symbol, u32, Box<[u8]>)>,
) {
    for &(tag, block) in &body.tags {
        let mut name = Vec::new();
        numbers.push_block(body, block, &mut name);
        tags.push((function.value.symbol, tag, name.into()));
    }
}

/// Pushes a function: its header, and its body unless it is a declaration.
fn push_function(
    ctx: &Context,
    module: ModuleTables<'_>,
    function: &Function,
    body: &FunctionBody,
    numbers: &mut BodyNumbers,
    refs: &mut References<'_>,
    out: &mut Vec<u8>,
) {
    let defined = !body.is_empty();
    numbers.number(body);
    out.push(b'\n');
    if module.comments {
        push_attribute_comment(ctx, function, out);
        push_unknown_intrinsic(ctx, function, out);
    }
    if defined {
        out.extend_from_slice(b"define ");
    } else {
        out.extend_from_slice(b"declare ");
        for &(kind, md) in &function.attachments {
            push_attachment(ctx, kind, md, refs, out);
            out.push(b' ');
        }
    }
    let value = &function.value;
    push_linkage(value, out);
    push_convention(function.conv, out);
    let info = ctx.symbols.info(value.symbol);
    push_signature(
        ctx,
        function.attrs,
        info.value_type,
        value.symbol,
        out,
        |arg, out| {
            if defined && arg < body.args.len() {
                out.push(b' ');
                numbers.push_arg(body, arg, out);
            }
        },
    );
    if value.unnamed_addr != UnnamedAddr::None {
        out.push(b' ');
        out.extend_from_slice(value.unnamed_addr.text().as_bytes());
    }
    if info.address_space != 0 || ctx.layout.program_space() != 0 {
        out.extend_from_slice(b" addrspace(");
        push_u64(out, u64::from(info.address_space));
        out.push(b')');
    }
    let set = ctx.attrs.function_set(function.attrs);
    if set != AttrSet::EMPTY {
        out.extend_from_slice(b" #");
        refs.push_group(set, out);
    }
    let strings: [(&[u8], &[u8]); 2] = [
        (b" section ", &function.section),
        (b" partition ", &value.partition),
    ];
    for (name, text) in strings.iter().filter(|(_, text)| !text.is_empty()) {
        out.extend_from_slice(name);
        push_quoted(out, text);
    }
    push_comdat(ctx, module, value.symbol, function.comdat, out);
    if let Some(align) = function.align {
        out.extend_from_slice(b" align ");
        push_u64(out, align);
    }
    if !function.gc.is_empty() {
        out.extend_from_slice(b" gc ");
        push_quoted(out, &function.gc);
    }
    let constants: [(&[u8], Option<Const>); 3] = [
        (b" prefix ", function.prefix),
        (b" prologue ", function.prologue),
        (b" personality ", function.personality),
    ];
    for (name, c) in constants {
        if let Some(c) = c {
            out.extend_from_slice(name);
            ctx.push_typed_const(c, refs, out);
        }
    }
    if !defined {
        out.push(b'\n');
        return;
    }
    for &(kind, md) in &function.attachments {
        out.push(b' ');
        push_attachment(ctx, kind, md, refs, out);
    }
    out.extend_from_slice(b" {\n");
    push_body(ctx, function, body, module.comments, numbers, refs, out);
    out.extend_from_slice(b"}\n");
}

/// Pushes the comment on a function named like an intrinsic that LLVM does not have.
fn push_unknown_intrinsic(ctx: &Context, function: &Function, out: &mut Vec<u8>) {
    let name = ctx.symbols.name(function.value.symbol);
    let known = || Intrinsic::of_name(std::str::from_utf8(name).ok()?);
    if name.starts_with(b"llvm.") && known().is_none() {
        out.extend_from_slice(b"; Unknown intrinsic\n");
    }
}

/// Pushes the comment with a function's attributes, except string attributes.
fn push_attribute_comment(ctx: &Context, function: &Function, out: &mut Vec<u8>) {
    let set = ctx.attrs.function_set(function.attrs);
    let start = out.len();
    out.extend_from_slice(b"; Function Attrs: ");
    let empty = out.len();
    ctx.push_plain_attributes(set, out);
    if out.len() == empty {
        out.truncate(start);
    } else {
        out.push(b'\n');
    }
}

/// Pushes the result type, name and parameters.
fn push_signature(
    ctx: &Context,
    attrs: AttrList,
    function_type: Type,
    symbol: Symbol,
    out: &mut Vec<u8>,
    mut name: impl FnMut(usize, &mut Vec<u8>),
) {
    let result = ctx.attrs.result_set(attrs);
    if result != AttrSet::EMPTY {
        out.extend_from_slice(ctx.attrs.inline_text(result));
        out.push(b' ');
    }
    let (result, params, varargs) = match ctx.types.kind(function_type) {
        TypeKind::Function {
            result,
            params,
            varargs,
        } => (result, params, varargs),
        _ => (Type::VOID, &[] as &[Type], false),
    };
    ctx.types.push_type(result, out);
    out.push(b' ');
    out.extend_from_slice(ctx.symbols.text(symbol));
    out.push(b'(');
    let sets = ctx.attrs.param_sets(attrs);
    for (index, &ty) in params.iter().enumerate() {
        if index > 0 {
            out.extend_from_slice(b", ");
        }
        ctx.types.push_type(ty, out);
        if let Some(&set) = sets.get(index)
            && set != AttrSet::EMPTY
        {
            out.push(b' ');
            out.extend_from_slice(ctx.attrs.inline_text(set));
        }
        name(index, out);
    }
    if varargs {
        out.extend_from_slice(if params.is_empty() { b"..." } else { b", ..." });
    }
    out.push(b')');
}
