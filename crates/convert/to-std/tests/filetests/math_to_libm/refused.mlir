// terrace opt --split-input-file --convert-math-to-libm
// Other types, tensors, and operations without a function.
func.func @f(%a: f80) -> f80 {
  %0 = math.sin %a : f80
  return %0 : f80
}
// -----
func.func @g(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = math.sin %a : tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
func.func @h(%a: vector<2xf128>) -> vector<2xf128> {
  %0 = math.sin %a : vector<2xf128>
  return %0 : vector<2xf128>
}
// -----
func.func @i(%a: i32) -> i32 {
  %0 = math.ctpop %a : i32
  return %0 : i32
}
// -----
func.func private @sinf(i32)
func.func @j(%a: f32) -> f32 {
  %0 = math.sin %a : f32
  return %0 : f32
}
// ==== stdout ====
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:4:8: error: failed to legalize operation 'math.sin' that was explicitly marked illegal
  %0 = math.sin %a : f80
       ^
<stdin>:4:8: note: see current operation: %0 = "math.sin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f80) -> f80
<stdin>:4:8: note: pattern 'ScalarOpToLibmCall' does not apply: the C library has f32 and f64 only
<stdin>:4:8: note: pattern 'PromoteOpToF32' does not apply: not f16 or bf16
<stdin>:4:8: note: pattern 'VecOpToScalarOp' does not apply: the C library has f32 and f64 only
<stdin>:9:8: error: failed to legalize operation 'math.sin' that was explicitly marked illegal
  %0 = math.sin %a : tensor<2xf32>
       ^
<stdin>:9:8: note: see current operation: %0 = "math.sin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (tensor<2xf32>) -> tensor<2xf32>
<stdin>:9:8: note: pattern 'ScalarOpToLibmCall' does not apply: the C library has f32 and f64 only
<stdin>:9:8: note: pattern 'PromoteOpToF32' does not apply: not f16 or bf16
<stdin>:9:8: note: pattern 'VecOpToScalarOp' does not apply: not a vector operation
<stdin>:9:8: note: the operation uses tensors; run mlir-opt's 'one-shot-bufferize' first
<stdin>:14:8: error: failed to legalize operation 'math.sin' that was explicitly marked illegal
  %0 = math.sin %a : vector<2xf128>
       ^
<stdin>:14:8: note: see current operation: %0 = "math.sin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (vector<2xf128>) -> vector<2xf128>
<stdin>:14:8: note: pattern 'ScalarOpToLibmCall' does not apply: the C library has f32 and f64 only
<stdin>:14:8: note: pattern 'PromoteOpToF32' does not apply: not f16 or bf16
<stdin>:14:8: note: pattern 'VecOpToScalarOp' does not apply: the C library has f32 and f64 only
<stdin>:19:8: error: failed to legalize operation 'math.ctpop' that was explicitly marked illegal
  %0 = math.ctpop %a : i32
       ^
<stdin>:19:8: note: see current operation: %0 = "math.ctpop"(%arg0) : (i32) -> i32
<stdin>:19:8: note: this conversion has no pattern for 'math.ctpop'
<stdin>:19:8: note: pass 'convert-math-to-llvm' lowers 'math.ctpop'
<stdin>:25:8: error: 'func.call' op operand type mismatch: expected operand type 'i32', but provided 'f32' for operand number 0
  %0 = math.sin %a : f32
       ^
<stdin>:25:8: note: see current operation: %0 = "func.call"(%arg0) <{callee = @sinf}> : (f32) -> f32
// ==== exit 1 ====
