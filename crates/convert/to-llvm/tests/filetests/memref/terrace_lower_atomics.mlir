// terrace opt --terrace-lower-atomics
// Updates of floats, and those whose region has loops, choices or calls once it is lowered, are loops of scf. Others stay.
func.func @floats(%m: memref<?xf32>, %i: index, %x: f32) -> f32 {
  %r = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%old: f32):
    %new = arith.addf %old, %x : f32
    memref.atomic_yield %new : f32
  }
  return %r : f32
}

func.func @calls_and_choices(%m: memref<4x4xi32>, %i: index, %c: i1) -> i32 {
  %r = memref.generic_atomic_rmw %m[%i, %i] : memref<4x4xi32> {
  ^bb0(%old: i32):
    %power = math.ipowi %old, %old : i32
    %new = scf.if %c -> i32 {
      scf.yield %power : i32
    } else {
      scf.yield %old : i32
    }
    memref.atomic_yield %new : i32
  }
  return %r : i32
}

func.func @products(%m: memref<4xf64>, %n: memref<4xi8>, %i: index, %x: f64, %y: i8) -> (f64, i8) {
  %0 = memref.atomic_rmw mulf %x, %m[%i] : (f64, memref<4xf64>) -> f64
  %1 = memref.atomic_rmw muli %y, %n[%i] : (i8, memref<4xi8>) -> i8
  return %0, %1 : f64, i8
}

// The old element is stored again.
func.func @same(%m: memref<4xbf16>, %i: index) -> bf16 {
  %r = memref.generic_atomic_rmw %m[%i] : memref<4xbf16> {
  ^bb0(%old: bf16):
    memref.atomic_yield %old : bf16
  }
  return %r : bf16
}

