// terrace opt --split-input-file --allow-unregistered-dialect
// Elements, tensors of elements and sizes: counts, types, regions.
func.func @f(%i: index) {
  %0 = tensor.generate %i { ^bb0(%a: index): } : tensor<?xf32>
  return }
// -----
func.func @f(%i: index, %e: f32) {
  %0 = tensor.generate %i { ^bb0(%a: index, %b: index): tensor.yield %e : f32 } : tensor<?xf32>
  return }
// -----
func.func @f(%i: index, %e: f32) {
  %0 = tensor.generate { ^bb0(%a: index): tensor.yield %e : f32 } : tensor<?xf32>
  return }
// -----
func.func @f(%i: index, %e: f32) {
  %0 = tensor.generate %i { ^bb0(%a: i32): tensor.yield %e : f32 } : tensor<?xf32>
  return }
// -----
func.func @f(%i: index, %e: f32) {
  %0 = tensor.generate %i { ^bb0(%a: i32, %b: index): tensor.yield %e : f32 } : tensor<?xf32>
  return }
// -----
func.func @f(%i: index, %e: f32) {
  %0 = tensor.generate %i { ^bb0(%a: index): tensor.yield %i : index } : tensor<?xf32>
  return }
// -----
func.func @f(%e: f32) {
  %0 = tensor.from_elements %e : tensor<2xf32>
  return }
// -----
func.func @f(%e: f32) {
  %0 = "tensor.from_elements"(%e) : (f32) -> tensor<2xf32>
  return }
// -----
func.func @f(%e: f32) {
  %0 = "tensor.from_elements"(%e) : (f32) -> tensor<1xi32>
  return }
// -----
func.func @f(%e: f32) {
  %0 = tensor.from_elements %e : tensor<?xf32>
  return }
// -----
func.func @f(%e: f32) {
  %0 = tensor.from_elements %e : tensor<*xf32>
  return }
// -----
func.func @f(%e: f32) {
  %0 = tensor.from_elements %e : memref<1xf32>
  return }
// -----
func.func @f(%e: f32) {
  %0 = tensor.from_elements %e : tensor<1xi32>
  return }
// -----
func.func @f(%t: tensor<4xf32>) { tensor.yield %t : tensor<4xf32> }
// -----
func.func @f(%t: tensor<f32>, %i: index) {
  %0 = tensor.dim %t, %i : tensor<f32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %i: index) {
  %0 = tensor.extract %t[] : tensor<4xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %i: index, %e: f32) {
  %0 = tensor.insert %e into %t[] : tensor<4xf32>
  return }
// -----
func.func @f(%t: tensor<*xf32>, %i: index, %e: f32) {
  %0 = tensor.extract %t[] : tensor<*xf32>
  return }
// -----
func.func @f(%i: index) {
  %0 = tensor.empty(%i) : tensor<4xf32>
  return }
// -----
func.func @f(%i: index, %e: f32) {
  %0 = tensor.splat %e[%i] : tensor<4xf32>
  return }
// -----
func.func @f(%i: index, %e: f32) {
  %0 = tensor.splat %e : tensor<?xf32>
  return }
// -----
func.func @f(%i: index, %e: f32) {
  %0 = tensor.splat %e : tensor<*xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.generate { ^bb0: "test.foo"() : () -> () } : tensor<4xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %i: index) {
  %0 = "tensor.insert"(%t, %t, %i) : (tensor<4xf32>, tensor<4xf32>, index) -> tensor<4xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %i: index) {
  %0 = "tensor.extract"(%t, %i) : (tensor<4xf32>, index) -> i32
  return }
// -----
func.func @f(%t: i32, %i: index) {
  %0 = "tensor.splat"(%t, %i) : (i32, index) -> tensor<?xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %i: index, %e: f32) {
  %0 = "tensor.insert"(%e, %t, %i) : (f32, tensor<4xf32>, index) -> tensor<5xf32>
  return }
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
<stdin>:4:8: error: 'tensor.yield' op requires a single operand
  %0 = tensor.generate %i { ^bb0(%a: index): } : tensor<?xf32>
       ^
<stdin>:4:8: note: see current operation: "tensor.yield"() : () -> ()
<stdin>:8:8: error: must have one body argument per input dimension
  %0 = tensor.generate %i { ^bb0(%a: index, %b: index): tensor.yield %e : f32 } : tensor<?xf32>
       ^
