// terrace opt --canonicalize --split-input-file
// Slices with constant sizes drop the dimensions that they dropped before, and empty tensors keep their encoding: MLIR makes invalid operations.
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

