use rustc_apfloat::{Float, Round, ieee};
use terrace_numeric::{ApFloat, FloatKind, FloatLiteralError};

use crate::Random;

fn mlir(value: ApFloat) -> String {
    let mut out = String::new();
    value.write_mlir(&mut out);
    out
}

fn llvm(value: ApFloat) -> String {
    let mut out = String::new();
    value.write_llvm(&mut out);
    out
}

/// `mlir-opt` prints decimal numbers, which it reads as doubles and therefore as different values.
#[test]
fn values_that_no_double_has_are_written_as_bits() {
    let check = |kind, bits, want: &str| {
        let value = ApFloat::from_bits(kind, bits);
        assert_eq!(mlir(value), want, "{bits:x} : {}", kind.keyword());
    };
    let next_to_one = 0x3FFF_8000_0000_0000_0001;
    check(FloatKind::F80, next_to_one, "0x3FFF8000000000000001");
    check(FloatKind::F80, 1, "0x1");
    let next_to_one = 0x3FFF_0000_0000_0000_0000_0000_0000_0001;
    check(
        FloatKind::F128,
        next_to_one,
        "0x3FFF0000000000000000000000000001",
    );
    check(FloatKind::F128, 1, "0x1");
    let largest = 0x7FFE_FFFF_FFFF_FFFF_FFFF_FFFF_FFFF_FFFF;
    check(
        FloatKind::F128,
        largest,
        "0x7FFEFFFFFFFFFFFFFFFFFFFFFFFFFFFF",
    );
    let sum = 0x3FF0_0000_0000_0000_3C90_0000_0000_0000;
    let bits = "0x3FF00000000000003C90000000000000";
    check(FloatKind::PpcDoubleDouble, sum, bits);
    // The first of two doubles is zero.
    let second = 0x3FF0_0000_0000_0000_0000_0000_0000_0000;
    let bits = "0x3FF00000000000000000000000000000";
    check(FloatKind::PpcDoubleDouble, second, bits);
}

