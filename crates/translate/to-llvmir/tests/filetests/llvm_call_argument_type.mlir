// terrace translate --mlir-to-llvmir
// LLVM's verifier refuses this.
llvm.func @g(i32)
llvm.func @f(%a: i32) { llvm.call @g(%a) : (i32 {llvm.noalias}) -> () llvm.return }
// ==== stderr ====
<stdin>:4:25: error: Attribute 'noalias' applied to incompatible type!
llvm.func @f(%a: i32) { llvm.call @g(%a) : (i32 {llvm.noalias}) -> () llvm.return }
                        ^
// ==== exit 1 ====
