// terrace opt --split-input-file --allow-unregistered-dialect
// Padding: lists, types, region.
func.func @f(%t: tensor<2x?xf32>) {
  %0 = tensor.pad %t low[0,0] high[0,0] { } : tensor<2x?xf32> to tensor<2x?xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %e: f32) {
  %0 = tensor.pad %t low[1, 1] high[0] { ^bb0(%a: index): tensor.yield %e : f32 } : tensor<4xf32> to tensor<5xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %e: f32) {
  %0 = tensor.pad %t low[1] high[0] { ^bb0(%a: index): tensor.yield %e : f32 } : tensor<4xf32> to tensor<5x5xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %e: f32) {
  %0 = tensor.pad %t low[1] high[0] { ^bb0(%a: index): tensor.yield %e : f32 } : tensor<4xf32> to tensor<6xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %e: f32) {
  %0 = tensor.pad %t low[1] high[0] { ^bb0(%a: index): tensor.yield %e : f32 } : tensor<4xf32> to tensor<?xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %e: f32) {
  %0 = tensor.pad %t low[1] high[0] { ^bb0: tensor.yield %e : f32 } : tensor<4xf32> to tensor<5xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %e: f32) {
  %0 = tensor.pad %t low[1] high[0] { ^bb0(%a: i32): tensor.yield %e : f32 } : tensor<4xf32> to tensor<5xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %e: f32) {
  %0 = tensor.pad %t low[1] high[0] { ^bb0(%a: index): tensor.yield %a : index } : tensor<4xf32> to tensor<5xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %e: i32) {
  %0 = tensor.pad %t low[1] high[0] { ^bb0(%a: index): tensor.yield %e : i32 } : tensor<4xf32> to tensor<5xi32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %e: f32) {
  %0 = tensor.pad %t low[-5] high[0] { ^bb0(%a: index): tensor.yield %e : f32 } : tensor<4xf32> to tensor<?xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %e: f32, %i: index) {
  %0 = tensor.pad %t low[%i] high[0] { ^bb0(%a: index): tensor.yield %e : f32 } : tensor<4xf32> to tensor<7xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %i: index) {
  %0 = tensor.pad %t low[%i] high[0] { ^bb0(%a: index): } : tensor<4xf32> to tensor<7xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %e: f32, %i: index) {
  %0 = tensor.pad %t low[0] high[0] { ^bb0(%a: index): %c = arith.constant 1 : index  } : tensor<4xf32> to tensor<4xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>, %e: f32, %i: index) {
  %0 = "tensor.pad"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_low = array<i64: 0>, static_high = array<i64: 0>}> ({ ^bb0(%a: index): "tensor.yield"(%e) : (f32)->() ^bb1: "tensor.yield"(%e) : (f32)->()}) : (tensor<4xf32>) -> tensor<4xf32>
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
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: i32) {
    %padded = tensor.pad %arg0 low[1] high[0] {
    ^bb0(%arg2: index):
      tensor.yield %arg1 : i32
    } : tensor<4xf32> to tensor<5xi32>
    return
  }
}

// -----
// -----
module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: f32, %arg2: index) {
    %padded = tensor.pad %arg0 low[%arg2] high[0] {
    ^bb0(%arg3: index):
      tensor.yield %arg1 : f32
    } : tensor<4xf32> to tensor<7xf32>
    return
  }
}

// -----
// -----
// -----
// ==== stderr ====
<stdin>:4:8: error: 'tensor.yield' op requires a single operand
  %0 = tensor.pad %t low[0,0] high[0,0] { } : tensor<2x?xf32> to tensor<2x?xf32>
       ^
<stdin>:4:8: note: see current operation: "tensor.yield"() : () -> ()
<stdin>:8:8: error: failed to infer expectedType from sourceType 'tensor<4xf32>', specified resultType is 'tensor<5xf32>'
  %0 = tensor.pad %t low[1, 1] high[0] { ^bb0(%a: index): tensor.yield %e : f32 } : tensor<4xf32> to tensor<5xf32>
       ^
<stdin>:8:8: note: see current operation: 
%0 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0>, static_low = array<i64: 1, 1>}> ({
^bb0(%arg2: index):
  "tensor.yield"(%arg1) : (f32) -> ()
}) : (tensor<4xf32>) -> tensor<5xf32>
<stdin>:12:8: error: specified type 'tensor<5x5xf32>' does not match the inferred type 'tensor<5xf32>'
  %0 = tensor.pad %t low[1] high[0] { ^bb0(%a: index): tensor.yield %e : f32 } : tensor<4xf32> to tensor<5x5xf32>
       ^
