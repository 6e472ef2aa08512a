//! Tests folds of float operations against a reference computation in this file. Formats without arithmetic in LLVM are
//! also tested against the running program: all pairs of numbers of 4 and 6 bits, and all numbers of 8 bits with many
//! others.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::process::Command;
use terrace::jit::{Arg, Jit, Tensor};
use terrace_testing::process;

/// The special values of a format, besides numbers.
#[derive(Clone, Copy, PartialEq)]
enum Special {
    /// Infinities and NaN.
    Ieee,
    /// Only NaN, encoded as all bits except the sign set.
    AllOnes,
    /// Only NaN, encoded as the negative zero.
    MinusZero,
    /// No special values: infinity becomes the largest number.
    None,
    /// Only powers of two, and NaN.
    Exponent,
}

/// A format as its specification defines it: width, mantissa bits, exponent bias.
#[derive(Clone, Copy)]
struct Format {
    name: &'static str,
    width: u32,
    mantissa: u32,
    bias: i32,
    special: Special,
}

const fn format(
    name: &'static str,
    width: u32,
    mantissa: u32,
    bias: i32,
    special: Special,
) -> Format {
    Format {
        name,
        width,
        mantissa,
        bias,
        special,
    }
}

const SMALL: [Format; 11] = [
    format("f4E2M1FN", 4, 1, 1, Special::None),
    format("f6E2M3FN", 6, 3, 1, Special::None),
    format("f6E3M2FN", 6, 2, 3, Special::None),
    format("f8E3M4", 8, 4, 3, Special::Ieee),
    format("f8E4M3", 8, 3, 7, Special::Ieee),
    format("f8E4M3B11FNUZ", 8, 3, 11, Special::MinusZero),
    format("f8E4M3FN", 8, 3, 7, Special::AllOnes),
    format("f8E4M3FNUZ", 8, 3, 8, Special::MinusZero),
    format("f8E5M2", 8, 2, 15, Special::Ieee),
    format("f8E5M2FNUZ", 8, 2, 16, Special::MinusZero),
    format("f8E8M0FNU", 8, 0, 127, Special::Exponent),
];

/// The format without a pass that lowers its arithmetic.
const NOT_LOWERED: &str = "f8E4M3B11FNUZ";

const WIDE: [Format; 3] = [
    format("tf32", 19, 10, 127, Special::Ieee),
    format("bf16", 16, 7, 127, Special::Ieee),
    format("f16", 16, 10, 15, Special::Ieee),
];

impl Format {
    fn codes(self) -> u64 {
        1 << self.width
    }

    fn sign(self) -> u64 {
        1 << (self.width - 1)
    }

    /// Returns the value of a code without its sign.
    fn number(self, code: u64) -> f64 {
        let (exponent, mantissa) = (code >> self.mantissa, code & ((1 << self.mantissa) - 1));
        let scale = |exponent: u64| 2f64.powi(exponent as i32 - self.bias - self.mantissa as i32);
        match exponent {
            0 => mantissa as f64 * scale(1),
            _ => (mantissa + (1 << self.mantissa)) as f64 * scale(exponent),
        }
    }

    /// Returns the code of the largest number.
    fn largest(self) -> u64 {
        let all = self.sign() - 1;
        match self.special {
            Special::Ieee => all - (1 << self.mantissa),
            Special::AllOnes => all - 1,
            Special::MinusZero | Special::None => all,
            Special::Exponent => 0xfe,
        }
    }

    fn decode(self, code: u64) -> f64 {
        if self.special == Special::Exponent {
            return match code {
                0xff => f64::NAN,
                _ => 2f64.powi(code as i32 - self.bias),
            };
        }
        let size = code & (self.sign() - 1);
        let value = match self.special {
            Special::MinusZero if code == self.sign() => f64::NAN,
            Special::Ieee if size == self.largest() + 1 => f64::INFINITY,
            _ if size > self.largest() => f64::NAN,
            _ => self.number(size),
        };
        match code & self.sign() {
            0 => value,
            _ => -value,
        }
    }

