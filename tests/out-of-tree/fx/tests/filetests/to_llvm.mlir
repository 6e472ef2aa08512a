// fx opt --convert-to-llvm
// Descriptors, structs, complex numbers, vectors of two dimensions, a memory space of our own.
func.func @slice(%m: memref<?x!fx.fixed<8, 8>>) -> (!fx.slice<!fx.fixed<8, 8>>, index) {
  %0 = fx.slice %m : memref<?x!fx.fixed<8, 8>> to !fx.slice<!fx.fixed<8, 8>>
  %1 = fx.length %0 : !fx.slice<!fx.fixed<8, 8>>
  return %0, %1 : !fx.slice<!fx.fixed<8, 8>>, index
}
func.func @rank(%m: memref<*x!fx.fixed<8, 8>>) -> index {
  %0 = fx.rank %m : memref<*x!fx.fixed<8, 8>>
  return %0 : index
}
func.func @complex(%x: !fx.fixed<8, 8>) -> complex<f32> {
  %0 = fx.constant 0.5 : !fx.fixed<8, 8>
  %1 = fx.to_complex %x, %0 : !fx.fixed<8, 8> to complex<f32>
  return %1 : complex<f32>
}
func.func @vectors(%v: vector<2x4x!fx.fixed<8, 8>>) -> vector<2x4x!fx.fixed<8, 8>> {
  %0 = fx.add %v, %v overflow<saturate> : vector<2x4x!fx.fixed<8, 8>>
  %1 = fx.mul %0, %v : vector<2x4x!fx.fixed<8, 8>>
  return %1 : vector<2x4x!fx.fixed<8, 8>>
}
func.func @space(%m: memref<4x!fx.fixed<8, 8>, #fx.space<local>>, %i: index) -> !fx.fixed<8, 8> {
  %0 = memref.load %m[%i] : memref<4x!fx.fixed<8, 8>, #fx.space<local>>
  return %0 : !fx.fixed<8, 8>
}
// ==== stdout ====
module {
  llvm.func @slice(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) -> !llvm.struct<(struct<(ptr, i64)>, i64)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.extractvalue %5[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.mlir.poison : !llvm.struct<(ptr, i64)>
    %9 = llvm.insertvalue %6, %8[0] : !llvm.struct<(ptr, i64)> 
    %10 = llvm.insertvalue %7, %9[1] : !llvm.struct<(ptr, i64)> 
    %11 = llvm.extractvalue %10[1] : !llvm.struct<(ptr, i64)> 
    %12 = llvm.mlir.poison : !llvm.struct<(struct<(ptr, i64)>, i64)>
    %13 = llvm.insertvalue %10, %12[0] : !llvm.struct<(struct<(ptr, i64)>, i64)> 
    %14 = llvm.insertvalue %11, %13[1] : !llvm.struct<(struct<(ptr, i64)>, i64)> 
    llvm.return %14 : !llvm.struct<(struct<(ptr, i64)>, i64)>
  }
  llvm.func @rank(%arg0: i64, %arg1: !llvm.ptr) -> i64 {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    llvm.return %3 : i64
  }
  llvm.func @complex(%arg0: i16) -> !llvm.struct<(f32, f32)> {
    %0 = llvm.mlir.constant(128 : i16) : i16
    %1 = llvm.mlir.constant(3.906250e-03 : f32) : f32
    %2 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
    %3 = llvm.sitofp %arg0 : i16 to f32
    %4 = llvm.fmul %3, %1 : f32
    %5 = llvm.insertvalue %4, %2[0] : !llvm.struct<(f32, f32)> 
    %6 = llvm.sitofp %0 : i16 to f32
    %7 = llvm.fmul %6, %1 : f32
    %8 = llvm.insertvalue %7, %5[1] : !llvm.struct<(f32, f32)> 
    llvm.return %8 : !llvm.struct<(f32, f32)>
  }
  llvm.func @vectors(%arg0: !llvm.array<2 x vector<4xi16>>) -> !llvm.array<2 x vector<4xi16>> {
    %0 = llvm.mlir.poison : !llvm.array<2 x vector<4xi16>>
    %1 = llvm.extractvalue %arg0[0] : !llvm.array<2 x vector<4xi16>> 
    %2 = llvm.extractvalue %arg0[0] : !llvm.array<2 x vector<4xi16>> 
    %3 = llvm.intr.sadd.sat(%1, %2) : (vector<4xi16>, vector<4xi16>) -> vector<4xi16>
    %4 = llvm.insertvalue %3, %0[0] : !llvm.array<2 x vector<4xi16>> 
    %5 = llvm.extractvalue %arg0[1] : !llvm.array<2 x vector<4xi16>> 
    %6 = llvm.extractvalue %arg0[1] : !llvm.array<2 x vector<4xi16>> 
    %7 = llvm.intr.sadd.sat(%5, %6) : (vector<4xi16>, vector<4xi16>) -> vector<4xi16>
    %8 = llvm.insertvalue %7, %4[1] : !llvm.array<2 x vector<4xi16>> 
    %9 = llvm.mlir.poison : !llvm.array<2 x vector<4xi16>>
    %10 = llvm.extractvalue %8[0] : !llvm.array<2 x vector<4xi16>> 
    %11 = llvm.extractvalue %arg0[0] : !llvm.array<2 x vector<4xi16>> 
    %12 = fx.intr.smul_fix %10, %11 scale 8 : vector<4xi16>
    %13 = llvm.insertvalue %12, %9[0] : !llvm.array<2 x vector<4xi16>> 
    %14 = llvm.extractvalue %8[1] : !llvm.array<2 x vector<4xi16>> 
    %15 = llvm.extractvalue %arg0[1] : !llvm.array<2 x vector<4xi16>> 
    %16 = fx.intr.smul_fix %14, %15 scale 8 : vector<4xi16>
    %17 = llvm.insertvalue %16, %13[1] : !llvm.array<2 x vector<4xi16>> 
    llvm.return %17 : !llvm.array<2 x vector<4xi16>>
  }
  llvm.func @space(%arg0: !llvm.ptr<3>, %arg1: !llvm.ptr<3>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> i16 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.getelementptr inbounds|nuw %6[%arg5] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i16
    %8 = llvm.load %7 : !llvm.ptr<3> -> i16
    llvm.return %8 : i16
  }
}

