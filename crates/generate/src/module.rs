//! Generates modules of functions: sequences of operations of all dialects, nested in loops and branches.

mod regions;

use std::fmt::Write;

use terrace_asm::print_type;
use terrace_ir::{Context, OpDef, Traits, Type};

use crate::forms::{TEMPLATES, all_ops, fill};
use crate::operation::{Operation, type_list};
use crate::pool::Pool;
use crate::{Random, parse_valid};

/// Dialects whose operations are generated individually.
const DIALECTS: [&str; 8] = [
    "arith", "math", "complex", "index", "memref", "vector", "ub", "llvm",
];
/// Operations that only occur in templates, because they affect other operations.
const LEFT_OUT: [&str; 3] = ["ub.unreachable", "memref.global", "llvm.comdat_selector"];
/// The maximum number of attempts to generate a valid operation.
const TRIES: usize = 12;
/// The maximum depth of nested loops and branches.
const DEPTH: usize = 3;

/// A value that is in scope.
#[derive(Clone)]
struct Value {
    name: String,
    ty: Type,
}

/// A function that has been written and can be called.
struct Callee {
    name: String,
    arguments: Vec<Type>,
    results: Vec<Type>,
}

/// Generates a module in which each individual operation is valid. The module as a whole is not verified.
pub fn module(ctx: &Context, random: &mut Random) -> String {
    if random.below(8) == 0 {
        let templates: Vec<&str> = TEMPLATES.split("// -----\n").collect();
        return fill(random.pick(&templates).unwrap_or(&""), random);
    }
    let mut writer = Writer {
        ctx,
        random,
        pool: Pool::of_functions(ctx),
        ops: DIALECTS.map(|dialect| ops_of(ctx, dialect)).to_vec(),
        arguments: Vec::new(),
        results: 0,
        text: String::new(),
        callees: Vec::new(),
    };
    let mut text = String::new();
    for number in 0..1 + writer.random.below(3) {
        text += &writer.function(number);
    }
    text
}

/// Returns the operations of a dialect that may occur anywhere in a block.
fn ops_of(ctx: &Context, dialect: &str) -> Vec<&'static OpDef> {
    let mut ops = all_ops(ctx);
    ops.retain(|def| {
        def.dialect() == dialect
            && !def.has(Traits::TERMINATOR)
            && def.regions.is_empty()
            && def.successors.is_empty()
            && !LEFT_OUT.contains(&def.name)
    });
    ops
}

struct Writer<'a> {
    ctx: &'a Context,
    random: &'a mut Random,
    pool: Pool,
    /// The operations of each dialect.
    ops: Vec<Vec<&'static OpDef>>,
    /// The arguments of the function. An argument is added when an operation needs a value that is not in scope.
    arguments: Vec<Value>,
    /// The number of names used in the function.
    results: usize,
    /// The body so far.
    text: String,
    callees: Vec<Callee>,
}

