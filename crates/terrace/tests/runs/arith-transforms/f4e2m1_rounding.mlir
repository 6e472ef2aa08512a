// terrace lower | lli
// Numbers are rounded to the nearest one, to the even one of two, and keep their sign.
func.func @f(%a: f32) {
  %0 = arith.truncf %a : f32 to f4E2M1FN
  %1 = arith.extf %0 : f4E2M1FN to f32
  vector.print %1 : f32
  %v = vector.broadcast %a : f32 to vector<2xf32>
  %2 = arith.truncf %v : vector<2xf32> to vector<2xf4E2M1FN>
  %3 = arith.extf %2 : vector<2xf4E2M1FN> to vector<2xf32>
  vector.print %3 : vector<2xf32>
  return
}
func.func @main() {
  %k0_0 = arith.constant 0.1 : f32
  call @f(%k0_0) : (f32) -> ()
  %k1_0 = arith.constant -0.1 : f32
  call @f(%k1_0) : (f32) -> ()
  %k2_0 = arith.constant 0.25 : f32
  call @f(%k2_0) : (f32) -> ()
  %k3_0 = arith.constant -0.25 : f32
  call @f(%k3_0) : (f32) -> ()
  %k4_0 = arith.constant 0.3 : f32
  call @f(%k4_0) : (f32) -> ()
  %k5_0 = arith.constant -0.3 : f32
  call @f(%k5_0) : (f32) -> ()
  %k6_0 = arith.constant 0.5 : f32
  call @f(%k6_0) : (f32) -> ()
  %k7_0 = arith.constant -0.5 : f32
  call @f(%k7_0) : (f32) -> ()
  %k8_0 = arith.constant 0.7 : f32
  call @f(%k8_0) : (f32) -> ()
  %k9_0 = arith.constant 0.75 : f32
  call @f(%k9_0) : (f32) -> ()
  %k10_0 = arith.constant -0.75 : f32
  call @f(%k10_0) : (f32) -> ()
  %k11_0 = arith.constant 1.25 : f32
  call @f(%k11_0) : (f32) -> ()
  %k12_0 = arith.constant -1.25 : f32
  call @f(%k12_0) : (f32) -> ()
  %k13_0 = arith.constant 1.75 : f32
  call @f(%k13_0) : (f32) -> ()
  %k14_0 = arith.constant 2.5 : f32
  call @f(%k14_0) : (f32) -> ()
  %k15_0 = arith.constant -2.5 : f32
  call @f(%k15_0) : (f32) -> ()
  %k16_0 = arith.constant 3.5 : f32
  call @f(%k16_0) : (f32) -> ()
  %k17_0 = arith.constant 5.0 : f32
  call @f(%k17_0) : (f32) -> ()
  %k18_0 = arith.constant -5.0 : f32
  call @f(%k18_0) : (f32) -> ()
  %k19_0 = arith.constant 5.5 : f32
  call @f(%k19_0) : (f32) -> ()
  %k20_0 = arith.constant 7.0 : f32
  call @f(%k20_0) : (f32) -> ()
  %k21_0 = arith.constant -1000.0 : f32
  call @f(%k21_0) : (f32) -> ()
  %k22_0 = arith.constant -0.0 : f32
  call @f(%k22_0) : (f32) -> ()
  %k23_0 = arith.constant 0.0 : f32
  call @f(%k23_0) : (f32) -> ()
  return
}
// ==== stdout ====
0
( 0, 0 )
-0
( -0, -0 )
0
( 0, 0 )
-0
( -0, -0 )
0.5
( 0.5, 0.5 )
-0.5
( -0.5, -0.5 )
0.5
( 0.5, 0.5 )
-0.5
( -0.5, -0.5 )
0.5
( 0.5, 0.5 )
1
( 1, 1 )
-1
( -1, -1 )
1
( 1, 1 )
-1
( -1, -1 )
2
( 2, 2 )
2
( 2, 2 )
-2
( -2, -2 )
4
( 4, 4 )
4
( 4, 4 )
-4
( -4, -4 )
6
( 6, 6 )
6
( 6, 6 )
-6
( -6, -6 )
-0
( -0, -0 )
0
( 0, 0 )
