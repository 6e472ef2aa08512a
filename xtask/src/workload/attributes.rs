//! Generates workloads of attributes.

use std::fmt::Write;

use super::emitter::{Emitter, Random};

/// Generates functions of four operations, with dictionaries of two to eight attributes everywhere.
pub(super) fn attributes(emitter: &mut Emitter, size: usize) -> Option<usize> {
    let mut functions = 0;
    while emitter.operations < size {
        let [argument, function, add, mul, ret] =
            std::array::from_fn(|_| dictionary(&mut emitter.random, functions));
        emitter.top(format_args!(
            "func.func @a{functions}(%a: i32 {argument}, %b: i32) -> i32 attributes {function} {{"
        ));
        emitter.op(format_args!("%0 = arith.addi %a, %b {add} : i32"));
        emitter.op(format_args!("%1 = arith.muli %0, %b {mul} : i32"));
        emitter.op(format_args!("return {ret} %1 : i32"));
        emitter.line(2, "}");
        functions += 1;
    }
    None
}

/// Generates `size` elements in constants of at most 65 536 elements, in rows of 64. Returns the number of elements.
pub(super) fn dense(emitter: &mut Emitter, size: usize, hexadecimal: bool) -> Option<usize> {
    const COLUMNS: usize = 64;
    let (mut elements, mut constants) = (0, 0);
    while elements < size {
        let rows = (size - elements).div_ceil(COLUMNS).min(1024);
        let ty = format!("memref<{rows}x{COLUMNS}xf32>");
        let literal = literal(&mut emitter.random, rows, COLUMNS, hexadecimal);
        emitter.top(format_args!(
            "memref.global \"private\" constant @d{constants} : {ty} = dense<{literal}>"
        ));
        emitter.top(format_args!("func.func @u{constants}(%i: index) -> f32 {{"));
        emitter.op(format_args!("%0 = memref.get_global @d{constants} : {ty}"));
        emitter.op(format_args!("%1 = memref.load %0[%i, %i] : {ty}"));
        emitter.op("return %1 : f32");
        emitter.line(2, "}");
        elements += rows * COLUMNS;
        constants += 1;
    }
    Some(elements)
}

fn literal(random: &mut Random, rows: usize, columns: usize, hexadecimal: bool) -> String {
    let mut text = String::from(if hexadecimal { "\"0x" } else { "[" });
    // Writing to a string cannot fail.
    for row in 0..rows {
        for column in 0..columns {
            let number = random.unit() * 2.0 - 1.0;
            if hexadecimal {
                for byte in (number as f32).to_le_bytes() {
                    let _ = write!(text, "{byte:02X}");
                }
            } else {
                text.push_str(match (row, column) {
                    (0, 0) => "[",
                    (_, 0) => "], [",
                    _ => ", ",
                });
                let _ = write!(text, "{}", scientific(number));
            }
        }
    }
    text.push_str(if hexadecimal { "\"" } else { "]]" });
    text
}

/// Formats a number with six digits after the point, and an exponent of two digits with a sign.
fn scientific(number: f64) -> String {
    let text = format!("{number:.6e}");
    match text.split_once('e') {
        Some((mantissa, exponent)) => {
            let (sign, digits) = match exponent.strip_prefix('-') {
                Some(digits) => ('-', digits),
                None => ('+', exponent),
            };
            format!("{mantissa}e{sign}{digits:0>2}")
        }
        None => text,
    }
}

fn dictionary(random: &mut Random, functions: usize) -> String {
    let count = 2 + random.below(7);
    let entries: Vec<String> = (0..count)
        .map(|index| format!("test.attr{index} = {}", attribute(random, functions, 0)))
        .collect();
    format!("{{{}}}", entries.join(", "))
}

fn attribute(random: &mut Random, functions: usize, depth: usize) -> String {
    const TYPES: &[&str] = &[
        "memref<?x4xf32>",
        "i32",
        "(i32, f32) -> i1",
        "tensor<4x?xf64>",
    ];
    match random.below(if depth < 2 { 8 } else { 5 }) {
        0 => format!("{} : i64", random.below(1 << 20)),
        1 => format!("\"str_{}\"", random.below(1 << 12)),
        2 => format!("{}.25 : f32", random.below(1000)),
        3 => random.choice(TYPES).to_owned(),
        4 => format!("@a{}", random.below(functions.max(1))),
        5 => {
            let count = 1 + random.below(6);
            let elements: Vec<String> = (0..count)
                .map(|_| attribute(random, functions, depth + 1))
                .collect();
            format!("[{}]", elements.join(", "))
        }
        6 => {
            let count = 1 + random.below(5);
            let entries: Vec<String> = (0..count)
                .map(|index| format!("k{index} = {}", attribute(random, functions, depth + 1)))
                .collect();
            format!("{{{}}}", entries.join(", "))
        }
        _ => {
            let count = 4 + random.below(12);
            let numbers: Vec<String> = (0..count).map(|_| random.below(1000).to_string()).collect();
            format!("array<i64: {}>", numbers.join(", "))
        }
    }
}
