// terrace opt --convert-math-to-libm
// A function for each operation, declared once at the start.
func.func @unary(%a: f32, %b: f64) {
  %2 = math.absf %a fastmath<nnan> : f32
  %3 = math.absf %b : f64
  %4 = math.acos %a fastmath<nnan> : f32
  %5 = math.acos %b : f64
  %6 = math.acosh %a fastmath<nnan> : f32
  %7 = math.acosh %b : f64
  %8 = math.asin %a fastmath<nnan> : f32
  %9 = math.asin %b : f64
  %10 = math.asinh %a fastmath<nnan> : f32
  %11 = math.asinh %b : f64
  %12 = math.atan %a fastmath<nnan> : f32
  %13 = math.atan %b : f64
  %14 = math.atanh %a fastmath<nnan> : f32
  %15 = math.atanh %b : f64
  %16 = math.cbrt %a fastmath<nnan> : f32
  %17 = math.cbrt %b : f64
  %18 = math.ceil %a fastmath<nnan> : f32
  %19 = math.ceil %b : f64
  %20 = math.cos %a fastmath<nnan> : f32
  %21 = math.cos %b : f64
  %22 = math.cosh %a fastmath<nnan> : f32
  %23 = math.cosh %b : f64
  %24 = math.erf %a fastmath<nnan> : f32
  %25 = math.erf %b : f64
  %26 = math.erfc %a fastmath<nnan> : f32
  %27 = math.erfc %b : f64
  %28 = math.exp %a fastmath<nnan> : f32
  %29 = math.exp %b : f64
  %30 = math.exp2 %a fastmath<nnan> : f32
  %31 = math.exp2 %b : f64
  %32 = math.expm1 %a fastmath<nnan> : f32
  %33 = math.expm1 %b : f64
  %34 = math.floor %a fastmath<nnan> : f32
  %35 = math.floor %b : f64
  %36 = math.log %a fastmath<nnan> : f32
  %37 = math.log %b : f64
  %38 = math.log10 %a fastmath<nnan> : f32
  %39 = math.log10 %b : f64
  %40 = math.log1p %a fastmath<nnan> : f32
  %41 = math.log1p %b : f64
  %42 = math.log2 %a fastmath<nnan> : f32
  %43 = math.log2 %b : f64
  %44 = math.round %a fastmath<nnan> : f32
  %45 = math.round %b : f64
  %46 = math.roundeven %a fastmath<nnan> : f32
  %47 = math.roundeven %b : f64
  %48 = math.rsqrt %a fastmath<nnan> : f32
  %49 = math.rsqrt %b : f64
  %50 = math.sin %a fastmath<nnan> : f32
  %51 = math.sin %b : f64
  %52 = math.sinh %a fastmath<nnan> : f32
  %53 = math.sinh %b : f64
  %54 = math.sqrt %a fastmath<nnan> : f32
  %55 = math.sqrt %b : f64
  %56 = math.tan %a fastmath<nnan> : f32
  %57 = math.tan %b : f64
  %58 = math.tanh %a fastmath<nnan> : f32
  %59 = math.tanh %b : f64
  %60 = math.trunc %a fastmath<nnan> : f32
  %61 = math.trunc %b : f64
  return
}
func.func @several(%a: f32, %b: f64) {
  %0 = math.atan2 %a, %a : f32
  %1 = math.powf %b, %b : f64
  %2 = math.fma %b, %b, %b : f64
  return
}
func.func private @cosf(f32) -> f32
// ==== stdout ====
module {
  func.func private @fma(f64, f64, f64) -> f64 attributes {llvm.readnone}
  func.func private @pow(f64, f64) -> f64 attributes {llvm.readnone}
  func.func private @atan2f(f32, f32) -> f32 attributes {llvm.readnone}
  func.func private @trunc(f64) -> f64 attributes {llvm.readnone}
  func.func private @truncf(f32) -> f32 attributes {llvm.readnone}
  func.func private @tanh(f64) -> f64 attributes {llvm.readnone}
  func.func private @tanhf(f32) -> f32 attributes {llvm.readnone}
  func.func private @tan(f64) -> f64 attributes {llvm.readnone}
  func.func private @tanf(f32) -> f32 attributes {llvm.readnone}
  func.func private @sqrt(f64) -> f64 attributes {llvm.readnone}
  func.func private @sqrtf(f32) -> f32 attributes {llvm.readnone}
  func.func private @sinh(f64) -> f64 attributes {llvm.readnone}
  func.func private @sinhf(f32) -> f32 attributes {llvm.readnone}
  func.func private @sin(f64) -> f64 attributes {llvm.readnone}
  func.func private @sinf(f32) -> f32 attributes {llvm.readnone}
  func.func private @rsqrt(f64) -> f64 attributes {llvm.readnone}
  func.func private @rsqrtf(f32) -> f32 attributes {llvm.readnone}
  func.func private @roundeven(f64) -> f64 attributes {llvm.readnone}
  func.func private @roundevenf(f32) -> f32 attributes {llvm.readnone}
  func.func private @round(f64) -> f64 attributes {llvm.readnone}
  func.func private @roundf(f32) -> f32 attributes {llvm.readnone}
  func.func private @log2(f64) -> f64 attributes {llvm.readnone}
  func.func private @log2f(f32) -> f32 attributes {llvm.readnone}
  func.func private @log1p(f64) -> f64 attributes {llvm.readnone}
  func.func private @log1pf(f32) -> f32 attributes {llvm.readnone}
  func.func private @log10(f64) -> f64 attributes {llvm.readnone}
  func.func private @log10f(f32) -> f32 attributes {llvm.readnone}
  func.func private @log(f64) -> f64 attributes {llvm.readnone}
  func.func private @logf(f32) -> f32 attributes {llvm.readnone}
  func.func private @floor(f64) -> f64 attributes {llvm.readnone}
  func.func private @floorf(f32) -> f32 attributes {llvm.readnone}
  func.func private @expm1(f64) -> f64 attributes {llvm.readnone}
  func.func private @expm1f(f32) -> f32 attributes {llvm.readnone}
  func.func private @exp2(f64) -> f64 attributes {llvm.readnone}
  func.func private @exp2f(f32) -> f32 attributes {llvm.readnone}
  func.func private @exp(f64) -> f64 attributes {llvm.readnone}
  func.func private @expf(f32) -> f32 attributes {llvm.readnone}
  func.func private @erfc(f64) -> f64 attributes {llvm.readnone}
  func.func private @erfcf(f32) -> f32 attributes {llvm.readnone}
  func.func private @erf(f64) -> f64 attributes {llvm.readnone}
  func.func private @erff(f32) -> f32 attributes {llvm.readnone}
  func.func private @cosh(f64) -> f64 attributes {llvm.readnone}
  func.func private @coshf(f32) -> f32 attributes {llvm.readnone}
  func.func private @cos(f64) -> f64 attributes {llvm.readnone}
  func.func private @ceil(f64) -> f64 attributes {llvm.readnone}
  func.func private @ceilf(f32) -> f32 attributes {llvm.readnone}
  func.func private @cbrt(f64) -> f64 attributes {llvm.readnone}
  func.func private @cbrtf(f32) -> f32 attributes {llvm.readnone}
  func.func private @atanh(f64) -> f64 attributes {llvm.readnone}
  func.func private @atanhf(f32) -> f32 attributes {llvm.readnone}
  func.func private @atan(f64) -> f64 attributes {llvm.readnone}
  func.func private @atanf(f32) -> f32 attributes {llvm.readnone}
  func.func private @asinh(f64) -> f64 attributes {llvm.readnone}
  func.func private @asinhf(f32) -> f32 attributes {llvm.readnone}
  func.func private @asin(f64) -> f64 attributes {llvm.readnone}
  func.func private @asinf(f32) -> f32 attributes {llvm.readnone}
  func.func private @acosh(f64) -> f64 attributes {llvm.readnone}
  func.func private @acoshf(f32) -> f32 attributes {llvm.readnone}
  func.func private @acos(f64) -> f64 attributes {llvm.readnone}
  func.func private @acosf(f32) -> f32 attributes {llvm.readnone}
  func.func private @fabs(f64) -> f64 attributes {llvm.readnone}
  func.func private @fabsf(f32) -> f32 attributes {llvm.readnone}
  func.func @unary(%arg0: f32, %arg1: f64) {
    %0 = call @fabsf(%arg0) : (f32) -> f32
    %1 = call @fabs(%arg1) : (f64) -> f64
    %2 = call @acosf(%arg0) : (f32) -> f32
    %3 = call @acos(%arg1) : (f64) -> f64
    %4 = call @acoshf(%arg0) : (f32) -> f32
    %5 = call @acosh(%arg1) : (f64) -> f64
    %6 = call @asinf(%arg0) : (f32) -> f32
    %7 = call @asin(%arg1) : (f64) -> f64
    %8 = call @asinhf(%arg0) : (f32) -> f32
    %9 = call @asinh(%arg1) : (f64) -> f64
    %10 = call @atanf(%arg0) : (f32) -> f32
    %11 = call @atan(%arg1) : (f64) -> f64
    %12 = call @atanhf(%arg0) : (f32) -> f32
    %13 = call @atanh(%arg1) : (f64) -> f64
    %14 = call @cbrtf(%arg0) : (f32) -> f32
    %15 = call @cbrt(%arg1) : (f64) -> f64
    %16 = call @ceilf(%arg0) : (f32) -> f32
    %17 = call @ceil(%arg1) : (f64) -> f64
    %18 = call @cosf(%arg0) : (f32) -> f32
    %19 = call @cos(%arg1) : (f64) -> f64
    %20 = call @coshf(%arg0) : (f32) -> f32
    %21 = call @cosh(%arg1) : (f64) -> f64
    %22 = call @erff(%arg0) : (f32) -> f32
    %23 = call @erf(%arg1) : (f64) -> f64
    %24 = call @erfcf(%arg0) : (f32) -> f32
    %25 = call @erfc(%arg1) : (f64) -> f64
    %26 = call @expf(%arg0) : (f32) -> f32
    %27 = call @exp(%arg1) : (f64) -> f64
    %28 = call @exp2f(%arg0) : (f32) -> f32
    %29 = call @exp2(%arg1) : (f64) -> f64
    %30 = call @expm1f(%arg0) : (f32) -> f32
    %31 = call @expm1(%arg1) : (f64) -> f64
    %32 = call @floorf(%arg0) : (f32) -> f32
    %33 = call @floor(%arg1) : (f64) -> f64
    %34 = call @logf(%arg0) : (f32) -> f32
    %35 = call @log(%arg1) : (f64) -> f64
    %36 = call @log10f(%arg0) : (f32) -> f32
    %37 = call @log10(%arg1) : (f64) -> f64
    %38 = call @log1pf(%arg0) : (f32) -> f32
    %39 = call @log1p(%arg1) : (f64) -> f64
    %40 = call @log2f(%arg0) : (f32) -> f32
    %41 = call @log2(%arg1) : (f64) -> f64
    %42 = call @roundf(%arg0) : (f32) -> f32
    %43 = call @round(%arg1) : (f64) -> f64
    %44 = call @roundevenf(%arg0) : (f32) -> f32
    %45 = call @roundeven(%arg1) : (f64) -> f64
    %46 = call @rsqrtf(%arg0) : (f32) -> f32
    %47 = call @rsqrt(%arg1) : (f64) -> f64
    %48 = call @sinf(%arg0) : (f32) -> f32
    %49 = call @sin(%arg1) : (f64) -> f64
    %50 = call @sinhf(%arg0) : (f32) -> f32
    %51 = call @sinh(%arg1) : (f64) -> f64
    %52 = call @sqrtf(%arg0) : (f32) -> f32
    %53 = call @sqrt(%arg1) : (f64) -> f64
    %54 = call @tanf(%arg0) : (f32) -> f32
    %55 = call @tan(%arg1) : (f64) -> f64
    %56 = call @tanhf(%arg0) : (f32) -> f32
    %57 = call @tanh(%arg1) : (f64) -> f64
    %58 = call @truncf(%arg0) : (f32) -> f32
    %59 = call @trunc(%arg1) : (f64) -> f64
    return
  }
  func.func @several(%arg0: f32, %arg1: f64) {
    %0 = call @atan2f(%arg0, %arg0) : (f32, f32) -> f32
    %1 = call @pow(%arg1, %arg1) : (f64, f64) -> f64
    %2 = call @fma(%arg1, %arg1, %arg1) : (f64, f64, f64) -> f64
    return
  }
  func.func private @cosf(f32) -> f32
}

