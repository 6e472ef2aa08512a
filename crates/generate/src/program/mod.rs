//! Generates programs with a defined meaning. No execution path has undefined behaviour, so no pass may change the
//! output.
//!
//! The generator makes each operation safe when it writes it: divisors are not zero, shift amounts are less than the
//! width, indices are in bounds, and flags are only set if the known ranges of the operands imply them. The generator
//! therefore tracks the range of each integer. `main` calls each function with edge values and prints the results.
//!
//! In the [opaque](Form::Opaque) form of a program, each value passes through a call of an identity function. If that
//! form is lowered without optimization, each operation is lowered individually.

mod affine;
mod complex;
mod control;
mod dead;
mod entry;
mod float;
mod gathers;
mod index;
mod integer;
mod llvm;
mod math;
mod memory;
mod pairs;
mod types;
mod vector;
mod views;

use std::collections::BTreeMap;
use std::fmt::{Display, Write};

use crate::Random;
use memory::Memory;
use types::{FLOATS, Float, Scalar, Ty, WIDTHS, bounds, edge};

/// The way in which values are passed between operations.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum Form {
    /// Values are used directly.
    Plain,
    /// Each value passes through a function that returns it.
    Opaque,
}

/// The beginning of the first line of a program whose floats are approximations.
pub const TOLERANT: &str = "// approximate";

/// Generates a program. Equal random numbers yield the same program, except for the form.
pub fn program(random: &mut Random, form: Form) -> String {
    let theme = *random.pick(&Theme::ALL).unwrap_or(&Theme::Integer);
    let mut writer = Writer {
        theme,
        form,
        text: String::new(),
        names: 0,
        scope: Vec::new(),
        memories: Vec::new(),
        outputs: Vec::new(),
        functions: Vec::new(),
        helpers: BTreeMap::new(),
        variables: Vec::new(),
        depth: 0,
        budget: 0,
        random,
    };
    let mut text = String::new();
    if theme == Theme::Math || theme == Theme::Complex {
        text += TOLERANT;
        text += "\n";
    }
    let functions = match theme {
        Theme::Calls => 2 + writer.random.below(2),
        _ => 1 + usize::from(writer.once_in(5)),
    };
    for number in 0..functions {
        text += &writer.function(number);
    }
    if writer.random.below(12) == 0 {
        text += &writer.dead_function();
    }
    if writer.theme == Theme::Llvm {
        text += &writer.llvm_function();
    }
    text += &writer.main();
    for helper in writer.helpers.values() {
        text += helper;
    }
    text
}

/// The main subject of a program.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
enum Theme {
    Integer,
    Index,
    Float,
    Math,
    Complex,
    Vector,
    Memory,
    Loops,
    Branches,
    Affine,
    Calls,
    Llvm,
}

impl Theme {
    const ALL: [Self; 14] = [
        Self::Integer,
        Self::Integer,
        Self::Index,
        Self::Float,
        Self::Math,
        Self::Complex,
        Self::Vector,
        Self::Vector,
        Self::Memory,
        Self::Loops,
        Self::Branches,
        Self::Affine,
        Self::Calls,
        Self::Llvm,
    ];
}

/// A value that is in scope.
#[derive(Clone, Debug)]
struct Value {
    name: String,
    ty: Ty,
    /// The minimum and maximum signed value, for a scalar of at most 64 bits. `None` if no range is known.
    range: Option<(i128, i128)>,
    /// True if the value is defined in a block of the function itself. Affine operations can use such values.
    is_top: bool,
}

/// A function that has been written and can be called.
#[derive(Clone)]
struct Function {
    name: String,
    arguments: Vec<Ty>,
    memories: Vec<Memory>,
    results: Vec<Ty>,
    /// True if the function is called by `llvm.call`.
    is_llvm: bool,
}

struct Writer<'r> {
    random: &'r mut Random,
    theme: Theme,
    form: Form,
    /// The function body written so far.
    text: String,
    /// The number of names used in the function.
    names: usize,
    scope: Vec<Value>,
    memories: Vec<Memory>,
    /// Values that only the end of the function may use.
    outputs: Vec<Value>,
    functions: Vec<Function>,
    /// Helper functions, keyed by name.
    helpers: BTreeMap<String, String>,
    /// Induction variables of affine loops. They are valid dimensions but not valid symbols.
    variables: Vec<String>,
    /// The nesting depth of regions.
    depth: usize,
    /// The number of operations that may still be written in the function.
    budget: usize,
}

