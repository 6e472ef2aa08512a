// terrace opt --canonicalize --split-input-file --allow-unregistered-dialect
// Slices drop the dimensions that they dropped before, tensors keep their encoding, and negative numbers stay out of types: MLIR makes invalid operations, or crashes.
func.func @insert(%s: tensor<?x4xf32>, %d: tensor<2x4x8xf32>, %i: index) -> tensor<2x4x8xf32> {
  %c1 = arith.constant 1 : index
  %0 = tensor.insert_slice %s into %d[%i, 0, %i] [%c1, 4, 1] [1, 1, 1] : tensor<?x4xf32> into tensor<2x4x8xf32>
  return %0 : tensor<2x4x8xf32>
}
// -----
func.func @extract(%d: tensor<2x4x8xf32>, %i: index) -> tensor<?x4xf32> {
  %c1 = arith.constant 1 : index
  %0 = tensor.extract_slice %d[%i, 0, %i] [%c1, 4, 1] [1, 1, 1] : tensor<2x4x8xf32> to tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
// -----
func.func @parallel(%s: tensor<?x4xf32>, %d: tensor<2x4x8xf32>, %i: index) -> tensor<2x4x8xf32> {
  %c1 = arith.constant 1 : index
  %0 = scf.forall (%k) in (%i) shared_outs(%o = %d) -> (tensor<2x4x8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%k, 0, %k] [%c1, 4, 1] [1, 1, 1] : tensor<?x4xf32> into tensor<2x4x8xf32>
    }
  }
  return %0 : tensor<2x4x8xf32>
}
// -----
func.func @encoding(%i: index) -> tensor<4x4xf32, "e"> {
  %0 = tensor.empty(%i, %i) : tensor<?x?xf32, "e">
  %1 = tensor.cast %0 : tensor<?x?xf32, "e"> to tensor<4x4xf32, "e">
  return %1 : tensor<4x4xf32, "e">
}
// -----
func.func @expand_neg(%b: tensor<16xf32>, %n: index) -> tensor<?x?xf32> {
  %c4 = arith.constant -4 : index
  %1 = tensor.cast %b : tensor<16xf32> to tensor<?xf32>
  %2 = tensor.expand_shape %1 [[0, 1]] output_shape [%c4, %c4] : tensor<?xf32> into tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}
// -----
func.func @pad_neg_const(%a: tensor<4xf32>, %e: f32) -> tensor<?xf32> {
  %c = arith.constant -5 : index
  %0 = tensor.pad %a low[%c] high[0] { ^bb0(%x: index): tensor.yield %e : f32 } : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @stride0(%a: tensor<?xf32>, %i: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %m = arith.constant -9223372036854775808 : index
  %0 = tensor.extract_slice %a[0] [%i] [%c0] : tensor<?xf32> to tensor<?xf32>
  %1 = tensor.extract_slice %a[0] [%i] [%m] : tensor<?xf32> to tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}
// -----
func.func @strings(%i: index) -> (tensor<1x2x!foo.s>, tensor<2xf32>, f32) {
  %c0 = arith.constant 0 : index
  %d = arith.constant dense<["a", "b"]> : tensor<2x!foo.s>
  %2 = tensor.expand_shape %d [[0, 1]] output_shape [1, 2] : tensor<2x!foo.s> into tensor<1x2x!foo.s>
  %r = arith.constant dense_resource<blob> : tensor<1x2xf32>
  %3 = tensor.collapse_shape %r [[0, 1]] : tensor<1x2xf32> into tensor<2xf32>
  %4 = tensor.extract %r[%c0, %c0] : tensor<1x2xf32>
  return %2, %3, %4 : tensor<1x2x!foo.s>, tensor<2xf32>, f32
}
// ==== stdout ====
module {
  func.func @insert(%arg0: tensor<?x4xf32>, %arg1: tensor<2x4x8xf32>, %arg2: index) -> tensor<2x4x8xf32> {
    %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<1x4xf32>
    %inserted_slice = tensor.insert_slice %cast into %arg1[%arg2, 0, %arg2] [1, 4, 1] [1, 1, 1] : tensor<1x4xf32> into tensor<2x4x8xf32>
    return %inserted_slice : tensor<2x4x8xf32>
  }
}

// -----
module {
  func.func @extract(%arg0: tensor<2x4x8xf32>, %arg1: index) -> tensor<?x4xf32> {
    %extracted_slice = tensor.extract_slice %arg0[%arg1, 0, %arg1] [1, 4, 1] [1, 1, 1] : tensor<2x4x8xf32> to tensor<1x4xf32>
    %cast = tensor.cast %extracted_slice : tensor<1x4xf32> to tensor<?x4xf32>
    return %cast : tensor<?x4xf32>
  }
}

// -----
module {
  func.func @parallel(%arg0: tensor<?x4xf32>, %arg1: tensor<2x4x8xf32>, %arg2: index) -> tensor<2x4x8xf32> {
    %0 = scf.forall (%arg3) in (%arg2) shared_outs(%arg4 = %arg1) -> (tensor<2x4x8xf32>) {
      %cast = tensor.cast %arg0 : tensor<?x4xf32> to tensor<1x4xf32>
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %cast into %arg4[%arg3, 0, %arg3] [1, 4, 1] [1, 1, 1] : tensor<1x4xf32> into tensor<2x4x8xf32>
      }
    }
    return %0 : tensor<2x4x8xf32>
  }
}

