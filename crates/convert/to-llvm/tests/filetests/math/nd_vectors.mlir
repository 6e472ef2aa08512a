// terrace opt --convert-math-to-llvm
// Vectors of several dimensions.
func.func @f(%a: vector<2x3xf32>, %b: vector<2x[4]xf32>, %i: vector<2x2xi32>) {
  %0 = math.sqrt %a fastmath<fast> {note} : vector<2x3xf32>
  %1 = math.fma %b, %b, %b : vector<2x[4]xf32>
  %2 = math.ctpop %i : vector<2x2xi32>
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<2x3xf32>, %arg1: vector<2x[4]xf32>, %arg2: vector<2x2xi32>) {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<2x2xi32> to !llvm.array<2 x vector<2xi32>>
    %1 = builtin.unrealized_conversion_cast %arg1 : vector<2x[4]xf32> to !llvm.array<2 x vector<[4]xf32>>
    %2 = builtin.unrealized_conversion_cast %arg0 : vector<2x3xf32> to !llvm.array<2 x vector<3xf32>>
    %3 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
    %4 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<3xf32>> 
    %5 = llvm.intr.sqrt(%4) {fastmathFlags = #llvm.fastmath<fast>, note} : (vector<3xf32>) -> vector<3xf32>
    %6 = llvm.insertvalue %5, %3[0] : !llvm.array<2 x vector<3xf32>> 
    %7 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<3xf32>> 
    %8 = llvm.intr.sqrt(%7) {fastmathFlags = #llvm.fastmath<fast>, note} : (vector<3xf32>) -> vector<3xf32>
    %9 = llvm.insertvalue %8, %6[1] : !llvm.array<2 x vector<3xf32>> 
    %10 = llvm.mlir.poison : !llvm.array<2 x vector<[4]xf32>>
    %11 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<[4]xf32>> 
    %12 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<[4]xf32>> 
    %13 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<[4]xf32>> 
    %14 = llvm.intr.fma(%11, %12, %13) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %15 = llvm.insertvalue %14, %10[0] : !llvm.array<2 x vector<[4]xf32>> 
    %16 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<[4]xf32>> 
    %17 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<[4]xf32>> 
    %18 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<[4]xf32>> 
    %19 = llvm.intr.fma(%16, %17, %18) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
    %20 = llvm.insertvalue %19, %15[1] : !llvm.array<2 x vector<[4]xf32>> 
    %21 = llvm.mlir.poison : !llvm.array<2 x vector<2xi32>>
    %22 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xi32>> 
    %23 = llvm.intr.ctpop(%22) : (vector<2xi32>) -> vector<2xi32>
    %24 = llvm.insertvalue %23, %21[0] : !llvm.array<2 x vector<2xi32>> 
    %25 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xi32>> 
    %26 = llvm.intr.ctpop(%25) : (vector<2xi32>) -> vector<2xi32>
    %27 = llvm.insertvalue %26, %24[1] : !llvm.array<2 x vector<2xi32>> 
    return
  }
}

