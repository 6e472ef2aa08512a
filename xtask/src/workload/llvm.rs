//! Generates workloads in the LLVM dialect.

use super::emitter::{Emitter, INT_PREDICATES, Random};

const DESCRIPTOR: &str = "!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>";
/// The positions of the integers in a memref descriptor.
const FIELDS: &[&str] = &["2", "3, 0", "3, 1", "4, 0", "4, 1"];

/// The probability with which an operand reaches one value further back.
const BACK: f64 = 0.67;

/// Generates functions of 50 to 80 operations, similar to those that lowering creates.
pub(super) fn llvm(emitter: &mut Emitter, size: usize) -> Option<usize> {
    emitter.top("llvm.func @malloc(i64) -> !llvm.ptr");
    emitter.top("llvm.func @free(!llvm.ptr)");
    for table in 0..4 {
        emitter.top(format_args!(
            "llvm.mlir.global internal constant @g{table}(dense<{table}.500000e+00> : tensor<8x8xf32>) \
             {{addr_space = 0 : i32}} : !llvm.array<8 x array<8 x f32>>"
        ));
    }
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
    longs: Vec<String>,
    ints: Vec<String>,
    floats: Vec<String>,
    pointers: Vec<String>,
    descriptors: Vec<String>,
    blocks: usize,
}

impl Function {
    fn new(number: usize) -> Self {
        let names = |names: &[&str]| names.iter().map(|name| name.to_string()).collect();
        Self {
            number,
            longs: names(&["%i", "%j", "%c0", "%c1"]),
            ints: names(&["%a"]),
            floats: names(&["%x"]),
            pointers: names(&["%p", "%q"]),
            descriptors: names(&["%u1"]),
            blocks: 0,
        }
    }

    fn emit(mut self, emitter: &mut Emitter) {
        emitter.restart_values();
        emitter.top(format_args!(
            "llvm.func @l{}(%p: !llvm.ptr, %q: !llvm.ptr, %i: i64, %j: i64, %a: i32, %x: f32) -> f32 {{",
            self.number
        ));
        emitter.op("%c0 = llvm.mlir.constant(0 : index) : i64");
        emitter.op("%c1 = llvm.mlir.constant(1 : index) : i64");
        emitter.op(format_args!("%u = llvm.mlir.poison : {DESCRIPTOR}"));
        emitter.op(format_args!(
            "%u1 = llvm.insertvalue %p, %u[0] : {DESCRIPTOR}"
        ));
        let end = emitter.operations + 50 + emitter.random.below(30);
        while emitter.operations < end {
            self.statement(emitter);
        }
        let result = &self.floats[self.floats.len() - 1];
        emitter.op(format_args!("llvm.return {result} : f32"));
        emitter.line(2, "}");
    }

