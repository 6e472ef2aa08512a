// terrace opt --convert-math-to-libm
// The elements of a scalable vector cannot be counted. MLIR computes as many as if it were not scalable, and leaves zeros.
func.func @f(%a: vector<[2]xf64>) -> vector<[2]xf64> {
  %0 = math.sin %a : vector<[2]xf64>
  return %0 : vector<[2]xf64>
}
// ==== stderr ====
<stdin>:4:8: error: failed to legalize operation 'math.sin' that was explicitly marked illegal
  %0 = math.sin %a : vector<[2]xf64>
       ^
<stdin>:4:8: note: see current operation: %0 = "math.sin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (vector<[2]xf64>) -> vector<[2]xf64>
<stdin>:4:8: note: pattern 'ScalarOpToLibmCall' does not apply: the C library has f32 and f64 only
<stdin>:4:8: note: pattern 'PromoteOpToF32' does not apply: not f16 or bf16
<stdin>:4:8: note: pattern 'VecOpToScalarOp' does not apply: a scalable vector
// ==== exit 1 ====
