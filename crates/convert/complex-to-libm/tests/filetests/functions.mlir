// terrace opt --convert-complex-to-libm
// Functions of complex.h for parts of 32 and 64 bits.
func.func @abs(%a: complex<f32>) -> f32 {
  %0 = complex.abs %a : complex<f32>
  return %0 : f32
}
func.func @angle(%a: complex<f32>) -> f32 {
  %0 = complex.angle %a : complex<f32>
  return %0 : f32
}
func.func @conj(%a: complex<f32>) -> complex<f32> {
  %0 = complex.conj %a : complex<f32>
  return %0 : complex<f32>
}
func.func @cos(%a: complex<f32>) -> complex<f32> {
  %0 = complex.cos %a : complex<f32>
  return %0 : complex<f32>
}
func.func @log(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log %a : complex<f32>
  return %0 : complex<f32>
}
func.func @sin(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sin %a : complex<f32>
  return %0 : complex<f32>
}
func.func @sqrt(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sqrt %a : complex<f32>
  return %0 : complex<f32>
}
func.func @tan(%a: complex<f32>) -> complex<f32> {
  %0 = complex.tan %a : complex<f32>
  return %0 : complex<f32>
}
func.func @tanh(%a: complex<f32>) -> complex<f32> {
  %0 = complex.tanh %a : complex<f32>
  return %0 : complex<f32>
}
func.func @exp(%a: complex<f32>) -> complex<f32> {
  %0 = complex.exp %a : complex<f32>
  return %0 : complex<f32>
}
module @inner {
func.func @abs(%a: complex<f64>) -> f64 {
  %0 = complex.abs %a : complex<f64>
  return %0 : f64
}
func.func @cos(%a: complex<f64>) -> complex<f64> {
  %0 = complex.cos %a : complex<f64>
  return %0 : complex<f64>
}
}
func.func @pow(%a: complex<f64>) -> complex<f64> {
  %0 = complex.pow %a, %a : complex<f64>
  return %0 : complex<f64>
}
// ==== stdout ====
module {
  func.func private @cpow(complex<f64>, complex<f64>) -> complex<f64>
  func.func private @ctanhf(complex<f32>) -> complex<f32>
  func.func private @ctanf(complex<f32>) -> complex<f32>
  func.func private @csqrtf(complex<f32>) -> complex<f32>
  func.func private @csinf(complex<f32>) -> complex<f32>
  func.func private @clogf(complex<f32>) -> complex<f32>
  func.func private @ccosf(complex<f32>) -> complex<f32>
  func.func private @conjf(complex<f32>) -> complex<f32>
  func.func private @cargf(complex<f32>) -> f32
  func.func private @cabsf(complex<f32>) -> f32
  func.func @abs(%arg0: complex<f32>) -> f32 {
    %0 = call @cabsf(%arg0) : (complex<f32>) -> f32
    return %0 : f32
  }
  func.func @angle(%arg0: complex<f32>) -> f32 {
    %0 = call @cargf(%arg0) : (complex<f32>) -> f32
    return %0 : f32
  }
  func.func @conj(%arg0: complex<f32>) -> complex<f32> {
    %0 = call @conjf(%arg0) : (complex<f32>) -> complex<f32>
    return %0 : complex<f32>
  }
  func.func @cos(%arg0: complex<f32>) -> complex<f32> {
    %0 = call @ccosf(%arg0) : (complex<f32>) -> complex<f32>
    return %0 : complex<f32>
  }
  func.func @log(%arg0: complex<f32>) -> complex<f32> {
    %0 = call @clogf(%arg0) : (complex<f32>) -> complex<f32>
    return %0 : complex<f32>
  }
  func.func @sin(%arg0: complex<f32>) -> complex<f32> {
    %0 = call @csinf(%arg0) : (complex<f32>) -> complex<f32>
    return %0 : complex<f32>
  }
  func.func @sqrt(%arg0: complex<f32>) -> complex<f32> {
    %0 = call @csqrtf(%arg0) : (complex<f32>) -> complex<f32>
    return %0 : complex<f32>
  }
  func.func @tan(%arg0: complex<f32>) -> complex<f32> {
    %0 = call @ctanf(%arg0) : (complex<f32>) -> complex<f32>
    return %0 : complex<f32>
  }
  func.func @tanh(%arg0: complex<f32>) -> complex<f32> {
    %0 = call @ctanhf(%arg0) : (complex<f32>) -> complex<f32>
    return %0 : complex<f32>
  }
  func.func @exp(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.exp %arg0 : complex<f32>
    return %0 : complex<f32>
  }
  module @inner {
    func.func private @ccos(complex<f64>) -> complex<f64>
    func.func private @cabs(complex<f64>) -> f64
    func.func @abs(%arg0: complex<f64>) -> f64 {
      %0 = call @cabs(%arg0) : (complex<f64>) -> f64
      return %0 : f64
    }
    func.func @cos(%arg0: complex<f64>) -> complex<f64> {
      %0 = call @ccos(%arg0) : (complex<f64>) -> complex<f64>
      return %0 : complex<f64>
    }
  }
  func.func @pow(%arg0: complex<f64>) -> complex<f64> {
    %0 = call @cpow(%arg0, %arg0) : (complex<f64>, complex<f64>) -> complex<f64>
    return %0 : complex<f64>
  }
}