    /// Generates one random operation, with the operations that it requires.
    fn statement(&mut self, emitter: &mut Emitter) {
        let random = &mut emitter.random;
        match random.below(30) {
            0..6 => {
                let op = random.choice(&["add", "mul", "sub", "and", "xor", "shl"]);
                let (left, right) = (recent(random, &self.longs), recent(random, &self.longs));
                let result = emitter.def(format_args!("llvm.{op} {left}, {right} : i64"));
                self.longs.push(result);
            }
            6..8 => {
                let op = random.choice(&["add", "mul", "sub"]);
                let (left, right) = (recent(random, &self.ints), recent(random, &self.ints));
                let result = emitter.def(format_args!(
                    "llvm.{op} {left}, {right} overflow<nsw> : i32"
                ));
                self.ints.push(result);
            }
            8..11 => {
                let op = random.choice(&["fadd", "fmul", "fsub"]);
                let (left, right) = (recent(random, &self.floats), recent(random, &self.floats));
                let result = emitter.def(format_args!("llvm.{op} {left}, {right} : f32"));
                self.floats.push(result);
            }
            11..14 => {
                let element = self.element(emitter, "");
                let result = emitter.def(format_args!("llvm.load {element} : !llvm.ptr -> f32"));
                self.floats.push(result);
            }
            14..17 => {
                let element = self.element(emitter, "inbounds ");
                let value = recent(&mut emitter.random, &self.floats);
                emitter.op(format_args!(
                    "llvm.store {value}, {element} : f32, !llvm.ptr"
                ));
            }
            17..19 => {
                let (value, into) = (
                    recent(random, &self.longs),
                    recent(random, &self.descriptors),
                );
                let field = random.choice(FIELDS);
                let result = emitter.def(format_args!(
                    "llvm.insertvalue {value}, {into}[{field}] : {DESCRIPTOR}"
                ));
                self.descriptors.push(result);
            }
            19..21 => {
                let (from, field) = (recent(random, &self.descriptors), random.choice(FIELDS));
                let result = emitter.def(format_args!(
                    "llvm.extractvalue {from}[{field}] : {DESCRIPTOR}"
                ));
                self.longs.push(result);
            }
            21 => {
                let from = recent(random, &self.descriptors);
                let result =
                    emitter.def(format_args!("llvm.extractvalue {from}[0] : {DESCRIPTOR}"));
                self.pointers.push(result);
            }
            22 => {
                let size = recent(random, &self.longs);
                let result = emitter.def(format_args!(
                    "llvm.call @malloc({size}) : (i64) -> !llvm.ptr"
                ));
                self.pointers.push(result);
            }
            23 => {
                let table = random.below(4);
                let result = emitter.def(format_args!("llvm.mlir.addressof @g{table} : !llvm.ptr"));
                self.pointers.push(result);
            }
            24 if self.number > 0 => {
                let callee = random.below(self.number);
                let (p, q) = (
                    recent(random, &self.pointers),
                    recent(random, &self.pointers),
                );
                let (i, j) = (recent(random, &self.longs), recent(random, &self.longs));
                let (a, x) = (recent(random, &self.ints), recent(random, &self.floats));
                let result = emitter.def(format_args!(
                    "llvm.call @l{callee}({p}, {q}, {i}, {j}, {a}, {x}) : \
                     (!llvm.ptr, !llvm.ptr, i64, i64, i32, f32) -> f32"
                ));
                self.floats.push(result);
            }
            25 => {
                let number = random.below(10_000);
                let result = emitter.def(format_args!("llvm.mlir.constant({number} : i64) : i64"));
                self.longs.push(result);
            }
            26 => {
                let from = recent(random, &self.longs);
                let int = emitter.def(format_args!("llvm.trunc {from} : i64 to i32"));
                let float = emitter.def(format_args!("llvm.sitofp {int} : i32 to f32"));
                self.ints.push(int);
                self.floats.push(float);
            }
            27 => self.switch(emitter),
            _ => self.branch(emitter),
        }
    }

    /// Generates the address of an element.
    fn element(&self, emitter: &mut Emitter, inbounds: &str) -> String {
        let random = &mut emitter.random;
        let (base, index) = (recent(random, &self.pointers), recent(random, &self.longs));
        emitter.def(format_args!(
            "llvm.getelementptr {inbounds}{base}[{index}] : (!llvm.ptr, i64) -> !llvm.ptr, f32"
        ))
    }

    /// Generates a switch that may skip a side block and joins in a block with an argument.
    fn switch(&mut self, emitter: &mut Emitter) {
        let random = &mut emitter.random;
        let on = recent(random, &self.ints);
        let [default, case, value] = std::array::from_fn(|_| recent(random, &self.floats));
        let (side, join) = (self.blocks + 1, self.blocks + 2);
        self.blocks = join;
        emitter.op(format_args!(
            "llvm.switch {on} : i32, ^bb{join}({default} : f32) ["
        ));
        emitter.line(6, format_args!("1: ^bb{side},"));
        emitter.line(6, format_args!("7: ^bb{join}({case} : f32)"));
        emitter.line(4, "]");
        emitter.line(2, format_args!("^bb{side}:"));
        emitter.op(format_args!("llvm.br ^bb{join}({value} : f32)"));
        self.join(emitter);
    }

