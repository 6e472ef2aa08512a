// terrace opt --canonicalize --allow-unregistered-dialect
// Casts: chains, and operations that take or produce the more static type.
func.func @chains(%a: tensor<4x?xf32>, %b: tensor<?x?xf32>, %u: tensor<*xf32>) -> (tensor<?x4xf32>, tensor<?x?xf32>, tensor<4x?xf32>, tensor<*xf32>, tensor<?x?xf32>) {
  %0 = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<?x4xf32>
  %2 = tensor.cast %b : tensor<?x?xf32> to tensor<4x?xf32>
  %3 = tensor.cast %2 : tensor<4x?xf32> to tensor<?x?xf32>
  %4 = tensor.cast %a : tensor<4x?xf32> to tensor<*xf32>
  %5 = tensor.cast %4 : tensor<*xf32> to tensor<4x?xf32>
  %6 = tensor.cast %u : tensor<*xf32> to tensor<*xf32>
  %7 = tensor.cast %u : tensor<*xf32> to tensor<4x4xf32>
  %8 = tensor.cast %7 : tensor<4x4xf32> to tensor<?x?xf32>
  return %1, %3, %5, %6, %8 : tensor<?x4xf32>, tensor<?x?xf32>, tensor<4x?xf32>, tensor<*xf32>, tensor<?x?xf32>
}
func.func @contradict(%a: tensor<4x?xf32>) -> tensor<5x?xf32> {
  %0 = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.cast %0 : tensor<?x?xf32> to tensor<5x?xf32>
  return %1 : tensor<5x?xf32>
}
func.func @encodings(%a: tensor<4xf32, "a">, %b: tensor<?xf32, "b">) -> (tensor<?xf32>, tensor<4xf32>, tensor<4xf32, "b">, tensor<4xf32, "a">) {
  %0 = tensor.cast %a : tensor<4xf32, "a"> to tensor<?xf32, "b">
  %1 = tensor.cast %0 : tensor<?xf32, "b"> to tensor<?xf32>
  %2 = tensor.cast %a : tensor<4xf32, "a"> to tensor<4xf32>
  %3 = tensor.cast %b : tensor<?xf32, "b"> to tensor<?xf32>
  %4 = tensor.cast %3 : tensor<?xf32> to tensor<4xf32, "b">
  %5 = tensor.cast %a : tensor<4xf32, "a"> to tensor<*xf32>
  %6 = tensor.cast %5 : tensor<*xf32> to tensor<4xf32, "a">
  return %1, %2, %4, %6 : tensor<?xf32>, tensor<4xf32>, tensor<4xf32, "b">, tensor<4xf32, "a">
}
func.func @bitcasts(%a: tensor<4xf32>) -> (tensor<4xi32>, tensor<4xf32>, tensor<?xi32>) {
  %0 = tensor.bitcast %a : tensor<4xf32> to tensor<4xui32>
  %1 = tensor.bitcast %0 : tensor<4xui32> to tensor<4xi32>
  %2 = tensor.bitcast %0 : tensor<4xui32> to tensor<4xf32>
  %3 = tensor.bitcast %0 : tensor<4xui32> to tensor<?xi32>
  return %1, %2, %3 : tensor<4xi32>, tensor<4xf32>, tensor<?xi32>
}
func.func @extract(%a: tensor<4xf32>, %u: tensor<*xf32>, %i: index) -> (f32, f32, index) {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.extract %0[%i] : tensor<?xf32>
  %2 = tensor.cast %u : tensor<*xf32> to tensor<?xf32>
  %3 = tensor.extract %2[%i] : tensor<?xf32>
  %4 = tensor.dim %0, %i : tensor<?xf32>
  return %1, %3, %4 : f32, f32, index
}
func.func @extract_from_less(%a: tensor<?xf32>, %i: index) -> f32 {
  %0 = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  return %1 : f32
}
func.func @index_cast(%a: tensor<4xi32>, %i: index) -> (index, i32) {
  %0 = arith.index_cast %a : tensor<4xi32> to tensor<4xindex>
  %1 = tensor.extract %0[%i] : tensor<4xindex>
  %2 = arith.index_cast %0 : tensor<4xindex> to tensor<4xi32>
  %3 = tensor.extract %2[%i] : tensor<4xi32>
  return %1, %3 : index, i32
}
func.func @destinations(%a: tensor<4xf32>, %e: f32, %i: index, %v: vector<2xf32>, %x: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>) {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.insert %e into %0[%i] {kept} : tensor<?xf32>
  %2 = vector.transfer_write %v, %0[%i] : vector<2xf32>, tensor<?xf32>
  %3 = tensor.cast %x : tensor<?xf32> to tensor<4xf32>
  %4 = tensor.insert %e into %3[%i] : tensor<4xf32>
  %5 = tensor.insert %e into %x[%i] : tensor<?xf32>
  return %1, %2, %4, %5 : tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>
}
func.func @slices(%a: tensor<4x8xf32>, %i: index, %d: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<2x?xf32>, tensor<3xf32>, tensor<?x2xf32>) {
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<?x?xf32>
  %1 = tensor.extract_slice %0[%i, 0] [%i, 2] [1, 1] : tensor<?x?xf32> to tensor<?x2xf32>
  %2 = tensor.cast %1 : tensor<?x2xf32> to tensor<?x?xf32>
  %3 = tensor.extract_slice %d[%i, %i] [%i, %i] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %4 = tensor.cast %3 : tensor<?x?xf32> to tensor<2x?xf32>
  %5 = tensor.extract_slice %d[%i, %i] [1, %i] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %6 = tensor.cast %5 : tensor<?xf32> to tensor<3xf32>
  %7 = tensor.extract_slice %0[3, 0] [%i, 2] [1, 1] : tensor<?x?xf32> to tensor<?x2xf32>
  return %2, %4, %6, %7 : tensor<?x?xf32>, tensor<2x?xf32>, tensor<3xf32>, tensor<?x2xf32>
}
func.func @slice_out_of_bounds(%a: tensor<4xf32>, %i: index) -> (tensor<?xf32>, tensor<2xf32>) {
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.extract_slice %0[7] [%i] [1] : tensor<?xf32> to tensor<?xf32>
  %2 = tensor.extract_slice %0[3] [2] [1] : tensor<?xf32> to tensor<2xf32>
  return %1, %2 : tensor<?xf32>, tensor<2xf32>
}
func.func @read(%a: tensor<4xf32>, %d: tensor<?xf32>, %e: f32) -> (vector<4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %1 = vector.transfer_read %0[%c0], %e : tensor<?xf32>, vector<4xf32>
  %2 = tensor.cast %d : tensor<?xf32> to tensor<4xf32>
  %3 = vector.transfer_read %2[%c0], %e : tensor<4xf32>, vector<4xf32>
  return %1, %3 : vector<4xf32>, vector<4xf32>
}
// ==== stdout ====
module {
  func.func @chains(%arg0: tensor<4x?xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<*xf32>) -> (tensor<?x4xf32>, tensor<?x?xf32>, tensor<4x?xf32>, tensor<*xf32>, tensor<?x?xf32>) {
    %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<?x4xf32>
    %cast_0 = tensor.cast %arg1 : tensor<?x?xf32> to tensor<4x?xf32>
    %cast_1 = tensor.cast %cast_0 : tensor<4x?xf32> to tensor<?x?xf32>
    %cast_2 = tensor.cast %arg2 : tensor<*xf32> to tensor<4x4xf32>
    %cast_3 = tensor.cast %cast_2 : tensor<4x4xf32> to tensor<?x?xf32>
    return %cast, %cast_1, %arg0, %arg2, %cast_3 : tensor<?x4xf32>, tensor<?x?xf32>, tensor<4x?xf32>, tensor<*xf32>, tensor<?x?xf32>
  }
  func.func @contradict(%arg0: tensor<4x?xf32>) -> tensor<5x?xf32> {
    %cast = tensor.cast %arg0 : tensor<4x?xf32> to tensor<?x?xf32>
    %cast_0 = tensor.cast %cast : tensor<?x?xf32> to tensor<5x?xf32>
    return %cast_0 : tensor<5x?xf32>
  }
  func.func @encodings(%arg0: tensor<4xf32, "a">, %arg1: tensor<?xf32, "b">) -> (tensor<?xf32>, tensor<4xf32>, tensor<4xf32, "b">, tensor<4xf32, "a">) {
    %cast = tensor.cast %arg0 : tensor<4xf32, "a"> to tensor<?xf32>
    %cast_0 = tensor.cast %arg0 : tensor<4xf32, "a"> to tensor<4xf32>
    %cast_1 = tensor.cast %arg1 : tensor<?xf32, "b"> to tensor<4xf32, "b">
    return %cast, %cast_0, %cast_1, %arg0 : tensor<?xf32>, tensor<4xf32>, tensor<4xf32, "b">, tensor<4xf32, "a">
  }
  func.func @bitcasts(%arg0: tensor<4xf32>) -> (tensor<4xi32>, tensor<4xf32>, tensor<?xi32>) {
    %0 = tensor.bitcast %arg0 : tensor<4xf32> to tensor<4xi32>
    %1 = tensor.bitcast %arg0 : tensor<4xf32> to tensor<?xi32>
    return %0, %arg0, %1 : tensor<4xi32>, tensor<4xf32>, tensor<?xi32>
  }
  func.func @extract(%arg0: tensor<4xf32>, %arg1: tensor<*xf32>, %arg2: index) -> (f32, f32, index) {
    %extracted = tensor.extract %arg0[%arg2] : tensor<4xf32>
    %cast = tensor.cast %arg1 : tensor<*xf32> to tensor<?xf32>
    %extracted_0 = tensor.extract %cast[%arg2] : tensor<?xf32>
    %dim = tensor.dim %arg0, %arg2 : tensor<4xf32>
    return %extracted, %extracted_0, %dim : f32, f32, index
  }
  func.func @extract_from_less(%arg0: tensor<?xf32>, %arg1: index) -> f32 {
    %extracted = tensor.extract %arg0[%arg1] : tensor<?xf32>
    return %extracted : f32
  }
  func.func @index_cast(%arg0: tensor<4xi32>, %arg1: index) -> (index, i32) {
    %extracted = tensor.extract %arg0[%arg1] : tensor<4xi32>
    %0 = arith.index_cast %extracted : i32 to index
    %extracted_0 = tensor.extract %arg0[%arg1] : tensor<4xi32>
    return %0, %extracted_0 : index, i32
  }
  func.func @destinations(%arg0: tensor<4xf32>, %arg1: f32, %arg2: index, %arg3: vector<2xf32>, %arg4: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>) {
    %inserted = tensor.insert %arg1 into %arg0[%arg2] {kept} : tensor<4xf32>
    %cast = tensor.cast %inserted : tensor<4xf32> to tensor<?xf32>
    %0 = vector.transfer_write %arg3, %arg0[%arg2] : vector<2xf32>, tensor<4xf32>
    %cast_0 = tensor.cast %0 : tensor<4xf32> to tensor<?xf32>
    %cast_1 = tensor.cast %arg4 : tensor<?xf32> to tensor<4xf32>
    %inserted_2 = tensor.insert %arg1 into %cast_1[%arg2] : tensor<4xf32>
    %inserted_3 = tensor.insert %arg1 into %arg4[%arg2] : tensor<?xf32>
    return %cast, %cast_0, %inserted_2, %inserted_3 : tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<?xf32>
  }
  func.func @slices(%arg0: tensor<4x8xf32>, %arg1: index, %arg2: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<2x?xf32>, tensor<3xf32>, tensor<?x2xf32>) {
    %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [%arg1, 2] [1, 1] : tensor<4x8xf32> to tensor<?x2xf32>
    %cast = tensor.cast %extracted_slice : tensor<?x2xf32> to tensor<?x?xf32>
    %extracted_slice_0 = tensor.extract_slice %arg2[%arg1, %arg1] [2, %arg1] [1, 1] : tensor<?x?xf32> to tensor<2x?xf32>
    %extracted_slice_1 = tensor.extract_slice %arg2[%arg1, %arg1] [1, 3] [1, 1] : tensor<?x?xf32> to tensor<3xf32>
    %extracted_slice_2 = tensor.extract_slice %arg0[3, 0] [%arg1, 2] [1, 1] : tensor<4x8xf32> to tensor<?x2xf32>
    return %cast, %extracted_slice_0, %extracted_slice_1, %extracted_slice_2 : tensor<?x?xf32>, tensor<2x?xf32>, tensor<3xf32>, tensor<?x2xf32>
  }
  func.func @slice_out_of_bounds(%arg0: tensor<4xf32>, %arg1: index) -> (tensor<?xf32>, tensor<2xf32>) {
    %cast = tensor.cast %arg0 : tensor<4xf32> to tensor<?xf32>
    %extracted_slice = tensor.extract_slice %cast[7] [%arg1] [1] : tensor<?xf32> to tensor<?xf32>
    %extracted_slice_0 = tensor.extract_slice %cast[3] [2] [1] : tensor<?xf32> to tensor<2xf32>
    return %extracted_slice, %extracted_slice_0 : tensor<?xf32>, tensor<2xf32>
  }
  func.func @read(%arg0: tensor<4xf32>, %arg1: tensor<?xf32>, %arg2: f32) -> (vector<4xf32>, vector<4xf32>) {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%c0], %arg2 {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
    %cast = tensor.cast %arg1 : tensor<?xf32> to tensor<4xf32>
    %1 = vector.transfer_read %cast[%c0], %arg2 {in_bounds = [true]} : tensor<4xf32>, vector<4xf32>
    return %0, %1 : vector<4xf32>, vector<4xf32>
  }
}

