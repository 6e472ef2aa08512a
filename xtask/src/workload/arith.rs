//! Generates workloads of scalars, calls and branches.

use super::emitter::{Emitter, FLOAT_OPS, FLOAT_PREDICATES, INT_OPS, INT_PREDICATES, Random};

/// The probability with which an operand reaches one value further back.
const BACK: f64 = 0.82;

/// Generates functions of at most 10 000 operations, each with one block.
pub(super) fn straightline(emitter: &mut Emitter, size: usize) -> Option<usize> {
    let mut functions = 0;
    while emitter.operations < size {
        let count = (size - emitter.operations).clamp(10, 10_000);
        function(emitter, &format!("s{functions}"), count, None);
        functions += 1;
    }
    None
}

/// Generates one function, with a new block after every `block` operations.
pub(super) fn one_function(
    emitter: &mut Emitter,
    size: usize,
    block: Option<usize>,
) -> Option<usize> {
    function(emitter, "big", size, block);
    None
}

/// Generates functions of eight operations. Each function calls an earlier one.
pub(super) fn many_functions(emitter: &mut Emitter, size: usize) -> Option<usize> {
    emitter.top("func.func private @leaf(i32, f32) -> i32");
    let mut functions = 0;
    while emitter.operations < size {
        let random = &mut emitter.random;
        let callee = match functions {
            0 => "leaf".to_owned(),
            _ => format!("fn_{}", random.below(functions)),
        };
        let constant = random.below(1000);
        let first = random.choice(INT_OPS);
        let second = random.choice(FLOAT_OPS);
        let third = random.choice(INT_OPS);
        emitter.top(format_args!(
            "func.func @fn_{functions}(%arg0: i32, %arg1: f32) -> i32 {{"
        ));
        emitter.op(format_args!("%c = arith.constant {constant} : i32"));
        emitter.op(format_args!("%0 = {first} %arg0, %c : i32"));
        emitter.op("%1 = arith.sitofp %0 : i32 to f32");
        emitter.op(format_args!("%2 = {second} %1, %arg1 : f32"));
        emitter.op(format_args!(
            "%3 = call @{callee}(%0, %2) : (i32, f32) -> i32"
        ));
        emitter.op(format_args!("%4 = {third} %3, %arg0 : i32"));
        emitter.op("return %4 : i32");
        emitter.line(2, "}");
        functions += 1;
    }
    None
}

/// Generates functions of 200 blocks. Every block takes an `i32` and an `f32`, so any edge is valid.
pub(super) fn cfg(emitter: &mut Emitter, size: usize) -> Option<usize> {
    const BLOCKS: usize = 200;
    let mut functions = 0;
    while emitter.operations < size {
        emitter.restart_values();
        emitter.top(format_args!(
            "func.func @cfg{functions}(%a: i32, %b: i64, %f: f32, %p: i1) -> i32 {{"
        ));
        emitter.op("cf.br ^bb1(%a, %f : i32, f32)");
        for block in 1..=BLOCKS {
            let mut pools = BlockPools::new(emitter, block);
            for _ in 0..3 {
                pools.compute(emitter);
            }
            let last = pools.last();
            let next = block + 1;
            match emitter.random.below(10) {
                _ if block == BLOCKS => {
                    let value = &pools.ints[pools.ints.len() - 1];
                    emitter.op(format_args!("return {value} : i32"));
                }
                // This keeps the next block reachable.
                0..3 => emitter.op(format_args!("cf.br ^bb{next}({last})")),
                3..9 => {
                    let condition = &pools.bits[pools.bits.len() - 1];
                    let other = pools.target(&mut emitter.random, block, BLOCKS);
                    emitter.op(format_args!(
                        "cf.cond_br {condition}, ^bb{next}({last}), {other}"
                    ));
                }
                _ => {
                    let cases = 2 + emitter.random.below(5);
                    emitter.op(format_args!("cf.switch {} : i32, [", pools.ints[0]));
                    let mut targets = format!("default: ^bb{next}({last})");
                    for case in 0..cases {
                        let target = pools.target(&mut emitter.random, block, BLOCKS);
                        targets += &format!(",\n      {}: {target}", case * 3 + 1);
                    }
                    emitter.line(6, targets);
                    emitter.line(4, "]");
                }
            }
        }
        emitter.line(2, "}");
        functions += 1;
    }
    None
}

/// The values available in one block of [`cfg()`].
struct BlockPools {
    ints: Vec<String>,
    floats: Vec<String>,
    bits: Vec<String>,
}

impl BlockPools {
    /// Begins a block.
    fn new(emitter: &mut Emitter, block: usize) -> Self {
        emitter.line(
            2,
            format_args!("^bb{block}(%x{block}: i32, %y{block}: f32):"),
        );
        Self {
            ints: vec![format!("%x{block}"), "%a".to_owned()],
            floats: vec![format!("%y{block}"), "%f".to_owned()],
            bits: vec!["%p".to_owned()],
        }
    }

    fn compute(&mut self, emitter: &mut Emitter) {
        let random = &mut emitter.random;
        match random.below(3) {
            0 => {
                let (op, left) = (random.choice(INT_OPS), random.any(&self.ints));
                let right = &self.ints[self.ints.len() - 1];
                let result = emitter.def(format_args!("{op} {left}, {right} : i32"));
                self.ints.push(result);
            }
            1 => {
                let (op, left) = (random.choice(FLOAT_OPS), random.any(&self.floats));
                let right = &self.floats[self.floats.len() - 1];
                let result = emitter.def(format_args!("{op} {left}, {right} : f32"));
                self.floats.push(result);
            }
            _ => {
                let (predicate, left) = (random.choice(INT_PREDICATES), random.any(&self.ints));
                let right = &self.ints[0];
                let result = emitter.def(format_args!(
                    "arith.cmpi {predicate}, {left}, {right} : i32"
                ));
                self.bits.push(result);
            }
        }
    }

