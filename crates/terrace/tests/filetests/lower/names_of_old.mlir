// terrace lower
// Programs of before 2022 have other names.
func @main() -> i32 {
  %0 = constant 1 : i32
  return %0 : i32
}
// ==== stderr ====
<stdin>:3:1: error: custom op 'func' is unknown (tried 'builtin.func' as well)
func @main() -> i32 {
^
<stdin>:3:1: note: did you mean 'func.func' or 'llvm.func'?
// ==== exit 1 ====