/// Compares a literal with the text that `mlir-opt` prints for it as that type.
#[test]
fn mlir_text_is_that_of_mlir_opt() {
    let check = |kind, literal: &str, want: &str| {
        let value = ApFloat::parse_mlir(kind, literal).expect(literal);
        assert_eq!(mlir(value), want, "{literal} : {}", kind.keyword());
    };
    check(FloatKind::F64, "1.0", "1.000000e+00");
    check(FloatKind::F64, "-1.0", "-1.000000e+00");
    check(FloatKind::F64, "0.0", "0.000000e+00");
    check(FloatKind::F64, "-0.0", "-0.000000e+00");
    check(FloatKind::F64, "0.1", "1.000000e-01");
    check(FloatKind::F64, "0.2", "2.000000e-01");
    check(FloatKind::F64, "0.3", "3.000000e-01");
    check(FloatKind::F64, "0.6", "6.000000e-01");
    check(FloatKind::F64, "0.7", "0.69999999999999996");
    check(FloatKind::F64, "1.5", "1.500000e+00");
    check(FloatKind::F64, "123456.7", "123456.7");
    check(FloatKind::F64, "1234567.0", "0x4132D68700000000");
    check(FloatKind::F64, "16777217.0", "0x4170000010000000");
    check(FloatKind::F64, "1.0e10", "1.000000e+10");
    check(FloatKind::F64, "1.0e-5", "1.000000e-05");
    check(FloatKind::F64, "1.0e100", "1.000000e+100");
    check(FloatKind::F64, "1.0e-100", "1.000000e-100");
    check(FloatKind::F64, "3.141592653589793", "3.1415926535897931");
    check(FloatKind::F64, "2.718281828459045", "2.7182818284590451");
    check(FloatKind::F64, "1.0e400", "0x7FF0000000000000");
    check(FloatKind::F64, "-1.0e400", "0xFFF0000000000000");
    check(FloatKind::F64, "5.0e-324", "4.940660e-324");
    check(
        FloatKind::F64,
        "1.7976931348623157e308",
        "1.7976931348623157E+308",
    );
    check(
        FloatKind::F64,
        "2.2250738585072014e-308",
        "2.2250738585072014E-308",
    );
    check(FloatKind::F64, "0.0001234567890123", "1.234567890123E-4");
    check(
        FloatKind::F64,
        "0.00001234567890123",
        "1.2345678901230001E-5",
    );
    check(
        FloatKind::F64,
        "1234567890123456789.0",
        "1.2345678901234568E+18",
    );
    check(FloatKind::F64, "100000.5", "100000.5");
    check(FloatKind::F64, "1000000.5", "1000000.5");
    check(FloatKind::F64, "999999.5", "999999.5");
    check(FloatKind::F64, "0x7FF0000000000000", "0x7FF0000000000000");
    check(FloatKind::F64, "0x7FF8000000000000", "0x7FF8000000000000");
    check(FloatKind::F64, "0xFFF8000000000001", "0xFFF8000000000001");
    check(FloatKind::F64, "0x7FF0000000000001", "0x7FF0000000000001");
    check(FloatKind::F64, "1.e5", "1.000000e+05");
    check(
        FloatKind::F64,
        "12345678901234567000.0",
        "1.2345678901234567E+19",
    );
    check(FloatKind::F64, "1.0e-400", "0.000000e+00");
    check(FloatKind::F64, "9.5e-17", "9.500000e-17");
    check(
        FloatKind::F64,
        "4.9406564584124654E-310",
        "4.9406564584124654E-310",
    );
    check(FloatKind::F32, "1.0", "1.000000e+00");
    check(FloatKind::F32, "0.1", "1.000000e-01");
    check(FloatKind::F32, "3.14159274", "3.14159274");
    check(FloatKind::F32, "0.333333343", "0.333333343");
    check(FloatKind::F32, "123456.7", "123456.703");
    check(FloatKind::F32, "16777217.0", "0x4B800000");
    check(FloatKind::F32, "16777216.0", "0x4B800000");
    check(FloatKind::F32, "3.40282347E+38", "3.40282347E+38");
    check(FloatKind::F32, "1.17549435e-38", "1.17549435E-38");
    check(FloatKind::F32, "1.0e-45", "1.401300e-45");
    check(FloatKind::F32, "1.0e-10", "1.000000e-10");
    check(FloatKind::F32, "1.0e30", "1.000000e+30");
    check(FloatKind::F32, "0.7", "0.699999988");
    check(FloatKind::F32, "65504.0", "6.550400e+04");
    check(FloatKind::F32, "2147483648.0", "2.14748365E+9");
    check(FloatKind::F32, "1.0e39", "0x7F800000");
    check(FloatKind::F32, "0x7F800000", "0x7F800000");
    check(FloatKind::F32, "0xFF800000", "0xFF800000");
    check(FloatKind::F32, "0x7FC00000", "0x7FC00000");
    check(FloatKind::F32, "0xFFC00001", "0xFFC00001");
    check(FloatKind::F32, "0x00000001", "1.401300e-45");
    check(FloatKind::F32, "0x4CEB79A3", "0x4CEB79A3");
    check(FloatKind::F16, "1.0", "1.000000e+00");
    check(FloatKind::F16, "0.1", "9.997550e-02");
    check(FloatKind::F16, "0.3333", "3.332520e-01");
    check(FloatKind::F16, "65504.0", "6.550400e+04");
    check(FloatKind::F16, "65520.0", "0x7C00");
    check(FloatKind::F16, "6.0e-8", "5.960460e-08");
    check(FloatKind::F16, "1.0e-8", "0.000000e+00");
    check(FloatKind::F16, "3.14", "3.140630e+00");
    check(FloatKind::F16, "-2.5e-3", "-2.500530e-03");
    check(FloatKind::F16, "2049.0", "2.048000e+03");
    check(FloatKind::F16, "0x7C00", "0x7C00");
    check(FloatKind::F16, "0xFC00", "0xFC00");
    check(FloatKind::F16, "0x7E00", "0x7E00");
    check(FloatKind::F16, "0x0001", "5.960460e-08");
    check(FloatKind::F16, "0x3555", "3.332520e-01");
    check(FloatKind::BF16, "1.0", "1.000000e+00");
    check(FloatKind::BF16, "0.1", "1.000980e-01");
    check(FloatKind::BF16, "0.3333", "3.339840e-01");
    check(FloatKind::BF16, "3.0e38", "3.004060e+38");
    check(FloatKind::BF16, "3.14", "3.140630e+00");
    check(FloatKind::BF16, "1.0e-40", "9.183550e-41");
    check(FloatKind::BF16, "257.0", "2.560000e+02");
    check(FloatKind::BF16, "0x7F80", "0x7F80");
    check(FloatKind::BF16, "0x7FC0", "0x7FC0");
    check(FloatKind::BF16, "0x0001", "9.183550e-41");
    check(FloatKind::BF16, "0xA500", "-1.110220e-16");
    check(FloatKind::TF32, "0.1", "9.997550e-02");
    check(FloatKind::TF32, "1.0e30", "1.000260e+30");
    check(FloatKind::TF32, "3.14", "3.140630e+00");
    check(FloatKind::TF32, "0x3FC00", "0x3FC00");
    check(FloatKind::TF32, "0x3FE01", "0x3FE01");
    check(FloatKind::TF32, "0x12A40", "1.734720e-16");
    check(FloatKind::TF32, "0x00001", "1.147940e-41");
    check(FloatKind::F80, "1.0", "1.000000e+00");
    check(FloatKind::F80, "0.1", "0.100000000000000005551");
    check(FloatKind::F80, "1.5e300", "1.50000000000000007876E+300");
    check(FloatKind::F80, "-2.0", "-2.000000e+00");
    check(FloatKind::F80, "3.14", "3.14000000000000012434");
    check(
        FloatKind::F80,
        "0x7FFF8000000000000000",
        "0x7FFF8000000000000000",
    );
    check(
        FloatKind::F80,
        "0x7FFFC000000000000000",
        "0x7FFFC000000000000000",
    );
    check(
        FloatKind::F80,
        "0x3FFF0000000000000001",
        "0x7FFF0000000000000001",
    );
    check(FloatKind::F128, "1.0", "1.000000e+00");
    check(
        FloatKind::F128,
        "0.1",
        "0.100000000000000005551115123125782702",
    );
    check(FloatKind::F128, "-2.5", "-2.500000e+00");
    check(
        FloatKind::F128,
        "3.14",
        "3.14000000000000012434497875801753253",
    );
    check(
        FloatKind::F128,
        "0x7FFF0000000000000000000000000000",
        "0x7FFF0000000000000000000000000000",
    );
    check(FloatKind::F8E5M2, "1.0", "1.000000e+00");
    check(FloatKind::F8E5M2, "0.1", "9.375000e-02");
    check(FloatKind::F8E5M2, "1.0e30", "0x7C");
    check(FloatKind::F8E5M2, "57344.0", "5.734400e+04");
    check(FloatKind::F8E5M2, "0x7C", "0x7C");
    check(FloatKind::F8E5M2, "0x7F", "0x7F");
    check(FloatKind::F8E5M2, "0x01", "1.525880e-05");
    check(FloatKind::F8E4M3, "0.1", "1.015630e-01");
    check(FloatKind::F8E4M3, "240.0", "2.400000e+02");
    check(FloatKind::F8E4M3, "1.0e30", "0x78");
    check(FloatKind::F8E4M3, "0x7F", "0x7F");
    check(FloatKind::F8E4M3, "0x01", "1.953130e-03");
    check(FloatKind::F8E4M3FN, "1.5", "1.500000e+00");
    check(FloatKind::F8E4M3FN, "0.1", "1.015630e-01");
    check(FloatKind::F8E4M3FN, "448.0", "4.480000e+02");
    check(FloatKind::F8E4M3FN, "449.0", "4.480000e+02");
    check(FloatKind::F8E4M3FN, "465.0", "0x7F");
    check(FloatKind::F8E4M3FN, "0x7F", "0x7F");
    check(FloatKind::F8E4M3FN, "0xFF", "0xFF");
    check(FloatKind::F8E4M3FN, "0x01", "1.953130e-03");
    check(FloatKind::F8E4M3FNUZ, "0.1", "1.015630e-01");
    check(FloatKind::F8E4M3FNUZ, "-0.0", "0.000000e+00");
    check(FloatKind::F8E4M3FNUZ, "240.0", "2.400000e+02");
    check(FloatKind::F8E4M3FNUZ, "1.0e30", "0x80");
    check(FloatKind::F8E4M3FNUZ, "0x80", "0x80");
    check(FloatKind::F8E4M3FNUZ, "0x01", "9.765620e-04");
    check(FloatKind::F8E4M3B11FNUZ, "0.1", "1.015630e-01");
    check(FloatKind::F8E4M3B11FNUZ, "30.0", "3.000000e+01");
    check(FloatKind::F8E4M3B11FNUZ, "1.0e30", "0x80");
    check(FloatKind::F8E4M3B11FNUZ, "0x80", "0x80");
    check(FloatKind::F8E4M3B11FNUZ, "0x01", "1.220700e-04");
    check(FloatKind::F8E5M2FNUZ, "0.1", "9.375000e-02");
    check(FloatKind::F8E5M2FNUZ, "57344.0", "5.734400e+04");
    check(FloatKind::F8E5M2FNUZ, "0x80", "0x80");
    check(FloatKind::F8E5M2FNUZ, "0x01", "7.629390e-06");
    check(FloatKind::F8E3M4, "0.1", "9.375000e-02");
    check(FloatKind::F8E3M4, "15.5", "1.550000e+01");
    check(FloatKind::F8E3M4, "1.0e30", "0x70");
    check(FloatKind::F8E3M4, "0x71", "0x71");
    check(FloatKind::F8E8M0FNU, "1.0", "1.000000e+00");
    check(FloatKind::F8E8M0FNU, "1.5", "2.000000e+00");
    check(FloatKind::F8E8M0FNU, "3.0", "4.000000e+00");
    check(FloatKind::F8E8M0FNU, "0.0", "5.877470e-39");
    check(FloatKind::F8E8M0FNU, "-0.0", "5.877470e-39");
    check(FloatKind::F8E8M0FNU, "-1.0", "-1.000000e+00");
    check(FloatKind::F8E8M0FNU, "1.0e30", "1.267650e+30");
    check(FloatKind::F8E8M0FNU, "-1.0e30", "-1.267650e+30");
    check(FloatKind::F8E8M0FNU, "1.0e-30", "7.888600e-31");
    check(FloatKind::F8E8M0FNU, "1.0e400", "0xFF");
    check(FloatKind::F8E8M0FNU, "0x00", "5.877470e-39");
    check(FloatKind::F8E8M0FNU, "0xFE", "1.701410e+38");
    check(FloatKind::F8E8M0FNU, "0xFF", "0xFF");
    check(FloatKind::F6E3M2FN, "0.1", "1.250000e-01");
    check(FloatKind::F6E3M2FN, "28.0", "2.800000e+01");
    check(FloatKind::F6E3M2FN, "1.0e30", "2.800000e+01");
    check(FloatKind::F6E3M2FN, "1.0e400", "0x0");
    check(FloatKind::F6E3M2FN, "0x01", "6.250000e-02");
    check(FloatKind::F6E2M3FN, "0.1", "1.250000e-01");
    check(FloatKind::F6E2M3FN, "7.5", "7.500000e+00");
    check(FloatKind::F6E2M3FN, "1.0e30", "7.500000e+00");
    check(FloatKind::F6E2M3FN, "-1.0e400", "0x20");
    check(FloatKind::F4E2M1FN, "0.25", "0.000000e+00");
    check(FloatKind::F4E2M1FN, "0.75", "1.000000e+00");
    check(FloatKind::F4E2M1FN, "6.0", "6.000000e+00");
    check(FloatKind::F4E2M1FN, "-1.0e30", "-6.000000e+00");
    check(FloatKind::F4E2M1FN, "1.0e400", "0x0");
    check(FloatKind::F4E2M1FN, "-1.0e400", "0x8");
    check(FloatKind::F4E2M1FN, "-0.0", "-0.000000e+00");
}

