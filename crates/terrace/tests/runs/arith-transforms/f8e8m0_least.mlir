// terrace lower | lli
// The least number of f8E8M0FNU, 2 to the power of -127, is one of f32 that has no exponent.
func.func @f(%a: i8) {
  %0 = arith.bitcast %a : i8 to f8E8M0FNU
  %1 = arith.extf %0 : f8E8M0FNU to f32
  %2 = arith.bitcast %1 : f32 to i32
  vector.print %2 : i32
  %3 = arith.extf %0 : f8E8M0FNU to f64
  %4 = arith.bitcast %3 : f64 to i64
  vector.print %4 : i64
  return
}
func.func @main() {
  %k0_0 = arith.constant 0 : i8
  call @f(%k0_0) : (i8) -> ()
  %k1_0 = arith.constant 1 : i8
  call @f(%k1_0) : (i8) -> ()
  %k2_0 = arith.constant 127 : i8
  call @f(%k2_0) : (i8) -> ()
  %k3_0 = arith.constant -2 : i8
  call @f(%k3_0) : (i8) -> ()
  return
}
// ==== stdout ====
4194304
4035225266123964416
8388608
4039728865751334912
1065353216
4607182418800017408
2130706432
5179139571476070400
