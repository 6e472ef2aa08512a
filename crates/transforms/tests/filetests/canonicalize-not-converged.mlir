// terrace opt --canonicalize='max-iterations=1 test-convergence=true'
// One iteration changes something, so nobody knows that a second one would not. MLIR fails without a message.
func.func @f(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %x, %c0 : i32
  return %0 : i32
}
// ==== stderr ====
<stdin>:0:0: error: 'builtin.module' op failed to converge
<stdin>:0:0: note: see current operation: 
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "func.return"(%arg0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// ==== exit 1 ====
