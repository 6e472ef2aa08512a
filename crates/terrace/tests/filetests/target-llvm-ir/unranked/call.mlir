// terrace opt --convert-func-to-llvm --allow-unregistered-dialect
// The caller takes both out.
func.func private @foo(memref<*xf32>)
func.func @bar() {
  %m = "get.memref"() : () -> memref<*xf32>
  call @foo(%m) : (memref<*xf32>) -> ()
  return
}
// ==== stdout ====
module {
  llvm.func @foo(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @bar() {
    %0 = "get.memref"() : () -> memref<*xf32>
    %1 = builtin.unrealized_conversion_cast %0 : memref<*xf32> to !llvm.struct<(i64, ptr)>
    %2 = llvm.extractvalue %1[0] : !llvm.struct<(i64, ptr)> 
    %3 = llvm.extractvalue %1[1] : !llvm.struct<(i64, ptr)> 
    llvm.call @foo(%2, %3) : (i64, !llvm.ptr) -> ()
    llvm.return
  }
}

