// terrace opt --convert-vector-to-llvm=enable-arm-sve
// Masks of a register's elements are made by an instruction, also those of transfers that may be out of bounds.
func.func @masks(%n: index) -> (vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, vector<[16]xi1>) {
  %0 = vector.create_mask %n : vector<[2]xi1>
  %1 = vector.create_mask %n : vector<[4]xi1>
  %2 = vector.create_mask %n : vector<[8]xi1>
  %3 = vector.create_mask %n : vector<[16]xi1>
  return %0, %1, %2, %3 : vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, vector<[16]xi1>
}

func.func @constant() -> vector<[4]xi1> {
  %n = arith.constant 3 : index
  %0 = vector.create_mask %n : vector<[4]xi1>
  return %0 : vector<[4]xi1>
}

// Others by comparisons.
func.func @others(%n: index) -> (vector<[32]xi1>, vector<[3]xi1>, vector<4xi1>) {
  %0 = vector.create_mask %n : vector<[32]xi1>
  %1 = vector.create_mask %n : vector<[3]xi1>
  %2 = vector.create_mask %n : vector<4xi1>
  return %0, %1, %2 : vector<[32]xi1>, vector<[3]xi1>, vector<4xi1>
}

func.func @rows(%m: index, %n: index) -> vector<2x[4]xi1> {
  %0 = vector.create_mask %m, %n : vector<2x[4]xi1>
  return %0 : vector<2x[4]xi1>
}

func.func @transfer(%memory: memref<?xf32>, %i: index, %vector: vector<[4]xf32>) -> vector<[4]xf32> {
  %zero = arith.constant 0.0 : f32
  %0 = vector.transfer_read %memory[%i], %zero : memref<?xf32>, vector<[4]xf32>
  vector.transfer_write %vector, %memory[%i] : vector<[4]xf32>, memref<?xf32>
  return %0 : vector<[4]xf32>
}
// ==== stdout ====
module {
  func.func @masks(%arg0: index) -> (vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, vector<[16]xi1>) {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %1 = llvm.mlir.zero : i64
    %2 = "arm_sve.intr.whilelt"(%1, %0) : (i64, i64) -> vector<[2]xi1>
    %3 = llvm.mlir.zero : i64
    %4 = "arm_sve.intr.whilelt"(%3, %0) : (i64, i64) -> vector<[4]xi1>
    %5 = llvm.mlir.zero : i64
    %6 = "arm_sve.intr.whilelt"(%5, %0) : (i64, i64) -> vector<[8]xi1>
    %7 = llvm.mlir.zero : i64
    %8 = "arm_sve.intr.whilelt"(%7, %0) : (i64, i64) -> vector<[16]xi1>
    return %2, %4, %6, %8 : vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, vector<[16]xi1>
  }
  func.func @constant() -> vector<[4]xi1> {
    %c3 = arith.constant 3 : index
    %0 = builtin.unrealized_conversion_cast %c3 : index to i64
    %1 = llvm.mlir.zero : i64
    %2 = "arm_sve.intr.whilelt"(%1, %0) : (i64, i64) -> vector<[4]xi1>
    return %2 : vector<[4]xi1>
  }
  func.func @others(%arg0: index) -> (vector<[32]xi1>, vector<[3]xi1>, vector<4xi1>) {
    %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
    %0 = llvm.intr.stepvector : vector<[32]xi32>
    %1 = arith.index_cast %arg0 : index to i32
    %2 = llvm.mlir.poison : vector<[32]xi32>
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.insertelement %1, %2[%3 : i32] : vector<[32]xi32>
    %5 = llvm.shufflevector %4, %2 [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] : vector<[32]xi32> 
    %6 = arith.cmpi slt, %0, %5 : vector<[32]xi32>
    %7 = llvm.intr.stepvector : vector<[3]xi32>
    %8 = arith.index_cast %arg0 : index to i32
    %9 = llvm.mlir.poison : vector<[3]xi32>
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.insertelement %8, %9[%10 : i32] : vector<[3]xi32>
    %12 = llvm.shufflevector %11, %9 [0, 0, 0] : vector<[3]xi32> 
    %13 = arith.cmpi slt, %7, %12 : vector<[3]xi32>
    %14 = arith.index_cast %arg0 : index to i32
    %15 = llvm.mlir.poison : vector<4xi32>
    %16 = llvm.mlir.constant(0 : i32) : i32
    %17 = llvm.insertelement %14, %15[%16 : i32] : vector<4xi32>
    %18 = llvm.shufflevector %17, %15 [0, 0, 0, 0] : vector<4xi32> 
    %19 = arith.cmpi sgt, %18, %cst : vector<4xi32>
    return %6, %13, %19 : vector<[32]xi1>, vector<[3]xi1>, vector<4xi1>
  }
  func.func @rows(%arg0: index, %arg1: index) -> vector<2x[4]xi1> {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %cst = arith.constant dense<false> : vector<2x[4]xi1>
    %1 = builtin.unrealized_conversion_cast %cst : vector<2x[4]xi1> to !llvm.array<2 x vector<[4]xi1>>
    %cst_0 = arith.constant dense<false> : vector<[4]xi1>
    %2 = llvm.mlir.zero : i64
    %3 = "arm_sve.intr.whilelt"(%2, %0) : (i64, i64) -> vector<[4]xi1>
    %4 = arith.cmpi sgt, %arg0, %c0 : index
    %5 = arith.select %4, %3, %cst_0 : vector<[4]xi1>
    %6 = llvm.insertvalue %5, %1[0] : !llvm.array<2 x vector<[4]xi1>> 
    %7 = arith.cmpi sgt, %arg0, %c1 : index
    %8 = arith.select %7, %3, %cst_0 : vector<[4]xi1>
    %9 = llvm.insertvalue %8, %6[1] : !llvm.array<2 x vector<[4]xi1>> 
    %10 = builtin.unrealized_conversion_cast %9 : !llvm.array<2 x vector<[4]xi1>> to vector<2x[4]xi1>
    return %10 : vector<2x[4]xi1>
  }
  func.func @transfer(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<[4]xf32>) -> vector<[4]xf32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %cst = arith.constant dense<0.000000e+00> : vector<[4]xf32>
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %2 = arith.subi %dim, %arg1 : index
    %3 = builtin.unrealized_conversion_cast %2 : index to i64
    %4 = llvm.mlir.zero : i64
    %5 = "arm_sve.intr.whilelt"(%4, %3) : (i64, i64) -> vector<[4]xi1>
    %6 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.getelementptr %6[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %8 = llvm.intr.masked.load %7, %5, %cst {alignment = 4 : i32} : (!llvm.ptr, vector<[4]xi1>, vector<[4]xf32>) -> vector<[4]xf32>
    %dim_0 = memref.dim %arg0, %c0 : memref<?xf32>
    %9 = arith.subi %dim_0, %arg1 : index
    %10 = builtin.unrealized_conversion_cast %9 : index to i64
    %11 = llvm.mlir.zero : i64
    %12 = "arm_sve.intr.whilelt"(%11, %10) : (i64, i64) -> vector<[4]xi1>
    %13 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %14 = llvm.getelementptr %13[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.intr.masked.store %arg2, %14, %12 {alignment = 4 : i32} : vector<[4]xf32>, vector<[4]xi1> into !llvm.ptr
    return %8 : vector<[4]xf32>
  }
}

