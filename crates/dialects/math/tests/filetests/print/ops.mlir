// terrace opt
// Every operation of math.
func.func @float(%a: f32, %v: vector<4xf64>, %t: tensor<?xbf16>) {
  %0 = math.absf %a : f32
  %1 = math.absf %v fastmath<fast> : vector<4xf64>
  %2 = math.absf %t fastmath<nnan,contract> {note = 0} : tensor<?xbf16>
  %3 = math.acosh %a : f32
  %4 = math.acosh %v fastmath<fast> : vector<4xf64>
  %5 = math.acosh %t fastmath<nnan,contract> {note = 1} : tensor<?xbf16>
  %6 = math.asin %a : f32
  %7 = math.asin %v fastmath<fast> : vector<4xf64>
  %8 = math.asin %t fastmath<nnan,contract> {note = 2} : tensor<?xbf16>
  %9 = math.asinh %a : f32
  %10 = math.asinh %v fastmath<fast> : vector<4xf64>
  %11 = math.asinh %t fastmath<nnan,contract> {note = 3} : tensor<?xbf16>
  %12 = math.atan %a : f32
  %13 = math.atan %v fastmath<fast> : vector<4xf64>
  %14 = math.atan %t fastmath<nnan,contract> {note = 4} : tensor<?xbf16>
  %15 = math.atanh %a : f32
  %16 = math.atanh %v fastmath<fast> : vector<4xf64>
  %17 = math.atanh %t fastmath<nnan,contract> {note = 5} : tensor<?xbf16>
  %18 = math.cbrt %a : f32
  %19 = math.cbrt %v fastmath<fast> : vector<4xf64>
  %20 = math.cbrt %t fastmath<nnan,contract> {note = 6} : tensor<?xbf16>
  %21 = math.ceil %a : f32
  %22 = math.ceil %v fastmath<fast> : vector<4xf64>
  %23 = math.ceil %t fastmath<nnan,contract> {note = 7} : tensor<?xbf16>
  %24 = math.cos %a : f32
  %25 = math.cos %v fastmath<fast> : vector<4xf64>
  %26 = math.cos %t fastmath<nnan,contract> {note = 8} : tensor<?xbf16>
  %27 = math.acos %a : f32
  %28 = math.acos %v fastmath<fast> : vector<4xf64>
  %29 = math.acos %t fastmath<nnan,contract> {note = 9} : tensor<?xbf16>
  %30 = math.cosh %a : f32
  %31 = math.cosh %v fastmath<fast> : vector<4xf64>
  %32 = math.cosh %t fastmath<nnan,contract> {note = 10} : tensor<?xbf16>
  %33 = math.sin %a : f32
  %34 = math.sin %v fastmath<fast> : vector<4xf64>
  %35 = math.sin %t fastmath<nnan,contract> {note = 11} : tensor<?xbf16>
  %36 = math.sinh %a : f32
  %37 = math.sinh %v fastmath<fast> : vector<4xf64>
  %38 = math.sinh %t fastmath<nnan,contract> {note = 12} : tensor<?xbf16>
  %39 = math.erf %a : f32
  %40 = math.erf %v fastmath<fast> : vector<4xf64>
  %41 = math.erf %t fastmath<nnan,contract> {note = 13} : tensor<?xbf16>
  %42 = math.erfc %a : f32
  %43 = math.erfc %v fastmath<fast> : vector<4xf64>
  %44 = math.erfc %t fastmath<nnan,contract> {note = 14} : tensor<?xbf16>
  %45 = math.exp %a : f32
  %46 = math.exp %v fastmath<fast> : vector<4xf64>
  %47 = math.exp %t fastmath<nnan,contract> {note = 15} : tensor<?xbf16>
  %48 = math.exp2 %a : f32
  %49 = math.exp2 %v fastmath<fast> : vector<4xf64>
  %50 = math.exp2 %t fastmath<nnan,contract> {note = 16} : tensor<?xbf16>
  %51 = math.expm1 %a : f32
  %52 = math.expm1 %v fastmath<fast> : vector<4xf64>
  %53 = math.expm1 %t fastmath<nnan,contract> {note = 17} : tensor<?xbf16>
  %54 = math.floor %a : f32
  %55 = math.floor %v fastmath<fast> : vector<4xf64>
  %56 = math.floor %t fastmath<nnan,contract> {note = 18} : tensor<?xbf16>
  %57 = math.log %a : f32
  %58 = math.log %v fastmath<fast> : vector<4xf64>
  %59 = math.log %t fastmath<nnan,contract> {note = 19} : tensor<?xbf16>
  %60 = math.log10 %a : f32
  %61 = math.log10 %v fastmath<fast> : vector<4xf64>
  %62 = math.log10 %t fastmath<nnan,contract> {note = 20} : tensor<?xbf16>
  %63 = math.log1p %a : f32
  %64 = math.log1p %v fastmath<fast> : vector<4xf64>
  %65 = math.log1p %t fastmath<nnan,contract> {note = 21} : tensor<?xbf16>
  %66 = math.log2 %a : f32
  %67 = math.log2 %v fastmath<fast> : vector<4xf64>
  %68 = math.log2 %t fastmath<nnan,contract> {note = 22} : tensor<?xbf16>
  %69 = math.rsqrt %a : f32
  %70 = math.rsqrt %v fastmath<fast> : vector<4xf64>
  %71 = math.rsqrt %t fastmath<nnan,contract> {note = 23} : tensor<?xbf16>
  %72 = math.sqrt %a : f32
  %73 = math.sqrt %v fastmath<fast> : vector<4xf64>
  %74 = math.sqrt %t fastmath<nnan,contract> {note = 24} : tensor<?xbf16>
  %75 = math.tan %a : f32
  %76 = math.tan %v fastmath<fast> : vector<4xf64>
  %77 = math.tan %t fastmath<nnan,contract> {note = 25} : tensor<?xbf16>
  %78 = math.tanh %a : f32
  %79 = math.tanh %v fastmath<fast> : vector<4xf64>
  %80 = math.tanh %t fastmath<nnan,contract> {note = 26} : tensor<?xbf16>
  %81 = math.roundeven %a : f32
  %82 = math.roundeven %v fastmath<fast> : vector<4xf64>
  %83 = math.roundeven %t fastmath<nnan,contract> {note = 27} : tensor<?xbf16>
  %84 = math.round %a : f32
  %85 = math.round %v fastmath<fast> : vector<4xf64>
  %86 = math.round %t fastmath<nnan,contract> {note = 28} : tensor<?xbf16>
  %87 = math.trunc %a : f32
  %88 = math.trunc %v fastmath<fast> : vector<4xf64>
  %89 = math.trunc %t fastmath<nnan,contract> {note = 29} : tensor<?xbf16>
  return
}
func.func @binary(%a: f32, %v: vector<[4]xf16>, %i: i32, %x: index, %w: vector<[4]xi64>) {
  %atan20 = math.atan2 %a, %a : f32
  %atan21 = math.atan2 %v, %v fastmath<reassoc,nsz> {note} : vector<[4]xf16>
  %copysign0 = math.copysign %a, %a : f32
  %copysign1 = math.copysign %v, %v fastmath<reassoc,nsz> {note} : vector<[4]xf16>
  %powf0 = math.powf %a, %a : f32
  %powf1 = math.powf %v, %v fastmath<reassoc,nsz> {note} : vector<[4]xf16>
  %0 = math.fpowi %a, %i : f32, i32
  %1 = math.fpowi %v, %w fastmath<afn> : vector<[4]xf16>, vector<[4]xi64>
  %2 = math.fma %a, %a, %a : f32
  %3 = math.fma %v, %v, %v fastmath<fast> : vector<[4]xf16>
  %4 = math.clampf %a to [%a, %a] : f32
  %5 = math.clampf %v to [%v, %v] fastmath<nnan> {note} : vector<[4]xf16>
  %6, %7 = math.sincos %a : f32
  %8:2 = math.sincos %v fastmath<ninf> : vector<[4]xf16>
  %9 = math.ipowi %i, %i : i32
  %10 = math.ipowi %x, %x {note} : index
  return
}
func.func @classes(%a: f32, %v: tensor<2x?xf64>) {
  %isfinite0 = math.isfinite %a : f32
  %isfinite1 = math.isfinite %v {note} : tensor<2x?xf64>
  %isinf0 = math.isinf %a : f32
  %isinf1 = math.isinf %v {note} : tensor<2x?xf64>
  %isnan0 = math.isnan %a : f32
  %isnan1 = math.isnan %v {note} : tensor<2x?xf64>
  %isnormal0 = math.isnormal %a : f32
  %isnormal1 = math.isnormal %v {note} : tensor<2x?xf64>
  %0 = math.isnan %a {fastmath = #arith.fastmath<fast>} : f32
  return
}
func.func @integer(%a: i32, %x: index, %v: vector<2xi8>) {
  %absi0 = math.absi %a : i32
  %absi1 = math.absi %x : index
  %absi2 = math.absi %v {note} : vector<2xi8>
  %ctlz0 = math.ctlz %a : i32
  %ctlz1 = math.ctlz %x : index
  %ctlz2 = math.ctlz %v {note} : vector<2xi8>
  %cttz0 = math.cttz %a : i32
  %cttz1 = math.cttz %x : index
  %cttz2 = math.cttz %v {note} : vector<2xi8>
  %ctpop0 = math.ctpop %a : i32
  %ctpop1 = math.ctpop %x : index
  %ctpop2 = math.ctpop %v {note} : vector<2xi8>
  return
}
// ==== stdout ====
module {
  func.func @float(%arg0: f32, %arg1: vector<4xf64>, %arg2: tensor<?xbf16>) {
    %0 = math.absf %arg0 : f32
    %1 = math.absf %arg1 fastmath<fast> : vector<4xf64>
    %2 = math.absf %arg2 fastmath<nnan,contract> {note = 0 : i64} : tensor<?xbf16>
    %3 = math.acosh %arg0 : f32
    %4 = math.acosh %arg1 fastmath<fast> : vector<4xf64>
    %5 = math.acosh %arg2 fastmath<nnan,contract> {note = 1 : i64} : tensor<?xbf16>
    %6 = math.asin %arg0 : f32
    %7 = math.asin %arg1 fastmath<fast> : vector<4xf64>
    %8 = math.asin %arg2 fastmath<nnan,contract> {note = 2 : i64} : tensor<?xbf16>
    %9 = math.asinh %arg0 : f32
    %10 = math.asinh %arg1 fastmath<fast> : vector<4xf64>
    %11 = math.asinh %arg2 fastmath<nnan,contract> {note = 3 : i64} : tensor<?xbf16>
    %12 = math.atan %arg0 : f32
    %13 = math.atan %arg1 fastmath<fast> : vector<4xf64>
    %14 = math.atan %arg2 fastmath<nnan,contract> {note = 4 : i64} : tensor<?xbf16>
    %15 = math.atanh %arg0 : f32
    %16 = math.atanh %arg1 fastmath<fast> : vector<4xf64>
    %17 = math.atanh %arg2 fastmath<nnan,contract> {note = 5 : i64} : tensor<?xbf16>
    %18 = math.cbrt %arg0 : f32
    %19 = math.cbrt %arg1 fastmath<fast> : vector<4xf64>
    %20 = math.cbrt %arg2 fastmath<nnan,contract> {note = 6 : i64} : tensor<?xbf16>
    %21 = math.ceil %arg0 : f32
    %22 = math.ceil %arg1 fastmath<fast> : vector<4xf64>
    %23 = math.ceil %arg2 fastmath<nnan,contract> {note = 7 : i64} : tensor<?xbf16>
    %24 = math.cos %arg0 : f32
    %25 = math.cos %arg1 fastmath<fast> : vector<4xf64>
    %26 = math.cos %arg2 fastmath<nnan,contract> {note = 8 : i64} : tensor<?xbf16>
    %27 = math.acos %arg0 : f32
    %28 = math.acos %arg1 fastmath<fast> : vector<4xf64>
    %29 = math.acos %arg2 fastmath<nnan,contract> {note = 9 : i64} : tensor<?xbf16>
    %30 = math.cosh %arg0 : f32
    %31 = math.cosh %arg1 fastmath<fast> : vector<4xf64>
    %32 = math.cosh %arg2 fastmath<nnan,contract> {note = 10 : i64} : tensor<?xbf16>
    %33 = math.sin %arg0 : f32
    %34 = math.sin %arg1 fastmath<fast> : vector<4xf64>
    %35 = math.sin %arg2 fastmath<nnan,contract> {note = 11 : i64} : tensor<?xbf16>
    %36 = math.sinh %arg0 : f32
    %37 = math.sinh %arg1 fastmath<fast> : vector<4xf64>
    %38 = math.sinh %arg2 fastmath<nnan,contract> {note = 12 : i64} : tensor<?xbf16>
    %39 = math.erf %arg0 : f32
    %40 = math.erf %arg1 fastmath<fast> : vector<4xf64>
    %41 = math.erf %arg2 fastmath<nnan,contract> {note = 13 : i64} : tensor<?xbf16>
    %42 = math.erfc %arg0 : f32
    %43 = math.erfc %arg1 fastmath<fast> : vector<4xf64>
    %44 = math.erfc %arg2 fastmath<nnan,contract> {note = 14 : i64} : tensor<?xbf16>
    %45 = math.exp %arg0 : f32
    %46 = math.exp %arg1 fastmath<fast> : vector<4xf64>
    %47 = math.exp %arg2 fastmath<nnan,contract> {note = 15 : i64} : tensor<?xbf16>
    %48 = math.exp2 %arg0 : f32
    %49 = math.exp2 %arg1 fastmath<fast> : vector<4xf64>
    %50 = math.exp2 %arg2 fastmath<nnan,contract> {note = 16 : i64} : tensor<?xbf16>
    %51 = math.expm1 %arg0 : f32
    %52 = math.expm1 %arg1 fastmath<fast> : vector<4xf64>
    %53 = math.expm1 %arg2 fastmath<nnan,contract> {note = 17 : i64} : tensor<?xbf16>
    %54 = math.floor %arg0 : f32
    %55 = math.floor %arg1 fastmath<fast> : vector<4xf64>
    %56 = math.floor %arg2 fastmath<nnan,contract> {note = 18 : i64} : tensor<?xbf16>
    %57 = math.log %arg0 : f32
    %58 = math.log %arg1 fastmath<fast> : vector<4xf64>
    %59 = math.log %arg2 fastmath<nnan,contract> {note = 19 : i64} : tensor<?xbf16>
    %60 = math.log10 %arg0 : f32
    %61 = math.log10 %arg1 fastmath<fast> : vector<4xf64>
    %62 = math.log10 %arg2 fastmath<nnan,contract> {note = 20 : i64} : tensor<?xbf16>
    %63 = math.log1p %arg0 : f32
    %64 = math.log1p %arg1 fastmath<fast> : vector<4xf64>
    %65 = math.log1p %arg2 fastmath<nnan,contract> {note = 21 : i64} : tensor<?xbf16>
    %66 = math.log2 %arg0 : f32
    %67 = math.log2 %arg1 fastmath<fast> : vector<4xf64>
    %68 = math.log2 %arg2 fastmath<nnan,contract> {note = 22 : i64} : tensor<?xbf16>
    %69 = math.rsqrt %arg0 : f32
    %70 = math.rsqrt %arg1 fastmath<fast> : vector<4xf64>
    %71 = math.rsqrt %arg2 fastmath<nnan,contract> {note = 23 : i64} : tensor<?xbf16>
    %72 = math.sqrt %arg0 : f32
    %73 = math.sqrt %arg1 fastmath<fast> : vector<4xf64>
    %74 = math.sqrt %arg2 fastmath<nnan,contract> {note = 24 : i64} : tensor<?xbf16>
    %75 = math.tan %arg0 : f32
    %76 = math.tan %arg1 fastmath<fast> : vector<4xf64>
    %77 = math.tan %arg2 fastmath<nnan,contract> {note = 25 : i64} : tensor<?xbf16>
    %78 = math.tanh %arg0 : f32
    %79 = math.tanh %arg1 fastmath<fast> : vector<4xf64>
    %80 = math.tanh %arg2 fastmath<nnan,contract> {note = 26 : i64} : tensor<?xbf16>
    %81 = math.roundeven %arg0 : f32
    %82 = math.roundeven %arg1 fastmath<fast> : vector<4xf64>
    %83 = math.roundeven %arg2 fastmath<nnan,contract> {note = 27 : i64} : tensor<?xbf16>
    %84 = math.round %arg0 : f32
    %85 = math.round %arg1 fastmath<fast> : vector<4xf64>
    %86 = math.round %arg2 fastmath<nnan,contract> {note = 28 : i64} : tensor<?xbf16>
    %87 = math.trunc %arg0 : f32
    %88 = math.trunc %arg1 fastmath<fast> : vector<4xf64>
    %89 = math.trunc %arg2 fastmath<nnan,contract> {note = 29 : i64} : tensor<?xbf16>
    return
  }
  func.func @binary(%arg0: f32, %arg1: vector<[4]xf16>, %arg2: i32, %arg3: index, %arg4: vector<[4]xi64>) {
    %0 = math.atan2 %arg0, %arg0 : f32
    %1 = math.atan2 %arg1, %arg1 fastmath<reassoc,nsz> {note} : vector<[4]xf16>
    %2 = math.copysign %arg0, %arg0 : f32
    %3 = math.copysign %arg1, %arg1 fastmath<reassoc,nsz> {note} : vector<[4]xf16>
    %4 = math.powf %arg0, %arg0 : f32
    %5 = math.powf %arg1, %arg1 fastmath<reassoc,nsz> {note} : vector<[4]xf16>
    %6 = math.fpowi %arg0, %arg2 : f32, i32
    %7 = math.fpowi %arg1, %arg4 fastmath<afn> : vector<[4]xf16>, vector<[4]xi64>
    %8 = math.fma %arg0, %arg0, %arg0 : f32
    %9 = math.fma %arg1, %arg1, %arg1 fastmath<fast> : vector<[4]xf16>
    %10 = math.clampf %arg0 to [%arg0, %arg0] : f32
    %11 = math.clampf %arg1 to [%arg1, %arg1] fastmath<nnan> {note} : vector<[4]xf16>
    %sin, %cos = math.sincos %arg0 : f32
    %sin_0, %cos_1 = math.sincos %arg1 fastmath<ninf> : vector<[4]xf16>
    %12 = math.ipowi %arg2, %arg2 : i32
    %13 = math.ipowi %arg3, %arg3 {note} : index
    return
  }
  func.func @classes(%arg0: f32, %arg1: tensor<2x?xf64>) {
    %0 = math.isfinite %arg0 : f32
    %1 = math.isfinite %arg1 {note} : tensor<2x?xf64>
    %2 = math.isinf %arg0 : f32
    %3 = math.isinf %arg1 {note} : tensor<2x?xf64>
    %4 = math.isnan %arg0 : f32
    %5 = math.isnan %arg1 {note} : tensor<2x?xf64>
    %6 = math.isnormal %arg0 : f32
    %7 = math.isnormal %arg1 {note} : tensor<2x?xf64>
    %8 = math.isnan %arg0 {fastmath = #arith.fastmath<fast>} : f32
    return
  }
  func.func @integer(%arg0: i32, %arg1: index, %arg2: vector<2xi8>) {
    %0 = math.absi %arg0 : i32
    %1 = math.absi %arg1 : index
    %2 = math.absi %arg2 {note} : vector<2xi8>
    %3 = math.ctlz %arg0 : i32
    %4 = math.ctlz %arg1 : index
    %5 = math.ctlz %arg2 {note} : vector<2xi8>
    %6 = math.cttz %arg0 : i32
    %7 = math.cttz %arg1 : index
    %8 = math.cttz %arg2 {note} : vector<2xi8>
    %9 = math.ctpop %arg0 : i32
    %10 = math.ctpop %arg1 : index
    %11 = math.ctpop %arg2 {note} : vector<2xi8>
    return
  }
}

