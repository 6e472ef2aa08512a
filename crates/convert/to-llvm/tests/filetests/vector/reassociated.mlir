// terrace opt --convert-vector-to-llvm="reassociate-fp-reductions=1"
// Sums and products of floats may be computed in any order; with a mask the option does not count.
func.func @f(%a: vector<4xf32>, %m: vector<4xi1>) -> (f32, f32, f32, f32) {
  %0 = vector.reduction <add>, %a : vector<4xf32> into f32
  %1 = vector.reduction <mul>, %a, %0 fastmath<nsz> : vector<4xf32> into f32
  %2 = vector.reduction <minnumf>, %a : vector<4xf32> into f32
  %3 = vector.mask %m { vector.reduction <minimumf>, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: vector<4xi1>) -> (f32, f32, f32, f32) {
    %0 = llvm.mlir.constant(-0.000000e+00 : f32) : f32
    %1 = "llvm.intr.vector.reduce.fadd"(%0, %arg0) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    %2 = "llvm.intr.vector.reduce.fmul"(%1, %arg0) <{fastmathFlags = #llvm.fastmath<nsz, reassoc>}> : (f32, vector<4xf32>) -> f32
    %3 = llvm.intr.vector.reduce.fmin(%arg0) {fastmathFlags = #llvm.fastmath<reassoc>} : (vector<4xf32>) -> f32
    %4 = llvm.mlir.constant(dense<0x7F800000> : vector<4xf32>) : vector<4xf32>
    %5 = llvm.select %arg1, %arg0, %4 : vector<4xi1>, vector<4xf32>
    %6 = llvm.intr.vector.reduce.fminimum(%5) : (vector<4xf32>) -> f32
    return %1, %2, %3, %6 : f32, f32, f32, f32
  }
}

