//! Finds the identified structs that a module uses, in the order of LLVM's `TypeFinder`. LLVM defines these structs
//! at the top of the text and numbers unnamed ones in this order.

use crate::attributes::{AttrList, Attribute};
use crate::body::{DebugLocation, DebugRecordKind, FunctionBody, Inst, InstKind, Value};
use crate::constants::{Const, ConstKind, ExprOp};
use crate::context::Context;
use crate::metadata::{Md, MdKind};
use crate::module::{Function, Module};
use crate::types::{Type, TypeKind};

/// The handles seen so far, as flags by index.
#[derive(Default)]
struct Seen(Vec<bool>);

impl Seen {
    /// Records a handle as seen. Returns true the first time.
    fn first(&mut self, index: usize) -> bool {
        if self.0.len() <= index {
            self.0.resize(index + 1, false);
        }
        !std::mem::replace(&mut self.0[index], true)
    }
}

/// A constant or metadata that remains to be visited.
#[derive(Clone, Copy)]
enum Part {
    Const(Const),
    Md(Md),
}

struct TypeFinder<'a> {
    ctx: &'a Context,
    types: Seen,
    consts: Seen,
    metadata: Seen,
    attrs: Seen,
    structs: Vec<Type>,
    type_stack: Vec<Type>,
    parts: Vec<Part>,
}

impl Module {
    /// Returns the identified structs that the module uses, in LLVM's order.
    pub fn used_structs(&self) -> Vec<Type> {
        if self.ctx.types.identified_count() == 0 {
            return Vec::new();
        }
        let mut finder = TypeFinder {
            ctx: &self.ctx,
            types: Seen::default(),
            consts: Seen::default(),
            metadata: Seen::default(),
            attrs: Seen::default(),
            structs: Vec::new(),
            type_stack: Vec::new(),
            parts: Vec::new(),
        };
        finder.module(self);
        finder.structs
    }

    /// Numbers the unnamed structs as LLVM does.
    pub fn number_structs(&mut self) {
        let types = &self.ctx.types;
        let any = (0..types.identified_count())
            .any(|at| types.number(types.identified_struct(at)).is_some());
        if !any {
            return;
        }
        let mut next = 0;
        for ty in self.used_structs() {
            if self.ctx.types.number(ty).is_some() {
                self.ctx.types.set_number(ty, next);
                next += 1;
            }
        }
    }
}

