// terrace lower | lli
// Quotients and remainders of the least number.
func.func @f(%m: index, %s: index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv 7)>(%m)[%s]
  %i0 = arith.index_cast %0 : index to i64
  vector.print %i0 : i64
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 7)>(%m)[%s]
  %i1 = arith.index_cast %1 : index to i64
  vector.print %i1 : i64
  %2 = affine.apply affine_map<(d0)[s0] -> (d0 mod 7)>(%m)[%s]
  %i2 = arith.index_cast %2 : index to i64
  vector.print %i2 : i64
  %3 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv s0)>(%m)[%s]
  %i3 = arith.index_cast %3 : index to i64
  vector.print %i3 : i64
  %4 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%m)[%s]
  %i4 = arith.index_cast %4 : index to i64
  vector.print %i4 : i64
  %5 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%m)[%s]
  %i5 = arith.index_cast %5 : index to i64
  vector.print %i5 : i64
  %6 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv 1)>(%m)[%s]
  %i6 = arith.index_cast %6 : index to i64
  vector.print %i6 : i64
  %7 = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv 2)>(%m)[%s]
  %i7 = arith.index_cast %7 : index to i64
  vector.print %i7 : i64
  %8 = affine.apply affine_map<(d0)[s0] -> ((d0 floordiv 3) ceildiv 2)>(%m)[%s]
  %i8 = arith.index_cast %8 : index to i64
  vector.print %i8 : i64
  return
}
func.func @main() {
  %k0_0 = arith.constant -9223372036854775808 : index
  %k0_1 = arith.constant 7 : index
  call @f(%k0_0, %k0_1) : (index, index) -> ()
  %k1_0 = arith.constant -9223372036854775808 : index
  %k1_1 = arith.constant 1 : index
  call @f(%k1_0, %k1_1) : (index, index) -> ()
  %k2_0 = arith.constant -9223372036854775808 : index
  %k2_1 = arith.constant 9223372036854775807 : index
  call @f(%k2_0, %k2_1) : (index, index) -> ()
  %k3_0 = arith.constant -9223372036854775807 : index
  %k3_1 = arith.constant 2 : index
  call @f(%k3_0, %k3_1) : (index, index) -> ()
  %k4_0 = arith.constant -1 : index
  %k4_1 = arith.constant 3 : index
  call @f(%k4_0, %k4_1) : (index, index) -> ()
  %k5_0 = arith.constant 0 : index
  %k5_1 = arith.constant 4 : index
  call @f(%k5_0, %k5_1) : (index, index) -> ()
  %k6_0 = arith.constant 1 : index
  %k6_1 = arith.constant 4 : index
  call @f(%k6_0, %k6_1) : (index, index) -> ()
  %k7_0 = arith.constant 9223372036854775807 : index
  %k7_1 = arith.constant 2 : index
  call @f(%k7_0, %k7_1) : (index, index) -> ()
  %k8_0 = arith.constant 9223372036854775807 : index
  %k8_1 = arith.constant 9223372036854775807 : index
  call @f(%k8_0, %k8_1) : (index, index) -> ()
  return
}
// ==== stdout ====
-1317624576693539401
-1317624576693539402
6
-1317624576693539401
-1317624576693539402
6
-9223372036854775808
-4611686018427387904
-1537228672809129301
-1317624576693539401
-1317624576693539402
6
-9223372036854775808
-9223372036854775808
0
-9223372036854775808
-4611686018427387904
-1537228672809129301
-1317624576693539401
-1317624576693539402
6
-1
-2
9223372036854775806
-9223372036854775808
-4611686018427387904
-1537228672809129301
-1317624576693539401
-1317624576693539401
0
-4611686018427387903
-4611686018427387904
1
-9223372036854775807
-4611686018427387903
-1537228672809129301
0
-1
6
0
-1
2
-1
0
0
0
0
0
0
0
0
0
0
0
1
0
1
1
0
1
1
1
0
1317624576693539401
1317624576693539401
0
4611686018427387904
4611686018427387903
1
9223372036854775807
4611686018427387904
1537228672809129301
1317624576693539401
1317624576693539401
0
1
1
0
9223372036854775807
4611686018427387904
1537228672809129301
