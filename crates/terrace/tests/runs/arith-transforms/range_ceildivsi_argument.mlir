// terrace opt --int-range-optimizations | terrace lower | lli
// The divisor is known and the dividend may be the least number.
func.func @f(%x: i8) {
  %lim = arith.constant -120 : i8
  %a = arith.minsi %x, %lim : i8
  %three = arith.constant 3 : i8
  %q = arith.ceildivsi %a, %three : i8
  %z = arith.constant 0 : i8
  %n = arith.cmpi slt, %q, %z : i8
  vector.print %n : i1
  %w = arith.extsi %q : i8 to i64
  vector.print %w : i64
  return
}
func.func @main() {
  %k0_0 = arith.constant -128 : i8
  call @f(%k0_0) : (i8) -> ()
  %k1_0 = arith.constant -127 : i8
  call @f(%k1_0) : (i8) -> ()
  %k2_0 = arith.constant 5 : i8
  call @f(%k2_0) : (i8) -> ()
  return
}
// ==== stdout ====
1
-42
1
-42
1
-40
