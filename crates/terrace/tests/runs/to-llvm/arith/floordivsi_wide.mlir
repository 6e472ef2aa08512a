// terrace lower | lli
// Minus one in more than 64 bits.
func.func @f(%a: i64, %b: i64) {
  %x = arith.extsi %a : i64 to i128
  %y = arith.extsi %b : i64 to i128
  %0 = arith.floordivsi %x, %y : i128
  %1 = arith.trunci %0 : i128 to i64
  vector.print %1 : i64
  %c64 = arith.constant 64 : i128
  %2 = arith.shrsi %0, %c64 : i128
  %3 = arith.trunci %2 : i128 to i64
  vector.print %3 : i64
  %4 = arith.ceildivsi %x, %y : i128
  %5 = arith.trunci %4 : i128 to i64
  vector.print %5 : i64
  return
}
func.func @main() {
  %a0 = arith.constant -1 : i64
  %b0 = arith.constant 3 : i64
  call @f(%a0, %b0) : (i64, i64) -> ()
  %a1 = arith.constant 7 : i64
  %b1 = arith.constant -2 : i64
  call @f(%a1, %b1) : (i64, i64) -> ()
  %a2 = arith.constant -9223372036854775808 : i64
  %b2 = arith.constant 7 : i64
  call @f(%a2, %b2) : (i64, i64) -> ()
  %a3 = arith.constant 6 : i64
  %b3 = arith.constant 3 : i64
  call @f(%a3, %b3) : (i64, i64) -> ()
  %a4 = arith.constant -6 : i64
  %b4 = arith.constant 3 : i64
  call @f(%a4, %b4) : (i64, i64) -> ()
  return
}
// ==== stdout ====
-1
-1
0
-4
-1
-3
-1317624576693539402
-1
-1317624576693539401
2
0
2
-2
-1
-2
