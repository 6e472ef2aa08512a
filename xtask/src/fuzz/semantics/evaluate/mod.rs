//! Evaluates a program independently of passes, folders and LLVM, by reading its generic form and computing its output.
//!
//! The evaluator supports scalars and control flow. Other values, such as vectors and values from memory, are
//! [unknown](value::Value::Unknown), and so are results computed from them. If control flow depends on an unknown
//! value, the evaluator gives up.

mod affine;
mod float;
mod integer;
mod tree;
mod value;

use std::collections::HashMap;

use terrace_upstream::Printed;

use affine::Map;
use tree::{Block, Op, functions};
use value::{Format, Value, width};

/// The maximum number of operations that a program may execute.
const MOST: usize = 200_000;

/// Returns the values that a program prints; unknown ones are `None`. Returns `None` if control flow depends on an
/// unknown value.
pub(super) fn evaluate(generic: &str) -> Option<Vec<Option<Printed>>> {
    let functions = functions(generic)?;
    let mut evaluator = Evaluator {
        functions: &functions,
        values: HashMap::new(),
        printed: Vec::new(),
        left: MOST,
    };
    evaluator.call("main", &[])?;
    Some(evaluator.printed)
}

struct Evaluator<'f> {
    functions: &'f HashMap<String, Op>,
    /// The values of the current function, keyed by name.
    values: HashMap<String, Value>,
    printed: Vec<Option<Printed>>,
    left: usize,
}

