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
  %c = arith.constant dense<[1.500000e+00, 0xFF800000]> : vector<2xf32>
  %r = arith.truncf %c : vector<2xf32> to vector<2xf4E2M1FN>
  return %r : vector<2xf4E2M1FN>
}
func.func @exact() -> f4E2M1FN {
  %c = arith.constant -3.0 : f32
  %r = arith.truncf %c : f32 to f4E2M1FN
  return %r : f4E2M1FN
}
func.func @zero_as_scale() -> f8E8M0FNU {
  %c = arith.constant 0.0 : f32
  %r = arith.truncf %c : f32 to f8E8M0FNU
  return %r : f8E8M0FNU
}
func.func @negative_scale() -> f8E8M0FNU {
  %c = arith.constant -2.0 : f32
  %r = arith.truncf %c : f32 to f8E8M0FNU
  return %r : f8E8M0FNU
}
func.func @negative_f4_as_scale() -> f8E8M0FNU {
  %c = arith.constant -2.0 : f4E2M1FN
  %r = arith.extf %c : f4E2M1FN to f8E8M0FNU
  return %r : f8E8M0FNU
}
func.func @by_zero() -> f6E2M3FN {
  %c = arith.constant -1.0 : f6E2M3FN
  %z = arith.constant 0.0 : f6E2M3FN
  %r = arith.divf %c, %z : f6E2M3FN
  return %r : f6E2M3FN
}
func.func @zero_by_zero() -> f6E2M3FN {
  %z = arith.constant 0.0 : f6E2M3FN
  %r = arith.divf %z, %z : f6E2M3FN
  return %r : f6E2M3FN
}
func.func @sum_of_scales() -> f8E8M0FNU {
  %c = arith.constant 8.0 : f8E8M0FNU
  %d = arith.constant 4.0 : f8E8M0FNU
  %r = arith.addf %c, %d : f8E8M0FNU
  return %r : f8E8M0FNU
}
func.func @difference_of_scales() -> f8E8M0FNU {
  %c = arith.constant 8.0 : f8E8M0FNU
  %d = arith.constant 4.0 : f8E8M0FNU
  %r = arith.subf %d, %c : f8E8M0FNU
  return %r : f8E8M0FNU
}
func.func @no_difference_of_scales() -> f8E8M0FNU {
  %c = arith.constant 8.0 : f8E8M0FNU
  %d = arith.constant 4.0 : f8E8M0FNU
  %r = arith.subf %d, %d : f8E8M0FNU
  return %r : f8E8M0FNU
}
func.func @negated_scale() -> f8E8M0FNU {
  %c = arith.constant 8.0 : f8E8M0FNU
  %d = arith.constant 4.0 : f8E8M0FNU
  %r = arith.negf %d : f8E8M0FNU
  return %r : f8E8M0FNU
}
func.func @scale_of_integer() -> f8E8M0FNU {
  %c = arith.constant 7 : i8
  %r = arith.uitofp %c : i8 to f8E8M0FNU
  return %r : f8E8M0FNU
}
func.func @scale_of_negative_integer() -> f8E8M0FNU {
  %c = arith.constant -3 : i8
  %r = arith.sitofp %c : i8 to f8E8M0FNU
  return %r : f8E8M0FNU
}
func.func @nan_of_scale() -> f32 {
  %c = arith.constant 0xFF : f8E8M0FNU
  %r = arith.extf %c : f8E8M0FNU to f32
  return %r : f32
}
func.func @constant_with_sign() -> f32 {
  %c = arith.constant -1.0 : f8E8M0FNU
  %r = arith.extf %c : f8E8M0FNU to f32
  return %r : f32
}
func.func @large_integers(%x: i16) -> i1 {
  %f = arith.sitofp %x : i16 to f8E4M3FN
  %c = arith.constant 1.0 : f8E4M3FN
  %r = arith.cmpf ogt, %f, %c : f8E4M3FN
  return %r : i1
}
func.func @scales_of_integers(%x: i8) -> i1 {
  %f = arith.sitofp %x : i8 to f8E8M0FNU
  %c = arith.constant 1.0 : f8E8M0FNU
  %r = arith.cmpf ogt, %f, %c : f8E8M0FNU
  return %r : i1
}
func.func @small_integers(%x: i8) -> i1 {
  %f = arith.sitofp %x : i8 to f8E4M3FN
  %c = arith.constant 1.0 : f8E4M3FN
  %r = arith.cmpf ogt, %f, %c : f8E4M3FN
  return %r : i1
}
func.func @signaling_nan() -> f8E5M2 {
  %c = arith.constant 0x7D : f8E5M2
  %d = arith.constant 1.0 : f8E5M2
  %r = arith.maxnumf %c, %d : f8E5M2
  return %r : f8E5M2
}
func.func @signaling_nan_of_f32() -> f32 {
  %c = arith.constant 0x7F800001 : f32
  %d = arith.constant 1.0 : f32
  %r = arith.minnumf %c, %d : f32
  return %r : f32
}
// ==== stdout ====
module {
  func.func @infinity_to_f4() -> f4E2M1FN {
    %cst = arith.constant 0x7F800000 : f32
    %0 = arith.truncf %cst : f32 to f4E2M1FN
    return %0 : f4E2M1FN
  }
  func.func @nan_to_f6() -> f6E3M2FN {
    %cst = arith.constant 0x7E00 : f16
    %0 = arith.truncf %cst : f16 to f6E3M2FN
    return %0 : f6E3M2FN
  }
  func.func @among_others() -> vector<2xf4E2M1FN> {
    %cst = arith.constant dense<[1.500000e+00, 0xFF800000]> : vector<2xf32>
    %0 = arith.truncf %cst : vector<2xf32> to vector<2xf4E2M1FN>
    return %0 : vector<2xf4E2M1FN>
  }
  func.func @exact() -> f4E2M1FN {
    %cst = arith.constant -3.000000e+00 : f4E2M1FN
    return %cst : f4E2M1FN
  }
  func.func @zero_as_scale() -> f8E8M0FNU {
    %cst = arith.constant 5.877470e-39 : f8E8M0FNU
    return %cst : f8E8M0FNU
  }
  func.func @negative_scale() -> f8E8M0FNU {
    %cst = arith.constant -2.000000e+00 : f32
    %0 = arith.truncf %cst : f32 to f8E8M0FNU
    return %0 : f8E8M0FNU
  }
  func.func @negative_f4_as_scale() -> f8E8M0FNU {
    %cst = arith.constant -2.000000e+00 : f4E2M1FN
    %0 = arith.extf %cst : f4E2M1FN to f8E8M0FNU
    return %0 : f8E8M0FNU
  }
  func.func @by_zero() -> f6E2M3FN {
    %cst = arith.constant -7.500000e+00 : f6E2M3FN
    return %cst : f6E2M3FN
  }
  func.func @zero_by_zero() -> f6E2M3FN {
    %cst = arith.constant 0.000000e+00 : f6E2M3FN
    %0 = arith.divf %cst, %cst : f6E2M3FN
    return %0 : f6E2M3FN
  }
  func.func @sum_of_scales() -> f8E8M0FNU {
    %cst = arith.constant 8.000000e+00 : f8E8M0FNU
    return %cst : f8E8M0FNU
  }
  func.func @difference_of_scales() -> f8E8M0FNU {
    %cst = arith.constant 4.000000e+00 : f8E8M0FNU
    return %cst : f8E8M0FNU
  }
  func.func @no_difference_of_scales() -> f8E8M0FNU {
    %cst = arith.constant 5.877470e-39 : f8E8M0FNU
    return %cst : f8E8M0FNU
  }
  func.func @negated_scale() -> f8E8M0FNU {
    %cst = arith.constant 4.000000e+00 : f8E8M0FNU
    return %cst : f8E8M0FNU
  }
  func.func @scale_of_integer() -> f8E8M0FNU {
    %cst = arith.constant 4.000000e+00 : f8E8M0FNU
    return %cst : f8E8M0FNU
  }
  func.func @scale_of_negative_integer() -> f8E8M0FNU {
    %cst = arith.constant 2.000000e+00 : f8E8M0FNU
    return %cst : f8E8M0FNU
  }
  func.func @nan_of_scale() -> f32 {
    %cst = arith.constant 0x7FC00000 : f32
    return %cst : f32
  }
  func.func @constant_with_sign() -> f32 {
    %cst = arith.constant 0x7FC00000 : f32
    return %cst : f32
  }
  func.func @large_integers(%arg0: i16) -> i1 {
    %cst = arith.constant 1.000000e+00 : f8E4M3FN
    %0 = arith.sitofp %arg0 : i16 to f8E4M3FN
    %1 = arith.cmpf ogt, %0, %cst : f8E4M3FN
    return %1 : i1
  }
  func.func @scales_of_integers(%arg0: i8) -> i1 {
    %cst = arith.constant 1.000000e+00 : f8E8M0FNU
    %0 = arith.sitofp %arg0 : i8 to f8E8M0FNU
    %1 = arith.cmpf ogt, %0, %cst : f8E8M0FNU
    return %1 : i1
  }
  func.func @small_integers(%arg0: i8) -> i1 {
    %c1_i8 = arith.constant 1 : i8
    %0 = arith.cmpi sgt, %arg0, %c1_i8 : i8
    return %0 : i1
  }
  func.func @signaling_nan() -> f8E5M2 {
    %cst = arith.constant 1.000000e+00 : f8E5M2
    return %cst : f8E5M2
  }
  func.func @signaling_nan_of_f32() -> f32 {
    %cst = arith.constant 1.000000e+00 : f32
    return %cst : f32
  }
}

