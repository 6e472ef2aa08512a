// terrace opt --convert-vector-to-llvm
// Scalable vectors that are lowered as wholes, or along dimensions that do not scale.
func.func @scalar(%v: f32) -> vector<[1]xf32> {
  %0 = vector.broadcast %v : f32 to vector<[1]xf32>
  return %0 : vector<[1]xf32>
}
func.func @single(%v: vector<1xf32>) -> vector<[1]xf32> {
  %0 = vector.broadcast %v : vector<1xf32> to vector<[1]xf32>
  return %0 : vector<[1]xf32>
}
func.func @rows_of_singles(%v: vector<2x1xf32>) -> vector<2x[1]xf32> {
  %0 = vector.broadcast %v : vector<2x1xf32> to vector<2x[1]xf32>
  return %0 : vector<2x[1]xf32>
}
func.func @scalar_rows(%v: f32) -> vector<2x[1]xf32> {
  %0 = vector.broadcast %v : f32 to vector<2x[1]xf32>
  return %0 : vector<2x[1]xf32>
}
func.func @rows(%v: vector<[4]xf32>) -> vector<2x[4]xf32> {
  %0 = vector.broadcast %v : vector<[4]xf32> to vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}
func.func @elements(%v: vector<1xf32>) -> vector<[4]xf32> {
  %0 = vector.broadcast %v : vector<1xf32> to vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @fma(%a: vector<2x[4]xf32>, %b: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
  %0 = vector.fma %a, %b, %a : vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}
func.func @extracted_rows(%b: vector<4x[2]xf32>) -> vector<2x[2]xf32> {
  %0 = vector.extract_strided_slice %b {offsets = [1], sizes = [2], strides = [1]} : vector<4x[2]xf32> to vector<2x[2]xf32>
  return %0 : vector<2x[2]xf32>
}
func.func @extracted_slice(%b: vector<4x[2]xf32>) -> vector<2x[2]xf32> {
  %0 = vector.extract_strided_slice %b {offsets = [1, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x[2]xf32> to vector<2x[2]xf32>
  return %0 : vector<2x[2]xf32>
}
func.func @inserted_slice(%a: vector<2x[2]xf32>, %b: vector<4x[2]xf32>) -> vector<4x[2]xf32> {
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 0], strides = [1, 1]} : vector<2x[2]xf32> into vector<4x[2]xf32>
  return %0 : vector<4x[2]xf32>
}
func.func @outer_product(%a: vector<2xf32>, %b: vector<[4]xf32>) -> vector<2x[4]xf32> {
  %0 = vector.outerproduct %a, %b : vector<2xf32>, vector<[4]xf32>
  return %0 : vector<2x[4]xf32>
}
func.func @read(%m: memref<8xf32>, %p: f32) -> vector<[4]xf32> {
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %m[%c0], %p : memref<8xf32>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @repeated(%m: memref<8xf32>, %p: f32) -> vector<[4]xf32> {
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %m[%c0], %p {in_bounds = [true], permutation_map = affine_map<(d0) -> (0)>} : memref<8xf32>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @repeated_masked(%m: memref<8xf32>, %p: f32, %k: vector<1xi1>) -> vector<[4]xf32> {
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %m[%c0], %p, %k {in_bounds = [true], permutation_map = affine_map<(d0) -> (0)>} : memref<8xf32>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @joined(%a: vector<2x[4]xf32>) -> vector<[8]xf32> {
  %0 = vector.shape_cast %a : vector<2x[4]xf32> to vector<[8]xf32>
  return %0 : vector<[8]xf32>
}
// ==== stdout ====
module {
  func.func @scalar(%arg0: f32) -> vector<[1]xf32> {
    %0 = llvm.mlir.poison : vector<[1]xf32>
    %1 = llvm.mlir.constant(0 : i32) : i32
    %2 = llvm.insertelement %arg0, %0[%1 : i32] : vector<[1]xf32>
    %3 = llvm.shufflevector %2, %0 [0] : vector<[1]xf32> 
    return %3 : vector<[1]xf32>
  }
  func.func @single(%arg0: vector<1xf32>) -> vector<[1]xf32> {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.extractelement %arg0[%0 : i64] : vector<1xf32>
    %2 = llvm.mlir.poison : vector<[1]xf32>
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.insertelement %1, %2[%3 : i32] : vector<[1]xf32>
    %5 = llvm.shufflevector %4, %2 [0] : vector<[1]xf32> 
    return %5 : vector<[1]xf32>
  }
  func.func @rows_of_singles(%arg0: vector<2x1xf32>) -> vector<2x[1]xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x1xf32> to !llvm.array<2 x vector<1xf32>>
    %1 = ub.poison : vector<2x[1]xf32>
    %2 = builtin.unrealized_conversion_cast %1 : vector<2x[1]xf32> to !llvm.array<2 x vector<[1]xf32>>
    %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<1xf32>> 
    %4 = llvm.mlir.constant(0 : i64) : i64
    %5 = llvm.extractelement %3[%4 : i64] : vector<1xf32>
    %6 = llvm.mlir.poison : vector<[1]xf32>
    %7 = llvm.mlir.constant(0 : i32) : i32
    %8 = llvm.insertelement %5, %6[%7 : i32] : vector<[1]xf32>
    %9 = llvm.shufflevector %8, %6 [0] : vector<[1]xf32> 
    %10 = llvm.insertvalue %9, %2[0] : !llvm.array<2 x vector<[1]xf32>> 
    %11 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<1xf32>> 
    %12 = llvm.mlir.constant(0 : i64) : i64
    %13 = llvm.extractelement %11[%12 : i64] : vector<1xf32>
    %14 = llvm.mlir.poison : vector<[1]xf32>
    %15 = llvm.mlir.constant(0 : i32) : i32
    %16 = llvm.insertelement %13, %14[%15 : i32] : vector<[1]xf32>
    %17 = llvm.shufflevector %16, %14 [0] : vector<[1]xf32> 
    %18 = llvm.insertvalue %17, %10[1] : !llvm.array<2 x vector<[1]xf32>> 
    %19 = builtin.unrealized_conversion_cast %18 : !llvm.array<2 x vector<[1]xf32>> to vector<2x[1]xf32>
    return %19 : vector<2x[1]xf32>
  }
  func.func @scalar_rows(%arg0: f32) -> vector<2x[1]xf32> {
    %0 = llvm.mlir.poison : !llvm.array<2 x vector<[1]xf32>>
    %1 = llvm.mlir.poison : vector<[1]xf32>
    %2 = llvm.mlir.constant(0 : i32) : i32
    %3 = llvm.insertelement %arg0, %1[%2 : i32] : vector<[1]xf32>
    %4 = llvm.shufflevector %3, %3 [0] : vector<[1]xf32> 
    %5 = llvm.insertvalue %4, %0[0] : !llvm.array<2 x vector<[1]xf32>> 
    %6 = llvm.insertvalue %4, %5[1] : !llvm.array<2 x vector<[1]xf32>> 
    %7 = builtin.unrealized_conversion_cast %6 : !llvm.array<2 x vector<[1]xf32>> to vector<2x[1]xf32>
    return %7 : vector<2x[1]xf32>
  }
  func.func @rows(%arg0: vector<[4]xf32>) -> vector<2x[4]xf32> {
    %0 = ub.poison : vector<2x[4]xf32>
    %1 = builtin.unrealized_conversion_cast %0 : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
    %2 = llvm.insertvalue %arg0, %1[0] : !llvm.array<2 x vector<[4]xf32>> 
    %3 = llvm.insertvalue %arg0, %2[1] : !llvm.array<2 x vector<[4]xf32>> 
    %4 = builtin.unrealized_conversion_cast %3 : !llvm.array<2 x vector<[4]xf32>> to vector<2x[4]xf32>
    return %4 : vector<2x[4]xf32>
  }
  func.func @elements(%arg0: vector<1xf32>) -> vector<[4]xf32> {
    %0 = llvm.mlir.constant(0 : i64) : i64
    %1 = llvm.extractelement %arg0[%0 : i64] : vector<1xf32>
    %2 = llvm.mlir.poison : vector<[4]xf32>
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.insertelement %1, %2[%3 : i32] : vector<[4]xf32>
    %5 = llvm.shufflevector %4, %2 [0, 0, 0, 0] : vector<[4]xf32> 
    return %5 : vector<[4]xf32>
  }
  func.func @fma(%arg0: vector<2x[4]xf32>, %arg1: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
    %cst = arith.constant dense<0.000000e+00> : vector<2x[4]xf32>
    %2 = builtin.unrealized_conversion_cast %cst : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
    %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<[4]xf32>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[4]xf32>> 
    %5 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<[4]xf32>> 
    %6 = llvm.intr.fmuladd(%3, %4, %5) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %7 = llvm.insertvalue %6, %2[0] : !llvm.array<2 x vector<[4]xf32>> 
    %8 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<[4]xf32>> 
    %9 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[4]xf32>> 
    %10 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<[4]xf32>> 
    %11 = llvm.intr.fmuladd(%8, %9, %10) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %12 = llvm.insertvalue %11, %7[1] : !llvm.array<2 x vector<[4]xf32>> 
    %13 = builtin.unrealized_conversion_cast %12 : !llvm.array<2 x vector<[4]xf32>> to vector<2x[4]xf32>
    return %13 : vector<2x[4]xf32>
  }
  func.func @extracted_rows(%arg0: vector<4x[2]xf32>) -> vector<2x[2]xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x[2]xf32> to !llvm.array<4 x vector<[2]xf32>>
    %cst = arith.constant dense<0.000000e+00> : vector<2x[2]xf32>
    %1 = builtin.unrealized_conversion_cast %cst : vector<2x[2]xf32> to !llvm.array<2 x vector<[2]xf32>>
    %2 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<[2]xf32>> 
    %3 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<[2]xf32>> 
    %4 = llvm.insertvalue %2, %1[0] : !llvm.array<2 x vector<[2]xf32>> 
    %5 = llvm.insertvalue %3, %4[1] : !llvm.array<2 x vector<[2]xf32>> 
    %6 = builtin.unrealized_conversion_cast %5 : !llvm.array<2 x vector<[2]xf32>> to vector<2x[2]xf32>
    return %6 : vector<2x[2]xf32>
  }
  func.func @extracted_slice(%arg0: vector<4x[2]xf32>) -> vector<2x[2]xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<4x[2]xf32> to !llvm.array<4 x vector<[2]xf32>>
    %cst = arith.constant dense<0.000000e+00> : vector<2x[2]xf32>
    %1 = builtin.unrealized_conversion_cast %cst : vector<2x[2]xf32> to !llvm.array<2 x vector<[2]xf32>>
    %2 = llvm.extractvalue %0[1] : !llvm.array<4 x vector<[2]xf32>> 
    %3 = llvm.insertvalue %2, %1[0] : !llvm.array<2 x vector<[2]xf32>> 
    %4 = llvm.extractvalue %0[2] : !llvm.array<4 x vector<[2]xf32>> 
    %5 = llvm.insertvalue %4, %3[1] : !llvm.array<2 x vector<[2]xf32>> 
    %6 = builtin.unrealized_conversion_cast %5 : !llvm.array<2 x vector<[2]xf32>> to vector<2x[2]xf32>
    return %6 : vector<2x[2]xf32>
  }
  func.func @inserted_slice(%arg0: vector<2x[2]xf32>, %arg1: vector<4x[2]xf32>) -> vector<4x[2]xf32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<4x[2]xf32> to !llvm.array<4 x vector<[2]xf32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x[2]xf32> to !llvm.array<2 x vector<[2]xf32>>
    %2 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<[2]xf32>> 
    %3 = llvm.insertvalue %2, %0[1] : !llvm.array<4 x vector<[2]xf32>> 
    %4 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<[2]xf32>> 
    %5 = llvm.insertvalue %4, %3[2] : !llvm.array<4 x vector<[2]xf32>> 
    %6 = builtin.unrealized_conversion_cast %5 : !llvm.array<4 x vector<[2]xf32>> to vector<4x[2]xf32>
    return %6 : vector<4x[2]xf32>
  }
  func.func @outer_product(%arg0: vector<2xf32>, %arg1: vector<[4]xf32>) -> vector<2x[4]xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<2x[4]xf32>
    %0 = builtin.unrealized_conversion_cast %cst : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
    %1 = llvm.mlir.constant(0 : i64) : i64
    %2 = llvm.extractelement %arg0[%1 : i64] : vector<2xf32>
    %3 = llvm.mlir.poison : vector<[4]xf32>
    %4 = llvm.mlir.constant(0 : i32) : i32
    %5 = llvm.insertelement %2, %3[%4 : i32] : vector<[4]xf32>
    %6 = llvm.shufflevector %5, %3 [0, 0, 0, 0] : vector<[4]xf32> 
    %7 = arith.mulf %6, %arg1 : vector<[4]xf32>
    %8 = llvm.insertvalue %7, %0[0] : !llvm.array<2 x vector<[4]xf32>> 
    %9 = llvm.mlir.constant(1 : i64) : i64
    %10 = llvm.extractelement %arg0[%9 : i64] : vector<2xf32>
    %11 = llvm.mlir.poison : vector<[4]xf32>
    %12 = llvm.mlir.constant(0 : i32) : i32
    %13 = llvm.insertelement %10, %11[%12 : i32] : vector<[4]xf32>
    %14 = llvm.shufflevector %13, %11 [0, 0, 0, 0] : vector<[4]xf32> 
    %15 = arith.mulf %14, %arg1 : vector<[4]xf32>
    %16 = llvm.insertvalue %15, %8[1] : !llvm.array<2 x vector<[4]xf32>> 
    %17 = builtin.unrealized_conversion_cast %16 : !llvm.array<2 x vector<[4]xf32>> to vector<2x[4]xf32>
    return %17 : vector<2x[4]xf32>
  }
  func.func @read(%arg0: memref<8xf32>, %arg1: f32) -> vector<[4]xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<8xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %c0 = arith.constant 0 : index
    %1 = builtin.unrealized_conversion_cast %c0 : index to i64
    %c8 = arith.constant 8 : index
    %2 = llvm.intr.stepvector : vector<[4]xi32>
    %3 = arith.index_cast %c8 : index to i32
    %4 = llvm.mlir.poison : vector<[4]xi32>
    %5 = llvm.mlir.constant(0 : i32) : i32
    %6 = llvm.insertelement %3, %4[%5 : i32] : vector<[4]xi32>
    %7 = llvm.shufflevector %6, %4 [0, 0, 0, 0] : vector<[4]xi32> 
    %8 = arith.cmpi slt, %2, %7 : vector<[4]xi32>
    %9 = llvm.mlir.poison : vector<[4]xf32>
    %10 = llvm.mlir.constant(0 : i32) : i32
    %11 = llvm.insertelement %arg1, %9[%10 : i32] : vector<[4]xf32>
    %12 = llvm.shufflevector %11, %9 [0, 0, 0, 0] : vector<[4]xf32> 
    %13 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %14 = llvm.getelementptr %13[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %15 = llvm.intr.masked.load %14, %8, %12 {alignment = 4 : i32} : (!llvm.ptr, vector<[4]xi1>, vector<[4]xf32>) -> vector<[4]xf32>
    return %15 : vector<[4]xf32>
  }
  func.func @repeated(%arg0: memref<8xf32>, %arg1: f32) -> vector<[4]xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<8xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %c0 = arith.constant 0 : index
    %1 = builtin.unrealized_conversion_cast %c0 : index to i64
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.getelementptr %2[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %4 = llvm.load %3 {alignment = 4 : i64} : !llvm.ptr -> vector<1xf32>
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.extractelement %4[%5 : i64] : vector<1xf32>
    %7 = llvm.mlir.poison : vector<[4]xf32>
    %8 = llvm.mlir.constant(0 : i32) : i32
    %9 = llvm.insertelement %6, %7[%8 : i32] : vector<[4]xf32>
    %10 = llvm.shufflevector %9, %7 [0, 0, 0, 0] : vector<[4]xf32> 
    return %10 : vector<[4]xf32>
  }
  func.func @repeated_masked(%arg0: memref<8xf32>, %arg1: f32, %arg2: vector<1xi1>) -> vector<[4]xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<8xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %c0 = arith.constant 0 : index
    %1 = builtin.unrealized_conversion_cast %c0 : index to i64
    %2 = llvm.mlir.poison : vector<1xf32>
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.insertelement %arg1, %2[%3 : i32] : vector<1xf32>
    %5 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.getelementptr %5[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.intr.masked.load %6, %arg2, %4 {alignment = 4 : i32} : (!llvm.ptr, vector<1xi1>, vector<1xf32>) -> vector<1xf32>
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.extractelement %7[%8 : i64] : vector<1xf32>
    %10 = llvm.mlir.poison : vector<[4]xf32>
    %11 = llvm.mlir.constant(0 : i32) : i32
    %12 = llvm.insertelement %9, %10[%11 : i32] : vector<[4]xf32>
    %13 = llvm.shufflevector %12, %10 [0, 0, 0, 0] : vector<[4]xf32> 
    return %13 : vector<[4]xf32>
  }
  func.func @joined(%arg0: vector<2x[4]xf32>) -> vector<[8]xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
    %1 = ub.poison : vector<[8]xf32>
    %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[4]xf32>> 
    %3 = llvm.intr.vector.insert %2, %1[0] : vector<[4]xf32> into vector<[8]xf32>
    %4 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[4]xf32>> 
    %5 = llvm.intr.vector.insert %4, %3[4] : vector<[4]xf32> into vector<[8]xf32>
    return %5 : vector<[8]xf32>
  }
}

