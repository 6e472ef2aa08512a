// fx opt --convert-fx-to-llvm
// The same, without the other dialects.
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
  func.func @slice(%arg0: memref<?x!fx.fixed<8, 8>>) -> (!fx.slice<!fx.fixed<8, 8>>, index) {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<?x!fx.fixed<8, 8>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, i64)>
    %4 = llvm.insertvalue %1, %3[0] : !llvm.struct<(ptr, i64)> 
    %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(ptr, i64)> 
    %6 = builtin.unrealized_conversion_cast %5 : !llvm.struct<(ptr, i64)> to !fx.slice<!fx.fixed<8, 8>>
    %7 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, i64)> 
    %8 = builtin.unrealized_conversion_cast %7 : i64 to index
    return %6, %8 : !fx.slice<!fx.fixed<8, 8>>, index
  }
  func.func @rank(%arg0: memref<*x!fx.fixed<8, 8>>) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<*x!fx.fixed<8, 8>> to !llvm.struct<(i64, ptr)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(i64, ptr)> 
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    return %2 : index
  }
  func.func @complex(%arg0: !fx.fixed<8, 8>) -> complex<f32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : !fx.fixed<8, 8> to i16
    %1 = llvm.mlir.constant(128 : i16) : i16
    %2 = llvm.mlir.constant(3.906250e-03 : f32) : f32
    %3 = llvm.mlir.poison : !llvm.struct<(f32, f32)>
    %4 = llvm.sitofp %0 : i16 to f32
    %5 = llvm.fmul %4, %2 : f32
    %6 = llvm.insertvalue %5, %3[0] : !llvm.struct<(f32, f32)> 
    %7 = llvm.sitofp %1 : i16 to f32
    %8 = llvm.fmul %7, %2 : f32
    %9 = llvm.insertvalue %8, %6[1] : !llvm.struct<(f32, f32)> 
    %10 = builtin.unrealized_conversion_cast %9 : !llvm.struct<(f32, f32)> to complex<f32>
    return %10 : complex<f32>
  }
  func.func @vectors(%arg0: vector<2x4x!fx.fixed<8, 8>>) -> vector<2x4x!fx.fixed<8, 8>> {
    %0 = builtin.unrealized_conversion_cast %arg0 : vector<2x4x!fx.fixed<8, 8>> to !llvm.array<2 x vector<4xi16>>
    %1 = llvm.mlir.poison : !llvm.array<2 x vector<4xi16>>
    %2 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xi16>> 
    %3 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xi16>> 
    %4 = llvm.intr.sadd.sat(%2, %3) : (vector<4xi16>, vector<4xi16>) -> vector<4xi16>
    %5 = llvm.insertvalue %4, %1[0] : !llvm.array<2 x vector<4xi16>> 
    %6 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xi16>> 
    %7 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xi16>> 
    %8 = llvm.intr.sadd.sat(%6, %7) : (vector<4xi16>, vector<4xi16>) -> vector<4xi16>
    %9 = llvm.insertvalue %8, %5[1] : !llvm.array<2 x vector<4xi16>> 
    %10 = llvm.mlir.poison : !llvm.array<2 x vector<4xi16>>
    %11 = llvm.extractvalue %9[0] : !llvm.array<2 x vector<4xi16>> 
    %12 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xi16>> 
    %13 = fx.intr.smul_fix %11, %12 scale 8 : vector<4xi16>
    %14 = llvm.insertvalue %13, %10[0] : !llvm.array<2 x vector<4xi16>> 
    %15 = llvm.extractvalue %9[1] : !llvm.array<2 x vector<4xi16>> 
    %16 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xi16>> 
    %17 = fx.intr.smul_fix %15, %16 scale 8 : vector<4xi16>
    %18 = llvm.insertvalue %17, %14[1] : !llvm.array<2 x vector<4xi16>> 
    %19 = builtin.unrealized_conversion_cast %18 : !llvm.array<2 x vector<4xi16>> to vector<2x4x!fx.fixed<8, 8>>
    return %19 : vector<2x4x!fx.fixed<8, 8>>
  }
  func.func @space(%arg0: memref<4x!fx.fixed<8, 8>, #fx.space<local>>, %arg1: index) -> !fx.fixed<8, 8> {
    %0 = memref.load %arg0[%arg1] : memref<4x!fx.fixed<8, 8>, #fx.space<local>>
    return %0 : !fx.fixed<8, 8>
  }
}

