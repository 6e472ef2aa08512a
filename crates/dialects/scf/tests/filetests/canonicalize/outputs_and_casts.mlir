// terrace opt --canonicalize --allow-unregistered-dialect
// Outputs of scf.forall: the only iteration, unused results, sizes; casts of tensors that loops update move out of the loops.
func.func @one(%a: tensor<8xf32>, %s: tensor<2xf32>, %i: index) -> tensor<8xf32> {
  %0 = scf.forall (%k) in (1) shared_outs(%o = %a) -> (tensor<8xf32>) {
    %x = tensor.extract_slice %o[%k] [2] [1] : tensor<8xf32> to tensor<2xf32>
    %y = "test.foo"(%x) : (tensor<2xf32>) -> tensor<2xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %y into %o[%k] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}
func.func @unused(%a: tensor<8xf32>, %s: tensor<2xf32>, %i: index) -> (tensor<8xf32>, tensor<8xf32>) {
  %0:3 = scf.forall (%k) in (%i) shared_outs(%o = %a, %p = %a, %q = %a) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    "test.foo"(%p) : (tensor<8xf32>) -> ()
    "test.foo"(%q) : (tensor<8xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%k] [2] [1] : tensor<2xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %s into %q[%k] [2] [1] : tensor<2xf32> into tensor<8xf32>
    }
  }
  return %0#0, %0#1 : tensor<8xf32>, tensor<8xf32>
}
func.func @cast_forall(%a: tensor<8xf32>, %b: tensor<4xf32>, %s: tensor<2xf32>, %i: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %c = tensor.cast %a : tensor<8xf32> to tensor<?xf32>
  %d = tensor.cast %b : tensor<4xf32> to tensor<?xf32>
  %0:2 = scf.forall (%k) in (%i) shared_outs(%o = %c, %p = %d) -> (tensor<?xf32>, tensor<?xf32>) {
    "test.foo"(%o) : (tensor<?xf32>) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%k] [2] [1] : tensor<2xf32> into tensor<?xf32>
      tensor.parallel_insert_slice %s into %p[%k] [2] [1] : tensor<2xf32> into tensor<?xf32>
    }
  }
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
}
func.func @cast_for(%a: tensor<8xf32>, %e: f32, %n: index) -> (tensor<?xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = tensor.cast %a : tensor<8xf32> to tensor<?xf32>
  %0:2 = scf.for %k = %c0 to %n step %c1 iter_args(%o = %c, %x = %e) -> (tensor<?xf32>, f32) {
    %1 = tensor.insert %x into %o[%k] : tensor<?xf32>
    %2 = "test.foo"(%o) : (tensor<?xf32>) -> f32
    scf.yield %1, %2 : tensor<?xf32>, f32
  }
  return %0#0, %0#1 : tensor<?xf32>, f32
}
func.func @cast_for_two_uses(%a: tensor<8xf32>, %e: f32, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = tensor.cast %a : tensor<8xf32> to tensor<?xf32>
  %0 = scf.for %k = %c0 to %n step %c1 iter_args(%o = %c) -> (tensor<?xf32>) {
    %1 = tensor.insert %e into %o[%k] : tensor<?xf32>
    scf.yield %1 : tensor<?xf32>
  }
  return %0, %0 : tensor<?xf32>, tensor<?xf32>
}
func.func @dim_forall(%a: tensor<?xf32>, %s: tensor<2xf32>, %i: index) -> (tensor<?xf32>, index) {
  %c0 = arith.constant 0 : index
  %0 = scf.forall (%k) in (%i) shared_outs(%o = %a) -> (tensor<?xf32>) {
    %n = tensor.dim %o, %c0 : tensor<?xf32>
    "test.foo"(%n) : (index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%k] [2] [1] : tensor<2xf32> into tensor<?xf32>
    }
  }
  %d = tensor.dim %0, %c0 : tensor<?xf32>
  return %0, %d : tensor<?xf32>, index
}
func.func @one_of_two(%a: tensor<8x8xf32>, %s: tensor<1x1xf32>, %n: index) -> tensor<8x8xf32> {
  %0 = scf.forall (%k, %l) in (%n, 1) shared_outs(%o = %a) -> (tensor<8x8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%k, %l] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<8x8xf32>
    }
  }
  return %0 : tensor<8x8xf32>
}
// ==== stdout ====
module {
  func.func @one(%arg0: tensor<8xf32>, %arg1: tensor<2xf32>, %arg2: index) -> tensor<8xf32> {
    %extracted_slice = tensor.extract_slice %arg0[0] [2] [1] : tensor<8xf32> to tensor<2xf32>
    %0 = "test.foo"(%extracted_slice) : (tensor<2xf32>) -> tensor<2xf32>
    %inserted_slice = tensor.insert_slice %0 into %arg0[0] [2] [1] : tensor<2xf32> into tensor<8xf32>
    return %inserted_slice : tensor<8xf32>
  }
  func.func @unused(%arg0: tensor<8xf32>, %arg1: tensor<2xf32>, %arg2: index) -> (tensor<8xf32>, tensor<8xf32>) {
    %0 = scf.forall (%arg3) in (%arg2) shared_outs(%arg4 = %arg0) -> (tensor<8xf32>) {
      "test.foo"(%arg0) : (tensor<8xf32>) -> ()
      "test.foo"(%arg0) : (tensor<8xf32>) -> ()
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg4[%arg3] [2] [1] : tensor<2xf32> into tensor<8xf32>
      }
    }
    return %0, %arg0 : tensor<8xf32>, tensor<8xf32>
  }
  func.func @cast_forall(%arg0: tensor<8xf32>, %arg1: tensor<4xf32>, %arg2: tensor<2xf32>, %arg3: index) -> (tensor<?xf32>, tensor<?xf32>) {
    %0:2 = scf.forall (%arg4) in (%arg3) shared_outs(%arg5 = %arg0, %arg6 = %arg1) -> (tensor<8xf32>, tensor<4xf32>) {
      %cast_1 = tensor.cast %arg5 : tensor<8xf32> to tensor<?xf32>
      "test.foo"(%cast_1) : (tensor<?xf32>) -> ()
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg2 into %arg5[%arg4] [2] [1] : tensor<2xf32> into tensor<8xf32>
        tensor.parallel_insert_slice %arg2 into %arg6[%arg4] [2] [1] : tensor<2xf32> into tensor<4xf32>
      }
    }
    %cast = tensor.cast %0#0 : tensor<8xf32> to tensor<?xf32>
    %cast_0 = tensor.cast %0#1 : tensor<4xf32> to tensor<?xf32>
    return %cast, %cast_0 : tensor<?xf32>, tensor<?xf32>
  }
  func.func @cast_for(%arg0: tensor<8xf32>, %arg1: f32, %arg2: index) -> (tensor<?xf32>, f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0:2 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %arg0, %arg5 = %arg1) -> (tensor<8xf32>, f32) {
      %cast_0 = tensor.cast %arg4 : tensor<8xf32> to tensor<?xf32>
      %inserted = tensor.insert %arg5 into %arg4[%arg3] : tensor<8xf32>
      %1 = "test.foo"(%cast_0) : (tensor<?xf32>) -> f32
      scf.yield %inserted, %1 : tensor<8xf32>, f32
    }
    %cast = tensor.cast %0#0 : tensor<8xf32> to tensor<?xf32>
    return %cast, %0#1 : tensor<?xf32>, f32
  }
  func.func @cast_for_two_uses(%arg0: tensor<8xf32>, %arg1: f32, %arg2: index) -> (tensor<?xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cast = tensor.cast %arg0 : tensor<8xf32> to tensor<?xf32>
    %0 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %cast) -> (tensor<?xf32>) {
      %inserted = tensor.insert %arg1 into %arg4[%arg3] : tensor<?xf32>
      scf.yield %inserted : tensor<?xf32>
    }
    return %0, %0 : tensor<?xf32>, tensor<?xf32>
  }
  func.func @dim_forall(%arg0: tensor<?xf32>, %arg1: tensor<2xf32>, %arg2: index) -> (tensor<?xf32>, index) {
    %c0 = arith.constant 0 : index
    %0 = scf.forall (%arg3) in (%arg2) shared_outs(%arg4 = %arg0) -> (tensor<?xf32>) {
      %dim_0 = tensor.dim %arg4, %c0 : tensor<?xf32>
      "test.foo"(%dim_0) : (index) -> ()
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg4[%arg3] [2] [1] : tensor<2xf32> into tensor<?xf32>
      }
    }
    %dim = tensor.dim %arg0, %c0 : tensor<?xf32>
    return %0, %dim : tensor<?xf32>, index
  }
  func.func @one_of_two(%arg0: tensor<8x8xf32>, %arg1: tensor<1x1xf32>, %arg2: index) -> tensor<8x8xf32> {
    %0 = scf.forall (%arg3) in (%arg2) shared_outs(%arg4 = %arg0) -> (tensor<8x8xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg4[%arg3, 0] [1, 1] [1, 1] : tensor<1x1xf32> into tensor<8x8xf32>
      }
    }
    return %0 : tensor<8x8xf32>
  }
}

