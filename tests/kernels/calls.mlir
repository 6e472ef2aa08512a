// 40 million calls of a small function.
func.func @rotate(%x: i64, %k: i64) -> i64 attributes {no_inline} {
  %c3 = arith.constant 3 : i64
  %c61 = arith.constant 61 : i64
  %l = arith.shli %x, %c3 : i64
  %r = arith.shrui %x, %c61 : i64
  %o = arith.ori %l, %r : i64
  %s = arith.addi %o, %k : i64
  return %s : i64
}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %n = arith.constant 40000000 : i64
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %c1) -> i64 : i64 {
    %y = func.call @rotate(%x, %i) : (i64, i64) -> i64
    scf.yield %y : i64
  }
  vector.print %r : i64
  %ok = arith.constant 0 : i32
  return %ok : i32
}
