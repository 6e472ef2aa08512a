// terrace opt --canonicalize
// The distance of the bounds, and an unsigned step, may be beyond the greatest signed number.
func.func @f(%x: i64, %y: i64) -> i64 {
  %l = arith.constant 0 : i8
  %u = arith.constant 100 : i8
  %s = arith.constant -56 : i8
  %r = scf.for unsigned %i = %l to %u step %s iter_args(%a = %x) -> (i64) : i8 {
    scf.yield %y : i64
  }
  return %r : i64
}
func.func @g(%x: i64, %y: i64) -> i64 {
  %l = arith.constant -2147483648 : i32
  %u = arith.constant 5 : i32
  %s = arith.constant 1000000000 : i32
  %r = scf.for %i = %l to %u step %s iter_args(%a = %x) -> (i64) : i32 {
    scf.yield %y : i64
  }
  return %r : i64
}
// ==== stdout ====
module {
  func.func @f(%arg0: i64, %arg1: i64) -> i64 {
    return %arg1 : i64
  }
  func.func @g(%arg0: i64, %arg1: i64) -> i64 {
    return %arg1 : i64
  }
}

