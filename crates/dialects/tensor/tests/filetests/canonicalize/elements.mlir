// terrace opt --canonicalize --allow-unregistered-dialect
// Elements of constants, of separate elements and of computed tensors.
func.func @of_constants(%i: index) -> (f32, i32, i32, f32, i32, complex<f32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = arith.constant -1 : index
  %s = arith.constant dense<1.5> : tensor<4xf32>
  %d = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %z = arith.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
  %0 = tensor.extract %s[%i] : tensor<4xf32>
  %1 = tensor.extract %d[%c1, %c0] : tensor<2x2xi32>
  %2 = tensor.extract %d[%c2, %c0] : tensor<2x2xi32>
  %e = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %3 = tensor.extract %e[%i] : tensor<2xf32>
  %4 = tensor.extract %d[%m, %c2] : tensor<2x2xi32>
  %5 = tensor.extract %z[%c1] : tensor<2xcomplex<f32>>
  return %0, %1, %2, %3, %4, %5 : f32, i32, i32, f32, i32, complex<f32>
}
func.func @of_elements(%a: f32, %b: f32, %i: index) -> (f32, f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = tensor.from_elements %a, %b : tensor<2xf32>
  %1 = tensor.extract %0[%c1] : tensor<2xf32>
  %2 = tensor.extract %0[%i] : tensor<2xf32>
  %3 = tensor.extract %0[%c3] : tensor<2xf32>
  %4 = tensor.from_elements %a : tensor<f32>
  %5 = tensor.extract %4[] : tensor<f32>
  return %1, %2, %3, %5 : f32, f32, f32, f32
}
func.func @generated(%i: index, %j: index, %m: memref<?xindex>) -> (index, index) {
  %0 = tensor.generate %i {
  ^bb0(%x: index):
    %s = arith.muli %x, %j : index
    tensor.yield %s : index
  } : tensor<?xindex>
  %1 = tensor.extract %0[%j] : tensor<?xindex>
  %2 = tensor.generate %i {
  ^bb0(%x: index):
    memref.store %x, %m[%x] : memref<?xindex>
    tensor.yield %x : index
  } : tensor<?xindex>
  %3 = tensor.extract %2[%j] : tensor<?xindex>
  return %1, %3 : index, index
}
func.func @kept(%e: f32, %a: tensor<4xf32>, %i: index, %t: tensor<2x2xf32>) -> (f32, f32, f32) {
  %0 = tensor.insert %e into %a[%i] : tensor<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  %2 = tensor.splat %e : tensor<4xf32>
  %3 = tensor.extract %2[%i] : tensor<4xf32>
  %4 = tensor.collapse_shape %t [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %5 = tensor.extract %4[%i] : tensor<4xf32>
  return %1, %3, %5 : f32, f32, f32
}
func.func @insert(%i: index) -> (tensor<4xf32>, tensor<4xf32>, tensor<2xf32>) {
  %f = arith.constant 1.5 : f32
  %s = arith.constant dense<1.5> : tensor<4xf32>
  %o = arith.constant dense<2.5> : tensor<4xf32>
  %d = arith.constant dense<[1.5, 2.5]> : tensor<2xf32>
  %0 = tensor.insert %f into %s[%i] : tensor<4xf32>
  %1 = tensor.insert %f into %o[%i] : tensor<4xf32>
  %2 = tensor.insert %f into %d[%i] : tensor<2xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<2xf32>
}
func.func @constants() -> (tensor<2x2xi32>, tensor<2xf32>, tensor<0xf32>, tensor<i1>, tensor<2xi1>, tensor<3xindex>) {
  %a = arith.constant 1 : i32
  %b = arith.constant 2 : i32
  %0 = tensor.from_elements %a, %b, %a, %b : tensor<2x2xi32>
  %f = arith.constant 1.0 : f32
  %1 = tensor.from_elements %f, %f : tensor<2xf32>
  %2 = tensor.from_elements : tensor<0xf32>
  %t = arith.constant true
  %3 = tensor.from_elements %t : tensor<i1>
  %4 = tensor.splat %t : tensor<2xi1>
  %i = arith.constant 7 : index
  %j = arith.constant 8 : index
  %5 = tensor.from_elements %i, %j, %i : tensor<3xindex>
  return %0, %1, %2, %3, %4, %5 : tensor<2x2xi32>, tensor<2xf32>, tensor<0xf32>, tensor<i1>, tensor<2xi1>, tensor<3xindex>
}
func.func @gathers(%x: tensor<3x1xindex>) -> (tensor<3x4xf32>, tensor<3x1x4xf32>) {
  %s = arith.constant dense<1.5> : tensor<2x4xf32>
  %0 = tensor.gather %s[%x] gather_dims([0]) : (tensor<2x4xf32>, tensor<3x1xindex>) -> tensor<3x4xf32>
  %d = arith.constant dense<[[1.0, 2.0, 3.0, 4.0]]> : tensor<1x4xf32>
  %1 = tensor.gather %d[%x] gather_dims([0]) : (tensor<1x4xf32>, tensor<3x1xindex>) -> tensor<3x1x4xf32>
  return %0, %1 : tensor<3x4xf32>, tensor<3x1x4xf32>
}
// ==== stdout ====
module {
  func.func @of_constants(%arg0: index) -> (f32, i32, i32, f32, i32, complex<f32>) {
    %cst = complex.constant [3.000000e+00 : f32, 4.000000e+00 : f32] : complex<f32>
    %cst_0 = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c-1 = arith.constant -1 : index
    %cst_1 = arith.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
    %cst_2 = arith.constant 1.500000e+00 : f32
    %c3_i32 = arith.constant 3 : i32
    %extracted = tensor.extract %cst_1[%c2, %c0] : tensor<2x2xi32>
    %extracted_3 = tensor.extract %cst_0[%arg0] : tensor<2xf32>
    %extracted_4 = tensor.extract %cst_1[%c-1, %c2] : tensor<2x2xi32>
    return %cst_2, %c3_i32, %extracted, %extracted_3, %extracted_4, %cst : f32, i32, i32, f32, i32, complex<f32>
  }
  func.func @of_elements(%arg0: f32, %arg1: f32, %arg2: index) -> (f32, f32, f32, f32) {
    %c3 = arith.constant 3 : index
    %from_elements = tensor.from_elements %arg0, %arg1 : tensor<2xf32>
    %extracted = tensor.extract %from_elements[%arg2] : tensor<2xf32>
    %extracted_0 = tensor.extract %from_elements[%c3] : tensor<2xf32>
    return %arg1, %extracted, %extracted_0, %arg0 : f32, f32, f32, f32
  }
  func.func @generated(%arg0: index, %arg1: index, %arg2: memref<?xindex>) -> (index, index) {
    %0 = arith.muli %arg1, %arg1 : index
    %generated = tensor.generate %arg0 {
    ^bb0(%arg3: index):
      memref.store %arg3, %arg2[%arg3] : memref<?xindex>
      tensor.yield %arg3 : index
    } : tensor<?xindex>
    %extracted = tensor.extract %generated[%arg1] : tensor<?xindex>
    return %0, %extracted : index, index
  }
  func.func @kept(%arg0: f32, %arg1: tensor<4xf32>, %arg2: index, %arg3: tensor<2x2xf32>) -> (f32, f32, f32) {
    %inserted = tensor.insert %arg0 into %arg1[%arg2] : tensor<4xf32>
    %extracted = tensor.extract %inserted[%arg2] : tensor<4xf32>
    %splat = tensor.splat %arg0 : tensor<4xf32>
    %extracted_0 = tensor.extract %splat[%arg2] : tensor<4xf32>
    %collapsed = tensor.collapse_shape %arg3 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
    %extracted_1 = tensor.extract %collapsed[%arg2] : tensor<4xf32>
    return %extracted, %extracted_0, %extracted_1 : f32, f32, f32
  }
  func.func @insert(%arg0: index) -> (tensor<4xf32>, tensor<4xf32>, tensor<2xf32>) {
    %cst = arith.constant 1.500000e+00 : f32
    %cst_0 = arith.constant dense<2.500000e+00> : tensor<4xf32>
    %cst_1 = arith.constant dense<[1.500000e+00, 2.500000e+00]> : tensor<2xf32>
    %cst_2 = arith.constant dense<1.500000e+00> : tensor<4xf32>
    %inserted = tensor.insert %cst into %cst_0[%arg0] : tensor<4xf32>
    %inserted_3 = tensor.insert %cst into %cst_1[%arg0] : tensor<2xf32>
    return %cst_2, %inserted, %inserted_3 : tensor<4xf32>, tensor<4xf32>, tensor<2xf32>
  }
  func.func @constants() -> (tensor<2x2xi32>, tensor<2xf32>, tensor<0xf32>, tensor<i1>, tensor<2xi1>, tensor<3xindex>) {
    %cst = arith.constant dense<[[1, 2], [1, 2]]> : tensor<2x2xi32>
    %cst_0 = arith.constant dense<1.000000e+00> : tensor<2xf32>
    %cst_1 = arith.constant dense<> : tensor<0xf32>
    %cst_2 = arith.constant dense<true> : tensor<i1>
    %cst_3 = arith.constant dense<true> : tensor<2xi1>
    %cst_4 = arith.constant dense<[7, 8, 7]> : tensor<3xindex>
    return %cst, %cst_0, %cst_1, %cst_2, %cst_3, %cst_4 : tensor<2x2xi32>, tensor<2xf32>, tensor<0xf32>, tensor<i1>, tensor<2xi1>, tensor<3xindex>
  }
  func.func @gathers(%arg0: tensor<3x1xindex>) -> (tensor<3x4xf32>, tensor<3x1x4xf32>) {
    %cst = arith.constant dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]]> : tensor<1x4xf32>
    %cst_0 = arith.constant dense<1.500000e+00> : tensor<3x4xf32>
    %gather = tensor.gather %cst[%arg0] gather_dims([0]) : (tensor<1x4xf32>, tensor<3x1xindex>) -> tensor<3x1x4xf32>
    return %cst_0, %gather : tensor<3x4xf32>, tensor<3x1x4xf32>
  }
}

