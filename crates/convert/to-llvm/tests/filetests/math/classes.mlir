// terrace opt --convert-math-to-llvm
// NaN and finite floats.
func.func @f(%a: f32, %v: vector<4xf64>) {
  %0 = math.isnan %a {note} : f32
  %1 = math.isnan %v : vector<4xf64>
  %2 = math.isfinite %a : f32
  %3 = math.isfinite %v : vector<4xf64>
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: f32, %arg1: vector<4xf64>) {
    %0 = "llvm.intr.is.fpclass"(%arg0) <{bit = 3 : i32}> : (f32) -> i1
    %1 = "llvm.intr.is.fpclass"(%arg1) <{bit = 3 : i32}> : (vector<4xf64>) -> vector<4xi1>
    %2 = "llvm.intr.is.fpclass"(%arg0) <{bit = 504 : i32}> : (f32) -> i1
    %3 = "llvm.intr.is.fpclass"(%arg1) <{bit = 504 : i32}> : (vector<4xf64>) -> vector<4xi1>
    return
  }
}