impl Evaluator<'_> {
    fn call(&mut self, name: &str, arguments: &[Value]) -> Option<Vec<Value>> {
        let function = self.functions.get(name)?;
        if function.name != "func.func" {
            return None;
        }
        let outer = std::mem::take(&mut self.values);
        let results = self.region(function.regions.first()?, arguments);
        self.values = outer;
        results
    }

    /// Runs a region from its first block, and returns the operands of its terminator.
    fn region(&mut self, blocks: &[Block], arguments: &[Value]) -> Option<Vec<Value>> {
        let mut block = blocks.first()?;
        let mut arguments = arguments.to_vec();
        loop {
            for ((name, _), value) in block.arguments.iter().zip(&arguments) {
                self.values.insert(name.clone(), *value);
            }
            let (last, ops) = block.ops.split_last()?;
            for op in ops {
                self.run(op)?;
            }
            let operands = self.operands(last);
            let (target, handed_on) = match last.name.as_str() {
                "cf.br" => (last.successors.first()?, operands),
                "cf.cond_br" => {
                    let segments = last.integers("operandSegmentSizes");
                    let first = 1 + *segments.get(1)? as usize;
                    match known(operands[0])? != 0 {
                        true => (last.successors.first()?, operands[1..first].to_vec()),
                        false => (last.successors.get(1)?, operands[first..].to_vec()),
                    }
                }
                "cf.switch" => switch(last, &operands)?,
                _ => return Some(operands),
            };
            self.left = self.left.checked_sub(1)?;
            block = blocks.iter().find(|block| block.label == *target)?;
            arguments = handed_on;
        }
    }

    fn operands(&self, op: &Op) -> Vec<Value> {
        let value = |name: &String| self.values.get(name).copied().unwrap_or(Value::Unknown);
        op.operands.iter().map(value).collect()
    }

    fn run(&mut self, op: &Op) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        let operands = self.operands(op);
        let results = match op.name.as_str() {
            "vector.print" => {
                self.print(op, &operands);
                return Some(());
            }
            "func.call" => self.call(op.property("callee")?.trim_start_matches('@'), &operands)?,
            "scf.if" => {
                let region = usize::from(known(operands[0])? == 0);
                match op
                    .regions
                    .get(region)
                    .filter(|blocks| !blocks[0].ops.is_empty())
                {
                    Some(blocks) => self.region(blocks, &[])?,
                    None => Vec::new(),
                }
            }
            "scf.index_switch" => {
                let on = operands[0].signed()?;
                let case = op.integers("cases").iter().position(|case| *case == on);
                self.region(op.regions.get(case.map_or(0, |case| case + 1))?, &[])?
            }
            "scf.execute_region" | "memref.alloca_scope" => {
                self.region(op.regions.first()?, &[])?
            }
            "scf.for" => self.scf_for(op, &operands)?,
            "scf.while" => self.scf_while(op, operands)?,
            "affine.for" => self.affine_for(op, &operands)?,
            "affine.if" => {
                let numbers = numbers(&operands)?;
                let holds = Map::parse(op.property("condition")?)?.holds(&numbers)?;
                self.region(op.regions.get(usize::from(!holds))?, &[])?
            }
            // These operations may print or write memory, which is not tracked.
            name if !op.regions.is_empty()
                && !name.starts_with("memref.")
                && !name.starts_with("vector.") =>
            {
                if prints(op) {
                    return None;
                }
                vec![Value::Unknown; op.results.len()]
            }
            _ => simple(op, &operands),
        };
        for (index, name) in op.results.iter().enumerate() {
            let value = results.get(index).copied().unwrap_or(Value::Unknown);
            self.values.insert(name.clone(), value);
        }
        Some(())
    }

    fn scf_for(&mut self, op: &Op, operands: &[Value]) -> Option<Vec<Value>> {
        let unsigned = op
            .property("unsignedCmp")
            .is_some_and(|value| value != "false");
        let Value::Int(_, width) = operands[0] else {
            return None;
        };
        let number = |value: Value| match (unsigned, value) {
            (true, Value::Int(bits, _)) => i128::try_from(bits).ok(),
            (_, value) => value.signed(),
        };
        let (lower, upper, step) = (
            number(operands[0])?,
            number(operands[1])?,
            number(operands[2])?,
        );
        if step <= 0 {
            return None;
        }
        self.repeat(op, lower, upper, step, width, operands[3..].to_vec())
    }

    fn repeat(
        &mut self,
        op: &Op,
        lower: i128,
        upper: i128,
        step: i128,
        width: u32,
        mut carried: Vec<Value>,
    ) -> Option<Vec<Value>> {
        let mut at = lower;
        while at < upper {
            let mut arguments = vec![Value::int(at, width)];
            arguments.extend(carried);
            carried = self.region(op.regions.first()?, &arguments)?;
            at += step;
            self.left = self.left.checked_sub(1)?;
        }
        Some(carried)
    }

    fn scf_while(&mut self, op: &Op, mut carried: Vec<Value>) -> Option<Vec<Value>> {
        loop {
            let mut handed_on = self.region(op.regions.first()?, &carried)?;
            let condition = known(handed_on.remove(0))?;
            if condition == 0 {
                return Some(handed_on);
            }
            carried = self.region(op.regions.get(1)?, &handed_on)?;
            self.left = self.left.checked_sub(1)?;
        }
    }

    fn affine_for(&mut self, op: &Op, operands: &[Value]) -> Option<Vec<Value>> {
        let segments = op.integers("operandSegmentSizes");
        let (first, second) = (*segments.first()? as usize, *segments.get(1)? as usize);
        let lower =
            Map::parse(op.property("lowerBoundMap")?)?.values(&numbers(&operands[..first])?)?;
        let upper = Map::parse(op.property("upperBoundMap")?)?
            .values(&numbers(&operands[first..first + second])?)?;
        let (lower, upper) = (*lower.iter().max()?, *upper.iter().min()?);
        let carried = operands[first + second..].to_vec();
        self.repeat(op, lower, upper, op.integer("step")?, 64, carried)
    }

    /// Records the output of `vector.print` for a scalar. For a vector, only the shape is known.
    fn print(&mut self, op: &Op, operands: &[Value]) {
        let ty = op.operand_types.first().map_or("", String::as_str);
        let printed = match operands.first() {
            Some(Value::Int(bits, 1)) => Some(Printed::Integer(*bits as i64)),
            Some(value @ Value::Int(..)) => {
                value.signed().map(|value| Printed::Integer(value as i64))
            }
            Some(Value::Float(value, Format::F64)) => Some(Printed::Double(*value)),
            Some(Value::Float(value, _)) => Some(Printed::Single(*value as f32)),
            _ => None,
        };
        match ty.strip_prefix("vector<") {
            Some(shape) => {
                let sizes: Vec<usize> = shape
                    .split('x')
                    .filter_map(|size| size.parse().ok())
                    .collect();
                match sizes.is_empty() {
                    true => self.printed.extend([
                        Some(Printed::Mark('(')),
                        None,
                        Some(Printed::Mark(')')),
                    ]),
                    false => self.print_vector(&sizes),
                }
            }
            None => self.printed.push(printed),
        }
        self.printed.push(Some(Printed::Mark('\n')));
    }

    fn print_vector(&mut self, sizes: &[usize]) {
        let Some((size, rest)) = sizes.split_first() else {
            self.printed.push(None);
            return;
        };
        self.printed.push(Some(Printed::Mark('(')));
        for index in 0..*size {
            if index > 0 {
                self.printed.push(Some(Printed::Mark(',')));
            }
            self.print_vector(rest);
        }
        self.printed.push(Some(Printed::Mark(')')));
    }
}