func.func @stay(%m: memref<4xi32>, %f: memref<4xf80>, %i: index, %x: i32) -> i32 {
  %0 = memref.atomic_rmw addi %x, %m[%i] : (i32, memref<4xi32>) -> i32
  %1 = memref.generic_atomic_rmw %m[%i] : memref<4xi32> {
  ^bb0(%old: i32):
    %new = arith.muli %old, %x : i32
    memref.atomic_yield %new : i32
  }
  // No processor swaps 80 bits.
  %2 = memref.generic_atomic_rmw %f[%i] : memref<4xf80> {
  ^bb0(%old: f80):
    memref.atomic_yield %old : f80
  }
  return %0 : i32
}
// ==== stdout ====
module {
  func.func @floats(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) -> f32 {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %4 = llvm.load %3 : !llvm.ptr -> i32
    %5 = scf.while (%arg3 = %4) : (i32) -> i32 {
      %7 = arith.bitcast %arg3 : i32 to f32
      %8 = arith.addf %7, %arg2 : f32
      %9 = arith.bitcast %8 : f32 to i32
      %10 = llvm.cmpxchg %3, %arg3, %9 acq_rel monotonic : !llvm.ptr, i32
      %11 = llvm.extractvalue %10[0] : !llvm.struct<(i32, i1)> 
      %12 = llvm.extractvalue %10[1] : !llvm.struct<(i32, i1)> 
      %true = arith.constant true
      %13 = arith.xori %12, %true : i1
      scf.condition(%13) %11 : i32
    } do {
    ^bb0(%arg3: i32):
      scf.yield %arg3 : i32
    }
    %6 = arith.bitcast %5 : i32 to f32
    return %6 : f32
  }
  func.func @calls_and_choices(%arg0: memref<4x4xi32>, %arg1: index, %arg2: i1) -> i32 {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<4x4xi32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.mlir.constant(4 : index) : i64
    %4 = llvm.mul %0, %3 : i64
    %5 = llvm.add %4, %0 : i64
    %6 = llvm.getelementptr %2[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i32
    %7 = llvm.load %6 : !llvm.ptr -> i32
    %8 = scf.while (%arg3 = %7) : (i32) -> i32 {
      %9 = math.ipowi %arg3, %arg3 : i32
      %10 = scf.if %arg2 -> (i32) {
        scf.yield %9 : i32
      } else {
        scf.yield %arg3 : i32
      }
      %11 = llvm.cmpxchg %6, %arg3, %10 acq_rel monotonic : !llvm.ptr, i32
      %12 = llvm.extractvalue %11[0] : !llvm.struct<(i32, i1)> 
      %13 = llvm.extractvalue %11[1] : !llvm.struct<(i32, i1)> 
      %true = arith.constant true
      %14 = arith.xori %13, %true : i1
      scf.condition(%14) %12 : i32
    } do {
    ^bb0(%arg3: i32):
      scf.yield %arg3 : i32
    }
    return %8 : i32
  }
  func.func @products(%arg0: memref<4xf64>, %arg1: memref<4xi8>, %arg2: index, %arg3: f64, %arg4: i8) -> (f64, i8) {
    %0 = builtin.unrealized_conversion_cast %arg1 : memref<4xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = builtin.unrealized_conversion_cast %arg2 : index to i64
    %2 = builtin.unrealized_conversion_cast %arg0 : memref<4xf64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.getelementptr %3[%1] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %5 = llvm.load %4 : !llvm.ptr -> i64
    %6 = scf.while (%arg5 = %5) : (i64) -> i64 {
      %12 = arith.bitcast %arg5 : i64 to f64
      %13 = arith.mulf %12, %arg3 : f64
      %14 = arith.bitcast %13 : f64 to i64
      %15 = llvm.cmpxchg %4, %arg5, %14 acq_rel monotonic : !llvm.ptr, i64
      %16 = llvm.extractvalue %15[0] : !llvm.struct<(i64, i1)> 
      %17 = llvm.extractvalue %15[1] : !llvm.struct<(i64, i1)> 
      %true = arith.constant true
      %18 = arith.xori %17, %true : i1
      scf.condition(%18) %16 : i64
    } do {
    ^bb0(%arg5: i64):
      scf.yield %arg5 : i64
    }
    %7 = arith.bitcast %6 : i64 to f64
    %8 = llvm.extractvalue %0[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.getelementptr %8[%1] : (!llvm.ptr, i64) -> !llvm.ptr, i8
    %10 = llvm.load %9 : !llvm.ptr -> i8
    %11 = scf.while (%arg5 = %10) : (i8) -> i8 {
      %12 = arith.muli %arg5, %arg4 : i8
      %13 = llvm.cmpxchg %9, %arg5, %12 acq_rel monotonic : !llvm.ptr, i8
      %14 = llvm.extractvalue %13[0] : !llvm.struct<(i8, i1)> 
      %15 = llvm.extractvalue %13[1] : !llvm.struct<(i8, i1)> 
      %true = arith.constant true
      %16 = arith.xori %15, %true : i1
      scf.condition(%16) %14 : i8
    } do {
    ^bb0(%arg5: i8):
      scf.yield %arg5 : i8
    }
    return %7, %11 : f64, i8
  }
  func.func @same(%arg0: memref<4xbf16>, %arg1: index) -> bf16 {
    %0 = builtin.unrealized_conversion_cast %arg1 : index to i64
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<4xbf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.getelementptr %2[%0] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
    %4 = llvm.load %3 : !llvm.ptr -> i16
    %5 = scf.while (%arg2 = %4) : (i16) -> i16 {
      %7 = arith.bitcast %arg2 : i16 to bf16
      %8 = arith.bitcast %7 : bf16 to i16
      %9 = llvm.cmpxchg %3, %arg2, %8 acq_rel monotonic : !llvm.ptr, i16
      %10 = llvm.extractvalue %9[0] : !llvm.struct<(i16, i1)> 
      %11 = llvm.extractvalue %9[1] : !llvm.struct<(i16, i1)> 
      %true = arith.constant true
      %12 = arith.xori %11, %true : i1
      scf.condition(%12) %10 : i16
    } do {
    ^bb0(%arg2: i16):
      scf.yield %arg2 : i16
    }
    %6 = arith.bitcast %5 : i16 to bf16
    return %6 : bf16
  }
  func.func @stay(%arg0: memref<4xi32>, %arg1: memref<4xf80>, %arg2: index, %arg3: i32) -> i32 {
    %0 = memref.atomic_rmw addi %arg3, %arg0[%arg2] : (i32, memref<4xi32>) -> i32
    %1 = memref.generic_atomic_rmw %arg0[%arg2] : memref<4xi32> {
    ^bb0(%arg4: i32):
      %3 = arith.muli %arg4, %arg3 : i32
      memref.atomic_yield %3 : i32
    }
    %2 = memref.generic_atomic_rmw %arg1[%arg2] : memref<4xf80> {
    ^bb0(%arg4: f80):
      memref.atomic_yield %arg4 : f80
    }
    return %0 : i32
  }
}

