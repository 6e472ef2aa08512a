//! Writes functions with approximate results. Their arguments are exact, and only the end of the program uses their
//! results. Compared values therefore differ by at most the error of one operation.

use super::Writer;
use super::types::{Float, Scalar, Ty};

const UNARY: [&str; 24] = [
    "acos", "acosh", "asin", "asinh", "atan", "atanh", "cbrt", "cos", "cosh", "erf", "erfc", "exp",
    "exp2", "expm1", "log", "log10", "log1p", "log2", "rsqrt", "sin", "sinh", "tan", "tanh",
    "sqrt",
];

impl Writer<'_> {
    pub(super) fn math_step(&mut self) {
        let scalar = self.float_type();
        let Scalar::Float(float) = scalar else {
            return;
        };
        let ty = match self.once_in(8) {
            true => Ty::vector(&[2], scalar),
            false => Ty::of(scalar),
        };
        let result = match self.random.below(8) {
            0..=4 => {
                let name = self.one(&UNARY);
                let a = self.value(&ty);
                format!("math.{name} {} : {ty}", a.name)
            }
            // In half precision, the expansion of a power has an error of tens of percent.
            5 if matches!(float, Float::F32 | Float::F64) => {
                let (a, b) = (self.value(&ty), self.value(&ty));
                format!("math.powf {}, {} : {ty}", a.name, b.name)
            }
            6 => {
                let (a, b) = (self.value(&ty), self.value(&ty));
                format!("math.atan2 {}, {} : {ty}", a.name, b.name)
            }
            _ if matches!(float, Float::F32 | Float::F64) && ty.shape.is_none() => {
                let power = Ty::of(Scalar::Int(32));
                let a = self.value(&ty);
                let b = match self.once_in(3) {
                    true => self.value(&power),
                    false => {
                        let number = self.random.below(20) as i128 - 8;
                        self.number(&power, number)
                    }
                };
                format!("math.fpowi {}, {} : {ty}, i32", a.name, b.name)
            }
            _ => return,
        };
        let value = self.quiet(&ty, result);
        self.outputs.push(value);
    }
}
