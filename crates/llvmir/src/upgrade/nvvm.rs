//! Converts `!nvvm.annotations` of functions to attributes and a calling convention.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::attributes::{AttrKind, AttrList, AttrSet, Attribute};
use crate::constants::ConstKind;
use crate::context::Context;
use crate::metadata::{Md, MdKind};
use crate::module::Module;
use crate::symbols::Symbol;
use terrace_llvm_words::CallConv;

const PTX_KERNEL: CallConv = CallConv(71);

/// Moves annotations of functions to the functions. Annotations of variables remain.
pub(super) fn upgrade_annotations(module: &mut Module) {
    let is_list = |(name, _): &(Box<[u8]>, Vec<Md>)| **name == *b"nvvm.annotations";
    let Some(list) = module.named_metadata.iter().position(is_list) else {
        return;
    };
    let functions = module.functions.iter().enumerate();
    let functions: FxHashMap<Symbol, usize> = functions
        .map(|(at, function)| (function.value.symbol, at))
        .collect();
    let mut kept = Vec::new();
    let mut seen = FxHashSet::default();
    for node in std::mem::take(&mut module.named_metadata[list].1) {
        // A repeated node adds nothing.
        if !seen.insert(node) {
            continue;
        }
        let MdKind::Node { operands, .. } = module.ctx.metadata.kind(node) else {
            kept.push(node);
            continue;
        };
        let operands = operands.to_vec();
        let Some((Some(about), pairs)) = operands.split_first() else {
            continue;
        };
        let mut rest = vec![Some(*about)];
        let Some(symbol) = symbol_of(&module.ctx, *about) else {
            continue;
        };
        let function = functions.get(&symbol);
        for pair in pairs.chunks(2) {
            let done = match (function, pair) {
                (Some(&at), &[Some(key), Some(value)]) => annotate(module, at, key, value),
                _ => false,
            };
            if !done {
                rest.extend_from_slice(pair);
            }
        }
        if rest.len() > 1 {
            kept.push(module.ctx.metadata.node(&rest));
        }
    }
    module.named_metadata[list].1 = kept;
}

/// Returns the global value in metadata.
fn symbol_of(ctx: &Context, md: Md) -> Option<Symbol> {
    let MdKind::Value(value) = ctx.metadata.kind(md) else {
        return None;
    };
    match ctx.consts.kind(*value) {
        ConstKind::Symbol(symbol) => Some(symbol),
        _ => None,
    }
}

/// Applies a key-value pair to a function. Returns true if the key is known and the value is valid.
fn annotate(module: &mut Module, at: usize, key: Md, value: Md) -> bool {
    let MdKind::String(key) = module.ctx.metadata.kind(key) else {
        return false;
    };
    let key = key.clone();
    let Module { ctx, functions, .. } = module;
    let function = &mut functions[at];
    if *key == *b"grid_constant" {
        let MdKind::Node { operands, .. } = ctx.metadata.kind(value) else {
            return false;
        };
        let mark = Attribute::string("nvvm.grid_constant", "");
        let params = operands.iter().filter_map(|param| ctx.metadata_int(*param));
        for param in params.collect::<Vec<u64>>() {
            function.attrs = ctx.with_attribute(function.attrs, param as usize, &mark);
        }
        return true;
    }
    let Some(number) = ctx.metadata_int(Some(value)) else {
        return false;
    };
    let plain = |name: &str| Attribute::string(name, number.to_string());
    let attribute = match &*key {
        b"kernel" => {
            if number != 0 {
                function.conv = PTX_KERNEL;
            }
            return true;
        }
        b"align" => {
            // The upper half is 0 for the result, and otherwise the 1-based index of the parameter.
            let align = Attribute::Int(AttrKind::StackAlignment, number & 0xffff);
            let place = (number >> 16) as usize;
            function.attrs = ctx.with_attribute(function.attrs, place, &align);
            return true;
        }
        b"minctasm" => plain("nvvm.minctasm"),
        b"maxnreg" => plain("nvvm.maxnreg"),
        b"maxclusterrank" | b"cluster_max_blocks" => plain("nvvm.maxclusterrank"),
        _ => {
            let Some((name, dimension)) = vector_key(&key) else {
                return false;
            };
            let own = ctx.attrs.function_set(function.attrs);
            let old = ctx
                .attrs
                .set(own)
                .iter()
                .find_map(|attribute| match attribute {
                    Attribute::String(key, value) if **key == *name.as_bytes() => Some(value),
                    _ => None,
                });
            let old = old.map_or(&b""[..], |old| old);
            Attribute::string(name, with_dimension(old, dimension, number))
        }
    };
    let own = ctx.attrs.function_set(function.attrs);
    let mut set = ctx.attrs.set(own).to_vec();
    set.push(attribute);
    let own = ctx.attr_set(&set);
    let result = ctx.attrs.result_set(function.attrs);
    let params = ctx.attrs.param_sets(function.attrs).to_vec();
    function.attrs = ctx.attrs.list(own, result, &params);
    true
}

/// Returns the attribute and dimension for a key such as `maxntidx`.
fn vector_key(key: &[u8]) -> Option<(&'static str, usize)> {
    let (name, dimension) = key.split_at_checked(key.len().checked_sub(1)?)?;
    let dimension = match dimension {
        b"x" => 0,
        b"y" => 1,
        b"z" => 2,
        _ => return None,
    };
    let name = match name {
        b"maxntid" => "nvvm.maxntid",
        b"reqntid" => "nvvm.reqntid",
        b"cluster_dim_" => "nvvm.cluster_dim",
        _ => return None,
    };
    Some((name, dimension))
}

/// Sets one element of a list of up to three numbers. Missing elements before it are 1.
fn with_dimension(old: &[u8], dimension: usize, number: u64) -> Vec<u8> {
    let mut parts: Vec<Vec<u8>> = match old {
        b"" => Vec::new(),
        _ => old
            .split(|byte| *byte == b',')
            .take(3)
            .map(|part| part.trim_ascii().to_vec())
            .collect(),
    };
    while parts.len() <= dimension {
        parts.push(b"1".to_vec());
    }
    parts[dimension] = number.to_string().into_bytes();
    parts.join(&b","[..])
}

impl Context {
    /// Adds an attribute to the result (0) or to a parameter (1-based).
    fn with_attribute(&mut self, list: AttrList, place: usize, attribute: &Attribute) -> AttrList {
        let own = self.attrs.function_set(list);
        let mut result = self.attrs.result_set(list);
        let mut params = self.attrs.param_sets(list).to_vec();
        let slot = match place.checked_sub(1) {
            None => &mut result,
            // LLVM's attribute lists have the same limit.
            Some(at) if at < usize::from(u16::MAX) => {
                if params.len() <= at {
                    params.resize(at + 1, AttrSet::EMPTY);
                }
                &mut params[at]
            }
            Some(_) => return list,
        };
        let mut set = self.attrs.set(*slot).to_vec();
        set.push(attribute.clone());
        *slot = self.attr_set(&set);
        self.attrs.list(own, result, &params)
    }
}
