//! Translates a module, in upstream's order:
//! 1. the module's own attributes, comdats, and the signatures of functions;
//! 2. global variables, aliases, ifuncs, constructors and destructors;
//! 3. other operations, through their dialects, and the attributes of declarations;
//! 4. the bodies of functions.
//!
//! The bodies are printed one by one as they are translated, or kept in the module for callers that request it.

use crate::dispatch::Dispatch;
use crate::function::{FunctionTranslation, Maps, Scratch};
use crate::globals::definition;
use crate::interface::{LlvmTranslationDialectInterface, NotConverted};
use crate::metadata::MetadataMap;
use crate::origins::Origins;
use crate::scope::{Scope, SymbolMap};
use crate::types::TypeTable;
use crate::{Options, debug, foreign, layout};
use rustc_hash::FxHashSet;
use terrace_builtin::ModuleOp;
use terrace_builtin::attrs::array_value;
use terrace_ir::{Attr, BlockId, Body, Context, Diagnostics, Failed, OpId, OpRef, OpView, Traits};
use terrace_llvm::attrs::DependentLibrariesAttr;
use terrace_llvm::{
    AliasOp, ComdatOp, GlobalCtorsOp, GlobalDtorsOp, GlobalOp, IFuncOp, LLVMFuncOp,
};
use terrace_llvmir as ll;
use terrace_llvmir::{FlagBehavior, SymbolInfo, SymbolKind};

/// The translation of a module.
pub struct ModuleTranslation<'a> {
    /// The context of the translated module.
    pub ctx: &'a Context,
    /// The translated module.
    pub body: &'a Body,
    /// The LLVM IR module. Bodies of functions are not kept in it.
    pub module: ll::Module,
    /// The diagnostics that errors are added to.
    pub diags: &'a mut Diagnostics,
    pub(crate) symbols: SymbolMap,
    pub(crate) types: TypeTable,
    pub(crate) metadata: MetadataMap,
    pub(crate) comdats: Vec<(Attr, ll::Comdat)>,
    /// The functions in order, each with its index in `module.functions`.
    pub(crate) functions: Vec<(OpId, usize)>,
    /// True if any operation has a known location.
    pub(crate) debug_enabled: bool,
    /// The debug-info variables of globals.
    pub(crate) debug_variables: Vec<(Attr, ll::Md)>,
}

/// The operations directly inside a module, grouped by the step that converts them. Each list is in order.
#[derive(Default)]
pub(crate) struct Members<'a> {
    pub comdats: Vec<OpRef<'a>>,
    pub functions: Vec<OpRef<'a>>,
    pub globals: Vec<OpRef<'a>>,
    pub aliases: Vec<OpRef<'a>>,
    pub ifuncs: Vec<OpRef<'a>>,
    /// Constructors (true) and destructors (false).
    pub structors: Vec<(OpRef<'a>, bool)>,
    /// Operations that their dialects translate.
    others: Vec<OpRef<'a>>,
}

impl<'a> Members<'a> {
    fn new(ctx: &'a Context, body: &'a Body, block: Option<BlockId>) -> Self {
        let mut members = Members::default();
        let [func, global, alias, ifunc, ctors, dtors, comdat] = [
            LLVMFuncOp::DEF,
            GlobalOp::DEF,
            AliasOp::DEF,
            IFuncOp::DEF,
            GlobalCtorsOp::DEF,
            GlobalDtorsOp::DEF,
            ComdatOp::DEF,
        ]
        .map(|def| ctx.name_of(def));
        for id in block.into_iter().flat_map(|block| body.ops(block)) {
            let name = Some(body.name(id));
            let op = OpRef::new(ctx, body, id);
            if name == func {
                members.functions.push(op);
            } else if name == global {
                members.globals.push(op);
            } else if name == alias {
                members.aliases.push(op);
            } else if name == ifunc {
                members.ifuncs.push(op);
            } else if name == ctors || name == dtors {
                members.structors.push((op, name == ctors));
            } else if name == comdat {
                members.comdats.push(op);
            } else if !op.def().is_some_and(|def| def.has(Traits::TERMINATOR)) {
                members.others.push(op);
            }
        }
        members
    }
}

