// terrace translate --mlir-to-llvmir
// Outside of COFF, what a comdat is named after may be private.
module attributes {llvm.target_triple = "x86_64-pc-linux-gnu"} {
  llvm.comdat @__llvm_global_comdat {
    llvm.comdat_selector @a any
    llvm.comdat_selector @f nodeduplicate
  }
  llvm.mlir.global private @a(1 : i32) comdat(@__llvm_global_comdat::@a) : i32
  llvm.func private @f() comdat(@__llvm_global_comdat::@f) {
    llvm.return
  }
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target triple = "x86_64-pc-linux-gnu"

$a = comdat any

$f = comdat nodeduplicate

@a = private global i32 1, comdat

define private void @f() comdat {
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
