// terrace opt --convert-vector-to-llvm=enable-amx=1
// As a pass on its own: what uses tiles otherwise gets casts.
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
  func.func @muli(%arg0: memref<?x?xi8>, %arg1: memref<?x?xi32>, %arg2: memref<?xi8>, %arg3: memref<16x64xi8, strided<[?, 1], offset: ?>>, %arg4: index, %arg5: index) {
    %0 = builtin.unrealized_conversion_cast %arg3 : memref<16x64xi8, strided<[?, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg5 : index to i64
    %2 = builtin.unrealized_conversion_cast %arg2 : memref<?xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = builtin.unrealized_conversion_cast %arg4 : index to i64
    %4 = builtin.unrealized_conversion_cast %arg1 : memref<?x?xi32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %5 = builtin.unrealized_conversion_cast %arg0 : memref<?x?xi8> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %c0 = arith.constant 0 : index
    %6 = builtin.unrealized_conversion_cast %c0 : index to i64
    %7 = llvm.mlir.constant(16 : i16) : i16
    %8 = llvm.mlir.constant(64 : i16) : i16
    %9 = llvm.call_intrinsic "llvm.x86.tilezero.internal"(%7, %8) : (i16, i16) -> !llvm.x86_amx
    %10 = llvm.mlir.constant(16 : i16) : i16
    %11 = llvm.mlir.constant(64 : i16) : i16
    %12 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %13 = llvm.extractvalue %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %14 = llvm.mul %6, %13 : i64
    %15 = llvm.add %14, %6 : i64
    %16 = llvm.getelementptr %12[%15] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.extractvalue %5[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = llvm.mlir.constant(1 : i64) : i64
    %19 = llvm.mul %18, %17 : i64
    %20 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%10, %11, %16, %19) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
    %21 = llvm.mlir.constant(16 : i16) : i16
    %22 = llvm.mlir.constant(64 : i16) : i16
    %23 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %24 = llvm.extractvalue %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %25 = llvm.mul %3, %24 : i64
    %26 = llvm.add %25, %6 : i64
    %27 = llvm.getelementptr %23[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %28 = llvm.extractvalue %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %29 = llvm.mlir.constant(4 : i64) : i64
    %30 = llvm.mul %29, %28 : i64
    %31 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%21, %22, %27, %30) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
    %32 = llvm.mlir.constant(16 : i16) : i16
    %33 = llvm.mlir.constant(64 : i16) : i16
    %34 = llvm.mlir.constant(16 : i16) : i16
    %35 = llvm.mlir.constant(64 : i16) : i16
    %36 = llvm.call_intrinsic "llvm.x86.tdpbuud.internal"(%32, %35, %33, %31, %9, %20) {isZextLhs, isZextRhs} : (i16, i16, i16, !llvm.x86_amx, !llvm.x86_amx, !llvm.x86_amx) -> !llvm.x86_amx
    %37 = llvm.mlir.constant(16 : i16) : i16
    %38 = llvm.mlir.constant(64 : i16) : i16
    %39 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %40 = llvm.extractvalue %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %41 = llvm.mul %6, %40 : i64
    %42 = llvm.add %41, %6 : i64
    %43 = llvm.getelementptr %39[%42] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %44 = llvm.extractvalue %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %45 = llvm.mlir.constant(4 : i64) : i64
    %46 = llvm.mul %45, %44 : i64
    llvm.call_intrinsic "llvm.x86.tilestored64.internal"(%37, %38, %43, %46, %36) : (i16, i16, !llvm.ptr, i64, !llvm.x86_amx) -> ()
    %47 = llvm.mlir.constant(16 : i16) : i16
    %48 = llvm.mlir.constant(64 : i16) : i16
    %49 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %50 = llvm.getelementptr %49[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %51 = llvm.mlir.constant(1 : i64) : i64
    %52 = llvm.mul %51, %1 : i64
    %53 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%47, %48, %50, %52) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
    %54 = llvm.mlir.constant(16 : i16) : i16
    %55 = llvm.mlir.constant(64 : i16) : i16
    %56 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %57 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %58 = llvm.getelementptr %56[%57] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %59 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %60 = llvm.mul %3, %59 : i64
    %61 = llvm.add %60, %1 : i64
    %62 = llvm.getelementptr %58[%61] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %63 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %64 = llvm.mlir.constant(1 : i64) : i64
    %65 = llvm.mul %64, %63 : i64
    %66 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%54, %55, %62, %65) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
    %67 = llvm.mlir.constant(16 : i16) : i16
    %68 = llvm.mlir.constant(64 : i16) : i16
    %69 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %70 = llvm.getelementptr %69[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %71 = llvm.mlir.constant(1 : i64) : i64
    %72 = llvm.mul %71, %1 : i64
    llvm.call_intrinsic "llvm.x86.tilestored64.internal"(%67, %68, %70, %72, %66) {foo} : (i16, i16, !llvm.ptr, i64, !llvm.x86_amx) -> ()
    return
  }
  func.func @mulf(%arg0: memref<32x32xbf16>, %arg1: memref<?x?xf32>) -> !amx.tile<16x16xf32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<32x32xbf16> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %c0 = arith.constant 0 : index
    %1 = builtin.unrealized_conversion_cast %c0 : index to i64
    %2 = llvm.mlir.constant(16 : i16) : i16
    %3 = llvm.mlir.constant(64 : i16) : i16
    %4 = llvm.call_intrinsic "llvm.x86.tilezero.internal"(%2, %3) {bar} : (i16, i16) -> !llvm.x86_amx
    %5 = llvm.mlir.constant(16 : i16) : i16
    %6 = llvm.mlir.constant(64 : i16) : i16
    %7 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.mlir.constant(32 : index) : i64
    %9 = llvm.mul %1, %8 : i64
    %10 = llvm.add %9, %1 : i64
    %11 = llvm.getelementptr %7[%10] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
    %12 = llvm.mlir.constant(64 : i64) : i64
    %13 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%5, %6, %11, %12) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
    %14 = llvm.mlir.constant(16 : i16) : i16
    %15 = llvm.mlir.constant(64 : i16) : i16
    %16 = llvm.call_intrinsic "llvm.x86.tilezero.internal"(%14, %15) : (i16, i16) -> !llvm.x86_amx
    %17 = llvm.mlir.constant(16 : i16) : i16
    %18 = llvm.mlir.constant(64 : i16) : i16
    %19 = llvm.mlir.constant(16 : i16) : i16
    %20 = llvm.mlir.constant(64 : i16) : i16
    %21 = llvm.call_intrinsic "llvm.x86.tdpbf16ps.internal"(%17, %20, %18, %16, %4, %13) : (i16, i16, i16, !llvm.x86_amx, !llvm.x86_amx, !llvm.x86_amx) -> !llvm.x86_amx
    %22 = builtin.unrealized_conversion_cast %21 : !llvm.x86_amx to !amx.tile<16x16xf32>
    return %22 : !amx.tile<16x16xf32>
  }
}

