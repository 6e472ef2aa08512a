// terrace opt --convert-vector-to-llvm
// An element is extracted as a vector of one, and a vector of one as its element.
func.func @f(%a: vector<2x3xi32>, %b: vector<1xi32>, %i: index) -> (vector<1xi32>, i32, vector<1xi32>) {
  %0 = vector.extract %a[1, 2] : vector<1xi32> from vector<2x3xi32>
  %1 = vector.extract %b[] : i32 from vector<1xi32>
  %2 = vector.extract %a[1, %i] : vector<1xi32> from vector<2x3xi32>
  return %0, %1, %2 : vector<1xi32>, i32, vector<1xi32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<2x3xi32>, %arg1: vector<1xi32>, %arg2: index) -> (vector<1xi32>, i32, vector<1xi32>) {
    %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
    %2 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi32>> 
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.extractelement %2[%3 : i64] : vector<3xi32>
    %5 = llvm.mlir.constant(0 : i64) : i64
    %6 = llvm.mlir.poison : vector<1xi32>
    %7 = llvm.insertelement %4, %6[%5 : i64] : vector<1xi32>
    %8 = llvm.mlir.constant(0 : i64) : i64
    %9 = llvm.extractelement %arg1[%8 : i64] : vector<1xi32>
    %10 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<3xi32>> 
    %11 = llvm.extractelement %10[%0 : i64] : vector<3xi32>
    %12 = llvm.mlir.constant(0 : i64) : i64
    %13 = llvm.mlir.poison : vector<1xi32>
    %14 = llvm.insertelement %11, %13[%12 : i64] : vector<1xi32>
    return %7, %9, %14 : vector<1xi32>, i32, vector<1xi32>
  }
}

