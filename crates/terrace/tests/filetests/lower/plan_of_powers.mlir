// terrace lower --plan
// LLVM has powers of this type.
func.func @f(%x: f32, %n: i32) -> f32 {
  %0 = math.fpowi %x, %n : f32, i32
  return %0 : f32
}
// ==== stdout ====
builtin.module(convert-math-to-llvm,convert-func-to-llvm)
