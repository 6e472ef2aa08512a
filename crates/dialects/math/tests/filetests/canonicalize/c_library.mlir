// terrace opt --canonicalize
// Functions that Rust's library lacks are folded to what glibc computes, in each of their ranges.
func.func @acosh_f32() -> (f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 1.0 : f32
  %r0 = math.acosh %c0 : f32
  %c1 = arith.constant 1.5 : f32
  %r1 = math.acosh %c1 : f32
  %c2 = arith.constant 2.5 : f32
  %r2 = math.acosh %c2 : f32
  %c3 = arith.constant 3.0e8 : f32
  %r3 = math.acosh %c3 : f32
  %c4 = arith.constant 0.5 : f32
  %r4 = math.acosh %c4 : f32
  %c5 = arith.constant 0x7F800000 : f32
  %r5 = math.acosh %c5 : f32
  %c6 = arith.constant 0x7FC00005 : f32
  %r6 = math.acosh %c6 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6 : f32, f32, f32, f32, f32, f32, f32
}
func.func @acosh_f64() -> (f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 1.0 : f64
  %r0 = math.acosh %c0 : f64
  %c1 = arith.constant 1.5 : f64
  %r1 = math.acosh %c1 : f64
  %c2 = arith.constant 2.5 : f64
  %r2 = math.acosh %c2 : f64
  %c3 = arith.constant 3.0e8 : f64
  %r3 = math.acosh %c3 : f64
  %c4 = arith.constant 0.5 : f64
  %r4 = math.acosh %c4 : f64
  %c5 = arith.constant 0x7FF0000000000000 : f64
  %r5 = math.acosh %c5 : f64
  %c6 = arith.constant 0x7FF8000000000005 : f64
  %r6 = math.acosh %c6 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6 : f64, f64, f64, f64, f64, f64, f64
}
func.func @asinh_f32() -> (f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 1.0e-12 : f32
  %r0 = math.asinh %c0 : f32
  %c1 = arith.constant -0.25 : f32
  %r1 = math.asinh %c1 : f32
  %c2 = arith.constant 1.75 : f32
  %r2 = math.asinh %c2 : f32
  %c3 = arith.constant -3.5 : f32
  %r3 = math.asinh %c3 : f32
  %c4 = arith.constant 1.0e9 : f32
  %r4 = math.asinh %c4 : f32
  %c5 = arith.constant 0xFF800000 : f32
  %r5 = math.asinh %c5 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5 : f32, f32, f32, f32, f32, f32
}
func.func @asinh_f64() -> (f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 1.0e-12 : f64
  %r0 = math.asinh %c0 : f64
  %c1 = arith.constant -0.25 : f64
  %r1 = math.asinh %c1 : f64
  %c2 = arith.constant 1.75 : f64
  %r2 = math.asinh %c2 : f64
  %c3 = arith.constant -3.5 : f64
  %r3 = math.asinh %c3 : f64
  %c4 = arith.constant 1.0e9 : f64
  %r4 = math.asinh %c4 : f64
  %c5 = arith.constant 0xFFF0000000000000 : f64
  %r5 = math.asinh %c5 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5 : f64, f64, f64, f64, f64, f64
}
func.func @atanh_f32() -> (f32, f32, f32, f32, f32) {
  %c0 = arith.constant 1.0e-12 : f32
  %r0 = math.atanh %c0 : f32
  %c1 = arith.constant 0.25 : f32
  %r1 = math.atanh %c1 : f32
  %c2 = arith.constant -0.75 : f32
  %r2 = math.atanh %c2 : f32
  %c3 = arith.constant 1.0 : f32
  %r3 = math.atanh %c3 : f32
  %c4 = arith.constant -1.5 : f32
  %r4 = math.atanh %c4 : f32
  return %r0, %r1, %r2, %r3, %r4 : f32, f32, f32, f32, f32
}
func.func @atanh_f64() -> (f64, f64, f64, f64, f64) {
  %c0 = arith.constant 1.0e-12 : f64
  %r0 = math.atanh %c0 : f64
  %c1 = arith.constant 0.25 : f64
  %r1 = math.atanh %c1 : f64
  %c2 = arith.constant -0.75 : f64
  %r2 = math.atanh %c2 : f64
  %c3 = arith.constant 1.0 : f64
  %r3 = math.atanh %c3 : f64
  %c4 = arith.constant -1.5 : f64
  %r4 = math.atanh %c4 : f64
  return %r0, %r1, %r2, %r3, %r4 : f64, f64, f64, f64, f64
}
func.func @erf_f32() -> (f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0x00000001 : f32
  %r0 = math.erf %c0 : f32
  %c1 = arith.constant 1.0e-12 : f32
  %r1 = math.erf %c1 : f32
  %c2 = arith.constant -0.6 : f32
  %r2 = math.erf %c2 : f32
  %c3 = arith.constant 1.1 : f32
  %r3 = math.erf %c3 : f32
  %c4 = arith.constant -2.0 : f32
  %r4 = math.erf %c4 : f32
  %c5 = arith.constant 3.0 : f32
  %r5 = math.erf %c5 : f32
  %c6 = arith.constant -7.0 : f32
  %r6 = math.erf %c6 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6 : f32, f32, f32, f32, f32, f32, f32
}
func.func @erf_f64() -> (f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 0x0000000000000001 : f64
  %r0 = math.erf %c0 : f64
  %c1 = arith.constant 1.0e-12 : f64
  %r1 = math.erf %c1 : f64
  %c2 = arith.constant -0.6 : f64
  %r2 = math.erf %c2 : f64
  %c3 = arith.constant 1.1 : f64
  %r3 = math.erf %c3 : f64
  %c4 = arith.constant -2.0 : f64
  %r4 = math.erf %c4 : f64
  %c5 = arith.constant 3.0 : f64
  %r5 = math.erf %c5 : f64
  %c6 = arith.constant -7.0 : f64
  %r6 = math.erf %c6 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6 : f64, f64, f64, f64, f64, f64, f64
}
func.func @erfc_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 1.0e-20 : f32
  %r0 = math.erfc %c0 : f32
  %c1 = arith.constant -0.6 : f32
  %r1 = math.erfc %c1 : f32
  %c2 = arith.constant 0.2 : f32
  %r2 = math.erfc %c2 : f32
  %c3 = arith.constant 0.6 : f32
  %r3 = math.erfc %c3 : f32
  %c4 = arith.constant 1.1 : f32
  %r4 = math.erfc %c4 : f32
  %c5 = arith.constant -1.1 : f32
  %r5 = math.erfc %c5 : f32
  %c6 = arith.constant 1.5 : f32
  %r6 = math.erfc %c6 : f32
  %c7 = arith.constant 2.9 : f32
  %r7 = math.erfc %c7 : f32
  %c8 = arith.constant -3.0 : f32
  %r8 = math.erfc %c8 : f32
  %c9 = arith.constant -6.5 : f32
  %r9 = math.erfc %c9 : f32
  %c10 = arith.constant 27.0 : f32
  %r10 = math.erfc %c10 : f32
  %c11 = arith.constant 30.0 : f32
  %r11 = math.erfc %c11 : f32
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
}
func.func @erfc_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64) {
  %c0 = arith.constant 1.0e-20 : f64
  %r0 = math.erfc %c0 : f64
  %c1 = arith.constant -0.6 : f64
  %r1 = math.erfc %c1 : f64
  %c2 = arith.constant 0.2 : f64
  %r2 = math.erfc %c2 : f64
  %c3 = arith.constant 0.6 : f64
  %r3 = math.erfc %c3 : f64
  %c4 = arith.constant 1.1 : f64
  %r4 = math.erfc %c4 : f64
  %c5 = arith.constant -1.1 : f64
  %r5 = math.erfc %c5 : f64
  %c6 = arith.constant 1.5 : f64
  %r6 = math.erfc %c6 : f64
  %c7 = arith.constant 2.9 : f64
  %r7 = math.erfc %c7 : f64
  %c8 = arith.constant -3.0 : f64
  %r8 = math.erfc %c8 : f64
  %c9 = arith.constant -6.5 : f64
  %r9 = math.erfc %c9 : f64
  %c10 = arith.constant 27.0 : f64
  %r10 = math.erfc %c10 : f64
  %c11 = arith.constant 30.0 : f64
  %r11 = math.erfc %c11 : f64
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11 : f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64
}
func.func @others() -> (f16, vector<2xf32>) {
  %h = arith.constant 1.0 : f16
  %a = math.erf %h : f16
  %v = arith.constant dense<[0.5, 2.0]> : vector<2xf32>
  %b = math.erf %v : vector<2xf32>
  return %a, %b : f16, vector<2xf32>
}
// ==== stdout ====
module {
  func.func @acosh_f32() -> (f32, f32, f32, f32, f32, f32, f32) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0.962423682 : f32
    %cst_1 = arith.constant 1.56679928 : f32
    %cst_2 = arith.constant 20.2124405 : f32
    %cst_3 = arith.constant 0xFFC00000 : f32
    %cst_4 = arith.constant 0x7F800000 : f32
    %cst_5 = arith.constant 0x7FC00005 : f32
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5 : f32, f32, f32, f32, f32, f32, f32
  }
  func.func @acosh_f64() -> (f64, f64, f64, f64, f64, f64, f64) {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.96242365011920694 : f64
    %cst_1 = arith.constant 1.5667992369724111 : f64
    %cst_2 = arith.constant 20.212440213180418 : f64
    %cst_3 = arith.constant 0xFFF8000000000000 : f64
    %cst_4 = arith.constant 0x7FF0000000000000 : f64
    %cst_5 = arith.constant 0x7FF8000000000005 : f64
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5 : f64, f64, f64, f64, f64, f64, f64
  }
  func.func @asinh_f32() -> (f32, f32, f32, f32, f32, f32) {
    %cst = arith.constant 9.99999996E-13 : f32
    %cst_0 = arith.constant -0.247466475 : f32
    %cst_1 = arith.constant 1.32589781 : f32
    %cst_2 = arith.constant -1.96572053 : f32
    %cst_3 = arith.constant 21.4164143 : f32
    %cst_4 = arith.constant 0xFF800000 : f32
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4 : f32, f32, f32, f32, f32, f32
  }
  func.func @asinh_f64() -> (f64, f64, f64, f64, f64, f64) {
    %cst = arith.constant 9.9999999999999998E-13 : f64
    %cst_0 = arith.constant -0.24746646154726346 : f64
    %cst_1 = arith.constant 1.3258977669011374 : f64
    %cst_2 = arith.constant -1.9657204716496515 : f64
    %cst_3 = arith.constant 21.416413017506354 : f64
    %cst_4 = arith.constant 0xFFF0000000000000 : f64
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4 : f64, f64, f64, f64, f64, f64
  }
  func.func @atanh_f32() -> (f32, f32, f32, f32, f32) {
    %cst = arith.constant 9.99999996E-13 : f32
    %cst_0 = arith.constant 0.255412817 : f32
    %cst_1 = arith.constant -0.972955107 : f32
    %cst_2 = arith.constant 0x7F800000 : f32
    %cst_3 = arith.constant 0xFFC00000 : f32
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3 : f32, f32, f32, f32, f32
  }
  func.func @atanh_f64() -> (f64, f64, f64, f64, f64) {
    %cst = arith.constant 9.9999999999999998E-13 : f64
    %cst_0 = arith.constant 0.25541281188299536 : f64
    %cst_1 = arith.constant -0.97295507452765661 : f64
    %cst_2 = arith.constant 0x7FF0000000000000 : f64
    %cst_3 = arith.constant 0xFFF8000000000000 : f64
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3 : f64, f64, f64, f64, f64
  }
  func.func @erf_f32() -> (f32, f32, f32, f32, f32, f32, f32) {
    %cst = arith.constant 1.401300e-45 : f32
    %cst_0 = arith.constant 1.12837918E-12 : f32
    %cst_1 = arith.constant -0.603856087 : f32
    %cst_2 = arith.constant 0.880205094 : f32
    %cst_3 = arith.constant -0.995322287 : f32
    %cst_4 = arith.constant 0.999977886 : f32
    %cst_5 = arith.constant -1.000000e+00 : f32
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5 : f32, f32, f32, f32, f32, f32, f32
  }
  func.func @erf_f64() -> (f64, f64, f64, f64, f64, f64, f64) {
    %cst = arith.constant 4.940660e-324 : f64
    %cst_0 = arith.constant 1.1283791670955126E-12 : f64
    %cst_1 = arith.constant -0.60385609084792591 : f64
    %cst_2 = arith.constant 0.88020506957408173 : f64
    %cst_3 = arith.constant -0.99532226501895271 : f64
    %cst_4 = arith.constant 0.99997790950300136 : f64
    %cst_5 = arith.constant -1.000000e+00 : f64
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5 : f64, f64, f64, f64, f64, f64, f64
  }
  func.func @erfc_f32() -> (f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32) {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 1.60385609 : f32
    %cst_1 = arith.constant 0.777297377 : f32
    %cst_2 = arith.constant 0.396143883 : f32
    %cst_3 = arith.constant 0.11979492 : f32
    %cst_4 = arith.constant 1.88020515 : f32
    %cst_5 = arith.constant 0.0338948555 : f32
    %cst_6 = arith.constant 4.10978537E-5 : f32
    %cst_7 = arith.constant 1.99997795 : f32
    %cst_8 = arith.constant 2.000000e+00 : f32
    %cst_9 = arith.constant 0.000000e+00 : f32
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7, %cst_8, %cst_9, %cst_9 : f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32, f32
  }
  func.func @erfc_f64() -> (f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64) {
    %cst = arith.constant 1.000000e+00 : f64
    %cst_0 = arith.constant 1.603856090847926 : f64
    %cst_1 = arith.constant 0.77729741078952153 : f64
    %cst_2 = arith.constant 0.39614390915207409 : f64
    %cst_3 = arith.constant 0.11979493042591827 : f64
    %cst_4 = arith.constant 1.8802050695740817 : f64
    %cst_5 = arith.constant 0.033894853524689274 : f64
    %cst_6 = arith.constant 4.1097878099458858E-5 : f64
    %cst_7 = arith.constant 1.9999779095030015 : f64
    %cst_8 = arith.constant 2.000000e+00 : f64
    %cst_9 = arith.constant 5.237050e-319 : f64
    %cst_10 = arith.constant 0.000000e+00 : f64
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4, %cst_5, %cst_6, %cst_7, %cst_8, %cst_9, %cst_10 : f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64, f64
  }
  func.func @others() -> (f16, vector<2xf32>) {
    %cst = arith.constant dense<[0.520499885, 0.995322287]> : vector<2xf32>
    %cst_0 = arith.constant 1.000000e+00 : f16
    %0 = math.erf %cst_0 : f16
    return %0, %cst : f16, vector<2xf32>
  }
}

