//! Upgrades calls of old intrinsics.

use rustc_hash::{FxHashMap, FxHashSet};

use super::arm;
use super::debug::debug_record;
use super::expand::{Expanded, Expander};
use super::names::NameWishes;
use super::plan::{Callee, Declarations, Place, Plan, plan};
use super::rules::{Arg, Rule, Style};
use super::x86::expand;
use crate::attributes::{AttrKind, AttrSet, Attribute};
use crate::body::{Inst, InstKind, Rewrite, Value};
use crate::builder::{CallSpec, RawBuilder};
use crate::constants::ConstKind;
use crate::context::Context;
use crate::module::Module;
use crate::symbols::Symbol;
use crate::types::Type;
use terrace_llvm_words::CastOp;

/// Replaces old intrinsics and their calls, and sets the attributes of current intrinsics to LLVM's.
pub(super) fn upgrade_intrinsics(module: &mut Module) {
    let mut declarations = Declarations::default();
    let mut plans = FxHashMap::default();
    let functions = module.functions.iter();
    let types: Vec<Type> = functions
        .map(|function| module.ctx.symbols.info(function.value.symbol).value_type)
        .collect();
    for (at, ty) in types.into_iter().enumerate() {
        if module.functions[at].body.is_empty()
            && let Some(plan) = plan(module, at, ty, &mut declarations)
        {
            plans.insert(module.functions[at].value.symbol, (at, plan));
        }
    }
    if plans.is_empty() {
        return;
    }
    let mut upgrader = Upgrader {
        plans: &plans,
        declarations: &mut declarations,
        calls: 0,
        kept: FxHashSet::default(),
        names: NameWishes::default(),
    };
    for (at, function) in module.functions.iter_mut().enumerate() {
        let change = |builder: &mut RawBuilder<'_>, inst| upgrader.change(builder, inst, at);
        function.body.rewrite(&mut module.ctx, change);
        upgrader.names.give(&mut function.body);
    }
    let kept = upgrader.kept;
    let mut at = 0;
    module.functions.retain(|function| {
        let symbol = function.value.symbol;
        let is_old = plans.get(&symbol).is_some_and(|(old, _)| *old == at);
        at += 1;
        !is_old || kept.contains(&symbol)
    });
    module.functions.extend(declarations.finish());
}

/// Upgrades the calls of old intrinsics.
pub(super) struct Upgrader<'a> {
    plans: &'a FxHashMap<Symbol, (usize, Plan)>,
    pub declarations: &'a mut Declarations,
    /// The number of calls of old functions seen so far.
    calls: i64,
    /// Old functions with a call that remains, because its types do not match the intrinsic.
    kept: FxHashSet<Symbol>,
    /// Names for the new instructions of the current body.
    names: NameWishes,
}

