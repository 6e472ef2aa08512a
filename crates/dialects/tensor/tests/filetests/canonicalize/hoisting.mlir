// terrace opt --loop-invariant-code-motion --allow-unregistered-dialect
// Operations that leave loops: sizes only with an index in range.
func.func @licm(%i: index, %n: index, %t: tensor<?xf32>, %u: tensor<*xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  scf.for %k = %c0 to %n step %c1 {
    %0 = tensor.dim %t, %c0 : tensor<?xf32>
    %1 = tensor.dim %t, %i : tensor<?xf32>
    %2 = tensor.dim %t, %c5 : tensor<?xf32>
    %3 = tensor.dim %u, %c0 : tensor<*xf32>
    %4 = tensor.extract %t[%i] : tensor<?xf32>
    %5 = tensor.generate %i { ^bb0(%x: index): tensor.yield %4 : f32 } : tensor<?xf32>
    "test.foo"(%0, %1, %2, %3, %4, %5) : (index, index, index, index, f32, tensor<?xf32>) -> ()
  }
  return
}
// ==== stdout ====
module {
  func.func @licm(%arg0: index, %arg1: index, %arg2: tensor<?xf32>, %arg3: tensor<*xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c5 = arith.constant 5 : index
    %dim = tensor.dim %arg2, %c0 : tensor<?xf32>
    %extracted = tensor.extract %arg2[%arg0] : tensor<?xf32>
    scf.for %arg4 = %c0 to %arg1 step %c1 {
      %dim_0 = tensor.dim %arg2, %arg0 : tensor<?xf32>
      %dim_1 = tensor.dim %arg2, %c5 : tensor<?xf32>
      %dim_2 = tensor.dim %arg3, %c0 : tensor<*xf32>
      %generated = tensor.generate %arg0 {
      ^bb0(%arg5: index):
        tensor.yield %extracted : f32
      } : tensor<?xf32>
      "test.foo"(%dim, %dim_0, %dim_1, %dim_2, %extracted, %generated) : (index, index, index, index, f32, tensor<?xf32>) -> ()
    }
    return
  }
}

