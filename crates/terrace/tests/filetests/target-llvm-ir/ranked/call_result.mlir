// terrace opt --convert-func-to-llvm
// A result is one descriptor.
func.func private @make(index) -> memref<?xf32>
func.func private @consume(memref<?xf32>) -> index
func.func @both(%n: index) -> index {
  %m = call @make(%n) : (index) -> memref<?xf32>
  %r = call @consume(%m) : (memref<?xf32>) -> index
  return %r : index
}
// ==== stdout ====
module {
  llvm.func @make(i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
  llvm.func @consume(!llvm.ptr, !llvm.ptr, i64, i64, i64) -> i64 attributes {sym_visibility = "private"}
  llvm.func @both(%arg0: i64) -> i64 {
    %0 = llvm.call @make(%arg0) : (i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.call @consume(%1, %2, %3, %4, %5) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> i64
    llvm.return %6 : i64
  }
}

