// terrace opt --finalize-memref-to-llvm --allow-unregistered-dialect
// Known numbers replace uses: one constant for each result.
func.func @f(%m4: memref<2x3xf32>) {
    %b:6 = memref.extract_strided_metadata %m4 : memref<2x3xf32> -> memref<f32>, index, index, index, index, index
    "a"(%b#2, %b#2) : (index, index) -> ()
    "b"(%b#3, %b#2) : (index, index) -> ()
    "c"(%b#2, %b#3, %b#2, %b#5) : (index, index, index, index) -> ()
    "d"(%b#2, %b#3, %b#2) : (index, index, index) -> ()
    return
  }
// ==== stdout ====
module {
  func.func @f(%arg0: memref<2x3xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg0 : memref<2x3xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %4 = llvm.insertvalue %1, %3[0] : !llvm.struct<(ptr, ptr, i64)> 
    %5 = llvm.insertvalue %2, %4[1] : !llvm.struct<(ptr, ptr, i64)> 
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.insertvalue %6, %5[2] : !llvm.struct<(ptr, ptr, i64)> 
    %8 = llvm.extractvalue %0[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %9 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %10 = llvm.extractvalue %0[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.extractvalue %0[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.extractvalue %0[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    "a"(%c2, %c2) : (index, index) -> ()
    "b"(%c3, %c2) : (index, index) -> ()
    "c"(%c2, %c3, %c2, %c1) : (index, index, index, index) -> ()
    "d"(%c2, %c3, %c2) : (index, index, index) -> ()
    return
  }
}

