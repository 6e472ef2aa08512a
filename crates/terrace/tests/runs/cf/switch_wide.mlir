// terrace opt --canonicalize | terrace lower | lli
// Switches on integers of more than 64 bits, by hand and of the LLVM dialect.
func.func @cf(%x: i128) -> i32 {
  %0 = arith.constant 0 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.constant 2 : i32
  %3 = arith.constant 3 : i32
  cf.switch %x : i128, [
    default: ^r(%0 : i32),
    -1: ^r(%1 : i32),
    18446744073709551615: ^r(%2 : i32),
    36893488147419103232: ^r(%3 : i32)
  ]
^r(%r: i32):
  return %r : i32
}
llvm.func @llvm(%x: i100) -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  %1 = llvm.mlir.constant(1 : i32) : i32
  %2 = llvm.mlir.constant(2 : i32) : i32
  llvm.switch %x : i100, ^r(%0 : i32) [
    -7: ^r(%1 : i32),
    36893488147419103232: ^r(%2 : i32)
  ]
^r(%r: i32):
  llvm.return %r : i32
}
func.func @print_cf(%x: i128) {
  %r = call @cf(%x) : (i128) -> i32
  vector.print %r : i32
  return
}
func.func @print_llvm(%x: i100) {
  %r = llvm.call @llvm(%x) : (i100) -> i32
  vector.print %r : i32
  return
}
func.func @main() {
  %a = arith.constant -1 : i128
  %b = arith.constant 18446744073709551615 : i128
  %c = arith.constant 36893488147419103232 : i128
  %d = arith.constant 0 : i128
  call @print_cf(%a) : (i128) -> ()
  call @print_cf(%b) : (i128) -> ()
  call @print_cf(%c) : (i128) -> ()
  call @print_cf(%d) : (i128) -> ()
  %e = arith.constant -7 : i100
  %f = arith.constant 36893488147419103232 : i100
  %g = arith.constant 18446744073709551609 : i100
  call @print_llvm(%e) : (i100) -> ()
  call @print_llvm(%f) : (i100) -> ()
  call @print_llvm(%g) : (i100) -> ()
  return
}
// ==== stdout ====
1
2
3
0
1
2
0
