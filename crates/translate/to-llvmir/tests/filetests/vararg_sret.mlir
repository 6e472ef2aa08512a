// terrace translate --mlir-to-llvmir
// An argument without parameter cannot be a place for the result.
llvm.func @g(!llvm.ptr, ...)
llvm.func @f(%a: !llvm.ptr) {
  llvm.call @g(%a, %a) vararg(!llvm.func<void (ptr, ...)>) : (!llvm.ptr, !llvm.ptr {llvm.sret = i32}) -> ()
  llvm.return
}
// ==== stderr ====
<stdin>:5:3: error: Attribute 'sret' cannot be used for vararg call arguments!
  llvm.call @g(%a, %a) vararg(!llvm.func<void (ptr, ...)>) : (!llvm.ptr, !llvm.ptr {llvm.sret = i32}) -> ()
  ^
// ==== exit 1 ====
