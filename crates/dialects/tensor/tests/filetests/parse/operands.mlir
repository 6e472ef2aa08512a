// terrace opt --split-input-file --allow-unregistered-dialect
// Errors in the texts: kinds of types, lists, keywords.
func.func @f(%t: tensor<4xf32>, %e: f32, %i: index) {
  %0 = tensor.cast %t : tensor<4xf32> to memref<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %e: f32, %i: index) {
  %0 = tensor.extract %t[%i : tensor<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %e: f32, %i: index) {
  %0 = tensor.insert %e in %t[%i] : tensor<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %e: f32, %i: index) {
  %0 = tensor.pad %t low[a] high[0] { ^bb0(%x: index): tensor.yield %e : f32 } : tensor<4xf32> to tensor<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %e: f32, %i: index) {
  %0 = tensor.pad %t fold low[0] high[0] { ^bb0(%x: index): tensor.yield %e : f32 } : tensor<4xf32> to tensor<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %e: f32, %i: index) {
  %0 = tensor.empty(%i) : memref<?xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %e: f32, %i: index) {
  %0 = tensor.extract_slice %t[0] [1] : tensor<4xf32> to tensor<1xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %e: f32, %i: index) {
  %0 = tensor.collapse_shape %t [0] : tensor<4xf32> into tensor<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %e: f32, %i: index) {
  %0 = tensor.collapse_shape %t [[0 : i32]] : tensor<4xf32> into tensor<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %e: f32, %i: index) {
  %0 = tensor.concat dim(x) %t : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %e: f32, %i: index) {
  %0 = tensor.gather %t[%t] gather_dims(0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %e: f32, %i: index) {
  %0 = tensor.splat %e[%e] : tensor<?xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %e: f32, %i: index) {
  %0 = tensor.reshape %t(%e) : (tensor<4xf32>) -> tensor<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %e: f32, %i: index) {
  %0 = tensor.dim {a} %t, %i : tensor<4xf32>
  %1 = tensor.dim %t, %e : tensor<4xf32>
  return
}
// -----
func.func @f(%t: tensor<4xf32>, %e: f32, %i: index) {
  %0 = tensor.nothing %t : tensor<4xf32>
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
// ==== stderr ====
<stdin>:4:42: error: custom op 'tensor.cast' invalid kind of type specified
  %0 = tensor.cast %t : tensor<4xf32> to memref<4xf32>
                                         ^
<stdin>:9:28: error: expected ']'
  %0 = tensor.extract %t[%i : tensor<4xf32>
                           ^
<stdin>:14:25: error: custom op 'tensor.insert' expected 'into'
  %0 = tensor.insert %e in %t[%i] : tensor<4xf32>
                        ^
<stdin>:19:26: error: custom op 'tensor.pad' expected integer value
  %0 = tensor.pad %t low[a] high[0] { ^bb0(%x: index): tensor.yield %e : f32 } : tensor<4xf32> to tensor<4xf32>
                         ^
<stdin>:19:8: error: custom op 'tensor.pad' expected SSA value or integer
  %0 = tensor.pad %t low[a] high[0] { ^bb0(%x: index): tensor.yield %e : f32 } : tensor<4xf32> to tensor<4xf32>
       ^
<stdin>:24:22: error: custom op 'tensor.pad' expected 'low'
  %0 = tensor.pad %t fold low[0] high[0] { ^bb0(%x: index): tensor.yield %e : f32 } : tensor<4xf32> to tensor<4xf32>
                     ^
<stdin>:29:27: error: custom op 'tensor.empty' invalid kind of type specified: expected builtin.tensor, but found 'memref<?xf32>'
  %0 = tensor.empty(%i) : memref<?xf32>
                          ^
<stdin>:34:38: error: expected '[' in dynamic index list
  %0 = tensor.extract_slice %t[0] [1] : tensor<4xf32> to tensor<1xf32>
                                     ^
<stdin>:34:8: error: custom op 'tensor.extract_slice' expected SSA value or integer
  %0 = tensor.extract_slice %t[0] [1] : tensor<4xf32> to tensor<1xf32>
       ^
<stdin>:39:8: error: 'tensor.collapse_shape' op attribute 'reassociation' failed to satisfy constraint: Array of 64-bit integer array attributes
  %0 = tensor.collapse_shape %t [0] : tensor<4xf32> into tensor<4xf32>
       ^
<stdin>:39:8: note: see current operation: %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [0]}> : (tensor<4xf32>) -> tensor<4xf32>
<stdin>:44:8: error: 'tensor.collapse_shape' op attribute 'reassociation' failed to satisfy constraint: Array of 64-bit integer array attributes
  %0 = tensor.collapse_shape %t [[0 : i32]] : tensor<4xf32> into tensor<4xf32>
       ^
<stdin>:44:8: note: see current operation: %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0 : i32]]}> : (tensor<4xf32>) -> tensor<4xf32>
<stdin>:49:26: error: expected attribute value
  %0 = tensor.concat dim(x) %t : (tensor<4xf32>) -> tensor<4xf32>
                         ^
<stdin>:54:41: error: expected '['
  %0 = tensor.gather %t[%t] gather_dims(0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
                                        ^
<stdin>:59:24: error: use of value '%e' expects different type than prior uses: 'index' vs 'f32'
  %0 = tensor.splat %e[%e] : tensor<?xf32>
                       ^
<stdin>:58:33: note: prior use here
func.func @f(%t: tensor<4xf32>, %e: f32, %i: index) {
                                ^
<stdin>:64:8: error: custom op 'tensor.reshape' number of operands and types do not match: got 2 operands and 1 types
  %0 = tensor.reshape %t(%e) : (tensor<4xf32>) -> tensor<4xf32>
       ^
<stdin>:70:23: error: use of value '%e' expects different type than prior uses: 'index' vs 'f32'
  %1 = tensor.dim %t, %e : tensor<4xf32>
                      ^
<stdin>:68:33: note: prior use here
func.func @f(%t: tensor<4xf32>, %e: f32, %i: index) {
                                ^
<stdin>:75:8: error: custom op 'tensor.nothing' is unknown
  %0 = tensor.nothing %t : tensor<4xf32>
       ^
// ==== exit 1 ====
