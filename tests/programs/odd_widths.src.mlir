// Integers of widths that no machine has: a shift register of 23 bits, the factorial of 57 in 256 bits, a product of 256 bits
// in two halves of 128.
func.func @lfsr(%s: i23) -> i23 {
  %c1 = arith.constant 1 : i23
  %c22 = arith.constant 22 : i23
  %c17 = arith.constant 17 : i23
  %a = arith.shrui %s, %c22 : i23
  %b = arith.shrui %s, %c17 : i23
  %x = arith.xori %a, %b : i23
  %x1 = arith.andi %x, %c1 : i23
  %sh = arith.shli %s, %c1 : i23
  %n = arith.ori %sh, %x1 : i23
  return %n : i23
}
func.func @mul128(%a: i128, %b: i128) -> (i128, i128) {
  %lo, %hi = arith.mului_extended %a, %b : i128
  return %lo, %hi : i128, i128
}
func.func @fact(%n: i256) -> i256 {
  %c1 = arith.constant 1 : i256
  %le = arith.cmpi ule, %n, %c1 : i256
  %r = scf.if %le -> i256 {
    scf.yield %c1 : i256
  } else {
    %m = arith.subi %n, %c1 overflow<nuw> : i256
    %f = func.call @fact(%m) : (i256) -> i256
    %p = arith.muli %n, %f : i256
    scf.yield %p : i256
  }
  return %r : i256
}
func.func @main() -> i32 {
  %c1_i32 = arith.constant 1 : i32
  %seed = arith.constant 1 : i23
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c100 = arith.constant 100 : index
  %l = scf.for %i = %c0 to %c100 step %c1 iter_args(%s = %seed) -> i23 {
    %t = func.call @lfsr(%s) : (i23) -> i23
    scf.yield %t : i23
  }
  %l0 = arith.constant 1312 : i23
  %e0 = arith.cmpi eq, %l, %l0 : i23
  %n = arith.constant 57 : i256
  %f = call @fact(%n) : (i256) -> i256
  %fe = arith.constant 40526919504877216755680601905432322134980384796226602145184481280000000000000 : i256
  %e1 = arith.cmpi eq, %f, %fe : i256
  %a = arith.constant 340282366920938463463374607431768211455 : i128
  %lo, %hi = call @mul128(%a, %a) : (i128, i128) -> (i128, i128)
  %one = arith.constant 1 : i128
  %m2 = arith.constant -2 : i128
  %e2 = arith.cmpi eq, %lo, %one : i128
  %e3 = arith.cmpi eq, %hi, %m2 : i128
  %pc = math.ctpop %fe : i256
  %pe = arith.constant 98 : i256
  %e4 = arith.cmpi eq, %pc, %pe : i256
  %lz = math.ctlz %seed : i23
  %lze = arith.constant 22 : i23
  %e5 = arith.cmpi eq, %lz, %lze : i23
  %v = vector.from_elements %e0, %e1, %e2, %e3, %e4, %e5 : vector<6xi1>
  %all = vector.reduction <and>, %v : vector<6xi1> into i1
  %r = arith.extui %all : i1 to i32
  %r1 = arith.xori %r, %c1_i32 : i32
  return %r1 : i32
}
