// terrace opt --convert-vector-to-llvm
// An alignment of one byte is none.
func.func @f(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>) -> vector<4xf32> {
  vector.compressstore %m[%i], %k, %v {alignment = 1 : i64} : memref<?xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %m[%i], %k, %v {alignment = 8 : i64} : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %0 = vector.expandload %m[%i], %k, %v {alignment = 1 : i64} : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<4xi1>, %arg3: vector<4xf32>) -> vector<4xf32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.masked.compressstore"(%arg3, %3, %arg2) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
    %4 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.getelementptr %4[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    "llvm.intr.masked.compressstore"(%arg3, %5, %arg2) <{arg_attrs = [{}, {llvm.align = 8 : i64}, {}]}> : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
    %6 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.getelementptr %6[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %8 = "llvm.intr.masked.expandload"(%7, %arg2, %arg3) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    return %8 : vector<4xf32>
  }
}

