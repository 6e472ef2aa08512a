//! Constructors and destructors of modules whose objects are linked without the loader that would run them.

use terrace_llvmir::{ConstKind, Linkage, Module, Symbol};

/// The names of functions to be called before everything else, and after it, each list in the order of the calls.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Structors {
    /// `@llvm.global_ctors`
    pub constructors: Vec<String>,
    /// `@llvm.global_dtors`
    pub destructors: Vec<String>,
}

impl Structors {
    /// Those of a module. They become external functions, so that they are found by name.
    pub fn expose(module: &mut Module) -> Structors {
        let constructors = listed(module, b"llvm.global_ctors");
        let mut destructors = listed(module, b"llvm.global_dtors");
        destructors.reverse();
        let mut expose = |symbols: Vec<Symbol>| -> Vec<String> {
            for function in &mut module.functions {
                if symbols.contains(&function.value.symbol) {
                    function.value.linkage = Linkage::External;
                }
            }
            let name = |symbol: &Symbol| module.ctx.symbols.name(*symbol);
            let names = symbols.iter().map(name);
            names
                .map(|name| String::from_utf8_lossy(name).into_owned())
                .collect()
        };
        Structors {
            constructors: expose(constructors),
            destructors: expose(destructors),
        }
    }
}

/// The functions that a list has, those with the lowest priority first.
fn listed(module: &Module, name: &[u8]) -> Vec<Symbol> {
    let ctx = &module.ctx;
    let mut globals = module.globals.iter();
    let global = globals.find(|global| ctx.symbols.name(global.value.symbol) == name);
    let list = global.and_then(|global| global.initializer);
    let Some(ConstKind::Aggregate(entries)) = list.map(|list| ctx.consts.kind(list)) else {
        return Vec::new();
    };
    let mut found: Vec<(u64, Symbol)> = entries
        .iter()
        .filter_map(|&entry| {
            let ConstKind::Aggregate(&[priority, function, ..]) = ctx.consts.kind(entry) else {
                return None;
            };
            match (ctx.consts.kind(priority), ctx.consts.kind(function)) {
                (ConstKind::Int(priority), ConstKind::Symbol(symbol)) => Some((priority, symbol)),
                _ => None,
            }
        })
        .collect();
    found.sort_by_key(|(priority, _)| *priority);
    found.into_iter().map(|(_, symbol)| symbol).collect()
}