<stdin>:8:8: note: see current operation: 
%0 = "tensor.generate"(%arg0) ({
^bb0(%arg2: index, %arg3: index):
  "tensor.yield"(%arg1) : (f32) -> ()
}) : (index) -> tensor<?xf32>
<stdin>:12:8: error: 'tensor.generate' op incorrect number of dynamic sizes, has 0, expected 1
  %0 = tensor.generate { ^bb0(%a: index): tensor.yield %e : f32 } : tensor<?xf32>
       ^
<stdin>:12:8: note: see current operation: 
%0 = "tensor.generate"() ({
^bb0(%arg2: index):
  "tensor.yield"(%arg1) : (f32) -> ()
}) : () -> tensor<?xf32>
<stdin>:16:8: error: all body arguments must be index
  %0 = tensor.generate %i { ^bb0(%a: i32): tensor.yield %e : f32 } : tensor<?xf32>
       ^
<stdin>:16:8: note: see current operation: 
%0 = "tensor.generate"(%arg0) ({
^bb0(%arg2: i32):
  "tensor.yield"(%arg1) : (f32) -> ()
}) : (index) -> tensor<?xf32>
<stdin>:20:8: error: all body arguments must be index
  %0 = tensor.generate %i { ^bb0(%a: i32, %b: index): tensor.yield %e : f32 } : tensor<?xf32>
       ^
<stdin>:20:8: note: see current operation: 
%0 = "tensor.generate"(%arg0) ({
^bb0(%arg2: i32, %arg3: index):
  "tensor.yield"(%arg1) : (f32) -> ()
}) : (index) -> tensor<?xf32>
<stdin>:24:8: error: 'tensor.generate' op body must be terminated with a `yield` operation of the tensor element type
  %0 = tensor.generate %i { ^bb0(%a: index): tensor.yield %i : index } : tensor<?xf32>
       ^
<stdin>:24:8: note: see current operation: 
%0 = "tensor.generate"(%arg0) ({
^bb0(%arg2: index):
  "tensor.yield"(%arg0) : (index) -> ()
}) : (index) -> tensor<?xf32>
<stdin>:28:29: error: custom op 'tensor.from_elements' number of operands and types do not match: got 1 operands and 2 types
  %0 = tensor.from_elements %e : tensor<2xf32>
                            ^
<stdin>:32:8: error: 'tensor.from_elements' op failed to verify that operand types match result element type
  %0 = "tensor.from_elements"(%e) : (f32) -> tensor<2xf32>
       ^
<stdin>:32:8: note: see current operation: %0 = "tensor.from_elements"(%arg0) : (f32) -> tensor<2xf32>
<stdin>:36:8: error: 'tensor.from_elements' op failed to verify that operand types match result element type
  %0 = "tensor.from_elements"(%e) : (f32) -> tensor<1xi32>
       ^
<stdin>:36:8: note: see current operation: %0 = "tensor.from_elements"(%arg0) : (f32) -> tensor<1xi32>
<stdin>:40:8: error: custom op 'tensor.from_elements' 'result' must be statically shaped tensor of any type values, but got 'tensor<?xf32>'
  %0 = tensor.from_elements %e : tensor<?xf32>
       ^
<stdin>:44:34: error: custom op 'tensor.from_elements' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'
  %0 = tensor.from_elements %e : tensor<*xf32>
                                 ^
<stdin>:48:34: error: custom op 'tensor.from_elements' invalid kind of type specified: expected builtin.tensor, but found 'memref<1xf32>'
  %0 = tensor.from_elements %e : memref<1xf32>
                                 ^
<stdin>:52:29: error: use of value '%e' expects different type than prior uses: 'i32' vs 'f32'
  %0 = tensor.from_elements %e : tensor<1xi32>
                            ^
