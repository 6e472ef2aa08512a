// terrace opt --convert-vector-to-llvm="use-vector-alignment=1"
// Memory is aligned for whole vectors, unless an operation says how.
func.func @aligned(%a: memref<?xi4>, %b: memref<?xf32>, %c: memref<f64>, %d: memref<?xindex>, %m: vector<3xi1>,
                   %n: vector<[4]xi1>, %p: vector<3xf32>, %q: vector<[4]xf32>, %v: vector<3xi32>, %i: index)
    -> (vector<8xi4>, vector<f64>, vector<3xf32>, vector<[4]xf32>, vector<3xf32>, vector<2xindex>) {
  %0 = vector.load %a[%i] : memref<?xi4>, vector<8xi4>
  %1 = vector.load %c[] : memref<f64>, vector<f64>
  %2 = vector.maskedload %b[%i], %m, %p : memref<?xf32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  %3 = vector.maskedload %b[%i], %n, %q : memref<?xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  %4 = vector.gather %b[%i] [%v], %m, %p : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
  vector.scatter %b[%i] [%v], %m, %p {alignment = 4} : memref<?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32>
  %5 = vector.load %d[%i] : memref<?xindex>, vector<2xindex>
  return %0, %1, %2, %3, %4, %5 : vector<8xi4>, vector<f64>, vector<3xf32>, vector<[4]xf32>, vector<3xf32>, vector<2xindex>
}
// ==== stdout ====
module {
  func.func @aligned(%arg0: memref<?xi4>, %arg1: memref<?xf32>, %arg2: memref<f64>, %arg3: memref<?xindex>, %arg4: vector<3xi1>, %arg5: vector<[4]xi1>, %arg6: vector<3xf32>, %arg7: vector<[4]xf32>, %arg8: vector<3xi32>, %arg9: index) -> (vector<8xi4>, vector<f64>, vector<3xf32>, vector<[4]xf32>, vector<3xf32>, vector<2xindex>) {
    %0 = builtin.unrealized_conversion_cast %arg3 : memref<?xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg1 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = builtin.unrealized_conversion_cast %arg2 : memref<f64> to !llvm.struct<(ptr, ptr, i64)>
    %3 = builtin.unrealized_conversion_cast %arg9 : index to i64
    %4 = builtin.unrealized_conversion_cast %arg0 : memref<?xi4> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.getelementptr %5[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i4
    %7 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> vector<8xi4>
    %8 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64)> 
    %9 = llvm.load %8 {alignment = 8 : i64} : !llvm.ptr -> vector<1xf64>
    %10 = builtin.unrealized_conversion_cast %9 : vector<1xf64> to vector<f64>
    %11 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.getelementptr %11[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %13 = llvm.intr.masked.load %12, %arg4, %arg6 {alignment = 16 : i32} : (!llvm.ptr, vector<3xi1>, vector<3xf32>) -> vector<3xf32>
    %14 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %15 = llvm.getelementptr %14[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %16 = llvm.intr.masked.load %15, %arg5, %arg7 {alignment = 16 : i32} : (!llvm.ptr, vector<[4]xi1>, vector<[4]xf32>) -> vector<[4]xf32>
    %17 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %18 = llvm.getelementptr %17[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %19 = llvm.getelementptr %18[%arg8] : (!llvm.ptr, vector<3xi32>) -> vector<3x!llvm.ptr>, f32
    %20 = llvm.intr.masked.gather %19, %arg4, %arg6 {alignment = 16 : i32} : (vector<3x!llvm.ptr>, vector<3xi1>, vector<3xf32>) -> vector<3xf32>
    %21 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %22 = llvm.getelementptr %21[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %23 = llvm.getelementptr %22[%arg8] : (!llvm.ptr, vector<3xi32>) -> vector<3x!llvm.ptr>, f32
    llvm.intr.masked.scatter %arg6, %23, %arg4 {alignment = 4 : i32} : vector<3xf32>, vector<3xi1> into vector<3x!llvm.ptr>
    %24 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %25 = llvm.getelementptr %24[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %26 = llvm.load %25 {alignment = 16 : i64} : !llvm.ptr -> vector<2xi64>
    %27 = builtin.unrealized_conversion_cast %26 : vector<2xi64> to vector<2xindex>
    return %7, %10, %13, %16, %20, %27 : vector<8xi4>, vector<f64>, vector<3xf32>, vector<[4]xf32>, vector<3xf32>, vector<2xindex>
  }
}

