// terrace translate --mlir-to-llvmir
// LLVM's verifier refuses this.
llvm.func @g()
llvm.func @f() {
  %n = llvm.mlir.zero : !llvm.array<1 x ptr>
  llvm.invoke @g() to ^b1 unwind ^b2 : () -> ()
^b1: llvm.return
^b2:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %0 : !llvm.struct<(ptr, i32)>
}
// ==== stderr ====
<stdin>:9:8: error: llvm.landingpad needs to be in a function with a personality
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
       ^
<stdin>:9:8: note: see current operation: %1 = "llvm.landingpad"() <{cleanup}> : () -> !llvm.struct<(ptr, i32)>
// ==== exit 1 ====