/// Returns true if an operation nested in `op` prints or calls.
fn prints(op: &Op) -> bool {
    let inner = op.regions.iter().flatten().flat_map(|block| &block.ops);
    inner
        .into_iter()
        .any(|op| matches!(op.name.as_str(), "vector.print" | "func.call") || prints(op))
}

fn known(value: Value) -> Option<u128> {
    match value {
        Value::Int(bits, _) => Some(bits),
        _ => None,
    }
}

fn numbers(values: &[Value]) -> Option<Vec<i128>> {
    values.iter().map(|value| value.signed()).collect()
}

/// Returns the successor to which `cf.switch` branches, and its operands.
fn switch<'o>(op: &'o Op, operands: &[Value]) -> Option<(&'o String, Vec<Value>)> {
    let on = operands[0].signed()?;
    let default = *op.integers("operandSegmentSizes").get(1)? as usize;
    let values = op.integers("case_values");
    let segments = op.integers("case_operand_segments");
    let width = width(op.operand_types.first()?)?;
    let case = values
        .iter()
        .position(|value| Value::int(*value, width).signed() == Some(on));
    Some(match case {
        None => (op.successors.first()?, operands[1..=default].to_vec()),
        Some(case) => {
            let before: i128 = segments.iter().take(case).sum();
            let start = 1 + default + before as usize;
            let end = start + *segments.get(case)? as usize;
            (op.successors.get(case + 1)?, operands[start..end].to_vec())
        }
    })
}

