// terrace opt --canonicalize --allow-unregistered-dialect
// Reshapes: inverse pairs, compositions, identities, of constants, splats, elements and casts.
func.func @inverse(%a: tensor<4x8xf32>, %d: tensor<?x8xf32>, %x: tensor<?x?xf32>, %i: index, %y: tensor<?xf32>) -> (tensor<4x8xf32>, tensor<?x8xf32>, tensor<?x?xf32>, tensor<?xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
  %2 = tensor.collapse_shape %d [[0, 1]] : tensor<?x8xf32> into tensor<?xf32>
  %3 = tensor.expand_shape %2 [[0, 1]] output_shape [%i, 8] : tensor<?xf32> into tensor<?x8xf32>
  %4 = tensor.collapse_shape %x [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %5 = tensor.expand_shape %4 [[0, 1]] output_shape [%i, %i] : tensor<?xf32> into tensor<?x?xf32>
  %6 = tensor.expand_shape %y [[0, 1]] output_shape [%i, %i] : tensor<?xf32> into tensor<?x?xf32>
  %7 = tensor.collapse_shape %6 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  return %1, %3, %5, %7 : tensor<4x8xf32>, tensor<?x8xf32>, tensor<?x?xf32>, tensor<?xf32>
}
func.func @composed(%a: tensor<2x3x4x5xf32>, %v: tensor<120xf32>, %i: index, %u: tensor<?xf32>) -> (tensor<120xf32>, tensor<2x3x4x5xf32>, tensor<?x4x?xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1], [2, 3]] : tensor<2x3x4x5xf32> into tensor<6x20xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<6x20xf32> into tensor<120xf32>
  %2 = tensor.expand_shape %v [[0, 1]] output_shape [6, 20] : tensor<120xf32> into tensor<6x20xf32>
  %3 = tensor.expand_shape %2 [[0, 1], [2, 3]] output_shape [2, 3, 4, 5] : tensor<6x20xf32> into tensor<2x3x4x5xf32>
  %4 = tensor.expand_shape %u [[0, 1]] output_shape [%i, 20] : tensor<?xf32> into tensor<?x20xf32>
  %5 = tensor.expand_shape %4 [[0], [1, 2]] output_shape [%i, 4, 5] : tensor<?x20xf32> into tensor<?x4x5xf32>
  %6 = tensor.cast %5 : tensor<?x4x5xf32> to tensor<?x4x?xf32>
  return %1, %3, %6 : tensor<120xf32>, tensor<2x3x4x5xf32>, tensor<?x4x?xf32>
}
func.func @mixed(%a: tensor<6x20xf32>, %b: tensor<2x3x4xf32>, %c: tensor<?x20xf32>, %i: index, %j: index, %e: tensor<?x?xf32>) -> (tensor<120xf32>, tensor<6x4x5xf32>, tensor<6x4xf32>, tensor<2x12xf32>, tensor<?x20xf32>, tensor<?x?x5xf32>) {
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, 3, 20] : tensor<6x20xf32> into tensor<2x3x20xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2]] : tensor<2x3x20xf32> into tensor<120xf32>
  %2 = tensor.expand_shape %a [[0, 1], [2, 3]] output_shape [2, 3, 4, 5] : tensor<6x20xf32> into tensor<2x3x4x5xf32>
  %3 = tensor.collapse_shape %2 [[0, 1], [2], [3]] : tensor<2x3x4x5xf32> into tensor<6x4x5xf32>
  %4 = tensor.collapse_shape %b [[0, 1, 2]] : tensor<2x3x4xf32> into tensor<24xf32>
  %5 = tensor.expand_shape %4 [[0, 1]] output_shape [6, 4] : tensor<24xf32> into tensor<6x4xf32>
  %6 = tensor.expand_shape %4 [[0, 1]] output_shape [2, 12] : tensor<24xf32> into tensor<2x12xf32>
  %7 = tensor.expand_shape %c [[0, 1], [2]] output_shape [%i, %j, 20] : tensor<?x20xf32> into tensor<?x?x20xf32>
  %8 = tensor.collapse_shape %7 [[0, 1], [2]] : tensor<?x?x20xf32> into tensor<?x20xf32>
  %9 = tensor.expand_shape %e [[0, 1, 2], [3, 4]] output_shape [%i, %j, 2, %i, 5] : tensor<?x?xf32> into tensor<?x?x2x?x5xf32>
  %10 = tensor.collapse_shape %9 [[0, 1, 2], [3], [4]] : tensor<?x?x2x?x5xf32> into tensor<?x?x5xf32>
  return %1, %3, %5, %6, %8, %10 : tensor<120xf32>, tensor<6x4x5xf32>, tensor<6x4xf32>, tensor<2x12xf32>, tensor<?x20xf32>, tensor<?x?x5xf32>
}
func.func @rank_0(%a: tensor<1x1xf32>, %s: tensor<f32>) -> (tensor<1xf32>, tensor<1x1xf32>, tensor<f32>) {
  %0 = tensor.collapse_shape %a [] : tensor<1x1xf32> into tensor<f32>
  %1 = tensor.expand_shape %0 [] output_shape [1] : tensor<f32> into tensor<1xf32>
  %2 = tensor.expand_shape %0 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %3 = tensor.expand_shape %s [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %4 = tensor.collapse_shape %3 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
  %5 = tensor.collapse_shape %4 [] : tensor<1xf32> into tensor<f32>
  return %1, %2, %5 : tensor<1xf32>, tensor<1x1xf32>, tensor<f32>
}
func.func @sources(%e: f32, %f: f32, %i: index) -> (tensor<2x2xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x2xf32>, tensor<?xf32>, tensor<2x1xf32>, tensor<2xf32>, tensor<4xf32>) {
  %s = arith.constant dense<1.5> : tensor<4xf32>
  %0 = tensor.expand_shape %s [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %d = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %1 = tensor.collapse_shape %d [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %2 = tensor.splat %e : tensor<2x2xf32>
  %3 = tensor.collapse_shape %2 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %4 = tensor.splat %e : tensor<4xf32>
  %5 = tensor.expand_shape %4 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %6 = tensor.splat %e[%i] : tensor<?x2xf32>
  %7 = tensor.collapse_shape %6 [[0, 1]] : tensor<?x2xf32> into tensor<?xf32>
  %8 = tensor.from_elements %e, %f : tensor<2xf32>
  %9 = tensor.expand_shape %8 [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
  %10 = tensor.from_elements %e, %f : tensor<1x2xf32>
  %11 = tensor.collapse_shape %10 [[0, 1]] : tensor<1x2xf32> into tensor<2xf32>
  %12 = tensor.empty() : tensor<2x2xf32>
  %13 = tensor.collapse_shape %12 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  return %0, %1, %3, %5, %7, %9, %11, %13 : tensor<2x2xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x2xf32>, tensor<?xf32>, tensor<2x1xf32>, tensor<2xf32>, tensor<4xf32>
}
func.func @casts(%a: tensor<4x8x?xf32>, %b: tensor<?x2xf32>) -> (tensor<?x?xf32>, tensor<?xf32>) {
  %0 = tensor.cast %a : tensor<4x8x?xf32> to tensor<?x?x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  %2 = tensor.cast %b : tensor<?x2xf32> to tensor<?x?xf32>
  %3 = tensor.collapse_shape %2 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  return %1, %3 : tensor<?x?xf32>, tensor<?xf32>
}
func.func @by_shape(%a: tensor<4x8xf32>, %d: tensor<?x?xf32>, %v: tensor<?xf32>, %s: tensor<2xindex>, %s1: tensor<1xindex>, %t: tensor<3xindex>) -> (tensor<4x8xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<4xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.reshape %a(%s) : (tensor<4x8xf32>, tensor<2xindex>) -> tensor<4x8xf32>
  %n = tensor.dim %d, %c0 : tensor<?x?xf32>
  %m = tensor.dim %d, %c1 : tensor<?x?xf32>
  %own = tensor.from_elements %n, %m : tensor<2xindex>
  %1 = tensor.reshape %d(%own) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %swapped = tensor.from_elements %m, %n : tensor<2xindex>
  %2 = tensor.reshape %d(%swapped) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %3 = tensor.reshape %v(%s1) : (tensor<?xf32>, tensor<1xindex>) -> tensor<?xf32>
  %4 = tensor.reshape %d(%t) : (tensor<?x?xf32>, tensor<3xindex>) -> tensor<?x?x?xf32>
  %5 = tensor.reshape %4(%s) : (tensor<?x?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %k = arith.constant dense<1.5> : tensor<2x2xf32>
  %6 = tensor.reshape %k(%s1) : (tensor<2x2xf32>, tensor<1xindex>) -> tensor<4xf32>
  %7 = tensor.reshape %k(%s) : (tensor<2x2xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  return %0, %1, %2, %3, %5, %6, %7 : tensor<4x8xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<4xf32>, tensor<?x?xf32>
}
func.func @concats(%a: tensor<2x4xf32>, %b: tensor<?x?xf32>, %c: tensor<?x4xf32>) -> (tensor<2x4xf32>, tensor<?x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = tensor.concat dim(0) %a : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %1 = tensor.concat dim(0) %a : (tensor<2x4xf32>) -> tensor<?x4xf32>
  %2 = tensor.concat dim(0) %a, %b : (tensor<2x4xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %3 = tensor.concat dim(0) %a, %a : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<?x?xf32>
  %4 = tensor.concat dim(1) %c, %b : (tensor<?x4xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0, %1, %2, %3, %4 : tensor<2x4xf32>, tensor<?x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
}
// ==== stdout ====
module {
  func.func @inverse(%arg0: tensor<4x8xf32>, %arg1: tensor<?x8xf32>, %arg2: tensor<?x?xf32>, %arg3: index, %arg4: tensor<?xf32>) -> (tensor<4x8xf32>, tensor<?x8xf32>, tensor<?x?xf32>, tensor<?xf32>) {
    %collapsed = tensor.collapse_shape %arg2 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
    %expanded = tensor.expand_shape %collapsed [[0, 1]] output_shape [%arg3, %arg3] : tensor<?xf32> into tensor<?x?xf32>
    return %arg0, %arg1, %expanded, %arg4 : tensor<4x8xf32>, tensor<?x8xf32>, tensor<?x?xf32>, tensor<?xf32>
  }
  func.func @composed(%arg0: tensor<2x3x4x5xf32>, %arg1: tensor<120xf32>, %arg2: index, %arg3: tensor<?xf32>) -> (tensor<120xf32>, tensor<2x3x4x5xf32>, tensor<?x4x?xf32>) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1, 2, 3]] : tensor<2x3x4x5xf32> into tensor<120xf32>
    %expanded = tensor.expand_shape %arg1 [[0, 1, 2, 3]] output_shape [2, 3, 4, 5] : tensor<120xf32> into tensor<2x3x4x5xf32>
    %expanded_0 = tensor.expand_shape %arg3 [[0, 1, 2]] output_shape [%arg2, 4, 5] : tensor<?xf32> into tensor<?x4x5xf32>
    %cast = tensor.cast %expanded_0 : tensor<?x4x5xf32> to tensor<?x4x?xf32>
    return %collapsed, %expanded, %cast : tensor<120xf32>, tensor<2x3x4x5xf32>, tensor<?x4x?xf32>
  }
  func.func @mixed(%arg0: tensor<6x20xf32>, %arg1: tensor<2x3x4xf32>, %arg2: tensor<?x20xf32>, %arg3: index, %arg4: index, %arg5: tensor<?x?xf32>) -> (tensor<120xf32>, tensor<6x4x5xf32>, tensor<6x4xf32>, tensor<2x12xf32>, tensor<?x20xf32>, tensor<?x?x5xf32>) {
    %c2 = arith.constant 2 : index
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<6x20xf32> into tensor<120xf32>
    %expanded = tensor.expand_shape %arg0 [[0], [1, 2]] output_shape [6, 4, 5] : tensor<6x20xf32> into tensor<6x4x5xf32>
    %collapsed_0 = tensor.collapse_shape %arg1 [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
    %collapsed_1 = tensor.collapse_shape %arg1 [[0], [1, 2]] : tensor<2x3x4xf32> into tensor<2x12xf32>
    %0 = arith.muli %arg3, %arg4 : index
    %1 = arith.muli %0, %c2 : index
    %expanded_2 = tensor.expand_shape %arg5 [[0], [1, 2]] output_shape [%1, %arg3, 5] : tensor<?x?xf32> into tensor<?x?x5xf32>
    return %collapsed, %expanded, %collapsed_0, %collapsed_1, %arg2, %expanded_2 : tensor<120xf32>, tensor<6x4x5xf32>, tensor<6x4xf32>, tensor<2x12xf32>, tensor<?x20xf32>, tensor<?x?x5xf32>
  }
  func.func @rank_0(%arg0: tensor<1x1xf32>, %arg1: tensor<f32>) -> (tensor<1xf32>, tensor<1x1xf32>, tensor<f32>) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1]] : tensor<1x1xf32> into tensor<1xf32>
    return %collapsed, %arg0, %arg1 : tensor<1xf32>, tensor<1x1xf32>, tensor<f32>
  }
  func.func @sources(%arg0: f32, %arg1: f32, %arg2: index) -> (tensor<2x2xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x2xf32>, tensor<?xf32>, tensor<2x1xf32>, tensor<2xf32>, tensor<4xf32>) {
    %cst = arith.constant dense<1.500000e+00> : tensor<2x2xf32>
    %cst_0 = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>
    %splat = tensor.splat %arg0 : tensor<4xf32>
    %splat_1 = tensor.splat %arg0 : tensor<2x2xf32>
    %splat_2 = tensor.splat %arg0[%arg2] : tensor<?x2xf32>
    %collapsed = tensor.collapse_shape %splat_2 [[0, 1]] : tensor<?x2xf32> into tensor<?xf32>
    %from_elements = tensor.from_elements %arg0, %arg1 : tensor<2x1xf32>
    %from_elements_3 = tensor.from_elements %arg0, %arg1 : tensor<2xf32>
    %0 = tensor.empty() : tensor<2x2xf32>
    %collapsed_4 = tensor.collapse_shape %0 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
    return %cst, %cst_0, %splat, %splat_1, %collapsed, %from_elements, %from_elements_3, %collapsed_4 : tensor<2x2xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x2xf32>, tensor<?xf32>, tensor<2x1xf32>, tensor<2xf32>, tensor<4xf32>
  }
  func.func @casts(%arg0: tensor<4x8x?xf32>, %arg1: tensor<?x2xf32>) -> (tensor<?x?xf32>, tensor<?xf32>) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<4x8x?xf32> into tensor<32x?xf32>
    %cast = tensor.cast %collapsed : tensor<32x?xf32> to tensor<?x?xf32>
    %collapsed_0 = tensor.collapse_shape %arg1 [[0, 1]] : tensor<?x2xf32> into tensor<?xf32>
    return %cast, %collapsed_0 : tensor<?x?xf32>, tensor<?xf32>
  }
  func.func @by_shape(%arg0: tensor<4x8xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?xf32>, %arg3: tensor<2xindex>, %arg4: tensor<1xindex>, %arg5: tensor<3xindex>) -> (tensor<4x8xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<4xf32>, tensor<?x?xf32>) {
    %cst = arith.constant dense<1.500000e+00> : tensor<4xf32>
    %cst_0 = arith.constant dense<1.500000e+00> : tensor<2x2xf32>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %reshape = tensor.reshape %arg0(%arg3) : (tensor<4x8xf32>, tensor<2xindex>) -> tensor<4x8xf32>
    %dim = tensor.dim %arg1, %c0 : tensor<?x?xf32>
    %dim_1 = tensor.dim %arg1, %c1 : tensor<?x?xf32>
    %from_elements = tensor.from_elements %dim_1, %dim : tensor<2xindex>
    %reshape_2 = tensor.reshape %arg1(%from_elements) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    %reshape_3 = tensor.reshape %arg1(%arg3) : (tensor<?x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    %reshape_4 = tensor.reshape %cst_0(%arg3) : (tensor<2x2xf32>, tensor<2xindex>) -> tensor<?x?xf32>
    return %reshape, %arg1, %reshape_2, %arg2, %reshape_3, %cst, %reshape_4 : tensor<4x8xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<?x?xf32>, tensor<4xf32>, tensor<?x?xf32>
  }
  func.func @concats(%arg0: tensor<2x4xf32>, %arg1: tensor<?x?xf32>, %arg2: tensor<?x4xf32>) -> (tensor<2x4xf32>, tensor<?x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) {
    %cast = tensor.cast %arg0 : tensor<2x4xf32> to tensor<?x4xf32>
    %cast_0 = tensor.cast %arg1 : tensor<?x?xf32> to tensor<?x4xf32>
    %concat = tensor.concat dim(0) %arg0, %cast_0 : (tensor<2x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    %cast_1 = tensor.cast %concat : tensor<?x4xf32> to tensor<?x?xf32>
    %concat_2 = tensor.concat dim(0) %arg0, %arg0 : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
    %cast_3 = tensor.cast %concat_2 : tensor<4x4xf32> to tensor<?x?xf32>
    %concat_4 = tensor.concat dim(1) %arg2, %arg1 : (tensor<?x4xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    return %arg0, %cast, %cast_1, %cast_3, %concat_4 : tensor<2x4xf32>, tensor<?x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>
  }
}

