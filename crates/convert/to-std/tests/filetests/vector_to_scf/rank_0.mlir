// terrace opt --pass-pipeline="builtin.module(convert-vector-to-scf{target-rank=0})"
// Buffers of elements, which are vectors without dimensions.
func.func @loops(%memory: memref<?x?xf32>, %at: index, %mask: vector<2x3xi1>) {
  %pad = arith.constant 1.0 : f32
  %0 = vector.transfer_read %memory[%at, %at], %pad, %mask : memref<?x?xf32>, vector<2x3xf32>
  vector.transfer_write %0, %memory[%at, %at] {in_bounds = [true, true]} : vector<2x3xf32>, memref<?x?xf32>
  return
}
// ==== stdout ====
#map = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @loops(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<2x3xi1>) {
    %cst = arith.constant dense<1.000000e+00> : vector<f32>
    %cst_0 = arith.constant dense<1.000000e+00> : vector<3xf32>
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst_1 = arith.constant 1.000000e+00 : f32
    %alloca = memref.alloca() : memref<vector<2x3xf32>>
    %alloca_2 = memref.alloca() : memref<vector<2x3xi1>>
    %alloca_3 = memref.alloca() : memref<vector<2x3xf32>>
    memref.store %arg2, %alloca_2[] : memref<vector<2x3xi1>>
    %0 = vector.type_cast %alloca : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
    %1 = vector.type_cast %alloca_2 : memref<vector<2x3xi1>> to memref<2xvector<3xi1>>
    scf.for %arg3 = %c0 to %c2 step %c1 {
      %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
      %4 = affine.apply #map(%arg3)[%arg1]
      %5 = arith.cmpi sgt, %dim, %4 : index
      scf.if %5 {
        %6 = affine.apply #map(%arg3)[%arg1]
        %7 = memref.load %1[%arg3] : memref<2xvector<3xi1>>
        %8 = vector.type_cast %0 : memref<2xvector<3xf32>> to memref<2x3xvector<f32>>
        scf.for %arg4 = %c0 to %c3 step %c1 {
          %dim_4 = memref.dim %arg0, %c1 : memref<?x?xf32>
          %9 = affine.apply #map(%arg4)[%arg1]
          %10 = arith.cmpi sgt, %dim_4, %9 : index
          %11 = vector.extract %7[%arg4] : i1 from vector<3xi1>
          %12 = arith.andi %10, %11 : i1
          scf.if %12 {
            %13 = affine.apply #map(%arg4)[%arg1]
            %14 = vector.transfer_read %arg0[%6, %13], %cst_1 : memref<?x?xf32>, vector<f32>
            memref.store %14, %8[%arg3, %arg4] : memref<2x3xvector<f32>>
          } else {
            memref.store %cst, %8[%arg3, %arg4] : memref<2x3xvector<f32>>
          }
        }
      } else {
        memref.store %cst_0, %0[%arg3] : memref<2xvector<3xf32>>
      }
    }
    %2 = memref.load %alloca[] : memref<vector<2x3xf32>>
    memref.store %2, %alloca_3[] : memref<vector<2x3xf32>>
    %3 = vector.type_cast %alloca_3 : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
    scf.for %arg3 = %c0 to %c2 step %c1 {
      %4 = affine.apply #map(%arg3)[%arg1]
      %5 = vector.type_cast %3 : memref<2xvector<3xf32>> to memref<2x3xvector<f32>>
      scf.for %arg4 = %c0 to %c3 step %c1 {
        %6 = affine.apply #map(%arg4)[%arg1]
        %7 = memref.load %5[%arg3, %arg4] : memref<2x3xvector<f32>>
        vector.transfer_write %7, %arg0[%4, %6] : vector<f32>, memref<?x?xf32>
      }
    }
    return
  }
}

