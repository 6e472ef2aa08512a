//! The module: global values, comdats and named metadata.

use crate::attributes::{AttrList, AttrSet};
use crate::body::{FunctionBody, MdKindId};
use crate::constants::{Const, ConstKind};
use crate::context::Context;
use crate::handle::{handle, id};
use crate::intrinsics::Intrinsic;
use crate::layout::{DataLayout, LayoutError};
use crate::metadata::Md;
use crate::symbols::{Symbol, SymbolInfo, SymbolKind};
use crate::types::{Type, Types};
use terrace_llvm_words::{
    CallConv, ComdatKind, DllStorage, Linkage, ThreadLocal, UnnamedAddr, Visibility,
};

handle! {
    /// A comdat of a module.
    Comdat
}

/// The properties common to all global values.
#[derive(Clone, Debug)]
pub struct GlobalValue {
    /// The name.
    pub symbol: Symbol,
    /// Linkage.
    pub linkage: Linkage,
    /// `dso_local`; not printed if implied.
    pub dso_local: bool,
    /// Visibility.
    pub visibility: Visibility,
    /// DLL storage class.
    pub dll_storage: DllStorage,
    /// The significance of the address.
    pub unnamed_addr: UnnamedAddr,
    /// The partition; empty for none.
    pub partition: Box<[u8]>,
}

impl GlobalValue {
    /// Returns a global value with external linkage and default properties.
    pub fn new(symbol: Symbol) -> GlobalValue {
        GlobalValue {
            symbol,
            linkage: Linkage::External,
            dso_local: false,
            visibility: Visibility::Default,
            dll_storage: DllStorage::Default,
            unnamed_addr: UnnamedAddr::None,
            partition: Box::default(),
        }
    }

    /// Returns the error that LLVM's assembly reader reports for this combination of linkage, visibility and DLL
    /// storage class.
    pub fn word_problem(
        linkage: Linkage,
        visibility: Visibility,
        dll_storage: DllStorage,
    ) -> Option<&'static str> {
        if !linkage.is_local() {
            return None;
        }
        if visibility != Visibility::Default {
            return Some("symbol with local linkage must have default visibility");
        }
        (dll_storage != DllStorage::Default)
            .then_some("symbol with local linkage cannot have a DLL storage class")
    }

    fn describe(&self, info: &mut SymbolInfo) {
        info.extern_weak = self.linkage == Linkage::ExternalWeak;
        info.unsafe_for_equality =
            self.linkage.is_interposable() || self.unnamed_addr == UnnamedAddr::Global;
    }
}

/// A global variable.
#[derive(Clone, Debug)]
pub struct GlobalVariable {
    /// The properties common to all global values.
    pub value: GlobalValue,
    /// True for `constant`, false for `global`.
    pub constant: bool,
    /// Thread-local model.
    pub thread_local: ThreadLocal,
    /// `externally_initialized`
    pub externally_initialized: bool,
    /// The initial value; `None` for a declaration.
    pub initializer: Option<Const>,
    /// Section; empty for none.
    pub section: Box<[u8]>,
    /// `code_model "..."`; empty for none.
    pub code_model: Box<[u8]>,
    /// `no_sanitize_address` and the like, in LLVM's order.
    pub sanitizer: Vec<&'static str>,
    /// Comdat.
    pub comdat: Option<Comdat>,
    /// Alignment in bytes.
    pub align: Option<u64>,
    /// Attributes.
    pub attrs: AttrSet,
    /// Metadata attachments.
    pub attachments: Vec<(MdKindId, Md)>,
}

impl GlobalVariable {
    /// Returns an external variable without an initial value.
    pub fn new(symbol: Symbol) -> GlobalVariable {
        GlobalVariable {
            value: GlobalValue::new(symbol),
            constant: false,
            thread_local: ThreadLocal::NotThreadLocal,
            externally_initialized: false,
            initializer: None,
            section: Box::default(),
            code_model: Box::default(),
            sanitizer: Vec::new(),
            comdat: None,
            align: None,
            attrs: AttrSet::EMPTY,
            attachments: Vec::new(),
        }
    }

    /// Returns the known alignment of the address.
    fn known_align(&self, types: &Types, layout: &DataLayout, ty: Type) -> u64 {
        if let Some(align) = self.align {
            return align;
        }
        let linkage = self.value.linkage;
        let definition = self.initializer.is_some()
            && !linkage.is_interposable()
            && linkage != Linkage::AvailableExternally;
        let align = if definition {
            let large = layout
                .size_in_bits(types, ty)
                .is_some_and(|bits| bits > 128);
            let align = layout.preferred_align(types, ty);
            if large {
                align.map(|align| align.max(16))
            } else {
                align
            }
        } else {
            layout.abi_align(types, ty)
        };
        align.unwrap_or(1)
    }
}

