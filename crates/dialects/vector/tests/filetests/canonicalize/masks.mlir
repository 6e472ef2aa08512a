// terrace opt --canonicalize
// Masks that are known, what is done under them, and steps that are compared.
func.func @mask(%a: memref<?xf32>, %i: index, %p: f32, %v: vector<4xf32>, %m: vector<4xi1>, %w: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %t = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.mask %t { vector.transfer_read %a[%i], %p : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %t { vector.transfer_write %v, %a[%i] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  %1 = vector.mask %m { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %2 = vector.mask %m, %w { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  vector.mask %m { } : vector<4xi1>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}
func.func @create(%i: index) -> (vector<4x4xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<4x[4]xi1>, vector<i1>, vector<i1>, vector<4x4xi1>) {
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %n = arith.constant -1 : index
  %v = vector.vscale
  %vs = arith.muli %v, %c4 : index
  %0 = vector.create_mask %c2, %c9 : vector<4x4xi1>
  %1 = vector.create_mask %n : vector<[4]xi1>
  %2 = vector.create_mask %c4 : vector<[4]xi1>
  %3 = vector.create_mask %vs : vector<[4]xi1>
  %4 = vector.create_mask %c2, %vs : vector<4x[4]xi1>
  %5 = vector.create_mask %c2 : vector<i1>
  %6 = vector.create_mask %n : vector<i1>
  %7 = vector.create_mask %i, %n : vector<4x4xi1>
  return %0, %1, %2, %3, %4, %5, %6, %7 : vector<4x4xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<4x[4]xi1>, vector<i1>, vector<i1>, vector<4x4xi1>
}
func.func @sc(%i: index, %a: vector<1x[4]x1xf32>) -> (vector<[4]xi1>, vector<4xi1>, vector<4x1xi1>, vector<1x[4]xf32>, vector<1xi1>) {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %i, %c1 : vector<[4]x1xi1>
  %1 = vector.shape_cast %0 : vector<[4]x1xi1> to vector<[4]xi1>
  %2 = vector.create_mask %i, %i : vector<4x1xi1>
  %3 = vector.shape_cast %2 : vector<4x1xi1> to vector<4xi1>
  %4 = vector.constant_mask [2, 1, 1] : vector<4x1x1xi1>
  %5 = vector.shape_cast %4 : vector<4x1x1xi1> to vector<4x1xi1>
  %6 = vector.shape_cast %a : vector<1x[4]x1xf32> to vector<[4]xf32>
  %7 = vector.shape_cast %6 : vector<[4]xf32> to vector<1x[4]xf32>
  %8 = vector.create_mask %i, %c1 : vector<1x1xi1>
  %9 = vector.shape_cast %8 : vector<1x1xi1> to vector<1xi1>
  return %1, %3, %5, %7, %9 : vector<[4]xi1>, vector<4xi1>, vector<4x1xi1>, vector<1x[4]xf32>, vector<1xi1>
}
func.func @step_cmp(%a: vector<3xindex>) -> (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) {
  %s = vector.step : vector<3xindex>
  %c2 = arith.constant dense<2> : vector<3xindex>
  %c3 = arith.constant dense<3> : vector<3xindex>
  %n = arith.constant dense<-1> : vector<3xindex>
  %0 = arith.cmpi ugt, %s, %c2 : vector<3xindex>
  %1 = arith.cmpi ule, %s, %c2 : vector<3xindex>
  %2 = arith.cmpi ult, %s, %c2 : vector<3xindex>
  %3 = arith.cmpi ult, %s, %c3 : vector<3xindex>
  %4 = arith.cmpi slt, %s, %c3 : vector<3xindex>
  %6 = arith.cmpi ne, %s, %c3 : vector<3xindex>
  %7 = arith.cmpi ult, %s, %n : vector<3xindex>
  return %0, %1, %2, %3, %4, %6, %7 : vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>
}
func.func @step() -> (vector<4xindex>, index, vector<[4]xindex>) {
  %0 = vector.step : vector<4xindex>
  %2 = vector.step : vector<[4]xindex>
  %1 = vector.extract %0[2] : index from vector<4xindex>
  return %0, %1, %2 : vector<4xindex>, index, vector<[4]xindex>
}
func.func @masks(%i: index, %b: i1, %v: vector<4xf32>, %m: vector<4xi1>, %mem: memref<16xf32>, %acc: f32, %p: f32) -> (f32, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4x4xi1>, vector<2x4xi1>, vector<4xf32>) {
  %t = arith.constant dense<true> : vector<4xi1>
  %f = arith.constant dense<false> : vector<4xi1>
  %c0 = arith.constant 0 : index
  %0 = vector.mask %t { vector.reduction <add>, %v, %acc : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.mask %f, %v { vector.transfer_read %mem[%i], %p : memref<16xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %2 = vector.mask %t, %v { vector.transfer_read %mem[%i], %p : memref<16xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %z = vector.create_mask %c0 : vector<4xi1>
  %3 = vector.maskedload %mem[%i], %z, %v : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %bm = vector.broadcast %b : i1 to vector<4xi1>
  %bm2 = vector.broadcast %bm : vector<4xi1> to vector<4x4xi1>
  %cm = vector.constant_mask [2, 3] : vector<4x4xi1>
  %4 = vector.extract_strided_slice %cm {offsets = [1], sizes = [2], strides = [1]} : vector<4x4xi1> to vector<2x4xi1>
  %y = vector.create_mask %i, %c0 : vector<2x2xi1>
  %y1 = vector.shape_cast %y : vector<2x2xi1> to vector<4xi1>
  %5 = vector.maskedload %mem[%i], %y1, %v : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0, %1, %2, %3, %bm2, %4, %5 : f32, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4x4xi1>, vector<2x4xi1>, vector<4xf32>
}
func.func @scalable_zero() -> (vector<[4]xi1>, vector<2x[4]xi1>, vector<2x[4]xi1>) {
  %c0 = arith.constant 0 : index
  %n = arith.constant -1 : index
  %v = vector.vscale
  %c4 = arith.constant 4 : index
  %s = arith.muli %v, %c4 : index
  %0 = vector.create_mask %c0 : vector<[4]xi1>
  %1 = vector.create_mask %n, %s : vector<2x[4]xi1>
  %2 = vector.create_mask %c4, %n : vector<2x[4]xi1>
  return %0, %1, %2 : vector<[4]xi1>, vector<2x[4]xi1>, vector<2x[4]xi1>
}
// ==== stdout ====
module {
  func.func @mask(%arg0: memref<?xf32>, %arg1: index, %arg2: f32, %arg3: vector<4xf32>, %arg4: vector<4xi1>, %arg5: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
    %0 = vector.transfer_read %arg0[%arg1], %arg2 : memref<?xf32>, vector<4xf32>
    vector.transfer_write %arg3, %arg0[%arg1] : vector<4xf32>, memref<?xf32>
    %1 = arith.select %arg4, %arg3, %arg5 : vector<4xi1>, vector<4xf32>
    return %0, %arg3, %1 : vector<4xf32>, vector<4xf32>, vector<4xf32>
  }
  func.func @create(%arg0: index) -> (vector<4x4xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<4x[4]xi1>, vector<i1>, vector<i1>, vector<4x4xi1>) {
    %cst = arith.constant dense<false> : vector<i1>
    %cst_0 = arith.constant dense<true> : vector<i1>
    %cst_1 = arith.constant dense<true> : vector<[4]xi1>
    %cst_2 = arith.constant dense<false> : vector<[4]xi1>
    %c4 = arith.constant 4 : index
    %c-1 = arith.constant -1 : index
    %0 = vector.constant_mask [2, 4] : vector<4x4xi1>
    %1 = vector.create_mask %c4 : vector<[4]xi1>
    %2 = vector.constant_mask [2, 4] : vector<4x[4]xi1>
    %3 = vector.create_mask %arg0, %c-1 : vector<4x4xi1>
    return %0, %cst_2, %1, %cst_1, %2, %cst_0, %cst, %3 : vector<4x4xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>, vector<4x[4]xi1>, vector<i1>, vector<i1>, vector<4x4xi1>
  }
  func.func @sc(%arg0: index, %arg1: vector<1x[4]x1xf32>) -> (vector<[4]xi1>, vector<4xi1>, vector<4x1xi1>, vector<1x[4]xf32>, vector<1xi1>) {
    %0 = vector.create_mask %arg0 : vector<[4]xi1>
    %1 = vector.create_mask %arg0, %arg0 : vector<4x1xi1>
    %2 = vector.shape_cast %1 : vector<4x1xi1> to vector<4xi1>
    %3 = vector.constant_mask [2, 1, 1] : vector<4x1x1xi1>
    %4 = vector.shape_cast %3 : vector<4x1x1xi1> to vector<4x1xi1>
    %5 = vector.shape_cast %arg1 : vector<1x[4]x1xf32> to vector<1x[4]xf32>
    %6 = vector.create_mask %arg0 : vector<1xi1>
    return %0, %2, %4, %5, %6 : vector<[4]xi1>, vector<4xi1>, vector<4x1xi1>, vector<1x[4]xf32>, vector<1xi1>
  }
  func.func @step_cmp(%arg0: vector<3xindex>) -> (vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>) {
    %cst = arith.constant dense<false> : vector<3xi1>
    %cst_0 = arith.constant dense<true> : vector<3xi1>
    %cst_1 = arith.constant dense<-1> : vector<3xindex>
    %cst_2 = arith.constant dense<3> : vector<3xindex>
    %cst_3 = arith.constant dense<2> : vector<3xindex>
    %0 = vector.step : vector<3xindex>
    %1 = arith.cmpi ult, %0, %cst_3 : vector<3xindex>
    %2 = arith.cmpi slt, %0, %cst_2 : vector<3xindex>
    %3 = arith.cmpi ult, %0, %cst_1 : vector<3xindex>
    return %cst, %cst_0, %1, %cst_0, %2, %cst_0, %3 : vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>, vector<3xi1>
  }
  func.func @step() -> (vector<4xindex>, index, vector<[4]xindex>) {
    %0 = vector.step : vector<4xindex>
    %1 = vector.step : vector<[4]xindex>
    %2 = vector.extract %0[2] : index from vector<4xindex>
    return %0, %2, %1 : vector<4xindex>, index, vector<[4]xindex>
  }
  func.func @masks(%arg0: index, %arg1: i1, %arg2: vector<4xf32>, %arg3: vector<4xi1>, %arg4: memref<16xf32>, %arg5: f32, %arg6: f32) -> (f32, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4x4xi1>, vector<2x4xi1>, vector<4xf32>) {
    %cst = arith.constant dense<false> : vector<4xi1>
    %c0 = arith.constant 0 : index
    %0 = vector.reduction <add>, %arg2, %arg5 : vector<4xf32> into f32
    %1 = vector.mask %cst, %arg2 { vector.transfer_read %arg4[%arg0], %arg6 : memref<16xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
    %2 = vector.transfer_read %arg4[%arg0], %arg6 : memref<16xf32>, vector<4xf32>
    %3 = vector.broadcast %arg1 : i1 to vector<4x4xi1>
    %4 = vector.constant_mask [1, 3] : vector<2x4xi1>
    %5 = vector.create_mask %arg0, %c0 : vector<2x2xi1>
    %6 = vector.shape_cast %5 : vector<2x2xi1> to vector<4xi1>
    %7 = vector.maskedload %arg4[%arg0], %6, %arg2 : memref<16xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
    return %0, %1, %2, %arg2, %3, %4, %7 : f32, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4x4xi1>, vector<2x4xi1>, vector<4xf32>
  }
  func.func @scalable_zero() -> (vector<[4]xi1>, vector<2x[4]xi1>, vector<2x[4]xi1>) {
    %cst = arith.constant dense<false> : vector<2x[4]xi1>
    %c0 = arith.constant 0 : index
    %0 = vector.create_mask %c0 : vector<[4]xi1>
    return %0, %cst, %cst : vector<[4]xi1>, vector<2x[4]xi1>, vector<2x[4]xi1>
  }
}

