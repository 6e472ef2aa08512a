// terrace translate --mlir-to-llvmir
// The same subprogram is checked as that of a function.
#file = #llvm.di_file<"a.c" in "/">
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#ty = #llvm.di_subroutine_type<types = #int>
#sp = #llvm.di_subprogram<id = distinct[1]<>, scope = #file, name = "f", file = #file, line = 1, scopeLine = 1, subprogramFlags = Definition, type = #ty>
#var = #llvm.di_global_variable<scope = #sp, name = "x", linkageName = "x", file = #file, line = 2, type = #int, isLocalToUnit = true, isDefined = true>
#expr = #llvm.di_global_variable_expression<var = #var, expr = <>>
llvm.mlir.global internal @x(1 : i32) {dbg_exprs = [#expr]} : i32
llvm.func @f() {
  llvm.return loc(#l)
} loc(#l)
#l = loc(fused<#sp>["a.c":1:1])
// ==== stderr ====
<stdin>:0:0: error: subprogram definitions must have a compile unit
// ==== exit 1 ====
