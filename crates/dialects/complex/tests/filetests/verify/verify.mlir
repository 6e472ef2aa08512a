// terrace opt --split-input-file
// What complex refuses.
func.func @f(%a: f32) {
  %0 = complex.abs %a : f32
  return
}
// -----
func.func @f(%a: complex<i32>) {
  %0 = complex.abs %a : complex<i32>
  return
}
// -----
func.func @f(%a: complex<i32>) {
  %0 = complex.sin %a : complex<i32>
  return
}
// -----
func.func @f(%a: complex<f32>) {
  %0 = "complex.abs"(%a) : (complex<f32>) -> f64
  return
}
// -----
func.func @f(%a: complex<f32>) {
  %0 = "complex.re"(%a) : (complex<f32>) -> complex<f32>
  return
}
// -----
func.func @f(%a: complex<f32>) {
  %0 = "complex.sin"(%a) : (complex<f32>) -> complex<f64>
  return
}
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>) {
  %0 = "complex.add"(%a, %b) : (complex<f32>, complex<f64>) -> complex<f32>
  return
}
// -----
func.func @f(%a: complex<f32>, %b: complex<f64>) {
  %0 = "complex.eq"(%a, %b) : (complex<f32>, complex<f64>) -> i1
  return
}
// -----
func.func @f(%a: f32) {
  %0 = complex.create %a, %a : complex<f64>
  return
}
// -----
func.func @f(%a: f32, %b: f64) {
  %0 = "complex.create"(%a, %b) : (f32, f64) -> complex<f64>
  return
}
// -----
func.func @f(%a: f32) {
  %0 = "complex.create"(%a, %a) : (f32, f32) -> complex<f64>
  return
}
// -----
func.func @f(%a: i32) {
  %0 = complex.create %a, %a : complex<i32>
  return
}
// -----
func.func @f() {
  %0 = complex.constant [1.0 : f32] : complex<f32>
  return
}
// -----
func.func @f() {
  %0 = complex.constant [1.0 : f64, 2.0 : f32] : complex<f32>
  return
}
// -----
func.func @f() {
  %0 = complex.constant [1 : i32, 2.0 : f32] : complex<f32>
  return
}
// -----
func.func @f() {
  %0 = complex.constant [unit, 2.0 : f32] : complex<f32>
  return
}
// -----
func.func @f() {
  %0 = "complex.constant"() : () -> complex<f32>
  return
}
// -----
func.func @f() {
  %0 = "complex.constant"() <{value = 5}> : () -> complex<f32>
  return
}
// -----
func.func @f() {
  %0 = "complex.constant"() <{value = [1.0, 2.0]}> : () -> f64
  return
}
// -----
func.func @f(%a: i32) {
  %0 = complex.bitcast %a : i32 to f32
  return
}
// -----
func.func @f(%a: i32) {
  %0 = complex.bitcast %a : i32 to complex<f32>
  return
}
// -----
func.func @f(%a: complex<f32>) {
  %0 = complex.bitcast %a : complex<f32> to complex<bf16>
  return
}
// -----
func.func @f(%a: vector<2xf32>) {
  %0 = complex.bitcast %a : vector<2xf32> to complex<f32>
  return
}
// -----
func.func @f(%a: complex<f32>) {
  %0 = complex.bitcast %a : complex<f32> to index
  return
}
// -----
func.func @f(%a: complex<f32>, %b: si32) {
  %0 = complex.powi %a, %b : complex<f32>, si32
  return
}
// -----
func.func @f(%a: complex<f32>, %b: f32) {
  %0 = complex.powi %a, %b : complex<f32>, f32
  return
}
// -----
func.func @f(%a: complex<f32>, %b: i32) {
  %0 = "complex.powi"(%a, %b) : (complex<f32>, i32) -> complex<f64>
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
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:4:25: error: custom op 'complex.abs' invalid kind of type specified: expected builtin.complex, but found 'f32'
  %0 = complex.abs %a : f32
                        ^
<stdin>:9:8: error: custom op 'complex.abs' 'complex' must be complex type with floating-point elements, but got 'complex<i32>'
  %0 = complex.abs %a : complex<i32>
       ^
<stdin>:14:8: error: 'complex.sin' op operand #0 must be complex type with floating-point elements, but got 'complex<i32>'
  %0 = complex.sin %a : complex<i32>
       ^
<stdin>:14:8: note: see current operation: %0 = "complex.sin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<i32>) -> complex<i32>
<stdin>:19:8: error: 'complex.abs' op failed to verify that complex element type matches result type
  %0 = "complex.abs"(%a) : (complex<f32>) -> f64
       ^
<stdin>:19:8: note: see current operation: %0 = "complex.abs"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f64
<stdin>:24:8: error: 'complex.re' op result #0 must be floating-point, but got 'complex<f32>'
  %0 = "complex.re"(%a) : (complex<f32>) -> complex<f32>
       ^
<stdin>:24:8: note: see current operation: %0 = "complex.re"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
<stdin>:29:8: error: 'complex.sin' op requires the same type for all operands and results
  %0 = "complex.sin"(%a) : (complex<f32>) -> complex<f64>
       ^
<stdin>:29:8: note: see current operation: %0 = "complex.sin"(%arg0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f64>
<stdin>:34:8: error: 'complex.add' op requires the same type for all operands and results
  %0 = "complex.add"(%a, %b) : (complex<f32>, complex<f64>) -> complex<f32>
       ^
<stdin>:34:8: note: see current operation: %0 = "complex.add"(%arg0, %arg1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f64>) -> complex<f32>
<stdin>:39:8: error: 'complex.eq' op failed to verify that all of {lhs, rhs} have same type
  %0 = "complex.eq"(%a, %b) : (complex<f32>, complex<f64>) -> i1
       ^
<stdin>:39:8: note: see current operation: %0 = "complex.eq"(%arg0, %arg1) : (complex<f32>, complex<f64>) -> i1
<stdin>:44:23: error: use of value '%a' expects different type than prior uses: 'f64' vs 'f32'
  %0 = complex.create %a, %a : complex<f64>
                      ^
<stdin>:43:14: note: prior use here
func.func @f(%a: f32) {
             ^
<stdin>:49:8: error: 'complex.create' op failed to verify that all of {real, imaginary} have same type
  %0 = "complex.create"(%a, %b) : (f32, f64) -> complex<f64>
       ^
<stdin>:49:8: note: see current operation: %0 = "complex.create"(%arg0, %arg1) : (f32, f64) -> complex<f64>
<stdin>:54:8: error: 'complex.create' op failed to verify that complex element type matches real operand type
  %0 = "complex.create"(%a, %a) : (f32, f32) -> complex<f64>
       ^
<stdin>:54:8: note: see current operation: %0 = "complex.create"(%arg0, %arg0) : (f32, f32) -> complex<f64>
<stdin>:59:8: error: custom op 'complex.create' 'complex' must be complex type with floating-point elements, but got 'complex<i32>'
  %0 = complex.create %a, %a : complex<i32>
       ^
<stdin>:64:8: error: 'complex.constant' op requires 'value' to be a complex constant, represented as array of two values
  %0 = complex.constant [1.0 : f32] : complex<f32>
       ^
<stdin>:64:8: note: see current operation: %0 = "complex.constant"() <{value = [1.000000e+00 : f32]}> : () -> complex<f32>
<stdin>:69:8: error: 'complex.constant' op requires attribute's element types ('f64', 'f32') to match the element type of the op's return type ('f32')
  %0 = complex.constant [1.0 : f64, 2.0 : f32] : complex<f32>
       ^
<stdin>:69:8: note: see current operation: %0 = "complex.constant"() <{value = [1.000000e+00, 2.000000e+00 : f32]}> : () -> complex<f32>
<stdin>:74:8: error: 'complex.constant' op requires attribute's element types ('i32', 'f32') to match the element type of the op's return type ('f32')
  %0 = complex.constant [1 : i32, 2.0 : f32] : complex<f32>
       ^
<stdin>:74:8: note: see current operation: %0 = "complex.constant"() <{value = [1 : i32, 2.000000e+00 : f32]}> : () -> complex<f32>
<stdin>:79:8: error: 'complex.constant' op requires attribute's elements to be float or integer attributes
  %0 = complex.constant [unit, 2.0 : f32] : complex<f32>
       ^
<stdin>:79:8: note: see current operation: %0 = "complex.constant"() <{value = [unit, 2.000000e+00 : f32]}> : () -> complex<f32>
<stdin>:84:8: error: 'complex.constant' op requires attribute 'value'
  %0 = "complex.constant"() : () -> complex<f32>
       ^
<stdin>:84:8: note: see current operation: %0 = "complex.constant"() : () -> complex<f32>
<stdin>:89:8: error: invalid properties {value = 5 : i64} for op complex.constant: Invalid attribute `value` in property conversion: 5 : i64
  %0 = "complex.constant"() <{value = 5}> : () -> complex<f32>
       ^
<stdin>:94:8: error: 'complex.constant' op result #0 must be complex-type, but got 'f64'
  %0 = "complex.constant"() <{value = [1.0, 2.0]}> : () -> f64
       ^
<stdin>:94:8: note: see current operation: %0 = "complex.constant"() <{value = [1.000000e+00, 2.000000e+00]}> : () -> f64
<stdin>:99:8: error: 'complex.bitcast' op requires that either input or output has a complex type
  %0 = complex.bitcast %a : i32 to f32
       ^
<stdin>:99:8: note: see current operation: %0 = "complex.bitcast"(%arg0) : (i32) -> f32
<stdin>:104:8: error: 'complex.bitcast' op casting bitwidths do not match
  %0 = complex.bitcast %a : i32 to complex<f32>
       ^
<stdin>:104:8: note: see current operation: %0 = "complex.bitcast"(%arg0) : (i32) -> complex<f32>
<stdin>:109:8: error: 'complex.bitcast' op requires that either input or output has a complex type
  %0 = complex.bitcast %a : complex<f32> to complex<bf16>
       ^
<stdin>:109:8: note: see current operation: %0 = "complex.bitcast"(%arg0) : (complex<f32>) -> complex<bf16>
<stdin>:114:8: error: 'complex.bitcast' op operand must be int/float/complex
  %0 = complex.bitcast %a : vector<2xf32> to complex<f32>
       ^
<stdin>:114:8: note: see current operation: %0 = "complex.bitcast"(%arg0) : (vector<2xf32>) -> complex<f32>
<stdin>:119:8: error: 'complex.bitcast' op result must be int/float/complex
  %0 = complex.bitcast %a : complex<f32> to index
       ^
<stdin>:119:8: note: see current operation: %0 = "complex.bitcast"(%arg0) : (complex<f32>) -> index
<stdin>:124:8: error: 'complex.powi' op operand #1 must be signless integer, but got 'si32'
  %0 = complex.powi %a, %b : complex<f32>, si32
       ^
<stdin>:124:8: note: see current operation: %0 = "complex.powi"(%arg0, %arg1) : (complex<f32>, si32) -> complex<f32>
<stdin>:129:44: error: custom op 'complex.powi' invalid kind of type specified: expected builtin.integer, but found 'f32'
  %0 = complex.powi %a, %b : complex<f32>, f32
                                           ^
<stdin>:134:8: error: 'complex.powi' op failed to verify that all of {lhs, result} have same type
  %0 = "complex.powi"(%a, %b) : (complex<f32>, i32) -> complex<f64>
       ^
<stdin>:134:8: note: see current operation: %0 = "complex.powi"(%arg0, %arg1) : (complex<f32>, i32) -> complex<f64>
// ==== exit 1 ====
