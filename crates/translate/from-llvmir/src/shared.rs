//! The read-only state that all functions of an import share.

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

/// The imported module, with the facts about it that are computed before functions are imported.
pub struct Shared<'a> {
    /// The context of the new module.
    pub ctx: &'a Context,
    /// The imported module.
    pub module: &'a ll::Module,
    /// The options of the import.
    pub options: &'a Options,
    pub(crate) dispatch: Dispatch,
    /// The location of the module and its globals.
    pub(crate) module_loc: Loc,
    /// The attributes of memory-access metadata.
    pub(crate) accesses: Accesses,
    /// The identities of debug-info nodes.
    pub(crate) identities: Identities,
    /// The attributes of debug-info nodes. Filled once the nodes that functions need are converted.
    pub(crate) nodes: FxHashMap<ll::Md, Option<Attr>>,
    /// The dropped fields of debug-info nodes.
    pub(crate) lost_nodes: LostNodes,
    /// The numbers of nodes and values in messages. Computed for the first message.
    pub(crate) numbering: Mutex<Option<Numbering>>,
    symbols: Vec<SymbolRow>,
    /// The functions with restricted memory effects.
    effects: FxHashMap<ll::Symbol, ll::MemoryEffects>,
    /// The numbers of blocks whose address is taken, keyed by function and tag.
    blocks: FxHashMap<(ll::Symbol, u32), u32>,
}

/// The data of a global value that follow from its name.
#[derive(Clone, Copy)]
pub(crate) struct SymbolRow {
    /// The name as a string.
    pub name: Attr,
    /// A reference to the symbol.
    pub reference: Attr,
    pub intrinsic: Option<Intrinsic>,
}

/// A function with the name of an intrinsic.
#[derive(Clone, Copy)]
pub(crate) enum Intrinsic {
    /// The operation with this index in `Dispatch::rows` is a call of the intrinsic.
    Operation(u32),
    /// This dialect converts the intrinsic. The number is the index in the dialect's list.
    Known(Dialect, usize),
    /// No dialect has an operation for the intrinsic.
    Unknown,
}

impl Intrinsic {
    /// Returns true if a dialect has an operation for the calls. The declaration is then not imported.
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

    /// Names all global values. Unnamed variables are numbered in the order of their first use: by their definition
    /// or by an initial value that refers to them.
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

    /// Returns the row of a symbol. All symbols that a valid module refers to are its global values.
    pub(crate) fn symbol(&self, symbol: ll::Symbol) -> SymbolRow {
        match self.symbols.get(symbol.index()) {
            Some(row) => *row,
            None => self.symbol_row(self.module.ctx.symbols.name(symbol)),
        }
    }

    /// Returns the memory effects of a function if they are restricted.
    pub(crate) fn effects(&self, symbol: ll::Symbol) -> Option<ll::MemoryEffects> {
        self.effects.get(&symbol).copied()
    }

    /// Returns the number of the block of a function with this tag.
    pub(crate) fn block_number(&self, function: ll::Symbol, tag: u32) -> u32 {
        self.blocks.get(&(function, tag)).copied().unwrap_or(tag)
    }

    /// Returns the type of a constant.
    pub(crate) fn const_type(&self, c: ll::Const) -> ll::Type {
        self.module.ctx.consts.type_of(c)
    }
}
