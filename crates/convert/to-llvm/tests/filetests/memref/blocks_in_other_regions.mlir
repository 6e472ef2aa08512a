// terrace opt --finalize-memref-to-llvm
// Blocks with arguments may be made in the region of an operation that is not converted.
func.func @scope(%v: vector<4xi32>) -> vector<4xi32> {
  %0 = scf.execute_region -> vector<4xi32> {
    %1 = memref.alloca_scope -> (vector<4xi32>) {
      memref.alloca_scope.return %v : vector<4xi32>
    }
    scf.yield %1 : vector<4xi32>
  }
  return %0 : vector<4xi32>
}
func.func @exchange(%m: memref<?xi32>, %i: index) {
  scf.execute_region {
    %0 = memref.generic_atomic_rmw %m[%i] : memref<?xi32> {
    ^bb0(%old: i32):
      memref.atomic_yield %old : i32
    }
    scf.yield
  }
  return
}
func.func @reshape(%m: memref<*xi32>, %s: memref<?xindex>) -> memref<*xi32> {
  %0 = scf.execute_region -> memref<*xi32> {
    %1 = memref.reshape %m(%s) : (memref<*xi32>, memref<?xindex>) -> memref<*xi32>
    scf.yield %1 : memref<*xi32>
  }
  return %0 : memref<*xi32>
}
// ==== stdout ====
module {
  func.func @scope(%arg0: vector<4xi32>) -> vector<4xi32> {
    %0 = scf.execute_region -> vector<4xi32> {
      %1 = llvm.intr.stacksave : !llvm.ptr
      llvm.br ^bb1
    ^bb1:  // pred: ^bb0
      llvm.intr.stackrestore %1 : !llvm.ptr
      llvm.br ^bb2(%arg0 : vector<4xi32>)
    ^bb2(%2: vector<4xi32>):  // pred: ^bb1
      llvm.br ^bb3
    ^bb3:  // pred: ^bb2
      scf.yield %2 : vector<4xi32>
    }
    return %0 : vector<4xi32>
  }
  func.func @exchange(%arg0: memref<?xi32>, %arg1: index) {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    scf.execute_region {
      %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, i32
      %4 = llvm.load %3 : !llvm.ptr -> i32
      llvm.br ^bb1(%4 : i32)
    ^bb1(%5: i32):  // 2 preds: ^bb0, ^bb1
      %6 = llvm.cmpxchg %3, %5, %5 acq_rel monotonic : !llvm.ptr, i32
      %7 = llvm.extractvalue %6[0] : !llvm.struct<(i32, i1)> 
      %8 = llvm.extractvalue %6[1] : !llvm.struct<(i32, i1)> 
      llvm.cond_br %8, ^bb2, ^bb1(%7 : i32)
    ^bb2:  // pred: ^bb1
      scf.yield
    }
    return
  }
  func.func @reshape(%arg0: memref<*xi32>, %arg1: memref<?xindex>) -> memref<*xi32> {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<?xindex> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<*xi32> to !llvm.struct<(i64, ptr)>
    %2 = scf.execute_region -> memref<*xi32> {
      %3 = llvm.extractvalue %0[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %4 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
      %5 = llvm.insertvalue %3, %4[0] : !llvm.struct<(i64, ptr)> 
      %6 = llvm.mlir.constant(1 : index) : i64
      %7 = llvm.mlir.constant(2 : index) : i64
      %8 = llvm.mlir.constant(8 : index) : i64
      %9 = llvm.mlir.constant(8 : index) : i64
      %10 = llvm.mul %7, %9 : i64
      %11 = llvm.extractvalue %5[0] : !llvm.struct<(i64, ptr)> 
      %12 = llvm.mul %7, %11 : i64
      %13 = llvm.add %12, %6 : i64
      %14 = llvm.mul %13, %8 : i64
      %15 = llvm.add %10, %14 : i64
      %16 = llvm.alloca %15 x i8 : (i64) -> !llvm.ptr
      %17 = llvm.insertvalue %16, %5[1] : !llvm.struct<(i64, ptr)> 
      %18 = builtin.unrealized_conversion_cast %17 : !llvm.struct<(i64, ptr)> to memref<*xi32>
      %19 = llvm.extractvalue %1[1] : !llvm.struct<(i64, ptr)> 
      %20 = llvm.load %19 : !llvm.ptr -> !llvm.ptr
      %21 = llvm.getelementptr %19[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      %22 = llvm.load %21 : !llvm.ptr -> !llvm.ptr
      %23 = llvm.getelementptr %19[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      %24 = llvm.load %23 : !llvm.ptr -> i64
      llvm.store %20, %16 : !llvm.ptr, !llvm.ptr
      %25 = llvm.getelementptr %16[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      llvm.store %22, %25 : !llvm.ptr, !llvm.ptr
      %26 = llvm.getelementptr %16[2] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
      llvm.store %24, %26 : i64, !llvm.ptr
      %27 = llvm.getelementptr %16[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, ptr, i64, i64)>
      %28 = llvm.getelementptr %27[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i64
      %29 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
      %30 = llvm.mlir.constant(1 : index) : i64
      %31 = llvm.sub %3, %30 : i64
      llvm.br ^bb1(%31, %30 : i64, i64)
    ^bb1(%32: i64, %33: i64):  // 2 preds: ^bb0, ^bb2
      %34 = llvm.mlir.constant(0 : index) : i64
      %35 = llvm.icmp "sge" %32, %34 : i64
      llvm.cond_br %35, ^bb2, ^bb3
    ^bb2:  // pred: ^bb1
      %36 = llvm.getelementptr %29[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i64
      %37 = llvm.load %36 : !llvm.ptr -> i64
      %38 = llvm.getelementptr %27[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i64
      llvm.store %37, %38 : i64, !llvm.ptr
      %39 = llvm.getelementptr %28[%32] : (!llvm.ptr, i64) -> !llvm.ptr, i64
      llvm.store %33, %39 : i64, !llvm.ptr
      %40 = llvm.mul %33, %37 : i64
      %41 = llvm.sub %32, %30 : i64
      llvm.br ^bb1(%41, %40 : i64, i64)
    ^bb3:  // pred: ^bb1
      scf.yield %18 : memref<*xi32>
    }
    return %2 : memref<*xi32>
  }
}

