// fx opt --pass-pipeline='builtin.module(func.func(fx-check-rounding{limit=2 annotate}))' --statistics=list
// The interface of this dialect's operations and of those of arith.
func.func @f(%x: !fx.fixed<8, 8>, %i: i32) -> i32 {
  %0 = fx.mul %x, %x : !fx.fixed<8, 8>
  %1 = arith.divsi %i, %i : i32
  %2 = arith.addi %1, %1 : i32
  return %2 : i32
}
// ==== stdout ====
module {
  func.func @f(%arg0: !fx.fixed<8, 8>, %arg1: i32) -> i32 attributes {fx.error = 2 : i64} {
    %0 = fx.mul %arg0, %arg0 : !fx.fixed<8, 8>
    %1 = arith.divsi %arg1, %arg1 : i32
    %2 = arith.addi %1, %1 : i32
    return %2 : i32
  }
}

// ==== stderr ====
===-------------------------------------------------------------------------===
                         ... Pass statistics report ...
===-------------------------------------------------------------------------===
  fx-check-rounding
    (S) 2 num-rounded - Number of operations that round