    /// Returns the code of a value, rounded to nearest, ties to even; for `f8E8M0FNU`, the exponent. Returns `None` for
    /// NaN and for values that become NaN. The code of an infinity is that of the largest number plus one.
    fn encode(self, value: f64) -> Option<u64> {
        if value.is_nan() {
            return None;
        }
        let size = value.abs();
        let exponent = |size: f64| ((size.to_bits() >> 52) as i32 & 0x7ff) - 1023;
        if self.special == Special::Exponent {
            let code = (exponent(size) + self.bias).max(0) as u64;
            return (code <= self.largest()).then_some(code);
        }
        let lowest = exponent(size).max(1 - self.bias) - self.mantissa as i32;
        let unit = 2f64.powi(lowest);
        let rounded = (size / unit).round_ties_even() * unit;
        let mut code = if rounded > self.number(self.largest()) || size.is_infinite() {
            match self.special {
                Special::Ieee => self.largest() + 1,
                Special::None => self.largest(),
                _ => return None,
            }
        } else {
            let (mut low, mut high) = (0, self.largest());
            while low < high {
                let middle = (low + high) / 2;
                match self.number(middle) < rounded {
                    true => low = middle + 1,
                    false => high = middle,
                }
            }
            low
        };
        if value.is_sign_negative() && !(code == 0 && self.special == Special::MinusZero) {
            code |= self.sign();
        }
        Some(code)
    }

    /// The integer type of the codes.
    fn int(self) -> String {
        format!("i{}", self.width)
    }

    /// The number of bytes of an element in a constant.
    fn bytes(self) -> usize {
        self.width.div_ceil(8) as usize
    }
}

/// An expected result.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Expect {
    Code(u64),
    /// One of two codes.
    Either(u64, u64),
    /// Any NaN.
    Nan,
    /// NaN in a format without NaN, so the operation must not fold.
    Open,
}

impl Expect {
    fn is_met(self, format: Format, code: u64) -> bool {
        match self {
            Expect::Code(expect) => code == expect,
            Expect::Either(a, b) => code == a || code == b,
            Expect::Nan => format.decode(code).is_nan(),
            Expect::Open => true,
        }
    }
}

const PAIRS: [&str; 10] = [
    "arith.addf",
    "arith.subf",
    "arith.mulf",
    "arith.divf",
    "arith.remf",
    "arith.maximumf",
    "arith.minimumf",
    "arith.maxnumf",
    "arith.minnumf",
    "math.copysign",
];

const SINGLE: [&str; 5] = [
    "arith.negf",
    "math.absf",
    "math.ceil",
    "math.floor",
    "math.roundeven",
];

/// Computes an operation on numbers, in `f32` for the small formats.
fn compute(op: &str, a: f64, b: f64, round: impl Fn(f64) -> f64) -> f64 {
    let below = |a: f64, b: f64| a < b || a == b && a.is_sign_negative();
    match op {
        "arith.addf" => round(a + b),
        "arith.subf" => round(a - b),
        "arith.mulf" => round(a * b),
        "arith.divf" => round(a / b),
        "arith.remf" => a % b,
        "arith.maximumf" | "arith.minimumf" if a.is_nan() || b.is_nan() => f64::NAN,
        "arith.maxnumf" | "arith.minnumf" if a.is_nan() || b.is_nan() => {
            if a.is_nan() {
                b
            } else {
                a
            }
        }
        "arith.maximumf" | "arith.maxnumf" => {
            if below(a, b) {
                b
            } else {
                a
            }
        }
        "arith.minimumf" | "arith.minnumf" => {
            if below(a, b) {
                a
            } else {
                b
            }
        }
        "math.copysign" => a.copysign(b),
        "arith.negf" => -a,
        "math.absf" => a.abs(),
        "math.ceil" => a.ceil(),
        "math.floor" => a.floor(),
        "math.roundeven" => a.round_ties_even(),
        _ => unreachable!("no such operation"),
    }
}

fn expected(format: Format, op: &str, a: u64, b: u64) -> Expect {
    let (x, y) = (format.decode(a), format.decode(b));
    // Numbers with few bits are computed in `f32`. The others are rounded once from a sum or product in `f64`.
    let value = compute(op, x, y, |value| match format.width {
        ..=8 => f64::from(value as f32),
        _ => value,
    });
    let code = format.encode(value);
    match code {
        // Either zero may be returned, so the sign is unspecified.
        Some(code) if op.ends_with("numf") && value == 0.0 && x == y => {
            Expect::Either(code, code ^ format.sign())
        }
        // The single NaN of such a format has no sign.
        _ if op == "math.copysign" && y.is_nan() && format.special == Special::MinusZero => {
            Expect::Open
        }
        Some(code) => Expect::Code(code),
        None if format.special == Special::None => Expect::Open,
        None => Expect::Nan,
    }
}

