//! Resolves names and numbers of global values, which may be referred to before their definition.

use rustc_hash::FxHashMap;

use super::Reader;
use super::error::{Read, ensure, refusal};
use terrace_llvmir::Const;
use terrace_llvmir::{Symbol, SymbolInfo, SymbolKind};
use terrace_llvmir::{Type, TypeKind};

/// The state of a global value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    /// Only the name was mentioned.
    Mentioned,
    /// The address was used, first at this offset.
    Forward(usize),
    /// A variable, alias or ifunc.
    Other,
    /// A function without a body.
    Declaration,
    /// A function with a body, which may be the current one.
    Definition,
}

impl State {
    /// Returns true once the definition was read.
    pub(super) fn is_defined(self) -> bool {
        !matches!(self, State::Mentioned | State::Forward(_))
    }
}

/// The global values by name and number.
#[derive(Debug, Default)]
pub(super) struct GlobalNames {
    states: Vec<State>,
    numbered: FxHashMap<u32, Symbol>,
    /// The numbers of unnamed values.
    numbers: FxHashMap<Symbol, u32>,
    /// The number of the next unnamed value, unless the text specifies one.
    next: u32,
    /// The symbol for `@""`, which cannot be defined.
    empty: Option<Symbol>,
    /// Uses of `dso_local_equivalent` with symbols that were not defined yet.
    pub(super) equivalents: Vec<(Symbol, usize)>,
}

impl GlobalNames {
    pub(super) fn state(&self, symbol: Symbol) -> State {
        self.states
            .get(symbol.index())
            .copied()
            .unwrap_or(State::Mentioned)
    }
}

/// The properties of a global value that its definition specifies.
pub(super) struct Definition {
    pub(super) kind: SymbolKind,
    pub(super) state: State,
    pub(super) value_type: Type,
    pub(super) space: u32,
}

/// The name or number of a global value that is being defined.
#[derive(Clone, Copy, Debug)]
pub(super) enum GlobalName<'n> {
    Named(&'n [u8]),
    Numbered(u32),
}

