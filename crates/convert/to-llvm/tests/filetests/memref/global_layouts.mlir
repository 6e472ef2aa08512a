// terrace opt --finalize-memref-to-llvm
// The identity in other words; other layouts stay.
memref.global constant @dr : memref<4xf32, affine_map<(d0) -> (d0)>>
memref.global "public" @d1 : memref<4xf32, strided<[1]>>
memref.global @d2 : memref<4xf32, strided<[1], offset: 2>>
func.func @f() {
  %0 = memref.get_global @d2 : memref<4xf32, strided<[1], offset: 2>>
  %1 = memref.get_global @d1 : memref<4xf32, strided<[1]>>
  return
}
// ==== stdout ====
module {
  llvm.mlir.global external constant @dr() {addr_space = 0 : i32} : !llvm.array<4 x f32>
  llvm.mlir.global external @d1() {addr_space = 0 : i32} : !llvm.array<4 x f32>
  memref.global @d2 : memref<4xf32, strided<[1], offset: 2>>
  func.func @f() {
    %0 = memref.get_global @d2 : memref<4xf32, strided<[1], offset: 2>>
    %1 = llvm.mlir.constant(4 : index) : i64
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.getelementptr %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %5 = llvm.ptrtoint %4 : !llvm.ptr to i64
    %6 = llvm.mlir.addressof @d1 : !llvm.ptr
    %7 = llvm.getelementptr %6[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x f32>
    %8 = llvm.mlir.constant(3735928559 : index) : i64
    %9 = llvm.inttoptr %8 : i64 to !llvm.ptr
    %10 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %11 = llvm.insertvalue %9, %10[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.insertvalue %7, %11[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %13 = llvm.mlir.constant(0 : index) : i64
    %14 = llvm.insertvalue %13, %12[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %15 = llvm.insertvalue %1, %14[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %16 = llvm.insertvalue %2, %15[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    return
  }
}

