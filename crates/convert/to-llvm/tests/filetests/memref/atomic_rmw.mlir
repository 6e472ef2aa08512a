// terrace opt --finalize-memref-to-llvm
// Every kind that has an instruction.
func.func @ints(%m: memref<10xi32>, %v: i32, %i: index) {
  %0 = memref.atomic_rmw assign %v, %m[%i] : (i32, memref<10xi32>) -> i32
  %1 = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<10xi32>) -> i32
  %2 = memref.atomic_rmw andi %v, %m[%i] : (i32, memref<10xi32>) -> i32
  %3 = memref.atomic_rmw ori %v, %m[%i] : (i32, memref<10xi32>) -> i32
  %4 = memref.atomic_rmw xori %v, %m[%i] : (i32, memref<10xi32>) -> i32
  %5 = memref.atomic_rmw maxs %v, %m[%i] : (i32, memref<10xi32>) -> i32
  %6 = memref.atomic_rmw mins %v, %m[%i] : (i32, memref<10xi32>) -> i32
  %7 = memref.atomic_rmw maxu %v, %m[%i] : (i32, memref<10xi32>) -> i32
  %8 = memref.atomic_rmw minu %v, %m[%i] : (i32, memref<10xi32>) -> i32
  return
}
func.func @floats(%m: memref<?x?xf32, strided<[?, 1], offset: ?>>, %v: f32, %i: index) -> f32 {
  %0 = memref.atomic_rmw addf %v, %m[%i, %i] : (f32, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> f32
  %1 = memref.atomic_rmw maximumf %v, %m[%i, %i] : (f32, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> f32
  %2 = memref.atomic_rmw minimumf %v, %m[%i, %i] : (f32, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> f32
  %3 = memref.atomic_rmw maxnumf %v, %m[%i, %i] : (f32, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> f32
  %4 = memref.atomic_rmw minnumf %v, %m[%i, %i] : (f32, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> f32
  return %0 : f32
}
// ==== stdout ====
module {
  func.func @ints(%arg0: memref<10xi32>, %arg1: i32, %arg2: index) {
    %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<10xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %4 = llvm.atomicrmw xchg %3, %arg1 acq_rel : !llvm.ptr, i32
    %5 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.getelementptr %5[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %7 = llvm.atomicrmw add %6, %arg1 acq_rel : !llvm.ptr, i32
    %8 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.getelementptr %8[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %10 = llvm.atomicrmw _and %9, %arg1 acq_rel : !llvm.ptr, i32
    %11 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %12 = llvm.getelementptr %11[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %13 = llvm.atomicrmw _or %12, %arg1 acq_rel : !llvm.ptr, i32
    %14 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %15 = llvm.getelementptr %14[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %16 = llvm.atomicrmw _xor %15, %arg1 acq_rel : !llvm.ptr, i32
    %17 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %18 = llvm.getelementptr %17[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %19 = llvm.atomicrmw max %18, %arg1 acq_rel : !llvm.ptr, i32
    %20 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %21 = llvm.getelementptr %20[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %22 = llvm.atomicrmw min %21, %arg1 acq_rel : !llvm.ptr, i32
    %23 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %24 = llvm.getelementptr %23[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %25 = llvm.atomicrmw umax %24, %arg1 acq_rel : !llvm.ptr, i32
    %26 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %27 = llvm.getelementptr %26[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %28 = llvm.atomicrmw umin %27, %arg1 acq_rel : !llvm.ptr, i32
    return
  }
  func.func @floats(%arg0: memref<?x?xf32, strided<[?, 1], offset: ?>>, %arg1: f32, %arg2: index) -> f32 {
    %0 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<?x?xf32, strided<[?, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.getelementptr %2[%3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %5 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.mul %0, %5 : i64
    %7 = llvm.add %6, %0 : i64
    %8 = llvm.getelementptr %4[%7] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %9 = llvm.atomicrmw fadd %8, %arg1 acq_rel : !llvm.ptr, f32
    %10 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.getelementptr %10[%11] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %13 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %14 = llvm.mul %0, %13 : i64
    %15 = llvm.add %14, %0 : i64
    %16 = llvm.getelementptr %12[%15] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %17 = llvm.atomicrmw fmaximum %16, %arg1 acq_rel : !llvm.ptr, f32
    %18 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %19 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %20 = llvm.getelementptr %18[%19] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %21 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %22 = llvm.mul %0, %21 : i64
    %23 = llvm.add %22, %0 : i64
    %24 = llvm.getelementptr %20[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %25 = llvm.atomicrmw fminimum %24, %arg1 acq_rel : !llvm.ptr, f32
    %26 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %27 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %28 = llvm.getelementptr %26[%27] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %29 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %30 = llvm.mul %0, %29 : i64
    %31 = llvm.add %30, %0 : i64
    %32 = llvm.getelementptr %28[%31] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %33 = llvm.atomicrmw fmax %32, %arg1 acq_rel : !llvm.ptr, f32
    %34 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %35 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %36 = llvm.getelementptr %34[%35] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %37 = llvm.extractvalue %1[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %38 = llvm.mul %0, %37 : i64
    %39 = llvm.add %38, %0 : i64
    %40 = llvm.getelementptr %36[%39] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %41 = llvm.atomicrmw fmin %40, %arg1 acq_rel : !llvm.ptr, f32
    return %9 : f32
  }
}

