// terrace opt
// A landing pad looks at the operations that define its clauses, which may come after it.
llvm.func @personality(...) -> i32
llvm.func @f() attributes {personality = @personality} {
  %0 = "llvm.landingpad"(%1) <{cleanup}> : (!llvm.ptr) -> !llvm.struct<(ptr, i32)>
  %1 = "llvm.bitcast"() : () -> !llvm.ptr
  llvm.return
}
// ==== stderr ====
<stdin>:6:8: error: 'llvm.bitcast' op requires a single operand
  %1 = "llvm.bitcast"() : () -> !llvm.ptr
       ^
<stdin>:6:8: note: see current operation: %1 = "llvm.bitcast"() : () -> !llvm.ptr
// ==== exit 1 ====
