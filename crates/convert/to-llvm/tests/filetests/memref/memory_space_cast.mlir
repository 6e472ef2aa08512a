// terrace opt --finalize-memref-to-llvm
func.func @ranked(%m: memref<?x4xf32>) -> memref<?x4xf32, 3> {
  %a = memref.memory_space_cast %m : memref<?x4xf32> to memref<?x4xf32, 3>
  return %a : memref<?x4xf32, 3>
}
func.func @unranked(%m: memref<*xf32, 1>) -> memref<*xf32> {
  %a = memref.memory_space_cast %m : memref<*xf32, 1> to memref<*xf32>
  return %a : memref<*xf32>
}
// ==== stdout ====
module {
  func.func @ranked(%arg0: memref<?x4xf32>) -> memref<?x4xf32, 3> {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<?x4xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.extractvalue %0[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.addrspacecast %1 : !llvm.ptr to !llvm.ptr<3>
    %9 = llvm.addrspacecast %2 : !llvm.ptr to !llvm.ptr<3>
    %10 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %11 = llvm.insertvalue %8, %10[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.insertvalue %9, %11[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %13 = llvm.insertvalue %3, %12[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %14 = llvm.insertvalue %4, %13[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %15 = llvm.insertvalue %6, %14[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %16 = llvm.insertvalue %5, %15[3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %17 = llvm.insertvalue %7, %16[4, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = builtin.unrealized_conversion_cast %17 : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> to memref<?x4xf32, 3>
    return %18 : memref<?x4xf32, 3>
  }
  func.func @unranked(%arg0: memref<*xf32, 1>) -> memref<*xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32, 1> to !llvm.struct<(i64, ptr)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %4 = llvm.insertvalue %1, %3[0] : !llvm.struct<(i64, ptr)> 
    %5 = llvm.mlir.constant(1 : index) : i64
    %6 = llvm.mlir.constant(2 : index) : i64
    %7 = llvm.mlir.constant(8 : index) : i64
    %8 = llvm.mlir.constant(8 : index) : i64
    %9 = llvm.mul %6, %8 : i64
    %10 = llvm.extractvalue %4[0] : !llvm.struct<(i64, ptr)> 
    %11 = llvm.mul %6, %10 : i64
    %12 = llvm.add %11, %5 : i64
    %13 = llvm.mul %12, %7 : i64
    %14 = llvm.add %9, %13 : i64
    %15 = llvm.alloca %14 x i8 : (i64) -> !llvm.ptr
    %16 = llvm.insertvalue %15, %4[1] : !llvm.struct<(i64, ptr)> 
    %17 = builtin.unrealized_conversion_cast %16 : !llvm.struct<(i64, ptr)> to memref<*xf32>
    %18 = llvm.load %2 : !llvm.ptr -> !llvm.ptr<1>
    %19 = llvm.getelementptr %2[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<1>
    %20 = llvm.load %19 : !llvm.ptr -> !llvm.ptr<1>
    %21 = llvm.addrspacecast %18 : !llvm.ptr<1> to !llvm.ptr
    %22 = llvm.addrspacecast %20 : !llvm.ptr<1> to !llvm.ptr
    llvm.store %21, %15 : !llvm.ptr, !llvm.ptr
    %23 = llvm.getelementptr %15[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %22, %23 : !llvm.ptr, !llvm.ptr
    %24 = llvm.getelementptr %2[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr<1>
    %25 = llvm.getelementptr %15[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %26 = llvm.mlir.constant(16 : index) : i64
    %27 = llvm.sub %14, %26 : i64
    "llvm.intr.memcpy"(%25, %24, %27) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    return %17 : memref<*xf32>
  }
}

