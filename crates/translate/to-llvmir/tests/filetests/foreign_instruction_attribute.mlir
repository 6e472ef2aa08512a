// terrace translate --mlir-to-llvmir
// Attributes of dialects that are missing are refused if MLIR's translation acts on them.
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p {xevm.DecorationCacheControl} : !llvm.ptr -> i32
  llvm.return
}
// ==== stderr ====
<stdin>:4:8: error: attribute 'xevm.DecorationCacheControl' changes the LLVM IR, but there is no translation of the dialect 'xevm'
  %0 = llvm.load %p {xevm.DecorationCacheControl} : !llvm.ptr -> i32
       ^
// ==== exit 1 ====
