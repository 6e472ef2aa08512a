// terrace opt --finalize-memref-to-llvm --mlir-print-debuginfo --mlir-print-local-scope
// New operations and block arguments have the location of the operation; the end of a scope has its own.
func.func @g(%m: memref<4xi32, strided<[7], offset: 2>>, %n: memref<4xi32>, %i: index, %v: i32)  {
  %old = memref.generic_atomic_rmw %m[%i] : memref<4xi32,strided<[7], offset: 2>> {
  ^bb0(%current: i32):
    %new = llvm.add %current, %v : i32
    %new1 = llvm.add %current, %v {foo} : i32
    %x = builtin.unrealized_conversion_cast %new : i32 to i32
    memref.atomic_yield %x : i32
  } 
  return
}
func.func @results(%x: f32, %i: i32) -> (f32, i32) {
  %r:2 = memref.alloca_scope -> (f32, i32) {
    memref.alloca_scope.return %x, %i : f32, i32
  } {foo}
  memref.alloca_scope {
    memref.alloca_scope.return 
  } 
  return %r#0, %r#1 : f32, i32
}
// ==== stdout ====
module {
  func.func @g(%arg0: memref<4xi32, strided<[7], offset: 2>> loc("<stdin>":3:14), %arg1: memref<4xi32> loc("<stdin>":3:58), %arg2: index loc("<stdin>":3:77), %arg3: i32 loc("<stdin>":3:88)) {
    %0 = builtin.unrealized_conversion_cast %arg2 : index to i64 loc("<stdin>":4:10)
    %1 = builtin.unrealized_conversion_cast %arg0 : memref<4xi32, strided<[7], offset: 2>> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> loc("<stdin>":4:10)
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>  loc("<stdin>":4:10)
    %3 = llvm.mlir.constant(2 : index) : i64 loc("<stdin>":4:10)
    %4 = llvm.getelementptr %2[%3] : (!llvm.ptr, i64) -> !llvm.ptr, i32 loc("<stdin>":4:10)
    %5 = llvm.mlir.constant(7 : index) : i64 loc("<stdin>":4:10)
    %6 = llvm.mul %0, %5 : i64 loc("<stdin>":4:10)
    %7 = llvm.getelementptr %4[%6] : (!llvm.ptr, i64) -> !llvm.ptr, i32 loc("<stdin>":4:10)
    %8 = llvm.load %7 : !llvm.ptr -> i32 loc("<stdin>":4:10)
    llvm.br ^bb1(%8 : i32) loc("<stdin>":4:10)
  ^bb1(%9: i32 loc("<stdin>":4:10)):  // 2 preds: ^bb0, ^bb1
    %10 = llvm.add %9, %arg3 : i32 loc("<stdin>":6:12)
    %11 = llvm.add %9, %arg3 {foo} : i32 loc("<stdin>":7:13)
    %12 = builtin.unrealized_conversion_cast %10 : i32 to i32 loc("<stdin>":8:10)
    %13 = llvm.cmpxchg %7, %9, %12 acq_rel monotonic : !llvm.ptr, i32 loc("<stdin>":4:10)
    %14 = llvm.extractvalue %13[0] : !llvm.struct<(i32, i1)>  loc("<stdin>":4:10)
    %15 = llvm.extractvalue %13[1] : !llvm.struct<(i32, i1)>  loc("<stdin>":4:10)
    llvm.cond_br %15, ^bb2, ^bb1(%14 : i32) loc("<stdin>":4:10)
  ^bb2:  // pred: ^bb1
    return loc("<stdin>":11:3)
  } loc("<stdin>":3:1)
  func.func @results(%arg0: f32 loc("<stdin>":13:20), %arg1: i32 loc("<stdin>":13:29)) -> (f32, i32) {
    %0 = llvm.intr.stacksave : !llvm.ptr loc("<stdin>":14:10)
    llvm.br ^bb1 loc("<stdin>":14:10)
  ^bb1:  // pred: ^bb0
    llvm.intr.stackrestore %0 : !llvm.ptr loc("<stdin>":14:10)
    llvm.br ^bb2(%arg0, %arg1 : f32, i32) loc("<stdin>":15:5)
  ^bb2(%1: f32 loc("<stdin>":14:10), %2: i32 loc("<stdin>":14:10)):  // pred: ^bb1
    llvm.br ^bb3 loc("<stdin>":14:10)
  ^bb3:  // pred: ^bb2
    %3 = llvm.intr.stacksave : !llvm.ptr loc("<stdin>":17:3)
    llvm.br ^bb4 loc("<stdin>":17:3)
  ^bb4:  // pred: ^bb3
    llvm.intr.stackrestore %3 : !llvm.ptr loc("<stdin>":17:3)
    llvm.br ^bb5 loc("<stdin>":18:5)
  ^bb5:  // pred: ^bb4
    return %1, %2 : f32, i32 loc("<stdin>":20:3)
  } loc("<stdin>":13:1)
} loc("<stdin>":0:0)
