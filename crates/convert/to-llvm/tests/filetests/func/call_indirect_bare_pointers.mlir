// terrace opt --convert-func-to-llvm=use-bare-ptr-memref-call-conv=1 --allow-unregistered-dialect
// Indirect calls pass bare pointers too. A result becomes a descriptor where it is used.
func.func @used(%f: (memref<4xf32>) -> (memref<4xf32>, memref<f32, 1>), %a: memref<4xf32>) -> memref<4xf32> {
  %0:2 = call_indirect %f(%a) : (memref<4xf32>) -> (memref<4xf32>, memref<f32, 1>)
  "foo.use"(%0#1) : (memref<f32, 1>) -> ()
  return %0#0 : memref<4xf32>
}
func.func @not_used(%f: (memref<?xf32>) -> memref<4xf32>) {
  %m = "foo.make"() : () -> memref<?xf32>
  %0 = call_indirect %f(%m) : (memref<?xf32>) -> memref<4xf32>
  return
}
func.func @stays(%f: () -> memref<?xf32>) {
  %0 = call_indirect %f() : () -> memref<?xf32>
  return
}
// ==== stdout ====
module {
  llvm.func @used(%arg0: !llvm.ptr, %arg1: !llvm.ptr) -> !llvm.ptr {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.mlir.constant(0 : index) : i64
    %4 = llvm.insertvalue %3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.mlir.constant(4 : index) : i64
    %6 = llvm.insertvalue %5, %4[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.insertvalue %7, %6[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %9 = llvm.extractvalue %8[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.call %arg0(%9) : !llvm.ptr, (!llvm.ptr) -> !llvm.struct<(ptr, ptr<1>)>
    %11 = llvm.extractvalue %10[0] : !llvm.struct<(ptr, ptr<1>)> 
    %12 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %13 = llvm.insertvalue %11, %12[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %14 = llvm.insertvalue %11, %13[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %15 = llvm.mlir.constant(0 : index) : i64
    %16 = llvm.insertvalue %15, %14[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %17 = llvm.mlir.constant(4 : index) : i64
    %18 = llvm.insertvalue %17, %16[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %19 = llvm.mlir.constant(1 : index) : i64
    %20 = llvm.insertvalue %19, %18[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %21 = llvm.extractvalue %10[1] : !llvm.struct<(ptr, ptr<1>)> 
    %22 = llvm.mlir.poison : !llvm.struct<(ptr<1>, ptr<1>, i64)>
    %23 = llvm.insertvalue %21, %22[0] : !llvm.struct<(ptr<1>, ptr<1>, i64)> 
    %24 = llvm.insertvalue %21, %23[1] : !llvm.struct<(ptr<1>, ptr<1>, i64)> 
    %25 = llvm.mlir.constant(0 : index) : i64
    %26 = llvm.insertvalue %25, %24[2] : !llvm.struct<(ptr<1>, ptr<1>, i64)> 
    %27 = builtin.unrealized_conversion_cast %26 : !llvm.struct<(ptr<1>, ptr<1>, i64)> to memref<f32, 1>
    "foo.use"(%27) : (memref<f32, 1>) -> ()
    %28 = llvm.extractvalue %20[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.return %28 : !llvm.ptr
  }
  llvm.func @not_used(%arg0: !llvm.ptr) {
    %0 = "foo.make"() : () -> memref<?xf32>
    %1 = builtin.unrealized_conversion_cast %0 : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %2 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.call %arg0(%2) : !llvm.ptr, (!llvm.ptr) -> !llvm.ptr
    llvm.return
  }
  llvm.func @stays(%arg0: !llvm.ptr) {
    %0 = builtin.unrealized_conversion_cast %arg0 : !llvm.ptr to () -> memref<?xf32>
    %1 = func.call_indirect %0() : () -> memref<?xf32>
    llvm.return
  }
}

