// terrace opt --sccp --canonicalize | terrace lower | lli
// A case is found for a constant whose attribute is wider than it is.
func.func @f(%x: i32) -> i32 {
  %a = llvm.mlir.constant(1 : index) : i32
  %c7 = arith.constant 7 : i32
  %c8 = arith.constant 8 : i32
  cf.switch %a : i32, [
    default: ^d,
    1: ^o
  ]
^d:
  return %c7 : i32
^o:
  return %c8 : i32
}
func.func @main() {
  %c = arith.constant 1 : i32
  %r = call @f(%c) : (i32) -> i32
  vector.print %r : i32
  return
}
// ==== stdout ====
8
