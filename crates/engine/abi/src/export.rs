//! The public functions of a module that other languages call, directly or through their entry.

use crate::entry::{Convention, Entry};
use crate::layout::{Layout, LayoutKind};
use crate::signature::Signature;
use crate::types::SourceType;
use terrace_llvmir::{
    CallSpec, Function, FunctionBody, Linkage, Module, RawBuilder, Symbol, SymbolInfo, SymbolKind,
    Type, TypeKind,
};
use terrace_numeric::FloatKind;

/// A function that other languages can call.
#[derive(Clone, Debug)]
pub enum Export {
    /// A function whose parameters and result are passed as in C, so it is called directly.
    Direct {
        /// The signature in the source.
        signature: Signature,
        /// The layouts of the parameters.
        params: Vec<Layout>,
        /// The layout of the result.
        result: Option<Layout>,
    },
    /// A function that is called through its packed entry.
    Packed(Entry),
    /// A function that cannot be called, with the reason.
    Closed(Signature, String),
}

impl Export {
    /// Returns the signature in the source.
    pub fn signature(&self) -> &Signature {
        match self {
            Export::Direct { signature, .. } | Export::Closed(signature, _) => signature,
            Export::Packed(entry) => entry.signature(),
        }
    }
}

/// Returns the public functions of a module, and adds entries to the module for those that need one.
pub fn exports(
    module: &mut Module,
    signatures: &[Signature],
    convention: Convention,
) -> Vec<Export> {
    let public = signatures.iter().filter(|signature| signature.public);
    let mut all = Vec::new();
    for signature in public {
        if signature.variadic {
            let why = "more arguments may follow".to_owned();
            all.push(Export::Closed(signature.clone(), why));
            continue;
        }
        let direct = direct(module, signature, convention);
        all.push(
            direct.unwrap_or_else(|| match Entry::add(module, signature, convention) {
                Ok(entry) => Export::Packed(entry),
                Err(error) => Export::Closed(signature.clone(), error.0),
            }),
        );
    }
    all
}

/// Returns true for scalars that C and LLVM pass in the same way.
fn is_plain(layout: &Layout) -> bool {
    match layout.kind {
        LayoutKind::Int { width, .. } => matches!(width, 8 | 16 | 32 | 64),
        LayoutKind::Float(kind) => matches!(kind, FloatKind::F32 | FloatKind::F64),
        LayoutKind::Ptr => true,
        _ => false,
    }
}

fn direct(module: &mut Module, signature: &Signature, convention: Convention) -> Option<Export> {
    let symbol = module.ctx.symbols.get(signature.name.as_bytes())?;
    let mut functions = module.functions.iter();
    let function = functions.find(|function| function.value.symbol == symbol)?;
    if function.body.is_empty() || signature.results.len() > 1 {
        return None;
    }
    let ty = module.ctx.symbols.info(symbol).value_type;
    let TypeKind::Function { result, params, .. } = module.ctx.types.kind(ty) else {
        return None;
    };
    let params = params.to_vec();
    if params.len() != signature.params.len()
        || (result == Type::VOID) != signature.results.is_empty()
    {
        return None;
    }
    let mut plain = |ty: &SourceType, llvm: Type| {
        let (layout, _) = Layout::of(&mut module.ctx, ty, convention.index_bits).ok()?;
        let fits = is_plain(&layout) && layout.is_of(&module.ctx.types, llvm);
        fits.then_some(layout)
    };
    let pairs = signature.params.iter().zip(&params);
    let params: Option<Vec<_>> = pairs.map(|(param, llvm)| plain(&param.ty, *llvm)).collect();
    let result = match signature.results.first() {
        Some(only) => Some(plain(&only.ty, result)?),
        None => None,
    };
    Some(Export::Direct {
        signature: signature.clone(),
        params: params?,
        result,
    })
}

/// Makes a function usable as the entry point of an executable: it must take no arguments or those of C's `main`, and
/// returns the exit status. A function without results gets a wrapper that returns 0.
///
/// # Errors
/// Returns the reason if the function cannot be the entry point.
pub fn returns_status(
    module: &mut Module,
    signatures: &[Signature],
    name: &str,
) -> Result<(), String> {
    let symbol = module.ctx.symbols.get(name.as_bytes());
    let at = (module.functions.iter()).position(|function| Some(function.value.symbol) == symbol);
    let at = at.filter(|at| !module.functions[*at].body.is_empty());
    let (Some(symbol), Some(at)) = (symbol, at) else {
        return Err(format!("function '{name}' not found"));
    };
    if module.functions[at].value.linkage.is_local() {
        return Err(format!("'{name}' is private"));
    }
    let info = module.ctx.symbols.info(symbol);
    let types = &module.ctx.types;
    let TypeKind::Function { result, params, .. } = types.kind(info.value_type) else {
        return Err(format!("'{name}' is not a function"));
    };
    let params = params.to_vec();
    let is_main = match params[..] {
        [] => true,
        [count, texts] => count == Type::I32 && types.is_ptr(texts),
        [count, texts, environment] => {
            count == Type::I32 && types.is_ptr(texts) && types.is_ptr(environment)
        }
        _ => false,
    };
    if !is_main {
        let mut all = signatures.iter();
        let has = all.find(|signature| signature.name == name);
        let has = has.map_or_else(String::new, |has| format!("; it is {}", has.type_text()));
        return Err(format!(
            "'{name}' must take nothing, or (i32, !llvm.ptr){has}"
        ));
    }
    match result {
        Type::I32 => Ok(()),
        Type::VOID => {
            add_caller(module, at, symbol, info, &params);
            Ok(())
        }
        _ => Err(format!(
            "'{name}' must return an i32, the exit status, or nothing"
        )),
    }
}

/// Renames a function, and gives its name to a new function that calls it and returns 0.
fn add_caller(module: &mut Module, at: usize, symbol: Symbol, info: SymbolInfo, params: &[Type]) {
    let name = module.ctx.symbols.name(symbol).to_vec();
    let free = (0..).find_map(|number: u32| {
        let mut other = name.clone();
        other.extend(format!(".{number}").bytes());
        let own = SymbolInfo::new(SymbolKind::Function, info.value_type);
        module.ctx.symbols.add(&other, own)
    });
    let Some(inner) = free else {
        return;
    };
    let outer_type = module.ctx.types.function(Type::I32, params, false);
    let mut outer = Function::new(symbol);
    outer.value = module.functions[at].value.clone();
    module.ctx.symbols.set_info(
        symbol,
        SymbolInfo {
            value_type: outer_type,
            ..info
        },
    );
    module.functions[at].value.symbol = inner;
    module.functions[at].value.linkage = Linkage::Internal;
    let callee = module.ctx.symbol(inner);
    let mut body = FunctionBody::new();
    let mut builder = RawBuilder::new(&mut module.ctx, &mut body, outer_type);
    let block = builder.add_block();
    builder.switch_to(block);
    let args: Vec<_> = (0..params.len()).map(|at| builder.arg(at as u32)).collect();
    let mut spec = CallSpec::new(info.value_type, callee.into(), &args);
    spec.conv = module.functions[at].conv;
    builder.call(spec);
    let status = builder.ctx.const_int(Type::I32, 0);
    builder.ret(Some(status.into()));
    outer.body = body;
    module.functions.push(outer);
}
