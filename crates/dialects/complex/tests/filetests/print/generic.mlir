// terrace opt --mlir-print-op-generic
// Every operation of complex in generic form.
func.func @unary(%a: complex<f32>, %b: complex<f64>) {
  %cos0 = complex.cos %a : complex<f32>
  %cos1 = complex.cos %b fastmath<nnan,contract> {note} : complex<f64>
  %exp0 = complex.exp %a : complex<f32>
  %exp1 = complex.exp %b fastmath<nnan,contract> {note} : complex<f64>
  %expm10 = complex.expm1 %a : complex<f32>
  %expm11 = complex.expm1 %b fastmath<nnan,contract> {note} : complex<f64>
  %log0 = complex.log %a : complex<f32>
  %log1 = complex.log %b fastmath<nnan,contract> {note} : complex<f64>
  %log1p0 = complex.log1p %a : complex<f32>
  %log1p1 = complex.log1p %b fastmath<nnan,contract> {note} : complex<f64>
  %neg0 = complex.neg %a : complex<f32>
  %neg1 = complex.neg %b fastmath<nnan,contract> {note} : complex<f64>
  %rsqrt0 = complex.rsqrt %a : complex<f32>
  %rsqrt1 = complex.rsqrt %b fastmath<nnan,contract> {note} : complex<f64>
  %sign0 = complex.sign %a : complex<f32>
  %sign1 = complex.sign %b fastmath<nnan,contract> {note} : complex<f64>
  %sin0 = complex.sin %a : complex<f32>
  %sin1 = complex.sin %b fastmath<nnan,contract> {note} : complex<f64>
  %sqrt0 = complex.sqrt %a : complex<f32>
  %sqrt1 = complex.sqrt %b fastmath<nnan,contract> {note} : complex<f64>
  %tanh0 = complex.tanh %a : complex<f32>
  %tanh1 = complex.tanh %b fastmath<nnan,contract> {note} : complex<f64>
  %tan0 = complex.tan %a : complex<f32>
  %tan1 = complex.tan %b fastmath<nnan,contract> {note} : complex<f64>
  %conj0 = complex.conj %a : complex<f32>
  %conj1 = complex.conj %b fastmath<nnan,contract> {note} : complex<f64>
  %abs0 = complex.abs %a : complex<f32>
  %abs1 = complex.abs %b fastmath<nnan,contract> {note} : complex<f64>
  %im0 = complex.im %a : complex<f32>
  %im1 = complex.im %b fastmath<nnan,contract> {note} : complex<f64>
  %re0 = complex.re %a : complex<f32>
  %re1 = complex.re %b fastmath<nnan,contract> {note} : complex<f64>
  %angle0 = complex.angle %a : complex<f32>
  %angle1 = complex.angle %b fastmath<nnan,contract> {note} : complex<f64>
  return
}
func.func @binary(%a: complex<f32>, %b: complex<bf16>, %i: i32) {
  %add0 = complex.add %a, %a : complex<f32>
  %add1 = complex.add %b, %b fastmath<fast> {note} : complex<bf16>
  %atan20 = complex.atan2 %a, %a : complex<f32>
  %atan21 = complex.atan2 %b, %b fastmath<fast> {note} : complex<bf16>
  %div0 = complex.div %a, %a : complex<f32>
  %div1 = complex.div %b, %b fastmath<fast> {note} : complex<bf16>
  %mul0 = complex.mul %a, %a : complex<f32>
  %mul1 = complex.mul %b, %b fastmath<fast> {note} : complex<bf16>
  %pow0 = complex.pow %a, %a : complex<f32>
  %pow1 = complex.pow %b, %b fastmath<fast> {note} : complex<bf16>
  %sub0 = complex.sub %a, %a : complex<f32>
  %sub1 = complex.sub %b, %b fastmath<fast> {note} : complex<bf16>
  %0 = complex.eq %a, %a : complex<f32>
  %1 = complex.neq %a, %a {note} : complex<f32>
  %2 = complex.powi %a, %i : complex<f32>, i32
  %3 = complex.powi %a, %i fastmath<fast> : complex<f32>, i32
  %4 = complex.powi %a, %i fastmath<none> {note} : complex<f32>, i32
  return
}
func.func @make(%r: f32, %l: i64, %d: f64) {
  %0 = complex.create %r, %r : complex<f32>
  %1 = complex.create %r, %r {note} : complex<f32>
  %2 = complex.constant [1.0 : f32, -2.0 : f32] : complex<f32>
  %3 = complex.constant [0.1, 1.0e300] {note} : complex<f64>
  %4 = complex.constant [1 : i8, 2 : i8] : complex<i8>
  %5 = complex.bitcast %l : i64 to complex<f32>
  %6 = complex.bitcast %0 : complex<f32> to f64
  %7 = complex.bitcast %l : i64 to i64
  return
}
func.func private @attributes() attributes {
  a = #complex.number<:f32 1.0, -2.5>, b = #complex.number<:f64 0.1, 1.0e300> : complex<f64>,
  c = [#complex.number<:bf16 0.1, 3.14>, #complex.number<:f16 1.0e10, 1.0>]
}
// ==== stdout ====
"builtin.module"() ({
  "func.func"() <{function_type = (complex<f32>, complex<f64>) -> (), sym_name = "unary"}> ({
  ^bb0(%arg6: complex<f32>, %arg7: complex<f64>):
    %25 = "complex.cos"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %26 = "complex.cos"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {note} : (complex<f64>) -> complex<f64>
    %27 = "complex.exp"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %28 = "complex.exp"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {note} : (complex<f64>) -> complex<f64>
    %29 = "complex.expm1"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %30 = "complex.expm1"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {note} : (complex<f64>) -> complex<f64>
    %31 = "complex.log"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %32 = "complex.log"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {note} : (complex<f64>) -> complex<f64>
    %33 = "complex.log1p"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %34 = "complex.log1p"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {note} : (complex<f64>) -> complex<f64>
    %35 = "complex.neg"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %36 = "complex.neg"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {note} : (complex<f64>) -> complex<f64>
    %37 = "complex.rsqrt"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %38 = "complex.rsqrt"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {note} : (complex<f64>) -> complex<f64>
    %39 = "complex.sign"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %40 = "complex.sign"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {note} : (complex<f64>) -> complex<f64>
    %41 = "complex.sin"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %42 = "complex.sin"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {note} : (complex<f64>) -> complex<f64>
    %43 = "complex.sqrt"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %44 = "complex.sqrt"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {note} : (complex<f64>) -> complex<f64>
    %45 = "complex.tanh"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %46 = "complex.tanh"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {note} : (complex<f64>) -> complex<f64>
    %47 = "complex.tan"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %48 = "complex.tan"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {note} : (complex<f64>) -> complex<f64>
    %49 = "complex.conj"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
    %50 = "complex.conj"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {note} : (complex<f64>) -> complex<f64>
    %51 = "complex.abs"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %52 = "complex.abs"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {note} : (complex<f64>) -> f64
    %53 = "complex.im"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %54 = "complex.im"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {note} : (complex<f64>) -> f64
    %55 = "complex.re"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %56 = "complex.re"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {note} : (complex<f64>) -> f64
    %57 = "complex.angle"(%arg6) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
    %58 = "complex.angle"(%arg7) <{fastmath = #arith.fastmath<nnan,contract>}> {note} : (complex<f64>) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (complex<f32>, complex<bf16>, i32) -> (), sym_name = "binary"}> ({
  ^bb0(%arg3: complex<f32>, %arg4: complex<bf16>, %arg5: i32):
    %8 = "complex.add"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %9 = "complex.add"(%arg4, %arg4) <{fastmath = #arith.fastmath<fast>}> {note} : (complex<bf16>, complex<bf16>) -> complex<bf16>
    %10 = "complex.atan2"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %11 = "complex.atan2"(%arg4, %arg4) <{fastmath = #arith.fastmath<fast>}> {note} : (complex<bf16>, complex<bf16>) -> complex<bf16>
    %12 = "complex.div"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %13 = "complex.div"(%arg4, %arg4) <{fastmath = #arith.fastmath<fast>}> {note} : (complex<bf16>, complex<bf16>) -> complex<bf16>
    %14 = "complex.mul"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %15 = "complex.mul"(%arg4, %arg4) <{fastmath = #arith.fastmath<fast>}> {note} : (complex<bf16>, complex<bf16>) -> complex<bf16>
    %16 = "complex.pow"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %17 = "complex.pow"(%arg4, %arg4) <{fastmath = #arith.fastmath<fast>}> {note} : (complex<bf16>, complex<bf16>) -> complex<bf16>
    %18 = "complex.sub"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
    %19 = "complex.sub"(%arg4, %arg4) <{fastmath = #arith.fastmath<fast>}> {note} : (complex<bf16>, complex<bf16>) -> complex<bf16>
    %20 = "complex.eq"(%arg3, %arg3) : (complex<f32>, complex<f32>) -> i1
    %21 = "complex.neq"(%arg3, %arg3) {note} : (complex<f32>, complex<f32>) -> i1
    %22 = "complex.powi"(%arg3, %arg5) : (complex<f32>, i32) -> complex<f32>
    %23 = "complex.powi"(%arg3, %arg5) <{fastmath = #arith.fastmath<fast>}> : (complex<f32>, i32) -> complex<f32>
    %24 = "complex.powi"(%arg3, %arg5) <{fastmath = #arith.fastmath<none>}> {note} : (complex<f32>, i32) -> complex<f32>
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (f32, i64, f64) -> (), sym_name = "make"}> ({
  ^bb0(%arg0: f32, %arg1: i64, %arg2: f64):
    %0 = "complex.create"(%arg0, %arg0) : (f32, f32) -> complex<f32>
    %1 = "complex.create"(%arg0, %arg0) {note} : (f32, f32) -> complex<f32>
    %2 = "complex.constant"() <{value = [1.000000e+00 : f32, -2.000000e+00 : f32]}> : () -> complex<f32>
    %3 = "complex.constant"() <{value = [1.000000e-01, 1.000000e+300]}> {note} : () -> complex<f64>
    %4 = "complex.constant"() <{value = [1 : i8, 2 : i8]}> : () -> complex<i8>
    %5 = "complex.bitcast"(%arg1) : (i64) -> complex<f32>
    %6 = "complex.bitcast"(%0) : (complex<f32>) -> f64
    %7 = "complex.bitcast"(%arg1) : (i64) -> i64
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "attributes", sym_visibility = "private"}> ({
  }) {a = #complex.number<:f32 1.000000e+00, -2.500000e+00> : complex<f32>, b = #complex.number<:f64 1.000000e-01, 1.000000e+300> : complex<f64>, c = [#complex.number<:bf16 1.000980e-01, 3.140630e+00> : complex<bf16>, #complex.number<:f16 0x7C00, 1.000000e+00> : complex<f16>]} : () -> ()
}) : () -> ()

