// terrace opt --convert-func-to-llvm --allow-unregistered-dialect
// The caller copies it to its stack and frees the heap copy.
func.func private @make() -> memref<*xf32>
func.func @caller() {
  %m = call @make() : () -> memref<*xf32>
  "use.memref"(%m) : (memref<*xf32>) -> ()
  return
}
// ==== stdout ====
module {
  llvm.func @free(!llvm.ptr)
  llvm.func @make() -> !llvm.struct<(i64, ptr)> attributes {sym_visibility = "private"}
  llvm.func @caller() {
    %0 = llvm.call @make() : () -> !llvm.struct<(i64, ptr)>
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(2 : index) : i64
    %3 = llvm.mlir.constant(8 : index) : i64
    %4 = llvm.mlir.constant(8 : index) : i64
    %5 = llvm.mul %2, %4 : i64
    %6 = llvm.extractvalue %0[0] : !llvm.struct<(i64, ptr)> 
    %7 = llvm.mul %2, %6 : i64
    %8 = llvm.add %7, %1 : i64
    %9 = llvm.mul %8, %3 : i64
    %10 = llvm.add %5, %9 : i64
    %11 = llvm.alloca %10 x i8 : (i64) -> !llvm.ptr
    %12 = llvm.extractvalue %0[1] : !llvm.struct<(i64, ptr)> 
    "llvm.intr.memcpy"(%11, %12, %10) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
    llvm.call @free(%12) : (!llvm.ptr) -> ()
    %13 = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
    %14 = llvm.extractvalue %0[0] : !llvm.struct<(i64, ptr)> 
    %15 = llvm.insertvalue %14, %13[0] : !llvm.struct<(i64, ptr)> 
    %16 = llvm.insertvalue %11, %15[1] : !llvm.struct<(i64, ptr)> 
    %17 = builtin.unrealized_conversion_cast %16 : !llvm.struct<(i64, ptr)> to memref<*xf32>
    "use.memref"(%17) : (memref<*xf32>) -> ()
    llvm.return
  }
}

