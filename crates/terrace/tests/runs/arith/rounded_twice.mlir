// terrace opt --canonicalize | terrace lower | lli
// An integer that becomes a float is rounded, and again as that is truncated.
func.func @f(%a: i64, %b: i32) {
  %0 = arith.sitofp %a : i64 to f64
  %t0 = arith.truncf %0 : f64 to f32
  %i0 = arith.fptosi %t0 : f32 to i64
  vector.print %i0 : i64
  %1 = arith.sitofp %b : i32 to f64
  %t1 = arith.truncf %1 : f64 to f32
  %i1 = arith.fptosi %t1 : f32 to i64
  vector.print %i1 : i64
  %2 = arith.sitofp %b : i32 to f32
  %t2 = arith.truncf %2 : f32 to bf16
  %w2 = arith.extf %t2 : bf16 to f64
  %i2 = arith.fptosi %w2 : f64 to i64
  vector.print %i2 : i64
  %v3 = vector.broadcast %a : i64 to vector<2xi64>
  %3 = arith.sitofp %v3 : vector<2xi64> to vector<2xf64>
  %t3 = arith.truncf %3 : vector<2xf64> to vector<2xf32>
  %i3 = arith.fptosi %t3 : vector<2xf32> to vector<2xi64>
  vector.print %i3 : vector<2xi64>
  %4 = arith.uitofp %a : i64 to f64
  %t4 = arith.truncf %4 : f64 to f32
  %i4 = arith.fptosi %t4 : f32 to i64
  vector.print %i4 : i64
  %5 = arith.uitofp %b : i32 to f64
  %t5 = arith.truncf %5 : f64 to f32
  %i5 = arith.fptosi %t5 : f32 to i64
  vector.print %i5 : i64
  %6 = arith.uitofp %b : i32 to f32
  %t6 = arith.truncf %6 : f32 to bf16
  %w6 = arith.extf %t6 : bf16 to f64
  %i6 = arith.fptosi %w6 : f64 to i64
  vector.print %i6 : i64
  %v7 = vector.broadcast %a : i64 to vector<2xi64>
  %7 = arith.uitofp %v7 : vector<2xi64> to vector<2xf64>
  %t7 = arith.truncf %7 : vector<2xf64> to vector<2xf32>
  %i7 = arith.fptosi %t7 : vector<2xf32> to vector<2xi64>
  vector.print %i7 : vector<2xi64>
  return
}
func.func @main() {
  %k0_0 = arith.constant 1152921573326323713 : i64
  %k0_1 = arith.constant 16777217 : i32
  call @f(%k0_0, %k0_1) : (i64, i32) -> ()
  %k1_0 = arith.constant 9007199254740993 : i64
  %k1_1 = arith.constant 16908289 : i32
  call @f(%k1_0, %k1_1) : (i64, i32) -> ()
  %k2_0 = arith.constant 33554433 : i64
  %k2_1 = arith.constant 2147450881 : i32
  call @f(%k2_0, %k2_1) : (i64, i32) -> ()
  %k3_0 = arith.constant 5 : i64
  %k3_1 = arith.constant 7 : i32
  call @f(%k3_0, %k3_1) : (i64, i32) -> ()
  return
}
// ==== stdout ====
1152921504606846976
16777216
16777216
( 1152921504606846976, 1152921504606846976 )
1152921504606846976
16777216
16777216
( 1152921504606846976, 1152921504606846976 )
9007199254740992
16908288
16908288
( 9007199254740992, 9007199254740992 )
9007199254740992
16908288
16908288
( 9007199254740992, 9007199254740992 )
33554432
2147450880
2147483648
( 33554432, 33554432 )
33554432
2147450880
2147483648
( 33554432, 33554432 )
5
7
7
( 5, 5 )
5
7
7
( 5, 5 )