impl Reader<'_> {
    /// Returns the state of a symbol.
    pub(super) fn state(&self, symbol: Symbol) -> State {
        self.globals.state(symbol)
    }

    pub(super) fn set_state(&mut self, symbol: Symbol, state: State) {
        let at = symbol.index();
        if self.globals.states.len() <= at {
            self.globals.states.resize(at + 1, State::Mentioned);
        }
        self.globals.states[at] = state;
    }

    /// Returns the symbol named `name`, which may be undefined.
    pub(super) fn named_symbol(&mut self, name: &[u8]) -> Symbol {
        let symbols = &mut self.module.ctx.symbols;
        let unknown = SymbolInfo::new(SymbolKind::Variable, Type::I8);
        if name.is_empty() {
            return *self
                .globals
                .empty
                .get_or_insert_with(|| symbols.nameless(unknown));
        }
        symbols.get_or_add(name, unknown)
    }

    /// Returns the symbol numbered `number`, which may be undefined.
    pub(super) fn numbered_symbol(&mut self, number: u32) -> Symbol {
        if let Some(&symbol) = self.globals.numbered.get(&number) {
            return symbol;
        }
        let unknown = SymbolInfo::new(SymbolKind::Variable, Type::I8);
        let symbol = self.module.ctx.symbols.nameless(unknown);
        self.globals.numbered.insert(number, symbol);
        self.globals.numbers.insert(symbol, number);
        symbol
    }

    /// Returns the symbol of `@name` for a value of type `ty`.
    pub(super) fn global_by_name(&mut self, name: &[u8], ty: Type, at: usize) -> Read<Symbol> {
        let TypeKind::Ptr(space) = self.module.ctx.types.kind(ty) else {
            return Err(refusal(
                at,
                "global variable reference must have pointer type",
            ));
        };
        let symbol = self.named_symbol(name);
        self.use_symbol(symbol, space, ty, at)
    }

    /// Returns the symbol of `@7` for a value of type `ty`.
    pub(super) fn global_by_number(&mut self, number: u32, ty: Type, at: usize) -> Read<Symbol> {
        let TypeKind::Ptr(space) = self.module.ctx.types.kind(ty) else {
            return Err(refusal(
                at,
                "global variable reference must have pointer type",
            ));
        };
        let symbol = self.numbered_symbol(number);
        self.use_symbol(symbol, space, ty, at)
    }

    fn use_symbol(&mut self, symbol: Symbol, space: u32, ty: Type, at: usize) -> Read<Symbol> {
        let mut info = self.module.ctx.symbols.info(symbol);
        if self.state(symbol) == State::Mentioned {
            info.address_space = space;
            self.module.ctx.symbols.set_info(symbol, info);
            self.set_state(symbol, State::Forward(at));
            return Ok(symbol);
        }
        if info.address_space == space {
            return Ok(symbol);
        }
        let found = self.pointer_text(info.address_space);
        let (name, wanted) = (self.symbol_text(symbol), self.type_text(ty));
        Err(refusal(
            at,
            format!("'@{name}' defined with type '{found}' but expected '{wanted}'"),
        ))
    }

    /// Returns the text of a pointer type, for messages.
    pub(super) fn pointer_text(&mut self, space: u32) -> String {
        let ty = self.module.ctx.types.ptr(space);
        self.type_text(ty)
    }

    /// Returns a symbol's name or number, without `@`, for messages.
    pub(super) fn symbol_text(&self, symbol: Symbol) -> String {
        match self.globals.numbers.get(&symbol) {
            Some(number) => number.to_string(),
            None => String::from_utf8_lossy(self.module.ctx.symbols.name(symbol)).into_owned(),
        }
    }

    /// Returns the address of a symbol, optionally as `no_cfi`.
    pub(super) fn address(&mut self, symbol: Symbol, no_cfi: bool) -> Const {
        if no_cfi {
            self.module.ctx.no_cfi(symbol)
        } else {
            self.module.ctx.symbol(symbol)
        }
    }

    /// Returns an error if a symbol is known not to be a function. Undefined symbols are checked at the end of the
    /// module.
    pub(super) fn expect_callable(&mut self, symbol: Symbol, at: usize) -> Read<()> {
        if !self.state(symbol).is_defined() {
            self.globals.equivalents.push((symbol, at));
            return Ok(());
        }
        let ty = self.module.ctx.symbols.info(symbol).value_type;
        match self.module.ctx.types.kind(ty) {
            TypeKind::Function { .. } => Ok(()),
            _ => Err(refusal(
                at,
                "expected a function, alias to function, or ifunc in dso_local_equivalent",
            )),
        }
    }

    /// Returns the number of the next unnamed value.
    pub(super) fn next_global(&self) -> u32 {
        self.globals.next
    }

    /// Returns the symbol of a value that is being defined, and the state before the definition. Returns `None` if it
    /// is already defined.
    pub(super) fn symbol_to_define(&mut self, name: GlobalName<'_>) -> Option<(Symbol, State)> {
        let symbol = match name {
            GlobalName::Named(b"") => self.numbered_symbol(self.globals.next),
            GlobalName::Named(name) => self.named_symbol(name),
            GlobalName::Numbered(number) => self.numbered_symbol(number),
        };
        let state = self.state(symbol);
        (!state.is_defined()).then_some((symbol, state))
    }

    /// Sets the properties that a definition specifies.
    pub(super) fn define_symbol(&mut self, symbol: Symbol, definition: &Definition) {
        if let Some(&number) = self.globals.numbers.get(&symbol) {
            self.globals.next = number.wrapping_add(1);
        }
        let info = SymbolInfo {
            address_space: definition.space,
            ..SymbolInfo::new(definition.kind, definition.value_type)
        };
        self.module.ctx.symbols.set_info(symbol, info);
        self.set_state(symbol, definition.state);
    }

    /// Returns an error if `dso_local_equivalent` was used with a symbol that is not a function.
    pub(super) fn check_equivalents(&self) -> Read<()> {
        let mut list = self.globals.equivalents.clone();
        let number = |symbol: &Symbol| self.globals.numbers.get(symbol).copied();
        let name = |symbol: &Symbol| self.module.ctx.symbols.name(*symbol);
        // LLVM keeps numbers and names in separate sorted maps.
        list.sort_by(|(a, _), (b, _)| {
            let numbered = (number(a).is_none(), number(a)).cmp(&(number(b).is_none(), number(b)));
            numbered.then_with(|| name(a).cmp(name(b)))
        });
        for (symbol, at) in list {
            if !self.state(symbol).is_defined() {
                let name = String::from_utf8_lossy(name(&symbol));
                return Err(refusal(
                    at,
                    format!("unknown function '{name}' referenced by dso_local_equivalent"),
                ));
            }
            let ty = self.module.ctx.symbols.info(symbol).value_type;
            ensure(
                matches!(self.module.ctx.types.kind(ty), TypeKind::Function { .. }),
                at,
            )
            .or("expected a function, alias to function, or ifunc in dso_local_equivalent")?;
        }
        Ok(())
    }

    /// Returns an error for values that were used but never defined. Undefined intrinsics are declared instead.
    pub(super) fn check_globals(&mut self) -> Read<()> {
        let mut named: Vec<(Symbol, usize)> = Vec::new();
        let mut numbered: Option<(u32, usize)> = None;
        let len = self.globals.states.len();
        for at in 0..len {
            let symbol = Symbol::from_index(at);
            let State::Forward(offset) = self.state(symbol) else {
                continue;
            };
            match self.globals.numbers.get(&symbol) {
                Some(&number) => {
                    if numbered.is_none_or(|(least, _)| number < least) {
                        numbered = Some((number, offset));
                    }
                }
                None => named.push((symbol, offset)),
            }
        }
        let symbols = &self.module.ctx.symbols;
        named.sort_by(|(a, _), (b, _)| symbols.name(*a).cmp(symbols.name(*b)));
        self.declare_intrinsics(&named)?;
        let symbols = &self.module.ctx.symbols;
        named.retain(|(symbol, _)| !symbols.name(*symbol).starts_with(b"llvm."));
        if let Some(&(symbol, at)) = named.first() {
            let name = self.symbol_text(symbol);
            return Err(refusal(at, format!("use of undefined value '@{name}'")));
        }
        if let Some((number, at)) = numbered {
            return Err(refusal(at, format!("use of undefined value '@{number}'")));
        }
        Ok(())
    }
}