<stdin>:12:8: note: see current operation: 
%0 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0>, static_low = array<i64: 1>}> ({
^bb0(%arg2: index):
  "tensor.yield"(%arg1) : (f32) -> ()
}) : (tensor<4xf32>) -> tensor<5x5xf32>
<stdin>:16:8: error: specified type 'tensor<6xf32>' does not match the inferred type 'tensor<5xf32>'
  %0 = tensor.pad %t low[1] high[0] { ^bb0(%a: index): tensor.yield %e : f32 } : tensor<4xf32> to tensor<6xf32>
       ^
<stdin>:16:8: note: see current operation: 
%0 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0>, static_low = array<i64: 1>}> ({
^bb0(%arg2: index):
  "tensor.yield"(%arg1) : (f32) -> ()
}) : (tensor<4xf32>) -> tensor<6xf32>
<stdin>:20:8: error: specified type 'tensor<?xf32>' does not match the inferred type 'tensor<5xf32>'
  %0 = tensor.pad %t low[1] high[0] { ^bb0(%a: index): tensor.yield %e : f32 } : tensor<4xf32> to tensor<?xf32>
       ^
<stdin>:20:8: note: see current operation: 
%0 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0>, static_low = array<i64: 1>}> ({
^bb0(%arg2: index):
  "tensor.yield"(%arg1) : (f32) -> ()
}) : (tensor<4xf32>) -> tensor<?xf32>
<stdin>:24:8: error: expected the block to have 1 arguments
  %0 = tensor.pad %t low[1] high[0] { ^bb0: tensor.yield %e : f32 } : tensor<4xf32> to tensor<5xf32>
       ^
<stdin>:24:8: note: see current operation: 
%0 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0>, static_low = array<i64: 1>}> ({
  "tensor.yield"(%arg1) : (f32) -> ()
}) : (tensor<4xf32>) -> tensor<5xf32>
<stdin>:28:8: error: 'tensor.pad' op expected block argument 1 to be an index
  %0 = tensor.pad %t low[1] high[0] { ^bb0(%a: i32): tensor.yield %e : f32 } : tensor<4xf32> to tensor<5xf32>
       ^
<stdin>:28:8: note: see current operation: 
%0 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0>, static_low = array<i64: 1>}> ({
^bb0(%arg2: i32):
  "tensor.yield"(%arg1) : (f32) -> ()
}) : (tensor<4xf32>) -> tensor<5xf32>
<stdin>:32:8: error: 'tensor.pad' op expected yield type to match shape element type
  %0 = tensor.pad %t low[1] high[0] { ^bb0(%a: index): tensor.yield %a : index } : tensor<4xf32> to tensor<5xf32>
       ^
<stdin>:32:8: note: see current operation: 
%0 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0>, static_low = array<i64: 1>}> ({
^bb0(%arg2: index):
  "tensor.yield"(%arg2) : (index) -> ()
}) : (tensor<4xf32>) -> tensor<5xf32>
<stdin>:40:8: error: specified type 'tensor<?xf32>' does not match the inferred type 'tensor<-1xf32>'
  %0 = tensor.pad %t low[-5] high[0] { ^bb0(%a: index): tensor.yield %e : f32 } : tensor<4xf32> to tensor<?xf32>
       ^
<stdin>:40:8: note: see current operation: 
%0 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0>, static_low = array<i64: -5>}> ({
^bb0(%arg2: index):
  "tensor.yield"(%arg1) : (f32) -> ()
}) : (tensor<4xf32>) -> tensor<?xf32>
<stdin>:48:8: error: 'tensor.yield' op requires a single operand
  %0 = tensor.pad %t low[%i] high[0] { ^bb0(%a: index): } : tensor<4xf32> to tensor<7xf32>
       ^
<stdin>:48:8: note: see current operation: "tensor.yield"() : () -> ()
<stdin>:52:8: error: 'tensor.yield' op requires a single operand
  %0 = tensor.pad %t low[0] high[0] { ^bb0(%a: index): %c = arith.constant 1 : index  } : tensor<4xf32> to tensor<4xf32>
       ^
<stdin>:52:8: note: see current operation: "tensor.yield"() : () -> ()
<stdin>:56:8: error: 'tensor.pad' op expects region #0 to have 0 or 1 blocks
  %0 = "tensor.pad"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_low = array<i64: 0>, static_high = array<i64: 0>}> ({ ^bb0(%a: index): "tensor.yield"(%e) : (f32)->() ^bb1: "tensor.yield"(%e) : (f32)->()}) : (tensor<4xf32>) -> tensor<4xf32>
       ^
<stdin>:56:8: note: see current operation: 
%0 = "tensor.pad"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 0>, static_low = array<i64: 0>}> ({
^bb0(%arg3: index):
  "tensor.yield"(%arg1) : (f32) -> ()
^bb1:  // no predecessors
  "tensor.yield"(%arg1) : (f32) -> ()
}) : (tensor<4xf32>) -> tensor<4xf32>
// ==== exit 1 ====
