// terrace opt --mlir-very-unsafe-disable-verifier-on-parsing --convert-arith-to-llvm
// Passes run on valid IR only. MLIR starts them all the same.
func.func @f() {
  %0 = "arith.addi"() : () -> i32
  return
}
// ==== stderr ====
<stdin>:4:8: error: 'arith.addi' op expected 2 operands, but found 0
  %0 = "arith.addi"() : () -> i32
       ^
<stdin>:4:8: note: see current operation: %0 = "arith.addi"() <{overflowFlags = #arith.overflow<none>}> : () -> i32
// ==== exit 1 ====
