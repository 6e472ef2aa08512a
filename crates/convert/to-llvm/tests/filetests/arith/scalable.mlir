// terrace opt --convert-arith-to-llvm
// Scalable vectors, also n-D ones.
func.func @one(%a: vector<[4]xi32>, %b: vector<[4]xi32>) -> vector<[4]xi32> {
  %r = arith.addi %a, %b : vector<[4]xi32>
  return %r : vector<[4]xi32>
}
func.func @nd(%a: vector<2x[4]xf32>, %b: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
  %r = arith.mulf %a, %b : vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}
func.func @outer(%a: vector<[4]x2xf32>, %b: vector<[4]x2xf32>) -> vector<[4]x2xf32> {
  %r = arith.mulf %a, %b : vector<[4]x2xf32>
  return %r : vector<[4]x2xf32>
}
// ==== stdout ====
module {
  func.func @one(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>) -> vector<[4]xi32> {
    %0 = llvm.add %arg0, %arg1 : vector<[4]xi32>
    return %0 : vector<[4]xi32>
  }
  func.func @nd(%arg0: vector<2x[4]xf32>, %arg1: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
    %2 = llvm.mlir.poison : !llvm.array<2 x vector<[4]xf32>>
    %3 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<[4]xf32>> 
    %4 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<[4]xf32>> 
    %5 = llvm.fmul %3, %4 : vector<[4]xf32>
    %6 = llvm.insertvalue %5, %2[0] : !llvm.array<2 x vector<[4]xf32>> 
    %7 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<[4]xf32>> 
    %8 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<[4]xf32>> 
    %9 = llvm.fmul %7, %8 : vector<[4]xf32>
    %10 = llvm.insertvalue %9, %6[1] : !llvm.array<2 x vector<[4]xf32>> 
    %11 = builtin.unrealized_conversion_cast %10 : !llvm.array<2 x vector<[4]xf32>> to vector<2x[4]xf32>
    return %11 : vector<2x[4]xf32>
  }
  func.func @outer(%arg0: vector<[4]x2xf32>, %arg1: vector<[4]x2xf32>) -> vector<[4]x2xf32> {
    %0 = arith.mulf %arg0, %arg1 : vector<[4]x2xf32>
    return %0 : vector<[4]x2xf32>
  }
}

