// terrace opt --split-input-file --convert-complex-to-llvm
// Everything of the dialect is illegal, also what has no pattern.
func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.exp %a fastmath<nnan> : complex<f32>
  return %0 : complex<f32>
}
// -----
func.func @g(%a: complex<f32>) -> i64 {
  %0 = complex.bitcast %a : complex<f32> to i64
  return %0 : i64
}
// ==== stdout ====
// -----
// ==== stderr ====
<stdin>:4:8: error: failed to legalize operation 'complex.exp' that was explicitly marked illegal
  %0 = complex.exp %a fastmath<nnan> : complex<f32>
       ^
<stdin>:4:8: note: see current operation: %0 = "complex.exp"(%arg0) <{fastmath = #arith.fastmath<nnan>}> : (complex<f32>) -> complex<f32>
<stdin>:4:8: note: this conversion has no pattern for 'complex.exp'
<stdin>:4:8: note: pass 'convert-complex-to-standard' lowers 'complex.exp'
<stdin>:9:8: error: failed to legalize operation 'complex.bitcast' that was explicitly marked illegal
  %0 = complex.bitcast %a : complex<f32> to i64
       ^
<stdin>:9:8: note: see current operation: %0 = "complex.bitcast"(%arg0) : (complex<f32>) -> i64
<stdin>:9:8: note: this conversion has no pattern for 'complex.bitcast'
// ==== exit 1 ====
