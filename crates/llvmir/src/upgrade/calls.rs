//! Calls of old intrinsics.

use rustc_hash::FxHashMap;

use super::plan::{Callee, Declarations, Place, Plan, plan};
use super::rules::{Arg, Rule, Style};
use crate::attributes::{AttrKind, AttrList, AttrSet, Attribute};
use crate::body::{Block, FunctionBody, Inst, InstKind, MdKindId, Value, ValueKind};
use crate::builder::{CallSpec, FunctionBuilder};
use crate::constants::ConstKind;
use crate::context::Context;
use crate::keywords::TailKind;
use crate::module::Module;
use crate::symbols::Symbol;
use crate::types::Type;

/// Replaces old intrinsics and their calls, and gives the others LLVM's attributes.
pub(super) fn upgrade_intrinsics(module: &mut Module) {
    let mut declarations = Declarations::default();
    let mut plans = FxHashMap::default();
    for at in 0..module.functions.len() {
        if module.functions[at].body.blocks().is_empty()
            && let Some(plan) = plan(module, at, &mut declarations)
        {
            plans.insert(module.functions[at].value.symbol, (at, plan));
        }
    }
    if plans.is_empty() {
        return;
    }
    let mut calls = 0;
    for at in 0..module.functions.len() {
        let mut body = std::mem::take(&mut module.functions[at].body);
        let mut upgrader = Upgrader {
            ctx: &mut module.ctx,
            plans: &plans,
            declarations: &mut declarations,
            function: at,
            calls: &mut calls,
            replaced: FxHashMap::default(),
        };
        upgrader.body(&mut body);
        module.functions[at].body = body;
    }
    let mut at = 0;
    module.functions.retain(|function| {
        let is_old = plans.get(&function.value.symbol).is_some_and(|(old, _)| *old == at);
        at += 1;
        !is_old
    });
    module.functions.extend(declarations.finish());
}

/// The upgrade of one body.
pub(super) struct Upgrader<'a> {
    pub ctx: &'a mut Context,
    plans: &'a FxHashMap<Symbol, (usize, Plan)>,
    pub declarations: &'a mut Declarations,
    /// The number of the function the body is of.
    function: usize,
    /// Calls seen so far, in all bodies.
    calls: &'a mut i64,
    /// What stands for the results of calls that are gone.
    replaced: FxHashMap<Value, Value>,
}

