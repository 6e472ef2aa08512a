//! Interns the names of global values, with the properties that constants and calls need.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use hashbrown::HashTable;
use rustc_hash::FxHasher;

use crate::attributes::AttrList;
use crate::handle::{handle, id};
use crate::text::{push_name, push_u64};
use crate::types::Type;

handle! {
    /// A global value: variable, function, alias or ifunc.
    Symbol
}

/// The kind of global value of a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SymbolKind {
    /// A global variable.
    Variable,
    /// A function.
    Function,
    /// An alias.
    Alias,
    /// An ifunc.
    IFunc,
}

/// The properties of a global value that constants, calls and the constant folder need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SymbolInfo {
    /// Variable, function, alias or ifunc.
    pub kind: SymbolKind,
    /// The type of the variable, or the function type.
    pub value_type: Type,
    /// The address space of the pointer to the global value.
    pub address_space: u32,
    /// True for `extern_weak` linkage: the address may be null.
    pub extern_weak: bool,
    /// True if the global can be replaced at link time or its address is not significant (`unnamed_addr`).
    /// Comparisons of its address with others are then unknown.
    pub unsafe_for_equality: bool,
    /// The known alignment of the address, in bytes.
    pub align: u64,
}

impl SymbolInfo {
    /// Returns an external symbol of this kind and value type, with default properties.
    pub fn new(kind: SymbolKind, value_type: Type) -> SymbolInfo {
        SymbolInfo {
            kind,
            value_type,
            address_space: 0,
            extern_weak: false,
            unsafe_for_equality: false,
            align: 1,
        }
    }
}

#[derive(Clone, Debug)]
struct Record {
    info: SymbolInfo,
    /// The range in `names`.
    name: (u32, u32),
    /// The range in `text`: `@name`, escaped.
    text: (u32, u32),
}

/// The table of global names. A fork also sees the names of its base.
#[derive(Clone, Debug, Default)]
pub struct Symbols {
    base: Option<Arc<Symbols>>,
    base_len: u32,
    records: Vec<Record>,
    names: Vec<u8>,
    text: Vec<u8>,
    index: HashTable<u32>,
    wanted: Vec<(Symbol, AttrList)>,
}

impl Symbols {
    /// Returns a table that sees everything in `base` and stores additions of its own.
    pub fn fork(base: &Arc<Symbols>) -> Symbols {
        Symbols {
            base_len: base.len(),
            base: Some(Arc::clone(base)),
            ..Symbols::default()
        }
    }

    pub(crate) fn len(&self) -> u32 {
        self.base_len + id(self.records.len())
    }

    /// Returns the symbol named `name`.
    pub fn get(&self, name: &[u8]) -> Option<Symbol> {
        self.find(hash_of(name), name)
    }

    fn find(&self, hash: u64, name: &[u8]) -> Option<Symbol> {
        if let Some(base) = &self.base
            && let Some(symbol) = base.find(hash, name)
        {
            return Some(symbol);
        }
        self.index
            .find(hash, |&at| self.name(Symbol(at)) == name)
            .map(|&at| Symbol(at))
    }

    /// Adds a symbol. Returns `None` and changes nothing if the name exists.
    pub fn add(&mut self, name: &[u8], info: SymbolInfo) -> Option<Symbol> {
        let hash = hash_of(name);
        if self.find(hash, name).is_some() {
            return None;
        }
        Some(self.insert(hash, name, info))
    }

    /// Returns the symbol named `name`, and adds it with this info if missing.
    pub fn get_or_add(&mut self, name: &[u8], info: SymbolInfo) -> Symbol {
        let hash = hash_of(name);
        if let Some(symbol) = self.find(hash, name) {
            return symbol;
        }
        self.insert(hash, name, info)
    }

    fn insert(&mut self, hash: u64, name: &[u8], info: SymbolInfo) -> Symbol {
        let symbol = self.push(name, info);
        let mut index = std::mem::take(&mut self.index);
        index.insert_unique(hash, symbol.0, |&at| hash_of(self.name(Symbol(at))));
        self.index = index;
        symbol
    }

    /// Creates a symbol without a name, for functions that are not global values of the module.
    pub fn nameless(&mut self, info: SymbolInfo) -> Symbol {
        self.push(b"", info)
    }