impl TypeFinder<'_> {
    fn module(&mut self, module: &Module) {
        let value_type = |symbol| module.ctx.symbols.info(symbol).value_type;
        for global in &module.globals {
            self.ty(value_type(global.value.symbol));
            global
                .initializer
                .into_iter()
                .for_each(|c| self.constant(c));
        }
        for alias in &module.aliases {
            self.ty(value_type(alias.value.symbol));
            self.constant(alias.aliasee);
        }
        for ifunc in &module.ifuncs {
            self.ty(value_type(ifunc.value.symbol));
        }
        for function in &module.functions {
            self.function(function, value_type(function.value.symbol));
        }
        for (_, list) in &module.named_metadata {
            list.iter().for_each(|&md| self.part(Part::Md(md)));
        }
    }

    fn function(&mut self, function: &Function, ty: Type) {
        self.ty(ty);
        self.attributes(function.attrs);
        let operands = [function.personality, function.prefix, function.prologue];
        operands
            .into_iter()
            .flatten()
            .for_each(|c| self.constant(c));
        let body = &function.body;
        let mut records = Vec::new();
        for &block in body.blocks() {
            for inst in body.items(block) {
                if body.is_record(inst) {
                    records.push(inst);
                    continue;
                }
                self.inst(body, inst);
                for record in records.drain(..) {
                    self.record(body, record);
                }
            }
        }
    }

    fn inst(&mut self, body: &FunctionBody, inst: Inst) {
        self.ty(body.inst_type(inst));
        let kind = body.kind(inst);
        match (&kind, kind.call()) {
            (_, Some(call)) => {
                call.args.iter().for_each(|value| self.value(value));
                for bundle in call.bundles.iter() {
                    bundle.operands.iter().for_each(|value| self.value(value));
                }
                self.value(call.callee);
                self.attributes(call.attrs);
            }
            (InstKind::GetElementPtr { source, .. }, None) => {
                kind.for_each_operand(|value| self.value(value));
                self.ty(*source);
            }
            (InstKind::Alloca { element, .. }, None) => {
                kind.for_each_operand(|value| self.value(value));
                self.ty(*element);
            }
            _ => kind.for_each_operand(|value| self.value(value)),
        }
        for &(_, kind, md) in body.attachments(inst) {
            if kind != crate::body::MdKindId::DBG {
                self.part(Part::Md(md));
            }
        }
    }

    fn record(&mut self, body: &FunctionBody, inst: Inst) {
        let InstKind::DebugRecord(record) = body.kind(inst) else {
            return;
        };
        if record.kind == DebugRecordKind::Label {
            return;
        }
        self.location(body, record.location);
        if let Some((_, address, _)) = record.assign {
            self.location(body, address);
        }
    }

    fn location(&mut self, body: &FunctionBody, location: DebugLocation) {
        match location {
            DebugLocation::Value(value) => self.value(value),
            DebugLocation::List(list) => {
                for &value in body.local_metadata(list) {
                    self.value(value);
                }
            }
            // A node here stands for an empty location.
            DebugLocation::Metadata(md) => match self.ctx.metadata.kind(md) {
                MdKind::Value(c) => self.constant(*c),
                MdKind::ArgList(list) => list.iter().for_each(|&c| self.constant(c)),
                _ => {}
            },
        }
    }

    #[inline]
    fn value(&mut self, value: Value) {
        if let Some(c) = value.as_const() {
            self.constant(c);
        }
    }

    #[inline]
    fn constant(&mut self, c: Const) {
        // Most constants have been seen or contain no types.
        match self.ctx.consts.kind(c) {
            ConstKind::Symbol(_) | ConstKind::Int(_) => {}
            _ => self.part(Part::Const(c)),
        }
    }

    fn attributes(&mut self, list: AttrList) {
        if !self.attrs.first(list.index()) {
            return;
        }
        let attrs = &self.ctx.attrs;
        let sets = [attrs.function_set(list), attrs.result_set(list)];
        for set in sets
            .into_iter()
            .chain(attrs.param_sets(list).iter().copied())
        {
            for attribute in attrs.set(set) {
                if let Attribute::Type(_, ty) = attribute {
                    self.ty(*ty);
                }
            }
        }
    }

    #[inline]
    fn ty(&mut self, ty: Type) {
        if self.types.first(ty.index()) {
            self.new_type(ty);
        }
    }

    fn new_type(&mut self, ty: Type) {
        let mut stack = std::mem::take(&mut self.type_stack);
        stack.push(ty);
        while let Some(ty) = stack.pop() {
            let mut add = |ty: Type| {
                if self.types.first(ty.index()) {
                    stack.push(ty);
                }
            };
            match self.ctx.types.kind(ty) {
                TypeKind::Array { element, .. } | TypeKind::Vector { element, .. } => add(element),
                TypeKind::Struct { fields, .. } => fields.iter().rev().copied().for_each(add),
                TypeKind::Identified { fields, .. } => {
                    self.structs.push(ty);
                    let fields = fields.unwrap_or(&[]);
                    fields.iter().rev().copied().for_each(add);
                }
                TypeKind::Function { result, params, .. } => {
                    params.iter().rev().copied().for_each(&mut add);
                    add(result);
                }
                TypeKind::TargetExt { types, .. } => types.iter().rev().copied().for_each(add),
                _ => {}
            }
        }
        self.type_stack = stack;
    }

    fn part(&mut self, part: Part) {
        let mut parts = std::mem::take(&mut self.parts);
        parts.push(part);
        while let Some(part) = parts.pop() {
            let from = parts.len();
            match part {
                Part::Const(c) => self.new_constant(c, &mut parts),
                Part::Md(md) => self.new_metadata(md, &mut parts),
            }
            parts[from..].reverse();
        }
        self.parts = parts;
    }

    /// Visits a constant and pushes its operands.
    fn new_constant(&mut self, c: Const, parts: &mut Vec<Part>) {
        let (ty, kind) = self.ctx.consts.get(c);
        match kind {
            ConstKind::Symbol(_) | ConstKind::InlineAsm(_) => return,
            ConstKind::Metadata(md) => {
                match self.ctx.metadata.kind(md) {
                    MdKind::Value(c) => parts.push(Part::Const(*c)),
                    MdKind::ArgList(list) => parts.extend(list.iter().copied().map(Part::Const)),
                    _ => parts.push(Part::Md(md)),
                }
                return;
            }
            _ => {}
        }
        if !self.consts.first(c.index()) {
            return;
        }
        self.ty(ty);
        match kind {
            ConstKind::Aggregate(list) | ConstKind::PtrAuth(list) => {
                parts.extend(list.iter().copied().map(Part::Const));
            }
            ConstKind::Splat(element) => parts.push(Part::Const(element)),
            ConstKind::Expr(expr) => {
                if expr.op == ExprOp::GetElementPtr {
                    self.ty(expr.source);
                }
                // The mask elements of a shuffle are numbers for LLVM, not constants.
                let count = match expr.op {
                    ExprOp::ShuffleVector => expr.operands.len().min(2),
                    _ => expr.operands.len(),
                };
                parts.extend(expr.operands[..count].iter().copied().map(Part::Const));
            }
            _ => {}
        }
    }

    /// Visits a node and pushes its operands.
    fn new_metadata(&mut self, md: Md, parts: &mut Vec<Part>) {
        let metadata = &self.ctx.metadata;
        let md = metadata.canonical(md);
        if !self.metadata.first(md.index()) {
            return;
        }
        metadata.parts(md, |part| match metadata.kind(part) {
            MdKind::Value(c) => parts.push(Part::Const(*c)),
            MdKind::String(_) => {}
            _ => parts.push(Part::Md(part)),
        });
    }
}
