func.func @answer(%x: i32) -> i32 {
  %a = arith.constant 6 : i32
  %b = arith.constant 7 : i32
  %0 = arith.muli %a, %b : i32
  %1 = arith.addi %x, %0 : i32
  %2 = arith.subi %1, %x : i32
  return %1 : i32
}