    /// Sets the number of an unnamed symbol of this table, which then prints as `@number`.
    pub fn set_number(&mut self, symbol: Symbol, number: u32) {
        if let Some(own) = symbol.0.checked_sub(self.base_len)
            && let Some(record) = self.records.get_mut(own as usize)
            && record.name.0 == record.name.1
        {
            let start = id(self.text.len());
            self.text.push(b'@');
            push_u64(&mut self.text, u64::from(number));
            record.text = (start, id(self.text.len()));
        }
    }

    fn push(&mut self, name: &[u8], info: SymbolInfo) -> Symbol {
        let symbol = Symbol(self.len());
        let text = id(self.text.len());
        self.text.push(b'@');
        push_name(&mut self.text, name);
        let start = id(self.names.len());
        self.names.extend_from_slice(name);
        self.records.push(Record {
            info,
            name: (start, id(self.names.len())),
            text: (text, id(self.text.len())),
        });
        symbol
    }

    /// Returns the function `name`, and declares it with this type and these attributes if the name is new. Bodies
    /// reference intrinsics and runtime functions in this way. The module declares these functions after its own
    /// ones, in the order of the bodies.
    pub fn want_function(
        &mut self,
        name: &[u8],
        ty: Type,
        address_space: u32,
        attrs: AttrList,
    ) -> Symbol {
        if let Some(symbol) = self.get(name) {
            return symbol;
        }
        let info = SymbolInfo {
            address_space,
            ..SymbolInfo::new(SymbolKind::Function, ty)
        };
        let symbol = self
            .add(name, info)
            .expect("invariant: the name was just found free");
        self.wanted.push((symbol, attrs));
        symbol
    }

    /// Adds a function of this table to the wanted functions, unless it is already one.
    pub(crate) fn add_wanted(&mut self, symbol: Symbol, attrs: AttrList) {
        let own = symbol.0 >= self.base_len;
        if own && self.wanted.iter().all(|(other, _)| *other != symbol) {
            self.wanted.push((symbol, attrs));
        }
    }

    pub(crate) fn base_len(&self) -> u32 {
        self.base_len
    }

    pub(crate) fn own(&self) -> impl Iterator<Item = Symbol> + use<> {
        (self.base_len..self.len()).map(Symbol)
    }

    /// Returns the functions that [`Symbols::want_function`] added to this table.
    pub(crate) fn wanted(&self) -> &[(Symbol, AttrList)] {
        &self.wanted
    }

    /// Takes the list of [`wanted`](Symbols::wanted) functions, leaving it empty.
    pub(crate) fn take_wanted(&mut self) -> Vec<(Symbol, AttrList)> {
        std::mem::take(&mut self.wanted)
    }

    fn record(&self, symbol: Symbol) -> (&Symbols, &Record) {
        if symbol.0 < self.base_len
            && let Some(base) = &self.base
        {
            return base.record(symbol);
        }
        (self, &self.records[(symbol.0 - self.base_len) as usize])
    }

    /// Returns the name, unescaped, without `@`.
    pub fn name(&self, symbol: Symbol) -> &[u8] {
        let (owner, record) = self.record(symbol);
        &owner.names[record.name.0 as usize..record.name.1 as usize]
    }

    /// Returns the name as text: `@name`.
    #[inline]
    pub fn text(&self, symbol: Symbol) -> &[u8] {
        let (owner, record) = self.record(symbol);
        &owner.text[record.text.0 as usize..record.text.1 as usize]
    }

    /// Returns the properties of the symbol's global value.
    #[inline]
    pub fn info(&self, symbol: Symbol) -> SymbolInfo {
        self.record(symbol).1.info
    }

    /// Changes the properties of a symbol of this table. Does nothing for the symbols of its base.
    pub fn set_info(&mut self, symbol: Symbol, info: SymbolInfo) {
        if let Some(own) = symbol.0.checked_sub(self.base_len)
            && let Some(record) = self.records.get_mut(own as usize)
        {
            record.info = info;
        }
    }
}

fn hash_of(name: &[u8]) -> u64 {
    let mut hasher = FxHasher::default();
    name.hash(&mut hasher);
    hasher.finish()
}
