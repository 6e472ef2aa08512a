// terrace opt --canonicalize
// The only iteration of scf.forall: MLIR swaps the results if insertions are in another order than outputs, and loses all insertions into an output but one.
func.func @two(%a: tensor<8xf32>, %b: tensor<8xf32>, %s: tensor<2xf32>, %i: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %0:2 = scf.forall (%k) in (1) shared_outs(%o = %a, %p = %b) -> (tensor<8xf32>, tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %p[0] [2] [1] : tensor<2xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %s into %o[4] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return %0#0, %0#1 : tensor<8xf32>, tensor<8xf32>
}
func.func @twice(%a: tensor<8xf32>, %s: tensor<2xf32>, %i: index) -> (tensor<8xf32>) {
  %0 = scf.forall (%k) in (1) shared_outs(%o = %a) -> (tensor<8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[0] [2] [1] : tensor<2xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %s into %o[4] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}
// ==== stdout ====
module {
  func.func @two(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<2xf32>, %arg3: index) -> (tensor<8xf32>, tensor<8xf32>) {
    %inserted_slice = tensor.insert_slice %arg2 into %arg1[0] [2] [1] : tensor<2xf32> into tensor<8xf32>
    %inserted_slice_0 = tensor.insert_slice %arg2 into %arg0[4] [2] [1] : tensor<2xf32> into tensor<8xf32>
    return %inserted_slice_0, %inserted_slice : tensor<8xf32>, tensor<8xf32>
  }
  func.func @twice(%arg0: tensor<8xf32>, %arg1: tensor<2xf32>, %arg2: index) -> tensor<8xf32> {
    %inserted_slice = tensor.insert_slice %arg1 into %arg0[0] [2] [1] : tensor<2xf32> into tensor<8xf32>
    %inserted_slice_0 = tensor.insert_slice %arg1 into %inserted_slice[4] [2] [1] : tensor<2xf32> into tensor<8xf32>
    return %inserted_slice_0 : tensor<8xf32>
  }
}

