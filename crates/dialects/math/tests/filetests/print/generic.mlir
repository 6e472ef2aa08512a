// terrace opt --mlir-print-op-generic
// Every operation of math in generic form.
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
"builtin.module"() ({
  "func.func"() <{function_type = (f32, vector<4xf64>, tensor<?xbf16>) -> (), sym_name = "float"}> ({
  ^bb0(%arg10: f32, %arg11: vector<4xf64>, %arg12: tensor<?xbf16>):
    %37 = "math.absf"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %38 = "math.absf"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %39 = "math.absf"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 0 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %40 = "math.acosh"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %41 = "math.acosh"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %42 = "math.acosh"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 1 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %43 = "math.asin"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %44 = "math.asin"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %45 = "math.asin"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 2 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %46 = "math.asinh"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %47 = "math.asinh"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %48 = "math.asinh"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 3 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %49 = "math.atan"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %50 = "math.atan"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %51 = "math.atan"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 4 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %52 = "math.atanh"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %53 = "math.atanh"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %54 = "math.atanh"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 5 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %55 = "math.cbrt"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %56 = "math.cbrt"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %57 = "math.cbrt"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 6 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %58 = "math.ceil"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %59 = "math.ceil"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %60 = "math.ceil"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 7 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %61 = "math.cos"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %62 = "math.cos"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %63 = "math.cos"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 8 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %64 = "math.acos"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %65 = "math.acos"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %66 = "math.acos"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 9 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %67 = "math.cosh"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %68 = "math.cosh"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %69 = "math.cosh"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 10 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %70 = "math.sin"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %71 = "math.sin"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %72 = "math.sin"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 11 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %73 = "math.sinh"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %74 = "math.sinh"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %75 = "math.sinh"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 12 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %76 = "math.erf"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %77 = "math.erf"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %78 = "math.erf"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 13 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %79 = "math.erfc"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %80 = "math.erfc"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %81 = "math.erfc"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 14 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %82 = "math.exp"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %83 = "math.exp"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %84 = "math.exp"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 15 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %85 = "math.exp2"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %86 = "math.exp2"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %87 = "math.exp2"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 16 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %88 = "math.expm1"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %89 = "math.expm1"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %90 = "math.expm1"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 17 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %91 = "math.floor"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %92 = "math.floor"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %93 = "math.floor"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 18 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %94 = "math.log"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %95 = "math.log"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %96 = "math.log"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 19 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %97 = "math.log10"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %98 = "math.log10"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %99 = "math.log10"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 20 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %100 = "math.log1p"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %101 = "math.log1p"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %102 = "math.log1p"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 21 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %103 = "math.log2"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %104 = "math.log2"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %105 = "math.log2"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 22 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %106 = "math.rsqrt"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %107 = "math.rsqrt"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %108 = "math.rsqrt"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 23 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %109 = "math.sqrt"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %110 = "math.sqrt"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %111 = "math.sqrt"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 24 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %112 = "math.tan"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %113 = "math.tan"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %114 = "math.tan"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 25 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %115 = "math.tanh"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %116 = "math.tanh"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %117 = "math.tanh"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 26 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %118 = "math.roundeven"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %119 = "math.roundeven"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %120 = "math.roundeven"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 27 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %121 = "math.round"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %122 = "math.round"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %123 = "math.round"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 28 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    %124 = "math.trunc"(%arg10) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %125 = "math.trunc"(%arg11) <{fastmath = #arith.fastmath<fast>}> : (vector<4xf64>) -> vector<4xf64>
    %126 = "math.trunc"(%arg12) <{fastmath = #arith.fastmath<nnan,contract>}> {note = 29 : i64} : (tensor<?xbf16>) -> tensor<?xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, vector<[4]xf16>, i32, index, vector<[4]xi64>) -> (), sym_name = "binary"}> ({
  ^bb0(%arg5: f32, %arg6: vector<[4]xf16>, %arg7: i32, %arg8: index, %arg9: vector<[4]xi64>):
    %21 = "math.atan2"(%arg5, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %22 = "math.atan2"(%arg6, %arg6) <{fastmath = #arith.fastmath<reassoc,nsz>}> {note} : (vector<[4]xf16>, vector<[4]xf16>) -> vector<[4]xf16>
    %23 = "math.copysign"(%arg5, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %24 = "math.copysign"(%arg6, %arg6) <{fastmath = #arith.fastmath<reassoc,nsz>}> {note} : (vector<[4]xf16>, vector<[4]xf16>) -> vector<[4]xf16>
    %25 = "math.powf"(%arg5, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    %26 = "math.powf"(%arg6, %arg6) <{fastmath = #arith.fastmath<reassoc,nsz>}> {note} : (vector<[4]xf16>, vector<[4]xf16>) -> vector<[4]xf16>
    %27 = "math.fpowi"(%arg5, %arg7) <{fastmath = #arith.fastmath<none>}> : (f32, i32) -> f32
    %28 = "math.fpowi"(%arg6, %arg9) <{fastmath = #arith.fastmath<afn>}> : (vector<[4]xf16>, vector<[4]xi64>) -> vector<[4]xf16>
    %29 = "math.fma"(%arg5, %arg5, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
    %30 = "math.fma"(%arg6, %arg6, %arg6) <{fastmath = #arith.fastmath<fast>}> : (vector<[4]xf16>, vector<[4]xf16>, vector<[4]xf16>) -> vector<[4]xf16>
    %31 = "math.clampf"(%arg5, %arg5, %arg5) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
    %32 = "math.clampf"(%arg6, %arg6, %arg6) <{fastmath = #arith.fastmath<nnan>}> {note} : (vector<[4]xf16>, vector<[4]xf16>, vector<[4]xf16>) -> vector<[4]xf16>
    %33:2 = "math.sincos"(%arg5) <{fastmath = #arith.fastmath<none>}> : (f32) -> (f32, f32)
    %34:2 = "math.sincos"(%arg6) <{fastmath = #arith.fastmath<ninf>}> : (vector<[4]xf16>) -> (vector<[4]xf16>, vector<[4]xf16>)
    %35 = "math.ipowi"(%arg7, %arg7) : (i32, i32) -> i32
    %36 = "math.ipowi"(%arg8, %arg8) {note} : (index, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, tensor<2x?xf64>) -> (), sym_name = "classes"}> ({
  ^bb0(%arg3: f32, %arg4: tensor<2x?xf64>):
    %12 = "math.isfinite"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    %13 = "math.isfinite"(%arg4) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<2x?xf64>) -> tensor<2x?xi1>
    %14 = "math.isinf"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    %15 = "math.isinf"(%arg4) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<2x?xf64>) -> tensor<2x?xi1>
    %16 = "math.isnan"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    %17 = "math.isnan"(%arg4) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<2x?xf64>) -> tensor<2x?xi1>
    %18 = "math.isnormal"(%arg3) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
    %19 = "math.isnormal"(%arg4) <{fastmath = #arith.fastmath<none>}> {note} : (tensor<2x?xf64>) -> tensor<2x?xi1>
    %20 = "math.isnan"(%arg3) <{fastmath = #arith.fastmath<fast>}> : (f32) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (i32, index, vector<2xi8>) -> (), sym_name = "integer"}> ({
  ^bb0(%arg0: i32, %arg1: index, %arg2: vector<2xi8>):
    %0 = "math.absi"(%arg0) : (i32) -> i32
    %1 = "math.absi"(%arg1) : (index) -> index
    %2 = "math.absi"(%arg2) {note} : (vector<2xi8>) -> vector<2xi8>
    %3 = "math.ctlz"(%arg0) : (i32) -> i32
    %4 = "math.ctlz"(%arg1) : (index) -> index
    %5 = "math.ctlz"(%arg2) {note} : (vector<2xi8>) -> vector<2xi8>
    %6 = "math.cttz"(%arg0) : (i32) -> i32
    %7 = "math.cttz"(%arg1) : (index) -> index
    %8 = "math.cttz"(%arg2) {note} : (vector<2xi8>) -> vector<2xi8>
    %9 = "math.ctpop"(%arg0) : (i32) -> i32
    %10 = "math.ctpop"(%arg1) : (index) -> index
    %11 = "math.ctpop"(%arg2) {note} : (vector<2xi8>) -> vector<2xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

