// terrace opt --split-input-file --convert-math-to-funcs
// Tensors have no functions.
func.func @f(%a: tensor<2xi32>) -> tensor<2xi32> {
  %0 = math.ipowi %a, %a : tensor<2xi32>
  return %0 : tensor<2xi32>
}
// -----
func.func @g(%a: tensor<2xf32>, %b: tensor<2xi32>) -> tensor<2xf32> {
  %0 = math.fpowi %a, %b : tensor<2xf32>, tensor<2xi32>
  return %0 : tensor<2xf32>
}
// ==== stdout ====
// -----
// ==== stderr ====
<stdin>:4:8: error: failed to legalize operation 'math.ipowi' that was explicitly marked illegal
  %0 = math.ipowi %a, %a : tensor<2xi32>
       ^
<stdin>:4:8: note: see current operation: %0 = "math.ipowi"(%arg0, %arg0) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
<stdin>:9:8: error: failed to legalize unresolved materialization from ('f32') to ('tensor<2xf32>') that remained live after conversion
  %0 = math.fpowi %a, %b : tensor<2xf32>, tensor<2xi32>
       ^
<stdin>:9:8: note: see current operation: %1 = "builtin.unrealized_conversion_cast"(%0) : (f32) -> tensor<2xf32>
<stdin>:10:3: note: see existing live user here: func.return %1 : tensor<2xf32>
  return %0 : tensor<2xf32>
  ^
// ==== exit 1 ====