/// Returns a reproducible pseudorandom sequence.
fn numbers(mut state: u64) -> impl Iterator<Item = u64> {
    std::iter::repeat_with(move || {
        state = state
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        state >> 33
    })
}

/// Returns pairs of codes: all pairs for formats of few bits, all codes of 8 bits with 40 others, and 3000 pairs
/// otherwise.
fn pairs(format: Format) -> Vec<(u64, u64)> {
    let mut random = numbers(u64::from(format.width) + format.mantissa as u64);
    let mut code = || random.next().unwrap_or_default() % format.codes();
    match format.width {
        ..=6 => (0..format.codes() * format.codes())
            .map(|both| (both / format.codes(), both % format.codes()))
            .collect(),
        8 => (0..format.codes())
            .flat_map(|a| std::iter::repeat_n(a, 40))
            .map(|a| (a, code()))
            .collect(),
        _ => (0..3000).map(|_| (code(), code())).collect(),
    }
}

fn dense(codes: impl Iterator<Item = u64>, bytes: usize) -> String {
    let mut text = String::from("dense<\"0x");
    for code in codes {
        for byte in &code.to_le_bytes()[..bytes] {
            write!(text, "{byte:02X}").unwrap();
        }
    }
    text + "\">"
}

/// Returns the results of functions of a module after folding, as text. Omits functions that do not fold to one
/// constant.
fn folded(module: &str) -> HashMap<String, String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_terrace"));
    command.args(["opt", "--canonicalize"]);
    let outcome =
        process::run(&mut command, module.as_bytes()).expect("the program ends by itself");
    assert_eq!(String::from_utf8_lossy(&outcome.stderr), "");
    let text = String::from_utf8(outcome.stdout).expect("text");
    let mut results = HashMap::new();
    for function in text.split("func.func @").skip(1) {
        let (name, body) = function.split_once('(').expect("a signature");
        let lines: Vec<&str> = body.lines().map(str::trim).collect();
        if let [_, constant, returns, ..] = lines[..]
            && returns.starts_with("return")
            && let Some((_, value)) = constant.split_once(" = arith.constant ")
        {
            results.insert(name.to_owned(), value.to_owned());
        }
    }
    results
}

/// Returns the codes of elements that are printed as `dense<"0x...">`.
fn elements(text: &str, bytes: usize) -> Vec<u64> {
    let text = text.split('"').nth(1).expect("elements as bytes");
    let digits = text.strip_prefix("0x").expect("hexadecimal digits");
    let byte = |at: usize| u64::from_str_radix(&digits[2 * at..2 * at + 2], 16).expect("a byte");
    let element = |first: usize| (0..bytes).fold(0, |code, at| code | byte(first + at) << (8 * at));
    (0..digits.len() / 2).step_by(bytes).map(element).collect()
}

fn check_folds(format: Format, ops: &[&str], operands: usize) {
    let mut text = String::new();
    let mut inputs = Vec::new();
    for (index, op) in ops.iter().enumerate() {
        let known = pairs(format).into_iter();
        let known: Vec<(u64, u64)> = known
            .filter(|&(a, b)| expected(format, op, a, b) != Expect::Open)
            .collect();
        let ty = format!("vector<{}x{}>", known.len(), format.name);
        let a = dense(known.iter().map(|pair| pair.0), format.bytes());
        let b = dense(known.iter().map(|pair| pair.1), format.bytes());
        let args = ["%a", "%a, %b"][operands - 1];
        writeln!(
            text,
            "func.func @f{index}() -> {ty} {{\n%a = arith.constant {a} : {ty}\n%b = arith.constant {b} : {ty}\n\
             %r = {op} {args} : {ty}\nreturn %r : {ty}\n}}"
        )
        .unwrap();
        inputs.push(known);
    }
    let results = folded(&text);
    for (index, (op, known)) in ops.iter().zip(inputs).enumerate() {
        let result = results.get(&format!("f{index}"));
        let result = result.unwrap_or_else(|| panic!("{op} of {} is not folded", format.name));
        for (&(a, b), code) in known.iter().zip(elements(result, format.bytes())) {
            let expect = expected(format, op, a, b);
            let name = format.name;
            assert!(
                expect.is_met(format, code),
                "{op} {a:#x}, {b:#x} : {name} folds to {code:#x}, not to {expect:?}"
            );
        }
    }
}

