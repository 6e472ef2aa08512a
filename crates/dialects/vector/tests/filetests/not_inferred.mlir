// terrace opt
// Result types that do not follow, with the reason. MLIR crashes.
func.func @f(%i: i32) {
  %0 = vector.shuffle %i, %i [0, 1] : i32, i32
  return
}
// ==== stdout ====
