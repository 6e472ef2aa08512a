//! 80-bit floats: the arithmetic of the x87, including the bits of its NaNs.

#![cfg(all(target_arch = "x86_64", not(windows)))]

use std::arch::asm;

use terrace_engine_runtime::extended as soft;

/// A float in the machine's memory format.
#[repr(C, align(16))]
#[derive(Clone, Copy)]
struct Float(u128);

const BITS: u128 = (1 << 80) - 1;

/// Defines functions by machine code. The operands are pushed in order.
macro_rules! machine {
    ($($name:ident($($operand:ident),+) = $code:literal;)*) => {$(
        fn $name($($operand: u128),+) -> u128 {
            $(let $operand = Float($operand);)*
            let mut out = Float(0);
            // SAFETY: the code pushes its operands and pops one result, which fits into `out`.
            unsafe {
                asm!(
                    $(concat!("fld tbyte ptr [{", stringify!($operand), "}]"),)*
                    $code,
                    "fstp tbyte ptr [{out}]",
                    $($operand = in(reg) &raw const $operand,)*
                    out = in(reg) &raw mut out,
                    out("st(0)") _, out("st(1)") _, out("st(2)") _, out("st(3)") _,
                    out("st(4)") _, out("st(5)") _, out("st(6)") _, out("st(7)") _,
                );
            }
            out.0 & BITS
        }
    )*};
}

machine! {
    add(a, b) = "faddp";
    sub(a, b) = "fsubp st(1), st";
    mul(a, b) = "fmulp";
    div(a, b) = "fdivp st(1), st";
    sqrt(a) = "fsqrt";
    roundeven(a) = "frndint";
}

/// Returns -1 if `a` is less than `b`, 0 if they are equal, 1 if `a` is greater, and 2 if they are unordered.
fn compare(a: u128, b: u128) -> i32 {
    let (a, b) = (Float(a), Float(b));
    let (below, equal, unordered): (u8, u8, u8);
    // SAFETY: the code pops what it pushes.
    unsafe {
        asm!(
            "fld tbyte ptr [{b}]",
            "fld tbyte ptr [{a}]",
            "fucomip st, st(1)",
            "fstp st(0)",
            "setb {below}",
            "sete {equal}",
            "setp {unordered}",
            a = in(reg) &raw const a,
            b = in(reg) &raw const b,
            below = out(reg_byte) below,
            equal = out(reg_byte) equal,
            unordered = out(reg_byte) unordered,
            out("st(0)") _, out("st(1)") _, out("st(2)") _, out("st(3)") _,
            out("st(4)") _, out("st(5)") _, out("st(6)") _, out("st(7)") _,
        );
    }
    match (unordered, equal, below) {
        (1, ..) => 2,
        (_, 1, _) => 0,
        (.., 1) => -1,
        _ => 1,
    }
}

fn to_double_and_single(value: u128) -> (u64, u32) {
    let value = Float(value);
    let (mut double, mut single) = (0u64, 0u32);
    // SAFETY: the code pops what it pushes and writes eight and four bytes.
    unsafe {
        asm!(
            "fld tbyte ptr [{value}]",
            "fst qword ptr [{double}]",
            "fstp dword ptr [{single}]",
            value = in(reg) &raw const value,
            double = in(reg) &raw mut double,
            single = in(reg) &raw mut single,
            out("st(0)") _, out("st(1)") _, out("st(2)") _, out("st(3)") _,
            out("st(4)") _, out("st(5)") _, out("st(6)") _, out("st(7)") _,
        );
    }
    (double, single)
}

fn from_double_and_integer(double: u64, integer: i64) -> (u128, u128) {
    let (mut first, mut second) = (Float(0), Float(0));
    // SAFETY: the code pops what it pushes and writes ten bytes twice.
    unsafe {
        asm!(
            "fld qword ptr [{double}]",
            "fstp tbyte ptr [{first}]",
            "fild qword ptr [{integer}]",
            "fstp tbyte ptr [{second}]",
            double = in(reg) &raw const double,
            integer = in(reg) &raw const integer,
            first = in(reg) &raw mut first,
            second = in(reg) &raw mut second,
            out("st(0)") _, out("st(1)") _, out("st(2)") _, out("st(3)") _,
            out("st(4)") _, out("st(5)") _, out("st(6)") _, out("st(7)") _,
        );
    }
    (first.0 & BITS, second.0 & BITS)
}

/// A small seeded generator (xorshift).
struct Random(u64);

impl Random {
    fn u64(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    /// Returns any bits, but often numbers whose exponents are close to each other, at a limit, or those of NaNs.
    fn float(&mut self) -> u128 {
        let significand = match self.u64() % 4 {
            0 => self.u64() & !0 << (self.u64() % 64),
            1 => 1 << 63,
            _ => self.u64(),
        };
        let exponent = match self.u64() % 8 {
            0 => 0,
            1 => 0x7FFF,
            2 => self.u64() % 70,
            3 => 0x7FFE - self.u64() % 3,
            4 => self.u64() & 0x7FFF,
            _ => 0x3FFF - 40 + self.u64() % 80,
        };
        // Usually with the integer bit that is consistent with the exponent.
        let significand = match self.u64() % 8 {
            0 => significand,
            _ if exponent == 0 => significand & !(1 << 63),
            _ => significand | 1 << 63,
        };
        let sign = self.u64() & 0x8000;
        u128::from(sign | exponent) << 64 | u128::from(significand)
    }
}

#[test]
fn arithmetic_is_that_of_the_machine() {
    let mut random = Random(80);
    for _ in 0..200_000 {
        let (a, b) = (random.float(), random.float());
        for (name, found, expected) in [
            ("add", soft::add(a, b), add(a, b)),
            ("sub", soft::sub(a, b), sub(a, b)),
            ("mul", soft::mul(a, b), mul(a, b)),
            ("div", soft::div(a, b), div(a, b)),
            ("sqrt", soft::sqrt(a), sqrt(a)),
            ("roundeven", soft::roundeven(a), roundeven(a)),
        ] {
            assert_eq!(found, expected, "{name} of {a:#x} and {b:#x}: {found:#x}");
        }
        assert_eq!(soft::compare(a, b), compare(a, b), "{a:#x} and {b:#x}");
    }
}

#[test]
fn conversions_are_those_of_the_machine() {
    let mut random = Random(81);
    for _ in 0..200_000 {
        let value = match random.u64() % 2 {
            0 => random.float(),
            // Within the range of doubles and singles.
            _ => {
                let exponent = 0x3FFF - 1080 + random.u64() % 2200;
                let significand = 1 << 63 | random.u64() & !0 << (random.u64() % 64);
                u128::from(exponent) << 64 | u128::from(significand)
            }
        };
        let found = (soft::to_f64(value).to_bits(), soft::to_f32(value).to_bits());
        assert_eq!(found, to_double_and_single(value), "{value:#x}");
        let (double, integer) = (random.u64(), random.u64() as i64);
        let found = (
            soft::from_f64(f64::from_bits(double)),
            soft::from_i128(integer.into()),
        );
        assert_eq!(
            found,
            from_double_and_integer(double, integer),
            "{double:#x}, {integer}"
        );
    }
}

#[test]
fn values_go_over_the_stack_of_the_machine_as_they_are() {
    let mut random = Random(82);
    for _ in 0..1000 {
        let (a, b) = (random.float(), random.float());
        // SAFETY: everything that is pushed is popped.
        let (first, second) = unsafe {
            soft::push(a);
            soft::push(b);
            (soft::pop(), soft::pop())
        };
        assert_eq!((first, second), (b, a));
    }
}
