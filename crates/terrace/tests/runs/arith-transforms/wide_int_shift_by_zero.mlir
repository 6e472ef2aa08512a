// terrace opt --arith-emulate-wide-int=widest-int-supported=32 | terrace lower | lli
// Amounts at the edges of the halves of an integer.
func.func @f(%a: i64, %b: i64) {
  %0 = arith.shli %a, %b : i64
  %t = arith.trunci %0 : i64 to i32
  vector.print %t : i32
  %c = arith.constant 32 : i64
  %h = arith.shrui %0, %c : i64
  %ht = arith.trunci %h : i64 to i32
  vector.print %ht : i32
  %1 = arith.shrui %a, %b : i64
  %t1 = arith.trunci %1 : i64 to i32
  vector.print %t1 : i32
  %h1 = arith.shrui %1, %c : i64
  %ht1 = arith.trunci %h1 : i64 to i32
  vector.print %ht1 : i32
  %2 = arith.shrsi %a, %b : i64
  %t2 = arith.trunci %2 : i64 to i32
  vector.print %t2 : i32
  return
}
func.func @main() {
  %a0 = arith.constant 5000000007 : i64
  %b0 = arith.constant 0 : i64
  call @f(%a0, %b0) : (i64, i64) -> ()
  %a1 = arith.constant 5000000007 : i64
  %b1 = arith.constant 1 : i64
  call @f(%a1, %b1) : (i64, i64) -> ()
  %a2 = arith.constant 5000000007 : i64
  %b2 = arith.constant 31 : i64
  call @f(%a2, %b2) : (i64, i64) -> ()
  %a3 = arith.constant 5000000007 : i64
  %b3 = arith.constant 32 : i64
  call @f(%a3, %b3) : (i64, i64) -> ()
  %a4 = arith.constant 5000000007 : i64
  %b4 = arith.constant 33 : i64
  call @f(%a4, %b4) : (i64, i64) -> ()
  %a5 = arith.constant -5000000007 : i64
  %b5 = arith.constant 0 : i64
  call @f(%a5, %b5) : (i64, i64) -> ()
  %a6 = arith.constant -5000000007 : i64
  %b6 = arith.constant 63 : i64
  call @f(%a6, %b6) : (i64, i64) -> ()
  %a7 = arith.constant -1 : i64
  %b7 = arith.constant 32 : i64
  call @f(%a7, %b7) : (i64, i64) -> ()
  return
}
// ==== stdout ====
705032711
1
705032711
1
705032711
1410065422
2
-1794967293
0
-1794967293
-2147483648
-1794967293
2
0
2
0
705032711
1
0
1
0
1410065422
0
0
0
-705032711
-2
-705032711
-2
-705032711
0
-2147483648
1
0
-1
0
-1
-1
0
-1
