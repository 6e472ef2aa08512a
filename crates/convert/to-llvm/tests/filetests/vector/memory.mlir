// terrace opt --convert-vector-to-llvm
// Memory is aligned for its elements, or as an operation says.
func.func @load(%a: memref<f64>, %b: memref<?xindex>, %c: memref<?x?xi24, strided<[?, 1], offset: 5>, 3>,
                %d: memref<?xvector<3xf32>>, %e: memref<?xf32, strided<[2]>>, %i: index)
    -> (vector<f64>, vector<[4]xindex>, vector<4xi24>, vector<3xf32>, vector<1xf32>) {
  %0 = vector.load %a[] : memref<f64>, vector<f64>
  %1 = vector.load %b[%i] {alignment = 64} : memref<?xindex>, vector<[4]xindex>
  %2 = vector.load %c[%i, %i] {nontemporal = true} : memref<?x?xi24, strided<[?, 1], offset: 5>, 3>, vector<4xi24>
  %3 = vector.load %d[%i] : memref<?xvector<3xf32>>, vector<3xf32>
  %4 = vector.load %e[%i] : memref<?xf32, strided<[2]>>, vector<1xf32>
  return %0, %1, %2, %3, %4 : vector<f64>, vector<[4]xindex>, vector<4xi24>, vector<3xf32>, vector<1xf32>
}
func.func @store(%a: memref<?xf80>, %b: memref<?x?xi128>, %v: vector<4xf80>, %w: vector<2x2xi128>, %i: index) {
  vector.store %v, %a[%i] {nontemporal = true} : memref<?xf80>, vector<4xf80>
  // Of several dimensions.
  vector.store %w, %b[%i, %i] : memref<?x?xi128>, vector<2x2xi128>
  return
}
func.func @masked(%a: memref<?xf16>, %m: vector<[8]xi1>, %v: vector<[8]xf16>, %i: index) -> vector<[8]xf16> {
  %0 = vector.maskedload %a[%i], %m, %v : memref<?xf16>, vector<[8]xi1>, vector<[8]xf16> into vector<[8]xf16>
  vector.maskedstore %a[%i], %m, %0 {alignment = 1} : memref<?xf16>, vector<[8]xi1>, vector<[8]xf16>
  return %0 : vector<[8]xf16>
}
func.func @indexed(%a: memref<?x?xf32, 3>, %b: memref<?xf32, strided<[2]>>, %v: vector<4xindex>, %w: vector<2x4xi8>,
                   %m: vector<4xi1>, %n: vector<2x4xi1>, %p: vector<4xf32>, %q: vector<2x4xf32>, %i: index)
    -> (vector<4xf32>, vector<2x4xf32>) {
  %0 = vector.gather %a[%i, %i] [%v], %m, %p : memref<?x?xf32, 3>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.gather %a[%i, %i] [%w], %n, %q {alignment = 2} : memref<?x?xf32, 3>, vector<2x4xi8>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  vector.scatter %a[%i, %i] [%v], %m, %0 {alignment = 16} : memref<?x?xf32, 3>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  // Of several dimensions, or with elements apart.
  vector.scatter %a[%i, %i] [%w], %n, %1 : memref<?x?xf32, 3>, vector<2x4xi8>, vector<2x4xi1>, vector<2x4xf32>
  vector.scatter %b[%i] [%v], %m, %0 : memref<?xf32, strided<[2]>>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<2x4xf32>
}
func.func @compressed(%a: memref<?xindex>, %m: vector<4xi1>, %v: vector<4xindex>, %i: index) -> (vector<4xindex>, vector<4xindex>) {
  %0 = vector.expandload %a[%i], %m, %v : memref<?xindex>, vector<4xi1>, vector<4xindex> into vector<4xindex>
  %1 = vector.expandload %a[%i], %m, %v {alignment = 8} : memref<?xindex>, vector<4xi1>, vector<4xindex> into vector<4xindex>
  vector.compressstore %a[%i], %m, %v : memref<?xindex>, vector<4xi1>, vector<4xindex>
  vector.compressstore %a[%i], %m, %v {alignment = 8} : memref<?xindex>, vector<4xi1>, vector<4xindex>
  return %0, %1 : vector<4xindex>, vector<4xindex>
}
func.func @transfers(%a: memref<?x8xf32>, %t: tensor<8xf32>, %p: f32, %m: vector<4xi1>, %v: vector<2x4xf32>, %i: index)
    -> (vector<4xf32>, vector<4xf32>, vector<8xf32>) {
  %0 = vector.transfer_read %a[%i, %i], %p {in_bounds = [true]} : memref<?x8xf32>, vector<4xf32>
  %1 = vector.transfer_read %a[%i, %i], %p, %m : memref<?x8xf32>, vector<4xf32>
  vector.transfer_write %0, %a[%i, %i], %m {in_bounds = [true]} : vector<4xf32>, memref<?x8xf32>
  // Of several dimensions, and of tensors.
  vector.transfer_write %v, %a[%i, %i] : vector<2x4xf32>, memref<?x8xf32>
  %2 = vector.transfer_read %t[%i], %p {in_bounds = [true]} : tensor<8xf32>, vector<8xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<8xf32>
}
// ==== stdout ====
module {
  func.func @load(%arg0: memref<f64>, %arg1: memref<?xindex>, %arg2: memref<?x?xi24, strided<[?, 1], offset: 5>, 3>, %arg3: memref<?xvector<3xf32>>, %arg4: memref<?xf32, strided<[2]>>, %arg5: index) -> (vector<f64>, vector<[4]xindex>, vector<4xi24>, vector<3xf32>, vector<1xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg4 : memref<?xf32, strided<[2]>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg3 : memref<?xvector<3xf32>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = builtin.unrealized_conversion_cast %arg2 : memref<?x?xi24, strided<[?, 1], offset: 5>, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %3 = builtin.unrealized_conversion_cast %arg5 : index to i64
    %4 = builtin.unrealized_conversion_cast %arg1 : memref<?xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = builtin.unrealized_conversion_cast %arg0 : memref<f64> to !llvm.struct<(ptr, ptr, i64)>
    %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64)> 
    %7 = llvm.load %6 {alignment = 8 : i64} : !llvm.ptr -> vector<1xf64>
    %8 = builtin.unrealized_conversion_cast %7 : vector<1xf64> to vector<f64>
    %9 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.getelementptr %9[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %11 = llvm.load %10 {alignment = 64 : i64} : !llvm.ptr -> vector<[4]xi64>
    %12 = builtin.unrealized_conversion_cast %11 : vector<[4]xi64> to vector<[4]xindex>
    %13 = llvm.extractvalue %2[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %14 = llvm.mlir.constant(5 : index) : i64
    %15 = llvm.getelementptr %13[%14] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i24
    %16 = llvm.extractvalue %2[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %17 = llvm.mul %3, %16 : i64
    %18 = llvm.add %17, %3 : i64
    %19 = llvm.getelementptr %15[%18] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i24
    %20 = llvm.load %19 {alignment = 4 : i64, nontemporal} : !llvm.ptr<3> -> vector<4xi24>
    %21 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %22 = llvm.getelementptr %21[%3] : (!llvm.ptr, i64) -> !llvm.ptr, vector<3xf32>
    %23 = llvm.load %22 {alignment = 16 : i64} : !llvm.ptr -> vector<3xf32>
    %24 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %25 = llvm.mlir.constant(2 : index) : i64
    %26 = llvm.mul %3, %25 : i64
    %27 = llvm.getelementptr %24[%26] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %28 = llvm.load %27 {alignment = 4 : i64} : !llvm.ptr -> vector<1xf32>
    return %8, %12, %20, %23, %28 : vector<f64>, vector<[4]xindex>, vector<4xi24>, vector<3xf32>, vector<1xf32>
  }
  func.func @store(%arg0: memref<?xf80>, %arg1: memref<?x?xi128>, %arg2: vector<4xf80>, %arg3: vector<2x2xi128>, %arg4: index) {
    %0 = builtin.unrealized_conversion_cast %arg4 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf80> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f80
    llvm.store %arg2, %3 {alignment = 16 : i64, nontemporal} : vector<4xf80>, !llvm.ptr
    vector.store %arg3, %arg1[%arg4, %arg4] : memref<?x?xi128>, vector<2x2xi128>
    return
  }
  func.func @masked(%arg0: memref<?xf16>, %arg1: vector<[8]xi1>, %arg2: vector<[8]xf16>, %arg3: index) -> vector<[8]xf16> {
    %0 = builtin.unrealized_conversion_cast %arg3 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %4 = llvm.intr.masked.load %3, %arg1, %arg2 {alignment = 2 : i32} : (!llvm.ptr, vector<[8]xi1>, vector<[8]xf16>) -> vector<[8]xf16>
    %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.getelementptr %5[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    llvm.intr.masked.store %4, %6, %arg1 {alignment = 1 : i32} : vector<[8]xf16>, vector<[8]xi1> into !llvm.ptr
    return %4 : vector<[8]xf16>
  }
  func.func @indexed(%arg0: memref<?x?xf32, 3>, %arg1: memref<?xf32, strided<[2]>>, %arg2: vector<4xindex>, %arg3: vector<2x4xi8>, %arg4: vector<4xi1>, %arg5: vector<2x4xi1>, %arg6: vector<4xf32>, %arg7: vector<2x4xf32>, %arg8: index) -> (vector<4xf32>, vector<2x4xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg7 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
    %1 = builtin.unrealized_conversion_cast %arg5 : vector<2x4xi1> to !llvm.array<2 x vector<4xi1>>
    %2 = builtin.unrealized_conversion_cast %arg3 : vector<2x4xi8> to !llvm.array<2 x vector<4xi8>>
    %3 = builtin.unrealized_conversion_cast %arg2 : vector<4xindex> to vector<4xi64>
    %4 = builtin.unrealized_conversion_cast %arg8 : index to i64
    %5 = builtin.unrealized_conversion_cast %arg0 : memref<?x?xf32, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
    %6 = ub.poison : vector<2x4xf32>
    %7 = builtin.unrealized_conversion_cast %6 : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
    %8 = llvm.extractvalue %5[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %9 = llvm.extractvalue %5[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %10 = llvm.mul %4, %9 : i64
    %11 = llvm.add %10, %4 : i64
    %12 = llvm.getelementptr %8[%11] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
    %13 = llvm.getelementptr %12[%3] : (!llvm.ptr<3>, vector<4xi64>) -> vector<4x!llvm.ptr<3>>, f32
    %14 = llvm.intr.masked.gather %13, %arg4, %arg6 {alignment = 4 : i32} : (vector<4x!llvm.ptr<3>>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %15 = llvm.extractvalue %2[0] : !llvm.array<2 x vector<4xi8>> 
    %16 = llvm.extractvalue %1[0] : !llvm.array<2 x vector<4xi1>> 
    %17 = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xf32>> 
    %18 = llvm.extractvalue %5[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %19 = llvm.extractvalue %5[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %20 = llvm.mul %4, %19 : i64
    %21 = llvm.add %20, %4 : i64
    %22 = llvm.getelementptr %18[%21] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
    %23 = llvm.getelementptr %22[%15] : (!llvm.ptr<3>, vector<4xi8>) -> vector<4x!llvm.ptr<3>>, f32
    %24 = llvm.intr.masked.gather %23, %16, %17 {alignment = 2 : i32} : (vector<4x!llvm.ptr<3>>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %25 = llvm.insertvalue %24, %7[0] : !llvm.array<2 x vector<4xf32>> 
    %26 = llvm.extractvalue %2[1] : !llvm.array<2 x vector<4xi8>> 
    %27 = llvm.extractvalue %1[1] : !llvm.array<2 x vector<4xi1>> 
    %28 = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xf32>> 
    %29 = llvm.extractvalue %5[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %30 = llvm.extractvalue %5[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %31 = llvm.mul %4, %30 : i64
    %32 = llvm.add %31, %4 : i64
    %33 = llvm.getelementptr %29[%32] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
    %34 = llvm.getelementptr %33[%26] : (!llvm.ptr<3>, vector<4xi8>) -> vector<4x!llvm.ptr<3>>, f32
    %35 = llvm.intr.masked.gather %34, %27, %28 {alignment = 2 : i32} : (vector<4x!llvm.ptr<3>>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %36 = llvm.insertvalue %35, %25[1] : !llvm.array<2 x vector<4xf32>> 
    %37 = builtin.unrealized_conversion_cast %36 : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
    %38 = llvm.extractvalue %5[1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %39 = llvm.extractvalue %5[4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)> 
    %40 = llvm.mul %4, %39 : i64
    %41 = llvm.add %40, %4 : i64
    %42 = llvm.getelementptr %38[%41] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
    %43 = llvm.getelementptr %42[%3] : (!llvm.ptr<3>, vector<4xi64>) -> vector<4x!llvm.ptr<3>>, f32
    llvm.intr.masked.scatter %14, %43, %arg4 {alignment = 16 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr<3>>
    vector.scatter %arg0[%arg8, %arg8] [%arg3], %arg5, %37 : memref<?x?xf32, 3>, vector<2x4xi8>, vector<2x4xi1>, vector<2x4xf32>
    vector.scatter %arg1[%arg8] [%arg2], %arg4, %14 : memref<?xf32, strided<[2]>>, vector<4xindex>, vector<4xi1>, vector<4xf32>
    return %14, %37 : vector<4xf32>, vector<2x4xf32>
  }
  func.func @compressed(%arg0: memref<?xindex>, %arg1: vector<4xi1>, %arg2: vector<4xindex>, %arg3: index) -> (vector<4xindex>, vector<4xindex>) {
    %0 = builtin.unrealized_conversion_cast %arg2 : vector<4xindex> to vector<4xi64>
    %1 = builtin.unrealized_conversion_cast %arg3 : index to i64
    %2 = builtin.unrealized_conversion_cast %arg0 : memref<?xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.getelementptr %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %5 = "llvm.intr.masked.expandload"(%4, %arg1, %0) : (!llvm.ptr, vector<4xi1>, vector<4xi64>) -> vector<4xi64>
    %6 = builtin.unrealized_conversion_cast %5 : vector<4xi64> to vector<4xindex>
    %7 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.getelementptr %7[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    %9 = "llvm.intr.masked.expandload"(%8, %arg1, %0) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}]}> : (!llvm.ptr, vector<4xi1>, vector<4xi64>) -> vector<4xi64>
    %10 = builtin.unrealized_conversion_cast %9 : vector<4xi64> to vector<4xindex>
    %11 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.getelementptr %11[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    "llvm.intr.masked.compressstore"(%0, %12, %arg1) : (vector<4xi64>, !llvm.ptr, vector<4xi1>) -> ()
    %13 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %14 = llvm.getelementptr %13[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i64
    "llvm.intr.masked.compressstore"(%0, %14, %arg1) <{arg_attrs = [{}, {llvm.align = 8 : i64}, {}]}> : (vector<4xi64>, !llvm.ptr, vector<4xi1>) -> ()
    return %6, %10 : vector<4xindex>, vector<4xindex>
  }
  func.func @transfers(%arg0: memref<?x8xf32>, %arg1: tensor<8xf32>, %arg2: f32, %arg3: vector<4xi1>, %arg4: vector<2x4xf32>, %arg5: index) -> (vector<4xf32>, vector<4xf32>, vector<8xf32>) {
    %0 = builtin.unrealized_conversion_cast %arg5 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<?x8xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %cst = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
    %c8 = arith.constant 8 : index
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.mlir.constant(8 : index) : i64
    %4 = llvm.mul %0, %3 : i64
    %5 = llvm.add %4, %0 : i64
    %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.load %6 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
    %8 = arith.subi %c8, %arg5 : index
    %9 = arith.index_cast %8 : index to i32
    %10 = llvm.mlir.poison : vector<4xi32>
    %11 = llvm.mlir.constant(0 : i32) : i32
    %12 = llvm.insertelement %9, %10[%11 : i32] : vector<4xi32>
    %13 = llvm.shufflevector %12, %10 [0, 0, 0, 0] : vector<4xi32> 
    %14 = arith.cmpi sgt, %13, %cst : vector<4xi32>
    %15 = arith.andi %14, %arg3 : vector<4xi1>
    %16 = llvm.mlir.poison : vector<4xf32>
    %17 = llvm.mlir.constant(0 : i32) : i32
    %18 = llvm.insertelement %arg2, %16[%17 : i32] : vector<4xf32>
    %19 = llvm.shufflevector %18, %16 [0, 0, 0, 0] : vector<4xf32> 
    %20 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %21 = llvm.mlir.constant(8 : index) : i64
    %22 = llvm.mul %0, %21 : i64
    %23 = llvm.add %22, %0 : i64
    %24 = llvm.getelementptr %20[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %25 = llvm.intr.masked.load %24, %15, %19 {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
    %26 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %27 = llvm.mlir.constant(8 : index) : i64
    %28 = llvm.mul %0, %27 : i64
    %29 = llvm.add %28, %0 : i64
    %30 = llvm.getelementptr %26[%29] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.intr.masked.store %7, %30, %arg3 {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
    vector.transfer_write %arg4, %arg0[%arg5, %arg5] : vector<2x4xf32>, memref<?x8xf32>
    %31 = vector.transfer_read %arg1[%arg5], %arg2 {in_bounds = [true]} : tensor<8xf32>, vector<8xf32>
    return %7, %25, %31 : vector<4xf32>, vector<4xf32>, vector<8xf32>
  }
}

