// terrace opt --allow-unregistered-dialect --convert-vector-to-scf
// A buffer for a vector, one for its mask, and a loop for each dimension but the last.
func.func @three_dims(%memory: memref<?x?x?x?xf32>, %at: index, %mask: vector<2x3x4xi1>, %pad: f32) {
  %v = vector.transfer_read %memory[%at, %at, %at, %at], %pad, %mask {in_bounds = [false, true, false]} : memref<?x?x?x?xf32>, vector<2x3x4xf32>
  vector.transfer_write %v, %memory[%at, %at, %at, %at], %mask {in_bounds = [true, false, true]} : vector<2x3x4xf32>, memref<?x?x?x?xf32>
  return
}

// Repeated dimensions have no dimension of the mask and are always in bounds; others are in any order.
func.func @permutations(%memory: memref<?x?x8xi8>, %at: index, %row: vector<4xi1>, %all: vector<2x4xi1>, %v: vector<4x2xi8>) -> (vector<2x3x4xi8>, vector<2x3x4xi8>) {
  %pad = arith.constant 0 : i8
  %0 = vector.transfer_read %memory[%at, %at, %at], %pad, %row {in_bounds = [true, true, false], permutation_map = affine_map<(d0, d1, d2) -> (0, 0, d1)>} : memref<?x?x8xi8>, vector<2x3x4xi8>
  %1 = vector.transfer_read %memory[%at, %at, %at], %pad, %all {in_bounds = [false, true, false], permutation_map = affine_map<(d0, d1, d2) -> (d0, 0, d2)>} : memref<?x?x8xi8>, vector<2x3x4xi8>
  vector.transfer_write %v, %memory[%at, %at, %at] {permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>} : vector<4x2xi8>, memref<?x?x8xi8>
  return %0, %1 : vector<2x3x4xi8>, vector<2x3x4xi8>
}

// Buffers are on the stack of the nearest operation that frees it.
func.func @scopes(%memory: memref<4x?xf32>, %count: index, %condition: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %pad = arith.constant 1.0 : f32
  scf.for %i = %c0 to %count step %c1 {
    scf.if %condition {
      %v = vector.transfer_read %memory[%i, %c0], %pad : memref<4x?xf32>, vector<2x2xf32>
      vector.transfer_write %v, %memory[%i, %c1] : vector<2x2xf32>, memref<4x?xf32>
    }
    affine.for %j = 0 to 4 {
      %v = vector.transfer_read %memory[%j, %i], %pad {in_bounds = [true, true]} : memref<4x?xf32>, vector<2x2xf32>
      "foreign.use"(%v) : (vector<2x2xf32>) -> ()
    }
  }
  return
}

