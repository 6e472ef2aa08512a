//! Writes operations of the index dialect.

use super::types::{Scalar, Ty};
use super::{Value, Writer};

const INDEX: Ty = Ty::of(Scalar::Index);
const BIT: Ty = Ty::of(Scalar::Int(1));

impl Writer<'_> {
    pub(super) fn index_step(&mut self) {
        match self.random.below(10) {
            0..=2 => {
                let name = self.one(&[
                    "add", "sub", "mul", "maxs", "maxu", "mins", "minu", "and", "or", "xor",
                ]);
                let (a, b) = (self.index_operand(), self.index_operand());
                self.define(&INDEX, format_args!("index.{name} {}, {}", a.name, b.name));
            }
            3 | 4 => {
                let (name, signed) = self.one(&[
                    ("divs", true),
                    ("divu", false),
                    ("ceildivs", true),
                    ("ceildivu", false),
                    ("floordivs", true),
                    ("rems", true),
                    ("remu", false),
                ]);
                let (a, b) = self.dividends(&INDEX, signed);
                self.define(&INDEX, format_args!("index.{name} {}, {}", a.name, b.name));
            }
            5 => {
                let name = self.one(&["shl", "shrs", "shru"]);
                let (a, b) = (self.index_operand(), self.amount(&INDEX));
                self.define(&INDEX, format_args!("index.{name} {}, {}", a.name, b.name));
            }
            6 | 7 => {
                let predicate = self.one(&[
                    "eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge",
                ]);
                let (mut a, b) = (self.index_operand(), self.index_operand());
                if self.once_in(2) {
                    let other = self.index_operand();
                    a = self.define(&INDEX, format_args!("index.sub {}, {}", a.name, other.name));
                }
                let condition = self.define(
                    &BIT,
                    format_args!("index.cmp {predicate}({}, {})", a.name, b.name),
                );
                if self.once_in(2) {
                    self.choose(&condition);
                }
            }
            8 => {
                let name = self.one(&["casts", "castu"]);
                let width = self.one(&[8u32, 16, 32, 33, 64]);
                let narrow = Ty::of(Scalar::Int(width));
                let value = self.index_operand();
                let cast = self.define(
                    &narrow,
                    format_args!("index.{name} {} : index to i{width}", value.name),
                );
                let name = self.one(&["casts", "castu"]);
                let width = self.one(&[8u32, 16, 32, 33, 64]);
                let cast = match self.once_in(2) {
                    true => cast,
                    false => self.value(&Ty::of(Scalar::Int(width))),
                };
                self.define(
                    &INDEX,
                    format_args!("index.{name} {} : {} to index", cast.name, cast.ty),
                );
            }
            _ => {
                let value = self.random.below(2) == 0;
                self.define(&BIT, format_args!("index.bool.constant {value}"));
            }
        }
    }

    /// Returns an index value, or a constant of the index dialect.
    fn index_operand(&mut self) -> Value {
        if self.once_in(4) {
            let number = super::edge(64, self.random);
            return self.quiet(&INDEX, format_args!("index.constant {number}"));
        }
        self.variable(&INDEX)
    }
}
