//! Plans the upgrade of each intrinsic that a module declares.

use std::collections::hash_map::Entry;

use rustc_hash::FxHashMap;

use super::arm;
use super::rules::{Arg, Rule, Style, rule};
use super::x86::{Expansion, adaptation, expansion};
use crate::context::Context;
use crate::intrinsics::Intrinsic;
use crate::module::{Function, Module};
use crate::symbols::{Symbol, SymbolInfo, SymbolKind};
use crate::types::{Type, TypeKind};

/// The replacement function of a call.
#[derive(Clone, Copy, Debug)]
pub(super) struct Callee {
    pub symbol: Symbol,
    pub ty: Type,
}

/// The upgrade for all calls of one function.
#[derive(Clone, Copy, Debug)]
pub(super) enum Plan {
    /// The calls get another callee and are otherwise unchanged.
    Callee(Callee),
    /// The calls become calls of another intrinsic with other arguments.
    Call(Callee, &'static Rule),
    /// The calls return a literal struct, whose fields are copied into the old struct type.
    Struct(Callee),
    /// The calls of `lifetime.start` or `lifetime.end` lose their size and must refer to an `alloca`.
    Lifetime(Symbol, &'static str),
    /// The calls become one of two intrinsics, depending on the sign of the last argument.
    Splice,
    /// The calls expand to other instructions.
    Expand(Expansion),
    /// The calls become calls with other predicate types.
    Predicate,
    /// The calls become debug records.
    Debug(DebugCall),
    /// The calls are removed.
    Nothing,
}

/// The intrinsics that preceded debug records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DebugCall {
    Value,
    /// A value at an address.
    Addr,
    Declare,
    Assign,
    Label,
}

/// The sort key of a new declaration. New declarations follow the module's own.
///
/// Declarations are sorted by the old function they replace. Those for the function itself precede those for its
/// calls. Of the calls, those after the old declaration come first, in reverse order; the calls before it follow in
/// order. This is the order of LLVM's use lists.
pub(super) type Place = (usize, u8, i64);

/// The result and parameter types of a function.
#[derive(Clone, Copy, Debug)]
pub(super) struct Signature<'a> {
    pub result: Type,
    pub params: &'a [Type],
    pub varargs: bool,
}

impl<'a> Signature<'a> {
    pub(super) fn new(result: Type, params: &'a [Type]) -> Self {
        Signature {
            result,
            params,
            varargs: false,
        }
    }
}

/// The declarations that upgrades add.
#[derive(Default)]
pub(super) struct Declarations {
    places: FxHashMap<Symbol, Place>,
    new: Vec<Function>,
}

impl Declarations {
    /// Returns the intrinsic with this name (without `llvm.`) and these types, and declares it if necessary.
    pub(super) fn intrinsic(
        &mut self,
        ctx: &mut Context,
        place: Place,
        name: &str,
        result: Type,
        params: &[Type],
    ) -> Option<Callee> {
        self.replacing(ctx, place, name, Signature::new(result, params), None)
    }

    /// As [`Declarations::intrinsic`]. The new declaration may take over the name of the replaced function `old`.
    pub(super) fn replacing(
        &mut self,
        ctx: &mut Context,
        place: Place,
        name: &str,
        signature: Signature<'_>,
        old: Option<Symbol>,
    ) -> Option<Callee> {
        let intrinsic = Intrinsic::of_name(&format!("llvm.{name}"))?;
        let Signature {
            result,
            params,
            varargs,
        } = signature;
        let matched = ctx.match_intrinsic(&intrinsic, result, params).ok()?;
        if !matched.is_complete(varargs) {
            return None;
        }
        let text = intrinsic.mangled_name(ctx, &matched.overloads);
        let ty = ctx.types.function(result, params, varargs);
        let info = SymbolInfo {
            address_space: ctx.layout.program_space(),
            ..SymbolInfo::new(SymbolKind::Function, ty)
        };
        let symbol = match ctx.symbols.get(&text) {
            None => ctx.symbols.add(&text, info)?,
            Some(symbol) => {
                let known = ctx.symbols.info(symbol);
                let is_same = known.kind == SymbolKind::Function && known.value_type == ty;
                if is_same && !self.places.contains_key(&symbol) {
                    return Some(Callee { symbol, ty });
                }
                let goes = old == Some(symbol)
                    || !self.places.contains_key(&symbol) && ctx.is_misnamed(symbol);
                if !is_same && !goes {
                    return None;
                }
                ctx.symbols.set_info(symbol, info);
                symbol
            }
        };
        match self.places.entry(symbol) {
            Entry::Occupied(mut known) => {
                let first = place.min(*known.get());
                known.insert(first);
            }
            Entry::Vacant(free) => {
                free.insert(place);
                let mut function = Function::new(symbol);
                function.attrs = intrinsic.attributes(ctx, ty);
                self.new.push(function);
            }
        }
        Some(Callee { symbol, ty })
    }

