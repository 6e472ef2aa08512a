// terrace opt --arith-expand | terrace lower | lli
// -0 is less than +0, and NaN is the maximum and the minimum with anything.
func.func @f(%a: f32, %b: f32) {
  %0 = arith.maximumf %a, %b : f32
  vector.print %0 : f32
  %1 = arith.minimumf %a, %b : f32
  vector.print %1 : f32
  %a64 = arith.extf %a : f32 to f64
  %b64 = arith.extf %b : f32 to f64
  %2 = arith.maximumf %a64, %b64 : f64
  vector.print %2 : f64
  %3 = arith.minimumf %a64, %b64 : f64
  vector.print %3 : f64
  %ah = arith.truncf %a : f32 to f16
  %bh = arith.truncf %b : f32 to f16
  %4 = arith.maximumf %ah, %bh : f16
  %h4 = arith.extf %4 : f16 to f32
  vector.print %h4 : f32
  %ab = arith.truncf %a : f32 to bf16
  %bb = arith.truncf %b : f32 to bf16
  %5 = arith.minimumf %ab, %bb : bf16
  %h5 = arith.extf %5 : bf16 to f32
  vector.print %h5 : f32
  %av = vector.broadcast %a : f32 to vector<2xf32>
  %bv = vector.insert %b, %av[1] : f32 into vector<2xf32>
  %6 = arith.maximumf %av, %bv : vector<2xf32>
  vector.print %6 : vector<2xf32>
  %7 = arith.minimumf %av, %bv : vector<2xf32>
  vector.print %7 : vector<2xf32>
  return
}
func.func @main() {
  %k0_0 = arith.constant 0.0 : f32
  %k0_1 = arith.constant -0.0 : f32
  call @f(%k0_0, %k0_1) : (f32, f32) -> ()
  %k1_0 = arith.constant -0.0 : f32
  %k1_1 = arith.constant 0.0 : f32
  call @f(%k1_0, %k1_1) : (f32, f32) -> ()
  %k2_0 = arith.constant -0.0 : f32
  %k2_1 = arith.constant -0.0 : f32
  call @f(%k2_0, %k2_1) : (f32, f32) -> ()
  %k3_0 = arith.constant 0.0 : f32
  %k3_1 = arith.constant 0.0 : f32
  call @f(%k3_0, %k3_1) : (f32, f32) -> ()
  %k4_0 = arith.constant 1.5 : f32
  %k4_1 = arith.constant -1.5 : f32
  call @f(%k4_0, %k4_1) : (f32, f32) -> ()
  %k5_0 = arith.constant -0.0 : f32
  %k5_1 = arith.constant 1.5 : f32
  call @f(%k5_0, %k5_1) : (f32, f32) -> ()
  %k6_0 = arith.constant 0x7F800000 : f32
  %k6_1 = arith.constant -0.0 : f32
  call @f(%k6_0, %k6_1) : (f32, f32) -> ()
  %k7_0 = arith.constant -1.5 : f32
  %k7_1 = arith.constant -1.5 : f32
  call @f(%k7_0, %k7_1) : (f32, f32) -> ()
  return
}
// ==== stdout ====
0
-0
0
-0
0
-0
( 0, 0 )
( 0, -0 )
0
-0
0
-0
0
-0
( -0, 0 )
( -0, -0 )
-0
-0
-0
-0
-0
-0
( -0, -0 )
( -0, -0 )
0
0
0
0
0
0
( 0, 0 )
( 0, 0 )
1.5
-1.5
1.5
-1.5
1.5
-1.5
( 1.5, 1.5 )
( 1.5, -1.5 )
1.5
-0
1.5
-0
1.5
-0
( -0, 1.5 )
( -0, -0 )
inf
-0
inf
-0
inf
-0
( inf, inf )
( inf, -0 )
-1.5
-1.5
-1.5
-1.5
-1.5
-1.5
( -1.5, -1.5 )
( -1.5, -1.5 )
