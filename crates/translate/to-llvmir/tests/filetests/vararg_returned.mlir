// terrace translate --mlir-to-llvmir
// An argument without parameter can be what is returned, if the types agree.
llvm.func @g(!llvm.ptr, ...) -> i32
llvm.func @f(%a: !llvm.ptr, %b: f64) -> i32 {
  %0 = llvm.call @g(%a, %b) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64 {llvm.returned}) -> i32
  llvm.return %0 : i32
}
// ==== stderr ====
<stdin>:5:8: error: Incompatible argument and return types for 'returned' attribute
  %0 = llvm.call @g(%a, %b) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64 {llvm.returned}) -> i32
       ^
// ==== exit 1 ====
