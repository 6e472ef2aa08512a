// terrace translate --mlir-to-llvmir
llvm.mlir.global internal constant @bytes(dense_resource<bytes> : memref<3xi8>) : !llvm.array<4 x i8>
{-# dialect_resources: { builtin: { bytes: "0x01000000010203" } } #-}
// ==== stderr ====
<stdin>:2:1: error: unsupported dense_resource type
llvm.mlir.global internal constant @bytes(dense_resource<bytes> : memref<3xi8>) : !llvm.array<4 x i8>
^
// ==== exit 1 ====