/// A function.
#[derive(Clone, Debug)]
pub struct Function {
    /// The properties common to all global values.
    pub value: GlobalValue,
    /// Calling convention.
    pub conv: CallConv,
    /// Attributes of the function, its result and its parameters.
    pub attrs: AttrList,
    /// Section; empty for none.
    pub section: Box<[u8]>,
    /// Comdat.
    pub comdat: Option<Comdat>,
    /// Alignment in bytes.
    pub align: Option<u64>,
    /// Garbage collector; empty for none.
    pub gc: Box<[u8]>,
    /// Prefix data.
    pub prefix: Option<Const>,
    /// Prologue data.
    pub prologue: Option<Const>,
    /// Personality function.
    pub personality: Option<Const>,
    /// Metadata attachments.
    pub attachments: Vec<(MdKindId, Md)>,
    /// The blocks and instructions. Empty for a declaration, and while a translation streams its functions through
    /// [`crate::ModuleWriter::function`].
    pub body: FunctionBody,
}

impl Function {
    /// Returns an external function with default properties.
    pub fn new(symbol: Symbol) -> Function {
        Function {
            value: GlobalValue::new(symbol),
            conv: CallConv::C,
            attrs: AttrList::EMPTY,
            section: Box::default(),
            comdat: None,
            align: None,
            gc: Box::default(),
            prefix: None,
            prologue: None,
            personality: None,
            attachments: Vec::new(),
            body: FunctionBody::new(),
        }
    }

    /// Returns the `DISubprogram` attached to the function.
    pub fn subprogram(&self) -> Option<Md> {
        let mut attachments = self.attachments.iter();
        let (_, md) = attachments.find(|(kind, _)| *kind == MdKindId::DBG)?;
        Some(*md)
    }
}

/// An alias.
#[derive(Clone, Debug)]
pub struct Alias {
    /// The properties common to all global values.
    pub value: GlobalValue,
    /// Thread-local model.
    pub thread_local: ThreadLocal,
    /// The aliased constant.
    pub aliasee: Const,
}

/// An ifunc.
#[derive(Clone, Debug)]
pub struct IFunc {
    /// The properties common to all global values.
    pub value: GlobalValue,
    /// The resolver function.
    pub resolver: Const,
}

/// The linker's behavior if two modules have different values for a flag; LLVM's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names are LLVM's")]
pub enum FlagBehavior {
    Error = 1,
    Warning = 2,
    Require = 3,
    Override = 4,
    Append = 5,
    AppendUnique = 6,
    Max = 7,
    Min = 8,
}

/// A module.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// The context with the interning tables.
    pub ctx: Context,
    /// The name in the line `; ModuleID`; if empty, the line is omitted.
    pub identifier: Box<[u8]>,
    /// Source file name; empty for none.
    pub source_filename: Box<[u8]>,
    /// Data layout; empty for none.
    pub data_layout: Box<[u8]>,
    /// Target triple; empty for none.
    pub target_triple: Box<[u8]>,
    /// Module-level inline assembly, lines separated by newlines.
    pub inline_asm: Vec<u8>,
    /// Comdats, each with its name and kind.
    pub comdats: Vec<(Box<[u8]>, ComdatKind)>,
    /// Global variables.
    pub globals: Vec<GlobalVariable>,
    /// Aliases.
    pub aliases: Vec<Alias>,
    /// Ifuncs.
    pub ifuncs: Vec<IFunc>,
    /// Functions, declared and defined.
    pub functions: Vec<Function>,
    /// Named metadata.
    pub named_metadata: Vec<(Box<[u8]>, Vec<Md>)>,
    /// The entries of the module summary as their source text, from `^` on. This crate does not interpret them.
    pub summary: Vec<Box<[u8]>>,
}

impl Module {
    /// Returns an empty module.
    pub fn new() -> Module {
        Module::default()
    }

    /// Creates the symbol of a new global value. Returns `None` if the name exists.
    pub fn add_symbol(
        &mut self,
        name: &[u8],
        kind: SymbolKind,
        value_type: Type,
        address_space: u32,
    ) -> Option<Symbol> {
        let info = SymbolInfo {
            address_space,
            ..SymbolInfo::new(kind, value_type)
        };
        self.ctx.symbols.add(name, info)
    }

