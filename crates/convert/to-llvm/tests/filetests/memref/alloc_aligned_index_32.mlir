// terrace opt --finalize-memref-to-llvm="use-aligned-alloc=1 index-bitwidth=32"
// Sizes of descriptors follow the converted index, sizes of index the data layout.
func.func @h(%n: index)  {
  %0 = memref.alloc(%n)  : memref<?xindex>
  %4 = memref.alloc()  : memref<16xmemref<*xf32, 3>, 2>
  %5 = memref.alloc()  : memref<16xmemref<2x?xindex, 3>, 2>
  return
}
// ==== stdout ====
module {
  llvm.func @aligned_alloc(i32, i32) -> !llvm.ptr
  func.func @h(%arg0: index) {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i32
    %1 = llvm.mlir.constant(1 : index) : i32
    %2 = llvm.mlir.zero : !llvm.ptr
    %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %4 = llvm.ptrtoint %3 : !llvm.ptr to i32
    %5 = llvm.mlir.constant(16 : index) : i32
    %6 = llvm.mlir.constant(1 : index) : i32
    %7 = llvm.sub %5, %6 : i32
    %8 = llvm.add %4, %7 : i32
    %9 = llvm.urem %8, %5 : i32
    %10 = llvm.sub %8, %9 : i32
    %11 = llvm.call @aligned_alloc(%5, %10) : (i32, i32) -> !llvm.ptr
    %12 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
    %13 = llvm.insertvalue %11, %12[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %14 = llvm.insertvalue %11, %13[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %15 = llvm.mlir.constant(0 : index) : i32
    %16 = llvm.insertvalue %15, %14[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %17 = llvm.insertvalue %0, %16[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %18 = llvm.insertvalue %1, %17[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %19 = llvm.mlir.constant(16 : index) : i32
    %20 = llvm.mlir.constant(1 : index) : i32
    %21 = llvm.mlir.zero : !llvm.ptr
    %22 = llvm.getelementptr %21[%19] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, ptr)>
    %23 = llvm.ptrtoint %22 : !llvm.ptr to i32
    %24 = llvm.mlir.constant(16 : index) : i32
    %25 = llvm.call @aligned_alloc(%24, %23) : (i32, i32) -> !llvm.ptr
    %26 = llvm.addrspacecast %25 : !llvm.ptr to !llvm.ptr<2>
    %27 = llvm.mlir.poison : !llvm.struct<(ptr<2>, ptr<2>, i32, array<1 x i32>, array<1 x i32>)>
    %28 = llvm.insertvalue %26, %27[0] : !llvm.struct<(ptr<2>, ptr<2>, i32, array<1 x i32>, array<1 x i32>)> 
    %29 = llvm.insertvalue %26, %28[1] : !llvm.struct<(ptr<2>, ptr<2>, i32, array<1 x i32>, array<1 x i32>)> 
    %30 = llvm.mlir.constant(0 : index) : i32
    %31 = llvm.insertvalue %30, %29[2] : !llvm.struct<(ptr<2>, ptr<2>, i32, array<1 x i32>, array<1 x i32>)> 
    %32 = llvm.insertvalue %19, %31[3, 0] : !llvm.struct<(ptr<2>, ptr<2>, i32, array<1 x i32>, array<1 x i32>)> 
    %33 = llvm.insertvalue %20, %32[4, 0] : !llvm.struct<(ptr<2>, ptr<2>, i32, array<1 x i32>, array<1 x i32>)> 
    %34 = llvm.mlir.constant(16 : index) : i32
    %35 = llvm.mlir.constant(1 : index) : i32
    %36 = llvm.mlir.zero : !llvm.ptr
    %37 = llvm.getelementptr %36[%34] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(ptr<3>, ptr<3>, i32, array<2 x i32>, array<2 x i32>)>
    %38 = llvm.ptrtoint %37 : !llvm.ptr to i32
    %39 = llvm.mlir.constant(64 : index) : i32
    %40 = llvm.call @aligned_alloc(%39, %38) : (i32, i32) -> !llvm.ptr
    %41 = llvm.addrspacecast %40 : !llvm.ptr to !llvm.ptr<2>
    %42 = llvm.mlir.poison : !llvm.struct<(ptr<2>, ptr<2>, i32, array<1 x i32>, array<1 x i32>)>
    %43 = llvm.insertvalue %41, %42[0] : !llvm.struct<(ptr<2>, ptr<2>, i32, array<1 x i32>, array<1 x i32>)> 
    %44 = llvm.insertvalue %41, %43[1] : !llvm.struct<(ptr<2>, ptr<2>, i32, array<1 x i32>, array<1 x i32>)> 
    %45 = llvm.mlir.constant(0 : index) : i32
    %46 = llvm.insertvalue %45, %44[2] : !llvm.struct<(ptr<2>, ptr<2>, i32, array<1 x i32>, array<1 x i32>)> 
    %47 = llvm.insertvalue %34, %46[3, 0] : !llvm.struct<(ptr<2>, ptr<2>, i32, array<1 x i32>, array<1 x i32>)> 
    %48 = llvm.insertvalue %35, %47[4, 0] : !llvm.struct<(ptr<2>, ptr<2>, i32, array<1 x i32>, array<1 x i32>)> 
    return
  }
}

