// terrace opt
// As neighbour_landingpad.mlir, with what goes on unwinding.
llvm.func @f() {
  "llvm.resume"() : () -> ()
}
// ==== stderr ====
<stdin>:4:3: error: 'llvm.resume' op requires a single operand
  "llvm.resume"() : () -> ()
  ^
<stdin>:4:3: note: see current operation: "llvm.resume"() : () -> ()
// ==== exit 1 ====
