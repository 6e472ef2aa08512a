// terrace opt --convert-to-llvm=filter-dialects=arith,nothing
// A dialect that is not loaded.
func.func @f() {
  %0 = arith.constant 1 : i32
  return
}
// ==== stderr ====
<unknown>:0: error: dialect not loaded: nothing

// ==== exit 1 ====
