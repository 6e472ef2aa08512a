// terrace opt --pass-pipeline="builtin.module(convert-vector-to-scf{full-unroll lower-tensors})"
// One transfer after the other. Each part comes into the vector, or into the one that this is inserted into.
func.func @read(%memory: memref<?x?x?xf32>, %at: index, %mask: vector<2x3xi1>, %into: vector<2x2x2x3xf32>) -> (vector<2x3xf32>, vector<2x2x2x3xf32>) {
  %pad = arith.constant 1.0 : f32
  %0 = vector.transfer_read %memory[%at, %at, %at], %pad, %mask {in_bounds = [false, true]} : memref<?x?x?xf32>, vector<2x3xf32>
  %1 = vector.transfer_read %memory[%at, %at, %at], %pad {in_bounds = [true, true]} : memref<?x?x?xf32>, vector<2x3xf32>
  %2 = vector.insert %1, %into[1, 0] : vector<2x3xf32> into vector<2x2x2x3xf32>
  return %0, %2 : vector<2x3xf32>, vector<2x2x2x3xf32>
}

func.func @write(%memory: memref<?x?x?xf32>, %at: index, %mask: vector<2x1x3xi1>, %from: vector<2x2x1x3xf32>) {
  %0 = vector.extract %from[%at] : vector<2x1x3xf32> from vector<2x2x1x3xf32>
  vector.transfer_write %0, %memory[%at, %at, %at], %mask {in_bounds = [true, false, true]} : vector<2x1x3xf32>, memref<?x?x?xf32>
  return
}

// The first dimension that scales is where it ends.
func.func @scalable(%memory: memref<?x?x?xf32>, %at: index) -> vector<2x[3]x4xf32> {
  %pad = arith.constant 1.0 : f32
  %0 = vector.transfer_read %memory[%at, %at, %at], %pad {in_bounds = [true, true, true]} : memref<?x?x?xf32>, vector<2x[3]x4xf32>
  return %0 : vector<2x[3]x4xf32>
}

