// terrace opt --finalize-memref-to-llvm
func.func @matrix(%m: memref<?x?xf32>, %i: index, %j: index) {
  %v = memref.load %m[%i, %j] : memref<?x?xf32>
  memref.store %v, %m[%j, %i] : memref<?x?xf32>
  return
}
func.func @complex(%m: memref<4xcomplex<f32>>, %i: index) -> complex<f32> {
  %v = memref.load %m[%i] : memref<4xcomplex<f32>>
  return %v : complex<f32>
}
func.func @memrefs(%m: memref<4xmemref<?xf32>>, %i: index) -> memref<?xf32> {
  %v = memref.load %m[%i] : memref<4xmemref<?xf32>>
  memref.store %v, %m[%i] : memref<4xmemref<?xf32>>
  return %v : memref<?xf32>
}
func.func @space(%m: memref<4xf32, 3>, %i: index) -> f32 {
  %v = memref.load %m[%i] : memref<4xf32, 3>
  return %v : f32
}
// ==== stdout ====
module {
  func.func @matrix(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) {
    %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %2 = builtin.unrealized_conversion_cast %arg0 : memref<?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.mul %1, %4 overflow<nsw, nuw> : i64
    %6 = llvm.add %5, %0 overflow<nsw, nuw> : i64
    %7 = llvm.getelementptr inbounds|nuw %3[%6] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %8 = llvm.load %7 : !llvm.ptr -> f32
    %9 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %10 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.mul %0, %10 overflow<nsw, nuw> : i64
    %12 = llvm.add %11, %1 overflow<nsw, nuw> : i64
    %13 = llvm.getelementptr inbounds|nuw %9[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %8, %13 : f32, !llvm.ptr
    return
  }
  func.func @complex(%arg0: memref<4xcomplex<f32>>, %arg1: index) -> complex<f32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<4xcomplex<f32>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.getelementptr inbounds|nuw %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(f32, f32)>
    %4 = llvm.load %3 : !llvm.ptr -> !llvm.struct<(f32, f32)>
    %5 = builtin.unrealized_conversion_cast %4 : !llvm.struct<(f32, f32)> to complex<f32>
    return %5 : complex<f32>
  }
  func.func @memrefs(%arg0: memref<4xmemref<?xf32>>, %arg1: index) -> memref<?xf32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<4xmemref<?xf32>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.getelementptr inbounds|nuw %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.load %3 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = builtin.unrealized_conversion_cast %4 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
    %6 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.getelementptr inbounds|nuw %6[%0] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    llvm.store %4, %7 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, !llvm.ptr
    return %5 : memref<?xf32>
  }
  func.func @space(%arg0: memref<4xf32, 3>, %arg1: index) -> f32 {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<4xf32, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.getelementptr inbounds|nuw %2[%0] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
    %4 = llvm.load %3 : !llvm.ptr<3> -> f32
    return %4 : f32
  }
}

