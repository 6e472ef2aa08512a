// terrace translate --mlir-to-llvmir --split-input-file
// Debug information that does not fit together.
#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, producer = "p", isOptimized = true, emissionKind = Full>
#st = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, line = 1, scopeLine = 1, subprogramFlags = "Definition", type = #st>
llvm.func @f() {
  llvm.return loc(#l1)
} loc(#l2)
llvm.func @g() {
  llvm.return loc(#l1)
} loc(#l2)
#l1 = loc("a.c":1:1)
#l2 = loc(fused<#sp>[#l1])
// -----
#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, producer = "p", isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, line = 1, scopeLine = 1, subprogramFlags = "Definition">
#sp2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #f, name = "g", file = #f, line = 1, scopeLine = 1, subprogramFlags = "Definition">
llvm.func @f() {
  llvm.return loc(#l3)
} loc(#l2)
#l1 = loc("a.c":1:1)
#l2 = loc(fused<#sp>[#l1])
#l3 = loc(fused<#sp2>[#l1])
// -----
#f = #llvm.di_file<"a.c" in "/d">
#sp = #llvm.di_subprogram<id = distinct[1]<>, scope = #f, name = "f", file = #f, line = 1, scopeLine = 1, subprogramFlags = "Definition">
llvm.func @f() {
  llvm.return loc(#l1)
} loc(#l2)
#l1 = loc("a.c":1:1)
#l2 = loc(fused<#sp>[#l1])
// -----
#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, producer = "p", isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #cu, scope = #f, name = "f", file = #f, line = 1, scopeLine = 1>
llvm.func @f() {
  llvm.return loc(#l1)
} loc(#l2)
#l1 = loc("a.c":1:1)
#l2 = loc(fused<#sp>[#l1])
// -----
#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, producer = "p", isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, line = 1, scopeLine = 1, subprogramFlags = "Definition">
llvm.func @f() loc(#l2)
#l1 = loc("a.c":1:1)
#l2 = loc(fused<#sp>[#l1])
// -----
#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, producer = "p", isOptimized = true, emissionKind = Full>
#bt = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, line = 1, scopeLine = 1, subprogramFlags = "Definition">
#v = #llvm.di_local_variable<scope = #sp, name = "x", file = #f, line = 3, arg = 1, type = #bt>
#v2 = #llvm.di_local_variable<scope = #sp, name = "y", file = #f, line = 3, arg = 1, type = #bt>
llvm.func @f(%a: i32, %b: i32) {
  llvm.intr.dbg.value #v = %a : i32 loc(#l2)
  llvm.intr.dbg.value #v2 = %b : i32 loc(#l2)
  llvm.return loc(#l1)
} loc(#l2)
#l1 = loc("a.c":1:1)
#l2 = loc(fused<#sp>[#l1])
// -----
#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, producer = "p", isOptimized = true, emissionKind = Full>
#bt = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, line = 1, scopeLine = 1, subprogramFlags = "Definition">
#sp2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #f, name = "g", file = #f, line = 1, scopeLine = 1, subprogramFlags = "Definition">
#v = #llvm.di_local_variable<scope = #sp2, name = "x", file = #f, line = 3, arg = 1, type = #bt>
llvm.func @f(%a: i32, %b: i32) {
  llvm.intr.dbg.value #v = %a : i32 loc(#l2)
  llvm.return loc(#l1)
} loc(#l2)
#l1 = loc("a.c":1:1)
#l2 = loc(fused<#sp>[#l1])
// -----
#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, producer = "p", isOptimized = true, emissionKind = Full>
#bt = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, line = 1, scopeLine = 1, subprogramFlags = "Definition">
#v = #llvm.di_local_variable<scope = #sp, name = "x", file = #f, line = 3, arg = 1, type = #bt>
llvm.func @f(%a: i32, %b: i32) {
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_LLVM_fragment(0, 64)]> = %a : i32 loc(#l2)
  llvm.return loc(#l1)
} loc(#l2)
#l1 = loc("a.c":1:1)
#l2 = loc(fused<#sp>[#l1])
// -----
#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, producer = "p", isOptimized = true, emissionKind = Full>
#bt = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #f, name = "f", file = #f, line = 1, scopeLine = 1, subprogramFlags = "Definition">
#v = #llvm.di_local_variable<scope = #sp, name = "x", file = #f, line = 3, arg = 1, type = #bt>
llvm.func @f(%a: i32, %b: i32) {
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_LLVM_fragment(0, 32)]> = %a : i32 loc(#l2)
  llvm.intr.dbg.value #v #llvm.di_expression<[DW_OP_stack_value, DW_OP_deref]> = %a : i32 loc(#l2)
  llvm.return loc(#l1)
} loc(#l2)
#l1 = loc("a.c":1:1)
#l2 = loc(fused<#sp>[#l1])
// -----
#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, producer = "p", isOptimized = true, emissionKind = Full>
#ct = #llvm.di_composite_type<tag = DW_TAG_array_type, name = "s">
#gv = #llvm.di_global_variable<scope = #cu, name = "g", linkageName = "gg", file = #f, line = 12, type = #ct, isLocalToUnit = true, isDefined = true, alignInBits = 2>
#gve = #llvm.di_global_variable_expression<var = #gv, expr = <>>
llvm.mlir.global external @g(1 : i32) {dbg_exprs = [#gve]} : i32
// -----
#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, producer = "p", isOptimized = true, emissionKind = Full>
#ct = #llvm.di_composite_type<tag = DW_TAG_base_type, name = "s">
#gv = #llvm.di_global_variable<scope = #cu, name = "g", linkageName = "gg", file = #f, line = 12, type = #ct, isLocalToUnit = true, isDefined = true, alignInBits = 2>
#gve = #llvm.di_global_variable_expression<var = #gv, expr = <>>
llvm.mlir.global external @g(1 : i32) {dbg_exprs = [#gve]} : i32
// -----
#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, producer = "p", isOptimized = true, emissionKind = Full>
#ct = #llvm.di_derived_type<tag = DW_TAG_base_type, name = "s">
#gv = #llvm.di_global_variable<scope = #cu, name = "g", file = #f, line = 12, type = #ct, isLocalToUnit = true, isDefined = true, alignInBits = 2>
#gve = #llvm.di_global_variable_expression<var = #gv, expr = <>>
llvm.mlir.global external @g(1 : i32) {dbg_exprs = [#gve]} : i32
// -----
#f = #llvm.di_file<"a.c" in "/d">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #f, producer = "p", isOptimized = true, emissionKind = Full>
#ct = #llvm.di_basic_type<tag = DW_TAG_pointer_type, name = "s">
#gv = #llvm.di_global_variable<scope = #cu, name = "", file = #f, line = 12, type = #ct, isLocalToUnit = true, isDefined = true, alignInBits = 2>
#gve = #llvm.di_global_variable_expression<var = #gv, expr = <>>
llvm.mlir.global external @g(1 : i32) {dbg_exprs = [#gve]} : i32
// ==== stdout ====












// ==== stderr ====
a.c:1:1: error: DISubprogram attached to more than one function
a.c:1:1: error: !dbg attachment points at wrong subprogram for function
within split at <stdin>:26 offset :0:0: error: subprogram definitions must have a compile unit
a.c:1:1: error: function definition may only have a distinct !dbg attachment
a.c:1:1: error: function declaration may only have a unique !dbg attachment
a.c:1:1: error: conflicting debug info for argument
a.c:1:1: error: mismatched subprogram between #dbg record variable and DILocation
a.c:1:1: error: fragment is larger than or outside of variable
a.c:1:1: error: fragment covers entire variable
within split at <stdin>:102 offset :0:0: error: array types must have a base type
within split at <stdin>:109 offset :0:0: error: invalid tag
within split at <stdin>:116 offset :0:0: error: invalid tag
within split at <stdin>:123 offset :0:0: error: invalid tag
// ==== exit 1 ====
