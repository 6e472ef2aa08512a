// terrace translate --mlir-to-llvmir
// Each element of an array is written: a short text must not become one of many gigabytes.
llvm.mlir.global internal @g(dense<2> : tensor<65536x65536xi32>) : !llvm.array<65536 x array<65536 x i32>>
// ==== stderr ====
<stdin>:3:1: error: constant of 4294967296 elements exceeds the limit of 67108864; LLVM IR lists every element
llvm.mlir.global internal @g(dense<2> : tensor<65536x65536xi32>) : !llvm.array<65536 x array<65536 x i32>>
^
// ==== exit 1 ====
