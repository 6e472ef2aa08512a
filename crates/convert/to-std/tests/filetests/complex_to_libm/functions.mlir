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
func.func @conjugate(%a: complex<f32>) -> complex<f32> {
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
  func.func private @ctanh(complex<f64>) -> complex<f64>
  func.func private @ctan(complex<f64>) -> complex<f64>
  func.func private @csqrt(complex<f64>) -> complex<f64>
  func.func private @csin(complex<f64>) -> complex<f64>
  func.func private @clog(complex<f64>) -> complex<f64>
  func.func private @ccos(complex<f64>) -> complex<f64>
  func.func private @conj(complex<f64>) -> complex<f64>
  func.func private @carg(complex<f64>) -> f64
  func.func private @cabs(complex<f64>) -> f64
  func.func @abs(%arg0: complex<f32>) -> f32 {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %2 = arith.extf %0 : f32 to f64
    %3 = arith.extf %1 : f32 to f64
    %4 = complex.create %2, %3 : complex<f64>
    %5 = call @cabs(%4) : (complex<f64>) -> f64
    %6 = arith.truncf %5 : f64 to f32
    return %6 : f32
  }
  func.func @angle(%arg0: complex<f32>) -> f32 {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %2 = arith.extf %0 : f32 to f64
    %3 = arith.extf %1 : f32 to f64
    %4 = complex.create %2, %3 : complex<f64>
    %5 = call @carg(%4) : (complex<f64>) -> f64
    %6 = arith.truncf %5 : f64 to f32
    return %6 : f32
  }
  func.func @conjugate(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %2 = arith.extf %0 : f32 to f64
    %3 = arith.extf %1 : f32 to f64
    %4 = complex.create %2, %3 : complex<f64>
    %5 = call @conj(%4) : (complex<f64>) -> complex<f64>
    %6 = complex.re %5 : complex<f64>
    %7 = complex.im %5 : complex<f64>
    %8 = arith.truncf %6 : f64 to f32
    %9 = arith.truncf %7 : f64 to f32
    %10 = complex.create %8, %9 : complex<f32>
    return %10 : complex<f32>
  }
  func.func @cos(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %2 = arith.extf %0 : f32 to f64
    %3 = arith.extf %1 : f32 to f64
    %4 = complex.create %2, %3 : complex<f64>
    %5 = call @ccos(%4) : (complex<f64>) -> complex<f64>
    %6 = complex.re %5 : complex<f64>
    %7 = complex.im %5 : complex<f64>
    %8 = arith.truncf %6 : f64 to f32
    %9 = arith.truncf %7 : f64 to f32
    %10 = complex.create %8, %9 : complex<f32>
    return %10 : complex<f32>
  }
  func.func @log(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %2 = arith.extf %0 : f32 to f64
    %3 = arith.extf %1 : f32 to f64
    %4 = complex.create %2, %3 : complex<f64>
    %5 = call @clog(%4) : (complex<f64>) -> complex<f64>
    %6 = complex.re %5 : complex<f64>
    %7 = complex.im %5 : complex<f64>
    %8 = arith.truncf %6 : f64 to f32
    %9 = arith.truncf %7 : f64 to f32
    %10 = complex.create %8, %9 : complex<f32>
    return %10 : complex<f32>
  }
  func.func @sin(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %2 = arith.extf %0 : f32 to f64
    %3 = arith.extf %1 : f32 to f64
    %4 = complex.create %2, %3 : complex<f64>
    %5 = call @csin(%4) : (complex<f64>) -> complex<f64>
    %6 = complex.re %5 : complex<f64>
    %7 = complex.im %5 : complex<f64>
    %8 = arith.truncf %6 : f64 to f32
    %9 = arith.truncf %7 : f64 to f32
    %10 = complex.create %8, %9 : complex<f32>
    return %10 : complex<f32>
  }
  func.func @sqrt(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %2 = arith.extf %0 : f32 to f64
    %3 = arith.extf %1 : f32 to f64
    %4 = complex.create %2, %3 : complex<f64>
    %5 = call @csqrt(%4) : (complex<f64>) -> complex<f64>
    %6 = complex.re %5 : complex<f64>
    %7 = complex.im %5 : complex<f64>
    %8 = arith.truncf %6 : f64 to f32
    %9 = arith.truncf %7 : f64 to f32
    %10 = complex.create %8, %9 : complex<f32>
    return %10 : complex<f32>
  }
  func.func @tan(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %2 = arith.extf %0 : f32 to f64
    %3 = arith.extf %1 : f32 to f64
    %4 = complex.create %2, %3 : complex<f64>
    %5 = call @ctan(%4) : (complex<f64>) -> complex<f64>
    %6 = complex.re %5 : complex<f64>
    %7 = complex.im %5 : complex<f64>
    %8 = arith.truncf %6 : f64 to f32
    %9 = arith.truncf %7 : f64 to f32
    %10 = complex.create %8, %9 : complex<f32>
    return %10 : complex<f32>
  }
  func.func @tanh(%arg0: complex<f32>) -> complex<f32> {
    %0 = complex.re %arg0 : complex<f32>
    %1 = complex.im %arg0 : complex<f32>
    %2 = arith.extf %0 : f32 to f64
    %3 = arith.extf %1 : f32 to f64
    %4 = complex.create %2, %3 : complex<f64>
    %5 = call @ctanh(%4) : (complex<f64>) -> complex<f64>
    %6 = complex.re %5 : complex<f64>
    %7 = complex.im %5 : complex<f64>
    %8 = arith.truncf %6 : f64 to f32
    %9 = arith.truncf %7 : f64 to f32
    %10 = complex.create %8, %9 : complex<f32>
    return %10 : complex<f32>
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

