// terrace opt --split-input-file
// A case that no flag has.
func.func @f(%x: i128) {
  cf.switch %x : i128, [default: ^d, 340282366920938463463374607431768211456: ^d]
^d:
  return
}
// -----
func.func @f(%x: i64) {
  cf.switch %x : i64, [default: ^d, -9223372036854775809: ^d]
^d:
  return
}
// -----
func.func @f(%x: i8) {
  cf.switch %x : i8, [default: ^d, 36893488147419103232: ^d]
^d:
  return
}
// -----
llvm.func @f(%x: i66) {
  llvm.switch %x : i66, ^d [73786976294838206464: ^d]
^d:
  llvm.return
}
