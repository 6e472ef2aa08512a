// terrace lower --plan --index-bitwidth=32 --bare-ptr --c-wrappers --aligned-alloc
// A choice goes to each pass that has an option for it.
func.func @f(%i: index) -> memref<4xf32> {
  %m = memref.alloc() {alignment = 16} : memref<4xf32>
  return %m : memref<4xf32>
}
// ==== stdout ====
builtin.module(func.func(llvm-request-c-wrappers),finalize-memref-to-llvm{use-aligned-alloc=true index-bitwidth=32},convert-func-to-llvm{use-bare-ptr-memref-call-conv=true index-bitwidth=32},reconcile-unrealized-casts)
