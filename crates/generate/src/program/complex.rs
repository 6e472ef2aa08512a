//! Writes operations on complex numbers.

use super::types::{Float, Scalar, Ty};
use super::{Value, Writer};

const UNARY: [&str; 16] = [
    "abs", "angle", "cos", "exp", "expm1", "log", "log1p", "rsqrt", "sign", "sin", "sqrt", "tan",
    "tanh", "exp", "log", "sqrt",
];

impl Writer<'_> {
    pub(super) fn complex_step(&mut self) {
        let float = self.one(&[Float::F32, Float::F32, Float::F64]);
        let (ty, part) = (Ty::of(Scalar::Complex(float)), Ty::of(Scalar::Float(float)));
        match self.random.below(13) {
            12 => self.plus_zero(&ty, &part, float),
            0..=3 => {
                let name = self.one(&["add", "sub", "add", "sub", "mul"]);
                let (a, b) = (self.value(&ty), self.value(&ty));
                let sum = self.define(
                    &ty,
                    format_args!("complex.{name} {}, {} : {ty}", a.name, b.name),
                );
                if name != "mul" && self.once_in(2) {
                    let back = if name == "add" { "sub" } else { "add" };
                    self.define(
                        &ty,
                        format_args!("complex.{back} {}, {} : {ty}", sum.name, b.name),
                    );
                }
            }
            4 => {
                let name = self.one(&["neg", "conj"]);
                let a = self.value(&ty);
                self.define(&ty, format_args!("complex.{name} {} : {ty}", a.name));
            }
            5 | 6 => {
                let name = self.one(&["re", "im"]);
                let a = self.value(&ty);
                self.define(&part, format_args!("complex.{name} {} : {ty}", a.name));
            }
            7 => {
                let (re, im) = (self.value(&part), self.value(&part));
                self.define(
                    &ty,
                    format_args!("complex.create {}, {} : {ty}", re.name, im.name),
                );
            }
            8 => {
                let name = self.one(&["eq", "neq"]);
                let (a, b) = (self.value(&ty), self.value(&ty));
                let condition = self.define(
                    &Ty::of(Scalar::Int(1)),
                    format_args!("complex.{name} {}, {} : {ty}", a.name, b.name),
                );
                if self.once_in(2) {
                    self.choose(&condition);
                }
            }
            9 => {
                let (a, b) = (self.value(&ty), self.value(&ty));
                let name = self.one(&["div", "div", "pow", "atan2"]);
                self.approximate(&ty, format!("complex.{name} {}, {} : {ty}", a.name, b.name));
            }
            _ => {
                let name = self.one(&UNARY);
                let a = self.value(&ty);
                let result = if matches!(name, "abs" | "angle") {
                    &part
                } else {
                    &ty
                };
                let value = self.approximate(result, format!("complex.{name} {} : {ty}", a.name));
                // Applies the inverse of another operation.
                let inverse = match name {
                    "exp" => "log",
                    "log" => "exp",
                    _ => return,
                };
                if self.once_in(2) {
                    self.approximate(&ty, format!("complex.{inverse} {} : {ty}", value.name));
                }
            }
        }
    }

    /// Writes the sum or difference of a number whose parts may be zeros of either sign, and zeros of either sign.
    fn plus_zero(&mut self, ty: &Ty, part: &Ty, float: Float) {
        let bits = [0, float.encode(-0.0)];
        let zeros = [0; 2].map(|_| float.literal(self.one(&bits)));
        let [re, im] = [0; 2].map(|_| {
            let size = self.one(&[0, 0, float.encode(1.5)]);
            let size = self.float(part, float, size);
            let sign = self.value(part);
            let sign = self.without_nan(&sign, float);
            let text = format!("math.copysign {}, {} : {part}", size.name, sign.name);
            self.define(part, text).name
        });
        let number = self.define(ty, format_args!("complex.create {re}, {im} : {ty}"));
        let zero = self.quiet(
            ty,
            format_args!(
                "complex.constant [{} : {part}, {} : {part}] : {ty}",
                zeros[0], zeros[1]
            ),
        );
        let name = self.one(&["add", "sub"]);
        let sum = format!("complex.{name} {}, {} : {ty}", number.name, zero.name);
        self.approximate(ty, sum);
    }

    fn approximate(&mut self, ty: &Ty, operation: String) -> Value {
        let value = self.quiet(ty, operation);
        self.outputs.push(value.clone());
        value
    }
}
