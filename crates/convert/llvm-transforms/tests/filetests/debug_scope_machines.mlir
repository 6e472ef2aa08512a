// terrace opt --ensure-debug-info-scope-on-llvm-func --mlir-print-debuginfo --mlir-print-local-scope
// Two slashes begin the name of a machine.
module {
  llvm.func @file() loc("//host/x.c":1:1)
  llvm.func @only_machine() loc("//host":1:1)
  llvm.func @root_of_machine() loc("//host/":1:1)
  llvm.func @slashes() loc("//":1:1)
  llvm.func @many_slashes() loc("///x//y//":1:1)
} loc("m.mlir":0:0)
// ==== stdout ====
module {
  llvm.func @file() loc(fused<#llvm.di_subprogram<scope = #llvm.di_file<"x.c" in "//host/">, name = "file", linkageName = "file", file = <"x.c" in "//host/">, line = 1, scopeLine = 1, subprogramFlags = Optimized, type = <callingConvention = DW_CC_normal>>>["//host/x.c":1:1])
  llvm.func @only_machine() loc(fused<#llvm.di_subprogram<scope = #llvm.di_file<"//host" in "">, name = "only_machine", linkageName = "only_machine", file = <"//host" in "">, line = 1, scopeLine = 1, subprogramFlags = Optimized, type = <callingConvention = DW_CC_normal>>>["//host":1:1])
  llvm.func @root_of_machine() loc(fused<#llvm.di_subprogram<scope = #llvm.di_file<"/" in "//host">, name = "root_of_machine", linkageName = "root_of_machine", file = <"/" in "//host">, line = 1, scopeLine = 1, subprogramFlags = Optimized, type = <callingConvention = DW_CC_normal>>>["//host/":1:1])
  llvm.func @slashes() loc(fused<#llvm.di_subprogram<scope = #llvm.di_file<"/" in "">, name = "slashes", linkageName = "slashes", file = <"/" in "">, line = 1, scopeLine = 1, subprogramFlags = Optimized, type = <callingConvention = DW_CC_normal>>>["//":1:1])
  llvm.func @many_slashes() loc(fused<#llvm.di_subprogram<scope = #llvm.di_file<"." in "///x//y">, name = "many_slashes", linkageName = "many_slashes", file = <"." in "///x//y">, line = 1, scopeLine = 1, subprogramFlags = Optimized, type = <callingConvention = DW_CC_normal>>>["///x//y//":1:1])
} loc("m.mlir":0:0)
