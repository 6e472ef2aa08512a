// terrace opt --convert-to-llvm -split-input-file
// No rank, an address space, and types of functions.
func.func @f(%y: memref<i8>, %i: index) {
 %5 = amx.tile_load %y[], %i : memref<i8> into !amx.tile<16x64xi8>
 return
}
// -----
func.func @f(%y: memref<4x4xi8, 3>, %i: index) {
 %5 = amx.tile_load %y[%i, %i], %i : memref<4x4xi8, 3> into !amx.tile<16x64xi8>
 %6 = amx.tile_load %y[%i, %i] : memref<4x4xi8, 3> into !amx.tile<16x64xi8>
 amx.tile_store %y[%i, %i], %6 : memref<4x4xi8, 3>, !amx.tile<16x64xi8>
 return
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64)> 
    %4 = llvm.mlir.constant(16 : i16) : i16
    %5 = llvm.mlir.constant(64 : i16) : i16
    %6 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)> 
    %7 = llvm.mlir.constant(1 : i64) : i64
    %8 = llvm.mul %7, %arg3 : i64
    %9 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%4, %5, %6, %8) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
    llvm.return
  }
}

// -----
module {
  llvm.func @f(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<3>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.mlir.constant(16 : i16) : i16
    %9 = llvm.mlir.constant(64 : i16) : i16
    %10 = llvm.extractvalue %7[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.mlir.constant(4 : index) : i64
    %12 = llvm.mul %arg7, %11 : i64
    %13 = llvm.add %12, %arg7 : i64
    %14 = llvm.getelementptr %10[%13] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i8
    %15 = llvm.mlir.constant(1 : i64) : i64
    %16 = llvm.mul %15, %arg7 : i64
    %17 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%8, %9, %14, %16) : (i16, i16, !llvm.ptr<3>, i64) -> !llvm.x86_amx
    %18 = llvm.mlir.constant(16 : i16) : i16
    %19 = llvm.mlir.constant(64 : i16) : i16
    %20 = llvm.extractvalue %7[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %21 = llvm.mlir.constant(4 : index) : i64
    %22 = llvm.mul %arg7, %21 : i64
    %23 = llvm.add %22, %arg7 : i64
    %24 = llvm.getelementptr %20[%23] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i8
    %25 = llvm.mlir.constant(4 : i64) : i64
    %26 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%18, %19, %24, %25) : (i16, i16, !llvm.ptr<3>, i64) -> !llvm.x86_amx
    %27 = llvm.mlir.constant(16 : i16) : i16
    %28 = llvm.mlir.constant(64 : i16) : i16
    %29 = llvm.extractvalue %7[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %30 = llvm.mlir.constant(4 : index) : i64
    %31 = llvm.mul %arg7, %30 : i64
    %32 = llvm.add %31, %arg7 : i64
    %33 = llvm.getelementptr %29[%32] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i8
    %34 = llvm.mlir.constant(4 : i64) : i64
    llvm.call_intrinsic "llvm.x86.tilestored64.internal"(%27, %28, %33, %34, %26) : (i16, i16, !llvm.ptr<3>, i64, !llvm.x86_amx) -> ()
    llvm.return
  }
}

