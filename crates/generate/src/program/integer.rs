//! Writes integer operations of arith and math.

use super::types::{Scalar, Ty, bounds};
use super::{Value, Writer, range_of};

/// Returns the interval of an operation's results on intervals. Returns `None` if a bound overflows `i128`.
fn combine(
    a: (i128, i128),
    b: (i128, i128),
    operation: impl Fn(i128, i128) -> Option<i128>,
) -> Option<(i128, i128)> {
    let all = [
        operation(a.0, b.0)?,
        operation(a.0, b.1)?,
        operation(a.1, b.0)?,
        operation(a.1, b.1)?,
    ];
    Some((*all.iter().min()?, *all.iter().max()?))
}

fn within(inner: (i128, i128), outer: (i128, i128)) -> bool {
    outer.0 <= inner.0 && inner.1 <= outer.1
}

impl Writer<'_> {
    /// Returns a value of an integer type, for use as an operand.
    pub(super) fn operand(&mut self, ty: &Ty) -> Value {
        let value = self.value(ty);
        // A small operand allows more overflow flags.
        if self.once_in(5)
            && ty.shape.is_none()
            && let Some(width @ 4..=64) = ty.scalar.width()
        {
            let mask = (1i128 << self.random.below(width as usize - 1)) - 1;
            let mask = self.number(ty, mask);
            let most = range_of(&mask).map(|(_, most)| (0, most));
            return self.define_in(
                ty,
                most,
                format_args!("arith.andi {}, {} : {ty}", value.name, mask.name),
            );
        }
        value
    }

    pub(super) fn integer_step(&mut self) {
        let ty = self.integer_type();
        match self.random.below(14) {
            0..=3 => self.sum(&ty),
            4 | 5 => self.quotient(&ty),
            6 => self.shift(&ty),
            7 => self.bits(&ty),
            8 | 9 => self.compare(&ty),
            10 | 11 => self.change_width(&ty),
            12 => self.extended(&ty),
            _ => self.count_bits(&ty),
        }
    }

    /// Writes `addi`, `subi` or `muli` with overflow flags that hold.
    fn sum(&mut self, ty: &Ty) {
        let name = self.one(&["addi", "subi", "muli"]);
        let (a, b) = match self.random.below(8) {
            0 => {
                let a = self.operand(ty);
                (a.clone(), a)
            }
            _ => (self.operand(ty), self.operand(ty)),
        };
        let operation = |a: i128, b: i128| match name {
            "addi" => a.checked_add(b),
            "subi" => a.checked_sub(b),
            _ => a.checked_mul(b),
        };
        let (mut flags, mut range) = (Vec::new(), None);
        if let (Some(x), Some(y), Some(width)) = (range_of(&a), range_of(&b), ty.scalar.width())
            && let Some(result) = combine(x, y, operation)
        {
            let (least, most) = bounds(width);
            if within(result, (least, most)) {
                range = Some(result);
                flags.push("nsw");
            }
            let unsigned = x.0 >= 0 && y.0 >= 0;
            if unsigned && within(result, (0, most * 2 + 1)) {
                flags.push("nuw");
            }
        }
        let flags = self.some_flags(&flags);
        self.define_in(
            ty,
            range,
            format_args!("arith.{name} {}, {}{flags} : {ty}", a.name, b.name),
        );
    }

    /// Returns ` overflow<..>` with a random subset of the flags that hold.
    fn some_flags(&mut self, flags: &[&str]) -> String {
        let mut chosen = Vec::new();
        for flag in flags {
            if self.random.below(3) > 0 {
                chosen.push(*flag);
            }
        }
        match chosen.is_empty() {
            true => String::new(),
            false => format!(" overflow<{}>", chosen.join(", ")),
        }
    }

    /// Returns a dividend and a divisor. The divisor is not zero, and a signed division does not overflow.
    pub(super) fn dividends(&mut self, ty: &Ty, signed: bool) -> (Value, Value) {
        let mut a = self.operand(ty);
        let Some(width) = ty.scalar.width() else {
            return (a.clone(), a);
        };
        if width == 1 {
            // The only nonzero divisor is 1, which as a signed number is -1.
            let one = self.number(ty, 1);
            let zero = self.number(ty, 0);
            return (if signed { zero } else { a }, one);
        }
        if self.random.below(3) > 0 {
            let mut number = super::edge(width, self.random);
            if number == 0 || (signed && number == -1) {
                number = 3;
            }
            return (a, self.number(ty, number));
        }
        let mut b = self.operand(ty);
        let one = self.number(ty, 1);
        if !signed || self.random.below(2) == 0 {
            if signed {
                let most = self.greatest(ty, width);
                b = self.define(
                    ty,
                    format_args!("arith.andi {}, {} : {ty}", b.name, most.name),
                );
            }
        } else {
            let least = self.least(ty, width);
            let least = self.define(
                ty,
                format_args!("arith.addi {}, {} : {ty}", least.name, one.name),
            );
            a = self.define(
                ty,
                format_args!("arith.maxsi {}, {} : {ty}", a.name, least.name),
            );
        }
        b = self.define(
            ty,
            format_args!("arith.ori {}, {} : {ty}", b.name, one.name),
        );
        (a, b)
    }

    fn greatest(&mut self, ty: &Ty, width: u32) -> Value {
        let most = if width >= 128 {
            i128::MAX
        } else {
            bounds(width).1
        };
        self.number(ty, most)
    }

    fn least(&mut self, ty: &Ty, width: u32) -> Value {
        let least = if width >= 128 {
            i128::MIN
        } else {
            bounds(width).0
        };
        self.number(ty, least)
    }

    fn quotient(&mut self, ty: &Ty) {
        let (name, signed) = self.one(&[
            ("divsi", true),
            ("divui", false),
            ("remsi", true),
            ("remui", false),
            ("ceildivsi", true),
            ("ceildivui", false),
            ("floordivsi", true),
        ]);
        let (a, b) = self.dividends(ty, signed);
        self.define(
            ty,
            format_args!("arith.{name} {}, {} : {ty}", a.name, b.name),
        );
    }

    /// Returns a shift amount that is less than the width.
    pub(super) fn amount(&mut self, ty: &Ty) -> Value {
        let width = ty.scalar.width().unwrap_or(1);
        if self.random.below(2) == 0 {
            let number = self.random.below(width as usize);
            let number = match self.random.below(4) {
                0 => width as usize - 1,
                _ => number,
            };
            return self.number(ty, number as i128);
        }
        let value = self.operand(ty);
        let range = ty.shape.is_none().then_some((0, i128::from(width) - 1));
        match width {
            1 => self.number(ty, 0),
            // If the width is a power of two, a mask suffices. Otherwise, the amount is a remainder.
            _ if width.is_power_of_two() => {
                let mask = self.number(ty, i128::from(width) - 1);
                self.define_in(
                    ty,
                    range,
                    format_args!("arith.andi {}, {} : {ty}", value.name, mask.name),
                )
            }
            _ => {
                let end = self.number(ty, i128::from(width));
                self.define_in(
                    ty,
                    range,
                    format_args!("arith.remui {}, {} : {ty}", value.name, end.name),
                )
            }
        }
    }

    fn shift(&mut self, ty: &Ty) {
        let name = self.one(&["shli", "shrsi", "shrui"]);
        let (a, b) = (self.operand(ty), self.amount(ty));
        let mut flags = Vec::new();
        let mut range = None;
        if name == "shli"
            && let (Some(x), Some(y), Some(width)) = (range_of(&a), range_of(&b), ty.scalar.width())
            && y.0 >= 0
        {
            let result = combine(x, y, |a, b| a.checked_mul(1 << b));
            let (least, most) = bounds(width);
            if let Some(result) = result {
                if within(result, (least, most)) {
                    flags.push("nsw");
                    range = Some(result);
                }
                if x.0 >= 0 && within(result, (0, most * 2 + 1)) {
                    flags.push("nuw");
                }
            }
        }
        let flags = self.some_flags(&flags);
        self.define_in(
            ty,
            range,
            format_args!("arith.{name} {}, {}{flags} : {ty}", a.name, b.name),
        );
    }

    fn bits(&mut self, ty: &Ty) {
        let name = self.one(&["andi", "ori", "xori", "maxsi", "maxui", "minsi", "minui"]);
        let (a, b) = (self.operand(ty), self.operand(ty));
        let range = match (name, range_of(&a), range_of(&b)) {
            ("andi", _, Some((0.., most))) => Some((0, most)),
            ("andi", Some((0.., most)), _) => Some((0, most)),
            ("maxsi", Some(x), Some(y)) => Some((x.0.max(y.0), x.1.max(y.1))),
            ("minsi", Some(x), Some(y)) => Some((x.0.min(y.0), x.1.min(y.1))),
            _ => None,
        };
        self.define_in(
            ty,
            range,
            format_args!("arith.{name} {}, {} : {ty}", a.name, b.name),
        );
    }

    /// Writes a comparison, and mostly a select with its result.
    fn compare(&mut self, ty: &Ty) {
        let bit = ty.with(Scalar::Int(1));
        let predicate = self.one(&[
            "eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge",
        ]);
        let (a, b) = (self.operand(ty), self.operand(ty));
        let condition = self.define(
            &bit,
            format_args!("arith.cmpi {predicate}, {}, {} : {ty}", a.name, b.name),
        );
        if self.random.below(2) == 0 {
            self.choose(&condition);
        }
    }

    /// `arith.select`
    pub(super) fn choose(&mut self, condition: &Value) {
        let mut ty = self.some_type();
        if condition.ty.shape.is_some() {
            ty.shape = condition.ty.shape.clone();
        }
        if matches!(ty.scalar, Scalar::Complex(_)) && ty.shape.is_some() {
            return;
        }
        let (a, b) = (self.value(&ty), self.value(&ty));
        let condition_type = match condition.ty.shape {
            Some(_) => format!("{}, ", condition.ty),
            None => String::new(),
        };
        self.define(
            &ty,
            format_args!(
                "arith.select {}, {}, {} : {condition_type}{ty}",
                condition.name, a.name, b.name
            ),
        );
    }

    fn change_width(&mut self, ty: &Ty) {
        let from = self.operand(ty);
        let width = self.one(&super::WIDTHS);
        let to = if self.once_in(5) {
            Scalar::Index
        } else {
            Scalar::Int(width)
        };
        let value = self.resize(&from, to);
        if self.random.below(2) == 0 {
            let width = self.one(&super::WIDTHS);
            let back = self.one(&[ty.scalar, Scalar::Int(width)]);
            self.resize(&value, back);
        }
    }

    /// Converts an integer to another width, by a random operation that can do so.
    pub(super) fn resize(&mut self, from: &Value, scalar: Scalar) -> Value {
        let ty = from.ty.with(scalar);
        let (Some(old), Some(new)) = (from.ty.scalar.width(), scalar.width()) else {
            return from.clone();
        };
        let is_index = |scalar| scalar == Scalar::Index;
        if from.ty.scalar == scalar {
            return from.clone();
        }
        let range = range_of(from);
        let fits = |bounds: (i128, i128)| range.is_some_and(|range| within(range, bounds));
        let is_natural = range.is_some_and(|range| range.0 >= 0);
        let (mut flags, mut known) = (String::new(), None);
        let name = if is_index(from.ty.scalar) || is_index(scalar) {
            let name = self.one(&["index_cast", "index_cast", "index_castui"]);
            if old > 64 {
                // No range is known for such wide integers.
            } else if name == "index_castui" {
                if is_natural && fits(bounds(new)) {
                    known = range;
                }
            } else if fits(bounds(new)) {
                known = range;
            }
            name
        } else if new > old {
            let name = self.one(&["extsi", "extui"]);
            if name == "extui" {
                if is_natural {
                    known = range;
                } else if old < 64 {
                    known = Some((0, bounds(old).1 * 2 + 1));
                }
            } else {
                known = range;
            }
            name
        } else {
            let mut holding = Vec::new();
            if old <= 64 && fits(bounds(new)) {
                holding.push("nsw");
                known = range;
            }
            if old <= 64 && fits((0, bounds(new).1 * 2 + 1)) {
                holding.push("nuw");
            }
            flags = self.some_flags(&holding);
            "trunci"
        };
        if new > 64 || from.ty.shape.is_some() {
            known = None;
        }
        let text = format!("arith.{name} {}{flags} : {} to {ty}", from.name, from.ty);
        self.define_in(&ty, known, text)
    }

    /// Writes an operation with two results.
    fn extended(&mut self, ty: &Ty) {
        let name = self.one(&["addui_extended", "mulsi_extended", "mului_extended"]);
        // The engines that run programs do not support 256-bit integers.
        if ty.scalar == Scalar::Int(128) {
            return;
        }
        let (a, b) = (self.operand(ty), self.operand(ty));
        let second = match name {
            "addui_extended" => ty.with(Scalar::Int(1)),
            _ => ty.clone(),
        };
        let types = match name {
            "addui_extended" => format!("{ty}, {second}"),
            _ => ty.to_string(),
        };
        let results = [self.name(), self.name()];
        self.line(format_args!(
            "{}, {} = arith.{name} {}, {} : {types}",
            results[0], results[1], a.name, b.name
        ));
        for (name, ty) in results.into_iter().zip([ty.clone(), second]) {
            let mut value = Value {
                name,
                ty,
                range: None,
                is_top: self.depth == 0,
            };
            self.hide(&mut value);
            self.scope.push(value);
        }
    }

    fn count_bits(&mut self, ty: &Ty) {
        let name = self.one(&["ctlz", "cttz", "ctpop", "absi", "ipowi"]);
        let a = self.operand(ty);
        if ty.scalar == Scalar::Index || (name == "ipowi" && ty.shape.is_some()) {
            return;
        }
        if name != "ipowi" {
            self.define(ty, format_args!("math.{name} {} : {ty}", a.name));
            return;
        }
        let Scalar::Int(width @ 7..) = ty.scalar else {
            return;
        };
        // A negative power of zero divides by zero.
        let power = match self.random.below(2) {
            0 => {
                let number = self.random.below(12).min(width as usize);
                self.number(ty, number as i128)
            }
            _ => {
                let most = self.greatest(ty, width);
                let value = self.operand(ty);
                self.define(
                    ty,
                    format_args!("arith.andi {}, {} : {ty}", value.name, most.name),
                )
            }
        };
        self.define(
            ty,
            format_args!("math.ipowi {}, {} : {ty}", a.name, power.name),
        );
    }
}
