// terrace translate --mlir-to-llvmir
// LLVM's verifier refuses this.
llvm.func @p(...) -> i32
llvm.func @g()
llvm.func @f() attributes {personality = @p} {
  %a = llvm.mlir.undef : !llvm.array<1 x ptr>
  llvm.invoke @g() to ^b1 unwind ^b2 : () -> ()
^b1: llvm.return
^b2:
  %0 = llvm.landingpad (filter %a : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.return
}
// ==== stderr ====
<stdin>:10:8: error: Filter operand is not an array of constants!
  %0 = llvm.landingpad (filter %a : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
       ^
// ==== exit 1 ====
