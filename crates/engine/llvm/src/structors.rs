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

/// The functions that a list has, in its order of priority.
fn listed(module: &Module, list: &[u8]) -> Vec<Symbol> {
    let listed = module.structors(list).into_iter();
    let symbols = listed.filter_map(|(_, function)| match module.ctx.consts.kind(function) {
        ConstKind::Symbol(symbol) => Some(symbol),
        _ => None,
    });
    symbols.collect()
}