    /// Generates a conditional branch that may skip a side block and joins in a block with an argument.
    fn branch(&mut self, emitter: &mut Emitter) {
        let random = &mut emitter.random;
        let predicate = random.choice(INT_PREDICATES);
        let (left, right) = (recent(random, &self.longs), recent(random, &self.longs));
        let [skipped, first, second] = std::array::from_fn(|_| recent(random, &self.floats));
        let (side, join) = (self.blocks + 1, self.blocks + 2);
        self.blocks = join;
        let condition = emitter.def(format_args!(
            "llvm.icmp \"{predicate}\" {left}, {right} : i64"
        ));
        emitter.op(format_args!(
            "llvm.cond_br {condition}, ^bb{side}, ^bb{join}({skipped} : f32)"
        ));
        emitter.line(2, format_args!("^bb{side}:"));
        let value = emitter.def(format_args!("llvm.fadd {first}, {second} : f32"));
        emitter.op(format_args!("llvm.br ^bb{join}({value} : f32)"));
        self.join(emitter);
    }

    fn join(&mut self, emitter: &mut Emitter) {
        let argument = emitter.value();
        emitter.line(2, format_args!("^bb{}({argument}: f32):", self.blocks));
        self.floats.push(argument);
    }
}

fn recent<'p>(random: &mut Random, pool: &'p [String]) -> &'p str {
    random.recent(pool, BACK)
}

/// Generates functions of nine operations on 256 different structs, every fourth of which is identified.
pub(super) fn types(emitter: &mut Emitter, size: usize) -> Option<usize> {
    let mut types: Vec<String> = Vec::new();
    let mut functions = 0;
    while emitter.operations < size {
        if functions < 256 {
            let fields: [String; 3] = std::array::from_fn(|_| {
                let depth = 2 + emitter.random.below(3);
                nested(&mut emitter.random, depth)
            });
            // The operations below require the first two fields.
            let fields = format!("(i64, ptr, {})", fields.join(", "));
            types.push(match functions % 4 {
                1 => format!("!llvm.struct<\"S{functions}\", {fields}>"),
                _ => format!("!llvm.struct<{fields}>"),
            });
        }
        let ty = match types.get(functions) {
            Some(ty) => ty,
            None => emitter.random.any(&types),
        };
        emitter.top(format_args!(
            "llvm.func @t{functions}(%p: !llvm.ptr, %i: i64) -> {ty} {{"
        ));
        emitter.op("%c1 = llvm.mlir.constant(1 : i64) : i64");
        emitter.op(format_args!("%0 = llvm.load %p : !llvm.ptr -> {ty}"));
        emitter.op(format_args!("%1 = llvm.insertvalue %i, %0[0] : {ty}"));
        emitter.op(format_args!("%2 = llvm.insertvalue %p, %1[1] : {ty}"));
        emitter.op(format_args!("%3 = llvm.extractvalue %2[0] : {ty}"));
        emitter.op(format_args!(
            "%4 = llvm.alloca %c1 x {ty} : (i64) -> !llvm.ptr"
        ));
        emitter.op(format_args!("llvm.store %2, %4 : {ty}, !llvm.ptr"));
        emitter.op(format_args!(
            "%5 = llvm.getelementptr %4[%3, 1] : (!llvm.ptr, i64) -> !llvm.ptr, {ty}"
        ));
        emitter.op(format_args!("llvm.return %2 : {ty}"));
        emitter.line(2, "}");
        functions += 1;
    }
    None
}

/// Returns a random type of the given depth, in the form used inside a struct.
fn nested(random: &mut Random, depth: usize) -> String {
    const SCALARS: &[&str] = &[
        "i8",
        "i16",
        "i32",
        "i64",
        "f32",
        "f64",
        "ptr",
        "vector<4xf32>",
    ];
    if depth == 0 {
        return random.choice(SCALARS).to_owned();
    }
    if random.below(4) == 0 {
        let count = 1 + random.below(16);
        return format!("array<{count} x {}>", nested(random, depth - 1));
    }
    let count = 2 + random.below(3);
    let fields: Vec<String> = (0..count).map(|_| nested(random, depth - 1)).collect();
    format!("struct<({})>", fields.join(", "))
}
