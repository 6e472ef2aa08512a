// terrace opt --mlir-print-op-generic
// Each operation in the generic form: segments, dynamic entries, flags.
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
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x?xf32>, index, tensor<*xf32>, f32, tensor<2xi32>, tensor<1x2x1xindex>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x?xf32>, %arg1: index, %arg2: tensor<*xf32>, %arg3: f32, %arg4: tensor<2xi32>, %arg5: tensor<1x2x1xindex>):
    %0 = "tensor.bitcast"(%arg0) : (tensor<2x?xf32>) -> tensor<2x?xi32>
    %1 = "tensor.cast"(%arg0) : (tensor<2x?xf32>) -> tensor<*xf32>
    %2 = "tensor.dim"(%arg0, %arg1) : (tensor<2x?xf32>, index) -> index
    %3 = "tensor.empty"(%arg1) : (index) -> tensor<2x?xf32>
    %4 = "tensor.extract"(%arg0, %arg1, %arg1) {a} : (tensor<2x?xf32>, index, index) -> f32
    %5 = "tensor.insert"(%arg3, %arg0, %arg1, %arg1) : (f32, tensor<2x?xf32>, index, index) -> tensor<2x?xf32>
    %6 = "tensor.from_elements"(%arg3, %arg3) : (f32, f32) -> tensor<2xf32>
    %7 = "tensor.from_elements"() : () -> tensor<0xf32>
    %8 = "tensor.splat"(%arg3) : (f32) -> tensor<2xf32>
    %9 = "tensor.splat"(%arg3, %arg1) : (f32, index) -> tensor<2x?xf32>
    %10 = "tensor.generate"(%arg1) ({
    ^bb0(%arg12: index, %arg13: index):
      "tensor.yield"(%arg3) : (f32) -> ()
    }) : (index) -> tensor<2x?xf32>
    %11 = "tensor.generate"() ({
    ^bb0(%arg10: index, %arg11: index):
      "tensor.yield"(%arg3) : (f32) -> ()
    }) : () -> tensor<2x3xf32>
    %12 = "tensor.rank"(%arg2) : (tensor<*xf32>) -> index
    %13 = "tensor.reshape"(%arg0, %arg4) : (tensor<2x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
    %14 = "tensor.pad"(%arg0, %arg1) <{nofold, operandSegmentSizes = array<i32: 1, 1, 0>, static_high = array<i64: 0, 0>, static_low = array<i64: 1, -9223372036854775808>}> ({
    ^bb0(%arg8: index, %arg9: index):
      "tensor.yield"(%arg3) : (f32) -> ()
    }) {x} : (tensor<2x?xf32>, index) -> tensor<3x?xf32>
    %15 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1]]}> : (tensor<2x?xf32>) -> tensor<?xf32>
    %16 = "tensor.expand_shape"(%15, %arg1) <{reassociation = [[0, 1]], static_output_shape = array<i64: 2, -9223372036854775808>}> : (tensor<?xf32>, index) -> tensor<2x?xf32>
    %17 = "tensor.extract_slice"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 1, 2>, static_strides = array<i64: 1, 1>}> : (tensor<2x?xf32>, index) -> tensor<2xf32>
    %18 = "tensor.insert_slice"(%17, %arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: 0, -9223372036854775808>, static_sizes = array<i64: 1, 2>, static_strides = array<i64: 1, 1>}> : (tensor<2xf32>, tensor<2x?xf32>, index) -> tensor<2x?xf32>
    %19 = "tensor.concat"(%arg0, %arg0) <{dim = 0 : i64}> : (tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<4x?xf32>
    %20 = "tensor.gather"(%arg0, %arg5) <{gather_dims = array<i64: 1>, unique}> : (tensor<2x?xf32>, tensor<1x2x1xindex>) -> tensor<1x2x2x1xf32>
    %21 = "tensor.scatter"(%20, %arg0, %arg5) <{scatter_dims = array<i64: 1>, unique}> : (tensor<1x2x2x1xf32>, tensor<2x?xf32>, tensor<1x2x1xindex>) -> tensor<2x?xf32>
    %22 = "scf.forall"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 2>}> ({
    ^bb0(%arg6: index, %arg7: tensor<2x?xf32>):
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%17, %arg7, %arg6) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 2>, static_strides = array<i64: 1, 1>}> : (tensor<2xf32>, tensor<2x?xf32>, index) -> ()
      }) : () -> ()
    }) : (tensor<2x?xf32>) -> tensor<2x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

