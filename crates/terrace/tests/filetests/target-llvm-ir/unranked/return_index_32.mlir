// terrace opt --convert-func-to-llvm=index-bitwidth=32
// The size of the copied descriptor counts indices of 32 bits.
func.func @id(%m: memref<*xf32>) -> memref<*xf32> {
  return %m : memref<*xf32>
}
// ==== stdout ====
module {
  llvm.func @malloc(i32) -> !llvm.ptr
  llvm.func @id(%arg0: i32, %arg1: !llvm.ptr) -> !llvm.struct<(i32, ptr)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i32, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i32, ptr)> 
    %3 = llvm.mlir.constant(1 : index) : i32
    %4 = llvm.mlir.constant(2 : index) : i32
    %5 = llvm.mlir.constant(4 : index) : i32
    %6 = llvm.mlir.constant(8 : index) : i32
    %7 = llvm.mul %4, %6 : i32
    %8 = llvm.extractvalue %2[0] : !llvm.struct<(i32, ptr)> 
    %9 = llvm.mul %4, %8 : i32
    %10 = llvm.add %9, %3 : i32
    %11 = llvm.mul %10, %5 : i32
    %12 = llvm.add %7, %11 : i32
    %13 = llvm.call @malloc(%12) : (i32) -> !llvm.ptr
    %14 = llvm.extractvalue %2[1] : !llvm.struct<(i32, ptr)> 
    "llvm.intr.memcpy"(%13, %14, %12) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    %15 = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
    %16 = llvm.extractvalue %2[0] : !llvm.struct<(i32, ptr)> 
    %17 = llvm.insertvalue %16, %15[0] : !llvm.struct<(i32, ptr)> 
    %18 = llvm.insertvalue %13, %17[1] : !llvm.struct<(i32, ptr)> 
    llvm.return %18 : !llvm.struct<(i32, ptr)>
  }
}

