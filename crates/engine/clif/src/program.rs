//! Declares a module's symbols in a Cranelift module, and maps each symbol to its declaration.
//!
//! [`Program::declare`] assigns a [`Home`] to each symbol. A function usually has one declaration with its name. There
//! are two exceptions, in which the code of the function gets an anonymous declaration:
//! - A variadic function: the declaration with the name is an entry that saves the argument registers, see `thunks`.
//! - A function that takes part in guaranteed tail calls: its code has Cranelift's tail-call convention, and the
//!   declaration with the name is a shim with the C convention.
//!
//! A translated function refers to runtime functions by [`Helper`]s. [`Program::link`] declares them afterwards,
//! because the functions are translated on several threads, which share the `Program` immutably.

use std::sync::OnceLock;

use cranelift_codegen::ir::{self, Signature, UserExternalName};
use cranelift_codegen::isa::CallConv;
use cranelift_codegen::settings::{OptLevel, TlsModel};
use cranelift_module::{DataId, FuncId, FuncOrDataId, Linkage as Link, Module as Target};
use rustc_hash::{FxHashMap, FxHashSet};
use terrace_llvmir::{
    Const, ConstKind, Function, GlobalValue, InstKind, Linkage, Module, Symbol, TailKind,
    ThreadLocal, Type, TypeKind, Visibility,
};

use crate::globals::{Late, is_metadata};
use crate::instructions::has_dynamic_alloca;
use crate::intrinsics::{self, Rule};
use crate::why::TargetError;

/// The namespace of functions in Cranelift's external names, as in `cranelift_module`.
const FUNCTIONS: u32 = 0;
/// The namespace of data.
pub(crate) const DATA: u32 = 1;
/// The namespace of [`Helper`]s, which are declared later.
pub(crate) const HELPERS: u32 = 2;

/// The declaration of a symbol.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Home {
    /// A function. The flag is true if the module defines it.
    Function(FuncId, bool),
    /// A variable. The flag is true if the module defines it.
    Data(DataId, bool),
    /// The descriptor of a thread-local variable.
    ThreadLocal(DataId),
    /// A thread-local variable of the native linker. The flag is true if the module defines it.
    NativeThreadLocal(DataId, bool),
    /// An alias of this constant.
    Alias(Const),
    /// The cell that contains the address of the function that an ifunc's resolver chose.
    Cell(DataId),
    /// An intrinsic, and its rule if it has one.
    Intrinsic(Option<Rule>),
    /// A symbol that does not exist at run time.
    Nothing,
}

/// A function outside of the module that translated code calls.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Helper {
    /// A function of the runtime or the C library.
    Function(String),
    /// A trampoline for calls of a variadic C function. It sets `al`, the number of vector registers.
    Variadic(String),
}

/// A unit of translation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Work {
    /// The index of the function in the module.
    pub function: usize,
    /// The declaration of the generated code.
    pub id: FuncId,
    /// True for the C-callable entry of a function whose body has another calling convention.
    pub is_shim: bool,
}

/// A module whose symbols are declared in a Cranelift module.
pub struct Program<'m> {
    pub(crate) module: &'m Module,
    pub(crate) homes: FxHashMap<Symbol, Home>,
    /// Functions that take part in guaranteed tail calls, with the code that such calls target.
    pub(crate) tails: FxHashMap<Symbol, FuncId>,
    /// The index of each function in the module.
    functions: FxHashMap<Symbol, usize>,
    /// The functions to translate.
    work: Vec<Work>,
    /// Variadic functions: the public entry, which saves the argument registers, and the body.
    pub(crate) entries: Vec<(FuncId, FuncId)>,
    /// The functions and variables whose addresses occur in variables.
    pub(crate) addressed: Vec<FuncOrDataId>,
    /// Words of variables that are computed at the start.
    pub(crate) late: Vec<Late>,
    pub(crate) has_fma: bool,
    pub(crate) has_cmpxchg16b: bool,
    pub(crate) is_aarch64: bool,
    /// True if the code is optimized for speed.
    pub(crate) is_optimized: bool,
    /// For code that is linked later: the symbols defined in this module that no other definition can replace.
    final_symbols: Option<FxHashSet<Symbol>>,
    /// True if no other object is linked with this module's.
    is_alone: bool,
    /// True if functions of the module use the side stack; computed on first use.
    side_stack: OnceLock<bool>,
}

