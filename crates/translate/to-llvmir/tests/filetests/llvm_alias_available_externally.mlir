// terrace translate --mlir-to-llvmir
// An alias that is defined elsewhere is of something that is defined elsewhere.
llvm.mlir.global available_externally @there(1 : i32) : i32
llvm.mlir.global external @here(1 : i32) : i32
llvm.mlir.alias available_externally @a : i32 {
  %0 = llvm.mlir.addressof @there : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.alias available_externally @b : i32 {
  %0 = llvm.mlir.addressof @here : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