impl Writer<'_> {
    /// Writes a line of the body.
    fn line(&mut self, text: impl Display) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, "  {text}");
    }

    /// Creates a new name.
    fn name(&mut self) -> String {
        self.names += 1;
        format!("%v{}", self.names)
    }

    /// Returns true once in `times` calls on average.
    fn once_in(&mut self, times: usize) -> bool {
        self.random.below(times) == 0
    }

    fn one<T: Clone>(&mut self, list: &[T]) -> T {
        let picked = self.random.pick(list);
        picked.expect("invariant: the list is not empty").clone()
    }

    /// Writes an operation with one result. Adds the result to the scope.
    fn define(&mut self, ty: &Ty, operation: impl Display) -> Value {
        let value = self.quiet(ty, operation);
        self.scope.push(value.clone());
        value
    }

    /// Like [`define`](Self::define), with the known range of the result.
    fn define_in(
        &mut self,
        ty: &Ty,
        range: Option<(i128, i128)>,
        operation: impl Display,
    ) -> Value {
        let mut value = self.quiet(ty, operation);
        value.range = range;
        self.scope.push(value.clone());
        value
    }

    /// Writes an operation with one result, which is not added to the scope.
    fn quiet(&mut self, ty: &Ty, operation: impl Display) -> Value {
        let name = self.name();
        self.line(format_args!("{name} = {operation}"));
        let mut value = Value {
            name,
            ty: ty.clone(),
            range: None,
            is_top: self.depth == 0,
        };
        self.hide(&mut value);
        value
    }

    /// In the opaque form, passes a value through an identity function.
    fn hide(&mut self, value: &mut Value) {
        if self.form == Form::Plain {
            return;
        }
        let ty = value.ty.to_string();
        let letters = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
        let function = format!("@same_{}", ty.chars().map(letters).collect::<String>());
        let name = format!("{}s", value.name);
        self.line(format_args!(
            "{name} = func.call {function}({}) : ({ty}) -> {ty}",
            value.name
        ));
        let text = format!("func.func {function}(%x: {ty}) -> {ty} {{\n  return %x : {ty}\n}}\n");
        self.helpers.insert(function, text);
        value.name = name;
    }

    /// Writes a constant.
    fn number(&mut self, ty: &Ty, number: i128) -> Value {
        let literal = match ty.scalar {
            Scalar::Int(1) => (number != 0).to_string(),
            _ => number.to_string(),
        };
        let range =
            (ty.shape.is_none() && ty.scalar.width() <= Some(64)).then_some((number, number));
        let mut value = match &ty.shape {
            None => match ty.scalar {
                Scalar::Int(1) => self.quiet(ty, format_args!("arith.constant {literal}")),
                scalar => self.quiet(ty, format_args!("arith.constant {literal} : {scalar}")),
            },
            Some(_) => self.quiet(ty, format_args!("arith.constant dense<{literal}> : {ty}")),
        };
        value.range = range;
        value
    }

    /// Writes a float constant with these bits.
    fn float(&mut self, ty: &Ty, float: Float, bits: u64) -> Value {
        let literal = float.literal(bits);
        match ty.shape {
            None => self.quiet(ty, format_args!("arith.constant {literal} : {ty}")),
            Some(_) => self.quiet(ty, format_args!("arith.constant dense<{literal}> : {ty}")),
        }
    }

    /// Returns a random literal for an element of a constant.
    fn literal(&mut self, scalar: Scalar) -> String {
        match scalar {
            Scalar::Int(1) => (self.random.below(2) == 0).to_string(),
            Scalar::Int(width) => edge(width, self.random).to_string(),
            Scalar::Index => edge(64, self.random).to_string(),
            Scalar::Float(float) => {
                let bits = self.float_bits(float);
                float.literal(bits)
            }
            Scalar::Complex(float) => {
                let (re, im) = (self.float_bits(float), self.float_bits(float));
                format!("({}, {})", float.literal(re), float.literal(im))
            }
        }
    }

    /// Returns bits of a float. Moderate values are more frequent if results are approximations.
    fn float_bits(&mut self, float: Float) -> u64 {
        let moderate = match self.theme {
            Theme::Math | Theme::Complex => self.random.below(4) > 0,
            _ => self.random.below(4) == 0,
        };
        match moderate {
            true => float.moderate(self.random),
            false => float.edge(self.random),
        }
    }

    /// Writes a constant with edge values.
    fn constant(&mut self, ty: &Ty) -> Value {
        if let (Some(shape), true) = (&ty.shape, ty.count() > 1)
            && self.random.below(3) > 0
        {
            let shape = shape.clone();
            let text = self.nested_literals(&shape, ty.scalar);
            return self.quiet(ty, format_args!("arith.constant dense<{text}> : {ty}"));
        }
        match ty.scalar {
            Scalar::Int(width) => {
                let number = edge(width, self.random);
                self.number(ty, number)
            }
            Scalar::Index => {
                let number = edge(64, self.random);
                self.number(ty, number)
            }
            Scalar::Float(float) => {
                let bits = self.float_bits(float);
                self.float(ty, float, bits)
            }
            Scalar::Complex(float) => {
                let (re, im) = (self.float_bits(float), self.float_bits(float));
                let (re, im, part) = (float.literal(re), float.literal(im), float.text());
                match ty.shape {
                    None => self.quiet(
                        ty,
                        format_args!("complex.constant [{re} : {part}, {im} : {part}] : {ty}"),
                    ),
                    Some(_) => self.quiet(
                        ty,
                        format_args!("arith.constant dense<({re}, {im})> : {ty}"),
                    ),
                }
            }
        }
    }

    fn nested_literals(&mut self, shape: &[usize], scalar: Scalar) -> String {
        let Some((&size, rest)) = shape.split_first() else {
            return self.literal(scalar);
        };
        let parts: Vec<String> = (0..size)
            .map(|_| self.nested_literals(rest, scalar))
            .collect();
        format!("[{}]", parts.join(", "))
    }

    /// Returns a value of a type: a value in scope, a constant, or a conversion of other values.
    fn value(&mut self, ty: &Ty) -> Value {
        if self.random.below(4) == 0 {
            return self.constant(ty);
        }
        self.variable(ty)
    }

    /// Returns a value of a type. It is not a constant if another value is available.
    fn variable(&mut self, ty: &Ty) -> Value {
        let fitting: Vec<usize> = (0..self.scope.len())
            .filter(|&index| self.scope[index].ty == *ty)
            .collect();
        // The last values are used more often, so operations depend on each other.
        let later = match self.random.below(3) {
            0 => 0,
            _ => fitting.len() - fitting.len().min(4),
        };
        if let Some(&index) = self.random.pick(&fitting[later..]) {
            return self.scope[index].clone();
        }
        self.converted(ty)
    }

    /// Converts other values to a type, or writes a constant.
    fn converted(&mut self, ty: &Ty) -> Value {
        if ty.shape.is_some() {
            return match self.random.below(3) {
                0 => self.constant(ty),
                _ => {
                    let element = self.variable(&Ty::of(ty.scalar));
                    self.define(
                        ty,
                        format_args!("vector.broadcast {} : {} to {ty}", element.name, ty.scalar),
                    )
                }
            };
        }
        let integers =
            |value: &&Value| value.ty.shape.is_none() && value.ty.scalar.width().is_some();
        let integers: Vec<Value> = self.scope.iter().filter(integers).cloned().collect();
        let integer = self.random.pick(&integers).cloned();
        match (ty.scalar, integer) {
            (Scalar::Int(_) | Scalar::Index, Some(from)) => self.resize(&from, ty.scalar),
            (Scalar::Float(_), Some(from)) if from.ty.scalar.width() <= Some(64) => {
                let from = match from.ty.scalar {
                    Scalar::Index => self.resize(&from, Scalar::Int(64)),
                    _ => from,
                };
                self.integer_to_float("sitofp", &from, ty)
            }
            (Scalar::Complex(float), _) => {
                let part = Ty::of(Scalar::Float(float));
                let (re, im) = (self.value(&part), self.value(&part));
                self.define(
                    ty,
                    format_args!("complex.create {}, {} : {ty}", re.name, im.name),
                )
            }
            _ => self.constant(ty),
        }
    }

    /// Returns a type that suits the theme.
    fn some_type(&mut self) -> Ty {
        let scalar = match self.theme {
            Theme::Index | Theme::Affine => Scalar::Index,
            Theme::Float | Theme::Math => self.float_type(),
            Theme::Complex => Scalar::Complex(self.one(&[Float::F32, Float::F32, Float::F64])),
            _ => match self.random.below(8) {
                0 => self.float_type(),
                1 => Scalar::Index,
                _ => Scalar::Int(self.one(&WIDTHS)),
            },
        };
        let vectors = match self.theme {
            Theme::Vector => 2,
            Theme::Affine | Theme::Complex => 50,
            _ => 12,
        };
        if self.once_in(vectors) && !matches!(scalar, Scalar::Complex(_)) {
            let shape = self.shape();
            return Ty::vector(&shape, scalar);
        }
        Ty::of(scalar)
    }

    fn float_type(&mut self) -> Scalar {
        let formats = [&FLOATS[..], &[Float::F32, Float::F32, Float::F64]].concat();
        Scalar::Float(self.one(&formats))
    }

    /// Returns a type for values that control flow forwards.
    fn carried_type(&mut self) -> Ty {
        match self.random.pick(&self.scope) {
            Some(value) if self.random.below(2) == 0 => value.ty.clone(),
            _ => self.some_type(),
        }
    }

    /// Returns an integer type, `index`, or a type of vectors of them.
    fn integer_type(&mut self) -> Ty {
        let scalar = match self.random.below(6) {
            0 => Scalar::Index,
            _ => Scalar::Int(self.one(&WIDTHS)),
        };
        match self.once_in(if self.theme == Theme::Vector { 2 } else { 12 }) {
            true => {
                let shape = self.shape();
                Ty::vector(&shape, scalar)
            }
            false => Ty::of(scalar),
        }
    }

    /// Writes one step, which depends on the theme.
    fn step(&mut self) {
        self.budget = self.budget.saturating_sub(1);
        let usual = self.random.below(4) > 0;
        let choice = if usual {
            None
        } else {
            Some(self.random.below(9))
        };
        match (choice, self.theme) {
            (None, Theme::Integer) | (Some(0), _) => self.integer_step(),
            (None, Theme::Index) | (Some(1), _) => self.index_step(),
            (None, Theme::Float) | (Some(2), _) => self.float_step(),
            (None, Theme::Math) => self.math_step(),
            (None, Theme::Complex) => self.complex_step(),
            (None, Theme::Vector) | (Some(3), _) => self.vector_step(),
            (None, Theme::Memory) | (Some(4), _) => self.memory_step(),
            (None, Theme::Loops) | (Some(5), _) => self.loop_step(),
            (None, Theme::Branches) | (Some(6), _) => self.branch_step(),
            (Some(7), _) => self.pair_step(),
            (None, Theme::Affine) => self.affine_step(),
            (None, Theme::Calls) => self.call_step(),
            (None, Theme::Llvm) => self.call_step(),
            _ => self.integer_step(),
        }
    }

    /// Writes up to `most` steps.
    fn steps(&mut self, most: usize) {
        for _ in 0..self.random.below(most + 1) {
            if self.budget == 0 {
                return;
            }
            self.step();
        }
    }

    /// Calls `write` for nested code, whose definitions are removed from the scope afterwards.
    fn inside<R>(&mut self, write: impl FnOnce(&mut Self) -> R) -> R {
        let (values, memories, outputs) =
            (self.scope.len(), self.memories.len(), self.outputs.len());
        self.depth += 1;
        let result = write(self);
        self.depth -= 1;
        self.scope.truncate(values);
        self.memories.truncate(memories);
        self.outputs.truncate(outputs);
        result
    }

    /// Chooses values of these types. Returns the names and the types as lists.
    fn values(&mut self, types: &[Ty]) -> (String, String) {
        let values: Vec<Value> = types.iter().map(|ty| self.value(ty)).collect();
        let names: Vec<&str> = values.iter().map(|value| value.name.as_str()).collect();
        (names.join(", "), type_list(types))
    }

    /// Creates values of these types with new names, and adds them to the scope.
    fn fresh(&mut self, types: &[Ty]) -> Vec<Value> {
        let mut values = Vec::new();
        for ty in types {
            values.push(Value {
                name: self.name(),
                ty: ty.clone(),
                range: None,
                is_top: self.depth == 0,
            });
        }
        self.scope.extend(values.iter().cloned());
        values
    }

    /// Adds the results of an operation to the scope. Returns the text before the operation. In the opaque form, the
    /// results are not hidden.
    fn results(&mut self, types: &[Ty]) -> String {
        if types.is_empty() {
            return String::new();
        }
        let (name, text) = self.result_name(types);
        self.add_results(&name, types);
        text
    }

    /// Returns a name for results, and the text before the operation.
    fn result_name(&mut self, types: &[Ty]) -> (String, String) {
        let name = self.name();
        let text = match types.len() {
            0 => String::new(),
            count => format!("{name}:{count} = "),
        };
        (name, text)
    }

    /// Adds the results of an operation to the scope.
    fn add_results(&mut self, name: &str, types: &[Ty]) {
        for (index, ty) in types.iter().enumerate() {
            self.add_result(format!("{name}#{index}"), ty.clone());
        }
    }

    /// Adds a result without known range to the scope.
    fn add_result(&mut self, name: String, ty: Ty) {
        self.scope.push(Value {
            name,
            ty,
            range: None,
            is_top: self.depth == 0,
        });
    }
}

/// Returns the types, separated by commas.
fn type_list(types: &[Ty]) -> String {
    let texts: Vec<String> = types.iter().map(Ty::to_string).collect();
    texts.join(", ")
}

/// Returns the known range of an integer, or else the range of its type.
fn range_of(value: &Value) -> Option<(i128, i128)> {
    if value.ty.shape.is_some() {
        return None;
    }
    let width = value.ty.scalar.width().filter(|&width| width <= 64)?;
    Some(value.range.unwrap_or_else(|| bounds(width)))
}
