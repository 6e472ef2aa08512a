// terrace opt --allow-unregistered-dialect --split-input-file
// Enumerations of the LLVM dialect have messages of an older kind.
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.getelementptr foo %a[0] : (!llvm.ptr) -> !llvm.ptr, i32
}
// -----
llvm.func @f(%a: !llvm.ptr) {
  %0 = llvm.getelementptr inbounds| %a[0] : (!llvm.ptr) -> !llvm.ptr, i32
}
// ==== stdout ====
// -----
// ==== stderr ====
<stdin>:4:27: error: custom op 'llvm.getelementptr' expected one of [none, inbounds_flag, nusw, nuw, inbounds] for ::mlir::LLVM::GEPNoWrapFlags, got: foo
  %0 = llvm.getelementptr foo %a[0] : (!llvm.ptr) -> !llvm.ptr, i32
                          ^
<stdin>:8:37: error: custom op 'llvm.getelementptr' expected keyword for ::mlir::LLVM::GEPNoWrapFlags after '|'
  %0 = llvm.getelementptr inbounds| %a[0] : (!llvm.ptr) -> !llvm.ptr, i32
                                    ^
// ==== exit 1 ====
