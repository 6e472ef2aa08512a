// terrace opt --convert-cf-to-llvm
// The function that prints cannot get another name.
func.func @f(%c: i1) {
  cf.assert %c, "x"
  return
}
func.func private @puts(i32)
