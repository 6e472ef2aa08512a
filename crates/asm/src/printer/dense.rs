//! Prints elements of shaped types: `dense<..>`, `sparse<..>`, `dense_resource<..>`, `array<..>`.

use super::Printer;
use terrace_builtin::attrs::i64_array_value;
use terrace_builtin::types::{self, Signedness};
use terrace_builtin::{
    BoolArrayAttr, ComplexType, DenseArrayAttr, DenseElementsAttr, DenseResourceElementsAttr,
    DenseStringElementsAttr, FloatType, IntegerType, SparseElementsAttr,
};
use terrace_ir::{Attr, DenseI32Array, Type};
use terrace_numeric::{ApFloat, ApInt, FloatKind};

/// The representation of a number in bytes.
#[derive(Clone, Copy)]
enum Number {
    Bool,
    Signed(u32),
    Unsigned(u32),
    Float(FloatKind),
}

/// The text that replaces elided elements.
const ELIDED: &str = "dense_resource<__elided__>";

impl Printer<'_> {
    /// Prints elements of any kind, without their type.
    pub fn dense_elements(&mut self, attr: Attr) {
        let ctx = self.ctx;
        if let Some(sparse) = attr.as_::<SparseElementsAttr>(ctx) {
            self.sparse_elements(sparse);
        } else if let Some(resource) = attr.as_::<DenseResourceElementsAttr>(ctx) {
            self.use_resource(&resource.key);
            self.text("dense_resource<");
            self.keyword_or_string(&resource.key);
            self.ch('>');
        } else if self.elides(attr) {
            self.text(ELIDED);
        } else {
            self.text("dense<");
            self.elements(attr, true);
            self.ch('>');
        }
    }

    fn sparse_elements(&mut self, sparse: &SparseElementsAttr) {
        if self.elides(sparse.indices) || self.elides(sparse.values) {
            self.text(ELIDED);
            return;
        }
        self.text("sparse<");
        if self.element_count(sparse.indices) != Some(0) {
            self.elements(sparse.indices, false);
            self.text(", ");
            self.elements(sparse.values, true);
        }
        self.ch('>');
    }

    fn element_count(&self, attr: Attr) -> Option<i64> {
        types::num_elements(types::shape(self.ctx, attr.ty(self.ctx)?)?)
    }

    fn is_splat(&self, attr: Attr) -> bool {
        let ctx = self.ctx;
        attr.as_::<DenseElementsAttr>(ctx)
            .is_some_and(|attr| attr.splat)
            || attr
                .as_::<DenseStringElementsAttr>(ctx)
                .is_some_and(|attr| attr.values.len() == 1)
    }

    /// Returns true if there are too many elements to print.
    fn elides(&self, attr: Attr) -> bool {
        self.options.elide_elements_larger_than.is_some_and(|most| {
            !self.is_splat(attr)
                && self
                    .element_count(attr)
                    .is_none_or(|count| count as u64 > most as u64)
        })
    }

    /// Returns true if there are enough elements to print them in hex.
    fn as_hex(&self, attr: Attr) -> bool {
        self.options.hex_elements_larger_than.is_some_and(|most| {
            most != -1
                && !self.is_splat(attr)
                && self.element_count(attr).is_some_and(|count| count > most)
        })
    }

    fn elements(&mut self, attr: Attr, allow_hex: bool) {
        let ctx = self.ctx;
        let shape = attr
            .ty(ctx)
            .and_then(|ty| types::shape(ctx, ty))
            .unwrap_or_default();
        if let Some(strings) = attr.as_::<DenseStringElementsAttr>(ctx) {
            match &*strings.values {
                [only] => self.string(only),
                values => self.nested_lists(shape, |printer, at| {
                    printer.string(values.get(at).map_or(&b""[..], |value| value));
                }),
            }
            return;
        }
        let Some(dense) = attr.as_::<DenseElementsAttr>(ctx) else {
            return;
        };
        let element = types::element_type_or_self(ctx, dense.ty);
        let (number, complex) = match element.as_::<ComplexType>(ctx) {
            Some(complex) => (complex.element, true),
            None => (element, false),
        };
        let Some(number) = self.number(number) else {
            return;
        };
        if allow_hex && self.as_hex(attr) {
            self.hex_elements(&dense.data, matches!(number, Number::Bool) && !complex);
            return;
        }
        let size = number.bytes();
        let element = |printer: &mut Self, at: usize| {
            if !complex {
                return printer.number_at(number, &dense.data, at * size, size);
            }
            printer.ch('(');
            printer.number_at(number, &dense.data, at * 2 * size, size);
            printer.ch(',');
            printer.number_at(number, &dense.data, (at * 2 + 1) * size, size);
            printer.ch(')');
        };
        if dense.splat {
            element(self, 0);
        } else {
            self.nested_lists(shape, element);
        }
    }

    /// Prints each element of a shape, in nested lists.
    fn nested_lists(&mut self, shape: &[i64], mut element: impl FnMut(&mut Self, usize)) {
        let total = types::num_elements(shape).map_or(0, |total| total.max(0) as usize);
        if total == 0 {
            return;
        }
        let Some((&row, outer)) = shape.split_last() else {
            return element(self, 0);
        };
        let row = row as usize;
        // A list begins and ends where the index is a multiple of the list's size.
        let mut holds: Vec<usize> = Vec::with_capacity(outer.len());
        let mut product = row;
        for &size in outer.iter().rev() {
            product *= size as usize;
            holds.push(product);
        }
        let mut at = 0;
        while at < total {
            if at > 0 {
                self.text(", ");
            }
            for _ in holds.iter().filter(|held| at.is_multiple_of(**held)) {
                self.ch('[');
            }
            self.ch('[');
            for index in at..at + row {
                if index > at {
                    self.text(", ");
                }
                element(self, index);
            }
            self.ch(']');
            at += row;
            for _ in holds.iter().filter(|held| at.is_multiple_of(**held)) {
                self.ch(']');
            }
        }
    }

    /// Prints `"0x.."`. For `i1`, each byte contains eight elements.
    fn hex_elements(&mut self, data: &[u8], bits: bool) {
        self.text("\"0x");
        if bits {
            let packed: Vec<u8> = data
                .chunks(8)
                .map(|chunk| {
                    chunk
                        .iter()
                        .enumerate()
                        .fold(0, |byte, (at, bit)| byte | (bit & 1) << at)
                })
                .collect();
            self.hex(&packed);
        } else {
            self.hex(data);
        }
        self.ch('"');
    }

    /// Prints two hex digits per byte. Converts chunks that fit in the cache.
    pub(super) fn hex(&mut self, bytes: &[u8]) {
        for piece in bytes.chunks(4096) {
            self.out.push_hex(piece);
        }
    }

    fn number(&self, ty: Type) -> Option<Number> {
        if ty == Type::INDEX {
            return Some(Number::Signed(64));
        }
        if let Some(float) = ty.as_::<FloatType>(self.ctx) {
            return Some(Number::Float(float.kind));
        }
        let int = ty.as_::<IntegerType>(self.ctx)?;
        Some(match (int.width, int.signedness) {
            (1, _) => Number::Bool,
            (width, Signedness::Unsigned) => Number::Unsigned(width),
            (width, _) => Number::Signed(width),
        })
    }

    /// Prints the number in `size` bytes of `data` from `at` on.
    fn number_at(&mut self, number: Number, data: &[u8], at: usize, size: usize) {
        let bytes = data.get(at..at + size).unwrap_or_default();
        if size > 16 {
            let limbs: Vec<u64> = bytes
                .chunks(8)
                .map(|chunk| little_endian(chunk) as u64)
                .collect();
            match number {
                Number::Unsigned(width) => self
                    .out
                    .push_written(|out| ApInt::from_limbs(width, &limbs).write_unsigned(out)),
                Number::Signed(width) => self
                    .out
                    .push_written(|out| ApInt::from_limbs(width, &limbs).write_signed(out)),
                Number::Bool | Number::Float(_) => {}
            }
            return;
        }
        let bits = little_endian(bytes);
        match number {
            Number::Bool => self.text(if bits & 1 == 0 { "false" } else { "true" }),
            Number::Float(kind) => {
                self.out
                    .push_written(|out| ApFloat::from_bits(kind, bits).write_mlir(out));
            }
            Number::Signed(0) | Number::Unsigned(0) => self.ch('0'),
            Number::Signed(width) if width <= 64 => {
                let unused = 64 - width;
                self.int((bits as u64).wrapping_shl(unused).cast_signed() >> unused);
            }
            Number::Unsigned(width) if width < 64 => {
                self.int((bits as u64 & (u64::MAX >> (64 - width))) as i64)
            }
            Number::Signed(width) => self
                .out
                .push_written(|out| ApInt::from_u128(width, bits).write_signed(out)),
            Number::Unsigned(width) => self
                .out
                .push_written(|out| ApInt::from_u128(width, bits).write_unsigned(out)),
        }
    }

    /// Prints `array<i32: 1, 2>`.
    pub fn dense_array(&mut self, attr: Attr) {
        let ctx = self.ctx;
        let (element, empty) = if let Some(array) = attr.as_::<DenseI32Array>(ctx) {
            (Type::I32, array.values.is_empty())
        } else if let Some(values) = i64_array_value(ctx, attr) {
            (Type::I64, values.is_empty())
        } else if let Some(array) = attr.as_::<BoolArrayAttr>(ctx) {
            (Type::I1, array.values.is_empty())
        } else if let Some(array) = attr.as_::<DenseArrayAttr>(ctx) {
            (array.element, array.data.is_empty())
        } else {
            return;
        };
        self.text("array<");
        self.ty(element);
        if !empty {
            self.text(": ");
            self.array_values(attr);
        }
        self.ch('>');
    }

    /// Prints `[1, 2]`, if a format determines the element type.
    pub fn dense_array_elements(&mut self, attr: Attr) {
        self.ch('[');
        self.array_values(attr);
        self.ch(']');
    }

    fn array_values(&mut self, attr: Attr) {
        let ctx = self.ctx;
        if let Some(array) = attr.as_::<DenseI32Array>(ctx) {
            self.comma_list(array.values.iter(), |printer, value| {
                printer.int(i64::from(*value))
            });
        } else if let Some(array) = attr.as_::<BoolArrayAttr>(ctx) {
            let word = |value: &bool| if *value { "true" } else { "false" };
            self.comma_list(array.values.iter(), |printer, value| {
                printer.text(word(value))
            });
        } else if let Some(values) = i64_array_value(ctx, attr) {
            self.comma_list(values.iter(), |printer, value| printer.int(*value));
        } else if let Some(array) = attr.as_::<DenseArrayAttr>(ctx)
            && let Some(number) = self.number(array.element)
        {
            let size = number.bytes().max(1);
            self.comma_list(array.data.chunks(size), |printer, bytes| {
                printer.number_at(number, bytes, 0, size);
            });
        }
    }
}

impl Number {
    /// Returns the size of a number in bytes.
    fn bytes(self) -> usize {
        let width = match self {
            Number::Bool => 1,
            Number::Signed(width) | Number::Unsigned(width) => width,
            Number::Float(kind) => kind.width(),
        };
        width.div_ceil(8) as usize
    }
}

/// Returns the value of up to 16 little-endian bytes.
#[inline]
fn little_endian(bytes: &[u8]) -> u128 {
    match bytes.len() {
        4 => u128::from(u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])),
        _ => bytes
            .iter()
            .rev()
            .fold(0, |value, &byte| value << 8 | u128::from(byte)),
    }
}
