// terrace opt --convert-arith-to-llvm
// arith.andi on scalars, indices and vectors.
func.func @int(%a: i32, %b: i32) -> i32 {
  %r = arith.andi %a, %b : i32
  return %r : i32
}
func.func @index(%a: index, %b: index) -> index {
  %r = arith.andi %a, %b : index
  return %r : index
}
func.func @vector(%a: vector<4xi32>, %b: vector<4xi32>) -> vector<4xi32> {
  %r = arith.andi %a, %b : vector<4xi32>
  return %r : vector<4xi32>
}
func.func @nd(%a: vector<2x3xi8>, %b: vector<2x3xi8>) -> vector<2x3xi8> {
  %r = arith.andi %a, %b : vector<2x3xi8>
  return %r : vector<2x3xi8>
}
// ==== stdout ====
module {
  func.func @int(%arg0: i32, %arg1: i32) -> i32 {
    %0 = llvm.and %arg0, %arg1 : i32
    return %0 : i32
  }
  func.func @index(%arg0: index, %arg1: index) -> index {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %2 = llvm.and %1, %0 : i64
    %3 = builtin.unrealized_conversion_cast %2 : i64 to index
    return %3 : index
  }
  func.func @vector(%arg0: vector<4xi32>, %arg1: vector<4xi32>) -> vector<4xi32> {
    %0 = llvm.and %arg0, %arg1 : vector<4xi32>
    return %0 : vector<4xi32>
  }
  func.func @nd(%arg0: vector<2x3xi8>, %arg1: vector<2x3xi8>) -> vector<2x3xi8> {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xi8> to !llvm.array<2 x vector<3xi8>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xi8> to !llvm.array<2 x vector<3xi8>>
    %2 = llvm.mlir.poison : !llvm.array<2 x vector<3xi8>>
    %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<3xi8>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xi8>> 
    %5 = llvm.and %3, %4 : vector<3xi8>
    %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<3xi8>> 
    %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi8>> 
    %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xi8>> 
    %9 = llvm.and %7, %8 : vector<3xi8>
    %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<3xi8>> 
    %11 = builtin.unrealized_conversion_cast %10 : !llvm.array<2 x vector<3xi8>> to vector<2x3xi8>
    return %11 : vector<2x3xi8>
  }
}

