// terrace opt --convert-arith-to-llvm
// arith.select with a scalar or a vector condition.
func.func @int(%c: i1, %a: i32, %b: i32) -> i32 {
  %r = arith.select %c, %a, %b : i32
  return %r : i32
}
func.func @index(%c: i1, %a: index, %b: index) -> index {
  %r = arith.select %c, %a, %b : index
  return %r : index
}
func.func @memref(%c: i1, %a: memref<?xf32>, %b: memref<?xf32>) -> memref<?xf32> {
  %r = arith.select %c, %a, %b : memref<?xf32>
  return %r : memref<?xf32>
}
func.func @vector(%c: vector<4xi1>, %a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = arith.select %c, %a, %b : vector<4xi1>, vector<4xf32>
  return %r : vector<4xf32>
}
func.func @scalar_condition(%c: i1, %a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = arith.select %c, %a, %b : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @nd(%c: vector<2x3xi1>, %a: vector<2x3xf32>, %b: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = arith.select %c, %a, %b : vector<2x3xi1>, vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @nd_scalar_condition(%c: i1, %a: vector<2x3xf32>, %b: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = arith.select %c, %a, %b : vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @foreign(%c: i1, %a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %r = arith.select %c, %a, %b : tensor<4xf32>
  return %r : tensor<4xf32>
}
// ==== stdout ====
module {
  func.func @int(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %0 = llvm.select %arg0, %arg1, %arg2 : i1, i32
    return %0 : i32
  }
  func.func @index(%arg0: i1, %arg1: index, %arg2: index) -> index {
    %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %2 = llvm.select %arg0, %1, %0 : i1, i64
    %3 = builtin.unrealized_conversion_cast %2 : i64 to index
    return %3 : index
  }
  func.func @memref(%arg0: i1, %arg1: memref<?xf32>, %arg2: memref<?xf32>) -> memref<?xf32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg1 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.select %arg0, %1, %0 : i1, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = builtin.unrealized_conversion_cast %2 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
    return %3 : memref<?xf32>
  }
  func.func @vector(%arg0: vector<4xi1>, %arg1: vector<4xf32>, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.select %arg0, %arg1, %arg2 : vector<4xi1>, vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @scalar_condition(%arg0: i1, %arg1: vector<4xf32>, %arg2: vector<4xf32>) -> vector<4xf32> {
    %0 = llvm.select %arg0, %arg1, %arg2 : i1, vector<4xf32>
    return %0 : vector<4xf32>
  }
  func.func @nd(%arg0: vector<2x3xi1>, %arg1: vector<2x3xf32>, %arg2: vector<2x3xf32>) -> vector<2x3xf32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xi1> to !llvm.array<2 x vector<3xi1>>
    %3 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
    %4 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xi1>> 
    %5 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xf32>> 
    %6 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf32>> 
    %7 = llvm.select %4, %5, %6 : vector<3xi1>, vector<3xf32>
    %8 = llvm.insertvalue %7, %3[0] : !llvm.array<2 x vector<3xf32>> 
    %9 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xi1>> 
    %10 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xf32>> 
    %11 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf32>> 
    %12 = llvm.select %9, %10, %11 : vector<3xi1>, vector<3xf32>
    %13 = llvm.insertvalue %12, %8[1] : !llvm.array<2 x vector<3xf32>> 
    %14 = builtin.unrealized_conversion_cast %13 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
    return %14 : vector<2x3xf32>
  }
  func.func @nd_scalar_condition(%arg0: i1, %arg1: vector<2x3xf32>, %arg2: vector<2x3xf32>) -> vector<2x3xf32> {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %2 = llvm.select %arg0, %1, %0 : i1, !llvm.array<2 x vector<3xf32>>
    %3 = builtin.unrealized_conversion_cast %2 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
    return %3 : vector<2x3xf32>
  }
  func.func @foreign(%arg0: i1, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = arith.select %arg0, %arg1, %arg2 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}

