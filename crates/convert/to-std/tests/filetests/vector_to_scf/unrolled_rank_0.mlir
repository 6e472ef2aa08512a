// terrace opt --pass-pipeline="builtin.module(func.func(convert-vector-to-scf{full-unroll target-rank=0}))"
func.func @f(%memory: memref<?x?xf32>, %at: index, %mask: vector<2x2xi1>) {
  %pad = arith.constant 1.0 : f32
  %0 = vector.transfer_read %memory[%at, %at], %pad, %mask : memref<?x?xf32>, vector<2x2xf32>
  vector.transfer_write %0, %memory[%at, %at] {in_bounds = [true, true]} : vector<2x2xf32>, memref<?x?xf32>
  return
}
// ==== stdout ====
#map = affine_map<()[s0] -> (s0 + 1)>
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<2x2xi1>) {
    %c1 = arith.constant 1 : index
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant dense<1.000000e+00> : vector<2x2xf32>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
    %0 = arith.cmpi sgt, %dim, %arg1 : index
    %1 = scf.if %0 -> (vector<2x2xf32>) {
      %dim_2 = memref.dim %arg0, %c1 : memref<?x?xf32>
      %16 = arith.cmpi sgt, %dim_2, %arg1 : index
      %17 = vector.extract %arg2[0, 0] : i1 from vector<2x2xi1>
      %18 = arith.andi %16, %17 : i1
      %19 = scf.if %18 -> (vector<2x2xf32>) {
        %25 = vector.transfer_read %arg0[%arg1, %arg1], %cst : memref<?x?xf32>, vector<f32>
        %26 = vector.extract %25[] : f32 from vector<f32>
        %27 = vector.insert %26, %cst_0 [0, 0] : f32 into vector<2x2xf32>
        scf.yield %27 : vector<2x2xf32>
      } else {
        scf.yield %cst_0 : vector<2x2xf32>
      }
      %dim_3 = memref.dim %arg0, %c1 : memref<?x?xf32>
      %20 = affine.apply #map()[%arg1]
      %21 = arith.cmpi sgt, %dim_3, %20 : index
      %22 = vector.extract %arg2[0, 1] : i1 from vector<2x2xi1>
      %23 = arith.andi %21, %22 : i1
      %24 = scf.if %23 -> (vector<2x2xf32>) {
        %25 = affine.apply #map()[%arg1]
        %26 = vector.transfer_read %arg0[%arg1, %25], %cst : memref<?x?xf32>, vector<f32>
        %27 = vector.extract %26[] : f32 from vector<f32>
        %28 = vector.insert %27, %19 [0, 1] : f32 into vector<2x2xf32>
        scf.yield %28 : vector<2x2xf32>
      } else {
        scf.yield %19 : vector<2x2xf32>
      }
      scf.yield %24 : vector<2x2xf32>
    } else {
      scf.yield %cst_0 : vector<2x2xf32>
    }
    %dim_1 = memref.dim %arg0, %c0 : memref<?x?xf32>
    %2 = affine.apply #map()[%arg1]
    %3 = arith.cmpi sgt, %dim_1, %2 : index
    %4 = scf.if %3 -> (vector<2x2xf32>) {
      %16 = affine.apply #map()[%arg1]
      %dim_2 = memref.dim %arg0, %c1 : memref<?x?xf32>
      %17 = arith.cmpi sgt, %dim_2, %arg1 : index
      %18 = vector.extract %arg2[1, 0] : i1 from vector<2x2xi1>
      %19 = arith.andi %17, %18 : i1
      %20 = scf.if %19 -> (vector<2x2xf32>) {
        %26 = vector.transfer_read %arg0[%16, %arg1], %cst : memref<?x?xf32>, vector<f32>
        %27 = vector.extract %26[] : f32 from vector<f32>
        %28 = vector.insert %27, %1 [1, 0] : f32 into vector<2x2xf32>
        scf.yield %28 : vector<2x2xf32>
      } else {
        scf.yield %1 : vector<2x2xf32>
      }
      %dim_3 = memref.dim %arg0, %c1 : memref<?x?xf32>
      %21 = affine.apply #map()[%arg1]
      %22 = arith.cmpi sgt, %dim_3, %21 : index
      %23 = vector.extract %arg2[1, 1] : i1 from vector<2x2xi1>
      %24 = arith.andi %22, %23 : i1
      %25 = scf.if %24 -> (vector<2x2xf32>) {
        %26 = affine.apply #map()[%arg1]
        %27 = vector.transfer_read %arg0[%16, %26], %cst : memref<?x?xf32>, vector<f32>
        %28 = vector.extract %27[] : f32 from vector<f32>
        %29 = vector.insert %28, %20 [1, 1] : f32 into vector<2x2xf32>
        scf.yield %29 : vector<2x2xf32>
      } else {
        scf.yield %20 : vector<2x2xf32>
      }
      scf.yield %25 : vector<2x2xf32>
    } else {
      scf.yield %1 : vector<2x2xf32>
    }
    %5 = vector.extract %4[0, 0] : f32 from vector<2x2xf32>
    %6 = vector.broadcast %5 : f32 to vector<f32>
    vector.transfer_write %6, %arg0[%arg1, %arg1] : vector<f32>, memref<?x?xf32>
    %7 = affine.apply #map()[%arg1]
    %8 = vector.extract %4[0, 1] : f32 from vector<2x2xf32>
    %9 = vector.broadcast %8 : f32 to vector<f32>
    vector.transfer_write %9, %arg0[%arg1, %7] : vector<f32>, memref<?x?xf32>
    %10 = affine.apply #map()[%arg1]
    %11 = vector.extract %4[1, 0] : f32 from vector<2x2xf32>
    %12 = vector.broadcast %11 : f32 to vector<f32>
    vector.transfer_write %12, %arg0[%10, %arg1] : vector<f32>, memref<?x?xf32>
    %13 = affine.apply #map()[%arg1]
    %14 = vector.extract %4[1, 1] : f32 from vector<2x2xf32>
    %15 = vector.broadcast %14 : f32 to vector<f32>
    vector.transfer_write %15, %arg0[%10, %13] : vector<f32>, memref<?x?xf32>
    return
  }
}

