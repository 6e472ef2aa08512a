// terrace opt --pass-pipeline="builtin.module(convert-vector-to-scf{lower-tensors})"
// A loop gives the tensor that it writes from iteration to iteration.
func.func @f(%tensor: tensor<5x?x7xf32>, %at: index, %v: vector<2x3x4xf32>, %mask: vector<2x3x4xi1>) -> (tensor<5x?x7xf32>, vector<2x3xf32>) {
  %pad = arith.constant 1.0 : f32
  %0 = vector.transfer_write %v, %tensor[%at, %at, %at], %mask {in_bounds = [false, true, false]} : vector<2x3x4xf32>, tensor<5x?x7xf32>
  %1 = vector.transfer_read %0[%at, %at, %at], %pad {in_bounds = [false, true], permutation_map = affine_map<(d0, d1, d2) -> (d0, d1)>} : tensor<5x?x7xf32>, vector<2x3xf32>
  return %0, %1 : tensor<5x?x7xf32>, vector<2x3xf32>
}
// ==== stdout ====
#map = affine_map<(d0)[s0] -> (d0 + s0)>
#map1 = affine_map<(d0, d1, d2) -> (d1)>
module {
  func.func @f(%arg0: tensor<5x?x7xf32>, %arg1: index, %arg2: vector<2x3x4xf32>, %arg3: vector<2x3x4xi1>) -> (tensor<5x?x7xf32>, vector<2x3xf32>) {
    %cst = arith.constant dense<1.000000e+00> : vector<3xf32>
    %c3 = arith.constant 3 : index
    %c5 = arith.constant 5 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 1.000000e+00 : f32
    %alloca = memref.alloca() : memref<vector<2x3x4xf32>>
    %alloca_1 = memref.alloca() : memref<vector<2x3x4xi1>>
    %alloca_2 = memref.alloca() : memref<vector<2x3xf32>>
    memref.store %arg3, %alloca_1[] : memref<vector<2x3x4xi1>>
    memref.store %arg2, %alloca[] : memref<vector<2x3x4xf32>>
    %0 = vector.type_cast %alloca : memref<vector<2x3x4xf32>> to memref<2xvector<3x4xf32>>
    %1 = vector.type_cast %alloca_1 : memref<vector<2x3x4xi1>> to memref<2xvector<3x4xi1>>
    %2 = scf.for %arg4 = %c0 to %c2 step %c1 iter_args(%arg5 = %arg0) -> (tensor<5x?x7xf32>) {
      %5 = affine.apply #map(%arg4)[%arg1]
      %6 = arith.cmpi slt, %5, %c5 : index
      %7 = scf.if %6 -> (tensor<5x?x7xf32>) {
        %8 = affine.apply #map(%arg4)[%arg1]
        %9 = vector.type_cast %0 : memref<2xvector<3x4xf32>> to memref<2x3xvector<4xf32>>
        %10 = vector.type_cast %1 : memref<2xvector<3x4xi1>> to memref<2x3xvector<4xi1>>
        %11 = scf.for %arg6 = %c0 to %c3 step %c1 iter_args(%arg7 = %arg5) -> (tensor<5x?x7xf32>) {
          %12 = affine.apply #map(%arg6)[%arg1]
          %13 = memref.load %9[%arg4, %arg6] : memref<2x3xvector<4xf32>>
          %14 = memref.load %10[%arg4, %arg6] : memref<2x3xvector<4xi1>>
          %15 = vector.transfer_write %13, %arg7[%8, %12, %arg1], %14 : vector<4xf32>, tensor<5x?x7xf32>
          scf.yield %15 : tensor<5x?x7xf32>
        }
        scf.yield %11 : tensor<5x?x7xf32>
      } else {
        scf.yield %arg5 : tensor<5x?x7xf32>
      }
      scf.yield %7 : tensor<5x?x7xf32>
    }
    %3 = vector.type_cast %alloca_2 : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
    scf.for %arg4 = %c0 to %c2 step %c1 {
      %5 = affine.apply #map(%arg4)[%arg1]
      %6 = arith.cmpi slt, %5, %c5 : index
      scf.if %6 {
        %7 = affine.apply #map(%arg4)[%arg1]
        %8 = vector.transfer_read %2[%7, %arg1, %arg1], %cst_0 {in_bounds = [true], permutation_map = #map1} : tensor<5x?x7xf32>, vector<3xf32>
        memref.store %8, %3[%arg4] : memref<2xvector<3xf32>>
      } else {
        memref.store %cst, %3[%arg4] : memref<2xvector<3xf32>>
      }
    }
    %4 = memref.load %alloca_2[] : memref<vector<2x3xf32>>
    return %2, %4 : tensor<5x?x7xf32>, vector<2x3xf32>
  }
}

