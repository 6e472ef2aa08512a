// terrace opt --convert-math-to-llvm
// math.expm1.
func.func @f(%a: f32, %v: vector<4xf16>, %s: vector<[4]xf64>, %n: vector<2x2xf32>) {
  %0 = math.expm1 %a fastmath<nnan> {note} : f32
  %1 = math.expm1 %v : vector<4xf16>
  %2 = math.expm1 %s : vector<[4]xf64>
  %3 = math.expm1 %n : vector<2x2xf32>
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: f32, %arg1: vector<4xf16>, %arg2: vector<[4]xf64>, %arg3: vector<2x2xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %2 = llvm.intr.exp(%arg0) {fastmathFlags = #llvm.fastmath<nnan>, note} : (f32) -> f32
    %3 = llvm.fsub %2, %1 {fastmathFlags = #llvm.fastmath<nnan>, note} : f32
    %4 = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf16>) : vector<4xf16>
    %5 = llvm.intr.exp(%arg1) : (vector<4xf16>) -> vector<4xf16>
    %6 = llvm.fsub %5, %4 : vector<4xf16>
    %7 = llvm.mlir.constant(dense<1.000000e+00> : vector<[4]xf64>) : vector<[4]xf64>
    %8 = llvm.intr.exp(%arg2) : (vector<[4]xf64>) -> vector<[4]xf64>
    %9 = llvm.fsub %8, %7 : vector<[4]xf64>
    %10 = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
    %11 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %12 = llvm.mlir.constant(dense<1.000000e+00> : vector<2xf32>) : vector<2xf32>
    %13 = llvm.intr.exp(%11) : (vector<2xf32>) -> vector<2xf32>
    %14 = llvm.fsub %13, %12 : vector<2xf32>
    %15 = llvm.insertvalue %14, %10[0] : !llvm.array<2 x vector<2xf32>> 
    %16 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %17 = llvm.mlir.constant(dense<1.000000e+00> : vector<2xf32>) : vector<2xf32>
    %18 = llvm.intr.exp(%16) : (vector<2xf32>) -> vector<2xf32>
    %19 = llvm.fsub %18, %17 : vector<2xf32>
    %20 = llvm.insertvalue %19, %15[1] : !llvm.array<2 x vector<2xf32>> 
    return
  }
}

