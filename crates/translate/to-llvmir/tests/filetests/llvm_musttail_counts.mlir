// terrace translate --mlir-to-llvmir
// LLVM's verifier refuses this.
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32, %b: i32) -> i32 { %0 = llvm.call musttail @g(%b) : (i32) -> i32 llvm.return %0 : i32 }
// ==== stderr ====
<stdin>:4:46: error: cannot guarantee tail call due to mismatched parameter counts
llvm.func @f(%a: i32, %b: i32) -> i32 { %0 = llvm.call musttail @g(%b) : (i32) -> i32 llvm.return %0 : i32 }
                                             ^
// ==== exit 1 ====
