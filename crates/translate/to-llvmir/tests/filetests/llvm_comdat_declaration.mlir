// terrace translate --mlir-to-llvmir
// LLVM's verifier refuses this.
llvm.comdat @c { llvm.comdat_selector @f any }
llvm.func @f() comdat(@c::@f)
// ==== stderr ====
<stdin>:4:1: error: Declaration may not be in a Comdat!
llvm.func @f() comdat(@c::@f)
^
// ==== exit 1 ====
