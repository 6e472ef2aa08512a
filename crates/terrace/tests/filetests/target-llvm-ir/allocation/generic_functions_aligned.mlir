// terrace opt '--finalize-memref-to-llvm=use-generic-functions=true use-aligned-alloc=true'
func.func @f(%n: index) {
  %a = memref.alloc(%n) {alignment = 32 : i64} : memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  return
}
// ==== stdout ====
module {
  llvm.func @_mlir_memref_to_llvm_free(!llvm.ptr)
  llvm.func @_mlir_memref_to_llvm_aligned_alloc(i64, i64) -> !llvm.ptr
  func.func @f(%arg0: index) {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i64
    %5 = llvm.mlir.constant(32 : index) : i64
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.sub %5, %6 : i64
    %8 = llvm.add %4, %7 : i64
    %9 = llvm.urem %8, %5 : i64
    %10 = llvm.sub %8, %9 : i64
    %11 = llvm.call @_mlir_memref_to_llvm_aligned_alloc(%5, %10) : (i64, i64) -> !llvm.ptr
    %12 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %13 = llvm.insertvalue %11, %12[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %14 = llvm.insertvalue %11, %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %15 = llvm.mlir.constant(0 : index) : i64
    %16 = llvm.insertvalue %15, %14[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %17 = llvm.insertvalue %0, %16[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %18 = llvm.insertvalue %1, %17[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %19 = llvm.extractvalue %18[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.call @_mlir_memref_to_llvm_free(%19) : (!llvm.ptr) -> ()
    return
  }
}

