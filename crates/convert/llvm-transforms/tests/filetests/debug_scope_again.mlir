// terrace opt --ensure-debug-info-scope-on-llvm-func --ensure-debug-info-scope-on-llvm-func --mlir-print-debuginfo --mlir-print-local-scope
// The second time operations of other files get a scope around the one that they have. Read back, the two are one.
llvm.func @f() {
  llvm.return loc("x/y.c":3:4)
} loc("/a/b.c":1:2)
// ==== stdout ====
module {
  llvm.func @f() {
    llvm.return loc(fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"<stdin>" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"b.c" in "/a">, name = "f", linkageName = "f", file = <"b.c" in "/a">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"y.c" in "x">, discriminator = 0>>[fused<#llvm.di_lexical_block_file<scope = #llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"<stdin>" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"b.c" in "/a">, name = "f", linkageName = "f", file = <"b.c" in "/a">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>, file = <"y.c" in "x">, discriminator = 0>>["x/y.c":3:4]])
  } loc(fused<#llvm.di_subprogram<id = distinct[0]<>, compileUnit = <id = distinct[1]<>, sourceLanguage = DW_LANG_C, file = <"<stdin>" in "">, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>, scope = #llvm.di_file<"b.c" in "/a">, name = "f", linkageName = "f", file = <"b.c" in "/a">, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = <callingConvention = DW_CC_normal>>>["/a/b.c":1:2])
} loc("<stdin>":0:0)
