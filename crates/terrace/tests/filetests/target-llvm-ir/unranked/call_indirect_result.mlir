// terrace opt --convert-func-to-llvm --allow-unregistered-dialect
// So it does for a call through a value, for one of several results.
func.func @caller(%f: (i32) -> (i32, memref<*xf32>), %x: i32) {
  %r:2 = call_indirect %f(%x) : (i32) -> (i32, memref<*xf32>)
  "use.memref"(%r#1) : (memref<*xf32>) -> ()
  return
}
// ==== stdout ====
module {
  llvm.func @free(!llvm.ptr)
  llvm.func @caller(%arg0: !llvm.ptr, %arg1: i32) {
    %0 = llvm.call %arg0(%arg1) : !llvm.ptr, (i32) -> !llvm.struct<(i32, struct<(i64, ptr)>)>
    %1 = llvm.extractvalue %0[0] : !llvm.struct<(i32, struct<(i64, ptr)>)> 
    %2 = llvm.extractvalue %0[1] : !llvm.struct<(i32, struct<(i64, ptr)>)> 
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(2 : index) : i64
    %5 = llvm.mlir.constant(8 : index) : i64
    %6 = llvm.mlir.constant(8 : index) : i64
    %7 = llvm.mul %4, %6 : i64
    %8 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    %9 = llvm.mul %4, %8 : i64
    %10 = llvm.add %9, %3 : i64
    %11 = llvm.mul %10, %5 : i64
    %12 = llvm.add %7, %11 : i64
    %13 = llvm.alloca %12 x i8 : (i64) -> !llvm.ptr
    %14 = llvm.extractvalue %2[1] : !llvm.struct<(i64, ptr)> 
    "llvm.intr.memcpy"(%13, %14, %12) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @free(%14) : (!llvm.ptr) -> ()
    %15 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %16 = llvm.extractvalue %2[0] : !llvm.struct<(i64, ptr)> 
    %17 = llvm.insertvalue %16, %15[0] : !llvm.struct<(i64, ptr)> 
    %18 = llvm.insertvalue %13, %17[1] : !llvm.struct<(i64, ptr)> 
    %19 = builtin.unrealized_conversion_cast %18 : !llvm.struct<(i64, ptr)> to memref<*xf32>
    "use.memref"(%19) : (memref<*xf32>) -> ()
    llvm.return
  }
}

