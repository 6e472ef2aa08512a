// terrace opt
// Each operation in its own syntax.
func.func @f(%t: tensor<2x?xf32>, %i: index, %u: tensor<*xf32>, %e: f32, %sh: tensor<2xi32>, %ix: tensor<1x2x1xindex>) {
  %0 = tensor.bitcast %t : tensor<2x?xf32> to tensor<2x?xi32>
  %1 = tensor.cast %t : tensor<2x?xf32> to tensor<*xf32>
  %2 = tensor.dim %t, %i : tensor<2x?xf32>
  %3 = tensor.empty(%i) : tensor<2x?xf32>
  %4 = tensor.extract %t[%i, %i] {a} : tensor<2x?xf32>
  %5 = tensor.insert %e into %t[%i, %i] : tensor<2x?xf32>
  %6 = tensor.from_elements %e, %e : tensor<2xf32>
  %61 = tensor.from_elements : tensor<0xf32>
  %7 = tensor.splat %e : tensor<2xf32>
  %71 = tensor.splat %e[%i] : tensor<2x?xf32>
  %8 = tensor.generate %i {
  ^bb0(%a: index, %b: index):
    tensor.yield %e : f32
  } : tensor<2x?xf32>
  %81 = tensor.generate {
  ^bb0(%a: index, %b: index):
    tensor.yield %e : f32
  } : tensor<2x3xf32>
  %9 = tensor.rank %u : tensor<*xf32>
  %10 = tensor.reshape %t(%sh) : (tensor<2x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %11 = tensor.pad %t nofold low[1, %i] high[0, 0] {
  ^bb0(%a: index, %b: index):
    tensor.yield %e : f32
  } {x} : tensor<2x?xf32> to tensor<3x?xf32>
  %12 = tensor.collapse_shape %t [[0, 1]] : tensor<2x?xf32> into tensor<?xf32>
  %13 = tensor.expand_shape %12 [[0, 1]] output_shape [2, %i] : tensor<?xf32> into tensor<2x?xf32>
  %14 = tensor.extract_slice %t[0, %i] [1, 2] [1, 1] : tensor<2x?xf32> to tensor<2xf32>
  %15 = tensor.insert_slice %14 into %t[0, %i] [1, 2] [1, 1] : tensor<2xf32> into tensor<2x?xf32>
  %16 = tensor.concat dim(0) %t, %t : (tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<4x?xf32>
  %17 = tensor.gather %t[%ix] gather_dims([1]) unique : (tensor<2x?xf32>, tensor<1x2x1xindex>) -> tensor<1x2x2x1xf32>
  %18 = tensor.scatter %17 into %t[%ix] scatter_dims([1]) unique : (tensor<1x2x2x1xf32>, tensor<2x?xf32>, tensor<1x2x1xindex>) -> tensor<2x?xf32>
  %19 = scf.forall (%k) in (2) shared_outs(%o = %t) -> (tensor<2x?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %14 into %o[%k, 0] [1, 2] [1, 1] : tensor<2xf32> into tensor<2x?xf32>
    }
  }
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: tensor<2x?xf32>, %arg1: index, %arg2: tensor<*xf32>, %arg3: f32, %arg4: tensor<2xi32>, %arg5: tensor<1x2x1xindex>) {
    %0 = tensor.bitcast %arg0 : tensor<2x?xf32> to tensor<2x?xi32>
    %cast = tensor.cast %arg0 : tensor<2x?xf32> to tensor<*xf32>
    %dim = tensor.dim %arg0, %arg1 : tensor<2x?xf32>
    %1 = tensor.empty(%arg1) : tensor<2x?xf32>
    %extracted = tensor.extract %arg0[%arg1, %arg1] {a} : tensor<2x?xf32>
    %inserted = tensor.insert %arg3 into %arg0[%arg1, %arg1] : tensor<2x?xf32>
    %from_elements = tensor.from_elements %arg3, %arg3 : tensor<2xf32>
    %from_elements_0 = tensor.from_elements  : tensor<0xf32>
    %splat = tensor.splat %arg3 : tensor<2xf32>
    %splat_1 = tensor.splat %arg3[%arg1] : tensor<2x?xf32>
    %generated = tensor.generate %arg1 {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %arg3 : f32
    } : tensor<2x?xf32>
    %generated_2 = tensor.generate  {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %arg3 : f32
    } : tensor<2x3xf32>
    %rank = tensor.rank %arg2 : tensor<*xf32>
    %reshape = tensor.reshape %arg0(%arg4) : (tensor<2x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
    %padded = tensor.pad %arg0 nofold low[1, %arg1] high[0, 0] {
    ^bb0(%arg6: index, %arg7: index):
      tensor.yield %arg3 : f32
    } {x} : tensor<2x?xf32> to tensor<3x?xf32>
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<2x?xf32> into tensor<?xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1]] output_shape [2, %arg1] : tensor<?xf32> into tensor<2x?xf32>
    %extracted_slice = tensor.extract_slice %arg0[0, %arg1] [1, 2] [1, 1] : tensor<2x?xf32> to tensor<2xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[0, %arg1] [1, 2] [1, 1] : tensor<2xf32> into tensor<2x?xf32>
    %concat = tensor.concat dim(0) %arg0, %arg0 : (tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<4x?xf32>
    %gather = tensor.gather %arg0[%arg5] gather_dims([1]) unique : (tensor<2x?xf32>, tensor<1x2x1xindex>) -> tensor<1x2x2x1xf32>
    %scatter = tensor.scatter %gather into %arg0[%arg5] scatter_dims([1]) unique : (tensor<1x2x2x1xf32>, tensor<2x?xf32>, tensor<1x2x1xindex>) -> tensor<2x?xf32>
    %2 = scf.forall (%arg6) in (2) shared_outs(%arg7 = %arg0) -> (tensor<2x?xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %extracted_slice into %arg7[%arg6, 0] [1, 2] [1, 1] : tensor<2xf32> into tensor<2x?xf32>
      }
    }
    return
  }
}

