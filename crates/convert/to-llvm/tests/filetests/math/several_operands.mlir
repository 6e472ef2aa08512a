// terrace opt --convert-math-to-llvm
// Functions of several operands.
func.func @f(%a: f32, %v: vector<4xf64>, %i: i32) {
  %0 = math.atan2 %a, %a : f32
  %1 = math.copysign %v, %v fastmath<fast> {note} : vector<4xf64>
  %2 = math.powf %a, %a fastmath<afn> : f32
  %3 = math.fma %v, %v, %v {note} : vector<4xf64>
  %4 = math.fpowi %a, %i fastmath<fast> : f32, i32
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: f32, %arg1: vector<4xf64>, %arg2: i32) {
    %0 = llvm.intr.atan2(%arg0, %arg0) : (f32, f32) -> f32
    %1 = llvm.intr.copysign(%arg1, %arg1) {fastmathFlags = #llvm.fastmath<fast>, note} : (vector<4xf64>, vector<4xf64>) -> vector<4xf64>
    %2 = llvm.intr.pow(%arg0, %arg0) {fastmathFlags = #llvm.fastmath<afn>} : (f32, f32) -> f32
    %3 = llvm.intr.fma(%arg1, %arg1, %arg1) {note} : (vector<4xf64>, vector<4xf64>, vector<4xf64>) -> vector<4xf64>
    %4 = llvm.intr.powi(%arg0, %arg2) {fastmathFlags = #llvm.fastmath<fast>} : (f32, i32) -> f32
    return
  }
}

