//! Writes float operations: those of arith, and those of math with exact results.

use super::types::{Float, Scalar, Ty};
use super::{FLOATS, Value, WIDTHS, Writer};

impl Writer<'_> {
    /// Returns a float type, or a type of vectors of floats.
    fn floats(&mut self) -> (Ty, Float) {
        let scalar = self.float_type();
        let Scalar::Float(float) = scalar else {
            return (Ty::of(scalar), Float::F32);
        };
        let often = if self.theme == super::Theme::Vector {
            2
        } else {
            12
        };
        match self.once_in(often) {
            true => {
                let shape = self.shape();
                (Ty::vector(&shape, scalar), float)
            }
            false => (Ty::of(scalar), float),
        }
    }

    pub(super) fn float_step(&mut self) {
        let (ty, float) = self.floats();
        match self.random.below(14) {
            0..=2 => {
                let name = self.one(&[
                    "addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf",
                ]);
                let (a, b) = (self.value(&ty), self.value(&ty));
                self.define(
                    &ty,
                    format_args!("arith.{name} {}, {} : {ty}", a.name, b.name),
                );
            }
            3 => {
                // The result for two zeros may be either of them. A nonzero number avoids the ambiguity.
                let name = self.one(&["maxnumf", "minnumf"]);
                let a = self.value(&ty);
                let number = 1.0 + self.random.below(9) as f64 - 8.5;
                let bits = float.encode(number);
                let b = self.float(&ty, float, bits);
                let (a, b) = if self.once_in(2) { (a, b) } else { (b, a) };
                self.define(
                    &ty,
                    format_args!("arith.{name} {}, {} : {ty}", a.name, b.name),
                );
            }
            4 => {
                let a = self.value(&ty);
                let name = self.one(&["arith.negf", "math.absf", "arith.negf"]);
                self.define(&ty, format_args!("{name} {} : {ty}", a.name));
            }
            5 | 6 => {
                let predicate = self.one(&[
                    "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult",
                    "ule", "une", "uno",
                ]);
                let (a, b) = (self.value(&ty), self.value(&ty));
                let condition = self.define(
                    &ty.with(Scalar::Int(1)),
                    format_args!("arith.cmpf {predicate}, {}, {} : {ty}", a.name, b.name),
                );
                if self.once_in(2) {
                    self.choose(&condition);
                }
            }
            7 => self.change_format(&ty, float),
            8 => self.integer_as_float(&ty),
            9 => self.float_as_integer(&ty, float),
            10 => {
                let name = self.one(&[
                    "ceil",
                    "floor",
                    "trunc",
                    "round",
                    "roundeven",
                    "ceil",
                    "sqrt",
                ]);
                let a = self.value(&ty);
                self.define(&ty, format_args!("math.{name} {} : {ty}", a.name));
            }
            11 => {
                let name = self.one(&["isnan", "isinf", "isfinite", "isnormal"]);
                let a = self.value(&ty);
                self.define(
                    &ty.with(Scalar::Int(1)),
                    format_args!("math.{name} {} : {ty}", a.name),
                );
            }
            12 => {
                let (a, b, c) = (self.value(&ty), self.value(&ty), self.value(&ty));
                match self.once_in(2) {
                    true => self.define(
                        &ty,
                        format_args!("math.fma {}, {}, {} : {ty}", a.name, b.name, c.name),
                    ),
                    false => {
                        let sign = self.without_nan(&b, float);
                        self.define(
                            &ty,
                            format_args!("math.copysign {}, {} : {ty}", a.name, sign.name),
                        )
                    }
                };
            }
            _ => self.bitcast(&ty, float),
        }
    }

    /// Replaces NaNs by a number, because the sign and the payload of a NaN must not affect the output.
    pub(super) fn without_nan(&mut self, value: &Value, float: Float) -> Value {
        let ty = value.ty.clone();
        let bit = ty.with(Scalar::Int(1));
        let bits = float.encode(1.5);
        let number = self.float(&ty, float, bits);
        let is_nan = self.quiet(
            &bit,
            format_args!("arith.cmpf uno, {}, {} : {ty}", value.name, value.name),
        );
        let condition_type = match ty.shape {
            Some(_) => format!("{bit}, "),
            None => String::new(),
        };
        self.quiet(
            &ty,
            format_args!(
                "arith.select {}, {}, {} : {condition_type}{ty}",
                is_nan.name, number.name, value.name
            ),
        )
    }

    fn change_format(&mut self, ty: &Ty, float: Float) {
        let other = self.one(&FLOATS);
        let to = ty.with(Scalar::Float(other));
        let (from_bits, to_bits) = (float.bits().0, other.bits().0);
        let value = self.value(ty);
        let name = match from_bits.cmp(&to_bits) {
            std::cmp::Ordering::Less => "extf",
            std::cmp::Ordering::Greater => "truncf",
            std::cmp::Ordering::Equal => return,
        };
        let result = self.define(
            &to,
            format_args!("arith.{name} {} : {ty} to {to}", value.name),
        );
        if self.once_in(2) {
            let name = if name == "extf" { "truncf" } else { "extf" };
            self.define(
                ty,
                format_args!("arith.{name} {} : {to} to {ty}", result.name),
            );
        }
    }

    fn integer_as_float(&mut self, ty: &Ty) {
        let width = self.one(&WIDTHS).min(64);
        let from = ty.with(Scalar::Int(width));
        let value = self.operand(&from);
        let name = self.one(&["sitofp", "uitofp"]);
        let result = self.integer_to_float(name, &value, ty);
        let Scalar::Float(float) = ty.scalar else {
            return;
        };
        if self.once_in(2) {
            let narrower: Vec<Float> = FLOATS
                .into_iter()
                .filter(|other| other.bits().0 < float.bits().0)
                .collect();
            if let Some(&other) = self.random.pick(&narrower) {
                let to = ty.with(Scalar::Float(other));
                self.define(
                    &to,
                    format_args!("arith.truncf {} : {ty} to {to}", result.name),
                );
            }
        }
    }

    /// Writes a cast of integers of up to 64 bits to floats. The engines that run programs round wide integers to
    /// `bf16` twice, so the program also rounds twice.
    pub(super) fn integer_to_float(&mut self, name: &str, value: &Value, ty: &Ty) -> Value {
        let from = value.ty.clone();
        let is_long = value.ty.scalar.width() > Some(24);
        if ty.scalar != Scalar::Float(Float::BF16) || !is_long {
            return self.define(
                ty,
                format_args!("arith.{name} {} : {from} to {ty}", value.name),
            );
        }
        let between = ty.with(Scalar::Float(Float::F32));
        let float = self.quiet(
            &between,
            format_args!("arith.{name} {} : {from} to {between}", value.name),
        );
        self.define(
            ty,
            format_args!("arith.truncf {} : {between} to {ty}", float.name),
        )
    }

    /// Writes a conversion to an integer, of floats clamped to the integer's range.
    fn float_as_integer(&mut self, ty: &Ty, float: Float) {
        let width = self.one(&WIDTHS).clamp(7, 64);
        let signed = self.once_in(2);
        let (_, fraction) = float.bits();
        // The maximum float below the power of two.
        let power = |exponent: u32| {
            let whole = float.encode((2.0f64).powi(exponent as i32));
            whole.min(float.special(false, false)) - 1
        };
        let value = self.value(ty);
        let bits_for_number = width - u32::from(signed);
        let mut most = power(bits_for_number);
        if bits_for_number <= fraction {
            // An integral bound is exact if it fits in the fraction.
            most = float.encode((2.0f64).powi(bits_for_number as i32) - 1.0);
        }
        let least = match signed {
            true => most | (1 << (float.bits().0 - 1)),
            false => 0,
        };
        let (least, most) = (self.float(ty, float, least), self.float(ty, float, most));
        let value = self.without_nan(&value, float);
        let raised = self.quiet(
            ty,
            format_args!("arith.maximumf {}, {} : {ty}", value.name, least.name),
        );
        let safe = self.quiet(
            ty,
            format_args!("arith.minimumf {}, {} : {ty}", raised.name, most.name),
        );
        let to = ty.with(Scalar::Int(width));
        let name = if signed { "fptosi" } else { "fptoui" };
        self.define(
            &to,
            format_args!("arith.{name} {} : {ty} to {to}", safe.name),
        );
    }

    fn bitcast(&mut self, ty: &Ty, float: Float) {
        let bits = ty.with(Scalar::Int(float.bits().0));
        let value = self.value(ty);
        let value = self.without_nan(&value, float);
        let result = self.define(
            &bits,
            format_args!("arith.bitcast {} : {ty} to {bits}", value.name),
        );
        if self.once_in(2) {
            self.define(
                ty,
                format_args!("arith.bitcast {} : {bits} to {ty}", result.name),
            );
        }
    }
}