impl Upgrader<'_> {
    fn body(&mut self, body: &mut FunctionBody) {
        for at in 0..body.blocks().len() {
            let block = body.blocks()[at];
            let is_old = |inst| self.plan_of(body, inst).is_some();
            if body.items(block).any(is_old) {
                self.block(body, block);
            }
        }
        if !self.replaced.is_empty() {
            body.replace_operands(|value| {
                let mut value = value;
                // A value that is replaced may itself stand for another.
                while let Some(&new) = self.replaced.get(&value) {
                    value = new;
                }
                value
            });
        }
    }

    fn plan_of(&self, body: &FunctionBody, inst: Inst) -> Option<(usize, Plan)> {
        let callee = body.kind(inst).call()?.callee.as_const()?;
        match self.ctx.consts.kind(callee) {
            ConstKind::Symbol(symbol) => self.plans.get(&symbol).copied(),
            _ => None,
        }
    }

    fn block(&mut self, body: &mut FunctionBody, block: Block) {
        for inst in body.take_items(block) {
            let Some((old, plan)) = self.plan_of(body, inst) else {
                body.put_item(block, inst);
                continue;
            };
            *self.calls += 1;
            let place = match self.function > old {
                true => (old, 1, -*self.calls),
                false => (old, 2, *self.calls),
            };
            let is_call = matches!(body.kind(inst), InstKind::Call(_));
            match plan {
                Plan::Callee(callee) => {
                    let value = self.ctx.symbol(callee.symbol).into();
                    body.set_callee(inst, value, callee.ty);
                    body.put_item(block, inst);
                }
                // What ends a block is no call of these.
                _ if !is_call => body.put_item(block, inst),
                Plan::Call(callee, rule) => self.call(body, block, inst, callee, rule),
                Plan::Lifetime(name) => self.lifetime(body, block, inst, place, name),
                Plan::Splice => self.splice(body, block, inst, place),
                Plan::Debug(kind) => self.debug_record(body, block, inst, kind),
                Plan::Nothing => {}
            }
        }
    }

    /// Makes a call anew at the end of a block, by a rule.
    fn call(
        &mut self,
        body: &mut FunctionBody,
        block: Block,
        inst: Inst,
        callee: Callee,
        rule: &Rule,
    ) {
        let InstKind::Call(old) = body.kind(inst) else {
            return;
        };
        let (old_args, old_attrs, tail): (Vec<Value>, AttrList, TailKind) =
            (old.args.iter().collect(), old.attrs, old.tail);
        let args = rule.args.iter().map(|arg| match arg {
            Arg::Keep(at) => old_args.get(usize::from(*at)).copied(),
            Arg::False => Some(self.ctx.const_bool(false).into()),
            Arg::Null => Some(self.ctx.zero(Type::PTR).into()),
            Arg::None => Some(self.ctx.zero(Type::TOKEN).into()),
        });
        let Some(args) = args.collect::<Option<Vec<Value>>>() else {
            body.put_item(block, inst);
            return;
        };
        let align = |ctx: &Context, at: u8| {
            let constant = old_args.get(usize::from(at))?.as_const()?;
            match ctx.consts.kind(constant) {
                ConstKind::Int(align) if align.is_power_of_two() => Some(align),
                _ => None,
            }
        };
        let mut spec = CallSpec::new(callee.ty, self.ctx.symbol(callee.symbol).into(), &args);
        let mut keeps_metadata = false;
        match rule.style {
            Style::Same | Style::Fresh => {}
            Style::Aligned { from, to } => {
                spec.tail = tail;
                keeps_metadata = true;
                let align = align(self.ctx, from).unwrap_or(1);
                let mut params = vec![AttrSet::EMPTY; usize::from(to) + 1];
                if let Some(set) = params.last_mut() {
                    *set = self.ctx.aligned(AttrSet::EMPTY, Some(align));
                }
                spec.attrs = self.ctx.attrs.list(AttrSet::EMPTY, AttrSet::EMPTY, &params);
            }
            Style::Memory { from, pointers } => {
                let align = align(self.ctx, from);
                let own = self.ctx.attrs.function_set(old_attrs);
                let result = self.ctx.attrs.result_set(old_attrs);
                let sets = self.ctx.attrs.param_sets(old_attrs).to_vec();
                let mut params = Vec::new();
                for (at, arg) in rule.args.iter().enumerate() {
                    let set = match arg {
                        Arg::Keep(at) => sets.get(usize::from(*at)).copied(),
                        _ => None,
                    };
                    let set = set.unwrap_or(AttrSet::EMPTY);
                    params.push(match at < usize::from(pointers) {
                        true => self.ctx.aligned(set, align),
                        false => set,
                    });
                }
                spec.attrs = self.ctx.attrs.list(own, result, &params);
            }
        }
        let new = self.push_call(body, block, inst, spec);
        if keeps_metadata && let ValueKind::Inst(new) = new.kind() {
            for (_, kind, md) in body.attachments(inst).to_vec() {
                body.attach(new, kind, md);
            }
        }
    }

    /// Appends a call that stands for an old one: it has its location and name, and its uses.
    pub(super) fn push_call(
        &mut self,
        body: &mut FunctionBody,
        block: Block,
        inst: Inst,
        spec: CallSpec<'_>,
    ) -> Value {
        let location = body.attachment(inst, MdKindId::DBG);
        let name = body.inst_name(inst).map(<[u8]>::to_vec);
        let mut builder = FunctionBuilder::on(self.ctx, body);
        builder.switch_to(block);
        builder.set_debug_loc(location);
        let new = builder.call(spec);
        if let Some(name) = name {
            builder.set_value_name(new, &name);
        }
        self.replaced.insert(Value::inst(inst), new);
        new
    }

    /// `vector.splice` was one for both directions.
    fn splice(&mut self, body: &mut FunctionBody, block: Block, inst: Inst, place: Place) {
        let InstKind::Call(old) = body.kind(inst) else {
            return;
        };
        let mut args: Vec<Value> = old.args.iter().collect();
        let &[left, _, offset] = &*args else {
            body.put_item(block, inst);
            return;
        };
        let offset = offset.as_const().map(|offset| self.ctx.consts.kind(offset));
        let Some(ConstKind::Int(offset)) = offset else {
            body.put_item(block, inst);
            return;
        };
        let offset = offset as u32 as i32;
        let name = match offset < 0 {
            true => "vector.splice.right",
            false => "vector.splice.left",
        };
        let ty = body.type_of(&self.ctx.consts, left);
        let params = [ty, ty, Type::I32];
        let wanted = self.declarations.intrinsic(self.ctx, place, name, ty, &params);
        let Some(callee) = wanted else {
            body.put_item(block, inst);
            return;
        };
        args[2] = self
            .ctx
            .const_int(Type::I32, u64::from(offset.unsigned_abs()))
            .into();
        let spec = CallSpec::new(callee.ty, self.ctx.symbol(callee.symbol).into(), &args);
        self.push_call(body, block, inst, spec);
    }
}

impl Context {
    /// The set with this alignment, or without one.
    fn aligned(&mut self, set: AttrSet, align: Option<u64>) -> AttrSet {
        let is_align = |attribute: &Attribute| attribute.kind() == Some(AttrKind::Alignment);
        let mut attributes = self.attrs.set(set).to_vec();
        attributes.retain(|attribute| !is_align(attribute));
        attributes.extend(align.map(|align| Attribute::Int(AttrKind::Alignment, align)));
        self.attr_set(&attributes)
    }
}
