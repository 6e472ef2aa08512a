// terrace opt --convert-math-to-llvm
// math.rsqrt.
func.func @f(%a: f32, %v: vector<4xf16>, %s: vector<[4]xf64>, %n: vector<2x2xf32>) {
  %0 = math.rsqrt %a fastmath<nnan> {note} : f32
  %1 = math.rsqrt %v : vector<4xf16>
  %2 = math.rsqrt %s : vector<[4]xf64>
  %3 = math.rsqrt %n : vector<2x2xf32>
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: f32, %arg1: vector<4xf16>, %arg2: vector<[4]xf64>, %arg3: vector<2x2xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg3 : vector<2x2xf32> to !llvm.array<2 x vector<2xf32>>
    %1 = llvm.mlir.constant(1.000000e+00 : f32) : f32
    %2 = llvm.intr.sqrt(%arg0) {fastmathFlags = #llvm.fastmath<nnan>, note} : (f32) -> f32
    %3 = llvm.fdiv %1, %2 {fastmathFlags = #llvm.fastmath<nnan>, note} : f32
    %4 = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf16>) : vector<4xf16>
    %5 = llvm.intr.sqrt(%arg1) : (vector<4xf16>) -> vector<4xf16>
    %6 = llvm.fdiv %4, %5 : vector<4xf16>
    %7 = llvm.mlir.constant(dense<1.000000e+00> : vector<[4]xf64>) : vector<[4]xf64>
    %8 = llvm.intr.sqrt(%arg2) : (vector<[4]xf64>) -> vector<[4]xf64>
    %9 = llvm.fdiv %7, %8 : vector<[4]xf64>
    %10 = llvm.mlir.poison : !llvm.array<2 x vector<2xf32>>
    %11 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<2xf32>> 
    %12 = llvm.mlir.constant(dense<1.000000e+00> : vector<2xf32>) : vector<2xf32>
    %13 = llvm.intr.sqrt(%11) : (vector<2xf32>) -> vector<2xf32>
    %14 = llvm.fdiv %12, %13 : vector<2xf32>
    %15 = llvm.insertvalue %14, %10[0] : !llvm.array<2 x vector<2xf32>> 
    %16 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<2xf32>> 
    %17 = llvm.mlir.constant(dense<1.000000e+00> : vector<2xf32>) : vector<2xf32>
    %18 = llvm.intr.sqrt(%16) : (vector<2xf32>) -> vector<2xf32>
    %19 = llvm.fdiv %17, %18 : vector<2xf32>
    %20 = llvm.insertvalue %19, %15[1] : !llvm.array<2 x vector<2xf32>> 
    return
  }
}