/// Appends the LLVM IR text of a module to a buffer.
pub fn translate_into(
    ctx: &Context,
    body: &Body,
    options: &Options,
    diags: &mut Diagnostics,
    out: &mut Vec<u8>,
) -> Result<(), Failed> {
    translate(ctx, body, diags, |mut module, functions| {
        let text = module.write(functions, options)?;
        if out.is_empty() {
            *out = text;
        } else {
            out.extend_from_slice(&text);
        }
        Ok(())
    })
}

/// Returns the LLVM IR module. Its blocks and values have no names.
///
/// # Errors
/// Returns an error in the same cases as [`translate`](crate::translate), except for a `blockaddress` of a missing
/// block, which only the writer detects.
pub fn translate_to_module(
    ctx: &Context,
    body: &Body,
    diags: &mut Diagnostics,
) -> Result<ll::Module, Failed> {
    translate(ctx, body, diags, |mut module, functions| {
        module.keep(functions, |_, _, _| ())?;
        Ok(module.module)
    })
}

/// Returns the LLVM IR module and, for each of its functions, the origins of its instructions.
///
/// # Errors
/// Returns an error in the same cases as [`translate_to_module`].
pub fn translate_with_origins(
    ctx: &Context,
    body: &Body,
    diags: &mut Diagnostics,
) -> Result<(ll::Module, Vec<Origins>), Failed> {
    translate(ctx, body, diags, |mut module, functions| {
        let mut origins = vec![Origins::default(); module.module.functions.len()];
        module.keep(functions, |at, op, maps| {
            let function = body.loc(op);
            let definition = definition(OpRef::new(ctx, body, op));
            let instructions = definition.map(|(body, _)| maps.locations(body));
            origins[at] = Origins {
                function,
                instructions: instructions.unwrap_or_default(),
            };
        })?;
        origins.resize_with(module.module.functions.len(), Origins::default);
        Ok((module.module, origins))
    })
}

/// The state for translating the functions that remain.
struct Functions {
    dispatch: Dispatch,
    scratch: Scratch,
}

/// Translates everything except the bodies of functions, then calls `finish`.
fn translate<'a, R>(
    ctx: &'a Context,
    body: &'a Body,
    diags: &'a mut Diagnostics,
    finish: impl FnOnce(ModuleTranslation<'a>, Functions) -> Result<R, Failed>,
) -> Result<R, Failed> {
    let root = OpRef::new(ctx, body, OpId::ROOT);
    let block = match root.def() {
        Some(def) if def.has(Traits::SYMBOL_TABLE | Traits::ISOLATED_FROM_ABOVE) => body
            .region(OpId::ROOT, 0)
            .and_then(|region| body.entry_block(region)),
        _ => {
            let message = format!(
                "'{}' op can not be translated to an LLVMIR module",
                root.name_str()
            );
            return Err(op_error(root, diags, message));
        }
    };
    let mut translation = ModuleTranslation {
        ctx,
        body,
        module: ll::Module::new(),
        diags,
        symbols: SymbolMap::default(),
        types: TypeTable::new(),
        metadata: MetadataMap::default(),
        comdats: Vec::new(),
        functions: Vec::new(),
        debug_enabled: debug::has_locations(ctx, body),
        debug_variables: Vec::new(),
    };
    let functions = translation.prepare_functions(block)?;
    finish(translation, functions)
}

