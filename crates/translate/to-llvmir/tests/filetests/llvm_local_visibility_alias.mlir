// terrace translate --mlir-to-llvmir
// The same of an alias.
llvm.mlir.global external @g(1 : i32) : i32
llvm.mlir.alias internal protected @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
