// terrace opt
llvm.mlir.global internal @g() : i64 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
// ==== stderr ====
<stdin>:2:1: error: 'llvm.mlir.global' op initializer region type 'i32' does not match global type 'i64'
llvm.mlir.global internal @g() : i64 {
^
<stdin>:2:1: note: see current operation: 
"llvm.mlir.global"() <{addr_space = 0 : i32, global_type = i64, linkage = #llvm.linkage<internal>, sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  %0 = "llvm.mlir.constant"() <{value = 1 : i32}> : () -> i32
  "llvm.return"(%0) : (i32) -> ()
}) : () -> ()
// ==== exit 1 ====
