// terrace opt --split-input-file --convert-complex-to-libm
// There are functions for f32 and f64 only. A symbol of the name is called whatever it is.
func.func @f(%a: complex<f16>) -> complex<f16> {
  %0 = complex.sin %a : complex<f16>
  return %0 : complex<f16>
}
// -----
llvm.func @csin(i32)
func.func @g(%a: complex<f64>) -> complex<f64> {
  %0 = complex.sin %a : complex<f64>
  return %0 : complex<f64>
}
// ==== stdout ====
// -----
// ==== stderr ====
<stdin>:4:8: error: failed to legalize operation 'complex.sin' that was explicitly marked illegal
  %0 = complex.sin %a : complex<f16>
       ^
<stdin>:4:8: note: see current operation: %0 = "complex.sin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f16>) -> complex<f16>
<stdin>:4:8: note: pattern 'ScalarOpToLibmCall' does not apply: the C library has f32 and f64 only
<stdin>:4:8: note: pass 'convert-complex-to-standard' lowers 'complex.sin'
<stdin>:10:8: error: 'func.call' op 'csin' does not reference a valid function
  %0 = complex.sin %a : complex<f64>
       ^
<stdin>:10:8: note: see current operation: %0 = "func.call"(%arg0) <{callee = @csin}> : (complex<f64>) -> complex<f64>
// ==== exit 1 ====