/// Returns the name of a global value for the linker.
pub(crate) fn link_name(module: &Module, symbol: Symbol) -> String {
    let name = module.ctx.symbols.name(symbol);
    // The prefix marks a name that is not mangled.
    let name = name.strip_prefix(b"\x01").unwrap_or(name);
    match name {
        b"" => format!(".unnamed.{}", symbol.index()),
        _ => String::from_utf8_lossy(name).into_owned(),
    }
}

fn link_of(value: &GlobalValue, defined: bool) -> Link {
    match value.linkage {
        Linkage::ExternalWeak => Link::Preemptible,
        _ if !defined => Link::Import,
        Linkage::Internal | Linkage::Private => Link::Local,
        _ => Link::Export,
    }
}

/// Returns true if no other module's definition can replace this one.
fn is_final(value: &GlobalValue) -> bool {
    matches!(value.linkage, Linkage::Internal | Linkage::Private)
        || value.visibility != Visibility::Default && !value.linkage.is_interposable()
}

/// Returns true if the module has a body for the function that may be used.
pub(crate) fn is_defined(function: &Function) -> bool {
    !function.body.is_empty() && function.value.linkage != Linkage::AvailableExternally
}

impl<'m> Program<'m> {
    /// Declares the functions and variables of a module.
    ///
    /// # Errors
    /// Returns an error if Cranelift does not accept a name.
    pub fn declare(
        module: &'m Module,
        target: &mut impl Target,
    ) -> Result<Program<'m>, TargetError> {
        let blank = Signature::new(CallConv::SystemV);
        let native_threads = target.isa().flags().tls_model() != TlsModel::None;
        let mut homes = FxHashMap::default();
        let tail_symbols = find_tails(module);
        let (mut work, mut entries) = (Vec::new(), Vec::new());
        let mut tails = FxHashMap::default();
        let mut functions = FxHashMap::default();
        for (at, function) in module.functions.iter().enumerate() {
            let symbol = function.value.symbol;
            functions.insert(symbol, at);
            let name = link_name(module, symbol);
            let defined = is_defined(function);
            if name.starts_with("llvm.") && !defined {
                homes.insert(symbol, Home::Intrinsic(intrinsics::rule(&name)));
                continue;
            }
            let id = target.declare_function(&name, link_of(&function.value, defined), &blank)?;
            homes.insert(symbol, Home::Function(id, defined));
            if !defined {
                continue;
            }
            let mut add = |id, is_shim| {
                work.push(Work {
                    function: at,
                    id,
                    is_shim,
                });
            };
            let is_variadic = matches!(
                module
                    .ctx
                    .types
                    .kind(module.ctx.symbols.info(symbol).value_type),
                TypeKind::Function { varargs: true, .. }
            );
            if is_variadic {
                let body = target.declare_anonymous_function(&blank)?;
                entries.push((id, body));
                add(body, false);
            } else if tail_symbols.contains(&symbol) {
                let body = target.declare_anonymous_function(&blank)?;
                tails.insert(symbol, body);
                add(body, false);
                add(id, true);
            } else {
                add(id, false);
            }
        }
        for global in &module.globals {
            let symbol = global.value.symbol;
            let defined = global.initializer.is_some()
                && global.value.linkage != Linkage::AvailableExternally;
            let home = if is_metadata(module, global) {
                Home::Nothing
            } else if native_threads && global.thread_local != ThreadLocal::NotThreadLocal {
                let name = link_name(module, symbol);
                let link = link_of(&global.value, defined);
                let id = target.declare_data(&name, link, true, true)?;
                Home::NativeThreadLocal(id, defined)
            } else if global.thread_local != ThreadLocal::NotThreadLocal && defined {
                Home::ThreadLocal(target.declare_anonymous_data(true, false)?)
            } else {
                let name = link_name(module, symbol);
                let link = link_of(&global.value, defined);
                let id = target.declare_data(&name, link, !global.constant, false)?;
                Home::Data(id, defined)
            };
            homes.insert(symbol, home);
        }
        for alias in &module.aliases {
            homes.insert(alias.value.symbol, Home::Alias(alias.aliasee));
        }
        for ifunc in &module.ifuncs {
            let cell = target.declare_anonymous_data(true, false)?;
            homes.insert(ifunc.value.symbol, Home::Cell(cell));
        }
        Ok(Program {
            module,
            homes,
            tails,
            functions,
            work,
            entries,
            addressed: Vec::new(),
            late: Vec::new(),
            has_fma: has_flag(target, "has_fma"),
            has_cmpxchg16b: has_flag(target, "has_cmpxchg16b"),
            is_aarch64: target.isa().name() == "aarch64",
            is_optimized: target.isa().flags().opt_level() != OptLevel::None,
            final_symbols: (target.isa().flags().is_pic()).then(|| final_symbols(module)),
            is_alone: !target.isa().flags().is_pic(),
            side_stack: OnceLock::new(),
        })
    }

    /// Returns the function whose address a constant is.
    pub(crate) fn function_of(&self, mut c: Const) -> Option<Symbol> {
        // Follows aliases of aliases. The verifier rejects cycles; here a limit suffices.
        for _ in 0..64 {
            let (ConstKind::Symbol(symbol) | ConstKind::DsoLocalEquivalent(symbol)) =
                self.module.ctx.consts.kind(c)
            else {
                return None;
            };
            match self.homes.get(&symbol)? {
                Home::Alias(aliasee) => c = *aliasee,
                _ => return Some(symbol),
            }
        }
        None
    }

    /// Returns the function with this name, if the module defines it.
    pub fn function(&self, name: &str) -> Option<FuncId> {
        let symbol = self.module.ctx.symbols.get(name.as_bytes())?;
        let symbol = match self.homes.get(&symbol)? {
            Home::Alias(aliasee) => self.function_of(*aliasee)?,
            _ => symbol,
        };
        match self.homes.get(&symbol)? {
            Home::Function(id, true) => Some(*id),
            _ => None,
        }
    }

    /// Returns the functions to translate, in the order of the module.
    pub fn work(&self) -> impl Iterator<Item = Work> + use<> {
        self.work.clone().into_iter()
    }

    /// Declares the helpers that a translated function calls, and resolves the function's references to them.
    ///
    /// # Errors
    /// Returns an error if Cranelift does not accept a name.
    pub fn link(
        &self,
        target: &mut impl Target,
        function: &mut ir::Function,
        helpers: &[Helper],
    ) -> Result<(), TargetError> {
        let mut ids = Vec::with_capacity(helpers.len());
        for helper in helpers {
            ids.push(crate::thunks::declare(target, helper)?);
        }
        let names = function.params.user_named_funcs();
        let open: Vec<_> = names
            .iter()
            .filter(|(_, name)| name.namespace == HELPERS)
            .map(|(at, name)| (at, name.index))
            .collect();
        for (at, index) in open {
            if let Some(id) = ids.get(index as usize) {
                let name = UserExternalName::new(FUNCTIONS, id.as_u32());
                function.params.reset_user_func_name(at, name);
            }
        }
        Ok(())
    }

    /// Returns the functions and variables whose addresses occur in variables. They must be resolved before the target
    /// is finished. Valid after [`Program::define`].
    pub fn addressed(&self) -> &[FuncOrDataId] {
        &self.addressed
    }

    /// Returns true if the target must preserve frame pointers, because a function takes part in guaranteed tail calls
    /// or uses an address of its frame.
    pub fn needs_frame_pointers(module: &Module) -> bool {
        let mut names = module
            .functions
            .iter()
            .map(|function| module.ctx.symbols.name(function.value.symbol));
        names.any(intrinsics::is_of_frame) || !find_tails(module).is_empty()
    }

    /// Returns true if functions may use the side stack while a function of this module is running.
    pub(crate) fn has_side_stack(&self) -> bool {
        let consts = &self.module.ctx.consts;
        let find = || {
            let mut bodies = self.module.functions.iter().map(|function| &function.body);
            bodies.any(|body| has_dynamic_alloca(consts, body))
        };
        !self.is_alone || *self.side_stack.get_or_init(find)
    }

    /// Returns true if code can refer to a defined symbol directly: its distance is known at link time.
    pub(crate) fn is_near(&self, symbol: Symbol, defined: bool) -> bool {
        let finals = self.final_symbols.as_ref();
        defined && finals.is_none_or(|finals| finals.contains(&symbol))
    }

    /// Declares that other modules cannot replace ordinary definitions of this module, as in an executable.
    pub fn assume_final(&mut self) {
        self.is_alone = true;
        if let Some(finals) = &mut self.final_symbols {
            let functions = self.module.functions.iter().map(|function| &function.value);
            let globals = self.module.globals.iter().map(|global| &global.value);
            let values = functions.chain(globals);
            let values = values.filter(|value| !value.linkage.is_interposable());
            finals.extend(values.map(|value| value.symbol));
        }
    }

    /// Returns true if other objects may call a function by its name or by an alias.
    pub(crate) fn is_called_from_outside(&self, symbol: Symbol) -> bool {
        if self.is_alone {
            return false;
        }
        let is_visible = |value: &GlobalValue| {
            // If C cannot call a function, headers declare its packed entry instead.
            let name = self.module.ctx.symbols.name(value.symbol);
            let packed = [b"terrace_packed_", name].concat();
            let packed = self.module.ctx.symbols.get(&packed);
            let packed = packed.and_then(|packed| self.homes.get(&packed));
            !value.linkage.is_local() && !matches!(packed, Some(Home::Function(_, true)))
        };
        let own = self.definition(symbol).map(|function| &function.value);
        let aliases = self.module.aliases.iter();
        let aliases = aliases.filter(|alias| self.function_of(alias.aliasee) == Some(symbol));
        let mut values = own.into_iter().chain(aliases.map(|alias| &alias.value));
        values.any(is_visible)
    }

    /// Returns the entry of a variadic function.
    pub fn variadic_entry(&self) -> crate::Thunk {
        crate::thunks::entry(self.is_aarch64)
    }

    /// Returns the module.
    pub fn module(&self) -> &'m Module {
        self.module
    }

    /// Returns the declaration of a function or variable; `None` if it has no symbol.
    pub fn declared(&self, symbol: Symbol) -> Option<FuncOrDataId> {
        match *self.homes.get(&symbol)? {
            Home::Function(id, _) => Some(FuncOrDataId::Func(id)),
            Home::Data(id, _) | Home::NativeThreadLocal(id, _) => Some(FuncOrDataId::Data(id)),
            _ => None,
        }
    }

    /// Returns the declaration to which a constant address points, and the offset in bytes.
    pub fn pointee(&self, c: Const) -> Option<(FuncOrDataId, i64)> {
        match self.static_address(&self.module.ctx.layout, c, 0)? {
            (Home::Function(id, _), addend) => Some((FuncOrDataId::Func(id), addend)),
            (Home::Data(id, _), addend) => Some((FuncOrDataId::Data(id), addend)),
            _ => None,
        }
    }

    /// Returns the definition of a function symbol.
    pub(crate) fn definition(&self, symbol: Symbol) -> Option<&'m Function> {
        self.module.functions.get(*self.functions.get(&symbol)?)
    }

    /// Returns the type of a global value.
    pub(crate) fn value_type(&self, symbol: Symbol) -> Type {
        self.module.ctx.symbols.info(symbol).value_type
    }
}

fn final_symbols(module: &Module) -> FxHashSet<Symbol> {
    let functions = module.functions.iter().map(|function| &function.value);
    let globals = module.globals.iter().map(|global| &global.value);
    let values = functions.chain(globals).filter(|value| is_final(value));
    values.map(|value| value.symbol).collect()
}

fn has_flag(target: &impl Target, name: &str) -> bool {
    let flags = target.isa().isa_flags();
    let mut flags = flags.iter();
    flags.any(|flag| flag.name == name && flag.as_bool() == Some(true))
}

/// Returns the functions that contain guaranteed tail calls, and the functions that are called so.
fn find_tails(module: &Module) -> FxHashSet<Symbol> {
    let mut tails = FxHashSet::default();
    for function in &module.functions {
        let body = &function.body;
        let insts = body.blocks().iter().flat_map(|&block| body.insts(block));
        for inst in insts {
            let InstKind::Call(call) = body.kind(inst) else {
                continue;
            };
            if call.tail != TailKind::MustTail {
                continue;
            }
            if let Some(ConstKind::Symbol(callee)) =
                call.callee.as_const().map(|c| module.ctx.consts.kind(c))
            {
                tails.insert(callee);
                tails.insert(function.value.symbol);
            }
        }
    }
    tails
}
