// terrace translate --mlir-to-llvmir
// Attributes of globals that LLVM knows have LLVM's values.
llvm.mlir.global external @g() {target_specific_attrs = [["align", "4"], "readonly", ["memory", "5"], ["foo", "4"], "bar"]} : i32
llvm.mlir.global external @h() {target_specific_attrs = [["align", "x"], ["vscale_range", "4294967298"]]} : i32
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = external global i32 #0
@h = external global i32 #1

attributes #0 = { readonly align=4 memory(argmem: read, inaccessiblemem: read) "bar" "foo"="4" }
attributes #1 = { vscale_range(1,2) "align"="x" }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
