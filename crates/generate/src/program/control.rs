//! Writes loops and conditionals of scf, blocks of cf, and calls.

use super::types::{Scalar, Ty, bounds};
use super::{Theme, Value, Writer, type_list};

const INDEX: Ty = Ty::of(Scalar::Index);
const BIT: Ty = Ty::of(Scalar::Int(1));
/// The maximum nesting depth of loops and conditionals.
const DEPTH: usize = 3;

impl Writer<'_> {
    /// Returns up to two types.
    fn some_types(&mut self) -> Vec<Ty> {
        let count = self.random.below(3);
        (0..count).map(|_| self.carried_type()).collect()
    }

    pub(super) fn loop_step(&mut self) {
        if self.depth >= DEPTH {
            return self.integer_step();
        }
        match self.random.below(8) {
            0..=3 => self.scf_for(),
            4 => self.scf_while(),
            5 => self.scf_parallel(),
            6 => self.scf_forall(),
            _ => self.affine_step(),
        }
    }

    pub(super) fn branch_step(&mut self) {
        if self.depth >= DEPTH {
            return self.integer_step();
        }
        match self.random.below(5) {
            0..=2 => self.scf_if(),
            3 => self.index_switch(),
            _ => self.execute_region(),
        }
    }

    /// Writes the steps of a region, and the terminator with the values that the region yields.
    fn region(&mut self, types: &[Ty], terminator: &str) {
        self.steps(4);
        if self.theme == Theme::Memory && self.once_in(2) {
            self.memory_step();
        }
        let (names, texts) = self.values(types);
        match types.is_empty() {
            true => self.line(terminator),
            false => self.line(format_args!("{terminator} {names} : {texts}")),
        }
    }

    fn scf_if(&mut self) {
        let types = self.some_types();
        let condition = self.variable(&BIT);
        let result = self.result_name(&types);
        let arrow = match types.is_empty() {
            true => String::new(),
            false => format!(" -> ({})", type_list(&types)),
        };
        self.line(format_args!(
            "{}scf.if {}{arrow} {{",
            result.1, condition.name
        ));
        self.inside(|w| w.region(&types, "scf.yield"));
        if !types.is_empty() || self.once_in(2) {
            self.line("} else {");
            self.inside(|w| w.region(&types, "scf.yield"));
        }
        self.line("}");
        self.add_results(&result.0, &types);
    }

    /// Returns `%a = %b, ..` for loop-carried values, and the new names.
    fn carried(&mut self, types: &[Ty]) -> (String, Vec<String>) {
        let mut texts = Vec::new();
        let mut names = Vec::new();
        for ty in types {
            let start = self.value(ty);
            let name = self.name();
            texts.push(format!("{name} = {}", start.name));
            names.push(name);
        }
        (texts.join(", "), names)
    }

    fn bring_in(&mut self, names: &[String], types: &[Ty]) {
        for (name, ty) in names.iter().zip(types) {
            self.scope.push(Value {
                name: name.clone(),
                ty: ty.clone(),
                range: None,
                is_top: false,
            });
        }
    }

    /// Returns a number from `least` to `most`: a constant, or a value that is only known at run time.
    pub(super) fn small(&mut self, ty: &Ty, least: i128, most: i128) -> Value {
        if self.once_in(2) {
            let number = least + self.random.below((most - least + 1) as usize) as i128;
            return self.number(ty, number);
        }
        let value = self.variable(ty);
        let mask = ((most - least + 2) as u128).next_power_of_two() / 2 - 1;
        let mask = self.number(ty, mask as i128);
        let masked = self.quiet(
            ty,
            format_args!("arith.andi {}, {} : {ty}", value.name, mask.name),
        );
        let base = self.number(ty, least);
        let mut value = self.quiet(
            ty,
            format_args!("arith.addi {}, {} : {ty}", masked.name, base.name),
        );
        value.range = Some((least, most));
        value
    }

    fn scf_for(&mut self) {
        let width = self.one(&[7u32, 8, 32, 64, 33]);
        let ty = self.one(&[INDEX, INDEX, Ty::of(Scalar::Int(width))]);
        let width = ty.scalar.width().unwrap_or(64);
        let (least, most) = bounds(width);
        let unsigned = self.once_in(4);
        // The loop bounds are near zero, at the sign change, or at an end of the range.
        let (start, count) = match self.random.below(6) {
            0 if unsigned => (most - 3, 9),
            1 => (least, 5),
            2 => (most - 9, 5),
            3 => (-3, 6),
            _ => (0, 6),
        };
        let (start, count) = if unsigned && start < 0 {
            (2, 6)
        } else {
            (start, count)
        };
        let (lower, upper, range) = match self.once_in(2) {
            true => {
                let end = start + self.random.below(count + 1) as i128;
                let end_number = super::types::wrap(end, width);
                (
                    self.number(&ty, start),
                    self.number(&ty, end_number),
                    (start, end - 1),
                )
            }
            false => {
                let lower = self.small(&ty, 0, 3);
                let upper = self.small(&ty, 0, 7);
                (lower, upper, (0, 6))
            }
        };
        let step = self.small(&ty, 1, 3);
        let types = self.some_types();
        let (carries, names) = self.carried(&types);
        let arrow = match types.is_empty() {
            true => String::new(),
            false => format!(" iter_args({carries}) -> ({})", type_list(&types)),
        };
        let result = self.result_name(&types);
        let induction = self.name();
        let word = if unsigned { "unsigned " } else { "" };
        let suffix = if ty == INDEX {
            String::new()
        } else {
            format!(" : {ty}")
        };
        self.line(format_args!(
            "{}scf.for {word}{induction} = {} to {} step {}{arrow}{suffix} {{",
            result.1, lower.name, upper.name, step.name
        ));
        self.inside(|w| {
            let known =
                (range.0 <= range.1 && range.0 >= least && range.1 <= most).then_some(range);
            let mut value = Value {
                name: induction,
                ty: ty.clone(),
                range: known.filter(|_| width <= 64),
                is_top: false,
            };
            w.scope.push(value.clone());
            w.bring_in(&names, &types);
            if w.once_in(2) {
                // Loop folding passes handle an induction variable that is added to or multiplied by a value from
                // outside.
                let name = w.one(&["addi", "muli", "addi"]);
                let other = w.value(&ty);
                w.define(
                    &ty,
                    format_args!("arith.{name} {}, {} : {ty}", value.name, other.name),
                );
            }
            if w.once_in(3) {
                value.range = None;
                let zero = w.value(&ty);
                let predicate = w.one(&["slt", "ult", "sge", "uge", "eq"]);
                let bit = w.define(
                    &BIT,
                    format_args!(
                        "arith.cmpi {predicate}, {}, {} : {ty}",
                        value.name, zero.name
                    ),
                );
                w.choose(&bit);
            }
            w.region(&types, "scf.yield");
        });
        self.line("}");
        self.add_results(&result.0, &types);
    }

    fn scf_while(&mut self) {
        let counter = Ty::of(Scalar::Int(32));
        let end = self.small(&counter, 0, 5);
        let zero = self.number(&counter, 0);
        let mut types = self.some_types();
        let (carries, mut names) = self.carried(&types);
        let count = self.name();
        let starts = match types.is_empty() {
            true => format!("{count} = {}", zero.name),
            false => format!("{carries}, {count} = {}", zero.name),
        };
        types.push(counter.clone());
        names.push(count.clone());
        let list = type_list(&types);
        let result = self.result_name(&types);
        self.line(format_args!(
            "{}scf.while ({starts}) : ({list}) -> ({list}) {{",
            result.1
        ));
        self.inside(|w| {
            w.bring_in(&names, &types);
            w.steps(3);
            let more = w.quiet(
                &BIT,
                format_args!("arith.cmpi slt, {count}, {} : i32", end.name),
            );
            let condition = match w.once_in(2) {
                true => {
                    let other = w.value(&BIT);
                    w.quiet(
                        &BIT,
                        format_args!("arith.andi {}, {} : i1", more.name, other.name),
                    )
                }
                false => more,
            };
            let (values, _) = w.values(&types[..types.len() - 1]);
            let comma = if types.len() > 1 { ", " } else { "" };
            w.line(format_args!(
                "scf.condition({}) {values}{comma}{count} : {list}",
                condition.name
            ));
        });
        self.line("} do {");
        self.inside(|w| {
            let mut arguments = Vec::new();
            let mut names = Vec::new();
            for ty in &types {
                let name = w.name();
                arguments.push(format!("{name}: {ty}"));
                names.push(name);
            }
            w.line(format_args!("^bb0({}):", arguments.join(", ")));
            w.bring_in(&names, &types);
            let one = w.number(&counter, 1);
            w.steps(3);
            let count = names.last().cloned().unwrap_or_default();
            let next = w.quiet(
                &counter,
                format_args!("arith.addi {count}, {} : i32", one.name),
            );
            let (values, _) = w.values(&types[..types.len() - 1]);
            let comma = if types.len() > 1 { ", " } else { "" };
            w.line(format_args!(
                "scf.yield {values}{comma}{} : {list}",
                next.name
            ));
        });
        self.line("}");
        self.add_results(&result.0, &types);
    }

    /// Writes a loop whose result is independent of the order of iterations: it only reduces integers.
    fn scf_parallel(&mut self) {
        let ty = match self.once_in(2) {
            true => Ty::of(Scalar::Int(32)),
            false => Ty::of(Scalar::Int(64)),
        };
        let rank = 1 + self.random.below(2);
        let mut text = [Vec::new(), Vec::new(), Vec::new(), Vec::new()];
        for _ in 0..rank {
            let lower = self.small(&INDEX, 0, 3).name;
            let upper = self.small(&INDEX, 0, 7).name;
            let step = self.small(&INDEX, 1, 3).name;
            for (list, name) in text.iter_mut().zip([self.name(), lower, upper, step]) {
                list.push(name);
            }
        }
        let start = self.value(&ty);
        let result = self.result_name(std::slice::from_ref(&ty));
        let [names, lower, upper, step] = text.map(|list| list.join(", "));
        self.line(format_args!(
            "{}scf.parallel ({names}) = ({lower}) to ({upper}) step ({step}) init ({}) -> {ty} {{",
            result.1, start.name
        ));
        let types = vec![INDEX; rank];
        let names: Vec<String> = names.split(", ").map(str::to_owned).collect();
        self.inside(|w| {
            let memories = std::mem::take(&mut w.memories);
            w.bring_in(&names, &types);
            w.steps(3);
            let value = w.value(&ty);
            w.memories = memories;
            let operation = w.one(&["addi", "muli", "xori", "maxsi", "minui", "andi"]);
            w.line(format_args!("scf.reduce({} : {ty}) {{", value.name));
            w.line(format_args!("^bb0(%lhs: {ty}, %rhs: {ty}):"));
            w.line(format_args!("%both = arith.{operation} %lhs, %rhs : {ty}"));
            w.line(format_args!("scf.reduce.return %both : {ty}"));
            w.line("}");
        });
        self.line("}");
        self.add_results(&result.0, &[ty]);
    }

    /// Writes an `scf.forall` that writes each element of memory once.
    fn scf_forall(&mut self) {
        let memory = self.memory();
        if memory.sizes.is_empty() {
            return;
        }
        let mut names = Vec::new();
        let mut ends = Vec::new();
        for &size in &memory.sizes {
            names.push(self.name());
            ends.push(match self.once_in(2) {
                true => size.to_string(),
                false => self.number(&INDEX, size as i128).name,
            });
        }
        self.line(format_args!(
            "scf.forall ({}) in ({}) {{",
            names.join(", "),
            ends.join(", ")
        ));
        let types = vec![INDEX; names.len()];
        self.inside(|w| {
            let memories = std::mem::take(&mut w.memories);
            w.bring_in(&names, &types);
            w.steps(3);
            let value = w.value(&Ty::of(memory.element));
            w.memories = memories;
            w.line(format_args!(
                "memref.store {}, {}[{}] : {}",
                value.name,
                memory.name,
                names.join(", "),
                memory.ty()
            ));
        });
        self.line("}");
    }

    fn index_switch(&mut self) {
        let on = match self.once_in(2) {
            true => self.variable(&INDEX),
            false => self.small(&INDEX, 0, 3),
        };
        let types = self.some_types();
        // This operation has no parentheses around result types.
        let arrow = match types.is_empty() {
            true => String::new(),
            false => format!(" -> {}", type_list(&types)),
        };
        let result = self.result_name(&types);
        self.line(format_args!(
            "{}scf.index_switch {}{arrow}",
            result.1, on.name
        ));
        let mut cases = Vec::new();
        for _ in 0..self.random.below(4) {
            let case = match self.once_in(3) {
                true => super::edge(64, self.random),
                false => self.random.below(4) as i128,
            };
            if !cases.contains(&case) {
                cases.push(case);
            }
        }
        for case in cases {
            self.line(format_args!("case {case} {{"));
            self.inside(|w| w.region(&types, "scf.yield"));
            self.line("}");
        }
        self.line("default {");
        self.inside(|w| w.region(&types, "scf.yield"));
        self.line("}");
        self.add_results(&result.0, &types);
    }

    fn execute_region(&mut self) {
        let types = self.some_types();
        let arrow = match types.is_empty() {
            true => String::new(),
            false => format!(" -> ({})", type_list(&types)),
        };
        let result = self.result_name(&types);
        let scope = self.once_in(3);
        let (name, terminator) = match scope {
            true => ("memref.alloca_scope", "memref.alloca_scope.return"),
            false => ("scf.execute_region", "scf.yield"),
        };
        self.line(format_args!("{}{name}{arrow} {{", result.1));
        self.inside(|w| {
            if !scope && w.once_in(2) {
                w.blocks();
            }
            w.region(&types, terminator);
        });
        self.line("}");
        self.add_results(&result.0, &types);
    }

    /// Writes a conditional, a loop, or a switch of blocks that branch to a common block. Call this only where a
    /// region may have several blocks.
    pub(super) fn blocks(&mut self) {
        match self.random.below(4) {
            0 | 1 => self.diamond(),
            2 => self.block_loop(),
            _ => self.switch(),
        }
    }

    /// Like [`inside`](Self::inside), for blocks of the same region.
    fn block(&mut self, write: impl FnOnce(&mut Self)) {
        let (values, memories, depth) = (self.scope.len(), self.memories.len(), self.depth);
        // Values defined here do not dominate the code that follows.
        let outputs = self.outputs.len();
        write(self);
        self.depth = depth;
        self.scope.truncate(values);
        self.memories.truncate(memories);
        self.outputs.truncate(outputs);
    }

    fn goto(&mut self, label: &str, types: &[Ty]) -> String {
        let (names, texts) = self.values(types);
        match types.is_empty() {
            true => label.to_owned(),
            false => format!("{label}({names} : {texts})"),
        }
    }

    fn label(&mut self, label: &str, types: &[Ty]) {
        let values = self.fresh(types);
        let declared: Vec<String> = values
            .iter()
            .map(|value| format!("{}: {}", value.name, value.ty))
            .collect();
        match values.is_empty() {
            true => self.line(format_args!("{label}:")),
            false => self.line(format_args!("{label}({}):", declared.join(", "))),
        }
    }

    fn diamond(&mut self) {
        let id = self.name().split_off(2);
        let condition = self.variable(&BIT);
        let types = self.some_types();
        let direct = self.once_in(3);
        let join = format!("^join{id}");
        let right = match direct {
            true => self.goto(&join, &types),
            false => format!("^right{id}"),
        };
        self.line(format_args!(
            "cf.cond_br {}, ^left{id}, {right}",
            condition.name
        ));
        for side in if direct {
            &["left"][..]
        } else {
            &["left", "right"]
        } {
            self.block(|w| {
                w.line(format_args!("^{side}{id}:"));
                w.steps(3);
                let target = w.goto(&join, &types);
                w.line(format_args!("cf.br {target}"));
            });
        }
        self.label(&join, &types);
    }

    fn switch(&mut self) {
        let id = self.name().split_off(2);
        let width = self.one(&[8u32, 32, 64]);
        let ty = Ty::of(Scalar::Int(width));
        let on = self.variable(&ty);
        let types = self.some_types();
        let join = format!("^join{id}");
        let default = self.goto(&join, &types);
        let mut text = format!("cf.switch {} : {ty}, [\n  default: {default}", on.name);
        let mut cases: Vec<i128> = Vec::new();
        for _ in 0..1 + self.random.below(3) {
            let case = super::edge(width, self.random);
            if !cases.contains(&case) {
                cases.push(case);
            }
        }
        for case in &cases {
            let to_block = case == &cases[0];
            let target = match to_block {
                true => format!("^case{id}"),
                false => self.goto(&join, &types),
            };
            text += &format!(",\n  {case}: {target}");
        }
        self.line(format_args!("{text}\n  ]"));
        self.block(|w| {
            w.line(format_args!("^case{id}:"));
            w.steps(3);
            let target = w.goto(&join, &types);
            w.line(format_args!("cf.br {target}"));
        });
        self.label(&join, &types);
    }

    fn block_loop(&mut self) {
        let id = self.name().split_off(2);
        let counter = self.one(&[Ty::of(Scalar::Int(32)), INDEX, Ty::of(Scalar::Int(64))]);
        let zero = self.number(&counter, 0);
        let one = self.number(&counter, 1);
        let end = self.small(&counter, 0, 6);
        let mut types = vec![counter.clone()];
        types.extend(self.some_types());
        let head = format!("^head{id}");
        let (rest, _) = self.values(&types[1..]);
        let comma = if types.len() > 1 { ", " } else { "" };
        let texts = type_list(&types);
        self.line(format_args!(
            "cf.br {head}({}{comma}{rest} : {texts})",
            zero.name
        ));
        self.label(&head, &types);
        let first = self.scope.len() - types.len();
        let count = self.scope[first].clone();
        let predicate = self.one(&["slt", "ult", "ne"]);
        // The count starts at 0 and is incremented by 1, so the loop terminates with each of these predicates.
        let more = self.quiet(
            &BIT,
            format_args!(
                "arith.cmpi {predicate}, {}, {} : {counter}",
                count.name, end.name
            ),
        );
        self.line(format_args!(
            "cf.cond_br {}, ^body{id}, ^end{id}",
            more.name
        ));
        self.block(|w| {
            w.line(format_args!("^body{id}:"));
            w.steps(4);
            let next = w.quiet(
                &counter,
                format_args!("arith.addi {}, {} : {counter}", count.name, one.name),
            );
            let (rest, _) = w.values(&types[1..]);
            w.line(format_args!(
                "cf.br {head}({}{comma}{rest} : {texts})",
                next.name
            ));
        });
        self.line(format_args!("^end{id}:"));
    }

    /// Writes a call, or a step that makes inlining hard.
    pub(super) fn call_step(&mut self) {
        match self.random.below(4) {
            0 => {
                self.new_memory();
            }
            1 if self.depth == 0 => self.many_calls(),
            2 => self.memory_step(),
            _ => self.call(),
        }
    }

    fn call(&mut self) {
        let callable: Vec<usize> = (0..self.functions.len())
            .filter(|&index| {
                self.functions[index].memories.is_empty() && !self.functions[index].is_llvm
            })
            .collect();
        let Some(&index) = self.random.pick(&callable) else {
            return self.integer_step();
        };
        let function = self.functions[index].clone();
        let (names, types) = self.values(&function.arguments);
        let results = self.results(&function.results);
        self.line(format_args!(
            "{results}func.call {}({names}) : ({types}) -> ({})",
            function.name,
            type_list(&function.results)
        ));
    }

    /// Writes a loop that calls a function with stack memory 3000 times. The memory must not accumulate, even if the
    /// call is inlined.
    fn many_calls(&mut self) {
        if !self.once_in(4) {
            return self.call();
        }
        let ty = Ty::of(Scalar::Int(64));
        let slot = "func.func private @slot(%x: i64) -> i64 {\n  %c3 = arith.constant 3 : index\n  %c9 = arith.constant 9 : index\n  \
            %m = memref.alloca() : memref<16xi64>\n  memref.store %x, %m[%c3] : memref<16xi64>\n  %i = arith.index_cast %x : i64 to index\n  \
            %j = arith.minui %i, %c9 : index\n  memref.store %x, %m[%j] : memref<16xi64>\n  %y = memref.load %m[%c3] : memref<16xi64>\n  return %y : i64\n}\n";
        self.helpers.insert("@slot".to_owned(), slot.to_owned());
        let id = self.name().split_off(2);
        let (zero, one, end) = (
            self.number(&ty, 0),
            self.number(&ty, 1),
            self.number(&ty, 3000),
        );
        self.line(format_args!(
            "cf.br ^head{id}({}, {} : i64, i64)",
            zero.name, zero.name
        ));
        self.label(&format!("^head{id}"), &[ty.clone(), ty.clone()]);
        let at = self.scope.len();
        let (count, sum) = (
            self.scope[at - 2].name.clone(),
            self.scope[at - 1].name.clone(),
        );
        let more = self.quiet(
            &BIT,
            format_args!("arith.cmpi slt, {count}, {} : i64", end.name),
        );
        self.line(format_args!(
            "cf.cond_br {}, ^body{id}, ^end{id}",
            more.name
        ));
        self.line(format_args!("^body{id}:"));
        let got = self.quiet(&ty, format_args!("func.call @slot({count}) : (i64) -> i64"));
        let sum = self.quiet(&ty, format_args!("arith.addi {sum}, {} : i64", got.name));
        let next = self.quiet(&ty, format_args!("arith.addi {count}, {} : i64", one.name));
        self.line(format_args!(
            "cf.br ^head{id}({}, {} : i64, i64)",
            next.name, sum.name
        ));
        self.line(format_args!("^end{id}:"));
    }
}
