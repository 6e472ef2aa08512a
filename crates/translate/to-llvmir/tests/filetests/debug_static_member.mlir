// terrace translate --mlir-to-llvmir
// A variable that is a type must be a static member, which no attribute says.
#file = #llvm.di_file<"a.cpp" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C_plus_plus, file = #file, isOptimized = true, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#member = #llvm.di_derived_type<tag = DW_TAG_variable, name = "count", baseType = #int>
#class = #llvm.di_composite_type<tag = DW_TAG_structure_type, name = "S", file = #file, sizeInBits = 8, elements = #member>
#ty = #llvm.di_subroutine_type<types = #llvm.di_null_type, #class>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #file, name = "f", file = #file, line = 1, scopeLine = 1, subprogramFlags = Definition, type = #ty>
llvm.func @f() {
  llvm.return loc(#l)
} loc(#l)
#l = loc(fused<#sp>["a.cpp":1:1])
// ==== stderr ====
<stdin>:0:0: error: invalid tag
// ==== exit 1 ====
