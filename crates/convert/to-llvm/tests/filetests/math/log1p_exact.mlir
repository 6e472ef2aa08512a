// terrace opt --convert-math-to-llvm=approximate-log1p=false
// math.log1p stays when it may not be approximated.
func.func @f(%a: f32) {
  %0 = math.log1p %a : f32
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: f32) {
    %0 = math.log1p %arg0 : f32
    return
  }
}