impl<'a> ModuleTranslation<'a> {
    /// Returns the contexts and tables for converting types, constants and attributes.
    pub fn scope(&mut self) -> Scope<'_> {
        Scope {
            ctx: self.ctx,
            llvm: &mut self.module.ctx,
            symbols: &self.symbols,
            diags: self.diags,
            types: &mut self.types,
            metadata: &mut self.metadata,
        }
    }

    /// Translates everything except the bodies of functions.
    fn prepare_functions(&mut self, block: Option<BlockId>) -> Result<Functions, Failed> {
        self.prepare()?;
        let ctx = self.ctx;
        let root = OpRef::new(ctx, self.body, OpId::ROOT);
        let members = Members::new(ctx, self.body, block);
        self.convert_module_operation(root)?;
        self.convert_comdats(&members)?;
        self.convert_signatures(&members)?;
        let dispatch = Dispatch::new(ctx);
        let mut scratch = Scratch::default();
        self.convert_globals(&members, &dispatch, &mut scratch)?;
        self.verify_globals(&members)?;
        self.verify_subprograms()?;
        self.list_units();
        self.module_metadata(root)?;
        self.convert_others(&members, &dispatch, &mut scratch)?;
        // Attributes of declarations are handled here, those of definitions with their bodies.
        for op in &members.functions {
            if op.body.attrs(op.id) != Attr::EMPTY_DICTIONARY && definition(*op).is_none() {
                self.amend(*op)?;
            }
        }
        Ok(Functions { dispatch, scratch })
    }

    /// Sets the names, data layout, target triple and module-level assembly.
    fn prepare(&mut self) -> Result<(), Failed> {
        let ctx = self.ctx;
        let root = OpRef::new(ctx, self.body, OpId::ROOT);
        self.module.identifier = (*b"LLVMDialectModule").into();
        self.module.source_filename = (*b"LLVMDialectModule").into();
        let text = match root.attr_named("llvm.data_layout") {
            Some(attr) => attr.message_text(ctx).into_owned(),
            None => layout::from_spec(root, self.diags)?,
        };
        if !text.is_empty()
            && let Err(error) = self.module.set_data_layout(&text)
        {
            return Err(self.diags.error(root.loc(), error.to_string()));
        }
        if let Some(triple) = root
            .attr_named("llvm.target_triple")
            .and_then(|attr| attr.bytes(ctx))
        {
            self.module.target_triple = triple.into();
        }
        if let Some(lines) = root.attr_named("llvm.module_asm") {
            self.module_asm(root, lines)?;
        }
        Ok(())
    }

    fn module_asm(&mut self, root: OpRef<'_>, lines: Attr) -> Result<(), Failed> {
        let ctx = self.ctx;
        let Some(lines) = array_value(ctx, lines) else {
            let message = "expected an array attribute for a module level asm".to_owned();
            return Err(op_error(root, self.diags, message));
        };
        for line in lines {
            let Some(line) = line.bytes(ctx) else {
                let message =
                    "expected a string attribute for each entry of a module level asm".to_owned();
                return Err(op_error(root, self.diags, message));
            };
            let asm = &mut self.module.inline_asm;
            asm.extend_from_slice(line);
            if asm.last().is_some_and(|&last| last != b'\n') {
                asm.push(b'\n');
            }
        }
        Ok(())
    }

    fn module_metadata(&mut self, root: OpRef<'_>) -> Result<(), Failed> {
        let ctx = self.ctx;
        let named: [(&str, &[u8]); 2] = [
            ("llvm.ident", b"llvm.ident"),
            ("llvm.commandline", b"llvm.commandline"),
        ];
        for (attr, name) in named {
            if let Some(text) = root.attr_named(attr).and_then(|attr| attr.bytes(ctx)) {
                self.named_string(name, text);
            }
        }
        let Some(libraries) = root.attr_named("llvm.dependent_libraries") else {
            return Ok(());
        };
        let list: Option<&[Attr]> = match libraries.as_::<DependentLibrariesAttr>(ctx) {
            Some(libraries) => Some(&libraries.libs),
            None => array_value(ctx, libraries),
        };
        let texts = list.and_then(|list| list.iter().map(|lib| lib.bytes(ctx)).collect());
        let Some(texts): Option<Vec<&[u8]>> = texts else {
            let message = "'llvm.dependent_libraries' must be an array of strings";
            return Err(self.diags.error(root.loc(), message));
        };
        let name = b"llvm.dependent-libraries";
        self.module.named_metadata_list(name);
        for text in texts {
            self.named_string(name, text);
        }
        Ok(())
    }

    fn named_string(&mut self, name: &[u8], text: &[u8]) {
        let metadata = &mut self.module.ctx.metadata;
        let text = metadata.string(text);
        let node = metadata.node(&[Some(text)]);
        self.module.add_named_metadata(name, node);
    }

    /// Returns the debug-info flags that the module does not have. They are added after everything else.
    fn debug_flags(&mut self, root: OpRef<'_>) -> Vec<ll::Md> {
        let ctx = self.ctx;
        let mut missing = Vec::new();
        if !self.has_flag(b"Debug Info Version") {
            let version = self
                .module
                .int_flag(FlagBehavior::Warning, b"Debug Info Version", 3);
            missing.push(version);
        }
        let triple = root
            .attr_named("llvm.target_triple")
            .and_then(|attr| attr.bytes(ctx));
        if triple.is_some_and(debug::wants_code_view) && !self.has_flag(b"CodeView") {
            let code_view = self.module.int_flag(FlagBehavior::Warning, b"CodeView", 1);
            missing.push(code_view);
        }
        missing
    }

    /// Adds compile units to the module's list.
    fn list_units(&mut self) {
        for unit in std::mem::take(&mut self.metadata.units) {
            self.module.add_named_metadata(b"llvm.dbg.cu", unit);
        }
    }

    fn has_flag(&self, name: &[u8]) -> bool {
        let metadata = &self.module.ctx.metadata;
        let is_name = |md: &Option<ll::Md>| {
            md.is_some_and(
                |md| matches!(metadata.kind(md), ll::MdKind::String(text) if **text == *name),
            )
        };
        self.module
            .named_metadata
            .iter()
            .filter(|(list, _)| &**list == b"llvm.module.flags")
            .any(|(_, flags)| {
                flags.iter().any(|&flag| match metadata.kind(flag) {
                    ll::MdKind::Node { operands, .. } => operands.get(1).is_some_and(is_name),
                    _ => false,
                })
            })
    }

    /// Converts the operations that no other step handles. Operations that may occur in functions and initializers
    /// are converted with a builder outside any function; those that yield constants emit no instructions.
    fn convert_others(
        &mut self,
        members: &Members<'a>,
        dispatch: &Dispatch,
        scratch: &mut Scratch,
    ) -> Result<(), Failed> {
        let mut header = None;
        for op in &members.others {
            if !dispatch.converts(op.body.name(op.id)) {
                self.convert_module_operation(*op)?;
                continue;
            }
            let is_first = header.is_none();
            let header = header.get_or_insert_with(|| {
                let llvm = &mut self.module.ctx;
                let ty = llvm.types.function(ll::Type::VOID, &[], false);
                ll::Function::new(
                    llvm.symbols
                        .nameless(SymbolInfo::new(SymbolKind::Function, ty)),
                )
            });
            let body = self.body;
            let mut translation =
                FunctionTranslation::new(self.scope(), dispatch, scratch, header, body);
            if is_first {
                translation.begin();
            }
            translation.builder.add_block();
            translation.convert_op(op.id)?;
            if translation.builder.body().inst_count() > 0 {
                return Err(translation_failed(*op, self.diags));
            }
        }
        Ok(())
    }

    /// Converts an operation through its dialect, including its attributes.
    fn convert_module_operation(&mut self, op: OpRef<'a>) -> Result<(), Failed> {
        let converted = match interface_of(op) {
            Some(model) => model.convert_module_operation(op, self),
            None => return Err(missing_interface(op, self.diags)),
        };
        if converted.is_err() {
            return Err(translation_failed(op, self.diags));
        }
        self.amend(op)
    }

    /// Dispatches the discardable attributes of an operation to their dialects.
    pub(crate) fn amend(&mut self, op: OpRef<'a>) -> Result<(), Failed> {
        for &(name, value) in op.attr_entries() {
            let name = &*name.message_text(self.ctx);
            match attribute_interface(self.ctx, name) {
                Some(model) => model.amend_module_operation(op, name, value, self)?,
                None => foreign::check(self.ctx, name, op.loc(), self.diags)?,
            }
        }
        Ok(())
    }

    /// Writes the header, the functions and the rest of the module.
    fn write(&mut self, mut functions: Functions, options: &Options) -> Result<Vec<u8>, Failed> {
        let flags = self.debug_flags(OpRef::new(self.ctx, self.body, OpId::ROOT));
        self.module.publish();
        let mut writer = ll::ModuleWriter::new();
        writer.header(&self.module);
        for &flag in &flags {
            writer.number(&self.module, flag);
        }
        if options.threads > 1 && self.functions.len() > 1 {
            self.write_parallel(&functions.dispatch, &mut writer, options.threads)?;
        } else {
            self.translate_functions(&mut functions, |module, _, header, scratch| {
                writer.function(module, &header, &scratch.function_body);
            })?;
        }
        self.finish_metadata(flags)?;
        let loc = self.body.loc(OpId::ROOT);
        writer
            .finish(&self.module)
            .map_err(|error| self.diags.error(loc, error.to_string()))
    }

    /// Keeps the functions with their bodies in the module. Calls `note` for each function, with its index, its
    /// operation and the state of its translation.
    fn keep(
        &mut self,
        mut functions: Functions,
        mut note: impl FnMut(usize, OpId, &Maps),
    ) -> Result<(), Failed> {
        let flags = self.debug_flags(OpRef::new(self.ctx, self.body, OpId::ROOT));
        self.module.publish();
        self.translate_functions(&mut functions, |module, (op, at), mut header, scratch| {
            header.body = std::mem::take(&mut scratch.function_body);
            module.functions[at] = header;
            note(at, op, &scratch.maps);
        })?;
        self.module.declare_wanted();
        self.finish_metadata(flags)
    }

    /// Checks the module once all functions are translated, and adds the metadata that comes last.
    fn finish_metadata(&mut self, flags: Vec<ll::Md>) -> Result<(), Failed> {
        let loc = self.body.loc(OpId::ROOT);
        if self.metadata.too_deep {
            return Err(self
                .diags
                .error(loc, "debug information is nested too deeply"));
        }
        let checked = self.module.verify_debug_nodes();
        let checked = checked.and_then(|()| self.module.verify_comdats());
        let checked = checked.and_then(|()| self.module.verify_flags());
        if let Err(problem) = checked {
            return Err(self.diags.error(loc, problem.message));
        }
        self.list_units();
        for flag in flags {
            self.module.add_named_metadata(b"llvm.module.flags", flag);
        }
        Ok(())
    }

    /// Returns an error if a global variable fails LLVM's verifier.
    fn verify_globals(&mut self, members: &Members<'a>) -> Result<(), Failed> {
        for global in &self.module.globals {
            let Err(problem) = self.module.ctx.verify_global(global) else {
                continue;
            };
            let symbol = Some(global.value.symbol);
            let is_global = |op: &&OpRef<'_>| {
                let name = op.prop(GlobalOp::SYM_NAME);
                name.and_then(|name| self.symbols.get(name)) == symbol
            };
            let op = members.globals.iter().find(is_global);
            let loc = op.map_or(self.body.loc(OpId::ROOT), |op| op.loc());
            return Err(self.diags.error(loc, problem.message));
        }
        let symbol_of = |op: &OpRef<'_>, slot: usize| {
            let name = op.prop(slot)?;
            self.symbols.get(name)
        };
        let declared: FxHashSet<ll::Symbol> =
            match members.aliases.is_empty() && members.ifuncs.is_empty() {
                true => FxHashSet::default(),
                false => (members.functions.iter())
                    .filter(|op| definition(**op).is_none())
                    .filter_map(|op| symbol_of(&op.record(), LLVMFuncOp::SYM_NAME))
                    .collect(),
            };
        let is_defined = |symbol: ll::Symbol| !declared.contains(&symbol);
        let checked = self.module.verify_aliases(is_defined);
        let checked = checked.and_then(|()| self.module.verify_ifuncs(is_defined));
        let Err((symbol, problem)) = checked else {
            return Ok(());
        };
        let aliases = (members.aliases.iter()).map(|op| (op, AliasOp::SYM_NAME));
        let ifuncs = (members.ifuncs.iter()).map(|op| (op, IFuncOp::SYM_NAME));
        let op = (aliases.chain(ifuncs))
            .find(|(op, slot)| symbol_of(op, *slot) == Some(symbol))
            .map(|(op, _)| op);
        let loc = op.map_or(self.body.loc(OpId::ROOT), |op| op.loc());
        Err(self.diags.error(loc, problem.message))
    }

    /// Returns an error if a function's subprogram fails LLVM's verifier.
    fn verify_subprograms(&mut self) -> Result<(), Failed> {
        if !self.debug_enabled {
            return Ok(());
        }
        let (ctx, body) = (self.ctx, self.body);
        let functions = self.functions.iter();
        let functions =
            functions.map(|(op, at)| (*at, definition(OpRef::new(ctx, body, *op)).is_some()));
        let Err((at, problem)) = self.module.verify_subprograms(functions) else {
            return Ok(());
        };
        let op = self.functions.iter().find(|(_, other)| *other == at);
        let op = op.map_or(OpId::ROOT, |(op, _)| *op);
        Err(self.diags.error(body.loc(op), problem.message))
    }

    /// Returns an error if a function without a body fails LLVM's verifier.
    fn verify_declaration(&mut self, op: OpId, header: &ll::Function) -> Result<(), Failed> {
        match self.module.ctx.verify_function(header, true) {
            Ok(()) => Ok(()),
            Err(problem) => Err(self.diags.error(self.body.loc(op), problem.message)),
        }
    }

    /// Translates the functions sequentially. Calls `done` with the module, the function's operation and index, its
    /// header and its body.
    fn translate_functions(
        &mut self,
        functions: &mut Functions,
        mut done: impl FnMut(&mut ll::Module, (OpId, usize), ll::Function, &mut Scratch),
    ) -> Result<(), Failed> {
        let Functions { dispatch, scratch } = functions;
        for (op, at) in std::mem::take(&mut self.functions) {
            scratch.function_body.clear();
            let mut header = self.module.functions[at].clone();
            if let Some((body, region)) = definition(OpRef::new(self.ctx, self.body, op)) {
                let debug_enabled = self.debug_enabled;
                let mut translation =
                    FunctionTranslation::new(self.scope(), dispatch, scratch, &mut header, body);
                translation.debug_enabled = debug_enabled;
                translation.run(region)?;
                translation.verify()?;
            } else {
                self.verify_declaration(op, &header)?;
            }
            done(&mut self.module, (op, at), header, scratch);
        }
        Ok(())
    }
}