// -----
module {
  func.func @encoding(%arg0: index) -> tensor<4x4xf32, "e"> {
    %0 = tensor.empty() : tensor<4x4xf32, "e">
    return %0 : tensor<4x4xf32, "e">
  }
}

// -----
module {
  func.func @expand_neg(%arg0: tensor<16xf32>, %arg1: index) -> tensor<?x?xf32> {
    %c-4 = arith.constant -4 : index
    %cast = tensor.cast %arg0 : tensor<16xf32> to tensor<?xf32>
    %expanded = tensor.expand_shape %cast [[0, 1]] output_shape [%c-4, %c-4] : tensor<?xf32> into tensor<?x?xf32>
    return %expanded : tensor<?x?xf32>
  }
}

// -----
module {
  func.func @pad_neg_const(%arg0: tensor<4xf32>, %arg1: f32) -> tensor<?xf32> {
    %c-5 = arith.constant -5 : index
    %padded = tensor.pad %arg0 low[%c-5] high[0] {
    ^bb0(%arg2: index):
      tensor.yield %arg1 : f32
    } : tensor<4xf32> to tensor<?xf32>
    return %padded : tensor<?xf32>
  }
}

// -----
module {
  func.func @stride0(%arg0: tensor<?xf32>, %arg1: index) -> (tensor<?xf32>, tensor<?xf32>) {
    %c-9223372036854775808 = arith.constant -9223372036854775808 : index
    %extracted_slice = tensor.extract_slice %arg0[0] [%arg1] [0] : tensor<?xf32> to tensor<?xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[0] [%arg1] [%c-9223372036854775808] : tensor<?xf32> to tensor<?xf32>
    return %extracted_slice, %extracted_slice_0 : tensor<?xf32>, tensor<?xf32>
  }
}

// -----
module {
  func.func @strings(%arg0: index) -> (tensor<1x2x!foo.s>, tensor<2xf32>, f32) {
    %cst = arith.constant dense_resource<blob> : tensor<1x2xf32>
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant dense<["a", "b"]> : tensor<2x!foo.s>
    %expanded = tensor.expand_shape %cst_0 [[0, 1]] output_shape [1, 2] : tensor<2x!foo.s> into tensor<1x2x!foo.s>
    %collapsed = tensor.collapse_shape %cst [[0, 1]] : tensor<1x2xf32> into tensor<2xf32>
    %extracted = tensor.extract %cst[%c0, %c0] : tensor<1x2xf32>
    return %expanded, %collapsed, %extracted : tensor<1x2x!foo.s>, tensor<2xf32>, f32
  }
}

