// terrace opt --arith-emulate-unsupported-floats="source-types=bf16,f16 target-type=f32" --canonicalize | terrace lower | lli
// Each operation rounds to the type that it had, and only once.
func.func @bf16(%a: bf16, %b: bf16, %n: i64) {
  %0 = arith.mulf %a, %a : bf16
  %1 = arith.addf %0, %b : bf16
  %2 = arith.subf %1, %0 : bf16
  %3 = arith.extf %2 : bf16 to f32
  vector.print %3 : f32
  %4 = arith.sitofp %n : i64 to bf16
  %5 = arith.extf %4 : bf16 to f32
  vector.print %5 : f32
  %6 = arith.uitofp %n : i64 to bf16
  %7 = arith.divf %6, %4 : bf16
  %8 = arith.extf %7 : bf16 to f32
  vector.print %8 : f32
  return
}
func.func @f16(%a: vector<2xf16>, %n: vector<2xi32>) {
  %0 = arith.sitofp %n : vector<2xi32> to vector<2xf16>
  %1 = arith.divf %a, %0 : vector<2xf16>
  %2 = arith.remf %1, %a : vector<2xf16>
  %3 = arith.mulf %2, %a : vector<2xf16>
  %4 = arith.extf %3 : vector<2xf16> to vector<2xf32>
  vector.print %4 : vector<2xf32>
  %5 = arith.extf %0 : vector<2xf16> to vector<2xf32>
  vector.print %5 : vector<2xf32>
  return
}
func.func @main() {
  %a = arith.constant 1.5546875 : bf16
  %b = arith.constant 0.005 : bf16
  %n = arith.constant 36170086419038209 : i64
  call @bf16(%a, %b, %n) : (bf16, bf16, i64) -> ()
  %m = arith.constant -36170086419038209 : i64
  call @bf16(%b, %a, %m) : (bf16, bf16, i64) -> ()
  %v = arith.constant dense<[1.026e3, -3.1e-5]> : vector<2xf16>
  %i = arith.constant dense<[-2147483648, 2049]> : vector<2xi32>
  call @f16(%v, %i) : (vector<2xf16>, vector<2xi32>) -> ()
  return
}
// ==== stdout ====
0
3.63103e+16
1
1.55469
-3.63103e+16
-506
( -0, 0 )
( -inf, 2048 )
