// terrace opt --pass-pipeline='builtin.module(finalize-memref-to-llvm{index-bitwidth=32 use-aligned-alloc=true},convert-func-to-llvm{index-bitwidth=32},convert-arith-to-llvm{index-bitwidth=32},reconcile-unrealized-casts)'
func.func @make(%n: index) -> memref<?xf32> {
  %c2 = arith.constant 2 : index
  %twice = arith.muli %n, %c2 : index
  %m = memref.alloc(%twice) {alignment = 32 : i64} : memref<?xf32>
  return %m : memref<?xf32>
}
// ==== stdout ====
module {
  llvm.func @aligned_alloc(i32, i32) -> !llvm.ptr
  llvm.func @make(%arg0: i32) -> !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> {
    %0 = llvm.mlir.constant(2 : index) : i32
    %1 = llvm.mul %arg0, %0 : i32
    %2 = llvm.mlir.constant(1 : index) : i32
    %3 = llvm.mlir.zero : !llvm.ptr
    %4 = llvm.getelementptr %3[%1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    %5 = llvm.ptrtoint %4 : !llvm.ptr to i32
    %6 = llvm.mlir.constant(32 : index) : i32
    %7 = llvm.mlir.constant(1 : index) : i32
    %8 = llvm.sub %6, %7 : i32
    %9 = llvm.add %5, %8 : i32
    %10 = llvm.urem %9, %6 : i32
    %11 = llvm.sub %9, %10 : i32
    %12 = llvm.call @aligned_alloc(%6, %11) : (i32, i32) -> !llvm.ptr
    %13 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
    %14 = llvm.insertvalue %12, %13[0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %15 = llvm.insertvalue %12, %14[1] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %16 = llvm.mlir.constant(0 : index) : i32
    %17 = llvm.insertvalue %16, %15[2] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %18 = llvm.insertvalue %1, %17[3, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    %19 = llvm.insertvalue %2, %18[4, 0] : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)> 
    llvm.return %19 : !llvm.struct<(ptr, ptr, i32, array<1 x i32>, array<1 x i32>)>
  }
}

