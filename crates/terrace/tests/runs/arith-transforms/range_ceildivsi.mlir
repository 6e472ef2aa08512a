// terrace opt --int-range-optimizations | terrace lower | lli
// The range of a quotient that rounds up, of the least number.
func.func @main() {
  %a0 = arith.constant -9223372036854775808 : i64
  %b0 = arith.constant 1189465982 : i64
  %z0 = arith.constant 0 : i64
  %q0 = arith.ceildivsi %a0, %b0 : i64
  %n0 = arith.cmpi slt, %q0, %z0 : i64
  vector.print %n0 : i1
  vector.print %q0 : i64
  %a1 = arith.constant -9223372036854775808 : i64
  %b1 = arith.constant 2 : i64
  %z1 = arith.constant 0 : i64
  %q1 = arith.ceildivsi %a1, %b1 : i64
  %n1 = arith.cmpi slt, %q1, %z1 : i64
  vector.print %n1 : i1
  vector.print %q1 : i64
  %a2 = arith.constant -9223372036854775808 : i64
  %b2 = arith.constant -2 : i64
  %z2 = arith.constant 0 : i64
  %q2 = arith.ceildivsi %a2, %b2 : i64
  %n2 = arith.cmpi slt, %q2, %z2 : i64
  vector.print %n2 : i1
  vector.print %q2 : i64
  %a3 = arith.constant -128 : i8
  %b3 = arith.constant 3 : i8
  %z3 = arith.constant 0 : i8
  %q3 = arith.ceildivsi %a3, %b3 : i8
  %n3 = arith.cmpi slt, %q3, %z3 : i8
  vector.print %n3 : i1
  %w3 = arith.extsi %q3 : i8 to i64
  vector.print %w3 : i64
  %a4 = arith.constant -128 : i8
  %b4 = arith.constant -3 : i8
  %z4 = arith.constant 0 : i8
  %q4 = arith.ceildivsi %a4, %b4 : i8
  %n4 = arith.cmpi slt, %q4, %z4 : i8
  vector.print %n4 : i1
  %w4 = arith.extsi %q4 : i8 to i64
  vector.print %w4 : i64
  %a5 = arith.constant -2147483648 : i32
  %b5 = arith.constant 7 : i32
  %z5 = arith.constant 0 : i32
  %q5 = arith.ceildivsi %a5, %b5 : i32
  %n5 = arith.cmpi slt, %q5, %z5 : i32
  vector.print %n5 : i1
  %w5 = arith.extsi %q5 : i32 to i64
  vector.print %w5 : i64
  %a6 = arith.constant -127 : i8
  %b6 = arith.constant -1 : i8
  %z6 = arith.constant 0 : i8
  %q6 = arith.ceildivsi %a6, %b6 : i8
  %n6 = arith.cmpi slt, %q6, %z6 : i8
  vector.print %n6 : i1
  %w6 = arith.extsi %q6 : i8 to i64
  vector.print %w6 : i64
  return
}
// ==== stdout ====
1
-7754212542
1
-4611686018427387904
0
4611686018427387904
1
-42
0
43
1
-306783378
0
127
