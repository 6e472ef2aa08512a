// terrace opt --convert-arith-to-llvm
// Fast-math flags of a truncation with a rounding mode stay as an attribute.
func.func @f(%a: f64, %b: vector<2x3xf64>) -> (f32, vector<2x3xf32>) {
  %0 = arith.truncf %a upward fastmath<fast> : f64 to f32
  %1 = arith.truncf %b toward_zero fastmath<nnan> {foo.kept} : vector<2x3xf64> to vector<2x3xf32>
  return %0, %1 : f32, vector<2x3xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: f64, %arg1: vector<2x3xf64>) -> (f32, vector<2x3xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : vector<2x3xf64> to !llvm.array<2 x vector<3xf64>>
    %1 = llvm.intr.experimental.constrained.fptrunc %arg0 upward ignore {fastmath = #arith.fastmath<fast>} : f64 to f32
    %2 = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
    %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<3xf64>> 
    %4 = llvm.intr.experimental.constrained.fptrunc %3 towardzero ignore {fastmath = #arith.fastmath<nnan>, foo.kept} : vector<3xf64> to vector<3xf32>
    %5 = llvm.insertvalue %4, %2[0] : !llvm.array<2 x vector<3xf32>> 
    %6 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<3xf64>> 
    %7 = llvm.intr.experimental.constrained.fptrunc %6 towardzero ignore {fastmath = #arith.fastmath<nnan>, foo.kept} : vector<3xf64> to vector<3xf32>
    %8 = llvm.insertvalue %7, %5[1] : !llvm.array<2 x vector<3xf32>> 
    %9 = builtin.unrealized_conversion_cast %8 : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
    return %1, %9 : f32, vector<2x3xf32>
  }
}