/// Compares bits with the text that `llvm-dis` prints for them as a constant of that type.
#[test]
fn llvm_text_is_that_of_llvm_dis() {
    let check = |kind, bits: u128, want: &str| {
        assert_eq!(
            llvm(ApFloat::from_bits(kind, bits)),
            want,
            "{bits:#x} as {kind:?}"
        );
    };
    check(FloatKind::F64, 0x3FF0000000000000, "1.000000e+00");
    check(FloatKind::F64, 0x3FB999999999999A, "1.000000e-01");
    check(FloatKind::F64, 0x3FB99999A0000000, "0x3FB99999A0000000");
    check(FloatKind::F64, 0x0, "0.000000e+00");
    check(FloatKind::F64, 0x8000000000000000, "-0.000000e+00");
    check(FloatKind::F64, 0x7FF0000000000000, "0x7FF0000000000000");
    check(FloatKind::F64, 0xFFF8000000000000, "0xFFF8000000000000");
    check(FloatKind::F64, 0x7FF0000000000001, "0x7FF0000000000001");
    check(FloatKind::F64, 0x1, "4.940660e-324");
    check(FloatKind::F64, 0x123456789ABCDEF, "0x123456789ABCDEF");
    check(FloatKind::F64, 0x7FEFFFFFFFFFFFFF, "0x7FEFFFFFFFFFFFFF");
    check(FloatKind::F64, 0xC0C81C8000000000, "-1.234500e+04");
    check(FloatKind::F64, 0x41DFFFFFFFC00000, "0x41DFFFFFFFC00000");
    check(FloatKind::F64, 0x3FE6666666666666, "0x3FE6666666666666");
    check(FloatKind::F64, 0x3FF3333333333333, "1.200000e+00");
    check(FloatKind::F64, 0x400921FB54442D18, "0x400921FB54442D18");
    check(FloatKind::F64, 0x44B52D02C7E14AF6, "0x44B52D02C7E14AF6");
    check(FloatKind::F32, 0x3F800000, "1.000000e+00");
    check(FloatKind::F32, 0x3DCCCCCD, "0x3FB99999A0000000");
    check(FloatKind::F32, 0x40490FDB, "0x400921FB60000000");
    check(FloatKind::F32, 0x0, "0.000000e+00");
    check(FloatKind::F32, 0x80000000, "-0.000000e+00");
    check(FloatKind::F32, 0x7F800000, "0x7FF0000000000000");
    check(FloatKind::F32, 0xFF800000, "0xFFF0000000000000");
    check(FloatKind::F32, 0x7FC00000, "0x7FF8000000000000");
    check(FloatKind::F32, 0x7F800001, "0x7FF0000020000000");
    check(FloatKind::F32, 0xFFC12345, "0xFFF82468A0000000");
    check(FloatKind::F32, 0x1, "0x36A0000000000000");
    check(FloatKind::F32, 0x800000, "0x3810000000000000");
    check(FloatKind::F32, 0x7F7FFFFF, "0x47EFFFFFE0000000");
    check(FloatKind::F32, 0x42F6E979, "0x405EDD2F20000000");
    check(FloatKind::F32, 0x3F333333, "0x3FE6666660000000");
    check(FloatKind::F32, 0x4B800000, "0x4170000000000000");
    check(FloatKind::F16, 0x3C00, "0xH3C00");
    check(FloatKind::F16, 0x0, "0xH0000");
    check(FloatKind::F16, 0x8000, "0xH8000");
    check(FloatKind::F16, 0x7C00, "0xH7C00");
    check(FloatKind::F16, 0x7E01, "0xH7E01");
    check(FloatKind::F16, 0x1, "0xH0001");
    check(FloatKind::F16, 0x3555, "0xH3555");
    check(FloatKind::BF16, 0x3F80, "0xR3F80");
    check(FloatKind::BF16, 0x8000, "0xR8000");
    check(FloatKind::BF16, 0x7F80, "0xR7F80");
    check(FloatKind::BF16, 0x7FC1, "0xR7FC1");
    check(FloatKind::BF16, 0x1, "0xR0001");
    check(
        FloatKind::F80,
        0x3FFF8000000000000000,
        "0xK3FFF8000000000000000",
    );
    check(
        FloatKind::F80,
        0xBFFF8000000000000001,
        "0xKBFFF8000000000000001",
    );
    check(
        FloatKind::F80,
        0x7FFF8000000000000000,
        "0xK7FFF8000000000000000",
    );
    check(FloatKind::F80, 0x0, "0xK00000000000000000000");
    check(FloatKind::F80, 0x1, "0xK00000000000000000001");
    check(
        FloatKind::F128,
        0x3FFF0000000000000000000000000000,
        "0xL00000000000000003FFF000000000000",
    );
    check(
        FloatKind::F128,
        0x123456789ABCDEF0FEDCBA9876543210,
        "0xLFEDCBA9876543210123456789ABCDEF0",
    );
    check(
        FloatKind::PpcDoubleDouble,
        0x3FF0000000000000,
        "0xM3FF00000000000000000000000000000",
    );
    check(
        FloatKind::PpcDoubleDouble,
        0x3C9000000000000040091EB851EB851F,
        "0xM40091EB851EB851F3C90000000000000",
    );
}

