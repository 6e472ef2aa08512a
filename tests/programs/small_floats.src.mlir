// Floats of 4, 6 and 8 bits: every value of each format is extended and truncated back, some floats are rounded to them, and they are computed
// with; and what kind of number a float is.

func.func private @putchar(i32) -> i32

func.func private @print_int(%n: i64) {
  %c0 = arith.constant 0 : i64
  %c10 = arith.constant 10 : i64
  %ascii0 = arith.constant 48 : i32
  %minus = arith.constant 45 : i32
  %negative = arith.cmpi slt, %n, %c0 : i64
  scf.if %negative {
    func.call @putchar(%minus) : (i32) -> i32
  }
  %abs = math.absi %n : i64
  %rest = arith.divui %abs, %c10 : i64
  %digit = arith.remui %abs, %c10 : i64
  %more = arith.cmpi ne, %rest, %c0 : i64
  scf.if %more {
    func.call @print_int(%rest) : (i64) -> ()
  }
  %small = arith.trunci %digit : i64 to i32
  %char = arith.addi %small, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

func.func private @print_after(%n: i32, %end: i32) {
  %wide = arith.extsi %n : i32 to i64
  call @print_int(%wide) : (i64) -> ()
  call @putchar(%end) : (i32) -> i32
  return
}

// How many of the 2^n values are not the same after an extension to f32, and again to f64.
func.func private @round_trips_f8E4M3FN() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 256 : index
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%failures = %zero) -> (i32) {
    %bits = arith.index_cast %i : index to i8
    %x = arith.bitcast %bits : i8 to f8E4M3FN
    %single = arith.extf %x : f8E4M3FN to f32
    %double = arith.extf %x : f8E4M3FN to f64
    %back = arith.truncf %single : f32 to f8E4M3FN
    %back2 = arith.truncf %double : f64 to f8E4M3FN
    %a = arith.bitcast %back : f8E4M3FN to i8
    %b = arith.bitcast %back2 : f8E4M3FN to i8
    %bad1 = arith.cmpi ne, %a, %bits : i8
    %bad2 = arith.cmpi ne, %b, %bits : i8
    %bad = arith.ori %bad1, %bad2 : i1
    %nan = math.isnan %single : f32
    %no = arith.constant false
    %counts = arith.select %nan, %no, %bad : i1
    %one = arith.extui %counts : i1 to i32
    %sum = arith.addi %failures, %one : i32
    scf.yield %sum : i32
  }
  return %r : i32
}

func.func private @round_trips_f8E5M2FNUZ() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 256 : index
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%failures = %zero) -> (i32) {
    %bits = arith.index_cast %i : index to i8
    %x = arith.bitcast %bits : i8 to f8E5M2FNUZ
    %single = arith.extf %x : f8E5M2FNUZ to f32
    %double = arith.extf %x : f8E5M2FNUZ to f64
    %back = arith.truncf %single : f32 to f8E5M2FNUZ
    %back2 = arith.truncf %double : f64 to f8E5M2FNUZ
    %a = arith.bitcast %back : f8E5M2FNUZ to i8
    %b = arith.bitcast %back2 : f8E5M2FNUZ to i8
    %bad1 = arith.cmpi ne, %a, %bits : i8
    %bad2 = arith.cmpi ne, %b, %bits : i8
    %bad = arith.ori %bad1, %bad2 : i1
    %nan = math.isnan %single : f32
    %no = arith.constant false
    %counts = arith.select %nan, %no, %bad : i1
    %one = arith.extui %counts : i1 to i32
    %sum = arith.addi %failures, %one : i32
    scf.yield %sum : i32
  }
  return %r : i32
}

func.func private @round_trips_f8E3M4() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 256 : index
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%failures = %zero) -> (i32) {
    %bits = arith.index_cast %i : index to i8
    %x = arith.bitcast %bits : i8 to f8E3M4
    %single = arith.extf %x : f8E3M4 to f32
    %double = arith.extf %x : f8E3M4 to f64
    %back = arith.truncf %single : f32 to f8E3M4
    %back2 = arith.truncf %double : f64 to f8E3M4
    %a = arith.bitcast %back : f8E3M4 to i8
    %b = arith.bitcast %back2 : f8E3M4 to i8
    %bad1 = arith.cmpi ne, %a, %bits : i8
    %bad2 = arith.cmpi ne, %b, %bits : i8
    %bad = arith.ori %bad1, %bad2 : i1
    %nan = math.isnan %single : f32
    %no = arith.constant false
    %counts = arith.select %nan, %no, %bad : i1
    %one = arith.extui %counts : i1 to i32
    %sum = arith.addi %failures, %one : i32
    scf.yield %sum : i32
  }
  return %r : i32
}

