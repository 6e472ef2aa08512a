// terrace opt --ensure-debug-info-scope-on-llvm-func=emission-kind=Full --mlir-print-debuginfo
// Definitions are in a compile unit, declarations are not; subprograms that are there stay.
#file = #llvm.di_file<"known.c" in "">
#known = #llvm.di_subprogram<name = "known", file = #file>
llvm.func @a() { llvm.return } loc("dir/a.c":2:1)
llvm.func @b() loc("/b.c":3:4)
llvm.func @c() { llvm.return } loc(unknown)
llvm.func @d() loc("name"("d.c":5:6))
llvm.func @e() { llvm.return } loc(callsite("e.c":5:6 at "f.c":7:1))
llvm.func @g() { llvm.return } loc(fused["g.c":5:6, "h.c":1:1])
llvm.func @known() { llvm.return } loc(fused<#known>["known.c":1:1])
module {
  llvm.func @inner() { llvm.return } loc("dir/inner.c":1:1)
}
// ==== stdout ====
module {
  llvm.func @a() {
    llvm.return loc(#loc30)
  } loc(#loc24)
  llvm.func @b() loc(#loc21)
  llvm.func @c() {
    llvm.return loc(#loc5)
  } loc(#loc25)
  llvm.func @d() loc(#loc22)
  llvm.func @e() {
    llvm.return loc(#loc31)
  } loc(#loc26)
  llvm.func @g() {
    llvm.return loc(#loc32)
  } loc(#loc27)
  llvm.func @known() {
    llvm.return loc(#loc28)
  } loc(#loc23)
  module {
    llvm.func @inner() {
      llvm.return loc(#loc33)
    } loc(#loc29)
  } loc(#loc15)
} loc(#loc)
#di_file = #llvm.di_file<"<stdin>" in "">
#di_file1 = #llvm.di_file<"a.c" in "dir">
#di_file2 = #llvm.di_file<"b.c" in "/">
#di_file3 = #llvm.di_file<"d.c" in "">
#di_file4 = #llvm.di_file<"f.c" in "">
#di_file5 = #llvm.di_file<"g.c" in "">
#di_file6 = #llvm.di_file<"known.c" in "">
#di_file7 = #llvm.di_file<"inner.c" in "dir">
#di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
#loc = loc("<stdin>":0:0)
#loc1 = loc("dir/a.c":2:1)
#loc2 = loc("<stdin>":5:18)
#loc3 = loc("/b.c":3:4)
#loc4 = loc(unknown)
#loc5 = loc("<stdin>":7:18)
#loc6 = loc("d.c":5:6)
#loc7 = loc("e.c":5:6)
#loc8 = loc("f.c":7:1)
#loc9 = loc("<stdin>":9:18)
#loc10 = loc("g.c":5:6)
#loc11 = loc("h.c":1:1)
#loc12 = loc("<stdin>":10:18)
#loc13 = loc("known.c":1:1)
#loc14 = loc("<stdin>":11:22)
#loc15 = loc("<stdin>":12:1)
#loc16 = loc("dir/inner.c":1:1)
#loc17 = loc("<stdin>":13:24)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = Full>
#di_subprogram = #llvm.di_subprogram<scope = #di_file2, name = "b", linkageName = "b", file = #di_file2, line = 3, scopeLine = 3, subprogramFlags = Optimized, type = #di_subroutine_type>
#di_subprogram1 = #llvm.di_subprogram<scope = #di_file3, name = "d", linkageName = "d", file = #di_file3, line = 5, scopeLine = 5, subprogramFlags = Optimized, type = #di_subroutine_type>
#di_subprogram2 = #llvm.di_subprogram<name = "known", file = #di_file6>
#loc18 = loc("name"(#loc6))
#loc19 = loc(callsite(#loc7 at #loc8))
#loc20 = loc(fused[#loc10, #loc11])
#di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_subprogram2, file = #di_file, discriminator = 0>
#di_subprogram3 = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "a", linkageName = "a", file = #di_file1, line = 2, scopeLine = 2, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#di_subprogram4 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #di_compile_unit, scope = #di_file, name = "c", linkageName = "c", file = #di_file, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#di_subprogram5 = #llvm.di_subprogram<id = distinct[3]<>, compileUnit = #di_compile_unit, scope = #di_file4, name = "e", linkageName = "e", file = #di_file4, line = 7, scopeLine = 7, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#di_subprogram6 = #llvm.di_subprogram<id = distinct[4]<>, compileUnit = #di_compile_unit, scope = #di_file5, name = "g", linkageName = "g", file = #di_file5, line = 5, scopeLine = 5, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#di_subprogram7 = #llvm.di_subprogram<id = distinct[5]<>, compileUnit = #di_compile_unit, scope = #di_file7, name = "inner", linkageName = "inner", file = #di_file7, line = 1, scopeLine = 1, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#loc21 = loc(fused<#di_subprogram>[#loc3])
#loc22 = loc(fused<#di_subprogram1>[#loc18])
#loc23 = loc(fused<#di_subprogram2>[#loc13])
#di_lexical_block_file1 = #llvm.di_lexical_block_file<scope = #di_subprogram3, file = #di_file, discriminator = 0>
#di_lexical_block_file2 = #llvm.di_lexical_block_file<scope = #di_subprogram5, file = #di_file, discriminator = 0>
#di_lexical_block_file3 = #llvm.di_lexical_block_file<scope = #di_subprogram6, file = #di_file, discriminator = 0>
#di_lexical_block_file4 = #llvm.di_lexical_block_file<scope = #di_subprogram7, file = #di_file, discriminator = 0>
#loc24 = loc(fused<#di_subprogram3>[#loc1])
#loc25 = loc(fused<#di_subprogram4>[#loc4])
#loc26 = loc(fused<#di_subprogram5>[#loc19])
#loc27 = loc(fused<#di_subprogram6>[#loc20])
#loc28 = loc(fused<#di_lexical_block_file>[#loc14])
#loc29 = loc(fused<#di_subprogram7>[#loc16])
#loc30 = loc(fused<#di_lexical_block_file1>[#loc2])
#loc31 = loc(fused<#di_lexical_block_file2>[#loc9])
#loc32 = loc(fused<#di_lexical_block_file3>[#loc12])
#loc33 = loc(fused<#di_lexical_block_file4>[#loc17])