#[test]
fn mlir_text_says_whether_it_is_bits() {
    let check = |kind, value: f64, bits: bool| {
        let value = ApFloat::from_f64(kind, value).value;
        assert_eq!(value.write_mlir(&mut String::new()), bits, "{value:?}");
    };
    check(FloatKind::F64, 1.0, false);
    check(FloatKind::F64, 0.0, false);
    check(FloatKind::F64, 1.0 / 3.0, false);
    check(FloatKind::F64, 1e-300, false);
    check(FloatKind::F64, f64::INFINITY, true);
    check(FloatKind::F64, 16777217.0, true);
    check(FloatKind::F128, f64::NAN, true);
}

#[test]
fn malformed_literals_are_refused() {
    use FloatLiteralError::{HexOutOfRange, Integer, NegativeHex, Syntax};
    let check = |text: &str, want: FloatLiteralError| {
        assert_eq!(
            ApFloat::parse_mlir(FloatKind::F16, text),
            Err(want),
            "{text}"
        );
    };
    check("5", Integer);
    check("-5", Integer);
    check("1e3", Syntax);
    check(".5", Syntax);
    check("1.0e", Syntax);
    check("1.0e+", Syntax);
    check("1.0f", Syntax);
    check("+1.0", Syntax);
    check("--1.0", Syntax);
    check("", Syntax);
    check("-", Syntax);
    check("inf", Syntax);
    check("0x", Syntax);
    check("0xG", Syntax);
    check("-0x1", NegativeHex);
    check("0x12345", HexOutOfRange);
    assert!(ApFloat::parse_mlir(FloatKind::F16, "0x000012345").is_err());
    assert!(ApFloat::parse_mlir(FloatKind::F16, "0x000001234").is_ok());
    assert!(Integer.note().is_some() && Syntax.note().is_none());
}

