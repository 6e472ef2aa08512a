//! Generates the workloads of conversions: affine loops, vectors, and functions of math and complex.

use super::emitter::{Emitter, FLOAT_OPS};

const MATRIX: &str = "memref<?x?xf32>";

/// Generates functions of affine loops over matrices, with conditions and with indices that are expressions.
pub(super) fn affine(emitter: &mut Emitter, size: usize) -> Option<usize> {
    let mut functions = 0;
    while emitter.operations < size {
        emitter.restart_values();
        emitter.top(format_args!(
            "func.func @affine{functions}(%a: {MATRIX}, %b: {MATRIX}, %n: index, %x: f32) {{"
        ));
        for _ in 0..4 {
            let (i, j) = (emitter.value(), emitter.value());
            let (step, offset) = (1 + emitter.random.below(4), emitter.random.below(8));
            emitter.op(format_args!("affine.for {i} = 0 to %n step {step} {{"));
            emitter.op(format_args!(
                "affine.for {j} = max affine_map<(d0) -> (0, d0 - {offset})>({i}) to min affine_map<(d0)[s0] -> (d0 + 16, s0)>({i})[%n] {{"
            ));
            let left = emitter.def(format_args!(
                "affine.load %a[{i} + {offset}, {j} * 2] : {MATRIX}"
            ));
            let row = emitter.def(format_args!(
                "affine.apply affine_map<(d0, d1) -> (d0 floordiv 4 + d1 mod 3)>({i}, {j})"
            ));
            let right = emitter.def(format_args!("memref.load %b[{row}, {j}] : {MATRIX}"));
            let name = emitter.random.choice(FLOAT_OPS);
            let made = emitter.def(format_args!("{name} {left}, {right} : f32"));
            emitter.op(format_args!(
                "affine.if affine_set<(d0, d1)[s0] : (d0 - d1 >= 0, s0 - d0 - 1 >= 0)>({i}, {j})[%n] {{"
            ));
            emitter.op(format_args!("affine.store {made}, %b[{i}, {j}] : {MATRIX}"));
            emitter.line(4, "}");
            emitter.line(4, "}");
            emitter.line(4, "}");
        }
        emitter.op("return");
        emitter.line(2, "}");
        functions += 1;
    }
    None
}

/// Generates functions of vector operations: transfers, contractions, masks, extractions, reductions.
pub(super) fn vectors(emitter: &mut Emitter, size: usize) -> Option<usize> {
    const TILE: &str = "vector<4x8xf32>";
    const ROW: &str = "vector<8xf32>";
    let mut functions = 0;
    while emitter.operations < size {
        emitter.restart_values();
        emitter.top(format_args!(
            "func.func @vectors{functions}(%a: {MATRIX}, %n: index, %x: f32, %t: {TILE}, %r: {ROW}) -> f32 {{"
        ));
        emitter.op("%zero = arith.constant 0.0 : f32");
        let (mut tiles, mut rows, mut floats) = (
            vec!["%t".to_owned()],
            vec!["%r".to_owned()],
            vec!["%x".to_owned()],
        );
        for _ in 0..12 {
            let tile = emitter.random.recent(&tiles, 0.5).to_owned();
            let row = emitter.random.recent(&rows, 0.5).to_owned();
            let float = emitter.random.recent(&floats, 0.5).to_owned();
            let at = emitter.random.below(4);
            match emitter.random.below(8) {
                0 => rows.push(emitter.def(format_args!(
                    "vector.transfer_read %a[%n, %n], %zero : {MATRIX}, {ROW}"
                ))),
                1 => tiles.push(emitter.def(format_args!(
                    "vector.transfer_read %a[%n, %n], %zero {{in_bounds = [true, true]}} : {MATRIX}, {TILE}"
                ))),
                2 => emitter.op(format_args!(
                    "vector.transfer_write {tile}, %a[%n, %n] {{in_bounds = [true, true]}} : {TILE}, {MATRIX}"
                )),
                3 => rows.push(emitter.def(format_args!(
                    "vector.extract {tile}[{at}] : {ROW} from {TILE}"
                ))),
                4 => tiles.push(emitter.def(format_args!(
                    "vector.insert {row}, {tile} [{at}] : {ROW} into {TILE}"
                ))),
                5 => rows.push(emitter.def(format_args!(
                    "vector.broadcast {float} : f32 to {ROW}"
                ))),
                6 => floats.push(emitter.def(format_args!(
                    "vector.reduction <add>, {row} : {ROW} into f32"
                ))),
                _ => {
                    let other = emitter.random.recent(&rows, 0.8).to_owned();
                    rows.push(emitter.def(format_args!("vector.fma {row}, {other}, %r : {ROW}")));
                }
            }
        }
        let result = emitter.random.recent(&floats, 0.2).to_owned();
        emitter.op(format_args!("return {result} : f32"));
        emitter.line(2, "}");
        functions += 1;
    }
    None
}

/// Generates functions that call mathematical functions of real and complex numbers, and operate on `index`.
pub(super) fn functions(emitter: &mut Emitter, size: usize) -> Option<usize> {
    const REAL: &[&str] = &["sqrt", "exp", "log", "sin", "cos", "absf", "floor", "rsqrt"];
    const COMPLEX: &[&str] = &["add", "sub", "mul", "div"];
    const INDEX: &[&str] = &["add", "mul", "ceildivs", "floordivs", "maxu", "xor"];
    let mut functions = 0;
    while emitter.operations < size {
        emitter.restart_values();
        emitter.top(format_args!(
            "func.func @functions{functions}(%x: f64, %z: complex<f64>, %i: index) -> (f64, complex<f64>, index) {{"
        ));
        let (mut reals, mut complex, mut indices) = (
            vec!["%x".to_owned()],
            vec!["%z".to_owned()],
            vec!["%i".to_owned()],
        );
        for _ in 0..16 {
            let real = emitter.random.recent(&reals, 0.5).to_owned();
            let (left, right) = (
                emitter.random.recent(&complex, 0.5).to_owned(),
                emitter.random.any(&complex).to_owned(),
            );
            let (first, second) = (
                emitter.random.recent(&indices, 0.5).to_owned(),
                emitter.random.any(&indices).to_owned(),
            );
            match emitter.random.below(4) {
                0 => {
                    let name = emitter.random.choice(REAL);
                    reals.push(emitter.def(format_args!("math.{name} {real} : f64")));
                }
                1 => {
                    let name = emitter.random.choice(COMPLEX);
                    complex.push(emitter.def(format_args!(
                        "complex.{name} {left}, {right} : complex<f64>"
                    )));
                }
                2 => complex.push(
                    emitter.def(format_args!("complex.create {real}, {real} : complex<f64>")),
                ),
                _ => {
                    let name = emitter.random.choice(INDEX);
                    indices.push(emitter.def(format_args!("index.{name} {first}, {second}")));
                }
            }
        }
        let (real, number, index) = (
            emitter.random.recent(&reals, 0.2).to_owned(),
            emitter.random.recent(&complex, 0.2).to_owned(),
            emitter.random.recent(&indices, 0.2).to_owned(),
        );
        emitter.op(format_args!(
            "return {real}, {number}, {index} : f64, complex<f64>, index"
        ));
        emitter.line(2, "}");
        functions += 1;
    }
    None
}
