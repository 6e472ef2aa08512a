// terrace opt --convert-math-to-llvm
// Two results from one structure.
func.func @f(%a: f32, %v: vector<4xf64>) -> (f32, f32) {
  %0:2 = math.sincos %a fastmath<fast> {note} : f32
  %1:2 = math.sincos %v : vector<4xf64>
  return %0#1, %0#0 : f32, f32
}
// ==== stdout ====
module {
  func.func @f(%arg0: f32, %arg1: vector<4xf64>) -> (f32, f32) {
    %0 = llvm.intr.sincos(%arg0) {fastmathFlags = #llvm.fastmath<fast>, note} : (f32) -> !llvm.struct<(f32, f32)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(f32, f32)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(f32, f32)> 
    %3 = llvm.intr.sincos(%arg1) : (vector<4xf64>) -> !llvm.struct<(vector<4xf64>, vector<4xf64>)>
    %4 = llvm.extractvalue %3[0] : !llvm.struct<(vector<4xf64>, vector<4xf64>)> 
    %5 = llvm.extractvalue %3[1] : !llvm.struct<(vector<4xf64>, vector<4xf64>)> 
    return %2, %1 : f32, f32
  }
}

