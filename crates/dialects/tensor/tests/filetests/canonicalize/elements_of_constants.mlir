// terrace opt --canonicalize --allow-unregistered-dialect
// Elements that were inserted at constant indices; elements of complex and sparse constants.
func.func @of_inserted(%a: tensor<?x?xf32>, %e: f32, %i: index, %b: tensor<?xf32>) -> (f32, f32, f32, f32, f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant -1 : index
  %0 = tensor.insert %e into %b[%c0] : tensor<?xf32>
  %1 = tensor.extract %0[%c0] : tensor<?xf32>
  %2 = tensor.extract %0[%c1] : tensor<?xf32>
  %3 = tensor.extract %0[%i] : tensor<?xf32>
  %4 = tensor.insert %e into %a[%c0, %i] : tensor<?x?xf32>
  %5 = tensor.extract %4[%c0, %i] : tensor<?x?xf32>
  %6 = tensor.insert %e into %b[%c9] : tensor<?xf32>
  %7 = tensor.extract %6[%c9] : tensor<?xf32>
  %8 = tensor.insert %e into %b[%i] : tensor<?xf32>
  %9 = tensor.extract %8[%i] : tensor<?xf32>
  %d = tensor.extract %a[%c0, %c0] : tensor<?x?xf32>
  return %1, %2, %3, %5, %7, %9, %d : f32, f32, f32, f32, f32, f32, f32
}
func.func @of_inserted_constant(%e: f32, %i: index) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %0 = tensor.insert %e into %k[%c0] : tensor<2xf32>
  %1 = tensor.extract %0[%c1] : tensor<2xf32>
  %2 = tensor.insert %e into %0[%c1] : tensor<2xf32>
  %3 = tensor.extract %2[%c0] : tensor<2xf32>
  return %1, %3 : f32, f32
}
func.func @of_inserted_scalar(%e: f32, %i: index, %b: tensor<f32>) -> (f32) {
  %0 = tensor.insert %e into %b[] : tensor<f32>
  %1 = tensor.extract %0[] : tensor<f32>
  return %1 : f32
}
func.func @complex(%i: index) -> (tensor<2xcomplex<f32>>, complex<f32>, tensor<2x1xcomplex<f32>>, complex<f32>, tensor<3xcomplex<f32>>) {
  %c0 = arith.constant 0 : index
  %z = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %0 = tensor.from_elements %z, %z : tensor<2xcomplex<f32>>
  %s = tensor.splat %z : tensor<2xcomplex<f32>>
  %d = arith.constant dense<(1.0,2.0)> : tensor<2xcomplex<f32>>
  %1 = tensor.extract %d[%i] : tensor<2xcomplex<f32>>
  %2 = tensor.expand_shape %d [[0, 1]] output_shape [2, 1] : tensor<2xcomplex<f32>> into tensor<2x1xcomplex<f32>>
  %3 = tensor.extract %s[%c0] : tensor<2xcomplex<f32>>
  %ss = tensor.splat %z : tensor<3xcomplex<f32>>
  return %0, %1, %2, %3, %ss : tensor<2xcomplex<f32>>, complex<f32>, tensor<2x1xcomplex<f32>>, complex<f32>, tensor<3xcomplex<f32>>
}
func.func @sparse(%i: index) -> (f32, f32, tensor<2x1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = arith.constant sparse<[[0]], [2.0]> : tensor<2xf32>
  %2 = tensor.extract %d[%c0] : tensor<2xf32>
  %3 = tensor.extract %d[%c1] : tensor<2xf32>
  %4 = tensor.expand_shape %d [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
  return %2, %3, %4 : f32, f32, tensor<2x1xf32>
}
// ==== stdout ====
module {
  func.func @of_inserted(%arg0: tensor<?x?xf32>, %arg1: f32, %arg2: index, %arg3: tensor<?xf32>) -> (f32, f32, f32, f32, f32, f32, f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %inserted = tensor.insert %arg1 into %arg3[%c0] : tensor<?xf32>
    %extracted = tensor.extract %inserted[%c1] : tensor<?xf32>
    %extracted_0 = tensor.extract %inserted[%arg2] : tensor<?xf32>
    %inserted_1 = tensor.insert %arg1 into %arg0[%c0, %arg2] : tensor<?x?xf32>
    %extracted_2 = tensor.extract %inserted_1[%c0, %arg2] : tensor<?x?xf32>
    %inserted_3 = tensor.insert %arg1 into %arg3[%arg2] : tensor<?xf32>
    %extracted_4 = tensor.extract %inserted_3[%arg2] : tensor<?xf32>
    %extracted_5 = tensor.extract %arg0[%c0, %c0] : tensor<?x?xf32>
    return %arg1, %extracted, %extracted_0, %extracted_2, %arg1, %extracted_4, %extracted_5 : f32, f32, f32, f32, f32, f32, f32
  }
  func.func @of_inserted_constant(%arg0: f32, %arg1: index) -> (f32, f32) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
    %inserted = tensor.insert %arg0 into %cst[%c0] : tensor<2xf32>
    %extracted = tensor.extract %inserted[%c1] : tensor<2xf32>
    %inserted_0 = tensor.insert %arg0 into %inserted[%c1] : tensor<2xf32>
    %extracted_1 = tensor.extract %inserted_0[%c0] : tensor<2xf32>
    return %extracted, %extracted_1 : f32, f32
  }
  func.func @of_inserted_scalar(%arg0: f32, %arg1: index, %arg2: tensor<f32>) -> f32 {
    return %arg0 : f32
  }
  func.func @complex(%arg0: index) -> (tensor<2xcomplex<f32>>, complex<f32>, tensor<2x1xcomplex<f32>>, complex<f32>, tensor<3xcomplex<f32>>) {
    %cst = arith.constant dense<(1.000000e+00,2.000000e+00)> : tensor<2x1xcomplex<f32>>
    %c0 = arith.constant 0 : index
    %cst_0 = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
    %cst_1 = arith.constant dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>
    %splat = tensor.splat %cst_0 : tensor<2xcomplex<f32>>
    %extracted = tensor.extract %splat[%c0] : tensor<2xcomplex<f32>>
    %splat_2 = tensor.splat %cst_0 : tensor<3xcomplex<f32>>
    return %cst_1, %cst_0, %cst, %extracted, %splat_2 : tensor<2xcomplex<f32>>, complex<f32>, tensor<2x1xcomplex<f32>>, complex<f32>, tensor<3xcomplex<f32>>
  }
  func.func @sparse(%arg0: index) -> (f32, f32, tensor<2x1xf32>) {
    %cst = arith.constant sparse<0, 2.000000e+00> : tensor<2xf32>
    %cst_0 = arith.constant 2.000000e+00 : f32
    %cst_1 = arith.constant 0.000000e+00 : f32
    %expanded = tensor.expand_shape %cst [[0, 1]] output_shape [2, 1] : tensor<2xf32> into tensor<2x1xf32>
    return %cst_0, %cst_1, %expanded : f32, f32, tensor<2x1xf32>
  }
}

