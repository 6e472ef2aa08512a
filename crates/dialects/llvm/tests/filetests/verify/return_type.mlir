// terrace opt
llvm.func @f() -> i32 {
  llvm.return
}
// ==== stderr ====
<stdin>:3:3: error: 'llvm.return' op expected 1 operand
  llvm.return
  ^
<stdin>:3:3: note: see current operation: "llvm.return"() : () -> ()
<stdin>:2:1: note: when returning from function
llvm.func @f() -> i32 {
^
// ==== exit 1 ====
