// terrace opt --finalize-memref-to-llvm
// Alignment and nontemporal go on; other attributes are dropped.
func.func @f(%m: memref<?x?xf32, strided<[?, 3], offset: 5>>, %i: index, %v: f32) -> f32 {
  %a = memref.load %m[%i, %i] {nontemporal = true, alignment = 16 : i64, foo=1} : memref<?x?xf32, strided<[?, 3], offset: 5>>
  memref.store %v, %m[%i, %i] {nontemporal = true, alignment = 16 : i64, foo} : memref<?x?xf32, strided<[?, 3], offset: 5>>
  memref.store %v, %m[%i, %i] {nontemporal = false} : memref<?x?xf32, strided<[?, 3], offset: 5>>
  memref.prefetch %m[%i, %i], read, locality<0>, data : memref<?x?xf32, strided<[?, 3], offset: 5>>
  return %a: f32
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<?x?xf32, strided<[?, 3], offset: 5>>, %arg1: index, %arg2: f32) -> f32 {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<?x?xf32, strided<[?, 3], offset: 5>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.mlir.constant(5 : index) : i64
    %4 = llvm.getelementptr %2[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %5 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.mul %0, %5 overflow<nsw, nuw> : i64
    %7 = llvm.mlir.constant(3 : index) : i64
    %8 = llvm.mul %0, %7 overflow<nsw, nuw> : i64
    %9 = llvm.add %6, %8 overflow<nsw, nuw> : i64
    %10 = llvm.getelementptr inbounds|nuw %4[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %11 = llvm.load %10 {alignment = 16 : i64, nontemporal} : !llvm.ptr -> f32
    %12 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %13 = llvm.mlir.constant(5 : index) : i64
    %14 = llvm.getelementptr %12[%13] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %15 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %16 = llvm.mul %0, %15 overflow<nsw, nuw> : i64
    %17 = llvm.mlir.constant(3 : index) : i64
    %18 = llvm.mul %0, %17 overflow<nsw, nuw> : i64
    %19 = llvm.add %16, %18 overflow<nsw, nuw> : i64
    %20 = llvm.getelementptr inbounds|nuw %14[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %arg2, %20 {alignment = 16 : i64, nontemporal} : f32, !llvm.ptr
    %21 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %22 = llvm.mlir.constant(5 : index) : i64
    %23 = llvm.getelementptr %21[%22] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %24 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %25 = llvm.mul %0, %24 overflow<nsw, nuw> : i64
    %26 = llvm.mlir.constant(3 : index) : i64
    %27 = llvm.mul %0, %26 overflow<nsw, nuw> : i64
    %28 = llvm.add %25, %27 overflow<nsw, nuw> : i64
    %29 = llvm.getelementptr inbounds|nuw %23[%28] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %arg2, %29 : f32, !llvm.ptr
    %30 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %31 = llvm.mlir.constant(5 : index) : i64
    %32 = llvm.getelementptr %30[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %33 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %34 = llvm.mul %0, %33 : i64
    %35 = llvm.mlir.constant(3 : index) : i64
    %36 = llvm.mul %0, %35 : i64
    %37 = llvm.add %34, %36 : i64
    %38 = llvm.getelementptr %32[%37] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.prefetch"(%38) <{cache = 1 : i32, hint = 0 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    return %11 : f32
  }
}