impl Upgrader<'_> {
    /// Upgrades an instruction of the function with this index.
    fn change(&mut self, builder: &mut RawBuilder<'_>, inst: Inst, function: usize) -> Rewrite {
        let Some((old, plan)) = self.plan_of(builder, inst) else {
            return Rewrite::Keep;
        };
        self.calls += 1;
        let place = match function > old {
            true => (old, 1, -self.calls),
            false => (old, 2, self.calls),
        };
        if let Plan::Callee(callee) = plan {
            let value = builder.ctx.symbol(callee.symbol).into();
            builder.set_callee(inst, callee.ty, value);
            return Rewrite::Keep;
        }
        // Only `call` instructions are rewritten, not `invoke` and `callbr`.
        if !matches!(builder.body().kind(inst), InstKind::Call(_)) {
            return Rewrite::Keep;
        }
        let new = match plan {
            Plan::Callee(_) => None,
            Plan::Call(callee, rule) => call(builder, inst, callee, rule),
            Plan::Struct(callee) => call_for_struct(builder, inst, callee),
            Plan::Lifetime(symbol, name) => {
                return self.lifetime(builder, inst, place, symbol, name);
            }
            Plan::Splice => self.splice(builder, inst, place),
            Plan::Expand(expansion) => {
                return self.expand(builder, inst, place, |name, call| {
                    expand(expansion, name.strip_prefix("x86.")?, call)
                });
            }
            Plan::Predicate => return self.expand(builder, inst, place, arm::expand),
            Plan::Debug(kind) => {
                debug_record(builder, inst, kind);
                return Rewrite::Erase;
            }
            Plan::Nothing => return Rewrite::Erase,
        };
        new.map_or(Rewrite::Keep, Rewrite::Replace)
    }

    /// Keeps the declaration of an old function that still has calls.
    pub(super) fn keep(&mut self, old: Symbol) {
        self.kept.insert(old);
    }

    fn plan_of(&self, builder: &RawBuilder<'_>, inst: Inst) -> Option<(usize, Plan)> {
        let callee = builder.body().kind(inst).call()?.callee.as_const()?;
        match builder.ctx.consts.kind(callee) {
            ConstKind::Symbol(symbol) => self.plans.get(&symbol).copied(),
            _ => None,
        }
    }

    /// Expands a call into other instructions.
    fn expand(
        &mut self,
        builder: &mut RawBuilder<'_>,
        inst: Inst,
        place: Place,
        expand: impl FnOnce(&str, &mut Expander<'_, '_>) -> Option<Expanded>,
    ) -> Rewrite {
        let Some(call) = builder.body().kind(inst).call() else {
            return Rewrite::Keep;
        };
        let args: Vec<Value> = call.args.iter().collect();
        let old = match call
            .callee
            .as_const()
            .map(|callee| builder.ctx.consts.kind(callee))
        {
            Some(ConstKind::Symbol(symbol)) => symbol,
            _ => return Rewrite::Keep,
        };
        let name = String::from_utf8_lossy(builder.ctx.symbols.name(old)).into_owned();
        let result = builder.body().inst_type(inst);
        let mut expander = Expander {
            builder: builder.folding(),
            declarations: self.declarations,
            names: &mut self.names,
            place,
            inst,
            old,
            args,
            result,
        };
        let short = name.strip_prefix("llvm.").unwrap_or_default();
        match expand(short, &mut expander) {
            Some(Expanded::Value(value)) => {
                // The new instruction takes over the call's name.
                builder.set_value_name(Value::inst(inst), b"");
                Rewrite::Replace(value)
            }
            Some(Expanded::Done) => Rewrite::Erase,
            None => {
                self.keep(old);
                Rewrite::Keep
            }
        }
    }

    /// Upgrades `vector.splice`, which served both directions.
    fn splice(&mut self, builder: &mut RawBuilder<'_>, inst: Inst, place: Place) -> Option<Value> {
        let mut args: Vec<Value> = builder.body().kind(inst).call()?.args.iter().collect();
        let [left, _, offset] = args.as_mut_slice() else {
            return None;
        };
        let ConstKind::Int(number) = builder.ctx.consts.kind(offset.as_const()?) else {
            return None;
        };
        let number = (number as u32).cast_signed();
        let name = match number < 0 {
            true => "vector.splice.right",
            false => "vector.splice.left",
        };
        let ty = builder.type_of(*left);
        let number = u64::from(number.unsigned_abs());
        *offset = builder.ctx.const_int(Type::I32, number).into();
        let params = [ty, ty, Type::I32];
        let callee = self
            .declarations
            .intrinsic(builder.ctx, place, name, ty, &params)?;
        Some(call_of(builder, callee, &args))
    }
}

/// Builds a plain call.
pub(super) fn call_of(builder: &mut RawBuilder<'_>, callee: Callee, args: &[Value]) -> Value {
    let function = builder.ctx.symbol(callee.symbol).into();
    builder.call(CallSpec::new(callee.ty, function, args))
}

/// Builds a call whose literal struct result has the same fields as the old result, and copies them into the old
/// struct type.
fn call_for_struct(builder: &mut RawBuilder<'_>, inst: Inst, callee: Callee) -> Option<Value> {
    let old = builder.body().kind(inst).call()?;
    let attrs = old.attrs;
    let args: Vec<Value> = old.args.iter().collect();
    let ty = builder.body().inst_type(inst);
    let function = builder.ctx.symbol(callee.symbol).into();
    let mut spec = CallSpec::new(callee.ty, function, &args);
    spec.attrs = attrs;
    let new = builder.call(spec);
    let mut result = builder.ctx.poison(ty).into();
    for field in 0..builder.ctx.types.element_count(ty)? as u32 {
        let value = builder.extract_value(new, &[field]);
        result = builder.insert_value(result, value, &[field]);
    }
    // The new value takes over the call's name.
    builder.set_value_name(Value::inst(inst), b"");
    Some(result)
}