/// Decimal text of random length and exponent.
fn literal(random: &mut Random, exponents: u64) -> String {
    let mut text = String::new();
    for _ in 0..=random.below(30) {
        text.push(char::from(b'0' + random.below(10) as u8));
    }
    text.insert(random.below(text.len() as u64 + 1) as usize, '.');
    let exponent = random.below(2 * exponents) as i64 - exponents as i64;
    if random.below(3) != 0 {
        text.push_str(&format!("e{exponent}"));
    }
    text
}

#[test]
fn decimal_text_rounds_as_the_host() {
    let mut random = Random::new(30);
    for _ in 0..20_000 {
        let text = literal(&mut random, 340);
        let double = ApFloat::from_decimal(FloatKind::F64, &text)
            .expect("a number")
            .value;
        assert_eq!(
            double.to_f64().to_bits(),
            text.parse::<f64>().expect("a number").to_bits(),
            "{text}"
        );
        let single = ApFloat::from_decimal(FloatKind::F32, &text)
            .expect("a number")
            .value;
        assert_eq!(
            single.to_f32().to_bits(),
            text.parse::<f32>().expect("a number").to_bits(),
            "{text}"
        );
    }
}

#[test]
fn decimal_text_rounds_as_rustc_apfloat() {
    fn check<F: Float>(kind: FloatKind, text: &str) {
        let got = ApFloat::from_decimal(kind, text)
            .expect("a number")
            .value
            .bits();
        let want = F::from_str_r(text, Round::NearestTiesToEven)
            .expect("a number")
            .value
            .to_bits();
        assert_eq!(got, want, "{text} as {kind:?}");
    }
    let mut random = Random::new(31);
    for _ in 0..3000 {
        let text = literal(&mut random, 40);
        check::<ieee::Half>(FloatKind::F16, &text);
        check::<ieee::BFloat>(FloatKind::BF16, &text);
        check::<ieee::Float8E5M2>(FloatKind::F8E5M2, &text);
        check::<ieee::X87DoubleExtended>(FloatKind::F80, &text);
        check::<ieee::Quad>(FloatKind::F128, &text);
        let text = literal(&mut random, 5000);
        check::<ieee::X87DoubleExtended>(FloatKind::F80, &text);
        check::<ieee::Quad>(FloatKind::F128, &text);
    }
}

