// terrace opt --finalize-memref-to-llvm
// Views without dimensions and elements; assumptions about single memrefs.
func.func @f(%u: memref<*xf32>, %i: index, %m: memref<4xi8>, %n: memref<4x?xf32, strided<[?, 1]>>) {
  %v = memref.view %m[%i][] : memref<4xi8> to memref<f32>
  %v2 = memref.view %m[%i][] : memref<4xi8> to memref<0x4xi8>
  %v3 = memref.view %m[%i][%i] : memref<4xi8> to memref<?x4x0xi8>
  %t = memref.transpose %n (i, j) -> (i, j) : memref<4x?xf32, strided<[?, 1]>> to memref<4x?xf32, strided<[?, 1]>>
  %q = memref.rank %u : memref<*xf32>
  %p = memref.assume_alignment %n, 1 {foo} : memref<4x?xf32, strided<[?, 1]>>
  %p1 = memref.distinct_objects %n : memref<4x?xf32, strided<[?, 1]>>
  %p12, %p13 = memref.distinct_objects %m, %m : memref<4xi8>, memref<4xi8>
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<*xf32>, %arg1: index, %arg2: memref<4xi8>, %arg3: memref<4x?xf32, strided<[?, 1]>>) {
    %0 = builtin.unrealized_conversion_cast %arg3 : memref<4x?xf32, strided<[?, 1]>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<*xf32> to !llvm.struct<(i64, ptr)>
    %2 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %3 = builtin.unrealized_conversion_cast %arg2 : memref<4xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %5 = llvm.extractvalue %3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.insertvalue %5, %4[0] : !llvm.struct<(ptr, ptr, i64)> 
    %7 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.getelementptr %7[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %9 = llvm.insertvalue %8, %6[1] : !llvm.struct<(ptr, ptr, i64)> 
    %10 = llvm.mlir.constant(0 : index) : i64
    %11 = llvm.insertvalue %10, %9[2] : !llvm.struct<(ptr, ptr, i64)> 
    %12 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %13 = llvm.extractvalue %3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %14 = llvm.insertvalue %13, %12[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %15 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %16 = llvm.getelementptr %15[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %17 = llvm.insertvalue %16, %14[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = llvm.mlir.constant(0 : index) : i64
    %19 = llvm.insertvalue %18, %17[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %20 = llvm.mlir.constant(4 : index) : i64
    %21 = llvm.insertvalue %20, %19[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %22 = llvm.mlir.constant(1 : index) : i64
    %23 = llvm.insertvalue %22, %21[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %24 = llvm.mlir.constant(0 : index) : i64
    %25 = llvm.insertvalue %24, %23[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %26 = llvm.mlir.constant(4 : index) : i64
    %27 = llvm.insertvalue %26, %25[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %28 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %29 = llvm.extractvalue %3[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %30 = llvm.insertvalue %29, %28[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %31 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %32 = llvm.getelementptr %31[%2] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %33 = llvm.insertvalue %32, %30[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %34 = llvm.mlir.constant(0 : index) : i64
    %35 = llvm.insertvalue %34, %33[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %36 = llvm.mlir.constant(0 : index) : i64
    %37 = llvm.insertvalue %36, %35[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %38 = llvm.mlir.constant(1 : index) : i64
    %39 = llvm.insertvalue %38, %37[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %40 = llvm.mlir.constant(4 : index) : i64
    %41 = llvm.insertvalue %40, %39[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %42 = llvm.mul %38, %36 : i64
    %43 = llvm.insertvalue %42, %41[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %44 = llvm.insertvalue %2, %43[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %45 = llvm.mul %42, %40 : i64
    %46 = llvm.insertvalue %45, %44[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %47 = llvm.extractvalue %1[0] : !llvm.struct<(i64, ptr)> 
    %48 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %49 = llvm.mlir.constant(true) : i1
    %50 = llvm.mlir.constant(1 : index) : i64
    llvm.intr.assume %49 ["align"(%48, %50 : !llvm.ptr, i64)] : i1
    %51 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %52 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %53 = llvm.mlir.constant(true) : i1
    llvm.intr.assume %53 ["separate_storage"(%51, %52 : !llvm.ptr, !llvm.ptr)] : i1
    return
  }
}