    /// Declares a function of one parameter, with the name of an intrinsic that is overloaded on the parameter's
    /// type.
    fn invalid(&mut self, ctx: &mut Context, place: Place, name: &str, param: Type) {
        let text = ctx.mangled_name(&format!("llvm.{name}"), &[param]);
        let ty = ctx.types.function(Type::VOID, &[param], false);
        let info = SymbolInfo {
            address_space: ctx.layout.program_space(),
            ..SymbolInfo::new(SymbolKind::Function, ty)
        };
        if let Some(symbol) = ctx.symbols.add(&text, info) {
            self.places.insert(symbol, place);
            self.new.push(Function::new(symbol));
        }
    }

    /// Returns the new functions in LLVM's order.
    pub(super) fn finish(mut self) -> Vec<Function> {
        self.new
            .sort_by_key(|function| self.places.get(&function.value.symbol).copied());
        self.new
    }
}

/// Returns true if LLVM upgrades an intrinsic with this name and these parameters, and itself no longer has it.
pub fn is_old(name: &str, params: &[Type]) -> bool {
    let Some(short) = name.strip_prefix("llvm.") else {
        return false;
    };
    let adapted = short.strip_prefix("x86.").and_then(adaptation);
    is_upgraded(name, params) || adapted.is_some() || short.starts_with("dbg.")
}

/// Returns true if LLVM upgrades the calls of an intrinsic with this name and this number of parameters, for any
/// types.
pub(crate) fn is_upgraded(name: &str, params: &[Type]) -> bool {
    let Some(name) = name.strip_prefix("llvm.") else {
        return false;
    };
    rule(name, params.len()).is_some()
        || name.strip_prefix("x86.").and_then(expansion).is_some()
        || (name.starts_with("vector.splice.") && params.len() == 3)
        || (name.starts_with("lifetime.") && params.len() == 2)
}

