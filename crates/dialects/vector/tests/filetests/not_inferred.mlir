// terrace opt
// Result types that do not follow, with the reason. MLIR crashes.
func.func @f(%i: i32) {
  %0 = vector.shuffle %i, %i [0, 1] : i32, i32
  return
}
// ==== stderr ====
<stdin>:4:8: error: failed to infer returned types
  %0 = vector.shuffle %i, %i [0, 1] : i32, i32
       ^
<stdin>:4:8: note: operand #0 must be fixed-length vector of any type values, but got 'i32'
// ==== exit 1 ====
