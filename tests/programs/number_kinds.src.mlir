// Kinds of floating-point numbers: what comparisons, minima and maxima, signs, and classifications make of infinities,
// zeros with a sign, subnormals, and what is not a number. Each number is a line of yes (1) and no (0).

memref.global "private" constant @numbers : memref<8xf64> =
  dense<[0x7FF0000000000000, 0xFFF0000000000000, 0x7FF8000000000000, 0.0, -0.0, 5.0e-324, 1.5, -2.0]>

func.func private @putchar(i32) -> i32

func.func private @print_bit(%yes: i1) {
  %ascii0 = arith.constant 48 : i32
  %bit = arith.extui %yes : i1 to i32
  %char = arith.addi %bit, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

// Prints ten bits and returns how many of them are one.
func.func @classify(%x: f64) -> i32 {
  %zero = arith.constant 0.0 : f64
  %one = arith.constant 1.0 : f64
  %zero_int = arith.constant 0 : i64
  %newline = arith.constant 10 : i32
  %sign_bit = arith.bitcast %x : f64 to i64
  %nan = math.isnan %x : f64
  %finite = math.isfinite %x : f64
  %negative = arith.cmpi slt, %sign_bit, %zero_int : i64
  %less = arith.cmpf olt, %x, %zero : f64
  %not_greater = arith.cmpf ule, %x, %zero : f64
  %equal = arith.cmpf oeq, %x, %zero : f64
  %unordered = arith.cmpf uno, %x, %zero : f64
  // One with the sign of x.
  %signed = math.copysign %one, %x : f64
  %minus = arith.cmpf olt, %signed, %zero : f64
  // The minimum passes on what is not a number, and the other does not.
  %minimum = arith.minimumf %x, %one : f64
  %minnum = arith.minnumf %x, %one : f64
  %minimum_is_one = arith.cmpf oeq, %minimum, %one : f64
  %minnum_is_one = arith.cmpf oeq, %minnum, %one : f64
  %at_least = arith.maximumf %x, %zero : f64
  %clamped = arith.minimumf %at_least, %one : f64
  %clamped_is_one = arith.cmpf oeq, %clamped, %one : f64
  call @print_bit(%nan) : (i1) -> ()
  call @print_bit(%finite) : (i1) -> ()
  call @print_bit(%negative) : (i1) -> ()
  call @print_bit(%less) : (i1) -> ()
  call @print_bit(%not_greater) : (i1) -> ()
  call @print_bit(%equal) : (i1) -> ()
  call @print_bit(%unordered) : (i1) -> ()
  call @print_bit(%minimum_is_one) : (i1) -> ()
  call @print_bit(%minnum_is_one) : (i1) -> ()
  call @print_bit(%clamped_is_one) : (i1) -> ()
  call @putchar(%newline) : (i32) -> i32
  // One where the sign is not that of the number copied.
  %differs = arith.xori %minus, %negative : i1
  %code = arith.extui %differs : i1 to i32
  return %code : i32
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %zero_int = arith.constant 0 : i32
  %newline = arith.constant 10 : i32
  %numbers = memref.get_global @numbers : memref<8xf64>
  %wrong_signs = scf.for %i = %c0 to %c8 step %c1 iter_args(%count = %zero_int) -> i32 {
    %x = memref.load %numbers[%i] : memref<8xf64>
    %one = func.call @classify(%x) : (f64) -> i32
    %next = arith.addi %count, %one : i32
    scf.yield %next : i32
  }
  // Infinity by division, something that is not a number by subtraction, and a subnormal that halves to zero.
  %infinity = memref.load %numbers[%c0] : memref<8xf64>
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %c3 = arith.constant 3 : index
  %least = memref.load %numbers[%c5] : memref<8xf64>
  %some = memref.load %numbers[%c6] : memref<8xf64>
  %zero = memref.load %numbers[%c3] : memref<8xf64>
  %half = arith.constant 0.5 : f64
  %quotient = arith.divf %some, %zero : f64
  %is_infinity = arith.cmpf oeq, %quotient, %infinity : f64
  %difference = arith.subf %infinity, %infinity : f64
  %is_nan = math.isnan %difference : f64
  %halved = arith.mulf %least, %half : f64
  %vanished = arith.cmpf oeq, %halved, %zero : f64
  // The remainder has the sign of the dividend: -2 by 1.5 leaves -0.5.
  %c7 = arith.constant 7 : index
  %minus_two = memref.load %numbers[%c7] : memref<8xf64>
  %remainder = arith.remf %minus_two, %some : f64
  %minus_half = arith.negf %half : f64
  %right_remainder = arith.cmpf oeq, %remainder, %minus_half : f64
  // Sine and cosine at once.
  %sine, %cosine = math.sincos %zero : f64
  %flat = arith.cmpf olt, %sine, %cosine : f64
  call @print_bit(%is_infinity) : (i1) -> ()
  call @print_bit(%is_nan) : (i1) -> ()
  call @print_bit(%vanished) : (i1) -> ()
  call @print_bit(%right_remainder) : (i1) -> ()
  call @print_bit(%flat) : (i1) -> ()
  call @putchar(%newline) : (i32) -> i32
  %a = arith.andi %is_infinity, %is_nan : i1
  %b = arith.andi %vanished, %right_remainder : i1
  %c = arith.andi %a, %b : i1
  %right = arith.andi %c, %flat : i1
  %yes = arith.constant true
  %wrong = arith.xori %right, %yes : i1
  %one = arith.extui %wrong : i1 to i32
  %code = arith.addi %wrong_signs, %one : i32
  return %code : i32
}