#[test]
fn folds_are_the_numbers_of_the_documents() {
    for format in SMALL.into_iter().chain(WIDE) {
        check_folds(format, &PAIRS, 2);
        check_folds(format, &SINGLE, 1);
    }
}

/// Zero divided by zero is not a number of such a format, so the division is not folded.
#[test]
fn what_is_no_number_is_not_folded() {
    let mut text = String::new();
    for (index, format) in SMALL
        .iter()
        .filter(|format| format.special == Special::None)
        .enumerate()
    {
        let ty = format.name;
        for op in ["divf", "remf"] {
            writeln!(
                text,
                "func.func @{op}{index}() -> {ty} {{\n%a = arith.constant 0.0 : {ty}\n%r = arith.{op} %a, %a : {ty}\n\
                 return %r : {ty}\n}}"
            )
            .unwrap();
        }
    }
    assert_eq!(folded(&text), HashMap::new());
}

/// Runs a function on bytes for each format and operation.
fn run(format: Format, ops: &[&str], operands: usize, known: &[(u64, u64)]) -> Vec<Vec<u64>> {
    let (ty, int) = (format.name, format.int());
    let (narrow, wide) = match format.width {
        8 => (String::new(), String::new()),
        _ => (
            format!("%x = arith.trunci %p : i8 to {int}\n%y = arith.trunci %q : i8 to {int}"),
            format!("%w = arith.extui %z : {int} to i8"),
        ),
    };
    let (x, y, w) = if format.width == 8 {
        ("%p", "%q", "%z")
    } else {
        ("%x", "%y", "%w")
    };
    let args = ["%a", "%a, %b"][operands - 1];
    let mut text = String::new();
    for (index, op) in ops.iter().enumerate() {
        writeln!(
            text,
            "func.func @f{index}(%pa: memref<?xi8>, %pb: memref<?xi8>, %pr: memref<?xi8>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %pa, %c0 : memref<?xi8>
  scf.for %i = %c0 to %n step %c1 {{
    %p = memref.load %pa[%i] : memref<?xi8>
    %q = memref.load %pb[%i] : memref<?xi8>
    {narrow}
    %a = arith.bitcast {x} : {int} to {ty}
    %b = arith.bitcast {y} : {int} to {ty}
    %r = {op} {args} : {ty}
    %z = arith.bitcast %r : {ty} to {int}
    {wide}
    memref.store {w}, %pr[%i] : memref<?xi8>
  }}
  return
}}"
        )
        .unwrap();
    }
    let jit = Jit::builder()
        .build_text("run.mlir", &*text)
        .expect("the program is compiled");
    let bytes = |codes: &mut dyn Iterator<Item = u64>| {
        Tensor::from(codes.map(|code| code as i8).collect::<Vec<i8>>())
    };
    let a = bytes(&mut known.iter().map(|pair| pair.0));
    let b = bytes(&mut known.iter().map(|pair| pair.1));
    let of = |index| {
        let mut result = bytes(&mut known.iter().map(|_| 0));
        let arguments: [Arg<'_>; 3] = [a.view().into(), b.view().into(), result.view_mut().into()];
        jit.call(&format!("f{index}"), &arguments)
            .expect("the program runs");
        let codes = result.elements().iter().map(|&code| u64::from(code as u8));
        codes.collect()
    };
    (0..ops.len()).map(of).collect()
}

#[test]
fn programs_compute_what_is_folded() {
    for format in SMALL {
        if format.name == NOT_LOWERED {
            continue;
        }
        let known = pairs(format);
        for (ops, operands) in [(&PAIRS[..], 2), (&SINGLE[..], 1)] {
            let results = run(format, ops, operands, &known);
            for (op, result) in ops.iter().zip(results) {
                for (&(a, b), code) in known.iter().zip(result) {
                    let expect = expected(format, op, a, b);
                    let name = format.name;
                    assert!(
                        expect.is_met(format, code),
                        "{op} {a:#x}, {b:#x} : {name} is {code:#x} in a program, not {expect:?}"
                    );
                }
            }
        }
    }
}

