// terrace opt --convert-vector-to-llvm
// The number of rows that scale is not known: nothing is done row by row.
func.func @row(%v: vector<2xf32>) -> vector<[4]x2xf32> {
  %0 = vector.broadcast %v : vector<2xf32> to vector<[4]x2xf32>
  return %0 : vector<[4]x2xf32>
}
func.func @one_row(%v: vector<1x2xf32>) -> vector<[4]x2xf32> {
  %0 = vector.broadcast %v : vector<1x2xf32> to vector<[4]x2xf32>
  return %0 : vector<[4]x2xf32>
}
func.func @one_by_one(%v: vector<1x4xf32>) -> vector<[1]x4xf32> {
  %0 = vector.broadcast %v : vector<1x4xf32> to vector<[1]x4xf32>
  return %0 : vector<[1]x4xf32>
}
func.func @inner_rows(%v: vector<2x1x3xf32>) -> vector<2x[4]x3xf32> {
  %0 = vector.broadcast %v : vector<2x1x3xf32> to vector<2x[4]x3xf32>
  return %0 : vector<2x[4]x3xf32>
}
func.func @fma(%a: vector<[4]x2xf32>, %b: vector<[4]x2xf32>) -> vector<[4]x2xf32> {
  %0 = vector.fma %a, %b, %a : vector<[4]x2xf32>
  return %0 : vector<[4]x2xf32>
}
func.func @inserted_slice(%a: vector<[2]x2xf32>, %b: vector<[2]x4xf32>) -> vector<[2]x4xf32> {
  %0 = vector.insert_strided_slice %a, %b {offsets = [0, 1], strides = [1, 1]} : vector<[2]x2xf32> into vector<[2]x4xf32>
  return %0 : vector<[2]x4xf32>
}
func.func @extracted_slice(%b: vector<[2]x4xf32>) -> vector<[2]x2xf32> {
  %0 = vector.extract_strided_slice %b {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<[2]x4xf32> to vector<[2]x2xf32>
  return %0 : vector<[2]x2xf32>
}
func.func @scan(%a: vector<[2]x3xf32>, %b: vector<3xf32>) -> vector<[2]x3xf32> {
  %0:2 = vector.scan <add>, %a, %b {inclusive = true, reduction_dim = 0 : i64} : vector<[2]x3xf32>, vector<3xf32>
  return %0#0 : vector<[2]x3xf32>
}
func.func @interleave(%a: vector<[2]x3xf32>) -> vector<[2]x6xf32> {
  %0 = vector.interleave %a, %a : vector<[2]x3xf32> -> vector<[2]x6xf32>
  return %0 : vector<[2]x6xf32>
}
func.func @gather(%m: memref<?xf32>, %i: vector<[2]x3xindex>, %k: vector<[2]x3xi1>, %p: vector<[2]x3xf32>) -> vector<[2]x3xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.gather %m[%c0][%i], %k, %p : memref<?xf32>, vector<[2]x3xindex>, vector<[2]x3xi1>, vector<[2]x3xf32> into vector<[2]x3xf32>
  return %0 : vector<[2]x3xf32>
}
// ==== stdout ====
module {
  func.func @row(%arg0: vector<2xf32>) -> vector<[4]x2xf32> {
    %0 = vector.broadcast %arg0 : vector<2xf32> to vector<[4]x2xf32>
    return %0 : vector<[4]x2xf32>
  }
  func.func @one_row(%arg0: vector<1x2xf32>) -> vector<[4]x2xf32> {
    %0 = vector.broadcast %arg0 : vector<1x2xf32> to vector<[4]x2xf32>
    return %0 : vector<[4]x2xf32>
  }
  func.func @one_by_one(%arg0: vector<1x4xf32>) -> vector<[1]x4xf32> {
    %0 = vector.broadcast %arg0 : vector<1x4xf32> to vector<[1]x4xf32>
    return %0 : vector<[1]x4xf32>
  }
  func.func @inner_rows(%arg0: vector<2x1x3xf32>) -> vector<2x[4]x3xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x1x3xf32> to !llvm.array<2 x array<1 x vector<3xf32>>>
    %1 = ub.poison : vector<2x[4]x3xf32>
    %2 = llvm.extractvalue %0[0] : !llvm.array<2 x array<1 x vector<3xf32>>> 
    %3 = builtin.unrealized_conversion_cast %2 : !llvm.array<1 x vector<3xf32>> to vector<1x3xf32>
    %4 = vector.broadcast %3 : vector<1x3xf32> to vector<[4]x3xf32>
    %5 = vector.insert %4, %1 [0] : vector<[4]x3xf32> into vector<2x[4]x3xf32>
    %6 = llvm.extractvalue %0[1] : !llvm.array<2 x array<1 x vector<3xf32>>> 
    %7 = builtin.unrealized_conversion_cast %6 : !llvm.array<1 x vector<3xf32>> to vector<1x3xf32>
    %8 = vector.broadcast %7 : vector<1x3xf32> to vector<[4]x3xf32>
    %9 = vector.insert %8, %5 [1] : vector<[4]x3xf32> into vector<2x[4]x3xf32>
    return %9 : vector<2x[4]x3xf32>
  }
  func.func @fma(%arg0: vector<[4]x2xf32>, %arg1: vector<[4]x2xf32>) -> vector<[4]x2xf32> {
    %0 = vector.fma %arg0, %arg1, %arg0 : vector<[4]x2xf32>
    return %0 : vector<[4]x2xf32>
  }
  func.func @inserted_slice(%arg0: vector<[2]x2xf32>, %arg1: vector<[2]x4xf32>) -> vector<[2]x4xf32> {
    %0 = vector.insert_strided_slice %arg0, %arg1 {offsets = [0, 1], strides = [1, 1]} : vector<[2]x2xf32> into vector<[2]x4xf32>
    return %0 : vector<[2]x4xf32>
  }
  func.func @extracted_slice(%arg0: vector<[2]x4xf32>) -> vector<[2]x2xf32> {
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]} : vector<[2]x4xf32> to vector<[2]x2xf32>
    return %0 : vector<[2]x2xf32>
  }
  func.func @scan(%arg0: vector<[2]x3xf32>, %arg1: vector<3xf32>) -> vector<[2]x3xf32> {
    %dest, %accumulated_value = vector.scan <add>, %arg0, %arg1 {inclusive = true, reduction_dim = 0 : i64} : vector<[2]x3xf32>, vector<3xf32>
    return %dest : vector<[2]x3xf32>
  }
  func.func @interleave(%arg0: vector<[2]x3xf32>) -> vector<[2]x6xf32> {
    %0 = vector.interleave %arg0, %arg0 : vector<[2]x3xf32> -> vector<[2]x6xf32>
    return %0 : vector<[2]x6xf32>
  }
  func.func @gather(%arg0: memref<?xf32>, %arg1: vector<[2]x3xindex>, %arg2: vector<[2]x3xi1>, %arg3: vector<[2]x3xf32>) -> vector<[2]x3xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.gather %arg0[%c0] [%arg1], %arg2, %arg3 : memref<?xf32>, vector<[2]x3xindex>, vector<[2]x3xi1>, vector<[2]x3xf32> into vector<[2]x3xf32>
    return %0 : vector<[2]x3xf32>
  }
}