<stdin>:51:14: note: prior use here
func.func @f(%e: f32) {
             ^
<stdin>:55:35: error: 'tensor.yield' op expects parent op to be one of 'tensor.generate, tensor.pad'
func.func @f(%t: tensor<4xf32>) { tensor.yield %t : tensor<4xf32> }
                                  ^
<stdin>:55:35: note: see current operation: "tensor.yield"(%arg0) : (tensor<4xf32>) -> ()
<stdin>:58:8: error: 'tensor.dim' op operand #0 must be non-0-ranked or unranked tensor, but got 'tensor<f32>'
  %0 = tensor.dim %t, %i : tensor<f32>
       ^
<stdin>:58:8: note: see current operation: %0 = "tensor.dim"(%arg0, %arg1) : (tensor<f32>, index) -> index
<stdin>:62:8: error: 'tensor.extract' op incorrect number of indices for extract_element
  %0 = tensor.extract %t[] : tensor<4xf32>
       ^
<stdin>:62:8: note: see current operation: %0 = "tensor.extract"(%arg0) : (tensor<4xf32>) -> f32
<stdin>:66:8: error: 'tensor.insert' op incorrect number of indices
  %0 = tensor.insert %e into %t[] : tensor<4xf32>
       ^
<stdin>:66:8: note: see current operation: %0 = "tensor.insert"(%arg2, %arg0) : (f32, tensor<4xf32>) -> tensor<4xf32>
<stdin>:70:30: error: custom op 'tensor.extract' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'
  %0 = tensor.extract %t[] : tensor<*xf32>
                             ^
<stdin>:74:8: error: 'tensor.empty' op incorrect number of dynamic sizes, has 1, expected 0
  %0 = tensor.empty(%i) : tensor<4xf32>
       ^
<stdin>:74:8: note: see current operation: %0 = "tensor.empty"(%arg0) : (index) -> tensor<4xf32>
<stdin>:78:8: error: 'tensor.splat' op incorrect number of dynamic sizes, has 1, expected 0
  %0 = tensor.splat %e[%i] : tensor<4xf32>
       ^
<stdin>:78:8: note: see current operation: %0 = "tensor.splat"(%arg1, %arg0) : (f32, index) -> tensor<4xf32>
<stdin>:82:8: error: 'tensor.splat' op incorrect number of dynamic sizes, has 0, expected 1
  %0 = tensor.splat %e : tensor<?xf32>
       ^
<stdin>:82:8: note: see current operation: %0 = "tensor.splat"(%arg1) : (f32) -> tensor<?xf32>
<stdin>:86:26: error: custom op 'tensor.splat' invalid kind of type specified: expected builtin.tensor, but found 'tensor<*xf32>'
  %0 = tensor.splat %e : tensor<*xf32>
                         ^
<stdin>:90:8: error: 'tensor.yield' op requires a single operand
  %0 = tensor.generate { ^bb0: "test.foo"() : () -> () } : tensor<4xf32>
       ^
<stdin>:90:8: note: see current operation: "tensor.yield"() : () -> ()
<stdin>:94:8: error: 'tensor.insert' op failed to verify that scalar type matches element type of dest
  %0 = "tensor.insert"(%t, %t, %i) : (tensor<4xf32>, tensor<4xf32>, index) -> tensor<4xf32>
       ^
<stdin>:94:8: note: see current operation: %0 = "tensor.insert"(%arg0, %arg0, %arg1) : (tensor<4xf32>, tensor<4xf32>, index) -> tensor<4xf32>
<stdin>:98:8: error: 'tensor.extract' op failed to verify that result type matches element type of tensor
  %0 = "tensor.extract"(%t, %i) : (tensor<4xf32>, index) -> i32
       ^
<stdin>:98:8: note: see current operation: %0 = "tensor.extract"(%arg0, %arg1) : (tensor<4xf32>, index) -> i32
<stdin>:102:8: error: 'tensor.splat' op failed to verify that operand type matches element type of result
  %0 = "tensor.splat"(%t, %i) : (i32, index) -> tensor<?xf32>
       ^
<stdin>:102:8: note: see current operation: %0 = "tensor.splat"(%arg0, %arg1) : (i32, index) -> tensor<?xf32>
<stdin>:106:8: error: 'tensor.insert' op failed to verify that result type matches type of dest
  %0 = "tensor.insert"(%e, %t, %i) : (f32, tensor<4xf32>, index) -> tensor<5xf32>
       ^
<stdin>:106:8: note: see current operation: %0 = "tensor.insert"(%arg2, %arg0, %arg1) : (f32, tensor<4xf32>, index) -> tensor<5xf32>
// ==== exit 1 ====
