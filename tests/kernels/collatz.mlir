// The longest Collatz sequence that begins below 300 000.
func.func @length(%start: i64) -> i64 {
  %c1 = arith.constant 1 : i64
  %c3 = arith.constant 3 : i64
  %r:2 = scf.while (%n = %start, %k = %c1) : (i64, i64) -> (i64, i64) {
    %go = arith.cmpi ne, %n, %c1 : i64
    scf.condition(%go) %n, %k : i64, i64
  } do {
  ^bb0(%n: i64, %k: i64):
    %bit = arith.andi %n, %c1 : i64
    %odd = arith.trunci %bit : i64 to i1
    %next = scf.if %odd -> i64 {
      %t = arith.muli %n, %c3 : i64
      %u = arith.addi %t, %c1 : i64
      scf.yield %u : i64
    } else {
      %h = arith.shrui %n, %c1 : i64
      scf.yield %h : i64
    }
    %more = arith.addi %k, %c1 : i64
    scf.yield %next, %more : i64, i64
  }
  return %r#1 : i64
}
func.func @main() -> i32 {
  %c1 = arith.constant 1 : index
  %n = arith.constant 300000 : index
  %none = arith.constant 0 : i64
  %longest = scf.for %i = %c1 to %n step %c1 iter_args(%best = %none) -> i64 {
    %start = arith.index_cast %i : index to i64
    %length = func.call @length(%start) : (i64) -> i64
    %next = arith.maxsi %best, %length : i64
    scf.yield %next : i64
  }
  vector.print %longest : i64
  %ok = arith.constant 0 : i32
  return %ok : i32
}
