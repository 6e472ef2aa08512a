// terrace opt --split-input-file --allow-unregistered-dialect
// Casts: shapes, element types and widths. Encodings may differ.
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<5xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32, "a">) {
  %0 = tensor.cast %t : tensor<4xf32, "a"> to tensor<?xf32, "b">
  return }
// -----
func.func @f(%t: tensor<4xf32, "a">) {
  %0 = tensor.cast %t : tensor<4xf32, "a"> to tensor<?xi32, "b">
  return }
// -----
func.func @f(%t: tensor<*xf32>) {
  %0 = tensor.cast %t : tensor<*xf32> to tensor<*xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.cast %t : tensor<4xf32> to memref<4xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.bitcast %t : tensor<4xf32> to tensor<4xi16>
  return }
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.bitcast %t : tensor<4xf32> to tensor<?xi32>
  return }
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.bitcast %t : tensor<4xf32> to tensor<*xui32>
  return }
// -----
func.func @f(%t: tensor<4xindex>) {
  %0 = tensor.bitcast %t : tensor<4xindex> to tensor<4xui32>
  return }
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.bitcast %t : tensor<4xf32> to tensor<4xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32>) {
  %0 = tensor.bitcast %t : tensor<4xf32> to tensor<5xf32>
  return }
// -----
func.func @f(%t: tensor<4xf32, "a">) {
  %0 = tensor.bitcast %t : tensor<4xf32, "a"> to tensor<4xi32>
  return }
// ==== stdout ====
// -----
module {
  func.func @f(%arg0: tensor<4xf32, "a">) {
    %cast = tensor.cast %arg0 : tensor<4xf32, "a"> to tensor<?xf32, "b">
    return
  }
}

// -----
// -----
module {
  func.func @f(%arg0: tensor<*xf32>) {
    %cast = tensor.cast %arg0 : tensor<*xf32> to tensor<*xf32>
    return
  }
}

// -----
// -----
// -----
module {
  func.func @f(%arg0: tensor<4xf32>) {
    %0 = tensor.bitcast %arg0 : tensor<4xf32> to tensor<?xi32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: tensor<4xf32>) {
    %0 = tensor.bitcast %arg0 : tensor<4xf32> to tensor<*xui32>
    return
  }
}

// -----
// -----
module {
  func.func @f(%arg0: tensor<4xf32>) {
    %0 = tensor.bitcast %arg0 : tensor<4xf32> to tensor<4xf32>
    return
  }
}

// -----
// -----
module {
  func.func @f(%arg0: tensor<4xf32, "a">) {
    %0 = tensor.bitcast %arg0 : tensor<4xf32, "a"> to tensor<4xi32>
    return
  }
}

// ==== stderr ====
<stdin>:4:8: error: 'tensor.cast' op operand type 'tensor<4xf32>' and result type 'tensor<5xf32>' are cast incompatible
  %0 = tensor.cast %t : tensor<4xf32> to tensor<5xf32>
       ^
<stdin>:4:8: note: see current operation: %0 = "tensor.cast"(%arg0) : (tensor<4xf32>) -> tensor<5xf32>
<stdin>:12:8: error: 'tensor.cast' op operand type 'tensor<4xf32, "a">' and result type 'tensor<?xi32, "b">' are cast incompatible
  %0 = tensor.cast %t : tensor<4xf32, "a"> to tensor<?xi32, "b">
       ^
<stdin>:12:8: note: see current operation: %0 = "tensor.cast"(%arg0) : (tensor<4xf32, "a">) -> tensor<?xi32, "b">
<stdin>:20:42: error: custom op 'tensor.cast' invalid kind of type specified
  %0 = tensor.cast %t : tensor<4xf32> to memref<4xf32>
                                         ^
<stdin>:24:8: error: 'tensor.bitcast' op operand type 'tensor<4xf32>' and result type 'tensor<4xi16>' are cast incompatible
  %0 = tensor.bitcast %t : tensor<4xf32> to tensor<4xi16>
       ^
<stdin>:24:8: note: see current operation: %0 = "tensor.bitcast"(%arg0) : (tensor<4xf32>) -> tensor<4xi16>
<stdin>:36:8: error: 'tensor.bitcast' op operand #0 must be tensor of signless integer or unsigned integer or signed integer or floating-point values, but got 'tensor<4xindex>'
  %0 = tensor.bitcast %t : tensor<4xindex> to tensor<4xui32>
       ^
<stdin>:36:8: note: see current operation: %0 = "tensor.bitcast"(%arg0) : (tensor<4xindex>) -> tensor<4xui32>
<stdin>:44:8: error: 'tensor.bitcast' op operand type 'tensor<4xf32>' and result type 'tensor<5xf32>' are cast incompatible
  %0 = tensor.bitcast %t : tensor<4xf32> to tensor<5xf32>
       ^
<stdin>:44:8: note: see current operation: %0 = "tensor.bitcast"(%arg0) : (tensor<4xf32>) -> tensor<5xf32>
// ==== exit 1 ====
