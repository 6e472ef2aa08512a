// terrace opt --split-input-file
// Elements of scalable vectors in arrays are not counted.
llvm.func @f() { %0 = llvm.mlir.constant(dense<[2, 2]> : tensor<2xi32>) : !llvm.array<3 x vector<[4]xi32>> llvm.return }
// -----
llvm.func @f() { %0 = llvm.mlir.constant(dense<[2, 3]> : tensor<2xi32>) : !llvm.array<3 x vector<[4]xi32>> llvm.return }
// ==== stdout ====
module {
  llvm.func @f() {
    %0 = llvm.mlir.constant(dense<2> : tensor<2xi32>) : !llvm.array<3 x vector<[4]xi32>>
    llvm.return
  }
}

// -----
// ==== stderr ====
<stdin>:5:23: error: 'llvm.mlir.constant' op scalable vector type requires a splat attribute
llvm.func @f() { %0 = llvm.mlir.constant(dense<[2, 3]> : tensor<2xi32>) : !llvm.array<3 x vector<[4]xi32>> llvm.return }
                      ^
<stdin>:5:23: note: see current operation: %0 = "llvm.mlir.constant"() <{value = dense<[2, 3]> : tensor<2xi32>}> : () -> !llvm.array<3 x vector<[4]xi32>>
// ==== exit 1 ====