/// Returns the translation of an operation's dialect.
pub(crate) fn interface_of(op: OpRef<'_>) -> Option<&'static dyn LlvmTranslationDialectInterface> {
    attribute_interface(op.ctx, op.name_str())
}

/// Returns the translation of the dialect in the prefix of a name.
pub(crate) fn attribute_interface(
    ctx: &Context,
    name: &str,
) -> Option<&'static dyn LlvmTranslationDialectInterface> {
    ctx.dialect_interface::<dyn LlvmTranslationDialectInterface>(name.split_once('.')?.0)
}

/// Reports an error at an operation, with a note that shows the operation.
#[cold]
pub(crate) fn op_error(op: OpRef<'_>, diags: &mut Diagnostics, message: String) -> Failed {
    let failed = diags.error(op.loc(), message);
    if let Some(text) = op.ctx.describe(op.body, op.id) {
        diags.note(op.loc(), format!("see current operation: {text}"));
    }
    failed
}

#[cold]
pub(crate) fn missing_interface(op: OpRef<'_>, diags: &mut Diagnostics) -> Failed {
    let message = format!(
        "cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: {}",
        op.name_str()
    );
    op_error(op, diags, message)
}

#[cold]
pub(crate) fn translation_failed(op: OpRef<'_>, diags: &mut Diagnostics) -> Failed {
    op_error(
        op,
        diags,
        format!("LLVM Translation failed for operation: {}", op.name_str()),
    )
}

/// The translation of the builtin dialect, which only handles modules.
pub(crate) struct BuiltinTranslation;

impl LlvmTranslationDialectInterface for BuiltinTranslation {
    fn convert_module_operation(
        &self,
        op: OpRef<'_>,
        _: &mut ModuleTranslation<'_>,
    ) -> Result<(), NotConverted> {
        if op.is::<ModuleOp>() {
            Ok(())
        } else {
            Err(NotConverted::Unknown)
        }
    }
}