#[test]
fn a_digit_far_behind_decides_a_tie() {
    // 1 + 2^-11 is half-way between two halves.
    let tie = "1.00048828125";
    let half = |text: &str| {
        ApFloat::from_decimal(FloatKind::F16, text)
            .expect("a number")
            .value
    };
    assert_eq!(half(tie).bits(), 0x3C00);
    let zeros = "0".repeat(100_000);
    assert_eq!(half(&format!("{tie}{zeros}")).bits(), 0x3C00);
    assert_eq!(half(&format!("{tie}{zeros}1")).bits(), 0x3C01);
    let million = "0".repeat(1_000_000);
    assert_eq!(
        half(&format!("{million}1{million}.0e-1000000")).bits(),
        0x3C00
    );
    assert_eq!(half(&format!("0.{million}1e1000001")).bits(), 0x3C00);
    assert_eq!(half("0.0e99999999999999999999999").bits(), 0);
    assert_eq!(half("1e99999999999999999999999").bits(), 0x7C00);
    assert_eq!(half("-1e-99999999999999999999999").bits(), 0x8000);
    for text in ["", ".", "e5", "1e", "1.0.0", "0x10", "1 ", "nan"] {
        assert!(
            ApFloat::from_decimal(FloatKind::F16, text).is_none(),
            "{text}"
        );
    }
}

#[test]
fn printed_text_reads_back_as_the_value() {
    let mut random = Random::new(32);
    for kind in FloatKind::ALL {
        for _ in 0..800 {
            let value = ApFloat::from_bits(kind, random.runs());
            let text = mlir(value);
            let back = ApFloat::parse_mlir(kind, &text).ok();
            assert_eq!(back, Some(value), "{text} : {}", kind.keyword());
        }
    }
}

#[test]
fn keywords_name_the_kinds() {
    for kind in FloatKind::ALL {
        let builtin = kind != FloatKind::PpcDoubleDouble;
        assert_eq!(
            FloatKind::from_keyword(kind.keyword()),
            builtin.then_some(kind)
        );
    }
    assert_eq!(FloatKind::from_keyword("f33"), None);
    assert_eq!(FloatKind::BF16.llvm_keyword(), Some("bfloat"));
    assert_eq!(FloatKind::TF32.llvm_keyword(), None);
}
