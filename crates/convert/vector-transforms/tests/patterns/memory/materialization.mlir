// terrace opt --vector-mask-materialization-32-bit
// Masks become comparisons of 32-bit indices.
// mlir-opt does not run: only convert-vector-to-llvm compares 32-bit indices.
func.func @f(%m: memref<?x8xf32>, %d: memref<?xf32>, %i: index, %p: f32, %k: vector<4xi1>, %c: i1) -> (vector<4xf32>, vector<4xf32>, vector<[4]xf32>, vector<1xi1>) {
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x8xf32>, vector<4xf32>
  %1 = vector.transfer_read %d[%i], %p, %k : memref<?xf32>, vector<4xf32>
  %2 = vector.transfer_read %d[%i], %p : memref<?xf32>, vector<[4]xf32>
  vector.transfer_write %0, %d[%i] : vector<4xf32>, memref<?xf32>
  %t = arith.constant dense<true> : vector<1xi1>
  %f = arith.constant dense<false> : vector<1xi1>
  %3 = arith.select %c, %t, %f : vector<1xi1>
  return %0, %1, %2, %3 : vector<4xf32>, vector<4xf32>, vector<[4]xf32>, vector<1xi1>
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<?x8xf32>, %arg1: memref<?xf32>, %arg2: index, %arg3: f32, %arg4: vector<4xi1>, %arg5: i1) -> (vector<4xf32>, vector<4xf32>, vector<[4]xf32>, vector<1xi1>) {
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
    %c8 = arith.constant 8 : index
    %0 = arith.subi %c8, %arg2 : index
    %1 = arith.index_cast %0 : index to i32
    %2 = vector.broadcast %1 : i32 to vector<4xi32>
    %3 = arith.cmpi sgt, %2, %cst : vector<4xi32>
    %4 = vector.transfer_read %arg0[%arg2, %arg2], %arg3, %3 {in_bounds = [true]} : memref<?x8xf32>, vector<4xf32>
    %dim = memref.dim %arg1, %c0 : memref<?xf32>
    %5 = arith.subi %dim, %arg2 : index
    %6 = arith.index_cast %5 : index to i32
    %7 = vector.broadcast %6 : i32 to vector<4xi32>
    %8 = arith.cmpi sgt, %7, %cst : vector<4xi32>
    %9 = arith.andi %8, %arg4 : vector<4xi1>
    %10 = vector.transfer_read %arg1[%arg2], %arg3, %9 {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xf32>
    %11 = arith.subi %dim_0, %arg2 : index
    %12 = vector.create_mask %11 : vector<[4]xi1>
    %13 = vector.transfer_read %arg1[%arg2], %arg3, %12 {in_bounds = [true]} : memref<?xf32>, vector<[4]xf32>
    %dim_1 = memref.dim %arg1, %c0 : memref<?xf32>
    %14 = arith.subi %dim_1, %arg2 : index
    %15 = arith.index_cast %14 : index to i32
    %16 = vector.broadcast %15 : i32 to vector<4xi32>
    %17 = arith.cmpi sgt, %16, %cst : vector<4xi32>
    vector.transfer_write %4, %arg1[%arg2], %17 {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
    %18 = vector.broadcast %arg5 : i1 to vector<1xi1>
    return %4, %10, %13, %18 : vector<4xf32>, vector<4xf32>, vector<[4]xf32>, vector<1xi1>
  }
}

