//! Modules of functions: operations of all dialects in a row, with loops and branches around them.

use std::fmt::Write;

use terrace_asm::print_type;
use terrace_ir::{Context, OpDef, Traits, Type};

use crate::forms::{RECIPES, all_ops, fill};
use crate::operation::Operation;
use crate::pool::Pool;
use crate::{Random, parse_valid};

/// Dialects whose operations are taken one by one.
const DIALECTS: [&str; 8] = [
    "arith", "math", "complex", "index", "memref", "vector", "ub", "llvm",
];
/// Operations that only recipes have: what they do to others is not theirs alone.
const LEFT_OUT: [&str; 3] = ["ub.unreachable", "memref.global", "llvm.comdat_selector"];
/// How often an operation is made up until a valid one is found.
const TRIES: usize = 12;
/// How deep loops and branches are in each other.
const DEPTH: usize = 3;

/// A value that is in scope.
#[derive(Clone)]
struct Value {
    name: String,
    ty: Type,
}

/// A function that was written, for calls.
struct Callee {
    name: String,
    arguments: Vec<Type>,
    results: Vec<Type>,
}

/// A module in which each operation alone is valid. It is not verified as a whole.
pub fn module(ctx: &Context, random: &mut Random) -> String {
    if random.below(8) == 0 {
        let recipes: Vec<&str> = RECIPES.split("// -----\n").collect();
        return fill(random.pick(&recipes).unwrap_or(&""), random);
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

/// The operations of a dialect that a block may have anywhere.
fn ops_of(ctx: &Context, dialect: &str) -> Vec<&'static OpDef> {
    let mut ops = all_ops(ctx);
    ops.retain(|def| {
        def.name.split('.').next() == Some(dialect)
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
    /// The arguments of the function, made when an operation needs a value that is not in scope.
    arguments: Vec<Value>,
    /// How many names the function has.
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
        let arguments: Vec<String> = self
            .arguments
            .iter()
            .map(|value| format!("{}: {}", value.name, self.type_text(value.ty)))
            .collect();
        let types = |values: &[Value]| values.iter().map(|value| value.ty).collect::<Vec<Type>>();
        let callee = Callee {
            name: format!("@f{number}"),
            arguments: types(&self.arguments),
            results: types(&results),
        };
        let signature = format!("{}({})", callee.name, arguments.join(", "));
        let (names, types) = self.lists(&results);
        self.callees.push(callee);
        let end = match results.is_empty() {
            true => "  return\n".to_owned(),
            false => format!("  return {names} : {types}\n"),
        };
        format!(
            "func.func {signature} -> ({types}) {{\n{}{end}}}\n",
            self.text
        )
    }

    fn type_text(&self, ty: Type) -> String {
        print_type(self.ctx, ty)
    }

    /// The names and the types of values, with commas.
    fn lists(&self, values: &[Value]) -> (String, String) {
        let names: Vec<&str> = values.iter().map(|value| value.name.as_str()).collect();
        let types: Vec<String> = values
            .iter()
            .map(|value| self.type_text(value.ty))
            .collect();
        (names.join(", "), types.join(", "))
    }

    fn name(&mut self) -> String {
        self.results += 1;
        format!("%v{}", self.results)
    }

    fn line(&mut self, text: impl std::fmt::Display) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, "  {text}");
    }

    /// A value of this type: one in scope, or an argument of the function.
    fn value(&mut self, scope: &[Value], ty: Type) -> String {
        let fitting: Vec<&Value> = scope.iter().filter(|value| value.ty == ty).collect();
        // Later ones are used more often, so that operations depend on each other.
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

    /// A few operations, in a new region or at the end of this one.
    fn some(&mut self, scope: &mut Vec<Value>, depth: usize) {
        for _ in 0..1 + self.random.below(5) {
            match self.random.below(10) {
                0..2 if depth < DEPTH => self.structured(scope, depth),
                2 => self.call(scope),
                _ => self.operation(scope),
            }
        }
    }

    /// An operation made up from its definition.
    fn operation(&mut self, scope: &mut Vec<Value>) {
        let mut pool = self.pool.clone();
        // Types of values in scope are more likely than others.
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

    /// A call of an earlier function.
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
        let operands: Vec<Value> = arguments
            .iter()
            .map(|&ty| Value {
                name: self.value(scope, ty),
                ty,
            })
            .collect();
        let result = self.define(scope, &results);
        let (names, types) = self.lists(&operands);
        let results: Vec<String> = results.iter().map(|&ty| self.type_text(ty)).collect();
        self.line(format_args!(
            "{result}func.call {name}({names}) : ({types}) -> ({})",
            results.join(", ")
        ));
    }

    /// Puts new results into scope; the text before the operation that has them.
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

    /// Types that loops carry and branches give.
    fn some_types(&mut self) -> Vec<Type> {
        let count = self.random.below(3);
        let mut types = Vec::new();
        for _ in 0..count {
            types.extend(self.random.pick(&self.pool.types));
        }
        types
    }

    /// Values of these types.
    fn values(&mut self, scope: &[Value], types: &[Type]) -> Vec<Value> {
        let value = |&ty: &Type| Value {
            name: self.value(scope, ty),
            ty,
        };
        types.iter().map(value).collect()
    }

    /// The operations of a region and its terminator.
    fn region(
        &mut self,
        scope: &[Value],
        extra: &[Value],
        (terminator, types): (&str, &[Type]),
        depth: usize,
    ) {
        let mut inner: Vec<Value> = scope.iter().chain(extra).cloned().collect();
        self.some(&mut inner, depth + 1);
        let values = self.values(&inner, types);
        let (names, texts) = self.lists(&values);
        match types.is_empty() {
            true => self.line(terminator),
            false => self.line(format_args!("{terminator} {names} : {texts}")),
        }
    }

    /// `%a = %b, ..` for values that a loop carries, with the names of the new ones.
    fn carried(&mut self, scope: &[Value], types: &[Type]) -> (String, Vec<Value>) {
        let starts = self.values(scope, types);
        let mut inner = Vec::new();
        let mut texts = Vec::new();
        for start in starts {
            let name = self.name();
            texts.push(format!("{name} = {}", start.name));
            inner.push(Value { name, ty: start.ty });
        }
        (texts.join(", "), inner)
    }

    fn structured(&mut self, scope: &mut Vec<Value>, depth: usize) {
        let (index, bit) = (self.ty("index"), self.ty("i1"));
        let types = self.some_types();
        let list: Vec<String> = types.iter().map(|&ty| self.type_text(ty)).collect();
        let list = list.join(", ");
        let arrow = match types.is_empty() {
            true => String::new(),
            false => format!(" -> ({list})"),
        };
        let induction = Value {
            name: self.name(),
            ty: index,
        };
        let before = scope.clone();
        match self.random.below(9) {
            0 => {
                let condition = self.value(scope, bit);
                let result = self.define(scope, &types);
                self.line(format_args!("{result}scf.if {condition}{arrow} {{"));
                self.region(&before, &[], ("scf.yield", &types), depth);
                if !types.is_empty() || self.random.below(2) == 0 {
                    self.line("} else {");
                    self.region(&before, &[], ("scf.yield", &types), depth);
                }
            }
            1 => {
                let bounds = self.values(scope, &[index; 3]);
                let (starts, mut inner) = self.carried(scope, &types);
                let result = self.define(scope, &types);
                let carries = match types.is_empty() {
                    true => String::new(),
                    false => format!(" iter_args({starts}){arrow}"),
                };
                self.line(format_args!(
                    "{result}scf.for {} = {} to {} step {}{carries} {{",
                    induction.name, bounds[0].name, bounds[1].name, bounds[2].name
                ));
                inner.push(induction);
                self.region(&before, &inner, ("scf.yield", &types), depth);
            }
            2 => {
                let (starts, inner) = self.carried(scope, &types);
                let result = self.define(scope, &types);
                self.line(format_args!(
                    "{result}scf.while ({starts}) : ({list}) -> ({list}) {{"
                ));
                let mut before: Vec<Value> = before.iter().chain(&inner).cloned().collect();
                let outer = before.len() - inner.len();
                self.some(&mut before, depth + 1);
                let condition = self.value(&before, bit);
                let values = self.values(&before, &types);
                let (names, texts) = self.lists(&values);
                match types.is_empty() {
                    true => self.line(format_args!("scf.condition({condition})")),
                    false => {
                        self.line(format_args!("scf.condition({condition}) {names} : {texts}"))
                    }
                }
                before.truncate(outer);
                let after: Vec<Value> = types
                    .iter()
                    .map(|&ty| Value {
                        name: self.name(),
                        ty,
                    })
                    .collect();
                let arguments: Vec<String> = after
                    .iter()
                    .map(|value| format!("{}: {}", value.name, self.type_text(value.ty)))
                    .collect();
                self.line("} do {");
                self.line(format_args!("^bb0({}):", arguments.join(", ")));
                self.region(&before, &after, ("scf.yield", &types), depth);
            }
            3 => {
                let on = self.value(scope, index);
                let result = self.define(scope, &types);
                // Without parentheses here.
                let arrow = match types.is_empty() {
                    true => String::new(),
                    false => format!(" -> {list}"),
                };
                self.line(format_args!("{result}scf.index_switch {on}{arrow}"));
                for case in 0..self.random.below(3) {
                    self.line(format_args!("case {case} {{"));
                    self.region(&before, &[], ("scf.yield", &types), depth);
                    self.line("}");
                }
                self.line("default {");
                self.region(&before, &[], ("scf.yield", &types), depth);
            }
            4 => {
                let float = self.ty("f32");
                let reduces = self.random.below(2) == 0;
                let bounds = self.values(scope, &[index; 3]);
                let init = self.value(scope, float);
                let (start, result) = match reduces {
                    true => (
                        format!(" init ({init}) -> f32"),
                        self.define(scope, &[float]),
                    ),
                    false => Default::default(),
                };
                self.line(format_args!(
                    "{result}scf.parallel ({}) = ({}) to ({}) step ({}){start} {{",
                    induction.name, bounds[0].name, bounds[1].name, bounds[2].name
                ));
                let mut inner: Vec<Value> = before.iter().cloned().chain([induction]).collect();
                self.some(&mut inner, depth + 1);
                if reduces {
                    let value = self.value(&inner, float);
                    self.line(format_args!("scf.reduce({value} : f32) {{"));
                    self.line("^bb0(%lhs: f32, %rhs: f32):");
                    self.line("%sum = arith.addf %lhs, %rhs : f32");
                    self.line("scf.reduce.return %sum : f32");
                    self.line("}");
                }
            }
            5 => {
                let result = self.define(scope, &types);
                self.line(format_args!("{result}scf.execute_region{arrow} {{"));
                self.region(&before, &[], ("scf.yield", &types), depth);
            }
            6 => {
                let (starts, mut inner) = self.carried(scope, &types);
                let result = self.define(scope, &types);
                let carries = match types.is_empty() {
                    true => String::new(),
                    false => format!(" iter_args({starts}){arrow}"),
                };
                let (end, step) = (1 + self.random.below(20), 1 + self.random.below(3));
                self.line(format_args!(
                    "{result}affine.for {} = 0 to {end} step {step}{carries} {{",
                    induction.name
                ));
                let memory = self.ty("memref<?xf32>");
                let float = self.ty("f32");
                let memref = self.argument(memory);
                let value = Value {
                    name: self.name(),
                    ty: float,
                };
                let (offset, name) = (self.random.below(4), induction.name.clone());
                self.line(format_args!(
                    "{} = affine.load {memref}[{name} * 2 + {offset}] : memref<?xf32>",
                    value.name
                ));
                inner.extend([induction, value]);
                let mut inner: Vec<Value> = before.iter().cloned().chain(inner).collect();
                self.some(&mut inner, depth + 1);
                let stored = self.value(&inner, float);
                self.line(format_args!(
                    "affine.store {stored}, {memref}[{name} + {offset}] : memref<?xf32>"
                ));
                let values = self.values(&inner, &types);
                let (names, texts) = self.lists(&values);
                if !types.is_empty() {
                    self.line(format_args!("affine.yield {names} : {texts}"));
                }
            }
            7 => {
                let result = self.define(scope, &types);
                let (number, other) = (self.argument(index), self.random.below(9));
                self.line(format_args!(
                    "{result}affine.if affine_set<()[s0] : (s0 - {other} >= 0)>()[{number}]{arrow} {{"
                ));
                self.region(&before, &[], ("affine.yield", &types), depth);
                if !types.is_empty() || self.random.below(2) == 0 {
                    self.line("} else {");
                    self.region(&before, &[], ("affine.yield", &types), depth);
                }
            }
            _ => {
                let result = self.define(scope, &types);
                self.line(format_args!("{result}memref.alloca_scope{arrow} {{"));
                self.region(&before, &[], ("memref.alloca_scope.return", &types), depth);
            }
        }
        self.line("}");
    }

    /// Two blocks that join again. Only where the block belongs to a function.
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
            let _ = writeln!(self.text, "^{side}{label}:");
            let mut inner = scope.clone();
            self.some(&mut inner, DEPTH);
            let values = self.values(&inner, &types);
            let (names, texts) = self.lists(&values);
            match types.is_empty() {
                true => self.line(format_args!("cf.br ^join{label}")),
                false => self.line(format_args!("cf.br ^join{label}({names} : {texts})")),
            }
        }
        let joined: Vec<Value> = types
            .iter()
            .map(|&ty| Value {
                name: self.name(),
                ty,
            })
            .collect();
        let arguments: Vec<String> = joined
            .iter()
            .map(|value| format!("{}: {}", value.name, self.type_text(value.ty)))
            .collect();
        let arguments = match joined.is_empty() {
            true => String::new(),
            false => format!("({})", arguments.join(", ")),
        };
        let _ = writeln!(self.text, "^join{label}{arguments}:");
        scope.extend(joined);
    }
}
