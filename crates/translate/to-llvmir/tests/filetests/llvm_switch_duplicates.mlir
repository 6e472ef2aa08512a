// terrace translate --mlir-to-llvmir
// LLVM's verifier refuses this.
llvm.func @g(i64) -> i32
llvm.func @f(%a: i32, %b: i64) -> i32 { llvm.switch %a : i32, ^b [ 1: ^c, 1: ^c ]
^b: llvm.return %a : i32
^c: llvm.return %a : i32 }
// ==== stderr ====
<stdin>:4:41: error: Duplicate integer as switch case
llvm.func @f(%a: i32, %b: i64) -> i32 { llvm.switch %a : i32, ^b [ 1: ^c, 1: ^c ]
                                        ^
// ==== exit 1 ====
