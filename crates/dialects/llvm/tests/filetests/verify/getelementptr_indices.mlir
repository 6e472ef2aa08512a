// terrace opt
llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %0 = llvm.getelementptr %p[0, %n] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, i32)>
  llvm.return
}
// ==== stderr ====
<stdin>:3:8: error: 'llvm.getelementptr' op expected index 1 indexing a struct to be constant
  %0 = llvm.getelementptr %p[0, %n] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(i32, i32)>
       ^
<stdin>:3:8: note: see current operation: %0 = "llvm.getelementptr"(%arg0, %arg1) <{elem_type = !llvm.struct<(i32, i32)>, noWrapFlags = 0 : i32, rawConstantIndices = array<i32: 0, -2147483648>}> : (!llvm.ptr, i64) -> !llvm.ptr
// ==== exit 1 ====
