//! Writes pairs of operations that passes combine, with operands for which a naive combination is incorrect.

use super::types::{Float, Scalar, Ty, bounds, wrap};
use super::{Value, Writer};

const INDEX: Ty = Ty::of(Scalar::Index);
const LONG: Ty = Ty::of(Scalar::Int(64));
const BIT: Ty = Ty::of(Scalar::Int(1));

impl Writer<'_> {
    pub(super) fn pair_step(&mut self) {
        let value = match self.random.below(9) {
            7 | 8 => self.signed_zeros(),
            0 => self.two_sums(),
            1 => self.two_products(),
            2 => self.two_truncations(),
            3 => self.two_casts(),
            4 => self.two_roundings(),
            _ => return self.counting_loop(),
        };
        self.outputs.push(value);
    }

    /// Returns an integer type with a whole number of bytes, or `index`.
    fn plain_integer(&mut self) -> (Ty, u32) {
        let width = self.one(&[8u32, 16, 32, 64]);
        match self.once_in(5) {
            true => (INDEX, 64),
            false => (Ty::of(Scalar::Int(width)), width),
        }
    }

    /// Writes two additions or subtractions of constants without overflow. The sum of the constants overflows.
    fn two_sums(&mut self) -> Value {
        let (ty, width) = self.plain_integer();
        let (least, most) = bounds(width);
        let constants = [0; 2].map(|_| most - self.random.below(20) as i128);
        let sum: i128 = constants.iter().sum();
        let (name, limit, bound) = match self.once_in(2) {
            true => ("addi", "minsi", most - sum),
            false => ("subi", "maxsi", least + sum),
        };
        let value = self.variable(&ty);
        let bound = self.number(&ty, bound);
        let mut value = self.define(
            &ty,
            format_args!("arith.{limit} {}, {} : {ty}", value.name, bound.name),
        );
        for constant in constants {
            let constant = self.number(&ty, constant);
            value = self.define(
                &ty,
                format_args!(
                    "arith.{name} {}, {} overflow<nsw> : {ty}",
                    value.name, constant.name
                ),
            );
        }
        value
    }

    /// Multiplies zero or minus one by two constants, whose product is the minimum signed value.
    fn two_products(&mut self) -> Value {
        let (ty, width) = self.plain_integer();
        let bit = self.variable(&BIT);
        let cast = if ty == INDEX { "index_cast" } else { "extsi" };
        let mut value = self.define_in(
            &ty,
            Some((-1, 0)),
            format_args!("arith.{cast} {} : i1 to {ty}", bit.name),
        );
        let first = 1 + self.random.below(width as usize - 2) as u32;
        for power in [first, width - 1 - first] {
            let constant = self.number(&ty, 1 << power);
            value = self.define(
                &ty,
                format_args!(
                    "arith.muli {}, {} overflow<nsw> : {ty}",
                    value.name, constant.name
                ),
            );
        }
        value
    }

    /// Writes a truncation that loses bits, followed by one that does not.
    fn two_truncations(&mut self) -> Value {
        let middle = self.one(&[16u32, 32, 33]);
        let (kept, flag) = self.one(&[(127, "nsw"), (255, "nuw"), (127, "nsw, nuw")]);
        let value = self.variable(&LONG);
        let mask = wrap(-1 << middle, 64) | kept;
        let mask = self.number(&LONG, mask);
        let masked = self.define(
            &LONG,
            format_args!("arith.andi {}, {} : i64", value.name, mask.name),
        );
        let middle = Ty::of(Scalar::Int(middle));
        let part = self.define(
            &middle,
            format_args!("arith.trunci {} : i64 to {middle}", masked.name),
        );
        self.define(
            &Ty::of(Scalar::Int(8)),
            format_args!(
                "arith.trunci {} overflow<{flag}> : {middle} to i8",
                part.name
            ),
        )
    }

    /// Writes a cast from index to an integer of another width and back, or vice versa.
    fn two_casts(&mut self) -> Value {
        let name = self.one(&["index_cast", "index_castui"]);
        let width = self.one(&[1u32, 7, 8, 16, 32, 33, 128]);
        let integer = Ty::of(Scalar::Int(width));
        let (from, between) = match self.once_in(3) {
            true => (integer, INDEX),
            false => (INDEX, integer),
        };
        let value = self.variable(&from);
        let there = self.define(
            &between,
            format_args!("arith.{name} {} : {from} to {between}", value.name),
        );
        self.define(
            &from,
            format_args!("arith.{name} {} : {between} to {from}", there.name),
        )
    }

    /// Writes an integer converted to a float and then to a narrower float. The first rounding drops the last bit;
    /// the remaining bits are then a tie.
    fn two_roundings(&mut self) -> Value {
        let (ty, first, second, digits, lost) = self.one(&[
            (LONG, "f64", Float::F32, 24u32, 54u32),
            (Ty::of(Scalar::Int(32)), "f32", Float::BF16, 8, 25),
        ]);
        let width = ty.scalar.width().unwrap_or(64);
        let top = lost + self.random.below((width - 1 - lost) as usize) as u32;
        let number = (1i128 << top) | (1 << (top - digits)) | 1;
        let value = self.variable(&ty);
        let mask = self.number(&ty, 2);
        let number = self.number(&ty, number);
        let value = self.define(
            &ty,
            format_args!("arith.andi {}, {} : {ty}", value.name, mask.name),
        );
        let value = self.define(
            &ty,
            format_args!("arith.ori {}, {} : {ty}", value.name, number.name),
        );
        let name = self.one(&["sitofp", "uitofp"]);
        self.line(format_args!(
            "{}f = arith.{name} {} : {ty} to {first}",
            value.name, value.name
        ));
        let second = Ty::of(Scalar::Float(second));
        self.define(
            &second,
            format_args!("arith.truncf {}f : {first} to {second}", value.name),
        )
    }

    /// Writes operations on zeros of either sign, and on numbers that round to zero.
    fn signed_zeros(&mut self) -> Value {
        let float = self.one(&[Float::F32, Float::F32, Float::F64, Float::F16]);
        let ty = Ty::of(Scalar::Float(float));
        let [a, b] = [0; 2].map(|_| {
            let half = float.encode(0.5);
            let bits = self.one(&[0, 0, 0, float.encode(0.25), half, half - 1]);
            let number = self.float(&ty, float, bits);
            let sign = self.variable(&ty);
            let sign = self.without_nan(&sign, float);
            let text = format!("math.copysign {}, {} : {ty}", number.name, sign.name);
            self.define(&ty, text).name
        });
        let operation = match self.random.below(3) {
            0 => {
                let name = self.one(&["ceil", "ceil", "floor", "trunc", "round", "roundeven"]);
                format!("math.{name} {a} : {ty}")
            }
            1 => {
                let name = self.one(&["maximumf", "minimumf"]);
                format!("arith.{name} {a}, {b} : {ty}")
            }
            _ => {
                let name = self.one(&["addf", "subf", "mulf"]);
                format!("arith.{name} {a}, {b} : {ty}")
            }
        };
        self.define(&ty, operation)
    }

    /// Writes a loop whose induction variable is used only in sums and products with constants.
    fn counting_loop(&mut self) {
        let ty = match self.once_in(3) {
            true => Ty::of(Scalar::Int(32)),
            false => INDEX,
        };
        let small = |w: &mut Self, least: i128, count: usize| {
            let number = least + w.random.below(count) as i128;
            w.number(&ty, number).name
        };
        let lower = small(self, -4, 8);
        let upper = small(self, 0, 9);
        let step = small(self, 1, 3);
        let width = ty.scalar.width().unwrap_or(64);
        let mut constants = Vec::new();
        for _ in 0..1 + self.random.below(2) {
            let number = match self.once_in(3) {
                true => super::edge(width, self.random),
                false => self.random.below(9) as i128 - 4,
            };
            let name = self.one(&["addi", "muli", "muli"]);
            constants.push((name, self.number(&ty, number).name));
        }
        let seven = self.number(&ty, 7).name;
        let start = self.value(&ty);
        let (result, variable, sum) = (self.name(), self.name(), self.name());
        let suffix = if ty == INDEX {
            String::new()
        } else {
            format!(" : {ty}")
        };
        self.line(format_args!(
            "{result} = scf.for {variable} = {lower} to {upper} step {step} iter_args({sum} = {}) -> ({ty}){suffix} {{",
            start.name
        ));
        let mut value = variable;
        for (name, constant) in constants {
            let new = self.name();
            self.line(format_args!(
                "{new} = arith.{name} {value}, {constant} : {ty}"
            ));
            value = new;
        }
        self.line(format_args!("{result}p = arith.muli {sum}, {seven} : {ty}"));
        self.line(format_args!(
            "{result}s = arith.addi {result}p, {value} : {ty}"
        ));
        self.line(format_args!("scf.yield {result}s : {ty}"));
        self.line("}");
        let value = Value {
            name: result,
            ty,
            range: None,
            is_top: self.depth == 0,
        };
        self.scope.push(value.clone());
        self.outputs.push(value);
    }
}