/// Casts from integers and from `f32`, which fold only if they are exact, and comparisons.
#[test]
fn casts_and_comparisons() {
    for format in SMALL.into_iter().chain(WIDE) {
        let name = format.name;
        let ints: Vec<i64> = (-300..300)
            .chain((0..60).map(|at| 1 << (at / 4) << (at % 4)))
            .collect();
        let ints: Vec<i64> = ints
            .into_iter()
            .filter(|&int| i64::from(int as i16) == int)
            .collect();
        let count = ints.len();
        let bits = dense(ints.iter().map(|&int| int as u64), 2);
        let mut text = String::new();
        for cast in ["sitofp", "uitofp"] {
            writeln!(
                text,
                "func.func @{cast}() -> vector<{count}x{name}> {{\n%a = arith.constant {bits} : vector<{count}xi16>\n\
                 %r = arith.{cast} %a : vector<{count}xi16> to vector<{count}x{name}>\n\
                 return %r : vector<{count}x{name}>\n}}"
            )
            .unwrap();
        }
        let singles: Vec<f32> = [
            0.0, -0.0, 1.0, -1.0, 0.5, -2.0, 3.0, 6.0, 7.0, 1e-40, 448.0, 480.0, 1e30,
        ]
        .into_iter()
        .chain([f32::INFINITY, f32::NEG_INFINITY])
        .collect();
        for (index, single) in singles.iter().enumerate() {
            let bits = single.to_bits();
            writeln!(
                text,
                "func.func @truncf{index}() -> {name} {{\n%a = arith.constant {bits:#x} : f32\n\
                 %r = arith.truncf %a : f32 to {name}\nreturn %r : {name}\n}}\n\
                 func.func @bits{index}() -> i{0} {{\n%a = arith.constant {bits:#x} : f32\n\
                 %r = arith.truncf %a : f32 to {name}\n%b = arith.bitcast %r : {name} to i{0}\n\
                 return %b : i{0}\n}}",
                format.width
            )
            .unwrap();
        }
        let compared: Vec<(u64, u64)> = pairs(format).into_iter().step_by(97).take(60).collect();
        for (index, (a, b)) in compared.iter().enumerate() {
            let int = format.int();
            for how in ["olt", "ueq", "one", "uge", "uno"] {
                writeln!(
                    text,
                    "func.func @{how}{index}() -> i1 {{\n%p = arith.constant {a} : {int}\n\
                     %q = arith.constant {b} : {int}\n%a = arith.bitcast %p : {int} to {name}\n\
                     %b = arith.bitcast %q : {int} to {name}\n%r = arith.cmpf {how}, %a, %b : {name}\n\
                     return %r : i1\n}}"
                )
                .unwrap();
            }
        }
        let results = folded(&text);
        for cast in ["sitofp", "uitofp"] {
            let codes = elements(&results[cast], format.bytes());
            for (&int, code) in ints.iter().zip(codes) {
                let value = match cast {
                    "sitofp" => int as f64,
                    _ => f64::from(int as u16),
                };
                let expect = format.encode(value).map_or(Expect::Nan, Expect::Code);
                assert!(
                    expect.is_met(format, code),
                    "{cast} {int} to {name}: {code:#x}, not {expect:?}"
                );
            }
        }
        for (index, &single) in singles.iter().enumerate() {
            let bits = results.get(&format!("bits{index}"));
            let Some(bits) = bits.and_then(|bits| bits.split(' ').next()) else {
                continue;
            };
            let code = bits.parse::<i64>().expect("an integer") as u64 & (format.codes() - 1);
            assert_eq!(
                Some(code),
                format.encode(f64::from(single)),
                "{single} as {name}"
            );
            assert!(results.contains_key(&format!("truncf{index}")));
        }
        for (index, &(a, b)) in compared.iter().enumerate() {
            let (a, b) = (format.decode(a), format.decode(b));
            let unordered = a.is_nan() || b.is_nan();
            for (how, expect) in [
                ("olt", a < b),
                ("ueq", unordered || a == b),
                ("one", !unordered && a != b),
                ("uge", unordered || a >= b),
                ("uno", unordered),
            ] {
                let result = &results[&format!("{how}{index}")];
                assert_eq!(result, &expect.to_string(), "{a} {how} {b} : {name}");
            }
        }
    }
}
