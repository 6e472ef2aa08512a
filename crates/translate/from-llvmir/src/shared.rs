//! The state that all functions of an import see and none changes.

use crate::Options;
use crate::aliasing::Accesses;
use crate::attributes::effects_of;
use crate::debug::Identities;
use crate::dispatch::{Dialect, Dispatch};
use crate::lost::LostNodes;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Mutex;
use terrace_builtin::locations::{FileLineColRange, PositionForm, loc};
use terrace_ir::{Attr, Context, Loc};
use terrace_llvmir as ll;
use terrace_llvmir::Numbering;
use terrace_llvmir::SymbolKind;

/// The imported module with the facts about it that are known from the start.
pub struct Shared<'a> {
    /// The context of the new module.
    pub ctx: &'a Context,
    /// The module that is imported.
    pub module: &'a ll::Module,
    /// The options of the import.
    pub options: &'a Options,
    pub(crate) dispatch: Dispatch,
    /// The location of the module, its globals and the like.
    pub(crate) module_loc: Loc,
    /// The metadata of memory accesses.
    pub(crate) accesses: Accesses,
    /// The identities of nodes of the debug information.
    pub(crate) identities: Identities,
    /// The attributes of nodes of the debug information, once those that functions need are converted.
    pub(crate) nodes: FxHashMap<ll::Md, Option<Attr>>,
    /// The losses of nodes of the debug information.
    pub(crate) lost_nodes: LostNodes,
    /// The numbers that messages show, once there is one.
    pub(crate) numbering: Mutex<Option<Numbering>>,
    symbols: Vec<SymbolRow>,
    /// The functions whose effects on memory are limited.
    effects: FxHashMap<ll::Symbol, ll::MemoryEffects>,
    /// The numbers of blocks whose address is taken, by function and tag.
    blocks: FxHashMap<(ll::Symbol, u32), u32>,
}

/// A global value, as far as its name tells.
#[derive(Clone, Copy)]
pub(crate) struct SymbolRow {
    /// A string.
    pub name: Attr,
    /// A reference to it.
    pub reference: Attr,
    pub intrinsic: Option<Intrinsic>,
}

/// A function whose name is reserved for intrinsics.
#[derive(Clone, Copy)]
pub(crate) enum Intrinsic {
    /// The operation of this number in `Dispatch::rows` is a call of it.
    Operation(u32),
    /// A dialect converts it; the place in the dialect's list.
    Known(Dialect, usize),
    /// No dialect has an operation for it.
    Unknown,
}

impl Intrinsic {
    /// Returns true if a dialect has operations for the calls, so that the declaration is not imported.
    pub(crate) fn is_known(self) -> bool {
        !matches!(self, Intrinsic::Unknown)
    }
}

impl<'a> Shared<'a> {
    pub(crate) fn new(ctx: &'a Context, module: &'a ll::Module, options: &'a Options) -> Self {
        let file = ctx.string(&module.source_filename);
        let module_loc = FileLineColRange {
            file,
            start: (0, 0),
            form: PositionForm::LineColumn,
        };
        let mut shared = Shared {
            ctx,
            module,
            options,
            dispatch: Dispatch::new(ctx, module),
            module_loc: loc(ctx, module_loc),
            accesses: Accesses::default(),
            identities: Identities::default(),
            nodes: FxHashMap::default(),
            lost_nodes: LostNodes::new(options.warn_lost),
            numbering: Mutex::new(None),
            symbols: Vec::new(),
            effects: FxHashMap::default(),
            blocks: FxHashMap::default(),
        };
        shared.name_symbols();
        let attrs = &module.ctx.attrs;
        for function in &module.functions {
            let own = effects_of(attrs.set(attrs.function_set(function.attrs)));
            if own != ll::MemoryEffects::all(ll::ModRef::ModRef) {
                shared.effects.insert(function.value.symbol, own);
            }
            for &(tag, block) in function.body.block_tags() {
                let number = block.index() as u32;
                shared.blocks.insert((function.value.symbol, tag), number);
            }
        }
        shared
    }

    /// Names every global value. Nameless variables are numbered in the order in which they are needed, which is that of
    /// their definitions or of the initial values that refer to them.
    fn name_symbols(&mut self) {
        let (ctx, module) = (self.ctx, self.module);
        let symbols = &module.ctx.symbols;
        let variables = module.globals.iter().map(|global| &global.value);
        let others = (module.functions.iter().map(|function| &function.value))
            .chain(module.aliases.iter().map(|alias| &alias.value))
            .chain(module.ifuncs.iter().map(|ifunc| &ifunc.value));
        for value in variables.chain(others) {
            let bytes = symbols.name(value.symbol);
            let mut row = self.symbol_row(bytes);
            if symbols.info(value.symbol).kind == SymbolKind::Function {
                row.intrinsic = self.intrinsic(bytes);
            }
            self.set_symbol(value.symbol, row);
        }
        let is_nameless =
            |global: &&ll::GlobalVariable| symbols.name(global.value.symbol).is_empty();
        let nameless: FxHashSet<ll::Symbol> = (module.globals.iter().filter(is_nameless))
            .map(|global| global.value.symbol)
            .collect();
        if nameless.is_empty() {
            return;
        }
        let mut counter = 0_u64;
        for symbol in crate::globals::order_of_need(module, &nameless) {
            let name = loop {
                let name = format!("mlir.llvm.nameless_global_{counter}");
                counter += 1;
                if symbols.get(name.as_bytes()).is_none() {
                    break name;
                }
            };
            let row = SymbolRow {
                name: ctx.string(&name),
                reference: ctx.symbol_ref(&name),
                intrinsic: None,
            };
            self.set_symbol(symbol, row);
        }
    }

    fn symbol_row(&self, name: &[u8]) -> SymbolRow {
        SymbolRow {
            name: self.ctx.string(name),
            reference: self.ctx.symbol_ref(name),
            intrinsic: None,
        }
    }

    fn intrinsic(&self, name: &[u8]) -> Option<Intrinsic> {
        if !name.starts_with(b"llvm.") {
            return None;
        }
        let known = std::str::from_utf8(name).ok();
        let known = known.and_then(ll::Intrinsic::of_name);
        Some(match known {
            Some(known) => self.dispatch.intrinsic(known.name),
            None => Intrinsic::Unknown,
        })
    }

    fn set_symbol(&mut self, symbol: ll::Symbol, row: SymbolRow) {
        if self.symbols.len() <= symbol.index() {
            let none = SymbolRow {
                name: Attr::UNIT,
                reference: Attr::UNIT,
                intrinsic: None,
            };
            self.symbols.resize(symbol.index() + 1, none);
        }
        self.symbols[symbol.index()] = row;
    }

    /// The row of a symbol. Every symbol that a module refers to is one of its global values.
    pub(crate) fn symbol(&self, symbol: ll::Symbol) -> SymbolRow {
        match self.symbols.get(symbol.index()) {
            Some(row) => *row,
            None => self.symbol_row(self.module.ctx.symbols.name(symbol)),
        }
    }

    /// The effects on memory of a function, if they are limited.
    pub(crate) fn effects(&self, symbol: ll::Symbol) -> Option<ll::MemoryEffects> {
        self.effects.get(&symbol).copied()
    }

    /// The number of the block of a function that constants name by this tag.
    pub(crate) fn block_number(&self, function: ll::Symbol, tag: u32) -> u32 {
        self.blocks.get(&(function, tag)).copied().unwrap_or(tag)
    }

    /// The type of a constant.
    pub(crate) fn const_type(&self, c: ll::Const) -> ll::Type {
        self.module.ctx.consts.type_of(c)
    }
}
