// terrace opt --canonicalize='max-iterations=1 test-convergence=true'
// One iteration changes something, so nobody knows that a second one would not. MLIR fails without a message.
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %x, %c0 : i32
  return %0 : i32
}
