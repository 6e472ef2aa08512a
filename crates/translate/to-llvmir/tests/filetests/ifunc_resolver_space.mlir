// terrace translate --mlir-to-llvmir
// The function that chooses is in the address space of the ifunc.
llvm.mlir.ifunc external @foo : !llvm.func<f32 (i64)>, !llvm.ptr<1> @resolver {address_space = 1 : i32}
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// ==== stderr ====
<stdin>:3:1: error: IFunc resolver has incorrect type
llvm.mlir.ifunc external @foo : !llvm.func<f32 (i64)>, !llvm.ptr<1> @resolver {address_space = 1 : i32}
^
// ==== exit 1 ====
