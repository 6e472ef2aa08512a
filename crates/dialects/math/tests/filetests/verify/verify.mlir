// terrace opt --split-input-file
// What math refuses.
func.func @f(%a: i32) {
  %0 = math.sin %a : i32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = math.absi %a : f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "math.sin"(%a) : (f32) -> f64
  return
}
// -----
func.func @f(%a: f32) {
  %0:2 = "math.sin"(%a) : (f32) -> (f32, f32)
  return
}
// -----
func.func @f(%a: tensor<2xf32>) {
  %0 = "math.cos"(%a) : (tensor<2xf32>) -> tensor<3xf32>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "math.cos"(%a) <{fastmath = 5}> : (f32) -> f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "math.cos"(%a) {fastmath = 5} : (f32) -> f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = math.cos %a {fastmath = 5} : f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "math.isnan"(%a) : (f32) -> i32
  return
}
// -----
func.func @f(%a: vector<2xf32>) {
  %0 = "math.isnan"(%a) : (vector<2xf32>) -> vector<3xi1>
  return
}
// -----
func.func @f(%a: i32) {
  %0 = math.isnan %a : i32
  return
}
// -----
func.func @f(%a: f32, %b: vector<2xi32>) {
  %0 = math.fpowi %a, %b : f32, vector<2xi32>
  return
}
// -----
func.func @f(%a: f32, %b: f32) {
  %0 = math.fpowi %a, %b : f32, f32
  return
}
// -----
func.func @f(%a: f32, %b: i32) {
  %0 = "math.fpowi"(%a, %b) : (f32, i32) -> f64
  return
}
// -----
func.func @f(%a: vector<2xf32>, %b: vector<3xi32>) {
  %0 = math.fpowi %a, %b : vector<2xf32>, vector<3xi32>
  return
}
// -----
func.func @f(%a: f32) {
  %0:2 = "math.sincos"(%a) : (f32) -> (f32, f64)
  return
}
// -----
func.func @f(%a: memref<2xf32>) {
  %0 = math.sqrt %a : memref<2xf32>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "math.fma"(%a, %a) : (f32, f32) -> f32
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "math.absi"(%a) <{fastmath = 5}> : (f32) -> f32
  return
}
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:4:8: error: 'math.sin' op operand #0 must be floating-point-like, but got 'i32'
  %0 = math.sin %a : i32
       ^
<stdin>:4:8: note: see current operation: %0 = "math.sin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (i32) -> i32
<stdin>:9:8: error: 'math.absi' op operand #0 must be signless-integer-like, but got 'f32'
  %0 = math.absi %a : f32
       ^
<stdin>:9:8: note: see current operation: %0 = "math.absi"(%arg0) : (f32) -> f32
<stdin>:14:8: error: 'math.sin' op requires the same type for all operands and results
  %0 = "math.sin"(%a) : (f32) -> f64
       ^
<stdin>:14:8: note: see current operation: %0 = "math.sin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f64
<stdin>:19:10: error: 'math.sin' op requires one result
  %0:2 = "math.sin"(%a) : (f32) -> (f32, f32)
         ^
<stdin>:19:10: note: see current operation: %0:2 = "math.sin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> (f32, f32)
<stdin>:24:8: error: 'math.cos' op requires the same type for all operands and results
  %0 = "math.cos"(%a) : (tensor<2xf32>) -> tensor<3xf32>
       ^
<stdin>:24:8: note: see current operation: %0 = "math.cos"(%arg0) <{fastmath = #arith.fastmath<none>}> : (tensor<2xf32>) -> tensor<3xf32>
<stdin>:29:8: error: invalid properties {fastmath = 5 : i64} for op math.cos: Invalid attribute `fastmath` in property conversion: 5 : i64
  %0 = "math.cos"(%a) <{fastmath = 5}> : (f32) -> f32
       ^
<stdin>:34:8: error: 'math.cos' op attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags
  %0 = "math.cos"(%a) {fastmath = 5} : (f32) -> f32
       ^
<stdin>:39:20: error: custom op 'math.cos' 'math.cos' op attribute 'fastmath' failed to satisfy constraint: Floating point fast math flags
  %0 = math.cos %a {fastmath = 5} : f32
                   ^
<stdin>:44:8: error: 'math.isnan' op result #0 must be bool-like, but got 'i32'
  %0 = "math.isnan"(%a) : (f32) -> i32
       ^
<stdin>:44:8: note: see current operation: %0 = "math.isnan"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> i32
<stdin>:49:8: error: 'math.isnan' op failed to verify that result type has i1 element type and same shape as operands
  %0 = "math.isnan"(%a) : (vector<2xf32>) -> vector<3xi1>
       ^
<stdin>:49:8: note: see current operation: %0 = "math.isnan"(%arg0) <{fastmath = #arith.fastmath<none>}> : (vector<2xf32>) -> vector<3xi1>
<stdin>:54:8: error: custom op 'math.isnan' 'operand' must be floating-point-like, but got 'i32'
  %0 = math.isnan %a : i32
       ^
<stdin>:59:8: error: 'math.fpowi' op requires the same shape for all operands and results
  %0 = math.fpowi %a, %b : f32, vector<2xi32>
       ^
<stdin>:59:8: note: see current operation: %0 = "math.fpowi"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, vector<2xi32>) -> f32
<stdin>:64:8: error: 'math.fpowi' op operand #1 must be signless-integer-like, but got 'f32'
  %0 = math.fpowi %a, %b : f32, f32
       ^
<stdin>:64:8: note: see current operation: %0 = "math.fpowi"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
<stdin>:69:8: error: 'math.fpowi' op failed to verify that all of {lhs, result} have same type
  %0 = "math.fpowi"(%a, %b) : (f32, i32) -> f64
       ^
<stdin>:69:8: note: see current operation: %0 = "math.fpowi"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (f32, i32) -> f64
<stdin>:74:8: error: 'math.fpowi' op requires the same shape for all operands and results
  %0 = math.fpowi %a, %b : vector<2xf32>, vector<3xi32>
       ^
<stdin>:74:8: note: see current operation: %0 = "math.fpowi"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (vector<2xf32>, vector<3xi32>) -> vector<2xf32>
<stdin>:79:10: error: 'math.sincos' op failed to verify that all of {operand, sin, cos} have same type
  %0:2 = "math.sincos"(%a) : (f32) -> (f32, f64)
         ^
<stdin>:79:10: note: see current operation: %0:2 = "math.sincos"(%arg0) <{fastmath = #arith.fastmath<none>}> : (f32) -> (f32, f64)
<stdin>:84:8: error: 'math.sqrt' op operand #0 must be floating-point-like, but got 'memref<2xf32>'
  %0 = math.sqrt %a : memref<2xf32>
       ^
<stdin>:84:8: note: see current operation: %0 = "math.sqrt"(%arg0) <{fastmath = #arith.fastmath<none>}> : (memref<2xf32>) -> memref<2xf32>
<stdin>:89:8: error: 'math.fma' op expected 3 operands, but found 2
  %0 = "math.fma"(%a, %a) : (f32, f32) -> f32
       ^
<stdin>:89:8: note: see current operation: %0 = "math.fma"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
<stdin>:94:8: error: invalid properties {fastmath = 5 : i64} for op math.absi: this operation does not support properties
  %0 = "math.absi"(%a) <{fastmath = 5}> : (f32) -> f32
       ^
// ==== exit 1 ====
