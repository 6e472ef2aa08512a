// terrace opt --canonicalize
// Constants of formats that lack infinity, NaN, zero or a sign. A cast that the format has no number for stays; arithmetic gives what it gives when the program runs.
func.func @infinity_to_f4() -> f4E2M1FN {
  %c = arith.constant 0x7F800000 : f32
  %r = arith.truncf %c : f32 to f4E2M1FN
  return %r : f4E2M1FN
}
func.func @nan_to_f6() -> f6E3M2FN {
  %c = arith.constant 0x7E00 : f16
  %r = arith.truncf %c : f16 to f6E3M2FN
  return %r : f6E3M2FN
}
func.func @among_others() -> vector<2xf4E2M1FN> {
  %c = arith.constant dense<[1.5, 0xFF800000]> : vector<2xf32>
  %r = arith.truncf %c : vector<2xf32> to vector<2xf4E2M1FN>
  return %r : vector<2xf4E2M1FN>
}
func.func @exact() -> (f4E2M1FN, f8E8M0FNU, f8E8M0FNU) {
  %c = arith.constant -3.0 : f32
  %d = arith.constant 0.25 : f32
  %e = arith.constant 0.0 : f32
  %r = arith.truncf %c : f32 to f4E2M1FN
  %s = arith.truncf %d : f32 to f8E8M0FNU
  %t = arith.truncf %e : f32 to f8E8M0FNU
  return %r, %s, %t : f4E2M1FN, f8E8M0FNU, f8E8M0FNU
}
func.func @negative_scale() -> f8E8M0FNU {
  %c = arith.constant -2.0 : f32
  %r = arith.truncf %c : f32 to f8E8M0FNU
  return %r : f8E8M0FNU
}
func.func @negative_f4_as_scale(%x: f4E2M1FN) -> f8E8M0FNU {
  %c = arith.constant -2.0 : f4E2M1FN
  %r = arith.extf %c : f4E2M1FN to f8E8M0FNU
  return %r : f8E8M0FNU
}
func.func @by_zero() -> (f6E2M3FN, f6E2M3FN) {
  %c = arith.constant -1.0 : f6E2M3FN
  %z = arith.constant 0.0 : f6E2M3FN
  %r = arith.divf %c, %z : f6E2M3FN
  %s = arith.divf %z, %z : f6E2M3FN
  return %r, %s : f6E2M3FN, f6E2M3FN
}
func.func @scales() -> (f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU) {
  %c = arith.constant 8.0 : f8E8M0FNU
  %d = arith.constant 4.0 : f8E8M0FNU
  %r = arith.addf %c, %d : f8E8M0FNU
  %s = arith.subf %d, %c : f8E8M0FNU
  %t = arith.subf %d, %d : f8E8M0FNU
  %u = arith.negf %d : f8E8M0FNU
  return %r, %s, %t, %u : f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU
}
func.func @scales_of_integers() -> (f8E8M0FNU, f8E8M0FNU) {
  %c = arith.constant 7 : i8
  %d = arith.constant -3 : i8
  %r = arith.uitofp %c : i8 to f8E8M0FNU
  %s = arith.sitofp %d : i8 to f8E8M0FNU
  return %r, %s : f8E8M0FNU, f8E8M0FNU
}
// The constant's sign is a bit of its exponent: it is NaN.
func.func @constant_with_sign() -> (f32, i1) {
  %c = arith.constant -1.0 : f8E8M0FNU
  %r = arith.extf %c : f8E8M0FNU to f32
  %s = arith.cmpf uno, %c, %c : f8E8M0FNU
  return %r, %s : f32, i1
}
func.func @compared(%x: i16, %y: i8) -> (i1, i1, i1) {
  %f = arith.sitofp %x : i16 to f8E4M3FN
  %c = arith.constant 1.0 : f8E4M3FN
  %r = arith.cmpf ogt, %f, %c : f8E4M3FN
  %g = arith.sitofp %x : i16 to f8E8M0FNU
  %d = arith.constant 1.0 : f8E8M0FNU
  %s = arith.cmpf ogt, %g, %d : f8E8M0FNU
  %h = arith.sitofp %y : i8 to f8E4M3FN
  %t = arith.cmpf ogt, %h, %c : f8E4M3FN
  return %r, %s, %t : i1, i1, i1
}
func.func @signaling_nan() -> (f8E5M2, f32) {
  %c = arith.constant 0x7D : f8E5M2
  %d = arith.constant 1.0 : f8E5M2
  %r = arith.maxnumf %c, %d : f8E5M2
  %e = arith.constant 0x7F800001 : f32
  %f = arith.constant 1.0 : f32
  %s = arith.minnumf %e, %f : f32
  return %r, %s : f8E5M2, f32
}
