// terrace opt --canonicalize | terrace lower | lli
// The angle of the origin depends on the signs of its coordinates; constants are folded to it.
func.func @main() {
  %z0f32 = arith.constant 0.0 : f32
  %m0f32 = arith.constant -0.0 : f32
  %r0f320 = math.atan2 %z0f32, %z0f32 : f32
  call @show_f32(%r0f320) : (f32) -> ()
  %r0f321 = math.atan2 %z0f32, %m0f32 : f32
  call @show_f32(%r0f321) : (f32) -> ()
  %r0f322 = math.atan2 %m0f32, %z0f32 : f32
  call @show_f32(%r0f322) : (f32) -> ()
  %r0f323 = math.atan2 %m0f32, %m0f32 : f32
  call @show_f32(%r0f323) : (f32) -> ()
  %z1f64 = arith.constant 0.0 : f64
  %m1f64 = arith.constant -0.0 : f64
  %r1f640 = math.atan2 %z1f64, %z1f64 : f64
  call @show_f64(%r1f640) : (f64) -> ()
  %r1f641 = math.atan2 %z1f64, %m1f64 : f64
  call @show_f64(%r1f641) : (f64) -> ()
  %r1f642 = math.atan2 %m1f64, %z1f64 : f64
  call @show_f64(%r1f642) : (f64) -> ()
  %r1f643 = math.atan2 %m1f64, %m1f64 : f64
  call @show_f64(%r1f643) : (f64) -> ()
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
// NaN of either sign.
func.func @show_f64(%x: f64) {
  %is_nan = arith.cmpf uno, %x, %x : f64
  %nan = arith.constant 0x7FF8000000000000 : f64
  %shown = arith.select %is_nan, %nan, %x : f64
  vector.print %shown : f64
  return
}
// ==== stdout ====
0
3.14159
-0
-3.14159
0
3.14159
-0
-3.14159
