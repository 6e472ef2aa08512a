// terrace opt --canonicalize | terrace lower | lli
// The angle of the origin depends on the signs of its coordinates; constants are folded to it.
func.func @main() {
  %z0f32 = arith.constant 0.0 : f32
  %m0f32 = arith.constant -0.0 : f32
  %r0f320 = math.atan2 %z0f32, %z0f32 : f32
  vector.print %r0f320 : f32
  %r0f321 = math.atan2 %z0f32, %m0f32 : f32
  vector.print %r0f321 : f32
  %r0f322 = math.atan2 %m0f32, %z0f32 : f32
  vector.print %r0f322 : f32
  %r0f323 = math.atan2 %m0f32, %m0f32 : f32
  vector.print %r0f323 : f32
  %z1f64 = arith.constant 0.0 : f64
  %m1f64 = arith.constant -0.0 : f64
  %r1f640 = math.atan2 %z1f64, %z1f64 : f64
  vector.print %r1f640 : f64
  %r1f641 = math.atan2 %z1f64, %m1f64 : f64
  vector.print %r1f641 : f64
  %r1f642 = math.atan2 %m1f64, %z1f64 : f64
  vector.print %r1f642 : f64
  %r1f643 = math.atan2 %m1f64, %m1f64 : f64
  vector.print %r1f643 : f64
  return
}
