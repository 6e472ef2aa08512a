// terrace translate --mlir-to-llvmir
// A comdat of another name may have private members in COFF too.
module attributes {llvm.target_triple = "aarch64-unknown-windows"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @a any
  }
  llvm.mlir.global external @a(1 : i32) comdat(@__llvm_global_comdat::@a) : i32
  llvm.mlir.global private @b(1 : i32) comdat(@__llvm_global_comdat::@a) : i32
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target triple = "aarch64-unknown-windows"

$a = comdat any

@a = global i32 1, comdat
@b = private global i32 1, comdat($a)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
