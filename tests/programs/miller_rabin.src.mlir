// Deterministic primality of 64-bit numbers: modular powers with 128-bit products
// (one from i128 arithmetic, one checked against mului_extended).

func.func private @putchar(i32) -> i32

func.func @mulmod(%a: i64, %b: i64, %m: i64) -> i64 {
  %aw = arith.extui %a : i64 to i128
  %bw = arith.extui %b : i64 to i128
  %mw = arith.extui %m : i64 to i128
  %p = arith.muli %aw, %bw : i128
  // The two halves of the product, by the other way.
  %low, %high = arith.mului_extended %a, %b : i64
  %shift = arith.constant 64 : i128
  %top = arith.shrui %p, %shift : i128
  %top_narrow = arith.trunci %top : i128 to i64
  %agree = arith.cmpi eq, %top_narrow, %high : i64
  cf.assert %agree, "the high halves of the product differ"
  %bottom = arith.trunci %p : i128 to i64
  %agree_low = arith.cmpi eq, %bottom, %low : i64
  cf.assert %agree_low, "the low halves of the product differ"
  %r = arith.remui %p, %mw : i128
  %n = arith.trunci %r : i128 to i64
  return %n : i64
}

func.func @powmod(%base: i64, %exponent: i64, %m: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:3 = scf.while (%b = %base, %e = %exponent, %acc = %one) : (i64, i64, i64) -> (i64, i64, i64) {
    %more = arith.cmpi ne, %e, %zero : i64
    scf.condition(%more) %b, %e, %acc : i64, i64, i64
  } do {
  ^bb0(%b: i64, %e: i64, %acc: i64):
    %bit = arith.trunci %e : i64 to i1
    %times = scf.if %bit -> i64 {
      %t = func.call @mulmod(%acc, %b, %m) : (i64, i64, i64) -> i64
      scf.yield %t : i64
    } else {
      scf.yield %acc : i64
    }
    %bb = func.call @mulmod(%b, %b, %m) : (i64, i64, i64) -> i64
    %half = arith.shrui %e, %one : i64
    scf.yield %bb, %half, %times : i64, i64, i64
  }
  return %r#2 : i64
}

memref.global "private" constant @witnesses : memref<12xi64> =
    dense<[2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]>

// Whether n, odd and greater than 37, is prime.
func.func @is_prime(%n: i64) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %one = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  %yes = arith.constant true
  %no = arith.constant false
  %n1 = arith.subi %n, %one : i64
  // n - 1 = d * 2^s
  %ds:2 = scf.while (%d = %n1, %s = %c0) : (i64, index) -> (i64, index) {
    %low = arith.andi %d, %one : i64
    %even = arith.cmpi eq, %low, %zero : i64
    scf.condition(%even) %d, %s : i64, index
  } do {
  ^bb0(%d: i64, %s: index):
    %half = arith.shrui %d, %one : i64
    %more = arith.addi %s, %c1 : index
    scf.yield %half, %more : i64, index
  }
  %table = memref.get_global @witnesses : memref<12xi64>
  %prime = scf.for %i = %c0 to %c12 step %c1 iter_args(%so_far = %yes) -> i1 {
    %a = memref.load %table[%i] : memref<12xi64>
    %x0 = func.call @powmod(%a, %ds#0, %n) : (i64, i64, i64) -> i64
    %is_one = arith.cmpi eq, %x0, %one : i64
    %r:2 = scf.for %k = %c0 to %ds#1 step %c1 iter_args(%x = %x0, %fine = %is_one) -> (i64, i1) {
      %is_minus_one = arith.cmpi eq, %x, %n1 : i64
      %next_fine = arith.ori %fine, %is_minus_one : i1
      %xx = func.call @mulmod(%x, %x, %n) : (i64, i64, i64) -> i64
      scf.yield %xx, %next_fine : i64, i1
    }
    %both = arith.andi %so_far, %r#1 : i1
    scf.yield %both : i1
  }
  %result = arith.select %prime, %yes, %no : i1
  return %result : i1
}

func.func private @expect(%n: i64, %expected: i1) -> i32 {
  %y = arith.constant 89 : i32
  %n_char = arith.constant 110 : i32
  %got = call @is_prime(%n) : (i64) -> i1
  %char = arith.select %got, %y, %n_char : i32
  call @putchar(%char) : (i32) -> i32
  %wrong = arith.cmpi ne, %got, %expected : i1
  %code = arith.extui %wrong : i1 to i32
  return %code : i32
}

func.func @main() -> i32 {
  %yes = arith.constant true
  %no = arith.constant false
  %newline = arith.constant 10 : i32
  // A Mersenne prime, the greatest prime below 2^64, a Carmichael number, a strong
  // pseudoprime to nine bases, and a square.
  %n0 = arith.constant 2305843009213693951 : i64
  %n1 = arith.constant 0xFFFFFFFFFFFFFFC5 : i64
  %n2 = arith.constant 825265 : i64
  %n3 = arith.constant 3825123056546413051 : i64
  %n4 = arith.constant 18446744030759878681 : i64
  %e0 = call @expect(%n0, %yes) : (i64, i1) -> i32
  %e1 = call @expect(%n1, %yes) : (i64, i1) -> i32
  %e2 = call @expect(%n2, %no) : (i64, i1) -> i32
  %e3 = call @expect(%n3, %no) : (i64, i1) -> i32
  %e4 = call @expect(%n4, %no) : (i64, i1) -> i32
  call @putchar(%newline) : (i32) -> i32
  %s0 = arith.addi %e0, %e1 : i32
  %s1 = arith.addi %s0, %e2 : i32
  %s2 = arith.addi %s1, %e3 : i32
  %s3 = arith.addi %s2, %e4 : i32
  return %s3 : i32
}
