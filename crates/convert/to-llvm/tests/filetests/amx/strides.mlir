// terrace opt --convert-to-llvm
// The distance of rows, known or not, and of elements that are no whole bytes.
module {
func.func @f(%m: memref<?x?xf32>, %n: memref<4x?x?xi8>, %i: index, %k: memref<10x20x30xi8, strided<[700,31,1], offset: 5>>, %z: memref<4x4xi1>, %y: memref<4x4xi12>) {
 %0 = amx.tile_load %m[%i, %i] : memref<?x?xf32> into !amx.tile<16x64xi8>
 %1 = amx.tile_load %n[%i, %i, %i] : memref<4x?x?xi8> into !amx.tile<16x64xi8>
 %2 = amx.tile_load %k[%i, %i, %i] : memref<10x20x30xi8, strided<[700,31,1], offset: 5>> into !amx.tile<16x64xi8>
 %3 = amx.tile_load %m[%i, %i], %i : memref<?x?xf32> into !amx.tile<16x64xi8>
 %4 = amx.tile_load %z[%i, %i], %i : memref<4x4xi1> into !amx.tile<16x64xi8>
 %5 = amx.tile_load %y[%i, %i], %i : memref<4x4xi12> into !amx.tile<16x64xi8>
 return
}
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: i64, %arg15: i64, %arg16: i64, %arg17: !llvm.ptr, %arg18: !llvm.ptr, %arg19: i64, %arg20: i64, %arg21: i64, %arg22: i64, %arg23: i64, %arg24: i64, %arg25: i64, %arg26: !llvm.ptr, %arg27: !llvm.ptr, %arg28: i64, %arg29: i64, %arg30: i64, %arg31: i64, %arg32: i64, %arg33: !llvm.ptr, %arg34: !llvm.ptr, %arg35: i64, %arg36: i64, %arg37: i64, %arg38: i64, %arg39: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg33, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg34, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg35, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg36, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg38, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg37, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg39, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.insertvalue %arg26, %8[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %10 = llvm.insertvalue %arg27, %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.insertvalue %arg28, %10[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.insertvalue %arg29, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %13 = llvm.insertvalue %arg31, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %14 = llvm.insertvalue %arg30, %13[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %15 = llvm.insertvalue %arg32, %14[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %16 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %17 = llvm.insertvalue %arg17, %16[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %18 = llvm.insertvalue %arg18, %17[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %19 = llvm.insertvalue %arg19, %18[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %20 = llvm.insertvalue %arg20, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %21 = llvm.insertvalue %arg23, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %22 = llvm.insertvalue %arg21, %21[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %23 = llvm.insertvalue %arg24, %22[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %24 = llvm.insertvalue %arg22, %23[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %25 = llvm.insertvalue %arg25, %24[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %26 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %27 = llvm.insertvalue %arg7, %26[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %28 = llvm.insertvalue %arg8, %27[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %29 = llvm.insertvalue %arg9, %28[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %30 = llvm.insertvalue %arg10, %29[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %31 = llvm.insertvalue %arg13, %30[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %32 = llvm.insertvalue %arg11, %31[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %33 = llvm.insertvalue %arg14, %32[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %34 = llvm.insertvalue %arg12, %33[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %35 = llvm.insertvalue %arg15, %34[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %36 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %37 = llvm.insertvalue %arg0, %36[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %38 = llvm.insertvalue %arg1, %37[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %39 = llvm.insertvalue %arg2, %38[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %40 = llvm.insertvalue %arg3, %39[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %41 = llvm.insertvalue %arg5, %40[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %42 = llvm.insertvalue %arg4, %41[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %43 = llvm.insertvalue %arg6, %42[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %44 = llvm.mlir.constant(16 : i16) : i16
    %45 = llvm.mlir.constant(64 : i16) : i16
    %46 = llvm.extractvalue %43[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %47 = llvm.extractvalue %43[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %48 = llvm.mul %arg16, %47 : i64
    %49 = llvm.add %48, %arg16 : i64
    %50 = llvm.getelementptr %46[%49] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %51 = llvm.extractvalue %43[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %52 = llvm.mlir.constant(4 : i64) : i64
    %53 = llvm.mul %52, %51 : i64
    %54 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%44, %45, %50, %53) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
    %55 = llvm.mlir.constant(16 : i16) : i16
    %56 = llvm.mlir.constant(64 : i16) : i16
    %57 = llvm.extractvalue %35[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %58 = llvm.extractvalue %35[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %59 = llvm.mul %arg16, %58 : i64
    %60 = llvm.extractvalue %35[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %61 = llvm.mul %arg16, %60 : i64
    %62 = llvm.add %59, %61 : i64
    %63 = llvm.add %62, %arg16 : i64
    %64 = llvm.getelementptr %57[%63] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %65 = llvm.extractvalue %35[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %66 = llvm.mlir.constant(1 : i64) : i64
    %67 = llvm.mul %66, %65 : i64
    %68 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%55, %56, %64, %67) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
    %69 = llvm.mlir.constant(16 : i16) : i16
    %70 = llvm.mlir.constant(64 : i16) : i16
    %71 = llvm.extractvalue %25[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %72 = llvm.mlir.constant(5 : index) : i64
    %73 = llvm.getelementptr %71[%72] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %74 = llvm.mlir.constant(700 : index) : i64
    %75 = llvm.mul %arg16, %74 : i64
    %76 = llvm.mlir.constant(31 : index) : i64
    %77 = llvm.mul %arg16, %76 : i64
    %78 = llvm.add %75, %77 : i64
    %79 = llvm.add %78, %arg16 : i64
    %80 = llvm.getelementptr %73[%79] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %81 = llvm.mlir.constant(31 : i64) : i64
    %82 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%69, %70, %80, %81) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
    %83 = llvm.mlir.constant(16 : i16) : i16
    %84 = llvm.mlir.constant(64 : i16) : i16
    %85 = llvm.extractvalue %43[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %86 = llvm.extractvalue %43[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %87 = llvm.mul %arg16, %86 : i64
    %88 = llvm.add %87, %arg16 : i64
    %89 = llvm.getelementptr %85[%88] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %90 = llvm.mlir.constant(4 : i64) : i64
    %91 = llvm.mul %90, %arg16 : i64
    %92 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%83, %84, %89, %91) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
    %93 = llvm.mlir.constant(16 : i16) : i16
    %94 = llvm.mlir.constant(64 : i16) : i16
    %95 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %96 = llvm.mlir.constant(4 : index) : i64
    %97 = llvm.mul %arg16, %96 : i64
    %98 = llvm.add %97, %arg16 : i64
    %99 = llvm.getelementptr %95[%98] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    %100 = llvm.mlir.constant(0 : i64) : i64
    %101 = llvm.mul %100, %arg16 : i64
    %102 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%93, %94, %99, %101) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
    %103 = llvm.mlir.constant(16 : i16) : i16
    %104 = llvm.mlir.constant(64 : i16) : i16
    %105 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %106 = llvm.mlir.constant(4 : index) : i64
    %107 = llvm.mul %arg16, %106 : i64
    %108 = llvm.add %107, %arg16 : i64
    %109 = llvm.getelementptr %105[%108] : (!llvm.ptr, i64) -> !llvm.ptr, i12
    %110 = llvm.mlir.constant(1 : i64) : i64
    %111 = llvm.mul %110, %arg16 : i64
    %112 = llvm.call_intrinsic "llvm.x86.tileloadd64.internal"(%103, %104, %109, %111) : (i16, i16, !llvm.ptr, i64) -> !llvm.x86_amx
    llvm.return
  }
}

