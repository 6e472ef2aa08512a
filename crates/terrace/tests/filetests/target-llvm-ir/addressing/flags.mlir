// terrace opt --finalize-memref-to-llvm
// nontemporal and alignment go on the access itself.
func.func @f(%m: memref<?xf32>, %i: index) {
  %v = memref.load %m[%i] {nontemporal = true} : memref<?xf32>
  memref.store %v, %m[%i] {nontemporal = true, alignment = 16 : i64} : memref<?xf32>
  %w = memref.load %m[%i] {alignment = 32 : i64} : memref<?xf32>
  memref.store %w, %m[%i] : memref<?xf32>
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: index) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.getelementptr inbounds|nuw %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %4 = llvm.load %3 {nontemporal} : !llvm.ptr -> f32
    %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.getelementptr inbounds|nuw %5[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %4, %6 {alignment = 16 : i64, nontemporal} : f32, !llvm.ptr
    %7 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.getelementptr inbounds|nuw %7[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %9 = llvm.load %8 {alignment = 32 : i64} : !llvm.ptr -> f32
    %10 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.getelementptr inbounds|nuw %10[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %9, %11 : f32, !llvm.ptr
    return
  }
}

