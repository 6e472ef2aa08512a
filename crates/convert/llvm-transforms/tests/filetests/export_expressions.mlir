// terrace opt --llvm-legalize-for-export
// Fragments of fragments are merged.
#file = #llvm.di_file<"a.c" in "">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#global = #llvm.di_global_variable<scope = #unit, name = "g", file = #file, line = 1, type = #type, isDefined = true>
#fragments = #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(32, 32), DW_OP_LLVM_fragment(32, 64), DW_OP_LLVM_fragment(32, 96)]>
#one = #llvm.di_expression<[DW_OP_LLVM_fragment(8, 8)]>
llvm.mlir.global external @g(0 : i32) {dbg_exprs = [#llvm.di_global_variable_expression<var = #global, expr = #fragments>]} : i32
llvm.func @f() attributes {note = [#one, {inner = #fragments}]} {
  llvm.return
}
// ==== stdout ====
#di_basic_type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#di_file = #llvm.di_file<"a.c" in "">
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, isOptimized = false, emissionKind = Full>
#di_global_variable = #llvm.di_global_variable<scope = #di_compile_unit, name = "g", file = #di_file, line = 1, type = #di_basic_type, isDefined = true>
#di_global_variable_expression = #llvm.di_global_variable_expression<var = #di_global_variable, expr = <[DW_OP_deref, DW_OP_LLVM_fragment(96, 32)]>>
module {
  llvm.mlir.global external @g(0 : i32) {addr_space = 0 : i32, dbg_exprs = [#di_global_variable_expression]} : i32
  llvm.func @f() attributes {note = [#llvm.di_expression<[DW_OP_LLVM_fragment(8, 8)]>, {inner = #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(96, 32)]>}]} {
    llvm.return
  }
}

