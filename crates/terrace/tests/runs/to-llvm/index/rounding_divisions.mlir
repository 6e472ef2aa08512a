// terrace lower | lli
// Divisions that round up or down, of the least and the greatest number too: neither is negated, and nothing is divided but the operands.
func.func @f(%n: index, %m: index) {
  %a = index.ceildivs %n, %m
  %i = index.casts %a : index to i64
  vector.print %i : i64
  %b = index.floordivs %n, %m
  %j = index.casts %b : index to i64
  vector.print %j : i64
  return
}
func.func @main() {
  %k0_0 = arith.constant -9223372036854775808 : index
  %k0_1 = arith.constant 2 : index
  call @f(%k0_0, %k0_1) : (index, index) -> ()
  %k1_0 = arith.constant -9223372036854775808 : index
  %k1_1 = arith.constant 7 : index
  call @f(%k1_0, %k1_1) : (index, index) -> ()
  %k2_0 = arith.constant -9223372036854775808 : index
  %k2_1 = arith.constant -2 : index
  call @f(%k2_0, %k2_1) : (index, index) -> ()
  %k3_0 = arith.constant -9223372036854775808 : index
  %k3_1 = arith.constant -7 : index
  call @f(%k3_0, %k3_1) : (index, index) -> ()
  %k4_0 = arith.constant -9223372036854775808 : index
  %k4_1 = arith.constant 1 : index
  call @f(%k4_0, %k4_1) : (index, index) -> ()
  %k5_0 = arith.constant -9223372036854775808 : index
  %k5_1 = arith.constant -9223372036854775808 : index
  call @f(%k5_0, %k5_1) : (index, index) -> ()
  %k6_0 = arith.constant -9223372036854775808 : index
  %k6_1 = arith.constant 9223372036854775807 : index
  call @f(%k6_0, %k6_1) : (index, index) -> ()
  %k7_0 = arith.constant 9223372036854775807 : index
  %k7_1 = arith.constant -1 : index
  call @f(%k7_0, %k7_1) : (index, index) -> ()
  %k8_0 = arith.constant 9223372036854775807 : index
  %k8_1 = arith.constant -9223372036854775808 : index
  call @f(%k8_0, %k8_1) : (index, index) -> ()
  %k9_0 = arith.constant 9223372036854775807 : index
  %k9_1 = arith.constant 9223372036854775807 : index
  call @f(%k9_0, %k9_1) : (index, index) -> ()
  %k10_0 = arith.constant -9223372036854775807 : index
  %k10_1 = arith.constant -1 : index
  call @f(%k10_0, %k10_1) : (index, index) -> ()
  %k11_0 = arith.constant -9223372036854775807 : index
  %k11_1 = arith.constant 2 : index
  call @f(%k11_0, %k11_1) : (index, index) -> ()
  %k12_0 = arith.constant 7 : index
  %k12_1 = arith.constant 3 : index
  call @f(%k12_0, %k12_1) : (index, index) -> ()
  %k13_0 = arith.constant -7 : index
  %k13_1 = arith.constant 3 : index
  call @f(%k13_0, %k13_1) : (index, index) -> ()
  %k14_0 = arith.constant 7 : index
  %k14_1 = arith.constant -3 : index
  call @f(%k14_0, %k14_1) : (index, index) -> ()
  %k15_0 = arith.constant -7 : index
  %k15_1 = arith.constant -3 : index
  call @f(%k15_0, %k15_1) : (index, index) -> ()
  %k16_0 = arith.constant 6 : index
  %k16_1 = arith.constant 3 : index
  call @f(%k16_0, %k16_1) : (index, index) -> ()
  %k17_0 = arith.constant -6 : index
  %k17_1 = arith.constant 3 : index
  call @f(%k17_0, %k17_1) : (index, index) -> ()
  %k18_0 = arith.constant 0 : index
  %k18_1 = arith.constant -5 : index
  call @f(%k18_0, %k18_1) : (index, index) -> ()
  %k19_0 = arith.constant 1 : index
  %k19_1 = arith.constant -9223372036854775808 : index
  call @f(%k19_0, %k19_1) : (index, index) -> ()
  %k20_0 = arith.constant -1 : index
  %k20_1 = arith.constant -9223372036854775808 : index
  call @f(%k20_0, %k20_1) : (index, index) -> ()
  %k21_0 = arith.constant -1 : index
  %k21_1 = arith.constant 9223372036854775807 : index
  call @f(%k21_0, %k21_1) : (index, index) -> ()
  return
}
// ==== stdout ====
-4611686018427387904
-4611686018427387904
-1317624576693539401
-1317624576693539402
4611686018427387904
4611686018427387904
1317624576693539402
1317624576693539401
-9223372036854775808
-9223372036854775808
1
1
-1
-2
-9223372036854775807
-9223372036854775807
0
-1
1
1
9223372036854775807
9223372036854775807
-4611686018427387903
-4611686018427387904
3
2
-2
-3
-2
-3
3
2
2
2
-2
-2
0
0
0
-1
1
0
0
-1
