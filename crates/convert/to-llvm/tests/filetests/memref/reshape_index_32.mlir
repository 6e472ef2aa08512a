// terrace opt --finalize-memref-to-llvm=index-bitwidth=32
// Sizes in memory of the index width need no cast.
func.func @f(%s: memref<?xindex>, %s1: memref<2xi32>,  %w: memref<4xf32>) {
  %0 = memref.reshape %w(%s) : (memref<4xf32>, memref<?xindex>) -> memref<*xf32>
  %1 = memref.reshape %w(%s1) : (memref<4xf32>, memref<2xi32>) -> memref<?x?xf32>
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<?xindex>, %arg1: memref<2xi32>, %arg2: memref<4xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<2xi32> to !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xindex> to !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
    %2 = builtin.unrealized_conversion_cast %arg2 : memref<4xf32> to !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
    %3 = llvm.extractvalue %1[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %4 = llvm.mlir.poison : !llvm.struct<(i32, ptr)>
    %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(i32, ptr)> 
    %6 = llvm.mlir.constant(1 : index) : i32
    %7 = llvm.mlir.constant(2 : index) : i32
    %8 = llvm.mlir.constant(4 : index) : i32
    %9 = llvm.mlir.constant(8 : index) : i32
    %10 = llvm.mul %7, %9 : i32
    %11 = llvm.extractvalue %5[0] : !llvm.struct<(i32, ptr)> 
    %12 = llvm.mul %7, %11 : i32
    %13 = llvm.add %12, %6 : i32
    %14 = llvm.mul %13, %8 : i32
    %15 = llvm.add %10, %14 : i32
    %16 = llvm.alloca %15 x i8 : (i32) -> !llvm.ptr
    %17 = llvm.insertvalue %16, %5[1] : !llvm.struct<(i32, ptr)> 
    %18 = llvm.extractvalue %2[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %19 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %20 = llvm.extractvalue %2[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    llvm.store %18, %16 : !llvm.ptr, !llvm.ptr
    %21 = llvm.getelementptr %16[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %19, %21 : !llvm.ptr, !llvm.ptr
    %22 = llvm.getelementptr %16[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    llvm.store %20, %22 : i32, !llvm.ptr
    %23 = llvm.getelementptr %16[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i32, i32)>
    %24 = llvm.getelementptr %23[%3] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %25 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %26 = llvm.mlir.constant(1 : index) : i32
    %27 = llvm.sub %3, %26 : i32
    llvm.br ^bb1(%27, %26 : i32, i32)
  ^bb1(%28: i32, %29: i32):  // 2 preds: ^bb0, ^bb2
    %30 = llvm.mlir.constant(0 : index) : i32
    %31 = llvm.icmp "sge" %28, %30 : i32
    llvm.cond_br %31, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %32 = llvm.getelementptr %25[%28] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %33 = llvm.load %32 : !llvm.ptr -> i32
    %34 = llvm.getelementptr %23[%28] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %33, %34 : i32, !llvm.ptr
    %35 = llvm.getelementptr %24[%28] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    llvm.store %29, %35 : i32, !llvm.ptr
    %36 = llvm.mul %29, %33 : i32
    %37 = llvm.sub %28, %26 : i32
    llvm.br ^bb1(%37, %36 : i32, i32)
  ^bb3:  // pred: ^bb1
    %38 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)>
    %39 = llvm.extractvalue %2[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %40 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %41 = llvm.insertvalue %39, %38[0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> 
    %42 = llvm.insertvalue %40, %41[1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> 
    %43 = llvm.mlir.constant(0 : index) : i32
    %44 = llvm.insertvalue %43, %42[2] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> 
    %45 = llvm.mlir.constant(1 : index) : i32
    %46 = llvm.mlir.constant(1 : index) : i32
    %47 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %48 = llvm.getelementptr inbounds|nuw %47[%46] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %49 = llvm.load %48 : !llvm.ptr -> i32
    %50 = llvm.insertvalue %49, %44[3, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> 
    %51 = llvm.insertvalue %45, %50[4, 1] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> 
    %52 = llvm.mul %45, %49 : i32
    %53 = llvm.mlir.constant(0 : index) : i32
    %54 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %55 = llvm.getelementptr inbounds|nuw %54[%53] : (!llvm.ptr, i32) -> !llvm.ptr, i32
    %56 = llvm.load %55 : !llvm.ptr -> i32
    %57 = llvm.insertvalue %56, %51[3, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> 
    %58 = llvm.insertvalue %52, %57[4, 0] : !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> 
    %59 = llvm.mul %52, %56 : i32
    return
  }
}