/// Evaluates an operation without regions.
fn simple(op: &Op, operands: &[Value]) -> Vec<Value> {
    let unknown = vec![Value::Unknown; op.results.len()];
    let Some((dialect, name)) = op.name.split_once('.') else {
        return unknown;
    };
    let Some(ty) = op.result_types.first() else {
        return unknown;
    };
    let value = match (dialect, name, operands) {
        (_, "constant" | "bool.constant", []) => constant(op, ty),
        ("affine", "apply" | "min" | "max", _) => affine_value(op, name, operands),
        ("arith", "addui_extended" | "mulsi_extended" | "mului_extended", [a, b]) => {
            return integer::extended(name, *a, *b).to_vec();
        }
        ("arith", "select", [condition, a, b]) => {
            known(*condition).map(|bit| if bit == 1 { *a } else { *b })
        }
        ("arith", "cmpi", [a, b]) => op
            .integer("predicate")
            .map(|predicate| integer::compare(predicate as usize, *a, *b)),
        ("arith", "cmpf", [a, b]) => op
            .integer("predicate")
            .map(|predicate| float::compare(predicate as usize, *a, *b)),
        ("index", "cmp", [a, b]) => {
            let names = [
                "eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge",
            ];
            let predicate = op.property("pred").unwrap_or_default();
            let place = names
                .iter()
                .position(|name| predicate.contains(&format!(" {name}>")));
            place.map(|place| integer::compare(place, *a, *b))
        }
        (
            "arith" | "index",
            "extsi" | "extui" | "trunci" | "index_cast" | "index_castui" | "casts" | "castu",
            [a],
        ) => width(ty).map(|width| integer::resize(name, *a, width)),
        ("arith", "bitcast", [a]) => match (*a, Format::of(ty), width(ty)) {
            (Value::Int(bits, _), Some(format), _) => {
                Some(Value::Float(format.number(bits), format))
            }
            (Value::Float(value, format), _, Some(width)) if !value.is_nan() => {
                Some(Value::Int(format.to_bits(value), width))
            }
            _ => None,
        },
        ("arith", "sitofp" | "uitofp", [a]) => {
            Format::of(ty).map(|format| float::from_integer(*a, name == "sitofp", format))
        }
        ("arith", "fptosi" | "fptoui", [a]) => {
            width(ty).map(|width| float::to_integer(*a, name == "fptosi", width))
        }
        ("arith", "extf" | "truncf", [Value::Float(value, _)]) => {
            Format::of(ty).map(|format| Value::float(*value, format))
        }
        (
            "math",
            "fma",
            [
                Value::Float(a, format),
                Value::Float(b, _),
                Value::Float(c, _),
            ],
        ) => match format {
            Format::F64 => Some(Value::Float(a.mul_add(*b, *c), Format::F64)),
            Format::F32 => Some(Value::float(
                f64::from((*a as f32).mul_add(*b as f32, *c as f32)),
                Format::F32,
            )),
            _ => None,
        },
        ("math", "fpowi", [Value::Float(a, format), power @ Value::Int(..)]) => power
            .signed()
            .map(|power| Value::float(a.powf(power as f64), *format)),
        ("complex", "create", [Value::Float(re, format), Value::Float(im, _)]) => {
            Some(Value::Complex(*re, *im, *format))
        }
        ("complex", "re", [Value::Complex(re, _, format)]) => Some(Value::Float(*re, *format)),
        ("complex", "im", [Value::Complex(_, im, format)]) => Some(Value::Float(*im, *format)),
        ("complex", _, [a, b]) => Some(float::complex_binary(name, *a, *b)),
        ("complex", _, [a]) => Some(float::complex_unary(name, *a)),
        ("arith" | "index" | "math", _, [a @ Value::Int(..), b]) => {
            Some(integer::binary(name, *a, *b))
        }
        ("math", _, [a @ Value::Int(..)]) => Some(integer::unary(name, *a)),
        ("arith" | "math", _, [a, b]) => Some(float::binary(name, *a, *b)),
        ("arith" | "math", _, [a]) => Some(float::unary(name, *a)),
        _ => None,
    };
    match value {
        Some(value) => vec![value],
        None => unknown,
    }
}

fn affine_value(op: &Op, name: &str, operands: &[Value]) -> Option<Value> {
    let values = Map::parse(op.property("map")?)?.values(&numbers(operands)?)?;
    let value = match name {
        "min" => values.iter().min(),
        "max" => values.iter().max(),
        _ => values.first(),
    };
    value.map(|value| Value::int(*value, 64))
}

/// Parses a number in an attribute: `-5`, `1.5`, `0x7FC00000`.
fn float_constant(text: &str, format: Format) -> Option<f64> {
    let text = text.split(' ').next()?;
    match text.strip_prefix("0x") {
        Some(digits) => Some(format.number(u128::from_str_radix(digits, 16).ok()?)),
        None => text.parse().ok().map(|value| format.round(value)),
    }
}

fn constant(op: &Op, ty: &str) -> Option<Value> {
    let text = op.property("value")?;
    if let Some(part) = ty
        .strip_prefix("complex<")
        .and_then(|rest| rest.strip_suffix('>'))
    {
        let format = Format::of(part)?;
        let parts = text.strip_prefix('[')?.strip_suffix(']')?;
        let (re, im) = parts.split_once(", ")?;
        return Some(Value::Complex(
            float_constant(re, format)?,
            float_constant(im, format)?,
            format,
        ));
    }
    if let Some(format) = Format::of(ty) {
        return Some(Value::Float(float_constant(text, format)?, format));
    }
    let width = width(ty)?;
    match text {
        "true" => Some(Value::Int(1, 1)),
        "false" => Some(Value::Int(0, 1)),
        text => text
            .split(' ')
            .next()?
            .parse()
            .ok()
            .map(|value| Value::int(value, width)),
    }
}
