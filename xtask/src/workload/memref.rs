//! Generates the workload of memrefs.

use super::emitter::{Emitter, FLOAT_OPS, INT_PREDICATES, Random};

const DYNAMIC: &str = "memref<?x?xf32>";
const STATIC: &str = "memref<16x32xf32>";
const STRIDED: &str = "memref<?x?xf32, strided<[?, ?], offset: ?>>";
const UNRANKED: &str = "memref<*xf32>";
const ROW: &str = "memref<?xi64>";
const TABLE: &str = "memref<8x8xf32>";

/// The probability with which an operand reaches one value further back.
const BACK: f64 = 0.67;

/// Generates functions of 40 to 70 operations on memrefs of all kinds. Some functions call earlier ones.
pub(super) fn memref(emitter: &mut Emitter, size: usize) -> Option<usize> {
    for table in 0..4 {
        emitter.top(format_args!(
            "memref.global \"private\" constant @g{table} : {TABLE} = dense<{table}.25>"
        ));
    }
    emitter.top(format_args!(
        "func.func private @ext({DYNAMIC}, {UNRANKED}, index) -> f32"
    ));
    let mut functions = 0;
    while emitter.operations < size {
        Function::new(functions).emit(emitter);
        functions += 1;
    }
    None
}

/// The values available in one function.
struct Function {
    number: usize,
    floats: Vec<String>,
    indices: Vec<String>,
    /// Indices that never fold to constants: sizes, strides and offsets.
    sizes: Vec<String>,
    dynamic: Vec<String>,
    strided: Vec<String>,
    allocations: Vec<String>,
    blocks: usize,
}

impl Function {
    fn new(number: usize) -> Self {
        let names = |names: &[&str]| names.iter().map(|name| name.to_string()).collect();
        Self {
            number,
            floats: names(&["%x"]),
            indices: names(&["%c0", "%c1", "%i", "%j"]),
            sizes: names(&["%i", "%j"]),
            dynamic: names(&["%d"]),
            strided: names(&["%t"]),
            allocations: Vec::new(),
            blocks: 0,
        }
    }

    fn emit(mut self, emitter: &mut Emitter) {
        emitter.restart_values();
        let wrapper = match self.number % 16 {
            3 => " attributes {llvm.emit_c_interface}",
            _ => "",
        };
        emitter.top(format_args!(
            "func.func @m{}(%d: {DYNAMIC}, %s: {STATIC}, %t: {STRIDED}, %u: {UNRANKED}, %o: {ROW}, \
             %i: index, %j: index, %x: f32) -> (f32, {DYNAMIC}){wrapper} {{",
            self.number
        ));
        emitter.op("%c0 = arith.constant 0 : index");
        emitter.op("%c1 = arith.constant 1 : index");
        let end = emitter.operations + 40 + emitter.random.below(30);
        while emitter.operations < end {
            self.statement(emitter);
        }
        for allocation in &self.allocations {
            emitter.op(format_args!("memref.dealloc {allocation} : {DYNAMIC}"));
        }
        let result = &self.floats[self.floats.len() - 1];
        emitter.op(format_args!("return {result}, %d : f32, {DYNAMIC}"));
        emitter.line(2, "}");
    }

