// terrace translate --mlir-to-llvmir
// Without a location there is no debug record, and nothing is left of its variable.
#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = true, emissionKind = Full>
#ty = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, scopeLine = 1, subprogramFlags = Definition, type = #ty>
#var = #llvm.di_local_variable<scope = #sp, name = "x", file = #file, line = 2, arg = 1>
llvm.func @f(%a: i32) {
  llvm.intr.dbg.value #var = %a : i32
  llvm.return
}
llvm.func @g(%a: i32) {
  llvm.intr.dbg.value #var = %a : i32
  llvm.return
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(i32 %0) {
  ret void
}

define void @g(i32 %0) {
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
