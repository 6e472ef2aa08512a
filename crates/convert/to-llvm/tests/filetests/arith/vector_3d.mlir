// terrace opt --convert-arith-to-llvm
// Three dimensions unroll in row-major order.
func.func @f(%a: vector<2x2x4xi32>, %b: vector<2x2x4xi32>) -> vector<2x2x4xi32> {
  %r = arith.subi %a, %b : vector<2x2x4xi32>
  return %r : vector<2x2x4xi32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<2x2x4xi32>, %arg1: vector<2x2x4xi32>) -> vector<2x2x4xi32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x2x4xi32> to !llvm.array<2 x array<2 x vector<4xi32>>>
    %1 = builtin.unrealized_conversion_cast %arg0 : vector<2x2x4xi32> to !llvm.array<2 x array<2 x vector<4xi32>>>
    %2 = llvm.mlir.poison : !llvm.array<2 x array<2 x vector<4xi32>>>
    %3 = llvm.extractvalue %1[0, 0] : !llvm.array<2 x array<2 x vector<4xi32>>> 
    %4 = llvm.extractvalue %0[0, 0] : !llvm.array<2 x array<2 x vector<4xi32>>> 
    %5 = llvm.sub %3, %4 : vector<4xi32>
    %6 = llvm.insertvalue %5, %2[0, 0] : !llvm.array<2 x array<2 x vector<4xi32>>> 
    %7 = llvm.extractvalue %1[0, 1] : !llvm.array<2 x array<2 x vector<4xi32>>> 
    %8 = llvm.extractvalue %0[0, 1] : !llvm.array<2 x array<2 x vector<4xi32>>> 
    %9 = llvm.sub %7, %8 : vector<4xi32>
    %10 = llvm.insertvalue %9, %6[0, 1] : !llvm.array<2 x array<2 x vector<4xi32>>> 
    %11 = llvm.extractvalue %1[1, 0] : !llvm.array<2 x array<2 x vector<4xi32>>> 
    %12 = llvm.extractvalue %0[1, 0] : !llvm.array<2 x array<2 x vector<4xi32>>> 
    %13 = llvm.sub %11, %12 : vector<4xi32>
    %14 = llvm.insertvalue %13, %10[1, 0] : !llvm.array<2 x array<2 x vector<4xi32>>> 
    %15 = llvm.extractvalue %1[1, 1] : !llvm.array<2 x array<2 x vector<4xi32>>> 
    %16 = llvm.extractvalue %0[1, 1] : !llvm.array<2 x array<2 x vector<4xi32>>> 
    %17 = llvm.sub %15, %16 : vector<4xi32>
    %18 = llvm.insertvalue %17, %14[1, 1] : !llvm.array<2 x array<2 x vector<4xi32>>> 
    %19 = builtin.unrealized_conversion_cast %18 : !llvm.array<2 x array<2 x vector<4xi32>>> to vector<2x2x4xi32>
    return %19 : vector<2x2x4xi32>
  }
}