    /// Returns the newest values as successor operands.
    fn last(&self) -> String {
        let (int, float) = (
            &self.ints[self.ints.len() - 1],
            &self.floats[self.floats.len() - 1],
        );
        format!("{int}, {float} : i32, f32")
    }

    /// Returns a successor, usually one of the next blocks, with random values.
    fn target(&self, random: &mut Random, block: usize, blocks: usize) -> String {
        let target = if random.unit() < 0.85 {
            blocks.min(block + 1 + random.below(6))
        } else {
            1 + random.below(blocks)
        };
        let (int, float) = (random.any(&self.ints), random.any(&self.floats));
        format!("^bb{target}({int}, {float} : i32, f32)")
    }
}

/// The values available in one function of arith operations, indexed by type.
struct Pools([Vec<String>; 5]);

const I32: usize = 0;
const I64: usize = 1;
const F32: usize = 2;
const F64: usize = 3;
const I1: usize = 4;
const TYPES: [&str; 5] = ["i32", "i64", "f32", "f64", "i1"];

/// Generates a function of `count` operations, including its terminator and itself.
fn function(emitter: &mut Emitter, name: &str, count: usize, block: Option<usize>) {
    emitter.restart_values();
    emitter.top(format_args!(
        "func.func @{name}(%a: i32, %b: i64, %c: f32, %d: f64, %e: i1) -> (i32, i64, f32, f64) {{"
    ));
    let mut pools = Pools(["%a", "%b", "%c", "%d", "%e"].map(|name| vec![name.to_owned()]));
    let mut left = count.saturating_sub(2);
    let (mut blocks, mut in_block) = (0, 0);
    while left > 0 {
        pools.compute(emitter);
        left -= 1;
        in_block += 1;
        if Some(in_block) == block && left > 2 {
            blocks += 1;
            in_block = 0;
            left -= 1;
            let (int, float) = (pools.newest(I32), pools.newest(F64));
            emitter.op(format_args!("cf.br ^bb{blocks}({int}, {float} : i32, f64)"));
            let (int, float) = (emitter.value(), emitter.value());
            emitter.line(2, format_args!("^bb{blocks}({int}: i32, {float}: f64):"));
            pools.0[I32].push(int);
            pools.0[F64].push(float);
        }
    }
    let results = [I32, I64, F32, F64].map(|ty| pools.newest(ty)).join(", ");
    emitter.op(format_args!("return {results} : i32, i64, f32, f64"));
    emitter.line(2, "}");
}

impl Pools {
    fn newest(&self, ty: usize) -> &str {
        &self.0[ty][self.0[ty].len() - 1]
    }

    fn pick(&self, random: &mut Random, ty: usize) -> &str {
        random.recent(&self.0[ty], BACK)
    }

    /// Generates one random operation.
    fn compute(&mut self, emitter: &mut Emitter) {
        let random = &mut emitter.random;
        let (ty, operation) = match random.below(16) {
            0..4 => {
                let ty = [I32, I64][random.below(2)];
                (ty, self.binary(random, INT_OPS, ty))
            }
            4..8 => {
                let ty = [F32, F64][random.below(2)];
                (ty, self.binary(random, FLOAT_OPS, ty))
            }
            8 => (I1, self.compare(random, "arith.cmpi", INT_PREDICATES, I32)),
            9 => (
                I1,
                self.compare(random, "arith.cmpf", FLOAT_PREDICATES, F32),
            ),
            10 => {
                let ty = [I32, F32, F64, I64][random.below(4)];
                let condition = self.pick(random, I1);
                let (left, right) = (self.pick(random, ty), self.pick(random, ty));
                (
                    ty,
                    format!("arith.select {condition}, {left}, {right} : {}", TYPES[ty]),
                )
            }
            11 => (I64, self.cast(random, "arith.extsi", I32, I64)),
            12 => (I32, self.cast(random, "arith.trunci", I64, I32)),
            13 => (F32, self.cast(random, "arith.sitofp", I32, F32)),
            14 => (F64, self.cast(random, "arith.extf", F32, F64)),
            _ => {
                let ty = [I32, I64, F32, F64][random.below(4)];
                let number = random.below(2000) as i64 - 1000;
                let fraction = if ty == F32 || ty == F64 { ".5" } else { "" };
                (
                    ty,
                    format!("arith.constant {number}{fraction} : {}", TYPES[ty]),
                )
            }
        };
        let result = emitter.def(operation);
        self.0[ty].push(result);
    }

    fn binary(&self, random: &mut Random, ops: &[&str], ty: usize) -> String {
        let op = random.choice(ops);
        let (left, right) = (self.pick(random, ty), self.pick(random, ty));
        format!("{op} {left}, {right} : {}", TYPES[ty])
    }

    fn compare(&self, random: &mut Random, op: &str, predicates: &[&str], ty: usize) -> String {
        let predicate = random.choice(predicates);
        let (left, right) = (self.pick(random, ty), self.pick(random, ty));
        format!("{op} {predicate}, {left}, {right} : {}", TYPES[ty])
    }

    fn cast(&self, random: &mut Random, op: &str, from: usize, to: usize) -> String {
        let operand = self.pick(random, from);
        format!("{op} {operand} : {} to {}", TYPES[from], TYPES[to])
    }
}
