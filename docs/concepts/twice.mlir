func.func @twice(%x: i32) -> i32 {
  %0 = arith.addi %x, %x overflow<nsw> : i32
  return %0 : i32
}
