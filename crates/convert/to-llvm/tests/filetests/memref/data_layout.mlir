// terrace opt --finalize-memref-to-llvm
// This pass does look at the data layout of the module.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @f(%n: index) -> memref<?xf32> {
    %m = memref.alloc(%n) : memref<?xf32>
    return %m : memref<?xf32>
  }
}
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  llvm.func @malloc(i32) -> !llvm.ptr
  func.func @f(%arg0: index) -> memref<?xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i32
    %1 = llvm.mlir.constant(1 : index) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i32
    %5 = llvm.call @malloc(%4) : (i32) -> !llvm.ptr
    %6 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
    %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %8 = llvm.insertvalue %5, %7[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %9 = llvm.mlir.constant(0 : index) : i32
    %10 = llvm.insertvalue %9, %8[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %11 = llvm.insertvalue %0, %10[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %12 = llvm.insertvalue %1, %11[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %13 = builtin.unrealized_conversion_cast %12 : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> to memref<?xf32>
    return %13 : memref<?xf32>
  }
}