    /// Adds an external global variable of this type, without an initial value. Returns `None` if the name exists.
    pub fn add_global(&mut self, name: &[u8], ty: Type, address_space: u32) -> Option<Symbol> {
        let symbol = self.add_symbol(name, SymbolKind::Variable, ty, address_space)?;
        self.globals.push(GlobalVariable::new(symbol));
        Some(symbol)
    }

    /// Adds an external function of this type. Returns `None` if the name exists.
    pub fn add_function(&mut self, name: &[u8], function_type: Type) -> Option<Symbol> {
        let symbol = self.add_symbol(name, SymbolKind::Function, function_type, 0)?;
        self.functions.push(Function::new(symbol));
        Some(symbol)
    }

    /// Adds a comdat.
    pub fn add_comdat(&mut self, name: &[u8], kind: ComdatKind) -> Comdat {
        self.comdats.push((name.into(), kind));
        Comdat(id(self.comdats.len() - 1))
    }

    /// Returns the entries of `@llvm.global_ctors` or `@llvm.global_dtors`, depending on `list`: priorities and
    /// functions, sorted by ascending priority. Entries of equal priority keep their order.
    pub fn structors(&self, list: &[u8]) -> Vec<(u64, Const)> {
        let ctx = &self.ctx;
        let mut globals = self.globals.iter();
        let global = globals.find(|global| ctx.symbols.name(global.value.symbol) == list);
        let initializer = global.and_then(|global| global.initializer);
        let Some(ConstKind::Aggregate(entries)) = initializer.map(|list| ctx.consts.kind(list))
        else {
            return Vec::new();
        };
        let mut found: Vec<_> = entries
            .iter()
            .filter_map(|&entry| match ctx.consts.kind(entry) {
                ConstKind::Aggregate(&[priority, function, ..]) => {
                    let priority = match ctx.consts.kind(priority) {
                        ConstKind::Int(priority) => priority,
                        _ => 0,
                    };
                    Some((priority, function))
                }
                _ => None,
            })
            .collect();
        found.sort_by_key(|(priority, _)| *priority);
        found
    }

    /// Declares the functions that [`Symbols::want_function`](crate::Symbols::want_function) requested, intrinsics
    /// with their attributes. For a streamed module, [`ModuleWriter::finish`](crate::ModuleWriter::finish) does this.
    pub fn declare_wanted(&mut self) {
        for (symbol, attrs) in self.ctx.symbols.take_wanted() {
            let ty = self.ctx.symbols.info(symbol).value_type;
            let name = std::str::from_utf8(self.ctx.symbols.name(symbol)).ok();
            let attrs = match name.and_then(Intrinsic::of_name) {
                Some(intrinsic) => intrinsic.attributes(&mut self.ctx, ty),
                None => attrs,
            };
            self.functions.push(Function {
                attrs,
                ..Function::new(symbol)
            });
        }
    }

    /// Numbers the unnamed global values as LLVM does: variables, aliases, ifuncs, functions.
    pub fn number_symbols(&mut self) {
        let variables = self.globals.iter().map(|global| &global.value);
        let aliases = self.aliases.iter().map(|alias| &alias.value);
        let ifuncs = self.ifuncs.iter().map(|ifunc| &ifunc.value);
        let functions = self.functions.iter().map(|function| &function.value);
        let values = variables.chain(aliases).chain(ifuncs).chain(functions);
        let symbols = &mut self.ctx.symbols;
        let mut next = 0;
        for value in values {
            if symbols.name(value.symbol).is_empty() {
                symbols.set_number(value.symbol, next);
                next += 1;
            }
        }
    }

    /// Copies the linkage and `unnamed_addr` facts that constant folding needs into the symbol table. Call this once
    /// the globals are final and before building bodies.
    pub fn publish(&mut self) {
        let Context {
            types,
            symbols,
            layout,
            ..
        } = &mut self.ctx;
        for global in &self.globals {
            let mut info = symbols.info(global.value.symbol);
            global.value.describe(&mut info);
            info.align = global.known_align(types, layout, info.value_type);
            symbols.set_info(global.value.symbol, info);
        }
        for function in &self.functions {
            let mut info = symbols.info(function.value.symbol);
            function.value.describe(&mut info);
            // LLVM assumes that functions are aligned to 4 bytes unless the data layout specifies an alignment.
            info.align = layout.function_align().unwrap_or(4);
            symbols.set_info(function.value.symbol, info);
        }
        for at in 0..self.aliases.len() {
            let Alias { value, aliasee, .. } = &self.aliases[at];
            if !value.linkage.is_interposable() {
                let (symbol, aliasee) = (value.symbol, *aliasee);
                let align = self.ctx.known_address_align(aliasee);
                let mut info = self.ctx.symbols.info(symbol);
                info.align = align;
                self.ctx.symbols.set_info(symbol, info);
            }
        }
    }

