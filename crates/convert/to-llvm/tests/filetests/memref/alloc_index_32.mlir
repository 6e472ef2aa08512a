// terrace opt --finalize-memref-to-llvm=index-bitwidth=32
func.func @f(%n: index) -> memref<?xf32> {
  %m = memref.alloc(%n) {alignment = 16 : i64} : memref<?xf32>
  return %m : memref<?xf32>
}
// ==== stdout ====
module {
  llvm.func @malloc(i32) -> !llvm.ptr
  func.func @f(%arg0: index) -> memref<?xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i32
    %1 = llvm.mlir.constant(1 : index) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i32
    %5 = llvm.mlir.constant(16 : index) : i32
    %6 = llvm.add %4, %5 : i32
    %7 = llvm.call @malloc(%6) : (i32) -> !llvm.ptr
    %8 = llvm.ptrtoint %7 : !llvm.ptr to i32
    %9 = llvm.mlir.constant(1 : index) : i32
    %10 = llvm.sub %5, %9 : i32
    %11 = llvm.add %8, %10 : i32
    %12 = llvm.urem %11, %5 : i32
    %13 = llvm.sub %11, %12 : i32
    %14 = llvm.inttoptr %13 : i32 to !llvm.ptr
    %15 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
    %16 = llvm.insertvalue %7, %15[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %17 = llvm.insertvalue %14, %16[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %18 = llvm.mlir.constant(0 : index) : i32
    %19 = llvm.insertvalue %18, %17[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %20 = llvm.insertvalue %0, %19[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %21 = llvm.insertvalue %1, %20[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %22 = builtin.unrealized_conversion_cast %21 : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> to memref<?xf32>
    return %22 : memref<?xf32>
  }
}