    /// Generates one random operation, with the operations that it requires.
    fn statement(&mut self, emitter: &mut Emitter) {
        let random = &mut emitter.random;
        match random.below(32) {
            0..5 => {
                let access = self.access(random);
                let result = emitter.def(format_args!("memref.load {access}"));
                self.floats.push(result);
            }
            5..9 => {
                let (value, access) = (self.float(random), self.access(random));
                emitter.op(format_args!("memref.store {value}, {access}"));
            }
            9..14 => {
                let op = random.choice(FLOAT_OPS);
                let (left, right) = (self.float(random), self.float(random));
                let result = emitter.def(format_args!("{op} {left}, {right} : f32"));
                self.floats.push(result);
            }
            14..18 => {
                let op = random.choice(&["arith.addi", "arith.muli", "arith.subi"]);
                let (left, right) = (self.index(random), self.index(random));
                let result = emitter.def(format_args!("{op} {left}, {right} : index"));
                self.indices.push(result);
            }
            18 => {
                let (of, index) = (random.any(&self.dynamic), random.choice(&["%c0", "%c1"]));
                let result = emitter.def(format_args!("memref.dim {of}, {index} : {DYNAMIC}"));
                self.indices.push(result);
            }
            19 => {
                let (rows, columns) = (self.size(random), self.size(random));
                let result =
                    emitter.def(format_args!("memref.alloc({rows}, {columns}) : {DYNAMIC}"));
                self.dynamic.push(result.clone());
                self.allocations.push(result);
            }
            20 => {
                let buffer = emitter.def(format_args!("memref.alloca() : {STATIC}"));
                let result =
                    emitter.def(format_args!("memref.cast {buffer} : {STATIC} to {STRIDED}"));
                self.strided.push(result);
            }
            21 => {
                let (from, argument) = (random.any(&self.dynamic), random.any(&self.dynamic));
                let index = self.index(random);
                let unranked =
                    emitter.def(format_args!("memref.cast {from} : {DYNAMIC} to {UNRANKED}"));
                let result = emitter.def(format_args!(
                    "call @ext({argument}, {unranked}, {index}) : ({DYNAMIC}, {UNRANKED}, index) -> f32"
                ));
                self.floats.push(result);
            }
            22 => {
                let from = random.any(&self.dynamic);
                let [offset, rows, columns, outer, inner] =
                    std::array::from_fn(|_| self.size(random));
                let result = emitter.def(format_args!(
                    "memref.reinterpret_cast {from} to offset: [{offset}], sizes: [{rows}, {columns}], \
                     strides: [{outer}, {inner}] : {DYNAMIC} to {STRIDED}"
                ));
                self.strided.push(result);
            }
            23 => {
                let table = random.below(4);
                let (row, column) = (self.index(random), self.index(random));
                let table = emitter.def(format_args!("memref.get_global @g{table} : {TABLE}"));
                let result = emitter.def(format_args!(
                    "memref.load {table}[{row}, {column}] : {TABLE}"
                ));
                self.floats.push(result);
            }
            24 => {
                let index = self.index(random);
                let loaded = emitter.def(format_args!("memref.load %o[{index}] : {ROW}"));
                let result = emitter.def(format_args!("arith.index_cast {loaded} : i64 to index"));
                self.indices.push(result.clone());
                self.sizes.push(result);
            }
            25 => {
                let (from, to) = (random.any(&self.dynamic), random.any(&self.strided));
                emitter.op(format_args!(
                    "memref.copy {from}, {to} : {DYNAMIC} to {STRIDED}"
                ));
            }
            26 => {
                let cast = emitter.def(format_args!("memref.cast %u : {UNRANKED} to {DYNAMIC}"));
                self.dynamic.push(cast);
                let rank = emitter.def(format_args!("memref.rank %u : {UNRANKED}"));
                self.indices.push(rank.clone());
                self.sizes.push(rank);
            }
            27 if self.number > 0 => {
                let callee = random.below(self.number);
                let (dynamic, strided) = (random.any(&self.dynamic), random.any(&self.strided));
                let (i, j, x) = (self.index(random), self.index(random), self.float(random));
                let value = emitter.value();
                emitter.op(format_args!(
                    "{value}:2 = call @m{callee}({dynamic}, %s, {strided}, %u, %o, {i}, {j}, {x}) : \
                     ({DYNAMIC}, {STATIC}, {STRIDED}, {UNRANKED}, {ROW}, index, index, f32) -> (f32, {DYNAMIC})"
                ));
                self.floats.push(format!("{value}#0"));
                self.dynamic.push(format!("{value}#1"));
            }
            28 => {
                let (value, into) = (self.float(random), random.any(&self.dynamic));
                let (row, column) = (self.index(random), self.index(random));
                let result = emitter.def(format_args!(
                    "memref.atomic_rmw addf {value}, {into}[{row}, {column}] : (f32, {DYNAMIC}) -> f32"
                ));
                self.floats.push(result);
            }
            29 => {
                let number = random.below(4096);
                let result = emitter.def(format_args!("arith.constant {number} : index"));
                self.indices.push(result);
            }
            _ => self.branch(emitter),
        }
    }

    /// Generates a conditional branch that may skip a side block and joins in a block with an argument.
    fn branch(&mut self, emitter: &mut Emitter) {
        let random = &mut emitter.random;
        let predicate = random.choice(INT_PREDICATES);
        let (left, right) = (self.index(random), self.index(random));
        let skipped = self.float(random).to_owned();
        let op = random.choice(FLOAT_OPS);
        let operands = format!("{}, {}", self.float(random), self.float(random));
        let (side, join) = (self.blocks + 1, self.blocks + 2);

        let condition = emitter.def(format_args!(
            "arith.cmpi {predicate}, {left}, {right} : index"
        ));
        emitter.op(format_args!(
            "cf.cond_br {condition}, ^bb{side}, ^bb{join}({skipped} : f32)"
        ));
        emitter.line(2, format_args!("^bb{side}:"));
        let value = emitter.def(format_args!("{op} {operands} : f32"));
        emitter.op(format_args!("cf.br ^bb{join}({value} : f32)"));
        let argument = emitter.value();
        emitter.line(2, format_args!("^bb{join}({argument}: f32):"));
        self.floats.push(argument);
        self.blocks = join;
    }

    /// Returns an element of a memref, with its type.
    fn access(&self, random: &mut Random) -> String {
        let (memref, ty) = match random.below(3) {
            0 => (random.any(&self.dynamic), DYNAMIC),
            1 => ("%s", STATIC),
            _ => (random.any(&self.strided), STRIDED),
        };
        format!(
            "{memref}[{}, {}] : {ty}",
            self.index(random),
            self.index(random)
        )
    }

    fn float(&self, random: &mut Random) -> &str {
        random.recent(&self.floats, BACK)
    }

    fn index(&self, random: &mut Random) -> &str {
        random.any(&self.indices)
    }

    fn size(&self, random: &mut Random) -> &str {
        random.any(&self.sizes)
    }
}
