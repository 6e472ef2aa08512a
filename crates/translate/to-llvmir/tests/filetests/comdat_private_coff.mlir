// terrace translate --mlir-to-llvmir
// In COFF, what a comdat is named after must be in the symbol table. Others may be private.
module attributes {llvm.target_triple = "x86_64-pc-windows-msvc"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @a any
    llvm.comdat_selector @f any
  }
  llvm.mlir.global external @a(1 : i32) comdat(@__llvm_global_comdat::@a) : i32
  llvm.mlir.global private @b(1 : i32) comdat(@__llvm_global_comdat::@a) : i32
  llvm.func private @f() comdat(@__llvm_global_comdat::@f) {
    llvm.return
  }
}
// ==== stderr ====
<stdin>:3:1: error: comdat global value has private linkage
module attributes {llvm.target_triple = "x86_64-pc-windows-msvc"} {
^
// ==== exit 1 ====
