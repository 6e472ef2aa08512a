// terrace opt --ensure-debug-info-scope-on-llvm-func --mlir-print-debuginfo
// Code of other files than the function is in scopes of its own.
module {
llvm.func @a(%x: i32 loc("arg.c":1:1)) { 
 %0 = llvm.add %x, %x : i32 loc("foo/bar.c":3:4)
 %1 = llvm.add %x, %x : i32 loc("foo/baz.c":3:4)
 %2 = llvm.add %x, %x : i32 loc(callsite("foo/baz.c":3:4 at "foo/bar.c":1:1))
 %3 = llvm.add %x, %x : i32 loc(callsite("foo/bar.c":3:4 at "foo/baz.c":1:1))
 %4 = llvm.add %x, %x : i32 loc(fused["foo/bar.c":3:4, "foo/baz.c":1:1])
 %5 = llvm.add %x, %x : i32 loc(fused["foo/baz.c":3:4, "foo/bar.c":1:1])
 %6 = llvm.add %x, %x : i32 loc("n"("foo/baz.c":3:4))
 %7 = llvm.add %x, %x : i32 loc(callsite(callsite("foo/baz.c":3:4 at "q.c":5:5) at "foo/bar.c":1:1))
 llvm.return loc(unknown) } loc("foo/bar.c":2:1)
}
// ==== stdout ====
#loc2 = loc("arg.c":1:1)
module {
  llvm.func @a(%arg0: i32 loc("arg.c":1:1)) {
    %0 = llvm.add %arg0, %arg0 : i32 loc(#loc3)
    %1 = llvm.add %arg0, %arg0 : i32 loc(#loc12)
    %2 = llvm.add %arg0, %arg0 : i32 loc(#loc16)
    %3 = llvm.add %arg0, %arg0 : i32 loc(#loc17)
    %4 = llvm.add %arg0, %arg0 : i32 loc(#loc8)
    %5 = llvm.add %arg0, %arg0 : i32 loc(#loc14)
    %6 = llvm.add %arg0, %arg0 : i32 loc(#loc15)
    %7 = llvm.add %arg0, %arg0 : i32 loc(#loc20)
    llvm.return loc(#loc7)
  } loc(#loc11)
} loc(#loc)
#di_file = #llvm.di_file<"<stdin>" in "">
#di_file1 = #llvm.di_file<"bar.c" in "foo">
#di_file2 = #llvm.di_file<"baz.c" in "foo">
#di_file3 = #llvm.di_file<"q.c" in "">
#di_subroutine_type = #llvm.di_subroutine_type<callingConvention = DW_CC_normal>
#loc = loc("<stdin>":3:1)
#loc1 = loc("foo/bar.c":2:1)
#loc3 = loc("foo/bar.c":3:4)
#loc4 = loc("foo/baz.c":3:4)
#loc5 = loc("foo/bar.c":1:1)
#loc6 = loc("foo/baz.c":1:1)
#loc7 = loc(unknown)
#di_compile_unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #di_file, producer = "MLIR", isOptimized = true, emissionKind = LineTablesOnly>
#loc8 = loc(fused[#loc3, #loc6])
#loc9 = loc(fused[#loc4, #loc5])
#loc10 = loc("n"(#loc4))
#di_subprogram = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #di_compile_unit, scope = #di_file1, name = "a", linkageName = "a", file = #di_file1, line = 2, scopeLine = 2, subprogramFlags = "Definition|Optimized", type = #di_subroutine_type>
#di_lexical_block_file = #llvm.di_lexical_block_file<scope = #di_subprogram, file = #di_file2, discriminator = 0>
#di_lexical_block_file1 = #llvm.di_lexical_block_file<scope = #di_subprogram, file = #di_file1, discriminator = 0>
#di_lexical_block_file2 = #llvm.di_lexical_block_file<scope = #di_subprogram, file = #di_file3, discriminator = 0>
#loc11 = loc(fused<#di_subprogram>[#loc1])
#di_lexical_block_file3 = #llvm.di_lexical_block_file<scope = #di_lexical_block_file2, file = #di_file2, discriminator = 0>
#loc12 = loc(fused<#di_lexical_block_file>[#loc4])
#loc13 = loc(fused<#di_lexical_block_file1>[#loc3])
#loc14 = loc(fused<#di_lexical_block_file>[#loc9])
#loc15 = loc(fused<#di_lexical_block_file>[#loc10])
#loc16 = loc(callsite(#loc12 at #loc5))
#loc17 = loc(callsite(#loc13 at #loc6))
#loc18 = loc(fused<#di_lexical_block_file3>[#loc4])
#loc19 = loc(fused<#di_lexical_block_file2>[#loc18])
#loc20 = loc(callsite(#loc19 at #loc5))

