// terrace opt --math-expand-ops | terrace lower | lli
// Powers to known exponents, and to integers that no f32 is.
func.func @known(%x: f32) {
  %e0 = arith.constant 0.0 : f32
  %p0 = math.powf %x, %e0 : f32
  call @show_f32(%p0) : (f32) -> ()
  %e1 = arith.constant 1.0 : f32
  %p1 = math.powf %x, %e1 : f32
  call @show_f32(%p1) : (f32) -> ()
  %e2 = arith.constant -1.0 : f32
  %p2 = math.powf %x, %e2 : f32
  call @show_f32(%p2) : (f32) -> ()
  %e3 = arith.constant 0.5 : f32
  %p3 = math.powf %x, %e3 : f32
  call @show_f32(%p3) : (f32) -> ()
  %e4 = arith.constant -0.5 : f32
  %p4 = math.powf %x, %e4 : f32
  call @show_f32(%p4) : (f32) -> ()
  %e5 = arith.constant 2.0 : f32
  %p5 = math.powf %x, %e5 : f32
  call @show_f32(%p5) : (f32) -> ()
  %e6 = arith.constant -2.0 : f32
  %p6 = math.powf %x, %e6 : f32
  call @show_f32(%p6) : (f32) -> ()
  %e7 = arith.constant 3.0 : f32
  %p7 = math.powf %x, %e7 : f32
  call @show_f32(%p7) : (f32) -> ()
  %i0 = arith.constant 0 : i32
  %f0 = math.fpowi %x, %i0 : f32, i32
  call @show_f32(%f0) : (f32) -> ()
  %i1 = arith.constant 1 : i32
  %f1 = math.fpowi %x, %i1 : f32, i32
  call @show_f32(%f1) : (f32) -> ()
  %i2 = arith.constant -1 : i32
  %f2 = math.fpowi %x, %i2 : f32, i32
  call @show_f32(%f2) : (f32) -> ()
  %i3 = arith.constant 2 : i32
  %f3 = math.fpowi %x, %i3 : f32, i32
  call @show_f32(%f3) : (f32) -> ()
  %i4 = arith.constant -2 : i32
  %f4 = math.fpowi %x, %i4 : f32, i32
  call @show_f32(%f4) : (f32) -> ()
  %i5 = arith.constant -3 : i32
  %f5 = math.fpowi %x, %i5 : f32, i32
  call @show_f32(%f5) : (f32) -> ()
  %i6 = arith.constant 5 : i32
  %f6 = math.fpowi %x, %i6 : f32, i32
  call @show_f32(%f6) : (f32) -> ()
  return
}
func.func @fpowi(%x: f32, %n: i32, %m: i64) {
  %0 = math.fpowi %x, %n : f32, i32
  call @show_f32(%0) : (f32) -> ()
  %1 = math.fpowi %x, %m : f32, i64
  call @show_f32(%1) : (f32) -> ()
  %least = arith.constant -9223372036854775808 : i64
  %2 = math.fpowi %x, %least : f32, i64
  call @show_f32(%2) : (f32) -> ()
  return
}
func.func @main() {
  %c0 = arith.constant 0.0 : f32
  call @known(%c0) : (f32) -> ()
  %c1 = arith.constant -0.0 : f32
  call @known(%c1) : (f32) -> ()
  %c2 = arith.constant -4.0 : f32
  call @known(%c2) : (f32) -> ()
  %c3 = arith.constant 0x7F800000 : f32
  call @known(%c3) : (f32) -> ()
  %c4 = arith.constant 0xFF800000 : f32
  call @known(%c4) : (f32) -> ()
  %c5 = arith.constant 0x7FC00000 : f32
  call @known(%c5) : (f32) -> ()
  %c6 = arith.constant 2.0e-20 : f32
  call @known(%c6) : (f32) -> ()
  %c7 = arith.constant 2.0e19 : f32
  call @known(%c7) : (f32) -> ()
  %x0 = arith.constant -1.0 : f32
  %n0 = arith.constant 16777217 : i32
  %m0 = arith.constant 9007199254740993 : i64
  call @fpowi(%x0, %n0, %m0) : (f32, i32, i64) -> ()
  %x1 = arith.constant -2.0 : f32
  %n1 = arith.constant -3 : i32
  %m1 = arith.constant 5 : i64
  call @fpowi(%x1, %n1, %m1) : (f32, i32, i64) -> ()
  %x2 = arith.constant -0.0 : f32
  %n2 = arith.constant -3 : i32
  %m2 = arith.constant 3 : i64
  call @fpowi(%x2, %n2, %m2) : (f32, i32, i64) -> ()
  %x3 = arith.constant 0.0 : f32
  %n3 = arith.constant -2 : i32
  %m3 = arith.constant -2 : i64
  call @fpowi(%x3, %n3, %m3) : (f32, i32, i64) -> ()
  %x4 = arith.constant 1.0 : f32
  %n4 = arith.constant 7 : i32
  %m4 = arith.constant -7 : i64
  call @fpowi(%x4, %n4, %m4) : (f32, i32, i64) -> ()
  return
}
// NaN of either sign.
func.func @show_f32(%x: f32) {
  %is_nan = arith.cmpf uno, %x, %x : f32
  %nan = arith.constant 0x7FC00000 : f32
  %shown = arith.select %is_nan, %nan, %x : f32
  vector.print %shown : f32
  return
}
// ==== stdout ====
1
0
inf
0
inf
0
inf
0
1
0
inf
0
inf
inf
0
1
-0
-inf
0
inf
0
inf
-0
1
-0
-inf
0
inf
-inf
-0
1
-4
-0.25
nan
nan
16
0.0625
-64
1
-4
-0.25
16
0.0625
-0.015625
-1024
1
inf
0
inf
0
inf
0
inf
1
inf
0
inf
0
0
inf
1
-inf
-0
inf
0
inf
0
-inf
1
-inf
-0
inf
0
-0
-inf
1
nan
nan
nan
nan
nan
nan
nan
1
nan
nan
nan
nan
nan
nan
1
2e-20
5e+19
1.41421e-10
7.07107e+09
4.00001e-40
inf
0
1
2e-20
5e+19
4.00001e-40
inf
inf
0
1
2e+19
5e-20
4.47214e+09
2.23607e-10
inf
2.5e-39
inf
1
2e+19
5e-20
inf
0
0
inf
-1
-1
1
-0.125
-32
0
-inf
-0
inf
inf
inf
inf
1
1
1
