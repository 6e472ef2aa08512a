// terrace opt --convert-to-llvm
// What has no conversion is left, with casts around it; sizes that a reshape reads would need a cast.
func.func @f(%a: f32, %b: f32, %m: memref<*xf32>, %s: memref<2xindex>) -> (f32, memref<?x?xf32>) {
  %0 = math.erf %a : f32
  %1 = arith.addf %0, %b : f32
  %2 = memref.reshape %m(%s) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
  return %1, %2 : f32, memref<?x?xf32>
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: f32, %arg1: f32, %arg2: i64, %arg3: !llvm.ptr, %arg4: !llvm.ptr, %arg5: !llvm.ptr, %arg6: i64, %arg7: i64, %arg8: i64) -> !llvm.struct<(f32, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg4, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg5, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg6, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg7, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg8, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<2xindex>
    %7 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %8 = llvm.insertvalue %arg2, %7[0] : !llvm.struct<(i64, ptr)> 
    %9 = llvm.insertvalue %arg3, %8[1] : !llvm.struct<(i64, ptr)> 
    %10 = builtin.unrealized_conversion_cast %9 : !llvm.struct<(i64, ptr)> to memref<*xf32>
    %11 = math.erf %arg0 : f32
    %12 = llvm.fadd %11, %arg1 : f32
    %reshape = memref.reshape %10(%6) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
    %13 = builtin.unrealized_conversion_cast %reshape : memref<?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %14 = llvm.mlir.poison : !llvm.struct<(f32, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>)>
    %15 = llvm.insertvalue %12, %14[0] : !llvm.struct<(f32, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>)> 
    %16 = llvm.insertvalue %13, %15[1] : !llvm.struct<(f32, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>)> 
    llvm.return %16 : !llvm.struct<(f32, struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>)>
  }
}

