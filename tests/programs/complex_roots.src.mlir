// Functions of complex numbers at two places, to six decimals, and identities between them: the logarithm undoes the
// exponential, the square of the root is the number, a sine and a cosine squared are one, and a rotation by its angle.

// In memory, so that nothing is known before the program runs.
memref.global "private" @places : memref<2xcomplex<f64>> = dense<[(1.0, 2.0), (-0.5, 0.75)]>

func.func private @putchar(i32) -> i32

func.func private @print_digits(%n: i64, %count: i32) {
  %c1 = arith.constant 1 : i32
  %c10 = arith.constant 10 : i64
  %ascii0 = arith.constant 48 : i32
  %rest = arith.divui %n, %c10 : i64
  %digit = arith.remui %n, %c10 : i64
  %more = arith.cmpi sgt, %count, %c1 : i32
  scf.if %more {
    %fewer = arith.subi %count, %c1 : i32
    func.call @print_digits(%rest, %fewer) : (i64, i32) -> ()
  }
  %small = arith.trunci %digit : i64 to i32
  %char = arith.addi %small, %ascii0 : i32
  call @putchar(%char) : (i32) -> i32
  return
}

// Prints a number between -10 and 10 with its sign and six decimals.
func.func private @print_fixed(%x: f64, %end: i32) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i32
  %c6 = arith.constant 6 : i32
  %million = arith.constant 1000000 : i64
  %million_f = arith.constant 1.0e6 : f64
  %plus = arith.constant 43 : i32
  %minus = arith.constant 45 : i32
  %point = arith.constant 46 : i32
  %scaled = arith.mulf %x, %million_f : f64
  %rounded = math.roundeven %scaled : f64
  %n = arith.fptosi %rounded : f64 to i64
  %negative = arith.cmpi slt, %n, %c0 : i64
  %sign = arith.select %negative, %minus, %plus : i32
  %opposite = arith.subi %c0, %n : i64
  %abs = arith.maxsi %n, %opposite : i64
  %whole = arith.divui %abs, %million : i64
  %fraction = arith.remui %abs, %million : i64
  call @putchar(%sign) : (i32) -> i32
  call @print_digits(%whole, %c1) : (i64, i32) -> ()
  call @putchar(%point) : (i32) -> i32
  call @print_digits(%fraction, %c6) : (i64, i32) -> ()
  call @putchar(%end) : (i32) -> i32
  return
}

func.func private @print_line(%z: complex<f64>) {
  %blank = arith.constant 32 : i32
  %newline = arith.constant 10 : i32
  %re = complex.re %z : complex<f64>
  %im = complex.im %z : complex<f64>
  call @print_fixed(%re, %blank) : (f64, i32) -> ()
  call @print_fixed(%im, %newline) : (f64, i32) -> ()
  return
}

// Whether two numbers are further apart than rounding makes them.
func.func private @differ(%a: complex<f64>, %b: complex<f64>) -> i32 {
  %tolerance = arith.constant 1.0e-12 : f64
  %difference = complex.sub %a, %b : complex<f64>
  %distance = complex.abs %difference : complex<f64>
  %far = arith.cmpf ugt, %distance, %tolerance : f64
  %r = arith.extui %far : i1 to i32
  return %r : i32
}

// Prints the functions of a number and returns how many identities fail.
func.func @functions(%z: complex<f64>) -> i32 {
  %one = complex.constant [1.0, 0.0] : complex<f64>
  %exponent = complex.constant [0.5, -0.25] : complex<f64>
  %newline = arith.constant 10 : i32
  %zero_f = arith.constant 0.0 : f64
  %exp = complex.exp %z : complex<f64>
  %expm1 = complex.expm1 %z : complex<f64>
  %log = complex.log %z : complex<f64>
  %log1p = complex.log1p %z : complex<f64>
  %sqrt = complex.sqrt %z : complex<f64>
  %rsqrt = complex.rsqrt %z : complex<f64>
  %sin = complex.sin %z : complex<f64>
  %cos = complex.cos %z : complex<f64>
  %tan = complex.tan %z : complex<f64>
  %tanh = complex.tanh %z : complex<f64>
  %pow = complex.pow %z, %exponent : complex<f64>
  %sign = complex.sign %z : complex<f64>
  %conj = complex.conj %z : complex<f64>
  %neg = complex.neg %z : complex<f64>
  %angle = complex.angle %z : complex<f64>
  call @print_line(%exp) : (complex<f64>) -> ()
  call @print_line(%expm1) : (complex<f64>) -> ()
  call @print_line(%log) : (complex<f64>) -> ()
  call @print_line(%log1p) : (complex<f64>) -> ()
  call @print_line(%sqrt) : (complex<f64>) -> ()
  call @print_line(%rsqrt) : (complex<f64>) -> ()
  call @print_line(%sin) : (complex<f64>) -> ()
  call @print_line(%cos) : (complex<f64>) -> ()
  call @print_line(%tan) : (complex<f64>) -> ()
  call @print_line(%tanh) : (complex<f64>) -> ()
  call @print_line(%pow) : (complex<f64>) -> ()
  call @print_line(%sign) : (complex<f64>) -> ()
  call @print_line(%conj) : (complex<f64>) -> ()
  call @print_line(%neg) : (complex<f64>) -> ()
  call @print_fixed(%angle, %newline) : (f64, i32) -> ()

  %logexp = complex.log %exp : complex<f64>
  %a = call @differ(%logexp, %z) : (complex<f64>, complex<f64>) -> i32
  %square = complex.mul %sqrt, %sqrt : complex<f64>
  %b = call @differ(%square, %z) : (complex<f64>, complex<f64>) -> i32
  %sin2 = complex.mul %sin, %sin : complex<f64>
  %cos2 = complex.mul %cos, %cos : complex<f64>
  %sum = complex.add %sin2, %cos2 : complex<f64>
  %c = call @differ(%sum, %one) : (complex<f64>, complex<f64>) -> i32
  // The magnitude, turned by the angle.
  %magnitude = complex.abs %z : complex<f64>
  %real = complex.create %magnitude, %zero_f : complex<f64>
  %i_angle = complex.create %zero_f, %angle : complex<f64>
  %turn = complex.exp %i_angle : complex<f64>
  %turned = complex.mul %real, %turn : complex<f64>
  %d = call @differ(%turned, %z) : (complex<f64>, complex<f64>) -> i32
  %ab = arith.addi %a, %b : i32
  %cd = arith.addi %c, %d : i32
  %failures = arith.addi %ab, %cd : i32
  return %failures : i32
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %places = memref.get_global @places : memref<2xcomplex<f64>>
  %z0 = memref.load %places[%c0] : memref<2xcomplex<f64>>
  %z1 = memref.load %places[%c1] : memref<2xcomplex<f64>>
  %a = call @functions(%z0) : (complex<f64>) -> i32
  %b = call @functions(%z1) : (complex<f64>) -> i32
  %failures = arith.addi %a, %b : i32
  // A complex number is equal to itself and to no other.
  %same = complex.eq %z0, %z0 : complex<f64>
  %other = complex.neq %z0, %z1 : complex<f64>
  %both = arith.andi %same, %other : i1
  %yes = arith.constant true
  %not_both = arith.xori %both, %yes : i1
  %one_more = arith.extui %not_both : i1 to i32
  %code = arith.addi %failures, %one_more : i32
  return %code : i32
}