/// Plans the upgrade of function `at` of a module. `ty` is its original type; a new declaration may have taken over
/// its name in the meantime. A current intrinsic gets LLVM's attributes.
pub(super) fn plan(
    module: &mut Module,
    at: usize,
    ty: Type,
    declarations: &mut Declarations,
) -> Option<Plan> {
    let Module { ctx, functions, .. } = module;
    let function = functions.get_mut(at)?;
    let symbol = function.value.symbol;
    let name = ctx.symbols.name(symbol).strip_prefix(b"llvm.")?;
    let name = str::from_utf8(name).ok()?.to_owned();
    let TypeKind::Function {
        result,
        params,
        varargs,
    } = ctx.types.kind(ty)
    else {
        return None;
    };
    let params = params.to_vec();
    let place = (at, 0, 0);
    match name.as_str() {
        "dbg.value" => return Some(Plan::Debug(DebugCall::Value)),
        "dbg.addr" => return Some(Plan::Debug(DebugCall::Addr)),
        "dbg.declare" => return Some(Plan::Debug(DebugCall::Declare)),
        "dbg.assign" => return Some(Plan::Debug(DebugCall::Assign)),
        "dbg.label" => return Some(Plan::Debug(DebugCall::Label)),
        "stackprotectorcheck" => return Some(Plan::Nothing),
        _ => {}
    }
    if name.starts_with("vector.splice.") && params.len() == 3 {
        let is_old =
            !name.starts_with("vector.splice.left") && !name.starts_with("vector.splice.right");
        if is_old {
            return Some(Plan::Splice);
        }
    }
    for lifetime in ["lifetime.start", "lifetime.end"] {
        if name.starts_with(lifetime) && params.len() == 2 {
            // Here, LLVM mistakes the size for the pointer. Nothing calls the resulting function.
            if let Some(&size) = params.first() {
                declarations.invalid(ctx, place, lifetime, size);
            }
            return Some(Plan::Lifetime(symbol, lifetime));
        }
    }
    let mut replaced = |ctx: &mut Context, to: &str, params: &[Type]| {
        let signature = Signature::new(result, params);
        declarations.replacing(ctx, place, to, signature, Some(symbol))
    };
    if arm::is_old(ctx, &name, result) {
        return Some(Plan::Predicate);
    }
    if let Some(expansion) = name.strip_prefix("x86.").and_then(expansion) {
        return Some(Plan::Expand(expansion));
    }
    if let Some(rule) = rule(&name, params.len()) {
        if let Style::Same = rule.style {
            return replaced(ctx, rule.to, &params).map(Plan::Callee);
        }
        let types = rule.args.iter().map(|arg| match arg {
            Arg::Keep(at) => params.get(usize::from(*at)).copied(),
            Arg::Brain(at) => ctx.brain_floats(*params.get(usize::from(*at))?),
            Arg::False => Some(Type::I1),
            Arg::Null => Some(Type::PTR),
            Arg::None => Some(Type::TOKEN),
        });
        let types: Vec<Type> = types.collect::<Option<_>>()?;
        return replaced(ctx, rule.to, &types).map(|callee| Plan::Call(callee, rule));
    }
    let intrinsic = Intrinsic::of_name(&format!("llvm.{name}"))?;
    let short = intrinsic.name.strip_prefix("llvm.")?;
    if let Some(fields) = ctx.odd_struct(result)
        && intrinsic.returns_struct()
    {
        let signature = Signature {
            result: ctx.types.struct_(&fields, false),
            params: &params,
            varargs,
        };
        let callee = declarations.replacing(ctx, place, short, signature, Some(symbol));
        return callee.map(Plan::Struct);
    }
    let matched = ctx.match_intrinsic(&intrinsic, result, &params);
    let matched = matched.ok().filter(|found| found.is_complete(varargs));
    let Some(matched) = matched else {
        return name
            .strip_prefix("x86.")
            .and_then(adaptation)
            .map(Plan::Expand);
    };
    let wanted = intrinsic.mangled_name(ctx, &matched.overloads);
    if wanted == ctx.symbols.name(symbol) {
        function.attrs = intrinsic.attributes(ctx, ty);
        return None;
    }
    let signature = Signature {
        result,
        params: &params,
        varargs,
    };
    let callee = declarations.replacing(ctx, place, short, signature, Some(symbol))?;
    Some(Plan::Callee(callee))
}

impl Context {
    /// Returns true if a function is an intrinsic whose name does not match its type.
    fn is_misnamed(&mut self, symbol: Symbol) -> bool {
        let info = self.symbols.info(symbol);
        let TypeKind::Function {
            result,
            params,
            varargs,
        } = self.types.kind(info.value_type)
        else {
            return false;
        };
        let params = params.to_vec();
        let name = String::from_utf8_lossy(self.symbols.name(symbol)).into_owned();
        let Some(intrinsic) = Intrinsic::of_name(&name) else {
            return false;
        };
        let matched = self.match_intrinsic(&intrinsic, result, &params).ok();
        let matched = matched.filter(|found| found.is_complete(varargs));
        matched
            .is_some_and(|found| intrinsic.mangled_name(self, &found.overloads) != name.as_bytes())
    }

    /// Returns the vector of `bfloat` that has the same size as a vector.
    pub(super) fn brain_floats(&mut self, ty: Type) -> Option<Type> {
        match self.types.kind(ty) {
            TypeKind::Vector {
                element,
                len,
                scalable: false,
            } => {
                let bits = len.checked_mul(self.types.scalar_bits(element))?;
                Some(self.types.vector(Type::BFLOAT, bits / 16))
            }
            _ => None,
        }
    }

    /// Returns the fields of an identified or packed struct, which no intrinsic of LLVM's table returns.
    fn odd_struct(&self, ty: Type) -> Option<Vec<Type>> {
        match self.types.kind(ty) {
            TypeKind::Identified {
                fields: Some(fields),
                ..
            }
            | TypeKind::Struct {
                fields,
                packed: true,
            } => Some(fields.to_vec()),
            _ => None,
        }
    }
}
