//! Writes operations of the affine dialect. Results are kept small, or are a single division of any value.

use super::types::{Scalar, Ty};
use super::{Value, Writer};

const INDEX: Ty = Ty::of(Scalar::Index);

impl Writer<'_> {
    /// Returns an index that is a valid symbol, because it is defined in a block of the function.
    fn symbol(&mut self) -> Value {
        let fitting: Vec<Value> = self
            .scope
            .iter()
            .filter(|value| {
                value.is_top && value.ty == INDEX && !self.variables.contains(&value.name)
            })
            .cloned()
            .collect();
        match self.random.pick(&fitting) {
            Some(value) if self.random.below(5) > 0 => value.clone(),
            _ => {
                let number = super::edge(64, self.random);
                let text = format!("arith.constant {number} : index");
                self.plain(&text, Some((number, number)))
            }
        }
    }

    /// Writes a definition that affine operations can use. In the opaque form, the result of a call would not be a
    /// valid dimension or symbol, so the value is not hidden.
    fn plain(&mut self, text: &str, range: Option<(i128, i128)>) -> Value {
        let form = std::mem::replace(&mut self.form, super::Form::Plain);
        let mut value = self.quiet(&INDEX, text);
        self.form = form;
        value.range = range;
        value
    }

    /// Returns a small symbol, or a small dimension unless `symbol` is true.
    fn small_value(&mut self, symbol: bool) -> Value {
        let fitting: Vec<Value> = self
            .scope
            .iter()
            .filter(|value| {
                value.is_top
                    && value.ty == INDEX
                    && !(symbol && self.variables.contains(&value.name))
                    && value
                        .range
                        .is_some_and(|(least, most)| least >= -10_000 && most <= 10_000)
            })
            .cloned()
            .collect();
        if let Some(value) = self.random.pick(&fitting)
            && self.random.below(3) > 0
        {
            return value.clone();
        }
        let number = self.random.below(40) as i128 - 12;
        if self.depth > 0 || self.once_in(2) {
            return self.plain(
                &format!("arith.constant {number} : index"),
                Some((number, number)),
            );
        }
        let value = self.symbol();
        let mask = self.number(&INDEX, 31);
        let mut value = self.define_in(
            &INDEX,
            Some((0, 31)),
            format_args!("arith.andi {}, {} : index", value.name, mask.name),
        );
        value.is_top = true;
        value
    }

    /// Returns an expression of d0, d1 and s0 that is small if these are small.
    fn expression(&mut self, depth: usize) -> String {
        match self.random.below(if depth == 0 { 3 } else { 8 }) {
            0 => "d0".to_owned(),
            1 => "s0".to_owned(),
            2 => (self.random.below(20) as i64 - 8).to_string(),
            3 | 4 => {
                let (a, b) = (self.expression(depth - 1), self.expression(depth - 1));
                let sign = self.one(&["+", "-"]);
                format!("({a} {sign} {b})")
            }
            5 => {
                let (a, b) = (self.expression(depth - 1), self.random.below(9) as i64 - 4);
                format!("({a} * {b})")
            }
            _ => {
                let a = self.expression(depth - 1);
                let operation = self.one(&["floordiv", "ceildiv", "mod"]);
                let b = 1 + self.random.below(9);
                format!("({a} {operation} {b})")
            }
        }
    }

    pub(super) fn affine_step(&mut self) {
        match self.random.below(10) {
            0 => {
                // A single division of any value.
                let a = self.symbol();
                let operation = self.one(&["floordiv", "ceildiv", "mod"]);
                let b = 1 + self.random.below(9);
                let kind = self.one(&["(d0) -> (d0", "()[s0] -> (s0"]);
                let arguments = match kind.starts_with("(d0)") {
                    true => format!("({})", a.name),
                    false => format!("()[{}]", a.name),
                };
                self.define(
                    &INDEX,
                    format_args!("affine.apply affine_map<{kind} {operation} {b})>{arguments}"),
                );
            }
            1..=3 => {
                let (d, s) = (self.small_value(false), self.small_value(true));
                let expression = self.expression(3);
                self.define(
                    &INDEX,
                    format_args!(
                        "affine.apply affine_map<(d0)[s0] -> ({expression})>({})[{}]",
                        d.name, s.name
                    ),
                );
            }
            4 => {
                let name = self.one(&["min", "max"]);
                let (d, s) = (self.small_value(false), self.small_value(true));
                let (first, second) = (self.expression(2), self.expression(2));
                self.define(
                    &INDEX,
                    format_args!(
                        "affine.{name} affine_map<(d0)[s0] -> ({first}, {second})>({})[{}]",
                        d.name, s.name
                    ),
                );
            }
            5 => self.affine_if(),
            6 | 7 if self.depth < 3 => self.affine_for(),
            8 => self.linear(),
            9 if self.depth < 3 => self.affine_parallel(),
            _ => self.memory_step(),
        }
    }

    fn affine_if(&mut self) {
        let (d, s) = (self.small_value(false), self.small_value(true));
        let (first, second) = (self.expression(2), self.expression(2));
        let comparison = self.one(&[">= 0", "== 0"]);
        let ty = INDEX;
        let result = self.name();
        self.line(format_args!(
            "{result} = affine.if affine_set<(d0)[s0] : ({first} >= 0, {second} {comparison})>({})[{}] -> index {{",
            d.name, s.name
        ));
        for last in [false, true] {
            self.inside(|w| {
                w.steps(2);
                let value = w.value(&ty);
                w.line(format_args!("affine.yield {} : index", value.name));
            });
            self.line(if last { "}" } else { "} else {" });
        }
        self.add_result(result, ty);
    }

    /// Writes a loop that reads and writes memory at affine expressions of its induction variable.
    fn affine_for(&mut self) {
        let memories: Vec<_> = self
            .memories
            .iter()
            .filter(|memory| memory.is_top && memory.sizes.len() == 1)
            .cloned()
            .collect();
        let memory = self.random.pick(&memories).cloned();
        let size = memory.as_ref().map_or(4, |memory| memory.sizes[0]);
        let start = self.random.below(3) as i64 - 1;
        let start = if memory.is_some() {
            start.max(0)
        } else {
            start
        };
        let step = 1 + self.random.below(3);
        let end = self.random.below(size + 1);
        let (lower, upper) = match self.once_in(3) {
            true => (start.to_string(), end.to_string()),
            false => {
                let s = self.small_value(true);
                let expression = self.expression(1);
                let (lower, upper) = (
                    format!(
                        "max affine_map<(d0)[s0] -> ({expression}, {start})>({})[{}]",
                        s.name, s.name
                    ),
                    format!(
                        "min affine_map<(d0)[s0] -> ({expression} + 3, {end})>({})[{}]",
                        s.name, s.name
                    ),
                );
                (lower, upper)
            }
        };
        let ty = self.carried_type();
        let start_value = self.value(&ty);
        let (induction, carried, result) = (self.name(), self.name(), self.name());
        self.line(format_args!(
            "{result} = affine.for {induction} = {lower} to {upper} step {step} iter_args({carried} = {}) -> ({ty}) {{",
            start_value.name
        ));
        self.inside(|w| {
            w.variables.push(induction.clone());
            w.scope.push(Value {
                name: induction.clone(),
                ty: INDEX,
                range: Some((i128::from(start), size as i128 - 1)),
                is_top: true,
            });
            w.scope.push(Value {
                name: carried,
                ty: ty.clone(),
                range: None,
                is_top: false,
            });
            if let Some(memory) = &memory {
                let element = Ty::of(memory.element);
                let place = w.one(&[
                    induction.to_string(),
                    format!("{induction} mod {size}"),
                    format!("{induction} floordiv 2"),
                ]);
                w.define(
                    &element,
                    format_args!("affine.load {}[{place}] : {}", memory.name, memory.ty()),
                );
                w.steps(2);
                let value = w.value(&element);
                w.line(format_args!(
                    "affine.store {}, {}[{induction}] : {}",
                    value.name,
                    memory.name,
                    memory.ty()
                ));
            }
            w.steps(2);
            let value = w.value(&ty);
            w.line(format_args!("affine.yield {} : {ty}", value.name));
        });
        self.line("}");
        self.add_result(result, ty);
    }

    fn affine_parallel(&mut self) {
        let ty = Ty::of(Scalar::Int(64));
        let s = self.small_value(true);
        let (i, j, result) = (self.name(), self.name(), self.name());
        let operation = self.one(&["addi", "muli", "andi", "ori"]);
        let end = self.random.below(5);
        let step = 1 + self.random.below(2);
        self.line(format_args!(
            "{result} = affine.parallel ({i}, {j}) = (0, symbol({})) to ({end}, symbol({}) + 3) step ({step}, 1) reduce (\"{operation}\") -> (i64) {{",
            s.name, s.name
        ));
        self.inside(|w| {
            let memories = std::mem::take(&mut w.memories);
            for (name, range) in [(i, Some((0, 5))), (j, Some((-9990, 9990)))] {
                w.variables.push(name.clone());
                w.scope.push(Value {
                    name,
                    ty: INDEX,
                    range,
                    is_top: true,
                });
            }
            w.steps(2);
            let value = w.value(&ty);
            w.memories = memories;
            w.line(format_args!("affine.yield {} : i64", value.name));
        });
        self.line("}");
        self.add_result(result, ty);
    }

    /// `affine.delinearize_index` and `affine.linearize_index`
    fn linear(&mut self) {
        let (a, b, c) = (
            1 + self.random.below(5),
            1 + self.random.below(5),
            1 + self.random.below(5),
        );
        if self.once_in(2) {
            let value = self.small(&INDEX, 0, 60);
            let outer = self.once_in(2);
            let basis = if outer {
                format!("{}, {b}, {c}", a * 64)
            } else {
                format!("{b}, {c}")
            };
            let name = self.name();
            self.line(format_args!(
                "{name}:3 = affine.delinearize_index {} into ({basis}) : index, index, index",
                value.name
            ));
            return self.add_results(&name, &[INDEX; 3]);
        }
        let indices = [
            self.index_within(a).name,
            self.index_within(b).name,
            self.index_within(c).name,
        ];
        let disjoint = if self.once_in(2) { "disjoint " } else { "" };
        self.define(
            &INDEX,
            format_args!(
                "affine.linearize_index {disjoint}[{}] by ({a}, {b}, {c}) : index",
                indices.join(", ")
            ),
        );
    }
}