    /// Sets the data layout, both its text and the one used by constant folding.
    ///
    /// # Errors
    /// Returns an error if the string is not a valid data layout. The module is unchanged then.
    pub fn set_data_layout(&mut self, text: &str) -> Result<(), LayoutError> {
        self.ctx.layout = DataLayout::parse(text)?;
        self.data_layout = text.as_bytes().into();
        Ok(())
    }

    /// Returns the named metadata `name`, and creates it if missing.
    pub fn named_metadata_list(&mut self, name: &[u8]) -> &mut Vec<Md> {
        let known = self
            .named_metadata
            .iter()
            .position(|(other, _)| **other == *name);
        let at = known.unwrap_or_else(|| {
            self.named_metadata.push((name.into(), Vec::new()));
            self.named_metadata.len() - 1
        });
        &mut self.named_metadata[at].1
    }

    /// Appends to a named metadata, and creates it if missing.
    pub fn add_named_metadata(&mut self, name: &[u8], md: Md) {
        self.named_metadata_list(name).push(md);
    }

    /// Adds `!{i32 behavior, !"name", value}` to `!llvm.module.flags`.
    pub fn add_flag(&mut self, behavior: FlagBehavior, name: &[u8], value: Md) {
        let flag = self.flag(behavior, name, value);
        self.add_named_metadata(b"llvm.module.flags", flag);
    }

    /// Adds a flag whose value is an `i32`.
    pub fn add_int_flag(&mut self, behavior: FlagBehavior, name: &[u8], value: u32) {
        let flag = self.int_flag(behavior, name, value);
        self.add_named_metadata(b"llvm.module.flags", flag);
    }

    /// Creates a flag whose value is an `i32`, without adding it to the module.
    pub fn int_flag(&mut self, behavior: FlagBehavior, name: &[u8], value: u32) -> Md {
        let value = self.ctx.const_int(Type::I32, u64::from(value));
        let value = self.ctx.metadata.value(value);
        self.flag(behavior, name, value)
    }

    fn flag(&mut self, behavior: FlagBehavior, name: &[u8], value: Md) -> Md {
        let behavior = self.ctx.const_int(Type::I32, behavior as u64);
        let behavior = self.ctx.metadata.value(behavior);
        let name = self.ctx.metadata.string(name);
        let operands = [Some(behavior), Some(name), Some(value)];
        self.ctx.metadata.node(&operands)
    }

    /// Removes unused comdats and sorts the others into LLVM's printing order: those of functions, then those of
    /// variables.
    pub fn order_comdats(&mut self) {
        if self.comdats.is_empty() {
            return;
        }
        let mut new: Vec<Option<Comdat>> = vec![None; self.comdats.len()];
        let mut kept = Vec::new();
        let functions = self.functions.iter_mut();
        let globals = self.globals.iter_mut();
        let uses = functions
            .map(|function| &mut function.comdat)
            .chain(globals.map(|global| &mut global.comdat));
        for comdat in uses.flatten() {
            let Some(slot) = new.get_mut(comdat.index()) else {
                continue;
            };
            let next = Comdat(id(kept.len()));
            *comdat = *slot.get_or_insert_with(|| {
                kept.push(comdat.index());
                next
            });
        }
        let old = std::mem::take(&mut self.comdats);
        self.comdats = kept
            .into_iter()
            .filter_map(|at| old.get(at).cloned())
            .collect();
    }

    /// Uniques equal metadata nodes (see [`Context::resolve_metadata`]) and updates all references to removed nodes.
    pub fn resolve_metadata(&mut self) {
        self.ctx.resolve_metadata();
        let metadata = &self.ctx.metadata;
        for (_, list) in &mut self.named_metadata {
            for md in list {
                *md = metadata.canonical(*md);
            }
        }
        for global in &mut self.globals {
            for (_, md) in &mut global.attachments {
                *md = metadata.canonical(*md);
            }
        }
        for function in &mut self.functions {
            for (_, md) in &mut function.attachments {
                *md = metadata.canonical(*md);
            }
            function.body.replace_metadata(|md| metadata.canonical(md));
        }
    }
}