// One dimension that no load goes along, element by element.
func.func @one_dim(%memory: memref<?x?xf32>, %strided: memref<?xf32, strided<[?], offset: ?>>, %at: index, %mask: vector<4xi1>, %scalable: vector<[4]xf32>) -> vector<4xf32> {
  %pad = arith.constant 1.0 : f32
  %v = vector.transfer_read %memory[%at, %at], %pad, %mask {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  vector.transfer_write %v, %strided[%at] {in_bounds = [true]} : vector<4xf32>, memref<?xf32, strided<[?], offset: ?>>
  vector.transfer_write %v, %memory[%at, %at] : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %scalable, %strided[%at] : vector<[4]xf32>, memref<?xf32, strided<[?], offset: ?>>
  return %v : vector<4xf32>
}

// What is left: sizes that scale, tensors, memory of other elements.
func.func @left(%memory: memref<?x?xf32>, %bytes: memref<?x?xi8>, %vectors: memref<?x?xvector<3xf32>>, %tensor: tensor<?x?xf32>, %at: index, %pad: f32) -> (vector<[2]x3xf32>, vector<2x2xi16>, vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>) {
  %byte = arith.constant 1 : i8
  %row = arith.constant dense<1.0> : vector<3xf32>
  %0 = vector.transfer_read %memory[%at, %at], %pad {in_bounds = [true, true]} : memref<?x?xf32>, vector<[2]x3xf32>
  %1 = vector.transfer_read %bytes[%at, %at], %byte {in_bounds = [true, true]} : memref<?x?xi8>, vector<2x2xi16>
  %2 = vector.transfer_read %vectors[%at, %at], %row {in_bounds = [true]} : memref<?x?xvector<3xf32>>, vector<2x3xf32>
  %3 = vector.transfer_read %tensor[%at, %at], %pad {in_bounds = [true, true]} : tensor<?x?xf32>, vector<2x3xf32>
  %4 = vector.transfer_read %memory[%at, %at], %pad {in_bounds = [true, true]} : memref<?x?xf32>, vector<2x3xf32>
  return %0, %1, %2, %3, %4 : vector<[2]x3xf32>, vector<2x2xi16>, vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>
}
// ==== stdout ====
#map = affine_map<(d0)[s0] -> (d0 + s0)>
#map1 = affine_map<(d0, d1) -> (d0 + d1)>
module {
  func.func @three_dims(%arg0: memref<?x?x?x?xf32>, %arg1: index, %arg2: vector<2x3x4xi1>, %arg3: f32) {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<vector<2x3x4xf32>>
    %alloca_0 = memref.alloca() : memref<vector<2x3x4xi1>>
    %alloca_1 = memref.alloca() : memref<vector<2x3x4xf32>>
    %alloca_2 = memref.alloca() : memref<vector<2x3x4xi1>>
    memref.store %arg2, %alloca_0[] : memref<vector<2x3x4xi1>>
    %0 = vector.type_cast %alloca : memref<vector<2x3x4xf32>> to memref<2xvector<3x4xf32>>
    %1 = vector.type_cast %alloca_0 : memref<vector<2x3x4xi1>> to memref<2xvector<3x4xi1>>
    scf.for %arg4 = %c0 to %c2 step %c1 {
      %dim = memref.dim %arg0, %c1 : memref<?x?x?x?xf32>
      %5 = affine.apply #map(%arg4)[%arg1]
      %6 = arith.cmpi sgt, %dim, %5 : index
      scf.if %6 {
        %7 = affine.apply #map(%arg4)[%arg1]
        %8 = vector.type_cast %0 : memref<2xvector<3x4xf32>> to memref<2x3xvector<4xf32>>
        %9 = vector.type_cast %1 : memref<2xvector<3x4xi1>> to memref<2x3xvector<4xi1>>
        scf.for %arg5 = %c0 to %c3 step %c1 {
          %10 = affine.apply #map(%arg5)[%arg1]
          %11 = memref.load %9[%arg4, %arg5] : memref<2x3xvector<4xi1>>
          %12 = vector.transfer_read %arg0[%arg1, %7, %10, %arg1], %arg3, %11 : memref<?x?x?x?xf32>, vector<4xf32>
          memref.store %12, %8[%arg4, %arg5] : memref<2x3xvector<4xf32>>
        }
      } else {
        %7 = vector.broadcast %arg3 : f32 to vector<3x4xf32>
        memref.store %7, %0[%arg4] : memref<2xvector<3x4xf32>>
      }
    }
    %2 = memref.load %alloca[] : memref<vector<2x3x4xf32>>
    memref.store %arg2, %alloca_2[] : memref<vector<2x3x4xi1>>
    memref.store %2, %alloca_1[] : memref<vector<2x3x4xf32>>
    %3 = vector.type_cast %alloca_1 : memref<vector<2x3x4xf32>> to memref<2xvector<3x4xf32>>
    %4 = vector.type_cast %alloca_2 : memref<vector<2x3x4xi1>> to memref<2xvector<3x4xi1>>
    scf.for %arg4 = %c0 to %c2 step %c1 {
      %5 = affine.apply #map(%arg4)[%arg1]
      %6 = vector.type_cast %3 : memref<2xvector<3x4xf32>> to memref<2x3xvector<4xf32>>
      %7 = vector.type_cast %4 : memref<2xvector<3x4xi1>> to memref<2x3xvector<4xi1>>
      scf.for %arg5 = %c0 to %c3 step %c1 {
        %dim = memref.dim %arg0, %c2 : memref<?x?x?x?xf32>
        %8 = affine.apply #map(%arg5)[%arg1]
        %9 = arith.cmpi sgt, %dim, %8 : index
        scf.if %9 {
          %10 = affine.apply #map(%arg5)[%arg1]
          %11 = memref.load %6[%arg4, %arg5] : memref<2x3xvector<4xf32>>
          %12 = memref.load %7[%arg4, %arg5] : memref<2x3xvector<4xi1>>
          vector.transfer_write %11, %arg0[%arg1, %5, %10, %arg1], %12 {in_bounds = [true]} : vector<4xf32>, memref<?x?x?x?xf32>
        } else {
        }
      }
    }
    return
  }
  func.func @permutations(%arg0: memref<?x?x8xi8>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<2x4xi1>, %arg4: vector<4x2xi8>) -> (vector<2x3x4xi8>, vector<2x3x4xi8>) {
    %cst = arith.constant dense<0> : vector<3x4xi8>
    %cst_0 = arith.constant dense<0> : vector<3xi8>
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c0_i8 = arith.constant 0 : i8
    %alloca = memref.alloca() : memref<vector<4x3xi8>>
    %alloca_1 = memref.alloca() : memref<vector<4xi1>>
    %alloca_2 = memref.alloca() : memref<vector<2x3x4xi8>>
    %alloca_3 = memref.alloca() : memref<vector<2x4xi1>>
    %alloca_4 = memref.alloca() : memref<vector<2x1x4xi8>>
    memref.store %arg2, %alloca_1[] : memref<vector<4xi1>>
    %0 = memref.load %alloca_1[] : memref<vector<4xi1>>
    %1 = vector.type_cast %alloca : memref<vector<4x3xi8>> to memref<4xvector<3xi8>>
    scf.for %arg5 = %c0 to %c4 step %c1 {
      %dim = memref.dim %arg0, %c1 : memref<?x?x8xi8>
      %11 = affine.apply #map(%arg5)[%arg1]
      %12 = arith.cmpi sgt, %dim, %11 : index
      %13 = vector.extract %0[%arg5] : i1 from vector<4xi1>
      %14 = arith.andi %12, %13 : i1
      scf.if %14 {
        %15 = affine.apply #map(%arg5)[%arg1]
        %16 = scf.for %arg6 = %c0 to %c3 step %c1 iter_args(%arg7 = %cst_0) -> (vector<3xi8>) {
          %17 = memref.load %arg0[%arg1, %15, %arg1] : memref<?x?x8xi8>
          %18 = vector.insert %17, %arg7 [%arg6] : i8 into vector<3xi8>
          scf.yield %18 : vector<3xi8>
        }
        memref.store %16, %1[%arg5] : memref<4xvector<3xi8>>
      } else {
        memref.store %cst_0, %1[%arg5] : memref<4xvector<3xi8>>
      }
    }
    %2 = memref.load %alloca[] : memref<vector<4x3xi8>>
    %3 = vector.broadcast %2 : vector<4x3xi8> to vector<2x4x3xi8>
    %4 = vector.transpose %3, [0, 2, 1] : vector<2x4x3xi8> to vector<2x3x4xi8>
    memref.store %arg3, %alloca_3[] : memref<vector<2x4xi1>>
    %5 = vector.type_cast %alloca_2 : memref<vector<2x3x4xi8>> to memref<2xvector<3x4xi8>>
    %6 = vector.type_cast %alloca_3 : memref<vector<2x4xi1>> to memref<2xvector<4xi1>>
    scf.for %arg5 = %c0 to %c2 step %c1 {
      %dim = memref.dim %arg0, %c0 : memref<?x?x8xi8>
      %11 = affine.apply #map(%arg5)[%arg1]
      %12 = arith.cmpi sgt, %dim, %11 : index
      scf.if %12 {
        %13 = affine.apply #map(%arg5)[%arg1]
        %14 = vector.type_cast %5 : memref<2xvector<3x4xi8>> to memref<2x3xvector<4xi8>>
        scf.for %arg6 = %c0 to %c3 step %c1 {
          %15 = memref.load %6[%arg5] : memref<2xvector<4xi1>>
          %16 = vector.transfer_read %arg0[%13, %arg1, %arg1], %c0_i8, %15 : memref<?x?x8xi8>, vector<4xi8>
          memref.store %16, %14[%arg5, %arg6] : memref<2x3xvector<4xi8>>
        }
      } else {
        memref.store %cst, %5[%arg5] : memref<2xvector<3x4xi8>>
      }
    }
    %7 = memref.load %alloca_2[] : memref<vector<2x3x4xi8>>
    %8 = vector.broadcast %arg4 : vector<4x2xi8> to vector<1x4x2xi8>
    %9 = vector.transpose %8, [2, 0, 1] : vector<1x4x2xi8> to vector<2x1x4xi8>
    memref.store %9, %alloca_4[] : memref<vector<2x1x4xi8>>
    %10 = vector.type_cast %alloca_4 : memref<vector<2x1x4xi8>> to memref<2xvector<1x4xi8>>
    scf.for %arg5 = %c0 to %c2 step %c1 {
      %dim = memref.dim %arg0, %c0 : memref<?x?x8xi8>
      %11 = affine.apply #map(%arg5)[%arg1]
      %12 = arith.cmpi sgt, %dim, %11 : index
      scf.if %12 {
        %13 = affine.apply #map(%arg5)[%arg1]
        %14 = vector.type_cast %10 : memref<2xvector<1x4xi8>> to memref<2x1xvector<4xi8>>
        scf.for %arg6 = %c0 to %c1 step %c1 {
          %15 = affine.apply #map(%arg6)[%arg1]
          %16 = memref.load %14[%arg5, %arg6] : memref<2x1xvector<4xi8>>
          vector.transfer_write %16, %arg0[%13, %15, %arg1] : vector<4xi8>, memref<?x?x8xi8>
        }
      } else {
      }
    }
    return %4, %7 : vector<2x3x4xi8>, vector<2x3x4xi8>
  }
  func.func @scopes(%arg0: memref<4x?xf32>, %arg1: index, %arg2: i1) {
    %cst = arith.constant dense<1.000000e+00> : vector<2xf32>
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst_0 = arith.constant 1.000000e+00 : f32
    scf.for %arg3 = %c0 to %arg1 step %c1 {
      %alloca = memref.alloca() : memref<vector<2x2xf32>>
      %alloca_1 = memref.alloca() : memref<vector<2x2xf32>>
      scf.if %arg2 {
        %0 = vector.type_cast %alloca : memref<vector<2x2xf32>> to memref<2xvector<2xf32>>
        scf.for %arg4 = %c0 to %c2 step %c1 {
          %3 = affine.apply #map1(%arg3, %arg4)
          %4 = arith.cmpi slt, %3, %c4 : index
          scf.if %4 {
            %5 = affine.apply #map1(%arg3, %arg4)
            %6 = vector.transfer_read %arg0[%5, %c0], %cst_0 : memref<4x?xf32>, vector<2xf32>
            memref.store %6, %0[%arg4] : memref<2xvector<2xf32>>
          } else {
            memref.store %cst, %0[%arg4] : memref<2xvector<2xf32>>
          }
        }
        %1 = memref.load %alloca[] : memref<vector<2x2xf32>>
        memref.store %1, %alloca_1[] : memref<vector<2x2xf32>>
        %2 = vector.type_cast %alloca_1 : memref<vector<2x2xf32>> to memref<2xvector<2xf32>>
        scf.for %arg4 = %c0 to %c2 step %c1 {
          %3 = affine.apply #map1(%arg3, %arg4)
          %4 = arith.cmpi slt, %3, %c4 : index
          scf.if %4 {
            %5 = affine.apply #map1(%arg3, %arg4)
            %6 = memref.load %2[%arg4] : memref<2xvector<2xf32>>
            vector.transfer_write %6, %arg0[%5, %c1] : vector<2xf32>, memref<4x?xf32>
          } else {
          }
        }
      }
      affine.for %arg4 = 0 to 4 {
        %alloca_2 = memref.alloca() : memref<vector<2x2xf32>>
        %0 = vector.type_cast %alloca_2 : memref<vector<2x2xf32>> to memref<2xvector<2xf32>>
        scf.for %arg5 = %c0 to %c2 step %c1 {
          %2 = affine.apply #map1(%arg4, %arg5)
          %3 = vector.transfer_read %arg0[%2, %arg3], %cst_0 {in_bounds = [true]} : memref<4x?xf32>, vector<2xf32>
          memref.store %3, %0[%arg5] : memref<2xvector<2xf32>>
        }
        %1 = memref.load %alloca_2[] : memref<vector<2x2xf32>>
        "foreign.use"(%1) : (vector<2x2xf32>) -> ()
      }
    }
    return
  }
  func.func @one_dim(%arg0: memref<?x?xf32>, %arg1: memref<?xf32, strided<[?], offset: ?>>, %arg2: index, %arg3: vector<4xi1>, %arg4: vector<[4]xf32>) -> vector<4xf32> {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant dense<1.000000e+00> : vector<4xf32>
    %0 = scf.for %arg5 = %c0 to %c4 step %c1 iter_args(%arg6 = %cst) -> (vector<4xf32>) {
      %1 = affine.apply #map(%arg5)[%arg2]
      %dim = memref.dim %arg0, %c0 : memref<?x?xf32>
      %2 = affine.apply #map(%arg5)[%arg2]
      %3 = arith.cmpi sgt, %dim, %2 : index
      %4 = vector.extract %arg3[%arg5] : i1 from vector<4xi1>
      %5 = arith.andi %3, %4 : i1
      %6 = scf.if %5 -> (vector<4xf32>) {
        %7 = memref.load %arg0[%1, %arg2] : memref<?x?xf32>
        %8 = vector.insert %7, %arg6 [%arg5] : f32 into vector<4xf32>
        scf.yield %8 : vector<4xf32>
      } else {
        scf.yield %arg6 : vector<4xf32>
      }
      scf.yield %6 : vector<4xf32>
    }
    scf.for %arg5 = %c0 to %c4 step %c1 {
      %1 = affine.apply #map(%arg5)[%arg2]
      %2 = vector.extract %0[%arg5] : f32 from vector<4xf32>
      memref.store %2, %arg1[%1] : memref<?xf32, strided<[?], offset: ?>>
    }
    vector.transfer_write %0, %arg0[%arg2, %arg2] : vector<4xf32>, memref<?x?xf32>
    %vscale = vector.vscale
    %c4_vscale = arith.muli %vscale, %c4 : index
    scf.for %arg5 = %c0 to %c4_vscale step %c1 {
      %1 = affine.apply #map(%arg5)[%arg2]
      %dim = memref.dim %arg1, %c0 : memref<?xf32, strided<[?], offset: ?>>
      %2 = affine.apply #map(%arg5)[%arg2]
      %3 = arith.cmpi sgt, %dim, %2 : index
      scf.if %3 {
        %4 = vector.extract %arg4[%arg5] : f32 from vector<[4]xf32>
        memref.store %4, %arg1[%1] : memref<?xf32, strided<[?], offset: ?>>
      } else {
      }
    }
    return %0 : vector<4xf32>
  }
  func.func @left(%arg0: memref<?x?xf32>, %arg1: memref<?x?xi8>, %arg2: memref<?x?xvector<3xf32>>, %arg3: tensor<?x?xf32>, %arg4: index, %arg5: f32) -> (vector<[2]x3xf32>, vector<2x2xi16>, vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>) {
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<1.000000e+00> : vector<3xf32>
    %c1_i8 = arith.constant 1 : i8
    %alloca = memref.alloca() : memref<vector<2x3xf32>>
    %0 = vector.transfer_read %arg0[%arg4, %arg4], %arg5 {in_bounds = [true, true]} : memref<?x?xf32>, vector<[2]x3xf32>
    %1 = vector.transfer_read %arg1[%arg4, %arg4], %c1_i8 {in_bounds = [true, true]} : memref<?x?xi8>, vector<2x2xi16>
    %2 = vector.transfer_read %arg2[%arg4, %arg4], %cst {in_bounds = [true]} : memref<?x?xvector<3xf32>>, vector<2x3xf32>
    %3 = vector.transfer_read %arg3[%arg4, %arg4], %arg5 {in_bounds = [true, true]} : tensor<?x?xf32>, vector<2x3xf32>
    %4 = vector.type_cast %alloca : memref<vector<2x3xf32>> to memref<2xvector<3xf32>>
    scf.for %arg6 = %c0 to %c2 step %c1 {
      %6 = affine.apply #map(%arg6)[%arg4]
      %7 = vector.transfer_read %arg0[%6, %arg4], %arg5 {in_bounds = [true]} : memref<?x?xf32>, vector<3xf32>
      memref.store %7, %4[%arg6] : memref<2xvector<3xf32>>
    }
    %5 = memref.load %alloca[] : memref<vector<2x3xf32>>
    return %0, %1, %2, %3, %5 : vector<[2]x3xf32>, vector<2x2xi16>, vector<2x3xf32>, vector<2x3xf32>, vector<2x3xf32>
  }
}

