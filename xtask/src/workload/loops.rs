//! Generates the workload of structured loops.

use super::emitter::{Emitter, FLOAT_OPS};

const MATRIX: &str = "memref<?x?xf32>";
/// The depth of nested loops.
const DEPTH: usize = 4;

/// Generates functions of nested loops and conditions around loads, stores and arithmetic.
pub(super) fn loops(emitter: &mut Emitter, size: usize) -> Option<usize> {
    let mut functions = 0;
    while emitter.operations < size {
        emitter.restart_values();
        emitter.top(format_args!(
            "func.func @loop{functions}(%a: {MATRIX}, %b: {MATRIX}, %n: index, %m: index, %x: f32) -> f32 {{"
        ));
        emitter.op("%c0 = arith.constant 0 : index");
        emitter.op("%c1 = arith.constant 1 : index");
        let mut nest = Nest {
            emitter,
            indices: ["%c0", "%c1", "%n", "%m"].map(str::to_owned).to_vec(),
            floats: vec!["%x".to_owned()],
        };
        let result = nest.counted(DEPTH);
        emitter.op(format_args!("return {result} : f32"));
        emitter.line(2, "}");
        functions += 1;
    }
    None
}

/// The values available in the current region.
struct Nest<'e> {
    emitter: &'e mut Emitter,
    indices: Vec<String>,
    floats: Vec<String>,
}

impl Nest<'_> {
    /// Generates an `scf.for` with one loop-carried value. Returns the result, like the other generators.
    fn counted(&mut self, depth: usize) -> String {
        let (index, carried) = (self.emitter.value(), self.emitter.value());
        let (to, from) = (self.index(), self.float());
        let result = self.emitter.def(format_args!(
            "scf.for {index} = %c0 to {to} step %c1 iter_args({carried} = {from}) -> (f32) {{"
        ));
        self.region([index], carried, |nest| nest.body(depth));
        self.emitter.line(4, "}");
        self.defined(result)
    }

    /// Generates an `scf.if` with two regions.
    fn choice(&mut self, depth: usize) -> String {
        let (left, right) = (self.index(), self.index());
        let condition = format_args!("arith.cmpi ult, {left}, {right} : index");
        let condition = self.emitter.def(condition);
        let value = self.float();
        let result = self
            .emitter
            .def(format_args!("scf.if {condition} -> (f32) {{"));
        self.region([], value.clone(), |nest| nest.body(depth));
        self.emitter.line(4, "} else {");
        self.region([], value, Self::arithmetic);
        self.emitter.line(4, "}");
        self.defined(result)
    }

    /// Generates an `scf.while` with one loop-carried value.
    fn conditional(&mut self) -> String {
        let (before, after) = (self.emitter.value(), self.emitter.value());
        let from = self.float();
        let result = self.emitter.def(format_args!(
            "scf.while ({before} = {from}) : (f32) -> f32 {{"
        ));
        let compared = format_args!("arith.cmpf olt, {before}, %x : f32");
        let condition = self.emitter.def(compared);
        self.emitter
            .op(format_args!("scf.condition({condition}) {before} : f32"));
        self.emitter.line(4, "} do {");
        self.emitter.line(4, format_args!("^bb0({after}: f32):"));
        self.region([], after, Self::arithmetic);
        self.emitter.line(4, "}");
        self.defined(result)
    }

    /// Generates a region that yields the value that `body` returns. Its definitions are not used after the region.
    fn region<const N: usize>(
        &mut self,
        indices: [String; N],
        float: String,
        body: impl FnOnce(&mut Self) -> String,
    ) {
        let outside = (self.indices.len(), self.floats.len());
        self.indices.extend(indices);
        self.floats.push(float);
        let result = body(self);
        self.emitter.op(format_args!("scf.yield {result} : f32"));
        self.indices.truncate(outside.0);
        self.floats.truncate(outside.1);
    }

    fn body(&mut self, depth: usize) -> String {
        self.arithmetic();
        if depth > 1 {
            self.counted(depth - 1);
            match self.emitter.random.below(3) {
                0 => self.conditional(),
                _ => self.choice(depth - 1),
            };
        }
        self.arithmetic()
    }

    fn arithmetic(&mut self) -> String {
        for _ in 0..1 + self.emitter.random.below(2) {
            let (row, column) = (self.index(), self.index());
            let load = format_args!("memref.load %a[{row}, {column}] : {MATRIX}");
            let loaded = self.emitter.def(load);
            self.defined(loaded);
            let sum = format_args!("arith.addi {row}, {column} : index");
            let sum = self.emitter.def(sum);
            self.indices.push(sum);
        }
        let (left, right) = (self.float(), self.float());
        let name = self.emitter.random.choice(FLOAT_OPS);
        let made = self
            .emitter
            .def(format_args!("{name} {left}, {right} : f32"));
        let (row, column) = (self.index(), self.index());
        self.emitter.op(format_args!(
            "memref.store {made}, %b[{row}, {column}] : {MATRIX}"
        ));
        self.defined(made)
    }

    fn defined(&mut self, float: String) -> String {
        self.floats.push(float.clone());
        float
    }

    fn index(&mut self) -> String {
        self.emitter.random.any(&self.indices).to_owned()
    }

    fn float(&mut self) -> String {
        self.emitter.random.recent(&self.floats, 0.5).to_owned()
    }
}
