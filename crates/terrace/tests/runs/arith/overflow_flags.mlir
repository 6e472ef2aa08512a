// terrace opt --canonicalize | terrace lower | lli
// Constants of two operations become one, which wraps where nothing has overflowed.
func.func @f(%x: i8, %y: i32) {
  %m100 = arith.constant -100 : i8
  %c100 = arith.constant 100 : i8
  %0 = arith.addi %x, %m100 overflow<nsw> : i8
  %1 = arith.addi %0, %m100 overflow<nsw> : i8
  %w1 = arith.extsi %1 : i8 to i64
  vector.print %w1 : i64
  %2 = arith.subi %c100, %0 overflow<nsw> : i8
  %w2 = arith.extsi %2 : i8 to i64
  vector.print %w2 : i64
  %3 = arith.trunci %y : i32 to i16
  %4 = arith.trunci %3 overflow<nsw, nuw> : i16 to i8
  %w4 = arith.extsi %4 : i8 to i64
  vector.print %w4 : i64
  return
}
func.func @main() {
  %a0 = arith.constant 100 : i8
  %b0 = arith.constant 65536 : i32
  call @f(%a0, %b0) : (i8, i32) -> ()
  %a1 = arith.constant 90 : i8
  %b1 = arith.constant 65537 : i32
  call @f(%a1, %b1) : (i8, i32) -> ()
  %a2 = arith.constant 127 : i8
  %b2 = arith.constant -65436 : i32
  call @f(%a2, %b2) : (i8, i32) -> ()
  return
}
// ==== stdout ====
-100
100
0
-110
110
1
-73
73
100
