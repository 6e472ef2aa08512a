//! Writes functions, and `main`, which calls them.

use super::memory::Memory;
use super::types::{Float, Scalar, Ty};
use super::{Function, Theme, Value, Writer};

/// The number of possible operation budgets of a function.
const OPERATIONS: usize = 12;
/// The number of calls of each function.
const CALLS: usize = 5;

impl Writer<'_> {
    fn start(&mut self) {
        self.text.clear();
        self.names = 0;
        self.scope.clear();
        self.memories.clear();
        self.outputs.clear();
        self.depth = 0;
        self.budget = 2 + self.random.below(OPERATIONS);
    }

    /// Writes a function whose arguments `main` chooses.
    pub(super) fn function(&mut self, number: usize) -> String {
        self.start();
        let mut arguments = Vec::new();
        for number in 0..1 + self.random.below(4) {
            let ty = match self.once_in(3) {
                true => {
                    let width = self.one(&super::WIDTHS);
                    self.one(&[
                        Ty::of(Scalar::Index),
                        Ty::of(Scalar::Int(width)),
                        Ty::of(Scalar::Int(1)),
                    ])
                }
                false => self.some_type(),
            };
            self.scope.push(Value {
                name: format!("%a{number}"),
                ty: ty.clone(),
                range: None,
                is_top: true,
            });
            arguments.push(ty);
        }
        let memories = match self.theme {
            Theme::Memory | Theme::Affine => 1 + self.random.below(2),
            Theme::Vector | Theme::Loops => self.random.below(2),
            _ => usize::from(self.once_in(6)),
        };
        for number in 0..memories {
            let memory = Memory::argument(format!("%m{number}"), self.random);
            self.memories.push(memory);
        }
        let memories = self.memories.clone();
        while self.budget > 0 {
            self.step();
            if self.budget > 0 && self.once_in(8) && self.theme != Theme::Affine {
                self.blocks();
            }
        }
        let results = self.function_results();
        let signature = arguments
            .iter()
            .enumerate()
            .map(|(number, ty)| format!("%a{number}: {ty}"));
        let memory_arguments = memories
            .iter()
            .map(|memory| format!("{}: {}", memory.name, memory.ty()));
        let signature: Vec<String> = signature.chain(memory_arguments).collect();
        let types: Vec<Ty> = results.iter().map(|value| value.ty.clone()).collect();
        let names: Vec<&str> = results.iter().map(|value| value.name.as_str()).collect();
        let function = Function {
            name: format!("@f{number}"),
            arguments,
            memories,
            results: types.clone(),
            is_llvm: false,
        };
        let types = super::type_list(&types);
        let end = match names.is_empty() {
            true => "return".to_owned(),
            false => format!("return {} : {types}", names.join(", ")),
        };
        let private = if self.once_in(3) { "private " } else { "" };
        let text = format!(
            "func.func {private}{}({}) -> ({types}) {{\n{}  {end}\n}}\n",
            function.name,
            signature.join(", "),
            self.text
        );
        self.functions.push(function);
        text
    }

    /// Returns the values that the function returns: the unused values, and some others.
    fn function_results(&mut self) -> Vec<Value> {
        let mut results = self.outputs.split_off(self.outputs.len().saturating_sub(6));
        // The last values depend on most others.
        for back in 1..=self.scope.len().min(3) {
            results.push(self.scope[self.scope.len() - back].clone());
        }
        for _ in 0..2 {
            results.extend(self.random.pick(&self.scope).cloned());
        }
        let mut seen = Vec::new();
        results.retain(|value| {
            let new = !seen.contains(&value.name);
            seen.push(value.name.clone());
            new
        });
        results
    }

    /// Writes `main`, which calls all functions and prints their results.
    pub(super) fn main(&mut self) -> String {
        self.start();
        for function in self.functions.clone() {
            let mut memories = Vec::new();
            for memory in &function.memories {
                memories.push(self.allocate(memory));
            }
            for _ in 0..CALLS {
                self.call_and_print(&function, &memories);
            }
            for (memory, name) in function.memories.iter().zip(&memories) {
                self.dump(memory, name);
            }
        }
        format!("func.func @main() {{\n{}  return\n}}\n", self.text)
    }

    fn call_and_print(&mut self, function: &Function, memories: &[String]) {
        self.scope.clear();
        let mut names = Vec::new();
        for ty in &function.arguments {
            names.push(self.constant(ty).name);
        }
        names.extend(memories.iter().cloned());
        let mut types: Vec<String> = function.arguments.iter().map(Ty::to_string).collect();
        types.extend(function.memories.iter().map(Memory::ty));
        let results = self.results(&function.results);
        let returned = match (function.is_llvm, function.results.as_slice()) {
            (true, [one]) => one.to_string(),
            (true, _) => "()".to_owned(),
            (false, results) => format!("({})", super::type_list(results)),
        };
        let call = if function.is_llvm {
            "llvm.call"
        } else {
            "func.call"
        };
        // An operation of the LLVM dialect has a single result, which has no index.
        self.line(format_args!(
            "{results}{call} {}({}) : ({}) -> {returned}",
            function.name,
            names.join(", "),
            types.join(", ")
        ));
        for value in std::mem::take(&mut self.scope) {
            self.print(&value);
        }
    }

    /// Prints a value with all of its bits.
    pub(super) fn print(&mut self, value: &Value) {
        let form = std::mem::replace(&mut self.form, super::Form::Plain);
        self.print_plainly(value);
        self.form = form;
    }

    fn print_plainly(&mut self, value: &Value) {
        let ty = &value.ty;
        let is_vector = ty.shape.is_some();
        match ty.scalar {
            Scalar::Int(width) if width > 64 => {
                let wide = ty.with(Scalar::Int(128));
                let low = ty.with(Scalar::Int(64));
                let value = match width {
                    128 => value.clone(),
                    _ => self.quiet(
                        &wide,
                        format_args!("arith.extsi {} : {ty} to {wide}", value.name),
                    ),
                };
                let first = self.quiet(
                    &low,
                    format_args!("arith.trunci {} : {wide} to {low}", value.name),
                );
                let amount = self.number(&wide, 64);
                let high = self.quiet(
                    &wide,
                    format_args!("arith.shrui {}, {} : {wide}", value.name, amount.name),
                );
                let second = self.quiet(
                    &low,
                    format_args!("arith.trunci {} : {wide} to {low}", high.name),
                );
                self.print_plainly(&first);
                self.print_plainly(&second);
            }
            // `vector.print` does not support all widths that are not powers of two.
            Scalar::Int(width) if !width.is_power_of_two() || (is_vector && width < 8) => {
                let wide = ty.with(Scalar::Int(64));
                let value = self.quiet(
                    &wide,
                    format_args!("arith.extsi {} : {ty} to {wide}", value.name),
                );
                self.line(format_args!("vector.print {} : {wide}", value.name));
            }
            Scalar::Float(Float::F16 | Float::BF16) => {
                let wide = ty.with(Scalar::Float(Float::F32));
                let value = self.quiet(
                    &wide,
                    format_args!("arith.extf {} : {ty} to {wide}", value.name),
                );
                self.line(format_args!("vector.print {} : {wide}", value.name));
            }
            Scalar::Complex(float) => {
                let part = Ty::of(Scalar::Float(float));
                for name in ["re", "im"] {
                    let part =
                        self.quiet(&part, format_args!("complex.{name} {} : {ty}", value.name));
                    self.print_plainly(&part);
                }
            }
            _ => self.line(format_args!("vector.print {} : {ty}", value.name)),
        }
    }
}
