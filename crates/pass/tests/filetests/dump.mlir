// terrace opt --finalize-memref-to-llvm=use-aligned-alloc=true --convert-func-to-llvm --llvm-request-c-wrappers --convert-arith-to-llvm --reconcile-unrealized-casts --dump-pass-pipeline
// The pipeline in its text form goes to standard error.
func.func private @f(index)
// ==== stdout ====
module {
  llvm.func @f(i64) attributes {sym_visibility = "private"}
}

// ==== stderr ====
Pass Manager with 5 passes:
builtin.module(
  finalize-memref-to-llvm{index-bitwidth=0 use-aligned-alloc=true use-generic-functions=false},
  convert-func-to-llvm{index-bitwidth=0 use-bare-ptr-memref-call-conv=false},
  func.func(
    llvm-request-c-wrappers
  ),
  convert-arith-to-llvm{index-bitwidth=0},
  reconcile-unrealized-casts
)