func.func @tensors(%tensor: tensor<5x?xf32>, %at: index, %v: vector<2x3xf32>) -> (tensor<5x?xf32>, vector<2x3xf32>) {
  %pad = arith.constant 1.0 : f32
  %0 = vector.transfer_write %v, %tensor[%at, %at] : vector<2x3xf32>, tensor<5x?xf32>
  %1 = vector.transfer_read %0[%at, %at], %pad : tensor<5x?xf32>, vector<2x3xf32>
  return %0, %1 : tensor<5x?xf32>, vector<2x3xf32>
}
// ==== stdout ====
#map = affine_map<()[s0] -> (s0 + 1)>
module {
  func.func @read(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: vector<2x3xi1>, %arg3: vector<2x2x2x3xf32>) -> (vector<2x3xf32>, vector<2x2x2x3xf32>) {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant dense<1.000000e+00> : vector<2x3xf32>
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c1 : memref<?x?x?xf32>
    %0 = arith.cmpi sgt, %dim, %arg1 : index
    %1 = scf.if %0 -> (vector<2x3xf32>) {
      %10 = vector.extract %arg2[0] : vector<3xi1> from vector<2x3xi1>
      %11 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %cst, %10 {in_bounds = [true]} : memref<?x?x?xf32>, vector<3xf32>
      %12 = vector.insert %11, %cst_0 [0] : vector<3xf32> into vector<2x3xf32>
      scf.yield %12 : vector<2x3xf32>
    } else {
      scf.yield %cst_0 : vector<2x3xf32>
    }
    %dim_1 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
    %2 = affine.apply #map()[%arg1]
    %3 = arith.cmpi sgt, %dim_1, %2 : index
    %4 = scf.if %3 -> (vector<2x3xf32>) {
      %10 = affine.apply #map()[%arg1]
      %11 = vector.extract %arg2[1] : vector<3xi1> from vector<2x3xi1>
      %12 = vector.transfer_read %arg0[%arg1, %10, %arg1], %cst, %11 {in_bounds = [true]} : memref<?x?x?xf32>, vector<3xf32>
      %13 = vector.insert %12, %1 [1] : vector<3xf32> into vector<2x3xf32>
      scf.yield %13 : vector<2x3xf32>
    } else {
      scf.yield %1 : vector<2x3xf32>
    }
    %5 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %cst {in_bounds = [true]} : memref<?x?x?xf32>, vector<3xf32>
    %6 = vector.insert %5, %arg3 [1, 0, 0] : vector<3xf32> into vector<2x2x2x3xf32>
    %7 = affine.apply #map()[%arg1]
    %8 = vector.transfer_read %arg0[%arg1, %7, %arg1], %cst {in_bounds = [true]} : memref<?x?x?xf32>, vector<3xf32>
    %9 = vector.insert %8, %6 [1, 0, 1] : vector<3xf32> into vector<2x2x2x3xf32>
    return %4, %9 : vector<2x3xf32>, vector<2x2x2x3xf32>
  }
  func.func @write(%arg0: memref<?x?x?xf32>, %arg1: index, %arg2: vector<2x1x3xi1>, %arg3: vector<2x2x1x3xf32>) {
    %c1 = arith.constant 1 : index
    %dim = memref.dim %arg0, %c1 : memref<?x?x?xf32>
    %0 = arith.cmpi sgt, %dim, %arg1 : index
    scf.if %0 {
      %3 = vector.extract %arg3[%arg1, 0, 0] : vector<3xf32> from vector<2x2x1x3xf32>
      %4 = vector.extract %arg2[0, 0] : vector<3xi1> from vector<2x1x3xi1>
      vector.transfer_write %3, %arg0[%arg1, %arg1, %arg1], %4 {in_bounds = [true]} : vector<3xf32>, memref<?x?x?xf32>
    } else {
    }
    %1 = affine.apply #map()[%arg1]
    %dim_0 = memref.dim %arg0, %c1 : memref<?x?x?xf32>
    %2 = arith.cmpi sgt, %dim_0, %arg1 : index
    scf.if %2 {
      %3 = vector.extract %arg3[%arg1, 1, 0] : vector<3xf32> from vector<2x2x1x3xf32>
      %4 = vector.extract %arg2[1, 0] : vector<3xi1> from vector<2x1x3xi1>
      vector.transfer_write %3, %arg0[%1, %arg1, %arg1], %4 {in_bounds = [true]} : vector<3xf32>, memref<?x?x?xf32>
    } else {
    }
    return
  }
  func.func @scalable(%arg0: memref<?x?x?xf32>, %arg1: index) -> vector<2x[3]x4xf32> {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant dense<1.000000e+00> : vector<2x[3]x4xf32>
    %0 = vector.transfer_read %arg0[%arg1, %arg1, %arg1], %cst {in_bounds = [true, true]} : memref<?x?x?xf32>, vector<[3]x4xf32>
    %1 = vector.insert %0, %cst_0 [0] : vector<[3]x4xf32> into vector<2x[3]x4xf32>
    %2 = affine.apply #map()[%arg1]
    %3 = vector.transfer_read %arg0[%2, %arg1, %arg1], %cst {in_bounds = [true, true]} : memref<?x?x?xf32>, vector<[3]x4xf32>
    %4 = vector.insert %3, %1 [1] : vector<[3]x4xf32> into vector<2x[3]x4xf32>
    return %4 : vector<2x[3]x4xf32>
  }
  func.func @tensors(%arg0: tensor<5x?xf32>, %arg1: index, %arg2: vector<2x3xf32>) -> (tensor<5x?xf32>, vector<2x3xf32>) {
    %cst = arith.constant dense<1.000000e+00> : vector<2x3xf32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %c5 = arith.constant 5 : index
    %0 = arith.cmpi slt, %arg1, %c5 : index
    %1 = scf.if %0 -> (tensor<5x?xf32>) {
      %10 = vector.extract %arg2[0] : vector<3xf32> from vector<2x3xf32>
      %11 = vector.transfer_write %10, %arg0[%arg1, %arg1] : vector<3xf32>, tensor<5x?xf32>
      scf.yield %11 : tensor<5x?xf32>
    } else {
      scf.yield %arg0 : tensor<5x?xf32>
    }
    %2 = affine.apply #map()[%arg1]
    %3 = arith.cmpi slt, %2, %c5 : index
    %4 = scf.if %3 -> (tensor<5x?xf32>) {
      %10 = affine.apply #map()[%arg1]
      %11 = vector.extract %arg2[1] : vector<3xf32> from vector<2x3xf32>
      %12 = vector.transfer_write %11, %1[%10, %arg1] : vector<3xf32>, tensor<5x?xf32>
      scf.yield %12 : tensor<5x?xf32>
    } else {
      scf.yield %1 : tensor<5x?xf32>
    }
    %5 = arith.cmpi slt, %arg1, %c5 : index
    %6 = scf.if %5 -> (vector<2x3xf32>) {
      %10 = vector.transfer_read %4[%arg1, %arg1], %cst_0 : tensor<5x?xf32>, vector<3xf32>
      %11 = vector.insert %10, %cst [0] : vector<3xf32> into vector<2x3xf32>
      scf.yield %11 : vector<2x3xf32>
    } else {
      scf.yield %cst : vector<2x3xf32>
    }
    %7 = affine.apply #map()[%arg1]
    %8 = arith.cmpi slt, %7, %c5 : index
    %9 = scf.if %8 -> (vector<2x3xf32>) {
      %10 = affine.apply #map()[%arg1]
      %11 = vector.transfer_read %4[%10, %arg1], %cst_0 : tensor<5x?xf32>, vector<3xf32>
      %12 = vector.insert %11, %6 [1] : vector<3xf32> into vector<2x3xf32>
      scf.yield %12 : vector<2x3xf32>
    } else {
      scf.yield %6 : vector<2x3xf32>
    }
    return %4, %9 : tensor<5x?xf32>, vector<2x3xf32>
  }
}