/// Builds the replacement of an old call according to a rule.
fn call(builder: &mut RawBuilder<'_>, inst: Inst, callee: Callee, rule: &Rule) -> Option<Value> {
    let old = builder.body().kind(inst).call()?;
    let (attrs, tail) = (old.attrs, old.tail);
    let old_args: Vec<Value> = old.args.iter().collect();
    let args = rule.args.iter().map(|arg| match arg {
        Arg::Keep(at) => old_args.get(usize::from(*at)).copied(),
        Arg::Brain(at) => {
            let value = *old_args.get(usize::from(*at))?;
            let ty = builder.type_of(value);
            let ty = builder.ctx.brain_floats(ty)?;
            Some(builder.folding().cast(CastOp::BitCast, 0, value, ty))
        }
        Arg::False => Some(builder.ctx.const_bool(false).into()),
        Arg::Null => Some(builder.ctx.zero(Type::PTR).into()),
        Arg::None => Some(builder.ctx.zero(Type::TOKEN).into()),
    });
    let args = args.collect::<Option<Vec<Value>>>()?;
    // The accessed value is the result or the first argument.
    let element = match builder.body().inst_type(inst) {
        Type::VOID => args.first().map(|value| builder.type_of(*value)),
        ty => Some(ty),
    };
    let has_one_pointer = match rule.style {
        Style::Aligned { to, .. } => {
            let pointer = builder.type_of(*args.get(usize::from(to))?);
            builder.ctx.types.is_ptr(pointer)
        }
        _ => true,
    };
    let ctx = &mut *builder.ctx;
    let align = |ctx: &Context, at: u8| {
        let constant = old_args.get(usize::from(at))?.as_const()?;
        match ctx.consts.kind(constant) {
            ConstKind::Int(align) if align.is_power_of_two() => Some(align),
            _ => None,
        }
    };
    let mut spec = CallSpec::new(callee.ty, ctx.symbol(callee.symbol).into(), &args);
    match rule.style {
        Style::Same | Style::Fresh => return Some(builder.call(spec)),
        Style::Aligned { from, to } => {
            spec.tail = tail;
            let element = element.map(|ty| ctx.types.scalar(ty));
            let natural = element.and_then(|ty| ctx.layout.abi_align(&ctx.types, ty));
            let align = match ctx
                .consts
                .kind(old_args.get(usize::from(from))?.as_const()?)
            {
                // For a vector of pointers, 0 stands for the alignment of an element.
                ConstKind::Int(0) if !has_one_pointer => natural.unwrap_or(1),
                _ => align(ctx, from)?,
            };
            let mut params = vec![AttrSet::EMPTY; usize::from(to)];
            params.push(ctx.aligned(AttrSet::EMPTY, Some(align)));
            spec.attrs = ctx.attrs.list(AttrSet::EMPTY, AttrSet::EMPTY, &params);
        }
        Style::Memory { from, pointers } => {
            let align = align(ctx, from);
            let sets = ctx.attrs.param_sets(attrs).to_vec();
            let mut params = Vec::new();
            for (at, arg) in rule.args.iter().enumerate() {
                let set = match arg {
                    Arg::Keep(at) => sets.get(usize::from(*at)).copied(),
                    _ => None,
                };
                let set = set.unwrap_or(AttrSet::EMPTY);
                params.push(match at < usize::from(pointers) {
                    true => ctx.aligned(set, align),
                    false => set,
                });
            }
            let own = ctx.attrs.function_set(attrs);
            let result = ctx.attrs.result_set(attrs);
            spec.attrs = ctx.attrs.list(own, result, &params);
        }
    }
    let new = builder.call(spec);
    if let Style::Aligned { .. } = rule.style {
        for (_, kind, md) in builder.body().attachments(inst).to_vec() {
            builder.attach(new, kind, md);
        }
    }
    Some(new)
}

impl Context {
    /// Returns the set with this alignment, or without alignment for `None`.
    fn aligned(&mut self, set: AttrSet, align: Option<u64>) -> AttrSet {
        let is_align = |attribute: &Attribute| attribute.kind() == Some(AttrKind::Alignment);
        let mut attributes = self.attrs.set(set).to_vec();
        attributes.retain(|attribute| !is_align(attribute));
        attributes.extend(align.map(|align| Attribute::Int(AttrKind::Alignment, align)));
        self.attr_set(&attributes)
    }
}