impl Writer<'_> {
    fn function(&mut self, number: usize) -> String {
        self.arguments.clear();
        self.results = 0;
        self.text.clear();
        let mut scope = Vec::new();
        for _ in 0..1 + self.random.below(5) {
            self.some(&mut scope, 0);
            if self.random.below(5) == 0 {
                self.diamond(&mut scope);
            }
        }
        let results: Vec<Value> = (0..self.random.below(3))
            .filter_map(|_| self.random.pick(&scope).cloned())
            .collect();
        let types = |values: &[Value]| values.iter().map(|value| value.ty).collect::<Vec<Type>>();
        let callee = Callee {
            name: format!("@f{number}"),
            arguments: types(&self.arguments),
            results: types(&results),
        };
        let signature = format!("{}({})", callee.name, self.declared(&self.arguments));
        let (_, types) = self.lists(&results);
        self.callees.push(callee);
        self.end("return", &results);
        format!("func.func {signature} -> ({types}) {{\n{}}}\n", self.text)
    }

    fn type_text(&self, ty: Type) -> String {
        print_type(self.ctx, ty)
    }

    /// Returns the names and the types of values, each separated by commas.
    fn lists(&self, values: &[Value]) -> (String, String) {
        let names: Vec<&str> = values.iter().map(|value| value.name.as_str()).collect();
        let types: Vec<Type> = values.iter().map(|value| value.ty).collect();
        (names.join(", "), type_list(self.ctx, &types))
    }

    /// Returns values as argument declarations: `%a: T, %b: U`.
    fn declared(&self, values: &[Value]) -> String {
        let declared = |value: &Value| format!("{}: {}", value.name, self.type_text(value.ty));
        values.iter().map(declared).collect::<Vec<_>>().join(", ")
    }

    /// Creates values of these types with new names.
    fn fresh(&mut self, types: &[Type]) -> Vec<Value> {
        let fresh = |&ty: &Type| Value {
            name: self.name(),
            ty,
        };
        types.iter().map(fresh).collect()
    }

    /// Writes a terminator, or the start of one, with the values that it forwards.
    fn end(&mut self, terminator: &str, values: &[Value]) {
        let (names, types) = self.lists(values);
        match values.is_empty() {
            true => self.line(terminator),
            false => self.line(format_args!("{terminator} {names} : {types}")),
        }
    }

    fn name(&mut self) -> String {
        self.results += 1;
        format!("%v{}", self.results)
    }

    fn line(&mut self, text: impl std::fmt::Display) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, "  {text}");
    }

    /// Returns a value of this type: a value in scope or an argument of the function.
    fn value(&mut self, scope: &[Value], ty: Type) -> String {
        let fitting: Vec<&Value> = scope.iter().filter(|value| value.ty == ty).collect();
        // The last values are used more often, so operations depend on each other.
        let later = fitting.len() - fitting.len().min(4);
        let new = fitting.is_empty() || self.random.below(16) == 0;
        match self.random.pick(&fitting[later..]) {
            Some(value) if !new => value.name.clone(),
            _ => self.argument(ty),
        }
    }

    fn argument(&mut self, ty: Type) -> String {
        let same: Vec<&Value> = self
            .arguments
            .iter()
            .filter(|value| value.ty == ty)
            .collect();
        if let Some(value) = self.random.pick(&same)
            && self.random.below(4) > 0
        {
            return value.name.clone();
        }
        let name = format!("%arg{}", self.arguments.len());
        self.arguments.push(Value {
            name: name.clone(),
            ty,
        });
        name
    }

    fn ty(&mut self, text: &str) -> Type {
        let of = |ty: &Type| print_type(self.ctx, *ty) == text;
        let found = self.pool.types.iter().copied().find(of);
        found.expect("invariant: the pool has the types that control flow needs")
    }

    /// Writes a few operations, in a new region or at the end of the current one.
    fn some(&mut self, scope: &mut Vec<Value>, depth: usize) {
        for _ in 0..1 + self.random.below(5) {
            match self.random.below(10) {
                0..2 if depth < DEPTH => self.region_op(scope, depth),
                2 => self.call(scope),
                _ => self.operation(scope),
            }
        }
    }

    /// Writes an operation generated from its definition.
    fn operation(&mut self, scope: &mut Vec<Value>) {
        let mut pool = self.pool.clone();
        // Types of values in scope are chosen more often than others.
        let types: Vec<Type> = scope.iter().map(|value| value.ty).collect();
        for _ in 0..2 {
            pool.types.extend(&types);
        }
        let Some(dialect) = self.random.pick(&self.ops) else {
            return;
        };
        for _ in 0..TRIES {
            let Some(def) = self.random.pick(dialect) else {
                return;
            };
            let made = Operation::new(self.ctx, def, &pool, self.random);
            let Some(made) = made.filter(|made| !made.mentions_symbol()) else {
                continue;
            };
            if parse_valid(self.ctx, &made.alone(self.ctx)).is_none() {
                continue;
            }
            let operands: Vec<String> = made
                .operands
                .iter()
                .map(|&ty| self.value(scope, ty))
                .collect();
            let result = self.name();
            let line = made.line(self.ctx, &result, &operands);
            self.line(line.trim_end());
            scope.extend(made.results.iter().enumerate().map(|(index, &ty)| Value {
                name: format!("{result}#{index}"),
                ty,
            }));
            return;
        }
    }

    /// Writes a call of an earlier function.
    fn call(&mut self, scope: &mut Vec<Value>) {
        let Some(index) = self.callees.len().checked_sub(1) else {
            return;
        };
        let callee = &self.callees[self.random.below(index + 1)];
        let (name, arguments, results) = (
            callee.name.clone(),
            callee.arguments.clone(),
            callee.results.clone(),
        );
        let operands = self.values(scope, &arguments);
        let result = self.define(scope, &results);
        let (names, types) = self.lists(&operands);
        self.line(format_args!(
            "{result}func.call {name}({names}) : ({types}) -> ({})",
            type_list(self.ctx, &results)
        ));
    }

    /// Adds new results to the scope. Returns the text before the operation that has the results.
    fn define(&mut self, scope: &mut Vec<Value>, types: &[Type]) -> String {
        if types.is_empty() {
            return String::new();
        }
        let name = self.name();
        scope.extend(types.iter().enumerate().map(|(index, &ty)| Value {
            name: format!("{name}#{index}"),
            ty,
        }));
        format!("{name}:{} = ", types.len())
    }

    /// Returns types for loop-carried values and results of branches.
    fn some_types(&mut self) -> Vec<Type> {
        let count = self.random.below(3);
        let mut types = Vec::new();
        for _ in 0..count {
            types.extend(self.random.pick(&self.pool.types));
        }
        types
    }

    /// Returns values of these types.
    fn values(&mut self, scope: &[Value], types: &[Type]) -> Vec<Value> {
        let value = |&ty: &Type| Value {
            name: self.value(scope, ty),
            ty,
        };
        types.iter().map(value).collect()
    }

    /// Writes two blocks that branch to the same block. Call this only in a block of a function.
    fn diamond(&mut self, scope: &mut Vec<Value>) {
        let bit = self.ty("i1");
        let condition = self.value(scope, bit);
        let types = self.some_types();
        self.results += 1;
        let label = self.results;
        self.line(format_args!(
            "cf.cond_br {condition}, ^left{label}, ^right{label}"
        ));
        for side in ["left", "right"] {
            self.label(&format!("{side}{label}"), &[]);
            let mut inner = scope.clone();
            self.some(&mut inner, DEPTH);
            let values = self.values(&inner, &types);
            let (names, texts) = self.lists(&values);
            match types.is_empty() {
                true => self.line(format_args!("cf.br ^join{label}")),
                false => self.line(format_args!("cf.br ^join{label}({names} : {texts})")),
            }
        }
        let joined = self.fresh(&types);
        self.label(&format!("join{label}"), &joined);
        scope.extend(joined);
    }

    /// Writes the label of a block.
    fn label(&mut self, name: &str, arguments: &[Value]) {
        let arguments = match arguments.is_empty() {
            true => String::new(),
            false => format!("({})", self.declared(arguments)),
        };
        self.line(format_args!("^{name}{arguments}:"));
    }
}
