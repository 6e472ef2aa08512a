// terrace opt --convert-func-to-llvm
func.func private @g(i32) -> i32
func.func @f(%a: i32) -> i32 {
  %g = constant @g : (i32) -> i32
  %r = call_indirect %g(%a) : (i32) -> i32
  return %r : i32
}
func.func @itself() -> (() -> ()) {
  %f = constant @nothing : () -> ()
  return %f : () -> ()
}
func.func @nothing() {
  return
}
// ==== stdout ====
module {
  llvm.func @g(i32) -> i32 attributes {sym_visibility = "private"}
  llvm.func @f(%arg0: i32) -> i32 {
    %0 = llvm.mlir.addressof @g : !llvm.ptr
    %1 = llvm.call %0(%arg0) : !llvm.ptr, (i32) -> i32
    llvm.return %1 : i32
  }
  llvm.func @itself() -> !llvm.ptr {
    %0 = llvm.mlir.addressof @nothing : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @nothing() {
    llvm.return
  }
}

