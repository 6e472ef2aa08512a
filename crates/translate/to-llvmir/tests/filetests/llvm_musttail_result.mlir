// terrace translate --mlir-to-llvmir
// LLVM's verifier refuses this.
llvm.func @g(i32) -> i32
llvm.func @f(%a: i32) -> i32 { %0 = llvm.call musttail @g(%a) : (i32) -> i32 llvm.return %a : i32 }
// ==== stderr ====
<stdin>:4:37: error: musttail call result must be returned
llvm.func @f(%a: i32) -> i32 { %0 = llvm.call musttail @g(%a) : (i32) -> i32 llvm.return %a : i32 }
                                    ^
// ==== exit 1 ====
