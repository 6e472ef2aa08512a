// terrace opt --finalize-memref-to-llvm
// MLIR multiplies the sizes of memory without a check: where the product wraps to none, or to less, memory is not copied as bytes.
func.func @none(%a: memref<4611686018427387904x4xi8, strided<[4, 1], offset: 3>>, %b: memref<4611686018427387904x4xi8, strided<[4, 1], offset: 3>>) {
  memref.copy %a, %b : memref<4611686018427387904x4xi8, strided<[4, 1], offset: 3>> to memref<4611686018427387904x4xi8, strided<[4, 1], offset: 3>>
  return
}
func.func @less(%a: memref<4611686018427387904x2xi8, strided<[2, 1], offset: 3>>, %b: memref<4611686018427387904x2xi8, strided<[2, 1], offset: 3>>) {
  memref.copy %a, %b : memref<4611686018427387904x2xi8, strided<[2, 1], offset: 3>> to memref<4611686018427387904x2xi8, strided<[2, 1], offset: 3>>
  return
}
func.func @some(%a: memref<2305843009213693952x2xi8, strided<[2, 1], offset: 3>>, %b: memref<2305843009213693952x2xi8, strided<[2, 1], offset: 3>>) {
  memref.copy %a, %b : memref<2305843009213693952x2xi8, strided<[2, 1], offset: 3>> to memref<2305843009213693952x2xi8, strided<[2, 1], offset: 3>>
  return
}
// ==== stdout ====
module {
  llvm.func @memrefCopy(i64, !llvm.ptr, !llvm.ptr)
  func.func @none(%arg0: memref<4611686018427387904x4xi8, strided<[4, 1], offset: 3>>, %arg1: memref<4611686018427387904x4xi8, strided<[4, 1], offset: 3>>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<4611686018427387904x4xi8, strided<[4, 1], offset: 3>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<4611686018427387904x4xi8, strided<[4, 1], offset: 3>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = llvm.intr.stacksave : !llvm.ptr
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.alloca %4 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %1, %5 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %6 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %7 = llvm.insertvalue %3, %6[0] : !llvm.struct<(i64, ptr)> 
    %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(i64, ptr)> 
    %9 = llvm.mlir.constant(2 : i64) : i64
    %10 = llvm.mlir.constant(1 : index) : i64
    %11 = llvm.alloca %10 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %0, %11 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %12 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %13 = llvm.insertvalue %9, %12[0] : !llvm.struct<(i64, ptr)> 
    %14 = llvm.insertvalue %11, %13[1] : !llvm.struct<(i64, ptr)> 
    %15 = llvm.mlir.constant(1 : index) : i64
    %16 = llvm.alloca %15 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %8, %16 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %17 = llvm.alloca %15 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %14, %17 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %18 = llvm.mlir.zero : !llvm.ptr
    %19 = llvm.getelementptr %18[1] : (!llvm.ptr) -> !llvm.ptr, i8
    %20 = llvm.ptrtoint %19 : !llvm.ptr to i64
    llvm.call @memrefCopy(%20, %16, %17) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %2 : !llvm.ptr
    return
  }
  func.func @less(%arg0: memref<4611686018427387904x2xi8, strided<[2, 1], offset: 3>>, %arg1: memref<4611686018427387904x2xi8, strided<[2, 1], offset: 3>>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<4611686018427387904x2xi8, strided<[2, 1], offset: 3>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<4611686018427387904x2xi8, strided<[2, 1], offset: 3>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = llvm.intr.stacksave : !llvm.ptr
    %3 = llvm.mlir.constant(2 : i64) : i64
    %4 = llvm.mlir.constant(1 : index) : i64
    %5 = llvm.alloca %4 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %1, %5 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %6 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %7 = llvm.insertvalue %3, %6[0] : !llvm.struct<(i64, ptr)> 
    %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(i64, ptr)> 
    %9 = llvm.mlir.constant(2 : i64) : i64
    %10 = llvm.mlir.constant(1 : index) : i64
    %11 = llvm.alloca %10 x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
    llvm.store %0, %11 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>, !llvm.ptr
    %12 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %13 = llvm.insertvalue %9, %12[0] : !llvm.struct<(i64, ptr)> 
    %14 = llvm.insertvalue %11, %13[1] : !llvm.struct<(i64, ptr)> 
    %15 = llvm.mlir.constant(1 : index) : i64
    %16 = llvm.alloca %15 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %8, %16 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %17 = llvm.alloca %15 x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
    llvm.store %14, %17 : !llvm.struct<(i64, ptr)>, !llvm.ptr
    %18 = llvm.mlir.zero : !llvm.ptr
    %19 = llvm.getelementptr %18[1] : (!llvm.ptr) -> !llvm.ptr, i8
    %20 = llvm.ptrtoint %19 : !llvm.ptr to i64
    llvm.call @memrefCopy(%20, %16, %17) : (i64, !llvm.ptr, !llvm.ptr) -> ()
    llvm.intr.stackrestore %2 : !llvm.ptr
    return
  }
  func.func @some(%arg0: memref<2305843009213693952x2xi8, strided<[2, 1], offset: 3>>, %arg1: memref<2305843009213693952x2xi8, strided<[2, 1], offset: 3>>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<2305843009213693952x2xi8, strided<[2, 1], offset: 3>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<2305843009213693952x2xi8, strided<[2, 1], offset: 3>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = llvm.mlir.constant(1 : index) : i64
    %3 = llvm.extractvalue %1[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.mul %2, %3 : i64
    %5 = llvm.extractvalue %1[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.mul %4, %5 : i64
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.getelementptr %7[1] : (!llvm.ptr) -> !llvm.ptr, i8
    %9 = llvm.ptrtoint %8 : !llvm.ptr to i64
    %10 = llvm.mul %6, %9 : i64
    %11 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %13 = llvm.getelementptr %11[%12] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %14 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %15 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %16 = llvm.getelementptr %14[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    "llvm.intr.memcpy"(%16, %13, %10) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    return
  }
}

