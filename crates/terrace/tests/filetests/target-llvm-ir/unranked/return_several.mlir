// terrace opt --convert-func-to-llvm
// Each of several unranked results has its own copy.
func.func @two(%a: memref<*xf32>, %b: memref<*xi8>, %n: index) -> (memref<*xf32>, index, memref<*xi8>) {
  return %a, %n, %b : memref<*xf32>, index, memref<*xi8>
}
// ==== stdout ====
module {
  llvm.func @malloc(i64) -> !llvm.ptr
  llvm.func @two(%arg0: i64, %arg1: !llvm.ptr, %arg2: i64, %arg3: !llvm.ptr, %arg4: i64) -> !llvm.struct<(struct<(i64, ptr)>, i64, struct<(i64, ptr)>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg2, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg3, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %4 = llvm.insertvalue %arg0, %3[0] : !llvm.struct<(i64, ptr)> 
    %5 = llvm.insertvalue %arg1, %4[1] : !llvm.struct<(i64, ptr)> 
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.mlir.constant(2 : index) : i64
    %8 = llvm.mlir.constant(8 : index) : i64
    %9 = llvm.mlir.constant(8 : index) : i64
    %10 = llvm.mul %7, %9 : i64
    %11 = llvm.extractvalue %5[0] : !llvm.struct<(i64, ptr)> 
    %12 = llvm.mul %7, %11 : i64
    %13 = llvm.add %12, %6 : i64
    %14 = llvm.mul %13, %8 : i64
    %15 = llvm.add %10, %14 : i64
    %16 = llvm.call @malloc(%15) : (i64) -> !llvm.ptr
    %17 = llvm.extractvalue %5[1] : !llvm.struct<(i64, ptr)> 
    "llvm.intr.memcpy"(%16, %17, %15) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %18 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %19 = llvm.extractvalue %5[0] : !llvm.struct<(i64, ptr)> 
    %20 = llvm.insertvalue %19, %18[0] : !llvm.struct<(i64, ptr)> 
    %21 = llvm.insertvalue %16, %20[1] : !llvm.struct<(i64, ptr)> 
    %22 = llvm.mlir.constant(1 : index) : i64
    %23 = llvm.mlir.constant(2 : index) : i64
    %24 = llvm.mlir.constant(8 : index) : i64
    %25 = llvm.mlir.constant(8 : index) : i64
    %26 = llvm.mul %23, %25 : i64
    %27 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    %28 = llvm.mul %23, %27 : i64
    %29 = llvm.add %28, %22 : i64
    %30 = llvm.mul %29, %24 : i64
    %31 = llvm.add %26, %30 : i64
    %32 = llvm.call @malloc(%31) : (i64) -> !llvm.ptr
    %33 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)> 
    "llvm.intr.memcpy"(%32, %33, %31) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    %34 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %35 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    %36 = llvm.insertvalue %35, %34[0] : !llvm.struct<(i64, ptr)> 
    %37 = llvm.insertvalue %32, %36[1] : !llvm.struct<(i64, ptr)> 
    %38 = llvm.mlir.poison : !llvm.struct<(struct<(i64, ptr)>, i64, struct<(i64, ptr)>)>
    %39 = llvm.insertvalue %21, %38[0] : !llvm.struct<(struct<(i64, ptr)>, i64, struct<(i64, ptr)>)> 
    %40 = llvm.insertvalue %arg4, %39[1] : !llvm.struct<(struct<(i64, ptr)>, i64, struct<(i64, ptr)>)> 
    %41 = llvm.insertvalue %37, %40[2] : !llvm.struct<(struct<(i64, ptr)>, i64, struct<(i64, ptr)>)> 
    llvm.return %41 : !llvm.struct<(struct<(i64, ptr)>, i64, struct<(i64, ptr)>)>
  }
}

