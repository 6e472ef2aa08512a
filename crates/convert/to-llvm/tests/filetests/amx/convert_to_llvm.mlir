// terrace opt --convert-to-llvm
// Tiles are `x86_amx`, and each operation is an intrinsic that gets the size of the tile.
func.func @muli(%arg0: memref<?x?xi8>, %arg1: memref<?x?xi32>, %d: memref<?xi8>, %s: memref<16x64xi8, strided<[?, 1], offset: ?>>, %i: index, %st: index) {
  %0 = arith.constant 0 : index
  %1 = amx.tile_zero : !amx.tile<16x64xi8>
  %2 = amx.tile_load %arg0[%0, %0] : memref<?x?xi8> into !amx.tile<16x64xi8>
  %3 = amx.tile_load %arg1[%i, %0] : memref<?x?xi32> into !amx.tile<16x16xi32>
  %4 = amx.tile_muli %1 zext, %2 zext, %3 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  amx.tile_store %arg1[%0, %0], %4 : memref<?x?xi32>, !amx.tile<16x16xi32>
  %5 = amx.tile_load %d[%i], %st : memref<?xi8> into !amx.tile<16x64xi8>
  %6 = amx.tile_load %s[%i, %st] : memref<16x64xi8, strided<[?, 1], offset: ?>> into !amx.tile<16x64xi8>
  %7 = amx.tile_muli %5, %6 zext, %4 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  %9 = amx.tile_muli %5, %6, %7 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
  amx.tile_store %d[%i], %6, %st {foo} : memref<?xi8>, !amx.tile<16x64xi8>
  return
}
func.func @mulf(%arg0: memref<32x32xbf16>, %arg1: memref<?x?xf32>) -> !amx.tile<16x16xf32> {
  %0 = arith.constant 0 : index
  %1 = amx.tile_zero {bar} : !amx.tile<16x32xbf16>
  %2 = amx.tile_load %arg0[%0, %0] : memref<32x32xbf16> into !amx.tile<16x32xbf16>
  %3 = amx.tile_zero : !amx.tile<16x16xf32>
  %4 = amx.tile_mulf %1, %2, %3 : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
  return %4: !amx.tile<16x16xf32>
}
// ==== stdout ====
module {
  llvm.func @muli(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: !llvm.ptr, %arg20: !llvm.ptr, %arg21: i64, %arg22: i64, %arg23: i64, %arg24: i64, %arg25: i64, %arg26: i64, %arg27: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg19, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg20, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg21, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg22, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg24, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg23, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg25, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %9 = llvm.insertvalue %arg14, %8[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.insertvalue %arg15, %9[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.insertvalue %arg16, %10[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.insertvalue %arg17, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %13 = llvm.insertvalue %arg18, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %14 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %15 = llvm.insertvalue %arg7, %14[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %16 = llvm.insertvalue %arg8, %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %17 = llvm.insertvalue %arg9, %16[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = llvm.insertvalue %arg10, %17[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %19 = llvm.insertvalue %arg12, %18[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %20 = llvm.insertvalue %arg11, %19[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %21 = llvm.insertvalue %arg13, %20[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %22 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %23 = llvm.insertvalue %arg0, %22[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %24 = llvm.insertvalue %arg1, %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %25 = llvm.insertvalue %arg2, %24[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %26 = llvm.insertvalue %arg3, %25[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %27 = llvm.insertvalue %arg5, %26[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %28 = llvm.insertvalue %arg4, %27[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %29 = llvm.insertvalue %arg6, %28[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %30 = llvm.mlir.constant(0 : index) : i64
    %31 = llvm.mlir.constant(16 : i16) : i16
    %32 = llvm.mlir.constant(64 : i16) : i16
    %33 = llvm.call_intrinsic "llvm.x86.tilezero.internal"(%31, %32) : (i16, i16) -> !llvm.x86_amx
    %34 = llvm.mlir.constant(16 : i16) : i16
    %35 = llvm.mlir.constant(64 : i16) : i16
    %36 = llvm.extractvalue %29[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %37 = llvm.extractvalue %29[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %38 = llvm.mul %30, %37 : i64
    %39 = llvm.add %38, %30 : i64
    %40 = llvm.getelementptr %36[%39] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %41 = llvm.extractvalue %29[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %42 = llvm.mlir.constant(1 : i64) : i64
    %43 = llvm.mul %42, %41 : i64
    %44 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%34, %35, %40, %43) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
    %45 = llvm.mlir.constant(16 : i16) : i16
    %46 = llvm.mlir.constant(64 : i16) : i16
    %47 = llvm.extractvalue %21[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %48 = llvm.extractvalue %21[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %49 = llvm.mul %arg26, %48 : i64
    %50 = llvm.add %49, %30 : i64
    %51 = llvm.getelementptr %47[%50] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %52 = llvm.extractvalue %21[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %53 = llvm.mlir.constant(4 : i64) : i64
    %54 = llvm.mul %53, %52 : i64
    %55 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%45, %46, %51, %54) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
    %56 = llvm.mlir.constant(16 : i16) : i16
    %57 = llvm.mlir.constant(64 : i16) : i16
    %58 = llvm.mlir.constant(16 : i16) : i16
    %59 = llvm.mlir.constant(64 : i16) : i16
    %60 = llvm.call_intrinsic "llvm.x86.tdpbuud.internal"(%56, %59, %57, %55, %33, %44) {isZextLhs, isZextRhs} : (i16, i16, i16, !llvm.x86_amx, !llvm.x86_amx, !llvm.x86_amx) -> !llvm.x86_amx
    %61 = llvm.mlir.constant(16 : i16) : i16
    %62 = llvm.mlir.constant(64 : i16) : i16
    %63 = llvm.extractvalue %21[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %64 = llvm.extractvalue %21[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %65 = llvm.mul %30, %64 : i64
    %66 = llvm.add %65, %30 : i64
    %67 = llvm.getelementptr %63[%66] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %68 = llvm.extractvalue %21[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %69 = llvm.mlir.constant(4 : i64) : i64
    %70 = llvm.mul %69, %68 : i64
    llvm.call_intrinsic "llvm.x86.tilestored64.internal"(%61, %62, %67, %70, %60) : (i16, i16, !llvm.ptr, i64, !llvm.x86_amx) -> ()
    %71 = llvm.mlir.constant(16 : i16) : i16
    %72 = llvm.mlir.constant(64 : i16) : i16
    %73 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %74 = llvm.getelementptr %73[%arg26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %75 = llvm.mlir.constant(1 : i64) : i64
    %76 = llvm.mul %75, %arg27 : i64
    %77 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%71, %72, %74, %76) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
    %78 = llvm.mlir.constant(16 : i16) : i16
    %79 = llvm.mlir.constant(64 : i16) : i16
    %80 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %81 = llvm.extractvalue %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %82 = llvm.getelementptr %80[%81] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %83 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %84 = llvm.mul %arg26, %83 : i64
    %85 = llvm.add %84, %arg27 : i64
    %86 = llvm.getelementptr %82[%85] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %87 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %88 = llvm.mlir.constant(1 : i64) : i64
    %89 = llvm.mul %88, %87 : i64
    %90 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%78, %79, %86, %89) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
    %91 = llvm.mlir.constant(16 : i16) : i16
    %92 = llvm.mlir.constant(64 : i16) : i16
    %93 = llvm.mlir.constant(16 : i16) : i16
    %94 = llvm.mlir.constant(64 : i16) : i16
    %95 = llvm.call_intrinsic "llvm.x86.tdpbsud.internal"(%91, %94, %92, %60, %77, %90) {isZextRhs} : (i16, i16, i16, !llvm.x86_amx, !llvm.x86_amx, !llvm.x86_amx) -> !llvm.x86_amx
    %96 = llvm.mlir.constant(16 : i16) : i16
    %97 = llvm.mlir.constant(64 : i16) : i16
    %98 = llvm.mlir.constant(16 : i16) : i16
    %99 = llvm.mlir.constant(64 : i16) : i16
    %100 = llvm.call_intrinsic "llvm.x86.tdpbssd.internal"(%96, %99, %97, %95, %77, %90) : (i16, i16, i16, !llvm.x86_amx, !llvm.x86_amx, !llvm.x86_amx) -> !llvm.x86_amx
    %101 = llvm.mlir.constant(16 : i16) : i16
    %102 = llvm.mlir.constant(64 : i16) : i16
    %103 = llvm.extractvalue %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %104 = llvm.getelementptr %103[%arg26] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %105 = llvm.mlir.constant(1 : i64) : i64
    %106 = llvm.mul %105, %arg27 : i64
    llvm.call_intrinsic "llvm.x86.tilestored64.internal"(%101, %102, %104, %106, %90) {foo} : (i16, i16, !llvm.ptr, i64, !llvm.x86_amx) -> ()
    llvm.return
  }
  llvm.func @mulf(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64) -> !llvm.x86_amx {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.mlir.constant(0 : index) : i64
    %9 = llvm.mlir.constant(16 : i16) : i16
    %10 = llvm.mlir.constant(64 : i16) : i16
    %11 = llvm.call_intrinsic "llvm.x86.tilezero.internal"(%9, %10) {bar} : (i16, i16) -> !llvm.x86_amx
    %12 = llvm.mlir.constant(16 : i16) : i16
    %13 = llvm.mlir.constant(64 : i16) : i16
    %14 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %15 = llvm.mlir.constant(32 : index) : i64
    %16 = llvm.mul %8, %15 : i64
    %17 = llvm.add %16, %8 : i64
    %18 = llvm.getelementptr %14[%17] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
    %19 = llvm.mlir.constant(64 : i64) : i64
    %20 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%12, %13, %18, %19) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
    %21 = llvm.mlir.constant(16 : i16) : i16
    %22 = llvm.mlir.constant(64 : i16) : i16
    %23 = llvm.call_intrinsic "llvm.x86.tilezero.internal"(%21, %22) : (i16, i16) -> !llvm.x86_amx
    %24 = llvm.mlir.constant(16 : i16) : i16
    %25 = llvm.mlir.constant(64 : i16) : i16
    %26 = llvm.mlir.constant(16 : i16) : i16
    %27 = llvm.mlir.constant(64 : i16) : i16
    %28 = llvm.call_intrinsic "llvm.x86.tdpbf16ps.internal"(%24, %27, %25, %23, %11, %20) : (i16, i16, i16, !llvm.x86_amx, !llvm.x86_amx, !llvm.x86_amx) -> !llvm.x86_amx
    llvm.return %28 : !llvm.x86_amx
  }
}

