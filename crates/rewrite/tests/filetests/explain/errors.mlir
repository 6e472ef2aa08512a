// terrace opt --convert-complex-to-llvm
// After MLIR's error and its note: the patterns that were tried, or that there are none, and the pass that lowers the operation.
func.func @f(%c: complex<f32>) -> complex<f32> {
  %0 = complex.sin %c : complex<f32>
  return %0 : complex<f32>
}
// ==== stderr ====
<stdin>:4:8: error: failed to legalize operation 'complex.sin' that was explicitly marked illegal
  %0 = complex.sin %c : complex<f32>
       ^
<stdin>:4:8: note: see current operation: %0 = "complex.sin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
<stdin>:4:8: note: this conversion has no pattern for 'complex.sin'
<stdin>:4:8: note: pass 'convert-complex-to-standard' lowers 'complex.sin'
// ==== exit 1 ====