func.func private @round_trips_f6E3M2FN() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 64 : index
  %zero = arith.constant 0 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%failures = %zero) -> (i32) {
    %bits = arith.index_cast %i : index to i6
    %x = arith.bitcast %bits : i6 to f6E3M2FN
    %single = arith.extf %x : f6E3M2FN to f32
    %double = arith.extf %x : f6E3M2FN to f64
    %back = arith.truncf %single : f32 to f6E3M2FN
    %back2 = arith.truncf %double : f64 to f6E3M2FN
    %a = arith.bitcast %back : f6E3M2FN to i6
    %b = arith.bitcast %back2 : f6E3M2FN to i6
    %bad1 = arith.cmpi ne, %a, %bits : i6
    %bad2 = arith.cmpi ne, %b, %bits : i6
    %bad = arith.ori %bad1, %bad2 : i1
    %nan = math.isnan %single : f32
    %no = arith.constant false
    %counts = arith.select %nan, %no, %bad : i1
    %one = arith.extui %counts : i1 to i32
    %sum = arith.addi %failures, %one : i32
    scf.yield %sum : i32
  }
  return %r : i32
}

// The kinds of a number, one bit each.
func.func private @kinds(%x: f32) -> i32 {
  %0 = math.isinf %x : f32
  %1 = math.isnormal %x : f32
  %2 = math.isfinite %x : f32
  %3 = math.isnan %x : f32
  %c10 = arith.constant 10 : i32
  %i0 = arith.extui %0 : i1 to i32
  %i1 = arith.extui %1 : i1 to i32
  %i2 = arith.extui %2 : i1 to i32
  %i3 = arith.extui %3 : i1 to i32
  %a = arith.muli %i0, %c10 : i32
  %b = arith.addi %a, %i1 : i32
  %c = arith.muli %b, %c10 : i32
  %d = arith.addi %c, %i2 : i32
  %e = arith.muli %d, %c10 : i32
  %f = arith.addi %e, %i3 : i32
  return %f : i32
}

func.func @main() -> i32 {
  %blank = arith.constant 32 : i32
  %newline = arith.constant 10 : i32
  %0 = call @round_trips_f8E4M3FN() : () -> i32
  %1 = call @round_trips_f8E5M2FNUZ() : () -> i32
  %2 = call @round_trips_f8E3M4() : () -> i32
  %3 = call @round_trips_f6E3M2FN() : () -> i32
  call @print_after(%0, %blank) : (i32, i32) -> ()
  call @print_after(%1, %blank) : (i32, i32) -> ()
  call @print_after(%2, %blank) : (i32, i32) -> ()
  call @print_after(%3, %newline) : (i32, i32) -> ()

  // The nearest of f8E4M3FN to these, times ten; ties go to even. What is too large is NaN, of which the bits are printed.
  %x = arith.constant dense<[1.0625, 1.1875, 447.0, 463.9]> : vector<4xf32>
  %small = arith.truncf %x : vector<4xf32> to vector<4xf8E4M3FN>
  %ten = arith.constant dense<10.0> : vector<4xf8E4M3FN>
  %product = arith.mulf %small, %ten : vector<4xf8E4M3FN>
  %large = arith.extf %small : vector<4xf8E4M3FN> to vector<4xf32>
  %tenths = arith.constant dense<1000.0> : vector<4xf32>
  %scaled = arith.mulf %large, %tenths : vector<4xf32>
  %ints = arith.fptosi %scaled : vector<4xf32> to vector<4xi32>
  %bits = arith.bitcast %product : vector<4xf8E4M3FN> to vector<4xi8>
  %wide = arith.extui %bits : vector<4xi8> to vector<4xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %a = vector.extract %ints[%i] : i32 from vector<4xi32>
    %b = vector.extract %wide[%i] : i32 from vector<4xi32>
    func.call @print_after(%a, %blank) : (i32, i32) -> ()
    func.call @print_after(%b, %newline) : (i32, i32) -> ()
  }

  // A block of a microscaling format: 1.5 and -6 times two.
  %block = arith.constant dense<[1.5, -6.0]> : vector<2xf32>
  %scale = arith.constant dense<2.0> : vector<2xf8E8M0FNU>
  %fours = arith.scaling_truncf %block, %scale : vector<2xf32>, vector<2xf8E8M0FNU> to vector<2xf6E2M3FN>
  %again = arith.scaling_extf %fours, %scale : vector<2xf6E2M3FN>, vector<2xf8E8M0FNU> to vector<2xf64>
  %again10 = arith.constant dense<10.0> : vector<2xf64>
  %tens = arith.mulf %again, %again10 : vector<2xf64>
  %whole = arith.fptosi %tens : vector<2xf64> to vector<2xi32>
  %first = vector.extract %whole[0] : i32 from vector<2xi32>
  %second = vector.extract %whole[1] : i32 from vector<2xi32>
  call @print_after(%first, %blank) : (i32, i32) -> ()
  call @print_after(%second, %newline) : (i32, i32) -> ()

  %one = arith.constant 1.0 : f32
  %infinity = arith.constant 0xFF800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %denormal = arith.constant 0x00000001 : f32
  %k0 = call @kinds(%one) : (f32) -> i32
  %k1 = call @kinds(%infinity) : (f32) -> i32
  %k2 = call @kinds(%nan) : (f32) -> i32
  %k3 = call @kinds(%denormal) : (f32) -> i32
  call @print_after(%k0, %blank) : (i32, i32) -> ()
  call @print_after(%k1, %blank) : (i32, i32) -> ()
  call @print_after(%k2, %blank) : (i32, i32) -> ()
  call @print_after(%k3, %newline) : (i32, i32) -> ()
  %all = arith.addi %0, %1 : i32
  %failures = arith.addi %all, %2 : i32
  return %failures : i32
}
