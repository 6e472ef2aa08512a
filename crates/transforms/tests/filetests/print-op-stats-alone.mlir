// terrace opt --print-op-stats
func.func @twice(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
// ==== stdout ====
module {
  func.func @twice(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    return %0 : i32
  }
}

// ==== stderr ====
Operations encountered:
-----------------------
    arith.addi   , 1
  builtin.module , 1
     func.func   , 1
     func.return , 1
